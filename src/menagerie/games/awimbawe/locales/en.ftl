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
    .short = The cards are dealt. { $leader-is ->
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
    .short = The cards are dealt. { $leader-is ->
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
    .short = { $colour }
awimbawe-fight = Fight
awimbawe-flee = Flee
awimbawe-pass = Do not use the ability
    .short = Skip
awimbawe-name-leader = { $leader-is ->
    [you] Lead yourself
   *[other] Let { $leader } lead
}
    .short = { $leader-is ->
        [you] yourself
       *[other] { $leader }
    }
awimbawe-block-hand = Block a card in { $target }’s hand
    .short = Hand: { $target }
awimbawe-block-pile = Block { $card } on { $target }’s pile { $slot }
    .short = { $card }
awimbawe-push = Push { $card } from { $target }’s pile { $source } under pile { $destination }
    .short = Under pile { $destination }
awimbawe-push-face-down = Push a face-down card from { $target }’s pile { $source } under pile { $destination }
    .short = Under pile { $destination }

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
    [X] multicolour
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

# Endings

awimbawe-highest-of-colour = { $card } is the highest card of the led colour, { $colour }.
awimbawe-highest-eagle = { $card } is the highest eagle that fights, and an eagle beats all other animals.
awimbawe-mouse-won = { $card } scares the elephant of its colour and beats every animal in the trick.
awimbawe-unscared-elephant = No mouse beats { $card }, even if it scares the elephant of its colour.
awimbawe-crowns-won = { $points ->
    [one] { $points } crown
   *[other] { $points } crowns
}{ $players ->
    [4] { " " }in the team
   *[other] { "" }
}
awimbawe-fourth-hyena = Fourth hyena: { $players ->
    [3] out of the round
    [4] the team loses the round
   *[other] the round is lost
}, whatever the crowns
awimbawe-eagle-broke-tie = Tie on crowns: { $card } decides, the highest eagle
awimbawe-lost-tie = Tie on crowns, but without the highest eagle
awimbawe-tie-without-eagle = Tie on crowns without an eagle: nobody wins the round
awimbawe-counts-round = Crowns
awimbawe-counts-total = Rounds won
awimbawe-ahead-round = { $margin ->
    [one] { $margin } crown
   *[other] { $margin } crowns
}
awimbawe-ahead-total = { $margin ->
    [one] { $margin } round
   *[other] { $margin } rounds
}

# What a card can do

awimbawe-help-mouse = If the elephant of its colour is in the same trick and this colour was led, the mouse beats every animal in it.
awimbawe-help-rhino = When you play it, you may push the top card of another player’s pile under another of their piles.
awimbawe-help-cheetah = When you play it, you may decide who leads the next trick.
awimbawe-help-hyena = Whoever wins their fourth hyena loses the round, whatever their crowns.
awimbawe-help-snake = When you play it, you may block one available card of another player until they next play a card.
awimbawe-help-elephant = It loses to the mouse of its colour if both are in a trick of this colour.
awimbawe-help-multicolour-elephant = It follows any colour, and no mouse beats it.
awimbawe-help-eagle = If you cannot follow, it fights, and the highest fighting eagle wins, or it flees to your score pile.
awimbawe-question-colour-help = The others must follow the colour that you name.
awimbawe-question-eagle-help = The highest eagle that fights wins the trick. An eagle that flees goes to your score pile.
awimbawe-question-rhino-help = The rhino pushes the top card of another player’s pile under another pile of that player.
awimbawe-question-cheetah-help = The cheetah decides who leads the next trick. You may choose yourself.
awimbawe-question-snake-help = The snake blocks a face-up pile card or a random hand card until that player next plays a card.
awimbawe-question-next-leader-help = You have lost the round, so you decide who leads the next one. You may choose yourself.

# Reasons in reviews

awimbawe-reason-hyena = { $best } wins a hyena with the trick in { $count } of { $of } possible deals, { $played } in { $other }.
awimbawe-reason-fourth-hyena = { $best } brings the fourth hyena in { $count } of { $of } possible deals, { $played } in { $other }.
awimbawe-reason-points = Crowns from this trick, on average over { $of } possible deals: { $count } with { $best }, { $other } with { $played }.
