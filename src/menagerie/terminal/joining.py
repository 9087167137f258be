"""Join or watch a table of a server, as a person the server already knows or as a new one."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, TypeAlias

from menagerie.client import Client, RefusedByServer
from menagerie.core.errors import BadSetup
from menagerie.terminal import saved_identities
from menagerie.terminal.remote_game import RemoteGame
from menagerie.terminal.saved_identities import SavedIdentity
from menagerie.terminal.server_address import TableAddress, parse_table_address, server_errors

Json: TypeAlias = dict[str, Any]


def remote_game_of(link: str, name: str | None, language: str, record: str | None = None) -> RemoteGame:
    """Take a seat at a table. Raise BadSetup if there is no free one."""
    return asyncio.run(join(link, name, language, record))


def spectator_of(link: str, language: str) -> RemoteGame:
    """Watch a table without a seat."""
    return asyncio.run(watch_table(link, language))


async def join(link: str, name: str | None, language: str, record: str | None = None) -> RemoteGame:
    """Do the same as ``remote_game_of`` inside a running event loop."""
    address = parse_table_address(link)
    name = name.strip() if name else None
    with server_errors(address.server):
        async with Client(address.server, language=language) as client:
            view = await view_as_known_person(client, address, name)
            if not seats_of(client.person, view):
                check_open_seat(address, view)
                if client.token is None:
                    await register(client, name or saved_identities.login_name(language))
                await client.sit(address.table, key=address.key)
                view = await client.view(address.table)
            return RemoteGame(address, view, language, client.token, seats_of(client.person, view)[0], record)


async def watch_table(link: str, language: str) -> RemoteGame:
    """Do the same as ``spectator_of`` inside a running event loop. The server is not told who watches."""
    address = parse_table_address(link)
    with server_errors(address.server):
        async with Client(address.server, language=language) as client:
            return RemoteGame(address, await client.view(address.table), language)


async def view_as_known_person(client: Client, address: TableAddress, name: str | None) -> Json:
    """Return the table as a stored identity sees it: one with a seat there, else the latest, else as a stranger."""
    known = [
        identity
        for identity in saved_identities.identities_for(address.server, name)
        if await still_valid(client, identity)
    ]
    for identity in known:
        use_identity(client, identity)
        with suppress(RefusedByServer):
            view = await client.view(address.table)
            if seats_of(identity.person, view):
                saved_identities.save(identity)
                return view
    use_identity(client, known[0] if known else None)
    for identity in known[:1]:
        saved_identities.save(identity)
    return await client.view(address.table)


async def still_valid(client: Client, identity: SavedIdentity) -> bool:
    """Return whether the server still knows a stored identity; delete the identity if not."""
    use_identity(client, identity)
    try:
        await client.ask("GET", "/me")
    except RefusedByServer as refused:
        if refused.status != 401:
            raise
        saved_identities.delete(identity)
        return False
    return True


def use_identity(client: Client, identity: SavedIdentity | None) -> None:
    client.token, client.person = (identity.token, identity.person) if identity else (None, None)


async def register(client: Client, name: str) -> None:
    """Create a person at the server, and store the identity before anything else happens."""
    found = await client.create_person(name)
    saved_identities.save(SavedIdentity(client.url, name, found["person"], found["token"]))


def seats_of(person: str | None, view: Json) -> list[int]:
    return [seat["seat"] for seat in view["seats"] if person is not None and seat.get("person") == person]


def check_open_seat(address: TableAddress, view: Json) -> None:
    """Raise BadSetup if there is no seat to take. With a key, the server decides."""
    if view["phase"] != "open":
        raise BadSetup("join-begun", link=address.url)
    if address.key is None and not any(seat["kind"] == "open" for seat in view["seats"]):
        raise BadSetup("join-full", link=address.url)
