mopsen-title = Snaaien
mopsen-about = De hoogste kaart vult de eigen voerbak met botten, de laagste gooit de pikorde om en snaait een kaart.

# Wat er gebeurt

mopsen-dealt = { $dealer-is ->
    [you] Je deelt.
   *[other] { $dealer } deelt.
} Pikorde, de sterkste eerst: { $order }. Handen: { $hands }. Stapel, van boven af: { $stock }.
mopsen-dealt-hidden = { $dealer-is ->
    [you] Je deelt.
   *[other] { $dealer } deelt.
} Pikorde, de sterkste eerst: { $order }.
mopsen-exchange-chosen = { $seat-is ->
    [you] { $count ->
        [0] Je kiest ervoor niets te ruilen.
       *[other] Je kiest om { $cards } te ruilen.
    }
   *[other] { $count ->
        [0] { $seat } kiest ervoor niets te ruilen.
       *[other] { $seat } kiest om { $cards } te ruilen.
    }
}
mopsen-exchange-chosen-hidden = { $seat-is ->
    [you] Je hebt gekozen wat je ruilt.
   *[other] { $seat } heeft de ruil gekozen.
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
    [you] Je hebt de laagste kaart: { $kind } dringt voor naar de top. Pikorde: { $order }.
   *[other] { $seat } heeft de laagste kaart: { $kind } dringt voor naar de top. Pikorde: { $order }.
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

# Namen

mopsen-card = { $kind ->
    [R] Rood
    [B] Blauw
    [Y] Geel
   *[C] Kat
} { $number }
mopsen-kind = { $kind ->
    [R] Rood
    [B] Blauw
    [Y] Geel
   *[C] Kat
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
mopsen-fact-led = Uitgekomen met
mopsen-fact-points = Punten
mopsen-fact-bones = Botten in de voerbak
mopsen-fact-exchanged = Geruilde kaarten
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
mopsen-bad-order = De pikorde is “{ $order }”, maar ze moet R, B, Y en C elk één keer noemen.
mopsen-order-not-kept = De pikorde bij het delen is “{ $order }”, maar na de vorige ronde was ze “{ $right }”.
mopsen-wrong-hands = Het aantal gedeelde handen is { $hands }; het moet { $right } zijn, één per plaats.
mopsen-wrong-hand-size = De hand van plaats { $seat } heeft { $cards } kaarten; het moeten er { $right } zijn.
mopsen-wrong-stock-size = De stapel heeft { $cards } kaarten; het moeten er { $right } zijn.
mopsen-unknown-card = Er is een kaart “{ $card }” gedeeld, maar het spel loopt van R1 tot R16, B1 tot B16, Y1 tot Y16 en C1 tot C8.
mopsen-card-twice = { $card } is twee keer gedeeld; elke kaart bestaat maar één keer.

mopsen-worth = { $worth ->
    [one] { $worth } bot
   *[other] { $worth } botten
}
