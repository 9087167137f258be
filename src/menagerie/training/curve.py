"""The learning curve of a run: a file with one JSON object for each evaluation, and a picture."""

from __future__ import annotations

import json
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any

from menagerie.core.files import whole_file

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
"""Colours that everyone can distinguish (Okabe and Ito), one for each number of players."""


def write_curve(folder: Path, game: str, lines: Sequence[dict[str, Any]]) -> None:
    """Write the curve, and draw it where Matplotlib is installed."""
    with whole_file(folder / "curve.jsonl") as file:
        file.writelines(f"{json.dumps(line)}\n" for line in lines)
    try:
        picture = drawn(game, lines)
    except ImportError:
        return
    with whole_file(folder / "curve.svg") as file:
        file.write(picture)


def drawn(game: str, lines: Sequence[dict[str, Any]]) -> str:
    """Return the curve as SVG: the shares against each level, for each number of players."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    look: Any = {"svg.fonttype": "none", "svg.hashsalt": "menagerie", "font.family": "sans-serif"}
    with rc_context(look):
        figure = Figure(figsize=(10, 4), layout="constrained")
        for axes, level in zip(figure.subplots(1, 2, sharey=True), ("novice", "strong"), strict=True):
            draw_level(axes, level, [line for line in lines if level in line])
            axes.set(title=f"{game} : {level}", xlabel="hours", ylim=(0, 1), xlim=(0, None))
        file = StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None})
    return file.getvalue()


def draw_level(axes: Any, level: str, lines: Sequence[dict[str, Any]]) -> None:
    """Draw the shares against one level with their 95 % intervals."""
    axes.yaxis.set_major_formatter(lambda share, place: f"{share:.0%}")
    if not lines:
        return
    for colour, players in zip(COLOURS, lines[0][level], strict=False):
        hours = [line["hours"] for line in lines]
        means, margins = zip(*(line[level][players] for line in lines), strict=True)
        axes.errorbar(hours, means, margins, color=colour, label=players, capsize=2)
    axes.legend(loc="upper left", frameon=False)
