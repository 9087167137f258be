"""Export the network of a training run as the weights that the package ships, with how they came about."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from typing import Any

from menagerie.bots.network_weights import write_weights
from menagerie.core.errors import BadSetup, reason_of
from menagerie.core.files import whole_file
from menagerie.training.run import HOUR, TrainingRun

LINES = 60
"""The number of lines of a learning curve that an export keeps, spread evenly."""


def export(run: TrainingRun, folder: Path) -> Path:
    """Write the weights and their origin to a folder. Return the file of the weights."""
    weights, packed = folder / f"{run.game.name}.npz", BytesIO()
    write_weights(packed, run.learner.average.compiled()._asdict())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        weights.write_bytes(packed.getvalue())
    except OSError as error:
        raise BadSetup("file-unwritable", file=str(weights), reason=reason_of(error)) from None
    with whole_file(folder / f"{run.game.name}.json") as file:
        json.dump(origin(run), file, indent=1)
        file.write("\n")
    return weights


def origin(run: TrainingRun) -> dict[str, Any]:
    """Return how the weights came about."""
    progress, lines = run.progress, run.progress.lines
    hours = round(progress.seconds / HOUR, 2)
    every = max(1, -(-len(lines) // LINES))
    return {
        "command": f"menagerie train {run.game.name} --hours {hours} --seed {run.seed}",
        "commits": progress.commits,
        "hours": hours,
        "processor_hours": round(progress.processor_seconds / HOUR, 2),
        "decisions": progress.decisions,
        "updates": run.learner.updates,
        "settings": run.state()["settings"],
        "curve": [*lines[:-1:every], *lines[-1:]],
    }
