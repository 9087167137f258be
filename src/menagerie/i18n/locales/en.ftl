# Who, and what every game has

seat-name = Seat { $number }
seat-you = You
labelled = { $label }: { $value }
seat-separator = { "; " }
round-ended = The round is over. Points: { $points }. Won by: { $winners }.
game-ended = The game is over. Points: { $points }. Won by: { $winners }.

# What cannot be played

unknown-game = Unknown game “{ $game }”. Available games: { $known }.
bad-players = { $game } cannot be played by { $players }; it takes { $fewest } to { $most } players.
no-such-seat = There is no seat { $seat }. The last seat is { $last }.
unknown-option = There is no option “{ $option }”; this game has: { $known }.
bad-option = The option { $option } cannot be “{ $value }”; it can be: { $allowed }.
bad-seed = A seed is { $right } bytes long; this one has { $found }.
bad-values = { $game } cannot be played with { $found } card values; it has { $cards } cards with a value.
bad-hand = { $game } cannot be played with hands of { $cards } cards; there can be 0 (all of them) to { $most }.
openspiel-compiled-search = OpenSpiel’s compiled { $bot } cannot play a game that is written in Python; its open_spiel.python.algorithms.ismcts.ISMCTSBot can.
unknown-level = There is no level “{ $level }”; there are: { $known }.
bad-search = A search takes at least one simulation on at least one thread; asked were { $simulations } on { $threads }.
env-no-features = { $game } does not say what a learning machine sees of it.
env-bad-state = This is not a state of { $game } with { $players } players.
env-other-game = This is a record of { $found } with { $found_players } players; the environment plays { $game } with { $players }.
env-several-positions = A game begins in one place; asked were: { $found }.
env-in-turn = { $game } is not a game in which all always decide at once; env() plays it seat by seat.
env-finished = This game of { $game } is over: there is nothing left to decide.
env-no-deal = Nothing is dealt by chance in { $game }.
env-not-begun = No game has been begun: call reset first.
env-bad-actions = A step takes { $count } whole numbers, one action for each game.
env-bad-mask = A reset mask has a truth value for each of { $count } games that have been begun.
env-not-for-each = “{ $option }” has { $found } entries; there are { $count } games.
env-other-saved = This was not saved by an environment of { $count } games of { $game } with { $players } players, with the same house rules, seat, opponents and reward.
env-unknown-start = reset has no option “{ $option }”; it has: { $known }.
env-mid-choice = All act at once in { $game }: a game cannot begin where some have chosen already.
env-no-record = “decisions” counts the decisions of a record: give the record, too.
env-concealed-state = Something is hidden in this state of { $game }, as in a view; Game.imagine makes a whole state of a view.
env-seat-finished = Seat { $seat } has nothing left to decide in this game of { $game }.
file-unreadable = { $reason ->
    [ENOENT] There is no file { $file }.
    [EISDIR] { $file } is a folder; a file is needed.
    [ENOTDIR] There is no file { $file }: its folder is none.
    [ENAMETOOLONG] The name { $file } is too long.
    [EACCES] { $file } may not be read by you.
   *[other] { $file } cannot be read ({ $reason }).
}
file-unwritable = { $reason ->
    [ENOENT] { $file } cannot be written: there is no such folder.
    [EISDIR] { $file } is a folder; name a file in it.
    [ENOTDIR] { $file } cannot be written: its folder is none.
    [ENAMETOOLONG] The name { $file } is too long.
    [EACCES] { $file } may not be written by you.
    [ENOSPC] { $file } was not written: there is no room left.
   *[other] { $file } cannot be written ({ $reason }).
}
no-card-values = { $game } has nothing printed on its cards that could be replaced; leave out --deck.
values-not-json = { $file } is not JSON; it should be {"{"}"{ $table }": {"{"}"CARD": NUMBER, …{"}"}{"}"}.
values-no-table = { $file } has no table “{ $table }”; it should be {"{"}"{ $table }": {"{"}"CARD": NUMBER, …{"}"}{"}"}.
values-missing-card = { $file } has no value for card { $card }; the table “{ $table }” needs one for every card.
values-unknown-card = { $file } gives a value to “{ $card }”, which is no card of this game.
values-card-twice = { $file } has “{ $card }” twice.
values-bad-value = { $file } gives card { $card } the value { $value }; “{ $table }” are whole numbers from { $lowest } to { $highest }.

# Moves that are not accepted

not-your-turn = Seat { $seat } has nothing to decide now; waited for: { $waiting }.
illegal-move = Seat { $seat } may not play “{ $move }” here.

# Records

record-not-text = { $file } is not a text file; a game record is JSON, one game a line.
record-none = { $file } holds no game record.
record-not-json = { $file }, line { $line }: this is not JSON; a game record is one JSON object a line.
record-truncated = { $file }, line { $line }: the record breaks off in the middle; the file is not complete.
record-not-record = { $file }, line { $line }: this is no game record; one has "format": "{ $format }".
record-other-format = { $file }, line { $line }: the format is { $found }; this program reads "{ $format }".
record-field-missing = { $file }, line { $line }: the record has no “{ $field }”.
record-field-wrong = { $file }, line { $line }: “{ $field }” cannot be { $found }; right is { $field ->
    [seed] 64 hexadecimal digits in lower case
    [players] a whole number
    [options] an object
    [log] a list
    [result] points and winners by seat
   *[other] text
}.
record-field-unknown = { $file }, line { $line }: a record has no field “{ $field }”.
record-field-twice = { $file }, line { $line }: “{ $field }” stands there twice.
record-entry-wrong = { $file }, line { $line }: log entry { $entry } does not have the form of a decision, a deal, a draw or the end of a round: { $found }
entry-malformed = the entry does not have the form that it needs in this game: { $found }
entry-out-of-place = nothing is left to chance in this game
record-chance-missing = a deal or a draw is due, but the log has no more of them.
record-entry-differs = the log says { $found }, but by the rules and the seed it must be { $right }.
record-after-end = the game is over, but the log goes on with { $found }.
record-not-the-turn = seat { $seat } must decide here, but the log says { $found }.
record-legal-differs = the legal moves are { $right }, but the log says { $found }.
record-legal-unwanted = the log lists legal moves for “{ $move }”, where a record never does.
record-illegal-move = seat { $seat } may not play “{ $move }” here; it may play: { $legal }.
record-ends-early = the log ends, but the game does not: seat { $seat } must decide.
record-entry-missing = the log ends, but { $right } is missing.
record-result-differs = the result is { $right }, but the record says { $found }.

# The command line

cli-about = menagerie: Mausen, Awimbawé and Mopsen, three animal card games.
cli-usage = Usage:
cli-usage-of-all = Usage: menagerie COMMAND …
cli-arguments = Arguments
cli-more = Run “menagerie COMMAND --help” for help with a command.
cli-command-play = Play a game against bots.
cli-command-simulate = Play many games at random, and count or record them.
cli-command-verify = Check that the games in a file keep to the rules and to their seed.
cli-command-replay = Tell a recorded game in words.
cli-command-ladder = Show that each level of bots beats the one below it; the exit code is 1 where that is not shown.
cli-command-bench = Measure how fast the games run here, beside OpenSpiel where it is installed.
cli-arg-game = the game: mausen, awimbawe or mopsen
cli-arg-players = how many play (default: as few as can)
cli-arg-level = how strong the others are: random, novice (default), casual, strong or master
cli-arg-games = how many games (default: 1000)
cli-arg-seed = a word or number; the same seed gives the same games
cli-arg-record = write the games to this file, one a line
cli-arg-record-played = write the finished game to this file
cli-arg-legal = also record every move that was possible
cli-arg-option = a house rule; may be given several times
cli-arg-deck = your own crowns or bones, as JSON
cli-arg-file = a file of game records
cli-arg-which-game = which game of the file, counted from 1 (default: 1)
cli-arg-seat = show what this seat saw, starting at 1
cli-arg-my-seat = your seat, starting at 1 (default: 1)
cli-arg-seconds = how long each figure is measured (default: 2)
cli-arg-deals = how many deals, each played from every seat (default: 1000)
cli-arg-json = print JSON
cli-arg-lang = the language: de, en, fr, it or nl
cli-arg-help = show this help
cli-not-understood = The command line cannot be understood: { $argument }.
cli-value-missing = { $argument } needs a value.
cli-value-unwanted = { $argument } takes no value.
cli-unknown-argument = Unknown option { $argument }. “menagerie { $command }” takes: { $known }.
cli-argument-missing = { $argument } is missing.
cli-not-a-number = { $argument } cannot be “{ $value }”; it is a whole number from { $lowest } to { $highest }.
cli-not-positive = { $argument } cannot be “{ $value }”; it is a number above 0, at most { $highest }.
cli-option-form = “{ $value }” is no option; write --option NAME=VALUE.
cli-unknown-language = Unknown language “{ $value }”. Available languages: { $known }.
cli-unknown-command = Unknown command “{ $command }”. Available commands: { $known }.
cli-legal-without-record = --legal adds to a record; give --record FILE too.
cli-no-such-game = There is no game { $wanted } in { $file }; it holds { $count }.
cli-unit = { " " }games
cli-compiling = Preparing the fast rules of { $game }; this takes some seconds, once …
cli-column-seat = seat
cli-column-points = points
cli-column-mean = per game
cli-column-wins = wins
cli-column-share = share
cli-column-game = game
cli-column-players = players
cli-column-plain = plain
cli-column-compiled = compiled
cli-column-levels = levels
cli-column-interval = 95 % interval
cli-column-fair = if equal
cli-column-ratio = compiled : OpenSpiel
cli-way-python-loop = Python loop
cli-way-evaluate-bots = C++ evaluate_bots
cli-way-rollouts = C++ rollouts
cli-simulated = { $game }, { $players } players: { $games ->
    [one] one game
   *[other] { $games } games
} at random
cli-decisions = { $decisions } decisions in { $seconds } s: { $rate } a second
cli-seed = Seed: { $seed }
cli-verified = { $good ->
    [one] One game checked: all is well.
   *[other] { $good } games checked: all is well.
}
cli-verify-broken = Games that break the rules: { $broken }. Good games: { $good }.
cli-verify-deck = If the games were played with crowns or bones of somebody’s own, give them with --deck.
cli-at-line = { $file }, line { $line }: { $problem }
cli-at-entry = { $file }, line { $line }, log entry { $entry }: { $problem }
cli-replay-title = { $game }, { $players } players
cli-no-peers = To measure OpenSpiel in the same run, install the extra “peers”.
cli-arg-envs = measure environments instead, beside those of others that are installed
cli-column-cells = cells
cli-column-vector = vector, { $games } games
cli-column-rival = environment
cli-column-decisions = decisions/s
cli-rivals-missing = Not installed, so not measured: { $names }. The extra “rivals” brings them.
cli-no-gymnasium = The environments need the extra “envs”.

# The plain prompt

play-which-game = Which game (q: leave)?
play-how-many = How many players, { $fewest } to { $most }?
play-many-choices = { $count } choices; ? lists them. Number or move, for example: { $example }
play-not-a-choice = “{ $answer }” is no choice here: a number from 1 to { $last }, a move such as “{ $example }”, ? for the list, q to leave.
play-cards = { $count } cards
play-face-down = { $count ->
    [one] one face-down card
   *[other] { $count } face-down cards
}
play-goodbye = Goodbye.

# Statistics

cli-command-stats = Play very many games, and tell what a designer wants to know of them.
cli-arg-games-studied = how many games (default: 100,000)
cli-arg-level-of-all = how strong everyone plays: random or novice (default: novice)
cli-arg-plot = also draw it, as an SVG file
cli-stats-title = { $game }, { $players } players, level { $level }: { $games ->
    [one] one game
   *[other] { $games } games
}
cli-column-turn = in order of play
cli-stats-turn = { $turn ->
    [1] leads first
   *[other] plays as no. { $turn }
}
cli-column-even = fair share
cli-column-mean-points = mean points
cli-column-ending = how it ends
cli-column-of-games = of games
cli-stats-winners = { $count ->
    [one] one winner
   *[other] { $count } winners
}
cli-stats-tie-break = most points tied, and the tie broken
cli-column-spread = how it is spread
cli-column-average = mean
cli-column-sd = sd
cli-column-least = least
cli-column-most = most
cli-column-median = median
cli-stats-points = points of a seat
cli-stats-winning = winner’s points
cli-stats-margin = winner’s margin
cli-stats-decisions = decisions a game
cli-column-tally = noteworthy
cli-column-in-games = games with it
cli-stats-wins = Share of the victories, with 95 % interval (dashed: the fair share)
cli-stats-tallies = What happens, and how often
cli-stats-a-game = { $mean } a game

# The arena

unknown-bot = There is no bot “{ $bot }”; there are: { $known }, or a class of your own, ./FILE.py:CLASS, or openspiel:N.
unknown-foreign-bot = There is no bot “{ $bot }”; after openspiel: comes a number of simulations, 2 or more, or a level, to think for as long as that does: { $levels }.
own-bot-missing = { $file } has no class “{ $name }” with a method “choose”.
own-bot-broken = { $file } cannot be run: { $reason }
extra-missing = { $argument } needs the extra “{ $extra }”: pip install 'menagerie-games[{ $extra }]'.
ray-unreachable = There is no Ray cluster at “{ $address }”: { $reason }
arena-how-many = { $game } cannot be played by { $bots }; it takes { $fewest } to { $most } players. Name as many bots, or give --players.
arena-json-or-csv = Give --json or --csv, not both.
arena-ray-or-threads = Give --ray or --threads, not both.
cli-plot-form = --plot draws SVG; “{ $file }” should end in .svg.
arena-other-run = { $file } was not written by this contest; name another file.
arena-other-terms = { $file } belongs to another contest, different in: { $terms }. Name another file.
arena-bot-changed = { $file } was begun when the program in { $bots } was another; it has changed since. Name another file.
arena-busy = Another run is writing { $file } just now.
arena-out-no-file = { $file } is a device, a pipe or the output itself; --out needs a file of its own, to read it again.
arena-played = { $game }, { $players } players: { $games ->
    [one] one game
   *[other] { $games } games
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
arena-teams = Partners, who win and lose together: { $teams }
arena-forfeit = Game { $game }: { $bot } ({ $seat }) { $deed ->
    [crashed] crashed ({ $detail })
    [late] took longer than { $detail } s
    [illegal] chose { $detail }, which is not legal,
   *[odd] answered { $detail }, which is no action,
} and loses.
arena-so-far = The record so far
arena-kept = { $games ->
    [one] One game is
   *[other] { $games } games are
} kept in { $file }; the same command goes on from there.
arena-more-forfeits = { $bot } forfeited { $count ->
    [one] one more game
   *[other] { $count } more games
}.
arena-plot-share = share of the victories, with its 95 % interval
arena-plot-deal = deals
cli-command-arena = Let bots play against each other, and tell how sure one can be which is stronger.
cli-arg-bots = who plays: levels (random, novice, casual, strong, master), or classes of your own, ./FILE.py:CLASS, or openspiel:N, OpenSpiel’s search with N simulations
cli-arg-arena-players = how many play (default: as many as there are bots); the last bot takes the seats that are left
cli-arg-arena-games = how many games (default: 1000), rounded up to whole deals, each played from every seat
cli-arg-out = keep every game in this file; the same command goes on where it was stopped
cli-arg-csv = print CSV
cli-arg-arena-plot = draw the shares and the course of the ratings, as SVG
cli-arg-threads = how many threads (default: one for each core)
cli-arg-ray = play on the Ray cluster at this address; “local” starts one here
cli-arg-timeout = how many seconds a bot of your own has for a move (default: 10)
cli-column-bot = bot
cli-column-games = games
cli-column-forfeits = forfeits
cli-column-rating = rating
ladder-lowest = “{ $level }” is the lowest level; there is none below it to beat.
ladder-unproved = Not shown to be stronger: { $rungs }. More deals may show it (--deals).
cli-arg-ladder-games = these games (default: all)
cli-arg-ladder-players = only tables of so many players
cli-arg-ladder-level = only this level against the one below it

# How fast the search is

cli-column-simulations-search = simulations/s
cli-column-simulations-two-threads = on two threads
cli-column-simulations-heuristic = by habit
cli-column-second-thread = two threads : one
cli-way-search = search
cli-way-two-threads = search on two threads
cli-way-habit = search by habit
cli-way-ismcts = ISMCTS, simulations/s

# Suggestions

suggest-argument = Unknown option { $argument }. Did you mean { $suggestion }?
suggest-command = Unknown command “{ $command }”. Did you mean “{ $suggestion }”?
suggest-language = Unknown language “{ $value }”. Did you mean “{ $suggestion }”?
suggest-shell = Unknown shell “{ $value }”. Did you mean “{ $suggestion }”?
suggest-game = Unknown game “{ $game }”. Did you mean “{ $suggestion }”?
suggest-level = Unknown level “{ $level }”. Did you mean “{ $suggestion }”?
suggest-bot = Unknown bot “{ $bot }”. Did you mean “{ $suggestion }”?
suggest-option = Unknown option “{ $option }”. Did you mean “{ $suggestion }”?
suggest-value = Option { $option } cannot be “{ $value }”. Did you mean “{ $suggestion }”?

# The overview, and shell completion

cli-group-play = Play
cli-group-records = Recorded games
cli-group-study = Bots and statistics
cli-group-measure = Speed
cli-group-setup = Setup
cli-default = [default: { $value }]
cli-command-completion = Print a completion script for your shell.
cli-command-help = Show help for a command.
cli-arg-shell = your shell: bash, zsh or fish
cli-arg-version = show the version
cli-unknown-shell = Unknown shell “{ $value }”. Available shells: { $known }.

## The browser

web-unmute = Hear again
web-event-declined = { $name } does not agree that the move is taken back.
web-event-undone = { $name }: the last move is taken back.
web-event-resigned = { $name }: gone for good; a bot plays on.
web-event-away = { $name }: the connection is lost.
web-event-back = { $name }: back at the table.
web-event-stood-in = { $name }: a bot plays meanwhile.
web-mute = Do not hear { $name } any more
level-random = random
level-novice = novice
level-casual = casual
level-strong = strong
level-master = master
web-bot = Bot
web-bot-name = Bot { $number }
web-guest = Guest
web-hunts = { $hunter } hunts { $prey }
web-others = The others
web-home = To the lobby
web-language = Language
web-go = Go
web-theme = Colours
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-middle = The middle of the table
web-now = What is happening
web-away = away
web-waiting = Waiting for { $names }.
web-undo-asked = { $name } would like to take the last move back.
web-agree = Agree
web-decline = Decline
web-pass-device = Pass the device to { $name }.
web-i-am = I am { $name }: show my cards
web-you-won = You have won!
web-winners = Won by: { $names }
web-rematch = Play again
web-to-rematch = To the rematch
web-replay = Watch it again
web-tools = Tools
web-hint = Hint
web-undo = Undo
web-last = Last trick
web-no-trick = No trick has been taken yet.
web-sheet = Scores
web-round = Round
web-total = Game so far
web-no-rounds = No round has been scored yet.
web-log = What happened
web-chat = Chat
web-chat-prompt = Say something to the table
web-send = Send
web-rules = Rules
web-menu = Menu
web-close = Close
web-sound = Sounds
web-confirm = Touch a card twice to play it
web-quick = Show everything quickly
web-stand-in = Who plays for you while you are away
web-other-device = Go on on another device
web-quit = Leave the table
web-quit-sure = Leave the table? A bot will play on for you.
web-screen = Show on a television
web-lost = The connection is lost; trying again …
web-copied = Copied
web-start = Start the game
web-host-starts = Everybody is here; the host starts the game.
web-waiting-for-players = The game can start as soon as every seat is taken.
web-free = Free seat
web-reserved = Reserved
web-seat-for = Who gets seat { $number }
web-name = Your name
web-sit = Sit here
web-invite = Invite friends
web-link = Link to this table
web-qr = QR code of the link to this table
web-hint-why = What a strong player finds out by imagining how the round may go on:
web-hint-line = wins { $win } % of the games, and brings { $points } points on average.
web-hint-mixed = To be played in { $share } % of such cases, so as not to be predictable.

## Watching a game again

web-replay-title = { $game } · watch it again
web-replay-table = The table
web-replay-start = Nobody has decided anything yet.
web-replay-steps = Through the game
web-replay-first = To the start
web-replay-previous = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-jump = Picture
web-replay-at = { $at } of { $last }
web-replay-speed = Speed
web-speed-slow = slowly
web-speed-steady = steadily
web-speed-fast = fast
web-replay-viewpoint = Whose eyes?
web-replay-open = All hands open
web-replay-public = A spectator
web-replay-points = Points so far
web-replay-game = Game
web-replay-events = What happened
web-replay-round = Round { $number }
web-replay-trick = { $game ->
    [mausen] Turn
   *[other] Trick
} { $number }
web-replay-fair = Fair dealing
web-replay-fair-table = Checked: all that chance decided follows from the seed. The SHA-256 of the seed was shown to everybody before the game.
web-replay-fair-record = Checked: all that chance decided follows from the seed in the record. If the SHA-256 of the seed was shown before the game, it must be this one.
web-replay-fair-none = Checked: the game keeps to the rules. The record has no seed, so nobody can check that chance dealt the cards.
web-replay-fair-nothing = Checked: the game keeps to the rules. Nothing in it was left to chance.
web-replay-seed = Seed
web-replay-download = Download the record
web-import-title = Watch a recorded game
web-import-lead = Every finished game can be downloaded as a record: on its page, or with “menagerie play --record”. Bring one here, and watch it card by card.
web-import-choose = Choose a record (.jsonl)
web-import-drop = or drop it here
web-import-paste = Paste a record instead
web-import-text = The record, one game a line
web-import-watch = Check and watch
web-import-checking = Checking every move …
web-import-failed = The server cannot be reached just now; try again in a moment.
web-import-several = Which game?
web-import-game = { $game } · { $players } players · points: { $points }
web-import-pasted = The text
web-import-limits = At most { $largest } kB and { $most } games a file. Every move is checked by the rules, and every deal by the seed. Whoever has the address of a game can watch it.
server-no-record = There is no such record here.
server-no-picture = There is no picture { $at }; the last one is { $last }.
server-too-many-games = There are too many games in this file; at most { $most }.
## The lobby, and the pages around

web-skip = To the content
web-navigation = Elsewhere
web-lobby = Three animal card games
web-lobby-lead = One click, and the cards are dealt: against bots, or with friends on any device. No account needed.
web-you-are = You are { $name }.
web-new-here = Nice to see you!
web-rename = Take another name
web-set-name = Say your name
web-save = Save
web-your-turns = { $count ->
    [one] It is your turn in one game.
   *[other] It is your turn in { $count } games.
}
web-players-range = { $fewest }–{ $most } players
web-minutes = about { $minutes } minutes
web-players = Players
web-bots-level = Bots
web-play-now = Play now
web-with-friends = With friends
web-learn = Learn
web-my-games = Your games
web-no-my-games = You are not in the middle of any game. Choose one above: the cards are waiting.
web-not-started = Not started yet
web-your-turn = Your turn
web-continue = Go on
web-with = with { $names }
web-nobody-else = nobody else yet
web-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
web-open-tables = Open tables
web-no-open-tables = No table is waiting for company just now. Open one: choose “With friends”, and list it for everybody.
web-free-seats = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
web-being-played = Being played
web-join = Join in
web-watch = Watch
web-finished = Finished games
web-no-finished = Games that you have finished are kept here, to be watched again.
web-new-table = { $game } with friends
web-new-lead = At the table you get a link and a QR code that bring the others there.
web-open-table = Open the table
web-seats = Who plays
web-seat = Seat { $number }
web-friend = a friend
web-friend-reserved = a friend, with a link of their own
web-nobody = nobody
web-place = Where you play
web-place-link = On a device each; only who has the link can come
web-place-public = On a device each; the lobby shows the table to everybody
web-place-here = Several people on this screen, which is passed around
web-clock = Time for each move
web-clock-none = as long as you like
web-clock-minute = 60 seconds
web-clock-day = a day
web-spectators = Others may watch
web-hints = Everybody may ask for hints
web-house-rules = House rules
web-wrong-name = A name has 1 to 40 characters.
web-wrong-game = There is no such game here. Choose one of these.
web-wrong-choice = That cannot be chosen. Take something from the list.
web-wrong-players = { $game } takes { $fewest } to { $most } players.
web-wrong-order = Name every seat once, the youngest first, for example: { $example }.
web-learn-all = Learn the games
web-learn-lead = Every rule has a number; at the table, the number leads to the rule that has just applied.
web-contents = Contents
web-no-rulebook = The rules of this game are not told here yet.
web-link-ask = Go on on this device?
web-link-what = Whoever made this link is then the same person here: the same name, the same games. It works once.
web-link-instead = So far this device is { $name }’s; that ends with it.
web-link-yes = Yes, go on here
web-device-how = Open this link on the other device, or scan the code there. It works once, within a quarter of an hour, and only for you: do not pass it on.
web-device-link = Link for the other device
web-device-qr = QR code of the link for the other device
web-import = Watch a recorded game
web-ratings = Ratings
web-ratings-lead = From finished games at tables that are open to everybody. Whoever is most surely strong stands on top; the number after ± says how unsure a rating still is.
web-no-ratings = Nobody is on this list yet. Open a table for everybody, and play the first game.
web-rank = Place
web-who = Name
web-strength = Strength
web-games-played = Games
web-api = For programs
web-error = That did not work
web-error-missing = Nothing to be found here
web-error-private = No way through here
web-error-soon = One moment, please
web-no-page = There is no such page, or no longer.
web-malformed = What was sent cannot be understood. Go back, and try again.
web-unknown = We do not know who you are. Start in the lobby.
web-back = Back to the table
web-broken = Something is wrong here, and it is not your fault. Try again in a moment.

## The server

server-malformed = That is not what can be understood here: at { $where }: { $reason }.
server-anonymous = Nobody has said who is asking. Send the cookie or a token; POST /api/people gives both.
server-stale-cookie = This cookie is nobody’s. POST /api/people gives a new one.
server-wrong-token = This token is nobody’s. It goes into the header as: Authorization: Bearer TOKEN.
server-link-used = This link has been used, or is too old. Ask for a new one on the other device.
server-no-table = There is no such table.
server-no-page = There is nothing here. GET /api/docs shows what there is.
server-no-seat = You have no seat at this table.
server-no-such-seat = There is no seat { $seat }; the last one is { $last }.
server-not-your-seat = Seat { $seat } is not yours. Yours: { $seats }.
server-which-seat = Say which of your seats is meant: { $seats }.
server-own-name = At this table everybody sits under their own name.
server-one-device-private = A table on one device cannot be public.
server-no-hints = At this table nobody gets hints.
server-hint-coming = A hint is on its way; wait for it.
server-already-seated = You have a seat at this table already.
server-seat-taken = This seat is taken. Free: { $free }.
server-wrong-key = This key opens no reserved seat here.
server-seats-empty = Every seat must be taken before the start. Empty: { $seats }.
server-not-host = Only the host of the table may do that.
server-no-spectators = This table does not want spectators.
server-not-open = The game has begun already.
server-not-playing = No game is being played at this table now.
server-moved-already = A move has come from this seat in the meantime.
server-not-over = The game is not over yet.
server-game-over = The game is over.
server-rematch-there = The rematch is at table { $table }.
server-undo-not-last = The last move was not yours; only the last move can be taken back.
server-undo-final = What is chosen at the same time as others is final.
server-undo-revealed = This move has brought something hidden to light; it cannot be taken back.
server-undo-asked = That has been asked already; the others have not all answered.
server-undo-not-asked = Nobody is asking you to let a move be taken back.
server-too-fast = That is too much in too short a time; wait a moment.
server-too-large = That is too large; at most { NUMBER($largest) } bytes.
server-foreign-origin = This comes from a page of another site, which is not allowed to ask.
server-closing = The server is about to stop; try again in a moment.
server-no-database = The database does not answer just now; try again in a moment.
server-table-broken = This table cannot be read any more; its log is kept.
server-database = The database cannot be used: { $reason }.
server-database-taken = Another server works with { $file }. Give this one a file of its own, or PostgreSQL to both.
server-database-newer = The database was made by a newer version of menagerie (revision { $revision }); this one knows revisions up to { $known }.
server-port-taken = Nothing can be served at { $host }:{ $port }: { $reason }.
cli-command-serve = Let people and programs play over the network.
cli-arg-host = the address to listen at (default: 127.0.0.1, this machine only)
cli-arg-port = the port to listen at (default: 8000; 0 for any that is free)
cli-arg-database = a file for SQLite, or postgresql+asyncpg://… (default: $DATABASE_URL, else a file in the user’s data folder)
cli-arg-pause = seconds before a bot’s move, so that people can follow (default: 0.8)
cli-arg-browser = open the browser at the lobby (the port is any free one, if 8000 is taken and none is given)
cli-serving = Serving at { $address } — stop with Ctrl-C.
cli-command-load = Show how many durable moves a second a server takes.
cli-arg-tables = how many tables of four (default: 500)
cli-column-tables = tables
cli-column-pace = pace
cli-column-moves-per-second = moves/s
cli-column-p50 = p50 ms
cli-column-p99 = p99 ms
cli-column-memory = kB a table
cli-pace-fast = as fast as can be
cli-pace-calm = a move a second at each
cli-column-processor = µs of processor a move
server-nobody = Nobody of that name sits or has spoken at this table.

## Playing in the terminal

play-nobody = At least one seat is a person’s.
play-too-many-people = { $people } people cannot sit at a table for { $players }.
play-nothing-saved = No game is waiting to be played on.
play-saved-taken = The saved game { $file } is being played elsewhere.
play-saved-damaged = The saved game { $file } cannot be read.
play-saved-summary = { $game } · { $who } · { $when }
play-which-saved = Which of these do you go on with (Enter: a new game)?
play-no-such-saved = “{ $answer }” is none of them; choose a number from 1 to { $last }, or just press Enter.
play-how-strong = How strong are the others (Enter: novice)?
play-kept = The game is kept; “menagerie play” offers it again.
play-record = Record: { $file }
play-press-enter = { $name }: press Enter to see your cards.
play-aside = A number or a move decides. h: hint, l: what happened, t: last trick, s: scores, r: rules (r NUMBER: one of them), q: leave.
cli-arg-people = who plays in front of this screen; the first one has --seat (default: you alone)
cli-arg-resume = go on with the game that was left last
play-back = Back
play-quick = quickly
play-quit = Leave
play-thinking = Thinking …
play-person = Person { $number }
play-start-keys = ↑ ↓ choose  ← → change  Enter: on  letters: a name  q: leave
play-held = Paused: any key shows what happens next; p goes on.
cli-arg-lines = line by line, not on the full screen

## At a server's table, and watching

join-bad-link = “{ $link }” is no address of a table; one looks like https://example.org/t/abcdef123456.
join-unreachable = No server answers at { $server }.
join-no-menagerie = At { $server } is no menagerie server that this version understands.
join-refused = { $sentence }
join-gone = { $server } does not show this table any more.
join-begun = The game at this table has begun without you; “menagerie watch { $link }” shows it.
join-full = All seats at this table are taken; “menagerie watch { $link }” shows it.
join-waiting = At the table: { $names }. { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}; the host starts the game when every seat is taken.
join-all-there = At the table: { $names }. Every seat is taken; the host starts the game.
join-seat-gone = The host has given your seat to somebody else; you are watching now.
join-lost = The connection is lost; trying again …
join-back = The connection is back.
join-seed-wrong = The cards were not dealt from the seed that was promised when the game began.
join-record-wrong = The record of this game does not hold: { $problem }
play-seat-kept = Your seat stays yours; the same command brings you back, and a bot plays meanwhile.
play-join-alone = { $argument } does not go with --join: the table is as its host has opened it.
play-name-join = --name goes with --join LINK; who plays in front of this screen is said with --people.
cli-arg-join = a table of a server: take a seat there, or come back to it
cli-arg-name = your name at the server (default: as whom you came last, at first your login name)
cli-command-watch = Watch a live table, or a recorded game step by step.
cli-arg-watched = a file of game records, or the address of a table
watch-file-only = { $argument } is for files of records; a live table is seen as every spectator sees it.
watch-step = Picture { $at } of { $last } (Enter: next, a number: that one, b: back, q: leave)
play-needs-game = { $argument } needs a GAME.
play-resume-alone = --resume goes on with a game as it is; { $argument } makes no sense with it.
play-choose = choose
play-log = Log
play-trick = Trick
play-not-together = These cards cannot be exchanged together.
play-names-twice = Two people need two names.
play-too-many-levels = There are { $levels } levels for { $bots } bots.
