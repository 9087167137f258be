chapter-goal = The goal

MOP-14 = Collect bones. You play three rounds and add up the bones you score in each; whoever has the most bones at the end wins. If there is a tie, you share the victory.
    .title = The most bones win

chapter-cards = Cards and pecking order

MOP-1 = There are 56 different cards: red, blue and yellow pugs from 1 to 16, and cats from 1 to 8. Cards with low numbers have more bones than cards with high numbers: four on 1 to 4, three on 5 to 8, two on 9 to 12, one on 13 to 16. This goes for cats too, so a cat always has at least three. House rule: your own bones for each card.
    .title = Pugs, cats and bones
MOP-2 = Red, blue, yellow and cat form a row from the strongest colour to the weakest: the pecking order. Cats count as a colour of their own. The pecking order is shuffled once, at the start of the game. After that, only tricks change it, and it is kept from one round to the next. House rule: it is shuffled again for each round.
    .title = The pecking order

chapter-deal = The start of a round

MOP-3 = You play three rounds. The first dealer is chosen at random; after each round, the player to the left becomes the new dealer.
    .title = Three rounds
MOP-4 = For each round, all 56 cards are shuffled. Everyone gets 8 cards; the rest form the stack, face down.
    .title = Dealing
MOP-5 = Before the first trick, you may exchange up to three cards: discard them face down at the bottom of the stack and draw the same number from the top, so that you have 8 again. You all choose at the same time; then cards are drawn clockwise, starting on the dealer’s left. Everyone sees how many cards you exchange, but not which.
    .title = Exchanging cards

chapter-trick = The trick

MOP-6 = The player on the dealer’s left leads the first trick with any card. In clockwise order, each of the others plays one card.
    .title = Who leads first
MOP-7 = If a pug is led, you must follow suit: play a pug of the same colour if you have one. You may always play a cat instead; if you do not have the colour, you may play any card. If a cat is led, you may play any card. A cat played later changes nothing: after a red pug and a cat, you still have to play red if you can.
    .title = Following suit
MOP-8 = When everyone has played, compare all cards of the trick: first by the position of their colour in the pecking order, and by number only within the same colour. It does not matter which colour was led. Example: if blue is above red, Blue 2 beats Red 16, even if red was led.
    .title = Comparing the cards

chapter-highest-and-lowest = The highest and the lowest card

MOP-9 = If you have played the highest card, you win the trick and lay this card on your feeding bowl: this one card, not the whole trick. At the end of the round, all cards on your feeding bowl count.
    .title = The highest card goes on the bowl
MOP-10 = If you have played the lowest card, its colour jostles to the top of the pecking order (cats too); the others keep their order. Your card goes to the discard stack. Then you must pinch a card: pick up one of the other cards of the trick, but not the winner’s; with three players, there is only one left. House rule: you do not have to pinch.
    .title = The lowest card pinches
MOP-11 = The remaining cards of the trick go face up to the discard stack, like the lowest card. Whoever won the trick leads the next one.
    .title = On to the next trick

chapter-scoring = The end of a round

MOP-12 = The round ends when, after a trick and its pinching, at least one player has no cards in hand. If you pinch a card right after playing your last one, your hand is not empty.
    .title = When the round ends
MOP-13 = Count the bones on all cards on your feeding bowl. If there is no card on it, the bowl itself is worth 7 bones with three players, and 5 with four or five. Each card left in your hand is worth 1 more. Example: Red 3 and Blue 14 on your bowl and two cards in hand score 4 + 1 + 2 = 7.
    .title = Scoring a round
