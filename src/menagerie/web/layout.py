"""Draw what every page has: head, header with language and theme, the drawings, the script."""

from __future__ import annotations

from dataclasses import dataclass

import htpy as h

from menagerie.games import load
from menagerie.i18n.translator import LANGUAGE_NAMES, Translator
from menagerie.web import assets
from menagerie.web.cards import picture

THEMES = ("auto", "light", "dark")


@dataclass(frozen=True, slots=True)
class Reader:
    """The reader of a page: language, theme and current address."""

    language: str
    theme: str = "auto"
    path: str = "/"
    query: tuple[tuple[str, str], ...] = ()
    """The query of that address."""
    base: str = ""
    """The address of the server as others reach it, without a slash at the end."""
    alone: bool = False
    """Whether the page belongs to a site without a server: everybody plays on this device."""

    @property
    def translator(self) -> Translator:
        return Translator(self.language)

    def say(self, message: str, **facts: object) -> str:
        return self.translator.say(message, facts)


def document(
    reader: Reader,
    title: str,
    *inside: h.Node,
    game: str = "",
    scripts: tuple[str, ...] = (),
    styles: tuple[str, ...] = (),
    refresh: bool = False,
    **data: str,
) -> str:
    """Draw a whole page with more scripts and style sheets than every page has; links to it show a preview of the
    game, and it has the drawings of this game only. Browsers without scripts load it again and again to ``refresh``
    it."""
    sheets = ("menagerie", *styles, *(name for name in scripts if name in assets.STYLES))
    return str(
        h.html(lang=reader.language, data_theme=reader.theme)[
            h.head[
                h.meta(charset="utf-8"),
                h.meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
                h.meta(name="color-scheme", content="light dark"),
                h.title[title],
                h.noscript[h.meta(http_equiv="refresh", content="3")] if refresh else None,
                None if reader.alone else link_preview(reader, title, game),
                h.link(rel="icon", href=ICON),
                (h.link(rel="stylesheet", href=f"/static/{assets.style(name).name}") for name in sheets),
                (h.script(src=f"/static/{assets.script(name).name}", defer=True) for name in ("menagerie", *scripts)),
            ],
            h.body(**data)[assets.sprite(game), inside],
        ]
    )


def link_preview(reader: Reader, title: str, game: str) -> h.Node:
    """Describe the page for programs that show a preview of a link: a title, a sentence and a picture."""
    translator = Translator(reader.language, load(game) if game else None)
    about = translator.say(f"{game}-about") if game else reader.say("web-lobby-lead")
    picture = assets.preview(game)
    properties = {
        "type": "website",
        "site_name": "menagerie",
        "locale": reader.language,
        "title": title,
        "description": about,
        "url": f"{reader.base}{reader.path}",
        "image": f"{reader.base}/static/{picture.name}",
        "image:width": str(assets.PREVIEW_SIZE[0]),
        "image:height": str(assets.PREVIEW_SIZE[1]),
        "image:alt": translator.say(f"{game}-title") if game else reader.say("web-lobby"),
    }
    return [
        h.meta(name="description", content=about),
        h.meta(name="twitter:card", content="summary_large_image"),
        (h.meta(property=f"og:{name}", content=content) for name, content in properties.items()),
    ]


ICON = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'%3E%3Ccircle cx='24' cy='34'"
    " r='22' fill='%23857f8c'/%3E%3Ccircle cx='76' cy='34' r='22' fill='%23857f8c'/%3E%3Cpath d='M50 24C28 24 22 44 26"
    " 58c4 14 15 30 24 34 9-4 20-20 24-34 4-14-2-34-24-34z' fill='%23a9a3ad'/%3E%3Ccircle cx='39' cy='52' r='5'/%3E"
    "%3Ccircle cx='61' cy='52' r='5'/%3E%3Ccircle cx='50' cy='86' r='7' fill='%23d9737e'/%3E%3C/svg%3E"
)


def header(reader: Reader, title: str | None = None, *tools: h.Node) -> h.Element:
    """Draw the header of a page: the link home, the title, and the tools."""
    return h.header(".top")[
        h.a(".home", href="/", aria_label=reader.say("web-home"))[picture("logo"), h.span["menagerie"]],
        h.h1(".title")[title] if title else None,
        h.div(".tools")[tools],
    ]


def languages(reader: Reader) -> h.Element:
    """Draw the choice of language."""
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
    """Draw the choice of theme."""
    names = {name: reader.say(f"web-theme-{name}") for name in THEMES}
    return same_page(
        reader,
        h.select(".theme", name="theme", aria_label=reader.say("web-theme"), data_theme_choice=True)[
            (h.option(value=name, selected=name == reader.theme)[names[name]] for name in THEMES)
        ],
    )


def same_page(reader: Reader, choice: h.Element) -> h.Element:
    """Draw a choice that reloads the page, with a button for browsers without scripts."""
    return h.form(method="get", action=reader.path)[
        (h.input(type="hidden", name=name, value=value) for name, value in reader.query),
        choice,
        h.noscript[h.button[reader.say("web-go")]],
    ]


def page(
    reader: Reader, title: str, *inside: h.Node, kind: str = "", game: str = "", scripts: tuple[str, ...] = ()
) -> str:
    """Draw a whole page; links to it show a preview of the game."""
    return document(
        reader,
        f"{title} · menagerie",
        h.a(".skip", href="#main")[reader.say("web-skip")],
        header(reader, None, languages(reader), themes(reader)),
        h.main("#main", class_=f"page {kind}".strip())[inside],
        footer(reader),
        game=game,
        scripts=scripts,
        styles=("pages",),
    )


def footer(reader: Reader) -> h.Element:
    """Draw the links to the main pages."""
    ways = (
        ("/", "web-home"),
        ("/daily", "daily-title"),
        ("/learn", "web-learn-all"),
        ("/puzzles", "puzzles-title"),
        *(() if reader.alone else (("/me", "web-profile"), ("/ratings", "web-ratings"))),
        ("/replay", "web-import"),
        *(() if reader.alone else (("/api/docs", "web-api"),)),
    )
    return h.footer(".ways")[
        h.nav(aria_label=reader.say("web-navigation"))[
            h.ul[(h.li[h.a(href=path)[reader.say(message)]] for path, message in ways)]
        ]
    ]
