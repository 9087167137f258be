awimbawe-title = Awimbawé
awimbawe-names = Löwen, Löwe
awimbawe-about = Ein Stichspiel: Sammle Kronen, nutze die Fähigkeiten der Tiere und hüte dich vor der vierten Hyäne.
awimbawe-goal = Gewinne zwei Durchgänge. Einen Durchgang gewinnt, wer die meisten Kronen hat; wer die vierte Hyäne gewinnt, verliert.
awimbawe-credit = Ein Spiel von Mathieu Roussel, 2021 bei Explor8 und 2023 bei Game Factory erschienen.

# Shared messages, with the rulebook's own word for a round

round-ended = Der Durchgang ist zu Ende. Punkte: { $points }. Gewonnen: { $winners }.
web-round = Durchgang
web-replay-round = Durchgang { $number }

# Events

awimbawe-dealt = Die Karten sind ausgeteilt. Handkarten: { $hands }. Verdeckt: { $down }. Offen: { $up }. { $leader-is ->
    [you] Du eröffnest den ersten Stich.
   *[other] { $leader } eröffnet den ersten Stich.
}
awimbawe-dealt-hidden = Die Karten sind ausgeteilt.{ $own_count ->
    [0] { "" }
   *[other] { " " }Du bekommst { $own } auf die Hand.
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
    [you] Du lässt { $card } auf deinen Wertungsstapel fliehen.
   *[other] { $seat } lässt { $card } auf den eigenen Wertungsstapel fliehen.
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
    [you] Du entscheidest
   *[other] { $seat } entscheidet
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
    [you] Du ziehst
   *[other] { $seat } zieht
} zufällig { $target-is ->
    [you] eine deiner Handkarten.
   *[other] eine Handkarte von { $target }.
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
    [you] Du nutzt { $card } nicht.
   *[other] { $seat } nutzt { $card } nicht.
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
    [you] Du deckst auf Stapel { $slot } { $card } auf.
   *[other] { $seat } deckt auf Stapel { $slot } { $card } auf.
}
awimbawe-elephant-scared = { $seat-is ->
    [you] Du erschreckst den Elefanten durch { $card }.
   *[other] { $seat } erschreckt den Elefanten durch { $card }.
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
    [you] Die vierte Hyäne: Du scheidest aus dem Durchgang aus.
   *[other] Die vierte Hyäne: { $seat } scheidet aus dem Durchgang aus.
}
awimbawe-lost-to-hyenas = { $seat-is ->
    [you] Die vierte Hyäne: Du verlierst den Durchgang.
   *[other] Die vierte Hyäne: { $seat } verliert den Durchgang.
}
awimbawe-round-undecided = Niemand gewinnt den Durchgang. Er wird noch einmal gespielt.
awimbawe-rival-turned-gold = Der erste gewonnene Durchgang ({ $winners }): Die Rivalen-Karte { $rival } wird auf die goldene Seite gedreht.
awimbawe-first-lead-named = { $seat-is ->
    [you] Du entscheidest
   *[other] { $seat } entscheidet
}, wer den nächsten Durchgang eröffnet: { $leader-is ->
    [you] du.
   *[other] { $leader }.
}

# Moves

awimbawe-play = { $card } spielen
awimbawe-name-colour = Farbe: { $colour }
awimbawe-fight = Kämpfen
awimbawe-flee = Fliehen
awimbawe-pass = Auf die Fähigkeit verzichten
awimbawe-name-leader = { $leader-is ->
    [you] Selbst eröffnen
   *[other] { $leader } eröffnen lassen
}
awimbawe-block-hand = Eine Handkarte von { $target } blockieren
awimbawe-block-pile = { $card } auf Stapel { $slot } von { $target } blockieren
awimbawe-push = Bei { $target } { $card } von Stapel { $source } unter Stapel { $destination } schieben
awimbawe-push-face-down = Bei { $target } eine verdeckte Karte von Stapel { $source } unter Stapel { $destination } schieben

# Why a card cannot be played

awimbawe-covered = Auf dieser Karte liegt eine andere.
awimbawe-blocked = Eine Schlange blockiert diese Karte.
awimbawe-must-follow = { $colour } wurde angespielt, und du hast diese Farbe: Du musst bedienen.
awimbawe-must-follow-multicolour = { $colour } wurde angespielt, und du kannst nur mit einer mehrfarbigen Karte bedienen: Du musst sie spielen.
awimbawe-must-follow-eagle = Ein Adler wurde angespielt, und du hast einen: Du musst einen Adler spielen.
awimbawe-must-play-eagle = { $colour } kannst du nicht bedienen: Du musst mit einem Adler übertrumpfen.

# Names

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
    .in-sentence =
        { $value ->
            [1] die{ "\u00A0" }Maus
            [2] das{ "\u00A0" }Nashorn
            [3] den{ "\u00A0" }Geparden
            [4] die{ "\u00A0" }Hyäne
            [5] die{ "\u00A0" }Schlange
            [6] den{ "\u00A0" }Elefanten
           *[other] den{ "\u00A0" }Adler
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

# The table

awimbawe-zone-trick = Stich
awimbawe-zone-hand = Hand
awimbawe-zone-pile = Stapel
awimbawe-zone-aside = Zur Seite gelegt
awimbawe-zone-won = Wertungsstapel
awimbawe-zone-hyenas = Hyänen
awimbawe-fact-led = Angespielte Farbe
awimbawe-fact-next-leader = Eröffnet als Nächster
awimbawe-fact-tricks-left = Verbleibende Stiche
awimbawe-fact-rival = Rivale
awimbawe-fact-rounds-won = Gewonnene Durchgänge
awimbawe-fact-crowns = Kronen im Durchgang
awimbawe-fact-team = Team
awimbawe-fact-lacks = Nicht auf der Hand
awimbawe-mark-blocked = blockiert
awimbawe-mark-fled = geflohen
awimbawe-question-lead = Welche Karte spielst du an?
awimbawe-question-follow = Welche Karte spielst du?
awimbawe-question-colour = Welche Farbe bestimmst du?
awimbawe-question-eagle = Kämpft dein Adler oder flieht er?
awimbawe-question-rhino = Welche Karte schiebt dein Nashorn unter welchen Stapel?
awimbawe-question-cheetah = Wer eröffnet den nächsten Stich?
awimbawe-question-snake = Welche Karte blockiert deine Schlange?
awimbawe-question-next-leader = Wer eröffnet den nächsten Durchgang?

# Options and card values

awimbawe-option-youngest = Alle Plätze vom jüngsten zum ältesten: Bei Gleichstand der wenigsten Kronen eröffnet der jüngste.
awimbawe-values = Kronen auf den Karten

# Problems

awimbawe-crowns-total = { $file } gibt den Karten für { $players } Spieler zusammen { $total } Kronen. Es müssen { $expected } sein.
awimbawe-draw-not-in-hand = { $card } lässt sich nicht aus der Hand von "seat": { $seat } ziehen: Die Karte ist nicht dort oder schon blockiert.
awimbawe-deal-hand-size = "seat": { $seat } muss { $expected } Handkarten bekommen, nicht { $cards }.
awimbawe-unknown-card = unbekannte Karte „{ $card }“. Es gibt S1 bis S6, ebenso D, M, F und I, dazu X2, X3, X5, X6 und A7 bis A12.
awimbawe-deal-foreign-card = { $card } wird ausgeteilt, gehört aber bei dieser Spielerzahl nicht zum Spiel.
awimbawe-deal-card-twice = { $card } wird zweimal ausgeteilt, obwohl es jede Karte nur einmal gibt.
awimbawe-deal-leader = erwartet: "leader": { $expected }; gefunden: { $leader }.
awimbawe-worth = { $worth ->
    [one] { $worth } Krone
   *[other] { $worth } Kronen
}

# Statistics

awimbawe-tally-rounds = Durchgänge
awimbawe-tally-leader-won = vom eröffnenden Spieler gewonnen
awimbawe-tally-fourth-hyena = mit einer vierten Hyäne
awimbawe-tally-undecided = von niemandem gewonnen
awimbawe-tally-tricks = Stiche
awimbawe-tally-tricks-eagle = von einem Adler gewonnen
awimbawe-tally-tricks-mouse = von einer Maus gegen ihren Elefanten gewonnen
awimbawe-tally-eagles = Adler, die kämpfen oder fliehen dürfen
awimbawe-tally-eagles-fled = geflohen
awimbawe-tally-eagles-fought = gekämpft
awimbawe-tally-rhinos = Nashörner, die schieben dürfen
awimbawe-tally-rhinos-used = genutzt
awimbawe-tally-rhinos-passed = ungenutzt
awimbawe-tally-cheetahs = Geparden, die entscheiden dürfen
awimbawe-tally-cheetahs-used = genutzt
awimbawe-tally-cheetahs-passed = ungenutzt
awimbawe-tally-snakes = Schlangen, die blockieren dürfen
awimbawe-tally-snakes-pile = blockierten eine offene Stapelkarte
awimbawe-tally-snakes-hand = blockierten eine Handkarte
awimbawe-tally-snakes-passed = ungenutzt
