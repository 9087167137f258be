awimbawe-title = Awimbawé
awimbawe-names = Löwen, Löwe
awimbawe-about = Ein Stichspiel, bei dem man Kronen sammelt, mit den Fähigkeiten der Tiere die Stiche lenkt und sich vor der vierten Hyäne hütet.
awimbawe-goal = Gewinne zwei Runden; eine Runde gewinnt, wer die meisten Kronen hat und nicht die vierte Hyäne bekommt.
awimbawe-credit = Ein Spiel von Mathieu Roussel, 2021 bei Explor8 und 2023 bei Game Factory erschienen.

# Was geschieht

awimbawe-dealt = Die Karten sind ausgeteilt. Handkarten: { $hands }. Verdeckt: { $down }. Offen: { $up }. { $leader-is ->
    [you] Du eröffnest den ersten Stich.
   *[other] { $leader } eröffnet den ersten Stich.
}
awimbawe-dealt-hidden = Die Karten sind ausgeteilt.{ $own_count ->
    [0] { "" }
   *[other] { " " }Deine Handkarten: { $own }.
} { $leader-is ->
    [you] Du eröffnest den ersten Stich.
   *[other] { $leader } eröffnet den ersten Stich.
}
awimbawe-played = { $seat-is ->
    [you] Du spielst { $card }.
   *[other] { $seat } spielt { $card }.
}
awimbawe-colour-named = { $seat-is ->
    [you] Du bestimmst die Farbe: { $colour }.
   *[other] { $seat } bestimmt die Farbe: { $colour }.
}
awimbawe-fought = { $seat-is ->
    [you] Du lässt { $card } kämpfen.
   *[other] { $seat } lässt { $card } kämpfen.
}
awimbawe-fled = { $seat-is ->
    [you] Du lässt { $card } zu deinen gewonnenen Karten fliehen.
   *[other] { $seat } lässt { $card } zu den eigenen gewonnenen Karten fliehen.
}
awimbawe-pushed = { $seat-is ->
    [you] Du schiebst
   *[other] { $seat } schiebt
} { $card } { $target-is ->
    [you] bei dir
   *[other] bei { $target }
} von Stapel { $source } unter Stapel { $destination }.
awimbawe-pushed-face-down = { $seat-is ->
    [you] Du schiebst
   *[other] { $seat } schiebt
} eine verdeckte Karte { $target-is ->
    [you] bei dir
   *[other] bei { $target }
} von Stapel { $source } unter Stapel { $destination }.
awimbawe-lead-named = { $seat-is ->
    [you] Du bestimmst
   *[other] { $seat } bestimmt
}, wer den nächsten Stich eröffnet: { $leader-is ->
    [you] du.
   *[other] { $leader }.
}
awimbawe-pile-blocked = { $seat-is ->
    [you] Du blockierst
   *[other] { $seat } blockiert
} { $card } { $target-is ->
    [you] auf deinem Stapel { $slot }.
   *[other] auf Stapel { $slot } von { $target }.
}
awimbawe-hand-chosen = { $seat-is ->
    [you] Du greifst
   *[other] { $seat } greift
} nach { $target-is ->
    [you] einer deiner Handkarten.
   *[other] einer Handkarte von { $target }.
}
awimbawe-hand-blocked = { $seat-is ->
    [you] Du blockierst
   *[other] { $seat } blockiert
} { $card } { $target-is ->
    [you] auf deiner Hand.
   *[other] auf der Hand von { $target }.
}
awimbawe-hand-blocked-hidden = { $seat-is ->
    [you] Du blockierst
   *[other] { $seat } blockiert
} eine Karte { $target-is ->
    [you] auf deiner Hand.
   *[other] auf der Hand von { $target }.
}
awimbawe-passed = { $seat-is ->
    [you] Du lässt { $card } ungenutzt.
   *[other] { $seat } lässt { $card } ungenutzt.
}
awimbawe-unblocked = { $seat-is ->
    [you] Deine Karten sind nicht mehr blockiert.
   *[other] Die Karten von { $seat } sind nicht mehr blockiert.
}
awimbawe-blocks-lifted = { $seat-is ->
    [you] Du hast keine verfügbare Karte: Deine Blockaden werden aufgehoben.
   *[other] { $seat } hat keine verfügbare Karte: Die Blockaden werden aufgehoben.
}
awimbawe-turned-up = { $seat-is ->
    [you] Auf deinem Stapel { $slot } wird aufgedeckt: { $card }.
   *[other] Auf Stapel { $slot } von { $seat } wird aufgedeckt: { $card }.
}
awimbawe-elephant-scared = { $seat-is ->
    [you] Du erschreckst den Elefanten mit { $card }.
   *[other] { $seat } erschreckt den Elefanten mit { $card }.
}
awimbawe-trick-won = { $seat-is ->
    [you] Du gewinnst den Stich: { $cards }.
   *[other] { $seat } gewinnt den Stich: { $cards }.
}
awimbawe-hyenas-gathered = { $seat-is ->
    [you] Deine Hyänen: { $hyenas }.
   *[other] Hyänen von { $seat }: { $hyenas }.
}
awimbawe-eliminated = { $seat-is ->
    [you] Die vierte Hyäne: Du scheidest aus der Runde aus.
   *[other] Die vierte Hyäne: { $seat } scheidet aus der Runde aus.
}
awimbawe-lost-to-hyenas = { $seat-is ->
    [you] Die vierte Hyäne: Du verlierst die Runde.
   *[other] Die vierte Hyäne: { $seat } verliert die Runde.
}
awimbawe-round-undecided = Niemand gewinnt die Runde; sie wird noch einmal gespielt.
awimbawe-rival-turned-gold = Ein erster Rundensieg ({ $winners }): Die Karte { $rival } wird golden.
awimbawe-first-lead-named = { $seat-is ->
    [you] Du bestimmst
   *[other] { $seat } bestimmt
}, wer die nächste Runde eröffnet: { $leader-is ->
    [you] du.
   *[other] { $leader }.
}

# Züge

awimbawe-play = { $card } spielen
awimbawe-name-colour = Farbe: { $colour }
awimbawe-fight = Kämpfen
awimbawe-flee = Fliehen
awimbawe-pass = Fähigkeit nicht nutzen
awimbawe-name-leader = { $leader-is ->
    [you] Selbst eröffnen
   *[other] { $leader } eröffnen lassen
}
awimbawe-block-hand = Eine Handkarte von { $target } blockieren
awimbawe-block-pile = { $card } auf Stapel { $slot } von { $target } blockieren
awimbawe-push = Bei { $target } { $card } von Stapel { $source } unter Stapel { $destination } schieben
awimbawe-push-face-down = Bei { $target } eine verdeckte Karte von Stapel { $source } unter Stapel { $destination } schieben

# Warum eine Karte nicht gespielt werden kann

awimbawe-covered = Auf dieser Karte liegt eine andere.
awimbawe-blocked = Eine Schlange blockiert diese Karte.
awimbawe-must-follow = { $colour } wurde angespielt, und du hast diese Farbe: Du musst bedienen.
awimbawe-must-follow-multicolour = { $colour } wurde angespielt, und du kannst nur mehrfarbig bedienen: Das musst du tun.
awimbawe-must-follow-eagle = Ein Adler wurde angespielt, und du hast einen: Du musst einen Adler spielen.
awimbawe-must-play-eagle = { $colour } kannst du nicht bedienen, also musst du einen Adler spielen.

# Namen

awimbawe-colour = { $suit ->
    [S] Steppe
    [D] Wüste
    [M] Gebirge
    [F] Wald
    [I] Eis
   *[A] Adler
}
awimbawe-card = { $value ->
    [1] Maus
    [2] Nashorn
    [3] Gepard
    [4] Hyäne
    [5] Schlange
    [6] Elefant
   *[other] Adler
}{ "\u00A0" }{ $value }{ $suit ->
    [A] { "" }
    [X] ⁻{ "\u00A0" }(mehrfarbig)
   *[other] { "\u00A0" }({ awimbawe-colour })
}
awimbawe-rival = { $rival ->
    [panther] Panther
    [tiger] Tiger
   *[lion] Junger Löwe
}

# Der Tisch

awimbawe-zone-trick = Stich
awimbawe-zone-hand = Hand
awimbawe-zone-pile = Stapel
awimbawe-zone-aside = Zur Seite gelegt
awimbawe-zone-won = Gewonnen
awimbawe-zone-hyenas = Hyänen
awimbawe-fact-led = Angespielte Farbe
awimbawe-fact-next-leader = Eröffnet als Nächstes
awimbawe-fact-tricks-left = Verbleibende Stiche
awimbawe-fact-rival = Rivale
awimbawe-fact-rounds-won = Gewonnene Runden
awimbawe-fact-crowns = Kronen in der Runde
awimbawe-fact-team = Team
awimbawe-fact-lacks = Nicht auf der Hand
awimbawe-mark-blocked = blockiert
awimbawe-mark-fled = geflohen
awimbawe-question-lead = Welche Karte spielst du an?
awimbawe-question-follow = Welche Karte spielst du?
awimbawe-question-colour = Welche Farbe soll gelten?
awimbawe-question-eagle = Kämpft dein Adler oder flieht er?
awimbawe-question-rhino = Welche Karte schiebt dein Nashorn wohin?
awimbawe-question-cheetah = Wer eröffnet den nächsten Stich?
awimbawe-question-snake = Welche Karte blockiert deine Schlange?
awimbawe-question-next-leader = Wer eröffnet die nächste Runde?

# Optionen und Kartenwerte

awimbawe-option-youngest = Alle Plätze von jung nach alt: Zeigen mehrere die wenigsten Kronen, eröffnet der jüngste.
awimbawe-values = Kronen auf den Karten

# Was nicht stimmt

awimbawe-crowns-total = { $file } gibt den Karten für { $players } Spieler zusammen { $total } Kronen; es müssen { $expected } sein.
awimbawe-draw-not-in-hand = { $card } soll aus der Hand von Platz { $seat } gezogen worden sein, ist dort aber nicht oder schon blockiert.
awimbawe-deal-hand-size = Platz { $seat } bekommt { $cards } Handkarten; es müssen { $expected } sein.
awimbawe-unknown-card = Eine Karte „{ $card }“ gibt es nicht; es gibt S1 bis S6, ebenso D, M, F und I, dazu X2, X3, X5, X6 und A7 bis A12.
awimbawe-deal-foreign-card = { $card } wird ausgeteilt, spielt bei dieser Spielerzahl aber nicht mit.
awimbawe-deal-card-twice = { $card } wird zweimal ausgeteilt; jede Karte gibt es nur einmal.
awimbawe-deal-leader = Beim Austeilen steht, dass Platz { $leader } eröffnet; es muss aber Platz { $expected } sein.

awimbawe-worth = { $worth ->
    [one] { $worth } Krone
   *[other] { $worth } Kronen
}

# Statistik

awimbawe-tally-rounds = Runden
awimbawe-tally-leader-won = gewann, wer sie eröffnete
awimbawe-tally-fourth-hyena = mit einer vierten Hyäne
awimbawe-tally-undecided = von niemandem gewonnen
awimbawe-tally-tricks = Stiche
awimbawe-tally-tricks-eagle = von einem Adler gewonnen
awimbawe-tally-tricks-mouse = von einer Maus über ihren Elefanten gewonnen
awimbawe-tally-eagles = Adler, die kämpfen oder fliehen dürfen
awimbawe-tally-eagles-fled = geflohen
awimbawe-tally-eagles-fought = gekämpft
awimbawe-tally-rhinos = Nashörner mit etwas zu schieben
awimbawe-tally-rhinos-used = genutzt
awimbawe-tally-rhinos-passed = ungenutzt
awimbawe-tally-cheetahs = Geparde mit einem Stich zu vergeben
awimbawe-tally-cheetahs-used = genutzt
awimbawe-tally-cheetahs-passed = ungenutzt
awimbawe-tally-snakes = Schlangen mit etwas zu blockieren
awimbawe-tally-snakes-pile = blockierten eine offene Stapelkarte
awimbawe-tally-snakes-hand = blockierten eine Handkarte
awimbawe-tally-snakes-passed = ungenutzt
