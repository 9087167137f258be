"""Puzzles: decisions with one clearly best move that is not obvious; found in self-play, proved, and shipped."""
