"""Coming to a table of a server: as somebody who has been there before, or as somebody new."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, TypeAlias

from menagerie.client import Client, RefusedByServer
from menagerie.core.errors import BadSetup
from menagerie.terminal import saved_identities
from menagerie.terminal.remote_game import RemoteGame
from menagerie.terminal.saved_identities import SavedIdentity
from menagerie.terminal.server_address import Link, explained, link_of

Json: TypeAlias = dict[str, Any]


def remote_game_of(link: str, name: str | None, language: str, record: str | None = None) -> RemoteGame:
    """Somebody with a seat at a table; BadSetup if there is none to be had."""
    return asyncio.run(joined(link, name, language, record))


def watcher_of(link: str, language: str) -> RemoteGame:
    """Somebody who watches a table."""
    return asyncio.run(watching(link, language))


async def joined(link: str, name: str | None, language: str, record: str | None = None) -> RemoteGame:
    """The same as ``guest_of``, where something is going on already."""
    where = link_of(link)
    name = name.strip() if name else None
    with explained(where.server):
        async with Client(where.server, language=language) as client:
            view = await recognised(client, where, name)
            if not seats_of(client.person, view):
                check_free(where, view)
                if client.token is None:
                    await introduce(client, name or saved_identities.login_name(language))
                await client.sit(where.table, key=where.key)
                view = await client.view(where.table)
            return RemoteGame(where, view, language, client.token, seats_of(client.person, view)[0], record)


async def watching(link: str, language: str) -> RemoteGame:
    """The same as ``watcher_of``, where something is going on already. Nobody in particular watches."""
    where = link_of(link)
    with explained(where.server):
        async with Client(where.server, language=language) as client:
            return RemoteGame(where, await client.view(where.table), language)


async def recognised(client: Client, where: Link, name: str | None) -> Json:
    """The table in the eyes of whoever has come from here before: who sits there, else who came last, else anybody."""
    came = [kept for kept in saved_identities.kept_for(where.server, name) if await still_known(client, kept)]
    for kept in came:
        be(client, kept)
        with suppress(RefusedByServer):
            view = await client.view(where.table)
            if seats_of(kept.person, view):
                saved_identities.keep(kept)
                return view
    be(client, came[0] if came else None)
    for kept in came[:1]:
        saved_identities.keep(kept)
    return await client.view(where.table)


async def still_known(client: Client, kept: SavedIdentity) -> bool:
    """Whether the server knows somebody from before; if not, nobody needs to remember."""
    be(client, kept)
    try:
        await client.ask("GET", "/me")
    except RefusedByServer as refused:
        if refused.status != 401:
            raise
        saved_identities.forget(kept)
        return False
    return True


def be(client: Client, kept: SavedIdentity | None) -> None:
    client.token, client.person = (kept.token, kept.person) if kept else (None, None)


async def introduce(client: Client, name: str) -> None:
    """Be somebody there, and remember it before anything else happens."""
    found = await client.arrive(name)
    saved_identities.keep(SavedIdentity(client.url, name, found["person"], found["token"]))


def seats_of(person: str | None, view: Json) -> list[int]:
    return [seat["seat"] for seat in view["seats"] if person is not None and seat.get("person") == person]


def check_free(where: Link, view: Json) -> None:
    """BadSetup where nobody else can sit down; whoever has a key is judged by the server."""
    if view["phase"] != "open":
        raise BadSetup("join-begun", link=where.address)
    if where.key is None and not any(seat["kind"] == "open" for seat in view["seats"]):
        raise BadSetup("join-full", link=where.address)
