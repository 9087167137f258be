"""What all tests share: the example games, compiled code, and a summary of rules without a test."""

from __future__ import annotations

import hashlib
import os
import pkgutil
import signal
import tempfile
import threading
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import menagerie.fast
import menagerie.games
from tests.browser.people import CHROMIUM
from tests.compile_once import compile_once
from tests.rule_coverage import untested_rules
from tests.soak import VARIABLE, is_soaking

EXAMPLES = Path(__file__).parent / "example_games"
CACHE = Path(__file__).parents[1] / ".cache"
"""Compiled code is kept here from one run of the tests to the next."""


def share_compiled_code() -> None:
    """Let this process and those that the tests start use the same compiled code.

    The place of compiled code depends on the games that are there when kernels are imported. Other processes do not
    know the example games, so kernels are imported before those join. For that reason a kernel could not notice a
    change in an example game: each version of the example games has a folder of its own.
    """
    sources = sorted(EXAMPLES.rglob("*.py"))
    version = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
    os.environ["XDG_CACHE_HOME"] = str(CACHE / version)
    for module in pkgutil.iter_modules(menagerie.fast.__path__, "menagerie.fast."):
        import_module(module.name)
    compile_once(CACHE / "locks")


share_compiled_code()
menagerie.games.__path__.append(str(EXAMPLES))

os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="menagerie-")
"""No test touches the games of whoever runs it."""

os.environ["MENAGERIE_WORKERS_AHEAD"] = "no"
"""Servers that tests start do not start three more processes each, unless there is work for them."""

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN and threading.current_thread() is threading.main_thread():
    # A shell that runs the tests in the background lets them, and all that they start, ignore an interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)

UNHURRIED = [HealthCheck.too_slow]
settings.register_profile("quick", deadline=None, max_examples=50, suppress_health_check=UNHURRIED)
settings.register_profile("soak", deadline=None, max_examples=200, suppress_health_check=UNHURRIED)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run the soak tests too, and all tests with full numbers")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--soak"):
        os.environ[VARIABLE] = "1"
    settings.load_profile("soak" if is_soaking() else "quick")


def pytest_xdist_auto_num_workers() -> int:
    """Return the workers for `-n auto`: more than processors, since some tests wait for a browser or a server."""
    return len(os.sched_getaffinity(0)) * 2 if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the soak tests out unless they are asked for."""
    if is_soaking():
        return
    left_out = [item for item in items if item.get_closest_marker("soak")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("soak")]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if CHROMIUM is None:
        terminalreporter.write_line("*** THERE IS NO CHROMIUM HERE: THE BROWSER TESTS DID NOT RUN. ***", red=True)
    terminalreporter.write_line(f"Rules without a test: {', '.join(untested_rules()) or 'none'}")
