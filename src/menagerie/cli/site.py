"""``menagerie site``: write a site that plays in the browser, for any web server that serves files."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from menagerie.cli.arguments import Argument, Command
from menagerie.i18n.translator import Translator


def run(given: Namespace, translator: Translator) -> int:
    from menagerie.site.build import build_site

    folder = Path(given.dir)
    size = build_site(folder)
    print(translator.say("cli-site-written", {"folder": str(folder), "size": round(size / 1_000_000)}))
    return 0


SITE = Command("site", "play", (Argument("DIR", help="site-folder"),), run)
