mausen-title = Topi!
mausen-names = topo, gatti e topi
mausen-about = Un gioco di bluff in cui tutti giocano un animale nello stesso momento e il più forte di ogni tipo va a caccia.
mausen-credit = Un gioco di Detlef Wendt, pubblicato nel 2004 da Abacusspiele.
web-last = Ultimo round
web-no-trick = Non è stato ancora giocato nessun round.
play-trick = Round
mausen-goal = Vinci se gli animali che hai catturato valgono in tutto più punti di quelli di ogni altro giocatore.
mausen-card = { mausen-species }{ "\u00A0" }{ $value }
    .in-sentence =
        { $species ->
            [E] l’elefante
            [D] il{ "\u00A0" }cane
            [C] il{ "\u00A0" }gatto
           *[M] il{ "\u00A0" }topo
        }{ "\u00A0" }{ $value }
mausen-species = { $species ->
    [E] elefante
    [D] cane
    [C] gatto
   *[M] topo
}
mausen-hunt = Manda a caccia { $card }
mausen-restock = Metti { $card } al centro
mausen-chose = { $seat-is ->
    [you] Scegli { $card }.
   *[other] { $seat } sceglie { $card }.
}
mausen-chose-hidden = { $seat } posa una carta coperta.
mausen-revealed = Tutte le carte vengono scoperte. { $cards }.
mausen-hunted =
    { $seat-is ->
        [you] Con { $hunter } catturi { $cards }.
       *[other] Con { $hunter }, { $seat } cattura { $cards }.
    }
mausen-found-nothing = { $seat-is ->
    [you] Con { $hunter } non trovi nessun { $prey }.
   *[other] Con { $hunter }, { $seat } non trova nessun { $prey }.
}
mausen-tied = Parità, le carte si annullano: nessun { $species } va a caccia.
mausen-middle-emptied = Il centro del tavolo è vuoto; ognuno vi mette una carta.
mausen-restocked = Il centro del tavolo è di nuovo pieno e nessuno va a caccia. { $cards }.
mausen-zone-middle = Centro
mausen-zone-chosen = Scelta
mausen-zone-hand = Mano
mausen-zone-captured = Catturate
mausen-fact-points = Punti
mausen-fact-unshown = Non ancora mostrate
mausen-question-hunt = Quale animale mandi a caccia?
mausen-question-restock = Quale animale metti al centro?
mausen-option-ties = Se gli animali più forti di un tipo sono pari, si annullano: con «next» va a caccia il secondo valore più alto, se è stato giocato una volta sola; con «cascade» si scende fino al primo valore giocato una volta sola.
mausen-option-tiebreak = A parità di punti: «mouse-sum» conta tutti i topi catturati, «highest-mouse» solo quello di valore più alto.
mausen-option-open_scores = I punti si vedono durante la partita.
mausen-choice-ties = Se gli animali più forti di un tipo sono pari
mausen-choice-ties-next = va a caccia il secondo valore più alto, salvo altra parità
mausen-choice-ties-cascade = si scende fino al primo valore giocato una volta sola
mausen-choice-tiebreak = A parità di punti
mausen-choice-tiebreak-mouse-sum = contano tutti i topi catturati
mausen-choice-tiebreak-highest-mouse = conta solo il topo di valore più alto

# Statistiche

mausen-tally-hunts = cacce
mausen-tally-elephants = con elefanti
mausen-tally-elephants-tied = parità: nessun elefante caccia
mausen-tally-dogs = con cani
mausen-tally-dogs-tied = parità: nessun cane caccia
mausen-tally-cats = con gatti
mausen-tally-cats-tied = parità: nessun gatto caccia
mausen-tally-mice = con topi
mausen-tally-mice-tied = parità: nessun topo caccia
mausen-tally-hunters = cacciatori
mausen-tally-in-vain = senza trovare prede
mausen-tally-restocks = riempimenti del centro vuoto
mausen-tally-left = carte rimaste al centro a fine partita

# Fini

mausen-strongest-hunter = Va a caccia { $card }, l’animale più forte del suo tipo.
mausen-hunter-after-tie = Gli animali più forti del tipo si annullano, quindi va a caccia { $card }.
mausen-animals-won = { $species ->
    [0] { $count ->
        [one] { $count } elefante
       *[other] { $count } elefanti
    }
    [1] { $count ->
        [one] { $count } cane
       *[other] { $count } cani
    }
    [2] { $count ->
        [one] { $count } gatto
       *[other] { $count } gatti
    }
   *[3] { $count ->
        [one] { $count } topo
       *[other] { $count } topi
    }
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
mausen-no-animal-won = Nessun animale
mausen-mice-decided = Parità di punti: decidono i topi, { $mice } in tutto
mausen-mouse-decided = Parità di punti: decide il topo di valore più alto, { $mouse }
mausen-counts-round = Valore degli animali catturati
mausen-counts-total = Valore degli animali catturati

# Che cosa può fare una carta

mausen-help-elephant = Gli elefanti cacciano i cani e sono cacciati dai topi.
mausen-help-dog = I cani cacciano i gatti e sono cacciati dagli elefanti.
mausen-help-cat = I gatti cacciano i topi e sono cacciati dai cani.
mausen-help-mouse = I topi cacciano gli elefanti e sono cacciati dai gatti.
mausen-question-restock-help = Il centro del tavolo è vuoto: ognuno vi mette un animale e nessuno va a caccia.

# Motivi nelle analisi

mausen-reason-takes = { $best } cattura una preda in { $count } cacce possibili su { $of }, { $played } in { $other }.
mausen-reason-taken = { $best } viene catturato in { $count } cacce possibili su { $of }, { $played } in { $other }.
mausen-reason-wins-game = { $best } vince la partita in { $count } cacce possibili su { $of }, { $played } in { $other }.
mausen-reason-points = Punti da questa caccia, in media su { $of } cacce possibili: { $count } con { $best }, { $other } con { $played }.
