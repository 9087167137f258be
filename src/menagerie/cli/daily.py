"""``menagerie daily``: the deal of a day in the terminal, and what the levels reach in the same seat."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from datetime import UTC, date, datetime, timedelta

from menagerie.bots.deal_play import SeededDecision, play_deal, seeded_choice
from menagerie.cli.arguments import Argument, Command
from menagerie.cli.play import full_screen, play_line_mode
from menagerie.core.counting import shown_number
from menagerie.core.errors import BadSetup
from menagerie.core.levels import LEVELS
from menagerie.core.shared_deal import FIRST_DAY, SharedDeal, daily_deal, occasion_of, public_seed
from menagerie.games import load, own_names, shortest_first
from menagerie.i18n.deal_text import result_text, share_text
from menagerie.i18n.game_names import find_game
from menagerie.i18n.translator import Translator
from menagerie.terminal.daily_game import DailyGame
from menagerie.terminal.daily_results import daily_results

DAYS_SHOWN = 14
"""How many days the list of results goes back."""


def run(given: Namespace, translator: Translator) -> int:
    day = day_of(given.date)
    if given.game is None:
        show_days(day, translator)
        return 0
    game = find_game(given.game)
    if game.name not in own_names():
        raise BadSetup("daily-no-deal", game=game.name, known=", ".join(own_names()))
    deal = daily_deal(day, public_seed(day), game)
    session = DailyGame(deal, translator.language)
    print(about(deal, day, translator), flush=True)
    if full_screen(given):
        from menagerie.terminal.app import play

        status = play(session, translator.language)
    else:
        status = asyncio.run(play_line_mode(session, None, translator))
    if session.match.over:
        show_results(deal, day, translator)
    return status


def day_of(text: str | None) -> date:
    """Return the day that ``--date`` names, today (UTC) by default."""
    today = datetime.now(UTC).date()
    try:
        day = date.fromisoformat(text) if text else today
    except ValueError:
        day = date.max
    if not FIRST_DAY <= day <= today:
        raise BadSetup("daily-bad-day", day=text or "", first=FIRST_DAY.isoformat())
    return day


def about(deal: SharedDeal, day: date, translator: Translator) -> str:
    """Return the day, the game, the seat and the bots of a deal, in one line."""
    say = translator.say
    title = Translator(translator.language, load(deal.game)).say(f"{deal.game}-title")
    seat = say("web-seat", {"number": str(shown_number(deal.seat))})
    players = translator.labelled(say("web-players"), deal.players)
    bots = say("daily-bots", {"level": say(f"level-{deal.level}")})
    return " · ".join([say("daily-title"), day.isoformat(), title, players, seat, bots])


def show_results(deal: SharedDeal, day: date, translator: Translator) -> None:
    """Print the person's first result and, one after the other, those of the levels; then the text to share."""
    say, mine = translator.say, daily_results()[deal.occasion]

    async def choose(level: str, decision: SeededDecision) -> int:
        return seeded_choice(level, load(deal.game), decision)

    print(f"\n{translator.labelled(say('daily-levels'), '')}".rstrip())
    names = {level: say(f"level-{level}") for level in LEVELS}
    width = max(map(len, [*names.values(), say("seat-you")]))
    print(f"  {say('seat-you'):{width}}  {result_text(mine)}")
    levels = {}
    for level, name in names.items():
        print(f"  {name:{width}}  ", end="", flush=True)
        levels[level] = asyncio.run(play_deal(deal, level, choose))
        print(result_text(levels[level]), flush=True)
    print(f"\n{share_text(deal.game, day, mine, levels, translator)}")


def show_days(last: date, translator: Translator) -> None:
    """Print the results of the latest days."""
    kept, games = daily_results(), [game for game in shortest_first() if game in own_names()]
    titles = [Translator(translator.language, load(game)).say(f"{game}-title") for game in games]
    print(translator.say("daily-title"))
    print(f"{'':10}  {'  '.join(f'{title:12}' for title in titles)}".rstrip())
    for back in range(DAYS_SHOWN):
        day = last - timedelta(days=back)
        found = [kept.get(occasion_of(day, game)) for game in games]
        cells = [result_text(result) if result else "·" for result in found]
        print(f"{day.isoformat()}  {'  '.join(f'{cell:12}' for cell in cells)}".rstrip())


DAILY = Command("daily", "play", (Argument("GAME", optional=True), Argument("--date", "DAY"), Argument("--lines")), run)
