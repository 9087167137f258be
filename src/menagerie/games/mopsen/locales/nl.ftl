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
mopsen-exchange-chosen-hidden =
    { $seat-is ->
        [you] Je hebt je ruilkaarten gekozen.
       *[other] { $seat } heeft de ruilkaarten gekozen.
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
mopsen-trick-won =
    { $seat-is ->
        [you] Je hebt de hoogste kaart: { $card } gaat op je voerbak.
       *[other] { $seat } heeft de hoogste kaart: { $card } gaat op de eigen voerbak.
    }
mopsen-jostled =
    { $seat-is ->
        [you] Je hebt de laagste kaart: { $kind } staat nu bovenaan. Pikorde: { $order }.
       *[other] { $seat } heeft de laagste kaart: { $kind } staat nu bovenaan. Pikorde: { $order }.
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
mopsen-must-follow = er is met { $led } uitgekomen, en je hebt er een van die kleur: speel die, of speel een kat.

# Namen

mopsen-card =
    { $kind ->
        [R] Rood
        [B] Blauw
        [Y] Geel
       *[C] Kat
    }{ "\u00A0" }{ $number }
    .in-sentence =
        { $kind ->
            [R] de{ "\u00A0" }rode
            [B] de{ "\u00A0" }blauwe
            [Y] de{ "\u00A0" }gele
           *[C] de{ "\u00A0" }kat
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
mopsen-zone-trick = Gespeelde kaart
mopsen-zone-bowl = Voerbak
mopsen-zone-hand = Hand
mopsen-zone-chosen = Om te ruilen
mopsen-zone-put-away = Weggelegd
mopsen-fact-round = Ronde
mopsen-fact-dealer = Gever
mopsen-fact-leader = Komt uit
mopsen-fact-order = Pikorde, sterkste eerst
mopsen-fact-choosing = Kiest nog
mopsen-fact-led = Gevraagde kleur
mopsen-fact-points = Punten
mopsen-fact-bones = Botten in de voerbak
mopsen-fact-lacks = Kon geen kleur bekennen
mopsen-mark-known = gesnaaid, iedereen kent hem
mopsen-question-exchange = Welke kaarten ruil je?
mopsen-question-play = Welke kaart speel je?
mopsen-question-pinch = Welke kaart snaai je?

# Varianten en kaartwaarden

mopsen-option-reshuffle_order = De pikorde wordt voor elke ronde opnieuw geschud.
mopsen-option-pinch_optional = Wie de laagste kaart heeft gespeeld, mag van het snaaien afzien.
mopsen-values = Botten op de kaarten

# Problemen

mopsen-no-such-dealer = Plaats { $dealer } deelt, maar de laatste plaats is { $last }.
mopsen-wrong-dealer = Plaats { $dealer } deelt, maar plaats { $right } is aan de beurt om te delen.
mopsen-bad-order = De pikorde is ‘{ $order }’, maar die moet R, B, Y en C elk één keer noemen.
mopsen-order-not-kept = De pikorde bij het delen is ‘{ $order }’, maar na de vorige ronde was die ‘{ $right }’.
mopsen-wrong-hands = Er zijn { $hands } handen gedeeld; het moeten er { $right } zijn, één per plaats.
mopsen-wrong-hand-size = Plaats { $seat } heeft { $cards } handkaarten; het moeten er { $right } zijn.
mopsen-wrong-stock-size = De stapel heeft { $cards } kaarten; het moeten er { $right } zijn.
mopsen-unknown-card = Er is een kaart ‘{ $card }’ gedeeld die niet bestaat; de kaarten zijn R1 tot en met R16, B1 tot en met B16, Y1 tot en met Y16 en C1 tot en met C8.
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
mopsen-tally-leader-won = gewonnen, alleen of samen, door wie als eerste uitkwam
mopsen-tally-tricks = slagen
mopsen-tally-order-changed = die de pikorde veranderden
mopsen-tally-pinched-red = waarin een rode mops gesnaaid werd
mopsen-tally-pinched-blue = waarin een blauwe mops gesnaaid werd
mopsen-tally-pinched-yellow = waarin een gele mops gesnaaid werd
mopsen-tally-pinched-cat = waarin een kat gesnaaid werd
mopsen-tally-pinched-nothing = waarin niets gesnaaid werd
mopsen-tally-exchanges = ruilbeurten
mopsen-tally-exchanged-0 = zonder kaart
mopsen-tally-exchanged-1 = van 1 kaart
mopsen-tally-exchanged-2 = van 2 kaarten
mopsen-tally-exchanged-3 = van 3 kaarten
mopsen-tally-bowls = voerbakken aan het eind van een ronde
mopsen-tally-bowls-empty = leeg

# Einde

mopsen-highest-kind = { $card } is de enige kaart van de sterkste kleur in de slag. Pikorde: { $order }.
mopsen-highest-number = { $card } heeft het hoogste getal in de sterkste kleur van de slag. Pikorde: { $order }.
mopsen-bones-in-bowl = { $points ->
    [one] { $points } bot
   *[other] { $points } botten
} in de voerbak: { $cards }
mopsen-empty-bowl = Lege voerbak: { $points ->
    [one] { $points } bot
   *[other] { $points } botten
}
mopsen-cards-in-hand = { $points ->
    [one] { $points } kaart
   *[other] { $points } kaarten
} in de hand: { $points ->
    [one] { $points } bot
   *[other] { $points } botten
}
mopsen-counts-round = Botten
mopsen-counts-total = Botten
mopsen-ahead-round = { $margin ->
    [one] { $margin } bot
   *[other] { $margin } botten
}
mopsen-ahead-total = { $margin ->
    [one] { $margin } bot
   *[other] { $margin } botten
}

# Wat een kaart kan

mopsen-help-pug = Wordt er met een mops uitgekomen, dan moet je met een mops van die kleur bekennen; in de slag telt eerst de pikorde van de kleuren, dan het getal.
mopsen-help-cat = Een kat mag je altijd spelen, ook als je kleur kunt bekennen.
mopsen-question-exchange-help = Je mag tot drie kaarten onder de stapel leggen en er evenveel trekken.
mopsen-question-pinch-help = Je hebt de laagste kaart gespeeld, dus je neemt een van de andere kaarten in je hand, maar niet de hoogste.

# Redenen in analyses

mopsen-reason-takes = { $best } is de hoogste kaart van de slag in { $count } van de { $of } mogelijke delingen, { $played } in { $other }.
mopsen-reason-lowest = { $best } is de laagste kaart van de slag, en mag snaaien, in { $count } van de { $of } mogelijke delingen, { $played } in { $other }.
mopsen-reason-points = Verandering in botten door deze slag, gemiddeld over { $of } mogelijke delingen: { $count } met { $best }, { $other } met { $played }.

# Lessen

mopsen-lesson-first-exchange = Vóór de eerste slag mag je tot drie kaarten ruilen. Hoge getallen leveren weinig botten op: ruil de blauwe 16 en de gele 15.
mopsen-lesson-first-follow = Rood is gevraagd en je hebt rood: je moet bekennen, of een kat spelen. De hoogste kaart wint: speel de rode 14.
mopsen-lesson-first-bones = Rood drong voor: in de pikorde verslaat het nu al het andere. De rode 3 heeft vier botten, kom ermee uit.
mopsen-lesson-first-cats = De laagste kaart brengt haar kleur naar boven: nu de katten. Een kat waarmee je uitkomt dwingt niemand: speel de kat 3.
mopsen-lesson-first-lowest = Verlies nu met opzet: geel staat onderaan. Met de laagste kaart snaai je een kaart en breng je geel naar boven: speel de gele 2.
mopsen-lesson-first-any-cat = Je hebt de gele 10 gesnaaid! Je zou blauw moeten bekennen, maar een kat mag altijd: speel de kat 5.
mopsen-lesson-first-last = Je kat was de laagste: je hebt weer gesnaaid, en de katten staan bovenaan. Win drie botten: speel de kat 7.
mopsen-lesson-first-learnt =
    Beken kleur; een kat mag je altijd spelen.
    Eerst telt de pikorde, dan het getal.
    De hoogste kaart gaat op je voerbak en levert botten op.
    De laagste brengt haar kleur bovenaan en snaait een kaart.
    Elke kaart die je overhoudt telt als één bot.
mopsen-lesson-first-exchange-instead = Dat mag ook. Maar lage kaarten hebben meer botten: neem het terug en geef de hoge weg.
mopsen-lesson-first-follow-instead = Dat mag, maar het is niet de hoogste kaart: een ander wint. Neem haar terug en speel de rode 14.
mopsen-lesson-second-lose = Je hebt nog een kat met vier botten. Breng de katten bovenaan: speel de kat 5 als laagste kaart.
mopsen-lesson-second-cash-in = Nu staan de katten bovenaan. Oogst: de kat 3 wint en levert vier botten op.
mopsen-lesson-second-prepare = Rood staat onderaan en je hebt nog de rode 3. Offer de rode 9: rood stijgt en je snaait een kaart.
mopsen-lesson-second-learnt =
    Verlies met een kaart van de kleur die je bovenaan wilt.
    Win dan met de lage getallen ervan: die hebben de meeste botten.
    Elke gesnaaide kaart is een extra beurt, of een bot aan het eind.
mopsen-lesson-instead-lead = Uitkomen mag met elke kaart; een mops vraagt zijn kleur, een kat niets. Hier laat de gemarkeerde meer zien: neem de zet terug.
mopsen-lesson-instead-follow = Dat mag: je bekent, of je speelt een kat. Hier laat de gemarkeerde kaart meer zien: neem de zet terug.
mopsen-lesson-instead-better = Dat mag, maar het levert hier minder botten op. Neem de zet terug en probeer de voorgestelde.
