"""Awimbawé's lessons for two players: every ability once, up to the fourth hyena; then how to play well."""

from menagerie.core.lesson import Lesson, Step

DEAL = {
    "deal": {
        "hands": [["F2", "F3", "F5", "D2", "A7", "A8"], ["S1", "S2", "S4", "D6", "M1", "F1"]],
        "piles": [
            [["D3", "D1"], ["M2", "M4"], ["M5", "F4"], ["A10", "D4"]],
            [["S3", "D5"], ["M3", "S6"], ["A9", "F6"], ["S5", "M6"]],
        ],
        "leader": 1,
    }
}
"""The other player shows fewer crowns, and so leads; the eagles 9 and 10 lie hidden until the last trick."""

FIRST = Lesson(
    "first",
    2,
    (
        Step("follow", "F3", (), ("trick",)),
        Step("cheetah", "lead 1", ("D6",)),
        Step("mouse", "D1", (), ("trick",)),
        Step("rhino", "D2"),
        Step("push", "push 1 0 1", ("M1",)),
        Step("hyena", "M4", ("M6", "S4"), (), "instead-lead"),
        Step("eagle", "A8", (), ("trick",)),
        Step("flee", "flee", ("S1",), ("trick", "hyenas")),
        Step("eagle-again", "A7", (), ("trick",)),
        Step("fight", "fight", (), ("trick",)),
        Step("snake", "F5", (), (), "instead-lead"),
        Step("block", "block 1 pile 2", ("S6",)),
        Step("third", "F4", ("F6", "A9"), ("hyenas",), "instead-lead"),
        Step("fourth", "D4", (), ("trick", "hyenas")),
    ),
    (DEAL,),
    ("F1",),
    pictured=("follow", "mouse", "fourth"),
)

SECOND = Lesson(
    "second",
    2,
    (
        Step("cheap", "F2", (), ("trick",), "instead-better"),
        Step("shield", "push 1 2 0", (), (), "instead-better"),
        Step("give", "M4", ("M6", "S4"), (), "instead-better"),
        Step("spare", "A7", (), ("trick",), "instead-better"),
        Step("dodge", "flee", (), ("trick", "hyenas"), "instead-better"),
    ),
    (DEAL,),
    ("F1",),
)

LESSONS = (FIRST, SECOND)
