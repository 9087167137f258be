chapter-goal = Het doel van het spel

MOP-14 = Verzamel botten. Jullie spelen drie rondes en tellen op wat elke ronde oplevert; wie dan de meeste botten heeft, wint. Bij een gelijke stand delen jullie de overwinning.
    .title = De meeste botten winnen

chapter-cards = Kaarten en pikorde

MOP-1 = Er zijn 56 kaarten, elk maar één keer: rode, blauwe en gele mopsen van 1 tot en met 16, en katten van 1 tot en met 8. Kaarten met lage getallen leveren meer botten op: vier op 1 tot en met 4, drie op 5 tot en met 8, twee op 9 tot en met 12, één op 13 tot en met 16. Dat geldt ook voor katten: een kat heeft er dus altijd minstens drie. Huisregel: andere botten, kaart voor kaart bepaald.
    .title = Mopsen, katten en botten
MOP-2 = Rood, blauw, geel en kat staan op een rij, van de sterkste kleur naar de zwakste: dat is de pikorde, waarin de kat als een kleur telt. Die wordt één keer geschud, aan het begin van het spel. Daarna verandert ze alleen nog door de slagen; van ronde tot ronde blijft ze zoals ze is. Huisregel: voor elke ronde wordt opnieuw geschud.
    .title = De pikorde

chapter-deal = Een ronde begint

MOP-3 = Jullie spelen drie rondes. De eerste gever wordt geloot; bij elke nieuwe ronde wordt de speler links van de vorige gever de nieuwe gever.
    .title = Drie rondes
MOP-4 = Voor elke ronde worden alle 56 kaarten geschud. Je krijgt er 8; de rest is de gedekte stapel.
    .title = Het delen
MOP-5 = Vóór de eerste slag mag je maximaal drie kaarten die je niet bevallen gedekt onder de stapel leggen en er evenveel van de bovenkant trekken: dan heb je er weer 8. Iedereen kiest tegelijk; daarna wordt er met de klok mee getrokken, te beginnen links van de gever. Iedereen ziet hoeveel kaarten je ruilt, maar niet welke.
    .title = Kaarten ruilen

chapter-trick = De slag

MOP-6 = Wie links van de gever zit, komt in de eerste slag uit met een kaart naar keuze. Met de klok mee legt iedereen er één kaart bij.
    .title = Wie begint
MOP-7 = Als er met een mops wordt uitgekomen, moet je een mops van dezelfde kleur spelen als je er een hebt. In plaats daarvan mag je altijd een kat spelen; en als je de kleur niet hebt, speel je wat je wilt. Komt iemand uit met een kat, dan hoeft niemand kleur te bekennen. Een kat die later gespeeld wordt, verandert daar niets aan: na een rode mops en een kat moet je nog steeds rood spelen als je kunt.
    .title = Kleur bekennen
MOP-8 = Als iedereen gespeeld heeft, worden alle kaarten van de slag vergeleken: eerst op de plaats van hun kleur in de pikorde, en alleen bij dezelfde kleur op het getal. Welke kleur gevraagd was, maakt daarbij niet uit. Voorbeeld: staat blauw boven rood, dan wint de blauwe 2 van de rode 16, ook als er rood gevraagd was.
    .title = Kaarten vergelijken

chapter-highest-and-lowest = De hoogste en de laagste kaart

MOP-9 = Heb je de hoogste kaart gespeeld, leg die dan op je voerbak: alleen die ene kaart, niet de hele slag. Aan het einde van de ronde tellen alle kaarten op je voerbak.
    .title = De hoogste kaart vult de voerbak
MOP-10 = Heb je de laagste kaart gespeeld, dan dringt de kleur van die kaart voor naar de bovenkant van de pikorde, ook als het een kat is; de andere houden hun volgorde. Je kaart gaat naar de aflegstapel. Daarna moet je snaaien: neem een van de andere kaarten van de slag in je hand, maar niet de hoogste; met drie spelers blijft er maar één over. Huisregel: je mag van het snaaien afzien.
    .title = De laagste kaart snaait
MOP-11 = Net als de laagste kaart gaat alles wat er van de slag over is open naar de aflegstapel. Wie de slag gewonnen heeft, komt uit in de volgende.
    .title = Op naar de volgende slag

chapter-scoring = Het einde van een ronde

MOP-12 = Na elke slag, als er ook gesnaaid is, kijken jullie naar de handen: heeft iemand geen kaart meer, dan is de ronde voorbij. Snaai je meteen nadat je je laatste kaart hebt gespeeld, dan is je hand niet leeg.
    .title = Wanneer de ronde eindigt
MOP-13 = Tel de botten op alle kaarten op je voerbak. Ligt er geen kaart, dan is de voerbak zelf 7 botten waard met drie spelers en 5 met vier of vijf spelers. Elke kaart die je nog in je hand hebt, levert er 1 bij op. Voorbeeld: de rode 3 en de blauwe 14 op je voerbak en twee kaarten in je hand zijn samen 4 + 1 + 2 = 7.
    .title = Wat een ronde oplevert
