"""Reading pages as a browser would, and finding what is wrong with them."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser
from itertools import pairwise

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
REFERRING = ("aria-describedby", "aria-labelledby", "for")


@dataclass
class Found:
    """An element of a page."""

    tag: str
    attributes: dict[str, str]
    text: str = ""
    inside: list[str] = field(default_factory=list)
    """The elements around it."""


class Page(HTMLParser):
    """All elements of a page; an AssertionError where one is not closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = str(text)
        self.elements: list[Found] = []
        self._open: list[Found] = []
        self.feed(self.text)
        self.close()
        assert not self._open, [element.tag for element in self._open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in VOID:
            self._open.append(self.elements[-1])

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"{tag} says something twice: {names}"
        around = [element.tag for element in self._open]
        self.elements.append(Found(tag, {name: value or "" for name, value in attrs}, inside=around))

    def handle_endtag(self, tag: str) -> None:
        assert self._open, f"{tag} is closed, but not open"
        assert self._open[-1].tag == tag, f"{self._open[-1].tag} is not closed before {tag}"
        self._open.pop()

    def handle_data(self, data: str) -> None:
        for element in self._open:
            element.text += data

    def all(self, tag: str, **attributes: str) -> list[Found]:
        """The elements of this tag with these attributes."""
        wanted = {name.replace("_", "-").strip("-"): value for name, value in attributes.items()}
        return [e for e in self.elements if e.tag == tag and wanted.items() <= e.attributes.items()]

    def one(self, tag: str, **attributes: str) -> Found:
        (found,) = self.all(tag, **attributes)
        return found

    @property
    def said(self) -> str:
        """All that can be read, on one line."""
        return " ".join(self.one("body").text.split())

    def check(self) -> None:
        """Nothing is wrong with the page."""
        ids = [element.attributes["id"] for element in self.elements if "id" in element.attributes]
        assert len(ids) == len(set(ids)), sorted(name for name in ids if ids.count(name) > 1)
        for element in self.elements:
            refers = [referred for name in REFERRING for referred in element.attributes.get(name, "").split()]
            assert set(refers) <= set(ids), (element.tag, refers)
            if element.tag == "use":
                assert element.attributes["href"].removeprefix("#") in ids
            assert not [name for name in element.attributes if name == "style" or name.startswith("on")]
        assert self.text.startswith("<!doctype html>")
        assert all(s.attributes["src"].startswith("/static/") and not s.text for s in self.all("script"))
        assert self.all("script")
        self._check_headings()
        self._check_fields()

    def _check_headings(self) -> None:
        levels = [int(e.tag[1]) for e in self.elements if e.tag in ("h1", "h2", "h3", "h4", "h5")]
        assert levels.count(1) == 1
        assert levels[0] == 1
        assert all(after <= before + 1 for before, after in pairwise(levels)), levels
        assert len(self.all("main")) == 1
        assert self.all("title")[0].text.strip()

    def _check_fields(self) -> None:
        for element in self.elements:
            if element.tag in ("input", "select") and element.attributes.get("type") != "hidden":
                assert "label" in element.inside or "aria-label" in element.attributes, element.attributes
