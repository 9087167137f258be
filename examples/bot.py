"""A bot that plays all three games at a server: python examples/bot.py http://127.0.0.1:8000 [TABLE [LEVEL]]

Without a table it sits down wherever a public table has a free seat. It looks at the moves it has and takes
the one that a built-in bot would take; put your own idea into `choose`.
"""

import asyncio
import sys
from typing import Any

from menagerie import View, load
from menagerie.bots.levels import bot_of
from menagerie.client import Client


class Player:
    def __init__(self, view: dict[str, Any], level: str) -> None:
        self.game, self.seat = load(view["game"]), view["you"]
        self.bot = bot_of(level, self.game)

    def choose(self, turn: dict[str, Any]) -> str:
        """Return one of turn["legal"]; turn["numbers"] is everything that this seat may know."""
        view = View(self.seat, self.game.state(**turn["numbers"]))
        action = self.bot.choose(view, self.game.legal(view.state, self.seat))
        return self.game.notation.move(view.state, self.seat, action)


async def free_table(client: Client) -> str:
    """Wait for a public table with a free seat, and return it."""
    while True:
        for table in await client.tables():
            if any(seat["kind"] == "open" for seat in table["seats"]):
                return str(table["table"])
        await asyncio.sleep(1)


async def main(url: str, table: str | None = None, level: str = "casual") -> None:
    async with Client(url) as client:
        await client.create_person("Bot")
        table = table or await free_table(client)
        await client.do(table, do="sit")
        player = Player(await client.view(table), level)
        async with client.play(table, numbers=True) as seat:
            async for turn in seat.turns():
                move = await asyncio.to_thread(player.choose, turn)
                await seat.move(move)
        print((await client.view(table))["points"])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
