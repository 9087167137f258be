# Qui, et ce que tout jeu possède

seat-name = Place { $number }
seat-you = Toi
labelled = { $label } : { $value }
seat-separator = { " ; " }
round-ended = La manche est finie. Points : { $points }. Gagnée par : { $winners }.
game-ended = La partie est finie. Points : { $points }. Victoire : { $winners }.

# Ce qui ne peut pas se jouer

unknown-game = Le jeu « { $game } » n’existe pas. Jeux disponibles : { $known }.
bad-players = { $game } ne se joue pas à { $players } ; il faut de { $fewest } à { $most } joueurs.
no-such-seat = La place { $seat } n’existe pas ; la dernière place est la { $last }.
unknown-option = Il n’y a pas d’option « { $option } » ; ce jeu connaît : { $known }.
bad-option = L’option { $option } ne peut pas être « { $value } » ; elle peut être : { $allowed }.
bad-seed = Une graine fait { $right } octets ; celle-ci en a { $found }.
bad-values = { $game } ne se joue pas avec { $found } valeurs de cartes ; il a { $cards } cartes à valeur.
bad-hand = { $game } ne se joue pas avec { $cards } cartes en main ; il peut y en avoir de 0 (toutes) à { $most }.
openspiel-compiled-search = Le { $bot } compilé d’OpenSpiel ne peut pas jouer à un jeu écrit en Python ; open_spiel.python.algorithms.ismcts.ISMCTSBot le peut.
unknown-level = Il n’y a pas de niveau « { $level } » ; il y a : { $known }.
bad-search = Une recherche demande au moins une simulation sur au moins un fil d’exécution ; on en a voulu { $simulations } sur { $threads }.
env-no-features = { $game } ne dit pas ce qu’une machine qui apprend en voit.
env-bad-state = Ce n’est pas une position de { $game } à { $players } joueurs.
env-other-game = C’est une partie de { $found } à { $found_players } joueurs ; l’environnement joue à { $game } à { $players }.
env-several-positions = Une partie commence à un endroit ; on a demandé : { $found }.
env-in-turn = { $game } n’est pas un jeu où tous décident toujours en même temps ; env() le joue place par place.
env-finished = Cette partie de { $game } est finie : il n’y a plus rien à décider.
env-no-deal = Dans { $game }, le hasard ne distribue rien.
env-not-begun = Aucune partie n’a commencé : appelle d’abord reset.
env-bad-actions = Un pas demande { $count } nombres entiers, une action par partie.
env-bad-mask = Un reset_mask a une valeur de vérité pour chacune des { $count } parties commencées.
env-not-for-each = « { $option } » a { $found } entrées ; il y a { $count } parties.
env-other-saved = Ceci n’a pas été sauvegardé par un environnement de { $count } parties de { $game } à { $players } joueurs, avec les mêmes règles maison, la même place, les mêmes adversaires et la même récompense.
env-unknown-start = reset n’a pas d’option « { $option } » ; il a : { $known }.
env-mid-choice = Dans { $game }, tous agissent en même temps : une partie ne peut pas commencer là où certains ont déjà choisi.
env-no-record = « decisions » compte les décisions d’un enregistrement : donne aussi l’enregistrement.
env-concealed-state = Dans cet état de { $game }, quelque chose est caché, comme dans une vue ; Game.imagine fait d’une vue un état complet.
env-seat-finished = La place { $seat } n’a plus rien à décider dans cette partie de { $game }.
file-unreadable = { $reason ->
    [ENOENT] Le fichier { $file } n’existe pas.
    [EISDIR] { $file } est un dossier ; il faut un fichier.
    [ENOTDIR] Le fichier { $file } n’existe pas : son dossier n’en est pas un.
    [ENAMETOOLONG] Le nom { $file } est trop long.
    [EACCES] Tu n’as pas le droit de lire { $file }.
   *[other] { $file } ne peut pas être lu ({ $reason }).
}
file-unwritable = { $reason ->
    [ENOENT] { $file } ne peut pas être écrit : ce dossier n’existe pas.
    [EISDIR] { $file } est un dossier ; indique un fichier dedans.
    [ENOTDIR] { $file } ne peut pas être écrit : son dossier n’en est pas un.
    [ENAMETOOLONG] Le nom { $file } est trop long.
    [EACCES] Tu n’as pas le droit d’écrire { $file }.
    [ENOSPC] { $file } n’a pas été écrit : il n’y a plus de place.
   *[other] { $file } ne peut pas être écrit ({ $reason }).
}
no-card-values = Les cartes de { $game } ne portent rien qui puisse être remplacé ; retire --deck.
values-not-json = { $file } n’est pas du JSON ; il faut {"{"}"{ $table }": {"{"}"CARTE": NOMBRE, …{"}"}{"}"}.
values-no-table = { $file } n’a pas de table « { $table } » ; il faut {"{"}"{ $table }": {"{"}"CARTE": NOMBRE, …{"}"}{"}"}.
values-missing-card = { $file } ne donne pas de valeur à la carte { $card } ; la table « { $table } » en veut une pour chaque carte.
values-unknown-card = { $file } donne une valeur à « { $card } », qui n’est pas une carte de ce jeu.
values-card-twice = { $file } contient « { $card } » deux fois.
values-bad-value = { $file } donne à la carte { $card } la valeur { $value } ; « { $table } » sont des nombres entiers de { $lowest } à { $highest }.

# Coups refusés

not-your-turn = La place { $seat } n’a rien à décider maintenant ; on attend : { $waiting }.
illegal-move = La place { $seat } ne peut pas jouer « { $move } » ici.

# Parties enregistrées

record-not-text = { $file } n’est pas un fichier texte ; une partie enregistrée est du JSON, une partie par ligne.
record-none = { $file } ne contient aucune partie.
record-not-json = { $file }, ligne { $line } : ce n’est pas du JSON ; une partie enregistrée est un objet JSON par ligne.
record-truncated = { $file }, ligne { $line } : la partie s’interrompt au milieu ; le fichier n’est pas complet.
record-not-record = { $file }, ligne { $line } : ce n’est pas une partie enregistrée ; il y faut "format": "{ $format }".
record-other-format = { $file }, ligne { $line } : le format est { $found } ; ce programme lit "{ $format }".
record-field-missing = { $file }, ligne { $line } : il manque « { $field } ».
record-field-wrong = { $file }, ligne { $line } : « { $field } » ne peut pas être { $found } ; il faut { $field ->
    [seed] 64 chiffres hexadécimaux minuscules
    [players] un nombre entier
    [options] un objet
    [log] une liste
    [result] les points et les vainqueurs par place
   *[other] du texte
}.
record-field-unknown = { $file }, ligne { $line } : une partie enregistrée n’a pas de champ « { $field } ».
record-field-twice = { $file }, ligne { $line } : « { $field } » y figure deux fois.
record-entry-wrong = { $file }, ligne { $line } : l’entrée { $entry } n’a pas la forme d’une décision, d’une donne, d’un tirage ou d’une fin de manche : { $found }
entry-malformed = l’entrée n’a pas la forme qu’il lui faut dans ce jeu : { $found }
entry-out-of-place = dans ce jeu, rien n’est laissé au hasard
record-chance-missing = il faut une donne ou un tirage, mais le journal n’en a plus.
record-entry-differs = le journal dit { $found }, mais d’après les règles et la graine ce doit être { $right }.
record-after-end = la partie est finie, mais le journal continue avec { $found }.
record-not-the-turn = c’est à la place { $seat } de décider, mais le journal dit { $found }.
record-legal-differs = les coups permis sont { $right }, mais le journal dit { $found }.
record-legal-unwanted = le journal énumère les coups permis pour « { $move } », ce qu’une partie enregistrée ne fait jamais.
record-illegal-move = la place { $seat } ne peut pas jouer « { $move } » ici ; elle peut jouer : { $legal }.
record-ends-early = le journal s’arrête, mais pas la partie : la place { $seat } doit décider.
record-entry-missing = le journal s’arrête, mais il manque { $right }.
record-result-differs = le résultat est { $right }, mais il est écrit { $found }.

# La ligne de commande

cli-about = menagerie : Mausen, Awimbawé et Mopsen, trois jeux de cartes et d’animaux.
cli-usage = Usage :
cli-usage-of-all = Usage : menagerie COMMANDE …
cli-arguments = Arguments
cli-more = « menagerie COMMANDE --help » affiche l’aide d’une commande.
cli-command-play = Jouer contre des bots.
cli-command-simulate = Jouer beaucoup de parties au hasard, et les compter ou les enregistrer.
cli-command-verify = Vérifier que les parties d’un fichier suivent les règles et leur graine.
cli-command-replay = Raconter une partie enregistrée.
cli-command-ladder = Montrer que chaque niveau bat celui d’en dessous ; là où ce n’est pas montré, la commande finit par 1.
cli-command-bench = Mesurer la vitesse des jeux ici, à côté d’OpenSpiel s’il est installé.
cli-arg-game = le jeu : mausen, awimbawe ou mopsen
cli-arg-players = combien de joueurs (sinon le moins possible)
cli-arg-level = la force des autres : random (au hasard), novice (débutant ; sinon ceci), casual (occasionnel), strong (fort), master (maître)
cli-arg-games = combien de parties (sinon 1000)
cli-arg-seed = un mot ou un nombre ; la même graine donne les mêmes parties
cli-arg-record = écrire les parties dans ce fichier, une par ligne
cli-arg-record-played = écrire la partie finie dans ce fichier
cli-arg-legal = enregistrer aussi tous les coups possibles
cli-arg-option = une règle maison ; peut être répété
cli-arg-deck = tes propres couronnes ou os, en JSON
cli-arg-file = un fichier de parties enregistrées
cli-arg-which-game = quelle partie du fichier, à partir de 1 (sinon 1)
cli-arg-seat = montrer la partie depuis cette place
cli-arg-my-seat = ta place à la table (par défaut : la première)
cli-arg-seconds = combien de temps mesurer chaque chiffre (sinon 2)
cli-arg-deals = combien de donnes, chacune jouée de chaque place (sinon 1000)
cli-arg-json = afficher du JSON
cli-arg-lang = la langue : de, en, fr, it ou nl
cli-arg-help = afficher cette aide
cli-not-understood = La ligne de commande est incompréhensible : { $argument }.
cli-value-missing = { $argument } demande une valeur.
cli-value-unwanted = { $argument } ne prend pas de valeur.
cli-unknown-argument = Argument inconnu : { $argument }. « menagerie { $command } » accepte : { $known }.
cli-argument-missing = Il manque { $argument }.
cli-not-a-number = { $argument } ne peut pas être « { $value } » ; il faut un nombre entier de { $lowest } à { $highest }.
cli-not-positive = { $argument } ne peut pas être « { $value } » ; il faut un nombre supérieur à 0, au plus { $highest }.
cli-option-form = « { $value } » n’est pas une option ; écris --option NOM=VALEUR.
cli-unknown-language = La langue « { $value } » n’existe pas ici. Langues disponibles : { $known }.
cli-unknown-command = La commande « { $command } » n’existe pas. Commandes disponibles : { $known }.
cli-legal-without-record = --legal complète un enregistrement ; ajoute --record FICHIER.
cli-no-such-game = Il n’y a pas de partie { $wanted } dans { $file } ; il en contient { $count }.
cli-unit = { " " }parties
cli-compiling = Préparation des règles rapides de { $game } ; quelques secondes, une seule fois …
cli-column-seat = place
cli-column-points = points
cli-column-mean = par partie
cli-column-wins = victoires
cli-column-share = part
cli-column-game = jeu
cli-column-players = joueurs
cli-column-plain = simple
cli-column-compiled = compilé
cli-column-levels = niveaux
cli-column-interval = intervalle à 95 %
cli-column-fair = à force égale
cli-column-ratio = compilé : OpenSpiel
cli-way-python-loop = boucle Python
cli-way-evaluate-bots = C++ evaluate_bots
cli-way-rollouts = rollouts C++
cli-simulated = { $game }, { $players } joueurs : { $games ->
    [one] une partie
   *[other] { $games } parties
} au hasard
cli-decisions = { $decisions } décisions en { $seconds } s : { $rate } par seconde
cli-seed = Graine : { $seed }
cli-verified = { $good ->
    [one] Une partie vérifiée : tout est en ordre.
   *[other] { $good } parties vérifiées : tout est en ordre.
}
cli-verify-broken = Parties contraires aux règles : { $broken }. Bonnes parties : { $good }.
cli-verify-deck = Si les parties ont été jouées avec d’autres couronnes ou d’autres os, donne-les avec --deck.
cli-at-line = { $file }, ligne { $line } : { $problem }
cli-at-entry = { $file }, ligne { $line }, entrée { $entry } : { $problem }
cli-replay-title = { $game }, { $players } joueurs
cli-no-peers = Pour mesurer OpenSpiel en même temps, installe l’extra « peers ».
cli-arg-envs = mesurer plutôt les environnements, à côté de ceux des autres qui sont installés
cli-column-cells = cellules
cli-column-vector = vecteur, { $games } parties
cli-column-rival = environnement
cli-column-decisions = décisions/s
cli-rivals-missing = Pas installés, donc pas mesurés : { $names }. L’extra « rivals » les apporte.
cli-no-gymnasium = Les environnements demandent l’extra « envs ».

# L’invite simple

play-which-game = Quel jeu (q : partir) ?
play-how-many = Combien de joueurs, de { $fewest } à { $most } ?
play-many-choices = { $count } choix ; ? les énumère. Un numéro ou un coup, par exemple : { $example }
play-not-a-choice = « { $answer } » n’est pas un choix ici : un numéro de 1 à { $last }, un coup comme « { $example } », ? pour la liste, q pour partir.
play-cards = { $count } cartes
play-face-down = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
play-goodbye = Au revoir.

# Statistiques

cli-command-stats = Jouer un très grand nombre de parties et dire ce qui intéresse qui conçoit un jeu.
cli-arg-games-studied = combien de parties (sinon 100 000)
cli-arg-level-of-all = la force de tous : random (au hasard) ou novice (débutant ; sinon ceci)
cli-arg-plot = aussi en dessin, dans un fichier SVG
cli-stats-title = { $game }, { $players } joueurs, niveau { $level } : { $games ->
    [one] une partie
   *[other] { $games } parties
}
cli-column-turn = dans l’ordre du jeu
cli-stats-turn = { $turn ->
    [1] entame
   *[other] joue en { $turn }ᵉ
}
cli-column-even = part équitable
cli-column-mean-points = points en moyenne
cli-column-ending = comment ça finit
cli-column-of-games = des parties
cli-stats-winners = { $count ->
    [one] un gagnant
   *[other] { $count } gagnants
}
cli-stats-tie-break = égalité en tête, et départagée
cli-column-spread = comment c’est réparti
cli-column-average = moyenne
cli-column-sd = écart-type
cli-column-least = min.
cli-column-most = max.
cli-column-median = médiane
cli-stats-points = points d’une place
cli-stats-winning = points du gagnant
cli-stats-margin = avance du gagnant
cli-stats-decisions = décisions par partie
cli-column-tally = à remarquer
cli-column-in-games = parties avec
cli-stats-wins = Part des victoires, avec intervalle à 95 % (tirets : la part équitable)
cli-stats-tallies = Ce qui arrive, et combien de fois
cli-stats-a-game = { $mean } par partie

# L’arène

unknown-bot = Il n’y a pas de bot « { $bot } » ; il y a : { $known }, ou une classe à toi, ./FICHIER.py:CLASSE, ou openspiel:N.
unknown-foreign-bot = Il n’y a pas de bot « { $bot } » ; après openspiel: vient un nombre de simulations, 2 au moins, ou un niveau, pour réfléchir aussi longtemps que lui : { $levels }.
own-bot-missing = { $file } n’a pas de classe « { $name } » avec une méthode « choose ».
own-bot-broken = { $file } ne peut pas être exécuté : { $reason }
extra-missing = { $argument } demande l’extra « { $extra } » : pip install 'menagerie-games[{ $extra }]'.
ray-unreachable = Il n’y a pas de cluster Ray à « { $address } » : { $reason }
arena-how-many = { $game } ne se joue pas à { $bots }, mais de { $fewest } à { $most } joueurs. Nomme autant de bots, ou donne --players.
arena-json-or-csv = Donne --json ou --csv, pas les deux.
arena-ray-or-threads = Donne --ray ou --threads, pas les deux.
cli-plot-form = --plot dessine du SVG ; « { $file } » devrait finir par .svg.
arena-other-run = { $file } ne vient pas de ce tournoi ; nomme un autre fichier.
arena-other-terms = { $file } est celui d’un autre tournoi, où diffèrent : { $terms }. Nomme un autre fichier.
arena-bot-changed = { $file } a été commencé quand le programme dans { $bots } était un autre ; il a changé depuis. Nomme un autre fichier.
arena-busy = Une autre exécution écrit { $file } en ce moment.
arena-out-no-file = { $file } est un périphérique, un tube ou la sortie elle-même ; --out demande un fichier à part, pour le relire.
arena-played = { $game }, { $players } joueurs : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}
arena-teams = Partenaires, qui gagnent et perdent ensemble : { $teams }
arena-forfeit = Partie { $game } : { $bot } ({ $seat }) { $deed ->
    [crashed] a planté ({ $detail })
    [late] a mis plus de { $detail } s
    [illegal] a choisi { $detail }, qui n’est pas permis,
   *[odd] a répondu { $detail }, qui n’est pas un coup,
} et perd.
arena-so-far = La partie jusque-là
arena-kept = { $games ->
    [one] Une partie est gardée
   *[other] { $games } parties sont gardées
} dans { $file } ; la même commande reprend à partir de là.
arena-more-forfeits = { $bot } a encore perdu ainsi { $count ->
    [one] une partie
   *[other] { $count } parties
}.
arena-plot-share = part des victoires, avec son intervalle à 95 %
arena-plot-deal = donnes
cli-command-arena = Faire jouer des bots entre eux, et dire à quel point il est sûr que l’un est plus fort.
cli-arg-bots = qui joue : des niveaux (random, novice, casual, strong, master) ou des classes à toi, ./FICHIER.py:CLASSE, ou openspiel:N, la recherche d’OpenSpiel avec N simulations
cli-arg-arena-players = combien de joueurs (sinon autant que de bots) ; le dernier bot prend les places qui restent
cli-arg-arena-games = combien de parties (sinon 1000), arrondi vers le haut à des donnes entières, chacune jouée de chaque place
cli-arg-out = garder chaque partie dans ce fichier ; la même commande reprend là où elle s’est arrêtée
cli-arg-csv = afficher du CSV
cli-arg-arena-plot = dessiner les parts et le cours des cotes, en SVG
cli-arg-threads = combien de fils d’exécution (sinon un par cœur)
cli-arg-ray = jouer sur le cluster Ray à cette adresse ; « local » en démarre un ici
cli-arg-timeout = combien de secondes a un bot à toi pour un coup (sinon 10)
cli-column-bot = bot
cli-column-games = parties
cli-column-forfeits = forfaits
cli-column-rating = cote
ladder-lowest = « { $level } » est le niveau le plus bas ; il n’y en a pas d’autre à battre en dessous.
ladder-unproved = Pas montré plus fort : { $rungs }. Plus de donnes peuvent le montrer (--deals).
cli-arg-ladder-games = ces jeux (sinon tous)
cli-arg-ladder-players = seulement les tables de tant de joueurs
cli-arg-ladder-level = seulement ce niveau contre celui d’en dessous

# La vitesse de la recherche

cli-column-simulations-search = simulations/s
cli-column-simulations-two-threads = sur deux threads
cli-column-simulations-heuristic = par habitude
cli-column-second-thread = deux threads : un
cli-way-search = recherche
cli-way-two-threads = recherche sur deux threads
cli-way-habit = recherche par habitude
cli-way-ismcts = ISMCTS, simulations/s

# Suggestions

suggest-argument = Option inconnue : { $argument }. Voulais-tu dire { $suggestion } ?
suggest-command = La commande « { $command } » n’existe pas. Voulais-tu dire « { $suggestion } » ?
suggest-language = La langue « { $value } » n’existe pas ici. Voulais-tu dire « { $suggestion } » ?
suggest-shell = Le shell « { $value } » n’existe pas ici. Voulais-tu dire « { $suggestion } » ?
suggest-game = Le jeu « { $game } » n’existe pas. Voulais-tu dire « { $suggestion } » ?
suggest-level = Le niveau « { $level } » n’existe pas. Voulais-tu dire « { $suggestion } » ?
suggest-bot = Le bot « { $bot } » n’existe pas. Voulais-tu dire « { $suggestion } » ?
suggest-option = L’option « { $option } » n’existe pas. Voulais-tu dire « { $suggestion } » ?
suggest-value = L’option { $option } ne peut pas valoir « { $value } ». Voulais-tu dire « { $suggestion } » ?

# La liste des commandes et la complétion du shell

cli-group-play = Jouer
cli-group-records = Parties enregistrées
cli-group-study = Bots et statistiques
cli-group-measure = Vitesse
cli-group-setup = Installation
cli-default = [par défaut : { $value }]
cli-command-completion = Afficher un script de complétion pour ton shell.
cli-command-help = Afficher l’aide d’une commande.
cli-arg-shell = ton shell : bash, zsh ou fish
cli-arg-version = afficher la version
cli-unknown-shell = Le shell « { $value } » n’existe pas ici. Shells disponibles : { $known }.

## The browser

web-unmute = Entendre de nouveau
web-event-declined = { $name } refuse que le coup soit repris.
web-event-undone = { $name } : le dernier coup est repris.
web-event-resigned = { $name } : départ définitif ; un robot continue.
web-event-away = { $name } : la connexion est perdue.
web-event-back = { $name } : de retour à la table.
web-event-stood-in = { $name } : un robot joue en attendant.
web-mute = Ne plus entendre { $name }
level-random = au hasard
level-novice = débutant
level-casual = occasionnel
level-strong = fort
level-master = maître
web-bot = Robot
web-bot-name = Robot { $number }
web-guest = Invité
web-hunts = { $hunter } chasse { $prey }
web-others = Les autres
web-home = Vers l’accueil
web-language = Langue
web-go = Aller
web-theme = Couleurs
web-theme-auto = comme l’appareil
web-theme-light = clair
web-theme-dark = sombre
web-middle = Le milieu de la table
web-now = Ce qui se passe
web-away = absent
web-waiting = En attente de { $names }.
web-undo-asked = { $name } voudrait reprendre le dernier coup.
web-agree = D’accord
web-decline = Refuser
web-pass-device = Passe l’appareil à { $name }.
web-i-am = Je suis { $name } : montrer mes cartes
web-you-won = Tu as gagné !
web-winners = Victoire : { $names }
web-rematch = Rejouer
web-to-rematch = Vers la revanche
web-replay = Revoir la partie
web-tools = Outils
web-hint = Conseil
web-undo = Annuler
web-last = Dernier pli
web-no-trick = Aucun pli n’a encore été fait.
web-sheet = Points
web-round = Manche
web-total = Partie jusqu’ici
web-no-rounds = Aucune manche n’a encore été comptée.
web-log = Déroulement
web-chat = Discussion
web-chat-prompt = Dis quelque chose à la table
web-send = Envoyer
web-rules = Règles
web-menu = Menu
web-close = Fermer
web-sound = Sons
web-confirm = Toucher deux fois une carte pour la jouer
web-quick = Tout montrer rapidement
web-stand-in = Qui joue pour toi en ton absence
web-other-device = Continuer sur un autre appareil
web-quit = Quitter la table
web-quit-sure = Quitter la table ? Un robot jouera à ta place.
web-screen = Afficher sur un téléviseur
web-lost = La connexion est perdue ; nouvel essai …
web-copied = Copié
web-start = Commencer la partie
web-host-starts = Tout le monde est là ; l’hôte commence la partie.
web-waiting-for-players = La partie peut commencer dès que chaque place est prise.
web-free = Place libre
web-reserved = Réservé
web-seat-for = Qui reçoit la place { $number }
web-name = Ton nom
web-sit = S’asseoir ici
web-invite = Inviter des amis
web-link = Lien vers cette table
web-qr = Code QR du lien vers cette table
web-hint-why = Ce que trouve un joueur fort en imaginant la suite de la manche :
web-hint-line = gagne { $win } % des parties et rapporte { $points } points en moyenne.
web-hint-mixed = À jouer dans { $share } % de ces cas, pour rester imprévisible.

## Watching a game again

web-replay-title = { $game } · revoir la partie
web-replay-table = La table
web-replay-start = Personne n’a encore rien décidé.
web-replay-steps = À travers la partie
web-replay-first = Au début
web-replay-previous = Un pas en arrière
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-jump = Image
web-replay-at = { $at } sur { $last }
web-replay-speed = Vitesse
web-speed-slow = lentement
web-speed-steady = posément
web-speed-fast = vite
web-replay-viewpoint = Par les yeux de qui ?
web-replay-open = Toutes les mains visibles
web-replay-public = En spectateur
web-replay-points = Points jusqu’ici
web-replay-game = Partie
web-replay-events = Ce qui s’est passé
web-replay-round = Manche { $number }
web-replay-trick = { $game ->
    [mausen] Tour
   *[other] Pli
} { $number }
web-replay-fair = Une donne honnête
web-replay-fair-table = Vérifié : tout ce que le hasard a décidé découle de la graine. Le SHA-256 de la graine a été montré à tous avant la partie.
web-replay-fair-record = Vérifié : tout ce que le hasard a décidé découle de la graine enregistrée. Si le SHA-256 de la graine a été montré avant la partie, ce doit être celui-ci.
web-replay-fair-none = Vérifié : la partie respecte les règles. Sans graine, personne ne peut vérifier que le hasard a donné les cartes.
web-replay-fair-nothing = Vérifié : la partie respecte les règles. Rien n’y a été laissé au hasard.
web-replay-seed = Graine
web-replay-download = Télécharger la partie enregistrée
web-import-title = Revoir une partie enregistrée
web-import-lead = Toute partie terminée peut être téléchargée, sur sa page ou avec « menagerie play --record ». Apporte-la ici et revois-la carte par carte.
web-import-choose = Choisir un fichier (.jsonl)
web-import-drop = ou le déposer ici
web-import-paste = Coller plutôt le texte
web-import-text = La partie enregistrée, une par ligne
web-import-watch = Vérifier et regarder
web-import-checking = Chaque coup est vérifié …
web-import-failed = Le serveur est injoignable pour l’instant ; réessaie dans un moment.
web-import-several = Quelle partie ?
web-import-game = { $game } · à { $players } · points : { $points }
web-import-pasted = Le texte
web-import-limits = Au plus { $largest } ko et { $most } parties par fichier. Chaque coup est vérifié selon les règles, et chaque donne selon la graine. Quiconque a l’adresse d’une partie peut la regarder.
server-no-record = Cette partie enregistrée n’existe pas ici.
server-no-picture = Il n’y a pas d’image { $at } ; la dernière est { $last }.
server-too-many-games = Il y a trop de parties dans ce fichier ; au plus { $most }.
## The lobby, and the pages around

web-skip = Aller au contenu
web-navigation = Ailleurs
web-lobby = Trois jeux de cartes animaliers
web-lobby-lead = Un clic, et les cartes sont distribuées : contre des robots, ou avec des amis sur n’importe quel appareil. Sans inscription.
web-you-are = Tu es { $name }.
web-new-here = Quel plaisir de te voir !
web-rename = Changer de nom
web-set-name = Dire ton nom
web-save = Enregistrer
web-your-turns = { $count ->
    [one] C’est à toi de jouer dans une partie.
   *[other] C’est à toi de jouer dans { $count } parties.
}
web-players-range = { $fewest }–{ $most } joueurs
web-minutes = environ { $minutes } minutes
web-players = Joueurs
web-bots-level = Robots
web-play-now = Jouer tout de suite
web-with-friends = Avec des amis
web-learn = Apprendre
web-my-games = Tes parties
web-no-my-games = Tu n’as aucune partie en cours. Choisis-en une ci-dessus : les cartes t’attendent.
web-not-started = Pas encore commencée
web-your-turn = À toi de jouer
web-continue = Continuer
web-with = avec { $names }
web-nobody-else = encore personne d’autre
web-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table n’attend de compagnie pour l’instant. Ouvre-en une : choisis « Avec des amis » et montre-la à tous.
web-free-seats = { $count ->
    [one] Une place libre
   *[other] { $count } places libres
}
web-being-played = Partie en cours
web-join = Rejoindre
web-watch = Regarder
web-finished = Parties terminées
web-no-finished = Tes parties terminées seront gardées ici, pour les revoir.
web-new-table = { $game } avec des amis
web-new-lead = À la table, tu auras un lien et un code QR qui y amènent les autres.
web-open-table = Ouvrir la table
web-seats = Qui joue
web-seat = Place { $number }
web-friend = un ami
web-friend-reserved = un ami, avec son propre lien
web-nobody = personne
web-place = Où vous jouez
web-place-link = Chacun sur son appareil ; seuls ceux qui ont le lien peuvent venir
web-place-public = Chacun sur son appareil ; l’accueil montre la table à tous
web-place-here = À plusieurs sur cet écran, que l’on se passe
web-clock = Temps pour chaque coup
web-clock-none = autant qu’on veut
web-clock-minute = 60 secondes
web-clock-day = un jour
web-spectators = D’autres peuvent regarder
web-hints = Tous peuvent demander des conseils
web-house-rules = Règles de la maison
web-wrong-name = Un nom a de 1 à 40 caractères.
web-wrong-game = Ce jeu n’existe pas ici. Choisis-en un de ceux-ci.
web-wrong-choice = Ce choix n’existe pas. Prends-en un dans la liste.
web-wrong-players = { $game } se joue de { $fewest } à { $most } joueurs.
web-wrong-order = Nomme chaque place une fois, la plus jeune d’abord, par exemple : { $example }.
web-learn-all = Apprendre les jeux
web-learn-lead = Chaque règle a un numéro ; à la table, le numéro mène à la règle qui vient de s’appliquer.
web-contents = Sommaire
web-no-rulebook = Les règles de ce jeu ne sont pas encore racontées ici.
web-link-ask = Continuer sur cet appareil ?
web-link-what = L’auteur de ce lien sera alors ici la même personne : même nom, mêmes parties. Il sert une fois.
web-link-instead = Jusqu’ici, cet appareil est celui de { $name } ; il ne le sera plus.
web-link-yes = Oui, continuer ici
web-device-how = Ouvre ce lien sur l’autre appareil, ou scannes-y le code. Il sert une fois, pendant un quart d’heure, et à toi seul : ne le transmets pas.
web-device-link = Lien pour l’autre appareil
web-device-qr = Code QR du lien pour l’autre appareil
web-import = Revoir une partie enregistrée
web-ratings = Classements
web-ratings-lead = D’après les parties terminées aux tables ouvertes à tous. En tête, ceux dont la force est la plus sûre ; le nombre après ± dit combien une cote est encore incertaine.
web-no-ratings = Personne ne figure encore ici. Ouvre une table à tous, et joue la première partie.
web-rank = Rang
web-who = Nom
web-strength = Force
web-games-played = Parties
web-api = Pour les programmes
web-error = Cela n’a pas marché
web-error-missing = Il n’y a rien ici
web-error-private = On ne passe pas
web-error-soon = Un instant, s’il te plaît
web-no-page = Cette page n’existe pas, ou plus.
web-malformed = Ce qui a été envoyé est incompréhensible. Reviens en arrière et réessaie.
web-unknown = Nous ne savons pas qui tu es. Commence à l’accueil.
web-back = Retour à la table
web-broken = Quelque chose ne va pas ici, et tu n’y es pour rien. Réessaie dans un instant.

## The server

server-malformed = Ce n’est pas compréhensible ici : à { $where } : { $reason }.
server-anonymous = Personne n’a dit qui demande. Envoie le cookie ou un jeton ; POST /api/people donne les deux.
server-stale-cookie = Ce cookie n’est à personne. POST /api/people en donne un nouveau.
server-wrong-token = Ce jeton n’est à personne. Il s’écrit dans l’en-tête ainsi : Authorization: Bearer JETON.
server-link-used = Ce lien a déjà servi, ou il est trop vieux. L’autre appareil en donne un nouveau.
server-no-table = Cette table n’existe pas.
server-no-page = Il n’y a rien ici. GET /api/docs montre ce qu’il y a.
server-no-seat = Tu n’as pas de place à cette table.
server-no-such-seat = Il n’y a pas de place { $seat } ; la dernière est { $last }.
server-not-your-seat = La place { $seat } n’est pas à toi. Les tiennes : { $seats }.
server-which-seat = Dis de laquelle de tes places il s’agit : { $seats }.
server-own-name = À cette table, chacun est assis sous son propre nom.
server-one-device-private = Une table sur un seul appareil ne peut pas être publique.
server-no-hints = À cette table, personne ne reçoit de conseils.
server-hint-coming = Un conseil est déjà en route ; attends-le.
server-already-seated = Tu as déjà une place à cette table.
server-seat-taken = Cette place est prise. Libres : { $free }.
server-wrong-key = Cette clé n’ouvre ici aucune place réservée.
server-seats-empty = Chaque place doit être prise avant le début. Vides : { $seats }.
server-not-host = Seul l’hôte de la table peut le faire.
server-no-spectators = Cette table ne veut pas de spectateurs.
server-not-open = La partie a déjà commencé.
server-not-playing = On ne joue pas à cette table en ce moment.
server-moved-already = Un coup est déjà venu de cette place entre-temps.
server-not-over = La partie n’est pas encore finie.
server-game-over = La partie est finie.
server-rematch-there = La revanche est à la table { $table }.
server-undo-not-last = Le dernier coup n’était pas le tien ; seul le dernier coup peut être repris.
server-undo-final = Ce qu’on choisit en même temps que les autres est définitif.
server-undo-revealed = Ce coup a révélé quelque chose de caché ; il ne peut pas être repris.
server-undo-asked = C’est déjà demandé ; les autres n’ont pas tous répondu.
server-undo-not-asked = Personne ne te demande de laisser reprendre un coup.
server-too-fast = C’est trop en trop peu de temps ; attends un moment.
server-too-large = C’est trop grand ; au plus { NUMBER($largest) } octets.
server-foreign-origin = Cela vient de la page d’un autre site, qui n’a pas le droit de demander.
server-closing = Le serveur va s’arrêter ; réessaie dans un instant.
server-no-database = La base de données ne répond pas pour l’instant ; réessaie dans un instant.
server-table-broken = Cette table ne peut plus être lue ; son journal est conservé.
server-database = La base de données est inutilisable : { $reason }.
server-database-taken = Un autre serveur travaille avec { $file }. Il faut à celui-ci son propre fichier, ou PostgreSQL aux deux.
server-database-newer = La base de données vient d’une version plus récente de menagerie (révision { $revision }) ; celle-ci connaît les révisions jusqu’à { $known }.
server-port-taken = Rien ne peut être servi à { $host }:{ $port } : { $reason }.
cli-command-serve = Fais jouer des personnes et des programmes par le réseau.
cli-arg-host = l’adresse d’écoute (par défaut : 127.0.0.1, cette machine seulement)
cli-arg-port = le port d’écoute (par défaut : 8000 ; 0 pour n’importe lequel de libre)
cli-arg-database = un fichier pour SQLite, ou postgresql+asyncpg://… (sinon $DATABASE_URL, sinon un fichier du dossier de données)
cli-arg-pause = secondes avant le coup d’un bot, pour qu’on puisse suivre (par défaut : 0.8)
cli-arg-browser = ouvrir le navigateur à l’accueil (sur un port libre, si 8000 est pris et qu’aucun n’est donné)
cli-serving = Le serveur est à l’adresse { $address } – arrêter avec Ctrl-C.
cli-command-load = Montre combien de coups durables un serveur accepte par seconde.
cli-arg-tables = combien de tables de quatre (par défaut : 500)
cli-column-tables = tables
cli-column-pace = allure
cli-column-moves-per-second = coups/s
cli-column-p50 = p50 ms
cli-column-p99 = p99 ms
cli-column-memory = ko par table
cli-pace-fast = aussi vite que possible
cli-pace-calm = un coup par seconde à chacune
cli-column-processor = µs de processeur par coup
server-nobody = Personne de ce nom n’est assis à cette table ni n’y a parlé.

## Playing in the terminal

play-nobody = Il faut au moins une place pour quelqu’un.
play-too-many-people = { $people } personnes ne tiennent pas à une table de { $players }.
play-nothing-saved = Aucune partie n’attend d’être reprise.
play-saved-taken = La partie gardée { $file } est en train d’être jouée ailleurs.
play-saved-damaged = La partie gardée { $file } est illisible.
play-saved-summary = { $game } · { $who } · { $when }
play-which-saved = Laquelle reprends-tu (Entrée : une nouvelle partie) ?
play-no-such-saved = « { $answer } » n’en fait pas partie ; choisis un nombre de 1 à { $last }, ou appuie seulement sur Entrée.
play-how-strong = De quelle force sont les autres (Entrée : novice) ?
play-kept = La partie est gardée ; « menagerie play » la propose de nouveau.
play-record = Enregistrement : { $file }
play-press-enter = { $name } : appuie sur Entrée pour voir tes cartes.
play-aside = Un nombre ou un coup décide. h : conseil, l : ce qui s’est passé, t : dernier pli, s : points, r : règles (r NUMÉRO : l’une d’elles), q : partir.
cli-arg-people = qui joue devant cet écran ; la première personne a --seat (sinon : toi seul)
cli-arg-resume = reprendre la dernière partie quittée
play-back = Retour
play-quick = vite
play-quit = Partir
play-thinking = Réflexion …
play-person = Personne { $number }
play-start-keys = ↑ ↓ choisir  ← → changer  Entrée : suite  lettres : un nom  q : partir
play-held = En pause : chaque touche montre la suite ; p reprend.
cli-arg-lines = ligne par ligne, pas en plein écran

## At a server's table, and watching

join-bad-link = « { $link } » n’est pas l’adresse d’une table ; en voici une : https://example.org/t/abcdef123456.
join-unreachable = Aucun serveur ne répond à l’adresse { $server }.
join-no-menagerie = À l’adresse { $server }, il n’y a pas de serveur menagerie que cette version comprenne.
join-refused = { $sentence }
join-gone = { $server } ne montre plus cette table.
join-begun = La partie à cette table a commencé sans toi ; « menagerie watch { $link } » la montre.
join-full = Toutes les places de cette table sont prises ; « menagerie watch { $link } » la montre.
join-waiting = À la table : { $names }. { $free ->
    [one] Une place est libre
   *[other] { $free } places sont libres
} ; l’hôte lance la partie quand toutes sont prises.
join-all-there = À la table : { $names }. Toutes les places sont prises ; l’hôte lance la partie.
join-seat-gone = L’hôte a donné ta place à quelqu’un d’autre ; maintenant tu regardes.
join-lost = La connexion est perdue ; nouvel essai …
join-back = La connexion est rétablie.
join-seed-wrong = Les cartes n’ont pas été données d’après la graine promise au début de la partie.
join-record-wrong = L’enregistrement de cette partie n’est pas juste : { $problem }
play-seat-kept = Ta place reste la tienne ; la même commande t’y ramène, et un robot joue en attendant.
play-join-alone = { $argument } ne va pas avec --join : la table est telle que son hôte l’a ouverte.
play-name-join = --name va avec --join LINK ; qui joue devant cet écran se dit avec --people.
cli-arg-join = une table d’un serveur : y prendre place, ou y revenir
cli-arg-name = ton nom sur le serveur (sinon : celui de ta dernière venue, d’abord ton nom d’utilisateur)
cli-command-watch = Regarder une table en direct, ou une partie enregistrée pas à pas.
cli-arg-watched = un fichier d’enregistrements, ou l’adresse d’une table
watch-file-only = { $argument } est pour les fichiers d’enregistrements ; une table se voit comme tout le monde la voit.
watch-step = Image { $at } sur { $last } (Entrée : la suivante, un nombre : celle-là, b : retour, q : partir)
play-needs-game = { $argument } a besoin d’un GAME.
play-resume-alone = --resume reprend une partie telle qu’elle est ; { $argument } ne va pas avec.
play-choose = choisir
play-log = Journal
play-trick = Pli
play-not-together = Ces cartes ne s’échangent pas ensemble.
play-names-twice = À deux personnes, il faut deux noms.
play-too-many-levels = Il y a { $levels } niveaux pour { $bots } robots.
