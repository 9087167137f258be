"""The people that this user is known as at each server, stored so that they find their seats again."""

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
"""The longest name that a server accepts, in letters."""


@dataclass(frozen=True, slots=True)
class SavedIdentity:
    """A person at a server, and the token that proves it."""

    server: str
    name: str
    person: str
    token: str

    @property
    def path(self) -> Path:
        who = f"{self.server}\n{self.name}".encode()
        return folder("people") / f"{sha256(who).hexdigest()[:32]}.json"


def save(identity: SavedIdentity) -> None:
    """Store an identity in a file that only this user can read."""
    with whole_file(identity.path, private=True) as file:
        json.dump(asdict(identity), file)


def delete(identity: SavedIdentity) -> None:
    """Delete an identity that the server no longer knows."""
    identity.path.unlink(missing_ok=True)


def identities_for(server: str, name: str | None) -> list[SavedIdentity]:
    """Return the identities for a server with this name, or with any name if it is None, the latest first."""
    return [found for found in all_identities() if found.server == server and name in (None, found.name)]


def all_identities() -> Iterator[SavedIdentity]:
    """Yield all stored identities, the latest first; unreadable files are skipped."""
    files = [(path.stat().st_mtime_ns, path) for path in folder("people").glob("*.json")]
    for _, path in sorted(files, reverse=True):
        with suppress(OSError, ValueError, TypeError):
            yield SavedIdentity(**json.loads(path.read_text(encoding="utf-8")))


def login_name(language: str) -> str:
    """Return the user's login name, or the word for a guest if there is none."""
    name = ""
    with suppress(OSError, KeyError, ImportError):
        name = getuser().strip()[:LONGEST_NAME]
    return name if name.isprintable() and name else Translator(language).say("web-guest")
