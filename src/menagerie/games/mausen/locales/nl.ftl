mausen-title = Mausen
mausen-names = muizen, muis, kat en muis
mausen-about = Een blufspel waarin iedereen tegelijk een dier op pad stuurt en het sterkste van elke soort jaagt.
mausen-credit = Een spel van Detlef Wendt, in 2004 verschenen bij Abacusspiele.
mausen-goal = Je wint als de dieren die je gevangen hebt samen de meeste punten waard zijn.

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
mausen-chose-hidden = { $seat } legt een kaart gedekt neer.
mausen-revealed = Alle kaarten worden omgedraaid. { $cards }.
mausen-hunted = { $seat-is ->
    [you] Je vangt met { $hunter }: { $cards }.
   *[other] { $seat } vangt met { $hunter }: { $cards }.
}
mausen-found-nothing = { $seat-is ->
    [you] Je vindt met { $hunter } geen { $prey }.
   *[other] { $seat } vindt met { $hunter } geen { $prey }.
}
mausen-tied = Gelijke stand: er jaagt geen { $species }.
mausen-middle-emptied = Het midden is leeg; iedereen legt er een kaart neer.
mausen-restocked = Het midden is weer gevuld, en niemand jaagt. { $cards }.

mausen-zone-middle = Midden
mausen-zone-chosen = Gekozen
mausen-zone-hand = Hand
mausen-zone-captured = Gevangen
mausen-fact-points = Punten
mausen-fact-unshown = Nog niet getoond
mausen-question-hunt = Welk dier stuur je op pad?
mausen-question-restock = Welk dier leg je in het midden?

mausen-option-ties = Als de sterkste dieren van een soort gelijk zijn: ‘next’ laat één keer de volgende waarde jagen, ‘cascade’ gaat door tot de eerste waarde die maar één keer gespeeld is.
mausen-option-tiebreak = Bij een gelijk aantal punten: ‘mouse-sum’ telt alle gevangen muizen, ‘highest-mouse’ alleen de beste.
mausen-option-open_scores = De punten zijn tijdens het spel te zien.
mausen-choice-ties = Als de sterkste dieren van een soort gelijk zijn
mausen-choice-ties-next = de volgende waarde jaagt, één keer
mausen-choice-ties-cascade = verder omlaag tot de eerste waarde die maar één keer gespeeld is
mausen-choice-tiebreak = Bij een gelijk aantal punten
mausen-choice-tiebreak-mouse-sum = alle gevangen muizen tellen
mausen-choice-tiebreak-highest-mouse = alleen de beste muis telt

# Statistieken

mausen-tally-hunts = jachten
mausen-tally-elephants = met olifanten
mausen-tally-elephants-tied = gelijk: geen olifant jaagt
mausen-tally-dogs = met honden
mausen-tally-dogs-tied = gelijk: geen hond jaagt
mausen-tally-cats = met katten
mausen-tally-cats-tied = gelijk: geen kat jaagt
mausen-tally-mice = met muizen
mausen-tally-mice-tied = gelijk: geen muis jaagt
mausen-tally-hunters = jagers
mausen-tally-in-vain = vonden geen prooi
mausen-tally-restocks = leeg midden aangevuld
mausen-tally-left = kaarten die aan het eind in het midden liggen
