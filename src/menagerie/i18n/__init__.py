"""Words: what people read, in five languages, and what programs read, the game record."""
