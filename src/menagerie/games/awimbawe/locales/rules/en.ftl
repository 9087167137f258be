chapter-goal = The goal
chapter-cards = The cards
chapter-deal = The deal
chapter-trick = A trick
chapter-eagles = Eagles
chapter-animals = The animals

AWI-26 = You, or with four players your team, have a rival card. Win a round, and your rival turns to gold. Win a round with a golden rival, and the game is yours: so two rounds win the game.
    .title = Two rounds win
AWI-25 = When all cards have been played, count the crowns on the cards you have won, hyenas included; crossed-out crowns are subtracted. Most crowns win the round. With three players a tie goes to whoever of those tied has won the highest eagle; if none of them has one, nobody wins and the round is played again. With two or four players there are no ties.
    .title = Most crowns win the round

AWI-1 = The five colours are landscapes: brown steppe, yellow desert, grey mountain, green forest and turquoise ice. In each of them live six animals: mouse 1, rhino 2, cheetah 3, hyena 4, snake 5 and elephant 6. With two players the ice stays in the box.
    .title = Five landscapes
AWI-2 = With three or four players, four multicolour animals join in: rhino 2⁻, cheetah 3⁻, snake 5⁻ and elephant 6⁻. Each ranks just below the plain card with its number. A cheetah 3⁻ beats a rhino 2, but a cheetah 3 beats it.
    .title = Multicolour animals
AWI-3 = Eagles belong to no landscape. The eagles 7, 8, 9 and 10 always take part, with three players the 11 as well, and with four the 11 and the 12.
    .title = Eagles
AWI-4 = Mice and hyenas bring 3 crowns, rhinos and cheetahs 2, snakes and elephants 1, whatever their colour. The eagles 7 and 8 bring nothing, the 9 costs you 1 crown, and 10, 11 and 12 cost 2 each. That makes 45 crowns in all with two players, 61 with three and 59 with four. House rule: a table can use other crowns, as printed in a box of one’s own, if those totals stay the same.
    .title = Crowns

AWI-5 = Everyone gets hand cards and piles; a pile is a face-down card with a face-up card on it. With two players you have 4 piles and 6 hand cards, with three 4 piles and 5 hand cards, with four 3 piles and 4 hand cards. With four you play in two teams, and your partner sits opposite you.
    .title = Piles and hands
AWI-6 = Nobody knows what lies face down, not even in their own piles. For every new round all cards are shuffled together again.
    .title = Hidden cards
AWI-7 = In the first round, whoever shows the fewest crowns on their open pile cards leads. Everyone counts alone, in teams too. If several show equally few, the youngest of them leads; that is the lowest seat. House rule: a table can say who is younger than whom.
    .title = Who leads the first round
AWI-8 = Before each later deal, the loser of the last round says who will lead, and may name themselves. With three players the loser is whoever was eliminated, otherwise whoever has the fewest crowns; if there is a tie, the first of them clockwise after the round’s winner, or from the lowest seat if nobody won. With four players it is the lower seat of the losing team.
    .title = Who leads later rounds

AWI-9 = You can play your hand cards and the face-up cards on top of your piles, unless they are blocked. Only these available cards count when it comes to following: what is covered or blocked obliges you to nothing.
    .title = Available cards
AWI-10 = You play clockwise. Whoever leads may play any available card, and the others must follow its colour if they can. If you cannot follow, you must play an available eagle. If you have none either, discard whatever you like: a discard never wins the trick.
    .title = Following
AWI-11 = A multicolour card follows any of the five colours. If you have the led colour as well, you may choose. If it is all you can follow with, you must play it, even if you have an eagle. It cannot follow an eagle.
    .title = Following with multicolour
AWI-12 = When you lead a multicolour card, you name one of the five colours. The others must follow that one.
    .title = Leading multicolour
AWI-13 = The highest card of the led colour wins the trick, unless an eagle fights. A discard cannot win, but what its animal can do, it does all the same.
    .title = Who wins the trick
AWI-16 = The cards you have won lie face down, and nobody looks at them again. Only hyenas stay open, for all to see.
    .title = Won cards
AWI-17 = After each trick, every face-down card that nothing lies on any more is turned up. Then the winner leads the next trick, unless a cheetah has named somebody else.
    .title = Between tricks

AWI-14 = If you play an eagle because you cannot follow, say at once whether it fights or flees. The highest fighting eagle wins the trick. A fled eagle goes to the cards that you or your team have won, and the trick is decided without it. All other cards go to the winner, beaten eagles included.
    .title = Fight or flee
AWI-15 = An eagle that is led always fights. Whoever has an eagle available must play one, and it fights too: there is no fleeing, the highest wins, and yours need not be higher than those before it. Without an eagle, discard any card. If an eagle fights in a trick of another colour, those who come later still follow the colour that was led.
    .title = When an eagle leads

AWI-18 = Rhino, cheetah and snake act as soon as they are played, before the next player’s turn; you may also leave them unused. Mouse, hyena and elephant work by themselves. Multicolour animals can do what their kind can. Rhino and snake may aim at any other player, even your partner.
    .title = What animals do
AWI-19 = If the mouse and the elephant of the led colour meet in a trick, the mouse wins over every animal in it. Mice and elephants of other colours do nothing, and a fighting eagle wins even so. No mouse scares the multicolour elephant: if it joins the two, it wins.
    .title = Mouse and elephant
AWI-20 = Take the top card of another player’s pile and slide it under another of their piles; it stays face up or face down, and blocked if it was. You cannot start a new pile, and nothing happens to a player with just one pile. A face-up card that you uncover can be played at once; a face-down one is turned up only between tricks.
    .title = Rhino
AWI-21 = Say who leads the next trick; you may name yourself. If several cheetahs speak in a trick, the last one counts. If the one you named is eliminated, the next player clockwise leads. In the last trick of a round the cheetah says nothing.
    .title = Cheetah
AWI-24 = If you win your fourth hyena, you lose, even in the last trick and whatever your crowns. With two players the round is lost at once, and likewise with four, where a team counts its hyenas together. With three players you are out of the round: your unplayed cards go aside unseen and the other two play on. If it was your turn to lead, the next player clockwise leads instead.
    .title = Hyena
AWI-22 = Block one available card of another player: an open pile card of your choice, or a hand card drawn at random, which only its owner gets to see. The block lasts until that player next plays a card, in this trick or else in the next; then all their blocks end. The last card that a player has available cannot be blocked.
    .title = Snake
AWI-23 = If it is your turn to play and no card is available to you, all your blocks are lifted. If that does not help, your uncovered face-down cards are turned up at once. It is rare: a rhino has to come after a snake, or a second rhino.
    .title = No card available
