mopsen-title = Mopsen
mopsen-names = Möpse, Mops, Hunde und Katzen
mopsen-about = Ein Stichspiel: Die höchste Karte bringt dir Knochen, mit der niedrigsten mopst du eine Karte.
mopsen-goal = Sammle in drei Runden die meisten Knochen.
mopsen-credit = Ein Spiel von Andreas Pelikan, erschienen 2019 bei HUCH!.

# Events

mopsen-dealt = { $dealer-is ->
    [you] Du gibst.
   *[other] { $dealer } gibt.
} Hackordnung: { $order }. Handkarten: { $hands }. Stapel, von oben: { $stock }.
mopsen-dealt-hidden = { $dealer-is ->
    [you] Du gibst.
   *[other] { $dealer } gibt.
} Hackordnung: { $order }.
mopsen-exchange-chosen = { $seat-is ->
    [you] { $count ->
        [0] Du tauschst nichts.
       *[other] Du tauschst { $cards }.
    }
   *[other] { $count ->
        [0] { $seat } tauscht nichts.
       *[other] { $seat } tauscht { $cards }.
    }
}
mopsen-exchange-chosen-hidden = { $seat-is ->
    [you] Du hast gewählt, was du tauschst.
   *[other] { $seat } hat gewählt, was getauscht wird.
}
mopsen-exchanged = { $seat-is ->
    [you] { $count ->
        [0] Du behältst alle Karten.
       *[other] Du wirfst { $put_away } ab und ziehst { $drawn } nach.
    }
   *[other] { $count ->
        [0] { $seat } behält alle Karten.
       *[other] { $seat } wirft { $put_away } ab und zieht { $drawn } nach.
    }
}
mopsen-exchanged-hidden = { $seat-is ->
    [you] { $count ->
        [0] Du behältst alle Karten.
        [one] Du tauschst eine Karte.
       *[other] Du tauschst { $count } Karten.
    }
   *[other] { $count ->
        [0] { $seat } behält alle Karten.
        [one] { $seat } tauscht eine Karte.
       *[other] { $seat } tauscht { $count } Karten.
    }
}
mopsen-played = { $seat-is ->
    [you] Du spielst { $card }.
   *[other] { $seat } spielt { $card }.
}
mopsen-trick-won = { $seat-is ->
    [you] Du hast die höchste Karte und legst { $card } auf deinen Fressnapf.
   *[other] { $seat } hat die höchste Karte und legt { $card } auf den Fressnapf.
}
mopsen-jostled = { $seat-is ->
    [you] Du hast die niedrigste Karte: { $kind ->
        [Katze] Die Katze
       *[other] { $kind }
    } drängelt sich an die Spitze. Hackordnung: { $order }.
   *[other] { $seat } hat die niedrigste Karte: { $kind ->
        [Katze] Die Katze
       *[other] { $kind }
    } drängelt sich an die Spitze. Hackordnung: { $order }.
}
mopsen-discarded = Auf den Ablagestapel: { $cards }.
mopsen-pinched = { $seat-is ->
    [you] Du mopst { $card }.
   *[other] { $seat } mopst { $card }.
}
mopsen-pinched-nothing = { $seat-is ->
    [you] Du verzichtest aufs Mopsen.
   *[other] { $seat } verzichtet aufs Mopsen.
}

# Moves

mopsen-keep-all = Nichts tauschen
mopsen-exchange = { $cards } tauschen
mopsen-play = { $card } spielen
mopsen-pinch = { $card } mopsen
mopsen-pinch-nothing = Nicht mopsen
mopsen-must-follow = { $led } wurde ausgespielt, und du hast auch einen: Bediene oder spiel eine Katze.

# Names

mopsen-card = { $kind ->
    [R] Rot
    [B] Blau
    [Y] Gelb
   *[C] Katze
}{ "\u00A0" }{ $number }
    .in-sentence =
        { $kind ->
            [R] die{ "\u00A0" }rote
            [B] die{ "\u00A0" }blaue
            [Y] die{ "\u00A0" }gelbe
           *[C] die{ "\u00A0" }Katze
        }{ "\u00A0" }{ $number }
mopsen-kind = { $kind ->
    [R] Rot
    [B] Blau
    [Y] Gelb
   *[C] Katze
}
mopsen-pug = { $kind ->
    [R] ein roter Mops
    [B] ein blauer Mops
   *[Y] ein gelber Mops
}

# The table

mopsen-zone-stock = Stapel
mopsen-zone-discards = Ablagestapel
mopsen-zone-trick = Gespielt
mopsen-zone-bowl = Fressnapf
mopsen-zone-hand = Hand
mopsen-zone-chosen = Zum Tauschen
mopsen-zone-put-away = Abgeworfen
mopsen-fact-round = Runde
mopsen-fact-dealer = Geber
mopsen-fact-leader = Ausspieler
mopsen-fact-order = Hackordnung, stärkste Farbe zuerst
mopsen-fact-choosing = Wählt noch
mopsen-fact-led = Ausgespielte Farbe
mopsen-fact-points = Punkte
mopsen-fact-bones = Knochen im Fressnapf
mopsen-fact-lacks = Konnte nicht bedienen
mopsen-mark-known = gemopst, allen bekannt
mopsen-question-exchange = Welche Karten tauschst du?
mopsen-question-play = Welche Karte spielst du?
mopsen-question-pinch = Welche Karte mopst du?

# Options and card values

mopsen-option-reshuffle_order = Die Hackordnung für jede Runde neu mischen.
mopsen-option-pinch_optional = Wer die niedrigste Karte gespielt hat, darf aufs Mopsen verzichten.
mopsen-values = Knochen auf den Karten

# Problems

mopsen-no-such-dealer = "dealer": { $dealer } ist kein Platz. Der letzte Platz ist { $last }.
mopsen-wrong-dealer = erwartet: "dealer": { $right }; gefunden: { $dealer }.
mopsen-bad-order = die Hackordnung ist „{ $order }“, muss aber R, B, Y und C je einmal enthalten.
mopsen-order-not-kept = die Hackordnung beim Austeilen ist „{ $order }“, nach der letzten Runde war sie aber „{ $right }“.
mopsen-wrong-hands = erwartet: Handkarten für { $right } Plätze; gefunden: { $hands }.
mopsen-wrong-hand-size = "seat": { $seat } muss { $right } Handkarten bekommen, nicht { $cards }.
mopsen-wrong-stock-size = der Stapel muss { $right } Karten haben, nicht { $cards }.
mopsen-unknown-card = unbekannte Karte „{ $card }“ beim Austeilen. Es gibt R1 bis R16, B1 bis B16, Y1 bis Y16 und C1 bis C8.
mopsen-card-twice = { $card } wird zweimal ausgeteilt, obwohl es jede Karte nur einmal gibt.
mopsen-worth = { $worth ->
    [one] { $worth } Knochen
   *[other] { $worth } Knochen
}

# Statistics

mopsen-tally-rounds = Runden
mopsen-tally-rounds-of-8 = mit 8 Stichen
mopsen-tally-rounds-of-9 = mit 9 Stichen
mopsen-tally-rounds-of-10 = mit 10 Stichen
mopsen-tally-rounds-of-11 = mit 11 Stichen
mopsen-tally-leader-won = vom ersten Ausspieler gewonnen oder geteilt
mopsen-tally-tricks = Stiche
mopsen-tally-order-changed = mit geänderter Hackordnung
mopsen-tally-pinched-red = mit einem gemopsten roten Mops
mopsen-tally-pinched-blue = mit einem gemopsten blauen Mops
mopsen-tally-pinched-yellow = mit einem gemopsten gelben Mops
mopsen-tally-pinched-cat = mit einer gemopsten Katze
mopsen-tally-pinched-nothing = ohne Mopsen
mopsen-tally-exchanges = Tauschen
mopsen-tally-exchanged-0 = ohne Karte
mopsen-tally-exchanged-1 = mit 1 Karte
mopsen-tally-exchanged-2 = mit 2 Karten
mopsen-tally-exchanged-3 = mit 3 Karten
mopsen-tally-bowls = Fressnäpfe am Ende einer Runde
mopsen-tally-bowls-empty = leer

# Endings

mopsen-highest-kind = { $card } ist die einzige Karte der stärksten Farbe im Stich. Hackordnung: { $order }.
mopsen-highest-number = { $card } hat die höchste Zahl in der stärksten Farbe des Stichs. Hackordnung: { $order }.
mopsen-bones-in-bowl = { $points ->
    [one] { $points } Knochen
   *[other] { $points } Knochen
} im Fressnapf: { $cards }
mopsen-empty-bowl = Leerer Fressnapf: { $points ->
    [one] { $points } Knochen
   *[other] { $points } Knochen
}
mopsen-cards-in-hand = { $points ->
    [one] { $points } Karte
   *[other] { $points } Karten
} auf der Hand: { $points ->
    [one] { $points } Knochen
   *[other] { $points } Knochen
}
mopsen-counts-round = Knochen
mopsen-counts-total = Knochen
mopsen-ahead-round = { $margin } Knochen
mopsen-ahead-total = { $margin } Knochen

# What a card can do

mopsen-help-pug = Wird ein Mops ausgespielt, musst du mit einem Mops seiner Farbe bedienen; im Stich zählt zuerst die Hackordnung der Farben, dann die Zahl.
mopsen-help-cat = Eine Katze darfst du immer spielen, auch wenn du bedienen könntest.
mopsen-question-exchange-help = Du darfst bis zu drei Karten unter den Stapel legen und ebenso viele nachziehen.
mopsen-question-pinch-help = Du hast die niedrigste Karte gespielt, also nimmst du eine der anderen Karten auf die Hand, aber nicht die höchste.

# Gründe in Analysen

mopsen-reason-takes = { $best } ist in { $count } von { $of } möglichen Verteilungen die höchste Karte des Stichs, { $played } in { $other }.
mopsen-reason-lowest = { $best } ist in { $count } von { $of } möglichen Verteilungen die niedrigste Karte des Stichs und darf mopsen, { $played } in { $other }.
mopsen-reason-points = Veränderung der Knochen durch diesen Stich, im Mittel über { $of } mögliche Verteilungen: { $count } mit { $best }, { $other } mit { $played }.

# Lektionen

mopsen-lesson-first-exchange = Vor dem ersten Stich darfst du bis zu drei Karten tauschen. Hohe Zahlen bringen kaum Knochen: Tausch die blaue 16 und die gelbe 15.
mopsen-lesson-first-follow = Rot ist ausgespielt, und du hast Rot: Du musst bedienen, oder eine Katze spielen. Die höchste Karte gewinnt: Spiel die rote 14.
mopsen-lesson-first-bones = Rot drängelte sich nach oben: In der Hackordnung schlägt es jetzt alles andere. Die rote 3 hat vier Knochen, spiel sie aus.
mopsen-lesson-first-cats = Wer die niedrigste Karte spielt, bringt ihre Farbe nach oben: jetzt die Katzen. Eine ausgespielte Katze zwingt niemanden: Spiel die Katze 3.
mopsen-lesson-first-lowest = Jetzt verlier mit Absicht: Gelb ist ganz unten. Mit der niedrigsten Karte mopst du eine Karte und bringst Gelb nach oben: Spiel die gelbe 2.
mopsen-lesson-first-any-cat = Du hast die gelbe 10 gemopst! Blau müsstest du bedienen, aber eine Katze darfst du immer spielen: Spiel die Katze 5.
mopsen-lesson-first-last = Deine Katze war die niedrigste: Wieder hast du gemopst, und die Katzen stehen oben. Hol dir drei Knochen: Spiel die Katze 7.
mopsen-lesson-first-learnt =
    Bediene die Farbe; eine Katze darfst du immer spielen.
    Zuerst zählt die Hackordnung, dann die Zahl.
    Die höchste Karte kommt auf deinen Fressnapf und bringt Knochen.
    Die niedrigste bringt ihre Farbe an die Spitze und mopst eine Karte.
    Karten auf der Hand zählen am Ende je einen Knochen.
mopsen-lesson-first-exchange-instead = Auch das darfst du tauschen. Niedrige Karten haben aber mehr Knochen: Nimm den Tausch zurück und gib die hohen ab.
mopsen-lesson-first-follow-instead = Das ist erlaubt, aber nicht die höchste Karte: Jemand anders gewinnt. Nimm sie zurück und spiel die rote 14.
mopsen-lesson-second-lose = Du hältst noch eine Katze mit vier Knochen. Bring die Katzen nach oben: Spiel die Katze 5 als niedrigste Karte.
mopsen-lesson-second-cash-in = Jetzt stehen die Katzen oben. Ernte: Die Katze 3 gewinnt und bringt vier Knochen.
mopsen-lesson-second-prepare = Rot ist ganz unten, und du hast noch die rote 3. Opfere die rote 9: Rot steigt auf, und du mopst eine Karte.
mopsen-lesson-second-learnt =
    Verlier mit einer Karte der Farbe, die du nach oben bringen willst.
    Gewinn dann mit ihren niedrigen Zahlen: Sie haben die meisten Knochen.
    Jede gemopste Karte ist ein Zug mehr oder ein Knochen am Ende.
mopsen-lesson-instead-lead = Ausspielen darfst du jede Karte; Möpse verlangen ihre Farbe, Katzen nichts. Hier zeigt die markierte mehr: Nimm den Zug zurück.
mopsen-lesson-instead-follow = Das ist erlaubt: Du bedienst, oder du spielst eine Katze. Hier zeigt die markierte Karte mehr: Nimm den Zug zurück.
mopsen-lesson-instead-better = Das ist erlaubt, bringt hier aber weniger Knochen. Nimm den Zug zurück und probier den vorgeschlagenen.
