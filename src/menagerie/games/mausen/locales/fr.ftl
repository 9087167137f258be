mausen-title = Une souris !
mausen-names = souris, les souris
mausen-about = Un jeu de bluff où chacun joue un animal en même temps et où le plus fort de chaque espèce chasse.
mausen-credit = Un jeu de Detlef Wendt, paru en 2004 chez Abacusspiele.
web-last = Dernière chasse
web-no-trick = Aucune chasse n’a encore eu lieu.
play-trick = Chasse
web-replay-trick = Chasse { $number }
mausen-goal = Tu gagnes si tes proies valent ensemble le plus de points.
mausen-card = { mausen-species }{ "\u00A0" }{ $value }
    .in-sentence =
        { $species ->
            [E] l’éléphant
            [D] le{ "\u00A0" }chien
            [C] le{ "\u00A0" }chat
           *[M] la{ "\u00A0" }souris
        }{ "\u00A0" }{ $value }
mausen-species = { $species ->
    [E] éléphant
    [D] chien
    [C] chat
   *[M] souris
}
mausen-hunt = Envoyer { $card } à la chasse
mausen-restock = Poser { $card } au centre
mausen-chose = { $seat-is ->
    [you] Tu choisis { $card }.
   *[other] { $seat } choisit { $card }.
}
mausen-chose-hidden = { $seat } pose une carte face cachée.
mausen-revealed = Toutes les cartes sont révélées. { $cards }.
mausen-hunted =
    { $seat-is ->
        [you] Avec { $hunter }, tu captures { $cards }.
       *[other] Avec { $hunter }, { $seat } capture { $cards }.
    }
mausen-found-nothing = { $seat-is ->
    [you] Avec { $hunter }, tu ne trouves
   *[other] Avec { $hunter }, { $seat } ne trouve
} { $prey ->
    [souris] aucune
   *[other] aucun
} { $prey }.
mausen-tied =
    Égalité, les cartes s’annulent : { $species ->
        [souris] aucune
       *[other] aucun
    } { $species } ne chasse.
mausen-middle-emptied = Le centre de la table est vide ; chacun y pose une carte.
mausen-restocked = Le centre de la table est de nouveau garni, et personne ne chasse. { $cards }.
mausen-zone-middle = Centre
mausen-zone-chosen = Choisie
mausen-zone-hand = Main
mausen-zone-captured = Proies
mausen-fact-points = Points
mausen-fact-unshown = Pas encore montrées
mausen-question-hunt = Quel animal envoies-tu à la chasse ?
mausen-question-restock = Quel animal poses-tu au centre ?
mausen-option-ties = Si les animaux les plus forts d’une espèce sont à égalité, ils s’annulent : avec « next », la valeur immédiatement inférieure chasse si elle n’a été jouée qu’une fois ; avec « cascade », on descend jusqu’à la première valeur jouée une seule fois.
mausen-option-tiebreak = À égalité de points : « mouse-sum » compte toutes les souris capturées, « highest-mouse » seulement celle de plus forte valeur.
mausen-option-open_scores = Les points sont visibles pendant la partie.
mausen-choice-ties = Si les animaux les plus forts d’une espèce sont à égalité
mausen-choice-ties-next = la valeur immédiatement inférieure chasse, sauf nouvelle égalité
mausen-choice-ties-cascade = on descend jusqu’à la première valeur jouée une seule fois
mausen-choice-tiebreak = À égalité de points
mausen-choice-tiebreak-mouse-sum = toutes les souris capturées comptent
mausen-choice-tiebreak-highest-mouse = seule la souris de plus forte valeur compte

# Statistiques

mausen-tally-hunts = chasses
mausen-tally-elephants = avec des éléphants
mausen-tally-elephants-tied = égalité : aucun éléphant ne chasse
mausen-tally-dogs = avec des chiens
mausen-tally-dogs-tied = égalité : aucun chien ne chasse
mausen-tally-cats = avec des chats
mausen-tally-cats-tied = égalité : aucun chat ne chasse
mausen-tally-mice = avec des souris
mausen-tally-mice-tied = égalité : aucune souris ne chasse
mausen-tally-hunters = chasseurs
mausen-tally-in-vain = sans aucune proie
mausen-tally-restocks = fois où le centre vide est regarni
mausen-tally-left = cartes restées au centre en fin de partie

# Fins

mausen-strongest-hunter = Animal le plus fort de son espèce, { $card } chasse.
mausen-hunter-after-tie = Les animaux plus forts de l’espèce s’annulent, donc { $card } chasse.
mausen-animals-won = { $species ->
    [0] { $count ->
        [one] { $count } éléphant
       *[other] { $count } éléphants
    }
    [1] { $count ->
        [one] { $count } chien
       *[other] { $count } chiens
    }
    [2] { $count ->
        [one] { $count } chat
       *[other] { $count } chats
    }
   *[3] { $count ->
        [one] { $count } souris
       *[other] { $count } souris
    }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mausen-no-animal-won = Aucune proie
mausen-mice-decided = Égalité de points : les souris départagent, { $mice } en tout
mausen-mouse-decided = Égalité de points : la souris de plus forte valeur départage, { $mouse }
mausen-counts-round = Valeur des proies
mausen-counts-total = Valeur des proies

# Ce que peut une carte

mausen-help-elephant = Les éléphants chassent les chiens et sont chassés par les souris.
mausen-help-dog = Les chiens chassent les chats et sont chassés par les éléphants.
mausen-help-cat = Les chats chassent les souris et sont chassés par les chiens.
mausen-help-mouse = Les souris chassent les éléphants et sont chassées par les chats.
mausen-question-restock-help = Le centre de la table est vide : chacun y pose un animal, et personne ne chasse.

# Raisons dans les analyses

mausen-reason-takes = { $best } capture une proie dans { $count } chasses possibles sur { $of }, { $played } dans { $other }.
mausen-reason-taken = { $best } se fait capturer dans { $count } chasses possibles sur { $of }, { $played } dans { $other }.
mausen-reason-tied = { $best } est à égalité et ne chasse pas dans { $count } chasses possibles sur { $of }, { $played } dans { $other }.
mausen-reason-wins-game = { $best } remporte la partie dans { $count } chasses possibles sur { $of }, { $played } dans { $other }.
mausen-reason-points = Points de cette chasse, en moyenne sur { $of } chasses possibles : { $count } avec { $best }, { $other } avec { $played }.

# Leçons

mausen-lesson-first-dog = Tout le monde joue une carte en même temps. Les chiens chassent les chats, et il y a un chat au centre : joue le chien 4.
mausen-lesson-first-elephant = Les chats joués par les autres sont aussi à toi. Ton chien est resté au centre : les éléphants chassent les chiens, joue l’éléphant 4.
mausen-lesson-first-cat = Une souris a pris ton éléphant : les souris chassent les éléphants. Les chats chassent les souris, la boucle est bouclée : joue le chat 4.
mausen-lesson-first-tie = Deux chats 4 : égalité, ils s’annulent. C’est le chat juste en dessous, le 2, qui a chassé. Prends maintenant tous ces chats : joue le chien 3.
mausen-lesson-first-restock = Le centre est vide. Chacun y pose alors une carte, et personne ne chasse : donne ta souris la plus faible.
mausen-lesson-first-last = Il y a deux chiens. Qui chasse les chiens ? Joue ton animal le plus fort de cette espèce.
mausen-lesson-first-learnt =
    L’éléphant chasse le chien, le chien le chat, le chat la souris, et la souris l’éléphant.
    Seul l’animal le plus fort de chaque espèce chasse ; en cas d’égalité, celui juste en dessous.
    Si le centre est vide, chacun y pose une carte.
    À la fin, qui a les proies de plus grande valeur gagne.
mausen-lesson-second-second-best = L’éléphant 4 attire tout le monde : plusieurs joueront la souris 4 et s’annuleront. Joue la souris 3, qui chasse après l’égalité.
mausen-lesson-second-hunt-hunters = Douze points de souris : les chats vont arriver. Chasse les chasseurs, car les cartes jouées sont aussi des proies : joue le chien 4.
mausen-lesson-second-tie-on-purpose = Onze points de chiens, et un éléphant 4 va arriver. Joue aussi le tien : à égalité, personne ne les prend.
mausen-lesson-second-learnt =
    Si tout le monde veut la même proie, la deuxième carte est souvent la meilleure.
    Ce que jouent les autres est aussi une proie : chasse les chasseurs.
    Une égalité voulue prive un autre de sa prise.
mausen-lesson-instead-hunt = Toute carte est permise. Mais celle-ci ne chasse que sa propre proie, et seulement si elle est la plus forte de son espèce. Reprends-la et joue la carte marquée.
mausen-lesson-instead-restock = C’est permis. Mais ce que tu poses, d’autres peuvent le prendre : reprends la carte et donnes-en une faible.
mausen-lesson-instead-better = C’est permis, mais cela rapporte moins ici. Reprends ton coup et essaie celui qui est proposé.
