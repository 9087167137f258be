# Wie, en wat elk spel heeft

seat-name = Plaats { $number }
seat-you = Jij
labelled = { $label }: { $value }
seat-separator = { "; " }
round-ended = De ronde is voorbij. Punten: { $points }. Gewonnen door: { $winners }.
game-ended = Het spel is voorbij. Punten: { $points }. Gewonnen door: { $winners }.

# Wat niet gespeeld kan worden

unknown-game = Het spel ‘{ $game }’ bestaat niet. Beschikbare spellen: { $known }.
bad-players = { $game } gaat niet met { $players } spelers; er zijn er { $fewest } tot en met { $most } nodig.
no-such-seat = Plaats { $seat } bestaat niet; de laatste plaats is { $last }.
unknown-option = Er is geen optie ‘{ $option }’; dit spel heeft: { $known }.
bad-option = De optie { $option } kan niet ‘{ $value }’ zijn; mogelijk is: { $allowed }.
bad-seed = Een seed is { $right } bytes lang; deze heeft er { $found }.
bad-values = { $game } gaat niet met { $found } kaartwaarden; het heeft { $cards } kaarten met een waarde.
bad-hand = { $game } gaat niet met { $cards } handkaarten; het kunnen er 0 (allemaal) tot en met { $most } zijn.
openspiel-compiled-search = De gecompileerde { $bot } van OpenSpiel kan geen spel spelen dat in Python is geschreven; open_spiel.python.algorithms.ismcts.ISMCTSBot kan dat wel.
unknown-level = Er is geen niveau ‘{ $level }’; er zijn: { $known }.
bad-search = Een zoektocht vraagt minstens één simulatie op minstens één thread; gevraagd waren er { $simulations } op { $threads }.
env-no-features = { $game } zegt niet wat een lerende machine ervan ziet.
env-bad-state = Dit is geen stelling van { $game } met { $players } spelers.
env-other-game = Dit is een verslag van { $found } met { $found_players } spelers; de omgeving speelt { $game } met { $players }.
env-several-positions = Een spel begint op één plek; gevraagd waren: { $found }.
env-in-turn = { $game } is geen spel waarin altijd allen tegelijk beslissen; env() speelt het plaats voor plaats.
env-finished = Dit spel { $game } is afgelopen: er valt niets meer te beslissen.
env-no-deal = Bij { $game } deelt het toeval niets uit.
env-not-begun = Er is nog geen spel begonnen: roep eerst reset aan.
env-bad-actions = Een stap vraagt { $count } hele getallen, één actie voor elk spel.
env-bad-mask = Een reset_mask heeft een waarheidswaarde voor elk van { $count } begonnen spellen.
env-not-for-each = ‘{ $option }’ heeft { $found } waarden; er zijn { $count } spellen.
env-other-saved = Dit is niet bewaard door een omgeving met { $count } spellen { $game } met { $players } spelers, met dezelfde huisregels, plaats, tegenstanders en beloning.
env-unknown-start = reset heeft geen optie “{ $option }”; het heeft: { $known }.
env-mid-choice = In { $game } doet iedereen tegelijk iets: een spel kan niet beginnen waar sommigen al gekozen hebben.
env-no-record = “decisions” telt de beslissingen van een verslag: geef ook het verslag.
env-concealed-state = In deze toestand van { $game } is iets verborgen, zoals in een aanzicht; Game.imagine maakt van een aanzicht een hele toestand.
env-seat-finished = Plaats { $seat } heeft in dit spel { $game } niets meer te beslissen.
file-unreadable = { $reason ->
    [ENOENT] Het bestand { $file } bestaat niet.
    [EISDIR] { $file } is een map; er is een bestand nodig.
    [ENOTDIR] Het bestand { $file } bestaat niet: de map is er geen.
    [ENAMETOOLONG] De naam { $file } is te lang.
    [EACCES] Je mag { $file } niet lezen.
   *[other] { $file } kan niet gelezen worden ({ $reason }).
}
file-unwritable = { $reason ->
    [ENOENT] { $file } kan niet geschreven worden: die map bestaat niet.
    [EISDIR] { $file } is een map; noem een bestand daarin.
    [ENOTDIR] { $file } kan niet geschreven worden: de map is er geen.
    [ENAMETOOLONG] De naam { $file } is te lang.
    [EACCES] Je mag { $file } niet schrijven.
    [ENOSPC] { $file } is niet geschreven: er is geen ruimte meer.
   *[other] { $file } kan niet geschreven worden ({ $reason }).
}
no-card-values = Op de kaarten van { $game } staat niets dat vervangen kan worden; laat --deck weg.
values-not-json = { $file } is geen JSON; het moet {"{"}"{ $table }": {"{"}"KAART": GETAL, …{"}"}{"}"} zijn.
values-no-table = { $file } heeft geen tabel ‘{ $table }’; het moet {"{"}"{ $table }": {"{"}"KAART": GETAL, …{"}"}{"}"} zijn.
values-missing-card = { $file } heeft geen waarde voor kaart { $card }; de tabel ‘{ $table }’ heeft er een nodig voor elke kaart.
values-unknown-card = { $file } geeft een waarde aan ‘{ $card }’, maar dat is geen kaart van dit spel.
values-card-twice = { $file } heeft ‘{ $card }’ twee keer.
values-bad-value = { $file } geeft kaart { $card } de waarde { $value }; ‘{ $table }’ zijn gehele getallen van { $lowest } tot en met { $highest }.

# Zetten die niet worden aangenomen

not-your-turn = Plaats { $seat } heeft nu niets te beslissen; er wordt gewacht op: { $waiting }.
illegal-move = Plaats { $seat } mag hier niet ‘{ $move }’ spelen.

# Opgenomen spellen

record-not-text = { $file } is geen tekstbestand; een opname is JSON, één spel per regel.
record-none = { $file } bevat geen opname.
record-not-json = { $file }, regel { $line }: dit is geen JSON; een opname is één JSON-object per regel.
record-truncated = { $file }, regel { $line }: de opname breekt halverwege af; het bestand is niet volledig.
record-not-record = { $file }, regel { $line }: dit is geen opname; die heeft "format": "{ $format }".
record-other-format = { $file }, regel { $line }: het formaat is { $found }; dit programma leest "{ $format }".
record-field-missing = { $file }, regel { $line }: de opname mist ‘{ $field }’.
record-field-wrong = { $file }, regel { $line }: ‘{ $field }’ kan niet { $found } zijn, maar { $field ->
    [seed] 64 hexadecimale cijfers in kleine letters
    [players] een geheel getal
    [options] een object
    [log] een lijst
    [result] punten en winnaars per plaats
   *[other] tekst
}.
record-field-unknown = { $file }, regel { $line }: een opname heeft geen veld ‘{ $field }’.
record-field-twice = { $file }, regel { $line }: ‘{ $field }’ staat er twee keer.
record-entry-wrong = { $file }, regel { $line }: vermelding { $entry } heeft niet de vorm van een beslissing, een deling, een trekking of een ronde-einde: { $found }
entry-malformed = de vermelding heeft niet de vorm die ze in dit spel nodig heeft: { $found }
entry-out-of-place = in dit spel is niets aan het toeval overgelaten
record-chance-missing = er moet gedeeld of getrokken worden, maar het verslag heeft niets meer.
record-entry-differs = het verslag zegt { $found }, maar volgens de regels en de seed moet het { $right } zijn.
record-after-end = het spel is voorbij, maar het verslag gaat door met { $found }.
record-not-the-turn = hier moet plaats { $seat } beslissen, maar het verslag zegt { $found }.
record-legal-differs = de toegestane zetten zijn { $right }, maar het verslag zegt { $found }.
record-legal-unwanted = het verslag noemt toegestane zetten bij ‘{ $move }’; dat doet een opname nooit.
record-illegal-move = plaats { $seat } mag hier niet ‘{ $move }’ spelen; toegestaan: { $legal }.
record-ends-early = het verslag eindigt, maar het spel niet: plaats { $seat } moet beslissen.
record-entry-missing = het verslag eindigt, maar { $right } ontbreekt.
record-result-differs = de uitslag is { $right }, maar er staat { $found }.

# De opdrachtregel

cli-about = menagerie: Mausen, Awimbawé en Mopsen, drie kaartspellen met dieren.
cli-usage = Gebruik:
cli-usage-of-all = Gebruik: menagerie OPDRACHT …
cli-arguments = Argumenten
cli-more = ‘menagerie OPDRACHT --help’ toont de hulp bij een opdracht.
cli-command-play = Speel tegen bots.
cli-command-simulate = Speel veel willekeurige spellen, en tel ze of neem ze op.
cli-command-verify = Controleer of de spellen in een bestand de regels en hun seed volgen.
cli-command-replay = Vertel een opgenomen spel in woorden.
cli-command-ladder = Laat zien dat elk niveau het vorige verslaat; waar dat niet blijkt, eindigt de opdracht met 1.
cli-command-bench = Meet hoe snel de spellen hier lopen, naast OpenSpiel waar dat geïnstalleerd is.
cli-arg-game = het spel: mausen, awimbawe of mopsen
cli-arg-players = hoeveel spelers (anders zo weinig mogelijk)
cli-arg-level = hoe sterk de anderen zijn: random (willekeurig), novice (beginner; anders dit), casual (af en toe), strong (sterk), master (meester)
cli-arg-games = hoeveel spellen (anders 1000)
cli-arg-seed = een woord of getal; dezelfde seed geeft dezelfde spellen
cli-arg-record = schrijf de spellen naar dit bestand, één per regel
cli-arg-record-played = schrijf het afgelopen spel naar dit bestand
cli-arg-legal = neem ook alle mogelijke zetten op
cli-arg-option = een huisregel; mag vaker voorkomen
cli-arg-deck = je eigen kronen of botten, als JSON
cli-arg-file = een bestand met opnamen
cli-arg-which-game = het hoeveelste spel van het bestand, vanaf 1 (anders 1)
cli-arg-seat = toon het spel vanaf deze plaats
cli-arg-my-seat = jouw plaats aan tafel (standaard: de eerste)
cli-arg-seconds = hoe lang elk getal gemeten wordt (anders 2)
cli-arg-deals = hoeveel delingen, elk vanaf elke plaats gespeeld (anders 1000)
cli-arg-json = toon JSON
cli-arg-lang = de taal: de, en, fr, it of nl
cli-arg-help = toon deze hulp
cli-not-understood = De opdrachtregel is niet te begrijpen: { $argument }.
cli-value-missing = { $argument } heeft een waarde nodig.
cli-value-unwanted = { $argument } neemt geen waarde.
cli-unknown-argument = Onbekend argument: { $argument }. ‘menagerie { $command }’ accepteert: { $known }.
cli-argument-missing = { $argument } ontbreekt.
cli-not-a-number = { $argument } kan niet ‘{ $value }’ zijn; het is een geheel getal van { $lowest } tot en met { $highest }.
cli-not-positive = { $argument } kan niet ‘{ $value }’ zijn; het is een getal boven 0, hoogstens { $highest }.
cli-option-form = ‘{ $value }’ is geen optie; schrijf --option NAAM=WAARDE.
cli-unknown-language = De taal ‘{ $value }’ bestaat hier niet. Beschikbare talen: { $known }.
cli-unknown-command = De opdracht ‘{ $command }’ bestaat niet. Beschikbare opdrachten: { $known }.
cli-legal-without-record = --legal vult een opname aan; geef ook --record BESTAND op.
cli-no-such-game = Er is geen spel { $wanted } in { $file }; het zijn er { $count }.
cli-unit = { " " }spellen
cli-compiling = De snelle regels van { $game } worden voorbereid; dat duurt eenmalig enkele seconden …
cli-column-seat = plaats
cli-column-points = punten
cli-column-mean = per spel
cli-column-wins = gewonnen
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
cli-verify-broken = Spellen die de regels breken: { $broken }. Goede spellen: { $good }.
cli-verify-deck = Is er met eigen kronen of botten gespeeld, geef ze dan op met --deck.
cli-at-line = { $file }, regel { $line }: { $problem }
cli-at-entry = { $file }, regel { $line }, vermelding { $entry }: { $problem }
cli-replay-title = { $game }, { $players } spelers
cli-no-peers = Installeer de extra ‘peers’ om OpenSpiel in dezelfde run te meten.
cli-arg-envs = meet in plaats daarvan omgevingen, naast die van anderen die geïnstalleerd zijn
cli-column-cells = cellen
cli-column-vector = vector, { $games } spellen
cli-column-rival = omgeving
cli-column-decisions = beslissingen/s
cli-rivals-missing = Niet geïnstalleerd, dus niet gemeten: { $names }. De extra ‘rivals’ brengt ze mee.
cli-no-gymnasium = De omgevingen hebben de extra ‘envs’ nodig.

# De gewone prompt

play-which-game = Welk spel (q: stoppen)?
play-how-many = Hoeveel spelers, { $fewest } tot en met { $most }?
play-many-choices = { $count } keuzes; ? somt ze op. Een nummer of een zet, bijvoorbeeld: { $example }
play-not-a-choice = ‘{ $answer }’ is hier geen keuze: een nummer van 1 tot en met { $last }, een zet zoals ‘{ $example }’, ? voor de lijst, q om te stoppen.
play-cards = { $count } kaarten
play-face-down = { $count ->
    [one] één gedekte kaart
   *[other] { $count } gedekte kaarten
}
play-goodbye = Tot ziens.

# Statistieken

cli-command-stats = Speel heel veel spellen en vertel wat een spelontwerper erover wil weten.
cli-arg-games-studied = hoeveel spellen (anders 100.000)
cli-arg-level-of-all = hoe sterk iedereen speelt: random (willekeurig) of novice (beginner; anders dit)
cli-arg-plot = ook als tekening, in een SVG-bestand
cli-stats-title = { $game }, { $players } spelers, niveau { $level }: { $games ->
    [one] één spel
   *[other] { $games } spellen
}
cli-column-turn = in speelvolgorde
cli-stats-turn = { $turn ->
    [1] opent
   *[other] speelt als { $turn }e
}
cli-column-even = eerlijk deel
cli-column-mean-points = gemiddeld punten
cli-column-ending = hoe het eindigt
cli-column-of-games = van de spellen
cli-stats-winners = { $count ->
    [one] één winnaar
   *[other] { $count } winnaars
}
cli-stats-tie-break = gelijke stand aan kop, die wordt beslist
cli-column-spread = hoe het verdeeld is
cli-column-average = gemiddelde
cli-column-sd = st.dev.
cli-column-least = min.
cli-column-most = max.
cli-column-median = mediaan
cli-stats-points = punten van een plaats
cli-stats-winning = punten van de winnaar
cli-stats-margin = voorsprong van de winnaar
cli-stats-decisions = beslissingen per spel
cli-column-tally = opmerkelijk
cli-column-in-games = spellen ermee
cli-stats-wins = Aandeel in de overwinningen, met 95%-interval (gestreept: het eerlijke deel)
cli-stats-tallies = Wat er gebeurt, en hoe vaak
cli-stats-a-game = { $mean } per spel

# De arena

unknown-bot = Er is geen bot ‘{ $bot }’; er zijn: { $known }, of een eigen klasse, ./BESTAND.py:KLASSE, of openspiel:N.
unknown-foreign-bot = Er is geen bot ‘{ $bot }’; na openspiel: komt een aantal simulaties, minstens 2, of een niveau, om even lang na te denken: { $levels }.
own-bot-missing = { $file } heeft geen klasse ‘{ $name }’ met een methode ‘choose’.
own-bot-broken = { $file } kan niet worden uitgevoerd: { $reason }
extra-missing = { $argument } heeft de extra ‘{ $extra }’ nodig: pip install 'menagerie-games[{ $extra }]'.
ray-unreachable = Er is geen Ray-cluster op ‘{ $address }’: { $reason }
arena-how-many = { $game } kan niet met { $bots } worden gespeeld, maar met { $fewest } tot en met { $most } spelers. Noem zoveel bots, of geef --players op.
arena-json-or-csv = Geef --json of --csv op, niet allebei.
arena-ray-or-threads = Geef --ray of --threads op, niet allebei.
cli-plot-form = --plot tekent SVG; ‘{ $file }’ zou op .svg moeten eindigen.
arena-other-run = { $file } komt niet uit deze wedstrijd; noem een ander bestand.
arena-other-terms = { $file } hoort bij een andere wedstrijd, waarin verschillen: { $terms }. Noem een ander bestand.
arena-bot-changed = { $file } werd begonnen toen in { $bots } een ander programma stond; het is sindsdien veranderd. Noem een ander bestand.
arena-busy = Een andere run is { $file } nu aan het schrijven.
arena-out-no-file = { $file } is een apparaat, een pipe of de uitvoer zelf; --out heeft een eigen bestand nodig, om het weer te lezen.
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
arena-kept = { $games ->
    [one] Eén spel staat
   *[other] { $games } spellen staan
} in { $file }; dezelfde opdracht gaat daar verder.
arena-more-forfeits = { $bot } verloor zo nog { $count ->
    [one] één spel
   *[other] { $count } spellen
}.
arena-plot-share = aandeel in de overwinningen, met 95%-interval
arena-plot-deal = delingen
cli-command-arena = Laat bots tegen elkaar spelen, en zeg hoe zeker de een sterker is dan de ander.
cli-arg-bots = wie speelt: niveaus (random, novice, casual, strong, master), of eigen klassen, ./BESTAND.py:KLASSE, of openspiel:N, de zoektocht van OpenSpiel met N simulaties
cli-arg-arena-players = hoeveel spelers (anders zoveel als er bots zijn); de laatste bot neemt de overige plaatsen
cli-arg-arena-games = hoeveel spellen (anders 1000), afgerond naar boven op hele delingen, elk vanaf elke plaats gespeeld
cli-arg-out = bewaar elk spel in dit bestand; dezelfde opdracht gaat verder waar hij werd afgebroken
cli-arg-csv = toon CSV
cli-arg-arena-plot = teken de aandelen en het verloop van de ratings, als SVG
cli-arg-threads = hoeveel threads (anders één per kern)
cli-arg-ray = speel op het Ray-cluster op dit adres; ‘local’ start er hier een
cli-arg-timeout = hoeveel seconden een eigen bot voor een zet heeft (anders 10)
cli-column-bot = bot
cli-column-games = spellen
cli-column-forfeits = opgegeven
cli-column-rating = rating
ladder-lowest = ‘{ $level }’ is het laagste niveau; daaronder valt er geen te verslaan.
ladder-unproved = Niet aangetoond dat sterker: { $rungs }. Meer delingen kunnen het aantonen (--deals).
cli-arg-ladder-games = deze spellen (anders alle)
cli-arg-ladder-players = alleen tafels met zoveel spelers
cli-arg-ladder-level = alleen dit niveau tegen het vorige

# Hoe snel het zoeken is

cli-column-simulations-search = simulaties/s
cli-column-simulations-two-threads = op twee threads
cli-column-simulations-heuristic = uit gewoonte
cli-column-second-thread = twee threads : één
cli-way-search = zoeken
cli-way-two-threads = zoeken op twee threads
cli-way-habit = zoeken uit gewoonte
cli-way-ismcts = ISMCTS, simulaties/s

# Suggesties

suggest-argument = Onbekende optie { $argument }. Bedoelde je { $suggestion }?
suggest-command = De opdracht ‘{ $command }’ bestaat niet. Bedoelde je ‘{ $suggestion }’?
suggest-language = De taal ‘{ $value }’ bestaat hier niet. Bedoelde je ‘{ $suggestion }’?
suggest-shell = De shell ‘{ $value }’ bestaat hier niet. Bedoelde je ‘{ $suggestion }’?
suggest-game = Het spel ‘{ $game }’ bestaat niet. Bedoelde je ‘{ $suggestion }’?
suggest-level = Het niveau ‘{ $level }’ bestaat niet. Bedoelde je ‘{ $suggestion }’?
suggest-bot = De bot ‘{ $bot }’ bestaat niet. Bedoelde je ‘{ $suggestion }’?
suggest-option = De optie ‘{ $option }’ bestaat niet. Bedoelde je ‘{ $suggestion }’?
suggest-value = De optie { $option } kan niet ‘{ $value }’ zijn. Bedoelde je ‘{ $suggestion }’?

# Het overzicht en de aanvulling in de shell

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

web-unmute = Weer horen
web-event-declined = { $name } is het er niet mee eens dat de zet wordt teruggenomen.
web-event-undone = { $name }: de laatste zet is teruggenomen.
web-event-resigned = { $name }: voorgoed weg; een bot speelt verder.
web-event-away = { $name }: de verbinding is weg.
web-event-back = { $name }: weer aan tafel.
web-event-stood-in = { $name }: intussen speelt een bot.
web-mute = { $name } niet meer horen
level-random = willekeurig
level-novice = beginner
level-casual = gelegenheidsspeler
level-strong = sterk
level-master = meester
web-bot = Bot
web-bot-name = Bot { $number }
web-guest = Gast
web-hunts = { $hunter } jaagt op { $prey }
web-others = De anderen
web-home = Naar de lobby
web-language = Taal
web-go = Ga
web-theme = Kleuren
web-theme-auto = zoals het apparaat
web-theme-light = licht
web-theme-dark = donker
web-middle = Het midden van de tafel
web-now = Wat er gebeurt
web-away = weg
web-waiting = Wachten op { $names }.
web-undo-asked = { $name } wil de laatste zet terugnemen.
web-agree = Akkoord
web-decline = Weigeren
web-pass-device = Geef het apparaat door aan { $name }.
web-i-am = Ik ben { $name }: toon mijn kaarten
web-you-won = Je hebt gewonnen!
web-winners = Gewonnen door: { $names }
web-rematch = Nog een keer spelen
web-to-rematch = Naar de revanche
web-replay = Opnieuw bekijken
web-tools = Hulpmiddelen
web-hint = Tip
web-undo = Terug
web-last = Laatste slag
web-no-trick = Er is nog geen slag gemaakt.
web-sheet = Punten
web-round = Ronde
web-total = Spel tot nu toe
web-no-rounds = Er is nog geen ronde geteld.
web-log = Verloop
web-chat = Chat
web-chat-prompt = Zeg iets aan tafel
web-send = Stuur
web-rules = Regels
web-menu = Menu
web-close = Sluiten
web-sound = Geluiden
web-confirm = Tik een kaart twee keer aan om hem te spelen
web-quick = Toon alles snel
web-stand-in = Wie voor je speelt als je weg bent
web-other-device = Verder op een ander apparaat
web-quit = Tafel verlaten
web-quit-sure = De tafel verlaten? Een bot speelt voor je verder.
web-screen = Op een televisie tonen
web-lost = De verbinding is weg; nieuwe poging …
web-copied = Gekopieerd
web-start = Begin het spel
web-host-starts = Iedereen is er; de gastheer begint het spel.
web-waiting-for-players = Het spel kan beginnen zodra elke plaats bezet is.
web-free = Vrije plaats
web-reserved = Gereserveerd
web-seat-for = Wie plaats { $number } krijgt
web-name = Je naam
web-sit = Hier zitten
web-invite = Vrienden uitnodigen
web-link = Link naar deze tafel
web-qr = QR-code van de link naar deze tafel
web-hint-why = Wat een sterke speler vindt door zich voor te stellen hoe de ronde verder kan gaan:
web-hint-line = wint { $win } % van de partijen en levert gemiddeld { $points } punten op.
web-hint-mixed = Te spelen in { $share } % van zulke gevallen, om niet voorspelbaar te zijn.

## Watching a game again

web-replay-title = { $game } · nog eens bekijken
web-replay-table = De tafel
web-replay-start = Nog niemand heeft iets beslist.
web-replay-steps = Door het spel
web-replay-first = Naar het begin
web-replay-previous = Een stap terug
web-replay-next = Een stap verder
web-replay-last = Naar het einde
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-jump = Beeld
web-replay-at = { $at } van { $last }
web-replay-speed = Tempo
web-speed-slow = langzaam
web-speed-steady = rustig
web-speed-fast = snel
web-replay-viewpoint = Door wiens ogen?
web-replay-open = Alle handen open
web-replay-public = Als toeschouwer
web-replay-points = Punten tot nu toe
web-replay-game = Spel
web-replay-events = Wat er gebeurde
web-replay-round = Ronde { $number }
web-replay-trick = { $game ->
    [mausen] Beurt
   *[other] Slag
} { $number }
web-replay-fair = Eerlijk gedeeld
web-replay-fair-table = Gecontroleerd: alles wat het toeval besliste, volgt uit de seed. De SHA-256 daarvan is vóór het spel aan iedereen getoond.
web-replay-fair-record = Gecontroleerd: alles wat het toeval besliste, volgt uit de seed in de opname. Als de SHA-256 daarvan vóór het spel getoond is, moet het deze zijn.
web-replay-fair-none = Gecontroleerd: het spel houdt zich aan de regels. De opname heeft geen seed, dus niemand kan nagaan of het toeval de kaarten deelde.
web-replay-fair-nothing = Gecontroleerd: het spel houdt zich aan de regels. Niets werd aan het toeval overgelaten.
web-replay-seed = Seed
web-replay-download = Opname downloaden
web-import-title = Een opgenomen spel bekijken
web-import-lead = Elk afgelopen spel kun je als opname downloaden: op zijn pagina of met ‘menagerie play --record’. Breng die hierheen en bekijk het spel kaart voor kaart.
web-import-choose = Kies een opname (.jsonl)
web-import-drop = of sleep die hierheen
web-import-paste = Liever tekst plakken
web-import-text = De opname, één spel per regel
web-import-watch = Controleren en bekijken
web-import-checking = Elke zet wordt gecontroleerd …
web-import-failed = De server is nu niet bereikbaar; probeer het zo nog eens.
web-import-several = Welk spel?
web-import-game = { $game } · met { $players } gespeeld · punten: { $points }
web-import-pasted = De tekst
web-import-limits = Hoogstens { $largest } kB en { $most } spellen per bestand. Elke zet wordt aan de regels getoetst en elke deling aan de seed. Wie het adres van een spel heeft, kan het bekijken.
server-no-record = Deze opname is hier niet.
server-no-picture = Er is geen beeld { $at }; het laatste is { $last }.
server-too-many-games = Er staan te veel spellen in dit bestand; hoogstens { $most }.
## The lobby, and the pages around

web-skip = Naar de inhoud
web-navigation = Elders
web-lobby = Drie kaartspellen met dieren
web-lobby-lead = Eén klik, en de kaarten zijn gedeeld: tegen bots, of met vrienden op elk apparaat. Zonder account.
web-you-are = Je bent { $name }.
web-new-here = Leuk dat je er bent!
web-rename = Andere naam kiezen
web-set-name = Zeg hoe je heet
web-save = Opslaan
web-your-turns = { $count ->
    [one] Je bent aan de beurt in één spel.
   *[other] Je bent aan de beurt in { $count } spellen.
}
web-players-range = { $fewest }–{ $most } spelers
web-minutes = ongeveer { $minutes } minuten
web-players = Spelers
web-bots-level = Bots
web-play-now = Nu spelen
web-with-friends = Met vrienden
web-learn = Leren
web-my-games = Je spellen
web-no-my-games = Je bent nu niet aan het spelen. Kies hierboven een spel: de kaarten liggen klaar.
web-not-started = Nog niet begonnen
web-your-turn = Jij bent aan de beurt
web-continue = Verder spelen
web-with = met { $names }
web-nobody-else = nog niemand anders
web-bots = { $count ->
    [one] één bot
   *[other] { $count } bots
}
web-open-tables = Open tafels
web-no-open-tables = Er wacht nu geen tafel op gezelschap. Open er zelf een: kies “Met vrienden” en toon hem aan iedereen.
web-free-seats = { $count ->
    [one] Eén vrije plaats
   *[other] { $count } vrije plaatsen
}
web-being-played = Wordt nu gespeeld
web-join = Meedoen
web-watch = Kijken
web-finished = Afgelopen spellen
web-no-finished = Hier blijven je afgelopen spellen bewaard, om opnieuw te bekijken.
web-new-table = { $game } met vrienden
web-new-lead = Aan tafel krijg je een link en een QR-code waarmee de anderen daar komen.
web-open-table = Tafel openen
web-seats = Wie speelt mee
web-seat = Plaats { $number }
web-friend = een vriend
web-friend-reserved = een vriend, met een eigen link
web-nobody = niemand
web-place = Waar jullie spelen
web-place-link = Ieder op een eigen apparaat; alleen wie de link heeft, kan komen
web-place-public = Ieder op een eigen apparaat; de lobby toont de tafel aan iedereen
web-place-here = Met meerderen op dit scherm, dat wordt doorgegeven
web-clock = Tijd per zet
web-clock-none = zo lang je wilt
web-clock-minute = 60 seconden
web-clock-day = een dag
web-spectators = Anderen mogen kijken
web-hints = Iedereen mag om tips vragen
web-house-rules = Huisregels
web-wrong-name = Een naam heeft 1 tot 40 tekens.
web-wrong-game = Dat spel is er hier niet. Kies een van deze.
web-wrong-choice = Dat kan niet gekozen worden. Neem iets uit de lijst.
web-wrong-players = { $game } speel je met { $fewest } tot { $most } spelers.
web-wrong-order = Noem elke plaats één keer, de jongste eerst, bijvoorbeeld: { $example }.
web-learn-all = Spellen leren
web-learn-lead = Elke regel heeft een nummer; aan tafel leidt het nummer naar de regel die net gold.
web-contents = Inhoud
web-no-rulebook = De regels van dit spel staan hier nog niet.
web-link-ask = Op dit apparaat verder spelen?
web-link-what = Wie deze link heeft gemaakt, is dan ook hier dezelfde persoon: dezelfde naam, dezelfde spellen. Hij werkt één keer.
web-link-instead = Tot nu toe hoort dit apparaat bij { $name }; dat houdt dan op.
web-link-yes = Ja, hier verder
web-device-how = Open deze link op het andere apparaat, of scan daar de code. Hij werkt één keer, een kwartier lang, en alleen voor jou: geef hem niet door.
web-device-link = Link voor het andere apparaat
web-device-qr = QR-code van de link voor het andere apparaat
web-import = Een opgenomen spel bekijken
web-ratings = Ranglijsten
web-ratings-lead = Uit afgelopen spellen aan tafels die voor iedereen openstaan. Bovenaan staat wie het zekerst sterk is; het getal na ± zegt hoe onzeker een waardering nog is.
web-no-ratings = Hier staat nog niemand. Open een tafel voor iedereen en speel het eerste spel.
web-rank = Plaats
web-who = Naam
web-strength = Sterkte
web-games-played = Spellen
web-api = Voor programma’s
web-error = Dat is niet gelukt
web-error-missing = Hier is niets te vinden
web-error-private = Hier kun je niet verder
web-error-soon = Een ogenblik, alsjeblieft
web-no-page = Deze pagina is er niet, of niet meer.
web-malformed = Wat gestuurd is, is niet te begrijpen. Ga terug en probeer het opnieuw.
web-unknown = We weten niet wie je bent. Begin in de lobby.
web-back = Terug naar de tafel
web-broken = Er is hier iets mis, en dat is niet jouw schuld. Probeer het zo meteen opnieuw.

## The server

server-malformed = Dat is hier niet te begrijpen: bij { $where }: { $reason }.
server-anonymous = Niemand heeft gezegd wie het vraagt. Stuur de cookie of een token mee; POST /api/people geeft beide.
server-stale-cookie = Deze cookie is van niemand. POST /api/people geeft een nieuwe.
server-wrong-token = Dit token is van niemand. In de header staat het zo: Authorization: Bearer TOKEN.
server-link-used = Deze link is al gebruikt, of te oud. Het andere apparaat geeft een nieuwe.
server-no-table = Deze tafel bestaat niet.
server-no-page = Hier is niets. GET /api/docs laat zien wat er is.
server-no-seat = Je hebt geen plaats aan deze tafel.
server-no-such-seat = Plaats { $seat } is er niet; de laatste is { $last }.
server-not-your-seat = Plaats { $seat } is niet van jou. Van jou: { $seats }.
server-which-seat = Zeg erbij welke van je plaatsen je bedoelt: { $seats }.
server-own-name = Aan deze tafel zit iedereen onder de eigen naam.
server-one-device-private = Een tafel op één apparaat kan niet openbaar zijn.
server-no-hints = Aan deze tafel krijgt niemand een hint.
server-hint-coming = Er is al een hint onderweg; wacht erop.
server-already-seated = Je hebt al een plaats aan deze tafel.
server-seat-taken = Deze plaats is bezet. Vrij: { $free }.
server-wrong-key = Deze sleutel opent hier geen gereserveerde plaats.
server-seats-empty = Voor het begin moet elke plaats bezet zijn. Leeg: { $seats }.
server-not-host = Dat mag alleen de gastheer van de tafel.
server-no-spectators = Deze tafel wil geen toeschouwers.
server-not-open = Het spel is al begonnen.
server-not-playing = Aan deze tafel wordt nu niet gespeeld.
server-moved-already = Van deze plaats is intussen al een zet gekomen.
server-not-over = Het spel is nog niet afgelopen.
server-game-over = Het spel is afgelopen.
server-rematch-there = De revanche is aan tafel { $table }.
server-undo-not-last = De laatste zet was niet van jou; alleen de laatste zet kan worden teruggenomen.
server-undo-final = Wat tegelijk met anderen wordt gekozen, is definitief.
server-undo-revealed = Deze zet heeft iets verborgens aan het licht gebracht; hij kan niet worden teruggenomen.
server-undo-asked = Dat is al gevraagd; nog niet iedereen heeft geantwoord.
server-undo-not-asked = Niemand vraagt je of een zet mag worden teruggenomen.
server-too-fast = Dat is te veel in te korte tijd; wacht even.
server-too-large = Dat is te groot; hoogstens { NUMBER($largest) } bytes.
server-foreign-origin = Dit komt van een pagina van een andere site, die hier niet mag vragen.
server-closing = De server stopt zo; probeer het straks nog eens.
server-no-database = De database antwoordt nu niet; probeer het straks nog eens.
server-table-broken = Deze tafel is niet meer te lezen; haar logboek blijft bewaard.
server-database = De database is niet te gebruiken: { $reason }.
server-database-taken = Een andere server werkt met { $file }. Deze heeft een eigen bestand nodig, of beide PostgreSQL.
server-database-newer = De database komt van een nieuwere versie van menagerie (revisie { $revision }); deze kent revisies tot en met { $known }.
server-port-taken = Op { $host }:{ $port } valt niets te serveren: { $reason }.
cli-command-serve = Laat mensen en programma’s via het netwerk spelen.
cli-arg-host = het adres om op te luisteren (standaard 127.0.0.1, alleen deze machine)
cli-arg-port = de poort om op te luisteren (standaard 8000; 0 voor een willekeurige vrije)
cli-arg-database = een bestand voor SQLite, of postgresql+asyncpg://… (anders $DATABASE_URL, anders een bestand in de gegevensmap)
cli-arg-pause = seconden voor de zet van een bot, zodat men het kan volgen (standaard 0.8)
cli-arg-browser = open de browser in de lobby (op een vrije poort, als 8000 bezet is en er geen is gegeven)
cli-serving = De server staat op { $address } – stoppen met Ctrl-C.
cli-command-load = Laat zien hoeveel duurzame zetten een server per seconde aanneemt.
cli-arg-tables = hoeveel tafels van vier (standaard 500)
cli-column-tables = tafels
cli-column-pace = tempo
cli-column-moves-per-second = zetten/s
cli-column-p50 = p50 ms
cli-column-p99 = p99 ms
cli-column-memory = kB per tafel
cli-pace-fast = zo snel mogelijk
cli-pace-calm = een zet per seconde aan elke
cli-column-processor = µs processor per zet
server-nobody = Niemand met die naam zit aan deze tafel of heeft er iets gezegd.

## Playing in the terminal

play-nobody = Minstens één plaats is van een mens.
play-too-many-people = { $people } mensen passen niet aan een tafel voor { $players }.
play-nothing-saved = Er wacht geen spel om verder te spelen.
play-saved-taken = Het bewaarde spel { $file } wordt net elders gespeeld.
play-saved-damaged = Het bewaarde spel { $file } is niet te lezen.
play-saved-summary = { $game } · { $who } · { $when }
play-which-saved = Met welk ga je verder (Enter: een nieuw spel)?
play-no-such-saved = “{ $answer }” is er niet bij; kies een getal van 1 tot { $last }, of druk alleen op Enter.
play-how-strong = Hoe sterk zijn de anderen (Enter: novice)?
play-kept = Het spel is bewaard; “menagerie play” biedt het weer aan.
play-record = Verslag: { $file }
play-press-enter = { $name }: druk op Enter om je kaarten te zien.
play-aside = Een getal of een zet beslist. h: tip, l: wat er gebeurde, t: laatste slag, s: punten, r: regels (r NUMMER: één ervan), q: weggaan.
cli-arg-people = wie voor dit scherm speelt; de eerste heeft --seat (anders: jij alleen)
cli-arg-resume = verder met het spel dat het laatst verlaten werd
play-back = Terug
play-quick = snel
play-quit = Weg
play-thinking = Er wordt nagedacht …
play-person = Persoon { $number }
play-start-keys = ↑ ↓ kiezen  ← → wijzigen  Enter: verder  letters: een naam  q: weg
play-held = Gepauzeerd: elke toets toont wat er daarna gebeurt; p gaat verder.
cli-arg-lines = regel voor regel, niet op het hele scherm

## At a server's table, and watching

join-bad-link = “{ $link }” is geen adres van een tafel; zo ziet er een uit: https://example.org/t/abcdef123456.
join-unreachable = Op { $server } antwoordt geen server.
join-no-menagerie = Op { $server } is geen menagerie-server die deze versie begrijpt.
join-refused = { $sentence }
join-gone = { $server } laat deze tafel niet meer zien.
join-begun = Het spel aan deze tafel is zonder jou begonnen; “menagerie watch { $link }” laat het zien.
join-full = Alle plaatsen aan deze tafel zijn bezet; “menagerie watch { $link }” laat haar zien.
join-waiting = Aan tafel: { $names }. { $free ->
    [one] Eén plaats is vrij
   *[other] { $free } plaatsen zijn vrij
}; de gastheer begint het spel als alle bezet zijn.
join-all-there = Aan tafel: { $names }. Alle plaatsen zijn bezet; de gastheer begint het spel.
join-seat-gone = Je plaats is aan iemand anders gegeven; je kijkt nu toe.
join-lost = De verbinding is weg; nieuwe poging …
join-back = De verbinding is er weer.
join-seed-wrong = De kaarten zijn niet gegeven uit de startwaarde die aan het begin was beloofd.
join-record-wrong = Het verslag van dit spel klopt niet: { $problem }
play-seat-kept = Je plaats blijft van jou; dezelfde opdracht brengt je terug, en intussen speelt een bot.
play-join-alone = { $argument } gaat niet samen met --join: de tafel is zoals ze geopend is.
play-name-join = --name hoort bij --join LINK; wie voor dit scherm speelt, zeg je met --people.
cli-arg-join = een tafel van een server: daar gaan zitten, of ernaar terugkeren
cli-arg-name = je naam bij de server (anders: als wie je het laatst kwam, eerst je inlognaam)
cli-command-watch = Een tafel live bekijken, of een vastgelegd spel stap voor stap.
cli-arg-watched = een bestand met verslagen, of het adres van een tafel
watch-file-only = { $argument } is voor bestanden met verslagen; een tafel ziet iedere toeschouwer hetzelfde.
watch-step = Beeld { $at } van { $last } (Enter: volgende, een getal: dat beeld, b: terug, q: weggaan)
play-needs-game = { $argument } heeft een GAME nodig.
play-resume-alone = --resume gaat verder met een spel zoals het is; { $argument } past daar niet bij.
play-choose = kiezen
play-log = Verloop
play-trick = Slag
play-not-together = Deze kaarten kun je niet samen ruilen.
play-names-twice = Twee mensen hebben twee namen nodig.
play-too-many-levels = Er zijn { $levels } niveaus voor { $bots } bots.
