mausen-title = Mausen
mausen-names = muizen, muis, kat en muis
mausen-about = Een blufspel waarin iedereen tegelijk een dier speelt en het sterkste dier van elke soort jaagt.
mausen-credit = Een spel van Detlef Wendt, in 2004 verschenen bij Abacusspiele.
web-last = Laatste jacht
web-no-trick = Er is nog geen jacht geweest.
play-trick = Jacht
web-replay-trick = Jacht { $number }
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
mausen-reason-tied = { $best } staat in { $count } van de { $of } mogelijke jachten gelijk en jaagt niet, { $played } in { $other }.
mausen-reason-wins-game = { $best } wint het spel in { $count } van de { $of } mogelijke jachten, { $played } in { $other }.
mausen-reason-points = Punten uit deze jacht, gemiddeld over { $of } mogelijke jachten: { $count } met { $best }, { $other } met { $played }.

# Lessen

mausen-lesson-first-dog = Iedereen speelt tegelijk één kaart. Honden jagen op katten, en in het midden ligt een kat: speel de hond 4.
mausen-lesson-first-elephant = Ook de katten van de anderen zijn nu van jou. Je hond bleef liggen: olifanten jagen op honden, dus speel de olifant 4.
mausen-lesson-first-cat = Een muis pakte je olifant: muizen jagen op olifanten. Katten jagen op muizen, en zo is de kring rond: speel de kat 4.
mausen-lesson-first-tie = Twee katten 4: gelijk, dus geen van beide jaagt. De eerstvolgende lagere, de 2, jaagde wel. Pak nu al die katten: speel de hond 3.
mausen-lesson-first-restock = Het midden is leeg. Dan legt iedereen er een kaart neer en niemand jaagt: geef je zwakste muis weg.
mausen-lesson-first-last = Er liggen twee honden. Wie jaagt op honden? Speel je sterkste dier van die soort.
mausen-lesson-first-learnt =
    Olifant jaagt op hond, hond op kat, kat op muis en muis op olifant.
    Alleen het sterkste dier van elke soort jaagt; bij gelijkspel het eerstvolgende lagere.
    Is het midden leeg, dan legt iedereen er een kaart neer.
    Wie aan het eind de waardevolste dieren heeft, wint.
mausen-lesson-second-second-best = De olifant 4 lokt iedereen: velen spelen de muis 4 en blijven gelijk. Speel de muis 3, die jaagt na het gelijkspel.
mausen-lesson-second-hunt-hunters = Twaalf punten aan muizen: nu komen er katten. Jaag op de jagers, want ook gespeelde kaarten zijn prooi: speel de hond 4.
mausen-lesson-second-tie-on-purpose = Elf punten aan honden, en er komt een olifant 4. Speel de jouwe ook: bij gelijkspel krijgt niemand ze.
mausen-lesson-second-learnt =
    Wil iedereen hetzelfde, dan is de op een na hoogste kaart vaak de beste.
    Wat anderen spelen is ook prooi: jaag op de jagers.
    Een gelijkspel met opzet redt wat een ander zou krijgen.
mausen-lesson-instead-hunt = Elke kaart mag. Maar deze jaagt alleen op haar eigen prooi, en alleen als ze de sterkste van haar soort is. Neem haar terug en speel de gemarkeerde.
mausen-lesson-instead-restock = Dat mag. Maar wat je neerlegt, kan iedereen pakken: neem de kaart terug en geef een zwakke weg.
mausen-lesson-instead-better = Dat mag, maar het levert hier minder op. Neem de zet terug en probeer de voorgestelde.
