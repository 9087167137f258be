mopsen-title = Pinching Pugs
mopsen-names = pugs, pug, dogs and cats
mopsen-about = A trick-taking game in which the highest card brings bones to the bowl and the lowest pinches a card.
mopsen-goal = Whoever has the most bones after three rounds wins.
mopsen-credit = A game by Andreas Pelikan, published by HUCH! in 2019.

# What happens

mopsen-dealt = { $dealer-is ->
    [you] You deal.
   *[other] { $dealer } deals.
} Pecking order: { $order }. Hands: { $hands }. Stock, from the top: { $stock }.
mopsen-dealt-hidden = { $dealer-is ->
    [you] You deal.
   *[other] { $dealer } deals.
} Pecking order: { $order }.
mopsen-exchange-chosen = { $seat-is ->
    [you] { $count ->
        [0] You choose to exchange nothing.
       *[other] You choose to exchange { $cards }.
    }
   *[other] { $count ->
        [0] { $seat } chooses to exchange nothing.
       *[other] { $seat } chooses to exchange { $cards }.
    }
}
mopsen-exchange-chosen-hidden = { $seat-is ->
    [you] You have chosen what to exchange.
   *[other] { $seat } has chosen what to exchange.
}
mopsen-exchanged = { $seat-is ->
    [you] { $count ->
        [0] You keep all your cards.
       *[other] You put away { $put_away }, and draw { $drawn }.
    }
   *[other] { $count ->
        [0] { $seat } keeps all cards.
       *[other] { $seat } puts away { $put_away }, and draws { $drawn }.
    }
}
mopsen-exchanged-hidden = { $seat-is ->
    [you] { $count ->
        [0] You keep all your cards.
        [one] You exchange one card.
       *[other] You exchange { $count } cards.
    }
   *[other] { $count ->
        [0] { $seat } keeps all cards.
        [one] { $seat } exchanges one card.
       *[other] { $seat } exchanges { $count } cards.
    }
}
mopsen-played = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
mopsen-trick-won = { $seat-is ->
    [you] You have the highest card: { $card } goes on your bowl.
   *[other] { $seat } has the highest card: { $card } goes on their bowl.
}
mopsen-jostled = { $seat-is ->
    [you] You have the lowest card: { $kind } jostles to the top. Pecking order: { $order }.
   *[other] { $seat } has the lowest card: { $kind } jostles to the top. Pecking order: { $order }.
}
mopsen-discarded = Discarded: { $cards }.
mopsen-pinched = { $seat-is ->
    [you] You pinch { $card }.
   *[other] { $seat } pinches { $card }.
}
mopsen-pinched-nothing = { $seat-is ->
    [you] You pinch nothing.
   *[other] { $seat } pinches nothing.
}

# Moves

mopsen-keep-all = Exchange nothing
mopsen-exchange = Exchange { $cards }
mopsen-play = Play { $card }
mopsen-pinch = Pinch { $card }
mopsen-pinch-nothing = Pinch nothing
mopsen-must-follow = { $led } was led, and you have one: follow suit, or play a cat.

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

mopsen-zone-stock = Stock
mopsen-zone-discards = Discards
mopsen-zone-trick = Played
mopsen-zone-bowl = Bowl
mopsen-zone-hand = Hand
mopsen-zone-chosen = Chosen for exchange
mopsen-zone-put-away = Put away
mopsen-fact-round = Round
mopsen-fact-dealer = Dealer
mopsen-fact-leader = Leads
mopsen-fact-order = Pecking order, strongest first
mopsen-fact-choosing = Still choosing
mopsen-fact-led = Colour led
mopsen-fact-points = Points
mopsen-fact-bones = Bones in the bowl
mopsen-fact-lacks = Could not follow
mopsen-mark-known = pinched, known to all
mopsen-question-exchange = Which cards do you exchange?
mopsen-question-play = Which card do you play?
mopsen-question-pinch = Which card do you pinch?

# Options and card values

mopsen-option-reshuffle_order = The pecking order is shuffled anew for each round.
mopsen-option-pinch_optional = Whoever played the lowest card need not pinch one.
mopsen-values = Bones on the cards

# Problems

mopsen-no-such-dealer = Seat { $dealer } deals, but the seats are 0 to { $last }.
mopsen-wrong-dealer = Seat { $dealer } deals, but it is seat { $right }’s turn to deal.
mopsen-bad-order = The pecking order is “{ $order }”, but it must name each of R, B, Y and C once.
mopsen-order-not-kept = The pecking order of the deal is “{ $order }”, but the last round left it at “{ $right }”.
mopsen-wrong-hands = The number of hands dealt is { $hands }; it must be { $right }, one for each seat.
mopsen-wrong-hand-size = The hand of seat { $seat } has { $cards } cards; it must have { $right }.
mopsen-wrong-stock-size = The stock has { $cards } cards; it must have { $right }.
mopsen-unknown-card = The deal has a card “{ $card }”, but the deck is R1 to R16, B1 to B16, Y1 to Y16 and C1 to C8.
mopsen-card-twice = The deal has { $card } twice; each card exists once.

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
mopsen-tally-leader-won = won, or shared, by whoever led first
mopsen-tally-tricks = tricks
mopsen-tally-order-changed = that changed the pecking order
mopsen-tally-pinched-red = that let a red pug be pinched
mopsen-tally-pinched-blue = that let a blue pug be pinched
mopsen-tally-pinched-yellow = that let a yellow pug be pinched
mopsen-tally-pinched-cat = that let a cat be pinched
mopsen-tally-pinched-nothing = where nothing was pinched
mopsen-tally-exchanges = exchanges
mopsen-tally-exchanged-0 = of no card
mopsen-tally-exchanged-1 = of 1 card
mopsen-tally-exchanged-2 = of 2 cards
mopsen-tally-exchanged-3 = of 3 cards
mopsen-tally-bowls = bowls at the end of a round
mopsen-tally-bowls-empty = empty
