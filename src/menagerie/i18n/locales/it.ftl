# Chi, e ciò che ogni gioco ha

seat-name = Posto { $number }
seat-you = Tu
labelled = { $label }: { $value }
seat-separator = { "; " }
round-ended = La manche è finita. Punti: { $points }. Vinta da: { $winners }.
game-ended = La partita è finita. Punti: { $points }. Vittoria: { $winners }.

# Ciò che non si può giocare

unknown-game = Il gioco «{ $game }» non esiste. Giochi disponibili: { $known }.
bad-players = { $game } non si gioca in { $players }; servono da { $fewest } a { $most } giocatori.
no-such-seat = Il posto { $seat } non esiste; l’ultimo posto è il { $last }.
unknown-option = Non c’è un’opzione «{ $option }»; questo gioco ha: { $known }.
bad-option = L’opzione { $option } non può essere «{ $value }»; può essere: { $allowed }.
bad-seed = Un seme è lungo { $right } byte; questo ne ha { $found }.
bad-values = { $game } non si gioca con { $found } valori di carte; ha { $cards } carte con un valore.
bad-hand = { $game } non si gioca con { $cards } carte in mano; possono essere da 0 (tutte) a { $most }.
openspiel-compiled-search = Il { $bot } compilato di OpenSpiel non può giocare a un gioco scritto in Python; open_spiel.python.algorithms.ismcts.ISMCTSBot può.
unknown-level = Non c’è un livello «{ $level }»; ci sono: { $known }.
bad-search = Una ricerca vuole almeno una simulazione su almeno un thread; ne sono state chieste { $simulations } su { $threads }.
env-no-features = { $game } non dice che cosa ne vede una macchina che impara.
env-bad-state = Questa non è una posizione di { $game } con { $players } giocatori.
env-other-game = Questa è una partita di { $found } con { $found_players } giocatori; l’ambiente gioca a { $game } con { $players }.
env-several-positions = Una partita comincia in un punto; sono stati chiesti: { $found }.
env-in-turn = { $game } non è un gioco in cui tutti decidono sempre insieme; env() lo gioca posto per posto.
env-finished = Questa partita di { $game } è finita: non c’è più niente da decidere.
env-no-deal = In { $game } il caso non distribuisce niente.
env-not-begun = Nessuna partita è cominciata: chiama prima reset.
env-bad-actions = Un passo vuole { $count } numeri interi, un’azione per ogni partita.
env-bad-mask = Una reset_mask ha un valore di verità per ognuna delle { $count } partite cominciate.
env-not-for-each = «{ $option }» ha { $found } voci; le partite sono { $count }.
env-other-saved = Questo non è stato salvato da un ambiente di { $count } partite di { $game } con { $players } giocatori, con le stesse regole della casa, lo stesso posto, gli stessi avversari e la stessa ricompensa.
env-unknown-start = reset non ha un’opzione «{ $option }»; ha: { $known }.
env-mid-choice = In { $game } tutti agiscono insieme: una partita non può iniziare dove alcuni hanno già scelto.
env-no-record = «decisions» conta le decisioni di una registrazione: indica anche la registrazione.
env-concealed-state = In questo stato di { $game } qualcosa è nascosto, come in una vista; Game.imagine fa di una vista uno stato completo.
env-seat-finished = Il posto { $seat } non ha più nulla da decidere in questa partita di { $game }.
file-unreadable = { $reason ->
    [ENOENT] Il file { $file } non esiste.
    [EISDIR] { $file } è una cartella; serve un file.
    [ENOTDIR] Il file { $file } non esiste: la sua cartella non è una cartella.
    [ENAMETOOLONG] Il nome { $file } è troppo lungo.
    [EACCES] Non hai il permesso di leggere { $file }.
   *[other] { $file } non si può leggere ({ $reason }).
}
file-unwritable = { $reason ->
    [ENOENT] { $file } non si può scrivere: la cartella non esiste.
    [EISDIR] { $file } è una cartella; indica un file al suo interno.
    [ENOTDIR] { $file } non si può scrivere: la sua cartella non è una cartella.
    [ENAMETOOLONG] Il nome { $file } è troppo lungo.
    [EACCES] Non hai il permesso di scrivere { $file }.
    [ENOSPC] { $file } non è stato scritto: non c’è più spazio.
   *[other] { $file } non si può scrivere ({ $reason }).
}
no-card-values = Sulle carte di { $game } non c’è nulla da sostituire; togli --deck.
values-not-json = { $file } non è JSON; dovrebbe essere {"{"}"{ $table }": {"{"}"CARTA": NUMERO, …{"}"}{"}"}.
values-no-table = { $file } non ha una tabella «{ $table }»; dovrebbe essere {"{"}"{ $table }": {"{"}"CARTA": NUMERO, …{"}"}{"}"}.
values-missing-card = { $file } non dà un valore alla carta { $card }; la tabella «{ $table }» ne vuole uno per ogni carta.
values-unknown-card = { $file } dà un valore a «{ $card }», che non è una carta di questo gioco.
values-card-twice = { $file } contiene «{ $card }» due volte.
values-bad-value = { $file } dà alla carta { $card } il valore { $value }; «{ $table }» sono numeri interi da { $lowest } a { $highest }.

# Mosse non accettate

not-your-turn = Il posto { $seat } non ha nulla da decidere ora; si aspetta: { $waiting }.
illegal-move = Il posto { $seat } non può giocare «{ $move }» qui.

# Partite registrate

record-not-text = { $file } non è un file di testo; una partita registrata è JSON, una partita per riga.
record-none = { $file } non contiene partite.
record-not-json = { $file }, riga { $line }: questo non è JSON; una partita registrata è un oggetto JSON per riga.
record-truncated = { $file }, riga { $line }: la partita si interrompe a metà; il file non è completo.
record-not-record = { $file }, riga { $line }: questa non è una partita registrata; ci vuole "format": "{ $format }".
record-other-format = { $file }, riga { $line }: il formato è { $found }; questo programma legge "{ $format }".
record-field-missing = { $file }, riga { $line }: manca «{ $field }».
record-field-wrong = { $file }, riga { $line }: «{ $field }» non può essere { $found }; ci vuole { $field ->
    [seed] 64 cifre esadecimali minuscole
    [players] un numero intero
    [options] un oggetto
    [log] un elenco
    [result] punti e vincitori per posto
   *[other] testo
}.
record-field-unknown = { $file }, riga { $line }: una partita registrata non ha un campo «{ $field }».
record-field-twice = { $file }, riga { $line }: «{ $field }» compare due volte.
record-entry-wrong = { $file }, riga { $line }: la voce { $entry } non ha la forma di una decisione, una distribuzione, una pesca o la fine di una manche: { $found }
entry-malformed = la voce non ha la forma che le serve in questo gioco: { $found }
entry-out-of-place = in questo gioco nulla è lasciato al caso
record-chance-missing = bisogna distribuire o pescare, ma il registro non ha altro.
record-entry-differs = il registro dice { $found }, ma per le regole e il seme dev’essere { $right }.
record-after-end = la partita è finita, ma il registro continua con { $found }.
record-not-the-turn = qui deve decidere il posto { $seat }, ma il registro dice { $found }.
record-legal-differs = le mosse permesse sono { $right }, ma il registro dice { $found }.
record-legal-unwanted = il registro elenca le mosse permesse per «{ $move }», cosa che una partita registrata non fa mai.
record-illegal-move = il posto { $seat } non può giocare «{ $move }» qui; può giocare: { $legal }.
record-ends-early = il registro finisce, ma la partita no: deve decidere il posto { $seat }.
record-entry-missing = il registro finisce, ma manca { $right }.
record-result-differs = il risultato è { $right }, ma è scritto { $found }.

# La riga di comando

cli-about = menagerie: Mausen, Awimbawé e Mopsen, tre giochi di carte e animali.
cli-usage = Uso:
cli-usage-of-all = Uso: menagerie COMANDO …
cli-arguments = Argomenti
cli-more = «menagerie COMANDO --help» mostra l’aiuto di un comando.
cli-command-play = Gioca contro dei bot.
cli-command-simulate = Gioca molte partite a caso, e le conta o le registra.
cli-command-verify = Controlla che le partite di un file seguano le regole e il loro seme.
cli-command-replay = Racconta una partita registrata.
cli-command-ladder = Mostra che ogni livello batte quello sotto; dove non si mostra, il comando termina con 1.
cli-command-bench = Misura la velocità dei giochi qui, accanto a OpenSpiel se è installato.
cli-arg-game = il gioco: mausen, awimbawe o mopsen
cli-arg-players = quanti giocano (altrimenti il minimo)
cli-arg-level = quanto sono forti gli altri: random (a caso), novice (principiante; altrimenti questo), casual (occasionale), strong (forte), master (maestro)
cli-arg-games = quante partite (altrimenti 1000)
cli-arg-seed = una parola o un numero; lo stesso seme dà le stesse partite
cli-arg-record = scrive le partite in questo file, una per riga
cli-arg-record-played = scrive la partita finita in questo file
cli-arg-legal = registra anche tutte le mosse possibili
cli-arg-option = una regola della casa; si può ripetere
cli-arg-deck = le tue corone o i tuoi ossi, in JSON
cli-arg-file = un file di partite registrate
cli-arg-which-game = quale partita del file, a partire da 1 (altrimenti 1)
cli-arg-seat = mostra la partita da questo posto
cli-arg-my-seat = il tuo posto al tavolo (predefinito: il primo)
cli-arg-seconds = quanto misurare ogni cifra (altrimenti 2)
cli-arg-deals = quante distribuzioni, ognuna giocata da ogni posto (altrimenti 1000)
cli-arg-json = scrive JSON
cli-arg-lang = la lingua: de, en, fr, it o nl
cli-arg-help = mostra questo aiuto
cli-not-understood = La riga di comando non si capisce: { $argument }.
cli-value-missing = { $argument } vuole un valore.
cli-value-unwanted = { $argument } non vuole un valore.
cli-unknown-argument = Argomento sconosciuto: { $argument }. «menagerie { $command }» accetta: { $known }.
cli-argument-missing = Manca { $argument }.
cli-not-a-number = { $argument } non può essere «{ $value }»; è un numero intero da { $lowest } a { $highest }.
cli-not-positive = { $argument } non può essere «{ $value }»; è un numero maggiore di 0, al massimo { $highest }.
cli-option-form = «{ $value }» non è un’opzione; scrivi --option NOME=VALORE.
cli-unknown-language = La lingua «{ $value }» non esiste qui. Lingue disponibili: { $known }.
cli-unknown-command = Il comando «{ $command }» non esiste. Comandi disponibili: { $known }.
cli-legal-without-record = --legal completa una registrazione; aggiungi --record FILE.
cli-no-such-game = Non c’è una partita { $wanted } in { $file }; ne contiene { $count }.
cli-unit = { " " }partite
cli-compiling = Preparo le regole veloci di { $game }; qualche secondo, una volta sola …
cli-column-seat = posto
cli-column-points = punti
cli-column-mean = per partita
cli-column-wins = vittorie
cli-column-share = quota
cli-column-game = gioco
cli-column-players = giocatori
cli-column-plain = semplice
cli-column-compiled = compilato
cli-column-levels = livelli
cli-column-interval = intervallo al 95 %
cli-column-fair = a pari forza
cli-column-ratio = compilato : OpenSpiel
cli-way-python-loop = ciclo Python
cli-way-evaluate-bots = C++ evaluate_bots
cli-way-rollouts = rollout C++
cli-simulated = { $game }, { $players } giocatori: { $games ->
    [one] una partita
   *[other] { $games } partite
} a caso
cli-decisions = { $decisions } decisioni in { $seconds } s: { $rate } al secondo
cli-seed = Seme: { $seed }
cli-verified = { $good ->
    [one] Una partita controllata: tutto in ordine.
   *[other] { $good } partite controllate: tutto in ordine.
}
cli-verify-broken = Partite contro le regole: { $broken }. Partite buone: { $good }.
cli-verify-deck = Se si è giocato con altre corone o altri ossi, indicali con --deck.
cli-at-line = { $file }, riga { $line }: { $problem }
cli-at-entry = { $file }, riga { $line }, voce { $entry }: { $problem }
cli-replay-title = { $game }, { $players } giocatori
cli-no-peers = Per misurare OpenSpiel insieme, installa l’extra «peers».
cli-arg-envs = misura invece gli ambienti, accanto a quelli di altri che sono installati
cli-column-cells = celle
cli-column-vector = vettore, { $games } partite
cli-column-rival = ambiente
cli-column-decisions = decisioni/s
cli-rivals-missing = Non installati, quindi non misurati: { $names }. L’extra «rivals» li porta.
cli-no-gymnasium = Gli ambienti richiedono l’extra «envs».

# Il prompt semplice

play-which-game = Quale gioco (q: esci)?
play-how-many = Quanti giocatori, da { $fewest } a { $most }?
play-many-choices = { $count } scelte; ? le elenca. Un numero o una mossa, per esempio: { $example }
play-not-a-choice = «{ $answer }» non è una scelta qui: un numero da 1 a { $last }, una mossa come «{ $example }», ? per l’elenco, q per uscire.
play-cards = { $count } carte
play-face-down = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
}
play-goodbye = Arrivederci.

# Statistiche

cli-command-stats = Gioca moltissime partite e racconta ciò che interessa a chi progetta un gioco.
cli-arg-games-studied = quante partite (altrimenti 100.000)
cli-arg-level-of-all = quanto sono forti tutti: random (a caso) o novice (principiante; altrimenti questo)
cli-arg-plot = anche in un disegno, come file SVG
cli-stats-title = { $game }, { $players } giocatori, livello { $level }: { $games ->
    [one] una partita
   *[other] { $games } partite
}
cli-column-turn = in ordine di gioco
cli-stats-turn = { $turn ->
    [1] apre
   *[other] gioca per { $turn }º
}
cli-column-even = quota equa
cli-column-mean-points = punti in media
cli-column-ending = come finisce
cli-column-of-games = delle partite
cli-stats-winners = { $count ->
    [one] un vincitore
   *[other] { $count } vincitori
}
cli-stats-tie-break = parità in testa, poi risolta
cli-column-spread = come si distribuisce
cli-column-average = media
cli-column-sd = dev. std
cli-column-least = min.
cli-column-most = max.
cli-column-median = mediana
cli-stats-points = punti di un posto
cli-stats-winning = punti del vincitore
cli-stats-margin = vantaggio del vincitore
cli-stats-decisions = decisioni per partita
cli-column-tally = degno di nota
cli-column-in-games = partite con
cli-stats-wins = Quota delle vittorie, con intervallo al 95 % (tratteggiata: la quota equa)
cli-stats-tallies = Che cosa succede, e quanto spesso
cli-stats-a-game = { $mean } per partita

# L’arena

unknown-bot = Non c’è un bot «{ $bot }»; ci sono: { $known }, o una classe tua, ./FILE.py:CLASSE, o openspiel:N.
unknown-foreign-bot = Non c’è un bot «{ $bot }»; dopo openspiel: viene un numero di simulazioni, almeno 2, o un livello, per pensare quanto lui: { $levels }.
own-bot-missing = { $file } non ha una classe «{ $name }» con un metodo «choose».
own-bot-broken = { $file } non si può eseguire: { $reason }
extra-missing = { $argument } vuole l’extra «{ $extra }»: pip install 'menagerie-games[{ $extra }]'.
ray-unreachable = Non c’è un cluster Ray a «{ $address }»: { $reason }
arena-how-many = { $game } non si gioca in { $bots }, ma da { $fewest } a { $most }. Nomina altrettanti bot, o dai --players.
arena-json-or-csv = Dai --json o --csv, non entrambi.
arena-ray-or-threads = Dai --ray o --threads, non entrambi.
cli-plot-form = --plot disegna SVG; «{ $file }» dovrebbe finire in .svg.
arena-other-run = { $file } non viene da questo torneo; nomina un altro file.
arena-other-terms = { $file } è di un altro torneo, in cui differiscono: { $terms }. Nomina un altro file.
arena-bot-changed = { $file } è stato iniziato quando il programma in { $bots } era un altro; da allora è cambiato. Nomina un altro file.
arena-busy = Un’altra esecuzione sta scrivendo { $file } proprio ora.
arena-out-no-file = { $file } è un dispositivo, una pipe o l’uscita stessa; --out vuole un file a sé, per rileggerlo.
arena-played = { $game }, { $players } giocatori: { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}
arena-teams = Compagni, che vincono e perdono insieme: { $teams }
arena-forfeit = Partita { $game }: { $bot } ({ $seat }) { $deed ->
    [crashed] si è bloccato ({ $detail })
    [late] ha impiegato più di { $detail } s
    [illegal] ha scelto { $detail }, che non è permesso,
   *[odd] ha risposto { $detail }, che non è una mossa,
} e perde.
arena-so-far = La partita fino a lì
arena-kept = { $games ->
    [one] Una partita è conservata
   *[other] { $games } partite sono conservate
} in { $file }; lo stesso comando riprende da lì.
arena-more-forfeits = { $bot } ha perso così ancora { $count ->
    [one] una partita
   *[other] { $count } partite
}.
arena-plot-share = quota delle vittorie, con l’intervallo al 95 %
arena-plot-deal = distribuzioni
cli-command-arena = Fa giocare dei bot tra loro, e dice quanto è sicuro che uno sia più forte.
cli-arg-bots = chi gioca: livelli (random, novice, casual, strong, master) o classi tue, ./FILE.py:CLASSE, o openspiel:N, la ricerca di OpenSpiel con N simulazioni
cli-arg-arena-players = quanti giocano (altrimenti quanti sono i bot); l’ultimo bot prende i posti che restano
cli-arg-arena-games = quante partite (altrimenti 1000), arrotondate per eccesso a distribuzioni intere, ognuna giocata da ogni posto
cli-arg-out = tiene ogni partita in questo file; lo stesso comando riprende da dove si era fermato
cli-arg-csv = scrive CSV
cli-arg-arena-plot = disegna le quote e l’andamento delle valutazioni, in SVG
cli-arg-threads = quanti thread (altrimenti uno per core)
cli-arg-ray = gioca sul cluster Ray a questo indirizzo; «local» ne avvia uno qui
cli-arg-timeout = quanti secondi ha un bot tuo per una mossa (altrimenti 10)
cli-column-bot = bot
cli-column-games = partite
cli-column-forfeits = ritiri
cli-column-rating = valutazione
ladder-lowest = «{ $level }» è il livello più basso; sotto non ce n’è un altro da battere.
ladder-unproved = Non si è mostrato più forte: { $rungs }. Più distribuzioni possono mostrarlo (--deals).
cli-arg-ladder-games = questi giochi (altrimenti tutti)
cli-arg-ladder-players = solo i tavoli con tanti giocatori
cli-arg-ladder-level = solo questo livello contro quello sotto

# Quanto è veloce la ricerca

cli-column-simulations-search = simulazioni/s
cli-column-simulations-two-threads = su due thread
cli-column-simulations-heuristic = per abitudine
cli-column-second-thread = due thread : uno
cli-way-search = ricerca
cli-way-two-threads = ricerca su due thread
cli-way-habit = ricerca per abitudine
cli-way-ismcts = ISMCTS, simulazioni/s

# Suggerimenti

suggest-argument = Opzione sconosciuta: { $argument }. Intendevi { $suggestion }?
suggest-command = Il comando «{ $command }» non esiste. Intendevi «{ $suggestion }»?
suggest-language = La lingua «{ $value }» non esiste qui. Intendevi «{ $suggestion }»?
suggest-shell = La shell «{ $value }» non esiste qui. Intendevi «{ $suggestion }»?
suggest-game = Il gioco «{ $game }» non esiste. Intendevi «{ $suggestion }»?
suggest-level = Il livello «{ $level }» non esiste. Intendevi «{ $suggestion }»?
suggest-bot = Il bot «{ $bot }» non esiste. Intendevi «{ $suggestion }»?
suggest-option = L’opzione «{ $option }» non esiste. Intendevi «{ $suggestion }»?
suggest-value = L’opzione { $option } non può essere «{ $value }». Intendevi «{ $suggestion }»?

# L’elenco dei comandi e il completamento della shell

cli-group-play = Giocare
cli-group-records = Partite registrate
cli-group-study = Bot e statistiche
cli-group-measure = Velocità
cli-group-setup = Configurazione
cli-default = [predefinito: { $value }]
cli-command-completion = Stampa uno script di completamento per la tua shell.
cli-command-help = Mostra l’aiuto di un comando.
cli-arg-shell = la tua shell: bash, zsh o fish
cli-arg-version = mostra la versione
cli-unknown-shell = La shell «{ $value }» non esiste qui. Shell disponibili: { $known }.

## The browser

web-unmute = Sentire di nuovo
web-event-declined = { $name } non accetta che la mossa sia ritirata.
web-event-undone = { $name }: l’ultima mossa è ritirata.
web-event-resigned = { $name }: via per sempre; un bot continua.
web-event-away = { $name }: la connessione è caduta.
web-event-back = { $name }: di nuovo al tavolo.
web-event-stood-in = { $name }: intanto gioca un bot.
web-mute = Non sentire più { $name }
level-random = a caso
level-novice = principiante
level-casual = occasionale
level-strong = forte
level-master = maestro
web-bot = Bot
web-bot-name = Bot { $number }
web-guest = Ospite
web-hunts = { $hunter } caccia { $prey }
web-others = Gli altri
web-home = Alla sala
web-language = Lingua
web-go = Vai
web-theme = Colori
web-theme-auto = come il dispositivo
web-theme-light = chiaro
web-theme-dark = scuro
web-middle = Il centro del tavolo
web-now = Che cosa succede
web-away = assente
web-waiting = In attesa di { $names }.
web-undo-asked = { $name } vorrebbe ritirare l’ultima mossa.
web-agree = D’accordo
web-decline = Rifiuta
web-pass-device = Passa il dispositivo a { $name }.
web-i-am = Sono { $name }: mostra le mie carte
web-you-won = Hai vinto!
web-winners = Vittoria: { $names }
web-rematch = Gioca ancora
web-to-rematch = Alla rivincita
web-replay = Rivedi la partita
web-tools = Strumenti
web-hint = Consiglio
web-undo = Annulla
web-last = Ultima presa
web-no-trick = Non è stata ancora fatta nessuna presa.
web-sheet = Punti
web-round = Manche
web-total = Partita finora
web-no-rounds = Nessuna manche è stata ancora contata.
web-log = Svolgimento
web-chat = Chat
web-chat-prompt = Di’ qualcosa al tavolo
web-send = Invia
web-rules = Regole
web-menu = Menu
web-close = Chiudi
web-sound = Suoni
web-confirm = Tocca due volte una carta per giocarla
web-quick = Mostra tutto in fretta
web-stand-in = Chi gioca per te quando non ci sei
web-other-device = Continua su un altro dispositivo
web-quit = Lascia il tavolo
web-quit-sure = Lasciare il tavolo? Un bot giocherà al posto tuo.
web-screen = Mostra su un televisore
web-lost = La connessione è caduta; nuovo tentativo …
web-copied = Copiato
web-start = Inizia la partita
web-host-starts = Ci sono tutti; chi ha aperto il tavolo inizia la partita.
web-waiting-for-players = Si può iniziare appena ogni posto è occupato.
web-free = Posto libero
web-reserved = Riservato
web-seat-for = Chi prende il posto { $number }
web-name = Il tuo nome
web-sit = Siediti qui
web-invite = Invita gli amici
web-link = Link a questo tavolo
web-qr = Codice QR del link a questo tavolo
web-hint-why = Che cosa trova un giocatore forte immaginando come può continuare la manche:
web-hint-line = vince il { $win } % delle partite e porta in media { $points } punti.
web-hint-mixed = Da giocare nel { $share } % di questi casi, per non essere prevedibile.

## Watching a game again

web-replay-title = { $game } · rivedi la partita
web-replay-table = Il tavolo
web-replay-start = Nessuno ha ancora deciso nulla.
web-replay-steps = Attraverso la partita
web-replay-first = All’inizio
web-replay-previous = Un passo indietro
web-replay-next = Un passo avanti
web-replay-last = Alla fine
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-jump = Immagine
web-replay-at = { $at } di { $last }
web-replay-speed = Velocità
web-speed-slow = piano
web-speed-steady = con calma
web-speed-fast = veloce
web-replay-viewpoint = Con gli occhi di chi?
web-replay-open = Tutte le mani scoperte
web-replay-public = Da spettatore
web-replay-points = Punti finora
web-replay-game = Partita
web-replay-events = Che cosa è successo
web-replay-round = Manche { $number }
web-replay-trick = { $game ->
    [mausen] Turno
   *[other] Presa
} { $number }
web-replay-fair = Carte date onestamente
web-replay-fair-table = Verificato: tutto ciò che ha deciso il caso deriva dal seme. Lo SHA-256 del seme è stato mostrato a tutti prima della partita.
web-replay-fair-record = Verificato: tutto ciò che ha deciso il caso deriva dal seme registrato. Se prima della partita è stato mostrato lo SHA-256 del seme, dev’essere questo.
web-replay-fair-none = Verificato: la partita rispetta le regole. Senza seme nessuno può verificare che le carte le abbia date il caso.
web-replay-fair-nothing = Verificato: la partita rispetta le regole. Nulla è stato lasciato al caso.
web-replay-seed = Seme
web-replay-download = Scarica la partita registrata
web-import-title = Rivedi una partita registrata
web-import-lead = Ogni partita finita si può scaricare: dalla sua pagina o con «menagerie play --record». Portala qui e rivedila carta per carta.
web-import-choose = Scegli un file (.jsonl)
web-import-drop = o trascinalo qui
web-import-paste = Incolla invece il testo
web-import-text = La partita registrata, una per riga
web-import-watch = Verifica e guarda
web-import-checking = Ogni mossa viene verificata …
web-import-failed = Il server ora non è raggiungibile; riprova tra un momento.
web-import-several = Quale partita?
web-import-game = { $game } · in { $players } · punti: { $points }
web-import-pasted = Il testo
web-import-limits = Al massimo { $largest } kB e { $most } partite per file. Ogni mossa viene verificata con le regole e ogni distribuzione con il seme. Chi ha l’indirizzo di una partita può guardarla.
server-no-record = Qui non c’è questa partita registrata.
server-no-picture = Non c’è un’immagine { $at }; l’ultima è { $last }.
server-too-many-games = In questo file ci sono troppe partite; al massimo { $most }.
## The lobby, and the pages around

web-skip = Al contenuto
web-navigation = Altrove
web-lobby = Tre giochi di carte con gli animali
web-lobby-lead = Un clic e le carte sono distribuite: contro i bot, o con gli amici su qualsiasi dispositivo. Senza registrarsi.
web-you-are = Sei { $name }.
web-new-here = Che bello vederti!
web-rename = Cambia nome
web-set-name = Di’ il tuo nome
web-save = Salva
web-your-turns = { $count ->
    [one] Tocca a te in una partita.
   *[other] Tocca a te in { $count } partite.
}
web-players-range = { $fewest }–{ $most } giocatori
web-minutes = circa { $minutes } minuti
web-players = Giocatori
web-bots-level = Bot
web-play-now = Gioca subito
web-with-friends = Con gli amici
web-learn = Impara
web-my-games = Le tue partite
web-no-my-games = Non hai partite in corso. Scegline una qui sopra: le carte aspettano già.
web-not-started = Non ancora iniziata
web-your-turn = Tocca a te
web-continue = Continua
web-with = con { $names }
web-nobody-else = ancora nessun altro
web-bots = { $count ->
    [one] un bot
   *[other] { $count } bot
}
web-open-tables = Tavoli aperti
web-no-open-tables = In questo momento nessun tavolo aspetta compagnia. Aprine uno: scegli «Con gli amici» e mostralo a tutti.
web-free-seats = { $count ->
    [one] Un posto libero
   *[other] { $count } posti liberi
}
web-being-played = Si sta giocando
web-join = Partecipa
web-watch = Guarda
web-finished = Partite finite
web-no-finished = Qui resteranno le tue partite finite, da rivedere.
web-new-table = { $game } con gli amici
web-new-lead = Al tavolo trovi un link e un codice QR che portano lì gli altri.
web-open-table = Apri il tavolo
web-seats = Chi gioca
web-seat = Posto { $number }
web-friend = un amico
web-friend-reserved = un amico, con un link suo
web-nobody = nessuno
web-place = Dove giocate
web-place-link = Ognuno sul suo dispositivo; viene solo chi ha il link
web-place-public = Ognuno sul suo dispositivo; la sala mostra il tavolo a tutti
web-place-here = In più persone su questo schermo, che passa di mano in mano
web-clock = Tempo per ogni mossa
web-clock-none = quanto volete
web-clock-minute = 60 secondi
web-clock-day = un giorno
web-spectators = Altri possono guardare
web-hints = Tutti possono chiedere consigli
web-house-rules = Regole della casa
web-wrong-name = Un nome ha da 1 a 40 caratteri.
web-wrong-game = Qui non c’è un gioco così. Scegli uno di questi.
web-wrong-choice = Questa scelta non c’è. Prendine una dall’elenco.
web-wrong-players = { $game } si gioca da { $fewest } a { $most } giocatori.
web-wrong-order = Nomina ogni posto una volta, il più giovane per primo, per esempio: { $example }.
web-learn-all = Impara i giochi
web-learn-lead = Ogni regola ha un numero; al tavolo il numero porta alla regola appena applicata.
web-contents = Indice
web-no-rulebook = Le regole di questo gioco non sono ancora raccontate qui.
web-link-ask = Continuare su questo dispositivo?
web-link-what = Chi ha creato questo link sarà anche qui la stessa persona: stesso nome, stesse partite. Vale una volta.
web-link-instead = Finora questo dispositivo è di { $name }; poi non lo sarà più.
web-link-yes = Sì, continua qui
web-device-how = Apri questo link sull’altro dispositivo, o scansiona lì il codice. Vale una volta, per un quarto d’ora, e solo per te: non darlo ad altri.
web-device-link = Link per l’altro dispositivo
web-device-qr = Codice QR del link per l’altro dispositivo
web-import = Rivedi una partita registrata
web-ratings = Classifiche
web-ratings-lead = Dalle partite finite ai tavoli aperti a tutti. In cima c’è chi è forte con più certezza; il numero dopo ± dice quanto è ancora incerta una valutazione.
web-no-ratings = Qui non c’è ancora nessuno. Apri un tavolo a tutti e gioca la prima partita.
web-rank = Posto
web-who = Nome
web-strength = Forza
web-games-played = Partite
web-api = Per i programmi
web-error = Non ha funzionato
web-error-missing = Qui non c’è niente
web-error-private = Di qui non si passa
web-error-soon = Un momento, per favore
web-no-page = Questa pagina non c’è, o non c’è più.
web-malformed = Quello che è stato inviato non si capisce. Torna indietro e riprova.
web-unknown = Non sappiamo chi sei. Comincia dalla sala.
web-back = Torna al tavolo
web-broken = Qui qualcosa non va, e non è colpa tua. Riprova tra un momento.

## The server

server-malformed = Questo non si può capire qui: in { $where }: { $reason }.
server-anonymous = Nessuno ha detto chi chiede. Serve il cookie o un token; POST /api/people dà entrambi.
server-stale-cookie = Questo cookie non è di nessuno. POST /api/people ne dà uno nuovo.
server-wrong-token = Questo token non è di nessuno. Nell’intestazione si scrive così: Authorization: Bearer TOKEN.
server-link-used = Questo link è già stato usato, o è troppo vecchio. L’altro dispositivo ne dà uno nuovo.
server-no-table = Questo tavolo non c’è.
server-no-page = Qui non c’è niente. GET /api/docs mostra che cosa c’è.
server-no-seat = Non hai un posto a questo tavolo.
server-no-such-seat = Non c’è il posto { $seat }; l’ultimo è { $last }.
server-not-your-seat = Il posto { $seat } non è tuo. I tuoi: { $seats }.
server-which-seat = Di’ quale dei tuoi posti intendi: { $seats }.
server-own-name = A questo tavolo ognuno siede con il proprio nome.
server-one-device-private = Un tavolo su un solo dispositivo non può essere pubblico.
server-no-hints = A questo tavolo nessuno riceve suggerimenti.
server-hint-coming = Un suggerimento sta già arrivando; aspettalo.
server-already-seated = Hai già un posto a questo tavolo.
server-seat-taken = Questo posto è occupato. Liberi: { $free }.
server-wrong-key = Questa chiave non apre qui nessun posto riservato.
server-seats-empty = Ogni posto deve essere occupato prima dell’inizio. Vuoti: { $seats }.
server-not-host = Lo può fare solo chi ha aperto il tavolo.
server-no-spectators = Questo tavolo non vuole spettatori.
server-not-open = La partita è già cominciata.
server-not-playing = A questo tavolo ora non si gioca.
server-moved-already = Nel frattempo da questo posto è già arrivata una mossa.
server-not-over = La partita non è ancora finita.
server-game-over = La partita è finita.
server-rematch-there = La rivincita è al tavolo { $table }.
server-undo-not-last = L’ultima mossa non era tua; si può ritirare solo l’ultima mossa.
server-undo-final = Quello che si sceglie insieme agli altri è definitivo.
server-undo-revealed = Questa mossa ha svelato qualcosa di nascosto; non si può ritirare.
server-undo-asked = È già stato chiesto; non tutti gli altri hanno risposto.
server-undo-not-asked = Nessuno ti chiede di lasciar ritirare una mossa.
server-too-fast = È troppo in troppo poco tempo; aspetta un momento.
server-too-large = È troppo grande; al massimo { NUMBER($largest) } byte.
server-foreign-origin = Viene dalla pagina di un altro sito, che non può chiedere.
server-closing = Il server sta per fermarsi; riprova tra un momento.
server-no-database = Il database per ora non risponde; riprova tra un momento.
server-table-broken = Questo tavolo non si può più leggere; il suo registro resta conservato.
server-database = Il database non si può usare: { $reason }.
server-database-taken = Un altro server lavora con { $file }. A questo serve un file suo, o a entrambi PostgreSQL.
server-database-newer = Il database viene da una versione più nuova di menagerie (revisione { $revision }); questa conosce le revisioni fino a { $known }.
server-port-taken = Non si può servire niente su { $host }:{ $port }: { $reason }.
cli-command-serve = Fa giocare persone e programmi in rete.
cli-arg-host = l’indirizzo su cui ascoltare (di norma 127.0.0.1, solo questa macchina)
cli-arg-port = la porta su cui ascoltare (di norma 8000; 0 per una libera qualsiasi)
cli-arg-database = un file per SQLite, o postgresql+asyncpg://… (altrimenti $DATABASE_URL, altrimenti un file nella cartella dei dati)
cli-arg-pause = secondi prima della mossa di un bot, perché si possa seguire (di norma 0.8)
cli-arg-browser = apri il browser nella sala (su una porta libera, se 8000 è occupata e non ne è data nessuna)
cli-serving = Il server è su { $address } – si ferma con Ctrl-C.
cli-command-load = Mostra quante mosse durevoli al secondo accetta un server.
cli-arg-tables = quanti tavoli da quattro (di norma 500)
cli-column-tables = tavoli
cli-column-pace = ritmo
cli-column-moves-per-second = mosse/s
cli-column-p50 = p50 ms
cli-column-p99 = p99 ms
cli-column-memory = kB a tavolo
cli-pace-fast = il più veloce possibile
cli-pace-calm = una mossa al secondo a ognuno
cli-column-processor = µs di processore a mossa
server-nobody = Nessuno con questo nome siede a questo tavolo o vi ha parlato.

## Playing in the terminal

play-nobody = Almeno un posto è di una persona.
play-too-many-people = { $people } persone non stanno a un tavolo da { $players }.
play-nothing-saved = Nessuna partita aspetta di essere ripresa.
play-saved-taken = La partita salvata { $file } è in corso altrove.
play-saved-damaged = La partita salvata { $file } non si può leggere.
play-saved-summary = { $game } · { $who } · { $when }
play-which-saved = Quale riprendi (Invio: una nuova partita)?
play-no-such-saved = «{ $answer }» non è fra queste; scegli un numero da 1 a { $last }, o premi soltanto Invio.
play-how-strong = Quanto sono forti gli altri (Invio: novice)?
play-kept = La partita è salvata; «menagerie play» la propone di nuovo.
play-record = Registrazione: { $file }
play-press-enter = { $name }: premi Invio per vedere le tue carte.
play-aside = Un numero o una mossa decide. h: suggerimento, l: che cosa è successo, t: ultima presa, s: punti, r: regole (r NUMERO: una di esse), q: uscire.
cli-arg-people = chi gioca davanti a questo schermo; la prima persona ha --seat (altrimenti: tu solo)
cli-arg-resume = riprendere l’ultima partita lasciata
play-back = Indietro
play-quick = veloce
play-quit = Esci
play-thinking = Si riflette …
play-person = Persona { $number }
play-start-keys = ↑ ↓ scegli  ← → cambia  Invio: avanti  lettere: un nome  q: esci
play-held = In pausa: ogni tasto mostra che cosa succede dopo; p riprende.
cli-arg-lines = riga per riga, non a schermo intero

## At a server's table, and watching

join-bad-link = «{ $link }» non è l’indirizzo di un tavolo; uno è fatto così: https://example.org/t/abcdef123456.
join-unreachable = Nessun server risponde a { $server }.
join-no-menagerie = A { $server } non c’è un server menagerie che questa versione capisca.
join-refused = { $sentence }
join-gone = { $server } non mostra più questo tavolo.
join-begun = La partita a questo tavolo è cominciata senza di te; «menagerie watch { $link }» la mostra.
join-full = Tutti i posti a questo tavolo sono occupati; «menagerie watch { $link }» lo mostra.
join-waiting = Al tavolo: { $names }. { $free ->
    [one] Un posto è libero
   *[other] { $free } posti sono liberi
}; chi ospita comincia la partita quando tutti sono occupati.
join-all-there = Al tavolo: { $names }. Tutti i posti sono occupati; chi ospita comincia la partita.
join-seat-gone = Il tuo posto è stato dato a qualcun altro; ora guardi.
join-lost = La connessione è caduta; nuovo tentativo …
join-back = La connessione è tornata.
join-seed-wrong = Le carte non sono state date dal seme promesso all’inizio della partita.
join-record-wrong = La registrazione di questa partita non regge: { $problem }
play-seat-kept = Il tuo posto resta tuo; lo stesso comando ti riporta lì, e intanto gioca un bot.
play-join-alone = { $argument } non va con --join: il tavolo è come chi ospita l’ha aperto.
play-name-join = --name va con --join LINK; chi gioca davanti a questo schermo si dice con --people.
cli-arg-join = un tavolo di un server: prendervi posto, o tornarci
cli-arg-name = il tuo nome sul server (altrimenti: quello dell’ultima volta, all’inizio il tuo nome utente)
cli-command-watch = Guardare un tavolo dal vivo, o una partita registrata passo per passo.
cli-arg-watched = un file di registrazioni, o l’indirizzo di un tavolo
watch-file-only = { $argument } è per i file di registrazioni; un tavolo si vede come lo vedono tutti.
watch-step = Immagine { $at } di { $last } (Invio: la prossima, un numero: quella, b: indietro, q: uscire)
play-needs-game = { $argument } ha bisogno di un GAME.
play-resume-alone = --resume riprende una partita così com’è; { $argument } non ci sta.
play-choose = scegli
play-log = Diario
play-trick = Presa
play-not-together = Queste carte non si scambiano insieme.
play-names-twice = Due persone hanno bisogno di due nomi.
play-too-many-levels = Ci sono { $levels } livelli per { $bots } bot.
