chapter-goal = Het doel van het spel
chapter-cards = De kaarten
chapter-deal = Het delen
chapter-trick = Een slag
chapter-eagles = De adelaars
chapter-animals = De dieren

AWI-26 = Iedere speler kiest een rivaalkaart; met vier spelers kiest elk team er een. Win je een ronde, dan draai je je rivaalkaart om naar de gouden kant. Was ze al goud, dan win je het spel: twee gewonnen rondes zijn dus genoeg.
    .title = Twee rondes winnen
AWI-25 = Zijn alle kaarten gespeeld, dan tel je de kronen op je gewonnen kaarten, hyena’s inbegrepen; doorgestreepte kronen gaan eraf. Wie de meeste kronen heeft, wint de ronde. Met drie spelers wint bij een gelijke stand wie van die spelers de hoogste adelaar heeft gewonnen; heeft geen van hen er een, dan wint niemand en wordt de ronde overgespeeld. Met twee of vier spelers komt een gelijke stand niet voor.
    .title = De meeste kronen winnen de ronde

AWI-1 = De vijf kleuren zijn landschappen: bruine steppe, gele woestijn, grijs gebergte, groen bos en turkoois ijs. In elk landschap leven zes dieren: muis 1, neushoorn 2, jachtluipaard 3, hyena 4, slang 5 en olifant 6. Met twee spelers blijft het ijs in de doos.
    .title = Vijf landschappen
AWI-2 = Met drie en vier spelers komen er vier meerkleurige dieren bij: neushoorn 2⁻, jachtluipaard 3⁻, slang 5⁻ en olifant 6⁻. Elk staat net onder de eenkleurige kaart met hetzelfde getal. Een jachtluipaard 3⁻ wint van een neushoorn 2, maar verliest van een jachtluipaard 3.
    .title = Meerkleurige dieren
AWI-3 = Adelaars horen bij geen enkel landschap. De adelaars 7, 8, 9 en 10 doen altijd mee, met drie spelers ook de 11, met vier spelers de 11 en de 12.
    .title = Adelaars
AWI-4 = Muizen en hyena’s leveren 3 kronen op, neushoorns en jachtluipaarden 2, slangen en olifanten 1, welke kleur ze ook hebben. De adelaars 7 en 8 leveren niets op, de 9 kost je 1 kroon, de 10, 11 en 12 kosten er elk 2. Dat zijn in totaal 45 kronen met twee spelers, 61 met drie en 59 met vier. Huisregel: een tafel mag andere kronen gebruiken, zoals ze in de eigen doos gedrukt staan, als deze totalen gelijk blijven.
    .title = Kronen

AWI-5 = Iedereen krijgt handkaarten en stapels; een stapel is een gedekte kaart met een open kaart erop. Met twee spelers heb je 4 stapels en 6 handkaarten, met drie spelers 4 stapels en 5 handkaarten, met vier spelers 3 stapels en 4 handkaarten. Met vier spelers speel je in twee teams; je teamgenoot zit tegenover je.
    .title = Stapels en handkaarten
AWI-6 = Niemand weet wat er gedekt ligt, ook niet in de eigen stapels. Voor elke nieuwe ronde worden alle kaarten opnieuw geschud.
    .title = Gedekte kaarten
AWI-7 = In de eerste ronde komt uit wie op de open stapelkaarten de minste kronen toont. Iedereen telt voor zichzelf, ook in teams. Bij een gelijke stand komt de jongste van hen uit; dat is de plaats met het laagste nummer. Huisregel: een tafel kan aangeven wie jonger is dan wie.
    .title = Wie uitkomt in de eerste ronde
AWI-8 = Wie een ronde heeft verloren, bepaalt voor het volgende delen wie er uitkomt, en mag ook zichzelf kiezen. Met drie spelers verliest wie is uitgeschakeld, en anders wie de minste kronen heeft; bij een gelijke stand is het de eerste van hen met de klok mee na de winnaar, of vanaf de plaats met het laagste nummer als niemand won. Met vier spelers is het de plaats met het laagste nummer van het team dat verloor.
    .title = Wie uitkomt in latere rondes

AWI-9 = Je kunt je handkaarten spelen en de open kaarten boven op je stapels, tenzij ze geblokkeerd zijn. Alleen deze beschikbare kaarten tellen als het om kleur bekennen gaat: een bedekte of geblokkeerde kaart verplicht je tot niets.
    .title = Beschikbare kaarten
AWI-10 = Je speelt met de klok mee. Wie uitkomt, speelt een beschikbare kaart naar keuze; de anderen moeten kleur bekennen als ze kunnen. Kun je geen kleur bekennen, dan moet je een beschikbare adelaar spelen. Heb je die ook niet, dan gooi je een kaart naar keuze af: een afgegooide kaart wint nooit de slag.
    .title = Kleur bekennen
AWI-11 = Met een meerkleurige kaart kun je elk van de vijf kleuren bekennen. Heb je ook de gevraagde kleur, dan mag je kiezen. Kun je alleen met zo’n kaart bekennen, dan moet je die spelen, ook als je een adelaar hebt. Een adelaar kun je er niet mee bekennen.
    .title = Bekennen met een meerkleurige kaart
AWI-12 = Kom je uit met een meerkleurige kaart, dan kies je een van de vijf kleuren. Die moeten de anderen bekennen.
    .title = Uitkomen met een meerkleurige kaart
AWI-13 = De hoogste kaart van de gevraagde kleur wint de slag, tenzij er een adelaar vecht. Een afgegooide kaart kan niet winnen, maar de vaardigheid van het dier werkt wel.
    .title = Wie de slag wint
AWI-16 = Je gewonnen kaarten liggen gedekt en niemand bekijkt ze nog. Alleen hyena’s blijven open liggen, voor iedereen zichtbaar.
    .title = Gewonnen kaarten
AWI-17 = Na elke slag wordt elke gedekte kaart omgedraaid waar niets meer op ligt. Daarna komt de winnaar uit in de volgende slag, tenzij een jachtluipaard iemand anders heeft aangewezen.
    .title = Tussen de slagen

AWI-14 = Speel je een adelaar omdat je geen kleur kunt bekennen, dan zeg je meteen of hij vecht of vlucht. De hoogste vechtende adelaar wint de slag. Een gevluchte adelaar gaat naar de kaarten die jij of je team gewonnen heeft, en de slag wordt zonder hem beslist. Alle andere kaarten gaan naar de winnaar, ook verslagen adelaars.
    .title = Vechten of vluchten
AWI-15 = Een adelaar waarmee wordt uitgekomen, vecht altijd. Wie een adelaar beschikbaar heeft, moet er een spelen, en ook die vecht: vluchten kan niet, de hoogste wint, en de jouwe hoeft niet hoger te zijn dan de vorige. Zonder adelaar gooi je een kaart naar keuze af. Vecht er een adelaar in een slag van een andere kleur, dan moeten de volgende spelers nog steeds de gevraagde kleur bekennen.
    .title = Uitkomen met een adelaar

AWI-18 = Neushoorn, jachtluipaard en slang werken zodra ze gespeeld zijn, voordat de volgende speler aan de beurt is; je mag ze ook ongebruikt laten. Muis, hyena en olifant werken vanzelf. Meerkleurige dieren kunnen wat hun soort kan. Neushoorn en slang mogen elke andere speler treffen, ook je teamgenoot.
    .title = Wat de dieren doen
AWI-19 = Komen de muis en de olifant van de gevraagde kleur in één slag samen, dan wint de muis van alle dieren erin. Muizen en olifanten van andere kleuren doen niets, en een vechtende adelaar wint ook dan. De meerkleurige olifant schrikt van geen enkele muis: komt hij erbij, dan wint hij.
    .title = Muis en olifant
AWI-20 = Neem de bovenste kaart van een stapel van een andere speler en schuif die onder een andere stapel van die speler; de kaart blijft open of gedekt, en geblokkeerd als ze dat was. Een nieuwe stapel maak je niet, en bij wie nog maar één stapel heeft, gebeurt er niets. Leg je een open kaart bloot, dan is die meteen speelbaar; een gedekte kaart wordt pas tussen de slagen omgedraaid.
    .title = Neushoorn
AWI-21 = Bepaal wie in de volgende slag uitkomt; dat mag je ook zelf zijn. Worden er in één slag meer jachtluipaarden gebruikt, dan telt het laatste. Is de aangewezen speler uitgeschakeld, dan komt de volgende met de klok mee uit. In de laatste slag van een ronde doet het jachtluipaard niets.
    .title = Jachtluipaard
AWI-24 = Win je je vierde hyena, dan verlies je, ook in de laatste slag en hoeveel kronen je ook hebt. Met twee spelers is de ronde meteen verloren, met vier spelers ook; daar telt een team zijn hyena’s samen. Met drie spelers ben je uitgeschakeld voor deze ronde: je ongespeelde kaarten gaan ongezien opzij en de andere twee spelen door. Zou jij uitkomen, dan doet de volgende met de klok mee dat.
    .title = Hyena
AWI-22 = Blokkeer een beschikbare kaart van een andere speler: een open stapelkaart naar keuze, of een willekeurig getrokken handkaart, die alleen de eigenaar te zien krijgt. De blokkade duurt tot die speler weer een kaart speelt, in deze slag of anders in de volgende; dan eindigen alle blokkades van die speler. De laatste beschikbare kaart van een speler kun je niet blokkeren.
    .title = Slang
AWI-23 = Moet je spelen en heb je geen kaart beschikbaar, dan worden al je blokkades opgeheven. Helpt dat niet, dan worden je gedekte kaarten waar niets op ligt meteen omgedraaid. Dat is zeldzaam: er moet een neushoorn na een slang komen, of een tweede neushoorn.
    .title = Geen kaart beschikbaar
