"""Messages about what people at a table do outside the game itself."""

BESIDES = {
    "undo-asked": "web-undo-asked",
    "undo-declined": "web-said-declined",
    "undone": "web-said-undone",
    "resigned": "web-said-resigned",
    "away": "web-said-away",
    "back": "web-said-back",
    "stood-in": "web-said-stood-in",
}
"""The message for each kind of log entry."""
