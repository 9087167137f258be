"""Logs as JSON lines; they contain neither tokens nor anything that a seat may not know."""

from __future__ import annotations

import logging
import sys
import time
from contextvars import ContextVar
from typing import Any

import orjson

from menagerie.server.settings import steady_time

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The request for which something is done, also in the background."""


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(steady_time())),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if request := request_id.get():
            line["request"] = request
        line |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(line, default=str).decode()


def is_server_fault(record: logging.LogRecord) -> bool:
    """Return False for errors of clients that send invalid text."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def log_json(level: int = logging.INFO) -> None:
    """Write all logs to the standard error stream as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = name != "uvicorn.access"
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(logging.WARNING)
    uvicorn.addFilter(is_server_fault)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("menagerie.answers").setLevel(level)
