awimbawe-title = Awimbawé
awimbawe-names = leeuwen, leeuw
awimbawe-about = Een slagenspel waarin je kronen verzamelt, met de vaardigheden van de dieren de slagen stuurt en oppast voor de vierde hyena.
awimbawe-goal = Win twee rondes; een ronde is voor wie de meeste kronen heeft en niet de vierde hyena krijgt.
awimbawe-credit = Een spel van Mathieu Roussel, uitgegeven door Explor8 in 2021 en door Game Factory in 2023.

# Wat er gebeurt

awimbawe-dealt = De kaarten zijn gedeeld. Handkaarten: { $hands }. Gedekt: { $down }. Open: { $up }. { $leader-is ->
    [you] Jij opent de eerste slag.
   *[other] { $leader } opent de eerste slag.
}
awimbawe-dealt-hidden = De kaarten zijn gedeeld.{ $own_count ->
    [0] { "" }
   *[other] { " " }Jouw handkaarten: { $own }.
} { $leader-is ->
    [you] Jij opent de eerste slag.
   *[other] { $leader } opent de eerste slag.
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
awimbawe-fled = { $seat-is ->
    [you] Je vlucht met { $card } naar je gewonnen kaarten.
   *[other] { $seat } vlucht met { $card } naar de eigen gewonnen kaarten.
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
awimbawe-lead-named = { $seat-is ->
    [you] Je bepaalt
   *[other] { $seat } bepaalt
} wie de volgende slag opent: { $leader-is ->
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
awimbawe-hand-chosen = { $seat-is ->
    [you] Je hebt
   *[other] { $seat } heeft
} het gemunt op { $target-is ->
    [you] een van jouw handkaarten.
   *[other] een handkaart van { $target }.
}
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
awimbawe-turned-up = { $seat-is ->
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
awimbawe-eliminated = { $seat-is ->
    [you] De vierde hyena: je ligt eruit voor deze ronde.
   *[other] De vierde hyena: { $seat } ligt eruit voor deze ronde.
}
awimbawe-lost-to-hyenas = { $seat-is ->
    [you] De vierde hyena: je verliest de ronde.
   *[other] De vierde hyena: { $seat } verliest de ronde.
}
awimbawe-round-undecided = Niemand wint de ronde; die wordt overgespeeld.
awimbawe-rival-turned-gold = Een eerste ronde gewonnen ({ $winners }): de kaart { $rival } wordt goud.
awimbawe-first-lead-named = { $seat-is ->
    [you] Je bepaalt
   *[other] { $seat } bepaalt
} wie de volgende ronde opent: { $leader-is ->
    [you] jij.
   *[other] { $leader }.
}

# Zetten

awimbawe-play = { $card } spelen
awimbawe-name-colour = Kleur: { $colour }
awimbawe-fight = Vechten
awimbawe-flee = Vluchten
awimbawe-pass = Vaardigheid niet gebruiken
awimbawe-name-leader = { $leader-is ->
    [you] Zelf openen
   *[other] { $leader } laten openen
}
awimbawe-block-hand = Een handkaart van { $target } blokkeren
awimbawe-block-pile = { $card } op stapel { $slot } van { $target } blokkeren
awimbawe-push = { $card } van stapel { $source } van { $target } onder stapel { $destination } schuiven
awimbawe-push-face-down = Een gedekte kaart van stapel { $source } van { $target } onder stapel { $destination } schuiven

# Waarom een kaart niet gespeeld kan worden

awimbawe-covered = Er ligt een andere kaart op.
awimbawe-blocked = Een slang blokkeert deze kaart.
awimbawe-must-follow = Gevraagde kleur: { $colour }. Die heb je, dus je moet bekennen.
awimbawe-must-follow-multicolour = Gevraagde kleur: { $colour }. Je kunt alleen meerkleurig bekennen, dus dat moet je doen.
awimbawe-must-follow-eagle = Er is met een adelaar geopend en je hebt er een, dus je moet een adelaar spelen.
awimbawe-must-play-eagle = Gevraagde kleur: { $colour }. Je kunt niet bekennen, dus je moet een adelaar spelen.

# Namen

awimbawe-colour = { $suit ->
    [S] steppe
    [D] woestijn
    [M] gebergte
    [F] bos
    [I] ijs
   *[A] adelaars
}
awimbawe-card = { $value ->
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
awimbawe-fact-next-leader = Opent hierna
awimbawe-fact-tricks-left = Resterende slagen
awimbawe-fact-rival = Rivaal
awimbawe-fact-rounds-won = Gewonnen rondes
awimbawe-fact-crowns = Kronen in de ronde
awimbawe-fact-team = Team
awimbawe-fact-lacks = Niet in de hand
awimbawe-mark-blocked = geblokkeerd
awimbawe-mark-fled = gevlucht
awimbawe-question-lead = Met welke kaart open je?
awimbawe-question-follow = Welke kaart speel je?
awimbawe-question-colour = Welke kleur vraag je?
awimbawe-question-eagle = Vecht of vlucht je adelaar?
awimbawe-question-rhino = Welke kaart schuift je neushoorn, en waarheen?
awimbawe-question-cheetah = Wie opent de volgende slag?
awimbawe-question-snake = Welke kaart blokkeert je slang?
awimbawe-question-next-leader = Wie opent de volgende ronde?

# Opties en kaartwaarden

awimbawe-option-youngest = Alle plaatsen van jong naar oud: tonen meerdere spelers de minste kronen, dan opent de jongste van hen.
awimbawe-values = Kronen op de kaarten

# Problemen

awimbawe-crowns-total = { $file } geeft de kaarten voor { $players } spelers samen { $total } kronen; dat moeten er { $expected } zijn.
awimbawe-draw-not-in-hand = { $card } zou uit de hand van plaats { $seat } zijn getrokken, maar zit daar niet of is al geblokkeerd.
awimbawe-deal-hand-size = Plaats { $seat } krijgt { $cards } handkaarten; dat moeten er { $expected } zijn.
awimbawe-unknown-card = Er is geen kaart ‘{ $card }’; de kaarten zijn S1 tot en met S6, net zo D, M, F en I, verder X2, X3, X5, X6 en A7 tot en met A12.
awimbawe-deal-foreign-card = { $card } wordt gedeeld, maar doet bij dit aantal spelers niet mee.
awimbawe-deal-card-twice = { $card } wordt twee keer gedeeld; elke kaart bestaat één keer.
awimbawe-deal-leader = Bij het delen staat dat plaats { $leader } opent; dat moet plaats { $expected } zijn.

awimbawe-worth = { $worth ->
    [one] { $worth } kroon
   *[other] { $worth } kronen
}

# Statistieken

awimbawe-tally-rounds = rondes
awimbawe-tally-leader-won = gewonnen door wie opende
awimbawe-tally-fourth-hyena = met een vierde hyena
awimbawe-tally-undecided = door niemand gewonnen
awimbawe-tally-tricks = slagen
awimbawe-tally-tricks-eagle = gewonnen door een adelaar
awimbawe-tally-tricks-mouse = gewonnen door een muis van haar olifant
awimbawe-tally-eagles = adelaars die mogen vechten of vluchten
awimbawe-tally-eagles-fled = gevlucht
awimbawe-tally-eagles-fought = gevochten
awimbawe-tally-rhinos = neushoorns met iets te schuiven
awimbawe-tally-rhinos-used = gebruikt
awimbawe-tally-rhinos-passed = ongebruikt
awimbawe-tally-cheetahs = jachtluipaarden met een opening te geven
awimbawe-tally-cheetahs-used = gebruikt
awimbawe-tally-cheetahs-passed = ongebruikt
awimbawe-tally-snakes = slangen met iets te blokkeren
awimbawe-tally-snakes-pile = blokkeerden een open stapelkaart
awimbawe-tally-snakes-hand = blokkeerden een handkaart
awimbawe-tally-snakes-passed = ongebruikt
