"""The messages that name the parts of a review, by their names in its JSON form."""

from __future__ import annotations

PARTS = {
    "fair": "review-fair",
    "deals": "review-deals",
    "others": "review-others",
    "given_up": "review-given-up",
    "fortune": "review-fortune",
    "result": "review-result",
    "accuracy": "review-accuracy",
}

MARKS = {
    "inaccuracy": "review-mark-inaccuracy",
    "mistake": "review-mark-mistake",
    "blunder": "review-mark-blunder",
}
