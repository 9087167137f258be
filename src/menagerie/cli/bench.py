"""``menagerie bench``: measure decisions per second on this machine, next to OpenSpiel if it is installed."""

from __future__ import annotations

import json
from argparse import Namespace
from importlib.util import find_spec
from typing import TYPE_CHECKING

from menagerie.benchmarks.engine_speed import RUNS, EngineSpeed, Gain, Ratio, Speed, SpeedReport, all_ways, bench
from menagerie.benchmarks.pettingzoo_loop import LOOPS
from menagerie.cli.arguments import Argument, Command, positive_number
from menagerie.cli.bench_review import bench_reviews
from menagerie.cli.progress import note_if_slow, progress_bar
from menagerie.cli.tables import aligned, number, rate
from menagerie.core.errors import BadSetup
from menagerie.engine import require_fast
from menagerie.games import load, names
from menagerie.i18n.translator import Translator

if TYPE_CHECKING:
    from menagerie.benchmarks.environment_speed import EnvReport


def run(given: Namespace, translator: Translator) -> int:
    if given.review:
        return bench_reviews(given, translator)
    for argument in OF_REVIEWS:
        if getattr(given, argument.key):
            raise BadSetup("bench-review-only", argument=argument.name)
    seconds = positive_number(given.seconds, "--seconds", default=2)
    require_fast("bench")
    if given.envs:
        return run_envs(seconds, given.json, translator)
    ways = all_ways(lambda game: note_if_slow(game, translator))
    with progress_bar(RUNS * len(ways), translator) as progress:
        report = bench(ways, seconds, lambda: progress(1))
    print(json.dumps(report.as_json(), indent=1) if given.json else report_text(report, translator))
    return 0


def run_envs(seconds: float, as_json: bool, translator: Translator) -> int:
    """Measure our environments and those of other projects."""
    if find_spec("gymnasium") is None:
        raise BadSetup("cli-no-gymnasium")
    from menagerie.benchmarks.environment_speed import bench_envs, env_ways, keep_to_one_core

    keep_to_one_core()
    ways = env_ways(lambda game: note_if_slow(game, translator))
    with progress_bar(RUNS * len(ways.all), translator) as progress:
        report = bench_envs(ways, seconds, lambda: progress(1))
    print(json.dumps(report.as_json(), indent=1) if as_json else environments_text(report, translator))
    return 0


def environments_text(report: EnvReport, translator: Translator) -> str:
    """Return tables of decisions per second with observations and masks: ours, the rivals' and the ratios."""
    parts = [aligned(env_rows(report, translator))]
    if report.reflex:
        parts.append(aligned(reflex_rows(report.reflex, translator)))
    if report.others:
        parts.append(aligned(rival_rows(report.others, translator)))
        parts.append(aligned(rival_ratio_rows(report, translator)))
    if report.loops:
        parts.append(aligned(loop_rows(report.loops + report.loop_peers, translator)))
    if report.loop_ratios:
        parts.append(aligned(loop_ratio_rows(report.loop_ratios, translator)))
    if report.missing:
        parts.append(translator.say("cli-rivals-missing", {"names": ", ".join(report.missing)}))
    return "\n\n".join(parts)


def env_rows(report: EnvReport, translator: Translator) -> list[list[str]]:
    from menagerie.benchmarks.environment_speed import GAMES_AT_ONCE

    games = number(GAMES_AT_ONCE, translator)
    head = [translator.say(f"cli-column-{name}", {"games": games}) for name in ("game", "players", "cells", "vector")]
    rows = [head]
    for speed, cells in zip(report.ours, report.cells, strict=True):
        rows.append([title(speed.game, translator), str(speed.players), str(cells), rate(speed.rate, translator)])
    return rows


def reflex_rows(speeds: list[Speed], translator: Translator) -> list[list[str]]:
    """Return rows of decisions per second with the opponents reflex."""
    head = [translator.say("cli-column-game"), translator.say("cli-column-players"), "reflex"]
    return [head, *([title(s.game, translator), str(s.players), rate(s.rate, translator)] for s in speeds)]


def rival_rows(rivals: list[Speed], translator: Translator) -> list[list[str]]:
    head = [translator.say(f"cli-column-{name}") for name in ("rival", "decisions")]
    return [head, *([f"{speed.way} {speed.game}", rate(speed.rate, translator)] for speed in rivals)]


def rival_ratio_rows(report: EnvReport, translator: Translator) -> list[list[str]]:
    rows = [[translator.say("cli-column-game"), *(f"{speed.way} {speed.game}" for speed in report.others)]]
    for game in dict.fromkeys(ratio.game for ratio in report.ratios):
        times = [f"{number(ratio.times, translator, 1)} ×" for ratio in report.ratios if ratio.game == game]
        rows.append([title(game, translator), *times])
    return rows


def loop_rows(loops: list[Speed], translator: Translator) -> list[list[str]]:
    """Return rows of decisions per second in PettingZoo's loop, without and with its checks."""
    rows = [["PettingZoo", translator.say("cli-column-players"), *LOOPS]]
    ours = names()
    for bare, checked in zip(loops[::2], loops[1::2], strict=True):
        game = title(bare.game, translator) if bare.game in ours else bare.game
        rows.append([game, str(bare.players), rate(bare.rate, translator), rate(checked.rate, translator)])
    return rows


def loop_ratio_rows(found: list[Ratio], translator: Translator) -> list[list[str]]:
    rows = [[translator.say("cli-column-game"), *LOOPS]]
    for bare, checked in zip(found[::2], found[1::2], strict=True):
        times = [f"{number(ratio.times, translator, 1)} ×" for ratio in (bare, checked)]
        rows.append([f"{title(bare.game, translator)} : {bare.peer}", *times])
    return rows


def title(game: str, translator: Translator) -> str:
    return Translator(translator.language, load(game)).say(f"{game}-title")


def report_text(report: SpeedReport, translator: Translator) -> str:
    """Return tables of decisions and simulations per second: ours, the peers' and the ratios."""
    parts = [aligned(our_rows(report.ours, translator))]
    if report.peers:
        parts.append(aligned(peer_rows(report.peers, translator)))
        parts.append(aligned(ratio_rows(report.ratios, translator)))
    parts.append(aligned(search_rows(report.searches, report.thread_gains, translator)))
    parts.append(aligned(engine_rows(report.engines, translator)))
    if report.peers:
        parts.append(aligned(peer_rows(report.search_peers, translator)))
        parts.append(aligned(ratio_rows(report.search_ratios, translator)))
    return "\n\n".join(parts if report.peers else [*parts, translator.say("cli-no-peers")])


def our_rows(ours: list[Speed], translator: Translator) -> list[list[str]]:
    head = [translator.say(f"cli-column-{name}") for name in ("game", "players", "plain", "compiled")]
    rows = [head]
    for plain, compiled in zip(ours[::2], ours[1::2], strict=True):
        rows.append(
            [
                title(plain.game, translator),
                str(plain.players),
                rate(plain.rate, translator),
                rate(compiled.rate, translator),
            ]
        )
    return rows


def search_rows(searches: list[Speed], gains: list[Gain], translator: Translator) -> list[list[str]]:
    """Return rows of simulations per second in each way, and the gain of a second thread."""
    ways = ("simulations-search", "simulations-two-threads", "simulations-heuristic")
    names = ("game", "players", *ways, "second-thread")
    rows = [[translator.say(f"cli-column-{name}") for name in names]]
    for gain in gains:
        mine = [speed for speed in searches if (speed.game, speed.players) == (gain.game, gain.players)]
        rates = [rate(speed.rate, translator) for speed in mine]
        rows.append([title(gain.game, translator), str(gain.players), *rates, f"{number(gain.times, translator, 2)} ×"])
    return rows


def engine_rows(engines: list[EngineSpeed], translator: Translator) -> list[list[str]]:
    """Return rows of simulations per second of the native engine and the one in WebAssembly, and their ratio."""
    names = ("game", "players", "engine-native", "engine-wasm", "engine-ratio")
    rows = [[translator.say(f"cli-column-{name}") for name in names]]
    for found in engines:
        rates = [
            rate(found.native, translator),
            rate(found.wasm, translator),
            f"{number(found.ratio, translator, 2)} ×",
        ]
        rows.append([title(found.game, translator), str(found.players), *rates])
    return rows


def peer_rows(peers: list[Speed], translator: Translator) -> list[list[str]]:
    ways = list(dict.fromkeys(peer.way for peer in peers))
    rows = [["OpenSpiel", *(translator.say(f"cli-way-{way}") for way in ways)]]
    for game in dict.fromkeys(peer.game for peer in peers):
        rows.append([game, *(rate(peer.rate, translator) for peer in peers if peer.game == game)])
    return rows


def ratio_rows(found: list[Ratio], translator: Translator) -> list[list[str]]:
    ways = list(dict.fromkeys(ratio.way for ratio in found))
    rows = [[translator.say("cli-column-ratio"), *(translator.say(f"cli-way-{way}") for way in ways)]]
    for game in dict.fromkeys(ratio.game for ratio in found):
        mine = [ratio for ratio in found if ratio.game == game]
        times = [f"{number(ratio.times, translator, 1)} ×" for ratio in mine]
        rows.append([f"{title(game, translator)} : {mine[0].peer}", *times])
    return rows


OF_REVIEWS = (
    Argument("--games", "K", help="games-reviewed"),
    Argument("--seed", "S"),
    Argument("--out", "FILE", help="out-reviewed"),
)
"""Arguments that only make sense for reviews."""

BENCH = Command(
    "bench",
    "measure",
    (Argument("--seconds", "S"), Argument("--envs"), Argument("--review"), *OF_REVIEWS, Argument("--json")),
    run,
)
