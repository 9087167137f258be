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
    .short = Die Karten sind ausgeteilt. { $leader-is ->
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
    .short = Die Karten sind ausgeteilt. { $leader-is ->
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
    .short = { $colour }
awimbawe-fight = Kämpfen
awimbawe-flee = Fliehen
awimbawe-pass = Auf die Fähigkeit verzichten
    .short = Verzichten
awimbawe-name-leader = { $leader-is ->
    [you] Selbst eröffnen
   *[other] { $leader } eröffnen lassen
}
    .short = { $leader-is ->
        [you] selbst
       *[other] { $leader }
    }
awimbawe-block-hand = Eine Handkarte von { $target } blockieren
    .short = Hand: { $target }
awimbawe-block-pile = { $card } auf Stapel { $slot } von { $target } blockieren
    .short = { $card }
awimbawe-push = Bei { $target } { $card } von Stapel { $source } unter Stapel { $destination } schieben
    .short = Unter Stapel { $destination }
awimbawe-push-face-down = Bei { $target } eine verdeckte Karte von Stapel { $source } unter Stapel { $destination } schieben
    .short = Unter Stapel { $destination }

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
    [X] mehrfarbig
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

# Endings

ending-round = Ende des Durchgangs
ending-mark-led = angespielt
ending-led = { $seat-is ->
    [you] Du hast den Stich eröffnet.
   *[other] { $seat } hat den Stich eröffnet.
}
awimbawe-highest-of-colour = In der angespielten Farbe ({ $colour }) schlägt keine Karte { $card }.
awimbawe-highest-eagle = Kein kämpfender Adler schlägt { $card }, und Adler schlagen alle anderen Tiere.
awimbawe-mouse-won = Der Elefant derselben Farbe fürchtet { $card }: Die Maus schlägt jedes Tier im Stich.
awimbawe-unscared-elephant = Keine Maus schlägt { $card }, auch wenn sie den Elefanten ihrer Farbe erschreckt.
awimbawe-crowns-won = { $points ->
    [one] { $points } Krone
   *[other] { $points } Kronen
}{ $players ->
    [4] { " " }im Team
   *[other] { "" }
}
awimbawe-fourth-hyena = Vierte Hyäne: { $players ->
    [3] im Durchgang ausgeschieden
    [4] das Team verliert den Durchgang
   *[other] der Durchgang ist verloren
}, ganz gleich mit wie vielen Kronen
awimbawe-eagle-broke-tie = Gleich viele Kronen: entschieden durch { $card }, den höchsten Adler
awimbawe-lost-tie = Gleich viele Kronen, aber nicht der höchste Adler
awimbawe-tie-without-eagle = Gleich viele Kronen und kein Adler: Niemand gewinnt den Durchgang
awimbawe-counts-round = Kronen
awimbawe-counts-total = Gewonnene Durchgänge
awimbawe-ahead-round = { $margin ->
    [one] { $margin } Krone
   *[other] { $margin } Kronen
}
awimbawe-ahead-total = { $margin ->
    [one] { $margin } Durchgang
   *[other] { $margin } Durchgängen
}

# What a card can do

awimbawe-help-mouse = Liegt in einem Stich ihrer angespielten Farbe auch der Elefant dieser Farbe, schlägt die Maus jedes Tier im Stich.
awimbawe-help-rhino = Wenn du es spielst, darfst du die oberste Karte eines Stapels bei jemand anderem unter einen anderen seiner Stapel schieben.
awimbawe-help-cheetah = Wenn du ihn spielst, darfst du entscheiden, wer den nächsten Stich eröffnet.
awimbawe-help-hyena = Wer seine vierte Hyäne gewinnt, verliert den Durchgang, ganz gleich mit wie vielen Kronen.
awimbawe-help-snake = Wenn du sie spielst, darfst du eine verfügbare Karte von jemand anderem blockieren, bis diese Person wieder eine Karte spielt.
awimbawe-help-elephant = Er verliert gegen die Maus seiner Farbe, wenn beide in einem Stich dieser Farbe liegen.
awimbawe-help-multicolour-elephant = Er bedient jede Farbe, und keine Maus schlägt ihn.
awimbawe-help-eagle = Kannst du nicht bedienen, so kämpft er, und der höchste kämpfende Adler gewinnt, oder er flieht auf deinen Wertungsstapel.
awimbawe-question-colour-help = Die anderen müssen die Farbe bedienen, die du bestimmst.
awimbawe-question-eagle-help = Der höchste kämpfende Adler gewinnt den Stich. Ein fliehender Adler kommt auf deinen Wertungsstapel.
awimbawe-question-rhino-help = Das Nashorn schiebt die oberste Karte eines Stapels bei jemand anderem unter einen anderen seiner Stapel.
awimbawe-question-cheetah-help = Der Gepard entscheidet, wer den nächsten Stich eröffnet. Du darfst auch dich selbst wählen.
awimbawe-question-snake-help = Die Schlange blockiert eine offene Stapelkarte oder eine zufällige Handkarte, bis diese Person wieder eine Karte spielt.
awimbawe-question-next-leader-help = Du hast den Durchgang verloren, also entscheidest du, wer den nächsten eröffnet. Du darfst auch dich selbst wählen.

# Gründe in Analysen

awimbawe-reason-hyena = { $best } gewinnt mit dem Stich eine Hyäne in { $count } von { $of } möglichen Verteilungen, { $played } in { $other }.
awimbawe-reason-fourth-hyena = { $best } bringt die vierte Hyäne in { $count } von { $of } möglichen Verteilungen, { $played } in { $other }.
review-reason-wins-round = { $best } gewinnt den Durchgang in { $count } von { $of } möglichen Verteilungen, { $played } in { $other }.
awimbawe-reason-points = Kronen aus diesem Stich, im Mittel über { $of } mögliche Verteilungen: { $count } mit { $best }, { $other } mit { $played }.
