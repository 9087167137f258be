"""Draw the same thing only once: most of a table stays the same from one moment to the next."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache, wraps
from typing import ParamSpec, cast

import htpy as h
from markupsafe import Markup, escape

P = ParamSpec("P")

KEPT = 4096
"""How many drawings of each function are kept."""


def drawn_once(draw: Callable[P, h.Renderable | Markup]) -> Callable[P, Markup]:
    """Keep what a function or a method draws, and return it again for the same arguments."""

    @lru_cache(maxsize=KEPT)
    @wraps(draw)
    def drawing(*what: Hashable) -> Markup:
        return escape(draw(*what))  # type: ignore[call-arg, arg-type]

    return cast(Callable[P, Markup], drawing)
