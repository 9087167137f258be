# Qui, et ce que tout jeu possède

seat-name = Place { $number }
seat-you = Toi
labelled = { $label } : { $value }
seat-separator = { " ; " }
round-ended = La manche est terminée. Points : { $points }. Manche remportée par : { $winners }.
game-ended = La partie est terminée. Points : { $points }. Partie remportée par : { $winners }.

# Ce qui ne peut pas se jouer

unknown-game = Le jeu « { $game } » n’existe pas. Jeux disponibles : { $known }.
bad-players = { $game } ne se joue pas à { $players } ; il faut de { $fewest } à { $most } joueurs.
no-such-seat = La place { $seat } n’existe pas ; la dernière place est la { $last }.
unknown-option = L’option « { $option } » n’existe pas. Options de ce jeu : { $known }.
bad-option = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
bad-seed = Une graine fait { $right } octets ; celle-ci en a { $found }.
bad-values = { $game } ne se joue pas avec { $found } valeurs de cartes ; il faut une valeur pour chacune de ses { $cards } cartes.
bad-hand = { $game } ne se joue pas avec { $cards } cartes en main ; il en faut de 0 (toutes) à { $most }.
openspiel-compiled-search = Le { $bot } compilé d’OpenSpiel ne sait pas jouer à un jeu écrit en Python ; utilise open_spiel.python.algorithms.ismcts.ISMCTSBot.
unknown-level = Le niveau « { $level } » n’existe pas. Niveaux disponibles : { $known }.
bad-search = Une recherche demande au moins une simulation et un thread ; ici : { $simulations } et { $threads }.
env-no-features = { $game } ne définit pas d’observations pour l’apprentissage automatique.
env-bad-state = Ce n’est pas un état de { $game } à { $players } joueurs.
env-other-game = Cet enregistrement est une partie de { $found } à { $found_players } joueurs ; l’environnement joue à { $game } à { $players } joueurs.
env-several-positions = Une partie commence à un seul endroit, mais plusieurs sont indiqués : { $found }.
env-in-turn = Dans { $game }, tous ne décident pas toujours en même temps ; utilise env(), qui joue une place après l’autre.
env-finished = Cette partie de { $game } est terminée : il n’y a plus rien à décider.
env-no-deal = Dans { $game }, rien n’est distribué au hasard.
env-not-begun = Aucune partie n’a commencé : appelle d’abord reset.
env-bad-actions = step attend { $count } nombres entiers : une action par partie.
env-bad-mask = reset_mask doit contenir un booléen pour chacune des { $count } parties commencées.
env-not-for-each = « { $option } » contient { $found } éléments, mais il y a { $count } parties.
env-other-saved = Cette sauvegarde ne vient pas d’un environnement de { $count } parties de { $game } à { $players } joueurs avec les mêmes règles maison, la même place, les mêmes adversaires et la même récompense.
env-unknown-start = reset n’a pas d’option « { $option } ». Options possibles : { $known }.
env-mid-choice = Dans { $game }, tous jouent en même temps : une partie ne peut pas commencer quand certains ont déjà choisi.
env-no-record = « decisions » compte les décisions d’un enregistrement : indique aussi l’enregistrement.
env-concealed-state = Cet état de { $game } contient des cartes cachées, comme une vue ; Game.imagine fait d’une vue un état complet.
env-seat-finished = seat={ $seat } n’a plus rien à décider dans cette partie de { $game }.
file-unreadable =
    { $reason ->
        [ENOENT] Le fichier { $file } n’existe pas.
        [EISDIR] { $file } est un dossier ; indique un fichier.
        [ENOTDIR] Le fichier { $file } n’existe pas : son chemin passe par un fichier.
        [ENAMETOOLONG] Le nom { $file } est trop long.
        [EACCES] Tu n’as pas le droit de lire { $file }.
       *[other] Impossible de lire { $file } ({ $reason }).
    }
file-unwritable =
    { $reason ->
        [ENOENT] Impossible d’écrire { $file } : ce dossier n’existe pas.
        [EISDIR] { $file } est un dossier ; indique un fichier.
        [ENOTDIR] Impossible d’écrire { $file } : son chemin passe par un fichier.
        [ENAMETOOLONG] Le nom { $file } est trop long.
        [EACCES] Tu n’as pas le droit d’écrire { $file }.
        [ENOSPC] Impossible d’écrire { $file } : le disque est plein.
       *[other] Impossible d’écrire { $file } ({ $reason }).
    }
no-card-values = Les cartes de { $game } n’ont pas de valeurs à remplacer ; retire --deck.
values-not-json = { $file } n’est pas du JSON ; il faut { "{" }"{ $table }": { "{" }"CARTE": NOMBRE, …{ "}" }{ "}" }.
values-no-table = { $file } n’a pas de table « { $table } » ; il faut {"{"}"{ $table }": {"{"}"CARTE": NOMBRE, …{"}"}{"}"}.
values-missing-card = { $file } ne donne pas de valeur à la carte { $card } ; la table « { $table } » doit en donner une à chaque carte.
values-unknown-card = { $file } donne une valeur à « { $card } », qui n’est pas une carte de ce jeu.
values-card-twice = { $file } contient « { $card } » deux fois.
values-bad-value = { $file } donne à la carte { $card } la valeur { $value } ; les valeurs de « { $table } » sont des nombres entiers de { $lowest } à { $highest }.

# Coups refusés

not-your-turn = La place { $seat } n’a rien à décider maintenant ; en attente de : { $waiting }.
illegal-move = La place { $seat } ne peut pas jouer « { $move } » ici.
choice-final = Tu peux changer ton choix seulement jusqu’à ce que tout le monde ait choisi.

# Parties enregistrées

record-not-text = { $file } n’est pas un fichier texte ; un enregistrement est du JSON, une partie par ligne.
record-none = { $file } ne contient aucun enregistrement.
record-not-json = { $file }, ligne { $line } : ce n’est pas du JSON ; un enregistrement est un objet JSON par ligne.
record-truncated = { $file }, ligne { $line } : l’enregistrement s’interrompt au milieu ; le fichier est incomplet.
record-not-record = { $file }, ligne { $line } : ce n’est pas un enregistrement ; il manque "format": "{ $format }".
record-other-format = { $file }, ligne { $line } : le format est { $found } ; ce programme lit "{ $format }".
record-field-missing = { $file }, ligne { $line } : le champ « { $field } » manque.
record-field-wrong = { $file }, ligne { $line } : « { $field } » ne peut pas être { $found } ; il faut { $field ->
    [seed] 64 chiffres hexadécimaux minuscules
    [players] un nombre entier
    [options] un objet
    [log] une liste
    [result] les points et les vainqueurs par place
   *[other] du texte
}.
record-field-unknown = { $file }, ligne { $line } : le champ « { $field } » n’existe pas dans un enregistrement.
record-field-twice = { $file }, ligne { $line } : le champ « { $field } » figure deux fois.
record-entry-wrong = { $file }, ligne { $line } : l’entrée { $entry } n’est ni une décision, ni une donne, ni un tirage, ni une fin de manche : { $found }
record-unfinished = { $file }, ligne { $line } : cette partie n’est pas terminée ; seule une partie terminée peut être vérifiée ou revue.
entry-malformed = l’entrée n’a pas la forme attendue dans ce jeu : { $found }
entry-out-of-place = dans ce jeu, rien n’est laissé au hasard
record-chance-missing = une donne ou un tirage est attendu, mais le journal n’en contient plus.
record-entry-differs = le journal indique { $found }, mais d’après les règles et la graine, ce devrait être { $right }.
record-after-end = la partie est terminée, mais le journal continue avec { $found }.
record-not-the-turn = décision attendue de "seat": { $seat }, mais le journal indique { $found }.
record-legal-differs = les coups autorisés sont { $right }, mais le journal indique { $found }.
record-legal-unwanted = le journal énumère les coups autorisés pour « { $move } », ce qu’un enregistrement ne fait jamais.
record-illegal-move = "seat": { $seat } ne peut pas jouer « { $move } » ici. Coups autorisés : { $legal }.
record-ends-early = le journal s’arrête avant la fin de la partie : "seat": { $seat } doit encore décider.
record-entry-missing = le journal s’arrête, mais il manque { $right }.
record-result-differs = le résultat est { $right }, mais l’enregistrement indique { $found }.

# La ligne de commande

cli-about = menagerie : Mausen, Awimbawé et Mopsen, trois jeux de cartes avec des animaux.
cli-usage = Usage :
cli-usage-of-all = Usage : menagerie [COMMANDE …]
cli-arguments = Arguments
cli-more = Sans commande, menagerie ouvre l’accueil dans le navigateur. « menagerie COMMANDE --help » affiche l’aide d’une commande.
cli-command-play = Jouer contre des bots, entre amis ou à une table en ligne.
cli-command-simulate = Jouer beaucoup de parties au hasard, et les compter ou les enregistrer.
cli-command-verify = Vérifier que les parties d’un fichier respectent les règles et leur graine.
cli-command-replay = Raconter une partie enregistrée.
cli-command-ladder = Montrer que chaque niveau bat le niveau inférieur ; code de sortie 1 si ce n’est pas démontré.
cli-command-bench = Mesurer la vitesse des jeux sur cette machine, et celle d’OpenSpiel s’il est installé.
cli-arg-game = le jeu : mausen, awimbawe ou mopsen
cli-arg-players = nombre de joueurs (par défaut : le minimum)
cli-arg-level = niveau des bots : random (aléatoire), novice (débutant), casual (occasionnel, par défaut), strong (fort) ou master (maître)
cli-arg-games = nombre de parties (par défaut : 1000)
cli-arg-seed = un mot ou un nombre ; la même graine donne les mêmes parties
cli-arg-record = écrire les parties dans ce fichier, une par ligne
cli-arg-record-played = écrire la partie terminée dans ce fichier
cli-arg-legal = enregistrer aussi tous les coups autorisés
cli-arg-option = une règle maison ; peut être répétée
cli-arg-deck = tes propres couronnes ou os, en JSON
cli-arg-file = un fichier d’enregistrements
cli-arg-which-game = numéro de la partie dans le fichier, à partir de 1 (par défaut : 1)
cli-arg-seat = montrer la partie depuis cette place
cli-arg-my-seat = ta place à la table (par défaut : la première)
cli-arg-seconds = durée de chaque mesure, en secondes (par défaut : 2)
cli-arg-deals = nombre de donnes, chacune jouée depuis chaque place (par défaut : 1000)
cli-arg-json = afficher du JSON
cli-arg-lang = la langue : de, en, fr, it ou nl
cli-arg-help = afficher cette aide
cli-not-understood = Ligne de commande incorrecte : { $argument }.
cli-value-missing = { $argument } attend une valeur.
cli-value-unwanted = { $argument } n’accepte pas de valeur.
cli-unknown-argument = Argument inconnu : { $argument }. « menagerie { $command } » accepte : { $known }.
cli-argument-missing = L’argument { $argument } manque.
cli-not-a-number = { $argument } ne peut pas valoir « { $value } » ; il faut un nombre entier de { $lowest } à { $highest }.
cli-not-positive = { $argument } ne peut pas valoir « { $value } » ; il faut un nombre supérieur à 0 et inférieur ou égal à { $highest }.
cli-option-form = « { $value } » n’est pas une option ; écris --option NOM=VALEUR.
cli-unknown-language = La langue « { $value } » n’existe pas ici. Langues disponibles : { $known }.
cli-unknown-command = La commande « { $command } » n’existe pas. Commandes disponibles : { $known }.
cli-legal-without-record = --legal complète un enregistrement ; ajoute --record FICHIER.
cli-no-such-game = La partie { $wanted } n’existe pas dans { $file }, qui en contient { $count }.
cli-unit = { " " }parties
cli-compiling = Préparation des règles rapides de { $game } : quelques secondes, une seule fois…
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
cli-column-interval = intervalle à 95 %
cli-column-fair = à force égale
cli-column-ratio = compilé : OpenSpiel
cli-way-python-loop = boucle Python
cli-way-evaluate-bots = C++ evaluate_bots
cli-way-rollouts = rollouts C++
cli-simulated = { $game }, { $players } joueurs : { $games ->
    [1] une partie
   *[other] { $games } parties
} au hasard
cli-decisions = { $decisions } décisions en { $seconds } s : { $rate } par seconde
cli-seed = Graine : { $seed }
cli-verified = { $good ->
    [1] Une partie vérifiée : tout est en ordre.
   *[other] { $good } parties vérifiées : tout est en ordre.
}
cli-verify-broken = Parties contraires aux règles : { $broken }. Parties correctes : { $good }.
cli-verify-deck = Si les parties ont été jouées avec d’autres couronnes ou d’autres os, indique-les avec --deck.
cli-at-line = { $file }, ligne { $line } : { $problem }
cli-at-entry = { $file }, ligne { $line }, entrée { $entry } : { $problem }
cli-replay-title = { $game }, { $players } joueurs
cli-no-peers = Pour mesurer aussi OpenSpiel, installe l’extra « peers ».
cli-arg-envs = mesurer plutôt les environnements, comparés aux autres bibliothèques installées
cli-column-cells = cellules
cli-column-vector = vecteur, { $games } parties
cli-column-rival = environnement
cli-column-decisions = décisions/s
cli-rivals-missing = Pas installés, donc pas mesurés : { $names }. L’extra « rivals » les installe.
cli-no-gymnasium = Les environnements nécessitent l’extra « envs ».

# L’invite simple

play-which-game = Quel jeu (q : quitter) ?
play-how-many = Combien de joueurs, de { $fewest } à { $most } ?
play-not-a-choice = « { $answer } » n’est pas un choix possible : tape un numéro de 1 à { $last }, un coup comme « { $example } », ? pour la liste ou q pour quitter.
play-cards = { $count } cartes
play-face-down =
    { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
play-goodbye = Au revoir.

# Statistiques

cli-command-stats = Jouer un très grand nombre de parties et calculer les statistiques utiles aux auteurs de jeux.
cli-arg-games-studied = nombre de parties (par défaut : 100 000)
cli-arg-level-of-all = niveau de tous les joueurs : random (aléatoire) ou novice (débutant, par défaut)
cli-arg-plot = dessiner aussi les résultats dans un fichier SVG
cli-stats-title = { $game }, { $players } joueurs, niveau { $level } : { $games ->
    [1] une partie
   *[other] { $games } parties
}
cli-column-turn = ordre de jeu
cli-stats-turn = { $turn ->
    [1] entame
   *[other] joue en { $turn }ᵉ
}
cli-column-even = part équitable
cli-column-mean-points = points en moyenne
cli-column-ending = fin de la partie
cli-column-of-games = des parties
cli-stats-winners = { $count ->
    [1] un gagnant
   *[other] { $count } gagnants
}
cli-stats-tie-break = égalité en tête, départagée
cli-column-spread = répartition
cli-column-average = moyenne
cli-column-sd = écart-type
cli-column-least = min.
cli-column-most = max.
cli-column-median = médiane
cli-stats-points = points d’une place
cli-stats-winning = points du gagnant
cli-stats-margin = avance du gagnant
cli-stats-decisions = décisions par partie
cli-column-tally = faits marquants
cli-column-in-games = parties concernées
cli-stats-wins = Part des victoires, avec intervalle à 95 % (tirets : la part équitable)
cli-stats-tallies = Ce qui se passe, et à quelle fréquence
cli-stats-a-game = { $mean } par partie

# L’arène

unknown-bot = Le bot « { $bot } » n’existe pas. Bots disponibles : { $known }, ta propre classe, ./FICHIER.py:CLASSE, ou openspiel:N.
unknown-foreign-bot = Le bot « { $bot } » n’existe pas ; après openspiel: vient un nombre de simulations, 2 au moins, ou un niveau, pour réfléchir aussi longtemps que lui : { $levels }.
own-bot-missing = { $file } n’a pas de classe « { $name } » avec une méthode « choose ».
own-bot-broken = Impossible d’exécuter { $file } : { $reason }
extra-missing = { $argument } nécessite l’extra « { $extra } » : pip install 'menagerie-games[{ $extra }]'.
unknown-engine = Il n’y a pas de moteur « { $found } ». Valeurs possibles de { $variable } : { $known }.
engine-damaged = Le fichier { $file } du moteur manque ou est endommagé. Réinstalle menagerie.
engine-outdated = Le moteur est plus ancien que les règles. Reconstruis-le avec « make engine » ou réinstalle menagerie.
ray-unreachable = Aucun cluster Ray ne répond à l’adresse « { $address } » : { $reason }
arena-how-many = { $game } ne se joue pas à { $bots }, mais de { $fewest } à { $most } joueurs. Indique autant de bots, ou ajoute --players.
arena-json-or-csv = Indique --json ou --csv, pas les deux.
arena-ray-or-threads = Indique --ray ou --threads, pas les deux.
cli-plot-form = --plot dessine du SVG ; « { $file } » doit se terminer par .svg.
arena-other-run = { $file } ne vient pas de ce tournoi ; indique un autre fichier.
arena-other-terms = { $file } vient d’un autre tournoi, qui diffère par : { $terms }. Indique un autre fichier.
arena-bot-changed = Le programme dans { $bots } a changé depuis le début de { $file }. Indique un autre fichier.
arena-busy = Une autre exécution est en train d’écrire { $file }.
arena-out-no-file = { $file } est un périphérique, un tube ou la sortie elle-même ; --out demande un vrai fichier, pour pouvoir le relire.
arena-played = { $game }, { $players } joueurs : { $games ->
    [1] une partie
   *[other] { $games } parties
}, { $deals ->
    [1] une donne
   *[other] { $deals } donnes
}
arena-teams = Partenaires, qui gagnent et perdent ensemble : { $teams }
arena-forfeit =
    Partie { $game } : { $bot } ({ $seat }) { $deed ->
        [crashed] a planté ({ $detail })
        [late] a mis plus de { $detail } s
        [illegal] a choisi { $detail }, un coup interdit,
       *[odd] a répondu { $detail }, qui n’est pas un coup,
    } et perd.
arena-so-far = L’enregistrement jusque-là
arena-kept =
    { $games ->
        [1] Une partie est conservée
       *[other] { $games } parties sont conservées
    } dans { $file } ; relance la même commande pour continuer.
arena-more-forfeits =
    { $bot } a encore perdu { $count ->
        [1] une partie
       *[other] { $count } parties
    } par forfait.
arena-plot-share = part des victoires, avec son intervalle à 95 %
arena-plot-deal = donnes
cli-command-arena = Faire jouer des bots entre eux, et calculer avec quelle certitude l’un est plus fort que l’autre.
cli-arg-bots = les bots : des niveaux (random, novice, casual, strong, master), tes propres classes, ./FICHIER.py:CLASSE, ou openspiel:N, la recherche d’OpenSpiel avec N simulations
cli-arg-arena-players = nombre de joueurs (par défaut : un par bot) ; le dernier bot prend les places qui restent
cli-arg-arena-games = nombre de parties (par défaut : 1000), arrondi vers le haut à des donnes entières, chacune jouée depuis chaque place
cli-arg-out = conserver chaque partie dans ce fichier ; relancée, la même commande reprend où elle s’est arrêtée
cli-arg-csv = afficher du CSV
cli-arg-arena-plot = dessiner les parts de victoires et l’évolution des cotes, en SVG
cli-arg-threads = nombre de threads (par défaut : un par cœur)
cli-arg-ray = jouer sur le cluster Ray à cette adresse ; « local » en démarre un ici
cli-arg-timeout = secondes par coup pour tes propres bots (par défaut : 10)
cli-column-bot = bot
cli-column-games = parties
cli-column-forfeits = forfaits
cli-column-rating = cote
ladder-lowest = « { $level } » est le niveau le plus bas ; il n’y a pas de niveau inférieur à battre.
ladder-unproved = Supériorité non démontrée : { $rungs }. Essaie avec plus de donnes (--deals).
cli-arg-ladder-games = les jeux (par défaut : tous)
cli-arg-ladder-players = seulement les tables de ce nombre de joueurs
cli-arg-ladder-level = seulement ce niveau contre le niveau inférieur

# La vitesse de la recherche

cli-column-simulations-search = simulations/s
cli-column-simulations-two-threads = sur deux threads
cli-column-simulations-heuristic = avec heuristique
cli-column-second-thread = deux threads : un
cli-column-engine-native = natif
cli-column-engine-wasm = WebAssembly
cli-column-engine-ratio = WebAssembly : natif
cli-way-search = recherche
cli-way-two-threads = recherche sur deux threads
cli-way-habit = recherche avec heuristique
cli-way-ismcts = ISMCTS, simulations/s
suggest-argument = Option inconnue : { $argument }. Voulais-tu dire { $suggestion } ?
suggest-command = La commande « { $command } » n’existe pas. Voulais-tu dire « { $suggestion } » ?
suggest-language = La langue « { $value } » n’existe pas ici. Voulais-tu dire « { $suggestion } » ?
suggest-shell = Le shell « { $value } » n’existe pas ici. Voulais-tu dire « { $suggestion } » ?
suggest-game = Le jeu « { $game } » n’existe pas. Voulais-tu dire « { $suggestion } » ?
suggest-level = Le niveau « { $level } » n’existe pas. Voulais-tu dire « { $suggestion } » ?
suggest-bot = Le bot « { $bot } » n’existe pas. Voulais-tu dire « { $suggestion } » ?
suggest-option = L’option « { $option } » n’existe pas. Voulais-tu dire « { $suggestion } » ?
suggest-value = L’option { $option } ne peut pas valoir « { $value } ». Voulais-tu dire « { $suggestion } » ?
cli-group-play = Jouer
cli-group-records = Parties enregistrées
cli-group-study = Bots et statistiques
cli-group-measure = Vitesse
cli-group-setup = Installation
cli-default = [par défaut : { $value }]
cli-command-completion = Afficher un script de complétion pour ton shell.
cli-command-help = Afficher l’aide d’une commande.
cli-arg-shell = ton shell : bash, zsh ou fish
cli-arg-version = afficher la version
cli-unknown-shell = Le shell « { $value } » n’existe pas ici. Shells disponibles : { $known }.

## The browser

web-unmute = Réactiver
web-event-declined = { $name } refuse l’annulation du coup.
web-event-undone = { $name } : le dernier coup est annulé.
web-event-resigned = { $name } a quitté la table ; un bot continue.
web-event-away = { $name } : connexion perdue.
web-event-back = { $name } est de retour à la table.
web-event-stood-in = { $name } : un bot joue en attendant.
web-mute = Mettre { $name } en sourdine
web-report-names = Signaler un nom
web-report-name = Signaler le nom { $name }
web-report-line = Signaler ce message
level-random = aléatoire
level-novice = débutant
level-casual = occasionnel
level-strong = fort
level-master = maître
web-bot = Bot
web-bot-name = Bot { $number }
web-guest = Invité
web-hunts = Chasseur : { $hunter } ; proie : { $prey }
web-others = Les autres
web-home = Accueil
web-language = Langue
web-go = Appliquer
web-theme = Thème
web-theme-auto = automatique
web-theme-light = clair
web-theme-dark = sombre
web-middle = Centre de la table
web-now = Ce qui se passe
web-away = absent
web-waiting = En attente de { $names }.
web-undo-asked = { $name } voudrait annuler le dernier coup.
web-agree = Accepter
web-decline = Refuser
web-pass-device = Passe l’appareil à { $name }.
web-i-am = Je suis { $name } : voir mes cartes
web-you-won = Tu as gagné !
web-winners = Partie remportée par : { $names }
web-rematch = Rejouer
web-to-rematch = Aller à la revanche
web-replay = Revoir la partie
web-tools = Outils
web-hint = Indice
web-undo = Annuler
web-last = Dernier pli
web-no-trick = Aucun pli n’a encore été fait.
web-sheet = Scores
web-round = Manche
web-total = Total
web-no-rounds = Aucune manche n’est encore terminée.
web-log = Journal
web-chat = Chat
web-chat-prompt = Écrire un message
web-send = Envoyer
web-rules = Règles
web-menu = Menu
web-close = Fermer
web-sound = Sons
web-confirm = Toucher deux fois une carte pour la jouer
web-pace = Vitesse
web-pace-slow = lente
web-pace-normal = normale
web-pace-fast = rapide
web-pace-wait = m’attendre
web-stand-in = Qui joue pour toi en ton absence
web-other-device = Continuer sur un autre appareil
web-quit = Quitter la table
web-quit-sure = Quitter la table ? Un bot jouera à ta place. Dans une partie classée, cela compte comme une défaite.
web-screen = Afficher sur une télévision
web-at-most = { $count ->
    [one] Une carte au plus.
   *[other] { $count } cartes au plus.
}
web-lost = Connexion perdue, nouvelle tentative…
web-copied = Copié
web-start = Commencer la partie
web-host-starts = Tout le monde est là ; l’hôte peut lancer la partie.
web-waiting-for-players = La partie peut commencer dès que toutes les places sont prises.
web-free = Place libre
web-reserved = Réservée
web-seat-for = Qui prend la place { $number }
web-name = Ton nom
web-sit = Prendre cette place
web-name-of-seat = Nom pour la place { $number }
web-sit-together = Prendre ces places
web-join-by-phone = Scannez le code pour jouer
web-invite = Inviter des amis
web-link = Lien vers cette table
web-qr = Code QR du lien vers cette table
web-hint-why = Le bot fort suggère :
web-hint-line = gagne { $win } % des parties et rapporte { $points } points en moyenne.
web-hint-mixed = À jouer dans { $share } % des cas, pour rester imprévisible.
web-hint-mixture = Quand tout le monde choisit en même temps, le mieux est de varier : les coups sont classés selon la fréquence à laquelle les jouer, pas seulement selon leurs chances de gagner.
web-change = Changer mon choix
web-may-change = Tu as choisi. Tu peux encore changer d’avis tant que tout le monde n’a pas choisi.

## Watching a game again

web-replay-title = { $game } · revoir la partie
web-replay-table = La table
web-replay-start = Personne n’a encore joué.
web-replay-steps = Navigation dans la partie
web-replay-first = Au début
web-replay-previous = Étape précédente
web-replay-next = Étape suivante
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-jump = Étape
web-replay-at = { $at } sur { $last }
web-replay-speed = Vitesse
web-speed-slow = lente
web-speed-steady = normale
web-speed-fast = rapide
web-replay-viewpoint = Point de vue
web-replay-open = Toutes les mains visibles
web-replay-public = Spectateur
web-replay-points = Points jusqu’ici
web-replay-game = Partie
web-replay-events = Ce qui s’est passé
web-replay-round = Manche { $number }
web-replay-trick = Pli { $number }
web-replay-fair = Donne équitable
web-replay-fair-table = Vérifié : tout ce que le hasard a décidé découle de la graine. Le SHA-256 de la graine a été montré à tous avant la partie.
web-replay-fair-record = Vérifié : tout ce que le hasard a décidé découle de la graine enregistrée. Si le SHA-256 de la graine a été montré avant la partie, ce doit être celui-ci.
web-replay-fair-none = Vérifié : la partie respecte les règles. L’enregistrement n’a pas de graine ; personne ne peut donc vérifier que les cartes ont été distribuées au hasard.
web-replay-fair-nothing = Vérifié : la partie respecte les règles. Rien n’y a été laissé au hasard.
web-replay-seed = Graine
web-replay-download = Télécharger l’enregistrement
web-import-title = Revoir une partie enregistrée
web-import-lead = Toute partie terminée peut être téléchargée comme enregistrement, sur sa page ou avec « menagerie play --record ». Importe-la ici pour la revoir carte par carte.
web-import-choose = Choisir un enregistrement (.jsonl)
web-import-drop = ou le déposer ici
web-import-paste = Coller le texte
web-import-text = L’enregistrement, une partie par ligne
web-import-watch = Vérifier et regarder
web-import-checking = Vérification de chaque coup…
web-import-failed = Le serveur est injoignable ; réessaie dans un instant.
web-import-several = Quelle partie ?
web-import-game = { $game } · { $players } joueurs · points : { $points }
web-import-pasted = Le texte
web-import-limits = Au plus { $largest } ko et { $most } parties par fichier. Chaque coup est vérifié selon les règles, et chaque donne selon la graine. Qui connaît l’adresse d’une partie peut la regarder.
server-no-record = Cet enregistrement n’existe pas.
server-no-frame = L’étape { $at } n’existe pas ; la dernière est la { $last }.
server-too-many-games = Ce fichier contient trop de parties ; le maximum est { $most }.

## The lobby, and the pages around

web-skip = Aller au contenu
web-navigation = Navigation
web-lobby = Trois jeux de cartes avec des animaux
web-lobby-lead = Un clic, et les cartes sont distribuées : contre des bots, ou avec des amis sur n’importe quel appareil. Sans inscription.
web-you-are = Tu es { $name }.
web-new-here = Bienvenue !
web-rename = Changer de nom
web-set-name = Choisir un nom
web-save = Enregistrer
web-players-range = { $fewest }–{ $most } joueurs
web-minutes = environ { $minutes } minutes
web-players = Joueurs
web-bots-level = Bots
web-play-now = Jouer maintenant
web-with-friends = Avec des amis
web-learn = Règles
web-my-games = Tes parties
web-more-games = { $count ->
    [one] une autre partie
   *[other] { $count } autres parties
}
web-not-started = Pas encore commencée
web-your-turn = À toi de jouer
web-continue = Continuer
web-with = avec { $names }
web-nobody-else = personne d’autre pour l’instant
web-bots =
    { $count ->
        [1] un bot
       *[other] { $count } bots
    }
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table n’attend de joueurs pour l’instant. Ouvre-en une : choisis « Avec des amis » et rends-la visible à tous.
web-free-seats = { $count ->
    [1] Une place libre
   *[other] { $count } places libres
}
web-being-played = En cours
web-join = Rejoindre
web-watch = Regarder
web-finished = Parties terminées
web-no-finished = Tes parties terminées seront conservées ici ; tu pourras les revoir.
web-new-table = { $game } avec des amis
web-new-lead = À la table, tu trouveras un lien et un code QR à envoyer aux autres.
web-open-table = Ouvrir la table
web-seats = Qui joue
web-seat = Place { $number }
web-friend = un ami
web-friend-reserved = un ami, avec son propre lien
web-nobody = personne
web-place = Où vous jouez
web-place-link = Chacun sur son appareil ; seules les personnes qui ont le lien peuvent venir
web-place-public = Chacun sur son appareil ; la table est visible de tous à l’accueil
web-place-here = À plusieurs sur cet écran, en se le passant
web-clock = Temps par coup
web-clock-none = illimité
web-clock-minute = 60 secondes
web-clock-day = un jour
web-spectators = Spectateurs autorisés
web-hints = Indices autorisés
web-house-rules = Règles maison
web-wrong-name = Un nom compte de 1 à 40 caractères, dont au moins une lettre ou un chiffre, et ne ressemble pas à celui d’un bot.
web-wrong-game = Ce jeu n’existe pas. Choisis l’un de ceux-ci.
web-wrong-choice = Ce choix n’existe pas. Choisis dans la liste.
web-wrong-players = { $game } se joue de { $fewest } à { $most } joueurs.
web-wrong-order = Indique chaque place une fois, en commençant par le plus jeune, par exemple : { $example }.
web-learn-all = Apprendre les jeux
web-learn-lead = Chaque règle a un numéro ; à la table, le numéro mène à la règle qui vient de s’appliquer.
web-contents = Sommaire
web-no-rulebook = Les règles de ce jeu ne sont pas encore disponibles ici.
web-link-ask = Continuer sur cet appareil ?
web-link-what = Tu joueras ici sous le nom et avec les parties de la personne qui a créé ce lien. Il ne sert qu’une fois.
web-link-instead = Jusqu’ici, cet appareil est utilisé par { $name } ; il ne le sera plus.
web-link-yes = Oui, continuer ici
web-device-how = Ouvre ce lien sur l’autre appareil, ou scanne le code. Il ne sert qu’une fois, pendant un quart d’heure, et seulement à toi : ne le partage pas.
web-device-link = Lien pour l’autre appareil
web-device-qr = Code QR du lien pour l’autre appareil
web-import = Revoir une partie enregistrée
web-ratings = Classements
web-ratings-lead = D’après les parties terminées aux tables ouvertes à tous. En tête, les joueurs dont la force est la plus certaine ; le nombre après ± indique l’incertitude de la cote.
web-no-ratings = Personne n’est encore classé. Ouvre une table à tous et joue la première partie.
web-rank = Rang
web-who = Nom
web-strength = Cote
web-games-played = Parties
web-profile = Ton profil
web-profile-of = Profil de { $name }
web-profile-lead = Cette page n’est visible que par toi. Dans les classements, les autres voient ton nom, ta cote et le nombre de tes parties classées.
web-profile-none = Tu n’as encore terminé aucune partie. Choisis un jeu à l’accueil :
web-profile-rating = Cote : { $rating } · parties classées : { $games }
web-count-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
web-count-won = gagnées : { $count }
web-count-lost = perdues : { $count }
web-count-left = abandonnées : { $count }
web-count-shared = sur un seul appareil : { $count }
web-outcome-won = gagnée
web-outcome-lost = perdue
web-outcome-left = abandonnée
web-outcome-shared = sur un seul appareil
web-devices = Mes appareils
web-devices-lead = Les navigateurs dans lesquels tu es connecté, et leur dernière utilisation.
web-data = Tes données
web-data-lead = Tout ce que ce serveur sait de toi : parties, résultats, classements, appareils et messages.
web-data-download = Télécharger
web-data-delete = Tout supprimer…
web-data-delete-what = Cela supprime tes résultats, classements, appareils, leçons et messages. Les parties terminées restent, mais rien n’indique plus que { $name } les a jouées. C’est définitif.
web-data-delete-yes = Tout supprimer
web-data-keep = Garder
web-this-device = cet appareil
web-device-unknown = Navigateur inconnu
web-sign-out = Déconnecter
web-sign-out-others = Déconnecter tous les autres
web-date = Date
web-result = Résultat
web-latest-games = Dernières parties : { $game }
web-replay-short = Revoir
web-rating-history = Évolution de la cote
web-rating-history-desc = La cote après chacune des { $games } parties classées, de { $first } à { $last }. La bande autour de la ligne montre son incertitude. Les chiffres sont dans le tableau ci-dessous.
web-notify = Me prévenir quand c’est mon tour à une table avec d’autres personnes
web-notify-refused = Ton navigateur n’autorise pas les notifications de cette page. Tu peux changer cela dans ses réglages.
web-mute-sounds = Couper les sons
web-api = Pour les programmes
web-error = Une erreur s’est produite
web-error-missing = Introuvable
web-error-private = Accès refusé
web-error-soon = Un instant…
web-no-page = Cette page n’existe pas ou n’existe plus.
web-malformed = La demande n’a pas été comprise. Reviens en arrière et réessaie.
web-unknown = Nous ne savons pas qui tu es. Commence par l’accueil.
web-back = Retour à la table
web-broken = Quelque chose s’est mal passé, et ce n’est pas ta faute. Réessaie dans un instant.

## The server

server-malformed = Demande incorrecte, à { $where } : { $reason }.
server-anonymous = Identification manquante. Envoie le cookie ou un jeton ; POST /api/people donne les deux.
server-stale-cookie = Ce cookie n’est pas valable. POST /api/people en donne un nouveau.
server-wrong-token = Ce jeton n’est pas valable. Il s’écrit ainsi dans l’en-tête : Authorization: Bearer JETON.
server-link-used = Ce lien a déjà servi ou a expiré. Demandes-en un nouveau sur l’autre appareil.
server-no-table = Cette table n’existe pas.
server-no-page = Il n’y a rien à cette adresse. GET /api/docs montre ce qui existe.
server-no-seat = Tu n’as pas de place à cette table.
server-no-such-seat = La place { $seat } n’existe pas ; la dernière est la { $last }.
server-not-your-seat = La place { $seat } n’est pas à toi. Tes places : { $seats }.
server-which-seat = Indique laquelle de tes places est concernée : { $seats }.
server-own-name = À cette table, chacun joue sous son propre nom.
server-one-device-private = Une table sur un seul appareil ne peut pas être publique.
server-no-hints = Les indices ne sont pas autorisés à cette table.
server-hint-coming = Un indice est déjà en préparation ; patiente un instant.
server-already-seated = Tu as déjà une place à cette table.
server-seat-taken = Cette place est prise. Libres : { $free }.
server-wrong-key = Cette clé ne correspond à aucune place réservée.
server-seats-empty = Toutes les places doivent être prises avant le début. Places libres : { $seats }.
server-not-host = Seul l’hôte de la table peut le faire.
server-no-spectators = Cette table n’accepte pas de spectateurs.
server-not-open = La partie a déjà commencé.
server-not-playing = Aucune partie n’est en cours à cette table.
server-moved-already = Entre-temps, un coup a déjà été joué depuis cette place.
server-not-over = La partie n’est pas encore terminée.
server-game-over = La partie est terminée.
server-rematch-there = La revanche est à la table { $table }.
server-undo-not-last = Le dernier coup n’était pas le tien ; seul le dernier coup peut être annulé.
server-undo-final = Ce qu’on choisit en même temps que les autres ne peut pas être annulé. Jusqu’à ce que tout le monde ait choisi, tu peux changer ton choix.
server-undo-revealed = Ce coup a révélé une information cachée ; il ne peut pas être annulé.
server-undo-asked = La demande est déjà faite ; les autres n’ont pas encore tous répondu.
server-undo-not-asked = Personne ne te demande d’annuler un coup.
server-too-fast = Trop de demandes en trop peu de temps ; attends un instant.
server-too-large = C’est trop volumineux ; le maximum est de { NUMBER($largest) } octets.
server-foreign-origin = Cette demande vient d’un autre site, qui n’y est pas autorisé.
server-closing = Le serveur va s’arrêter ; réessaie dans un instant.
server-banned = Tu n’as plus accès à ce serveur.
server-reported = Merci. Les responsables de ce serveur vont regarder.
cli-command-admin = Administrer un serveur : tables, personnes, discussion et sauvegardes.
cli-arg-action = que faire : tables, close, reopen, people, ban, unban, bans, remove-name, remove-line, reports, resolve, export, delete, trim, backup, verify, restore ou audit
cli-arg-admin-target = sur quoi : tables, personnes, adresses, numéros de signalements ou un fichier
cli-arg-days = supprimer ce qui est plus ancien que ce nombre de jours (trim)
cli-arg-reason = pourquoi, pour le journal d’audit
cli-unknown-action = Action inconnue « { $value } ». Actions possibles : { $known }.
cli-admin-done = Fait : { $what }
cli-admin-nothing = Rien trouvé.
cli-admin-verified = Tables rejouées : { NUMBER($tables) }. Entrées : { NUMBER($entries) }.
cli-admin-broken = Cette table ne peut pas être rejouée : { $table }
cli-admin-trimmed = Supprimés : { NUMBER($lines) } messages, { NUMBER($records) } parties importées.
admin-not-empty = La base de données n’est pas vide. Restaure la sauvegarde dans une nouvelle base.
admin-not-found = { $what } n’existe pas dans la base de données.
server-no-database = La base de données ne répond pas ; réessaie dans un instant.
server-table-broken = Cette table est illisible ; son journal est conservé.
server-database = La base de données est inutilisable : { $reason }.
server-database-taken = Un autre serveur utilise déjà { $file }. Donne à celui-ci son propre fichier, ou utilise PostgreSQL pour les deux.
server-database-newer = La base de données vient d’une version plus récente de menagerie (révision { $revision }) ; celle-ci connaît les révisions jusqu’à { $known }.
server-port-taken = Impossible d’écouter sur { $host }:{ $port } : { $reason }.
cli-command-serve = Faire jouer des personnes et des programmes par le réseau.
cli-arg-host = l’adresse d’écoute (par défaut : 127.0.0.1, cette machine seulement)
cli-arg-port = le port d’écoute (par défaut : 8000 ; 0 : n’importe quel port libre)
cli-arg-database = un fichier SQLite, ou postgresql+asyncpg://… (par défaut : $DATABASE_URL, sinon un fichier du dossier de données)
cli-arg-pause = secondes d’attente avant le coup d’un bot, pour qu’on puisse suivre (par défaut : 0.8)
cli-arg-browser = ouvrir l’accueil dans le navigateur (sur un port libre, si 8000 est pris et qu’aucun port n’est indiqué)
cli-serving = Le serveur est à l’adresse { $address } – Ctrl-C pour l’arrêter.
cli-command-load = Mesurer combien de coups un serveur enregistre durablement par seconde.
cli-arg-tables = nombre de tables de quatre joueurs (par défaut : 500)
cli-column-tables = tables
cli-column-pace = rythme
cli-column-moves-per-second = coups/s
cli-column-p50 = p50 ms
cli-column-p99 = p99 ms
cli-column-memory = ko par table
cli-pace-fast = aussi vite que possible
cli-pace-calm = un coup par seconde à chaque table
cli-column-processor = µs de processeur par coup
server-nobody = Personne de ce nom n’est assis à cette table ni n’y a écrit.

## Playing in the terminal

play-nobody = Il faut au moins une personne à la table.
play-too-many-people = { $people } personnes ne tiennent pas à une table de { $players }.
play-nothing-saved = Il n’y a aucune partie à reprendre.
play-saved-taken = La partie sauvegardée { $file } est ouverte dans un autre terminal. Quitte-la d’abord là-bas.
play-saved-damaged = La partie sauvegardée { $file } est illisible.
play-saved-summary = { $game } · { $who } · { $when }
play-which-saved = Quelle partie reprends-tu (Entrée : nouvelle partie) ?
play-no-such-saved = « { $answer } » n’est pas dans la liste ; choisis un nombre de 1 à { $last }, ou appuie sur Entrée.
play-record = Enregistrement : { $file }
play-press-enter = { $name } : appuie sur Entrée pour voir tes cartes.
play-aside = Tape un numéro ou un coup. h : indice, u : annuler, l : journal, t : dernier pli, s : scores, r : règles (r NUMÉRO : une seule), c TEXTE : discuter, q : quitter.
cli-arg-people = noms des personnes devant cet écran ; la première a la place --seat (par défaut : toi seul)
cli-arg-resume = reprendre la dernière partie quittée
play-back = Retour
play-quit = Quitter
play-thinking = Réflexion…
play-person = Personne { $number }
play-start-keys = ↑ ↓ choisir  ← → changer  Entrée : continuer  lettres : nom  Suppr : supprimer  q : quitter
cli-arg-lines = ligne par ligne, pas en plein écran

## At a server's table, and watching

join-bad-link = « { $link } » n’est pas l’adresse d’une table ; exemple : https://example.org/t/abcdef123456.
join-unreachable = Aucun serveur ne répond à l’adresse { $server }.
join-no-menagerie = L’adresse { $server } n’est pas celle d’un serveur menagerie compatible avec cette version.
join-refused = { $sentence }
join-gone = { $server } ne montre plus cette table.
join-begun = La partie à cette table a commencé sans toi ; regarde-la avec « menagerie watch { $link } ».
join-full = Toutes les places de cette table sont prises ; regarde la partie avec « menagerie watch { $link } ».
join-waiting = À la table : { $names }. { $free ->
    [1] Une place est libre
   *[other] { $free } places sont libres
} ; l’hôte lance la partie quand toutes sont prises.
join-all-there = À la table : { $names }. Toutes les places sont prises ; l’hôte lance la partie.
join-seat-gone = L’hôte a donné ta place à quelqu’un d’autre ; tu es maintenant spectateur.
join-lost = Connexion perdue, nouvelle tentative…
join-back = Connexion rétablie.
join-seed-wrong = Les cartes n’ont pas été distribuées d’après la graine annoncée au début de la partie.
join-record-wrong = L’enregistrement de cette partie est incorrect : { $problem }
play-seat-kept = Ta place t’est gardée : la même commande t’y ramène, et un bot joue en attendant.
play-join-alone = { $argument } est incompatible avec --join : c’est l’hôte qui a réglé la table.
play-name-join = --name s’utilise avec --join LINK ; pour nommer les personnes devant cet écran, utilise --people.
cli-arg-join = adresse d’une table sur un serveur : y prendre place, ou y revenir
cli-arg-name = ton nom sur le serveur (par défaut : le dernier utilisé, sinon ton nom d’utilisateur)
cli-command-watch = Regarder une table en direct, ou une partie enregistrée étape par étape.
cli-arg-watched = un fichier d’enregistrements, ou l’adresse d’une table
watch-file-only = { $argument } ne s’utilise qu’avec un fichier d’enregistrements ; une table en direct se regarde en spectateur.
watch-step = Étape { $at } sur { $last } (Entrée : suivante, un nombre : cette étape, b : précédente, q : quitter)
play-needs-game = { $argument } demande le nom d’un jeu (GAME).
play-resume-alone = --resume reprend une partie telle quelle ; { $argument } est incompatible.
play-choose = choisir
play-log = Journal
play-trick = Pli
play-names-twice = Chaque personne doit avoir un nom différent.
play-too-many-levels = { $levels } niveaux sont indiqués pour { $bots } bots.
play-pick-more = Choisis encore une carte.
play-which-cards = Des numéros ou des cartes, par exemple : { $example }
play-many-steps = { $count } choix, étape par étape :
play-step-back = b : retour
play-no-such-set = Aucun coup n’est possible avec ces cartes.
play-which-level = De quelle force sont les autres (Entrée : { $level }) ?

# Fins

ending-trick = Fin du pli
ending-hunt = Fin de la chasse
ending-round = Fin de la manche
ending-game = Fin de la partie
ending-mark-led = entame
ending-mark-won = gagne
ending-points = Points
ending-nobody-won = Personne ne gagne.
ending-nobody-hunted = Personne ne capture d’animal.
ending-hunters = Chasse réussie : { $names }.
ending-led = { $seat-is ->
    [you] Tu as entamé.
   *[other] { $seat } a entamé.
}
ending-won = { $count ->
    [1] { $winner-is ->
        [you] Tu gagnes.
       *[other] { $winner } gagne.
    }
   *[other] Victoire : { $winners }.
}
ending-ahead = { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}
ending-margin = { $count ->
    [1] { $winner-is ->
        [you] Tu gagnes
       *[other] { $winner } gagne
    } avec
   *[other] Victoire : { $winners }, avec
} { $ahead } d’avance sur { $behind-is ->
    [you] toi.
   *[other] { $behind }.
}
play-kept-in = La partie est sauvegardée dans { $file }. Pour la reprendre : « menagerie play --resume ».
play-not-kept = Personne n’a encore joué ; rien n’a été sauvegardé.
play-undo-alone = On ne peut annuler un coup que si une seule personne joue contre des bots.
play-undo-wait = On peut annuler quand c’est son tour.
play-undo-nothing = Il n’y a encore aucun coup à annuler.
play-continue = Continuer
play-result = Résultat
play-at-most = { $count ->
    [one] Une carte au plus.
   *[other] { $count } cartes au plus : repose d’abord une carte.
}
play-help = Aide
play-keys = Touches
play-legend = Cartes et signes
play-sign-back = cartes face cachée, avec leur nombre
play-sign-below = cartes sous celle du dessus
play-sign-picked = choisie
play-sign-hint = suggérée par l’indice
play-sign-turn = doit jouer
play-delete-sure = Supprimer définitivement cette partie ? Suppr : oui. Toute autre touche : non.
play-hint-mixed = Le meilleur d’abord. Un coup qui gagne un peu moins souvent peut passer devant : choisir toujours de la même façon rend prévisible, c’est pourquoi le bot varie.
play-hint-tried = Le meilleur d’abord : le bot se fie au coup qu’il a le plus souvent essayé. Les chiffres des coups moins essayés sont moins sûrs.
play-yes = oui
play-no = non
play-chat-keys = Entrée : envoyer · Échap : fermer
play-no-chat = Il n’y a personne ici avec qui discuter.

# Training

cli-command-train = Laisser un réseau apprendre un jeu en jouant contre lui-même ; un entraînement interrompu reprend.
cli-arg-hours = les heures d’entraînement au total (par défaut : 2)
cli-arg-run = le dossier de l’entraînement (par défaut : un par jeu dans ton dossier de données)
cli-arg-train-seed = un mot ou un nombre ; la même graine donne le même entraînement
train-begun = Entraînement dans { $folder }, { $updates ->
    [0] depuis le début
    [one] après { $updates } mise à jour
   *[other] après { $updates } mises à jour
}.
train-line = { $hours } h, { $decisions } décisions : { $shares }
train-busy = Un autre programme s’entraîne déjà dans { $folder }.
train-bad-checkpoint = { $file } n’est pas un point de reprise de { $game }. Déplace ce fichier ou indique un autre dossier avec --run.
cli-arg-export = à la fin, écrire dans ce dossier le réseau compressé et son origine
train-exported = Le réseau est dans { $file }.
no-network = Il n’y a pas de réseau entraîné pour { $game }.

# The site without a server

web-site-loading = Chargement du jeu…
web-site-no-storage = Ce navigateur ne peut rien enregistrer ici : aucune partie ne serait à l’abri. Autorise le site à enregistrer des données, ou quitte la navigation privée.
web-site-damaged = Le jeu n’a pas pu être chargé en entier. Recharge la page ; tes parties sont toujours là.
web-site-elsewhere = La partie continue dans un autre onglet.
web-site-old-browser = Ce navigateur est trop ancien pour le site. Un Firefox, Chrome, Safari ou Edge à jour convient.
web-site-again = Recharger
web-site-no-script = Les jeux ont besoin de JavaScript.
web-site-not-saved = L’enregistrement a échoué, donc rien ne s’est passé. L’espace est-il plein ? Supprime quelque chose et réessaie.
cli-command-site = Écrire un site qui joue dans le navigateur, pour tout serveur web de fichiers.
cli-arg-site-folder = dossier où écrire le site
cli-site-written = Le site est dans { $folder } ({ $size } Mo). Tout serveur web peut le servir.
site-folder-in-use = { $folder } contient d’autres fichiers. Indique un dossier vide ou nouveau.
site-npm-missing = npm manque ; le site en a besoin une fois pour obtenir Pyodide. Installe Node.js.
site-npm-failed = npm ne peut pas obtenir { $package } : { $reason }
site-other-games = Le site ne peut contenir pour l’instant que nos propres jeux. Crée-le là où ceux-ci ne sont pas installés : { $games }
web-offline = Jouer hors ligne
web-offline-lead = Ouvre une fois la version hors ligne. Ensuite, elle fonctionne sans réseau, même si ce serveur est arrêté. Ton navigateur peut l’installer comme application. Les parties que tu y joues restent sur ton appareil.
web-offline-open = Ouvrir la version hors ligne
cli-arg-site = dossier d’un site écrit par « menagerie site », proposé comme version hors ligne
serve-no-site = { $folder } ne contient pas de site. Crées-en d’abord un : menagerie site { $folder }

# Reviews: shared by the command line and the browser

review-title = Analyse
review-fair = Part égale
review-deals = Cartes distribuées
review-others = Choix des autres
review-given-up = Chances gâchées
review-fortune = Réussite
review-result = Résultat
review-accuracy = Précision
review-mark-inaccuracy = imprécision
review-mark-mistake = erreur
review-mark-blunder = gaffe
review-turning-points = Tournants de la partie
review-marked = Imprécisions, erreurs et gaffes
review-nothing-marked = Aucune décision n’a nettement réduit les chances de gagner.
review-decision = Décision { $n }, { $seat } : { $move }
review-loss = { $mark } : { $best } était meilleur de { $loss } (± { $error })
review-swing = chances de gagner à cartes ouvertes : { $swing }
review-explained = Les chances de gagner à cartes ouvertes s’additionnent : part égale + cartes distribuées + choix des autres + chances gâchées + réussite = résultat. Les chances gâchées ne comptent que ce que la place pouvait savoir.
review-chances = Chances de gagner à cartes ouvertes
review-reason-takes = { $best } remporte le pli dans { $count } donnes possibles sur { $of }, { $played } dans { $other }.
review-reason-team-takes = { $best } remporte le pli pour l’équipe dans { $count } donnes possibles sur { $of }, { $played } dans { $other }.
review-reason-wins-round = { $best } remporte la manche dans { $count } donnes possibles sur { $of }, { $played } dans { $other }.
review-reason-wins-game = { $best } remporte la partie dans { $count } donnes possibles sur { $of }, { $played } dans { $other }.
review-reason-points = Points de ce pli, en moyenne sur { $of } donnes possibles : { $count } avec { $best }, { $other } avec { $played }.
review-move = « { $move } »
review-next-mistake = Erreur suivante
review-progress = Analyse : { $percent } %
cli-arg-games-reviewed = nombre de parties de chaque sorte (par défaut : 10)
cli-arg-out-reviewed = poursuivre la mesure conservée dans ce fichier
cli-arg-review = mesurer la qualité des analyses, ce qui prend des minutes
cli-column-positions = positions
bench-review-only = { $argument } ne s’utilise qu’avec --review.
bench-other-file = { $file } n’est pas un fichier de cette mesure.
bench-review-losses = Perte moyenne de chances de gagner par décision, selon le niveau :
bench-review-confirmed = { $confirmed } des { $examined } erreurs et gaffes sont confirmées par une recherche { $deeper } fois plus profonde.
bench-review-master = { $marked } des décisions des maîtres sont marquées.
bench-review-seconds = L’analyse de { $decisions } décisions prend { $seconds } secondes sur un cœur, dans le jeu le plus lent.
cli-command-review = Analyser des parties terminées : ce que chaque décision a coûté, et la part de la chance.
cli-arg-review-game = numéro de la partie dans le fichier, à partir de 1 (par défaut : toutes les parties)
cli-arg-review-seat = n’afficher que les décisions de cette place, à partir de 1
cli-unit-decisions = { " " }décisions
server-reviews-busy = Trop de parties sont en cours d’analyse. Réessaie dans une minute.
web-review-start = Analyser la partie
web-review-takes = L’analyse prend environ une demi-minute.
web-review-failed = L’analyse a échoué. Réessaie.
web-review-ledger = D’où viennent les résultats
web-review-numbers = Les chances en chiffres
web-review-decisions = Décisions
web-review-progress = { $seen } décisions analysées sur { $all }
web-review-try = Réessayer
web-review-others-held = Qu’avaient les autres ?
web-play-on = Continuer la partie d’ici
web-play-on-seat = Place
web-play-on-bots = Bots
web-play-on-start = Continuer
web-play-on-note = Une nouvelle table contre des bots, sans classement. Ce qui est distribué ou pioché ensuite est nouveau.
web-try-title = La décision { $n } une nouvelle fois
web-try-lead = Voici la situation. Que joues-tu ?
web-try-back = Retour à l’analyse
web-try-again = Choisir autrement
web-try-good = Bien joué !
web-try-marked = { $mark } : { $loss } de chances de gagner gâchées
web-try-move = Coup
web-try-chance = Chances de gagner
web-try-yours = ton coup
web-try-best = le meilleur coup
web-try-played = joué dans la partie
server-no-decision = Cette décision n’est pas analysée, ou pas encore.
web-costs = Ce que coûtent tes décisions
web-costs-kind = Chances de gagner perdues
web-costs-count = { $count } décisions
web-costs-each = par décision
web-costs-whole = par partie
web-costs-note = Le type de décision le plus coûteux d’abord. Seul compte ce que tu pouvais savoir.
web-costs-trend = Perte par décision, partie par partie
web-costs-trend-desc = De { $first } dans la première des { $games } parties analysées à { $last } dans la dernière.
web-costs-reviewed = { $reviewed } des { $games } dernières parties analysées
web-costs-start = Analyser mes parties
web-review-lost = { $mark } : { $loss } de chances de gagner (± { $error })
web-review-answer = Montrer le meilleur coup
cli-arg-reviews = pour comparer : au repos, puis avec tant de personnes qui regardent de nouvelles analyses se faire
cli-column-reviews = analyses

# Leçons

cli-command-puzzles = Problèmes : trouver le meilleur coup (play), en chercher de nouveaux (make) ou prouver de nouveau ceux du programme (check).
cli-arg-puzzle-action = play, make ou check
cli-arg-puzzle-theme = play : seulement les problèmes de ce thème
cli-arg-puzzle-players = make : seulement des parties avec ce nombre de joueurs (par défaut : tous les nombres à tour de rôle)
cli-arg-puzzle-hours = make : s’arrêter après ce nombre d’heures
cli-arg-processes = make : nombre de processus (par défaut : 1)
cli-arg-puzzle-count = make : s’arrêter dès que chaque jeu a ce nombre de problèmes
cli-arg-puzzle-out = make : dossier de travail ; la même commande y reprend (par défaut : puzzles)
cli-arg-puzzle-solved = make : seulement les décisions qui peuvent être résolues entièrement
cli-arg-sample = check : ne prouver que ce nombre de problèmes
cli-arg-puzzle-seed = check : un mot ou un nombre qui choisit les problèmes et les simulations
cli-arg-puzzle-simulations = make, check : simulations par graine d’une preuve (par défaut : 1000000)
cli-unit-puzzles = { " " }problèmes
puzzles-unknown-action = puzzles ne connaît pas { $action }. Possibilités : { $known }.
puzzles-not-with = { $argument } ne va pas avec puzzles { $action }.
puzzles-players-game = --players demande un JEU.
puzzles-progress = { $game } · problèmes : { $puzzles } · parties : { $games } · heures de processeur : { $hours }
puzzles-not-proved = Non prouvé : { $game } { $puzzle }
puzzles-checked = Problèmes : { $count } · prouvés de nouveau : { $proved } sur { $tried }
puzzle-unknown = Ce problème n’existe pas.
puzzle-unknown-theme = Il n’y a pas de thème { $theme }. Thèmes : { $known }.
puzzles-title = Problèmes
puzzles-lead = Dans chaque situation, un coup est nettement meilleur que tous les autres, mais pas celui qui saute aux yeux. Le trouves-tu ?
puzzle-title = { $game } : problème { $puzzle }
puzzle-task = Un coup est nettement meilleur que tous les autres. Lequel ?
puzzle-right = Bien vu !
puzzle-wrong = Pas le meilleur coup : il coûte { $loss } de chances de gagner.
puzzle-follows = Ce qui suit
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-all = Tous les problèmes
puzzle-streak = Trouvés d’affilée : { $count }
puzzle-solved = Résolus : { $count } sur { $of }
puzzle-level = Difficulté : { $level }
puzzle-themes = Thèmes
puzzle-any-theme = Tous les thèmes
puzzle-none = Il n’y a pas encore de problèmes pour ce jeu.
puzzle-proof-solved = Prouvé : toutes les suites ont été jouées jusqu’au bout.
puzzle-proof-simulated = Prouvé : { $gap } de chances de gagner en plus que le deuxième meilleur coup, en deux fois un million de simulations.
puzzle-theme-lead = Entamer
puzzle-theme-follow = Fournir ou se défausser
puzzle-theme-colour = Choisir la couleur
puzzle-theme-eagle = Combattre ou fuir
puzzle-theme-rhino = Déplacer avec le rhinocéros
puzzle-theme-cheetah = Désigner qui entame avec le guépard
puzzle-theme-snake = Bloquer avec le serpent
puzzle-theme-next-leader = Qui entame la manche
puzzle-theme-exchange = Échanger des cartes
puzzle-theme-pinch = Chaparder
puzzle-theme-hunt = Chasser
puzzle-theme-restock = Remplir le centre
puzzle-theme-tied = Égalité voulue
puzzle-theme-sacrifice = Sacrifice
puzzle-theme-endgame = Fin de partie
lesson-first = Première partie guidée
lesson-second = Bien jouer
lesson-offer = Nouveau ? Apprends le jeu à la table, en trois minutes.
lesson-learnt = Ce que tu as appris
lesson-done = Terminé ! Et maintenant ?
lesson-take-back = Reprendre
lesson-not-now = La leçon attend : reprends d’abord ton coup.
unknown-lesson = Il n’y a pas de leçon { $lesson }. Leçons : { $known }.
lesson-next = Leçon suivante
cli-command-learn = Apprendre un jeu à la table : première partie guidée, puis bien jouer.
cli-arg-lesson = leçon : first (par défaut) ou second
web-first-game = Pour ta première partie
rules-house-mark = Règle maison :

# La donne du jour

daily-title = La donne du jour
daily-lead = Chaque jour, tout le monde reçoit les mêmes cartes, la même place et les mêmes bots. Ta première partie compte ; ensuite, tu peux rejouer pour t’entraîner.
daily-lead-alone = Chaque jour, tout le monde reçoit les mêmes cartes, la même place et les mêmes bots. Les cartes dépendent de la date seule : les chercher ne gâche que ton propre plaisir.
daily-see = Voir le résultat
daily-practise = Jouer pour s’entraîner
daily-bots = Bots : { $level }
daily-margin = Avance
daily-points = Points
daily-rank = Rang { $rank } sur { $people } sur ce serveur
daily-late = Terminée trop tard pour être classée.
daily-waiting = Les bots jouent encore cette donne…
daily-given-up = Abandonnée, donc sans résultat.
daily-not-played = Pas encore jouée.
daily-levels = Les mêmes cartes à la même place
daily-share = Partager
daily-share-text = Texte à partager
daily-past = Tes derniers jours
daily-fair-lead = Les cartes d’un jour dépendent de sa graine. Son SHA-256 est affiché ici avant ce jour, et la graine elle-même une heure après, pour que chacun puisse la vérifier.
daily-all = Tous les jours
daily-compare = Comparer
daily-bad-day = Il n’y a pas de donne pour le jour « { $day } ». Les jours s’écrivent comme 2026-11-19, du { $first } à aujourd’hui.
daily-no-help = À la donne du jour, aucun coup n’est repris et il n’y a pas d’indices.
daily-no-deal = { $game } n’a pas de donne du jour. Jeux : { $known }.
duplicate-title = Les mêmes donnes entre amis
duplicate-lead = Chacun joue les mêmes donnes contre les mêmes bots, à sa propre table, et chaque donne depuis une autre place. Les résultats sont comparés ici.
duplicate-new = Préparer des donnes
duplicate-deal = Donne { $number }
duplicate-link = Lien pour tes amis
duplicate-none = Personne n’a encore commencé.
duplicate-total = Total
cli-command-daily = Jouer la donne du jour : les mêmes cartes, la même place et les mêmes bots pour tous.
cli-arg-date = un autre jour, par exemple 2026-11-19
