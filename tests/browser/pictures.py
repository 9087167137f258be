"""Pictures of every page and game for the documentation, taken in a real browser.

python -m tests.browser.pictures        (or: make pictures)
"""

from __future__ import annotations

import asyncio
import base64
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.people import DESKTOP, PHONE, Person, a_browser
from tests.browser.test_layout import SIZES
from tests.browser.test_together import named, open_table, sit
from tests.server.running import people, play, running, started

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PAGES = {
    "lobby": "/",
    "new-table": "/new/mopsen",
    "learn-index": "/learn",
    "learn": "/learn/awimbawe",
    "bring-a-record": "/replay",
    "error": "/nowhere",
}
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SHEET = """<!doctype html><style>
  body {{ margin: 0; padding: 12px; display: flex; flex-wrap: wrap; gap: 12px; align-items: start; background: #888; }}
  figure {{ margin: 0; }} figcaption {{ font: 13px sans-serif; color: #fff; }} img {{ display: block; height: 200px; }}
</style>{}"""
"""A page that shows many pictures side by side."""

TABLES = (("mausen", 5), ("awimbawe", 3), ("mopsen", 4))


class Photographer:
    """Takes pictures of what somebody sees, on a desktop in the light and on a phone in the dark."""

    def __init__(self, browser: Browser, url: str, link: str) -> None:
        self.browser = browser
        self.url = url
        self.link = link
        """The path with which a device becomes Ada's."""

    def somebody(self) -> Person:
        return Person(self.browser, self.url, seed=7, locale="en")

    def take(self, somebody: Person, name: str) -> None:
        somebody.page.mouse.move(0, 0)
        for size, scheme, kind in ((DESKTOP, "light", "desktop"), (PHONE, "dark", "phone")):
            somebody.page.set_viewport_size(size)
            somebody.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            somebody.page.evaluate(PAINTED)
            file = FOLDER / f"{name}-{kind}.jpeg"
            somebody.page.screenshot(path=file, type="jpeg", quality=82)
            print(file.relative_to(FOLDER.parents[1]))

    def pages(self) -> None:
        ada = self.somebody()
        for name, path in PAGES.items():
            ada.go(path)
            self.take(ada, name)
        ada.leave()

    def games(self) -> None:
        for game, players in TABLES:
            ada = self.somebody()
            ada.play_now(game, players, "novice")
            for _ in range(4):
                ada.decide()
            ada.asked()
            self.take(ada, game)
            self.take_all_sizes(ada, game)
            ada.leave()

    def take_all_sizes(self, somebody: Person, name: str) -> None:
        """Put pictures of what somebody sees in windows of twelve sizes, light and dark, on one sheet."""
        found = []
        for scheme in ("light", "dark"):
            somebody.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            for width, height, _ in SIZES:
                somebody.page.set_viewport_size({"width": width, "height": height})
                somebody.page.evaluate(PAINTED)
                picture = base64.b64encode(somebody.page.screenshot(type="jpeg", quality=82)).decode()
                shown = f"<img src='data:image/jpeg;base64,{picture}'>"
                found.append(f"<figure><figcaption>{width} × {height}</figcaption>{shown}</figure>")
        sheet = somebody.context.new_page()
        sheet.set_viewport_size({"width": 1500, "height": 900})
        sheet.set_content(SHEET.format("".join(found)))
        sheet.screenshot(path=FOLDER / f"{name}-sizes.jpeg", type="jpeg", quality=82, full_page=True)
        sheet.close()

    def rated(self) -> None:
        """Ada's own page and the ratings, on the device that her link leads to."""
        ada = self.somebody()
        ada.go(self.link)
        ada.page.locator("main form button").click()
        for name, path in {"profile": "/me", "ratings": "/ratings"}.items():
            ada.go(path)
            self.take(ada, name)
        ada.leave()

    def end(self) -> None:
        ada = self.somebody()
        path = ada.play_now("mausen", 3, "novice")
        ada.play_to_the_end()
        self.take(ada, "result")
        ada.go(path.replace("/t/", "/replay/") + "/60")
        self.take(ada, "replay")
        ada.leave()

    def together(self) -> None:
        host, ada = named(self.somebody(), "Host"), self.somebody()
        path = open_table(host, "mopsen", "open", "open", "novice")
        host.go(path)
        host.ready()
        self.take(host, "gathering")
        sit(host, path, "Host")
        host.go(f"{path}/screen")
        host.ready()
        self.take(host, "screen-waiting")
        sit(ada, f"{path}?hand=yes", "Ada")
        host.context.request.post(
            f"{self.url}/api/tables/{path.split('/')[-1]}", data={"do": "start"}, headers={"origin": self.url}
        )
        ada.asked()
        self.take(host, "screen")
        self.take(ada, "hand")
        family = named(self.somebody(), "Ada")
        path = open_table(family, "mausen", "open", "open", "novice", one_device=True)
        sit(family, path, "Ada")
        sit(family, path, "Ben")
        family.page.get_by_role("button", name="Start game").click()
        family.page.locator("[data-look]").wait_for()
        self.take(family, "one-device")


async def rated_games(url: str) -> str:
    """Play some rated games as Ada, and return the path of a link to her account."""
    async with people(url, "Ada", "Ben") as friends:
        for number in range(12):
            table = await started(friends, "mausen", "random", public=True)
            await play(friends, table, seed=number)
        link: str = (await friends[0].ask("POST", "/me/link"))["link"]
        return link.removeprefix(url)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.jpeg"):
        old.unlink()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "pictures.db") as server,
    ):
        link = asyncio.run(rated_games(server.url))
        take_all(server.url, link)


def take_all(url: str, link: str) -> None:
    with a_browser() as browser:
        photographer = Photographer(browser, url, link)
        scenes: list[Callable[[], None]] = [
            photographer.rated,
            photographer.games,
            photographer.end,
            photographer.pages,
            photographer.together,
        ]
        for scene in scenes:
            scene()


if __name__ == "__main__":
    main()
