ferry-title = Ferry
ferry-about = Keep three of thirteen cards and load your boats; the heaviest boats that stay afloat win.
ferry-card = { $suit ->
    [R] red { $weight }
    [G] green { $weight }
   *[B] blue { $weight }
}
ferry-dealt = The cards are dealt: { $hands }.
ferry-packed = { $seat }: keeps { $cards }.
ferry-packed-hidden = { $seat } has packed.
ferry-loaded = { $seat }: { $card } onto boat { $boat }.
ferry-sent = { $seat }: { $card } to { $host }.
ferry-pack = Keep { $cards }
ferry-load = Load { $card } onto boat { $boat }
ferry-send = Send { $card } to { $host }
ferry-zone-hand = Hand
ferry-zone-boat = Boat
ferry-zone-stowaways = Stowaways
ferry-fact-points = Points
ferry-question-pack = Which three cards do you keep?
ferry-question-load = Which card goes where?
