mausen-title = Mausen
mausen-about = Een blufspel waarin iedereen tegelijk een dier op pad stuurt en het sterkste van elke soort jaagt.

mausen-card = { mausen-species }{ "\u00A0" }{ $value }
mausen-species = { $species ->
    [E] olifant
    [D] hond
    [C] kat
   *[M] muis
}

mausen-hunt = { $card } op pad sturen
mausen-restock = { $card } in het midden leggen

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
    [you] Met { $hunter } vind je geen prooi ({ $prey }).
   *[other] Met { $hunter } vindt { $seat } geen prooi ({ $prey }).
}
mausen-tied = Gelijke stand: van de soort { $species } jaagt er geen.
mausen-middle-emptied = Het midden is leeg; iedereen legt er een kaart neer.
mausen-restocked = Het midden is weer gevuld, en niemand jaagt. { $cards }.

mausen-zone-middle = Midden
mausen-zone-chosen = Gekozen
mausen-zone-hand = Hand
mausen-zone-captured = Gevangen
mausen-fact-points = Punten
mausen-fact-unshown = Nog niet getoond
mausen-question-hunt = Welk dier jaagt?
mausen-question-restock = Welk dier gaat naar het midden?

mausen-option-ties = Als de sterkste dieren van een soort gelijk zijn: ‘next’ laat één keer de volgende waarde jagen, ‘cascade’ gaat door tot de eerste waarde die maar één keer gespeeld is.
mausen-option-tiebreak = Bij een gelijk aantal punten: ‘mouse-sum’ telt alle gevangen muizen, ‘highest-mouse’ alleen de beste.
mausen-option-open_scores = De punten zijn tijdens het spel te zien.

# Statistieken

mausen-remark-hunts = jachten
mausen-remark-elephants = met olifanten
mausen-remark-elephants-tied = gelijk: geen olifant jaagt
mausen-remark-dogs = met honden
mausen-remark-dogs-tied = gelijk: geen hond jaagt
mausen-remark-cats = met katten
mausen-remark-cats-tied = gelijk: geen kat jaagt
mausen-remark-mice = met muizen
mausen-remark-mice-tied = gelijk: geen muis jaagt
mausen-remark-hunters = jagers
mausen-remark-in-vain = vonden geen prooi
mausen-remark-restocks = leeg midden aangevuld
mausen-remark-left = kaarten die aan het eind in het midden liggen
