"""Many games: random play, contests of bots, and statistics."""
