awimbawe-title = Awimbawé
awimbawe-names = lions, lion
awimbawe-about = A trick-taking game in which you collect crowns, steer the tricks with the animals’ abilities and beware of the fourth hyena.
awimbawe-goal = Win two rounds; a round goes to whoever has the most crowns without gathering a fourth hyena.
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
    [you] You let { $card } flee to the cards you have won.
   *[other] { $seat } lets { $card } flee to the cards they have won.
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
    [you] You reach
   *[other] { $seat } reaches
} for a card in { $target-is ->
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
    [you] You do not use { $card }.
   *[other] { $seat } does not use { $card }.
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
    [you] Turned up on your pile { $slot }: { $card }.
   *[other] Turned up on { $seat }’s pile { $slot }: { $card }.
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
    [you] The fourth hyena drives you out of the round.
   *[other] The fourth hyena drives { $seat } out of the round.
}
awimbawe-lost-to-hyenas = { $seat-is ->
    [you] The fourth hyena costs you the round.
   *[other] The fourth hyena costs { $seat } the round.
}
awimbawe-round-undecided = Nobody wins the round; it is played again.
awimbawe-rival-turned-gold = A first round won ({ $winners }): the card { $rival } turns to gold.
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
awimbawe-pass = Leave the ability unused
awimbawe-name-leader = { $leader-is ->
    [you] Take the lead yourself
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
awimbawe-must-follow-multicolour = { $colour } was led and you can only follow with multicolour, so you must.
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
awimbawe-zone-won = Won
awimbawe-zone-hyenas = Hyenas
awimbawe-fact-led = Colour led
awimbawe-fact-next-leader = Leads next
awimbawe-fact-tricks-left = Tricks left
awimbawe-fact-rival = Rival
awimbawe-fact-rounds-won = Rounds won
awimbawe-fact-crowns = Crowns in the round
awimbawe-fact-team = Team
awimbawe-fact-lacks = Not in hand
awimbawe-mark-blocked = blocked
awimbawe-mark-fled = fled
awimbawe-question-lead = Which card do you lead?
awimbawe-question-follow = Which card do you play?
awimbawe-question-colour = Which colour do you name?
awimbawe-question-eagle = Does your eagle fight or flee?
awimbawe-question-rhino = Which card does your rhino push, and where?
awimbawe-question-cheetah = Who leads the next trick?
awimbawe-question-snake = Which card does your snake block?
awimbawe-question-next-leader = Who leads the next round?

# Options and card values

awimbawe-option-youngest = All seats from the youngest to the oldest: the youngest leads first if several show the fewest crowns.
awimbawe-values = Crowns on the cards

# Problems

awimbawe-crowns-total = { $file } gives the cards for { $players } players { $total } crowns in all; there must be { $expected }.
awimbawe-draw-not-in-hand = { $card } is said to have been drawn from the hand of seat { $seat }, but it is not there or is already blocked.
awimbawe-deal-hand-size = Seat { $seat } is dealt { $cards } hand cards; there must be { $expected }.
awimbawe-unknown-card = There is no card “{ $card }”; cards are S1 to S6, D, M, F and I likewise, X2, X3, X5, X6 and A7 to A12.
awimbawe-deal-foreign-card = { $card } is dealt, but takes no part with this number of players.
awimbawe-deal-card-twice = { $card } is dealt twice; each card exists once.
awimbawe-deal-leader = The deal says that seat { $leader } leads, but it must be seat { $expected }.

awimbawe-worth = { $worth ->
    [one] { $worth } crown
   *[other] { $worth } crowns
}

# Statistics

awimbawe-tally-rounds = rounds
awimbawe-tally-leader-won = won by whoever led first
awimbawe-tally-fourth-hyena = with a fourth hyena
awimbawe-tally-undecided = won by nobody
awimbawe-tally-tricks = tricks
awimbawe-tally-tricks-eagle = won by an eagle
awimbawe-tally-tricks-mouse = won by a mouse over its elephant
awimbawe-tally-eagles = eagles free to fight or flee
awimbawe-tally-eagles-fled = fled
awimbawe-tally-eagles-fought = fought
awimbawe-tally-rhinos = rhinos with something to push
awimbawe-tally-rhinos-used = used
awimbawe-tally-rhinos-passed = passed
awimbawe-tally-cheetahs = cheetahs with a lead to give
awimbawe-tally-cheetahs-used = used
awimbawe-tally-cheetahs-passed = passed
awimbawe-tally-snakes = snakes with something to block
awimbawe-tally-snakes-pile = blocked an open pile card
awimbawe-tally-snakes-hand = blocked a hand card
awimbawe-tally-snakes-passed = passed
