# Chi, e ciò che ogni gioco ha

seat-name = Posto { $number }
seat-you = Tu
labelled = { $label }: { $value }
seat-separator = { "; " }
round-ended = La manche è finita. Punti: { $points }. Manche vinta da: { $winners }.
game-ended = La partita è finita. Punti: { $points }. Partita vinta da: { $winners }.

# Ciò che non si può giocare

unknown-game = Il gioco «{ $game }» non esiste. Giochi disponibili: { $known }.
bad-players = { $game } non si gioca in { $players }; servono da { $fewest } a { $most } giocatori.
no-such-seat = Il posto { $seat } non esiste; l’ultimo posto è il { $last }.
unknown-option = L’opzione «{ $option }» non esiste. Opzioni di questo gioco: { $known }.
bad-option = L’opzione { $option } non può essere «{ $value }». Valori possibili: { $allowed }.
bad-seed = Un seed è lungo { $right } byte; questo ne ha { $found }.
bad-values = { $game } non si gioca con { $found } valori di carte; serve un valore per ognuna delle sue { $cards } carte.
bad-hand = { $game } non si gioca con { $cards } carte in mano; possono essere da 0 (tutte) a { $most }.
openspiel-compiled-search = Il { $bot } compilato di OpenSpiel non sa giocare a un gioco scritto in Python; usa open_spiel.python.algorithms.ismcts.ISMCTSBot.
unknown-level = Il livello «{ $level }» non esiste. Livelli disponibili: { $known }.
bad-search = Una ricerca richiede almeno una simulazione e un thread; qui: { $simulations } e { $threads }.
env-no-features = { $game } non definisce osservazioni per l’apprendimento automatico.
env-bad-state = Questo non è uno stato di { $game } con { $players } giocatori.
env-other-game = Questa è la registrazione di una partita di { $found } con { $found_players } giocatori; l’ambiente gioca a { $game } con { $players } giocatori.
env-several-positions = Una partita comincia in un solo punto, ma ne sono indicati più di uno: { $found }.
env-in-turn = In { $game } non tutti decidono sempre insieme; usa env(), che gioca un posto alla volta.
env-finished = Questa partita di { $game } è finita: non c’è più niente da decidere.
env-no-deal = In { $game } nulla viene distribuito a caso.
env-not-begun = Nessuna partita è cominciata: chiama prima reset.
env-bad-actions = step richiede { $count } numeri interi: un’azione per ogni partita.
env-bad-mask = reset_mask deve contenere un booleano per ognuna delle { $count } partite cominciate.
env-not-for-each = «{ $option }» contiene { $found } elementi, ma le partite sono { $count }.
env-other-saved = Questo salvataggio non viene da un ambiente di { $count } partite di { $game } con { $players } giocatori e con le stesse regole della casa, lo stesso posto, gli stessi avversari e la stessa ricompensa.
env-unknown-start = reset non ha un’opzione «{ $option }». Opzioni possibili: { $known }.
env-mid-choice = In { $game } tutti giocano insieme: una partita non può cominciare quando alcuni hanno già scelto.
env-no-record = «decisions» conta le decisioni di una registrazione: indica anche la registrazione.
env-concealed-state = Questo stato di { $game } contiene carte nascoste, come una vista; Game.imagine crea da una vista uno stato completo.
env-seat-finished = seat={ $seat } non ha più nulla da decidere in questa partita di { $game }.
file-unreadable =
    { $reason ->
        [ENOENT] Il file { $file } non esiste.
        [EISDIR] { $file } è una cartella; indica un file.
        [ENOTDIR] Il file { $file } non esiste: nel percorso c’è un file al posto di una cartella.
        [ENAMETOOLONG] Il nome { $file } è troppo lungo.
        [EACCES] Non hai il permesso di leggere { $file }.
       *[other] Impossibile leggere { $file } ({ $reason }).
    }
file-unwritable =
    { $reason ->
        [ENOENT] Impossibile scrivere { $file }: la cartella non esiste.
        [EISDIR] { $file } è una cartella; indica un file.
        [ENOTDIR] Impossibile scrivere { $file }: nel percorso c’è un file al posto di una cartella.
        [ENAMETOOLONG] Il nome { $file } è troppo lungo.
        [EACCES] Non hai il permesso di scrivere { $file }.
        [ENOSPC] Impossibile scrivere { $file }: il disco è pieno.
       *[other] Impossibile scrivere { $file } ({ $reason }).
    }
no-card-values = Le carte di { $game } non hanno valori da sostituire; togli --deck.
values-not-json = { $file } non è JSON; dovrebbe essere {"{"}"{ $table }": {"{"}"CARTA": NUMERO, …{"}"}{"}"}.
values-no-table = { $file } non ha una tabella «{ $table }»; dovrebbe essere {"{"}"{ $table }": {"{"}"CARTA": NUMERO, …{"}"}{"}"}.
values-missing-card = { $file } non dà un valore alla carta { $card }; la tabella «{ $table }» deve darne uno a ogni carta.
values-unknown-card = { $file } dà un valore a «{ $card }», che non è una carta di questo gioco.
values-card-twice = { $file } contiene «{ $card }» due volte.
values-bad-value = { $file } dà alla carta { $card } il valore { $value }; i valori di «{ $table }» sono numeri interi da { $lowest } a { $highest }.

# Mosse non accettate

not-your-turn = Il posto { $seat } non ha nulla da decidere ora; in attesa di: { $waiting }.
illegal-move = Il posto { $seat } non può giocare «{ $move }» qui.
choice-final = Puoi cambiare la tua scelta solo finché non hanno scelto tutti.

# Partite registrate

record-not-text = { $file } non è un file di testo; una registrazione è JSON, una partita per riga.
record-none = { $file } non contiene registrazioni.
record-not-json = { $file }, riga { $line }: questo non è JSON; una registrazione è un oggetto JSON per riga.
record-truncated = { $file }, riga { $line }: la registrazione si interrompe a metà; il file non è completo.
record-not-record = { $file }, riga { $line }: questa non è una registrazione; manca "format": "{ $format }".
record-other-format = { $file }, riga { $line }: il formato è { $found }; questo programma legge "{ $format }".
record-field-missing = { $file }, riga { $line }: manca il campo «{ $field }».
record-field-wrong = { $file }, riga { $line }: «{ $field }» non può essere { $found }; ci vuole { $field ->
    [seed] 64 cifre esadecimali minuscole
    [players] un numero intero
    [options] un oggetto
    [log] un elenco
    [result] punti e vincitori per posto
   *[other] testo
}.
record-field-unknown = { $file }, riga { $line }: il campo «{ $field }» non esiste in una registrazione.
record-field-twice = { $file }, riga { $line }: il campo «{ $field }» compare due volte.
record-entry-wrong = { $file }, riga { $line }: la voce { $entry } non è una decisione, né una distribuzione, né una pesca, né la fine di una manche: { $found }
record-unfinished = { $file }, riga { $line }: questa partita non è finita; si può controllare o rivedere solo una partita finita.
entry-malformed = la voce non ha la forma richiesta da questo gioco: { $found }
entry-out-of-place = in questo gioco nulla è lasciato al caso
record-chance-missing = serve una distribuzione o una pesca, ma il registro non ne ha altre.
record-entry-differs = il registro indica { $found }, ma secondo le regole e il seed dovrebbe essere { $right }.
record-after-end = la partita è finita, ma il registro continua con { $found }.
record-not-the-turn = attesa una decisione di "seat": { $seat }, ma il registro indica { $found }.
record-legal-differs = le mosse permesse sono { $right }, ma il registro indica { $found }.
record-legal-unwanted = il registro elenca le mosse permesse per «{ $move }», cosa che una registrazione non fa mai.
record-illegal-move = "seat": { $seat } non può giocare «{ $move }» qui. Mosse permesse: { $legal }.
record-ends-early = il registro finisce prima della partita: deve ancora decidere "seat": { $seat }.
record-entry-missing = il registro finisce, ma manca { $right }.
record-result-differs = il risultato è { $right }, ma la registrazione indica { $found }.

# La riga di comando

cli-about = menagerie: Mausen, Awimbawé e Mopsen, tre giochi di carte con gli animali.
cli-usage = Uso:
cli-usage-of-all = Uso: menagerie [COMANDO …]
cli-arguments = Argomenti
cli-more = Senza comando, menagerie apre la lobby nel browser. «menagerie COMANDO --help» mostra l’aiuto di un comando.
cli-command-play = Gioca contro i bot, con gli amici o a un tavolo online.
cli-command-simulate = Gioca molte partite a caso e le conta o le registra.
cli-command-verify = Controlla che le partite di un file rispettino le regole e il loro seed.
cli-command-replay = Racconta una partita registrata.
cli-command-ladder = Mostra che ogni livello batte quello inferiore; codice di uscita 1 se non è dimostrato.
cli-command-bench = Misura la velocità dei giochi su questa macchina, e quella di OpenSpiel se è installato.
cli-arg-game = il gioco: mausen, awimbawe o mopsen
cli-arg-players = numero di giocatori (predefinito: il minimo)
cli-arg-level = livello dei bot: random (casuale), novice (principiante), casual (occasionale, predefinito), strong (forte) o master (maestro)
cli-arg-games = numero di partite (predefinito: 1000)
cli-arg-seed = una parola o un numero; lo stesso seed dà le stesse partite
cli-arg-record = scrive le partite in questo file, una per riga
cli-arg-record-played = scrive la partita finita in questo file
cli-arg-legal = registra anche tutte le mosse permesse
cli-arg-option = una regola della casa; si può ripetere
cli-arg-deck = le tue corone o i tuoi ossi, in JSON
cli-arg-file = un file di registrazioni
cli-arg-which-game = numero della partita nel file, a partire da 1 (predefinito: 1)
cli-arg-seat = mostra la partita da questo posto
cli-arg-my-seat = il tuo posto al tavolo (predefinito: il primo)
cli-arg-seconds = durata di ogni misura, in secondi (predefinito: 2)
cli-arg-deals = numero di distribuzioni, ognuna giocata da ogni posto (predefinito: 1000)
cli-arg-json = mostra JSON
cli-arg-lang = la lingua: de, en, fr, it o nl
cli-arg-help = mostra questo aiuto
cli-not-understood = Riga di comando non valida: { $argument }.
cli-value-missing = { $argument } richiede un valore.
cli-value-unwanted = { $argument } non accetta valori.
cli-unknown-argument = Argomento sconosciuto: { $argument }. «menagerie { $command }» accetta: { $known }.
cli-argument-missing = Manca l’argomento { $argument }.
cli-not-a-number = { $argument } non può essere «{ $value }»; serve un numero intero da { $lowest } a { $highest }.
cli-not-positive = { $argument } non può essere «{ $value }»; serve un numero maggiore di 0, al massimo { $highest }.
cli-option-form = «{ $value }» non è un’opzione; scrivi --option NOME=VALORE.
cli-unknown-language = La lingua «{ $value }» non esiste qui. Lingue disponibili: { $known }.
cli-unknown-command = Il comando «{ $command }» non esiste. Comandi disponibili: { $known }.
cli-legal-without-record = --legal completa una registrazione; aggiungi --record FILE.
cli-no-such-game = La partita { $wanted } non esiste in { $file }, che ne contiene { $count }.
cli-unit = { " " }partite
cli-compiling = Preparo le regole veloci di { $game }: qualche secondo, una volta sola…
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
cli-column-interval = intervallo al 95%
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
cli-seed = Seed: { $seed }
cli-verified = { $good ->
    [one] Una partita controllata: tutto in ordine.
   *[other] { $good } partite controllate: tutto in ordine.
}
cli-verify-broken = Partite contro le regole: { $broken }. Partite corrette: { $good }.
cli-verify-deck = Se si è giocato con altre corone o altri ossi, indicali con --deck.
cli-at-line = { $file }, riga { $line }: { $problem }
cli-at-entry = { $file }, riga { $line }, voce { $entry }: { $problem }
cli-replay-title = { $game }, { $players } giocatori
cli-no-peers = Per misurare anche OpenSpiel, installa l’extra «peers».
cli-arg-envs = misura invece gli ambienti, a confronto con le altre librerie installate
cli-column-cells = celle
cli-column-vector = vettore, { $games } partite
cli-column-rival = ambiente
cli-column-decisions = decisioni/s
cli-rivals-missing = Non installati, quindi non misurati: { $names }. Li installa l’extra «rivals».
cli-no-gymnasium = Gli ambienti richiedono l’extra «envs».

# Il prompt semplice

play-which-game = Quale gioco (q: esci)?
play-how-many = Quanti giocatori, da { $fewest } a { $most }?
play-not-a-choice = «{ $answer }» non è una scelta valida: scrivi un numero da 1 a { $last }, una mossa come «{ $example }», ? per l’elenco o q per uscire.
play-cards = { $count } carte
play-face-down = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
}
play-goodbye = Arrivederci.

# Statistiche

cli-command-stats = Gioca moltissime partite e calcola le statistiche utili a chi progetta giochi.
cli-arg-games-studied = numero di partite (predefinito: 100.000)
cli-arg-level-of-all = livello di tutti i giocatori: random (casuale) o novice (principiante, predefinito)
cli-arg-plot = disegna anche i risultati in un file SVG
cli-stats-title = { $game }, { $players } giocatori, livello { $level }: { $games ->
    [one] una partita
   *[other] { $games } partite
}
cli-column-turn = ordine di gioco
cli-stats-turn = { $turn ->
    [1] apre
   *[other] gioca per { $turn }º
}
cli-column-even = quota equa
cli-column-mean-points = punti in media
cli-column-ending = fine della partita
cli-column-of-games = delle partite
cli-stats-winners = { $count ->
    [one] un vincitore
   *[other] { $count } vincitori
}
cli-stats-tie-break = parità in testa, poi decisa
cli-column-spread = distribuzione
cli-column-average = media
cli-column-sd = dev. std
cli-column-least = min.
cli-column-most = max.
cli-column-median = mediana
cli-stats-points = punti di un posto
cli-stats-winning = punti del vincitore
cli-stats-margin = vantaggio del vincitore
cli-stats-decisions = decisioni per partita
cli-column-tally = fatti notevoli
cli-column-in-games = partite interessate
cli-stats-wins = Quota delle vittorie, con intervallo al 95% (tratteggiata: la quota equa)
cli-stats-tallies = Che cosa succede, e quanto spesso
cli-stats-a-game = { $mean } per partita

# L’arena

unknown-bot = Il bot «{ $bot }» non esiste. Bot disponibili: { $known }, una tua classe, ./FILE.py:CLASSE, oppure openspiel:N.
unknown-foreign-bot = Il bot «{ $bot }» non esiste; dopo openspiel: va un numero di simulazioni, almeno 2, o un livello, per pensare quanto lui: { $levels }.
own-bot-missing = { $file } non ha una classe «{ $name }» con un metodo «choose».
own-bot-broken = Impossibile eseguire { $file }: { $reason }
extra-missing = { $argument } richiede l’extra «{ $extra }»: pip install 'menagerie-games[{ $extra }]'.
unknown-engine = Non esiste il motore «{ $found }». Valori possibili per { $variable }: { $known }.
engine-damaged = Il file { $file } del motore manca o è danneggiato. Reinstalla menagerie.
engine-outdated = Il motore è più vecchio delle regole. Ricompilalo con «make engine» o reinstalla menagerie.
ray-unreachable = Nessun cluster Ray risponde all’indirizzo «{ $address }»: { $reason }
arena-how-many = { $game } non si gioca in { $bots }, ma da { $fewest } a { $most } giocatori. Indica altrettanti bot, o aggiungi --players.
arena-json-or-csv = Indica --json o --csv, non entrambi.
arena-ray-or-threads = Indica --ray o --threads, non entrambi.
cli-plot-form = --plot disegna SVG; «{ $file }» deve finire in .svg.
arena-other-run = { $file } non viene da questo torneo; indica un altro file.
arena-other-terms = { $file } viene da un altro torneo, diverso per: { $terms }. Indica un altro file.
arena-bot-changed = Il programma in { $bots } è cambiato da quando { $file } è stato iniziato. Indica un altro file.
arena-busy = Un’altra esecuzione sta scrivendo { $file }.
arena-out-no-file = { $file } è un dispositivo, una pipe o l’output stesso; --out richiede un vero file, per poterlo rileggere.
arena-played = { $game }, { $players } giocatori: { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
}
arena-teams = Compagni, che vincono e perdono insieme: { $teams }
arena-forfeit =
    Partita { $game }: { $bot } ({ $seat }) { $deed ->
        [crashed] è andato in crash ({ $detail })
        [late] ha impiegato più di { $detail } s
        [illegal] ha scelto { $detail }, una mossa non permessa,
       *[odd] ha risposto { $detail }, che non è una mossa,
    } e perde.
arena-so-far = La registrazione fino a lì
arena-kept =
    { $games ->
        [one] Una partita è conservata
       *[other] { $games } partite sono conservate
    } in { $file }; ripeti lo stesso comando per continuare.
arena-more-forfeits =
    { $bot } ha perso a tavolino { $count ->
        [one] un’altra partita
       *[other] altre { $count } partite
    }.
arena-plot-share = quota delle vittorie, con l’intervallo al 95%
arena-plot-deal = distribuzioni
cli-command-arena = Fa giocare dei bot tra loro e calcola con quanta certezza uno è più forte dell’altro.
cli-arg-bots = i bot: livelli (random, novice, casual, strong, master), tue classi, ./FILE.py:CLASSE, oppure openspiel:N, la ricerca di OpenSpiel con N simulazioni
cli-arg-arena-players = numero di giocatori (predefinito: uno per bot); l’ultimo bot prende i posti che restano
cli-arg-arena-games = numero di partite (predefinito: 1000), arrotondato per eccesso a distribuzioni intere, ognuna giocata da ogni posto
cli-arg-out = conserva ogni partita in questo file; ripetuto, lo stesso comando riprende da dove si era fermato
cli-arg-csv = mostra CSV
cli-arg-arena-plot = disegna le quote e l’andamento dei rating, in SVG
cli-arg-threads = numero di thread (predefinito: uno per core)
cli-arg-ray = gioca sul cluster Ray a questo indirizzo; «local» ne avvia uno qui
cli-arg-timeout = secondi per mossa per i tuoi bot (predefinito: 10)
cli-column-bot = bot
cli-column-games = partite
cli-column-forfeits = sconfitte a tavolino
cli-column-rating = rating
ladder-lowest = «{ $level }» è il livello più basso; non c’è un livello inferiore da battere.
ladder-unproved = Superiorità non dimostrata: { $rungs }. Prova con più distribuzioni (--deals).
cli-arg-ladder-games = i giochi (predefinito: tutti)
cli-arg-ladder-players = solo i tavoli con questo numero di giocatori
cli-arg-ladder-level = solo questo livello contro quello inferiore

# Quanto è veloce la ricerca

cli-column-simulations-search = simulazioni/s
cli-column-simulations-two-threads = su due thread
cli-column-simulations-heuristic = con euristica
cli-column-second-thread = due thread : uno
cli-column-engine-native = nativo
cli-column-engine-wasm = WebAssembly
cli-column-engine-ratio = WebAssembly : nativo
cli-way-search = ricerca
cli-way-two-threads = ricerca su due thread
cli-way-habit = ricerca con euristica
cli-way-ismcts = ISMCTS, simulazioni/s
suggest-argument = Opzione sconosciuta: { $argument }. Intendevi { $suggestion }?
suggest-command = Il comando «{ $command }» non esiste. Intendevi «{ $suggestion }»?
suggest-language = La lingua «{ $value }» non esiste qui. Intendevi «{ $suggestion }»?
suggest-shell = La shell «{ $value }» non esiste qui. Intendevi «{ $suggestion }»?
suggest-game = Il gioco «{ $game }» non esiste. Intendevi «{ $suggestion }»?
suggest-level = Il livello «{ $level }» non esiste. Intendevi «{ $suggestion }»?
suggest-bot = Il bot «{ $bot }» non esiste. Intendevi «{ $suggestion }»?
suggest-option = L’opzione «{ $option }» non esiste. Intendevi «{ $suggestion }»?
suggest-value = L’opzione { $option } non può essere «{ $value }». Intendevi «{ $suggestion }»?
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

web-unmute = Riattiva
web-event-declined = { $name } non accetta di annullare la mossa.
web-event-undone = { $name }: l’ultima mossa è annullata.
web-event-resigned = { $name } ha lasciato il tavolo; un bot continua.
web-event-away = { $name }: connessione persa.
web-event-back = { $name } è di nuovo al tavolo.
web-event-stood-in = { $name }: intanto gioca un bot.
web-mute = Silenzia { $name }
web-report-names = Segnala un nome
web-report-name = Segnala il nome { $name }
web-report-line = Segnala questo messaggio
level-random = casuale
level-novice = principiante
level-casual = occasionale
level-strong = forte
level-master = maestro
web-bot = Bot
web-bot-name = Bot { $number }
web-guest = Ospite
web-hunts = Cacciatore: { $hunter }; preda: { $prey }
web-others = Gli altri
web-home = Lobby
web-language = Lingua
web-go = Applica
web-theme = Tema
web-theme-auto = automatico
web-theme-light = chiaro
web-theme-dark = scuro
web-middle = Centro del tavolo
web-now = Che cosa succede
web-away = assente
web-waiting = In attesa di { $names }.
web-undo-asked = { $name } vorrebbe annullare l’ultima mossa.
web-agree = Accetta
web-decline = Rifiuta
web-pass-device = Passa il dispositivo a { $name }.
web-i-am = Sono { $name }: mostra le mie carte
web-you-won = Hai vinto!
web-winners = Partita vinta da: { $names }
web-rematch = Gioca ancora
web-to-rematch = Vai alla rivincita
web-replay = Rivedi la partita
web-tools = Strumenti
web-hint = Suggerimento
web-undo = Annulla
web-last = Ultima presa
web-no-trick = Non è stata ancora fatta nessuna presa.
web-sheet = Punteggi
web-round = Manche
web-total = Totale
web-no-rounds = Nessuna manche è ancora finita.
web-log = Registro
web-chat = Chat
web-chat-prompt = Scrivi un messaggio
web-send = Invia
web-rules = Regole
web-menu = Menu
web-close = Chiudi
web-sound = Suoni
web-confirm = Tocca due volte una carta per giocarla
web-pace = Velocità
web-pace-slow = lenta
web-pace-normal = normale
web-pace-fast = veloce
web-pace-wait = aspetta me
web-stand-in = Chi gioca per te quando non ci sei
web-other-device = Continua su un altro dispositivo
web-quit = Lascia il tavolo
web-quit-sure = Lasciare il tavolo? Un bot giocherà al posto tuo. In una partita classificata vale come sconfitta.
web-screen = Mostra su un televisore
web-at-most = { $count ->
    [one] Al massimo una carta.
   *[other] Al massimo { $count } carte.
}
web-lost = Connessione persa, nuovo tentativo…
web-copied = Copiato
web-start = Inizia la partita
web-host-starts = Ci sono tutti; chi ha aperto il tavolo può iniziare la partita.
web-waiting-for-players = La partita può iniziare appena tutti i posti sono occupati.
web-free = Posto libero
web-reserved = Riservato
web-seat-for = Chi prende il posto { $number }
web-name = Il tuo nome
web-sit = Siediti qui
web-name-of-seat = Nome per il posto { $number }
web-sit-together = Occupa questi posti
web-join-by-phone = Inquadra il codice per giocare
web-invite = Invita gli amici
web-link = Link a questo tavolo
web-qr = Codice QR del link a questo tavolo
web-hint-why = Il bot forte suggerisce:
web-hint-line = vince il { $win }% delle partite e porta in media { $points } punti.
web-hint-mixed = Da giocare nel { $share }% dei casi, per non essere prevedibile.
web-hint-mixture = Quando tutti scelgono insieme, conviene variare: le mosse sono ordinate per quante volte giocarle, non solo per la probabilità di vittoria.
web-change = Cambia la scelta
web-may-change = Hai scelto. Puoi cambiare idea finché non hanno scelto tutti.

## Watching a game again

web-replay-title = { $game } · rivedi la partita
web-replay-table = Il tavolo
web-replay-start = Nessuno ha ancora giocato.
web-replay-steps = Navigazione nella partita
web-replay-first = All’inizio
web-replay-previous = Passo precedente
web-replay-next = Passo successivo
web-replay-last = Alla fine
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-jump = Passo
web-replay-at = { $at } di { $last }
web-replay-speed = Velocità
web-speed-slow = lenta
web-speed-steady = normale
web-speed-fast = veloce
web-replay-viewpoint = Punto di vista
web-replay-open = Tutte le mani scoperte
web-replay-public = Spettatore
web-replay-points = Punti finora
web-replay-game = Partita
web-replay-events = Che cosa è successo
web-replay-round = Manche { $number }
web-replay-trick = Presa { $number }
web-replay-fair = Distribuzione equa
web-replay-fair-table = Verificato: tutto ciò che ha deciso il caso deriva dal seed. Lo SHA-256 del seed è stato mostrato a tutti prima della partita.
web-replay-fair-record = Verificato: tutto ciò che ha deciso il caso deriva dal seed della registrazione. Se prima della partita è stato mostrato lo SHA-256 del seed, dev’essere questo.
web-replay-fair-none = Verificato: la partita rispetta le regole. La registrazione non ha un seed, quindi nessuno può verificare che le carte siano state distribuite a caso.
web-replay-fair-nothing = Verificato: la partita rispetta le regole. Nulla è stato lasciato al caso.
web-replay-seed = Seed
web-replay-download = Scarica la registrazione
web-import-title = Rivedi una partita registrata
web-import-lead = Ogni partita finita si può scaricare come registrazione, dalla sua pagina o con «menagerie play --record». Caricala qui per rivederla carta per carta.
web-import-choose = Scegli una registrazione (.jsonl)
web-import-drop = o trascinala qui
web-import-paste = Incolla il testo
web-import-text = La registrazione, una partita per riga
web-import-watch = Verifica e guarda
web-import-checking = Verifica di ogni mossa…
web-import-failed = Il server non è raggiungibile; riprova tra un momento.
web-import-several = Quale partita?
web-import-game = { $game } · { $players } giocatori · punti: { $points }
web-import-pasted = Il testo
web-import-limits = Al massimo { $largest } kB e { $most } partite per file. Ogni mossa viene verificata secondo le regole e ogni distribuzione secondo il seed. Chi ha l’indirizzo di una partita può guardarla.
server-no-record = Questa registrazione non esiste.
server-no-frame = Il passo { $at } non esiste; l’ultimo è il { $last }.
server-too-many-games = Questo file contiene troppe partite; il massimo è { $most }.

## The lobby, and the pages around

web-skip = Vai al contenuto
web-navigation = Navigazione
web-lobby = Tre giochi di carte con gli animali
web-lobby-lead = Un clic e le carte sono distribuite: contro i bot, o con gli amici su qualsiasi dispositivo. Senza registrarsi.
web-you-are = Sei { $name }.
web-new-here = Ti diamo il benvenuto!
web-rename = Cambia nome
web-set-name = Scegli un nome
web-save = Salva
web-players-range = { $fewest }–{ $most } giocatori
web-minutes = circa { $minutes } minuti
web-players = Giocatori
web-bots-level = Bot
web-play-now = Gioca ora
web-with-friends = Con gli amici
web-learn = Regole
web-my-games = Le tue partite
web-more-games = { $count ->
    [one] un’altra partita
   *[other] altre { $count } partite
}
web-not-started = Non ancora iniziata
web-your-turn = Tocca a te
web-continue = Continua
web-with = con { $names }
web-nobody-else = per ora nessun altro
web-bots = { $count ->
    [one] un bot
   *[other] { $count } bot
}
web-open-tables = Tavoli aperti
web-no-open-tables = In questo momento nessun tavolo aspetta giocatori. Aprine uno: scegli «Con gli amici» e rendilo visibile a tutti.
web-free-seats = { $count ->
    [one] Un posto libero
   *[other] { $count } posti liberi
}
web-being-played = In corso
web-join = Partecipa
web-watch = Guarda
web-finished = Partite finite
web-no-finished = Qui saranno conservate le tue partite finite, da rivedere quando vuoi.
web-new-table = { $game } con gli amici
web-new-lead = Al tavolo trovi un link e un codice QR da inviare agli altri.
web-open-table = Apri il tavolo
web-seats = Chi gioca
web-seat = Posto { $number }
web-friend = un amico
web-friend-reserved = un amico, con un link suo
web-nobody = nessuno
web-place = Dove giocate
web-place-link = Ognuno sul proprio dispositivo; può entrare solo chi ha il link
web-place-public = Ognuno sul proprio dispositivo; la lobby mostra il tavolo a tutti
web-place-here = In più persone su questo schermo, passandoselo
web-clock = Tempo per mossa
web-clock-none = senza limiti
web-clock-minute = 60 secondi
web-clock-day = un giorno
web-spectators = Spettatori ammessi
web-hints = Suggerimenti ammessi
web-house-rules = Regole della casa
web-wrong-name = Un nome ha da 1 a 40 caratteri, tra cui almeno una lettera o una cifra, e non somiglia a quello di un bot.
web-wrong-game = Questo gioco non esiste. Scegli uno di questi.
web-wrong-choice = Questa scelta non esiste. Scegli dall’elenco.
web-wrong-players = { $game } si gioca da { $fewest } a { $most } giocatori.
web-wrong-order = Indica ogni posto una volta, cominciando dal più giovane, per esempio: { $example }.
web-learn-all = Impara i giochi
web-learn-lead = Ogni regola ha un numero; al tavolo il numero porta alla regola appena applicata.
web-contents = Indice
web-no-rulebook = Le regole di questo gioco non sono ancora disponibili qui.
web-link-ask = Continuare su questo dispositivo?
web-link-what = Qui giocherai con il nome e le partite di chi ha creato questo link. Funziona una volta sola.
web-link-instead = Finora questo dispositivo è usato da { $name }; poi non lo sarà più.
web-link-yes = Sì, continua qui
web-device-how = Apri questo link sull’altro dispositivo, o scansiona lì il codice. Funziona una volta sola, per un quarto d’ora, e solo per te: non condividerlo.
web-device-link = Link per l’altro dispositivo
web-device-qr = Codice QR del link per l’altro dispositivo
web-import = Rivedi una partita registrata
web-ratings = Classifiche
web-ratings-lead = Dalle partite finite ai tavoli aperti a tutti. In cima c’è chi è forte con maggiore certezza; il numero dopo ± indica quanto è incerto il rating.
web-no-ratings = In classifica non c’è ancora nessuno. Apri un tavolo a tutti e gioca la prima partita.
web-rank = Posizione
web-who = Nome
web-strength = Rating
web-games-played = Partite
web-profile = Il tuo profilo
web-profile-of = Profilo di { $name }
web-profile-lead = Solo tu vedi questa pagina. Nelle classifiche gli altri vedono il tuo nome, il tuo rating e il numero delle tue partite classificate.
web-profile-none = Non hai ancora finito nessuna partita. Scegli un gioco nella lobby:
web-profile-rating = Rating { $rating } · partite classificate: { $games }
web-count-games = { $count ->
    [one] una partita
   *[other] { $count } partite
}
web-count-won = vinte: { $count }
web-count-lost = perse: { $count }
web-count-left = abbandonate: { $count }
web-count-shared = su un solo dispositivo: { $count }
web-outcome-won = vinta
web-outcome-lost = persa
web-outcome-left = abbandonata
web-outcome-shared = su un solo dispositivo
web-devices = I miei dispositivi
web-devices-lead = I browser in cui hai effettuato l’accesso, e quando sono stati usati l’ultima volta.
web-data = I tuoi dati
web-data-lead = Tutto ciò che questo server sa di te: partite, risultati, punteggi, dispositivi e messaggi.
web-data-download = Scarica
web-data-delete = Elimina tutto…
web-data-delete-what = Questo elimina i tuoi risultati, punteggi, dispositivi, lezioni e messaggi. Le partite finite restano, ma nessuno può sapere che le ha giocate { $name }. Non si può annullare.
web-data-delete-yes = Elimina tutto
web-data-keep = Conserva
web-this-device = questo dispositivo
web-device-unknown = Browser sconosciuto
web-sign-out = Disconnetti
web-sign-out-others = Disconnetti tutti gli altri
web-date = Data
web-result = Risultato
web-latest-games = Ultime partite: { $game }
web-replay-short = Rivedi
web-rating-history = Rating nel tempo
web-rating-history-desc = Il rating dopo ciascuna di { $games } partite classificate, da { $first } a { $last }. La fascia attorno alla linea mostra quanto era incerto. I numeri sono nella tabella qui sotto.
web-notify = Avvisami quando tocca a me a un tavolo con altre persone
web-notify-refused = Il tuo browser non permette le notifiche di questa pagina. Puoi cambiarlo nelle sue impostazioni.
web-mute-sounds = Disattiva i suoni
web-api = Per i programmi
web-error = Si è verificato un errore
web-error-missing = Non trovato
web-error-private = Accesso negato
web-error-soon = Un momento…
web-no-page = Questa pagina non esiste, o non esiste più.
web-malformed = La richiesta non è valida. Torna indietro e riprova.
web-unknown = Non sappiamo chi sei. Comincia dalla lobby.
web-back = Torna al tavolo
web-broken = Qualcosa è andato storto, e non è colpa tua. Riprova tra un momento.

## The server

server-malformed = Richiesta non valida, in { $where }: { $reason }.
server-anonymous = Manca l’identificazione. Invia il cookie o un token; POST /api/people dà entrambi.
server-stale-cookie = Questo cookie non è valido. POST /api/people ne dà uno nuovo.
server-wrong-token = Questo token non è valido. Nell’intestazione si scrive così: Authorization: Bearer TOKEN.
server-link-used = Questo link è già stato usato o è scaduto. Chiedine uno nuovo sull’altro dispositivo.
server-no-table = Questo tavolo non esiste.
server-no-page = A questo indirizzo non c’è niente. GET /api/docs mostra che cosa c’è.
server-no-seat = Non hai un posto a questo tavolo.
server-no-such-seat = Il posto { $seat } non esiste; l’ultimo è il { $last }.
server-not-your-seat = Il posto { $seat } non è tuo. I tuoi posti: { $seats }.
server-which-seat = Indica quale dei tuoi posti: { $seats }.
server-own-name = A questo tavolo ognuno gioca con il proprio nome.
server-one-device-private = Un tavolo su un solo dispositivo non può essere pubblico.
server-no-hints = A questo tavolo i suggerimenti non sono ammessi.
server-hint-coming = Un suggerimento è già in arrivo; aspetta un momento.
server-already-seated = Hai già un posto a questo tavolo.
server-seat-taken = Questo posto è occupato. Liberi: { $free }.
server-wrong-key = Questa chiave non corrisponde a nessun posto riservato.
server-seats-empty = Prima dell’inizio tutti i posti devono essere occupati. Posti liberi: { $seats }.
server-not-host = Lo può fare solo chi ha aperto il tavolo.
server-no-spectators = Questo tavolo non ammette spettatori.
server-not-open = La partita è già cominciata.
server-not-playing = A questo tavolo non c’è nessuna partita in corso.
server-moved-already = Nel frattempo da questo posto è già stata giocata una mossa.
server-not-over = La partita non è ancora finita.
server-game-over = La partita è finita.
server-rematch-there = La rivincita è al tavolo { $table }.
server-undo-not-last = L’ultima mossa non era tua; si può annullare solo l’ultima mossa.
server-undo-final = Quello che si sceglie insieme agli altri non si può annullare. Finché non hanno scelto tutti, puoi cambiare la tua scelta.
server-undo-revealed = Questa mossa ha rivelato qualcosa di nascosto; non si può annullare.
server-undo-asked = È già stato chiesto; non tutti gli altri hanno ancora risposto.
server-undo-not-asked = Nessuno ti chiede di annullare una mossa.
server-too-fast = Troppe richieste in troppo poco tempo; aspetta un momento.
server-too-large = È troppo grande; il massimo è { NUMBER($largest) } byte.
server-foreign-origin = Questa richiesta viene da un altro sito, che non è autorizzato.
server-closing = Il server sta per fermarsi; riprova tra un momento.
server-banned = Non puoi più usare questo server.
server-reported = Grazie. Chi gestisce questo server lo controllerà.
cli-command-admin = Gestire un server: tavoli, persone, chat e backup.
cli-arg-action = che cosa fare: tables, close, reopen, people, ban, unban, bans, remove-name, remove-line, reports, resolve, export, delete, trim, backup, verify, restore o audit
cli-arg-admin-target = su che cosa: tavoli, persone, indirizzi, numeri di segnalazioni o un file
cli-arg-days = elimina ciò che ha più di questo numero di giorni (trim)
cli-arg-reason = perché, per il registro
cli-unknown-action = Azione sconosciuta “{ $value }”. Azioni possibili: { $known }.
cli-admin-done = Fatto: { $what }
cli-admin-nothing = Nessun risultato.
cli-admin-verified = Tavoli rigiocati: { NUMBER($tables) }. Voci: { NUMBER($entries) }.
cli-admin-broken = Questo tavolo non si può rigiocare: { $table }
cli-admin-trimmed = Eliminati: { NUMBER($lines) } messaggi, { NUMBER($records) } partite caricate.
admin-not-empty = Il database non è vuoto. Ripristina il backup in uno nuovo.
admin-not-found = { $what } non esiste nel database.
server-no-database = Il database non risponde; riprova tra un momento.
server-table-broken = Questo tavolo non è più leggibile; il suo registro resta conservato.
server-database = Impossibile usare il database: { $reason }.
server-database-taken = Un altro server usa già { $file }. Dai a questo un file tutto suo, o usa PostgreSQL per entrambi.
server-database-newer = Il database viene da una versione più nuova di menagerie (revisione { $revision }); questa conosce le revisioni fino a { $known }.
server-port-taken = Impossibile ascoltare su { $host }:{ $port }: { $reason }.
cli-command-serve = Fa giocare persone e programmi in rete.
cli-arg-host = l’indirizzo su cui ascoltare (predefinito: 127.0.0.1, solo questa macchina)
cli-arg-port = la porta su cui ascoltare (predefinita: 8000; 0: una qualsiasi libera)
cli-arg-database = un file SQLite, o postgresql+asyncpg://… (predefinito: $DATABASE_URL, altrimenti un file nella cartella dei dati)
cli-arg-pause = secondi di attesa prima della mossa di un bot, perché si possa seguire (predefinito: 0.8)
cli-arg-browser = apre la lobby nel browser (su una porta libera, se 8000 è occupata e nessuna porta è indicata)
cli-serving = Il server è su { $address } – Ctrl-C per fermarlo.
cli-command-load = Misura quante mosse al secondo un server salva in modo durevole.
cli-arg-tables = numero di tavoli da quattro giocatori (predefinito: 500)
cli-column-tables = tavoli
cli-column-pace = ritmo
cli-column-moves-per-second = mosse/s
cli-column-p50 = p50 ms
cli-column-p99 = p99 ms
cli-column-memory = kB a tavolo
cli-pace-fast = il più veloce possibile
cli-pace-calm = una mossa al secondo a ogni tavolo
cli-column-processor = µs di processore a mossa
server-nobody = Nessuno con questo nome siede a questo tavolo o vi ha scritto.

## Playing in the terminal

play-nobody = Al tavolo serve almeno una persona.
play-too-many-people = { $people } persone non stanno a un tavolo da { $players }.
play-nothing-saved = Non ci sono partite da riprendere.
play-saved-taken = La partita salvata { $file } è aperta in un altro terminale. Prima chiudila lì.
play-saved-damaged = La partita salvata { $file } è illeggibile.
play-saved-summary = { $game } · { $who } · { $when }
play-which-saved = Quale partita riprendi (Invio: nuova partita)?
play-no-such-saved = «{ $answer }» non è nell’elenco; scegli un numero da 1 a { $last }, o premi Invio.
play-record = Registrazione: { $file }
play-press-enter = { $name }: premi Invio per vedere le tue carte.
play-aside = Scrivi un numero o una mossa. h: suggerimento, u: annulla, l: registro, t: ultima presa, s: punteggi, r: regole (r NUMERO: una sola), c TESTO: chat, q: esci.
cli-arg-people = nomi delle persone davanti a questo schermo; la prima ha il posto --seat (predefinito: solo tu)
cli-arg-resume = riprende l’ultima partita lasciata
play-back = Indietro
play-quit = Esci
play-thinking = Sto pensando…
play-person = Persona { $number }
play-start-keys = ↑ ↓ scegli  ← → cambia  Invio: continua  lettere: nome  Canc: elimina  q: esci
cli-arg-lines = riga per riga, non a schermo intero

## At a server's table, and watching

join-bad-link = «{ $link }» non è l’indirizzo di un tavolo; esempio: https://example.org/t/abcdef123456.
join-unreachable = Nessun server risponde all’indirizzo { $server }.
join-no-menagerie = All’indirizzo { $server } non c’è un server menagerie compatibile con questa versione.
join-refused = { $sentence }
join-gone = { $server } non mostra più questo tavolo.
join-begun = La partita a questo tavolo è cominciata senza di te; guardala con «menagerie watch { $link }».
join-full = Tutti i posti a questo tavolo sono occupati; guarda la partita con «menagerie watch { $link }».
join-waiting =
    Al tavolo: { $names }. { $free ->
        [one] Un posto è libero
       *[other] { $free } posti sono liberi
    }; chi ha aperto il tavolo inizia la partita quando tutti sono occupati.
join-all-there = Al tavolo: { $names }. Tutti i posti sono occupati; chi ha aperto il tavolo inizia la partita.
join-seat-gone = Chi ha aperto il tavolo ha dato il tuo posto a qualcun altro; ora sei spettatore.
join-lost = Connessione persa, nuovo tentativo…
join-back = Connessione ristabilita.
join-seed-wrong = Le carte non sono state distribuite secondo il seed annunciato all’inizio della partita.
join-record-wrong = La registrazione di questa partita non è corretta: { $problem }
play-seat-kept = Il tuo posto resta tuo; lo stesso comando ti riporta lì, e intanto gioca un bot.
play-join-alone = { $argument } non è compatibile con --join: il tavolo lo imposta chi l’ha aperto.
play-name-join = --name si usa con --join LINK; per i nomi delle persone davanti a questo schermo usa --people.
cli-arg-join = indirizzo di un tavolo su un server: per prendervi posto o tornarci
cli-arg-name = il tuo nome sul server (predefinito: l’ultimo usato, altrimenti il tuo nome utente)
cli-command-watch = Mostra un tavolo dal vivo, o una partita registrata passo per passo.
cli-arg-watched = un file di registrazioni, o l’indirizzo di un tavolo
watch-file-only = { $argument } si usa solo con un file di registrazioni; un tavolo dal vivo si guarda da spettatore.
watch-step = Passo { $at } di { $last } (Invio: successivo, un numero: quel passo, b: precedente, q: esci)
play-needs-game = { $argument } richiede il nome di un gioco (GAME).
play-resume-alone = --resume riprende una partita così com’è; { $argument } non è compatibile.
play-choose = scegli
play-log = Registro
play-trick = Presa
play-names-twice = Ogni persona deve avere un nome diverso.
play-too-many-levels = Sono indicati { $levels } livelli per { $bots } bot.
play-pick-more = Scegli ancora una carta.
play-which-cards = Numeri o carte, per esempio: { $example }
play-many-steps = { $count } possibilità, passo per passo:
play-step-back = b: indietro
play-no-such-set = Con queste carte qui non c’è nessuna mossa.
play-which-level = Quanto sono forti gli altri (Invio: { $level })?

# Fini

ending-trick = Fine della presa
ending-hunt = Fine della caccia
ending-round = Fine della manche
ending-game = Fine della partita
ending-mark-led = apre
ending-mark-won = vince
ending-points = Punti
ending-nobody-won = Non vince nessuno.
ending-nobody-hunted = Nessuno cattura animali.
ending-hunters = Caccia riuscita: { $names }.
ending-led = { $seat-is ->
    [you] Hai aperto tu.
   *[other] Ha aperto { $seat }.
}
ending-won = { $count ->
    [1] { $winner-is ->
        [you] Vinci tu.
       *[other] Vince { $winner }.
    }
   *[other] Vittoria: { $winners }.
}
ending-ahead = { $margin ->
    [one] { $margin } punto
   *[other] { $margin } punti
}
ending-margin = { $count ->
    [1] { $winner-is ->
        [you] Vinci tu
       *[other] Vince { $winner }
    } con
   *[other] Vittoria: { $winners }, con
} { $ahead } di vantaggio su { $behind-is ->
    [you] di te.
   *[other] { $behind }.
}
play-kept-in = La partita è salvata in { $file }. Per riprenderla: «menagerie play --resume».
play-not-kept = Nessuno ha ancora giocato: non è stato salvato nulla.
play-undo-alone = Si può annullare una mossa solo se una sola persona gioca contro i bot.
play-undo-wait = Si può annullare quando è il proprio turno.
play-undo-nothing = Non c’è ancora nessuna mossa da annullare.
play-continue = Continua
play-result = Risultato
play-at-most = { $count ->
    [one] Al massimo una carta.
   *[other] Al massimo { $count } carte: prima rimettine giù una.
}
play-help = Aiuto
play-keys = Tasti
play-legend = Carte e segni
play-sign-back = carte coperte, con il loro numero
play-sign-below = carte sotto quella in cima
play-sign-picked = scelta
play-sign-hint = indicata dal suggerimento
play-sign-turn = di turno
play-delete-sure = Eliminare per sempre questa partita? Canc: sì. Qualsiasi altro tasto: no.
play-hint-mixed = Prima il migliore. Anche una mossa che vince un po’ meno spesso può stare davanti: chi sceglie sempre allo stesso modo diventa prevedibile, perciò il bot varia.
play-hint-tried = Prima il migliore: il bot si fida della mossa che ha provato più spesso. I numeri delle mosse provate meno sono meno sicuri.
play-yes = sì
play-no = no
play-chat-keys = Invio: manda · Esc: chiudi
play-no-chat = Qui non c’è nessuno con cui chattare.

# Training

cli-command-train = Fa imparare un gioco a una rete che gioca contro sé stessa; un addestramento interrotto riprende.
cli-arg-hours = le ore di addestramento in tutto (predefinito: 2)
cli-arg-run = la cartella dell’addestramento (predefinito: una per gioco nella tua cartella dati)
cli-arg-train-seed = una parola o un numero; lo stesso seed dà lo stesso addestramento
train-begun = Addestramento in { $folder }, { $updates ->
    [0] dall’inizio
    [one] dopo { $updates } aggiornamento
   *[other] dopo { $updates } aggiornamenti
}.
train-line = { $hours } h, { $decisions } decisioni: { $shares }
train-busy = In { $folder } c’è già un altro programma che si addestra.
train-bad-checkpoint = { $file } non è un salvataggio di { $game }. Sposta il file o indica un’altra cartella con --run.
cli-arg-export = alla fine, scrive in questa cartella la rete compressa e la sua origine
train-exported = La rete è in { $file }.
no-network = Non c’è una rete addestrata per { $game }.

# The site without a server

web-site-loading = Caricamento del gioco…
web-site-no-storage = Questo browser non può salvare nulla qui, quindi nessuna partita sarebbe al sicuro. Permetti al sito di salvare dati, o esci dalla navigazione privata.
web-site-damaged = Il gioco non è stato caricato del tutto. Ricarica la pagina; le tue partite ci sono ancora.
web-site-elsewhere = La partita continua in un’altra scheda.
web-site-old-browser = Questo browser è troppo vecchio per il sito. Va bene un Firefox, Chrome, Safari o Edge aggiornato.
web-site-again = Ricarica
web-site-no-script = I giochi hanno bisogno di JavaScript.
web-site-not-saved = Non è stato possibile salvare, quindi non è successo nulla. La memoria è piena? Elimina qualcosa e riprova.
cli-command-site = Scrive un sito che gioca nel browser, per qualsiasi server web di file.
cli-arg-site-folder = cartella in cui scrivere il sito
cli-site-written = Il sito è in { $folder } ({ $size } MB). Qualsiasi server web può offrirlo.
site-folder-in-use = { $folder } contiene altri file. Indica una cartella vuota o nuova.
site-npm-missing = npm manca; il sito ne ha bisogno una volta per ottenere Pyodide. Installa Node.js.
site-npm-failed = npm non può ottenere { $package }: { $reason }
site-other-games = Per ora il sito può contenere solo i nostri giochi. Crealo dove questi non sono installati: { $games }
web-offline = Gioca offline
web-offline-lead = Apri una volta la versione offline. Da quel momento funziona senza rete, anche se questo server è spento. Il browser può installarla come app. Le partite giocate lì restano sul tuo dispositivo.
web-offline-open = Apri la versione offline
cli-arg-site = cartella di un sito scritto da “menagerie site”, da offrire come versione offline
serve-no-site = { $folder } non contiene un sito. Creane prima uno: menagerie site { $folder }

# Reviews: shared by the command line and the browser

review-title = Analisi
review-fair = Quota uguale
review-deals = Carte distribuite
review-others = Scelte degli altri
review-given-up = Sprecato
review-fortune = Fortuna propria
review-result = Risultato
review-accuracy = Precisione
review-mark-inaccuracy = imprecisione
review-mark-mistake = errore
review-mark-blunder = errore grave
review-turning-points = Momenti decisivi
review-marked = Imprecisioni ed errori
review-nothing-marked = Nessuna decisione ha ridotto in modo sensibile le probabilità di vittoria.
review-decision = Decisione { $n }, { $seat }: { $move }
review-loss = { $mark }: { $best } era migliore di { $loss } (± { $error })
review-swing = probabilità di vittoria a carte scoperte: { $swing }
review-explained = Le probabilità di vittoria a carte scoperte tornano: quota uguale + carte distribuite + scelte degli altri + sprecato + fortuna propria = risultato. «Sprecato» conta solo ciò che il posto poteva sapere.
review-chances = Probabilità di vittoria a carte scoperte
review-reason-takes = { $best } vince la presa in { $count } distribuzioni possibili su { $of }, { $played } in { $other }.
review-reason-team-takes = { $best } vince la presa per la squadra in { $count } distribuzioni possibili su { $of }, { $played } in { $other }.
review-reason-wins-round = { $best } vince la manche in { $count } distribuzioni possibili su { $of }, { $played } in { $other }.
review-reason-wins-game = { $best } vince la partita in { $count } distribuzioni possibili su { $of }, { $played } in { $other }.
review-reason-points = Punti da questa presa, in media su { $of } distribuzioni possibili: { $count } con { $best }, { $other } con { $played }.
review-move = «{ $move }»
review-next-mistake = Prossimo errore
review-progress = Analisi: { $percent }%
cli-arg-games-reviewed = numero di partite di ogni tipo (predefinito: 10)
cli-arg-out-reviewed = prosegue la misura conservata in questo file
cli-arg-review = misura la qualità delle analisi; richiede alcuni minuti
cli-column-positions = posizioni
bench-review-only = { $argument } si usa solo con --review.
bench-other-file = { $file } non è un file di questa misura.
bench-review-losses = Perdita media di probabilità di vittoria per decisione, secondo il livello:
bench-review-confirmed = Il { $confirmed } dei { $examined } errori, gravi compresi, è confermato da una ricerca { $deeper } volte più profonda.
bench-review-master = È segnato il { $marked } delle decisioni dei maestri.
bench-review-seconds = L’analisi di { $decisions } decisioni richiede { $seconds } secondi su un core, nel gioco più lento.
cli-command-review = Analizzare partite finite: quanto è costata ogni decisione e quanto ha dato la fortuna.
cli-arg-review-game = numero della partita nel file, a partire da 1 (predefinito: tutte le partite)
cli-arg-review-seat = elencare solo le decisioni di questo posto, a partire da 1
cli-unit-decisions = { " " }decisioni
server-reviews-busy = In questo momento si stanno analizzando troppe partite. Riprova tra un minuto.
web-review-start = Analizza la partita
web-review-takes = L’analisi richiede circa mezzo minuto.
web-review-failed = L’analisi non è riuscita. Riprova.
web-review-ledger = Da dove vengono i risultati
web-review-numbers = Le probabilità in numeri
web-review-decisions = Decisioni
web-review-progress = { $seen } decisioni analizzate su { $all }
web-review-try = Riprova
web-review-others-held = Che cosa avevano gli altri?
web-play-on = Continua a giocare da qui
web-play-on-seat = Posto
web-play-on-bots = Bot
web-play-on-start = Continua
web-play-on-note = Un nuovo tavolo contro i bot, senza classifica. Ciò che viene distribuito o pescato da qui in poi è nuovo.
web-try-title = La decisione { $n } ancora una volta
web-try-lead = Questa era la situazione. Che cosa giochi?
web-try-back = Torna all’analisi
web-try-again = Scegli diversamente
web-try-good = Ben giocato!
web-try-marked = { $mark }: { $loss } di probabilità di vittoria sprecato
web-try-move = Mossa
web-try-chance = Probabilità di vittoria
web-try-yours = la tua mossa
web-try-best = la mossa migliore
web-try-played = giocata nella partita
server-no-decision = Questa decisione non è analizzata, o non ancora.
web-costs = Quanto costano le tue decisioni
web-costs-kind = Probabilità di vittoria perse
web-costs-count = { $count } decisioni
web-costs-each = per decisione
web-costs-whole = per partita
web-costs-note = Il tipo di decisione più costoso per primo. Conta solo ciò che potevi sapere.
web-costs-trend = Perdita per decisione, partita per partita
web-costs-trend-desc = Da { $first } nella prima delle { $games } partite analizzate a { $last } nell’ultima.
web-costs-reviewed = { $reviewed } delle ultime { $games } partite analizzate
web-costs-start = Analizza le mie partite
web-review-lost = { $mark }: { $loss } di probabilità di vittoria (± { $error })
web-review-answer = Mostra la mossa migliore
cli-arg-reviews = per confronto: a riposo, e poi con tante persone che guardano nuove analisi crescere
cli-column-reviews = analisi

# Lezioni

cli-command-puzzles = Problemi: trovare la mossa migliore (play), cercarne di nuovi (make) o dimostrare di nuovo quelli del programma (check).
cli-arg-puzzle-action = play, make o check
cli-arg-puzzle-theme = play: solo i problemi di questo tema
cli-arg-puzzle-players = make: solo partite con questo numero di giocatori (predefinito: tutti i numeri a turno)
cli-arg-puzzle-hours = make: fermarsi dopo questo numero di ore
cli-arg-processes = make: numero di processi (predefinito: 1)
cli-arg-puzzle-count = make: fermarsi quando ogni gioco ha questo numero di problemi
cli-arg-puzzle-out = make: cartella di lavoro; lo stesso comando riprende da lì (predefinito: puzzles)
cli-arg-puzzle-solved = make: solo decisioni che si possono risolvere per intero
cli-arg-sample = check: dimostrare solo questo numero di problemi
cli-arg-puzzle-seed = check: una parola o un numero che sceglie i problemi e le simulazioni
cli-arg-puzzle-simulations = make, check: simulazioni per ogni seed di una dimostrazione (predefinito: 1000000)
cli-unit-puzzles = { " " }problemi
puzzles-unknown-action = puzzles non conosce { $action }. Possibilità: { $known }.
puzzles-not-with = { $argument } non va con puzzles { $action }.
puzzles-players-game = --players richiede un GIOCO.
puzzles-progress = { $game } · problemi: { $puzzles } · partite: { $games } · ore di processore: { $hours }
puzzles-not-proved = Non dimostrato: { $game } { $puzzle }
puzzles-checked = Problemi: { $count } · dimostrati di nuovo: { $proved } su { $tried }
puzzle-unknown = Questo problema non esiste.
puzzle-unknown-theme = Non c’è nessun tema { $theme }. Temi: { $known }.
puzzles-title = Problemi
puzzles-lead = In ogni situazione una mossa è nettamente migliore di tutte le altre, ma non è quella ovvia. La trovi?
puzzle-title = { $game }: problema { $puzzle }
puzzle-task = Una mossa è nettamente migliore di tutte le altre. Quale?
puzzle-right = Giusto!
puzzle-wrong = Non è la mossa migliore: costa { $loss } di probabilità di vittoria.
puzzle-follows = Che cosa segue
puzzle-next = Prossimo problema
puzzle-again = Riprova
puzzle-all = Tutti i problemi
puzzle-streak = Risolti di fila: { $count }
puzzle-solved = Risolti: { $count } su { $of }
puzzle-level = Difficoltà: { $level }
puzzle-themes = Temi
puzzle-any-theme = Tutti i temi
puzzle-none = Per questo gioco non ci sono ancora problemi.
puzzle-proof-solved = Dimostrato: ogni seguito è stato giocato fino alla fine.
puzzle-proof-simulated = Dimostrato: { $gap } di probabilità di vittoria in più della seconda mossa migliore, in due volte un milione di simulazioni.
puzzle-theme-lead = Aprire la presa
puzzle-theme-follow = Rispondere o scartare
puzzle-theme-colour = Scegliere il colore
puzzle-theme-eagle = Combattere o fuggire
puzzle-theme-rhino = Spostare con il rinoceronte
puzzle-theme-cheetah = Decidere chi apre con il ghepardo
puzzle-theme-snake = Bloccare con il serpente
puzzle-theme-next-leader = Chi apre la manche
puzzle-theme-exchange = Scambiare carte
puzzle-theme-pinch = Sgraffignare
puzzle-theme-hunt = Cacciare
puzzle-theme-restock = Riempire il centro
puzzle-theme-tied = Parità voluta
puzzle-theme-sacrifice = Sacrificio
puzzle-theme-endgame = Finale
lesson-first = Prima partita guidata
lesson-second = Giocare bene
lesson-offer = È nuovo per te? Imparalo al tavolo in tre minuti.
lesson-learnt = Che cosa hai imparato
lesson-done = Fatto! E adesso?
lesson-take-back = Riprendi
lesson-not-now = La lezione aspetta: riprendi prima la mossa.
unknown-lesson = Non c’è nessuna lezione { $lesson }. Lezioni: { $known }.
lesson-next = Lezione successiva
cli-command-learn = Imparare un gioco al tavolo: prima partita guidata, poi giocare bene.
cli-arg-lesson = lezione: first (predefinita) o second
web-first-game = Per la tua prima partita
rules-house-mark = Regola della casa:

# La mano del giorno

daily-title = La mano del giorno
daily-lead = Ogni giorno tutti ricevono le stesse carte, lo stesso posto e gli stessi bot. Conta la tua prima partita; poi puoi rigiocare per allenarti.
daily-lead-alone = Ogni giorno tutti ricevono le stesse carte, lo stesso posto e gli stessi bot. Le carte dipendono solo dalla data: chi le cerca rovina soltanto il proprio divertimento.
daily-see = Vedi il risultato
daily-practise = Gioca per allenarti
daily-bots = Bot: { $level }
daily-margin = Vantaggio
daily-points = Punti
daily-rank = Posizione { $rank } su { $people } su questo server
daily-late = Finita troppo tardi per la classifica.
daily-waiting = I bot stanno ancora giocando questa mano…
daily-given-up = Abbandonata, quindi senza risultato.
daily-not-played = Non ancora giocata.
daily-levels = Le stesse carte allo stesso posto
daily-share = Condividi
daily-share-text = Testo da condividere
daily-past = I tuoi ultimi giorni
daily-fair-lead = Le carte di un giorno dipendono dal suo seed. Lo SHA-256 del seed è mostrato qui prima del giorno, e il seed stesso un’ora dopo, così che tutti possano verificarlo.
daily-all = Tutti i giorni
daily-compare = Confronta
daily-bad-day = Non c’è una mano per il giorno «{ $day }». I giorni si scrivono come 2026-11-19, dal { $first } a oggi.
daily-no-help = Nella mano del giorno nessuna mossa si annulla e non ci sono suggerimenti.
daily-no-deal = { $game } non ha una mano del giorno. Giochi: { $known }.
duplicate-title = Le stesse mani tra amici
duplicate-lead = Tutti giocano le stesse mani contro gli stessi bot, ognuno al proprio tavolo e ogni mano da un altro posto. Qui si confrontano i risultati.
duplicate-new = Prepara le mani
duplicate-deal = Mano { $number }
duplicate-link = Link per i tuoi amici
duplicate-none = Nessuno ha ancora cominciato.
duplicate-total = Totale
cli-command-daily = Gioca la mano del giorno: le stesse carte, lo stesso posto e gli stessi bot per tutti.
cli-arg-date = un altro giorno, per esempio 2026-11-19
