"""The database schema.

A table's whole history is its log: ``entries``, append-only, unique on (table, number). That constraint decides which
writer comes first, on one node or on ten. Everything else is an index, or about people. Some names in the database
are older than the names in this code: they stay, so that existing databases keep working.
"""

from typing import Any

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "rooms",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("phase", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("tender", String(22), ForeignKey("nodes.id", ondelete="SET NULL"), nullable=True, index=True, key="node"),
    Column("settled", Boolean, nullable=False, server_default="0"),
    Index("rooms_by_phase", "phase", "public", "touched"),
)
"""Every table: whether it is ``open``, ``playing``, ``over`` or ``away`` (archived), and the node that schedules it."""

entries = Table(
    "entries",
    metadata,
    Column("room", String(22), primary_key=True, key="table"),
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The log of every table."""

seat_holders = Table(
    "sittings",
    metadata,
    Column("person", String(22), primary_key=True),
    Column("room", String(22), primary_key=True, key="table"),
)
"""The people who hold a seat at each table."""

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("old_cookies", Boolean, nullable=False, server_default="1"),
)
"""Everybody, and whether their cookies of earlier versions, which name no device, are still valid."""

devices = Table(
    "devices",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("person", String(22), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("seen", Float, nullable=False),
)
"""The browsers in which people are signed in."""

keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(22), nullable=False, index=True),
    Column("once", Boolean, nullable=False),
    Column("expires", Float, nullable=True),
)
"""The hashes of tokens for programs, and of links that work once."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("person", String(22), primary_key=True),
    Column("room", String(22), primary_key=True, key="table"),
    Column("game", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("outcome", String(10), nullable=True),
    Column("mu", Float, nullable=True),
    Column("sigma", Float, nullable=True),
    Column("record", String(64), nullable=True),
    Column("seat", Integer, nullable=True),
    Index("results_by_person", "person", "at"),
)
"""The finished games of each person: how each ended (NULL if that is not known), and the rating after a rated one.

Also the SHA-256 of the game's record, and the seat if there was only one; NULL in games that were finished before these
were noted."""

records = Table(
    "records",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("line", Text, nullable=False),
    Column("created", Float, nullable=False),
)
"""Uploaded game records, each under the SHA-256 of its line."""

reviews = Table(
    "reviews",
    metadata,
    Column("record", String(64), primary_key=True),
    Column("version", String(64), primary_key=True),
    Column("body", Text, nullable=False),
    Column("created", Float, nullable=False),
)
"""Reviews in their JSON form, by the SHA-256 of the record and the version of what computed them."""

lessons = Table(
    "lessons",
    metadata,
    Column("person", String(22), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("at", Float, nullable=False),
)
"""The lessons that each person has finished."""

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("person", String(22), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
"""Everybody's first answer to each puzzle."""

deal_tries = Table(
    "deal_tries",
    metadata,
    Column("person", String(22), primary_key=True),
    Column("occasion", String(60), primary_key=True),
    Column("table_id", String(22), nullable=False, unique=True, key="table"),
    Column("begun", Float, nullable=False),
    Column("ended", Float, nullable=True),
    Column("won", Boolean, nullable=True),
    Column("margin", Integer, nullable=True),
    Column("points", Integer, nullable=True),
    Index("deal_tries_by_occasion", "occasion", "won", "margin"),
)
"""The one counted try of each person at each shared deal: no result until it has ended, nor if it was given up."""

deal_levels = Table(
    "deal_levels",
    metadata,
    Column("occasion", String(60), primary_key=True),
    Column("level", String(10), primary_key=True),
    Column("body", Text, nullable=False),
)
"""What the level of bots reached in the person's seat at a shared deal, as JSON."""

duplicates = Table(
    "duplicates",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("level", String(10), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("host", String(22), nullable=False),
    Column("created", Float, nullable=False),
)
"""Sets of deals that friends play at tables of their own, to compare what they reach."""

bans = Table(
    "bans",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("at", Float, nullable=False),
    Column("reason", Text, nullable=False),
)
"""The people, addresses and networks that are banned."""

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("operator", String(80), nullable=False),
    Column("action", String(20), nullable=False),
    Column("target", Text, nullable=False),
    Column("reason", Text, nullable=False),
)
"""What operators have done. Every node reads on at each heartbeat, and does what follows for its memory."""

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(22), nullable=False),
    Column("person", String(22), nullable=False),
    Column("name", String(40), nullable=False),
    Column("room", String(22), nullable=False, key="table"),
    Column("line", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("done", Boolean, nullable=False, server_default="0"),
)
"""What people report: a name, or a line of chat (its entry, and what it said); whether an operator has seen to it."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("seen", Float, nullable=False),
)
"""Every server that works on this database, and the time of its last heartbeat."""

shared_values = Table(
    "house",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Values that all nodes share: the secret that signs cookies, and the one that the seeds of days follow from."""


def columns_of(table: Table) -> list[Any]:
    """Return the columns of a table, for a query whose rows have the names of this code."""
    return [column.label(column.key) for column in table.columns]
