mopsen-title = Snaaien
mopsen-names = mopshonden, mopshond, honden en katten
mopsen-about = Een slagenspel waarin de hoogste kaart botten in de voerbak brengt en de laagste een kaart snaait.
mopsen-goal = Wie na drie rondes de meeste botten heeft, wint.
mopsen-credit = Een spel van Andreas Pelikan, in 2019 verschenen bij HUCH!.

# Wat er gebeurt

mopsen-dealt = { $dealer-is ->
    [you] Je deelt.
   *[other] { $dealer } deelt.
} Pikorde: { $order }. Handkaarten: { $hands }. Stapel, van bovenaf: { $stock }.
mopsen-dealt-hidden = { $dealer-is ->
    [you] Je deelt.
   *[other] { $dealer } deelt.
} Pikorde: { $order }.
mopsen-exchange-chosen = { $seat-is ->
    [you] { $count ->
        [0] Je wilt niets ruilen.
       *[other] Je wilt { $cards } ruilen.
    }
   *[other] { $count ->
        [0] { $seat } wil niets ruilen.
       *[other] { $seat } wil { $cards } ruilen.
    }
}
mopsen-exchange-chosen-hidden = { $seat-is ->
    [you] Je hebt over het ruilen beslist.
   *[other] { $seat } heeft over het ruilen beslist.
}
mopsen-exchanged = { $seat-is ->
    [you] { $count ->
        [0] Je houdt al je kaarten.
       *[other] Je legt { $put_away } weg en trekt { $drawn }.
    }
   *[other] { $count ->
        [0] { $seat } houdt alle kaarten.
       *[other] { $seat } legt { $put_away } weg en trekt { $drawn }.
    }
}
mopsen-exchanged-hidden = { $seat-is ->
    [you] { $count ->
        [0] Je houdt al je kaarten.
        [one] Je ruilt één kaart.
       *[other] Je ruilt { $count } kaarten.
    }
   *[other] { $count ->
        [0] { $seat } houdt alle kaarten.
        [one] { $seat } ruilt één kaart.
       *[other] { $seat } ruilt { $count } kaarten.
    }
}
mopsen-played = { $seat-is ->
    [you] Je speelt { $card }.
   *[other] { $seat } speelt { $card }.
}
mopsen-trick-won = { $seat-is ->
    [you] Je hebt de hoogste kaart: { $card } gaat op je voerbak.
   *[other] { $seat } heeft de hoogste kaart: { $card } gaat op de voerbak.
}
mopsen-jostled = { $seat-is ->
    [you] Je hebt de laagste kaart: { $kind } dringt zich naar de top. Pikorde: { $order }.
   *[other] { $seat } heeft de laagste kaart: { $kind } dringt zich naar de top. Pikorde: { $order }.
}
mopsen-discarded = Naar de aflegstapel: { $cards }.
mopsen-pinched = { $seat-is ->
    [you] Je snaait { $card }.
   *[other] { $seat } snaait { $card }.
}
mopsen-pinched-nothing = { $seat-is ->
    [you] Je snaait niets.
   *[other] { $seat } snaait niets.
}

# Zetten

mopsen-keep-all = Niets ruilen
mopsen-exchange = { $cards } ruilen
mopsen-play = { $card } spelen
mopsen-pinch = { $card } snaaien
mopsen-pinch-nothing = Niets snaaien
mopsen-must-follow = er is { $led } gevraagd, en je hebt er een: speel er een, of een kat.

# Namen

mopsen-card = { $kind ->
    [R] Rood
    [B] Blauw
    [Y] Geel
   *[C] Kat
}{ "\u00A0" }{ $number }
mopsen-kind = { $kind ->
    [R] Rood
    [B] Blauw
    [Y] Geel
   *[C] Kat
}
mopsen-pug = { $kind ->
    [R] een rode mops
    [B] een blauwe mops
   *[Y] een gele mops
}

# De tafel

mopsen-zone-stock = Stapel
mopsen-zone-discards = Aflegstapel
mopsen-zone-trick = Gespeeld
mopsen-zone-bowl = Voerbak
mopsen-zone-hand = Hand
mopsen-zone-chosen = Gekozen om te ruilen
mopsen-zone-put-away = Weggelegd
mopsen-fact-round = Ronde
mopsen-fact-dealer = Gever
mopsen-fact-leader = Komt uit
mopsen-fact-order = Pikorde, de sterkste eerst
mopsen-fact-choosing = Kiest nog
mopsen-fact-led = Gevraagde kleur
mopsen-fact-points = Punten
mopsen-fact-bones = Botten in de voerbak
mopsen-fact-lacks = Kon niet bekennen
mopsen-mark-known = gesnaaid, bij iedereen bekend
mopsen-question-exchange = Welke kaarten ruil je?
mopsen-question-play = Welke kaart speel je?
mopsen-question-pinch = Welke kaart snaai je?

# Varianten en kaartwaarden

mopsen-option-reshuffle_order = De pikorde wordt voor elke ronde opnieuw geschud.
mopsen-option-pinch_optional = Wie de laagste kaart heeft gespeeld, mag van het snaaien afzien.
mopsen-values = Botten op de kaarten

# Problemen

mopsen-no-such-dealer = Plaats { $dealer } deelt, maar de plaatsen lopen van 0 tot en met { $last }.
mopsen-wrong-dealer = Plaats { $dealer } deelt, maar plaats { $right } is aan de beurt om te delen.
mopsen-bad-order = De pikorde is ‘{ $order }’, maar die moet R, B, Y en C elk één keer noemen.
mopsen-order-not-kept = De pikorde bij het delen is ‘{ $order }’, maar na de vorige ronde was die ‘{ $right }’.
mopsen-wrong-hands = Het aantal gedeelde handen is { $hands }; het moet { $right } zijn, één per plaats.
mopsen-wrong-hand-size = Plaats { $seat } heeft { $cards } handkaarten; het moeten er { $right } zijn.
mopsen-wrong-stock-size = De stapel heeft { $cards } kaarten; het moeten er { $right } zijn.
mopsen-unknown-card = Er is een kaart ‘{ $card }’ gedeeld, maar het spel loopt van R1 tot en met R16, B1 tot en met B16, Y1 tot en met Y16 en C1 tot en met C8.
mopsen-card-twice = { $card } is twee keer gedeeld; elke kaart bestaat maar één keer.

mopsen-worth = { $worth ->
    [one] { $worth } bot
   *[other] { $worth } botten
}

# Statistieken

mopsen-tally-rounds = rondes
mopsen-tally-rounds-of-8 = van 8 slagen
mopsen-tally-rounds-of-9 = van 9 slagen
mopsen-tally-rounds-of-10 = van 10 slagen
mopsen-tally-rounds-of-11 = van 11 slagen
mopsen-tally-leader-won = gewonnen, of gedeeld, door wie opende
mopsen-tally-tricks = slagen
mopsen-tally-order-changed = die de pikorde veranderden
mopsen-tally-pinched-red = met een gesnaaide rode mops
mopsen-tally-pinched-blue = met een gesnaaide blauwe mops
mopsen-tally-pinched-yellow = met een gesnaaide gele mops
mopsen-tally-pinched-cat = met een gesnaaide kat
mopsen-tally-pinched-nothing = waarin niets gesnaaid werd
mopsen-tally-exchanges = keren ruilen
mopsen-tally-exchanged-0 = van geen kaart
mopsen-tally-exchanged-1 = van 1 kaart
mopsen-tally-exchanged-2 = van 2 kaarten
mopsen-tally-exchanged-3 = van 3 kaarten
mopsen-tally-bowls = voerbakken aan het eind van een ronde
mopsen-tally-bowls-empty = leeg
