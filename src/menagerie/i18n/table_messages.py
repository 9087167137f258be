"""What is said of somebody who did something besides the game."""

BESIDES = {
    "undo-asked": "web-undo-asked",
    "undo-declined": "web-said-declined",
    "undone": "web-said-undone",
    "resigned": "web-said-resigned",
    "away": "web-said-away",
    "back": "web-said-back",
    "stood-in": "web-said-stood-in",
}
"""By the kind of the entry: the message."""
