mausen-title = Topi!
mausen-names = topo, gatti e topi
mausen-about = Un gioco di bluff in cui tutti giocano un animale nello stesso momento e il più forte di ogni tipo va a caccia.
mausen-credit = Un gioco di Detlef Wendt, pubblicato nel 2004 da Abacusspiele.
web-last = Ultima caccia
web-no-trick = Non c’è stata ancora nessuna caccia.
play-trick = Caccia
web-replay-trick = Caccia { $number }
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
mausen-reason-tied = { $best } è in parità e non caccia in { $count } cacce possibili su { $of }, { $played } in { $other }.
mausen-reason-wins-game = { $best } vince la partita in { $count } cacce possibili su { $of }, { $played } in { $other }.
mausen-reason-points = Punti da questa caccia, in media su { $of } cacce possibili: { $count } con { $best }, { $other } con { $played }.

# Lezioni

mausen-lesson-first-dog = Tutti giocano una carta nello stesso momento. I cani cacciano i gatti, e al centro c’è un gatto: gioca il cane 4.
mausen-lesson-first-elephant = Hai preso anche i gatti giocati dagli altri. Il tuo cane è rimasto al centro: gli elefanti cacciano i cani, gioca l’elefante 4.
mausen-lesson-first-cat = Un topo ha preso il tuo elefante: i topi cacciano gli elefanti. I gatti cacciano i topi, e il cerchio si chiude: gioca il gatto 4.
mausen-lesson-first-tie = Due gatti 4: parità, si annullano. Ha cacciato il gatto subito sotto, il 2. Ora prendi tutti questi gatti: gioca il cane 3.
mausen-lesson-first-restock = Il centro è vuoto. Allora ognuno vi mette una carta e nessuno caccia: cedi il tuo topo più debole.
mausen-lesson-first-last = Ci sono due cani. Chi caccia i cani? Gioca il tuo animale più forte di quel tipo.
mausen-lesson-first-learnt =
    L’elefante caccia il cane, il cane il gatto, il gatto il topo e il topo l’elefante.
    Caccia solo l’animale più forte di ogni tipo; in caso di parità, quello subito sotto.
    Se il centro è vuoto, ognuno vi mette una carta.
    Alla fine vince chi ha gli animali di maggior valore.
mausen-lesson-second-second-best = L’elefante 4 attira tutti: in molti giocheranno il topo 4 e si annulleranno. Gioca il topo 3, che caccia dopo la parità.
mausen-lesson-second-hunt-hunters = Dodici punti di topi: ora arrivano i gatti. Caccia i cacciatori, perché anche le carte giocate sono prede: gioca il cane 4.
mausen-lesson-second-tie-on-purpose = Undici punti di cani, e sta per arrivare un elefante 4. Gioca anche il tuo: con la parità non li prende nessuno.
mausen-lesson-second-learnt =
    Se tutti vogliono la stessa preda, spesso la seconda carta è la migliore.
    Anche ciò che giocano gli altri è preda: caccia i cacciatori.
    Una parità voluta salva ciò che prenderebbe un altro.
mausen-lesson-instead-hunt = Ogni carta è permessa. Ma questa caccia solo la sua preda, e solo se è la più forte del suo tipo. Riprendila e gioca quella segnata.
mausen-lesson-instead-restock = È permesso. Ma ciò che metti lo può prendere chiunque: riprendi la carta e cedine una debole.
mausen-lesson-instead-better = È permesso, ma qui rende meno. Riprendi la mossa e prova quella proposta.
