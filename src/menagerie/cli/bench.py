"""``menagerie bench``: decisions a second, here and now, beside OpenSpiel where it is installed."""

from __future__ import annotations

import json
from argparse import Namespace

from menagerie.arena.bench import RUNS, Gain, Ratio, Report, Speed, all_ways, bench
from menagerie.cli.arguments import Argument, Command, positive_number
from menagerie.cli.progress import progress_bar, told_if_slow
from menagerie.cli.tables import lined_up, number, rate
from menagerie.games import load
from menagerie.text.speech import Speech


def run(given: Namespace, speech: Speech) -> int:
    seconds = positive_number(given.seconds, "--seconds", default=2)
    ways = all_ways(lambda game: told_if_slow(game, speech))
    with progress_bar(RUNS * len(ways), speech) as progress:
        report = bench(ways, seconds, lambda: progress(1))
    print(json.dumps(report.as_json(), indent=1) if given.json else told(report, speech))
    return 0


def title(game: str, speech: Speech) -> str:
    return Speech(speech.language, load(game)).say(f"{game}-title")


def told(report: Report, speech: Speech) -> str:
    """Decisions and simulations a second: ours, the peers', the ratios."""
    parts = [lined_up(our_rows(report.ours, speech))]
    if report.peers:
        parts.append(lined_up(peer_rows(report.peers, speech)))
        parts.append(lined_up(ratio_rows(report.ratios, speech)))
    parts.append(lined_up(search_rows(report.searches, report.thread_gains, speech)))
    if report.peers:
        parts.append(lined_up(peer_rows(report.search_peers, speech)))
        parts.append(lined_up(ratio_rows(report.search_ratios, speech)))
    return "\n\n".join(parts if report.peers else [*parts, speech.say("cli-no-peers")])


def our_rows(ours: list[Speed], speech: Speech) -> list[list[str]]:
    head = [speech.say(f"cli-column-{name}") for name in ("game", "players", "plain", "compiled")]
    rows = [head]
    for plain, compiled in zip(ours[::2], ours[1::2], strict=True):
        rows.append(
            [title(plain.game, speech), str(plain.players), rate(plain.rate, speech), rate(compiled.rate, speech)]
        )
    return rows


def search_rows(searches: list[Speed], gains: list[Gain], speech: Speech) -> list[list[str]]:
    """Simulations a second in every way, and how much two threads do for one."""
    ways = ("simulations-search", "simulations-two-threads", "simulations-habit")
    names = ("game", "players", *ways, "second-thread")
    rows = [[speech.say(f"cli-column-{name}") for name in names]]
    for gain in gains:
        mine = [speed for speed in searches if (speed.game, speed.players) == (gain.game, gain.players)]
        rates = [rate(speed.rate, speech) for speed in mine]
        rows.append([title(gain.game, speech), str(gain.players), *rates, f"{number(gain.times, speech, 2)} ×"])
    return rows


def peer_rows(peers: list[Speed], speech: Speech) -> list[list[str]]:
    ways = list(dict.fromkeys(peer.way for peer in peers))
    rows = [["OpenSpiel", *(speech.say(f"cli-way-{way}") for way in ways)]]
    for game in dict.fromkeys(peer.game for peer in peers):
        rows.append([game, *(rate(peer.rate, speech) for peer in peers if peer.game == game)])
    return rows


def ratio_rows(found: list[Ratio], speech: Speech) -> list[list[str]]:
    ways = list(dict.fromkeys(ratio.way for ratio in found))
    rows = [[speech.say("cli-column-ratio"), *(speech.say(f"cli-way-{way}") for way in ways)]]
    for game in dict.fromkeys(ratio.game for ratio in found):
        mine = [ratio for ratio in found if ratio.game == game]
        times = [f"{number(ratio.times, speech, 1)} ×" for ratio in mine]
        rows.append([f"{title(game, speech)} : {mine[0].peer}", *times])
    return rows


BENCH = Command("bench", (Argument("--seconds", "S"), Argument("--json")), run)
