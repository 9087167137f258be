mopsen-title = Mopsen
mopsen-names = Möpse, Mops, Hunde und Katzen
mopsen-about = Ein Stichspiel, bei dem die höchste Karte Knochen in den Napf bringt und die niedrigste eine Karte mopst.
mopsen-goal = Wer nach drei Runden die meisten Knochen hat, gewinnt.
mopsen-credit = Ein Spiel von Andreas Pelikan, erschienen 2019 bei HUCH!.

# Was geschieht

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
        [0] Du willst nichts tauschen.
       *[other] Du willst { $cards } tauschen.
    }
   *[other] { $count ->
        [0] { $seat } will nichts tauschen.
       *[other] { $seat } will { $cards } tauschen.
    }
}
mopsen-exchange-chosen-hidden = { $seat-is ->
    [you] Du hast über den Tausch entschieden.
   *[other] { $seat } hat über den Tausch entschieden.
}
mopsen-exchanged = { $seat-is ->
    [you] { $count ->
        [0] Du behältst alle Karten.
       *[other] Du legst { $put_away } weg und ziehst { $drawn }.
    }
   *[other] { $count ->
        [0] { $seat } behält alle Karten.
       *[other] { $seat } legt { $put_away } weg und zieht { $drawn }.
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
    [you] Du hast die höchste Karte: { $card } kommt auf deinen Napf.
   *[other] { $seat } hat die höchste Karte: { $card } kommt auf den Napf.
}
mopsen-jostled = { $seat-is ->
    [you] Du hast die niedrigste Karte: { $kind } drängelt sich an die Spitze. Hackordnung: { $order }.
   *[other] { $seat } hat die niedrigste Karte: { $kind } drängelt sich an die Spitze. Hackordnung: { $order }.
}
mopsen-discarded = Auf die Ablage: { $cards }.
mopsen-pinched = { $seat-is ->
    [you] Du mopst { $card }.
   *[other] { $seat } mopst { $card }.
}
mopsen-pinched-nothing = { $seat-is ->
    [you] Du mopst nichts.
   *[other] { $seat } mopst nichts.
}

# Züge

mopsen-keep-all = Nichts tauschen
mopsen-exchange = { $cards } tauschen
mopsen-play = { $card } spielen
mopsen-pinch = { $card } mopsen
mopsen-pinch-nothing = Nichts mopsen
mopsen-must-follow = { $led } wurde angespielt, und du hast auch einen: Bediene oder spiel eine Katze.

# Namen

mopsen-card = { $kind ->
    [R] Rot
    [B] Blau
    [Y] Gelb
   *[C] Katze
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

# Der Tisch

mopsen-zone-stock = Stapel
mopsen-zone-discards = Ablage
mopsen-zone-trick = Gespielt
mopsen-zone-bowl = Napf
mopsen-zone-hand = Hand
mopsen-zone-chosen = Zum Tausch gewählt
mopsen-zone-put-away = Weggelegt
mopsen-fact-round = Runde
mopsen-fact-dealer = Geber
mopsen-fact-leader = Spielt aus
mopsen-fact-order = Hackordnung, Stärkste zuerst
mopsen-fact-choosing = Wählt noch
mopsen-fact-led = Angespielte Farbe
mopsen-fact-points = Punkte
mopsen-fact-bones = Knochen im Napf
mopsen-fact-lacks = Konnte nicht bedienen
mopsen-mark-known = gemopst, allen bekannt
mopsen-question-exchange = Welche Karten tauschst du?
mopsen-question-play = Welche Karte spielst du?
mopsen-question-pinch = Welche Karte mopst du?

# Varianten und Kartenwerte

mopsen-option-reshuffle_order = Die Hackordnung wird für jede Runde neu gemischt.
mopsen-option-pinch_optional = Wer die niedrigste Karte gespielt hat, darf aufs Mopsen verzichten.
mopsen-values = Knochen auf den Karten

# Fehler

mopsen-no-such-dealer = Platz { $dealer } gibt, aber es gibt nur die Plätze 0 bis { $last }.
mopsen-wrong-dealer = Platz { $dealer } gibt, aber an der Reihe ist Platz { $right }.
mopsen-bad-order = Die Hackordnung ist „{ $order }“, sie muss aber R, B, Y und C je einmal nennen.
mopsen-order-not-kept = Die Hackordnung beim Geben ist „{ $order }“, nach der letzten Runde war sie aber „{ $right }“.
mopsen-wrong-hands = Die Zahl der ausgeteilten Hände ist { $hands }; richtig ist { $right }, eine je Platz.
mopsen-wrong-hand-size = Die Hand von Platz { $seat } hat { $cards } Karten; richtig sind { $right }.
mopsen-wrong-stock-size = Der Stapel hat { $cards } Karten; richtig sind { $right }.
mopsen-unknown-card = Ausgeteilt wird eine Karte „{ $card }“, es gibt aber nur R1 bis R16, B1 bis B16, Y1 bis Y16 und C1 bis C8.
mopsen-card-twice = { $card } wird zweimal ausgeteilt; jede Karte gibt es nur einmal.

mopsen-worth = { $worth ->
    [one] { $worth } Knochen
   *[other] { $worth } Knochen
}

# Statistik

mopsen-tally-rounds = Runden
mopsen-tally-rounds-of-8 = mit 8 Stichen
mopsen-tally-rounds-of-9 = mit 9 Stichen
mopsen-tally-rounds-of-10 = mit 10 Stichen
mopsen-tally-rounds-of-11 = mit 11 Stichen
mopsen-tally-leader-won = gewann, auch geteilt, wer sie eröffnete
mopsen-tally-tricks = Stiche
mopsen-tally-order-changed = die die Hackordnung änderten
mopsen-tally-pinched-red = mit einem gemopsten roten Mops
mopsen-tally-pinched-blue = mit einem gemopsten blauen Mops
mopsen-tally-pinched-yellow = mit einem gemopsten gelben Mops
mopsen-tally-pinched-cat = mit einer gemopsten Katze
mopsen-tally-pinched-nothing = in denen nichts gemopst wurde
mopsen-tally-exchanges = Tauschentscheidungen
mopsen-tally-exchanged-0 = ohne Karte
mopsen-tally-exchanged-1 = mit 1 Karte
mopsen-tally-exchanged-2 = mit 2 Karten
mopsen-tally-exchanged-3 = mit 3 Karten
mopsen-tally-bowls = Näpfe am Ende einer Runde
mopsen-tally-bowls-empty = leer
