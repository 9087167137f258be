mausen-title = Une souris !
mausen-names = souris, les souris
mausen-about = Un jeu de bluff où tous lâchent un animal en même temps et où le plus fort de chaque espèce chasse.
mausen-credit = Un jeu de Detlef Wendt, paru en 2004 chez Abacusspiele.
mausen-goal = Tu gagnes si les animaux que tu as pris valent ensemble le plus de points.

mausen-card = { mausen-species }{ "\u00A0" }{ $value }
mausen-species = { $species ->
    [E] éléphant
    [D] chien
    [C] chat
   *[M] souris
}

mausen-hunt = Lâcher { $card }
mausen-restock = Poser { $card } au centre

mausen-chose = { $seat-is ->
    [you] Tu choisis { $card }.
   *[other] { $seat } choisit { $card }.
}
mausen-chose-hidden = { $seat } pose une carte face cachée.
mausen-revealed = Toutes les cartes sont révélées. { $cards }.
mausen-hunted = { $seat-is ->
    [you] Avec { $hunter }, tu prends { $cards }.
   *[other] Avec { $hunter }, { $seat } prend { $cards }.
}
mausen-found-nothing = { $seat-is ->
    [you] Avec { $hunter }, tu ne trouves
   *[other] Avec { $hunter }, { $seat } ne trouve
} { $prey ->
    [souris] aucune
   *[other] aucun
} { $prey }.
mausen-tied = Égalité : { $species ->
    [souris] aucune
   *[other] aucun
} { $species } ne chasse.
mausen-middle-emptied = Le centre est vide ; chacun y pose une carte.
mausen-restocked = Le centre est de nouveau garni, et personne ne chasse. { $cards }.

mausen-zone-middle = Centre
mausen-zone-chosen = Choisie
mausen-zone-hand = Main
mausen-zone-captured = Prises
mausen-fact-points = Points
mausen-fact-unshown = Pas encore montrées
mausen-question-hunt = Quel animal lâches-tu ?
mausen-question-restock = Quel animal poses-tu au centre ?

mausen-option-ties = Si les animaux les plus forts d’une espèce sont à égalité : « next » laisse chasser une fois la valeur suivante, « cascade » descend jusqu’à la première valeur jouée une seule fois.
mausen-option-tiebreak = À égalité de points : « mouse-sum » compte toutes les souris prises, « highest-mouse » seulement la meilleure.
mausen-option-open_scores = Les points sont visibles pendant la partie.
mausen-choice-ties = Si les animaux les plus forts d’une espèce sont à égalité
mausen-choice-ties-next = la valeur suivante chasse, une fois
mausen-choice-ties-cascade = on descend à la première valeur jouée une seule fois
mausen-choice-tiebreak = À égalité de points
mausen-choice-tiebreak-mouse-sum = toutes les souris prises comptent
mausen-choice-tiebreak-highest-mouse = seule la meilleure souris compte

# Statistiques

mausen-tally-hunts = chasses
mausen-tally-elephants = avec des éléphants
mausen-tally-elephants-tied = égalité : aucun éléphant ne chasse
mausen-tally-dogs = avec des chiens
mausen-tally-dogs-tied = égalité : aucun chien ne chasse
mausen-tally-cats = avec des chats
mausen-tally-cats-tied = égalité : aucun chat ne chasse
mausen-tally-mice = avec des souris
mausen-tally-mice-tied = égalité : aucune souris ne chasse
mausen-tally-hunters = chasseurs
mausen-tally-in-vain = sans aucune proie
mausen-tally-restocks = centre vide regarni
mausen-tally-left = cartes restées au centre à la fin
