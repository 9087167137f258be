awimbawe-title = Awimbawé
awimbawe-names = lions, lion
awimbawe-about = A trick-taking game: collect crowns, use the animals’ abilities and beware of the fourth hyena.
awimbawe-goal = Win two rounds. The most crowns win a round, but the fourth hyena loses it.
awimbawe-credit = A game by Mathieu Roussel, published by Explor8 in 2021 and by Game Factory in 2023.

# What happens

awimbawe-dealt = The cards are dealt. Hands: { $hands }. Face down: { $down }. Face up: { $up }. { $leader-is ->
    [you] You lead the first trick.
   *[other] { $leader } leads the first trick.
}
awimbawe-dealt-hidden = The cards are dealt.{ $own_count ->
    [0] { "" }
   *[other] { " " }Your hand: { $own }.
} { $leader-is ->
    [you] You lead the first trick.
   *[other] { $leader } leads the first trick.
}
awimbawe-played = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
awimbawe-colour-named = { $seat-is ->
    [you] You name the colour: { $colour }.
   *[other] { $seat } names the colour: { $colour }.
}
awimbawe-fought = { $seat-is ->
    [you] You let { $card } fight.
   *[other] { $seat } lets { $card } fight.
}
awimbawe-fled = { $seat-is ->
    [you] You let { $card } flee to your score pile.
   *[other] { $seat } lets { $card } flee to their score pile.
}
awimbawe-pushed = { $seat-is ->
    [you] You push
   *[other] { $seat } pushes
} { $card } from { $target-is ->
    [you] your
   *[other] { $target }’s
} pile { $source } under pile { $destination }.
awimbawe-pushed-face-down = { $seat-is ->
    [you] You push
   *[other] { $seat } pushes
} a face-down card from { $target-is ->
    [you] your
   *[other] { $target }’s
} pile { $source } under pile { $destination }.
awimbawe-lead-named = { $seat-is ->
    [you] You decide
   *[other] { $seat } decides
} who leads the next trick: { $leader-is ->
    [you] you.
   *[other] { $leader }.
}
awimbawe-pile-blocked = { $seat-is ->
    [you] You block
   *[other] { $seat } blocks
} { $card } on { $target-is ->
    [you] your
   *[other] { $target }’s
} pile { $slot }.
awimbawe-hand-chosen = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} a random card from { $target-is ->
    [you] your
   *[other] { $target }’s
} hand.
awimbawe-hand-blocked = { $seat-is ->
    [you] You block
   *[other] { $seat } blocks
} { $card } in { $target-is ->
    [you] your
   *[other] { $target }’s
} hand.
awimbawe-hand-blocked-hidden = { $seat-is ->
    [you] You block
   *[other] { $seat } blocks
} a card in { $target-is ->
    [you] your
   *[other] { $target }’s
} hand.
awimbawe-passed = { $seat-is ->
    [you] You do not use the ability of { $card }.
   *[other] { $seat } does not use the ability of { $card }.
}
awimbawe-unblocked = { $seat-is ->
    [you] Your cards are no longer blocked.
   *[other] { $seat }’s cards are no longer blocked.
}
awimbawe-blocks-lifted = { $seat-is ->
    [you] You have no card available: your blocks are lifted.
   *[other] { $seat } has no card available: the blocks are lifted.
}
awimbawe-turned-up = { $seat-is ->
    [you] Turned face up on your pile { $slot }: { $card }.
   *[other] Turned face up on { $seat }’s pile { $slot }: { $card }.
}
awimbawe-elephant-scared = { $seat-is ->
    [you] You scare the elephant with { $card }.
   *[other] { $seat } scares the elephant with { $card }.
}
awimbawe-trick-won = { $seat-is ->
    [you] You win the trick: { $cards }.
   *[other] { $seat } wins the trick: { $cards }.
}
awimbawe-hyenas-gathered = { $seat-is ->
    [you] Your hyenas: { $hyenas }.
   *[other] { $seat }’s hyenas: { $hyenas }.
}
awimbawe-eliminated = { $seat-is ->
    [you] The fourth hyena: you are out of the round.
   *[other] The fourth hyena: { $seat } is out of the round.
}
awimbawe-lost-to-hyenas = { $seat-is ->
    [you] The fourth hyena: you lose the round.
   *[other] The fourth hyena: { $seat } loses the round.
}
awimbawe-round-undecided = Nobody wins the round. It is played again.
awimbawe-rival-turned-gold = First round won ({ $winners }): the rival card { $rival } is turned to its gold side.
awimbawe-first-lead-named = { $seat-is ->
    [you] You decide
   *[other] { $seat } decides
} who leads the next round: { $leader-is ->
    [you] you.
   *[other] { $leader }.
}

# Moves

awimbawe-play = Play { $card }
awimbawe-name-colour = Name { $colour }
awimbawe-fight = Fight
awimbawe-flee = Flee
awimbawe-pass = Do not use the ability
awimbawe-name-leader = { $leader-is ->
    [you] Lead yourself
   *[other] Let { $leader } lead
}
awimbawe-block-hand = Block a card in { $target }’s hand
awimbawe-block-pile = Block { $card } on { $target }’s pile { $slot }
awimbawe-push = Push { $card } from { $target }’s pile { $source } under pile { $destination }
awimbawe-push-face-down = Push a face-down card from { $target }’s pile { $source } under pile { $destination }

# Why a card cannot be played

awimbawe-covered = Another card lies on this one.
awimbawe-blocked = A snake blocks this card.
awimbawe-must-follow = { $colour } was led and you have that colour, so you must follow.
awimbawe-must-follow-multicolour = { $colour } was led and you can only follow with a multicolour card, so you must play it.
awimbawe-must-follow-eagle = An eagle was led and you have one, so you must play an eagle.
awimbawe-must-play-eagle = You cannot follow { $colour }, so you must play an eagle.

# Names

awimbawe-colour = { $suit ->
    [S] steppe
    [D] desert
    [M] mountain
    [F] forest
    [I] ice
   *[A] eagles
}
awimbawe-card = { $value ->
    [1] Mouse
    [2] Rhino
    [3] Cheetah
    [4] Hyena
    [5] Snake
    [6] Elephant
   *[other] Eagle
}{ "\u00A0" }{ $value }{ $suit ->
    [A] { "" }
    [X] ⁻{ "\u00A0" }(multicolour)
   *[other] { "\u00A0" }({ awimbawe-colour })
}
awimbawe-rival = { $rival ->
    [panther] Panther
    [tiger] Tiger
   *[lion] Young lion
}

# The table

awimbawe-zone-trick = Trick
awimbawe-zone-hand = Hand
awimbawe-zone-pile = Pile
awimbawe-zone-aside = Set aside
awimbawe-zone-won = Score pile
awimbawe-zone-hyenas = Hyenas
awimbawe-fact-led = Colour led
awimbawe-fact-next-leader = Leads next
awimbawe-fact-tricks-left = Tricks left
awimbawe-fact-rival = Rival
awimbawe-fact-rounds-won = Rounds won
awimbawe-fact-crowns = Crowns this round
awimbawe-fact-team = Team
awimbawe-fact-lacks = Not in hand
awimbawe-mark-blocked = blocked
awimbawe-mark-fled = fled
awimbawe-question-lead = Which card do you lead?
awimbawe-question-follow = Which card do you play?
awimbawe-question-colour = Which colour do you name?
awimbawe-question-eagle = Does your eagle fight or flee?
awimbawe-question-rhino = Which card does your rhino push, and under which pile?
awimbawe-question-cheetah = Who leads the next trick?
awimbawe-question-snake = Which card does your snake block?
awimbawe-question-next-leader = Who leads the next round?

# Options and card values

awimbawe-option-youngest = All seats from youngest to oldest: if several show the fewest crowns, the youngest leads.
awimbawe-values = Crowns on the cards

# Problems

awimbawe-crowns-total = { $file } gives the cards for { $players } players a total of { $total } crowns. It must be { $expected }.
awimbawe-draw-not-in-hand = cannot draw { $card } from the hand of "seat": { $seat }: it is not there or already blocked.
awimbawe-deal-hand-size = "seat": { $seat } must get { $expected } hand cards, not { $cards }.
awimbawe-unknown-card = unknown card “{ $card }”. The cards are S1 to S6, likewise D, M, F and I, then X2, X3, X5, X6 and A7 to A12.
awimbawe-deal-foreign-card = { $card } is dealt, but is not used with this number of players.
awimbawe-deal-card-twice = { $card } is dealt twice, but exists only once.
awimbawe-deal-leader = expected "leader": { $expected }, found { $leader }.
awimbawe-worth = { $worth ->
    [one] { $worth } crown
   *[other] { $worth } crowns
}

# Statistics

awimbawe-tally-rounds = rounds
awimbawe-tally-leader-won = won by the first leader
awimbawe-tally-fourth-hyena = with a fourth hyena
awimbawe-tally-undecided = won by nobody
awimbawe-tally-tricks = tricks
awimbawe-tally-tricks-eagle = won by an eagle
awimbawe-tally-tricks-mouse = won by a mouse over its elephant
awimbawe-tally-eagles = eagles that could fight or flee
awimbawe-tally-eagles-fled = fled
awimbawe-tally-eagles-fought = fought
awimbawe-tally-rhinos = rhinos that could push
awimbawe-tally-rhinos-used = used
awimbawe-tally-rhinos-passed = not used
awimbawe-tally-cheetahs = cheetahs that could decide
awimbawe-tally-cheetahs-used = used
awimbawe-tally-cheetahs-passed = not used
awimbawe-tally-snakes = snakes that could block
awimbawe-tally-snakes-pile = blocked a face-up pile card
awimbawe-tally-snakes-hand = blocked a hand card
awimbawe-tally-snakes-passed = not used
