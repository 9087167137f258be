"""Identities: a browser is identified by a signed cookie, a program by a token. Nobody registers."""

from __future__ import annotations

import hashlib
import secrets

from cachetools import TTLCache
from itsdangerous import BadSignature, Signer
from sqlalchemy import and_, delete, insert, select, text, update

from menagerie.server.errors import Anonymous, NotFound
from menagerie.server.http.devices import Devices
from menagerie.server.settings import Settings
from menagerie.server.storage.bans import Bans
from menagerie.server.storage.schema import keys, people, shared_values
from menagerie.server.storage.store import Store
from menagerie.server.tables.seats import Person
from menagerie.server.tables.state import new_id

LINK_LIFETIME = 15 * 60
"""Seconds for which a link to another device works, once."""

TOKEN_LIFETIME = 5.0
"""Seconds until a cached token is looked up again."""

NAME_LIFETIME = 5.0
"""Seconds until a person's name is looked up again."""

CACHE_SIZE = 10_000
"""The most people and tokens in memory."""

FIRST_SECRET = text("INSERT INTO house (key, value) VALUES ('secret', :secret) ON CONFLICT DO NOTHING")


class Identities:
    """Everybody who has ever used this server."""

    def __init__(self, store: Store, settings: Settings, bans: Bans | None = None) -> None:
        self._store = store
        self._bans = bans or Bans(store)
        self._settings = settings
        self._signer = Signer("")
        self.devices = Devices(store, settings)
        self._known: TTLCache[str, Person] = TTLCache(CACHE_SIZE, NAME_LIFETIME, timer=settings.monotonic)
        """Everybody who was here lately; another node may have given them another name."""
        self._tokens: TTLCache[str, str] = TTLCache(CACHE_SIZE, TOKEN_LIFETIME, timer=settings.clock)
        """The person of each token that was looked up lately."""

    async def open(self) -> None:
        """Load the secret that signs cookies; all nodes share it."""
        secret = self._settings.secret or await self._shared_secret()
        self._signer = Signer(secret, salt="person", digest_method=hashlib.sha256)

    def origin_of(self, address: str) -> str:
        """Return what stands for an address: nobody can tell the address without the server's secret."""
        if self._settings.rate_same_address:
            return ""
        return self._signer.get_signature(f"origin {address}").decode()[:16]

    async def _shared_secret(self) -> str:
        wanted = select(shared_values.c.value).where(shared_values.c.key == "secret")
        async with self._store.begin() as connection:
            await connection.execute(FIRST_SECRET, {"secret": secrets.token_hex(32)})
            return str((await connection.execute(wanted)).scalar_one())

    async def create(self, name: str) -> Person:
        """Create a new person."""
        person = Person(new_id(), name)
        async with self._store.begin() as connection:
            row = insert(people).values(id=person.id, name=name, created=self._settings.clock())
            await connection.execute(row)
        return self._remember(person)

    async def rename(self, person: Person, name: str) -> Person:
        async with self._store.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(name=name))
        return self._remember(Person(person.id, name))

    def _remember(self, person: Person) -> Person:
        self._known[person.id] = person
        return person

    def forget(self, person: str) -> None:
        """Look a person up again, whom an operator has changed."""
        self._known.pop(person, None)
        for key in [key for key, owner in self._tokens.items() if owner == person]:
            self._tokens.pop(key, None)

    async def find(self, id: str) -> Person | None:
        if known := self._known.get(id):
            return known
        async with self._store.begin() as connection:
            name = (await connection.execute(select(people.c.name).where(people.c.id == id))).scalar()
        return None if name is None else self._remember(Person(id, name))

    async def new_cookie(self, person: Person, user_agent: str) -> str:
        """Sign a person in on a new device, and return the cookie for it."""
        return self._signer.sign(f"{person.id}.{await self.devices.add(person.id, user_agent)}").decode()

    def device_of(self, cookie: str) -> str:
        """Return the device that a cookie names, or an empty text."""
        try:
            return self._signer.unsign(cookie).decode().partition(".")[2]
        except (BadSignature, UnicodeDecodeError):
            return ""

    async def by_cookie(self, cookie: str) -> Person:
        """Return the person of a cookie; raise Anonymous if it is not valid."""
        try:
            id, _, device = self._signer.unsign(cookie).decode().partition(".")
            person = await self.find(id)
        except (BadSignature, UnicodeDecodeError):
            person = None
        if person is None or not await self.devices.is_signed_in(person.id, device):
            raise Anonymous("server-stale-cookie")
        self._bans.must_be_welcome(person.id)
        return person

    async def new_token(self, person: Person) -> str:
        """Create a token for a program that acts as this person; only its hash is stored."""
        return await self._new_key(person, once=False, expires=None)

    async def new_link(self, person: Person) -> str:
        """Create the code of a link that identifies another device as this person, once."""
        return await self._new_key(person, once=True, expires=self._settings.clock() + LINK_LIFETIME)

    async def _new_key(self, person: Person, once: bool, expires: float | None) -> str:
        key = secrets.token_urlsafe(24)
        old = and_(keys.c.once, keys.c.expires < self._settings.clock())
        async with self._store.begin() as connection:
            await connection.execute(delete(keys).where(old))
            await connection.execute(
                insert(keys).values(hash=hashed(key), person=person.id, once=once, expires=expires)
            )
        return key

    async def revoke_tokens(self, person: Person) -> None:
        """Revoke all tokens and links of a person; other nodes notice within seconds."""
        async with self._store.begin() as connection:
            await connection.execute(delete(keys).where(keys.c.person == person.id))
        for key in [key for key, owner in self._tokens.items() if owner == person.id]:
            self._tokens.pop(key, None)

    async def by_token(self, token: str) -> Person:
        """Return the person of a token; raise Anonymous if it is not valid."""
        key = hashed(token)
        id = self._tokens.get(key) or await self._look_up(key)
        person = await self.find(id) if id else None
        if person is None:
            raise Anonymous("server-wrong-token")
        self._bans.must_be_welcome(person.id)
        return person

    async def _look_up(self, key: str) -> str:
        """Return the person of a token from the database, or an empty string; cache it for a moment."""
        wanted = select(keys.c.person).where(keys.c.hash == key, ~keys.c.once)
        async with self._store.begin() as connection:
            found: str | None = (await connection.execute(wanted)).scalar()
        if found:
            self._tokens[key] = found
        return found or ""

    async def by_link(self, code: str) -> Person:
        """Return the person of a link, which does not work again; raise NotFound if it is not valid."""
        wanted = and_(keys.c.hash == hashed(code), keys.c.once)
        async with self._store.begin() as connection:
            using = delete(keys).where(wanted).returning(keys.c.person, keys.c.expires)
            used = (await connection.execute(using)).first()
        fresh = used is not None and (used.expires is None or used.expires >= self._settings.clock())
        person = await self.find(used.person) if used and fresh else None
        if person is None:
            raise NotFound("server-link-used")
        self._bans.must_be_welcome(person.id)
        return person


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
