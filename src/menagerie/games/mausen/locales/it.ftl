mausen-title = Topi!
mausen-about = Tutti mandano un animale nello stesso momento; il più forte di ogni specie caccia (3–6 giocatori).

mausen-card = { mausen-species } { $value }
mausen-species = { $species ->
    [E] elefante
    [D] cane
    [C] gatto
   *[M] topo
}

mausen-hunt = Manda { $card }
mausen-restock = Metti { $card } al centro

mausen-chose = { $seat-is ->
    [you] Scegli { $card }.
   *[other] { $seat } sceglie { $card }.
}
mausen-chose-hidden = { $seat } sceglie una carta.
mausen-revealed = Tutte le carte vengono scoperte. { $cards }.
mausen-hunted = { $seat-is ->
    [you] Con { $hunter } prendi: { $cards }.
   *[other] Con { $hunter }, { $seat } prende: { $cards }.
}
mausen-found-nothing = { $seat-is ->
    [you] La tua carta { $hunter } non trova prede ({ $prey }).
   *[other] { $hunter } di { $seat } non trova prede ({ $prey }).
}
mausen-tied = Pareggio: nella specie { $species } nessuno caccia.
mausen-middle-emptied = Il centro è vuoto; ognuno vi mette una carta.
mausen-restocked = Il centro è di nuovo pieno, e nessuno caccia. { $cards }.

mausen-zone-middle = Centro
mausen-zone-chosen = Scelta
mausen-zone-hand = Mano
mausen-fact-points = Punti
mausen-question-hunt = Quale animale caccia?
mausen-question-restock = Quale animale va al centro?

mausen-option-ties = Se i più forti di una specie pareggiano: «next» lascia cacciare una volta il valore successivo, «cascade» scende fino al primo animale solo.
mausen-option-tiebreak = A parità di punti: «mouse-sum» conta tutti i topi presi, «highest-mouse» solo il migliore.
mausen-option-open_scores = I punti si vedono durante la partita.
