"""``menagerie serve``: let people and programs play over the network."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace

from menagerie.cli.arguments import Argument, Command, positive_number, whole_number
from menagerie.core.errors import BadSetup
from menagerie.text.speech import Speech


def run(given: Namespace, speech: Speech) -> int:
    try:
        from menagerie.server.logs import speak_json
        from menagerie.server.serve import serve
        from menagerie.server.settings import settings_from
    except ImportError:
        raise BadSetup("extra-missing", argument="serve", extra="server") from None
    settings = settings_from(database=given.database)
    pause = 0.0 if given.pause == "0" else positive_number(given.pause, "--pause", default=settings.pause)
    settings = replace(settings, pause=pause)
    host, port = given.host or "127.0.0.1", whole_number(given.port, "--port", default=8000)

    def started(port: int) -> None:
        print(speech.say("cli-serving", {"address": f"http://{host}:{port}/"}), flush=True)

    speak_json()
    serve(settings, host, port, started)
    return 0


SERVE = Command(
    "serve",
    (
        Argument("--host", "ADDRESS"),
        Argument("--port", "N"),
        Argument("--database", "URL"),
        Argument("--pause", "S"),
    ),
    run,
)
