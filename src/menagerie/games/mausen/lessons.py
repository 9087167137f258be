"""Mausen's lessons: the hunt, ties and a new middle; then how to play well."""

from menagerie.core.lesson import Lesson, Step

FIRST = Lesson(
    "first",
    4,
    (
        Step("dog", "D4", ("C1", "M2", "C3"), ("middle",), "instead-hunt"),
        Step("elephant", "E4", ("M4", "D1", "D2"), ("middle",), "instead-hunt"),
        Step("cat", "C4", ("C4", "C2", "E1"), ("middle",), "instead-hunt"),
        Step("tie", "D3", ("E2", "M1", "C1"), ("middle",), "instead-hunt"),
        Step("restock", "M1", ("C2", "D3", "D3"), ("middle",), "instead-restock"),
        Step("last", "E3", ("C3", "C1", "M3"), ("middle",), "instead-hunt"),
    ),
    pictured=("elephant", "cat"),
)

SECOND = Lesson(
    "second",
    4,
    (
        Step("second-best", "M3", ("M4", "M4", "D4"), ("middle",), "instead-better"),
        Step("hunt-hunters", "D4", ("C4", "C4", "C3"), ("middle",), "instead-better"),
        Step("tie-on-purpose", "E4", ("E4", "D1", "D2"), ("middle",), "instead-better"),
    ),
)

LESSONS = (FIRST, SECOND)
