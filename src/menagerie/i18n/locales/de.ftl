# Seats, and what every game has

seat-name = Platz { $number }
seat-you = Du
labelled = { $label }: { $value }
seat-separator = { "; " }
round-ended = Die Runde ist zu Ende. Punkte: { $points }. Gewonnen: { $winners }.
game-ended = Das Spiel ist zu Ende. Punkte: { $points }. Gewonnen: { $winners }.

# Setups that cannot be played

unknown-game = Unbekanntes Spiel „{ $game }“. Verfügbare Spiele: { $known }.
bad-players = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $players }.
no-such-seat = Es gibt keinen Platz { $seat }. Der letzte Platz ist { $last }.
unknown-option = Unbekannte Option „{ $option }“. Optionen dieses Spiels: { $known }.
bad-option = Die Option { $option } kann nicht „{ $value }“ sein. Erlaubt: { $allowed }.
bad-seed = Ein Startwert muss { $right } Byte lang sein, nicht { $found }.
bad-values = { $game } braucht { $cards } Kartenwerte, nicht { $found }.
bad-hand = { $game } lässt sich nicht mit { $cards } Handkarten spielen. Wähle eine Zahl bis { $most } oder 0 für alle Karten.
openspiel-compiled-search = Der kompilierte { $bot } von OpenSpiel kann keine in Python geschriebenen Spiele spielen. Nimm stattdessen open_spiel.python.algorithms.ismcts.ISMCTSBot.
unknown-level = Unbekannte Spielstärke „{ $level }“. Verfügbare Spielstärken: { $known }.
bad-search = Eine Suche braucht mindestens eine Simulation und einen Thread; angegeben: { $simulations } auf { $threads }.
env-no-features = { $game } definiert keine Beobachtungsmerkmale und hat deshalb keine Lernumgebung.
env-bad-state = Das ist kein Zustand von { $game } mit { $players } Spielern.
env-other-game = Das ist eine Aufzeichnung von { $found } mit { $found_players } Spielern; die Umgebung spielt aber { $game } mit { $players }.
env-several-positions = Ein Spiel kann nur mit einer Stellung beginnen; angegeben sind mehrere: { $found }.
env-in-turn = Bei { $game } handeln nicht immer alle gleichzeitig. Nimm env(), das Platz für Platz spielt.
env-finished = Dieses Spiel { $game } ist zu Ende. Es gibt nichts mehr zu entscheiden.
env-no-deal = Bei { $game } wird nichts ausgeteilt: Der Zufall spielt keine Rolle.
env-not-begun = Es wurde noch kein Spiel begonnen. Rufe zuerst reset auf.
env-bad-actions = Ein Schritt braucht eine Aktion (eine ganze Zahl) je Spiel; Anzahl der Spiele: { $count }.
env-bad-mask = Eine reset_mask braucht einen Wahrheitswert je laufendem Spiel; Anzahl der Spiele: { $count }.
env-not-for-each = „{ $option }“ braucht einen Eintrag je Spiel: { $count }, nicht { $found }.
env-other-saved = Das wurde nicht von einer Umgebung mit { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
} { $game } für { $players } Spieler und mit denselben Hausregeln, demselben Platz, denselben Gegnern und derselben Belohnung gespeichert.
env-unknown-start = reset hat keine Option „{ $option }“. Optionen: { $known }.
env-mid-choice = Bei { $game } handeln alle gleichzeitig: Ein Spiel kann nicht mit einer Stellung beginnen, in der erst einige gewählt haben.
env-no-record = „decisions“ zählt die Entscheidungen einer Aufzeichnung. Gib auch die Aufzeichnung an.
env-concealed-state = Dieser Zustand von { $game } hat verdeckte Teile wie die Sicht eines Spielers. Game.imagine macht aus einer Sicht einen vollständigen Zustand.
env-seat-finished = seat={ $seat } hat in diesem Spiel { $game } nichts mehr zu entscheiden.
file-unreadable = { $reason ->
    [ENOENT] Datei nicht gefunden: { $file }
    [EISDIR] { $file } ist ein Ordner und keine Datei.
    [ENOTDIR] Datei nicht gefunden: { $file } (ein Teil des Pfads ist kein Ordner)
    [ENAMETOOLONG] Der Dateiname { $file } ist zu lang.
    [EACCES] Keine Berechtigung, { $file } zu lesen.
   *[other] { $file } lässt sich nicht lesen ({ $reason }).
}
file-unwritable = { $reason ->
    [ENOENT] { $file } lässt sich nicht schreiben: Der Ordner existiert nicht.
    [EISDIR] { $file } ist ein Ordner. Gib eine Datei darin an.
    [ENOTDIR] { $file } lässt sich nicht schreiben: Ein Teil des Pfads ist kein Ordner.
    [ENAMETOOLONG] Der Dateiname { $file } ist zu lang.
    [EACCES] Keine Berechtigung, { $file } zu schreiben.
    [ENOSPC] { $file } lässt sich nicht schreiben: Der Speicherplatz ist voll.
   *[other] { $file } lässt sich nicht schreiben ({ $reason }).
}
no-card-values = Die Karten von { $game } haben keine Werte, die sich ersetzen lassen. Lass --deck weg.
values-not-json = { $file } ist kein gültiges JSON. Erwartet: {"{"}"{ $table }": {"{"}"KARTE": ZAHL, …{"}"}{"}"}.
values-no-table = { $file } hat keine Tabelle „{ $table }“. Erwartet: {"{"}"{ $table }": {"{"}"KARTE": ZAHL, …{"}"}{"}"}.
values-missing-card = { $file } hat keinen Wert für die Karte { $card }. Die Tabelle „{ $table }“ braucht einen Wert für jede Karte.
values-unknown-card = { $file } hat einen Wert für „{ $card }“, aber diese Karte gibt es in diesem Spiel nicht.
values-card-twice = { $file } enthält „{ $card }“ zweimal.
values-bad-value = { $file } gibt der Karte { $card } den Wert { $value }. Die Werte in „{ $table }“ sind ganze Zahlen von { $lowest } bis { $highest }.

# Rejected moves

not-your-turn = Platz { $seat } hat gerade nichts zu entscheiden. Gewartet wird auf: { $waiting }.
illegal-move = Platz { $seat } kann „{ $move }“ hier nicht spielen.
choice-final = Du kannst deine Wahl nur so lange ändern, bis alle gewählt haben.

# Records

record-not-text = { $file } ist keine Textdatei. Eine Aufzeichnung ist JSON, ein Spiel pro Zeile.
record-none = { $file } enthält keine Aufzeichnung.
record-not-json = { $file }, Zeile { $line }: kein gültiges JSON. Eine Aufzeichnung ist ein JSON-Objekt pro Zeile.
record-truncated = { $file }, Zeile { $line }: Die Aufzeichnung bricht ab; die Datei ist unvollständig.
record-not-record = { $file }, Zeile { $line }: keine Aufzeichnung. Eine Aufzeichnung hat "format": "{ $format }".
record-other-format = { $file }, Zeile { $line }: Das Format ist { $found }; diese Version liest "{ $format }".
record-field-missing = { $file }, Zeile { $line }: In der Aufzeichnung fehlt „{ $field }“.
record-field-wrong = { $file }, Zeile { $line }: „{ $field }“ kann nicht { $found } sein. Erwartet: { $field ->
    [seed] 64 kleingeschriebene Hexadezimalziffern
    [players] eine ganze Zahl
    [options] ein Objekt
    [log] eine Liste
    [result] Punkte und Sieger nach Plätzen
   *[other] Text
}.
record-field-unknown = { $file }, Zeile { $line }: unbekanntes Feld „{ $field }“.
record-field-twice = { $file }, Zeile { $line }: „{ $field }“ kommt zweimal vor.
record-entry-wrong = { $file }, Zeile { $line }: Eintrag { $entry } ist weder eine Entscheidung noch ein Austeilen, Ziehen oder Rundenende: { $found }
record-unfinished = { $file }, Zeile { $line }: Dieses Spiel ist noch nicht beendet; prüfen und ansehen lässt sich nur ein beendetes Spiel.
entry-malformed = kein gültiger Eintrag dieses Spiels: { $found }
entry-out-of-place = in diesem Spiel entscheidet nie der Zufall
record-chance-missing = hier muss ausgeteilt oder gezogen werden, aber der Verlauf endet.
record-entry-differs = gefunden: { $found }; nach den Regeln und dem Startwert muss es { $right } sein.
record-after-end = das Spiel ist zu Ende, aber der Verlauf geht weiter mit { $found }.
record-not-the-turn = erwartet: eine Entscheidung von "seat": { $seat }; gefunden: { $found }.
record-legal-differs = erlaubt sind die Züge { $right }; im Verlauf steht { $found }.
record-legal-unwanted = der Verlauf nennt erlaubte Züge zu „{ $move }“; das tut eine Aufzeichnung nie.
record-illegal-move = "seat": { $seat } kann „{ $move }“ hier nicht spielen. Erlaubt: { $legal }.
record-ends-early = der Verlauf endet vor dem Spiel: "seat": { $seat } muss entscheiden.
record-entry-missing = der Verlauf endet, aber { $right } fehlt.
record-result-differs = das Ergebnis ist { $right }; in der Aufzeichnung steht { $found }.

# The command line

cli-about = menagerie: Mausen, Awimbawé und Mopsen, drei Kartenspiele mit Tieren.
cli-usage = Aufruf:
cli-usage-of-all = Aufruf: menagerie [BEFEHL …]
cli-arguments = Optionen
cli-more = Ohne Befehl öffnet menagerie die Lobby im Browser. „menagerie BEFEHL --help“ zeigt die Hilfe zu einem Befehl.
cli-command-play = Gegen Bots, mit Freunden oder an einem Online-Tisch spielen.
cli-command-simulate = Viele zufällige Spiele spielen und auszählen oder aufzeichnen.
cli-command-verify = Prüfen, ob aufgezeichnete Spiele den Regeln und ihrem Startwert folgen.
cli-command-replay = Ein aufgezeichnetes Spiel in Worten ausgeben.
cli-command-ladder = Prüfen, ob jede Spielstärke die darunter schlägt; endet sonst mit Status 1.
cli-command-bench = Die Geschwindigkeit der Spiele messen, auch die von OpenSpiel, falls installiert.
cli-arg-game = das Spiel: mausen, awimbawe oder mopsen
cli-arg-players = Zahl der Spieler (Standard: so wenige, wie das Spiel erlaubt)
cli-arg-level = Spielstärke der Bots: random (zufällig), novice (Anfänger), casual (Gelegenheitsspieler; Standard), strong (stark) oder master (Meister)
cli-arg-games = Zahl der Spiele (Standard: 1000)
cli-arg-seed = ein Wort oder eine Zahl; derselbe Startwert ergibt dieselben Spiele
cli-arg-record = die Spiele in diese Datei schreiben, eins pro Zeile
cli-arg-record-played = das beendete Spiel in diese Datei schreiben
cli-arg-legal = auch alle erlaubten Züge aufzeichnen
cli-arg-option = eine Hausregel festlegen; mehrfach möglich
cli-arg-deck = JSON-Datei mit eigenen Kronen oder Knochen
cli-arg-file = Datei mit aufgezeichneten Spielen
cli-arg-which-game = Nummer des Spiels in der Datei, ab 1 (Standard: 1)
cli-arg-seat = zeigen, was dieser Platz gesehen hat, ab 1
cli-arg-my-seat = dein Platz, ab 1 (Standard: 1)
cli-arg-seconds = Sekunden pro Messung (Standard: 2)
cli-arg-deals = Zahl der Kartenverteilungen, jede von jedem Platz aus gespielt (Standard: 1000)
cli-arg-json = JSON ausgeben
cli-arg-lang = Sprache: de, en, fr, it oder nl (Standard: die der Umgebung)
cli-arg-help = diese Hilfe anzeigen
cli-not-understood = Ungültige Befehlszeile: { $argument }.
cli-value-missing = { $argument } braucht einen Wert.
cli-value-unwanted = { $argument } hat keinen Wert.
cli-unknown-argument = Unbekannte Option { $argument }. „menagerie { $command }“ kennt: { $known }.
cli-argument-missing = { $argument } fehlt.
cli-not-a-number = { $argument } muss eine ganze Zahl von { $lowest } bis { $highest } sein, nicht „{ $value }“.
cli-not-positive = { $argument } muss eine Zahl über 0 und höchstens { $highest } sein, nicht „{ $value }“.
cli-option-form = Ungültige Option „{ $value }“. Schreibe --option NAME=WERT.
cli-unknown-language = Unbekannte Sprache „{ $value }“. Verfügbare Sprachen: { $known }.
cli-unknown-command = Unbekannter Befehl „{ $command }“. Verfügbare Befehle: { $known }.
cli-legal-without-record = --legal braucht --record DATEI.
cli-no-such-game = In { $file } gibt es kein Spiel { $wanted }. Anzahl der Spiele in der Datei: { $count }.
cli-unit = { " " }Spiele
cli-compiling = Die schnellen Regeln von { $game } werden kompiliert. Das dauert nur beim ersten Mal ein paar Sekunden …
cli-column-seat = Platz
cli-column-points = Punkte
cli-column-mean = pro Spiel
cli-column-wins = Siege
cli-column-share = Anteil
cli-column-game = Spiel
cli-column-players = Spieler
cli-column-plain = reines Python
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
cli-decisions = { $decisions } Entscheidungen in { $seconds } s: { $rate } pro Sekunde
cli-seed = Startwert: { $seed }
cli-verified = { $good ->
    [one] 1 Spiel geprüft, keine Fehler.
   *[other] { $good } Spiele geprüft, keine Fehler.
}
cli-verify-broken = Spiele mit Fehlern: { $broken }. Spiele ohne Fehler: { $good }.
cli-verify-deck = Wurde mit anderen Kronen oder Knochen gespielt, gib sie mit --deck an.
cli-at-line = { $file }, Zeile { $line }: { $problem }
cli-at-entry = { $file }, Zeile { $line }, Eintrag { $entry }: { $problem }
cli-replay-title = { $game }, { $players } Spieler
cli-no-peers = Um OpenSpiel im selben Lauf zu messen, installiere das Extra „peers“.
cli-arg-envs = stattdessen Lernumgebungen messen, auch die anderer Projekte, falls installiert
cli-column-cells = Zellen
cli-column-vector = Vektor, { $games } Spiele
cli-column-rival = Umgebung
cli-column-decisions = Entscheidungen/s
cli-rivals-missing = Übersprungen, weil nicht installiert: { $names }. Das Extra „rivals“ enthält sie.
cli-no-gymnasium = Die Umgebungen brauchen das Extra „envs“.

# The line mode

play-which-game = Welches Spiel (q: beenden)?
play-how-many = Wie viele Spieler, { $fewest } bis { $most }?
play-not-a-choice = „{ $answer }“ ist hier nicht möglich. Gib eine Nummer von 1 bis { $last } ein, einen Zug wie „{ $example }“, ? für die Liste oder q zum Beenden.
play-cards = { $count } Karten
play-face-down = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
play-goodbye = Auf Wiedersehen.

# Statistics

cli-command-stats = Sehr viele Spiele spielen und auswerten, was beim Entwerfen eines Spiels wichtig ist.
cli-arg-games-studied = Zahl der Spiele (Standard: 100.000)
cli-arg-level-of-all = Spielstärke aller Spieler: random (zufällig) oder novice (Anfänger; Standard)
cli-arg-plot = auch ein Diagramm in diese SVG-Datei zeichnen
cli-stats-title = { $game }, { $players } Spieler, Spielstärke { $level }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}
cli-column-turn = Reihenfolge
cli-stats-turn = { $turn ->
    [1] eröffnet
   *[other] spielt als { $turn }.
}
cli-column-even = fairer Anteil
cli-column-mean-points = Punkte im Mittel
cli-column-ending = Spielende
cli-column-of-games = der Spiele
cli-stats-winners = { $count ->
    [one] ein Sieger
   *[other] { $count } Sieger
}
cli-stats-tie-break = Gleichstand an der Spitze, aufgelöst
cli-column-spread = Verteilung
cli-column-average = Mittel
cli-column-sd = Std.-Abw.
cli-column-least = min.
cli-column-most = max.
cli-column-median = Median
cli-stats-points = Punkte pro Platz
cli-stats-winning = Punkte des Siegers
cli-stats-margin = Vorsprung des Siegers
cli-stats-decisions = Entscheidungen pro Spiel
cli-column-tally = Ereignis
cli-column-in-games = Spiele damit
cli-stats-wins = Anteil an den Siegen mit 95-%-Intervall (gestrichelt: fairer Anteil)
cli-stats-tallies = Ereignisse und ihre Häufigkeit
cli-stats-a-game = { $mean } pro Spiel

# The arena

unknown-bot = Unbekannter Bot „{ $bot }“. Möglich sind { $known }, eine eigene Klasse als ./DATEI.py:KLASSE oder openspiel:N.
unknown-foreign-bot = Unbekannter Bot „{ $bot }“. Schreibe openspiel:N mit N Simulationen (mindestens 2) oder openspiel:STÄRKE für dieselbe Bedenkzeit wie eine Spielstärke: { $levels }.
own-bot-missing = { $file } hat keine Klasse „{ $name }“ mit einer Methode „choose“.
own-bot-broken = { $file } lässt sich nicht ausführen: { $reason }
extra-missing = { $argument } braucht das Extra „{ $extra }“: pip install 'menagerie-games[{ $extra }]'.
unknown-engine = Es gibt keine Engine „{ $found }“. Für { $variable } gibt es: { $known }.
engine-damaged = Die Datei { $file } der Engine fehlt oder ist beschädigt. Bitte installiere menagerie neu.
engine-outdated = Die Engine ist älter als die Regeln. Baue sie mit „make engine“ neu oder installiere menagerie neu.
ray-unreachable = Kein Ray-Cluster unter „{ $address }“: { $reason }
arena-how-many = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $bots }. Nenne mehr oder weniger Bots oder gib --players an.
arena-json-or-csv = Gib entweder --json oder --csv an, nicht beides.
arena-ray-or-threads = Gib entweder --ray oder --threads an, nicht beides.
cli-plot-form = --plot schreibt SVG; „{ $file }“ muss auf .svg enden.
arena-other-run = { $file } stammt nicht aus diesem Wettkampf. Wähle eine andere Datei.
arena-other-terms = { $file } gehört zu einem anderen Wettkampf. Unterschiede: { $terms }. Wähle eine andere Datei.
arena-bot-changed = Der Code von { $bots } hat sich geändert, seit { $file } begonnen wurde. Wähle eine andere Datei.
arena-busy = Gerade schreibt ein anderer Lauf in { $file }.
arena-out-no-file = { $file } ist ein Gerät, eine Pipe oder die Standardausgabe. --out braucht eine normale Datei.
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
   *[odd] hat { $detail } geantwortet, was keine Aktion ist,
} und verliert.
arena-so-far = Die Aufzeichnung bis dahin
arena-kept = { $games ->
    [one] Ein Spiel ist
   *[other] { $games } Spiele sind
} in { $file } gespeichert. Derselbe Befehl setzt den Wettkampf fort.
arena-more-forfeits = { $bot } hat noch { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
} kampflos verloren.
arena-plot-share = Anteil an den Siegen mit 95-%-Intervall
arena-plot-deal = Kartenverteilungen
cli-command-arena = Bots gegeneinander spielen lassen und zeigen, welcher stärker ist und wie sicher das ist.
cli-arg-bots = die Bots: Spielstärken (random, novice, casual, strong, master), eigene Klassen als ./DATEI.py:KLASSE oder openspiel:N, die Suche von OpenSpiel mit N Simulationen
cli-arg-arena-players = Zahl der Spieler (Standard: Zahl der Bots); der letzte Bot bekommt die übrigen Plätze
cli-arg-arena-games = Zahl der Spiele (Standard: 1000), aufgerundet auf ganze Kartenverteilungen, jede von jedem Platz aus gespielt
cli-arg-out = jedes Spiel in dieser Datei speichern; derselbe Befehl setzt den Wettkampf fort
cli-arg-csv = CSV ausgeben
cli-arg-arena-plot = die Anteile und den Verlauf der Wertungen in diese SVG-Datei zeichnen
cli-arg-threads = Zahl der Threads (Standard: einer pro Kern)
cli-arg-ray = auf dem Ray-Cluster unter dieser Adresse spielen; „local“ startet einen hier
cli-arg-timeout = Sekunden pro Zug für eigene Bots (Standard: 10)
cli-column-bot = Bot
cli-column-games = Spiele
cli-column-forfeits = kampflos verloren
cli-column-rating = Wertung
ladder-lowest = „{ $level }“ ist die niedrigste Spielstärke; darunter gibt es keine zum Vergleich.
ladder-unproved = Nicht nachweislich stärker: { $rungs }. Mehr Kartenverteilungen können helfen (--deals).
cli-arg-ladder-games = die Spiele (Standard: alle)
cli-arg-ladder-players = nur Tische mit dieser Zahl von Spielern
cli-arg-ladder-level = nur diese Spielstärke gegen die darunter

# The speed of the search

cli-column-simulations-search = Simulationen/s
cli-column-simulations-two-threads = zwei Threads
cli-column-simulations-heuristic = Heuristik
cli-column-second-thread = zwei Threads : einer
cli-column-engine-native = nativ
cli-column-engine-wasm = WebAssembly
cli-column-engine-ratio = WebAssembly : nativ
cli-way-search = Suche
cli-way-two-threads = Suche, zwei Threads
cli-way-habit = Suche, Heuristik
cli-way-ismcts = ISMCTS, Simulationen/s
suggest-argument = Unbekannte Option { $argument }. Meintest du { $suggestion }?
suggest-command = Unbekannter Befehl „{ $command }“. Meintest du „{ $suggestion }“?
suggest-language = Unbekannte Sprache „{ $value }“. Meintest du „{ $suggestion }“?
suggest-shell = Unbekannte Shell „{ $value }“. Meintest du „{ $suggestion }“?
suggest-game = Unbekanntes Spiel „{ $game }“. Meintest du „{ $suggestion }“?
suggest-level = Unbekannte Spielstärke „{ $level }“. Meintest du „{ $suggestion }“?
suggest-bot = Unbekannter Bot „{ $bot }“. Meintest du „{ $suggestion }“?
suggest-option = Unbekannte Option „{ $option }“. Meintest du „{ $suggestion }“?
suggest-value = Die Option { $option } kann nicht „{ $value }“ sein. Meintest du „{ $suggestion }“?
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

web-unmute = Stummschaltung aufheben
web-event-declined = { $name }: Zurücknehmen abgelehnt.
web-event-undone = { $name }: letzter Zug zurückgenommen.
web-event-resigned = { $name }: Spiel verlassen; ein Bot übernimmt.
web-event-away = { $name }: Verbindung verloren.
web-event-back = { $name }: wieder am Tisch.
web-event-stood-in = { $name }: vorläufig spielt ein Bot.
web-mute = { $name } stummschalten
web-report-names = Einen Namen melden
web-report-name = Den Namen { $name } melden
web-report-line = Diese Nachricht melden
level-random = zufällig
level-novice = Anfänger
level-casual = Gelegenheitsspieler
level-strong = stark
level-master = Meister
web-bot = Bot
web-bot-name = Bot { $number }
web-guest = Gast
web-hunts = { $hunter } verjagt { $prey }
web-others = Die anderen
web-home = Lobby
web-language = Sprache
web-go = Los
web-theme = Farbschema
web-theme-auto = System
web-theme-light = hell
web-theme-dark = dunkel
web-middle = Tischmitte
web-now = Aktueller Zug
web-away = abwesend
web-waiting = Warten auf { $names }.
web-undo-asked = { $name }: letzten Zug zurücknehmen?
web-agree = Zustimmen
web-decline = Ablehnen
web-pass-device = Gib das Gerät an { $name } weiter.
web-i-am = Ich bin { $name }: Karten zeigen
web-you-won = Du hast gewonnen!
web-winners = Gewonnen: { $names }
web-rematch = Noch einmal spielen
web-to-rematch = Zur Revanche
web-replay = Wiederholung ansehen
web-tools = Werkzeuge
web-hint = Tipp
web-undo = Zug zurücknehmen
web-last = Letzter Stich
web-no-trick = Es gibt noch keinen Stich.
web-sheet = Punkte
web-round = Runde
web-total = Gesamt
web-no-rounds = Noch keine Wertung.
web-log = Verlauf
web-chat = Chat
web-chat-prompt = Nachricht
web-send = Senden
web-rules = Regeln
web-menu = Menü
web-close = Schließen
web-sound = Töne
web-confirm = Karten erst nach zweimaligem Tippen spielen
web-pace = Tempo
web-pace-slow = langsam
web-pace-normal = normal
web-pace-fast = schnell
web-pace-wait = auf mich warten
web-stand-in = Bot, der für dich spielt, wenn du abwesend bist
web-other-device = Auf einem anderen Gerät weiterspielen
web-quit = Tisch verlassen
web-quit-sure = Tisch verlassen? Ein Bot übernimmt deinen Platz. In einem gewerteten Spiel zählt das als Niederlage.
web-screen = Auf dem Fernseher zeigen
web-at-most = { $count ->
    [one] Höchstens eine Karte.
   *[other] Höchstens { $count } Karten.
}
web-lost = Verbindung verloren. Neuer Versuch läuft …
web-copied = Kopiert
web-start = Spiel starten
web-host-starts = Alle sind da. Wer den Tisch eröffnet hat, startet das Spiel.
web-waiting-for-players = Das Spiel kann starten, sobald jeder Platz besetzt ist.
web-free = Freier Platz
web-reserved = Reserviert
web-seat-for = Wer bekommt Platz { $number }?
web-name = Dein Name
web-sit = Hier Platz nehmen
web-name-of-seat = Name für Platz { $number }
web-sit-together = Plätze einnehmen
web-join-by-phone = Zum Mitspielen Code scannen
web-invite = Freunde einladen
web-link = Link zu diesem Tisch
web-qr = QR-Code für den Link zu diesem Tisch
web-hint-why = Der starke Bot schlägt vor:
web-hint-line = gewinnt { $win }{ "\u00A0" }% der Spiele und bringt im Mittel { $points } Punkte.
web-hint-mixed = In { $share }{ "\u00A0" }% solcher Fälle spielen, um unberechenbar zu bleiben.
web-hint-mixture = Wo alle gleichzeitig wählen, ist eine Mischung am besten: Die Züge sind danach sortiert, wie oft man sie spielen sollte, nicht nur nach ihrer Gewinnchance.
web-change = Wahl ändern
web-may-change = Du hast gewählt. Solange noch jemand wählt, kannst du deine Wahl ändern.

## Replays

web-replay-title = { $game } · Wiederholung
web-replay-table = Der Tisch
web-replay-start = Noch wurde nichts entschieden.
web-replay-steps = Schritt
web-replay-first = Erster Schritt
web-replay-previous = Schritt zurück
web-replay-next = Schritt vor
web-replay-last = Letzter Schritt
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-jump = Schritt
web-replay-at = { $at } von { $last }
web-replay-speed = Tempo
web-speed-slow = langsam
web-speed-steady = normal
web-speed-fast = schnell
web-replay-viewpoint = Ansicht
web-replay-open = Alle Karten offen
web-replay-public = Zuschauer
web-replay-points = Punkte bisher
web-replay-game = Spiel
web-replay-events = Verlauf
web-replay-round = Runde { $number }
web-replay-trick = Stich { $number }
web-replay-fair = Fair ausgeteilt
web-replay-fair-table = Geprüft: Alles Austeilen und Ziehen folgt aus dem Startwert. Sein SHA-256 wurde allen vor dem Spiel gezeigt.
web-replay-fair-record = Geprüft: Alles Austeilen und Ziehen folgt aus dem Startwert in der Aufzeichnung. Wurde vor dem Spiel ein SHA-256 des Startwerts gezeigt, muss es dieser sein.
web-replay-fair-none = Geprüft: Das Spiel folgt den Regeln. Die Aufzeichnung hat keinen Startwert; deshalb kann niemand prüfen, ob die Karten zufällig verteilt wurden.
web-replay-fair-nothing = Geprüft: Das Spiel folgt den Regeln. Der Zufall spielte darin keine Rolle.
web-replay-seed = Startwert
web-replay-download = Aufzeichnung herunterladen
web-import-title = Aufgezeichnetes Spiel ansehen
web-import-lead = Jedes beendete Spiel lässt sich als Aufzeichnung herunterladen: auf der Seite seiner Wiederholung oder mit „menagerie play --record“. Lade eine Aufzeichnung hoch und sieh dir das Spiel Karte für Karte an.
web-import-choose = Aufzeichnung wählen (.jsonl)
web-import-drop = oder hierher ziehen
web-import-paste = Stattdessen Text einfügen
web-import-text = Die Aufzeichnung, ein Spiel pro Zeile
web-import-watch = Prüfen und ansehen
web-import-checking = Jeder Zug wird geprüft …
web-import-failed = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
web-import-several = Welches Spiel?
web-import-game = { $game } · { $players } Spieler · Punkte: { $points }
web-import-pasted = Eingefügter Text
web-import-limits = Höchstens { $largest } kB und { $most } Spiele pro Datei. Jeder Zug wird nach den Regeln geprüft, jedes Austeilen nach dem Startwert. Wer den Link zu einem Spiel hat, kann es ansehen.
server-no-record = Diese Aufzeichnung gibt es nicht.
server-no-frame = Es gibt keinen Schritt { $at }. Der letzte Schritt ist { $last }.
server-too-many-games = Diese Datei enthält zu viele Spiele. Erlaubt sind höchstens { $most }.

## The lobby and the other pages

web-skip = Zum Inhalt springen
web-navigation = Seiten
web-lobby = Drei tierische Kartenspiele
web-lobby-lead = Ein Klick, und die Karten sind verteilt: Spiel gegen Bots oder mit Freunden, auf jedem Gerät und ohne Anmeldung.
web-you-are = Du bist { $name }.
web-new-here = Willkommen!
web-rename = Namen ändern
web-set-name = Namen festlegen
web-save = Speichern
web-players-range = { $fewest }–{ $most } Spieler
web-minutes = etwa { $minutes } Minuten
web-players = Spieler
web-bots-level = Bots
web-play-now = Sofort spielen
web-with-friends = Mit Freunden spielen
web-learn = Regeln
web-my-games = Deine Spiele
web-more-games = { $count ->
    [one] ein weiteres Spiel
   *[other] { $count } weitere Spiele
}
web-not-started = Noch nicht gestartet
web-your-turn = Du bist dran
web-continue = Weiterspielen
web-with = mit { $names }
web-nobody-else = noch niemand sonst
web-bots = { $count ->
    [one] einem Bot
   *[other] { $count } Bots
}
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet kein Tisch auf Mitspieler. Um einen zu eröffnen, wähle „Mit Freunden spielen“ und zeige ihn in der Lobby.
web-free-seats = { $count ->
    [one] Ein freier Platz
   *[other] { $count } freie Plätze
}
web-being-played = Läuft gerade
web-join = Mitspielen
web-watch = Zuschauen
web-finished = Beendete Spiele
web-no-finished = Hier erscheinen deine beendeten Spiele, damit du sie noch einmal ansehen kannst.
web-new-table = { $game } mit Freunden
web-new-lead = Am Tisch bekommst du einen Link und einen QR-Code, um die anderen einzuladen.
web-open-table = Tisch eröffnen
web-seats = Spieler
web-seat = Platz { $number }
web-friend = Mitspieler
web-friend-reserved = Mitspieler mit eigenem Link
web-nobody = niemand
web-place = Wo ihr spielt
web-place-link = Alle auf dem eigenen Gerät; nur wer den Link hat, kann mitspielen
web-place-public = Alle auf dem eigenen Gerät; der Tisch steht in der Lobby
web-place-here = Mehrere auf diesem Gerät, das ihr herumreicht
web-clock = Zeit pro Zug
web-clock-none = unbegrenzt
web-clock-minute = 60 Sekunden
web-clock-day = 1 Tag
web-spectators = Zuschauer erlauben
web-hints = Tipps erlauben
web-house-rules = Hausregeln
web-wrong-name = Ein Name muss 1 bis 40 Zeichen haben, darunter einen Buchstaben oder eine Ziffer, und darf nicht wie der eines Bots aussehen.
web-wrong-game = Dieses Spiel gibt es nicht. Such dir eins von diesen aus.
web-wrong-choice = Das ist nicht verfügbar. Wähle etwas aus der Liste.
web-wrong-players = { $game } ist für { $fewest } bis { $most } Spieler.
web-wrong-order = Nenne jeden Platz einmal, den jüngsten zuerst, zum Beispiel: { $example }.
web-learn-all = Regeln der Spiele
web-learn-lead = Jede Regel hat eine Nummer. Am Tisch führt die Nummer zu der Regel, die gerade galt.
web-contents = Inhalt
web-no-rulebook = Die Regeln dieses Spiels sind noch nicht verfügbar.
web-link-ask = Auf diesem Gerät weiterspielen?
web-link-what = Du hast dann hier denselben Namen und dieselben Spiele wie auf dem Gerät, auf dem der Link erstellt wurde. Der Link gilt einmal.
web-link-instead = Dieses Gerät gehört bisher zu { $name }, danach nicht mehr.
web-link-yes = Ja, hier weiterspielen
web-device-how = Öffne diesen Link auf dem anderen Gerät oder scanne dort den Code. Er gilt einmal, 15 Minuten lang und nur für dich: Gib ihn nicht weiter.
web-device-link = Link für das andere Gerät
web-device-qr = QR-Code für den Link für das andere Gerät
web-import = Aufgezeichnetes Spiel ansehen
web-ratings = Bestenlisten
web-ratings-lead = Aus beendeten Spielen an öffentlichen Tischen. Oben steht, wessen Stärke am sichersten ist; die Zahl hinter ± sagt, wie unsicher eine Wertung noch ist.
web-no-ratings = Noch hat niemand eine Wertung. Eröffne einen öffentlichen Tisch und spiel das erste Spiel.
web-rank = Rang
web-who = Name
web-strength = Wertung
web-games-played = Spiele
web-profile = Dein Profil
web-profile-of = Profil von { $name }
web-profile-lead = Diese Seite siehst nur du. Andere sehen in den Bestenlisten deinen Namen, deine Wertung und die Zahl deiner gewerteten Spiele.
web-profile-none = Du hast noch kein Spiel beendet. Such dir in der Lobby eins aus:
web-profile-rating = Wertung { $rating } · gewertete Spiele: { $games }
web-count-games = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
web-count-won = gewonnen: { $count }
web-count-lost = verloren: { $count }
web-count-left = vorzeitig verlassen: { $count }
web-count-shared = an einem Gerät: { $count }
web-outcome-won = gewonnen
web-outcome-lost = verloren
web-outcome-left = vorzeitig verlassen
web-outcome-shared = an einem Gerät
web-devices = Meine Geräte
web-devices-lead = Browser, in denen du angemeldet bist, und wann sie zuletzt benutzt wurden.
web-data = Deine Daten
web-data-lead = Alles, was dieser Server über dich weiß: Spiele, Ergebnisse, Wertungen, Geräte und Chatnachrichten.
web-data-download = Herunterladen
web-data-delete = Alles löschen …
web-data-delete-what = Das löscht deine Ergebnisse, Wertungen, Geräte, Lektionen und Chatnachrichten. Beendete Spiele bleiben, aber niemand erkennt mehr, dass { $name } sie gespielt hat. Das lässt sich nicht rückgängig machen.
web-data-delete-yes = Alles löschen
web-data-keep = Behalten
web-this-device = dieses Gerät
web-device-unknown = Unbekannter Browser
web-sign-out = Abmelden
web-sign-out-others = Alle anderen abmelden
web-date = Datum
web-result = Ergebnis
web-latest-games = Letzte Spiele: { $game }
web-replay-short = Ansehen
web-rating-history = Wertung im Lauf der Zeit
web-rating-history-desc = Die Wertung nach jedem von { $games } gewerteten Spielen, von { $first } bis { $last }. Das Band um die Linie zeigt, wie unsicher sie war. Die Zahlen stehen in der Tabelle darunter.
web-notify = Benachrichtige mich, wenn ich an einem Tisch mit anderen am Zug bin
web-notify-refused = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Du kannst das in seinen Einstellungen ändern.
web-mute-sounds = Töne stummschalten
web-api = API
web-error = Das hat nicht geklappt
web-error-missing = Nicht gefunden
web-error-private = Kein Zugriff
web-error-soon = Einen Moment bitte
web-no-page = Diese Seite gibt es nicht oder nicht mehr.
web-malformed = Der Server konnte die Anfrage nicht verstehen. Geh zurück und versuch es noch einmal.
web-unknown = Wir wissen nicht, wer du bist. Fang in der Lobby an.
web-back = Zurück zum Tisch
web-broken = Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.

## The server

server-malformed = Ungültige Anfrage: { $where }: { $reason }.
server-anonymous = Nicht angemeldet. Sende das Cookie oder ein Token mit; POST /api/people liefert beides.
server-stale-cookie = Unbekanntes Cookie. POST /api/people liefert ein neues.
server-wrong-token = Unbekanntes Token. Sende es im Header: Authorization: Bearer TOKEN.
server-link-used = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle auf dem anderen Gerät einen neuen.
server-no-table = Diesen Tisch gibt es nicht.
server-no-page = Nicht gefunden. GET /api/docs zeigt, was es gibt.
server-no-seat = Du hast an diesem Tisch keinen Platz.
server-no-such-seat = Es gibt keinen Platz { $seat }. Der letzte Platz ist { $last }.
server-not-your-seat = Platz { $seat } gehört dir nicht. Deine Plätze: { $seats }.
server-which-seat = Gib an, welchen deiner Plätze du meinst: { $seats }.
server-own-name = An diesem Tisch spielen alle unter ihrem eigenen Namen.
server-one-device-private = Ein Tisch auf einem Gerät kann nicht öffentlich sein.
server-no-hints = An diesem Tisch sind Tipps ausgeschaltet.
server-hint-coming = Ein Tipp ist schon unterwegs.
server-already-seated = Du hast an diesem Tisch schon einen Platz.
server-seat-taken = Dieser Platz ist besetzt. Freie Plätze: { $free }.
server-wrong-key = Dieser Schlüssel passt zu keinem reservierten Platz.
server-seats-empty = Vor dem Start muss jeder Platz besetzt sein. Freie Plätze: { $seats }.
server-not-host = Das darf nur, wer den Tisch eröffnet hat.
server-no-spectators = An diesem Tisch sind keine Zuschauer erlaubt.
server-not-open = Das Spiel hat schon begonnen.
server-not-playing = An diesem Tisch läuft gerade kein Spiel.
server-moved-already = Von diesem Platz wurde schon gespielt.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-game-over = Das Spiel ist zu Ende.
server-rematch-there = Die Revanche ist an Tisch { $table }.
server-undo-not-last = Nur der letzte Zug lässt sich zurücknehmen, und der war nicht deiner.
server-undo-final = Was alle gleichzeitig wählen, lässt sich nicht zurücknehmen. Bis alle gewählt haben, kannst du deine Wahl ändern.
server-undo-revealed = Dieser Zug hat verdeckte Karten aufgedeckt und lässt sich nicht zurücknehmen.
server-undo-asked = Du hast schon gefragt. Noch haben nicht alle geantwortet.
server-undo-not-asked = Niemand hat dich gefragt, ob ein Zug zurückgenommen werden darf.
server-too-fast = Zu viele Anfragen. Warte einen Moment.
server-too-large = Das ist zu groß. Erlaubt sind höchstens { NUMBER($largest) } Bytes.
server-foreign-origin = Anfragen von anderen Websites sind nicht erlaubt.
server-closing = Der Server wird gerade beendet. Versuch es gleich noch einmal.
server-banned = Du darfst diesen Server nicht mehr benutzen.
server-reported = Danke. Wer diesen Server betreibt, sieht es sich an.
cli-command-admin = Einen Server betreuen: Tische, Personen, Chat und Sicherungen.
cli-arg-action = was zu tun ist: tables, close, reopen, people, ban, unban, bans, remove-name, remove-line, reports, resolve, export, delete, trim, backup, verify, restore oder audit
cli-arg-admin-target = womit: Tische, Personen, Adressen, Nummern von Meldungen oder eine Datei
cli-arg-days = entfernt, was älter als so viele Tage ist (trim)
cli-arg-reason = warum, für das Protokoll
cli-unknown-action = Unbekannte Aktion „{ $value }“. Mögliche Aktionen: { $known }.
cli-admin-done = Erledigt: { $what }
cli-admin-nothing = Nichts gefunden.
cli-admin-verified = Nachgespielte Tische: { NUMBER($tables) }. Einträge: { NUMBER($entries) }.
cli-admin-broken = Dieser Tisch lässt sich nicht nachspielen: { $table }
cli-admin-trimmed = Entfernt: { NUMBER($lines) } Chatnachrichten, { NUMBER($records) } hochgeladene Aufzeichnungen.
admin-not-empty = Die Datenbank ist nicht leer. Stelle die Sicherung in einer neuen wieder her.
admin-not-found = { $what } gibt es in der Datenbank nicht.
server-no-database = Die Datenbank antwortet nicht. Versuch es gleich noch einmal.
server-table-broken = Dieser Tisch lässt sich nicht mehr lesen. Sein Verlauf bleibt erhalten.
server-database = Die Datenbank lässt sich nicht benutzen: { $reason }.
server-database-taken = Ein anderer Server benutzt { $file }. Nimm eine andere Datei oder für beide PostgreSQL.
server-database-newer = Die Datenbank stammt von einer neueren Version von menagerie (Stand { $revision }). Diese Version kennt höchstens Stand { $known }.
server-port-taken = { $host }:{ $port } lässt sich nicht öffnen: { $reason }.
cli-command-serve = Einen Server starten, auf dem Menschen und Programme über das Netz spielen.
cli-arg-host = Adresse des Servers (Standard: 127.0.0.1, nur dieser Rechner)
cli-arg-port = Port des Servers (Standard: 8000; 0 für einen beliebigen freien)
cli-arg-database = SQLite-Datei oder postgresql+asyncpg://… (Standard: $DATABASE_URL, sonst eine Datei im Datenordner)
cli-arg-pause = Sekunden Pause vor jedem Zug eines Bots, damit man folgen kann (Standard: 0.8)
cli-arg-browser = die Lobby im Browser öffnen (an einem freien Port, wenn 8000 belegt und kein Port angegeben ist)
cli-serving = Der Server läuft unter { $address } (beenden mit Strg-C)
cli-command-load = Messen, wie viele gesicherte Züge pro Sekunde ein Server annimmt.
cli-arg-tables = Zahl der Tische mit vier Spielern (Standard: 500)
cli-column-tables = Tische
cli-column-pace = Tempo
cli-column-moves-per-second = Züge/s
cli-column-p50 = p50 ms
cli-column-p99 = p99 ms
cli-column-memory = kB pro Tisch
cli-pace-fast = so schnell wie möglich
cli-pace-calm = ein Zug pro Sekunde und Tisch
cli-column-processor = CPU-µs pro Zug
server-nobody = Niemand mit diesem Namen sitzt an diesem Tisch oder hat hier gechattet.

## Playing in the terminal

play-nobody = Mindestens ein Platz muss mit einem Menschen besetzt sein.
play-too-many-people = { $people } Personen passen nicht an einen Tisch für { $players }.
play-nothing-saved = Es gibt kein gespeichertes Spiel, das du fortsetzen kannst.
play-saved-taken = Das gespeicherte Spiel { $file } ist in einem anderen Terminal geöffnet. Beende es zuerst dort.
play-saved-damaged = Das gespeicherte Spiel { $file } lässt sich nicht lesen.
play-saved-summary = { $game } · { $who } · { $when }
play-which-saved = Welches Spiel möchtest du fortsetzen (Eingabetaste: neues Spiel)?
play-no-such-saved = „{ $answer }“ ist keines davon. Gib eine Zahl von 1 bis { $last } ein oder drücke nur die Eingabetaste.
play-record = Aufzeichnung: { $file }
play-press-enter = { $name }: Die Eingabetaste zeigt deine Karten.
play-aside = Gib eine Nummer oder einen Zug ein. h: Tipp, u: Zug zurücknehmen, l: Verlauf, t: letzter Stich, s: Punkte, r: Regeln (r NUMMER: eine Regel), c TEXT: chatten, q: beenden.
cli-arg-people = Namen der Personen an diesem Bildschirm; die erste bekommt --seat (Standard: nur du)
cli-arg-resume = das letzte nicht beendete Spiel fortsetzen
play-back = Zurück
play-quit = Beenden
play-thinking = Bot denkt nach …
play-person = Person { $number }
play-start-keys = ↑ ↓ wählen  ← → ändern  Eingabe: weiter  Buchstaben: Name  Entf: löschen  q: beenden
cli-arg-lines = Zeilenmodus statt Vollbild

## At a server's table, and watching

join-bad-link = „{ $link }“ ist keine Adresse eines Tisches. Beispiel: https://example.org/t/abcdef123456.
join-unreachable = Keine Antwort von { $server }.
join-no-menagerie = { $server } ist kein menagerie-Server, den diese Version unterstützt.
join-refused = { $sentence }
join-gone = Dieser Tisch ist auf { $server } nicht mehr verfügbar.
join-begun = Das Spiel an diesem Tisch hat ohne dich begonnen. Mit „menagerie watch { $link }“ kannst du zuschauen.
join-full = Alle Plätze an diesem Tisch sind besetzt. Mit „menagerie watch { $link }“ kannst du zuschauen.
join-waiting = Am Tisch: { $names }. { $free ->
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}; wer den Tisch eröffnet hat, startet das Spiel, sobald alle Plätze besetzt sind.
join-all-there = Am Tisch: { $names }. Alle Plätze sind besetzt; wer den Tisch eröffnet hat, startet das Spiel.
join-seat-gone = Dein Platz wurde anders vergeben. Du schaust jetzt zu.
join-lost = Verbindung verloren. Neuer Versuch läuft …
join-back = Die Verbindung ist wieder da.
join-seed-wrong = Die Karten wurden nicht nach dem Startwert ausgeteilt, der zu Beginn zugesichert wurde.
join-record-wrong = Die Aufzeichnung dieses Spiels stimmt nicht: { $problem }
play-seat-kept = Dein Platz bleibt reserviert. Ein Bot spielt für dich, bis du denselben Befehl wieder ausführst.
play-join-alone = { $argument } passt nicht zu --join: Der Tisch ist schon eingerichtet.
play-name-join = --name braucht --join LINK. Die Personen an diesem Bildschirm nennt --people.
cli-arg-join = an einem Online-Tisch mitspielen oder dorthin zurückkehren
cli-arg-name = dein Name auf dem Server (Standard: der zuletzt benutzte, zuerst dein Anmeldename)
cli-command-watch = Einem Tisch zuschauen oder ein aufgezeichnetes Spiel Schritt für Schritt ansehen.
cli-arg-watched = Datei mit aufgezeichneten Spielen oder Adresse eines Tisches
watch-file-only = { $argument } gilt nur für aufgezeichnete Spiele. An einem Tisch siehst du, was alle Zuschauer sehen.
watch-step = Schritt { $at } von { $last } (Eingabetaste: weiter, Zahl: dorthin, b: zurück, q: beenden)
play-needs-game = { $argument } braucht ein GAME.
play-resume-alone = { $argument } passt nicht zu --resume, das ein Spiel unverändert fortsetzt.
play-choose = Wählen
play-log = Verlauf
play-trick = Stich
play-names-twice = Jede Person braucht einen anderen Namen.
play-too-many-levels = Mehr Spielstärken ({ $levels }) als Bots ({ $bots }).
play-pick-more = Wähle noch eine Karte.
play-which-cards = Nummern oder Karten, zum Beispiel: { $example }
play-many-steps = { $count } Möglichkeiten, Schritt für Schritt:
play-step-back = b: zurück
play-no-such-set = Mit diesen Karten gibt es hier keinen Zug.
play-which-level = Wie stark sind die anderen (Eingabetaste: { $level })?

# Endings

ending-trick = Ende des Stichs
ending-hunt = Ende der Jagd
ending-round = Ende der Runde
ending-game = Ende des Spiels
ending-mark-led = ausgespielt
ending-mark-won = gewonnen
ending-points = Punkte
ending-nobody-won = Niemand gewinnt.
ending-nobody-hunted = Niemand erwischt ein Tier.
ending-hunters = Erfolgreich gejagt: { $names }.
ending-led = { $seat-is ->
    [you] Du hast ausgespielt.
   *[other] { $seat } hat ausgespielt.
}
ending-won = { $count ->
    [1] { $winner-is ->
        [you] Du gewinnst.
       *[other] { $winner } gewinnt.
    }
   *[other] Gewonnen: { $winners }.
}
ending-ahead = { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkten
}
ending-margin = { $count ->
    [1] { $winner-is ->
        [you] Du gewinnst
       *[other] { $winner } gewinnt
    } mit
   *[other] Gewonnen: { $winners }, mit
} { $ahead } Vorsprung vor { $behind-is ->
    [you] dir.
   *[other] { $behind }.
}
play-kept-in = Das Spiel ist in { $file } gespeichert. Mit „menagerie play --resume“ setzt du es fort.
play-not-kept = Noch niemand hat gezogen, deshalb wurde nichts gespeichert.
play-undo-alone = Zurücknehmen kann man nur, wenn eine Person allein gegen Bots spielt.
play-undo-wait = Zurücknehmen geht, wenn du am Zug bist.
play-undo-nothing = Es gibt noch keinen Zug, den du zurücknehmen kannst.
play-continue = Weiter
play-result = Ergebnis
play-at-most = { $count ->
    [one] Höchstens eine Karte.
   *[other] Höchstens { $count } Karten: Lege zuerst eine zurück.
}
play-help = Hilfe
play-keys = Tasten
play-legend = Karten und Zeichen
play-sign-back = verdeckte Karten, mit ihrer Zahl
play-sign-below = Karten unter der obersten
play-sign-picked = ausgewählt
play-sign-hint = vom Tipp vorgeschlagen
play-sign-turn = am Zug
play-delete-sure = Dieses gespeicherte Spiel endgültig löschen? Entf: ja. Jede andere Taste: nein.
play-hint-mixed = Das Beste zuerst. Auch ein Zug, der etwas seltener gewinnt, kann vorn stehen: Wer immer gleich wählt, wird berechenbar, deshalb wechselt der Bot ab.
play-hint-tried = Das Beste zuerst: Der Bot vertraut dem Zug, den er am häufigsten durchgespielt hat. Die Zahlen der selteneren Züge sind weniger sicher.
play-yes = ja
play-no = nein
play-chat-keys = Eingabe: senden · Esc: schließen
play-no-chat = Hier ist niemand zum Chatten.

# Training

cli-command-train = Ein Netz ein Spiel lernen lassen, indem es gegen sich selbst spielt; ein unterbrochener Lauf geht weiter.
cli-arg-hours = die Trainingsstunden des ganzen Laufs (Standard: 2)
cli-arg-run = der Ordner des Laufs (Standard: je Spiel einer in deinem Datenordner)
cli-arg-train-seed = ein Wort oder eine Zahl; derselbe Startwert ergibt dasselbe Training
train-begun = Training in { $folder }, { $updates ->
    [0] von Anfang an
    [one] nach { $updates } Schritt
   *[other] nach { $updates } Schritten
}.
train-line = { $hours } h, { $decisions } Entscheidungen: { $shares }
train-busy = In { $folder } trainiert gerade ein anderes Programm.
train-bad-checkpoint = { $file } ist kein Zwischenstand von { $game }. Verschiebe die Datei oder nenne mit --run einen anderen Ordner.
cli-arg-export = am Ende das Netz, gepackt, und seine Herkunft in diesen Ordner schreiben
train-exported = Das Netz liegt in { $file }.
no-network = Für { $game } gibt es kein trainiertes Netz.

# The site without a server

web-site-loading = Das Spiel wird geladen …
web-site-no-storage = Dieser Browser kann hier nichts speichern, also wäre kein Spiel sicher. Erlaube der Seite, Daten zu speichern, oder verlass den privaten Modus.
web-site-damaged = Das Spiel konnte nicht vollständig geladen werden. Lade die Seite neu; deine Spiele sind noch da.
web-site-elsewhere = Das Spiel geht in einem anderen Tab weiter.
web-site-old-browser = Dieser Browser ist zu alt für die Seite. Ein aktueller Firefox, Chrome, Safari oder Edge kann spielen.
web-site-again = Neu laden
web-site-no-script = Die Spiele brauchen JavaScript.
web-site-not-saved = Das konnte nicht gespeichert werden und ist darum nicht geschehen. Ist der Speicher voll? Lösch etwas und versuch es noch einmal.
cli-command-site = Eine Website schreiben, die im Browser spielt, für jeden Webserver, der Dateien ausliefert.
cli-arg-site-folder = Ordner, in den die Website geschrieben wird
cli-site-written = Die Website ist in { $folder } ({ $size } MB). Jeder Webserver kann sie ausliefern.
site-folder-in-use = In { $folder } sind andere Dateien. Nenn einen leeren oder neuen Ordner.
site-npm-missing = npm fehlt; die Website braucht es einmal, um Pyodide zu holen. Installier Node.js.
site-npm-failed = npm kann { $package } nicht holen: { $reason }
site-other-games = Die Website kann bisher nur unsere eigenen Spiele enthalten. Erstell sie dort, wo diese nicht installiert sind: { $games }
web-offline = Offline spielen
web-offline-lead = Öffne die Offline-Version einmal. Danach läuft sie ohne Netz, auch wenn dieser Server nicht erreichbar ist. Dein Browser kann sie als App installieren. Was du dort spielst, bleibt auf deinem Gerät.
web-offline-open = Offline-Version öffnen
cli-arg-site = Ordner mit einer Website von „menagerie site“, die als Offline-Version angeboten wird
serve-no-site = In { $folder } ist keine Website. Erzeuge zuerst eine: menagerie site { $folder }

# Reviews: shared by the command line and the browser

review-title = Analyse
review-fair = Gleicher Anteil
review-deals = Verteilte Karten
review-others = Züge der anderen
review-given-up = Verschenkt
review-fortune = Eigenes Glück
review-result = Ergebnis
review-accuracy = Genauigkeit
review-mark-inaccuracy = Ungenauigkeit
review-mark-mistake = Fehler
review-mark-blunder = grober Fehler
review-turning-points = Wendepunkte
review-marked = Ungenauigkeiten und Fehler
review-nothing-marked = Keine Entscheidung hat die Gewinnchance merklich verringert.
review-decision = Entscheidung { $n }, { $seat }: { $move }
review-loss = { $mark }: { $best } war um { $loss } besser (± { $error })
review-swing = Gewinnchance bei offenen Karten: { $swing }
review-explained = Die Gewinnchancen bei offenen Karten gehen auf: gleicher Anteil + verteilte Karten + Züge der anderen + verschenkt + eigenes Glück = Ergebnis. „Verschenkt“ zählt nur, was der Platz wissen konnte.
review-chances = Gewinnchancen bei offenen Karten
review-reason-takes = { $best } gewinnt den Stich in { $count } von { $of } möglichen Verteilungen, { $played } in { $other }.
review-reason-team-takes = { $best } gewinnt den Stich für das Team in { $count } von { $of } möglichen Verteilungen, { $played } in { $other }.
review-reason-wins-round = { $best } gewinnt die Runde in { $count } von { $of } möglichen Verteilungen, { $played } in { $other }.
review-reason-wins-game = { $best } gewinnt das Spiel in { $count } von { $of } möglichen Verteilungen, { $played } in { $other }.
review-reason-points = Punkte aus diesem Stich, im Mittel über { $of } mögliche Verteilungen: { $count } mit { $best }, { $other } mit { $played }.
review-move = „{ $move }“
review-next-mistake = Nächster Fehler
review-progress = Analyse: { $percent }{ "\u00A0" }%
cli-arg-games-reviewed = Zahl der Spiele jeder Art (voreingestellt: 10)
cli-arg-out-reviewed = die Messung in dieser Datei fortsetzen
cli-arg-review = messen, wie gut Analysen urteilen; das dauert Minuten
cli-column-positions = Stellungen
bench-review-only = { $argument } gilt nur mit --review.
bench-other-file = { $file } ist keine Datei dieser Messung.
bench-review-losses = Mittlerer Verlust an Gewinnchance je Entscheidung, nach Spielstärke:
bench-review-confirmed = { $confirmed } von { $examined } Fehlern und groben Fehlern bestätigt eine { $deeper }-mal so tiefe Suche.
bench-review-master = { $marked } der Entscheidungen von Meistern sind markiert.
bench-review-seconds = Eine Analyse von { $decisions } Entscheidungen dauert auf einem Kern { $seconds } Sekunden, im langsamsten Spiel.
cli-command-review = Beendete Spiele analysieren: was jede Entscheidung verschenkt und was das Glück gebracht hat.
cli-arg-review-game = Nummer des Spiels in der Datei, ab 1 (Standard: alle Spiele)
cli-arg-review-seat = nur die Entscheidungen dieses Platzes auflisten, ab 1
cli-unit-decisions = { " " }Entscheidungen
server-reviews-busy = Gerade werden zu viele Spiele analysiert. Bitte in einer Minute noch einmal versuchen.
web-review-start = Spiel analysieren
web-review-takes = Die Analyse dauert etwa eine halbe Minute.
web-review-failed = Die Analyse ist fehlgeschlagen. Bitte noch einmal versuchen.
web-review-ledger = Woher die Ergebnisse kommen
web-review-numbers = Gewinnchancen als Zahlen
web-review-decisions = Entscheidungen
web-review-progress = { $seen } von { $all } Entscheidungen analysiert
web-review-try = Noch einmal versuchen
web-review-others-held = Was hatten die anderen?
web-play-on = Von hier weiterspielen
web-play-on-seat = Platz
web-play-on-bots = Bots
web-play-on-start = Weiterspielen
web-play-on-note = Ein neuer Tisch gegen Bots, ohne Wertung. Was danach gegeben oder gezogen wird, ist neu.
web-try-title = Entscheidung { $n } noch einmal
web-try-lead = So lag das Spiel. Was spielst du?
web-try-back = Zurück zur Analyse
web-try-again = Anders entscheiden
web-try-good = Gut gespielt!
web-try-marked = { $mark }: { $loss } Gewinnchance verschenkt
web-try-move = Zug
web-try-chance = Gewinnchance
web-try-yours = dein Zug
web-try-best = der beste Zug
web-try-played = im Spiel gewählt
server-no-decision = Diese Entscheidung ist nicht analysiert, oder noch nicht.
web-costs = Was deine Entscheidungen kosten
web-costs-kind = Verlorene Gewinnchance
web-costs-count = { $count } Entscheidungen
web-costs-each = je Entscheidung
web-costs-whole = je Spiel
web-costs-note = Die teuerste Art von Entscheidung zuerst. Es zählt nur, was du wissen konntest.
web-costs-trend = Verlust je Entscheidung, Spiel für Spiel
web-costs-trend-desc = Von { $first } im ersten von { $games } analysierten Spielen zu { $last } im letzten.
web-costs-reviewed = { $reviewed } der letzten { $games } Spiele analysiert
web-costs-start = Meine Spiele analysieren
web-review-lost = { $mark }: { $loss } Gewinnchance (± { $error })
web-review-answer = Besseren Zug zeigen
cli-arg-reviews = zum Vergleich: Ruhe, und dann so viele Leute, die neue Analysen wachsen sehen
cli-column-reviews = Analysen

# Lektionen

cli-command-puzzles = Aufgaben: einen besten Zug finden (play), neue Aufgaben suchen (make) oder die vorhandenen noch einmal beweisen (check).
cli-arg-puzzle-action = play, make oder check
cli-arg-puzzle-theme = play: nur Aufgaben zu diesem Thema
cli-arg-puzzle-players = make: nur Spiele mit so vielen Spielern (Standard: alle Spielerzahlen nacheinander)
cli-arg-puzzle-hours = make: nach so vielen Stunden aufhören
cli-arg-processes = make: Zahl der Prozesse (Standard: 1)
cli-arg-puzzle-count = make: aufhören, sobald jedes Spiel so viele Aufgaben hat
cli-arg-puzzle-out = make: Arbeitsordner; derselbe Befehl setzt dort fort (Standard: puzzles)
cli-arg-puzzle-solved = make: nur Entscheidungen, die vollständig gelöst werden können
cli-arg-sample = check: nur so viele Aufgaben beweisen
cli-arg-puzzle-seed = check: ein Wort oder eine Zahl; wählt die Aufgaben und die Simulationen
cli-arg-puzzle-simulations = make, check: Simulationen je Startwert eines Beweises (Standard: 1000000)
cli-unit-puzzles = { " " }Aufgaben
puzzles-unknown-action = puzzles kennt { $action } nicht. Möglich sind: { $known }.
puzzles-not-with = { $argument } passt nicht zu puzzles { $action }.
puzzles-players-game = --players braucht ein SPIEL.
puzzles-progress = { $game } · Aufgaben: { $puzzles } · Partien: { $games } · Prozessorstunden: { $hours }
puzzles-not-proved = Nicht bewiesen: { $game } { $puzzle }
puzzles-checked = Aufgaben: { $count } · noch einmal bewiesen: { $proved } von { $tried }
puzzle-unknown = Diese Aufgabe gibt es nicht.
puzzle-unknown-theme = Es gibt kein Thema { $theme }. Themen: { $known }.
puzzles-title = Aufgaben
puzzles-lead = In jeder Stellung ist ein Zug klar besser als alle anderen, aber nicht der naheliegende. Findest du ihn?
puzzle-title = { $game }: Aufgabe { $puzzle }
puzzle-task = Ein Zug ist klar besser als alle anderen. Welcher?
puzzle-right = Richtig!
puzzle-wrong = Nicht der beste Zug: Er kostet { $loss } Gewinnchance.
puzzle-follows = So geht es weiter
puzzle-next = Nächste Aufgabe
puzzle-again = Noch einmal versuchen
puzzle-all = Alle Aufgaben
puzzle-streak = Richtig in Folge: { $count }
puzzle-solved = Gelöst: { $count } von { $of }
puzzle-level = Schwierigkeit: { $level }
puzzle-themes = Themen
puzzle-any-theme = Alle Themen
puzzle-none = Für dieses Spiel gibt es noch keine Aufgaben.
puzzle-proof-solved = Bewiesen: Alle Spielverläufe bis zum Ende wurden geprüft.
puzzle-proof-simulated = Bewiesen: { $gap } mehr Gewinnchance als mit dem zweitbesten Zug, in zweimal einer Million Simulationen.
puzzle-theme-lead = Ausspielen
puzzle-theme-follow = Bedienen oder ablegen
puzzle-theme-colour = Farbe nennen
puzzle-theme-eagle = Kämpfen oder fliehen
puzzle-theme-rhino = Mit dem Nashorn schieben
puzzle-theme-cheetah = Mit dem Geparden bestimmen, wer eröffnet
puzzle-theme-snake = Mit der Schlange blockieren
puzzle-theme-next-leader = Wer eröffnet den Durchgang
puzzle-theme-exchange = Tauschen
puzzle-theme-pinch = Mopsen
puzzle-theme-hunt = Jagen
puzzle-theme-restock = Die Tischmitte füllen
puzzle-theme-tied = Gleichstand mit Absicht
puzzle-theme-sacrifice = Opfern
puzzle-theme-endgame = Endspiel
lesson-first = Angeleitetes erstes Spiel
lesson-second = Gut spielen
lesson-offer = Neu hier? Lern das Spiel am Tisch, in drei Minuten.
lesson-learnt = Das kannst du jetzt
lesson-done = Geschafft! Wie geht es weiter?
lesson-take-back = Zurücknehmen
lesson-not-now = Die Lektion wartet: Nimm zuerst deinen Zug zurück.
unknown-lesson = Es gibt keine Lektion { $lesson }. Lektionen: { $known }.
lesson-next = Nächste Lektion
cli-command-learn = Ein Spiel am Tisch lernen: angeleitete erste Partie, dann gut spielen.
cli-arg-lesson = Lektion: first (Standard) oder second
web-first-game = Für das erste Spiel
rules-house-mark = Hausregel:

# Das Spiel des Tages

daily-title = Das Spiel des Tages
daily-lead = Jeden Tag bekommen alle dieselben Karten, denselben Platz und dieselben Bots. Dein erstes Spiel zählt; danach kannst du zur Übung noch einmal spielen.
daily-lead-alone = Jeden Tag bekommen alle dieselben Karten, denselben Platz und dieselben Bots. Die Karten folgen allein aus dem Datum: Wer sie nachschlägt, verdirbt nur sich selbst den Spaß.
daily-see = Zum Ergebnis
daily-practise = Zur Übung spielen
daily-bots = Bots: { $level }
daily-margin = Vorsprung
daily-points = Punkte
daily-rank = Rang { $rank } von { $people } auf diesem Server
daily-late = Zu spät beendet für einen Rang.
daily-waiting = Die Bots spielen noch …
daily-given-up = Aufgegeben, darum ohne Ergebnis.
daily-not-played = Noch nicht gespielt.
daily-levels = Dieselben Karten auf demselben Platz
daily-share = Teilen
daily-share-text = Text zum Teilen
daily-past = Deine letzten Tage
daily-fair-lead = Die Karten eines Tages folgen aus seinem Startwert. Dessen SHA-256 steht schon vor dem Tag hier, der Startwert selbst eine Stunde nach dem Tag: Dann kann ihn jeder prüfen.
daily-all = Alle Tage
daily-compare = Vergleichen
daily-bad-day = Für den Tag „{ $day }“ gibt es kein Spiel. Tage schreibt man wie 2026-11-19, von { $first } bis heute.
daily-no-help = Beim Spiel des Tages wird kein Zug zurückgenommen, und es gibt keine Tipps.
daily-no-deal = { $game } hat kein Spiel des Tages. Spiele: { $known }.
duplicate-title = Dieselben Karten für Freunde
duplicate-lead = Alle spielen dieselben Spiele gegen dieselben Bots, jeder an einem eigenen Tisch und jedes Spiel von einem anderen Platz aus. Hier werden die Ergebnisse verglichen.
duplicate-new = Spiele vorbereiten
duplicate-deal = Spiel { $number }
duplicate-link = Link für deine Freunde
duplicate-none = Noch hat niemand angefangen.
duplicate-total = Summe
cli-command-daily = Das Spiel des Tages spielen: dieselben Karten, derselbe Platz und dieselben Bots für alle.
cli-arg-date = ein anderer Tag, zum Beispiel 2026-11-19
