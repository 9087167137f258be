"""How fast the screen shows what happens: a setting that is kept between games."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass

from menagerie.core.errors import Problem
from menagerie.core.files import whole_file
from menagerie.terminal.saved_games import folder


@dataclass(frozen=True, slots=True)
class EventSpeed:
    """For how many seconds an event and a scene are shown; None means until a key is pressed."""

    name: str
    label: str
    event: float | None
    scene: float | None
    waits_alone: bool = True
    """Whether the end of a trick stays until a key is pressed where nobody else waits."""
    shows_rounds: bool = True
    """Whether the end of a round and of the game has a page of its own."""

    def scene_seconds(self, alone: bool) -> float | None:
        """Return for how long the end of a trick is shown."""
        return None if alone and self.waits_alone else self.scene


NORMAL = EventSpeed("normal", "web-pace-normal", 0.7, 4.0)
SPEEDS = (
    EventSpeed("slow", "web-pace-slow", 1.5, 7.0),
    NORMAL,
    EventSpeed("fast", "web-pace-fast", 0.25, 1.5, waits_alone=False),
    EventSpeed("wait", "web-pace-wait", None, None),
)
"""All speeds, in the order in which a key switches to the next."""


def next_speed(speed: EventSpeed) -> EventSpeed:
    """Return the speed after this one."""
    return SPEEDS[(SPEEDS.index(speed) + 1) % len(SPEEDS)] if speed in SPEEDS else NORMAL


def saved_speed() -> EventSpeed:
    """Return the speed that was chosen last; normal if there is none."""
    with suppress(Problem, OSError, ValueError, AttributeError):
        name = json.loads((folder("settings") / "terminal.json").read_text(encoding="utf-8")).get("speed")
        return next((speed for speed in SPEEDS if speed.name == name), NORMAL)
    return NORMAL


def save_speed(speed: EventSpeed) -> None:
    """Keep the speed for later games, if that is possible."""
    with suppress(Problem, OSError), whole_file(folder("settings") / "terminal.json") as file:
        file.write(json.dumps({"speed": speed.name}) + "\n")
