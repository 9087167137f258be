"""Tables that never lose a move: authoritative play for people and programs over the network."""
