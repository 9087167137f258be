"""The frame of every page around the tables: a head with language and colours, the page, and where else to go."""

from __future__ import annotations

import htpy as h

from menagerie.web.shell import Reader, document, header, languages, themes


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
        h.nav(aria_label=reader.say("web-ways"))[
            h.ul[(h.li[h.a(href=path)[reader.say(message)]] for path, message in ways)]
        ]
    ]
