"""A server that tests share if they do not change its settings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG

from menagerie.engine import VARIABLE
from tests.server.running import Running, running
from tests.waiting import PATIENCE


@pytest.fixture(autouse=True)
def patient_http(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let requests wait longer than five seconds: a busy machine may need that."""
    for kind in ("connect", "read", "write", "pool"):
        monkeypatch.setattr(DEFAULT_TIMEOUT_CONFIG, kind, PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server") / "menagerie.db") as found:
        yield found


@pytest.fixture
def url(server: Running) -> str:
    return server.url


@pytest.fixture
def nothing_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the native engine and an empty cache folder, so that searches have to be compiled, as soon as a table may
    need them."""
    monkeypatch.setenv(VARIABLE, "native")
    monkeypatch.setenv("MENAGERIE_WORKERS_AHEAD", "yes")
    for name in ("XDG_CACHE_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path / "cache"))
