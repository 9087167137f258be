mopsen-title = Mopsen
mopsen-names = carlini, carlino, cani e gatti
mopsen-about = Un gioco di prese in cui la carta più alta porta ossi nella ciotola e la più bassa sgraffigna una carta.
mopsen-goal = Vince chi ha più ossi dopo tre manche.
mopsen-credit = Un gioco di Andreas Pelikan, pubblicato nel 2019 da HUCH!.

# Che cosa succede

mopsen-dealt = { $dealer-is ->
    [you] Dai tu le carte.
   *[other] { $dealer } dà le carte.
} Gerarchia: { $order }. Mani: { $hands }. Mazzo, dall’alto: { $stock }.
mopsen-dealt-hidden = { $dealer-is ->
    [you] Dai tu le carte.
   *[other] { $dealer } dà le carte.
} Gerarchia: { $order }.
mopsen-exchange-chosen = { $seat-is ->
    [you] { $count ->
        [0] Scegli di non scambiare nulla.
       *[other] Scegli di scambiare { $cards }.
    }
   *[other] { $count ->
        [0] { $seat } sceglie di non scambiare nulla.
       *[other] { $seat } sceglie di scambiare { $cards }.
    }
}
mopsen-exchange-chosen-hidden = { $seat-is ->
    [you] Hai scelto che cosa scambiare.
   *[other] { $seat } ha scelto che cosa scambiare.
}
mopsen-exchanged = { $seat-is ->
    [you] { $count ->
        [0] Tieni tutte le tue carte.
       *[other] Metti via { $put_away }, poi peschi { $drawn }.
    }
   *[other] { $count ->
        [0] { $seat } tiene tutte le carte.
       *[other] { $seat } mette via { $put_away }, poi pesca { $drawn }.
    }
}
mopsen-exchanged-hidden = { $seat-is ->
    [you] { $count ->
        [0] Tieni tutte le tue carte.
        [one] Scambi una carta.
       *[other] Scambi { $count } carte.
    }
   *[other] { $count ->
        [0] { $seat } tiene tutte le carte.
        [one] { $seat } scambia una carta.
       *[other] { $seat } scambia { $count } carte.
    }
}
mopsen-played = { $seat-is ->
    [you] Giochi { $card }.
   *[other] { $seat } gioca { $card }.
}
mopsen-trick-won = { $seat-is ->
    [you] Hai la carta più alta: { $card } va sulla tua ciotola.
   *[other] { $seat } ha la carta più alta: { $card } va sulla sua ciotola.
}
mopsen-jostled = { $seat-is ->
    [you] Hai la carta più bassa: { $kind } passa in testa. Gerarchia: { $order }.
   *[other] { $seat } ha la carta più bassa: { $kind } passa in testa. Gerarchia: { $order }.
}
mopsen-discarded = Negli scarti: { $cards }.
mopsen-pinched = { $seat-is ->
    [you] Sgraffigni { $card }.
   *[other] { $seat } sgraffigna { $card }.
}
mopsen-pinched-nothing = { $seat-is ->
    [you] Non sgraffigni nulla.
   *[other] { $seat } non sgraffigna nulla.
}

# Mosse

mopsen-keep-all = Non scambiare nulla
mopsen-exchange = Scambia { $cards }
mopsen-play = Gioca { $card }
mopsen-pinch = Sgraffigna { $card }
mopsen-pinch-nothing = Non sgraffignare nulla
mopsen-must-follow = è richiesto { $led }, e ne hai uno: giocane uno, oppure un gatto.

# Nomi

mopsen-card = { $kind ->
    [R] Rosso
    [B] Blu
    [Y] Giallo
   *[C] Gatto
}{ "\u00A0" }{ $number }
mopsen-kind = { $kind ->
    [R] Rosso
    [B] Blu
    [Y] Giallo
   *[C] Gatto
}
mopsen-pug = { $kind ->
    [R] un carlino rosso
    [B] un carlino blu
   *[Y] un carlino giallo
}

# Il tavolo

mopsen-zone-stock = Mazzo
mopsen-zone-discards = Scarti
mopsen-zone-trick = Carta giocata
mopsen-zone-bowl = Ciotola
mopsen-zone-hand = Mano
mopsen-zone-chosen = Da scambiare
mopsen-zone-put-away = Messe via
mopsen-fact-round = Manche
mopsen-fact-dealer = Mazziere
mopsen-fact-leader = Apre
mopsen-fact-order = Gerarchia, dal più forte al più debole
mopsen-fact-choosing = In attesa di
mopsen-fact-led = Colore richiesto
mopsen-fact-points = Punti
mopsen-fact-bones = Ossi nella ciotola
mopsen-fact-lacks = Non ha potuto rispondere
mopsen-mark-known = sgraffignata, nota a tutti
mopsen-question-exchange = Quali carte scambi?
mopsen-question-play = Quale carta giochi?
mopsen-question-pinch = Quale carta sgraffigni?

# Varianti e valori delle carte

mopsen-option-reshuffle_order = La gerarchia viene rimescolata a ogni manche.
mopsen-option-pinch_optional = Chi ha giocato la carta più bassa può rinunciare a sgraffignare.
mopsen-values = Ossi sulle carte

# Problemi

mopsen-no-such-dealer = Dà le carte il posto { $dealer }, ma i posti vanno da 0 a { $last }.
mopsen-wrong-dealer = Dà le carte il posto { $dealer }, ma tocca al posto { $right }.
mopsen-bad-order = La gerarchia è «{ $order }», ma deve nominare R, B, Y e C una volta ciascuno.
mopsen-order-not-kept = La gerarchia alla distribuzione è «{ $order }», ma la manche precedente l’ha lasciata a «{ $right }».
mopsen-wrong-hands = Il numero di mani distribuite è { $hands }; deve essere { $right }, una per posto.
mopsen-wrong-hand-size = Il numero di carte in mano al posto { $seat } è { $cards }; deve essere { $right }.
mopsen-wrong-stock-size = Il numero di carte del mazzo è { $cards }; deve essere { $right }.
mopsen-unknown-card = È stata distribuita una carta «{ $card }», ma il gioco va da R1 a R16, da B1 a B16, da Y1 a Y16 e da C1 a C8.
mopsen-card-twice = { $card } è stata distribuita due volte; ogni carta esiste una volta sola.

mopsen-worth = { $worth ->
    [one] { $worth } osso
   *[other] { $worth } ossi
}

# Statistiche

mopsen-tally-rounds = manche
mopsen-tally-rounds-of-8 = di 8 prese
mopsen-tally-rounds-of-9 = di 9 prese
mopsen-tally-rounds-of-10 = di 10 prese
mopsen-tally-rounds-of-11 = di 11 prese
mopsen-tally-leader-won = vinte, o condivise, da chi ha aperto
mopsen-tally-tricks = prese
mopsen-tally-order-changed = che hanno cambiato la gerarchia
mopsen-tally-pinched-red = con un carlino rosso sgraffignato
mopsen-tally-pinched-blue = con un carlino blu sgraffignato
mopsen-tally-pinched-yellow = con un carlino giallo sgraffignato
mopsen-tally-pinched-cat = con un gatto sgraffignato
mopsen-tally-pinched-nothing = senza nulla di sgraffignato
mopsen-tally-exchanges = scambi
mopsen-tally-exchanged-0 = senza carte
mopsen-tally-exchanged-1 = di 1 carta
mopsen-tally-exchanged-2 = di 2 carte
mopsen-tally-exchanged-3 = di 3 carte
mopsen-tally-bowls = ciotole a fine manche
mopsen-tally-bowls-empty = vuote
