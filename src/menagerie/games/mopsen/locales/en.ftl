mopsen-title = Pinching Pugs
mopsen-names = pugs, pug, dogs and cats
mopsen-about = A trick-taking game: the highest card brings you bones, the lowest lets you pinch a card.
mopsen-goal = Collect the most bones in three rounds.
mopsen-credit = A game by Andreas Pelikan, published by HUCH! in 2019.

# What happens

mopsen-dealt = { $dealer-is ->
    [you] You deal.
   *[other] { $dealer } deals.
} Pecking order: { $order }. Hands: { $hands }. Stack, from the top: { $stock }.
mopsen-dealt-hidden = { $dealer-is ->
    [you] You deal.
   *[other] { $dealer } deals.
} Pecking order: { $order }.
mopsen-exchange-chosen = { $seat-is ->
    [you] { $count ->
        [0] You exchange no cards.
       *[other] You exchange { $cards }.
    }
   *[other] { $count ->
        [0] { $seat } exchanges no cards.
       *[other] { $seat } exchanges { $cards }.
    }
}
mopsen-exchange-chosen-hidden = { $seat-is ->
    [you] You have chosen what to exchange.
   *[other] { $seat } has chosen what to exchange.
}
mopsen-exchanged = { $seat-is ->
    [you] { $count ->
        [0] You keep all your cards.
       *[other] You discard { $put_away } and draw { $drawn }.
    }
   *[other] { $count ->
        [0] { $seat } keeps all their cards.
       *[other] { $seat } discards { $put_away } and draws { $drawn }.
    }
}
mopsen-exchanged-hidden = { $seat-is ->
    [you] { $count ->
        [0] You keep all your cards.
        [one] You exchange one card.
       *[other] You exchange { $count } cards.
    }
   *[other] { $count ->
        [0] { $seat } keeps all their cards.
        [one] { $seat } exchanges one card.
       *[other] { $seat } exchanges { $count } cards.
    }
}
mopsen-played = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
mopsen-trick-won = { $seat-is ->
    [you] You have the highest card: { $card } goes on your feeding bowl.
   *[other] { $seat } has the highest card: { $card } goes on their feeding bowl.
}
mopsen-jostled = { $seat-is ->
    [you] You have the lowest card: { $kind ->
        [Cat] the cat
       *[other] { $kind }
    } jostles to the top. Pecking order: { $order }.
   *[other] { $seat } has the lowest card: { $kind ->
        [Cat] the cat
       *[other] { $kind }
    } jostles to the top. Pecking order: { $order }.
}
mopsen-discarded = Discarded: { $cards }.
mopsen-pinched = { $seat-is ->
    [you] You pinch { $card }.
   *[other] { $seat } pinches { $card }.
}
mopsen-pinched-nothing = { $seat-is ->
    [you] You do not pinch.
   *[other] { $seat } does not pinch.
}

# Moves

mopsen-keep-all = Exchange no cards
mopsen-exchange = Exchange { $cards }
mopsen-play = Play { $card }
mopsen-pinch = Pinch { $card }
mopsen-pinch-nothing = Do not pinch
mopsen-must-follow = { $led } was led, and you have one: follow suit or play a cat.

# Names

mopsen-card = { $kind ->
    [R] Red
    [B] Blue
    [Y] Yellow
   *[C] Cat
}{ "\u00A0" }{ $number }
mopsen-kind = { $kind ->
    [R] Red
    [B] Blue
    [Y] Yellow
   *[C] Cat
}
mopsen-pug = { $kind ->
    [R] a red pug
    [B] a blue pug
   *[Y] a yellow pug
}

# The table

mopsen-zone-stock = Stack
mopsen-zone-discards = Discard stack
mopsen-zone-trick = Played
mopsen-zone-bowl = Feeding bowl
mopsen-zone-hand = Hand
mopsen-zone-chosen = To be exchanged
mopsen-zone-put-away = Exchanged
mopsen-fact-round = Round
mopsen-fact-dealer = Dealer
mopsen-fact-leader = Leads
mopsen-fact-order = Pecking order, strongest first
mopsen-fact-choosing = Still choosing
mopsen-fact-led = Colour led
mopsen-fact-points = Points
mopsen-fact-bones = Bones in the bowl
mopsen-fact-lacks = Could not follow suit
mopsen-mark-known = pinched, known to everyone
mopsen-question-exchange = Which cards do you exchange?
mopsen-question-play = Which card do you play?
mopsen-question-pinch = Which card do you pinch?

# Options and card values

mopsen-option-reshuffle_order = Shuffle the pecking order again for each round.
mopsen-option-pinch_optional = The player of the lowest card does not have to pinch.
mopsen-values = Bones on the cards

# Problems

mopsen-no-such-dealer = "dealer": { $dealer } is not a seat. The last seat is { $last }.
mopsen-wrong-dealer = expected "dealer": { $right }, found { $dealer }.
mopsen-bad-order = the pecking order is “{ $order }”, but it must contain R, B, Y and C once each.
mopsen-order-not-kept = the pecking order of the deal is “{ $order }”, but it was “{ $right }” after the last round.
mopsen-wrong-hands = expected { $right } hands, one per seat, found { $hands }.
mopsen-wrong-hand-size = the hand of "seat": { $seat } must have { $right } cards, not { $cards }.
mopsen-wrong-stock-size = the stock must have { $right } cards, not { $cards }.
mopsen-unknown-card = unknown card “{ $card }” in the deal. The deck is R1 to R16, B1 to B16, Y1 to Y16 and C1 to C8.
mopsen-card-twice = { $card } is dealt twice, but exists only once.
mopsen-worth = { $worth ->
    [one] { $worth } bone
   *[other] { $worth } bones
}

# Statistics

mopsen-tally-rounds = rounds
mopsen-tally-rounds-of-8 = of 8 tricks
mopsen-tally-rounds-of-9 = of 9 tricks
mopsen-tally-rounds-of-10 = of 10 tricks
mopsen-tally-rounds-of-11 = of 11 tricks
mopsen-tally-leader-won = won or shared by the first leader
mopsen-tally-tricks = tricks
mopsen-tally-order-changed = that changed the pecking order
mopsen-tally-pinched-red = with a red pug pinched
mopsen-tally-pinched-blue = with a blue pug pinched
mopsen-tally-pinched-yellow = with a yellow pug pinched
mopsen-tally-pinched-cat = with a cat pinched
mopsen-tally-pinched-nothing = with nothing pinched
mopsen-tally-exchanges = exchanges
mopsen-tally-exchanged-0 = of no card
mopsen-tally-exchanged-1 = of 1 card
mopsen-tally-exchanged-2 = of 2 cards
mopsen-tally-exchanged-3 = of 3 cards
mopsen-tally-bowls = feeding bowls at the end of a round
mopsen-tally-bowls-empty = empty

# Endings

mopsen-highest-kind = { $card } is the only card of the strongest colour in the trick. Pecking order: { $order }.
mopsen-highest-number = { $card } has the highest number in the strongest colour of the trick. Pecking order: { $order }.
mopsen-bones-in-bowl = { $points ->
    [one] { $points } bone
   *[other] { $points } bones
} in the feeding bowl: { $cards }
mopsen-empty-bowl = Empty feeding bowl: { $points ->
    [one] { $points } bone
   *[other] { $points } bones
}
mopsen-cards-in-hand = { $points ->
    [one] { $points } card
   *[other] { $points } cards
} in hand: { $points ->
    [one] { $points } bone
   *[other] { $points } bones
}
mopsen-counts-round = Bones
mopsen-counts-total = Bones
mopsen-ahead-round = { $margin ->
    [one] { $margin } bone
   *[other] { $margin } bones
}
mopsen-ahead-total = { $margin ->
    [one] { $margin } bone
   *[other] { $margin } bones
}

# What a card can do

mopsen-help-pug = If a pug is led, you must follow with a pug of its colour; in the trick, the pecking order of the colours counts first, then the number.
mopsen-help-cat = You may always play a cat, even if you could follow suit.
mopsen-question-exchange-help = You may put up to three cards under the stack and draw the same number.
mopsen-question-pinch-help = You played the lowest card, so you take one of the other cards into your hand, but not the winner’s.

# Reasons in reviews

mopsen-reason-takes = { $best } is the highest card of the trick in { $count } of { $of } possible deals, { $played } in { $other }.
mopsen-reason-lowest = { $best } is the lowest card of the trick, and may pinch, in { $count } of { $of } possible deals, { $played } in { $other }.
mopsen-reason-points = Change in bones with this trick, on average over { $of } possible deals: { $count } with { $best }, { $other } with { $played }.

# Lessons

mopsen-lesson-first-exchange = Before the first trick you may exchange up to three cards. High numbers bring few bones: exchange blue 16 and yellow 15.
mopsen-lesson-first-follow = Red was led and you have red: you must follow suit, or play a cat. The highest card wins: play red 14.
mopsen-lesson-first-bones = Red jostled to the top: in the pecking order it now beats all else. Red 3 has four bones, so lead it.
mopsen-lesson-first-cats = Whoever plays the lowest card moves its kind to the top: now the cats. A led cat forces nothing: play the cat 3.
mopsen-lesson-first-lowest = Now lose on purpose: yellow is at the bottom. With the lowest card you pinch a card and move yellow to the top: play yellow 2.
mopsen-lesson-first-any-cat = You pinched yellow 10! You would have to follow blue, but you may always play a cat: play the cat 5.
mopsen-lesson-first-last = Your cat was the lowest: you pinched again, and cats are on top. Win three bones: play the cat 7.
mopsen-lesson-first-learnt =
    Follow suit; you may always play a cat.
    The pecking order counts first, then the number.
    The highest card goes on your feeding bowl and brings bones.
    The lowest card moves its kind to the top and pinches a card.
    Cards left in hand count one bone each.
mopsen-lesson-first-exchange-instead = You may exchange that, too. But low cards have more bones: take it back and give away the high ones.
mopsen-lesson-first-follow-instead = That is allowed, but it is not the highest card: someone else wins. Take it back and play red 14.
mopsen-lesson-second-lose = You hold another cat with four bones. Move the cats to the top: play the cat 5 as the lowest card.
mopsen-lesson-second-cash-in = Now cats are on top. Cash in: the cat 3 wins and brings four bones.
mopsen-lesson-second-prepare = Red is at the bottom and you still have red 3. Sacrifice red 9: red rises, and you pinch a card.
mopsen-lesson-second-learnt =
    Lose with a card of the kind that you want at the top.
    Then win with its low numbers: they have the most bones.
    Every pinched card is one more play, or one bone at the end.
mopsen-lesson-instead-lead = You may lead any card; pugs demand their colour, cats nothing. Here the marked one shows more: take it back.
mopsen-lesson-instead-follow = That is allowed: you follow suit, or you play a cat. Here the marked card shows more: take it back.
mopsen-lesson-instead-better = That is allowed, but it brings fewer bones here. Take it back and try the suggested move.
