"""Bots: programs that play. A bot gets a view, never a state."""
