"""Many games: random play in bulk, and how fast that is."""
