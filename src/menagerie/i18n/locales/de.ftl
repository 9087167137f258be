# Wer, und was jedes Spiel hat

seat-name = Platz { $number }
seat-you = Du
labelled = { $label }: { $value }
seat-separator = { "; " }
round-ended = Die Runde ist zu Ende. Punkte: { $points }. Gewonnen: { $winners }.
game-ended = Das Spiel ist zu Ende. Punkte: { $points }. Gewonnen: { $winners }.

# Was sich nicht spielen lässt

unknown-game = Unbekanntes Spiel „{ $game }“. Verfügbare Spiele: { $known }.
bad-players = { $game } geht nicht mit { $players } Spielern, sondern mit { $fewest } bis { $most }.
no-such-seat = Es gibt keinen Platz { $seat }. Der letzte Platz ist { $last }.
unknown-option = Eine Option „{ $option }“ gibt es nicht; dieses Spiel hat: { $known }.
bad-option = Die Option { $option } kann nicht „{ $value }“ sein, sondern: { $allowed }.
bad-seed = Ein Startwert ist { $right } Byte lang; dieser hat { $found }.
bad-values = { $game } lässt sich nicht mit { $found } Kartenwerten spielen; es hat { $cards } Karten mit einem Wert.
bad-hand = { $game } lässt sich nicht mit { $cards } Handkarten spielen, sondern mit 0 (allen) bis { $most }.
openspiel-compiled-search = Der übersetzte { $bot } von OpenSpiel kann kein Spiel spielen, das in Python geschrieben ist; open_spiel.python.algorithms.ismcts.ISMCTSBot kann es.
unknown-level = Eine Spielstärke „{ $level }“ gibt es nicht; es gibt: { $known }.
bad-search = Eine Suche braucht mindestens eine Simulation auf mindestens einem Thread; verlangt waren { $simulations } auf { $threads }.
env-no-features = { $game } sagt nicht, was eine lernende Maschine davon sieht.
env-bad-state = Das ist keine Stellung von { $game } mit { $players } Spielern.
env-other-game = Das ist ein Protokoll von { $found } mit { $found_players } Spielern; die Umgebung spielt { $game } mit { $players }.
env-several-positions = Ein Spiel beginnt an einer Stelle; verlangt waren: { $found }.
env-in-turn = { $game } ist kein Spiel, in dem immer alle zugleich entscheiden; env() spielt es Platz für Platz.
env-finished = Dieses Spiel { $game } ist zu Ende: Es gibt nichts mehr zu entscheiden.
env-no-deal = Bei { $game } teilt der Zufall nichts aus.
env-not-begun = Noch hat kein Spiel begonnen: Rufe zuerst reset auf.
env-bad-actions = Ein Schritt braucht { $count } ganze Zahlen, für jedes Spiel eine Aktion.
env-bad-mask = Eine reset_mask hat einen Wahrheitswert für jedes von { $count } begonnenen Spielen.
env-not-for-each = „{ $option }“ hat { $found } Einträge; es sind { $count } Spiele.
env-other-saved = Das hat keine Umgebung mit { $count } Spielen { $game } zu { $players } Spielern gespeichert, bei gleichen Hausregeln, gleichem Platz, gleichen Gegnern und gleicher Belohnung.
env-unknown-start = reset hat keine Option „{ $option }“; es hat: { $known }.
env-mid-choice = In { $game } handeln alle zugleich: eine Partie kann nicht dort beginnen, wo einige schon gewählt haben.
env-no-record = „decisions“ zählt die Entscheidungen eines Protokolls: gib auch das Protokoll an.
env-concealed-state = In diesem Zustand von { $game } ist etwas verdeckt, wie in einer Ansicht; Game.imagine macht aus einer Ansicht einen ganzen Zustand.
env-seat-finished = Platz { $seat } hat in diesem Spiel { $game } nichts mehr zu entscheiden.
file-unreadable = { $reason ->
    [ENOENT] Die Datei { $file } gibt es nicht.
    [EISDIR] { $file } ist ein Ordner; gebraucht wird eine Datei.
    [ENOTDIR] Die Datei { $file } gibt es nicht: Ihr Ordner ist keiner.
    [ENAMETOOLONG] Der Name { $file } ist zu lang.
    [EACCES] { $file } darfst du nicht lesen.
   *[other] { $file } lässt sich nicht lesen ({ $reason }).
}
file-unwritable = { $reason ->
    [ENOENT] { $file } lässt sich nicht schreiben: Den Ordner gibt es nicht.
    [EISDIR] { $file } ist ein Ordner; nenne eine Datei darin.
    [ENOTDIR] { $file } lässt sich nicht schreiben: Der Ordner ist keiner.
    [ENAMETOOLONG] Der Name { $file } ist zu lang.
    [EACCES] { $file } darfst du nicht schreiben.
    [ENOSPC] { $file } wurde nicht geschrieben: Es ist kein Platz mehr.
   *[other] { $file } lässt sich nicht schreiben ({ $reason }).
}
no-card-values = Auf den Karten von { $game } ist nichts, was sich ersetzen ließe; lass --deck weg.
values-not-json = { $file } ist kein JSON; richtig wäre {"{"}"{ $table }": {"{"}"KARTE": ZAHL, …{"}"}{"}"}.
values-no-table = { $file } hat keine Tabelle „{ $table }“; richtig wäre {"{"}"{ $table }": {"{"}"KARTE": ZAHL, …{"}"}{"}"}.
values-missing-card = { $file } hat keinen Wert für die Karte { $card }; die Tabelle „{ $table }“ braucht einen für jede Karte.
values-unknown-card = { $file } gibt „{ $card }“ einen Wert, aber das ist keine Karte dieses Spiels.
values-card-twice = { $file } hat „{ $card }“ zweimal.
values-bad-value = { $file } gibt der Karte { $card } den Wert { $value }; „{ $table }“ sind ganze Zahlen von { $lowest } bis { $highest }.

# Züge, die nicht angenommen werden

not-your-turn = Platz { $seat } hat gerade nichts zu entscheiden; gewartet wird auf: { $waiting }.
illegal-move = Platz { $seat } darf „{ $move }“ hier nicht spielen.

# Aufzeichnungen

record-not-text = { $file } ist keine Textdatei; eine Aufzeichnung ist JSON, ein Spiel je Zeile.
record-none = { $file } enthält keine Aufzeichnung.
record-not-json = { $file }, Zeile { $line }: Das ist kein JSON; eine Aufzeichnung ist ein JSON-Objekt je Zeile.
record-truncated = { $file }, Zeile { $line }: Die Aufzeichnung bricht mittendrin ab; die Datei ist nicht vollständig.
record-not-record = { $file }, Zeile { $line }: Das ist keine Aufzeichnung; eine solche hat "format": "{ $format }".
record-other-format = { $file }, Zeile { $line }: Das Format ist { $found }; dieses Programm liest "{ $format }".
record-field-missing = { $file }, Zeile { $line }: Der Aufzeichnung fehlt „{ $field }“.
record-field-wrong = { $file }, Zeile { $line }: „{ $field }“ kann nicht { $found } sein, sondern { $field ->
    [seed] 64 kleingeschriebene Hexadezimalziffern
    [players] eine ganze Zahl
    [options] ein Objekt
    [log] eine Liste
    [result] Punkte und Sieger nach Plätzen
   *[other] Text
}.
record-field-unknown = { $file }, Zeile { $line }: Ein Feld „{ $field }“ hat eine Aufzeichnung nicht.
record-field-twice = { $file }, Zeile { $line }: „{ $field }“ steht da zweimal.
record-entry-wrong = { $file }, Zeile { $line }: Eintrag { $entry } hat nicht die Form einer Entscheidung, eines Austeilens, Ziehens oder Rundenendes: { $found }
entry-malformed = der Eintrag hat nicht die Form, die er in diesem Spiel braucht: { $found }
entry-out-of-place = in diesem Spiel entscheidet nie der Zufall
record-chance-missing = Karten müssen ausgeteilt oder gezogen werden, aber das steht nicht mehr im Verlauf.
record-entry-differs = da steht { $found }, nach den Regeln und dem Startwert muss es aber { $right } sein.
record-after-end = das Spiel ist zu Ende, aber der Verlauf geht weiter mit { $found }.
record-not-the-turn = hier muss Platz { $seat } entscheiden, da steht aber { $found }.
record-legal-differs = erlaubt sind die Züge { $right }, da steht aber { $found }.
record-legal-unwanted = zu „{ $move }“ sind mögliche Züge aufgeführt; das tut eine Aufzeichnung nie.
record-illegal-move = Platz { $seat } darf „{ $move }“ hier nicht spielen; erlaubt: { $legal }.
record-ends-early = der Verlauf endet, das Spiel aber nicht: Platz { $seat } muss entscheiden.
record-entry-missing = der Verlauf endet, aber { $right } fehlt.
record-result-differs = das Ergebnis ist { $right }, da steht aber { $found }.

# Die Befehlszeile

cli-about = menagerie: Mausen, Awimbawé und Mopsen, drei Kartenspiele mit Tieren.
cli-usage = Aufruf:
cli-usage-of-all = Aufruf: menagerie BEFEHL …
cli-arguments = Angaben
cli-more = „menagerie BEFEHL --help“ zeigt die Hilfe zu einem Befehl.
cli-command-play = Ein Spiel gegen Bots spielen.
cli-command-simulate = Viele Spiele zufällig spielen und zählen oder aufzeichnen.
cli-command-verify = Prüfen, ob die Spiele einer Datei den Regeln und ihrem Startwert folgen.
cli-command-replay = Ein aufgezeichnetes Spiel in Worten erzählen.
cli-command-ladder = Zeigen, dass jede Spielstärke die darunter schlägt; wo sich das nicht zeigt, endet der Befehl mit 1.
cli-command-bench = Messen, wie schnell die Spiele hier laufen, neben OpenSpiel, wo es installiert ist.
cli-arg-game = das Spiel: mausen, awimbawe oder mopsen
cli-arg-players = wie viele spielen (sonst so wenige wie möglich)
cli-arg-level = wie stark die anderen sind: random (zufällig), novice (Anfänger; sonst dies), casual (Gelegenheit), strong (stark), master (Meister)
cli-arg-games = wie viele Spiele (sonst 1000)
cli-arg-seed = ein Wort oder eine Zahl; derselbe Startwert gibt dieselben Spiele
cli-arg-record = die Spiele in diese Datei schreiben, eins je Zeile
cli-arg-record-played = das fertige Spiel in diese Datei schreiben
cli-arg-legal = auch alle möglichen Züge aufzeichnen
cli-arg-option = eine Hausregel; mehrmals möglich
cli-arg-deck = eigene Kronen oder Knochen, als JSON
cli-arg-file = eine Datei mit Aufzeichnungen
cli-arg-which-game = das wievielte Spiel der Datei, ab 1 gezählt (sonst 1)
cli-arg-seat = zeigen, was dieser Platz gesehen hat, ab 1
cli-arg-my-seat = dein Platz, ab 1 (Standard: 1)
cli-arg-seconds = wie lange jede Zahl gemessen wird (sonst 2)
cli-arg-deals = wie viele Kartenverteilungen, jede von jedem Platz aus gespielt (sonst 1000)
cli-arg-json = JSON ausgeben
cli-arg-lang = die Sprache: de, en, fr, it oder nl
cli-arg-help = diese Hilfe zeigen
cli-not-understood = Die Befehlszeile ist nicht zu verstehen: { $argument }.
cli-value-missing = { $argument } braucht einen Wert.
cli-value-unwanted = { $argument } nimmt keinen Wert.
cli-unknown-argument = Unbekannte Option { $argument }. „menagerie { $command }“ kennt: { $known }.
cli-argument-missing = { $argument } fehlt.
cli-not-a-number = { $argument } kann nicht „{ $value }“ sein, sondern eine ganze Zahl von { $lowest } bis { $highest }.
cli-not-positive = { $argument } kann nicht „{ $value }“ sein, sondern eine Zahl über 0, höchstens { $highest }.
cli-option-form = „{ $value }“ ist keine Option; schreibe --option NAME=WERT.
cli-unknown-language = Unbekannte Sprache „{ $value }“. Verfügbare Sprachen: { $known }.
cli-unknown-command = Unbekannter Befehl „{ $command }“. Verfügbare Befehle: { $known }.
cli-legal-without-record = --legal ergänzt eine Aufzeichnung; gib auch --record DATEI an.
cli-no-such-game = Ein Spiel { $wanted } gibt es in { $file } nicht; es sind { $count }.
cli-unit = { " " }Spiele
cli-compiling = Die schnellen Regeln von { $game } werden vorbereitet; das dauert einmal ein paar Sekunden …
cli-column-seat = Platz
cli-column-points = Punkte
cli-column-mean = je Spiel
cli-column-wins = Siege
cli-column-share = Anteil
cli-column-game = Spiel
cli-column-players = Spieler
cli-column-plain = schlicht
cli-column-compiled = kompiliert
cli-column-levels = Spielstärken
cli-column-interval = 95-%-Intervall
cli-column-fair = bei gleicher Stärke
cli-column-ratio = kompiliert : OpenSpiel
cli-way-python-loop = Python-Schleife
cli-way-evaluate-bots = C++ evaluate_bots
cli-way-rollouts = C++-Rollouts
cli-simulated = { $game }, { $players } Spieler: { $games ->
    [one] ein zufälliges Spiel
   *[other] { $games } zufällige Spiele
}
cli-decisions = { $decisions } Entscheidungen in { $seconds } s: { $rate } je Sekunde
cli-seed = Startwert: { $seed }
cli-verified = { $good ->
    [one] Ein Spiel geprüft: alles in Ordnung.
   *[other] { $good } Spiele geprüft: alles in Ordnung.
}
cli-verify-broken = Spiele, die die Regeln brechen: { $broken }. Gute Spiele: { $good }.
cli-verify-deck = Wurde mit eigenen Kronen oder Knochen gespielt, gib sie mit --deck an.
cli-at-line = { $file }, Zeile { $line }: { $problem }
cli-at-entry = { $file }, Zeile { $line }, Eintrag { $entry }: { $problem }
cli-replay-title = { $game }, { $players } Spieler
cli-no-peers = Um OpenSpiel im selben Lauf zu messen, installiere das Extra „peers“.
cli-arg-envs = stattdessen Umgebungen messen, neben denen anderer, die installiert sind
cli-column-cells = Zellen
cli-column-vector = Vektor, { $games } Spiele
cli-column-rival = Umgebung
cli-column-decisions = Entscheidungen/s
cli-rivals-missing = Nicht installiert und darum nicht gemessen: { $names }. Das Extra „rivals“ bringt sie mit.
cli-no-gymnasium = Die Umgebungen brauchen das Extra „envs“.

# Die schlichte Eingabe

play-which-game = Welches Spiel (q: gehen)?
play-how-many = Wie viele Spieler, { $fewest } bis { $most }?
play-many-choices = { $count } Möglichkeiten; ? zählt sie auf. Nummer oder Zug, zum Beispiel: { $example }
play-not-a-choice = „{ $answer }“ geht hier nicht: eine Nummer von 1 bis { $last }, ein Zug wie „{ $example }“, ? für die Liste, q zum Gehen.
play-cards = { $count } Karten
play-face-down = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
play-goodbye = Auf Wiedersehen.

# Statistik

cli-command-stats = Sehr viele Spiele spielen und sagen, was beim Entwerfen eines Spiels wichtig ist.
cli-arg-games-studied = wie viele Spiele (sonst 100.000)
cli-arg-level-of-all = wie stark alle spielen: random (zufällig) oder novice (Anfänger; sonst dies)
cli-arg-plot = auch zeichnen, als SVG-Datei
cli-stats-title = { $game }, { $players } Spieler, Spielstärke { $level }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
cli-column-turn = in Spielreihenfolge
cli-stats-turn = { $turn ->
    [1] eröffnet
   *[other] spielt als { $turn }.
}
cli-column-even = gerechter Anteil
cli-column-mean-points = Punkte im Mittel
cli-column-ending = wie es endet
cli-column-of-games = der Spiele
cli-stats-winners = { $count ->
    [one] ein Sieger
   *[other] { $count } Sieger
}
cli-stats-tie-break = Gleichstand an der Spitze, der sich auflöst
cli-column-spread = wie es verteilt ist
cli-column-average = Mittel
cli-column-sd = Streuung
cli-column-least = min.
cli-column-most = max.
cli-column-median = Median
cli-stats-points = Punkte eines Platzes
cli-stats-winning = Punkte des Siegers
cli-stats-margin = Vorsprung des Siegers
cli-stats-decisions = Entscheidungen je Spiel
cli-column-tally = bemerkenswert
cli-column-in-games = Spiele damit
cli-stats-wins = Anteil an den Siegen, mit 95-%-Intervall (gestrichelt: der gerechte Anteil)
cli-stats-tallies = Was geschieht, und wie oft
cli-stats-a-game = { $mean } je Spiel

# Die Arena

unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { $known }, oder eine eigene Klasse, ./DATEI.py:KLASSE, oder openspiel:N.
unknown-foreign-bot = Einen Bot „{ $bot }“ gibt es nicht; nach openspiel: kommt eine Zahl von Simulationen, mindestens 2, oder eine Spielstärke, um so lange nachzudenken wie sie: { $levels }.
own-bot-missing = In { $file } gibt es keine Klasse „{ $name }“ mit einer Methode „choose“.
own-bot-broken = { $file } lässt sich nicht ausführen: { $reason }
extra-missing = { $argument } braucht das Extra „{ $extra }“: pip install 'menagerie-games[{ $extra }]'.
ray-unreachable = Unter „{ $address }“ gibt es keinen Ray-Cluster: { $reason }
arena-how-many = { $game } lässt sich nicht zu { $bots } spielen, sondern zu { $fewest } bis { $most }. Nenne so viele Bots, oder gib --players an.
arena-json-or-csv = Gib --json oder --csv an, nicht beides.
arena-ray-or-threads = Gib --ray oder --threads an, nicht beides.
cli-plot-form = --plot zeichnet SVG; „{ $file }“ sollte auf .svg enden.
arena-other-run = { $file } stammt nicht aus diesem Wettkampf; nenne eine andere Datei.
arena-other-terms = { $file } gehört zu einem anderen Wettkampf, verschieden in: { $terms }. Nenne eine andere Datei.
arena-bot-changed = { $file } wurde begonnen, als in { $bots } ein anderes Programm stand; es hat sich seitdem geändert. Nenne eine andere Datei.
arena-busy = Gerade schreibt ein anderer Lauf { $file }.
arena-out-no-file = { $file } ist ein Gerät, eine Pipe oder die Ausgabe selbst; --out braucht eine eigene Datei, um sie wieder zu lesen.
arena-played = { $game }, { $players } Spieler: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, { $deals ->
    [one] eine Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}
arena-teams = Partner, die gemeinsam gewinnen und verlieren: { $teams }
arena-forfeit = Spiel { $game }: { $bot } ({ $seat }) { $deed ->
    [crashed] ist abgestürzt ({ $detail })
    [late] hat länger als { $detail } s gebraucht
    [illegal] hat { $detail } gewählt, was nicht erlaubt ist,
   *[odd] hat { $detail } geantwortet, was kein Zug ist,
} und verliert.
arena-so-far = Die Aufzeichnung bis dahin
arena-kept = { $games ->
    [one] Ein Spiel steht
   *[other] { $games } Spiele stehen
} in { $file }; derselbe Befehl macht dort weiter.
arena-more-forfeits = { $bot } hat noch { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
} so verloren.
arena-plot-share = Anteil an den Siegen, mit 95-%-Intervall
arena-plot-deal = Kartenverteilungen
cli-command-arena = Bots gegeneinander spielen lassen und sagen, wie sicher der eine stärker ist als der andere.
cli-arg-bots = wer spielt: Spielstärken (random, novice, casual, strong, master) oder eigene Klassen, ./DATEI.py:KLASSE, oder openspiel:N, die Suche von OpenSpiel mit N Simulationen
cli-arg-arena-players = wie viele spielen (sonst so viele, wie es Bots sind); der letzte Bot nimmt die übrigen Plätze
cli-arg-arena-games = wie viele Spiele (sonst 1000), aufgerundet auf ganze Kartenverteilungen, jede von jedem Platz aus gespielt
cli-arg-out = jedes Spiel in dieser Datei behalten; derselbe Befehl macht weiter, wo er unterbrochen wurde
cli-arg-csv = CSV ausgeben
cli-arg-arena-plot = die Anteile und den Verlauf der Wertungen zeichnen, als SVG
cli-arg-threads = wie viele Threads (sonst einer je Kern)
cli-arg-ray = auf dem Ray-Cluster unter dieser Adresse spielen; „local“ startet einen hier
cli-arg-timeout = wie viele Sekunden ein eigener Bot für einen Zug hat (sonst 10)
cli-column-bot = Bot
cli-column-games = Spiele
cli-column-forfeits = kampflos verloren
cli-column-rating = Wertung
ladder-lowest = „{ $level }“ ist die unterste Spielstärke; darunter ist keine zu schlagen.
ladder-unproved = Nicht gezeigt, dass stärker: { $rungs }. Mehr Kartenverteilungen können es zeigen (--deals).
cli-arg-ladder-games = diese Spiele (sonst alle)
cli-arg-ladder-players = nur Tische mit so vielen Spielern
cli-arg-ladder-level = nur diese Spielstärke gegen die darunter

# Wie schnell die Suche ist

cli-column-simulations-search = Simulationen/s
cli-column-simulations-two-threads = auf zwei Threads
cli-column-simulations-heuristic = nach Gewohnheit
cli-column-second-thread = zwei Threads : einer
cli-way-search = Suche
cli-way-two-threads = Suche auf zwei Threads
cli-way-habit = Suche nach Gewohnheit
cli-way-ismcts = ISMCTS, Simulationen/s

# Vorschläge

suggest-argument = Unbekannte Option { $argument }. Meintest du { $suggestion }?
suggest-command = Unbekannter Befehl „{ $command }“. Meintest du „{ $suggestion }“?
suggest-language = Unbekannte Sprache „{ $value }“. Meintest du „{ $suggestion }“?
suggest-shell = Unbekannte Shell „{ $value }“. Meintest du „{ $suggestion }“?
suggest-game = Unbekanntes Spiel „{ $game }“. Meintest du „{ $suggestion }“?
suggest-level = Unbekannte Spielstärke „{ $level }“. Meintest du „{ $suggestion }“?
suggest-bot = Unbekannter Bot „{ $bot }“. Meintest du „{ $suggestion }“?
suggest-option = Unbekannte Option „{ $option }“. Meintest du „{ $suggestion }“?
suggest-value = Die Option { $option } kann nicht „{ $value }“ sein. Meintest du „{ $suggestion }“?

# Die Übersicht und die Vervollständigung in der Shell

cli-group-play = Spielen
cli-group-records = Aufgezeichnete Spiele
cli-group-study = Bots und Statistik
cli-group-measure = Geschwindigkeit
cli-group-setup = Einrichten
cli-default = [Standard: { $value }]
cli-command-completion = Ein Skript ausgeben, mit dem deine Shell Befehle vervollständigt.
cli-command-help = Die Hilfe zu einem Befehl zeigen.
cli-arg-shell = deine Shell: bash, zsh oder fish
cli-arg-version = die Version zeigen
cli-unknown-shell = Unbekannte Shell „{ $value }“. Verfügbare Shells: { $known }.

## The browser

web-unmute = Wieder hören
web-event-declined = { $name } ist nicht einverstanden, dass der Zug zurückgenommen wird.
web-event-undone = { $name }: Der letzte Zug ist zurückgenommen.
web-event-resigned = { $name }: für immer gegangen; ein Bot spielt weiter.
web-event-away = { $name }: Die Verbindung ist weg.
web-event-back = { $name }: wieder am Tisch.
web-event-stood-in = { $name }: Inzwischen spielt ein Bot.
web-mute = { $name } nicht mehr hören
level-random = zufällig
level-novice = Neuling
level-casual = Gelegenheitsspieler
level-strong = stark
level-master = Meister
web-bot = Bot
web-bot-name = Bot { $number }
web-guest = Gast
web-hunts = { $hunter } jagt { $prey }
web-others = Die anderen
web-home = Zur Lobby
web-language = Sprache
web-go = Los
web-theme = Farben
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-middle = Die Tischmitte
web-now = Was gerade geschieht
web-away = nicht da
web-waiting = Es wird gewartet auf: { $names }.
web-undo-asked = { $name } möchte den letzten Zug zurücknehmen.
web-agree = Einverstanden
web-decline = Ablehnen
web-pass-device = Gib das Gerät an { $name } weiter.
web-i-am = Ich bin { $name }: zeig meine Karten
web-you-won = Du hast gewonnen!
web-winners = Gewonnen hat: { $names }
web-rematch = Noch einmal spielen
web-to-rematch = Zur Revanche
web-replay = Noch einmal ansehen
web-tools = Werkzeuge
web-hint = Tipp
web-undo = Zurück
web-last = Letzter Stich
web-no-trick = Es wurde noch kein Stich gemacht.
web-sheet = Punkte
web-round = Runde
web-total = Spielstand
web-no-rounds = Es wurde noch keine Runde gewertet.
web-log = Verlauf
web-chat = Chat
web-chat-prompt = Sag etwas am Tisch
web-send = Senden
web-rules = Regeln
web-menu = Menü
web-close = Schließen
web-sound = Töne
web-confirm = Karten erst beim zweiten Antippen spielen
web-quick = Alles schnell zeigen
web-stand-in = Wer für dich spielt, wenn du weg bist
web-other-device = Auf einem anderen Gerät weiterspielen
web-quit = Tisch verlassen
web-quit-sure = Tisch verlassen? Ein Bot spielt für dich weiter.
web-screen = Auf dem Fernseher zeigen
web-lost = Die Verbindung ist weg; neuer Versuch läuft …
web-copied = Kopiert
web-start = Spiel beginnen
web-host-starts = Alle sind da; wer den Tisch eröffnet hat, beginnt das Spiel.
web-waiting-for-players = Es kann losgehen, sobald jeder Platz besetzt ist.
web-free = Freier Platz
web-reserved = Reserviert
web-seat-for = Wer Platz { $number } bekommt
web-name = Dein Name
web-sit = Hier sitzen
web-invite = Freunde einladen
web-link = Link zu diesem Tisch
web-qr = QR-Code des Links zu diesem Tisch
web-hint-why = Was jemand Starkes herausfindet, der sich vorstellt, wie die Runde weitergehen kann:
web-hint-line = gewinnt { $win } % der Spiele und bringt im Mittel { $points } Punkte.
web-hint-mixed = In { $share } % solcher Fälle zu spielen, um nicht berechenbar zu sein.

## Watching a game again

web-replay-title = { $game } · noch einmal ansehen
web-replay-table = Der Tisch
web-replay-start = Noch hat niemand etwas entschieden.
web-replay-steps = Durch das Spiel
web-replay-first = Zum Anfang
web-replay-previous = Einen Schritt zurück
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-jump = Bild
web-replay-at = { $at } von { $last }
web-replay-speed = Tempo
web-speed-slow = langsam
web-speed-steady = gemächlich
web-speed-fast = schnell
web-replay-viewpoint = Mit wessen Augen?
web-replay-open = Alle Hände offen
web-replay-public = Nur zuschauen
web-replay-points = Punkte bisher
web-replay-game = Spiel
web-replay-events = Was geschehen ist
web-replay-round = Runde { $number }
web-replay-trick = { $game ->
    [mausen] Zug
   *[other] Stich
} { $number }
web-replay-fair = Ehrlich gegeben
web-replay-fair-table = Geprüft: Alles, was der Zufall entschieden hat, folgt aus dem Startwert. Dessen SHA-256 wurde allen vor dem Spiel gezeigt.
web-replay-fair-record = Geprüft: Alles, was der Zufall entschieden hat, folgt aus dem Startwert in der Aufzeichnung. Wurde vor dem Spiel dessen SHA-256 gezeigt, so muss es dieses sein.
web-replay-fair-none = Geprüft: Das Spiel hält sich an die Regeln. Die Aufzeichnung hat keinen Startwert; ob der Zufall gegeben hat, kann darum niemand prüfen.
web-replay-fair-nothing = Geprüft: Das Spiel hält sich an die Regeln. Nichts darin war dem Zufall überlassen.
web-replay-seed = Startwert
web-replay-download = Aufzeichnung herunterladen
web-import-title = Ein aufgezeichnetes Spiel ansehen
web-import-lead = Jedes beendete Spiel lässt sich als Aufzeichnung herunterladen: auf seiner Seite oder mit „menagerie play --record“. Bring sie her und sieh dir das Spiel Karte für Karte an.
web-import-choose = Aufzeichnung wählen (.jsonl)
web-import-drop = oder hier ablegen
web-import-paste = Stattdessen Text einfügen
web-import-text = Die Aufzeichnung, ein Spiel je Zeile
web-import-watch = Prüfen und ansehen
web-import-checking = Jeder Zug wird geprüft …
web-import-failed = Der Server ist gerade nicht zu erreichen; versuch es gleich noch einmal.
web-import-several = Welches Spiel?
web-import-game = { $game } · zu { $players } gespielt · Punkte: { $points }
web-import-pasted = Der Text
web-import-limits = Höchstens { $largest } kB und { $most } Spiele je Datei. Jeder Zug wird nach den Regeln geprüft, jedes Geben nach dem Startwert. Wer die Adresse eines Spiels hat, kann es ansehen.
server-no-record = Diese Aufzeichnung gibt es hier nicht.
server-no-picture = Ein Bild { $at } gibt es nicht; das letzte ist { $last }.
server-too-many-games = In dieser Datei sind zu viele Spiele; höchstens { $most }.
## The lobby, and the pages around

web-skip = Zum Inhalt
web-navigation = Wohin noch
web-lobby = Drei tierische Kartenspiele
web-lobby-lead = Ein Klick, und die Karten sind verteilt: gegen Bots oder mit Freunden auf jedem Gerät. Ganz ohne Anmeldung.
web-you-are = Du bist { $name }.
web-new-here = Schön, dass du da bist!
web-rename = Anders heißen
web-set-name = Sag, wie du heißt
web-save = Speichern
web-your-turns = { $count ->
    [one] In einem Spiel bist du an der Reihe.
   *[other] In { $count } Spielen bist du an der Reihe.
}
web-players-range = { $fewest }–{ $most } Personen
web-minutes = etwa { $minutes } Minuten
web-players = Personen
web-bots-level = Bots
web-play-now = Sofort spielen
web-with-friends = Mit Freunden
web-learn = Lernen
web-my-games = Deine Spiele
web-no-my-games = Du steckst gerade in keinem Spiel. Such dir oben eins aus: Die Karten warten schon.
web-not-started = Noch nicht begonnen
web-your-turn = Du bist dran
web-continue = Weiterspielen
web-with = mit { $names }
web-nobody-else = noch niemand sonst
web-bots = { $count ->
    [one] einem Bot
   *[other] { $count } Bots
}
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet kein Tisch auf Gesellschaft. Eröffne einen: Wähle „Mit Freunden“ und zeig ihn allen.
web-free-seats = { $count ->
    [one] Ein freier Platz
   *[other] { $count } freie Plätze
}
web-being-played = Wird gerade gespielt
web-join = Mitspielen
web-watch = Zuschauen
web-finished = Beendete Spiele
web-no-finished = Hier liegen später deine beendeten Spiele, zum Nochmal-Ansehen.
web-new-table = { $game } mit Freunden
web-new-lead = Am Tisch bekommst du einen Link und einen QR-Code, die die anderen dorthin bringen.
web-open-table = Tisch eröffnen
web-seats = Wer spielt mit
web-seat = Platz { $number }
web-friend = jemand von euch
web-friend-reserved = jemand mit eigenem Link
web-nobody = niemand
web-place = Wo ihr spielt
web-place-link = Jeder an seinem Gerät; nur wer den Link hat, kann kommen
web-place-public = Jeder an seinem Gerät; die Lobby zeigt den Tisch allen
web-place-here = Mehrere an diesem Bildschirm, der herumgereicht wird
web-clock = Zeit für jeden Zug
web-clock-none = so lange ihr wollt
web-clock-minute = 60 Sekunden
web-clock-day = ein Tag
web-spectators = Andere dürfen zuschauen
web-hints = Alle dürfen um Tipps bitten
web-house-rules = Hausregeln
web-wrong-name = Ein Name hat 1 bis 40 Zeichen.
web-wrong-game = So ein Spiel gibt es hier nicht. Such dir eins von diesen aus.
web-wrong-choice = Das steht nicht zur Wahl. Nimm etwas aus der Liste.
web-wrong-players = { $game } spielt man zu { $fewest } bis { $most }.
web-wrong-order = Nenne jeden Platz einmal, den jüngsten zuerst, zum Beispiel: { $example }.
web-learn-all = Spiele lernen
web-learn-lead = Jede Regel hat eine Nummer; am Tisch führt die Nummer zu der Regel, die gerade galt.
web-contents = Inhalt
web-no-rulebook = Die Regeln dieses Spiels stehen hier noch nicht.
web-link-ask = Auf diesem Gerät weiterspielen?
web-link-what = Wer den Link gemacht hat, ist dann auch hier dieselbe Person: derselbe Name, dieselben Spiele. Er gilt einmal.
web-link-instead = Bisher gehört dieses Gerät zu { $name }; das endet damit.
web-link-yes = Ja, hier weiterspielen
web-device-how = Öffne diesen Link auf dem anderen Gerät oder scanne dort den Code. Er gilt einmal, eine Viertelstunde lang, und nur für dich: Gib ihn nicht weiter.
web-device-link = Link für das andere Gerät
web-device-qr = QR-Code des Links für das andere Gerät
web-import = Aufgezeichnetes Spiel ansehen
web-ratings = Bestenlisten
web-ratings-lead = Aus beendeten Spielen an Tischen, die allen offenstehen. Oben steht, wer am sichersten stark ist; die Zahl hinter ± sagt, wie unsicher eine Wertung noch ist.
web-no-ratings = Hier steht noch niemand. Eröffne einen Tisch für alle und spiel das erste Spiel.
web-rank = Platz
web-who = Name
web-strength = Stärke
web-games-played = Spiele
web-api = Für Programme
web-error = Das hat nicht geklappt
web-error-missing = Hier ist nichts zu finden
web-error-private = Hier geht es nicht weiter
web-error-soon = Einen Moment, bitte
web-no-page = Diese Seite gibt es nicht, oder nicht mehr.
web-malformed = Was geschickt wurde, ist nicht zu verstehen. Geh zurück und versuch es noch einmal.
web-unknown = Wir wissen nicht, wer du bist. Fang in der Lobby an.
web-back = Zurück zum Tisch
web-broken = Hier stimmt etwas nicht, und du kannst nichts dafür. Versuch es gleich noch einmal.

## The server

server-malformed = Das ist hier nicht zu verstehen: bei { $where }: { $reason }.
server-anonymous = Niemand hat gesagt, wer fragt. Das Cookie oder ein Token gehört dazu; POST /api/people gibt beides.
server-stale-cookie = Dieses Cookie gehört niemandem. POST /api/people gibt ein neues.
server-wrong-token = Dieses Token gehört niemandem. Es steht im Kopf so: Authorization: Bearer TOKEN.
server-link-used = Dieser Link wurde schon benutzt oder ist zu alt. Das andere Gerät gibt einen neuen.
server-no-table = Diesen Tisch gibt es nicht.
server-no-page = Hier ist nichts. GET /api/docs zeigt, was es gibt.
server-no-seat = Du hast an diesem Tisch keinen Platz.
server-no-such-seat = Platz { $seat } gibt es nicht; der letzte ist { $last }.
server-not-your-seat = Platz { $seat } gehört dir nicht. Deine: { $seats }.
server-which-seat = Sag dazu, welcher deiner Plätze gemeint ist: { $seats }.
server-own-name = An diesem Tisch sitzen alle unter ihrem eigenen Namen.
server-one-device-private = Ein Tisch auf einem Gerät kann nicht öffentlich sein.
server-no-hints = An diesem Tisch gibt es keine Tipps.
server-hint-coming = Ein Tipp ist schon unterwegs; bitte darauf warten.
server-already-seated = Du hast an diesem Tisch schon einen Platz.
server-seat-taken = Dieser Platz ist vergeben. Frei: { $free }.
server-wrong-key = Dieser Schlüssel öffnet hier keinen reservierten Platz.
server-seats-empty = Vor dem Start muss jeder Platz vergeben sein. Leer: { $seats }.
server-not-host = Das darf nur, wer den Tisch eröffnet hat.
server-no-spectators = Dieser Tisch möchte keine Zuschauer.
server-not-open = Das Spiel hat schon begonnen.
server-not-playing = An diesem Tisch wird gerade nicht gespielt.
server-moved-already = Von diesem Platz ist inzwischen schon ein Zug gekommen.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-game-over = Das Spiel ist zu Ende.
server-rematch-there = Die Revanche ist an Tisch { $table }.
server-undo-not-last = Der letzte Zug war nicht deiner; nur der letzte Zug lässt sich zurücknehmen.
server-undo-final = Was gleichzeitig mit anderen gewählt wird, ist endgültig.
server-undo-revealed = Dieser Zug hat Verdecktes ans Licht gebracht; er lässt sich nicht zurücknehmen.
server-undo-asked = Danach ist schon gefragt; noch haben nicht alle geantwortet.
server-undo-not-asked = Niemand fragt dich, ob ein Zug zurückgenommen werden darf.
server-too-fast = Das ist zu viel in zu kurzer Zeit; bitte kurz warten.
server-too-large = Das ist zu groß; höchstens { NUMBER($largest) } Bytes.
server-foreign-origin = Das kommt von der Seite einer anderen Website; die darf hier nicht fragen.
server-closing = Der Server hört gerade auf; bitte gleich noch einmal.
server-no-database = Die Datenbank antwortet gerade nicht; bitte gleich noch einmal.
server-table-broken = Dieser Tisch lässt sich nicht mehr lesen; sein Protokoll bleibt erhalten.
server-database = Die Datenbank lässt sich nicht benutzen: { $reason }.
server-database-taken = Ein anderer Server arbeitet mit { $file }. Dieser braucht eine eigene Datei, oder beide PostgreSQL.
server-database-newer = Die Datenbank stammt von einer neueren Version von menagerie (Stand { $revision }); diese hier kennt höchstens Stand { $known }.
server-port-taken = Unter { $host }:{ $port } lässt sich nichts anbieten: { $reason }.
cli-command-serve = Lass Menschen und Programme über das Netz spielen.
cli-arg-host = die Adresse, an der gelauscht wird (sonst 127.0.0.1, nur dieser Rechner)
cli-arg-port = der Port, an dem gelauscht wird (sonst 8000; 0 für irgendeinen freien)
cli-arg-database = eine Datei für SQLite oder postgresql+asyncpg://… (sonst $DATABASE_URL, sonst eine Datei im Datenordner)
cli-arg-pause = Sekunden vor dem Zug eines Bots, damit man folgen kann (sonst 0.8)
cli-arg-browser = den Browser in der Lobby öffnen (ist 8000 belegt und kein Port genannt, an einem freien)
cli-serving = Der Server läuft unter { $address } – beenden mit Strg-C.
cli-command-load = Zeige, wie viele gesicherte Züge ein Server in der Sekunde annimmt.
cli-arg-tables = wie viele Tische zu viert (sonst 500)
cli-column-tables = Tische
cli-column-pace = Tempo
cli-column-moves-per-second = Züge/s
cli-column-p50 = p50 ms
cli-column-p99 = p99 ms
cli-column-memory = kB je Tisch
cli-pace-fast = so schnell es geht
cli-pace-calm = ein Zug je Sekunde an jedem
cli-column-processor = µs Prozessor je Zug
server-nobody = Niemand mit diesem Namen sitzt an diesem Tisch oder hat hier gesprochen.

## Playing in the terminal

play-nobody = Mindestens ein Platz gehört einem Menschen.
play-too-many-people = { $people } Menschen haben an einem Tisch für { $players } keinen Platz.
play-nothing-saved = Kein Spiel wartet darauf, fortgesetzt zu werden.
play-saved-taken = Das gespeicherte Spiel { $file } wird gerade anderswo gespielt.
play-saved-damaged = Das gespeicherte Spiel { $file } ist nicht lesbar.
play-saved-summary = { $game } · { $who } · { $when }
play-which-saved = Mit welchem geht es weiter (Eingabetaste: neues Spiel)?
play-no-such-saved = „{ $answer }“ ist keines davon; wähle eine Zahl von 1 bis { $last } oder drücke nur die Eingabetaste.
play-how-strong = Wie stark sind die anderen (Eingabetaste: novice)?
play-kept = Das Spiel ist gespeichert; „menagerie play“ bietet es wieder an.
play-record = Aufzeichnung: { $file }
play-press-enter = { $name }: Eingabetaste zeigt deine Karten.
play-aside = Eine Zahl oder ein Zug entscheidet. h: Tipp, l: was geschah, t: letzter Stich, s: Punkte, r: Regeln (r NUMMER: eine davon), q: gehen.
cli-arg-people = wer vor diesem Bildschirm spielt; wer zuerst genannt ist, hat --seat (sonst: du allein)
cli-arg-resume = das zuletzt verlassene Spiel fortsetzen
play-back = Zurück
play-quick = schnell
play-quit = Gehen
play-thinking = Wird überlegt …
play-person = Person { $number }
play-start-keys = ↑ ↓ wählen  ← → ändern  Eingabe: weiter  Buchstaben: Name  q: gehen
play-held = Angehalten: jede Taste zeigt, was als Nächstes geschieht; p lässt es weitergehen.
cli-arg-lines = Zeile für Zeile, nicht auf dem ganzen Bildschirm

## At a server's table, and watching

join-bad-link = „{ $link }“ ist keine Adresse eines Tisches; eine solche sieht so aus: https://example.org/t/abcdef123456.
join-unreachable = Unter { $server } antwortet kein Server.
join-no-menagerie = Unter { $server } ist kein menagerie-Server, den diese Version versteht.
join-refused = { $sentence }
join-gone = { $server } zeigt diesen Tisch nicht mehr.
join-begun = Das Spiel an diesem Tisch hat ohne dich begonnen; „menagerie watch { $link }“ zeigt es.
join-full = Alle Plätze an diesem Tisch sind besetzt; „menagerie watch { $link }“ zeigt ihn.
join-waiting = Am Tisch: { $names }. { $free ->
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}; wer den Tisch eröffnet hat, beginnt das Spiel, wenn alle besetzt sind.
join-all-there = Am Tisch: { $names }. Alle Plätze sind besetzt; wer den Tisch eröffnet hat, beginnt das Spiel.
join-seat-gone = Dein Platz ist anders vergeben worden; du schaust jetzt zu.
join-lost = Die Verbindung ist weg; neuer Versuch …
join-back = Die Verbindung ist wieder da.
join-seed-wrong = Die Karten wurden nicht aus dem Startwert gegeben, der zu Beginn zugesichert war.
join-record-wrong = Die Aufzeichnung dieses Spiels stimmt nicht: { $problem }
play-seat-kept = Dein Platz bleibt deiner; derselbe Befehl bringt dich zurück, und inzwischen spielt ein Bot.
play-join-alone = { $argument } passt nicht zu --join: Der Tisch ist so, wie er eröffnet wurde.
play-name-join = --name gehört zu --join LINK; wer vor diesem Bildschirm spielt, sagt --people.
cli-arg-join = ein Tisch eines Servers: dort Platz nehmen oder an ihn zurückkehren
cli-arg-name = dein Name beim Server (sonst: als wer du zuletzt kamst, zuerst dein Anmeldename)
cli-command-watch = Einem Tisch zuschauen oder ein aufgezeichnetes Spiel Schritt für Schritt ansehen.
cli-arg-watched = eine Datei mit Aufzeichnungen oder die Adresse eines Tisches
watch-file-only = { $argument } ist für Dateien mit Aufzeichnungen; einen Tisch sehen alle, die zuschauen, gleich.
watch-step = Bild { $at } von { $last } (Eingabetaste: weiter, eine Zahl: dieses, b: zurück, q: gehen)
play-needs-game = { $argument } braucht ein GAME.
play-resume-alone = --resume setzt ein Spiel fort, wie es ist; { $argument } passt nicht dazu.
play-choose = wählen
play-log = Verlauf
play-trick = Stich
play-not-together = Diese Karten lassen sich nicht zusammen tauschen.
play-names-twice = Zwei Menschen brauchen zwei Namen.
play-too-many-levels = Das sind { $levels } Stufen für { $bots } Bots.
