"""As whom one has come to which server: kept among the user's data, so that a seat is found again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from getpass import getuser
from hashlib import sha256
from pathlib import Path

from menagerie.core.files import whole_file
from menagerie.i18n.translator import Translator
from menagerie.terminal.saved_games import folder

LONGEST_NAME = 40
"""So many letters a name may have at a server."""


@dataclass(frozen=True, slots=True)
class SavedIdentity:
    """Somebody at a server; the token says so there."""

    server: str
    name: str
    person: str
    token: str

    @property
    def path(self) -> Path:
        who = f"{self.server}\n{self.name}".encode()
        return folder("people") / f"{sha256(who).hexdigest()[:32]}.json"


def keep(kept: SavedIdentity) -> None:
    """Remember who came to a server; nobody else on this machine can read it."""
    with whole_file(kept.path, private=True) as file:
        json.dump(asdict(kept), file)


def forget(kept: SavedIdentity) -> None:
    """The server does not know them any more."""
    kept.path.unlink(missing_ok=True)


def kept_for(server: str, name: str | None) -> list[SavedIdentity]:
    """Who came to this server under this name; without a name everybody who did, the latest first."""
    return [kept for kept in known() if kept.server == server and name in (None, kept.name)]


def known() -> Iterator[SavedIdentity]:
    """Everybody who is remembered, the latest first; what cannot be read is passed over."""
    files = [(path.stat().st_mtime_ns, path) for path in folder("people").glob("*.json")]
    for _, path in sorted(files, reverse=True):
        with suppress(OSError, ValueError, TypeError):
            yield SavedIdentity(**json.loads(path.read_text(encoding="utf-8")))


def login_name(language: str) -> str:
    """What the system calls whoever sits here; a guest where it does not say."""
    name = ""
    with suppress(OSError, KeyError, ImportError):
        name = getuser().strip()[:LONGEST_NAME]
    return name if name.isprintable() and name else Translator(language).say("web-guest")
