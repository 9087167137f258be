"""The browsers in which people are signed in: each has its own cookie, which can be revoked."""

from __future__ import annotations

from dataclasses import dataclass

from cachetools import TTLCache
from sqlalchemy import and_, delete, insert, select, update

from menagerie.server.settings import Settings
from menagerie.server.storage.schema import devices, people
from menagerie.server.storage.store import Store
from menagerie.server.tables.state import new_id

CHECKED_FOR = 5.0
"""Seconds until a device is looked up again: other nodes may have signed it out."""

SEEN_AGAIN = 60 * 60
"""Seconds after which the time at which a device was seen last is written again."""

DEVICES_KEPT = 10_000
"""How many devices are remembered to be signed in."""

BROWSERS = {"Edg": "Edge", "OPR/": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = {"iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "Mac OS": "macOS"}
SYSTEMS |= {"CrOS": "ChromeOS", "Linux": "Linux"}
"""What a browser's description of itself contains, and what people call it; the first that fits is right."""


@dataclass(frozen=True, slots=True)
class Device:
    """A browser in which a person is signed in."""

    id: str
    label: str
    """The browser and its system, or an empty text."""
    seen: float


class Devices:
    """The browsers of everybody. Cookies of earlier versions name no device: their device is an empty text."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._clock = store, settings.clock
        self._signed_in: TTLCache[tuple[str, str], bool] = TTLCache(DEVICES_KEPT, CHECKED_FOR, timer=settings.monotonic)

    async def add(self, person: str, user_agent: str) -> str:
        """Sign a person in on a new device, and return its id."""
        id = new_id()
        row = {"id": id, "person": person, "label": label_of(user_agent), "seen": self._clock()}
        async with self._store.begin() as connection:
            await connection.execute(insert(devices).values(**row))
        return id

    async def is_signed_in(self, person: str, device: str) -> bool:
        key = person, device
        if key not in self._signed_in:
            self._signed_in[key] = await (self._find(person, device) if device else self._keeps_old_cookies(person))
        return self._signed_in[key]

    async def _find(self, person: str, device: str) -> bool:
        wanted = and_(devices.c.id == device, devices.c.person == person)
        now = self._clock()
        async with self._store.begin() as connection:
            seen = (await connection.execute(select(devices.c.seen).where(wanted))).scalar()
            if seen is not None and seen < now - SEEN_AGAIN:
                await connection.execute(update(devices).where(wanted).values(seen=now))
        return seen is not None

    async def _keeps_old_cookies(self, person: str) -> bool:
        async with self._store.begin() as connection:
            found = await connection.execute(select(people.c.old_cookies).where(people.c.id == person))
            return bool(found.scalar())

    async def of(self, person: str) -> list[Device]:
        """Return a person's devices, the one seen last first."""
        wanted = select(devices.c.id, devices.c.label, devices.c.seen).where(devices.c.person == person)
        async with self._store.begin() as connection:
            return [Device(*row) for row in await connection.execute(wanted.order_by(devices.c.seen.desc()))]

    async def sign_out(self, person: str, device: str) -> None:
        """Sign one device of a person out."""
        async with self._store.begin() as connection:
            await connection.execute(delete(devices).where(devices.c.person == person, devices.c.id == device))
        self._signed_in.pop((person, device), None)

    async def sign_out_others(self, person: str, kept: str) -> None:
        """Sign all devices of a person out, except one."""
        async with self._store.begin() as connection:
            await connection.execute(delete(devices).where(devices.c.person == person, devices.c.id != kept))
            await connection.execute(update(people).where(people.c.id == person).values(old_cookies=False))
        self._signed_in.clear()


def label_of(user_agent: str) -> str:
    """Return the browser and the system that a browser says it is, or an empty text."""
    found = (next((name for part, name in names.items() if part in user_agent), "") for names in (BROWSERS, SYSTEMS))
    return " · ".join(filter(None, found))
