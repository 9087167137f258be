mausen-title = Mice!
mausen-names = mice, mouse
mausen-about = A bluffing game in which everyone sends out an animal at once and the strongest of each species hunts.
mausen-credit = A game by Detlef Wendt, published by Abacusspiele in 2004.
mausen-goal = You win if the animals you have captured are worth the most points together.

mausen-card = { mausen-species }{ "\u00A0" }{ $value }
mausen-species = { $species ->
    [E] elephant
    [D] dog
    [C] cat
   *[M] mouse
}

mausen-hunt = Send out { $card }
mausen-restock = Lay { $card } into the middle

mausen-chose = { $seat-is ->
    [you] You choose { $card }.
   *[other] { $seat } chooses { $card }.
}
mausen-chose-hidden = { $seat } lays a card face down.
mausen-revealed = All cards are turned up. { $cards }.
mausen-hunted = { $seat-is ->
    [you] Your { $hunter } catches { $cards }.
   *[other] { $seat }’s { $hunter } catches { $cards }.
}
mausen-found-nothing = { $seat-is ->
    [you] Your { $hunter } finds no { $prey }.
   *[other] { $seat }’s { $hunter } finds no { $prey }.
}
mausen-tied = A tie: no { $species } hunts.
mausen-middle-emptied = The middle is empty; everyone lays a card there.
mausen-restocked = The middle is filled again, and nobody hunts. { $cards }.

mausen-zone-middle = Middle
mausen-zone-chosen = Chosen
mausen-zone-hand = Hand
mausen-zone-captured = Captured
mausen-fact-points = Points
mausen-fact-unshown = Not shown yet
mausen-question-hunt = Which animal do you send out?
mausen-question-restock = Which animal do you lay into the middle?

mausen-option-ties = When the strongest animals of a species tie: “next” lets the next value hunt, once; “cascade” goes on down to the first value that was played only once.
mausen-option-tiebreak = When points tie: “mouse-sum” counts all captured mice, “highest-mouse” only the best one.
mausen-option-open_scores = Points are shown during the game.
mausen-choice-ties = When the strongest animals of a species tie
mausen-choice-ties-next = the next value hunts, once
mausen-choice-ties-cascade = on down to the first value played only once
mausen-choice-tiebreak = When points tie
mausen-choice-tiebreak-mouse-sum = all captured mice count
mausen-choice-tiebreak-highest-mouse = only the best mouse counts

# Statistics

mausen-tally-hunts = hunts
mausen-tally-elephants = with elephants
mausen-tally-elephants-tied = tied: no elephant hunts
mausen-tally-dogs = with dogs
mausen-tally-dogs-tied = tied: no dog hunts
mausen-tally-cats = with cats
mausen-tally-cats-tied = tied: no cat hunts
mausen-tally-mice = with mice
mausen-tally-mice-tied = tied: no mouse hunts
mausen-tally-hunters = hunters
mausen-tally-in-vain = found no prey
mausen-tally-restocks = restocks of an empty middle
mausen-tally-left = cards left in the middle at the end
