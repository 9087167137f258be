"""Draw what a person can do with the data that the server has about them."""

from __future__ import annotations

import htpy as h

from menagerie.web.layout import Reader, page


def data_part(reader: Reader) -> h.Element:
    """Draw the part of the profile with the links to download and to delete everything."""
    return h.section(".panel", aria_labelledby="data")[
        h.h2(id="data")[reader.say("web-data")],
        h.p[reader.say("web-data-lead")],
        h.p(".buttons")[
            h.a(".choice", href="/me/data", download=True)[reader.say("web-data-download")],
            h.a(".choice", href="/me/delete")[reader.say("web-data-delete")],
        ],
    ]


def deletion_page(reader: Reader, name: str) -> str:
    """Ask whether everything is to be deleted; it cannot be undone."""
    title = reader.say("web-data-delete-yes")
    return page(
        reader,
        title,
        h.h1[title],
        h.p(".lead")[reader.say("web-data-delete-what", name=name)],
        h.form(".buttons", method="post")[
            h.button(".choice.danger")[title],
            h.a(".choice.primary", href="/me")[reader.say("web-data-keep")],
        ],
        kind="notice",
    )
