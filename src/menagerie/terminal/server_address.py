"""The address of a server's table, and sentences about what can be wrong with the server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

import httpx

from menagerie.client import Gone, RefusedByServer
from menagerie.core.errors import BadSetup, Problem
from menagerie.terminal.game_session import MoveTooLate

TOO_LATE = ("server-moved-already", "not-your-turn", "server-not-playing", "choice-final")
"""Refusals that mean that a move came too late."""

NARROW_SPACES = "\u00a0\u202f"
"""Spaces that do not break a line; they are allowed in names and sentences."""


@dataclass(frozen=True, slots=True)
class TableAddress:
    """The server and the id of a table, and the key of a reserved seat."""

    server: str
    table: str
    key: str | None = None

    @property
    def url(self) -> str:
        return f"{self.server}/t/{self.table}"


def is_address(text: str) -> bool:
    return text.startswith(("http://", "https://"))


def parse_table_address(text: str) -> TableAddress:
    """Parse a table's address as a browser or an invitation shows it."""
    with suppress(ValueError):
        parts = urlsplit(text.strip())
        found = re.fullmatch(r"(.*)/t/([A-Za-z0-9_-]{1,22})/?", parts.path)
        if is_address(text.strip()) and parts.hostname and parts.port != 0 and found:
            key = parse_qs(parts.query).get("key", [None])[0]
            return TableAddress(f"{parts.scheme}://{parts.netloc.lower()}{found[1]}", found[2], key)
    raise BadSetup("join-bad-link", link=text)


def plain(text: object) -> str:
    """Return text from others without control characters, which a terminal would obey."""
    kept = (
        letter if letter.isprintable() or letter in NARROW_SPACES else " " * letter.isspace() for letter in str(text)
    )
    return "".join(kept)


@contextmanager
def server_errors(server: str) -> Iterator[None]:
    """Turn every error of a server into a Problem with a sentence."""
    try:
        yield
    except RefusedByServer as refused:
        raise refusal(refused, server) from None
    except Gone:
        raise BadSetup("join-gone", server=server) from None
    except (httpx.HTTPError, httpx.InvalidURL):
        raise BadSetup("join-unreachable", server=server) from None
    except (ValueError, LookupError, TypeError, AttributeError):
        raise BadSetup("join-no-menagerie", server=server) from None


def refusal(refused: RefusedByServer, server: str) -> Problem:
    """Return the server's refusal as a Problem, if the server is one of ours."""
    if not refused.problem:
        return BadSetup("join-no-menagerie", server=server)
    kind = MoveTooLate if refused.problem in TOO_LATE else BadSetup
    return kind("join-refused", sentence=plain(refused))
