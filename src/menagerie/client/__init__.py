"""A small asynchronous client: for bots, for tests, and for every screen that is not a browser.

async with Client("http://127.0.0.1:8000") as client:
    await client.create_person("Ada")
    table = await client.open("mausen", ["open", "novice", "novice"])
    await client.do(table["table"], do="sit")
    await client.do(table["table"], do="start")
    async with client.play(table["table"]) as seat:
        async for turn in seat.turns():
            await seat.move(turn["legal"][0])
"""

from menagerie.client.session import Client, Gone, RefusedByServer, Seat

__all__ = ["Client", "Gone", "RefusedByServer", "Seat"]
