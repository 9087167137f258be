mausen-title = Mice!
mausen-names = mice, mouse
mausen-about = A bluffing game: everyone plays an animal at the same time, and the strongest of each type hunts.
mausen-credit = A game by Detlef Wendt, published by Abacusspiele in 2004.
web-last = Last hunt
web-no-trick = No hunt has taken place yet.
play-trick = Hunt
web-replay-trick = Hunt { $number }
mausen-goal = Win the animals with the highest total value.
mausen-card = { mausen-species }{ "\u00A0" }{ $value }
mausen-species = { $species ->
    [E] elephant
    [D] dog
    [C] cat
   *[M] mouse
}
mausen-hunt = Play { $card }
mausen-restock = Place { $card } in the middle
mausen-chose = { $seat-is ->
    [you] You choose { $card }.
   *[other] { $seat } chooses { $card }.
}
mausen-chose-hidden = { $seat } places a card face down.
mausen-revealed = All cards are turned face up. { $cards }.
mausen-hunted = { $seat-is ->
    [you] Your { $hunter } takes { $cards }.
   *[other] { $seat }’s { $hunter } takes { $cards }.
}
mausen-found-nothing = { $seat-is ->
    [you] Your { $hunter } finds no { $prey }.
   *[other] { $seat }’s { $hunter } finds no { $prey }.
}
mausen-tied = A tie: no { $species } hunts.
mausen-middle-emptied = The middle is empty. Everyone places a card there.
mausen-restocked = The new starting cards are turned face up, and nobody hunts. { $cards }.
mausen-zone-middle = Middle
mausen-zone-chosen = Played
mausen-zone-hand = Hand
mausen-zone-captured = Won
mausen-fact-points = Points
mausen-fact-unshown = Not revealed yet
mausen-question-hunt = Which animal do you play?
mausen-question-restock = Which animal do you place in the middle?
mausen-option-ties = When the strongest animals of a type tie: with “next”, only the next value may hunt; with “cascade”, the highest value that was played only once hunts.
mausen-option-tiebreak = When points tie: “mouse-sum” adds up all mice won, “highest-mouse” compares only the best one.
mausen-option-open_scores = Show the points during the game.
mausen-choice-ties = When the strongest animals of a type tie
mausen-choice-ties-next = only the next value may hunt
mausen-choice-ties-cascade = the highest value played only once hunts
mausen-choice-tiebreak = When points tie
mausen-choice-tiebreak-mouse-sum = the highest total of mice wins
mausen-choice-tiebreak-highest-mouse = the highest single mouse wins

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
mausen-tally-restocks = refills of the empty middle
mausen-tally-left = cards left in the middle at the end

# Endings

mausen-strongest-hunter = { $card } hunts as the strongest of its type.
mausen-hunter-after-tie = { $card } hunts because the stronger animals of its type are tied.
mausen-animals-won = { $species ->
    [0] { $count ->
        [one] { $count } elephant
       *[other] { $count } elephants
    }
    [1] { $count ->
        [one] { $count } dog
       *[other] { $count } dogs
    }
    [2] { $count ->
        [one] { $count } cat
       *[other] { $count } cats
    }
   *[3] { $count ->
        [one] { $count } mouse
       *[other] { $count } mice
    }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mausen-no-animal-won = No animals
mausen-mice-decided = Tie on points: the mice decide, worth { $mice }
mausen-mouse-decided = Tie on points: the highest mouse decides, { $mouse }
mausen-counts-round = Value of the animals won
mausen-counts-total = Value of the animals won

# What a card can do

mausen-help-elephant = Elephants hunt dogs, and mice hunt them.
mausen-help-dog = Dogs hunt cats, and elephants hunt them.
mausen-help-cat = Cats hunt mice, and dogs hunt them.
mausen-help-mouse = Mice hunt elephants, and cats hunt them.
mausen-question-restock-help = The middle is empty: everyone places an animal there, and nobody hunts.

# Reasons in reviews

mausen-reason-takes = { $best } takes prey in { $count } of { $of } possible hunts, { $played } in { $other }.
mausen-reason-taken = { $best } is taken in { $count } of { $of } possible hunts, { $played } in { $other }.
mausen-reason-tied = { $best } ties for the strongest in { $count } of { $of } possible hunts, and so does not hunt, { $played } in { $other }.
mausen-reason-wins-game = { $best } wins the game in { $count } of { $of } possible hunts, { $played } in { $other }.
mausen-reason-points = Points from this hunt, on average over { $of } possible hunts: { $count } with { $best }, { $other } with { $played }.

# Lessons

mausen-lesson-first-dog = Everyone plays one card at the same time. Dogs hunt cats, and there is a cat in the middle: play the dog 4.
mausen-lesson-first-elephant = You also won the cats that others played. Your dog stayed in the middle: elephants hunt dogs, so play the elephant 4.
mausen-lesson-first-cat = A mouse took your elephant: mice hunt elephants. Cats hunt mice, and that closes the circle: play the cat 4.
mausen-lesson-first-tie = Two cats 4: a tie, so neither hunts. The next lower cat, the 2, hunted instead. Now win all these cats: play the dog 3.
mausen-lesson-first-restock = The middle is empty. Then everyone places a card there and nobody hunts: give away your weakest mouse.
mausen-lesson-first-last = Two dogs lie there. Who hunts dogs? Play your strongest animal of that type.
mausen-lesson-first-learnt =
    Elephant hunts dog, dog hunts cat, cat hunts mouse, mouse hunts elephant.
    Only the strongest animal of each type hunts; after a tie, the next lower one.
    If the middle is empty, everyone places a card there.
    The most valuable animals win in the end.
mausen-lesson-second-second-best = Everyone wants the elephant 4: several will play the mouse 4 and tie. Play the mouse 3, which hunts after the tie.
mausen-lesson-second-hunt-hunters = Twelve points in mice: now cats will come. Hunt the hunters, since played cards are prey too: play the dog 4.
mausen-lesson-second-tie-on-purpose = Eleven points in dogs, and an elephant 4 is coming. Play yours as well: after the tie, nobody wins them.
mausen-lesson-second-learnt =
    If everyone wants the same, the second-highest card is often the best.
    What others play is prey, too: hunt the hunters.
    A tie on purpose saves what someone else would win.
mausen-lesson-instead-hunt = You may play any card. But this one hunts only its own prey, and only if it is the strongest of its type. Take it back and play the marked one.
mausen-lesson-instead-restock = That is allowed. But others may win what you place there: take it back and give away a weak card.
mausen-lesson-instead-better = That is allowed, but it wins less here. Take it back and try the suggested move.
