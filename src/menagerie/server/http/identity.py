"""Who somebody is: a signed cookie in a browser, a token in a program. Nobody registers."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict

from itsdangerous import BadSignature, Signer
from sqlalchemy import and_, delete, insert, select, text, update

from menagerie.server.errors import Anonymous, NotFound
from menagerie.server.settings import Settings
from menagerie.server.storage.schema import keys, people, service
from menagerie.server.storage.store import Store
from menagerie.server.tables.state import Person, new_id

LINK_LIVES = 15 * 60
"""A link to another device works for so many seconds, once."""

TOKEN_TRUSTED = 5.0
"""So many seconds a token is trusted before it is looked up again."""

REMEMBERED = 10_000
"""So many people are remembered between two looks into the database."""

FIRST_SECRET = text("INSERT INTO house (key, value) VALUES ('secret', :secret) ON CONFLICT DO NOTHING")


class Identities:
    """Everybody who has been here."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._signer = Signer("")
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._tokens: dict[str, tuple[str, float]] = {}
        """Whose token it was, when it was last looked up."""

    async def open(self) -> None:
        """Agree with all other nodes on the secret that cookies are signed with."""
        secret = self._settings.secret or await self._shared_secret()
        self._signer = Signer(secret, salt="person", digest_method=hashlib.sha256)

    async def _shared_secret(self) -> str:
        wanted = select(service.c.value).where(service.c.key == "secret")
        async with self._store.begin() as connection:
            await connection.execute(FIRST_SECRET, {"secret": secrets.token_hex(32)})
            return str((await connection.execute(wanted)).scalar_one())

    async def arrive(self, name: str) -> Person:
        """Somebody new."""
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
        self._known.move_to_end(person.id)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

    async def find(self, id: str) -> Person | None:
        if id in self._known:
            return self._known[id]
        async with self._store.begin() as connection:
            name = (await connection.execute(select(people.c.name).where(people.c.id == id))).scalar()
        return None if name is None else self._remember(Person(id, name))

    def cookie_for(self, person: Person) -> str:
        return self._signer.sign(person.id).decode()

    async def by_cookie(self, cookie: str) -> Person:
        """Whose cookie this is; Anonymous where it is nobody's."""
        try:
            person = await self.find(self._signer.unsign(cookie).decode())
        except (BadSignature, UnicodeDecodeError):
            person = None
        if person is None:
            raise Anonymous("server-stale-cookie")
        return person

    async def new_token(self, person: Person) -> str:
        """A token for a program that acts as this person; shown once, kept as a hash."""
        return await self._new_key(person, once=False, expires=None)

    async def new_link(self, person: Person) -> str:
        """The word in a link that makes another device this person, once."""
        return await self._new_key(person, once=True, expires=self._settings.clock() + LINK_LIVES)

    async def _new_key(self, person: Person, once: bool, expires: float | None) -> str:
        key = secrets.token_urlsafe(24)
        old = and_(keys.c.once, keys.c.expires < self._settings.clock())
        async with self._store.begin() as connection:
            await connection.execute(delete(keys).where(old))
            await connection.execute(
                insert(keys).values(hash=hashed(key), person=person.id, once=once, expires=expires)
            )
        return key

    async def forget_tokens(self, person: Person) -> None:
        """None of the person's tokens and links works any more; at other nodes within seconds."""
        async with self._store.begin() as connection:
            await connection.execute(delete(keys).where(keys.c.person == person.id))
        self._tokens = {key: found for key, found in self._tokens.items() if found[0] != person.id}

    async def by_token(self, token: str) -> Person:
        """Whose token this is; Anonymous where it is nobody's."""
        key = hashed(token)
        id, until = self._tokens.get(key, ("", 0.0))
        if until < self._settings.clock():
            id = await self._look_up(key)
        person = await self.find(id) if id else None
        if person is None:
            raise Anonymous("server-wrong-token")
        return person

    async def _look_up(self, key: str) -> str:
        """Whose token this is, in the database; remembered for a moment."""
        wanted = select(keys.c.person).where(keys.c.hash == key, ~keys.c.once)
        async with self._store.begin() as connection:
            found: str | None = (await connection.execute(wanted)).scalar()
        if len(self._tokens) >= REMEMBERED:
            self._tokens.clear()
        if found:
            self._tokens[key] = found, self._settings.clock() + TOKEN_TRUSTED
        return found or ""

    async def by_link(self, word: str) -> Person:
        """Whose link this is; it has worked now, and will not again."""
        mine = and_(keys.c.hash == hashed(word), keys.c.once)
        async with self._store.begin() as connection:
            used = (await connection.execute(delete(keys).where(mine).returning(keys.c.person, keys.c.expires))).first()
        fresh = used is not None and (used.expires is None or used.expires >= self._settings.clock())
        person = await self.find(used.person) if used and fresh else None
        if person is None:
            raise NotFound("server-link-used")
        return person


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
