"""Pictures for link previews (Open Graph), drawn from the games' own drawings in a real browser.

python -m tests.browser.previews        (or: make previews)
"""

from __future__ import annotations

from importlib.resources import files
from io import BytesIO
from pathlib import Path

import htpy as h
from markupsafe import Markup
from PIL import Image

from menagerie.games import names, package_of, shortest_first
from menagerie.web import assets
from menagerie.web.cards import picture
from menagerie.web.lobby_page import game_picture
from tests.browser.people import a_browser

COLOURS = 64
"""The number of colours of a picture; the drawings are flat."""

STYLE = """
body { margin: 0; width: 1200px; height: 630px; background: #f6f1e7; overflow: hidden; position: relative; }
.pictures { position: absolute; inset: 0; display: flex; align-items: end; }
.pictures .picture { flex: 1; width: 0; height: auto; }
p { position: absolute; left: 24px; bottom: 24px; margin: 0; padding: 8px 30px 8px 10px; border-radius: 60px;
  background: #fffaf0;
  font: 800 44px/1.2 system-ui, sans-serif; color: #2b2733; display: flex; align-items: center; gap: 18px; }
p .picture { width: 68px; height: 68px; border-radius: 34px; }
.all p { inset: 0 0 233px; background: none; justify-content: center; font-size: 120px; gap: 40px; }
.all p .picture { width: 190px; height: 190px; border-radius: 36px; }
.one .pictures { align-items: center; margin: -35px 0; }
"""


def poster(games: list[str]) -> str:
    """Draw the pictures of some games side by side, with the name of the site."""
    inside = [h.div(".pictures")[(game_picture(game) for game in games)], h.p[picture("logo"), "menagerie"]]
    style = f"{assets.style().body.decode()}{STYLE}"
    kind = "all" if len(games) > 1 else "one"
    return str(h.html(data_theme="light")[h.style[Markup(style)], h.body(class_=kind)[assets.sprite(), inside]])


def small(png: bytes) -> bytes:
    """Return a picture with few colours."""
    out = BytesIO()
    Image.open(BytesIO(png)).convert("RGB").quantize(COLOURS).save(out, "png", optimize=True)
    return out.getvalue()


def main() -> None:
    pictures = {Path(str(files("menagerie.web").joinpath("static", "preview.png"))): shortest_first()}
    pictures |= {Path(str(files(package_of(game)).joinpath("preview.png"))): [game] for game in names()}
    width, height = assets.PREVIEW_SIZE
    with a_browser() as browser:
        page = browser.new_page(viewport={"width": width, "height": height}, color_scheme="light")
        for path, games in pictures.items():
            page.set_content(poster(list(games)))
            path.write_bytes(small(page.screenshot()))
            print(path.name, games, path.stat().st_size)


if __name__ == "__main__":
    main()
