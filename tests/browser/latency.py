"""How long it takes from a click on a card until the move is on the disk, in the page, and on the screen.

python -m tests.browser.latency
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections import deque
from dataclasses import astuple, dataclass
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from menagerie.server.http import sockets
from menagerie.server.tables.connections import Viewer
from tests.browser.people import Person, a_browser
from tests.server.running import running

GAMES = (("mausen", 4), ("awimbawe", 4), ("mopsen", 4))
CLICKS = 20
ENOUGH = 30.0
"""Nobody notices less than so many milliseconds."""

WATCHED = """
  window.latency = {};
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    latency.sent = performance.now();
    if (!this.watched) this.addEventListener("message", (event) => { latency.received ??= event.timeStamp; });
    this.watched = true;
    return send.call(this, text);
  };
"""
"""Note when the page sends something, and when the next message has arrived."""

TIMED = """() => new Promise((done) => {
  const card = document.querySelector(".mine .playable, #choices .buttons .choice, .card.playable");
  if (!card) { done(null); return; }
  window.latency = {};
  let clicked;
  card.addEventListener("click", (event) => { clicked = event.timeStamp; }, { capture: true, once: true });
  const watch = new MutationObserver(() => {
    if (!latency.received) return;
    const changed = performance.now() - clicked;
    watch.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () =>
        done([latency.sent - clicked, latency.received - clicked, changed, performance.now() - clicked]);
      channel.port2.postMessage(0);
    });
  });
  watch.observe(document.querySelector("#main"), { childList: true, subtree: true });
  card.click();
  if (!latency.sent) { watch.disconnect(); done(null); }
})"""
"""Touch a card; if that makes a move, say when it was sent, answered, shown and painted, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Times:
    """Where the time went between a click and the paint, in milliseconds."""

    server: float
    """From the arrival of a command to the message that answers it: the check, the commit, and the HTML."""
    wire: float
    """From the page to the server and back, and whatever else the browser and the server do meanwhile."""
    page: float
    """From the click to the command, and from the message to the new page."""
    paint: float
    """Style, layout and paint."""
    total: float


class ServerClock:
    """Measures how long the server takes for each command that makes a move."""

    def __init__(self) -> None:
        self.found: deque[float] = deque(maxlen=1)
        self._began = 0.0
        carry_out, send = sockets.carry_out, Viewer.send

        async def timed_carry_out(*given: Any) -> None:
            self._began = perf_counter()
            await carry_out(*given)

        def timed_send(viewer: Viewer, message: bytes) -> None:
            if self._began:
                self.found.append(1000 * (perf_counter() - self._began))
                self._began = 0.0
            send(viewer, message)

        sockets.carry_out = timed_carry_out
        Viewer.send = timed_send  # type: ignore[method-assign]


def measure(somebody: Person, game: str, players: int, clock: ServerClock) -> list[Times]:
    """Return the times of some moves by one click."""
    found: list[Times] = []
    while len(found) < CLICKS:
        somebody.play_now(game, players)
        while len(found) < CLICKS and somebody.asked() == "asked":
            if somebody.all("[data-confirm]"):
                somebody.decide()
            elif timed := somebody.page.evaluate(TIMED):
                sent, received, changed, painted = timed
                server = clock.found[-1]
                page = sent + changed - received
                found.append(Times(server, received - sent - server, page, painted - changed, painted))
            else:
                somebody.decide()
    return found


def main() -> bool:
    """Print the times; whether it was too slow."""
    everything: list[float] = []
    print(f"load {os.getloadavg()[0]:.1f}; medians in ms  server    wire    page   paint   click to paint (p90)")
    clock = ServerClock()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "latency.db", pause=0.3) as server,
        a_browser() as browser,
    ):
        for game, players in GAMES:
            somebody = Person(browser, server.url)
            somebody.context.add_init_script(WATCHED)
            times = measure(somebody, game, players, clock)
            *parts, total = (median(each) for each in zip(*map(astuple, times), strict=True))
            late = quantiles([each.total for each in times], n=10)[-1]
            line = f"{game} with {players}: {len(times)} clicks"
            print(f"{line:34}{' '.join(f'{part:7.1f}' for part in parts)}{total:14.1f} ({late:.1f})")
            somebody.leave()
            everything += [each.total for each in times]
    print(f"all together: {len(everything)} clicks, painted after {median(everything):.1f} (median)")
    return median(everything) > ENOUGH


if __name__ == "__main__":
    sys.exit(main())
