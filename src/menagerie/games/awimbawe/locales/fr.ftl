awimbawe-title = Awimbawé
awimbawe-names = lions, lion
awimbawe-about = Un jeu de plis où l’on gagne des couronnes, où les capacités des animaux influencent les plis et où il faut se méfier de la quatrième hyène.
awimbawe-goal = Sois le premier à remporter deux manches ; une manche revient à qui a le plus de couronnes, sans avoir récupéré quatre hyènes.
awimbawe-credit = Un jeu de Mathieu Roussel, édité par Explor8 en 2021 et par Game Factory en 2023.

# Ce qui se passe

awimbawe-dealt = Les cartes sont distribuées. Mains : { $hands }. Face cachée : { $down }. Face visible : { $up }. { $leader-is ->
    [you] Tu entames le premier pli.
   *[other] { $leader } entame le premier pli.
}
    .short = Les cartes sont distribuées. { $leader-is ->
        [you] Tu entames le premier pli.
       *[other] { $leader } entame le premier pli.
    }
awimbawe-dealt-hidden = Les cartes sont distribuées.{ $own_count ->
    [0] { "" }
   *[other] { " " }Ta main : { $own }.
} { $leader-is ->
    [you] Tu entames le premier pli.
   *[other] { $leader } entame le premier pli.
}
    .short = Les cartes sont distribuées. { $leader-is ->
        [you] Tu entames le premier pli.
       *[other] { $leader } entame le premier pli.
    }
awimbawe-played = { $seat-is ->
    [you] Tu joues { $card }.
   *[other] { $seat } joue { $card }.
}
awimbawe-colour-named = { $seat-is ->
    [you] Tu choisis la couleur : { $colour }.
   *[other] { $seat } choisit la couleur : { $colour }.
}
awimbawe-fought = { $seat-is ->
    [you] Tu combats avec { $card }.
   *[other] { $seat } combat avec { $card }.
}
awimbawe-fled =
    { $seat-is ->
        [you] Tu fuis avec { $card }, qui va sur ta pile de points.
       *[other] { $seat } fuit avec { $card }, qui va sur sa pile de points.
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
} qui entame le pli suivant : { $leader-is ->
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
awimbawe-hand-chosen =
    { $seat-is ->
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
    [you] Tu n’as aucune carte disponible : tes blocages sont levés.
   *[other] { $seat } n’a aucune carte disponible : ses blocages sont levés.
}
awimbawe-turned-up =
    { $seat-is ->
        [you] Carte retournée sur ta pile { $slot } : { $card }.
       *[other] Carte retournée sur la pile { $slot } chez { $seat } : { $card }.
    }
awimbawe-elephant-scared = { $seat-is ->
    [you] Tu effraies l’éléphant avec { $card }.
   *[other] { $seat } effraie l’éléphant avec { $card }.
}
awimbawe-trick-won = { $seat-is ->
    [you] Tu remportes le pli : { $cards }.
   *[other] { $seat } remporte le pli : { $cards }.
}
awimbawe-hyenas-gathered =
    { $seat-is ->
        [you] Tes hyènes : { $hyenas }.
       *[other] Hyènes chez { $seat } : { $hyenas }.
    }
awimbawe-eliminated = { $seat-is ->
    [you] La quatrième hyène t’élimine de la manche.
   *[other] La quatrième hyène élimine { $seat } de la manche.
}
awimbawe-lost-to-hyenas = { $seat-is ->
    [you] La quatrième hyène te fait perdre la manche.
   *[other] La quatrième hyène fait perdre la manche à { $seat }.
}
awimbawe-round-undecided = Personne ne remporte la manche ; on la rejoue.
awimbawe-rival-turned-gold = Première manche remportée ({ $winners }) : la carte { $rival } est retournée sur sa face dorée.
awimbawe-first-lead-named = { $seat-is ->
    [you] Tu décides
   *[other] { $seat } décide
} qui entame la manche suivante : { $leader-is ->
    [you] toi.
   *[other] { $leader }.
}

# Coups

awimbawe-play = Jouer { $card }
awimbawe-name-colour = Couleur : { $colour }
    .short = { $colour }
awimbawe-fight = Combattre
awimbawe-flee = Fuir
awimbawe-pass = Ne pas utiliser la capacité
    .short = Passer
awimbawe-name-leader =
    { $leader-is ->
        [you] Entamer toi-même
       *[other] Faire entamer { $leader }
    }
    .short = { $leader-is ->
        [you] toi
       *[other] { $leader }
    }
awimbawe-block-hand = Bloquer une carte en main chez { $target }
    .short = Main : { $target }
awimbawe-block-pile = Bloquer { $card } sur la pile { $slot } chez { $target }
    .short = { $card }
awimbawe-push = Glisser { $card } de la pile { $source } sous la pile { $destination } chez { $target }
    .short = Sous la pile { $destination }
awimbawe-push-face-down = Glisser une carte cachée de la pile { $source } sous la pile { $destination } chez { $target }
    .short = Sous la pile { $destination }

# Pourquoi une carte ne peut pas être jouée

awimbawe-covered = Une autre carte est posée dessus.
awimbawe-blocked = Un serpent bloque cette carte.
awimbawe-must-follow = Couleur demandée : { $colour }. Tu en as, donc tu dois fournir.
awimbawe-must-follow-multicolour = Couleur demandée : { $colour }. Tu ne peux fournir qu’avec une carte multicolore, donc tu dois en jouer une.
awimbawe-must-follow-eagle = Le pli a été entamé avec un aigle et tu en as un, donc tu dois jouer un aigle.
awimbawe-must-play-eagle = Couleur demandée : { $colour }. Tu ne peux pas fournir, donc tu dois couper avec un aigle.

# Noms

awimbawe-colour = { $suit ->
    [S] steppe
    [D] désert
    [M] montagne
    [F] forêt
    [I] glace
    [X] multicolore
   *[A] aigles
}
awimbawe-card =
    { $value ->
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
    .in-sentence =
        { $value ->
            [1] la{ "\u00A0" }souris
            [2] le{ "\u00A0" }rhinocéros
            [3] le{ "\u00A0" }guépard
            [4] la{ "\u00A0" }hyène
            [5] le{ "\u00A0" }serpent
            [6] l’éléphant
           *[other] l’aigle
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
awimbawe-zone-won = Pile de points
awimbawe-zone-hyenas = Hyènes
awimbawe-fact-led = Couleur demandée
awimbawe-fact-next-leader = Entame le pli suivant
awimbawe-fact-tricks-left = Plis restants
awimbawe-fact-rival = Rival
awimbawe-fact-rounds-won = Manches gagnées
awimbawe-fact-crowns = Couronnes dans la manche
awimbawe-fact-team = Équipe
awimbawe-fact-lacks = N’a pas en main
awimbawe-mark-blocked = bloquée
awimbawe-mark-fled = en fuite
awimbawe-question-lead = Avec quelle carte entames-tu ?
awimbawe-question-follow = Quelle carte joues-tu ?
awimbawe-question-colour = Quelle couleur choisis-tu ?
awimbawe-question-eagle = Ton aigle combat-il ou fuit-il ?
awimbawe-question-rhino = Quelle carte ton rhinocéros déplace-t-il, et sous quelle pile ?
awimbawe-question-cheetah = Qui entame le pli suivant ?
awimbawe-question-snake = Quelle carte ton serpent bloque-t-il ?
awimbawe-question-next-leader = Qui entame la manche suivante ?

# Options et valeurs des cartes

awimbawe-option-youngest = Toutes les places, du plus jeune joueur au plus âgé : si plusieurs montrent le moins de couronnes, le plus jeune entame.
awimbawe-values = Couronnes sur les cartes

# Ce qui ne va pas

awimbawe-crowns-total = { $file } donne aux cartes pour { $players } joueurs { $total } couronnes en tout ; il en faut { $expected }.
awimbawe-draw-not-in-hand = La carte { $card } aurait été tirée de la main de la place { $seat }, mais elle n’y est pas ou est déjà bloquée.
awimbawe-deal-hand-size = La place { $seat } reçoit { $cards } cartes en main ; il en faut { $expected }.
awimbawe-unknown-card = La carte « { $card } » n’existe pas ; les cartes vont de S1 à S6, de même pour D, M, F et I ; s’y ajoutent X2, X3, X5, X6 et A7 à A12.
awimbawe-deal-foreign-card = La carte { $card } est distribuée, mais ne s’utilise pas avec ce nombre de joueurs.
awimbawe-deal-card-twice = La carte { $card } est distribuée deux fois ; chaque carte n’existe qu’une fois.
awimbawe-deal-leader = D’après la donne, c’est la place { $leader } qui entame ; ce devrait être la place { $expected }.
awimbawe-worth = { $worth ->
    [one] { $worth } couronne
   *[other] { $worth } couronnes
}

# Statistiques

awimbawe-tally-rounds = manches
awimbawe-tally-leader-won = remportées par qui a entamé la manche
awimbawe-tally-fourth-hyena = avec une quatrième hyène
awimbawe-tally-undecided = remportées par personne
awimbawe-tally-tricks = plis
awimbawe-tally-tricks-eagle = remportés par un aigle
awimbawe-tally-tricks-mouse = remportés par une souris face à l’éléphant de sa couleur
awimbawe-tally-eagles = aigles libres de combattre ou de fuir
awimbawe-tally-eagles-fled = ont fui
awimbawe-tally-eagles-fought = ont combattu
awimbawe-tally-rhinos = rhinocéros ayant une carte à déplacer
awimbawe-tally-rhinos-used = utilisés
awimbawe-tally-rhinos-passed = non utilisés
awimbawe-tally-cheetahs = guépards ayant une entame à donner
awimbawe-tally-cheetahs-used = utilisés
awimbawe-tally-cheetahs-passed = non utilisés
awimbawe-tally-snakes = serpents ayant une carte à bloquer
awimbawe-tally-snakes-pile = ont bloqué une carte visible d’une pile
awimbawe-tally-snakes-hand = ont bloqué une carte en main
awimbawe-tally-snakes-passed = non utilisés

# Fins

awimbawe-highest-of-colour = { $card } est la carte la plus forte de la couleur demandée, { $colour }.
awimbawe-highest-eagle = { $card } est l’aigle le plus fort qui combat, et un aigle bat tous les autres animaux.
awimbawe-mouse-won = { $card } effraie l’éléphant de sa couleur et bat tous les animaux du pli.
awimbawe-unscared-elephant = Aucune souris ne bat { $card }, même si elle effraie l’éléphant de sa couleur.
awimbawe-crowns-won = { $points ->
    [one] { $points } couronne
   *[other] { $points } couronnes
}{ $players ->
    [4] { " " }dans l’équipe
   *[other] { "" }
}
awimbawe-fourth-hyena = Quatrième hyène : { $players ->
    [3] élimination de la manche
    [4] l’équipe perd la manche
   *[other] la manche est perdue
}, quel que soit le nombre de couronnes
awimbawe-eagle-broke-tie = Égalité de couronnes : { $card }, l’aigle le plus fort, départage
awimbawe-lost-tie = Égalité de couronnes, mais sans l’aigle le plus fort
awimbawe-tie-without-eagle = Égalité de couronnes, sans aigle : personne ne remporte la manche
awimbawe-counts-round = Couronnes
awimbawe-counts-total = Manches gagnées
awimbawe-ahead-round = { $margin ->
    [one] { $margin } couronne
   *[other] { $margin } couronnes
}
awimbawe-ahead-total = { $margin ->
    [one] { $margin } manche
   *[other] { $margin } manches
}

# Ce que peut une carte

awimbawe-help-mouse = Si l’éléphant de sa couleur est dans le même pli et que cette couleur est demandée, la souris bat tous les animaux du pli.
awimbawe-help-rhino = En le jouant, tu peux glisser la carte du dessus d’une pile d’un autre joueur sous une autre de ses piles.
awimbawe-help-cheetah = En le jouant, tu peux décider qui entame le pli suivant.
awimbawe-help-hyena = Qui récupère sa quatrième hyène perd la manche, quel que soit le nombre de ses couronnes.
awimbawe-help-snake = En le jouant, tu peux bloquer une carte disponible d’un autre joueur jusqu’à ce qu’il joue sa prochaine carte.
awimbawe-help-elephant = Il perd contre la souris de sa couleur si les deux sont dans un pli de cette couleur.
awimbawe-help-multicolour-elephant = Il suit toutes les couleurs, et aucune souris ne le bat.
awimbawe-help-eagle = Si tu ne peux pas fournir, il combat, et l’aigle le plus fort qui combat l’emporte, ou il fuit vers ta pile de points.
awimbawe-question-colour-help = Les autres doivent fournir la couleur que tu choisis.
awimbawe-question-eagle-help = L’aigle le plus fort qui combat remporte le pli. Un aigle qui fuit va sur ta pile de points.
awimbawe-question-rhino-help = Le rhinocéros glisse la carte du dessus d’une pile d’un autre joueur sous une autre de ses piles.
awimbawe-question-cheetah-help = Le guépard décide qui entame le pli suivant. Tu peux te choisir toi-même.
awimbawe-question-snake-help = Le serpent bloque une carte visible d’une pile ou une carte en main tirée au hasard, jusqu’à ce que ce joueur joue sa prochaine carte.
awimbawe-question-next-leader-help = Tu as perdu la manche, donc tu décides qui entame la suivante. Tu peux te choisir toi-même.

# Raisons dans les analyses

awimbawe-reason-hyena = { $best } remporte une hyène avec le pli dans { $count } donnes possibles sur { $of }, { $played } dans { $other }.
awimbawe-reason-fourth-hyena = { $best } amène la quatrième hyène dans { $count } donnes possibles sur { $of }, { $played } dans { $other }.
awimbawe-reason-points = Couronnes de ce pli, en moyenne sur { $of } donnes possibles : { $count } avec { $best }, { $other } avec { $played }.
