"""Many games: random play in bulk, contests of bots, and how fast it all is."""
