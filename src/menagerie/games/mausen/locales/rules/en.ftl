chapter-goal = The goal
chapter-cards = The cards
chapter-hunt = The hunt
chapter-prey = The prey
chapter-ties = Ties
chapter-empty-middle = The empty middle
chapter-end = The end of the game

MAU-1 = You all start with the same sixteen cards: elephant, dog, cat and mouse, each with the values 1, 2, 3 and 4. The value says how strong the animal is, and how many points it brings to whoever captures it.
    .title = Sixteen animals for each

MAU-2 = Before the first hunt, four start cards lie face up in the middle: mouse 1, cat 2, dog 3 and elephant 4. They can be captured like any other card.
    .title = Four animals in the middle

MAU-3 = In every hunt each of you secretly chooses one card from the hand and lays it face down. When all have chosen, all cards are turned up together. Nobody may pass.
    .title = Choose in secret, reveal together

MAU-4 = Elephants hunt dogs, dogs hunt cats, cats hunt mice, and mice hunt elephants. Only the animals played in this hunt can hunt. Those in the middle are nothing but prey: it makes no difference how strong they are or whether they equal another card.
    .title = Who hunts whom

MAU-5 = Of each species only one animal hunts: the one with the highest value among the cards just played. If dog 2 and dog 4 are played, dog 4 hunts.
    .title = One hunter of each species

MAU-6 = If several of you play the highest value of a species, none of these animals hunts. Instead, the next lower value that was really played hunts: with 3, 3 and 1, it is the 1.
    .title = Equals hold each other back

MAU-7 = If several of you played that next value too, or if there is none, this species has no hunter. House rule: go on down to the highest value that was played exactly once; with 3, 3, 2, 2 and 1, the 1 then hunts.
    .title = When a species has no hunter

MAU-8 = A hunter takes all cards of its prey: those in the middle and those just played. First all hunters are found, and only then is anything taken, so an animal that is captured itself still hunts. For example, elephant 1 takes dog 4, and that same dog 4 takes every cat.
    .title = The hunter takes all its prey

MAU-9 = Animals that hold each other back are still prey: whoever hunts their species takes them like any other card.
    .title = Tied animals can be captured

MAU-10 = Cards that were played and that nobody captures go to the middle, face up, and await the next hunt. No card ever returns to a hand.
    .title = What is left stays in the middle

MAU-11 = If its prey is neither in the middle nor among the cards just played, a hunter takes nothing.
    .title = A hunt in vain

MAU-12 = If the middle is empty after a hunt and you still have cards, each of you secretly chooses one; all are turned up and lie in the middle, and nobody hunts. If that was everybody’s last card, the game is over. If you have no cards left, the middle stays empty. With three players the middle is never empty.
    .title = Filling the middle

MAU-13 = The game ends when you have played all your cards. What lies in the middle then counts for nobody. Start cards that you captured count like all others.
    .title = When the hands are empty

MAU-14 = Add up the values of all the cards you have captured: the largest sum wins. If sums are equal, the larger sum of captured mice decides; if that is equal too, you share the victory. House rule: only the highest captured mouse decides, not their sum.
    .title = Most points win

MAU-15 = What you have captured lies face down in front of you. Everyone has seen who took what, but the points are shown only at the end. House rule: the points are open all the time.
    .title = Captured cards are hidden

MAU-16 = Hunts are shown one after the other: first the elephant’s, then the dog’s, the cat’s and the mouse’s. The order changes nothing about who takes what. In the box, four help cards show who won which hunt: the hunter in the corners, its prey in the picture.
    .title = Elephant, dog, cat, mouse
