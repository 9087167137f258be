chapter-goal = Het doel van het spel
chapter-cards = De kaarten
chapter-hunt = De jacht
chapter-prey = De prooi
chapter-ties = Gelijke stand
chapter-empty-middle = Het lege midden
chapter-end = Het einde van het spel

MAU-1 = Jullie beginnen allemaal met dezelfde zestien kaarten: olifant, hond, kat en muis, elk met de waarden 1, 2, 3 en 4. De waarde zegt hoe sterk een dier is en hoeveel punten het oplevert als je het vangt.
    .title = Zestien dieren voor iedereen

MAU-2 = Voor de eerste jacht liggen vier startkaarten open in het midden: muis 1, kat 2, hond 3 en olifant 4. Je kunt ze vangen zoals elke andere kaart.
    .title = Vier dieren in het midden

MAU-3 = Bij elke jacht kiest iedereen in het geheim een kaart uit de hand en legt die gedekt neer. Als iedereen gekozen heeft, worden alle kaarten tegelijk omgedraaid. Passen mag niet.
    .title = In het geheim kiezen, tegelijk omdraaien

MAU-4 = Olifanten jagen op honden, honden op katten, katten op muizen en muizen op olifanten. Alleen dieren die net gespeeld zijn, kunnen jagen. Wat in het midden ligt, is alleen prooi: hoe sterk het is en of het even sterk is als een andere kaart, doet er niet toe.
    .title = Wie op wie jaagt

MAU-5 = Van elke soort jaagt maar één dier: dat met de hoogste waarde onder de net gespeelde kaarten. Zijn hond 2 en hond 4 gespeeld, dan jaagt hond 4.
    .title = Eén jager per soort

MAU-6 = Als meerdere spelers de hoogste waarde van een soort spelen, heffen die dieren elkaar op en jaagt geen van hen. In hun plaats jaagt de eerstvolgende lagere waarde die gespeeld is: bij 3, 3 en 1 dus de 1.
    .title = Even sterke dieren heffen elkaar op

MAU-7 = Is ook die waarde meer dan één keer gespeeld, of is er geen lagere waarde, dan heeft de soort geen jager. Huisregel: jullie gaan verder omlaag tot de hoogste waarde die precies één keer gespeeld is; bij 3, 3, 2, 2 en 1 jaagt dan de 1.
    .title = Als een soort geen jager heeft

MAU-8 = Een jager krijgt alle kaarten van zijn prooi: die in het midden en die net gespeeld zijn. Eerst bepalen jullie alle jagers, dan pas wordt er gevangen; een dier dat zelf gevangen wordt, jaagt dus toch. Olifant 1 vangt bijvoorbeeld hond 4, en diezelfde hond 4 vangt alle katten.
    .title = De jager krijgt al zijn prooi

MAU-9 = Dieren die elkaar opheffen, blijven prooi: wie op hun soort jaagt, krijgt ze net als elke andere kaart.
    .title = Ook even sterke dieren zijn prooi

MAU-10 = Gespeelde kaarten die niemand vangt, gaan open naar het midden en wachten daar op de volgende jacht. Geen kaart gaat ooit terug naar een hand.
    .title = De rest blijft in het midden

MAU-11 = Ligt zijn prooi niet in het midden en ook niet bij de net gespeelde kaarten, dan vangt een jager niets.
    .title = Een vergeefse jacht

MAU-12 = Is het midden na een jacht leeg en hebben jullie nog kaarten, dan kiest iedereen er in het geheim een; alle kaarten worden omgedraaid en in het midden gelegd, en niemand jaagt. Was dat ieders laatste kaart, dan is het spel voorbij. Hebben jullie geen kaarten meer, dan blijft het midden leeg. Met drie spelers is het midden nooit leeg.
    .title = Het midden aanvullen

MAU-13 = Het spel eindigt als jullie alle kaarten gespeeld hebben. Wat dan nog in het midden ligt, telt voor niemand. Startkaarten die je gevangen hebt, tellen mee zoals alle andere.
    .title = Als de handen leeg zijn

MAU-14 = Tel de waarden op van alle kaarten die je gevangen hebt: het hoogste totaal wint. Bij een gelijke stand beslist het hoogste totaal aan gevangen muizen; is dat ook gelijk, dan delen jullie de overwinning. Huisregel: de gevangen muis met de hoogste waarde beslist, niet het totaal.
    .title = De meeste punten winnen

MAU-15 = Wat je gevangen hebt, ligt gedekt voor je. Iedereen heeft gezien wie wat kreeg, maar de punten worden pas aan het eind getoond. Huisregel: de punten zijn de hele tijd te zien.
    .title = De vangst ligt gedekt

MAU-16 = De jachten worden na elkaar getoond: eerst die van de olifant, dan die van hond, kat en muis. De volgorde verandert niets aan wie wat krijgt. In de doos laten vier hulpkaarten zien wie welke jacht gewonnen heeft: in de hoeken de jager, op de afbeelding zijn prooi.
    .title = Olifant, hond, kat, muis
