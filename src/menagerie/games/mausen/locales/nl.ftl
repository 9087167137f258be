mausen-title = Mausen
mausen-about = Iedereen stuurt tegelijk een dier op pad; het sterkste van elke soort jaagt (3 tot 6 spelers).

mausen-card = { mausen-species } { $value }
mausen-species = { $species ->
    [E] olifant
    [D] hond
    [C] kat
   *[M] muis
}

mausen-hunt = Stuur { $card } op pad
mausen-restock = Leg { $card } in het midden

mausen-chose = { $seat-is ->
    [you] Je kiest { $card }.
   *[other] { $seat } kiest { $card }.
}
mausen-chose-hidden = { $seat } kiest een kaart.
mausen-revealed = Alle kaarten worden omgedraaid. { $cards }.
mausen-hunted = { $seat-is ->
    [you] Met { $hunter } krijg je: { $cards }.
   *[other] Met { $hunter } krijgt { $seat }: { $cards }.
}
mausen-found-nothing = { $seat-is ->
    [you] Je { $hunter } vindt geen prooi ({ $prey }).
   *[other] { $hunter } van { $seat } vindt geen prooi ({ $prey }).
}
mausen-tied = Gelijkspel: van de soort { $species } jaagt niemand.
mausen-middle-emptied = Het midden is leeg; iedereen legt er een kaart in.
mausen-restocked = Het midden is weer gevuld, en niemand jaagt. { $cards }.

mausen-zone-middle = Midden
mausen-zone-chosen = Gekozen
mausen-zone-hand = Hand
mausen-fact-points = Punten
mausen-question-hunt = Welk dier jaagt?
mausen-question-restock = Welk dier gaat naar het midden?

mausen-option-ties = Als de sterkste dieren van een soort gelijk zijn: ‘next’ laat één keer de volgende waarde jagen, ‘cascade’ gaat door tot het eerste dat alleen is.
mausen-option-tiebreak = Bij gelijke punten: ‘mouse-sum’ telt alle gevangen muizen, ‘highest-mouse’ alleen de beste.
mausen-option-open_scores = De punten zijn tijdens het spel te zien.
