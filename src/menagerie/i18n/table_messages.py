"""Messages about what people at a table do outside the game itself."""

TABLE_MESSAGES = {
    "undo-asked": "web-undo-asked",
    "undo-declined": "web-event-declined",
    "undone": "web-event-undone",
    "resigned": "web-event-resigned",
    "away": "web-event-away",
    "back": "web-event-back",
    "stood-in": "web-event-stood-in",
}
"""The message for each kind of log entry."""
