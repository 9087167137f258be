"""The address of a server's table, and what can be wrong with the server there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

import httpx

from menagerie.client import Gone, RefusedByServer
from menagerie.core.errors import BadSetup, Problem
from menagerie.terminal.game_session import Overtaken

OVERTAKEN = ("server-moved-already", "not-your-turn", "server-not-playing")
"""Why a move is refused that comes too late."""

KEPT_APART = "\u00a0\u202f"
"""Spaces that hold words together."""


@dataclass(frozen=True, slots=True)
class Link:
    """Where a table is, and what opens a reserved seat there."""

    server: str
    table: str
    key: str | None = None

    @property
    def address(self) -> str:
        return f"{self.server}/t/{self.table}"


def is_link(text: str) -> bool:
    return text.startswith(("http://", "https://"))


def link_of(text: str) -> Link:
    """A table's address, as a browser shows it or an invitation has it."""
    with suppress(ValueError):
        parts = urlsplit(text.strip())
        found = re.fullmatch(r"(.*)/t/([A-Za-z0-9_-]{1,22})/?", parts.path)
        if is_link(text.strip()) and parts.hostname and parts.port != 0 and found:
            key = parse_qs(parts.query).get("key", [None])[0]
            return Link(f"{parts.scheme}://{parts.netloc.lower()}{found[1]}", found[2], key)
    raise BadSetup("join-bad-link", link=text)


def plain(text: object) -> str:
    """What somebody else wrote, without anything that a terminal would take for an order."""
    kept = (letter if letter.isprintable() or letter in KEPT_APART else " " * letter.isspace() for letter in str(text))
    return "".join(kept)


@contextmanager
def explained(server: str) -> Iterator[None]:
    """Whatever is wrong with a server, in a sentence."""
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
    """What the server says, if it is one of ours."""
    if not refused.problem:
        return BadSetup("join-no-menagerie", server=server)
    kind = Overtaken if refused.problem in OVERTAKEN else BadSetup
    return kind("join-refused", sentence=plain(refused))
