"""A server that all tests share which leave it as they found it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server") / "menagerie.db") as found:
        yield found


@pytest.fixture
def url(server: Running) -> str:
    return server.url
