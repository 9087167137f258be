mausen-title = Mausen
mausen-names = Mäuse, Maus, Katz und Maus
mausen-about = Ein Bluffspiel: Alle spielen gleichzeitig ein Tier aus, und das stärkste jeder Art verjagt die Tiere einer anderen.
mausen-credit = Ein Spiel von Detlef Wendt, erschienen 2004 bei Abacusspiele.
web-last = Letzte Runde
web-no-trick = Es wurde noch keine Runde gespielt.
play-trick = Runde
ending-hunt = Ende der Runde
web-replay-trick = Runde { $number }
mausen-goal = Es gewinnt, wem die wertvollsten Tiere zulaufen.
mausen-card = { mausen-species }{ "\u00A0" }{ $value }
    .in-sentence =
        { $species ->
            [E] den{ "\u00A0" }Elefanten
            [D] den{ "\u00A0" }Hund
            [C] die{ "\u00A0" }Katze
           *[M] die{ "\u00A0" }Maus
        }{ "\u00A0" }{ $value }
mausen-species = { $species ->
    [E] Elefant
    [D] Hund
    [C] Katze
   *[M] Maus
}
mausen-hunt = { $card } spielen
mausen-restock = { $card } in die Tischmitte legen
mausen-chose = { $seat-is ->
    [you] Du wählst { $card }.
   *[other] { $seat } wählt { $card }.
}
mausen-chose-hidden = { $seat } legt eine Karte verdeckt hin.
mausen-revealed = Alle Karten werden aufgedeckt. { $cards }.
mausen-hunted = { $seat-is ->
    [you] Du setzt { $hunter } ein und verjagst { $cards }.
   *[other] { $seat } setzt { $hunter } ein und verjagt { $cards }.
}
mausen-found-nothing = { $seat-is ->
    [you] Du setzt { $hunter } ein und verjagst
   *[other] { $seat } setzt { $hunter } ein und verjagt
} { $prey ->
    [Elefant] keinen Elefanten
    [Hund] keinen Hund
   *[other] keine { $prey }
}.
mausen-tied = Gleichstand: { $species ->
    [Elefant] Kein
    [Hund] Kein
   *[other] Keine
} { $species } jagt.
mausen-middle-emptied = Die Tischmitte ist leer. Alle legen eine Karte dorthin.
mausen-restocked = Die neuen Startkarten werden aufgedeckt, und niemand jagt. { $cards }.
mausen-zone-middle = Tischmitte
mausen-zone-chosen = Gespielt
mausen-zone-hand = Hand
mausen-zone-captured = Zugelaufen
mausen-fact-points = Punkte
mausen-fact-unshown = Noch nicht aufgedeckt
mausen-question-hunt = Welches Tier spielst du?
mausen-question-restock = Welches Tier legst du in die Tischmitte?
mausen-option-ties = Wenn die stärksten Tiere einer Art gleich stark sind: Bei „next“ kommt nur der nächstniedrigere Wert zum Zug, bei „cascade“ der höchste Wert, der nur einmal gespielt wurde.
mausen-option-tiebreak = Bei Gleichstand der Punkte: „mouse-sum“ zählt alle zugelaufenen Mäuse zusammen, „highest-mouse“ vergleicht nur die beste.
mausen-option-open_scores = Die Punkte während des Spiels zeigen.
mausen-choice-ties = Wenn die stärksten Tiere einer Art gleich stark sind
mausen-choice-ties-next = kommt nur der nächstniedrigere Wert zum Zug
mausen-choice-ties-cascade = kommt der höchste nur einmal gespielte Wert zum Zug
mausen-choice-tiebreak = Bei Gleichstand der Punkte
mausen-choice-tiebreak-mouse-sum = gewinnt die höchste Summe der Mäuse
mausen-choice-tiebreak-highest-mouse = gewinnt die höchste einzelne Maus

# Statistics

mausen-tally-hunts = Runden
mausen-tally-elephants = mit Elefanten
mausen-tally-elephants-tied = Gleichstand: kein Elefant jagt
mausen-tally-dogs = mit Hunden
mausen-tally-dogs-tied = Gleichstand: kein Hund jagt
mausen-tally-cats = mit Katzen
mausen-tally-cats-tied = Gleichstand: keine Katze jagt
mausen-tally-mice = mit Mäusen
mausen-tally-mice-tied = Gleichstand: keine Maus jagt
mausen-tally-hunters = Tiere, die jagen
mausen-tally-in-vain = verjagten nichts
mausen-tally-restocks = Auffüllen der leeren Tischmitte
mausen-tally-left = Karten, die am Ende in der Tischmitte liegen

# Endings

mausen-strongest-hunter = Kein anderes Tier der Art übertrifft { $card }: Das stärkste jagt.
mausen-hunter-after-tie = Der Gleichstand der stärkeren Tiere macht { $card } zum Jäger.
mausen-animals-won = { $species ->
    [0] { $count ->
        [one] { $count } Elefant
       *[other] { $count } Elefanten
    }
    [1] { $count ->
        [one] { $count } Hund
       *[other] { $count } Hunde
    }
    [2] { $count ->
        [one] { $count } Katze
       *[other] { $count } Katzen
    }
   *[3] { $count ->
        [one] { $count } Maus
       *[other] { $count } Mäuse
    }
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mausen-no-animal-won = Keine Tiere
mausen-mice-decided = Gleich viele Punkte: Die Mäuse entscheiden, zusammen { $mice }
mausen-mouse-decided = Gleich viele Punkte: Die höchste Maus entscheidet, { $mouse }
mausen-counts-round = Wert der zugelaufenen Tiere
mausen-counts-total = Wert der zugelaufenen Tiere

# What a card can do

mausen-help-elephant = Elefanten verjagen Hunde und werden von Mäusen verjagt.
mausen-help-dog = Hunde verjagen Katzen und werden von Elefanten verjagt.
mausen-help-cat = Katzen verjagen Mäuse und werden von Hunden verjagt.
mausen-help-mouse = Mäuse verjagen Elefanten und werden von Katzen verjagt.
mausen-question-restock-help = Die Tischmitte ist leer: Alle legen ein Tier dorthin, und niemand jagt.

# Gründe in Analysen

mausen-reason-takes = { $best } verjagt etwas in { $count } von { $of } möglichen Runden, { $played } in { $other }.
mausen-reason-taken = { $best } wird in { $count } von { $of } möglichen Runden verjagt, { $played } in { $other }.
mausen-reason-tied = { $best } liegt in { $count } von { $of } möglichen Runden im Gleichstand und jagt nicht, { $played } in { $other }.
mausen-reason-wins-game = { $best } gewinnt das Spiel in { $count } von { $of } möglichen Runden, { $played } in { $other }.
mausen-reason-points = Punkte aus dieser Runde, im Mittel über { $of } mögliche Runden: { $count } mit { $best }, { $other } mit { $played }.

# Lektionen

mausen-lesson-first-dog = Alle spielen gleichzeitig eine Karte. Hunde jagen Katzen, und eine Katze liegt in der Tischmitte: Spiel den Hund 4.
mausen-lesson-first-elephant = Auch die Katzen der anderen gehören jetzt dir. Dein Hund blieb liegen: Elefanten jagen Hunde, also spiel den Elefanten 4.
mausen-lesson-first-cat = Eine Maus nahm deinen Elefanten: Mäuse jagen Elefanten. Katzen jagen Mäuse, damit schließt sich der Kreis: Spiel die Katze 4.
mausen-lesson-first-tie = Zwei Katzen 4: Gleichstand, keine von beiden jagt. Darum jagte die nächstniedrigere, die 2. Hol dir jetzt alle Katzen: Spiel den Hund 3.
mausen-lesson-first-restock = Die Tischmitte ist leer. Dann legen alle eine Karte dorthin, und niemand jagt: Gib deine schwächste Maus her.
mausen-lesson-first-last = Zwei Hunde liegen da. Wer jagt Hunde? Spiel dein stärkstes Tier dieser Art.
mausen-lesson-first-learnt =
    Elefant jagt Hund, Hund jagt Katze, Katze jagt Maus, Maus jagt Elefant.
    Nur das stärkste Tier jeder Art jagt; bei Gleichstand das nächstniedrigere.
    Ist die Tischmitte leer, legen alle eine Karte dorthin.
    Wer am Ende die wertvollsten Tiere hat, gewinnt.
mausen-lesson-second-second-best = Der Elefant 4 lockt alle: Viele spielen die Maus 4 und löschen sich aus. Spiel die Maus 3, sie jagt nach dem Gleichstand.
mausen-lesson-second-hunt-hunters = Zwölf Punkte in Mäusen: Jetzt kommen Katzen. Jag die Jäger, denn auch gespielte Karten sind Beute: Spiel den Hund 4.
mausen-lesson-second-tie-on-purpose = Elf Punkte in Hunden, und gleich kommt ein Elefant 4. Spiel deinen dazu: Beim Gleichstand bekommt sie niemand.
mausen-lesson-second-learnt =
    Wollen alle dasselbe, ist die zweithöchste Karte oft die beste.
    Was die anderen spielen, ist auch Beute: Jag die Jäger.
    Ein Gleichstand mit Absicht rettet, was sonst ein anderer bekommt.
mausen-lesson-instead-hunt = Erlaubt ist jede Karte. Diese jagt aber nur ihre eigene Beute, und nur, wenn sie die stärkste ihrer Art ist. Nimm sie zurück und spiel die markierte.
mausen-lesson-instead-restock = Das geht auch. Aber was du hinlegst, kann sich jeder holen: Nimm die Karte zurück und gib eine schwache her.
mausen-lesson-instead-better = Das ist erlaubt, holt hier aber weniger. Nimm den Zug zurück und probier den vorgeschlagenen.
