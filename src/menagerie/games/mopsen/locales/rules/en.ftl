chapter-goal = The goal

MOP-14 = Collect bones. You play three rounds and add up what each of them brings you; whoever has the most bones then wins. If several have equally many, they share the victory.
    .title = The most bones win

chapter-cards = Cards and pecking order

MOP-1 = There are 56 cards, each of them only once: red, blue and yellow pugs from 1 to 16, and cats from 1 to 8. The lower the number, the more bones are on the card: four on 1 to 4, three on 5 to 8, two on 9 to 12, one on 13 to 16. This goes for cats too, so a cat always has at least three. House rule: other bones, set card by card.
    .title = Pugs, cats and bones
MOP-2 = Red, blue, yellow and cat stand in a row, from the strongest kind to the weakest: this is the pecking order. It is shuffled once, at the start of the game. After that only the tricks change it, and it stays as it is from one round to the next. House rule: it is shuffled anew for each round.
    .title = The pecking order

chapter-deal = A round begins

MOP-3 = You play three rounds. Who deals the first one is drawn by lot; for each new round the deal passes to the left.
    .title = Three rounds
MOP-4 = For each round all 56 cards are shuffled. You get 8 of them; the rest is the stock, face down.
    .title = The deal
MOP-5 = Before the first trick you may put up to three cards that you do not like face down under the stock, and draw as many from its top: you have 8 again. Everyone chooses at the same time; then cards are drawn clockwise, beginning on the dealer’s left. Everyone sees how many cards you exchange, but not which.
    .title = Exchanging cards

chapter-trick = The trick

MOP-6 = The player on the dealer’s left leads the first trick with any card. Clockwise, everyone adds one card.
    .title = Who begins
MOP-7 = If a pug is led, you must play a pug of the same colour, if you have one. A cat you may always play instead; and if you do not have the colour, you may play what you like. A led cat asks nothing of anybody. A cat played later releases nobody: after a red pug and a cat, you still have to play red if you can.
    .title = Following suit
MOP-8 = When everyone has played, all cards of the trick are compared: first by the place of their kind in the pecking order, and only within a kind by number. It makes no difference which colour was led. Example: if blue stands above red, Blue 2 beats Red 16, even if red was led.
    .title = Comparing the cards

chapter-highest-and-lowest = The highest and the lowest card

MOP-9 = If you have played the highest card, lay it on your bowl: this one card, not the whole trick. At the end of the round all cards on your bowl count.
    .title = The highest card feeds
MOP-10 = If you have played the lowest card, its kind jostles to the top of the pecking order, cats too; the others keep their order. Your card is discarded. Then you must pinch: take one of the trick’s other cards into your hand, but not the winner’s; with three players only one is left to take. House rule: you need not pinch.
    .title = The lowest card pinches
MOP-11 = Like the lowest card, all that is left of the trick is discarded, face up. Whoever won the trick leads the next one.
    .title = On to the next trick

chapter-scoring = The end of a round

MOP-12 = After each trick, once the pinching is done, look at the hands: if anybody has no card left, the round is over. If you pinch right after playing your last card, your hand is not empty.
    .title = When the round ends
MOP-13 = Count the bones on all cards on your bowl. If no card lies there, the bowl itself is worth 7 bones with three players, and 5 with four or five. Each card still in your hand adds 1. Example: Red 3 and Blue 14 on your bowl and two cards in hand make 4 + 1 + 2 = 7.
    .title = What a round brings
