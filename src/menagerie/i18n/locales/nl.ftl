# Wie, en wat elk spel heeft

seat-name = Plaats { $number }
seat-you = Jij
labelled = { $label }: { $value }
seat-separator = { "; " }
round-ended = De ronde is voorbij. Punten: { $points }. Ronde gewonnen door: { $winners }.
game-ended = Het spel is voorbij. Punten: { $points }. Spel gewonnen door: { $winners }.

# Wat niet gespeeld kan worden

unknown-game = Het spel ‘{ $game }’ bestaat niet. Beschikbare spellen: { $known }.
bad-players = { $game } kun je niet met { $players } spelers spelen; het is voor { $fewest } tot en met { $most } spelers.
no-such-seat = Plaats { $seat } bestaat niet; de laatste plaats is { $last }.
unknown-option = De optie ‘{ $option }’ bestaat niet. Opties van dit spel: { $known }.
bad-option = De optie { $option } kan niet ‘{ $value }’ zijn. Mogelijke waarden: { $allowed }.
bad-seed = Een seed is { $right } bytes lang; deze heeft er { $found }.
bad-values = { $game } kun je niet met { $found } kaartwaarden spelen; elk van de { $cards } kaarten heeft een waarde nodig.
bad-hand = { $game } kun je niet met { $cards } handkaarten spelen; mogelijk is 0 (alle kaarten) tot en met { $most }.
openspiel-compiled-search = De gecompileerde { $bot } van OpenSpiel kan geen spel spelen dat in Python is geschreven; gebruik open_spiel.python.algorithms.ismcts.ISMCTSBot.
unknown-level = Het niveau ‘{ $level }’ bestaat niet. Beschikbare niveaus: { $known }.
bad-search = Een zoekactie heeft minstens één simulatie en één thread nodig; hier: { $simulations } en { $threads }.
env-no-features = { $game } definieert geen observaties voor machine learning.
env-bad-state = Dit is geen toestand van { $game } met { $players } spelers.
env-other-game = Dit is een opname van { $found } met { $found_players } spelers; de omgeving speelt { $game } met { $players } spelers.
env-several-positions = Een spel begint op één punt, maar er zijn er meer opgegeven: { $found }.
env-in-turn = Bij { $game } beslist niet altijd iedereen tegelijk; gebruik env(), dat plaats voor plaats speelt.
env-finished = Dit spel { $game } is afgelopen: er valt niets meer te beslissen.
env-no-deal = Bij { $game } wordt niets willekeurig gedeeld.
env-not-begun = Er is nog geen spel begonnen: roep eerst reset aan.
env-bad-actions = step heeft { $count } gehele getallen nodig: één actie per spel.
env-bad-mask = reset_mask moet voor elk van de { $count } begonnen spellen een booleaanse waarde bevatten.
env-not-for-each = ‘{ $option }’ heeft { $found } waarden, maar er zijn { $count } spellen.
env-other-saved = Dit is niet opgeslagen door een omgeving met { $count } spellen { $game } voor { $players } spelers en met dezelfde huisregels, plaats, tegenstanders en beloning.
env-unknown-start = reset heeft geen optie ‘{ $option }’. Mogelijke opties: { $known }.
env-mid-choice = Bij { $game } speelt iedereen tegelijk: een spel kan niet beginnen als sommigen al gekozen hebben.
env-no-record = ‘decisions’ telt de beslissingen van een opname: geef ook de opname op.
env-concealed-state = Deze toestand van { $game } bevat verborgen kaarten, zoals een weergave; Game.imagine maakt van een weergave een volledige toestand.
env-seat-finished = seat={ $seat } heeft in dit spel { $game } niets meer te beslissen.
file-unreadable =
    { $reason ->
        [ENOENT] Het bestand { $file } bestaat niet.
        [EISDIR] { $file } is een map; geef een bestand op.
        [ENOTDIR] Het bestand { $file } bestaat niet: het pad loopt door een bestand.
        [ENAMETOOLONG] De naam { $file } is te lang.
        [EACCES] Je mag { $file } niet lezen.
       *[other] { $file } kan niet worden gelezen ({ $reason }).
    }
file-unwritable =
    { $reason ->
        [ENOENT] { $file } kan niet worden geschreven: de map bestaat niet.
        [EISDIR] { $file } is een map; geef een bestand op.
        [ENOTDIR] { $file } kan niet worden geschreven: het pad loopt door een bestand.
        [ENAMETOOLONG] De naam { $file } is te lang.
        [EACCES] Je mag { $file } niet schrijven.
        [ENOSPC] { $file } kan niet worden geschreven: de schijf is vol.
       *[other] { $file } kan niet worden geschreven ({ $reason }).
    }
no-card-values = De kaarten van { $game } hebben geen waarden om te vervangen; laat --deck weg.
values-not-json = { $file } is geen JSON; het moet {"{"}"{ $table }": {"{"}"KAART": GETAL, …{"}"}{"}"} zijn.
values-no-table = { $file } heeft geen tabel ‘{ $table }’; het moet {"{"}"{ $table }": {"{"}"KAART": GETAL, …{"}"}{"}"} zijn.
values-missing-card = { $file } geeft kaart { $card } geen waarde; de tabel ‘{ $table }’ moet elke kaart een waarde geven.
values-unknown-card = { $file } geeft een waarde aan ‘{ $card }’, maar dat is geen kaart van dit spel.
values-card-twice = { $file } noemt ‘{ $card }’ twee keer.
values-bad-value = { $file } geeft kaart { $card } de waarde { $value }; de waarden van ‘{ $table }’ zijn gehele getallen van { $lowest } tot en met { $highest }.

# Zetten die niet worden aangenomen

not-your-turn = Plaats { $seat } heeft nu niets te beslissen; er wordt gewacht op: { $waiting }.
illegal-move = Plaats { $seat } mag hier niet ‘{ $move }’ spelen.
choice-final = Je kunt je keuze alleen veranderen zolang nog niet iedereen heeft gekozen.

# Opgenomen spellen

record-not-text = { $file } is geen tekstbestand; een opname is JSON, één spel per regel.
record-none = { $file } bevat geen opname.
record-not-json = { $file }, regel { $line }: dit is geen JSON; een opname is één JSON-object per regel.
record-truncated = { $file }, regel { $line }: de opname breekt halverwege af; het bestand is niet volledig.
record-not-record = { $file }, regel { $line }: dit is geen opname; "format": "{ $format }" ontbreekt.
record-other-format = { $file }, regel { $line }: het formaat is { $found }; dit programma leest "{ $format }".
record-field-missing = { $file }, regel { $line }: het veld ‘{ $field }’ ontbreekt.
record-field-wrong = { $file }, regel { $line }: ‘{ $field }’ kan niet { $found } zijn, maar { $field ->
    [seed] 64 hexadecimale cijfers in kleine letters
    [players] een geheel getal
    [options] een object
    [log] een lijst
    [result] punten en winnaars per plaats
   *[other] tekst
}.
record-field-unknown = { $file }, regel { $line }: het veld ‘{ $field }’ bestaat niet in een opname.
record-field-twice = { $file }, regel { $line }: het veld ‘{ $field }’ staat er twee keer.
record-entry-wrong = { $file }, regel { $line }: vermelding { $entry } is geen beslissing, deling, trekking of einde van een ronde: { $found }
record-unfinished = { $file }, regel { $line }: dit spel is nog niet afgelopen; alleen een afgelopen spel kun je controleren of terugkijken.
entry-malformed = de vermelding heeft niet de vorm die in dit spel nodig is: { $found }
entry-out-of-place = in dit spel is niets aan het toeval overgelaten
record-chance-missing = er moet gedeeld of getrokken worden, maar dat staat niet meer in het logboek.
record-entry-differs = in het logboek staat { $found }, maar volgens de regels en de seed moet het { $right } zijn.
record-after-end = het spel is voorbij, maar het logboek gaat verder met { $found }.
record-not-the-turn = verwacht: een beslissing van "seat": { $seat }; in het logboek staat { $found }.
record-legal-differs = de toegestane zetten zijn { $right }, maar in het logboek staat { $found }.
record-legal-unwanted = het logboek noemt toegestane zetten bij ‘{ $move }’; dat doet een opname nooit.
record-illegal-move = "seat": { $seat } mag hier niet ‘{ $move }’ spelen. Toegestane zetten: { $legal }.
record-ends-early = het logboek eindigt vóór het spel: "seat": { $seat } moet nog beslissen.
record-entry-missing = het logboek eindigt, maar { $right } ontbreekt.
record-result-differs = de uitslag is { $right }, maar in de opname staat { $found }.

# De opdrachtregel

cli-about = menagerie: Mausen, Awimbawé en Mopsen, drie kaartspellen met dieren.
cli-usage = Gebruik:
cli-usage-of-all = Gebruik: menagerie [OPDRACHT …]
cli-arguments = Argumenten
cli-more = Zonder opdracht opent menagerie de lobby in de browser. ‘menagerie OPDRACHT --help’ toont de hulp bij een opdracht.
cli-command-play = Speel tegen bots, met vrienden of aan een online tafel.
cli-command-simulate = Speel veel willekeurige spellen en tel ze of neem ze op.
cli-command-verify = Controleer of de spellen in een bestand de regels en hun seed volgen.
cli-command-replay = Vertel een opgenomen spel na.
cli-command-ladder = Toon aan dat elk niveau het niveau eronder verslaat; exitcode 1 als dat niet lukt.
cli-command-bench = Meet hoe snel de spellen op deze machine lopen, en OpenSpiel als dat geïnstalleerd is.
cli-arg-game = het spel: mausen, awimbawe of mopsen
cli-arg-players = aantal spelers (standaard: het minimum)
cli-arg-level = niveau van de bots: random (willekeurig), novice (beginner), casual (gelegenheidsspeler, standaard), strong (sterk) of master (meester)
cli-arg-games = aantal spellen (standaard: 1000)
cli-arg-seed = een woord of getal; dezelfde seed geeft dezelfde spellen
cli-arg-record = schrijf de spellen naar dit bestand, één per regel
cli-arg-record-played = schrijf het afgelopen spel naar dit bestand
cli-arg-legal = neem ook alle toegestane zetten op
cli-arg-option = een huisregel; kan herhaald worden
cli-arg-deck = je eigen kronen of botten, als JSON
cli-arg-file = een bestand met opnamen
cli-arg-which-game = nummer van het spel in het bestand, vanaf 1 (standaard: 1)
cli-arg-seat = toon het spel vanaf deze plaats
cli-arg-my-seat = jouw plaats aan tafel (standaard: de eerste)
cli-arg-seconds = duur van elke meting in seconden (standaard: 2)
cli-arg-deals = aantal delingen, elk vanaf elke plaats gespeeld (standaard: 1000)
cli-arg-json = toon JSON
cli-arg-lang = de taal: de, en, fr, it of nl
cli-arg-help = toon deze hulp
cli-not-understood = Ongeldige opdrachtregel: { $argument }.
cli-value-missing = { $argument } heeft een waarde nodig.
cli-value-unwanted = { $argument } accepteert geen waarde.
cli-unknown-argument = Onbekend argument: { $argument }. ‘menagerie { $command }’ accepteert: { $known }.
cli-argument-missing = Het argument { $argument } ontbreekt.
cli-not-a-number = { $argument } kan niet ‘{ $value }’ zijn; geef een geheel getal van { $lowest } tot en met { $highest } op.
cli-not-positive = { $argument } kan niet ‘{ $value }’ zijn; geef een getal boven 0 op, hoogstens { $highest }.
cli-option-form = ‘{ $value }’ is geen optie; schrijf --option NAAM=WAARDE.
cli-unknown-language = De taal ‘{ $value }’ bestaat hier niet. Beschikbare talen: { $known }.
cli-unknown-command = De opdracht ‘{ $command }’ bestaat niet. Beschikbare opdrachten: { $known }.
cli-legal-without-record = --legal vult een opname aan; geef ook --record BESTAND op.
cli-no-such-game = Spel { $wanted } bestaat niet in { $file }; het bestand bevat er { $count }.
cli-unit = { " " }spellen
cli-compiling = De snelle regels van { $game } worden voorbereid; dat duurt eenmalig enkele seconden…
cli-column-seat = plaats
cli-column-points = punten
cli-column-mean = per spel
cli-column-wins = overwinningen
cli-column-share = aandeel
cli-column-game = spel
cli-column-players = spelers
cli-column-plain = gewoon
cli-column-compiled = gecompileerd
cli-column-levels = niveaus
cli-column-interval = 95%-interval
cli-column-fair = bij gelijke kracht
cli-column-ratio = gecompileerd : OpenSpiel
cli-way-python-loop = Python-lus
cli-way-evaluate-bots = C++ evaluate_bots
cli-way-rollouts = C++-rollouts
cli-simulated = { $game }, { $players } spelers: { $games ->
    [one] één willekeurig spel
   *[other] { $games } willekeurige spellen
}
cli-decisions = { $decisions } beslissingen in { $seconds } s: { $rate } per seconde
cli-seed = Seed: { $seed }
cli-verified = { $good ->
    [one] Eén spel gecontroleerd: alles in orde.
   *[other] { $good } spellen gecontroleerd: alles in orde.
}
cli-verify-broken = Spellen die de regels overtreden: { $broken }. Goede spellen: { $good }.
cli-verify-deck = Is er met eigen kronen of botten gespeeld, geef ze dan op met --deck.
cli-at-line = { $file }, regel { $line }: { $problem }
cli-at-entry = { $file }, regel { $line }, vermelding { $entry }: { $problem }
cli-replay-title = { $game }, { $players } spelers
cli-no-peers = Installeer de extra ‘peers’ om ook OpenSpiel te meten.
cli-arg-envs = meet in plaats daarvan omgevingen, vergeleken met de andere geïnstalleerde bibliotheken
cli-column-cells = cellen
cli-column-vector = vector, { $games } spellen
cli-column-rival = omgeving
cli-column-decisions = beslissingen/s
cli-rivals-missing = Niet geïnstalleerd, dus niet gemeten: { $names }. De extra ‘rivals’ installeert ze.
cli-no-gymnasium = De omgevingen hebben de extra ‘envs’ nodig.

# De gewone prompt

play-which-game = Welk spel (q: stoppen)?
play-how-many = Hoeveel spelers, { $fewest } tot en met { $most }?
play-not-a-choice = ‘{ $answer }’ is hier geen keuze: typ een nummer van 1 tot en met { $last }, een zet zoals ‘{ $example }’, ? voor de lijst of q om te stoppen.
play-cards = { $count } kaarten
play-face-down = { $count ->
    [one] één gedekte kaart
   *[other] { $count } gedekte kaarten
}
play-goodbye = Tot ziens.

# Statistieken

cli-command-stats = Speel heel veel spellen en bereken statistieken voor spelontwerpers.
cli-arg-games-studied = aantal spellen (standaard: 100.000)
cli-arg-level-of-all = niveau van alle spelers: random (willekeurig) of novice (beginner, standaard)
cli-arg-plot = teken de resultaten ook, in een SVG-bestand
cli-stats-title = { $game }, { $players } spelers, niveau { $level }: { $games ->
    [one] één spel
   *[other] { $games } spellen
}
cli-column-turn = speelvolgorde
cli-stats-turn =
    { $turn ->
        [1] komt uit
       *[other] speelt als { $turn }e
    }
cli-column-even = eerlijk deel
cli-column-mean-points = punten gemiddeld
cli-column-ending = einde van het spel
cli-column-of-games = van de spellen
cli-stats-winners = { $count ->
    [one] één winnaar
   *[other] { $count } winnaars
}
cli-stats-tie-break = gelijke stand aan kop, beslist
cli-column-spread = verdeling
cli-column-average = gemiddelde
cli-column-sd = st.dev.
cli-column-least = min.
cli-column-most = max.
cli-column-median = mediaan
cli-stats-points = punten van een plaats
cli-stats-winning = punten van de winnaar
cli-stats-margin = voorsprong van de winnaar
cli-stats-decisions = beslissingen per spel
cli-column-tally = bijzonderheden
cli-column-in-games = komt voor in
cli-stats-wins = Aandeel in de overwinningen, met 95%-interval (gestreept: het eerlijke deel)
cli-stats-tallies = Wat er gebeurt, en hoe vaak
cli-stats-a-game = { $mean } per spel

# De arena

unknown-bot = De bot ‘{ $bot }’ bestaat niet. Beschikbare bots: { $known }, een eigen klasse, ./BESTAND.py:KLASSE, of openspiel:N.
unknown-foreign-bot = De bot ‘{ $bot }’ bestaat niet; na openspiel: komt een aantal simulaties, minstens 2, of een niveau, om even lang na te denken: { $levels }.
own-bot-missing = { $file } heeft geen klasse ‘{ $name }’ met een methode ‘choose’.
own-bot-broken = { $file } kan niet worden uitgevoerd: { $reason }
extra-missing = { $argument } heeft de extra ‘{ $extra }’ nodig: pip install 'menagerie-games[{ $extra }]'.
unknown-engine = De engine ‘{ $found }’ bestaat niet. Mogelijke waarden voor { $variable }: { $known }.
engine-damaged = Het bestand { $file } van de engine ontbreekt of is beschadigd. Installeer menagerie opnieuw.
engine-outdated = De engine is ouder dan de regels. Bouw hem opnieuw met ‘make engine’ of installeer menagerie opnieuw.
ray-unreachable = Op ‘{ $address }’ antwoordt geen Ray-cluster: { $reason }
arena-how-many = { $game } kun je niet met { $bots } spelen, maar met { $fewest } tot en met { $most } spelers. Geef zoveel bots op, of voeg --players toe.
arena-json-or-csv = Geef --json of --csv op, niet allebei.
arena-ray-or-threads = Geef --ray of --threads op, niet allebei.
cli-plot-form = --plot tekent SVG; ‘{ $file }’ moet eindigen op .svg.
arena-other-run = { $file } hoort niet bij dit toernooi; geef een ander bestand op.
arena-other-terms = { $file } hoort bij een ander toernooi, dat verschilt in: { $terms }. Geef een ander bestand op.
arena-bot-changed = Het programma in { $bots } is veranderd sinds { $file } werd begonnen. Geef een ander bestand op.
arena-busy = Een andere run is { $file } aan het schrijven.
arena-out-no-file = { $file } is een apparaat, een pipe of de uitvoer zelf; --out heeft een echt bestand nodig, om het weer te kunnen lezen.
arena-played = { $game }, { $players } spelers: { $games ->
    [one] één spel
   *[other] { $games } spellen
}, { $deals ->
    [one] één deling
   *[other] { $deals } delingen
}
arena-teams = Partners, die samen winnen en verliezen: { $teams }
arena-forfeit = Spel { $game }: { $bot } ({ $seat }) { $deed ->
    [crashed] is gecrasht ({ $detail })
    [late] deed er langer dan { $detail } s over
    [illegal] koos { $detail }, wat niet mag,
   *[odd] antwoordde { $detail }, wat geen zet is,
} en verliest.
arena-so-far = De opname tot dan toe
arena-kept =
    { $games ->
        [one] Eén spel is bewaard
       *[other] { $games } spellen zijn bewaard
    } in { $file }; herhaal dezelfde opdracht om verder te gaan.
arena-more-forfeits =
    { $bot } verloor nog { $count ->
        [one] één spel
       *[other] { $count } spellen
    } reglementair.
arena-plot-share = aandeel in de overwinningen, met 95%-interval
arena-plot-deal = delingen
cli-command-arena = Laat bots tegen elkaar spelen en bereken hoe zeker de een sterker is dan de ander.
cli-arg-bots = de bots: niveaus (random, novice, casual, strong, master), eigen klassen, ./BESTAND.py:KLASSE, of openspiel:N, de zoekactie van OpenSpiel met N simulaties
cli-arg-arena-players = aantal spelers (standaard: één per bot); de laatste bot neemt de overige plaatsen
cli-arg-arena-games = aantal spellen (standaard: 1000), naar boven afgerond op hele delingen, elk vanaf elke plaats gespeeld
cli-arg-out = bewaar elk spel in dit bestand; dezelfde opdracht gaat later verder waar ze is gestopt
cli-arg-csv = toon CSV
cli-arg-arena-plot = teken de aandelen en het verloop van de ratings, als SVG
cli-arg-threads = aantal threads (standaard: één per kern)
cli-arg-ray = speel op het Ray-cluster op dit adres; ‘local’ start er hier een
cli-arg-timeout = seconden per zet voor je eigen bots (standaard: 10)
cli-column-bot = bot
cli-column-games = spellen
cli-column-forfeits = reglementair verloren
cli-column-rating = rating
ladder-lowest = ‘{ $level }’ is het laagste niveau; er is geen niveau eronder om te verslaan.
ladder-unproved = Niet aangetoond dat sterker: { $rungs }. Probeer het met meer delingen (--deals).
cli-arg-ladder-games = de spellen (standaard: alle)
cli-arg-ladder-players = alleen tafels met dit aantal spelers
cli-arg-ladder-level = alleen dit niveau tegen het niveau eronder

# Hoe snel het zoeken is

cli-column-simulations-search = simulaties/s
cli-column-simulations-two-threads = op twee threads
cli-column-simulations-heuristic = met heuristiek
cli-column-second-thread = twee threads : één
cli-column-engine-native = native
cli-column-engine-wasm = WebAssembly
cli-column-engine-ratio = WebAssembly : native
cli-way-search = zoeken
cli-way-two-threads = zoeken op twee threads
cli-way-habit = zoeken met heuristiek
cli-way-ismcts = ISMCTS, simulaties/s
suggest-argument = Onbekende optie { $argument }. Bedoelde je { $suggestion }?
suggest-command = De opdracht ‘{ $command }’ bestaat niet. Bedoelde je ‘{ $suggestion }’?
suggest-language = De taal ‘{ $value }’ bestaat hier niet. Bedoelde je ‘{ $suggestion }’?
suggest-shell = De shell ‘{ $value }’ bestaat hier niet. Bedoelde je ‘{ $suggestion }’?
suggest-game = Het spel ‘{ $game }’ bestaat niet. Bedoelde je ‘{ $suggestion }’?
suggest-level = Het niveau ‘{ $level }’ bestaat niet. Bedoelde je ‘{ $suggestion }’?
suggest-bot = De bot ‘{ $bot }’ bestaat niet. Bedoelde je ‘{ $suggestion }’?
suggest-option = De optie ‘{ $option }’ bestaat niet. Bedoelde je ‘{ $suggestion }’?
suggest-value = De optie { $option } kan niet ‘{ $value }’ zijn. Bedoelde je ‘{ $suggestion }’?
cli-group-play = Spelen
cli-group-records = Vastgelegde spellen
cli-group-study = Bots en statistiek
cli-group-measure = Snelheid
cli-group-setup = Instellen
cli-default = [standaard: { $value }]
cli-command-completion = Druk een script af waarmee je shell opdrachten aanvult.
cli-command-help = Toon de hulp bij een opdracht.
cli-arg-shell = je shell: bash, zsh of fish
cli-arg-version = toon de versie
cli-unknown-shell = De shell ‘{ $value }’ bestaat hier niet. Beschikbare shells: { $known }.

## The browser

web-unmute = Dempen opheffen
web-event-declined = { $name } gaat niet akkoord met het terugnemen van de zet.
web-event-undone = { $name }: de laatste zet is teruggenomen.
web-event-resigned = { $name } heeft de tafel verlaten; een bot speelt verder.
web-event-away = { $name }: verbinding verbroken.
web-event-back = { $name } is weer aan tafel.
web-event-stood-in = { $name }: intussen speelt een bot.
web-mute = { $name } dempen
web-report-names = Een naam melden
web-report-name = De naam { $name } melden
web-report-line = Dit bericht melden
level-random = willekeurig
level-novice = beginner
level-casual = gelegenheidsspeler
level-strong = sterk
level-master = meester
web-bot = Bot
web-bot-name = Bot { $number }
web-guest = Gast
web-hunts = Jager: { $hunter }; prooi: { $prey }
web-others = De anderen
web-home = Naar de lobby
web-language = Taal
web-go = Toepassen
web-theme = Thema
web-theme-auto = automatisch
web-theme-light = licht
web-theme-dark = donker
web-middle = Midden van de tafel
web-now = Wat er gebeurt
web-away = afwezig
web-waiting = Wachten op { $names }.
web-undo-asked = { $name } wil de laatste zet terugnemen.
web-agree = Akkoord
web-decline = Weigeren
web-pass-device = Geef het apparaat door aan { $name }.
web-i-am = Ik ben { $name }: toon mijn kaarten
web-you-won = Je hebt gewonnen!
web-winners = Spel gewonnen door: { $names }
web-rematch = Opnieuw spelen
web-to-rematch = Naar de revanche
web-replay = Opnieuw bekijken
web-tools = Functies
web-hint = Hint
web-undo = Zet terugnemen
web-last = Laatste slag
web-no-trick = Er is nog geen slag gespeeld.
web-sheet = Scores
web-round = Ronde
web-total = Totaal
web-no-rounds = Er is nog geen ronde afgelopen.
web-log = Logboek
web-chat = Chat
web-chat-prompt = Schrijf een bericht
web-send = Versturen
web-rules = Regels
web-menu = Menu
web-close = Sluiten
web-sound = Geluiden
web-confirm = Tik een kaart twee keer aan om die te spelen
web-pace = Snelheid
web-pace-slow = langzaam
web-pace-normal = normaal
web-pace-fast = snel
web-pace-wait = op mij wachten
web-stand-in = Wie voor je speelt als je weg bent
web-other-device = Doorgaan op een ander apparaat
web-quit = Tafel verlaten
web-quit-sure = De tafel verlaten? Een bot speelt voor je verder. In een spel dat meetelt, geldt dat als verlies.
web-screen = Op een televisie tonen
web-at-most = { $count ->
    [one] Hoogstens één kaart.
   *[other] Hoogstens { $count } kaarten.
}
web-lost = Verbinding verbroken, nieuwe poging…
web-copied = Gekopieerd
web-start = Spel starten
web-host-starts = Iedereen is er; de host kan het spel starten.
web-waiting-for-players = Het spel kan beginnen zodra alle plaatsen bezet zijn.
web-free = Vrije plaats
web-reserved = Gereserveerd
web-seat-for = Wie plaats { $number } krijgt
web-name = Je naam
web-sit = Hier plaatsnemen
web-name-of-seat = Naam voor plaats { $number }
web-sit-together = Deze plaatsen innemen
web-join-by-phone = Scan de code om mee te doen
web-invite = Vrienden uitnodigen
web-link = Link naar deze tafel
web-qr = QR-code van de link naar deze tafel
web-hint-why = De sterke bot raadt aan:
web-hint-line = wint { $win }% van de spellen en levert gemiddeld { $points } punten op.
web-hint-mixed = Te spelen in { $share }% van de gevallen, om niet voorspelbaar te zijn.
web-hint-mixture = Waar iedereen tegelijk kiest, is afwisselen het beste: de zetten staan op volgorde van hoe vaak je ze speelt, niet alleen van hun winstkans.
web-change = Keuze wijzigen
web-may-change = Je hebt gekozen. Je kunt je keuze wijzigen tot iedereen heeft gekozen.

## Watching a game again

web-replay-title = { $game } · opnieuw bekijken
web-replay-table = De tafel
web-replay-start = Nog niemand heeft gespeeld.
web-replay-steps = Navigatie door het spel
web-replay-first = Naar het begin
web-replay-previous = Vorige stap
web-replay-next = Volgende stap
web-replay-last = Naar het einde
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-jump = Stap
web-replay-at = { $at } van { $last }
web-replay-speed = Snelheid
web-speed-slow = langzaam
web-speed-steady = normaal
web-speed-fast = snel
web-replay-viewpoint = Perspectief
web-replay-open = Alle handen open
web-replay-public = Toeschouwer
web-replay-points = Punten tot nu toe
web-replay-game = Spel
web-replay-events = Wat er gebeurde
web-replay-round = Ronde { $number }
web-replay-trick = Slag { $number }
web-replay-fair = Eerlijk gedeeld
web-replay-fair-table = Gecontroleerd: alles wat het toeval besliste, volgt uit de seed. De SHA-256 daarvan is vóór het spel aan iedereen getoond.
web-replay-fair-record = Gecontroleerd: alles wat het toeval besliste, volgt uit de seed in de opname. Als de SHA-256 daarvan vóór het spel getoond is, moet het deze zijn.
web-replay-fair-none = Gecontroleerd: het spel houdt zich aan de regels. De opname heeft geen seed, dus niemand kan nagaan of de kaarten willekeurig gedeeld zijn.
web-replay-fair-nothing = Gecontroleerd: het spel houdt zich aan de regels. Niets werd aan het toeval overgelaten.
web-replay-seed = Seed
web-replay-download = Opname downloaden
web-import-title = Een opgenomen spel bekijken
web-import-lead = Elk afgelopen spel kun je als opname downloaden, op de pagina ervan of met ‘menagerie play --record’. Upload de opname hier en bekijk het spel kaart voor kaart.
web-import-choose = Kies een opname (.jsonl)
web-import-drop = of sleep die hierheen
web-import-paste = Tekst plakken
web-import-text = De opname, één spel per regel
web-import-watch = Controleren en bekijken
web-import-checking = Elke zet wordt gecontroleerd…
web-import-failed = De server is niet bereikbaar; probeer het zo opnieuw.
web-import-several = Welk spel?
web-import-game = { $game } · { $players } spelers · punten: { $points }
web-import-pasted = De tekst
web-import-limits = Maximaal { $largest } kB en { $most } spellen per bestand. Elke zet wordt aan de regels getoetst en elke deling aan de seed. Wie het adres van een spel heeft, kan het bekijken.
server-no-record = Deze opname bestaat niet.
server-no-frame = Stap { $at } bestaat niet; de laatste is { $last }.
server-too-many-games = Dit bestand bevat te veel spellen; het maximum is { $most }.

## The lobby, and the pages around

web-skip = Naar de inhoud
web-navigation = Navigatie
web-lobby = Drie kaartspellen met dieren
web-lobby-lead = Eén klik, en de kaarten zijn gedeeld: tegen bots, of met vrienden op elk apparaat. Zonder account.
web-you-are = Je bent { $name }.
web-new-here = Welkom!
web-rename = Naam wijzigen
web-set-name = Naam kiezen
web-save = Opslaan
web-players-range = { $fewest }–{ $most } spelers
web-minutes = ongeveer { $minutes } minuten
web-players = Spelers
web-bots-level = Bots
web-play-now = Nu spelen
web-with-friends = Met vrienden
web-learn = Regels
web-my-games = Je spellen
web-more-games = { $count ->
    [one] nog één spel
   *[other] nog { $count } spellen
}
web-not-started = Nog niet begonnen
web-your-turn = Jij bent aan de beurt
web-continue = Doorgaan
web-with = met { $names }
web-nobody-else = nog niemand anders
web-bots = { $count ->
    [one] één bot
   *[other] { $count } bots
}
web-open-tables = Open tafels
web-no-open-tables = Er wacht nu geen tafel op spelers. Open er zelf een: kies ‘Met vrienden’ en maak de tafel voor iedereen zichtbaar.
web-free-seats = { $count ->
    [one] Eén vrije plaats
   *[other] { $count } vrije plaatsen
}
web-being-played = Bezig
web-join = Meedoen
web-watch = Kijken
web-finished = Afgelopen spellen
web-no-finished = Hier worden je afgelopen spellen bewaard, om opnieuw te bekijken.
web-new-table = { $game } met vrienden
web-new-lead = Aan tafel krijg je een link en een QR-code om naar de anderen te sturen.
web-open-table = Tafel openen
web-seats = Wie speelt mee
web-seat = Plaats { $number }
web-friend = een vriend
web-friend-reserved = een vriend, met een eigen link
web-nobody = niemand
web-place = Waar jullie spelen
web-place-link = Ieder op een eigen apparaat; alleen wie de link heeft, kan meedoen
web-place-public = Ieder op een eigen apparaat; de lobby toont de tafel aan iedereen
web-place-here = Met meer mensen op dit scherm, dat jullie doorgeven
web-clock = Tijd per zet
web-clock-none = onbeperkt
web-clock-minute = 60 seconden
web-clock-day = een dag
web-spectators = Toeschouwers toegestaan
web-hints = Hints toegestaan
web-house-rules = Huisregels
web-wrong-name = Een naam heeft 1 tot en met 40 tekens, waaronder minstens één letter of cijfer, en lijkt niet op die van een bot.
web-wrong-game = Dit spel bestaat niet. Kies een van deze.
web-wrong-choice = Deze keuze bestaat niet. Kies iets uit de lijst.
web-wrong-players = { $game } speel je met { $fewest } tot en met { $most } spelers.
web-wrong-order = Noem elke plaats één keer, te beginnen met de jongste, bijvoorbeeld: { $example }.
web-learn-all = Spellen leren
web-learn-lead = Elke regel heeft een nummer; aan tafel leidt het nummer naar de regel die net gold.
web-contents = Inhoud
web-no-rulebook = De regels van dit spel zijn hier nog niet beschikbaar.
web-link-ask = Doorgaan op dit apparaat?
web-link-what = Je speelt hier dan met de naam en de spellen van wie deze link heeft gemaakt. De link werkt één keer.
web-link-instead = Tot nu toe wordt dit apparaat gebruikt door { $name }; daarna niet meer.
web-link-yes = Ja, hier doorgaan
web-device-how = Open deze link op het andere apparaat, of scan daar de code. De link werkt één keer, een kwartier lang, en alleen voor jou: deel hem niet.
web-device-link = Link voor het andere apparaat
web-device-qr = QR-code van de link voor het andere apparaat
web-import = Een opgenomen spel bekijken
web-ratings = Ranglijsten
web-ratings-lead = Op basis van afgelopen spellen aan tafels die voor iedereen openstaan. Bovenaan staat wie het zekerst sterk is; het getal na ± zegt hoe onzeker een rating nog is.
web-no-ratings = Er staat nog niemand op de ranglijst. Open een tafel voor iedereen en speel het eerste spel.
web-rank = Positie
web-who = Naam
web-strength = Rating
web-games-played = Spellen
web-profile = Jouw profiel
web-profile-of = Profiel van { $name }
web-profile-lead = Alleen jij ziet deze pagina. In de ranglijsten zien anderen je naam, je rating en het aantal spellen dat meetelt.
web-profile-none = Je hebt nog geen spel afgemaakt. Kies er een in de lobby:
web-profile-rating = Rating { $rating } · spellen die meetellen: { $games }
web-count-games = { $count ->
    [one] één spel
   *[other] { $count } spellen
}
web-count-won = gewonnen: { $count }
web-count-lost = verloren: { $count }
web-count-left = voortijdig verlaten: { $count }
web-count-shared = op één apparaat: { $count }
web-outcome-won = gewonnen
web-outcome-lost = verloren
web-outcome-left = voortijdig verlaten
web-outcome-shared = op één apparaat
web-devices = Mijn apparaten
web-devices-lead = Browsers waarin je bent aangemeld, en wanneer ze voor het laatst zijn gebruikt.
web-data = Jouw gegevens
web-data-lead = Alles wat deze server over je weet: potjes, resultaten, ratings, apparaten en chatberichten.
web-data-download = Downloaden
web-data-delete = Alles verwijderen …
web-data-delete-what = Dit verwijdert je resultaten, ratings, apparaten, lessen en chatberichten. Gespeelde potjes blijven, maar niemand kan meer zien dat { $name } ze heeft gespeeld. Dit kan niet ongedaan worden gemaakt.
web-data-delete-yes = Alles verwijderen
web-data-keep = Behouden
web-this-device = dit apparaat
web-device-unknown = Onbekende browser
web-sign-out = Afmelden
web-sign-out-others = Alle andere afmelden
web-date = Datum
web-result = Resultaat
web-latest-games = Laatste spellen: { $game }
web-replay-short = Bekijken
web-rating-history = Rating in de loop van de tijd
web-rating-history-desc = De rating na elk van de { $games } spellen die meetellen, van { $first } tot { $last }. De band om de lijn laat zien hoe onzeker ze was. De getallen staan in de tabel hieronder.
web-notify = Waarschuw me als ik aan de beurt ben aan een tafel met anderen
web-notify-refused = Je browser staat geen meldingen van deze pagina toe. Dat kun je in de instellingen wijzigen.
web-mute-sounds = Geluid dempen
web-api = Voor programma’s
web-error = Er is iets misgegaan
web-error-missing = Niet gevonden
web-error-private = Geen toegang
web-error-soon = Een ogenblik…
web-no-page = Deze pagina bestaat niet of niet meer.
web-malformed = Het verzoek is ongeldig. Ga terug en probeer het opnieuw.
web-unknown = We weten niet wie je bent. Begin in de lobby.
web-back = Terug naar de tafel
web-broken = Er is iets misgegaan, en dat is niet jouw schuld. Probeer het zo opnieuw.

## The server

server-malformed = Ongeldig verzoek, bij { $where }: { $reason }.
server-anonymous = Identificatie ontbreekt. Stuur de cookie of een token mee; POST /api/people geeft beide.
server-stale-cookie = Deze cookie is ongeldig. POST /api/people geeft een nieuwe.
server-wrong-token = Dit token is ongeldig. In de header staat het zo: Authorization: Bearer TOKEN.
server-link-used = Deze link is al gebruikt of verlopen. Vraag een nieuwe aan op het andere apparaat.
server-no-table = Deze tafel bestaat niet.
server-no-page = Op dit adres is niets. GET /api/docs laat zien wat er is.
server-no-seat = Je hebt geen plaats aan deze tafel.
server-no-such-seat = Plaats { $seat } bestaat niet; de laatste is { $last }.
server-not-your-seat = Plaats { $seat } is niet van jou. Jouw plaatsen: { $seats }.
server-which-seat = Geef aan welke van je plaatsen je bedoelt: { $seats }.
server-own-name = Aan deze tafel speelt iedereen onder de eigen naam.
server-one-device-private = Een tafel op één apparaat kan niet openbaar zijn.
server-no-hints = Aan deze tafel zijn hints niet toegestaan.
server-hint-coming = Er is al een hint onderweg; wacht even.
server-already-seated = Je hebt al een plaats aan deze tafel.
server-seat-taken = Deze plaats is bezet. Vrij: { $free }.
server-wrong-key = Deze sleutel hoort bij geen enkele gereserveerde plaats.
server-seats-empty = Voor het begin moeten alle plaatsen bezet zijn. Vrije plaatsen: { $seats }.
server-not-host = Dat mag alleen de host van de tafel.
server-no-spectators = Aan deze tafel zijn geen toeschouwers toegestaan.
server-not-open = Het spel is al begonnen.
server-not-playing = Aan deze tafel wordt nu niet gespeeld.
server-moved-already = Vanaf deze plaats is intussen al een zet gedaan.
server-not-over = Het spel is nog niet voorbij.
server-game-over = Het spel is voorbij.
server-rematch-there = De revanche is aan tafel { $table }.
server-undo-not-last = De laatste zet was niet van jou; alleen de laatste zet kan worden teruggenomen.
server-undo-final = Wat tegelijk met anderen wordt gekozen, kun je niet terugnemen. Zolang nog niet iedereen heeft gekozen, kun je je keuze veranderen.
server-undo-revealed = Deze zet heeft iets verborgens onthuld; je kunt hem niet terugnemen.
server-undo-asked = Dat is al gevraagd; nog niet iedereen heeft geantwoord.
server-undo-not-asked = Niemand vraagt je of een zet mag worden teruggenomen.
server-too-fast = Te veel verzoeken in te korte tijd; wacht even.
server-too-large = Dat is te groot; het maximum is { NUMBER($largest) } bytes.
server-foreign-origin = Dit verzoek komt van een andere site, die daar geen toestemming voor heeft.
server-closing = De server stopt zo; probeer het straks opnieuw.
server-banned = Je mag deze server niet meer gebruiken.
server-reported = Bedankt. De beheerder van deze server bekijkt het.
cli-command-admin = Een server beheren: tafels, mensen, chat en back-ups.
cli-arg-action = wat er moet gebeuren: tables, close, reopen, people, ban, unban, bans, remove-name, remove-line, reports, resolve, export, delete, trim, backup, verify, restore of audit
cli-arg-admin-target = waarmee: tafels, mensen, adressen, nummers van meldingen of een bestand
cli-arg-days = verwijder wat ouder is dan zoveel dagen (trim)
cli-arg-reason = waarom, voor het logboek
cli-unknown-action = Onbekende actie “{ $value }”. Mogelijke acties: { $known }.
cli-admin-done = Gedaan: { $what }
cli-admin-nothing = Niets gevonden.
cli-admin-verified = Nagespeelde tafels: { NUMBER($tables) }. Regels: { NUMBER($entries) }.
cli-admin-broken = Deze tafel kan niet worden nagespeeld: { $table }
cli-admin-trimmed = Verwijderd: { NUMBER($lines) } chatberichten, { NUMBER($records) } geüploade partijen.
admin-not-empty = De database is niet leeg. Zet de back-up terug in een nieuwe.
admin-not-found = { $what } staat niet in de database.
server-no-database = De database antwoordt niet; probeer het zo opnieuw.
server-table-broken = Deze tafel is niet meer te lezen; het logboek blijft bewaard.
server-database = De database kan niet worden gebruikt: { $reason }.
server-database-taken = Een andere server gebruikt { $file } al. Geef deze server een eigen bestand, of gebruik PostgreSQL voor beide.
server-database-newer = De database komt van een nieuwere versie van menagerie (revisie { $revision }); deze kent revisies tot en met { $known }.
server-port-taken = Luisteren op { $host }:{ $port } is niet mogelijk: { $reason }.
cli-command-serve = Laat mensen en programma’s via het netwerk spelen.
cli-arg-host = het adres om op te luisteren (standaard: 127.0.0.1, alleen deze machine)
cli-arg-port = de poort om op te luisteren (standaard: 8000; 0: een willekeurige vrije poort)
cli-arg-database = een SQLite-bestand, of postgresql+asyncpg://… (standaard: $DATABASE_URL, anders een bestand in de gegevensmap)
cli-arg-pause = seconden wachttijd voor de zet van een bot, zodat je het kunt volgen (standaard: 0.8)
cli-arg-browser = open de lobby in de browser (op een vrije poort, als 8000 bezet is en er geen poort is opgegeven)
cli-serving = De server staat op { $address } – stop met Ctrl-C.
cli-command-load = Meet hoeveel zetten een server per seconde duurzaam opslaat.
cli-arg-tables = aantal tafels voor vier spelers (standaard: 500)
cli-column-tables = tafels
cli-column-pace = tempo
cli-column-moves-per-second = zetten/s
cli-column-p50 = p50 ms
cli-column-p99 = p99 ms
cli-column-memory = kB per tafel
cli-pace-fast = zo snel mogelijk
cli-pace-calm = een zet per seconde aan elke tafel
cli-column-processor = µs processor per zet
server-nobody = Niemand met die naam zit aan deze tafel of heeft er iets geschreven.

## Playing in the terminal

play-nobody = Er moet minstens één mens meespelen.
play-too-many-people = { $people } mensen passen niet aan een tafel voor { $players }.
play-nothing-saved = Er is geen spel om mee door te gaan.
play-saved-taken = Het opgeslagen spel { $file } is open in een andere terminal. Sluit het daar eerst.
play-saved-damaged = Het opgeslagen spel { $file } is niet te lezen.
play-saved-summary = { $game } · { $who } · { $when }
play-which-saved = Met welk spel ga je door (Enter: nieuw spel)?
play-no-such-saved = ‘{ $answer }’ staat niet in de lijst; kies een getal van 1 tot en met { $last }, of druk op Enter.
play-record = Opname: { $file }
play-press-enter = { $name }: druk op Enter om je kaarten te zien.
play-aside = Typ een nummer of een zet. h: hint, u: terugnemen, l: logboek, t: laatste slag, s: scores, r: regels (r NUMMER: één regel), c TEKST: chatten, q: stoppen.
cli-arg-people = namen van de mensen voor dit scherm; de eerste zit op --seat (standaard: jij alleen)
cli-arg-resume = ga door met het laatst verlaten spel
play-back = Terug
play-quit = Stoppen
play-thinking = Denkt na…
play-person = Persoon { $number }
play-start-keys = ↑ ↓ kiezen  ← → wijzigen  Enter: verder  letters: naam  Del: verwijderen  q: stoppen
cli-arg-lines = regel voor regel, niet op het hele scherm

## At a server's table, and watching

join-bad-link = ‘{ $link }’ is geen adres van een tafel; voorbeeld: https://example.org/t/abcdef123456.
join-unreachable = Op { $server } antwoordt geen server.
join-no-menagerie = Op { $server } draait geen menagerie-server die bij deze versie past.
join-refused = { $sentence }
join-gone = { $server } toont deze tafel niet meer.
join-begun = Het spel aan deze tafel is zonder jou begonnen; bekijk het met ‘menagerie watch { $link }’.
join-full = Alle plaatsen aan deze tafel zijn bezet; bekijk het spel met ‘menagerie watch { $link }’.
join-waiting =
    Aan tafel: { $names }. { $free ->
        [one] Eén plaats is vrij
       *[other] { $free } plaatsen zijn vrij
    }; de host start het spel als alle plaatsen bezet zijn.
join-all-there = Aan tafel: { $names }. Alle plaatsen zijn bezet; de host start het spel.
join-seat-gone = De host heeft je plaats aan iemand anders gegeven; je bent nu toeschouwer.
join-lost = Verbinding verbroken, nieuwe poging…
join-back = De verbinding is hersteld.
join-seed-wrong = De kaarten zijn niet gedeeld volgens de seed die aan het begin van het spel is aangekondigd.
join-record-wrong = De opname van dit spel klopt niet: { $problem }
play-seat-kept = Je plaats blijft van jou; dezelfde opdracht brengt je terug, en intussen speelt een bot.
play-join-alone = { $argument } kan niet samen met --join: de host heeft de tafel ingesteld.
play-name-join = --name hoort bij --join LINK; noem de mensen voor dit scherm met --people.
cli-arg-join = adres van een tafel op een server: ga daar zitten, of keer ernaar terug
cli-arg-name = je naam op de server (standaard: de laatst gebruikte, anders je inlognaam)
cli-command-watch = Bekijk een tafel live, of een opgenomen spel stap voor stap.
cli-arg-watched = een bestand met opnamen, of het adres van een tafel
watch-file-only = { $argument } is alleen voor bestanden met opnamen; een live tafel bekijk je als toeschouwer.
watch-step = Stap { $at } van { $last } (Enter: volgende, een getal: die stap, b: vorige, q: stoppen)
play-needs-game = { $argument } heeft de naam van een spel nodig (GAME).
play-resume-alone = --resume gaat door met een spel zoals het is; { $argument } past daar niet bij.
play-choose = kiezen
play-log = Logboek
play-trick = Slag
play-names-twice = Iedereen moet een andere naam hebben.
play-too-many-levels = Er zijn { $levels } niveaus opgegeven voor { $bots } bots.
play-pick-more = Kies nog een kaart.
play-which-cards = Nummers of kaarten, bijvoorbeeld: { $example }
play-many-steps = { $count } mogelijkheden, stap voor stap:
play-step-back = b: terug
play-no-such-set = Met deze kaarten is hier geen zet mogelijk.
play-which-level = Hoe sterk zijn de anderen (Enter: { $level })?

# Einde

ending-trick = Einde van de slag
ending-hunt = Einde van de jacht
ending-round = Einde van de ronde
ending-game = Einde van het spel
ending-mark-led = kwam uit
ending-mark-won = wint
ending-points = Punten
ending-nobody-won = Niemand wint.
ending-nobody-hunted = Niemand vangt een dier.
ending-hunters = Succesvolle jacht: { $names }.
ending-led = { $seat-is ->
    [you] Jij kwam uit.
   *[other] { $seat } kwam uit.
}
ending-won = { $count ->
    [1] { $winner-is ->
        [you] Jij wint.
       *[other] { $winner } wint.
    }
   *[other] Gewonnen door: { $winners }.
}
ending-ahead = { $margin ->
    [one] { $margin } punt
   *[other] { $margin } punten
}
ending-margin = { $count ->
    [1] { $winner-is ->
        [you] Jij wint
       *[other] { $winner } wint
    } met
   *[other] Gewonnen door: { $winners }, met
} { $ahead } voorsprong op { $behind-is ->
    [you] jou.
   *[other] { $behind }.
}
play-kept-in = Het spel is opgeslagen in { $file }. Ga ermee door met ‘menagerie play --resume’.
play-not-kept = Er is nog niet gespeeld, dus er is niets opgeslagen.
play-undo-alone = Een zet terugnemen kan alleen als één persoon tegen bots speelt.
play-undo-wait = Terugnemen kan als je aan de beurt bent.
play-undo-nothing = Er is nog geen zet om terug te nemen.
play-continue = Verder
play-result = Uitslag
play-at-most = { $count ->
    [one] Hoogstens één kaart.
   *[other] Hoogstens { $count } kaarten: leg eerst een kaart terug.
}
play-help = Help
play-keys = Toetsen
play-legend = Kaarten en tekens
play-sign-back = gedekte kaarten, met hun aantal
play-sign-below = kaarten onder de bovenste
play-sign-picked = gekozen
play-sign-hint = aangeraden door de hint
play-sign-turn = aan de beurt
play-delete-sure = Dit opgeslagen spel voorgoed verwijderen? Delete: ja. Elke andere toets: nee.
play-hint-mixed = De beste eerst. Ook een zet die iets minder vaak wint, kan vooraan staan: wie altijd hetzelfde kiest, wordt voorspelbaar, daarom wisselt de bot af.
play-hint-tried = De beste eerst: de bot vertrouwt de zet die hij het vaakst heeft geprobeerd. De cijfers van minder geprobeerde zetten zijn minder zeker.
play-yes = ja
play-no = nee
play-chat-keys = Enter: versturen · Esc: sluiten
play-no-chat = Er is hier niemand om mee te chatten.

# Training

cli-command-train = Laat een netwerk een spel leren door tegen zichzelf te spelen; een onderbroken training gaat verder.
cli-arg-hours = het aantal uren training in totaal (standaard: 2)
cli-arg-run = de map van de training (standaard: één per spel in je gegevensmap)
cli-arg-train-seed = een woord of getal; dezelfde seed geeft dezelfde training
train-begun = Training in { $folder }, { $updates ->
    [0] vanaf het begin
    [one] na { $updates } stap
   *[other] na { $updates } stappen
}.
train-line = { $hours } uur, { $decisions } beslissingen: { $shares }
train-busy = Een ander programma traint al in { $folder }.
train-bad-checkpoint = { $file } is geen tussenstand van { $game }. Verplaats het bestand of noem een andere map met --run.
cli-arg-export = schrijf aan het eind het netwerk, ingepakt, en de herkomst ervan naar deze map
train-exported = Het netwerk staat in { $file }.
no-network = Er is geen getraind netwerk voor { $game }.

# The site without a server

web-site-loading = Het spel wordt geladen…
web-site-no-storage = Deze browser kan hier niets opslaan, dus zou geen spel veilig zijn. Sta de site toe gegevens op te slaan, of verlaat de privémodus.
web-site-damaged = Het spel kon niet helemaal worden geladen. Laad de pagina opnieuw; je spellen zijn er nog.
web-site-elsewhere = Het spel gaat verder in een ander tabblad.
web-site-old-browser = Deze browser is te oud voor de site. Een actuele Firefox, Chrome, Safari of Edge kan spelen.
web-site-again = Opnieuw laden
web-site-no-script = De spellen hebben JavaScript nodig.
web-site-not-saved = Dit kon niet worden opgeslagen en is dus niet gebeurd. Is de opslag vol? Verwijder iets en probeer het opnieuw.
cli-command-site = Schrijf een site die in de browser speelt, voor elke webserver die bestanden levert.
cli-arg-site-folder = map waarin de site wordt geschreven
cli-site-written = De site staat in { $folder } ({ $size } MB). Elke webserver kan hem leveren.
site-folder-in-use = In { $folder } staan andere bestanden. Noem een lege of nieuwe map.
site-npm-missing = npm ontbreekt; de site heeft het één keer nodig om Pyodide te halen. Installeer Node.js.
site-npm-failed = npm kan { $package } niet halen: { $reason }
site-other-games = De site kan tot nu toe alleen onze eigen spellen bevatten. Maak hem waar deze niet zijn geïnstalleerd: { $games }
web-offline = Offline spelen
web-offline-lead = Open de offlineversie één keer. Daarna werkt ze zonder netwerk, ook als deze server niet draait. Je browser kan haar als app installeren. Spellen die je daar speelt, blijven op je apparaat.
web-offline-open = Offlineversie openen
cli-arg-site = map met een site van “menagerie site”, aangeboden als offlineversie
serve-no-site = In { $folder } staat geen site. Maak er eerst een: menagerie site { $folder }

# Reviews: shared by the command line and the browser

review-title = Analyse
review-fair = Gelijk deel
review-deals = Gedeelde kaarten
review-others = Keuzes van anderen
review-given-up = Weggegeven
review-fortune = Eigen geluk
review-result = Resultaat
review-accuracy = Nauwkeurigheid
review-mark-inaccuracy = onnauwkeurigheid
review-mark-mistake = fout
review-mark-blunder = blunder
review-turning-points = Keerpunten
review-marked = Onnauwkeurigheden, fouten en blunders
review-nothing-marked = Geen enkele beslissing heeft de winstkans merkbaar verkleind.
review-decision = Beslissing { $n }, { $seat }: { $move }
review-loss = { $mark }: { $best } was { $loss } beter (± { $error })
review-swing = winstkans met open kaarten: { $swing }
review-explained = De winstkansen met open kaarten kloppen: gelijk deel + gedeelde kaarten + keuzes van anderen + weggegeven + eigen geluk = resultaat. ‘Weggegeven’ telt alleen wat de plaats kon weten.
review-chances = Winstkansen met open kaarten
review-reason-takes = { $best } wint de slag in { $count } van de { $of } mogelijke delingen, { $played } in { $other }.
review-reason-team-takes = { $best } wint de slag voor het team in { $count } van de { $of } mogelijke delingen, { $played } in { $other }.
review-reason-wins-round = { $best } wint de ronde in { $count } van de { $of } mogelijke delingen, { $played } in { $other }.
review-reason-wins-game = { $best } wint het spel in { $count } van de { $of } mogelijke delingen, { $played } in { $other }.
review-reason-points = Punten uit deze slag, gemiddeld over { $of } mogelijke delingen: { $count } met { $best }, { $other } met { $played }.
review-move = ‘{ $move }’
review-next-mistake = Volgende fout
review-progress = Analyse: { $percent }%
cli-arg-games-reviewed = aantal spellen van elke soort (standaard: 10)
cli-arg-out-reviewed = ga verder met de meting in dit bestand
cli-arg-review = meet hoe goed analyses oordelen; dat duurt minuten
cli-column-positions = stellingen
bench-review-only = { $argument } is alleen voor --review.
bench-other-file = { $file } is geen bestand van deze meting.
bench-review-losses = Gemiddeld verlies aan winstkans per beslissing, per niveau:
bench-review-confirmed = { $confirmed } van de { $examined } fouten en blunders worden bevestigd door een { $deeper } keer zo diepe zoektocht.
bench-review-master = { $marked } van de beslissingen van meesters is gemarkeerd.
bench-review-seconds = Een analyse van { $decisions } beslissingen duurt { $seconds } seconden op één kern, in het traagste spel.
cli-command-review = Afgelopen spellen analyseren: wat elke beslissing weggaf en wat het geluk bracht.
cli-arg-review-game = nummer van het spel in het bestand, vanaf 1 (standaard: alle spellen)
cli-arg-review-seat = alleen de beslissingen van deze plaats tonen, vanaf 1
cli-unit-decisions = { " " }beslissingen
server-reviews-busy = Er worden nu te veel spellen geanalyseerd. Probeer het over een minuut opnieuw.
web-review-start = Spel analyseren
web-review-takes = De analyse duurt ongeveer een halve minuut.
web-review-failed = De analyse is mislukt. Probeer het opnieuw.
web-review-ledger = Waar de resultaten vandaan komen
web-review-numbers = Winstkansen in cijfers
web-review-decisions = Beslissingen
web-review-progress = { $seen } van { $all } beslissingen geanalyseerd
web-review-try = Opnieuw proberen
web-review-others-held = Wat hadden de anderen?
web-play-on = Vanaf hier verder spelen
web-play-on-seat = Plaats
web-play-on-bots = Bots
web-play-on-start = Verder spelen
web-play-on-note = Een nieuwe tafel tegen bots, zonder rating. Wat daarna wordt gedeeld of getrokken, is nieuw.
web-try-title = Beslissing { $n } nog een keer
web-try-lead = Zo lag het spel. Wat speel je?
web-try-back = Terug naar de analyse
web-try-again = Anders kiezen
web-try-good = Goed gespeeld!
web-try-marked = { $mark }: { $loss } winstkans weggegeven
web-try-move = Zet
web-try-chance = Winstkans
web-try-yours = jouw zet
web-try-best = de beste zet
web-try-played = gespeeld in het spel
server-no-decision = Deze beslissing is niet geanalyseerd, of nog niet.
web-costs = Wat je beslissingen kosten
web-costs-kind = Verloren winstkans
web-costs-count = { $count } beslissingen
web-costs-each = per beslissing
web-costs-whole = per spel
web-costs-note = De duurste soort beslissing eerst. Alleen wat je kon weten telt.
web-costs-trend = Verlies per beslissing, spel voor spel
web-costs-trend-desc = Van { $first } in het eerste van { $games } geanalyseerde spellen tot { $last } in het laatste.
web-costs-reviewed = { $reviewed } van de laatste { $games } spellen geanalyseerd
web-costs-start = Mijn spellen analyseren
web-review-lost = { $mark }: { $loss } winstkans (± { $error })
web-review-answer = Betere zet tonen
cli-arg-reviews = ter vergelijking: in rust, en dan met zoveel mensen die nieuwe analyses zien groeien
cli-column-reviews = analyses

# Lessen

cli-command-puzzles = Puzzels: de beste zet vinden (play), nieuwe puzzels zoeken (make) of de meegeleverde opnieuw bewijzen (check).
cli-arg-puzzle-action = play, make of check
cli-arg-puzzle-theme = play: alleen puzzels met dit thema
cli-arg-puzzle-players = make: alleen spellen met zoveel spelers (standaard: alle aantallen om de beurt)
cli-arg-puzzle-hours = make: na zoveel uur stoppen
cli-arg-processes = make: aantal processen (standaard: 1)
cli-arg-puzzle-count = make: stoppen zodra elk spel zoveel puzzels heeft
cli-arg-puzzle-out = make: werkmap; dezelfde opdracht gaat daar verder (standaard: puzzles)
cli-arg-puzzle-solved = make: alleen beslissingen die volledig opgelost kunnen worden
cli-arg-sample = check: maar zoveel puzzels bewijzen
cli-arg-puzzle-seed = check: een woord of getal dat de puzzels en de simulaties kiest
cli-arg-puzzle-simulations = make, check: simulaties per seed van een bewijs (standaard: 1000000)
cli-unit-puzzles = { " " }puzzels
puzzles-unknown-action = puzzles kent { $action } niet. Mogelijk zijn: { $known }.
puzzles-not-with = { $argument } past niet bij puzzles { $action }.
puzzles-players-game = --players vraagt om een SPEL.
puzzles-progress = { $game } · puzzels: { $puzzles } · spellen: { $games } · processoruren: { $hours }
puzzles-not-proved = Niet bewezen: { $game } { $puzzle }
puzzles-checked = Puzzels: { $count } · opnieuw bewezen: { $proved } van { $tried }
puzzle-unknown = Deze puzzel bestaat niet.
puzzle-unknown-theme = Er is geen thema { $theme }. Thema’s: { $known }.
puzzles-title = Puzzels
puzzles-lead = In elke situatie is één zet duidelijk beter dan alle andere, maar niet de voor de hand liggende. Vind je hem?
puzzle-title = { $game }: puzzel { $puzzle }
puzzle-task = Eén zet is duidelijk beter dan alle andere. Welke?
puzzle-right = Goed!
puzzle-wrong = Niet de beste zet: hij kost { $loss } winstkans.
puzzle-follows = Wat volgt
puzzle-next = Volgende puzzel
puzzle-again = Opnieuw proberen
puzzle-all = Alle puzzels
puzzle-streak = Goed op rij: { $count }
puzzle-solved = Opgelost: { $count } van { $of }
puzzle-level = Moeilijkheid: { $level }
puzzle-themes = Thema’s
puzzle-any-theme = Alle thema’s
puzzle-none = Voor dit spel zijn er nog geen puzzels.
puzzle-proof-solved = Bewezen: elk spelverloop is tot het einde nagespeeld.
puzzle-proof-simulated = Bewezen: { $gap } meer winstkans dan met de op één na beste zet, in twee keer een miljoen simulaties.
puzzle-theme-lead = Uitkomen
puzzle-theme-follow = Bekennen of afgooien
puzzle-theme-colour = Een kleur kiezen
puzzle-theme-eagle = Vechten of vluchten
puzzle-theme-rhino = Verplaatsen met de neushoorn
puzzle-theme-cheetah = Met het jachtluipaard kiezen wie uitkomt
puzzle-theme-snake = Blokkeren met de slang
puzzle-theme-next-leader = Wie uitkomt in de ronde
puzzle-theme-exchange = Kaarten ruilen
puzzle-theme-pinch = Snaaien
puzzle-theme-hunt = Jagen
puzzle-theme-restock = Het midden vullen
puzzle-theme-tied = Expres gelijk
puzzle-theme-sacrifice = Offer
puzzle-theme-endgame = Eindspel
lesson-first = Eerste spel met uitleg
lesson-second = Goed spelen
lesson-offer = Nieuw voor jou? Leer het aan tafel, in drie minuten.
lesson-learnt = Dit heb je geleerd
lesson-done = Klaar! Wat nu?
lesson-take-back = Terugnemen
lesson-not-now = De les wacht: neem eerst je zet terug.
unknown-lesson = Er is geen les { $lesson }. Lessen: { $known }.
lesson-next = Volgende les
cli-command-learn = Een spel leren aan tafel: eerste spel met uitleg, daarna goed spelen.
cli-arg-lesson = les: first (standaard) of second
web-first-game = Voor je eerste spel
rules-house-mark = Huisregel:

# Het spel van de dag

daily-title = Het spel van de dag
daily-lead = Elke dag krijgt iedereen dezelfde kaarten, dezelfde plaats en dezelfde bots. Je eerste spel telt; daarna kun je opnieuw spelen om te oefenen.
daily-lead-alone = Elke dag krijgt iedereen dezelfde kaarten, dezelfde plaats en dezelfde bots. De kaarten volgen alleen uit de datum: wie ze opzoekt, bederft alleen zijn eigen plezier.
daily-see = Bekijk het resultaat
daily-practise = Spelen om te oefenen
daily-bots = Bots: { $level }
daily-margin = Voorsprong
daily-points = Punten
daily-rank = Plaats { $rank } van { $people } op deze server
daily-late = Te laat klaar voor de ranglijst.
daily-waiting = De bots spelen dit spel nog …
daily-given-up = Opgegeven, dus zonder resultaat.
daily-not-played = Nog niet gespeeld.
daily-levels = Dezelfde kaarten op dezelfde plaats
daily-share = Delen
daily-share-text = Tekst om te delen
daily-past = Je laatste dagen
daily-fair-lead = De kaarten van een dag volgen uit de seed van die dag. De SHA-256 daarvan staat hier al vóór de dag, de seed zelf een uur na de dag, zodat iedereen die kan controleren.
daily-all = Alle dagen
daily-compare = Vergelijken
daily-bad-day = Voor de dag “{ $day }” is er geen spel. Schrijf dagen als 2026-11-19, van { $first } tot vandaag.
daily-no-help = Bij het spel van de dag neem je geen zet terug en zijn er geen hints.
daily-no-deal = { $game } heeft geen spel van de dag. Spellen: { $known }.
duplicate-title = Dezelfde spellen voor vrienden
duplicate-lead = Iedereen speelt dezelfde spellen tegen dezelfde bots, elk aan een eigen tafel en elk spel vanaf een andere plaats. Hier worden de resultaten vergeleken.
duplicate-new = Spellen klaarzetten
duplicate-deal = Spel { $number }
duplicate-link = Link voor je vrienden
duplicate-none = Nog niemand is begonnen.
duplicate-total = Totaal
cli-command-daily = Het spel van de dag spelen: dezelfde kaarten, plaats en bots voor iedereen.
cli-arg-date = een andere dag, bijvoorbeeld 2026-11-19
