"""A request of a page of the site, and its answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from menagerie.i18n.translator import FALLBACK, LANGUAGES
from menagerie.web.card_faces import filled
from menagerie.web.layout import THEMES, Reader


@dataclass(frozen=True, slots=True)
class SiteRequest:
    """A request of a page."""

    method: str
    path: str
    query: dict[str, str] = field(default_factory=dict)
    fields: dict[str, str] = field(default_factory=dict)
    """The fields of a form; of a file, its text."""
    language: str = FALLBACK
    theme: str = "auto"

    @property
    def reader(self) -> Reader:
        language = self.language if self.language in LANGUAGES else FALLBACK
        theme = self.theme if self.theme in THEMES else "auto"
        chosen = tuple((name, value) for name, value in self.query.items() if name not in ("lang", "theme"))
        return Reader(language, theme, self.path, chosen, alone=True)


@dataclass(frozen=True, slots=True)
class SiteAnswer:
    """The answer: a text, or the address of another page."""

    text: str = ""
    status: int = 200
    redirect: str = ""
    file: str = ""
    """The name under which the text is to be saved."""


Route: TypeAlias = Callable[..., Awaitable[SiteAnswer]]
"""A function that answers a request; it also receives the groups that the pattern of its path found."""


def page(text: str, status: int = 200) -> SiteAnswer:
    """Return a page with the faces of its cards."""
    return SiteAnswer(filled(text), status)
