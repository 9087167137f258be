awimbawe-title = Awimbawé
awimbawe-names = leeuwen, leeuw
awimbawe-about = Een slagenspel waarin je kronen verzamelt, met de vaardigheden van de dieren de slagen stuurt en oppast voor de vierde hyena.
awimbawe-goal = Win twee rondes; een ronde is voor wie de meeste kronen heeft zonder vier hyena’s te krijgen.
awimbawe-credit = Een spel van Mathieu Roussel, uitgegeven door Explor8 in 2021 en door Game Factory in 2023.

# Wat er gebeurt

awimbawe-dealt =
    De kaarten zijn gedeeld. Handkaarten: { $hands }. Gedekt: { $down }. Open: { $up }. { $leader-is ->
        [you] Jij komt uit in de eerste slag.
       *[other] { $leader } komt uit in de eerste slag.
    }
    .short = De kaarten zijn gedeeld. { $leader-is ->
        [you] Jij komt uit in de eerste slag.
       *[other] { $leader } komt uit in de eerste slag.
    }
awimbawe-dealt-hidden =
    De kaarten zijn gedeeld.{ $own_count ->
        [0] { "" }
       *[other] { " " }Jouw handkaarten: { $own }.
    } { $leader-is ->
        [you] Jij komt uit in de eerste slag.
       *[other] { $leader } komt uit in de eerste slag.
    }
    .short = De kaarten zijn gedeeld. { $leader-is ->
        [you] Jij komt uit in de eerste slag.
       *[other] { $leader } komt uit in de eerste slag.
    }
awimbawe-played = { $seat-is ->
    [you] Je speelt { $card }.
   *[other] { $seat } speelt { $card }.
}
awimbawe-colour-named = { $seat-is ->
    [you] Je kiest de kleur: { $colour }.
   *[other] { $seat } kiest de kleur: { $colour }.
}
awimbawe-fought = { $seat-is ->
    [you] Je vecht met { $card }.
   *[other] { $seat } vecht met { $card }.
}
awimbawe-fled =
    { $seat-is ->
        [you] Je vlucht met { $card }, die bij je gewonnen kaarten komt.
       *[other] { $seat } vlucht met { $card }, die bij de eigen gewonnen kaarten komt.
    }
awimbawe-pushed = { $seat-is ->
    [you] Je schuift
   *[other] { $seat } schuift
} { $card } { $target-is ->
    [you] van jouw stapel { $source }
   *[other] van stapel { $source } van { $target }
} onder stapel { $destination }.
awimbawe-pushed-face-down = { $seat-is ->
    [you] Je schuift
   *[other] { $seat } schuift
} een gedekte kaart { $target-is ->
    [you] van jouw stapel { $source }
   *[other] van stapel { $source } van { $target }
} onder stapel { $destination }.
awimbawe-lead-named =
    { $seat-is ->
        [you] Je bepaalt
       *[other] { $seat } bepaalt
    } wie in de volgende slag uitkomt: { $leader-is ->
        [you] jij.
       *[other] { $leader }.
    }
awimbawe-pile-blocked = { $seat-is ->
    [you] Je blokkeert
   *[other] { $seat } blokkeert
} { $card } { $target-is ->
    [you] op jouw stapel { $slot }.
   *[other] op stapel { $slot } van { $target }.
}
awimbawe-hand-chosen =
    { $seat-is ->
        [you] Je kiest
       *[other] { $seat } kiest
    } { $target-is ->
        [you] een van jouw handkaarten
       *[other] een handkaart van { $target }
    } als doelwit.
awimbawe-hand-blocked = { $seat-is ->
    [you] Je blokkeert
   *[other] { $seat } blokkeert
} { $card } in { $target-is ->
    [you] jouw hand.
   *[other] de hand van { $target }.
}
awimbawe-hand-blocked-hidden = { $seat-is ->
    [you] Je blokkeert
   *[other] { $seat } blokkeert
} een kaart in { $target-is ->
    [you] jouw hand.
   *[other] de hand van { $target }.
}
awimbawe-passed = { $seat-is ->
    [you] Je laat { $card } ongebruikt.
   *[other] { $seat } laat { $card } ongebruikt.
}
awimbawe-unblocked = { $seat-is ->
    [you] Je kaarten zijn niet meer geblokkeerd.
   *[other] De kaarten van { $seat } zijn niet meer geblokkeerd.
}
awimbawe-blocks-lifted = { $seat-is ->
    [you] Je hebt geen kaart beschikbaar: je blokkades worden opgeheven.
   *[other] { $seat } heeft geen kaart beschikbaar: de blokkades worden opgeheven.
}
awimbawe-turned-up =
    { $seat-is ->
        [you] Omgedraaid op jouw stapel { $slot }: { $card }.
       *[other] Omgedraaid op stapel { $slot } van { $seat }: { $card }.
    }
awimbawe-elephant-scared = { $seat-is ->
    [you] Je laat de olifant schrikken met { $card }.
   *[other] { $seat } laat de olifant schrikken met { $card }.
}
awimbawe-trick-won = { $seat-is ->
    [you] Je wint de slag: { $cards }.
   *[other] { $seat } wint de slag: { $cards }.
}
awimbawe-hyenas-gathered = { $seat-is ->
    [you] Jouw hyena’s: { $hyenas }.
   *[other] Hyena’s van { $seat }: { $hyenas }.
}
awimbawe-eliminated =
    { $seat-is ->
        [you] De vierde hyena: je bent uitgeschakeld voor deze ronde.
       *[other] De vierde hyena: { $seat } is uitgeschakeld voor deze ronde.
    }
awimbawe-lost-to-hyenas = { $seat-is ->
    [you] De vierde hyena: je verliest de ronde.
   *[other] De vierde hyena: { $seat } verliest de ronde.
}
awimbawe-round-undecided = Niemand wint de ronde; die wordt overgespeeld.
awimbawe-rival-turned-gold = Eerste ronde gewonnen ({ $winners }): de kaart { $rival } wordt omgedraaid naar de gouden kant.
awimbawe-first-lead-named =
    { $seat-is ->
        [you] Je bepaalt
       *[other] { $seat } bepaalt
    } wie in de volgende ronde uitkomt: { $leader-is ->
        [you] jij.
       *[other] { $leader }.
    }

# Zetten

awimbawe-play = { $card } spelen
awimbawe-name-colour = Kleur: { $colour }
    .short = { $colour }
awimbawe-fight = Vechten
awimbawe-flee = Vluchten
awimbawe-pass = Vaardigheid niet gebruiken
    .short = Overslaan
awimbawe-name-leader =
    { $leader-is ->
        [you] Zelf uitkomen
       *[other] { $leader } laten uitkomen
    }
    .short = { $leader-is ->
        [you] jij
       *[other] { $leader }
    }
awimbawe-block-hand = Een handkaart van { $target } blokkeren
    .short = Hand: { $target }
awimbawe-block-pile = { $card } op stapel { $slot } van { $target } blokkeren
    .short = { $card }
awimbawe-push = { $card } van stapel { $source } van { $target } onder stapel { $destination } schuiven
    .short = Onder stapel { $destination }
awimbawe-push-face-down = Een gedekte kaart van stapel { $source } van { $target } onder stapel { $destination } schuiven
    .short = Onder stapel { $destination }

# Waarom een kaart niet gespeeld kan worden

awimbawe-covered = Er ligt een andere kaart op deze kaart.
awimbawe-blocked = Een slang blokkeert deze kaart.
awimbawe-must-follow = Gevraagde kleur: { $colour }. Die heb je, dus je moet kleur bekennen.
awimbawe-must-follow-multicolour = Gevraagde kleur: { $colour }. Je kunt alleen bekennen met een meerkleurige kaart, dus die moet je spelen.
awimbawe-must-follow-eagle = Er is met een adelaar uitgekomen en je hebt er een, dus je moet een adelaar spelen.
awimbawe-must-play-eagle = Gevraagde kleur: { $colour }. Je kunt geen kleur bekennen, dus je moet een adelaar spelen.

# Namen

awimbawe-colour = { $suit ->
    [S] steppe
    [D] woestijn
    [M] gebergte
    [F] bos
    [I] ijs
    [X] meerkleurig
   *[A] adelaars
}
awimbawe-card =
    { $value ->
        [1] Muis
        [2] Neushoorn
        [3] Jachtluipaard
        [4] Hyena
        [5] Slang
        [6] Olifant
       *[other] Adelaar
    }{ "\u00A0" }{ $value }{ $suit ->
        [A] { "" }
        [X] ⁻{ "\u00A0" }(meerkleurig)
       *[other] { "\u00A0" }({ awimbawe-colour })
    }
    .in-sentence =
        { $value ->
            [1] de{ "\u00A0" }muis
            [2] de{ "\u00A0" }neushoorn
            [3] het{ "\u00A0" }jachtluipaard
            [4] de{ "\u00A0" }hyena
            [5] de{ "\u00A0" }slang
            [6] de{ "\u00A0" }olifant
           *[other] de{ "\u00A0" }adelaar
        }{ "\u00A0" }{ $value }{ $suit ->
            [A] { "" }
            [X] ⁻{ "\u00A0" }(meerkleurig)
           *[other] { "\u00A0" }({ awimbawe-colour })
        }
awimbawe-rival = { $rival ->
    [panther] Panter
    [tiger] Tijger
   *[lion] Jonge leeuw
}

# De tafel

awimbawe-zone-trick = Slag
awimbawe-zone-hand = Hand
awimbawe-zone-pile = Stapel
awimbawe-zone-aside = Opzijgelegd
awimbawe-zone-won = Gewonnen
awimbawe-zone-hyenas = Hyena’s
awimbawe-fact-led = Gevraagde kleur
awimbawe-fact-next-leader = Komt hierna uit
awimbawe-fact-tricks-left = Resterende slagen
awimbawe-fact-rival = Rivaal
awimbawe-fact-rounds-won = Gewonnen rondes
awimbawe-fact-crowns = Kronen in de ronde
awimbawe-fact-team = Team
awimbawe-fact-lacks = Heeft niet in de hand
awimbawe-mark-blocked = geblokkeerd
awimbawe-mark-fled = gevlucht
awimbawe-question-lead = Met welke kaart kom je uit?
awimbawe-question-follow = Welke kaart speel je?
awimbawe-question-colour = Welke kleur kies je?
awimbawe-question-eagle = Vecht of vlucht je adelaar?
awimbawe-question-rhino = Welke kaart verplaatst je neushoorn, en onder welke stapel?
awimbawe-question-cheetah = Wie komt uit in de volgende slag?
awimbawe-question-snake = Welke kaart blokkeert je slang?
awimbawe-question-next-leader = Wie komt uit in de volgende ronde?

# Opties en kaartwaarden

awimbawe-option-youngest = Alle plaatsen van jong naar oud: tonen meerdere spelers de minste kronen, dan komt de jongste van hen uit.
awimbawe-values = Kronen op de kaarten

# Problemen

awimbawe-crowns-total = { $file } geeft de kaarten voor { $players } spelers samen { $total } kronen; dat moeten er { $expected } zijn.
awimbawe-draw-not-in-hand = { $card } zou uit de hand van plaats { $seat } zijn getrokken, maar zit daar niet of is al geblokkeerd.
awimbawe-deal-hand-size = Plaats { $seat } krijgt { $cards } handkaarten; dat moeten er { $expected } zijn.
awimbawe-unknown-card = De kaart ‘{ $card }’ bestaat niet; de kaarten zijn S1 tot en met S6, net zo D, M, F en I, verder X2, X3, X5, X6 en A7 tot en met A12.
awimbawe-deal-foreign-card = { $card } wordt gedeeld, maar doet bij dit aantal spelers niet mee.
awimbawe-deal-card-twice = { $card } wordt twee keer gedeeld; elke kaart bestaat één keer.
awimbawe-deal-leader = Volgens de deling komt plaats { $leader } uit; dat moet plaats { $expected } zijn.
awimbawe-worth = { $worth ->
    [one] { $worth } kroon
   *[other] { $worth } kronen
}

# Statistieken

awimbawe-tally-rounds = rondes
awimbawe-tally-leader-won = gewonnen door wie in de ronde uitkwam
awimbawe-tally-fourth-hyena = met een vierde hyena
awimbawe-tally-undecided = door niemand gewonnen
awimbawe-tally-tricks = slagen
awimbawe-tally-tricks-eagle = gewonnen door een adelaar
awimbawe-tally-tricks-mouse = gewonnen door een muis van de olifant van haar kleur
awimbawe-tally-eagles = adelaars die mogen vechten of vluchten
awimbawe-tally-eagles-fled = gevlucht
awimbawe-tally-eagles-fought = gevochten
awimbawe-tally-rhinos = neushoorns met een kaart om te verplaatsen
awimbawe-tally-rhinos-used = gebruikt
awimbawe-tally-rhinos-passed = ongebruikt
awimbawe-tally-cheetahs = jachtluipaarden die mogen kiezen wie uitkomt
awimbawe-tally-cheetahs-used = gebruikt
awimbawe-tally-cheetahs-passed = ongebruikt
awimbawe-tally-snakes = slangen met een kaart om te blokkeren
awimbawe-tally-snakes-pile = blokkeerden een open stapelkaart
awimbawe-tally-snakes-hand = blokkeerden een handkaart
awimbawe-tally-snakes-passed = ongebruikt

# Einde

awimbawe-highest-of-colour = { $card } is de hoogste kaart van de gevraagde kleur, { $colour }.
awimbawe-highest-eagle = { $card } is de hoogste adelaar die vecht, en een adelaar verslaat alle andere dieren.
awimbawe-mouse-won = { $card } laat de olifant van haar kleur schrikken en verslaat elk dier in de slag.
awimbawe-unscared-elephant = Geen muis verslaat { $card }, ook al laat ze de olifant van haar kleur schrikken.
awimbawe-crowns-won = { $points ->
    [one] { $points } kroon
   *[other] { $points } kronen
}{ $players ->
    [4] { " " }in het team
   *[other] { "" }
}
awimbawe-fourth-hyena = Vierde hyena: { $players ->
    [3] uitgeschakeld voor deze ronde
    [4] het team verliest de ronde
   *[other] de ronde is verloren
}, hoeveel kronen het er ook zijn
awimbawe-eagle-broke-tie = Evenveel kronen: { $card } beslist, de hoogste adelaar
awimbawe-lost-tie = Evenveel kronen, maar niet de hoogste adelaar
awimbawe-tie-without-eagle = Evenveel kronen en geen adelaar: niemand wint de ronde
awimbawe-counts-round = Kronen
awimbawe-counts-total = Gewonnen rondes
awimbawe-ahead-round = { $margin ->
    [one] { $margin } kroon
   *[other] { $margin } kronen
}
awimbawe-ahead-total = { $margin ->
    [one] { $margin } ronde
   *[other] { $margin } rondes
}

# Wat een kaart kan

awimbawe-help-mouse = Ligt in een slag van haar kleur ook de olifant van die kleur, dan verslaat de muis elk dier in de slag.
awimbawe-help-rhino = Speel je hem, dan mag je de bovenste kaart van een stapel van een andere speler onder een andere stapel van die speler schuiven.
awimbawe-help-cheetah = Speel je het, dan mag je bepalen wie in de volgende slag uitkomt.
awimbawe-help-hyena = Wie zijn vierde hyena wint, verliest de ronde, hoeveel kronen het er ook zijn.
awimbawe-help-snake = Speel je haar, dan mag je een beschikbare kaart van een andere speler blokkeren tot die weer een kaart speelt.
awimbawe-help-elephant = Hij verliest van de muis van zijn kleur als ze allebei in een slag van die kleur liggen.
awimbawe-help-multicolour-elephant = Hij bekent elke kleur, en geen muis verslaat hem.
awimbawe-help-eagle = Kun je geen kleur bekennen, dan vecht hij, en de hoogste vechtende adelaar wint, of hij vlucht naar je gewonnen kaarten.
awimbawe-question-colour-help = De anderen moeten de kleur bekennen die je kiest.
awimbawe-question-eagle-help = De hoogste adelaar die vecht, wint de slag. Een adelaar die vlucht, gaat naar je gewonnen kaarten.
awimbawe-question-rhino-help = De neushoorn schuift de bovenste kaart van een stapel van een andere speler onder een andere stapel van die speler.
awimbawe-question-cheetah-help = Het jachtluipaard bepaalt wie in de volgende slag uitkomt. Dat mag je ook zelf zijn.
awimbawe-question-snake-help = De slang blokkeert een open stapelkaart of een willekeurige handkaart, tot die speler weer een kaart speelt.
awimbawe-question-next-leader-help = Je hebt de ronde verloren, dus jij bepaalt wie in de volgende uitkomt. Dat mag je ook zelf zijn.

# Redenen in analyses

awimbawe-reason-hyena = { $best } wint met de slag een hyena in { $count } van de { $of } mogelijke delingen, { $played } in { $other }.
awimbawe-reason-fourth-hyena = { $best } brengt de vierde hyena in { $count } van de { $of } mogelijke delingen, { $played } in { $other }.
awimbawe-reason-points = Kronen uit deze slag, gemiddeld over { $of } mogelijke delingen: { $count } met { $best }, { $other } met { $played }.

# Lessen

awimbawe-lesson-first-follow = Je tegenstander komt uit met een boskaart. Je moet kleur bekennen, en de hoogste wint: speel het jachtluipaard 3.
awimbawe-lesson-first-cheetah = Het jachtluipaard bepaalt wie in de volgende slag uitkomt; anders de winnaar. Laat je tegenstander uitkomen.
awimbawe-lesson-first-mouse = De olifant 6 is de sterkste van zijn kleur; alleen de muis van die kleur verslaat hem: speel de muis 1.
awimbawe-lesson-first-rhino = Wie de slag wint, komt uit in de volgende. Kom uit met de woestijnneushoorn 2.
awimbawe-lesson-first-push = De neushoorn schuift een stapelkaart onder een andere stapel. Schuif de slang 5 weg, die je zou verslaan.
awimbawe-lesson-first-hyena = Een afgegooide kaart van een andere kleur wint nooit. Hyena’s: wie de vierde wint, verliest. Geef er een weg: kom uit met de berghyena 4.
awimbawe-lesson-first-eagle = Je hebt geen steppekaart. Kun je niet bekennen, dan moet je een adelaar spelen als je er een hebt: speel de adelaar 8.
awimbawe-lesson-first-flee = Vecht de adelaar, dan krijg jij de hyena. Laat hem vluchten: dan telt hij niet in deze slag.
awimbawe-lesson-first-eagle-again = Al twee hyena’s aan de overkant! Weer kun je niet bekennen: speel de adelaar 7.
awimbawe-lesson-first-fight = Deze muis heeft drie kronen, en de meeste kronen winnen de ronde. Laat de adelaar vechten.
awimbawe-lesson-first-snake = Jij komt weer uit. Speel de bosslang 5.
awimbawe-lesson-first-block = De slang blokkeert een kaart tot de eigenaar weer speelt. Blokkeer de bosolifant 6 op stapel 3.
awimbawe-lesson-first-third = De olifant is weer vrij en zal moeten bekennen. Kom uit met de boshyena 4, dan heeft je tegenstander er drie.
awimbawe-lesson-first-fourth = Een adelaar, en jij hebt er geen: dan mag je elke kaart afgooien. Doe de vierde hyena erbij!
awimbawe-lesson-first-learnt =
    Beken kleur; de hoogste kaart ervan wint de slag, tenzij een adelaar vecht.
    Alleen de muis verslaat de olifant van haar kleur.
    De neushoorn schuift, het jachtluipaard bepaalt wie uitkomt, de slang blokkeert.
    De meeste kronen winnen, maar wie de vierde hyena wint, verliest de ronde meteen.
awimbawe-lesson-first-follow-instead = Ook daarmee beken je en win je. Maar het jachtluipaard laat zo zien wat het kan: neem de zet terug.
awimbawe-lesson-first-cheetah-instead = Dan kom je zelf uit. Dat is vaak goed, maar hier moet je tegenstander uitkomen: neem de zet terug.
awimbawe-lesson-first-mouse-instead = Dat bekent, maar de olifant is hoger en wint. Neem de kaart terug en speel de muis.
awimbawe-lesson-first-rhino-instead = Uitkomen mag met elke kaart. Hier moet de neushoorn laten zien wat hij kan: neem de zet terug.
awimbawe-lesson-first-push-instead = Zo kan de slang 5 je neushoorn nog verslaan. Neem de zet terug en schuif haar van stapel 1 onder stapel 2.
awimbawe-lesson-first-eagle-instead = Ook deze adelaar mag. Je hebt hem zo nog nodig: neem hem terug en speel de andere.
awimbawe-lesson-first-flee-instead = De adelaar wint, en de hyena ligt bij jou. Neem de zet terug en laat hem vluchten.
awimbawe-lesson-first-fight-instead = Dan wint je tegenstander de drie kronen. Neem de zet terug en laat de adelaar vechten.
awimbawe-lesson-first-block-instead = Dat blokkeert niet wat je slang verslaat. Neem de zet terug en blokkeer de bosolifant 6.
awimbawe-lesson-first-fourth-instead = Dat mag, maar de ronde gaat verder. Neem de zet terug en gooi de hyena af.
awimbawe-lesson-second-cheap = Er liggen drie kronen. Win met de laagste kaart die volstaat en bewaar de hoge: speel de neushoorn 2.
awimbawe-lesson-second-shield = Alleen de bosolifant verslaat je slang 5. Schuif hem van stapel 3 onder stapel 1: nu is je slang de hoogste.
awimbawe-lesson-second-give = Hyena’s geef je weg als de ander moet winnen: daar ligt de bergolifant. Kom uit met de berghyena 4.
awimbawe-lesson-second-spare = Je moet een adelaar spelen. Neem de lagere; de hogere wint later meer.
awimbawe-lesson-second-dodge = Een hyena is drie kronen waard, maar je vierde kost de ronde. Laat de adelaar vluchten.
awimbawe-lesson-second-learnt =
    Win met de laagste kaart die volstaat.
    Ruim met neushoorns en slangen op wat jou verslaat.
    Geef hyena’s weg als je tegenstander moet winnen, en tel de zijne.
awimbawe-lesson-instead-lead = Uitkomen mag met elke kaart, en de anderen moeten bekennen. Hier helpt de gemarkeerde meer: neem de zet terug.
awimbawe-lesson-instead-better = Dat mag, maar het levert hier minder op. Neem de zet terug en probeer de voorgestelde.
