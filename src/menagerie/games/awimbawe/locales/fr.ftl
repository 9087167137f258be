awimbawe-title = Awimbawé
awimbawe-names = lions, lion
awimbawe-about = Un jeu de plis où l’on gagne des couronnes, oriente les plis grâce aux capacités des animaux et se méfie de la quatrième hyène.
awimbawe-goal = Gagne deux manches ; une manche revient à qui a le plus de couronnes sans prendre la quatrième hyène.
awimbawe-credit = Un jeu de Mathieu Roussel, édité par Explor8 en 2021 et par Game Factory en 2023.

# Ce qui se passe

awimbawe-dealt = Les cartes sont distribuées. Mains : { $hands }. Face cachée : { $down }. Face visible : { $up }. { $leader-is ->
    [you] Tu entames le premier pli.
   *[other] { $leader } entame le premier pli.
}
awimbawe-dealt-hidden = Les cartes sont distribuées.{ $own_count ->
    [0] { "" }
   *[other] { " " }Ta main : { $own }.
} { $leader-is ->
    [you] Tu entames le premier pli.
   *[other] { $leader } entame le premier pli.
}
awimbawe-played = { $seat-is ->
    [you] Tu joues { $card }.
   *[other] { $seat } joue { $card }.
}
awimbawe-colour-named = { $seat-is ->
    [you] Tu choisis la couleur : { $colour }.
   *[other] { $seat } choisit la couleur : { $colour }.
}
awimbawe-fought = { $seat-is ->
    [you] Tu combats avec { $card }.
   *[other] { $seat } combat avec { $card }.
}
awimbawe-fled = { $seat-is ->
    [you] Tu fuis avec { $card }, qui rejoint tes cartes gagnées.
   *[other] { $seat } fuit avec { $card }, qui rejoint ses cartes gagnées.
}
awimbawe-pushed = { $seat-is ->
    [you] Tu glisses
   *[other] { $seat } glisse
} { $card } de la pile { $source } sous la pile { $destination } { $target-is ->
    [you] chez toi.
   *[other] chez { $target }.
}
awimbawe-pushed-face-down = { $seat-is ->
    [you] Tu glisses
   *[other] { $seat } glisse
} une carte cachée de la pile { $source } sous la pile { $destination } { $target-is ->
    [you] chez toi.
   *[other] chez { $target }.
}
awimbawe-lead-named = { $seat-is ->
    [you] Tu décides
   *[other] { $seat } décide
} qui entame le pli suivant : { $leader-is ->
    [you] toi.
   *[other] { $leader }.
}
awimbawe-pile-blocked = { $seat-is ->
    [you] Tu bloques
   *[other] { $seat } bloque
} { $card } { $target-is ->
    [you] sur ta pile { $slot }.
   *[other] sur la pile { $slot } chez { $target }.
}
awimbawe-hand-chosen = { $seat-is ->
    [you] Tu vises
   *[other] { $seat } vise
} une carte { $target-is ->
    [you] de ta main.
   *[other] en main chez { $target }.
}
awimbawe-hand-blocked = { $seat-is ->
    [you] Tu bloques
   *[other] { $seat } bloque
} { $card } { $target-is ->
    [you] dans ta main.
   *[other] en main chez { $target }.
}
awimbawe-hand-blocked-hidden = { $seat-is ->
    [you] Tu bloques
   *[other] { $seat } bloque
} une carte { $target-is ->
    [you] dans ta main.
   *[other] en main chez { $target }.
}
awimbawe-passed = { $seat-is ->
    [you] Tu n’utilises pas { $card }.
   *[other] { $seat } n’utilise pas { $card }.
}
awimbawe-unblocked = { $seat-is ->
    [you] Tes cartes ne sont plus bloquées.
   *[other] Plus aucune carte n’est bloquée chez { $seat }.
}
awimbawe-blocks-lifted = { $seat-is ->
    [you] Tu n’as aucune carte disponible : tes blocages sont levés.
   *[other] { $seat } n’a aucune carte disponible : ses blocages sont levés.
}
awimbawe-turned-up = { $seat-is ->
    [you] Retournée sur ta pile { $slot } : { $card }.
   *[other] Retournée sur la pile { $slot } chez { $seat } : { $card }.
}
awimbawe-elephant-scared = { $seat-is ->
    [you] Tu effraies l’éléphant avec { $card }.
   *[other] { $seat } effraie l’éléphant avec { $card }.
}
awimbawe-trick-won = { $seat-is ->
    [you] Tu remportes le pli : { $cards }.
   *[other] { $seat } remporte le pli : { $cards }.
}
awimbawe-hyenas-gathered = { $seat-is ->
    [you] Tes hyènes : { $hyenas }.
   *[other] Hyènes chez { $seat } : { $hyenas }.
}
awimbawe-eliminated = { $seat-is ->
    [you] La quatrième hyène t’élimine de la manche.
   *[other] La quatrième hyène élimine { $seat } de la manche.
}
awimbawe-lost-to-hyenas = { $seat-is ->
    [you] La quatrième hyène te fait perdre la manche.
   *[other] La quatrième hyène fait perdre la manche à { $seat }.
}
awimbawe-round-undecided = Personne ne gagne la manche ; elle est rejouée.
awimbawe-rival-turned-gold = Une première manche gagnée ({ $winners }) : la carte { $rival } passe sur sa face dorée.
awimbawe-first-lead-named = { $seat-is ->
    [you] Tu décides
   *[other] { $seat } décide
} qui entame la manche suivante : { $leader-is ->
    [you] toi.
   *[other] { $leader }.
}

# Coups

awimbawe-play = Jouer { $card }
awimbawe-name-colour = Couleur : { $colour }
awimbawe-fight = Combattre
awimbawe-flee = Fuir
awimbawe-pass = Ne pas utiliser la capacité
awimbawe-name-leader = { $leader-is ->
    [you] Entamer toi-même
   *[other] Laisser entamer { $leader }
}
awimbawe-block-hand = Bloquer une carte en main chez { $target }
awimbawe-block-pile = Bloquer { $card } sur la pile { $slot } chez { $target }
awimbawe-push = Glisser { $card } de la pile { $source } sous la pile { $destination } chez { $target }
awimbawe-push-face-down = Glisser une carte cachée de la pile { $source } sous la pile { $destination } chez { $target }

# Pourquoi une carte ne peut pas être jouée

awimbawe-covered = Une autre carte est posée dessus.
awimbawe-blocked = Un serpent bloque cette carte.
awimbawe-must-follow = Couleur demandée : { $colour }. Tu l’as, donc tu dois fournir.
awimbawe-must-follow-multicolour = Couleur demandée : { $colour }. Tu ne peux fournir qu’en multicolore, donc tu dois le faire.
awimbawe-must-follow-eagle = L’entame est un aigle et tu en as un, donc tu dois jouer un aigle.
awimbawe-must-play-eagle = Couleur demandée : { $colour }. Tu ne peux pas fournir, donc tu dois jouer un aigle.

# Noms

awimbawe-colour = { $suit ->
    [S] steppe
    [D] désert
    [M] montagne
    [F] forêt
    [I] glace
   *[A] aigles
}
awimbawe-card = { $value ->
    [1] Souris
    [2] Rhinocéros
    [3] Guépard
    [4] Hyène
    [5] Serpent
    [6] Éléphant
   *[other] Aigle
}{ "\u00A0" }{ $value }{ $suit ->
    [A] { "" }
    [X] ⁻{ "\u00A0" }(multicolore)
   *[other] { "\u00A0" }({ awimbawe-colour })
}
awimbawe-rival = { $rival ->
    [panther] Panthère
    [tiger] Tigre
   *[lion] Lionceau
}

# La table

awimbawe-zone-trick = Pli
awimbawe-zone-hand = Main
awimbawe-zone-pile = Pile
awimbawe-zone-aside = Mises de côté
awimbawe-zone-won = Gagnées
awimbawe-zone-hyenas = Hyènes
awimbawe-fact-led = Couleur demandée
awimbawe-fact-next-leader = Entame ensuite
awimbawe-fact-tricks-left = Plis restants
awimbawe-fact-rival = Rival
awimbawe-fact-rounds-won = Manches gagnées
awimbawe-fact-crowns = Couronnes de la manche
awimbawe-fact-team = Équipe
awimbawe-fact-lacks = Pas en main
awimbawe-mark-blocked = bloquée
awimbawe-mark-fled = en fuite
awimbawe-question-lead = Avec quelle carte entames-tu ?
awimbawe-question-follow = Quelle carte joues-tu ?
awimbawe-question-colour = Quelle couleur demandes-tu ?
awimbawe-question-eagle = Ton aigle combat-il ou fuit-il ?
awimbawe-question-rhino = Quelle carte ton rhinocéros glisse-t-il, et où ?
awimbawe-question-cheetah = Qui entame le pli suivant ?
awimbawe-question-snake = Quelle carte ton serpent bloque-t-il ?
awimbawe-question-next-leader = Qui entame la manche suivante ?

# Options et valeurs des cartes

awimbawe-option-youngest = Toutes les places, de la plus jeune personne à la plus âgée : si plusieurs montrent le moins de couronnes, la plus jeune entame.
awimbawe-values = Couronnes des cartes

# Ce qui ne va pas

awimbawe-crowns-total = { $file } donne aux cartes pour { $players } joueurs { $total } couronnes en tout ; il en faut { $expected }.
awimbawe-draw-not-in-hand = La carte { $card } aurait été tirée de la main de la place { $seat }, mais elle n’y est pas ou y est déjà bloquée.
awimbawe-deal-hand-size = La place { $seat } reçoit { $cards } cartes en main ; il en faut { $expected }.
awimbawe-unknown-card = Il n’y a pas de carte « { $card } » ; les cartes sont S1 à S6, de même D, M, F et I, puis X2, X3, X5, X6 et A7 à A12.
awimbawe-deal-foreign-card = La carte { $card } est distribuée, mais ne sert pas à ce nombre de joueurs.
awimbawe-deal-card-twice = La carte { $card } est distribuée deux fois ; chaque carte n’existe qu’une fois.
awimbawe-deal-leader = D’après la donne, la place { $leader } entame ; ce doit être la place { $expected }.

awimbawe-worth = { $worth ->
    [one] { $worth } couronne
   *[other] { $worth } couronnes
}

# Statistiques

awimbawe-tally-rounds = manches
awimbawe-tally-leader-won = gagnées par qui a entamé
awimbawe-tally-fourth-hyena = avec une quatrième hyène
awimbawe-tally-undecided = gagnées par personne
awimbawe-tally-tricks = plis
awimbawe-tally-tricks-eagle = remportés par un aigle
awimbawe-tally-tricks-mouse = remportés par une souris sur son éléphant
awimbawe-tally-eagles = aigles libres de combattre ou de fuir
awimbawe-tally-eagles-fled = ont fui
awimbawe-tally-eagles-fought = ont combattu
awimbawe-tally-rhinos = rhinocéros ayant une carte à glisser
awimbawe-tally-rhinos-used = utilisés
awimbawe-tally-rhinos-passed = non utilisés
awimbawe-tally-cheetahs = guépards ayant une entame à donner
awimbawe-tally-cheetahs-used = utilisés
awimbawe-tally-cheetahs-passed = non utilisés
awimbawe-tally-snakes = serpents ayant une carte à bloquer
awimbawe-tally-snakes-pile = ont bloqué une carte visible d’une pile
awimbawe-tally-snakes-hand = ont bloqué une carte en main
awimbawe-tally-snakes-passed = non utilisés
