"""The people and addresses that are banned, as a node knows them."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from sqlalchemy import select

from menagerie.server.errors import NotAllowed
from menagerie.server.storage.schema import bans
from menagerie.server.storage.store import Store

Network: TypeAlias = IPv4Network | IPv6Network


class Bans:
    """The bans of a node: read again at every heartbeat, so that no request waits for them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: frozenset[str] = frozenset()
        self._networks: tuple[Network, ...] = ()

    async def refresh(self) -> None:
        """Read the bans again."""
        async with self._store.begin() as connection:
            found = list((await connection.execute(select(bans.c.who))).scalars())
        networks = {who: network for who in found if (network := network_named(who))}
        self._people = frozenset(who for who in found if who not in networks)
        self._networks = tuple(networks.values())

    def must_be_welcome(self, person: str) -> None:
        """Refuse a banned person."""
        if person in self._people:
            raise NotAllowed("server-banned")

    def must_be_welcome_from(self, address: str) -> None:
        """Refuse a banned address."""
        if self._networks and is_in(address, self._networks):
            raise NotAllowed("server-banned")


def network_named(text: str) -> Network | None:
    """Return the address or network of this name; None if it is none, but perhaps a person."""
    try:
        network = ip_network(text, strict=False)
        mapped = getattr(network.network_address, "ipv4_mapped", None)
        return ip_network(mapped) if mapped and network.prefixlen == network.max_prefixlen else network
    except ValueError:
        return None


def is_in(address: str, networks: tuple[Network, ...]) -> bool:
    """Return whether an address is in one of these networks."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found
    return any(found in network for network in networks)
