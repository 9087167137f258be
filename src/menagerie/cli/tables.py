"""Align columns, and format numbers for a language."""

from __future__ import annotations

from collections.abc import Sequence

from babel import Locale
from babel.numbers import format_compact_decimal, format_decimal, format_percent

from menagerie.i18n.translator import Translator

MILLION = 1_000_000


def aligned(rows: Sequence[Sequence[str]]) -> str:
    """Return the rows as lines with aligned columns: the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *others in rows:
        cells = [first.ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def number(value: float, translator: Translator, digits: int = 0) -> str:
    return format_decimal(
        round(value, digits), "#,##0" + ("." + "0" * digits if digits else ""), locale=translator.language
    )


def percent(share: float, translator: Translator, digits: int = 1) -> str:
    pattern = Locale(translator.language).percent_formats[None].pattern
    exact = "0." + "0" * digits if digits else "0"
    return format_percent(share, pattern.replace("0", exact, 1), locale=translator.language)


def rate(per_second: float, translator: Translator) -> str:
    """Format a large number in compact form."""
    if per_second < MILLION:
        return number(per_second, translator)
    return format_compact_decimal(per_second, fraction_digits=1, locale=translator.language)
