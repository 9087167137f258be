chapter-goal = The goal
chapter-cards = The cards
chapter-deal = The deal
chapter-trick = A trick
chapter-eagles = Eagles
chapter-animals = The animals

AWI-26 = You, or with four players your team, have a rival card: panther, tiger or young lion. With the box, you choose it yourselves; it has no effect on play. When you win a round, it is turned to its gold side. When you win a round with a gold rival card, you win the game. So you need to win two rounds.
    .title = Two rounds win the game
AWI-25 = When all cards have been played, count the crowns on the cards you have won, hyenas included; crossed-out crowns are subtracted. The most crowns win the round. With three players, a tie goes to the tied player who has won the highest eagle; if none of them has one, nobody wins and the round is played again. With two or four players, there are no ties.
    .title = The most crowns win the round

AWI-1 = The five colours are landscapes: brown steppe, yellow desert, grey mountain, green forest and turquoise ice. Each has six animals: mouse 1, rhino 2, cheetah 3, hyena 4, snake 5 and elephant 6. With two players, the ice cards stay in the box.
    .title = Five landscapes
AWI-2 = With three or four players, there are also four multicolour animals: rhino 2⁻, cheetah 3⁻, snake 5⁻ and elephant 6⁻. Each ranks just below the normal card with its number. A cheetah 3⁻ beats a rhino 2, but loses to a cheetah 3.
    .title = Multicolour animals
AWI-3 = Eagles belong to no landscape. The eagles 7, 8, 9 and 10 are always used; with three players also the 11, and with four the 11 and the 12.
    .title = Eagles
AWI-4 = Mice and hyenas have 3 crowns, rhinos and cheetahs 2, snakes and elephants 1, whatever their colour. The eagles 7 and 8 have none, the 9 costs you 1 crown, and 10, 11 and 12 cost 2 each. That makes a total of 45 crowns with two players, 61 with three and 59 with four. House rule: a table can use other crowns, such as those printed in your box, if these totals stay the same.
    .title = Crowns

AWI-5 = Everyone gets hand cards and piles; a pile is a face-down card with a face-up card on it. With two players, you have 4 piles and 6 hand cards, with three 4 piles and 5 hand cards, with four 3 piles and 4 hand cards. With four, you play in two teams, and your partner sits opposite you.
    .title = Piles and hands
AWI-6 = Nobody knows the face-down cards, not even the player whose piles they are in. All cards are shuffled again for every round.
    .title = Face-down cards
AWI-7 = In the first round, the player with the fewest crowns on their face-up pile cards leads. Everyone counts only their own cards, in teams too. If there is a tie, the youngest of the tied players leads, which is the lowest seat. House rule: a table can say who is younger.
    .title = Who leads the first round
AWI-8 = Before each later deal, the loser of the last round decides who will lead, and may choose themselves. With three players, the loser is the player who was eliminated, otherwise the one with the fewest crowns; if there is a tie, it is the first of them clockwise after the winner, or from the lowest seat if nobody won. With four players, it is the lower seat of the losing team.
    .title = Who leads later rounds

AWI-9 = You can play your hand cards and the face-up cards on top of your piles, unless they are blocked. Only these available cards matter for following suit: covered and blocked cards do not count.
    .title = Available cards
AWI-10 = Play goes clockwise. The leader may play any available card, and the others must follow its colour if they can. If you cannot follow, you must play an available eagle. If you have no eagle either, discard any card: a discard never wins the trick.
    .title = Following suit
AWI-11 = A multicolour card follows any of the five colours. If you have the led colour as well, you may choose. If you can only follow with a multicolour card, you must play it, even if you have an eagle. It cannot follow an eagle.
    .title = Following with a multicolour card
AWI-12 = When you lead a multicolour card, you name one of the five colours. The others must follow that colour.
    .title = Leading a multicolour card
AWI-13 = The highest card of the led colour wins the trick, unless an eagle fights. A discard cannot win, but the ability of its animal still works.
    .title = Who wins the trick
AWI-16 = The cards you win go face down on your score pile, and nobody may look at them again. Only hyenas lie face up next to it, for everyone to see.
    .title = The score pile
AWI-17 = After each trick, every face-down card that is no longer covered is turned face up. Then the winner leads the next trick, unless a cheetah has decided otherwise.
    .title = Between tricks

AWI-14 = If you play an eagle because you cannot follow, you decide at once whether it fights or flees. The highest fighting eagle wins the trick. An eagle that flees goes to your or your team’s score pile, and the trick is decided without it. All other cards go to the winner, including beaten eagles.
    .title = Fight or flee
AWI-15 = An eagle that is led always fights. If you have an eagle available, you must play it, and it fights too: it cannot flee, the highest wins, and yours does not have to be higher than those before it. Without an eagle, discard any card. If an eagle fights in a trick of another colour, later players still follow the colour that was led.
    .title = When an eagle is led

AWI-18 = You can use the ability of a rhino, cheetah or snake as soon as you play it, before the next player’s turn; you do not have to. Mouse, hyena and elephant work by themselves. Multicolour animals have the ability of their species. Rhinos and snakes can target any other player, even your partner.
    .title = The animals’ abilities
AWI-19 = If the mouse and the elephant of the led colour are played in the same trick, the mouse beats every animal in it. Mice and elephants of other colours do nothing, and a fighting eagle still wins. No mouse beats the multicolour elephant: if all three are played, the multicolour elephant wins.
    .title = Mouse and elephant
AWI-20 = Take the top card of another player’s pile and push it under another pile of the same player; it stays face up or face down, and blocked if it was. You cannot start a new pile, and a player with only one pile is not affected. If you uncover a face-up card, it is available at once; a face-down card is turned face up only between tricks.
    .title = Rhino
AWI-21 = Decide who leads the next trick; you may choose yourself. If several cheetahs are played in a trick, the last one decides. If the chosen player is eliminated, the next player clockwise leads. In the last trick of a round, the cheetah has no effect.
    .title = Cheetah
AWI-24 = If you win your fourth hyena, you lose, even in the last trick and no matter how many crowns you have. With two players, you lose the round at once; with four, so does your team, which counts its hyenas together. With three players, you are out of the round: your remaining cards are put aside face down, and the other two play on. If it was your turn to lead, the next player clockwise leads.
    .title = Hyena
AWI-22 = Block one available card of another player: a face-up pile card of your choice, or a hand card drawn at random, which only its owner sees. The block lasts until that player next plays a card, in this trick or the next; then all of their blocks end. You cannot block a player’s last available card.
    .title = Snake
AWI-23 = If it is your turn and you have no card available, all your blocks end. If that is not enough, your uncovered face-down cards are turned face up at once. This is rare: it takes a rhino after a snake, or two rhinos.
    .title = No card available
