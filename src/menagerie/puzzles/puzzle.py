"""A puzzle: a position of a game that bots played, the one clearly best move there, and how that was proved.

A line of JSON holds a puzzle. It has no cards: the deal follows from the puzzle's id, and the moves before the decision
are written as in records.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from menagerie.core.chance import seed_of
from menagerie.core.match import Match
from menagerie.games import load
from menagerie.review.reasons import Reason

SEPARATOR = ";"
"""Stands between moves; no notation uses it."""

SOLVED, SIMULATED = "solved", "simulated"
"""The kinds of proof: every line was played to its end, or moves were compared in many simulations."""

ENDGAME, SACRIFICE = "endgame", "sacrifice"
"""Themes that every game can have; the others are named after questions and reasons."""


@dataclass(frozen=True, slots=True)
class Proof:
    """How a puzzle was proved."""

    kind: str
    gaps: tuple[float, ...]
    """How much better than the second-best move the best one is, in winning chance: by the solver, or by each of two
    seeds."""
    errors: tuple[float, ...] = ()
    """The standard error of each gap that was simulated."""
    positions: int = 0
    """How many positions the solver looked at."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision to find the best move for."""

    game: str
    players: int
    deal: int
    """The number of the game that bots played; its cards follow from it."""
    moves: tuple[str, ...]
    """The moves before the decision, in order of play."""
    seat: int
    best: str
    rival: str
    """The second-best move."""
    level: str
    """The weakest level that finds the best move."""
    themes: tuple[str, ...]
    proof: Proof
    chances: Mapping[str, float]
    """The chance to win after each move, as far as it was worth finding out."""
    reasons: tuple[Reason, ...] = ()
    """Why the best move is better than the second-best one, counted in possible deals."""
    then: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What follows after each move with these cards until the trick or the hunt is over."""

    @property
    def id(self) -> str:
        """The name of the puzzle among those of its game, which also fits into an address."""
        return f"{self.players}-{self.deal}-{len(self.moves)}"

    def match(self) -> Match[Any]:
        """Return the match at the puzzle's decision."""
        match = dealt(self.game, self.players, self.deal)
        for move in self.moves:
            match.play(match.actors[0], move)
        return match


def dealt(game: str, players: int, deal: int) -> Match[Any]:
    """Return the match of a game that bots play for puzzles, before its first decision."""
    return Match(load(game), players, seed=seed_of(f"puzzles {game} {players} {deal}"))


def line_of(puzzle: Puzzle) -> str:
    """Return a puzzle as a line of its file."""
    proof = puzzle.proof
    fields = {
        "id": puzzle.id,
        "seat": puzzle.seat,
        "moves": SEPARATOR.join(puzzle.moves),
        "best": puzzle.best,
        "rival": puzzle.rival,
        "level": puzzle.level,
        "themes": list(puzzle.themes),
        "proof": {
            "kind": proof.kind,
            "gaps": list(proof.gaps),
            **({"positions": proof.positions} if proof.kind == SOLVED else {"errors": list(proof.errors)}),
        },
        "chances": dict(puzzle.chances),
        "reasons": [[found.reason, found.best, found.played, found.of] for found in puzzle.reasons],
        "then": {move: SEPARATOR.join(moves) for move, moves in puzzle.then.items()},
    }
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def puzzle_in(game: str, line: str) -> Puzzle:
    """Return the puzzle in a line of a game's file."""
    fields = json.loads(line)
    players, deal, _ = map(int, fields["id"].split("-"))
    proof = fields["proof"]
    return Puzzle(
        game,
        players,
        deal,
        split(fields["moves"]),
        fields["seat"],
        fields["best"],
        fields["rival"],
        fields["level"],
        tuple(fields["themes"]),
        Proof(proof["kind"], tuple(proof["gaps"]), tuple(proof.get("errors", ())), proof.get("positions", 0)),
        fields["chances"],
        tuple(Reason(*found) for found in fields["reasons"]),
        {move: split(moves) for move, moves in fields["then"].items()},
    )


def split(moves: str) -> tuple[str, ...]:
    """Return the moves in a text."""
    return tuple(moves.split(SEPARATOR)) if moves else ()
