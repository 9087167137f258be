"""``menagerie admin``: look after a server's tables, people, chat and backups."""

from __future__ import annotations

import asyncio
import getpass
import json
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from menagerie.cli.arguments import Argument, Command, required, whole_number
from menagerie.cli.tables import aligned
from menagerie.core.errors import BadSetup, reason_of
from menagerie.i18n.translator import Translator

if TYPE_CHECKING:
    from menagerie.server.storage.backup import Verified
    from menagerie.server.storage.moderation import Operator

DAY = 24 * 60 * 60


class Task:
    """What an operator asks for: the action's targets, the options, and how to print what is found."""

    def __init__(self, operator: Operator, given: Namespace, translator: Translator) -> None:
        self.operator, self.given, self.translator = operator, given, translator
        self.targets: list[str] = given.target or []

    def only(self) -> str:
        """Return the only target; raise BadSetup if there is none, or are several."""
        required(self.targets[0] if self.targets else None, "TARGET")
        if len(self.targets) > 1:
            raise BadSetup("cli-not-understood", argument=self.targets[1])
        return self.targets[0]

    def none(self) -> None:
        if self.targets:
            raise BadSetup("cli-not-understood", argument=self.targets[0])

    def file(self) -> Path:
        return Path(self.only())

    async def each(self, work: Callable[[str], Awaitable[None]]) -> int:
        """Do something with every target."""
        required(self.targets[0] if self.targets else None, "TARGET")
        for target in self.targets:
            await work(target)
            self.say("cli-admin-done", what=target)
        return 0

    def say(self, message: str, **facts: Any) -> None:
        print(self.translator.say(message, facts))

    async def rows(self, find: Callable[[], Awaitable[Any]], *columns: str) -> int:
        """Print rows, with these columns."""
        self.none()
        return self.print_rows(await find(), columns)

    def print_rows(self, found: Any, columns: tuple[str, ...]) -> int:
        rows = [dict(row) for row in found]
        if self.given.json:
            print(json.dumps(rows))
        elif rows:
            print(aligned([list(columns), *([shown(row.get(name)) for name in columns] for row in rows)]))
        else:
            self.say("cli-admin-nothing")
        return 0

    def report(self, verified: Verified) -> int:
        """Print what a check found, and return the exit code."""
        self.say("cli-admin-verified", tables=verified.tables, entries=verified.entries)
        for table in verified.broken:
            self.say("cli-admin-broken", table=table)
        return 1 if verified.broken else 0


def shown(value: Any) -> str:
    """Return a value on one line; times as dates."""
    if isinstance(value, float):
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value))
    if isinstance(value, bool):
        return "✓" if value else ""
    return " ".join(str("" if value is None else value).split())


async def list_tables(task: Task) -> int:
    return await task.rows(task.operator.tables, "id", "game", "phase", "public", "touched")


async def close(task: Task) -> int:
    return await task.each(task.operator.close)


async def reopen(task: Task) -> int:
    return await task.each(task.operator.reopen)


async def people(task: Task) -> int:
    return task.print_rows(await task.operator.people(task.only()), ("id", "name", "created"))


async def ban(task: Task) -> int:
    return await task.each(task.operator.ban)


async def unban(task: Task) -> int:
    return await task.each(task.operator.unban)


async def bans(task: Task) -> int:
    return await task.rows(task.operator.bans, "who", "at", "reason")


async def remove_name(task: Task) -> int:
    return await task.each(task.operator.remove_name)


async def remove_line(task: Task) -> int:
    """Remove lines of chat: a table, and the numbers of its entries."""
    if len(task.targets) < 2:
        raise BadSetup("cli-argument-missing", argument="TARGET")
    table, *numbers = task.targets
    for text in numbers:
        await task.operator.remove_line(table, whole_number(text, "TARGET", 0, lowest=1))
        task.say("cli-admin-done", what=f"{table} {text}")
    return 0


async def reports(task: Task) -> int:
    return await task.rows(task.operator.reports, "id", "at", "table", "line", "person", "name", "text")


async def resolve(task: Task) -> int:
    return await task.each(lambda text: task.operator.resolve(whole_number(text, "TARGET", 0, lowest=1)))


async def export(task: Task) -> int:
    from menagerie.server.storage.personal_data import personal_data

    print(json.dumps(await personal_data(task.operator.store, task.only()), indent=1, ensure_ascii=False))
    return 0


async def delete(task: Task) -> int:
    from menagerie.server.storage.personal_data import delete_person

    operator = task.operator
    return await task.each(
        lambda person: delete_person(operator.store, person, operator.name, operator.clock(), operator.reason)
    )


async def trim(task: Task) -> int:
    from menagerie.server.storage.trimming import trim

    task.none()
    days = whole_number(required(task.given.days, "--days"), "--days", 0, lowest=1)
    found = await trim(task.operator, task.operator.clock() - days * DAY)
    task.say("cli-admin-trimmed", lines=found.lines, records=found.records)
    return 0


async def back_up(task: Task) -> int:
    from menagerie.server.storage.backup import back_up

    verified = await back_up(task.operator.store.engine, task.file())
    async with task.operator.store.begin() as connection:
        await task.operator.note(connection, "backup", str(task.file().resolve()))
    return task.report(verified)


async def verify(task: Task) -> int:
    from menagerie.server.storage.backup import verify

    task.none()
    return task.report(await verify(task.operator.store.engine))


async def restore(task: Task) -> int:
    from menagerie.server.storage.backup import restore

    verified = await restore(task.file(), task.operator.store.engine)
    async with task.operator.store.begin() as connection:
        await task.operator.note(connection, "restore", str(task.file().resolve()))
    return task.report(verified)


async def audit(task: Task) -> int:
    return await task.rows(task.operator.audit, "at", "operator", "action", "target", "reason")


Action: TypeAlias = Callable[[Task], Awaitable[int]]

ACTIONS: dict[str, Action] = {
    "tables": list_tables,
    "close": close,
    "reopen": reopen,
    "people": people,
    "ban": ban,
    "unban": unban,
    "bans": bans,
    "remove-name": remove_name,
    "remove-line": remove_line,
    "reports": reports,
    "resolve": resolve,
    "export": export,
    "delete": delete,
    "trim": trim,
    "backup": back_up,
    "verify": verify,
    "restore": restore,
    "audit": audit,
}


def run(given: Namespace, translator: Translator) -> int:
    name = required(given.action, "ACTION")
    if name not in ACTIONS:
        raise BadSetup("cli-unknown-action", value=name, known=", ".join(ACTIONS))
    return asyncio.run(carry_out(name, given, translator))


async def carry_out(name: str, given: Namespace, translator: Translator) -> int:
    """Do what the operator asks for."""
    from menagerie.server.serve import prepare
    from menagerie.server.settings import settings_from, steady_time
    from menagerie.server.storage.moderation import Operator
    from menagerie.server.storage.store import Store

    database = settings_from(database=given.database).database
    if name != "restore":
        must_exist(database)
    await prepare(database)
    store = Store(database, "")
    try:
        operator = Operator(store, operator_name(), steady_time, given.reason or "")
        return await ACTIONS[name](Task(operator, given, translator))
    finally:
        await store.engine.dispose()


def must_exist(database: str) -> None:
    """Refuse a database file that does not exist, instead of making one."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import SQLAlchemyError

    with suppress(SQLAlchemyError):  # what is wrong with an address is said later
        url = make_url(database)
        if url.get_backend_name() == "sqlite" and url.database:
            try:
                Path(url.database).open("rb").close()
            except OSError as error:
                raise BadSetup("file-unreadable", file=url.database, reason=reason_of(error)) from None


def operator_name() -> str:
    """Return who runs this command, for the audit log."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "?"


ADMIN = Command(
    "admin",
    "setup",
    (
        Argument("ACTION"),
        Argument("TARGET", several=True, optional=True, help="admin-target"),
        Argument("--database", "URL"),
        Argument("--days", "N"),
        Argument("--reason", "TEXT"),
        Argument("--json"),
    ),
    run,
)
