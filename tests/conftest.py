"""What all tests share: the example game joins the games, and the rules without a test are named at the end."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import menagerie.games
from tests.browser.people import CHROMIUM
from tests.rule_coverage import untested_rules

menagerie.games.__path__.append(str(Path(__file__).parent / "example_games"))

os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="menagerie-")
"""No test touches the games of whoever runs it."""

settings.register_profile("menagerie", deadline=None, max_examples=200, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("menagerie")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if CHROMIUM is None:
        terminalreporter.write_line("*** THERE IS NO CHROMIUM HERE: THE BROWSER TESTS DID NOT RUN. ***", red=True)
    terminalreporter.write_line(f"Rules without a test: {', '.join(untested_rules()) or 'none'}")
