mopsen-title = Chiens chapardeurs
mopsen-names = carlins, carlin, chiens et chats
mopsen-about = Un jeu de plis où la carte la plus forte rapporte des os à la gamelle et où la plus faible chaparde une carte.
mopsen-goal = Qui a le plus d’os après trois manches gagne.
mopsen-credit = Un jeu d’Andreas Pelikan, paru en 2019 chez HUCH!.

# Ce qui se passe

mopsen-dealt = { $dealer-is ->
    [you] Tu distribues.
   *[other] { $dealer } distribue.
} Ordre de passage : { $order }. Mains : { $hands }. Pioche, à partir du dessus : { $stock }.
mopsen-dealt-hidden = { $dealer-is ->
    [you] Tu distribues.
   *[other] { $dealer } distribue.
} Ordre de passage : { $order }.
mopsen-exchange-chosen = { $seat-is ->
    [you] { $count ->
        [0] Tu choisis de ne rien échanger.
       *[other] Tu choisis d’échanger { $cards }.
    }
   *[other] { $count ->
        [0] { $seat } choisit de ne rien échanger.
       *[other] { $seat } choisit d’échanger { $cards }.
    }
}
mopsen-exchange-chosen-hidden =
    { $seat-is ->
        [you] Tu as choisi les cartes à échanger.
       *[other] { $seat } a choisi les cartes à échanger.
    }
mopsen-exchanged = { $seat-is ->
    [you] { $count ->
        [0] Tu gardes toutes tes cartes.
       *[other] Tu écartes { $put_away }, puis tu pioches { $drawn }.
    }
   *[other] { $count ->
        [0] { $seat } garde toutes ses cartes.
       *[other] { $seat } écarte { $put_away }, puis pioche { $drawn }.
    }
}
mopsen-exchanged-hidden = { $seat-is ->
    [you] { $count ->
        [0] Tu gardes toutes tes cartes.
        [1] Tu échanges une carte.
       *[other] Tu échanges { $count } cartes.
    }
   *[other] { $count ->
        [0] { $seat } garde toutes ses cartes.
        [1] { $seat } échange une carte.
       *[other] { $seat } échange { $count } cartes.
    }
}
mopsen-played = { $seat-is ->
    [you] Tu joues { $card }.
   *[other] { $seat } joue { $card }.
}
mopsen-trick-won = { $seat-is ->
    [you] Tu as la carte la plus forte : { $card } va sur ta gamelle.
   *[other] { $seat } a la carte la plus forte : { $card } va sur sa gamelle.
}
mopsen-jostled =
    { $seat-is ->
        [you] Tu as la carte la plus faible : { $kind } passe en haut de la file. Ordre de passage : { $order }.
       *[other] { $seat } a la carte la plus faible : { $kind } passe en haut de la file. Ordre de passage : { $order }.
    }
mopsen-discarded = À la défausse : { $cards }.
mopsen-pinched = { $seat-is ->
    [you] Tu chapardes { $card }.
   *[other] { $seat } chaparde { $card }.
}
mopsen-pinched-nothing = { $seat-is ->
    [you] Tu ne chapardes rien.
   *[other] { $seat } ne chaparde rien.
}

# Coups

mopsen-keep-all = Ne rien échanger
mopsen-exchange = Échanger { $cards }
mopsen-play = Jouer { $card }
mopsen-pinch = Chaparder { $card }
mopsen-pinch-nothing = Ne rien chaparder
mopsen-must-follow = { $led } entame le pli, et tu en as un de cette couleur : joue-le, ou joue un chat.

# Noms

mopsen-card =
    { $kind ->
        [R] Rouge
        [B] Bleu
        [Y] Jaune
       *[C] Chat
    }{ "\u00A0" }{ $number }
    .in-sentence =
        { $kind ->
            [R] le{ "\u00A0" }{ $number }{ "\u00A0" }rouge
            [B] le{ "\u00A0" }{ $number }{ "\u00A0" }bleu
            [Y] le{ "\u00A0" }{ $number }{ "\u00A0" }jaune
           *[C] le{ "\u00A0" }chat{ "\u00A0" }{ $number }
        }
mopsen-kind = { $kind ->
    [R] Rouge
    [B] Bleu
    [Y] Jaune
   *[C] Chat
}
mopsen-pug = { $kind ->
    [R] un chien rouge
    [B] un chien bleu
   *[Y] un chien jaune
}

# La table

mopsen-zone-stock = Pioche
mopsen-zone-discards = Défausse
mopsen-zone-trick = Carte jouée
mopsen-zone-bowl = Gamelle
mopsen-zone-hand = Main
mopsen-zone-chosen = À échanger
mopsen-zone-put-away = Écartées
mopsen-fact-round = Manche
mopsen-fact-dealer = Donneur
mopsen-fact-leader = Entame
mopsen-fact-order = Ordre de passage, du plus fort au plus faible
mopsen-fact-choosing = Choisit encore
mopsen-fact-led = Couleur demandée
mopsen-fact-points = Points
mopsen-fact-bones = Os dans la gamelle
mopsen-fact-lacks = N’a pas pu fournir
mopsen-mark-known = chapardée, connue de tous
mopsen-question-exchange = Quelles cartes échanges-tu ?
mopsen-question-play = Quelle carte joues-tu ?
mopsen-question-pinch = Quelle carte chapardes-tu ?

# Options et valeurs des cartes

mopsen-option-reshuffle_order = L’ordre de passage est mélangé de nouveau avant chaque manche.
mopsen-option-pinch_optional = Qui a joué la carte la plus faible peut renoncer à chaparder.
mopsen-values = Os sur les cartes

# Problèmes

mopsen-no-such-dealer = La place { $dealer } distribue, mais la dernière place est la { $last }.
mopsen-wrong-dealer = La place { $dealer } distribue, mais c’est au tour de la place { $right }.
mopsen-bad-order = L’ordre de passage est « { $order } », mais il doit nommer R, B, Y et C une fois chacun.
mopsen-order-not-kept = Dans la donne, l’ordre de passage est « { $order } », mais la manche précédente l’a laissé à « { $right } ».
mopsen-wrong-hands = { $hands } mains sont distribuées ; il en faut { $right }, une par place.
mopsen-wrong-hand-size = La place { $seat } reçoit { $cards } cartes ; il en faut { $right }.
mopsen-wrong-stock-size = La pioche compte { $cards } cartes ; il en faut { $right }.
mopsen-unknown-card = La donne contient une carte « { $card } », qui n’existe pas ; les cartes vont de R1 à R16, de B1 à B16, de Y1 à Y16 et de C1 à C8.
mopsen-card-twice = La donne contient deux fois { $card } ; chaque carte n’existe qu’une fois.
mopsen-worth = { $worth ->
    [one] { $worth } os
   *[other] { $worth } os
}

# Statistiques

mopsen-tally-rounds = manches
mopsen-tally-rounds-of-8 = de 8 plis
mopsen-tally-rounds-of-9 = de 9 plis
mopsen-tally-rounds-of-10 = de 10 plis
mopsen-tally-rounds-of-11 = de 11 plis
mopsen-tally-leader-won = gagnées, seul ou à égalité, par qui a entamé
mopsen-tally-tricks = plis
mopsen-tally-order-changed = qui ont modifié l’ordre de passage
mopsen-tally-pinched-red = où un chien rouge a été chapardé
mopsen-tally-pinched-blue = où un chien bleu a été chapardé
mopsen-tally-pinched-yellow = où un chien jaune a été chapardé
mopsen-tally-pinched-cat = où un chat a été chapardé
mopsen-tally-pinched-nothing = où rien n’a été chapardé
mopsen-tally-exchanges = échanges
mopsen-tally-exchanged-0 = sans carte
mopsen-tally-exchanged-1 = de 1 carte
mopsen-tally-exchanged-2 = de 2 cartes
mopsen-tally-exchanged-3 = de 3 cartes
mopsen-tally-bowls = gamelles en fin de manche
mopsen-tally-bowls-empty = vides

# Fins

mopsen-highest-kind = { $card } est la seule carte de la couleur la plus forte du pli. Ordre de passage : { $order }.
mopsen-highest-number = { $card } est le plus grand nombre de la couleur la plus forte du pli. Ordre de passage : { $order }.
mopsen-bones-in-bowl = { $points ->
    [one] { $points } os
   *[other] { $points } os
} dans la gamelle : { $cards }
mopsen-empty-bowl = Gamelle vide : { $points ->
    [one] { $points } os
   *[other] { $points } os
}
mopsen-cards-in-hand = { $points ->
    [one] { $points } carte
   *[other] { $points } cartes
} en main : { $points ->
    [one] { $points } os
   *[other] { $points } os
}
mopsen-counts-round = Os
mopsen-counts-total = Os
mopsen-ahead-round = { $margin } os
mopsen-ahead-total = { $margin } os

# Ce que peut une carte

mopsen-help-pug = Si un chien est demandé, tu dois fournir un chien de sa couleur ; dans le pli, l’ordre de passage des couleurs compte d’abord, puis le nombre.
mopsen-help-cat = Tu peux toujours jouer un chat, même si tu peux fournir.
mopsen-question-exchange-help = Tu peux glisser jusqu’à trois cartes sous la pioche et en piocher autant.
mopsen-question-pinch-help = Tu as joué la carte la plus faible, donc tu prends en main une des autres cartes, mais pas la plus forte.

# Raisons dans les analyses

mopsen-reason-takes = { $best } est la carte la plus forte du pli dans { $count } donnes possibles sur { $of }, { $played } dans { $other }.
mopsen-reason-lowest = { $best } est la carte la plus faible du pli, et peut chaparder, dans { $count } donnes possibles sur { $of }, { $played } dans { $other }.
mopsen-reason-points = Variation des os avec ce pli, en moyenne sur { $of } donnes possibles : { $count } avec { $best }, { $other } avec { $played }.

# Leçons

mopsen-lesson-first-exchange = Avant le premier pli, tu peux échanger jusqu’à trois cartes. Les grands nombres rapportent peu d’os : échange le 16 bleu et le 15 jaune.
mopsen-lesson-first-follow = Rouge est demandé et tu as du rouge : tu dois fournir, ou jouer un chat. La carte la plus forte gagne : joue le 14 rouge.
mopsen-lesson-first-bones = Rouge est passé en tête : dans l’ordre de passage, il bat désormais tout le reste. Le 3 rouge a quatre os, entame avec lui.
mopsen-lesson-first-cats = La carte la plus faible fait monter sa couleur en tête : maintenant les chats. Un chat entamé n’impose rien : joue le chat 3.
mopsen-lesson-first-lowest = Perds exprès : jaune est tout en bas. Avec la carte la plus faible, tu chapardes une carte et fais monter jaune : joue le 2 jaune.
mopsen-lesson-first-any-cat = Tu as chapardé le 10 jaune ! Tu devrais fournir bleu, mais un chat est toujours permis : joue le chat 5.
mopsen-lesson-first-last = Ton chat était la carte la plus faible : tu as encore chapardé, et les chats sont en tête. Gagne trois os : joue le chat 7.
mopsen-lesson-first-learnt =
    Fournis la couleur ; un chat est toujours permis.
    L’ordre de passage compte d’abord, puis le nombre.
    La carte la plus forte va sur ta gamelle et rapporte des os.
    La plus faible fait passer sa couleur en tête et chaparde une carte.
    Chaque carte restée en main vaut un os.
mopsen-lesson-first-exchange-instead = C’est permis aussi. Mais les petites cartes ont plus d’os : reprends ton choix et donne les grandes.
mopsen-lesson-first-follow-instead = C’est permis, mais ce n’est pas la plus forte : un autre gagne. Reprends-la et joue le 14 rouge.
mopsen-lesson-second-lose = Tu as encore un chat à quatre os. Fais monter les chats : joue le chat 5, la carte la plus faible.
mopsen-lesson-second-cash-in = Les chats sont en tête. Récolte : le chat 3 gagne et rapporte quatre os.
mopsen-lesson-second-prepare = Rouge est tout en bas et tu as encore le 3 rouge. Sacrifie le 9 rouge : rouge monte et tu chapardes une carte.
mopsen-lesson-second-learnt =
    Perds avec une carte de la couleur que tu veux faire monter.
    Gagne ensuite avec ses petits nombres : ils ont le plus d’os.
    Chaque carte chapardée est un coup de plus, ou un os à la fin.
mopsen-lesson-instead-lead = Tu peux entamer avec n’importe quelle carte ; un chien impose sa couleur, un chat rien. Ici, la carte marquée montre plus : reprends ton coup.
mopsen-lesson-instead-follow = C’est permis : tu fournis, ou tu joues un chat. Ici, la carte marquée montre plus : reprends ton coup.
mopsen-lesson-instead-better = C’est permis, mais cela rapporte moins d’os ici. Reprends ton coup et essaie celui qui est proposé.
