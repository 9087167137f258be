mausen-title = Mausen
mausen-names = muizen, muis, kat en muis
mausen-about = Een blufspel waarin iedereen tegelijk een dier speelt en het sterkste dier van elke soort jaagt.
mausen-credit = Een spel van Detlef Wendt, in 2004 verschenen bij Abacusspiele.
web-last = Laatste beurt
web-no-trick = Er is nog geen beurt gespeeld.
play-trick = Beurt
mausen-goal = Je wint als de dieren die je gevangen hebt samen de meeste punten waard zijn.
mausen-card = { mausen-species }{ "\u00A0" }{ $value }
    .in-sentence = de{ "\u00A0" }{ mausen-species }{ "\u00A0" }{ $value }
mausen-species = { $species ->
    [E] olifant
    [D] hond
    [C] kat
   *[M] muis
}
mausen-hunt = { $card } op jacht sturen
mausen-restock = { $card } in het midden leggen
mausen-chose = { $seat-is ->
    [you] Je kiest { $card }.
   *[other] { $seat } kiest { $card }.
}
mausen-chose-hidden = { $seat } legt een kaart gedekt neer.
mausen-revealed = Alle kaarten worden omgedraaid. { $cards }.
mausen-hunted =
    { $seat-is ->
        [you] Met { $hunter } vang je { $cards }.
       *[other] Met { $hunter } vangt { $seat } { $cards }.
    }
mausen-found-nothing =
    { $seat-is ->
        [you] Met { $hunter } vind je geen { $prey }.
       *[other] Met { $hunter } vindt { $seat } geen { $prey }.
    }
mausen-tied = Gelijke stand, de kaarten heffen elkaar op: er jaagt geen { $species }.
mausen-middle-emptied = Het midden is leeg; iedereen legt er een kaart neer.
mausen-restocked = Het midden is weer gevuld, en niemand jaagt. { $cards }.
mausen-zone-middle = Midden
mausen-zone-chosen = Gekozen
mausen-zone-hand = Hand
mausen-zone-captured = Gevangen
mausen-fact-points = Punten
mausen-fact-unshown = Nog niet getoond
mausen-question-hunt = Welk dier stuur je op jacht?
mausen-question-restock = Welk dier leg je in het midden?
mausen-option-ties = Als de sterkste dieren van een soort even sterk zijn, heffen ze elkaar op: bij ‘next’ jaagt de eerstvolgende lagere waarde, als die maar één keer gespeeld is; bij ‘cascade’ ga je verder omlaag tot de eerste waarde die maar één keer gespeeld is.
mausen-option-tiebreak = Bij een gelijk aantal punten: ‘mouse-sum’ telt alle gevangen muizen, ‘highest-mouse’ alleen de muis met de hoogste waarde.
mausen-option-open_scores = De punten zijn tijdens het spel te zien.
mausen-choice-ties = Als de sterkste dieren van een soort even sterk zijn
mausen-choice-ties-next = de eerstvolgende lagere waarde jaagt, tenzij die ook gelijk is
mausen-choice-ties-cascade = verder omlaag tot de eerste waarde die maar één keer gespeeld is
mausen-choice-tiebreak = Bij een gelijk aantal punten
mausen-choice-tiebreak-mouse-sum = alle gevangen muizen tellen
mausen-choice-tiebreak-highest-mouse = alleen de muis met de hoogste waarde telt

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
mausen-tally-in-vain = zonder prooi
mausen-tally-restocks = keren dat het lege midden is aangevuld
mausen-tally-left = kaarten die aan het eind van het spel in het midden liggen

# Einde

mausen-strongest-hunter = { $card } jaagt als sterkste dier van de soort.
mausen-hunter-after-tie = { $card } jaagt, want de sterkere dieren van de soort heffen elkaar op.
mausen-animals-won = { $species ->
    [0] { $count ->
        [one] { $count } olifant
       *[other] { $count } olifanten
    }
    [1] { $count ->
        [one] { $count } hond
       *[other] { $count } honden
    }
    [2] { $count ->
        [one] { $count } kat
       *[other] { $count } katten
    }
   *[3] { $count ->
        [one] { $count } muis
       *[other] { $count } muizen
    }
}: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
mausen-no-animal-won = Geen dieren
mausen-mice-decided = Evenveel punten: de muizen beslissen, samen { $mice }
mausen-mouse-decided = Evenveel punten: de hoogste muis beslist, { $mouse }
mausen-counts-round = Waarde van de gevangen dieren
mausen-counts-total = Waarde van de gevangen dieren

# Wat een kaart kan

mausen-help-elephant = Olifanten jagen op honden, en muizen jagen op hen.
mausen-help-dog = Honden jagen op katten, en olifanten jagen op hen.
mausen-help-cat = Katten jagen op muizen, en honden jagen op hen.
mausen-help-mouse = Muizen jagen op olifanten, en katten jagen op hen.
mausen-question-restock-help = Het midden is leeg: iedereen legt er een dier neer, en niemand jaagt.

# Redenen in analyses

mausen-reason-takes = { $best } vangt iets in { $count } van de { $of } mogelijke jachten, { $played } in { $other }.
mausen-reason-taken = { $best } wordt gevangen in { $count } van de { $of } mogelijke jachten, { $played } in { $other }.
mausen-reason-wins-game = { $best } wint het spel in { $count } van de { $of } mogelijke jachten, { $played } in { $other }.
mausen-reason-points = Punten uit deze jacht, gemiddeld over { $of } mogelijke jachten: { $count } met { $best }, { $other } met { $played }.
