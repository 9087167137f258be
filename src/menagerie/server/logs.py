"""Logs, one JSON object on each line; never what a seat may not know, never a token."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import orjson

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonFormatter(logging.Formatter):
    """A record as a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(line, default=str).decode()


def ours(record: logging.LogRecord) -> bool:
    """Not the fault of a client that sends as text what is none."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def speak_json(level: int = logging.INFO) -> None:
    """Let every log go to the standard error stream in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = name != "uvicorn.access"
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(logging.WARNING)
    uvicorn.addFilter(ours)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("menagerie.answers").setLevel(level)
