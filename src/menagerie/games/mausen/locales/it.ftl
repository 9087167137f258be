mausen-title = Topi!
mausen-names = topo, gatti e topi
mausen-about = Un gioco di bluff in cui tutti mandano in campo un animale nello stesso momento e il più forte di ogni specie va a caccia.
mausen-credit = Un gioco di Detlef Wendt, pubblicato nel 2004 da Abacusspiele.
mausen-goal = Vinci se gli animali che hai preso valgono insieme più punti di quelli di ogni altro.

mausen-card = { mausen-species }{ "\u00A0" }{ $value }
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
mausen-hunted = { $seat-is ->
    [you] Con { $hunter } prendi { $cards }.
   *[other] Con { $hunter }, { $seat } prende { $cards }.
}
mausen-found-nothing = { $seat-is ->
    [you] Con { $hunter } non trovi nessun { $prey }.
   *[other] Con { $hunter }, { $seat } non trova nessun { $prey }.
}
mausen-tied = Parità: nessun { $species } va a caccia.
mausen-middle-emptied = Il centro è vuoto; ognuno vi mette una carta.
mausen-restocked = Il centro è di nuovo pieno e nessuno va a caccia. { $cards }.

mausen-zone-middle = Centro
mausen-zone-chosen = Scelta
mausen-zone-hand = Mano
mausen-zone-captured = Prese
mausen-fact-points = Punti
mausen-fact-unshown = Non ancora mostrate
mausen-question-hunt = Quale animale mandi a caccia?
mausen-question-restock = Quale animale metti al centro?

mausen-option-ties = Se gli animali più forti di una specie sono pari: «next» lascia cacciare una volta il valore successivo, «cascade» scende fino al primo valore giocato una volta sola.
mausen-option-tiebreak = A parità di punti: «mouse-sum» conta tutti i topi presi, «highest-mouse» solo il migliore.
mausen-option-open_scores = I punti si vedono durante la partita.
mausen-choice-ties = Se gli animali più forti di una specie sono pari
mausen-choice-ties-next = caccia il valore successivo, una volta
mausen-choice-ties-cascade = si scende al primo valore giocato una volta sola
mausen-choice-tiebreak = A parità di punti
mausen-choice-tiebreak-mouse-sum = contano tutti i topi presi
mausen-choice-tiebreak-highest-mouse = conta solo il topo migliore

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
mausen-tally-left = carte rimaste al centro alla fine
