"""The maker: finds puzzles in games that strong bots play, and remembers how far it is.

A ledger in the working folder has a line for each thing that is done: a puzzle, a decision that has been examined, a
game that is over. A maker that is stopped, however roughly, loses the decision that it was examining.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for
from pathlib import Path
from threading import Thread
from time import process_time, time
from typing import Any, TypeAlias

from menagerie.bots.levels import bot_of
from menagerie.core.chance import derive
from menagerie.core.errors import BadSetup, reason_of
from menagerie.core.files import whole_file
from menagerie.games import load
from menagerie.puzzles.examination import Examiner
from menagerie.puzzles.proof import SIMULATIONS, is_certain
from menagerie.puzzles.puzzle import Puzzle, dealt, line_of, puzzle_in

PLAYED_BY = "strong"
"""The level of the bots whose games have the puzzles."""

MOST_IN_A_GAME = 3
"""The most puzzles from one game, so that they differ."""

SOLVED_FROM = 1_000_000
"""The number of the first game in which only decisions are examined that the solver can judge."""

Deal: TypeAlias = tuple[int, int]
"""The number of players and the number of a game."""


@dataclass
class PuzzleLedger:
    """What has been done for one game."""

    game: str
    folder: Path
    puzzles: dict[str, Puzzle] = field(default_factory=dict)
    over: set[Deal] = field(default_factory=set)
    """The games that have been examined to their end."""
    seen: dict[Deal, int] = field(default_factory=dict)
    """The number of moves before the last decision that has been examined in an unfinished game."""
    seconds: float = 0.0
    """The processor time."""

    @property
    def path(self) -> Path:
        return self.folder / f"{self.game}.ledger.jsonl"

    @property
    def shipped(self) -> Path:
        """The file with the puzzles only, as the package has it."""
        return self.folder / f"{self.game}.jsonl"

    def read(self) -> None:
        """Read what has been done; a line that was not written to its end does not count."""
        self.puzzles, self.over, self.seen, self.seconds = {}, set(), {}, 0.0
        if not self.path.exists():
            return
        for line in self.path.read_text(encoding="utf-8").splitlines():
            with suppress(ValueError):
                self._count(json.loads(line))

    def _count(self, entry: dict[str, Any]) -> None:
        deal = (entry["players"], entry["deal"])
        self.seconds += entry["seconds"]
        if "puzzle" in entry:
            found = puzzle_in(self.game, json.dumps(entry["puzzle"]))
            if is_certain(found.proof):
                self.puzzles[found.id] = found
        if entry["over"]:
            self.over.add(deal)
        else:
            self.seen[deal] = max(self.seen.get(deal, -1), entry["moves"])

    def next_deals(self, players: Sequence[int], number: int) -> Iterator[Deal]:
        """Yield the games to examine from this number on, each number of players in turn."""
        while True:
            yield from ((count, number) for count in players if (count, number) not in self.over)
            number += 1

    def ship(self) -> None:
        """Write the file with the puzzles only."""
        ordered = sorted(self.puzzles.values(), key=lambda puzzle: (puzzle.deal, puzzle.players, len(puzzle.moves)))
        with whole_file(self.shipped) as file:
            file.writelines(f"{line_of(puzzle)}\n" for puzzle in ordered)


def opened(game: str, folder: Path) -> PuzzleLedger:
    """Return the ledger of a game in a working folder; raise BadSetup if it cannot be kept there."""
    ledger = PuzzleLedger(game, folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        ledger.path.touch()
        ledger.read()
    except OSError as error:
        raise BadSetup("file-unwritable", file=str(folder), reason=reason_of(error)) from None
    return ledger


@dataclass(frozen=True)
class ExaminationTask:
    """A game to examine, as a worker gets it."""

    game: str
    deal: Deal
    after: int
    """How many moves come before the last decision that has been examined; -1 for none."""
    found: int
    """The number of puzzles that the game has had before."""
    simulations: int
    until: float | None
    path: str
    solved: bool = False
    """Whether to examine only decisions that the solver can judge."""


def examine_game(task: ExaminationTask) -> None:
    """Examine the decisions of a game until it or the time is over, and add what was done to the ledger."""
    (players, number), found = task.deal, task.found
    match, moves = dealt(task.game, players, number), list[str]()
    assert match.seed is not None
    examiner = Examiner(match.game, task.simulations, task.solved)
    bots = [bot_of(PLAYED_BY, match.game, derive(match.seed, 1 << 40 | seat), bulk=True) for seat in range(players)]
    began = process_time()

    def note(over: bool, puzzle: Puzzle | None = None) -> None:
        nonlocal began
        now = process_time()
        entry: dict[str, Any] = {"players": players, "deal": number, "moves": len(moves), "over": over}
        entry["seconds"], began = round(now - began, 3), now
        if puzzle:
            entry["puzzle"] = json.loads(line_of(puzzle))
        add_line(task.path, json.dumps(entry, ensure_ascii=False, separators=(",", ":")))

    while not match.over and found < MOST_IN_A_GAME:
        if len(moves) > task.after:
            if is_late(task.until):
                return
            puzzle = _examined(examiner, match, number, moves)
            if puzzle:
                found += 1
            if puzzle or any(examiner.is_open(match, seat) for seat in match.actors):
                note(False, puzzle)
        seat = match.actors[0]
        action = bots[seat].choose(match.view(seat), match.legal(seat))
        moves.append(match.game.notation.move(match.state, seat, action))
        match.act(seat, action)
    note(True)


def _examined(examiner: Examiner, match: Any, number: int, moves: list[str]) -> Puzzle | None:
    """Return the first puzzle for a seat that has to decide now."""
    for seat in match.actors:
        if examiner.is_open(match, seat):
            seed = derive(match.seed, 1 << 41 | len(moves) << 8 | seat)
            puzzle = examiner.examine(match, number, moves, seat, seed)
            if puzzle:
                return puzzle
    return None


def add_line(path: str, line: str) -> None:
    """Add a line to a file to which several processes write."""
    place = os.open(path, os.O_WRONLY | os.O_APPEND)
    try:
        os.write(place, f"{line}\n".encode())
    finally:
        os.close(place)


def make(
    ledgers: Sequence[PuzzleLedger],
    players: int | None = None,
    hours: float | None = None,
    processes: int = 1,
    enough: int | None = None,
    simulations: int = SIMULATIONS,
    solved: bool = False,
) -> Iterator[PuzzleLedger]:
    """Examine games of each ledger in turn; yield the ledger whenever one is over.

    It ends when the time is over or each ledger has enough puzzles.
    """
    until = None if hours is None else time() + 3600 * hours
    counts = {ledger.game: [players] if players else load(ledger.game).seats for ledger in ledgers}
    first = SOLVED_FROM if solved else 0
    deals = {ledger.game: ledger.next_deals(counts[ledger.game], first) for ledger in ledgers}
    turns: Counter[str] = Counter()
    at_work: dict[Future[None], PuzzleLedger] = {}
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=end_with_the_maker) as pool:
        try:
            while True:
                open_ledgers = [] if is_late(until) else [one for one in ledgers if not has_enough(one, enough)]
                while open_ledgers and len(at_work) < processes:
                    ledger = min(open_ledgers, key=lambda one: turns[one.game])
                    turns[ledger.game] += 1
                    deal = next(deals[ledger.game])
                    found = sum((one.players, one.deal) == deal for one in ledger.puzzles.values())
                    after = ledger.seen.get(deal, -1)
                    task = ExaminationTask(
                        ledger.game, deal, after, found, simulations, until, str(ledger.path), solved
                    )
                    at_work[pool.submit(examine_game, task)] = ledger
                if not at_work:
                    return
                done, _ = wait(at_work, return_when=FIRST_COMPLETED)
                for future in done:
                    ledger = at_work.pop(future)
                    future.result()
                    ledger.read()
                    ledger.ship()
                    yield ledger
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def is_late(until: float | None) -> bool:
    return until is not None and time() >= until


def has_enough(ledger: PuzzleLedger, enough: int | None) -> bool:
    return enough is not None and len(ledger.puzzles) >= enough


def end_with_the_maker() -> None:
    """End this worker when the process that started it is gone, however that ended."""
    maker = parent_process()
    if maker is not None:
        Thread(target=lambda: (wait_for([maker.sentinel]), os._exit(1)), daemon=True).start()
