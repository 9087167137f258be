mopsen-title = Mopsen
mopsen-names = carlini, carlino, cani e gatti
mopsen-about = Un gioco di prese in cui la carta più alta porta ossi nella ciotola e la più bassa sgraffigna una carta.
mopsen-goal = Vince chi ha più ossi dopo tre manche.
mopsen-credit = Un gioco di Andreas Pelikan, pubblicato nel 2019 da HUCH!.

# Che cosa succede

mopsen-dealt =
    { $dealer-is ->
        [you] Dai tu le carte.
       *[other] { $dealer } dà le carte.
    } Gerarchia: { $order }. Carte in mano: { $hands }. Mazzo, dall’alto: { $stock }.
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
mopsen-jostled =
    { $seat-is ->
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
mopsen-must-follow = la presa si è aperta con { $led }, e ne hai uno di quel colore: gioca quello, oppure un gatto.

# Nomi

mopsen-card =
    { $kind ->
        [R] Rosso
        [B] Blu
        [Y] Giallo
       *[C] Gatto
    }{ "\u00A0" }{ $number }
    .in-sentence =
        { $kind ->
            [C] il{ "\u00A0" }gatto{ "\u00A0" }{ $number }
           *[other]
                { $number ->
                    [1] l’1
                    [8] l’8
                    [11] l’11
                   *[other] il{ "\u00A0" }{ $number }
                }{ "\u00A0" }{ $kind ->
                    [R] rosso
                    [B] blu
                   *[other] giallo
                }
        }
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
mopsen-fact-choosing = Sceglie ancora
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

mopsen-no-such-dealer = Dà le carte il posto { $dealer }, ma l’ultimo posto è il { $last }.
mopsen-wrong-dealer = Dà le carte il posto { $dealer }, ma tocca al posto { $right }.
mopsen-bad-order = La gerarchia è «{ $order }», ma deve nominare R, B, Y e C una volta ciascuno.
mopsen-order-not-kept = La gerarchia alla distribuzione è «{ $order }», ma la manche precedente l’ha lasciata a «{ $right }».
mopsen-wrong-hands = Sono state distribuite { $hands } mani; devono essere { $right }, una per posto.
mopsen-wrong-hand-size = Il posto { $seat } riceve { $cards } carte; devono essere { $right }.
mopsen-wrong-stock-size = Il mazzo ha { $cards } carte; devono essere { $right }.
mopsen-unknown-card = È stata distribuita una carta «{ $card }» che non esiste; le carte vanno da R1 a R16, da B1 a B16, da Y1 a Y16 e da C1 a C8.
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
mopsen-tally-leader-won = vinte, da solo o alla pari, da chi ha aperto
mopsen-tally-tricks = prese
mopsen-tally-order-changed = che hanno cambiato la gerarchia
mopsen-tally-pinched-red = in cui è stato sgraffignato un carlino rosso
mopsen-tally-pinched-blue = in cui è stato sgraffignato un carlino blu
mopsen-tally-pinched-yellow = in cui è stato sgraffignato un carlino giallo
mopsen-tally-pinched-cat = in cui è stato sgraffignato un gatto
mopsen-tally-pinched-nothing = in cui non è stato sgraffignato nulla
mopsen-tally-exchanges = scambi
mopsen-tally-exchanged-0 = senza carte
mopsen-tally-exchanged-1 = di 1 carta
mopsen-tally-exchanged-2 = di 2 carte
mopsen-tally-exchanged-3 = di 3 carte
mopsen-tally-bowls = ciotole a fine manche
mopsen-tally-bowls-empty = vuote

# Fini

mopsen-highest-kind = { $card } è l’unica carta del colore più forte della presa. Gerarchia: { $order }.
mopsen-highest-number = { $card } ha il numero più alto nel colore più forte della presa. Gerarchia: { $order }.
mopsen-bones-in-bowl = { $points ->
    [one] { $points } osso
   *[other] { $points } ossi
} nella ciotola: { $cards }
mopsen-empty-bowl = Ciotola vuota: { $points ->
    [one] { $points } osso
   *[other] { $points } ossi
}
mopsen-cards-in-hand = { $points ->
    [one] { $points } carta
   *[other] { $points } carte
} in mano: { $points ->
    [one] { $points } osso
   *[other] { $points } ossi
}
mopsen-counts-round = Ossi
mopsen-counts-total = Ossi
mopsen-ahead-round = { $margin ->
    [one] { $margin } osso
   *[other] { $margin } ossi
}
mopsen-ahead-total = { $margin ->
    [one] { $margin } osso
   *[other] { $margin } ossi
}

# Che cosa può fare una carta

mopsen-help-pug = Se si apre con un carlino, devi rispondere con un carlino del suo colore; nella presa conta prima la gerarchia dei colori, poi il numero.
mopsen-help-cat = Puoi sempre giocare un gatto, anche se potresti rispondere.
mopsen-question-exchange-help = Puoi mettere fino a tre carte sotto il mazzo e pescarne altrettante.
mopsen-question-pinch-help = Hai giocato la carta più bassa, quindi prendi in mano una delle altre carte, ma non la più alta.

# Motivi nelle analisi

mopsen-reason-takes = { $best } è la carta più alta della presa in { $count } distribuzioni possibili su { $of }, { $played } in { $other }.
mopsen-reason-lowest = { $best } è la carta più bassa della presa, e può sgraffignare, in { $count } distribuzioni possibili su { $of }, { $played } in { $other }.
mopsen-reason-points = Variazione degli ossi con questa presa, in media su { $of } distribuzioni possibili: { $count } con { $best }, { $other } con { $played }.

# Lezioni

mopsen-lesson-first-exchange = Prima della prima presa puoi scambiare fino a tre carte. I numeri alti portano pochi ossi: scambia il 16 blu e il 15 giallo.
mopsen-lesson-first-follow = È richiesto il rosso e tu ne hai: devi rispondere, o giocare un gatto. Vince la carta più alta: gioca il 14 rosso.
mopsen-lesson-first-bones = Il rosso è passato in testa: nella gerarchia ora batte tutto il resto. Il 3 rosso ha quattro ossi, apri con lui.
mopsen-lesson-first-cats = La carta più bassa porta il suo colore in testa: ora i gatti. Un gatto in apertura non obbliga nessuno: gioca il gatto 3.
mopsen-lesson-first-lowest = Ora perdi apposta: il giallo è in fondo. Con la carta più bassa sgraffigni una carta e porti su il giallo: gioca il 2 giallo.
mopsen-lesson-first-any-cat = Hai sgraffignato il 10 giallo! Dovresti rispondere al blu, ma un gatto si può sempre giocare: gioca il gatto 5.
mopsen-lesson-first-last = Il tuo gatto era la carta più bassa: hai sgraffignato di nuovo e i gatti sono in testa. Vinci tre ossi: gioca il gatto 7.
mopsen-lesson-first-learnt =
    Rispondi al colore; un gatto si può sempre giocare.
    Conta prima la gerarchia, poi il numero.
    La carta più alta va sulla tua ciotola e porta ossi.
    La più bassa porta il suo colore in testa e sgraffigna una carta.
    Ogni carta rimasta in mano vale un osso.
mopsen-lesson-first-exchange-instead = Anche questo è permesso. Ma le carte basse hanno più ossi: riprendi la scelta e dai via quelle alte.
mopsen-lesson-first-follow-instead = È permesso, ma non è la più alta: vince un altro. Riprendila e gioca il 14 rosso.
mopsen-lesson-second-lose = Hai un altro gatto da quattro ossi. Porta su i gatti: gioca il gatto 5 come carta più bassa.
mopsen-lesson-second-cash-in = Ora i gatti sono in testa. Raccogli: il gatto 3 vince e porta quattro ossi.
mopsen-lesson-second-prepare = Il rosso è in fondo e hai ancora il 3 rosso. Sacrifica il 9 rosso: il rosso sale e sgraffigni una carta.
mopsen-lesson-second-learnt =
    Perdi con una carta del colore che vuoi portare in testa.
    Poi vinci con i suoi numeri bassi: hanno più ossi.
    Ogni carta sgraffignata è una giocata in più, o un osso alla fine.
mopsen-lesson-instead-lead = Puoi aprire con qualsiasi carta; un carlino impone il suo colore, un gatto nulla. Qui quella segnata mostra di più: riprendi la mossa.
mopsen-lesson-instead-follow = È permesso: rispondi, o giochi un gatto. Qui la carta segnata mostra di più: riprendi la mossa.
mopsen-lesson-instead-better = È permesso, ma qui porta meno ossi. Riprendi la mossa e prova quella proposta.
