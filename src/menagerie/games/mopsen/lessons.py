"""Mopsen's lessons for three players: exchange, suit, cats, the lowest card; then how to play well."""

from menagerie.core.lesson import Lesson, Step

HANDS = [
    ["R3", "R14", "B15", "B16", "Y2", "Y15", "C3", "C5"],
    ["R9", "B1", "B5", "B9", "B12", "C1", "C2", "C4"],
    ["R12", "B2", "B6", "Y8", "Y10", "Y13", "Y14", "C6"],
]
DRAWN = ["C7", "R5"]
"""What the learner draws for two exchanged cards; the others keep theirs."""


def deal() -> dict[str, object]:
    """Return the deal: the cards that nobody holds are the stock."""
    deck = [
        f"{kind}{number}" for kind, last in (("R", 16), ("B", 16), ("Y", 16), ("C", 8)) for number in range(1, last + 1)
    ]
    held = {card for hand in HANDS for card in hand}
    stock = DRAWN + [card for card in deck if card not in held and card not in DRAWN]
    return {"deal": {"dealer": 0, "hands": HANDS, "stock": stock, "order": ["Y", "R", "B", "C"]}}


FIRST = Lesson(
    "first",
    3,
    (
        Step("exchange", "exchange B16 Y15", ("exchange", "exchange", "R9", "R12")),
        Step("follow", "R14", (), ("trick",)),
        Step("bones", "R3", ("C2", "Y10"), ("order",), "instead-lead"),
        Step("cats", "C3", ("B5", "Y8"), ("order",), "instead-lead"),
        Step("lowest", "Y2", ("Y10", "Y13", "B6"), ("order",), "instead-lead"),
        Step("any-cat", "C5", ("B9", "R12", "Y14"), ("trick", "order"), "instead-follow"),
        Step("last", "C7", (), ("trick", "order"), "instead-follow"),
    ),
    (deal(),),
    pictured=("follow", "lowest"),
)

SECOND = Lesson(
    "second",
    3,
    (
        Step("lose", "C5", ("Y8",), ("trick", "order"), "instead-better"),
        Step("cash-in", "C3", ("B5",), ("trick", "order"), "instead-better"),
        Step("prepare", "R9", ("B1", "Y10"), ("order",), "instead-better"),
    ),
    (deal(),),
    ("exchange", "exchange", "exchange", "R9", "R12"),
)

LESSONS = (FIRST, SECOND)
