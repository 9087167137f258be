# Seats, and what every game has

seat-name = Seat { $number }
seat-you = You
labelled = { $label }: { $value }
seat-separator = { "; " }
round-ended = The round is over. Points: { $points }. Won by: { $winners }.
game-ended = The game is over. Points: { $points }. Won by: { $winners }.

# Setups that cannot be played

unknown-game = Unknown game “{ $game }”. Available games: { $known }.
bad-players = { $game } is for { $fewest } to { $most } players, not { $players }.
no-such-seat = There is no seat { $seat }. The last seat is { $last }.
unknown-option = Unknown option “{ $option }”. Options of this game: { $known }.
bad-option = Option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
bad-seed = A seed must be { $right } bytes long, not { $found }.
bad-values = { $game } needs { $cards } card values, not { $found }.
bad-hand = { $game } cannot be played with { $cards } cards per hand. Choose a number up to { $most }, or 0 for all cards.
openspiel-compiled-search = OpenSpiel’s compiled { $bot } cannot play games written in Python. Use open_spiel.python.algorithms.ismcts.ISMCTSBot instead.
unknown-level = Unknown level “{ $level }”. Available levels: { $known }.
bad-search = A search needs at least one simulation and one thread; got { $simulations } on { $threads }.
env-no-features = { $game } does not define observation features, so it has no learning environment.
env-bad-state = This is not a state of { $game } with { $players } players.
env-other-game = This is a record of { $found } with { $found_players } players, but the environment plays { $game } with { $players }.
env-several-positions = A game can start from one position only, but several were given: { $found }.
env-in-turn = The players of { $game } do not always act at the same time. Use env(), which plays seat by seat.
env-finished = This game of { $game } is over. There is nothing left to decide.
env-no-deal = { $game } has no deal: nothing in it is left to chance.
env-not-begun = No game has started. Call reset first.
env-bad-actions = A step needs one action (an integer) per game; number of games: { $count }.
env-bad-mask = A reset mask needs one boolean per game in progress; number of games: { $count }.
env-not-for-each = “{ $option }” needs one entry per game: { $count }, not { $found }.
env-other-saved = This was not saved by an environment with { $count ->
    [one] one game
   *[other] { $count } games
} of { $game } for { $players } players and the same house rules, seat, opponents and reward.
env-unknown-start = reset has no option “{ $option }”. Options: { $known }.
env-mid-choice = The players of { $game } act at the same time: a game cannot start from a position in which only some have chosen.
env-no-record = “decisions” counts the decisions of a record. Pass the record as well.
env-concealed-state = This state of { $game } has hidden parts, like a player’s view. Game.imagine turns a view into a full state.
env-seat-finished = seat={ $seat } has nothing left to decide in this game of { $game }.
file-unreadable = { $reason ->
    [ENOENT] File not found: { $file }
    [EISDIR] { $file } is a folder, not a file.
    [ENOTDIR] File not found: { $file } (part of the path is not a folder)
    [ENAMETOOLONG] The file name { $file } is too long.
    [EACCES] No permission to read { $file }.
   *[other] Cannot read { $file } ({ $reason }).
}
file-unwritable = { $reason ->
    [ENOENT] Cannot write { $file }: the folder does not exist.
    [EISDIR] { $file } is a folder. Give the name of a file in it.
    [ENOTDIR] Cannot write { $file }: part of the path is not a folder.
    [ENAMETOOLONG] The file name { $file } is too long.
    [EACCES] No permission to write { $file }.
    [ENOSPC] Cannot write { $file }: no space left.
   *[other] Cannot write { $file } ({ $reason }).
}
no-card-values = The cards of { $game } have no values to replace. Remove --deck.
values-not-json = { $file } is not valid JSON. Expected {"{"}"{ $table }": {"{"}"CARD": NUMBER, …{"}"}{"}"}.
values-no-table = { $file } has no table “{ $table }”. Expected {"{"}"{ $table }": {"{"}"CARD": NUMBER, …{"}"}{"}"}.
values-missing-card = { $file } has no value for card { $card }. The table “{ $table }” needs one for every card.
values-unknown-card = { $file } gives a value to “{ $card }”, which is not a card of this game.
values-card-twice = { $file } lists “{ $card }” twice.
values-bad-value = { $file } gives card { $card } the value { $value }. Values in “{ $table }” are whole numbers from { $lowest } to { $highest }.

# Rejected moves

not-your-turn = Seat { $seat } has nothing to decide right now. Waiting for: { $waiting }.
illegal-move = Seat { $seat } cannot play “{ $move }” here.
choice-final = You can change your choice only until the last player has chosen.

# Records

record-not-text = { $file } is not a text file. A record is JSON, one game per line.
record-none = { $file } contains no records.
record-not-json = { $file }, line { $line }: not valid JSON. A record is one JSON object per line.
record-truncated = { $file }, line { $line }: the record breaks off; the file is incomplete.
record-not-record = { $file }, line { $line }: not a record. A record has "format": "{ $format }".
record-other-format = { $file }, line { $line }: the format is { $found }, but this version reads "{ $format }".
record-field-missing = { $file }, line { $line }: the record has no “{ $field }”.
record-field-wrong = { $file }, line { $line }: “{ $field }” cannot be { $found }. Expected { $field ->
    [seed] 64 hexadecimal digits in lower case
    [players] a whole number
    [options] an object
    [log] a list
    [result] points and winners by seat
   *[other] text
}.
record-field-unknown = { $file }, line { $line }: unknown field “{ $field }”.
record-field-twice = { $file }, line { $line }: “{ $field }” appears twice.
record-entry-wrong = { $file }, line { $line }: log entry { $entry } is not a decision, a deal, a draw or the end of a round: { $found }
record-unfinished = { $file }, line { $line }: this game is unfinished; only a finished game can be checked or replayed.
entry-malformed = not a valid entry of this game: { $found }
entry-out-of-place = nothing is left to chance in this game
record-chance-missing = a deal or a draw is due, but the log ends here.
record-entry-differs = found { $found }, but the rules and the seed give { $right }.
record-after-end = the game is over, but the log continues with { $found }.
record-not-the-turn = expected a decision of "seat": { $seat }, found { $found }.
record-legal-differs = the legal moves are { $right }, but the log has { $found }.
record-legal-unwanted = the log lists legal moves for “{ $move }”, which a record never does.
record-illegal-move = "seat": { $seat } cannot play “{ $move }” here. Legal moves: { $legal }.
record-ends-early = the log ends before the game does: "seat": { $seat } must decide.
record-entry-missing = the log ends, but { $right } is missing.
record-result-differs = the result is { $right }, but the record has { $found }.

# The command line

cli-about = menagerie: Mausen, Awimbawé and Mopsen, three animal card games.
cli-usage = Usage:
cli-usage-of-all = Usage: menagerie [COMMAND …]
cli-arguments = Options
cli-more = Without a command, menagerie opens the lobby in the browser. Run “menagerie COMMAND --help” for help with a command.
cli-command-play = Play a game against bots, with friends, or at an online table.
cli-command-simulate = Play many random games and count or record them.
cli-command-verify = Check that recorded games follow the rules and their seed.
cli-command-replay = Print a recorded game in words.
cli-command-ladder = Check that each bot level beats the level below; exits with 1 if one does not.
cli-command-bench = Measure the speed of the games, and of OpenSpiel if it is installed.
cli-arg-game = the game: mausen, awimbawe or mopsen
cli-arg-players = number of players (default: the fewest the game allows)
cli-arg-level = level of the bots: random, novice, casual (default), strong or master
cli-arg-games = number of games (default: 1000)
cli-arg-seed = a word or number; the same seed gives the same games
cli-arg-record = write the games to this file, one per line
cli-arg-record-played = write the finished game to this file
cli-arg-legal = also record all legal moves
cli-arg-option = set a house rule; can be repeated
cli-arg-deck = JSON file with your own crowns or bones
cli-arg-file = file with recorded games
cli-arg-which-game = number of the game in the file, starting at 1 (default: 1)
cli-arg-seat = show what this seat saw, starting at 1
cli-arg-my-seat = your seat, starting at 1 (default: 1)
cli-arg-seconds = seconds per measurement (default: 2)
cli-arg-deals = number of deals, each played from every seat (default: 1000)
cli-arg-json = print JSON
cli-arg-lang = language: de, en, fr, it or nl (default: from the environment)
cli-arg-help = show this help
cli-not-understood = Invalid command line: { $argument }.
cli-value-missing = { $argument } needs a value.
cli-value-unwanted = { $argument } does not take a value.
cli-unknown-argument = Unknown option { $argument }. “menagerie { $command }” takes: { $known }.
cli-argument-missing = { $argument } is missing.
cli-not-a-number = { $argument } must be a whole number from { $lowest } to { $highest }, not “{ $value }”.
cli-not-positive = { $argument } must be a number above 0 and at most { $highest }, not “{ $value }”.
cli-option-form = Invalid option “{ $value }”. Use --option NAME=VALUE.
cli-unknown-language = Unknown language “{ $value }”. Available languages: { $known }.
cli-unknown-command = Unknown command “{ $command }”. Available commands: { $known }.
cli-legal-without-record = --legal requires --record FILE.
cli-no-such-game = There is no game { $wanted } in { $file }. Number of games in the file: { $count }.
cli-unit = { " " }games
cli-compiling = Compiling the fast rules of { $game }. This takes a few seconds, only once …
cli-column-seat = seat
cli-column-points = points
cli-column-mean = per game
cli-column-wins = wins
cli-column-share = share
cli-column-game = game
cli-column-players = players
cli-column-plain = pure Python
cli-column-compiled = compiled
cli-column-levels = levels
cli-column-interval = 95% interval
cli-column-fair = if equal
cli-column-ratio = compiled : OpenSpiel
cli-way-python-loop = Python loop
cli-way-evaluate-bots = C++ evaluate_bots
cli-way-rollouts = C++ rollouts
cli-simulated = { $game }, { $players } players: { $games ->
    [one] one random game
   *[other] { $games } random games
}
cli-decisions = { $decisions } decisions in { $seconds } s: { $rate } per second
cli-seed = Seed: { $seed }
cli-verified = { $good ->
    [one] 1 game checked, no errors.
   *[other] { $good } games checked, no errors.
}
cli-verify-broken = Games with errors: { $broken }. Games without errors: { $good }.
cli-verify-deck = If the games were played with other crowns or bones, pass them with --deck.
cli-at-line = { $file }, line { $line }: { $problem }
cli-at-entry = { $file }, line { $line }, log entry { $entry }: { $problem }
cli-replay-title = { $game }, { $players } players
cli-no-peers = To measure OpenSpiel in the same run, install the extra “peers”.
cli-arg-envs = measure learning environments instead, and those of other projects if installed
cli-column-cells = cells
cli-column-vector = vector, { $games } games
cli-column-rival = environment
cli-column-decisions = decisions/s
cli-rivals-missing = Skipped because not installed: { $names }. Install the extra “rivals” to include them.
cli-no-gymnasium = The environments need the extra “envs”.

# The line mode

play-which-game = Which game (q: quit)?
play-how-many = How many players, { $fewest } to { $most }?
play-not-a-choice = “{ $answer }” is not a choice. Enter a number from 1 to { $last }, a move such as “{ $example }”, ? for the list, or q to quit.
play-cards = { $count } cards
play-face-down = { $count ->
    [one] 1 face-down card
   *[other] { $count } face-down cards
}
play-goodbye = Goodbye.

# Statistics

cli-command-stats = Play a large number of games and report what a game designer wants to know.
cli-arg-games-studied = number of games (default: 100,000)
cli-arg-level-of-all = level of all players: random or novice (default)
cli-arg-plot = also draw a chart to this SVG file
cli-stats-title = { $game }, { $players } players, level { $level }: { $games ->
    [one] one game
   *[other] { $games } games
}
cli-column-turn = turn order
cli-stats-turn = { $turn ->
    [1] leads first
   *[other] plays as no. { $turn }
}
cli-column-even = fair share
cli-column-mean-points = mean points
cli-column-ending = ending
cli-column-of-games = of games
cli-stats-winners = { $count ->
    [one] one winner
   *[other] { $count } winners
}
cli-stats-tie-break = tie for most points, broken
cli-column-spread = distribution
cli-column-average = mean
cli-column-sd = sd
cli-column-least = min
cli-column-most = max
cli-column-median = median
cli-stats-points = points per seat
cli-stats-winning = winner’s points
cli-stats-margin = winner’s margin
cli-stats-decisions = decisions per game
cli-column-tally = event
cli-column-in-games = games with it
cli-stats-wins = Share of wins with 95% interval (dashed: fair share)
cli-stats-tallies = Events and how often they occur
cli-stats-a-game = { $mean } per game

# The arena

unknown-bot = Unknown bot “{ $bot }”. Use one of { $known }, your own class as ./FILE.py:CLASS, or openspiel:N.
unknown-foreign-bot = Unknown bot “{ $bot }”. Write openspiel:N with N simulations (2 or more), or openspiel:LEVEL to match the thinking time of a level: { $levels }.
own-bot-missing = { $file } has no class “{ $name }” with a method “choose”.
own-bot-broken = Cannot run { $file }: { $reason }
extra-missing = { $argument } needs the extra “{ $extra }”: pip install 'menagerie-games[{ $extra }]'.
unknown-engine = There is no engine “{ $found }”. Set { $variable } to one of: { $known }.
engine-damaged = The file { $file } of the engine is missing or damaged. Please install menagerie again.
engine-outdated = The engine is older than the rules. Build it again with “make engine”, or install menagerie again.
ray-unreachable = No Ray cluster at “{ $address }”: { $reason }
arena-how-many = { $game } is for { $fewest } to { $most } players, not { $bots }. Name more or fewer bots, or use --players.
arena-json-or-csv = Use either --json or --csv, not both.
arena-ray-or-threads = Use either --ray or --threads, not both.
cli-plot-form = --plot writes SVG, so “{ $file }” must end in .svg.
arena-other-run = { $file } was not written by this contest. Choose another file.
arena-other-terms = { $file } belongs to another contest; it differs in: { $terms }. Choose another file.
arena-bot-changed = The code of { $bots } has changed since { $file } was started. Choose another file.
arena-busy = Another run is currently writing { $file }.
arena-out-no-file = { $file } is a device, a pipe or the standard output. --out needs a regular file.
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
   *[odd] answered { $detail }, which is not an action,
} and loses.
arena-so-far = The record so far
arena-kept = { $games ->
    [one] One game is
   *[other] { $games } games are
} saved in { $file }. Run the same command to continue.
arena-more-forfeits = { $bot } forfeited { $count ->
    [one] one more game
   *[other] { $count } more games
}.
arena-plot-share = share of wins with 95% interval
arena-plot-deal = deals
cli-command-arena = Let bots play each other and report which is stronger, with confidence intervals.
cli-arg-bots = the bots: levels (random, novice, casual, strong, master), your own classes as ./FILE.py:CLASS, or openspiel:N, OpenSpiel’s search with N simulations
cli-arg-arena-players = number of players (default: number of bots); the last bot takes the remaining seats
cli-arg-arena-games = number of games (default: 1000), rounded up to whole deals, each played from every seat
cli-arg-out = save every game in this file; run the same command to continue
cli-arg-csv = print CSV
cli-arg-arena-plot = draw the shares and the ratings over time to this SVG file
cli-arg-threads = number of threads (default: one per core)
cli-arg-ray = play on the Ray cluster at this address; “local” starts one here
cli-arg-timeout = seconds per move for your own bots (default: 10)
cli-column-bot = bot
cli-column-games = games
cli-column-forfeits = forfeits
cli-column-rating = rating
ladder-lowest = “{ $level }” is the lowest level; there is no level below to compare it with.
ladder-unproved = Not shown to be stronger: { $rungs }. More deals may help (--deals).
cli-arg-ladder-games = the games (default: all)
cli-arg-ladder-players = only tables with this number of players
cli-arg-ladder-level = only this level against the one below

# The speed of the search

cli-column-simulations-search = simulations/s
cli-column-simulations-two-threads = two threads
cli-column-simulations-heuristic = heuristic
cli-column-second-thread = two threads : one
cli-column-engine-native = native
cli-column-engine-wasm = WebAssembly
cli-column-engine-ratio = WebAssembly : native
cli-way-search = search
cli-way-two-threads = search, two threads
cli-way-habit = search, heuristic
cli-way-ismcts = ISMCTS, simulations/s
suggest-argument = Unknown option { $argument }. Did you mean { $suggestion }?
suggest-command = Unknown command “{ $command }”. Did you mean “{ $suggestion }”?
suggest-language = Unknown language “{ $value }”. Did you mean “{ $suggestion }”?
suggest-shell = Unknown shell “{ $value }”. Did you mean “{ $suggestion }”?
suggest-game = Unknown game “{ $game }”. Did you mean “{ $suggestion }”?
suggest-level = Unknown level “{ $level }”. Did you mean “{ $suggestion }”?
suggest-bot = Unknown bot “{ $bot }”. Did you mean “{ $suggestion }”?
suggest-option = Unknown option “{ $option }”. Did you mean “{ $suggestion }”?
suggest-value = Option { $option } cannot be “{ $value }”. Did you mean “{ $suggestion }”?
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

web-unmute = Unmute
web-event-declined = { $name }: undo declined.
web-event-undone = { $name }: last move undone.
web-event-resigned = { $name }: left the game; a bot takes over.
web-event-away = { $name }: connection lost.
web-event-back = { $name }: back at the table.
web-event-stood-in = { $name }: a bot plays for now.
web-mute = Mute { $name }
web-report-names = Report a name
web-report-name = Report { $name }’s name
web-report-line = Report this message
level-random = random
level-novice = novice
level-casual = casual
level-strong = strong
level-master = master
web-bot = Bot
web-bot-name = Bot { $number }
web-guest = Guest
web-hunts = { $hunter } hunts { $prey }
web-others = Other players
web-home = Lobby
web-language = Language
web-go = Go
web-theme = Theme
web-theme-auto = system
web-theme-light = light
web-theme-dark = dark
web-middle = Middle of the table
web-now = Current turn
web-away = away
web-waiting = Waiting for { $names }.
web-undo-asked = { $name } would like to undo the last move.
web-agree = Agree
web-decline = Decline
web-pass-device = Pass the device to { $name }.
web-i-am = I am { $name }: show my cards
web-you-won = You won!
web-winners = Won by: { $names }
web-rematch = Play again
web-to-rematch = Go to the rematch
web-replay = Watch replay
web-tools = Tools
web-hint = Hint
web-undo = Undo
web-last = Last trick
web-no-trick = No trick has been taken yet.
web-sheet = Scores
web-round = Round
web-total = Total
web-no-rounds = No scores yet.
web-log = Log
web-chat = Chat
web-chat-prompt = Message
web-send = Send
web-rules = Rules
web-menu = Menu
web-close = Close
web-sound = Sounds
web-confirm = Tap a card twice to play it
web-pace = Speed
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-wait = wait for me
web-stand-in = Bot that plays for you while you are away
web-other-device = Continue on another device
web-quit = Leave table
web-quit-sure = Leave the table? A bot will take over for you. In a rated game, this counts as a loss.
web-screen = Show on a TV
web-at-most = { $count ->
    [one] At most one card.
   *[other] At most { $count } cards.
}
web-lost = Connection lost. Reconnecting …
web-copied = Copied
web-start = Start game
web-host-starts = Everyone is here. The host starts the game.
web-waiting-for-players = The game can start as soon as every seat is taken.
web-free = Free seat
web-reserved = Reserved
web-seat-for = Who takes seat { $number }
web-name = Your name
web-sit = Sit here
web-name-of-seat = Name for seat { $number }
web-sit-together = Take these seats
web-join-by-phone = Scan the code to join
web-invite = Invite friends
web-link = Link to this table
web-qr = QR code for the link to this table
web-hint-why = The strong bot suggests:
web-hint-line = wins { $win }% of the games and scores { $points } points on average.
web-hint-mixed = Play it in { $share }% of such cases to stay unpredictable.
web-hint-mixture = Where everyone chooses at the same time, the best play is a mixture: the moves are sorted by how often to play them, not by their winning chance alone.
web-change = Change my choice
web-may-change = You have chosen. You can change your mind until everyone has.

## Replays

web-replay-title = { $game } · replay
web-replay-table = The table
web-replay-start = No decision has been made yet.
web-replay-steps = Step
web-replay-first = First step
web-replay-previous = Previous step
web-replay-next = Next step
web-replay-last = Last step
web-replay-play = Play
web-replay-pause = Pause
web-replay-jump = Step
web-replay-at = { $at } of { $last }
web-replay-speed = Speed
web-speed-slow = slow
web-speed-steady = normal
web-speed-fast = fast
web-replay-viewpoint = View
web-replay-open = All hands open
web-replay-public = Spectator
web-replay-points = Points so far
web-replay-game = Game
web-replay-events = Log
web-replay-round = Round { $number }
web-replay-trick = Trick { $number }
web-replay-fair = Fair dealing
web-replay-fair-table = Checked: every deal and draw follows from the seed. The SHA-256 of the seed was shown to everyone before the game.
web-replay-fair-record = Checked: every deal and draw follows from the seed in the record. If a SHA-256 of the seed was shown before the game, it must be this one.
web-replay-fair-none = Checked: the game follows the rules. The record has no seed, so nobody can check that the cards were dealt at random.
web-replay-fair-nothing = Checked: the game follows the rules. Nothing in it was left to chance.
web-replay-seed = Seed
web-replay-download = Download record
web-import-title = Watch a recorded game
web-import-lead = Every finished game can be downloaded as a record: on its replay page, or with “menagerie play --record”. Upload a record here and watch the game card by card.
web-import-choose = Choose a record (.jsonl)
web-import-drop = or drop it here
web-import-paste = Paste a record instead
web-import-text = The record, one game per line
web-import-watch = Check and watch
web-import-checking = Checking every move …
web-import-failed = Cannot reach the server. Try again in a moment.
web-import-several = Which game?
web-import-game = { $game } · { $players } players · points: { $points }
web-import-pasted = Pasted text
web-import-limits = At most { $largest } kB and { $most } games per file. Every move is checked against the rules, every deal against the seed. Anyone who has the link to a game can watch it.
server-no-record = This record does not exist.
server-no-frame = There is no step { $at }. The last step is { $last }.
server-too-many-games = This file contains too many games. The limit is { $most }.

## The lobby and the other pages

web-skip = Skip to content
web-navigation = Pages
web-lobby = Three animal card games
web-lobby-lead = One click and the cards are dealt: play against bots, or with friends on any device. No account needed.
web-you-are = You are { $name }.
web-new-here = Welcome!
web-rename = Change name
web-set-name = Set your name
web-save = Save
web-players-range = { $fewest }–{ $most } players
web-minutes = about { $minutes } minutes
web-players = Players
web-bots-level = Bots
web-play-now = Play now
web-with-friends = Play with friends
web-learn = Rules
web-my-games = Your games
web-more-games = { $count ->
    [one] one more game
   *[other] { $count } more games
}
web-not-started = Not started yet
web-your-turn = Your turn
web-continue = Continue
web-with = with { $names }
web-nobody-else = nobody else yet
web-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
web-open-tables = Open tables
web-no-open-tables = No table is waiting for players. To open one, choose “Play with friends” and list it in the lobby.
web-free-seats = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
web-being-played = In progress
web-join = Join
web-watch = Watch
web-finished = Finished games
web-no-finished = Your finished games will appear here, so that you can watch them again.
web-new-table = { $game } with friends
web-new-lead = At the table you get a link and a QR code to invite the others.
web-open-table = Open table
web-seats = Players
web-seat = Seat { $number }
web-friend = a friend
web-friend-reserved = a friend with a personal link
web-nobody = nobody
web-place = Where you play
web-place-link = Everyone on their own device; only people with the link can join
web-place-public = Everyone on their own device; the table is listed in the lobby
web-place-here = Several people on this device, passed around
web-clock = Time per move
web-clock-none = no limit
web-clock-minute = 60 seconds
web-clock-day = 1 day
web-spectators = Allow spectators
web-hints = Allow hints
web-house-rules = House rules
web-wrong-name = A name must have 1 to 40 characters, at least one of them a letter or a digit, and must not look like a bot’s.
web-wrong-game = This game does not exist. Choose one of these.
web-wrong-choice = This is not available. Choose something from the list.
web-wrong-players = { $game } is for { $fewest } to { $most } players.
web-wrong-order = List every seat once, youngest first, for example: { $example }.
web-learn-all = Rules of the games
web-learn-lead = Every rule has a number. At the table, the number links to the rule that was just applied.
web-contents = Contents
web-no-rulebook = The rules of this game are not available yet.
web-link-ask = Continue on this device?
web-link-what = You will have the same name and the same games here as on the device where this link was made. The link works once.
web-link-instead = This device currently belongs to { $name } and will no longer do so.
web-link-yes = Yes, continue here
web-device-how = Open this link on the other device, or scan the code there. It works once, for 15 minutes, and is only for you: do not share it.
web-device-link = Link for the other device
web-device-qr = QR code that opens this on the other device
web-import = Watch a recorded game
web-ratings = Ratings
web-ratings-lead = Based on finished games at public tables. The list is sorted by how certain a player’s strength is; the number after ± shows how uncertain a rating still is.
web-no-ratings = Nobody is rated yet. Open a public table and play the first game.
web-rank = Rank
web-who = Name
web-strength = Rating
web-games-played = Games
web-profile = Your profile
web-profile-of = Profile of { $name }
web-profile-lead = Only you can see this page. In the ratings, others see your name, your rating and the number of your rated games.
web-profile-none = You have not finished a game yet. Choose one in the lobby:
web-profile-rating = Rating { $rating } · rated games: { $games }
web-count-games = { $count ->
    [one] one game
   *[other] { $count } games
}
web-count-won = won: { $count }
web-count-lost = lost: { $count }
web-count-left = left early: { $count }
web-count-shared = on one device: { $count }
web-outcome-won = won
web-outcome-lost = lost
web-outcome-left = left early
web-outcome-shared = on one device
web-devices = My devices
web-devices-lead = Browsers in which you are signed in, and when they were last used.
web-data = Your data
web-data-lead = Everything that this server knows about you: your games, results, ratings, devices and chat messages.
web-data-download = Download
web-data-delete = Delete everything …
web-data-delete-what = This deletes your results, ratings, devices, lessons and chat messages. Finished games stay, but nobody can tell that { $name } played them. It cannot be undone.
web-data-delete-yes = Delete everything
web-data-keep = Keep it
web-this-device = this device
web-device-unknown = Unknown browser
web-sign-out = Sign out
web-sign-out-others = Sign out all others
web-date = Date
web-result = Result
web-latest-games = Latest games of { $game }
web-replay-short = Replay
web-rating-history = Rating over time
web-rating-history-desc = The rating after each of { $games } rated games, from { $first } to { $last }. The band around the line shows how uncertain it was. The table below has the numbers.
web-notify = Notify me when it is my turn at a table with others
web-notify-refused = Your browser does not allow notifications from this page. You can change that in its settings.
web-mute-sounds = Mute sounds
web-api = API
web-error = Something went wrong
web-error-missing = Not found
web-error-private = No access
web-error-soon = One moment, please
web-no-page = This page does not exist or no longer exists.
web-malformed = The server could not understand the request. Go back and try again.
web-unknown = We do not know who you are. Start in the lobby.
web-back = Back to the table
web-broken = Something went wrong on our side. Try again in a moment.

## The server

server-malformed = Invalid request: { $where }: { $reason }.
server-anonymous = Not signed in. Send the cookie or a token; POST /api/people returns both.
server-stale-cookie = Unknown cookie. POST /api/people returns a new one.
server-wrong-token = Unknown token. Send it in the header: Authorization: Bearer TOKEN.
server-link-used = This link has already been used or has expired. Create a new one on the other device.
server-no-table = This table does not exist.
server-no-page = Not found. GET /api/docs lists everything there is.
server-no-seat = You have no seat at this table.
server-no-such-seat = There is no seat { $seat }. The last seat is { $last }.
server-not-your-seat = Seat { $seat } is not yours. Your seats: { $seats }.
server-which-seat = Say which of your seats you mean: { $seats }.
server-own-name = At this table, everyone plays under their own name.
server-one-device-private = A table on one device cannot be public.
server-no-hints = Hints are turned off at this table.
server-hint-coming = A hint is already on its way.
server-already-seated = You already have a seat at this table.
server-seat-taken = This seat is taken. Free seats: { $free }.
server-wrong-key = This key does not match a reserved seat.
server-seats-empty = Every seat must be taken before the game starts. Empty seats: { $seats }.
server-not-host = Only the host of the table can do that.
server-no-spectators = This table does not allow spectators.
server-not-open = The game has already started.
server-not-playing = No game is being played at this table.
server-moved-already = A move has already been made from this seat.
server-not-over = The game is not over yet.
server-game-over = The game is over.
server-rematch-there = The rematch is at table { $table }.
server-undo-not-last = You can only undo the last move, and it was not yours.
server-undo-final = What everyone chooses at the same time cannot be undone. You can change your choice until the last player has chosen.
server-undo-revealed = This move revealed hidden cards and cannot be undone.
server-undo-asked = You have already asked. Not everyone has answered yet.
server-undo-not-asked = Nobody has asked you to undo a move.
server-too-fast = Too many requests. Wait a moment.
server-too-large = This is too large. The limit is { NUMBER($largest) } bytes.
server-foreign-origin = Requests from other websites are not allowed.
server-closing = The server is shutting down. Try again in a moment.
server-banned = You may not use this server any more.
server-reported = Thank you. The people who run this server will look at it.
cli-command-admin = Look after a server: its tables, people, chat and backups.
cli-arg-action = what to do: tables, close, reopen, people, ban, unban, bans, remove-name, remove-line, reports, resolve, export, delete, trim, backup, verify, restore or audit
cli-arg-admin-target = what to do it with: tables, people, addresses, numbers of reports or a file
cli-arg-days = remove what is older than this many days (trim)
cli-arg-reason = why, for the audit log
cli-unknown-action = Unknown action “{ $value }”. Available actions: { $known }.
cli-admin-done = Done: { $what }
cli-admin-nothing = Nothing found.
cli-admin-verified = Tables replayed: { NUMBER($tables) }. Log entries: { NUMBER($entries) }.
cli-admin-broken = This table cannot be replayed: { $table }
cli-admin-trimmed = Removed: { NUMBER($lines) } chat messages, { NUMBER($records) } uploaded records.
admin-not-empty = The database is not empty. Restore a backup into a new one.
admin-not-found = There is no { $what } in the database.
server-no-database = The database is not responding. Try again in a moment.
server-table-broken = This table can no longer be read. Its log is kept.
server-database = Cannot use the database: { $reason }.
server-database-taken = Another server is using { $file }. Use a different file, or PostgreSQL for both.
server-database-newer = The database was created by a newer version of menagerie (revision { $revision }). This version supports revisions up to { $known }.
server-port-taken = Cannot listen on { $host }:{ $port }: { $reason }.
cli-command-serve = Run a server on which people and programs play over the network.
cli-arg-host = address to listen on (default: 127.0.0.1, this machine only)
cli-arg-port = port to listen on (default: 8000; 0 for any free port)
cli-arg-database = SQLite file or postgresql+asyncpg://… (default: $DATABASE_URL, otherwise a file in your data folder)
cli-arg-pause = seconds to wait before each bot move, so that people can follow (default: 0.8)
cli-arg-browser = open the lobby in the browser (on a free port if 8000 is taken and no port is given)
cli-serving = Serving at { $address } (press Ctrl-C to stop)
cli-command-load = Measure how many durable moves per second a server accepts.
cli-arg-tables = number of four-player tables (default: 500)
cli-column-tables = tables
cli-column-pace = pace
cli-column-moves-per-second = moves/s
cli-column-p50 = p50 ms
cli-column-p99 = p99 ms
cli-column-memory = kB per table
cli-pace-fast = as fast as possible
cli-pace-calm = one move per second and table
cli-column-processor = CPU µs per move
server-nobody = Nobody with that name is at this table or has chatted here.

## Playing in the terminal

play-nobody = At least one seat must be taken by a person.
play-too-many-people = { $people } people do not fit at a table for { $players }.
play-nothing-saved = There is no saved game to continue.
play-saved-taken = The saved game { $file } is open in another terminal. Close it there first.
play-saved-damaged = Cannot read the saved game { $file }.
play-saved-summary = { $game } · { $who } · { $when }
play-which-saved = Which game do you want to continue (Enter: new game)?
play-no-such-saved = “{ $answer }” is not one of them. Enter a number from 1 to { $last }, or just press Enter.
play-record = Record: { $file }
play-press-enter = { $name }: press Enter to see your cards.
play-aside = Enter a number or a move. h: hint, u: undo, l: log, t: last trick, s: scores, r: rules (r NUMBER: one rule), c TEXT: chat, q: quit.
cli-arg-people = names of the people at this screen; the first one takes --seat (default: only you)
cli-arg-resume = continue the most recent unfinished game
play-back = Back
play-quit = Quit
play-thinking = Thinking …
play-person = Person { $number }
play-start-keys = ↑ ↓ select  ← → change  Enter: continue  letters: name  Del: delete  q: quit
cli-arg-lines = use line mode instead of the full screen

## At a server's table, and watching

join-bad-link = “{ $link }” is not the address of a table. Example: https://example.org/t/abcdef123456.
join-unreachable = No response from { $server }.
join-no-menagerie = { $server } is not a menagerie server that this version supports.
join-refused = { $sentence }
join-gone = This table is no longer available on { $server }.
join-begun = The game at this table has started without you. Run “menagerie watch { $link }” to watch it.
join-full = All seats at this table are taken. Run “menagerie watch { $link }” to watch it.
join-waiting = At the table: { $names }. { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}; the host starts the game when every seat is taken.
join-all-there = At the table: { $names }. Every seat is taken; the host starts the game.
join-seat-gone = The host has given your seat to someone else. You are now watching.
join-lost = Connection lost. Reconnecting …
join-back = Connected again.
join-seed-wrong = The cards were not dealt from the seed that was promised at the start of the game.
join-record-wrong = The record of this game is wrong: { $problem }
play-seat-kept = Your seat is kept. A bot plays for you until you run the same command again.
play-join-alone = { $argument } cannot be used with --join: the host has already set up the table.
play-name-join = --name requires --join LINK. To name the people at this screen, use --people.
cli-arg-join = join an online table, or return to it
cli-arg-name = your name on the server (default: the name you used last, at first your login name)
cli-command-watch = Watch a live table, or a recorded game step by step.
cli-arg-watched = file with recorded games, or address of a table
watch-file-only = { $argument } only works with recorded games. At a live table you see what every spectator sees.
watch-step = Step { $at } of { $last } (Enter: next, number: jump, b: back, q: quit)
play-needs-game = { $argument } needs a GAME.
play-resume-alone = { $argument } cannot be used with --resume, which continues a game as it was.
play-choose = Select
play-log = Log
play-trick = Trick
play-names-twice = Each person needs a different name.
play-too-many-levels = More levels ({ $levels }) than bots ({ $bots }).
play-pick-more = Pick another card.
play-which-cards = Numbers or cards, for example: { $example }
play-many-steps = { $count } choices, step by step:
play-step-back = b: back
play-no-such-set = These cards are not a legal move.
play-which-level = How strong are the others (Enter: { $level })?

# Endings

ending-trick = End of the trick
ending-hunt = End of the hunt
ending-round = End of the round
ending-game = End of the game
ending-mark-led = led
ending-mark-won = won
ending-points = Points
ending-nobody-won = Nobody wins.
ending-nobody-hunted = Nobody catches anything.
ending-hunters = Successful hunters: { $names }.
ending-led = { $seat-is ->
    [you] You led.
   *[other] { $seat } led.
}
ending-won = { $count ->
    [1] { $winner-is ->
        [you] You win.
       *[other] { $winner } wins.
    }
   *[other] Won by: { $winners }.
}
ending-ahead = { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}
ending-margin = { $count ->
    [1] { $winner-is ->
        [you] You win
       *[other] { $winner } wins
    }
   *[other] Won by: { $winners }
}, { $ahead } ahead of { $behind-is ->
    [you] you.
   *[other] { $behind }.
}
play-kept-in = The game is saved in { $file }. Run “menagerie play --resume” to continue it.
play-not-kept = Nobody has moved yet, so nothing was saved.
play-undo-alone = A move can only be undone when one person plays against bots.
play-undo-wait = Undo works when it is your turn.
play-undo-nothing = There is no move to undo yet.
play-continue = Continue
play-result = Result
play-at-most = { $count ->
    [one] At most one card.
   *[other] At most { $count } cards: put one back first.
}
play-help = Help
play-keys = Keys
play-legend = Cards and signs
play-sign-back = cards face down, with their number
play-sign-below = cards below the top card
play-sign-picked = picked
play-sign-hint = suggested by the hint
play-sign-turn = to move
play-delete-sure = Delete this saved game for good? Delete key: yes. Any other key: no.
play-hint-mixed = Best first. A move that wins a little less often can still come first: always choosing the same way would make you predictable, so the bot mixes its moves.
play-hint-tried = Best first: the bot trusts the move that it tried most often. The numbers of moves that it tried less often are less certain.
play-yes = yes
play-no = no
play-chat-keys = Enter: send · Esc: close
play-no-chat = There is nobody here to chat with.

# Training

cli-command-train = Let a network learn a game by playing against itself; a run that was stopped continues.
cli-arg-hours = total training hours, earlier sessions included (default: 2)
cli-arg-run = the folder of the run (default: one for each game in your data folder)
cli-arg-train-seed = a word or number; the same seed gives the same training
train-begun = Training in { $folder }, { $updates ->
    [0] from the start
    [one] after { $updates } update
   *[other] after { $updates } updates
}.
train-line = { $hours } h, { $decisions } decisions: { $shares }
train-busy = Another program is training in { $folder }.
train-bad-checkpoint = { $file } is not a checkpoint of { $game }. Move it away or name another folder with --run.
cli-arg-export = when done, write the network and a description of its training to this folder
train-exported = The network is in { $file }.
no-network = There is no trained network for { $game }.

# The site without a server

web-site-loading = Loading the game …
web-site-no-storage = This browser cannot save anything here, so games would be lost. Allow the site to save data, or leave private mode.
web-site-damaged = The game could not be loaded completely. Reload the page; your games are still there.
web-site-elsewhere = The game continues in another tab.
web-site-old-browser = This browser is too old for the site. A current Firefox, Chrome, Safari or Edge can play.
web-site-again = Reload
web-site-no-script = The games need JavaScript.
web-site-not-saved = This could not be saved, so it was not carried out. Is the storage full? Delete something, and try again.
cli-command-site = Write a site that plays in the browser, for any web server that serves files.
cli-arg-site-folder = folder to write the site to
cli-site-written = The site is in { $folder } ({ $size } MB). Any web server can serve it.
site-folder-in-use = { $folder } has other files in it. Name an empty or new folder.
site-npm-missing = npm is missing; the site needs it once to fetch Pyodide. Install Node.js.
site-npm-failed = npm cannot fetch { $package }: { $reason }
site-other-games = The site can only hold our own games so far. Build it where these are not installed: { $games }
web-offline = Play offline
web-offline-lead = Open the offline version once. After that it works without a network, also when this server is not running. Your browser can install it as an app. Games played there stay on your device.
web-offline-open = Open the offline version
cli-arg-site = folder with a site written by “menagerie site”, to be offered as the offline version
serve-no-site = { $folder } contains no site. Write one first: menagerie site { $folder }

# Reviews: shared by the command line and the browser

review-title = Review
review-fair = Equal share
review-deals = Cards dealt
review-others = Others’ choices
review-given-up = Given up
review-fortune = Own luck
review-result = Result
review-accuracy = Accuracy
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-turning-points = Turning points
review-marked = Inaccuracies, mistakes and blunders
review-nothing-marked = No decision gave up a noticeable part of the winning chance.
review-decision = Decision { $n }, { $seat }: { $move }
review-loss = { $mark }: { $best } was better by { $loss } (± { $error })
review-swing = winning chance with open cards: { $swing }
review-explained = Winning chances with open cards add up: equal share + cards dealt + others’ choices + given up + own luck = result. “Given up” counts only what the seat could know.
review-chances = Winning chances with open cards
review-reason-takes = { $best } wins the trick in { $count } of { $of } possible deals, { $played } in { $other }.
review-reason-team-takes = { $best } wins the trick for the team in { $count } of { $of } possible deals, { $played } in { $other }.
review-reason-wins-round = { $best } wins the round in { $count } of { $of } possible deals, { $played } in { $other }.
review-reason-wins-game = { $best } wins the game in { $count } of { $of } possible deals, { $played } in { $other }.
review-reason-points = Points from this trick, on average over { $of } possible deals: { $count } with { $best }, { $other } with { $played }.
review-move = “{ $move }”
review-next-mistake = Next mistake
review-progress = Reviewing: { $percent }%
cli-arg-games-reviewed = number of games of each kind (default: 10)
cli-arg-out-reviewed = continue the measurement in this file
cli-arg-review = measure how well reviews grade, which takes minutes
cli-column-positions = positions
bench-review-only = { $argument } only works with --review.
bench-other-file = { $file } is not a file of this measurement.
bench-review-losses = Mean loss of winning chance per decision, by level:
bench-review-confirmed = { $confirmed } of { $examined } mistakes and blunders are confirmed by a search { $deeper } times deeper.
bench-review-master = { $marked } of the decisions of masters are marked.
bench-review-seconds = A review of { $decisions } decisions takes { $seconds } seconds on one core, in the slowest game.
cli-command-review = Review finished games: what each decision gave up, and what luck gave.
cli-arg-review-game = number of the game in the file, starting at 1 (default: all games)
cli-arg-review-seat = list only the decisions of this seat, starting at 1
cli-unit-decisions = { " " }decisions
server-reviews-busy = Too many games are being reviewed right now. Please try again in a minute.
web-review-start = Review this game
web-review-takes = The review takes about half a minute.
web-review-failed = The review failed. Please try again.
web-review-ledger = Where the results came from
web-review-numbers = Winning chances as numbers
web-review-decisions = Decisions
web-review-progress = { $seen } of { $all } decisions reviewed
web-review-try = Try again
web-review-others-held = What did the others hold?
web-play-on = Play on from here
web-play-on-seat = Seat
web-play-on-bots = Bots
web-play-on-start = Play on
web-play-on-note = A new table against bots, unrated. What is dealt or drawn from here on is new.
web-try-title = Decision { $n } once more
web-try-lead = This was the position. What do you play?
web-try-back = Back to the review
web-try-again = Choose differently
web-try-good = Well played!
web-try-marked = { $mark }: { $loss } of the winning chance given up
web-try-move = Move
web-try-chance = Winning chance
web-try-yours = your move
web-try-best = the best move
web-try-played = played in the game
server-no-decision = This decision is not reviewed, or not yet.
web-costs = What your decisions cost
web-costs-kind = Lost winning chance
web-costs-count = { $count } decisions
web-costs-each = per decision
web-costs-whole = per game
web-costs-note = The most expensive kind of decision first. Only what you could know counts.
web-costs-trend = Loss per decision, game by game
web-costs-trend-desc = From { $first } in the first of { $games } reviewed games to { $last } in the latest.
web-costs-reviewed = { $reviewed } of the latest { $games } games reviewed
web-costs-start = Review my games
web-review-lost = { $mark }: { $loss } of the winning chance (± { $error })
web-review-answer = Show the better move
cli-arg-reviews = measure twice: without reviews, and while this many people follow new reviews
cli-column-reviews = reviews

# Lessons

cli-command-puzzles = Puzzles: find the best move (play), look for new puzzles (make), or prove the shipped ones again (check).
cli-arg-puzzle-action = play, make or check
cli-arg-puzzle-theme = play: only puzzles of this theme
cli-arg-puzzle-players = make: only games with this many players (default: every number in turn)
cli-arg-puzzle-hours = make: stop after this many hours
cli-arg-processes = make: number of processes (default: 1)
cli-arg-puzzle-count = make: stop as soon as each game has this many puzzles
cli-arg-puzzle-out = make: working folder; the same command continues there (default: puzzles)
cli-arg-puzzle-solved = make: only decisions that can be solved completely
cli-arg-sample = check: prove only this many puzzles
cli-arg-puzzle-seed = check: a word or number that chooses the puzzles and the simulations
cli-arg-puzzle-simulations = make, check: simulations for each seed of a proof (default: 1000000)
cli-unit-puzzles = { " " }puzzles
puzzles-unknown-action = puzzles does not know { $action }. It knows: { $known }.
puzzles-not-with = { $argument } does not go with puzzles { $action }.
puzzles-players-game = --players needs a GAME.
puzzles-progress = { $game } · puzzles: { $puzzles } · games: { $games } · processor hours: { $hours }
puzzles-not-proved = Not proved: { $game } { $puzzle }
puzzles-checked = Puzzles: { $count } · proved again: { $proved } of { $tried }
puzzle-unknown = There is no such puzzle.
puzzle-unknown-theme = There is no theme { $theme }. Themes: { $known }.
puzzles-title = Puzzles
puzzles-lead = In each position one move is clearly better than all others, but not the obvious one. Can you find it?
puzzle-title = { $game }: puzzle { $puzzle }
puzzle-task = One move is clearly better than all others. Which one?
puzzle-right = Right!
puzzle-wrong = Not the best move: it costs { $loss } of the winning chance.
puzzle-follows = What follows
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-all = All puzzles
puzzle-streak = Right in a row: { $count }
puzzle-solved = Solved: { $count } of { $of }
puzzle-level = Difficulty: { $level }
puzzle-themes = Themes
puzzle-any-theme = All themes
puzzle-none = There are no puzzles for this game yet.
puzzle-proof-solved = Proved: every line of play was followed to the end.
puzzle-proof-simulated = Proved: { $gap } more winning chance than with the second-best move, in two times a million simulations.
puzzle-theme-lead = Leading a trick
puzzle-theme-follow = Following or discarding
puzzle-theme-colour = Naming a colour
puzzle-theme-eagle = Fight or flee
puzzle-theme-rhino = Pushing with the rhino
puzzle-theme-cheetah = Naming the leader with the cheetah
puzzle-theme-snake = Blocking with the snake
puzzle-theme-next-leader = Who leads the next round
puzzle-theme-exchange = Exchanging cards
puzzle-theme-pinch = Pinching
puzzle-theme-hunt = Hunting
puzzle-theme-restock = Filling the middle
puzzle-theme-tied = Tying on purpose
puzzle-theme-sacrifice = Sacrifice
puzzle-theme-endgame = Endgame
lesson-first = Guided first game
lesson-second = How to play well
lesson-offer = New to this game? Learn it at the table in three minutes.
lesson-learnt = What you have learnt
lesson-done = Done! What next?
lesson-take-back = Take it back
lesson-not-now = The lesson is waiting: take your move back first.
unknown-lesson = There is no lesson { $lesson }. Lessons: { $known }.
lesson-next = Next lesson
cli-command-learn = Learn a game at the table: a guided first game, then how to play well.
cli-arg-lesson = lesson: first (default) or second
web-first-game = For your first game
rules-house-mark = House rule:

# The daily deal

daily-title = The daily deal
daily-lead = Every day everyone gets the same cards, the same seat and the same bots. Your first game counts; after it you can play again for practice.
daily-lead-alone = Every day everyone gets the same cards, the same seat and the same bots. The cards follow from the date alone: looking them up only spoils your own fun.
daily-see = See the result
daily-practise = Play for practice
daily-bots = Bots: { $level }
daily-margin = Lead
daily-points = Points
daily-rank = Rank { $rank } of { $people } at this server
daily-late = Finished too late for a rank.
daily-waiting = The bots are still playing this deal …
daily-given-up = Given up, so there is no result.
daily-not-played = Not played yet.
daily-levels = The same cards in the same seat
daily-share = Share
daily-share-text = Text to share
daily-past = Your last days
daily-fair-lead = The cards of a day follow from its seed. The SHA-256 of the seed is shown here before the day, and the seed itself an hour after the day, so that everyone can check it.
daily-all = All days
daily-compare = Compare
daily-bad-day = There is no deal for the day “{ $day }”. Days are written like 2026-11-19, from { $first } to today.
daily-no-help = At a daily deal no move is taken back, and there are no hints.
daily-no-deal = { $game } has no daily deal. Games: { $known }.
duplicate-title = The same deals for friends
duplicate-lead = Everyone plays the same deals against the same bots, each at a table of their own, and every deal from another seat. The results are compared here.
duplicate-new = Set up deals
duplicate-deal = Deal { $number }
duplicate-link = Link for your friends
duplicate-none = Nobody has begun yet.
duplicate-total = Total
cli-command-daily = Play the deal of the day: the same cards, seat and bots for everyone.
cli-arg-date = another day, such as 2026-11-19
