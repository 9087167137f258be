"""Writes JSON messages: with orjson, or with the standard library where that is not installed, as in a browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any


def _plain_dumps(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _fastest() -> Callable[[Any], bytes]:
    if find_spec("orjson") is None:
        return _plain_dumps
    import orjson

    return orjson.dumps


dumps = _fastest()
