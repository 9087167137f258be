"""``menagerie serve``: let people and programs play over the network."""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from dataclasses import replace
from pathlib import Path

from menagerie.cli.arguments import Argument, Command, positive_number, whole_number
from menagerie.core.errors import BadSetup
from menagerie.i18n.translator import Translator

PORT = 8000
"""The default port."""

HERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104
"""The address at which this machine reaches a server that listens on all addresses."""

SHOWS_BROWSERS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""Environment variables of which one is set where a browser can open a window."""


def run(given: Namespace, translator: Translator) -> int:
    from menagerie.server.logs import log_json
    from menagerie.server.pages.offline_site import check_site
    from menagerie.server.serve import serve
    from menagerie.server.settings import settings_from

    settings = settings_from(database=given.database)
    pause = 0.0 if given.pause == "0" else positive_number(given.pause, "--pause", default=settings.pause)
    host = given.host or "127.0.0.1"
    settings = replace(settings, pause=pause, network_host=network_address() if host in HERE else "")
    if given.site is not None:
        settings = replace(settings, site=Path(given.site))
    if settings.site is not None:
        check_site(settings.site)
    port = port_to_show(host) if given.browser and given.port is None else whole_number(given.port, "--port", PORT)

    def started(port: int) -> None:
        reached = settings.network_host or host
        print(translator.say("cli-serving", {"address": f"http://{reached}:{port}/"}), flush=True)
        if given.browser:
            open_in_browser(f"http://{HERE.get(host, host)}:{port}/")

    log_json(logging.WARNING if given.browser else logging.INFO)
    serve(settings, host, port, started)
    return 0


def network_address() -> str:
    """Return this machine's address in its network, or an empty text. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
            return str(asking.getsockname()[0])
        except OSError:
            return ""


def port_to_show(host: str) -> int:
    """Return the default port if it is free, otherwise 0, for any free port."""
    from menagerie.server.serve import listening

    try:
        with listening(host, PORT):
            return PORT
    except BadSetup:
        return 0


def open_in_browser(address: str) -> None:
    """Open a browser if the environment can show one; do not wait for it."""
    if sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in SHOWS_BROWSERS):
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()


SERVE = Command(
    "serve",
    "play",
    (
        Argument("--host", "ADDRESS"),
        Argument("--port", "N"),
        Argument("--database", "URL"),
        Argument("--pause", "S"),
        Argument("--site", "DIR"),
        Argument("--browser"),
    ),
    run,
)
