"""Measure how long the site without a server takes to start (``make site-times``)."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser

from tests.browser.people import a_browser
from tests.site.conftest import HELD, MADE, file_server

FIRST_VISITS, LATER_VISITS = 3, 3
FIRST_CARD = "form.play:has(input[value=mausen]) button"


def visits(browser: Browser, address: str) -> list[tuple[float, float]]:
    """Visit the site with an empty cache, and then again. Return the seconds to the lobby and to the first card."""
    context, found = browser.new_context(locale="en-GB"), []
    for _ in range(1 + LATER_VISITS):
        page, begun = context.new_page(), perf_counter()
        page.goto(address)
        page.wait_for_function(MADE)
        lobby = perf_counter() - begun
        page.locator(FIRST_CARD).click()
        page.wait_for_selector(".playable")
        found.append((lobby, perf_counter() - begun))
        page.wait_for_function(HELD, timeout=120_000)
        page.wait_for_function("() => caches.keys().then((names) => names.some((name) => name.startsWith('python ')))")
        page.close()
    context.close()
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "games" / "menagerie"
        subprocess.run([sys.executable, "-m", "menagerie", "site", site], check=True)
        with file_server(site) as address, a_browser() as browser:
            seen = [visits(browser, address) for _ in range(FIRST_VISITS)]
    for name, times in (
        ("first visit", [visit[0] for visit in seen]),
        ("later visits", [time for visit in seen for time in visit[1:]]),
    ):
        lobby, card = (median(column) for column in zip(*times, strict=True))
        print(f"{name}: lobby after {lobby:.1f} s, first card after {card:.1f} s (median of {len(times)})")


if __name__ == "__main__":
    main()
