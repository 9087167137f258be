"""Draw form fields with their current values, and beside each what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import htpy as h

YES = "yes"
"""The value of a ticked box."""


@dataclass(frozen=True, slots=True)
class Form:
    """A form with the values that were sent, if any."""

    id: str
    fields: Mapping[str, str] = field(default_factory=dict)
    wrong: Mapping[str, str] = field(default_factory=dict)
    """By the name of a field: a sentence that says what is wrong."""
    sent: bool = False

    def value(self, name: str, default: str) -> str:
        return self.fields.get(name, "" if self.sent else default)


def problem_part(form: Form, name: str) -> h.Element | None:
    """Draw the sentence that says what is wrong with a field."""
    return h.p(".wrong", id=f"{form.id}-{name}-wrong")[form.wrong[name]] if name in form.wrong else None


def problem_attributes(form: Form, name: str) -> dict[str, str | bool]:
    """Return the attributes of a field with a problem; the first such field gets the focus."""
    if name not in form.wrong:
        return {}
    first = name == next(iter(form.wrong))
    return {"aria_invalid": "true", "aria_describedby": f"{form.id}-{name}-wrong", "autofocus": first}


def select_field(form: Form, name: str, label: h.Node, options: Iterable[tuple[str, str]], default: str) -> h.Element:
    """Draw a choice as a drop-down list."""
    value = form.value(name, default)
    return h.div(".field")[
        h.label[
            h.span[label],
            h.select(name=name, **problem_attributes(form, name))[
                (h.option(value=choice, selected=choice == value)[text] for choice, text in options)
            ],
        ],
        problem_part(form, name),
    ]


def radio_field(form: Form, name: str, label: str, options: Iterable[tuple[str, str]], default: str) -> h.Element:
    """Draw a choice as radio buttons."""
    value = form.value(name, default)
    described = f"{form.id}-{name}-wrong" if name in form.wrong else None
    return h.fieldset(aria_describedby=described)[
        h.legend[label],
        (
            h.label(".tick")[h.input(type="radio", name=name, value=choice, checked=choice == value), h.span[text]]
            for choice, text in options
        ),
        problem_part(form, name),
    ]


def text_field(form: Form, name: str, label: h.Node, default: str, **more: str | bool) -> h.Element:
    """Draw a text field."""
    return h.div(".field")[
        h.label[
            h.span[label],
            h.input(name=name, value=form.value(name, default), **more, **problem_attributes(form, name)),
        ],
        problem_part(form, name),
    ]


def checkbox_field(form: Form, name: str, label: h.Node, default: bool = False) -> h.Element:
    """Draw a check box."""
    checked = form.value(name, YES if default else "") == YES
    return h.div(".field")[
        h.label(".tick")[
            h.input(type="checkbox", name=name, value=YES, checked=checked, **problem_attributes(form, name)),
            h.span[label],
        ],
        problem_part(form, name),
    ]
