"""How long it takes from a click on a card until the move is on the disk, in the page, and on the screen.

python -m tests.browser.latency
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from tests.browser.people import Person, a_browser
from tests.server.running import running

GAMES = (("mausen", 4), ("awimbawe", 4), ("mopsen", 4))
CLICKS = 20
ENOUGH = 30.0
"""Nobody notices less than so many milliseconds."""

TIMED = """() => new Promise((done) => {
  const card = document.querySelector(".mine .playable, #choices .buttons .choice, .card.playable");
  if (!card) { done(null); return; }
  let clicked;
  card.addEventListener("click", (event) => { clicked = event.timeStamp; }, { capture: true, once: true });
  const watch = new MutationObserver(() => {
    const changed = performance.now() - clicked;
    watch.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => done([changed, performance.now() - clicked]);
      channel.port2.postMessage(0);
    });
  });
  watch.observe(document.querySelector("#main"), { childList: true, subtree: true });
  card.click();
})"""


def measure(somebody: Person, game: str, players: int) -> list[tuple[float, float]]:
    """The times of some clicks, from the click until the page has changed, and until that is painted."""
    found: list[tuple[float, float]] = []
    while len(found) < CLICKS:
        somebody.play_now(game, players)
        while len(found) < CLICKS and somebody.asked() == "asked":
            if somebody.all("[data-confirm]"):
                somebody.decide()
            elif timed := somebody.page.evaluate(TIMED):
                found.append(tuple(timed))
    return found


def main() -> bool:
    """Print the times; whether it was too slow."""
    everything: list[float] = []
    print("from a click on a card, in ms     page changed   painted (median)   painted (p90)")
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "latency.db", pause=0.3) as server,
        a_browser() as browser,
    ):
        for game, players in GAMES:
            somebody = Person(browser, server.url)
            times = measure(somebody, game, players)
            changed, painted = [time[0] for time in times], [time[1] for time in times]
            late = quantiles(painted, n=10)[-1]
            line = f"{game} with {players}: {len(times)} clicks"
            print(f"{line:34}{median(changed):12.1f}{median(painted):19.1f}{late:16.1f}")
            somebody.leave()
            everything += painted
    print(f"all together: {len(everything)} clicks, painted after {median(everything):.1f} (median)")
    return median(everything) > ENOUGH


if __name__ == "__main__":
    sys.exit(main())
