chapter-goal = The goal
chapter-cards = The cards
chapter-hunt = Hunting
chapter-prey = Getting the animals
chapter-ties = Ties
chapter-empty-middle = The empty middle
chapter-end = The end of the game

MAU-1 = You all start with the same sixteen cards: elephants, dogs, cats and mice, each with the values 1, 2, 3 and 4. The value is both an animal’s strength and the number of points it scores for the player who wins it.
    .title = Sixteen animals for each player

MAU-2 = Before the first round, four starting cards lie face up in the middle of the table: mouse 1, cat 2, dog 3 and elephant 4. You can win them like any other card.
    .title = Four animals in the middle

MAU-3 = In every round, each of you secretly chooses one card from your hand and places it face down. When everyone has chosen, all cards are turned face up at the same time. Nobody may pass.
    .title = Choose in secret, reveal together

MAU-4 = Elephants hunt dogs, dogs hunt cats, cats hunt mice, and mice hunt elephants. Only the animals played in this round can hunt. Animals in the middle are only prey: neither their strength nor ties with them matter.
    .title = Who hunts whom

MAU-5 = Only one animal of each type hunts: the one with the highest value among the cards just played. If dog 2 and dog 4 are played, dog 4 hunts.
    .title = One hunter of each type

MAU-6 = If several of you play the highest value of a type, none of these animals hunts. Instead, the next highest value that was actually played hunts: with 3, 3 and 1, it is the 1.
    .title = Equally strong animals do not hunt

MAU-7 = If that next value is tied too, or if there is none, nobody hunts with this type. House rule: the highest value that was played exactly once hunts; with 3, 3, 2, 2 and 1, that is the 1.
    .title = When a type has no hunter

MAU-8 = A hunter takes all cards of the type it hunts: those in the middle and those just played. All hunters are determined before any card is taken, so an animal that is taken still hunts. For example, elephant 1 takes dog 4, and the same dog 4 takes all cats.
    .title = The hunter takes all its prey

MAU-9 = Tied animals can still be taken: whoever hunts their type takes them like any other card.
    .title = Tied animals can be taken

MAU-10 = Cards that were played but not taken go face up to the middle and stay there for the next round. No card ever returns to a hand.
    .title = The rest stays in the middle

MAU-11 = If there is no prey in the middle or among the cards just played, a hunter takes nothing.
    .title = An unsuccessful hunt

MAU-12 = If the middle is empty after a round and you still have cards, each of you secretly chooses one; all are turned face up in the middle as new starting cards, and nobody hunts. If that was your last card, the game is over. If you have no cards left, the middle stays empty. With three players, the middle never becomes empty.
    .title = Filling the middle

MAU-13 = The game ends when you have played all your cards. Cards left in the middle count for nobody. Starting cards that you have won count like all others.
    .title = When all cards are played

MAU-14 = Add up the values of all cards you have won: the highest total wins. If there is a tie, the highest total of mice among the tied players wins; if there is still a tie, you share the victory. House rule: only the highest single mouse counts, not the total.
    .title = Most points win

MAU-15 = The cards you have won lie face down in front of you. Everyone has seen who took what, but the points are shown only at the end. House rule: the points are always visible.
    .title = Won cards lie face down

MAU-16 = Hunts are shown one after another: first the elephant’s, then the dog’s, the cat’s and the mouse’s. The order does not change who takes what. In the box, four help cards show who won which hunt: the hunter in the corners, its prey in the picture.
    .title = Elephant, dog, cat, mouse
