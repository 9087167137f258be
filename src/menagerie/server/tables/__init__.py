"""Tables in play: their state, the commands that change them, and who watches."""
