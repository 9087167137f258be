"""Draw what static/notify.js needs: the button that mutes sounds, and the choice to be notified of one's turns."""

from __future__ import annotations

import htpy as h

from menagerie.i18n.translator import Translator
from menagerie.web.layout import Reader


def notify_choice(reader: Reader) -> h.Element:
    """Draw a check box that asks the browser for permission; the script shows it where notifications work."""
    return h.div(".notify", hidden=True)[
        h.label(".tick")[h.input(type="checkbox", data_notify=True, autocomplete="off"), reader.say("web-notify")],
        h.p(".refused", hidden=True, role="status")[reader.say("web-notify-refused")],
    ]


def mute_sounds(translator: Translator) -> h.Element:
    """Draw the button that mutes all sounds of a table; the script remembers the choice."""
    label = translator.say("web-mute-sounds")
    return h.button(
        "#mute", type="button", data_mute=True, data_keep=True, aria_pressed="false", aria_label=label, title=label
    )[
        h.svg(viewBox="0 0 24 24", aria_hidden="true")[
            h.path(d="M4 9h4l5-4v14l-5-4H4z"),
            h.path(".waves", d="M16 8.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12"),
            h.path(".cross", d="M16 9.5l5 5M21 9.5l-5 5"),
        ]
    ]
