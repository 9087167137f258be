"""What every page has around it: head, header with language and theme, the pictures, the script."""

from __future__ import annotations

from dataclasses import dataclass

import htpy as h

from menagerie.i18n.translator import LANGUAGE_NAMES, Translator
from menagerie.web import assets
from menagerie.web.cards import picture

THEMES = ("auto", "light", "dark")


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads a page: their language, the theme they like, and the address they are at."""

    language: str
    theme: str = "auto"
    path: str = "/"
    query: tuple[tuple[str, str], ...] = ()
    """What else is in that address."""

    @property
    def translator(self) -> Translator:
        return Translator(self.language)

    def say(self, message: str, **facts: object) -> str:
        return self.translator.say(message, facts)


def document(reader: Reader, title: str, *inside: h.Node, **data: str) -> str:
    """A whole page."""
    return str(
        h.html(lang=reader.language, data_theme=reader.theme)[
            h.head[
                h.meta(charset="utf-8"),
                h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
                h.meta(name="color-scheme", content="light dark"),
                h.title[title],
                h.link(rel="icon", href=ICON),
                h.link(rel="stylesheet", href=f"/static/{assets.style().name}"),
                h.script(src=f"/static/{assets.script().name}", defer=True),
            ],
            h.body(**data)[assets.sprite(), inside],
        ]
    )


ICON = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'%3E%3Ccircle cx='24' cy='34'"
    " r='22' fill='%23857f8c'/%3E%3Ccircle cx='76' cy='34' r='22' fill='%23857f8c'/%3E%3Cpath d='M50 24C28 24 22 44 26"
    " 58c4 14 15 30 24 34 9-4 20-20 24-34 4-14-2-34-24-34z' fill='%23a9a3ad'/%3E%3Ccircle cx='39' cy='52' r='5'/%3E"
    "%3Ccircle cx='61' cy='52' r='5'/%3E%3Ccircle cx='50' cy='86' r='7' fill='%23d9737e'/%3E%3C/svg%3E"
)


def header(reader: Reader, title: str | None = None, *tools: h.Node) -> h.Element:
    """The head of a page: home, what the page is about, and what is at hand there."""
    return h.header(".top")[
        h.a(".home", href="/", aria_label=reader.say("web-home"))[picture("logo"), h.span["menagerie"]],
        h.h1(".title")[title] if title else None,
        h.div(".tools")[tools],
    ]


def languages(reader: Reader) -> h.Element:
    """The language, at hand."""
    return same_page(
        reader,
        h.select(".language", name="lang", aria_label=reader.say("web-language"), data_submit=True)[
            (
                h.option(value=code, selected=code == reader.language, lang=code)[name]
                for code, name in LANGUAGE_NAMES.items()
            )
        ],
    )


def themes(reader: Reader) -> h.Element:
    """The colours, at hand."""
    names = {name: reader.say(f"web-theme-{name}") for name in THEMES}
    return same_page(
        reader,
        h.select(".theme", name="theme", aria_label=reader.say("web-theme"), data_theme_choice=True)[
            (h.option(value=name, selected=name == reader.theme)[names[name]] for name in THEMES)
        ],
    )


def same_page(reader: Reader, choice: h.Element) -> h.Element:
    """A choice that shows the page anew, with a button for who has no script."""
    return h.form(method="get", action=reader.path)[
        (h.input(type="hidden", name=name, value=value) for name, value in reader.query),
        choice,
        h.noscript[h.button[reader.say("web-go")]],
    ]


def page(reader: Reader, title: str, *inside: h.Node, kind: str = "") -> str:
    """A whole page."""
    return document(
        reader,
        f"{title} · menagerie",
        h.a(".skip", href="#main")[reader.say("web-skip")],
        header(reader, None, languages(reader), themes(reader)),
        h.main("#main", class_=f"page {kind}".strip())[inside],
        footer(reader),
    )


def footer(reader: Reader) -> h.Element:
    """The ways from here to everywhere."""
    ways = (
        ("/", "web-home"),
        ("/learn", "web-learn-all"),
        ("/ratings", "web-ratings"),
        ("/replay", "web-import"),
        ("/api/docs", "web-api"),
    )
    return h.footer(".ways")[
        h.nav(aria_label=reader.say("web-navigation"))[
            h.ul[(h.li[h.a(href=path)[reader.say(message)]] for path, message in ways)]
        ]
    ]
