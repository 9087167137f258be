"""What is kept in the database.

A table's whole life is its log: ``entries``, append-only, unique on (table, number). That constraint is the lock, on
one node or ten. Everything else is an index, or about people.
"""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

rooms = Table(
    "rooms",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("phase", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("tender", String(22), ForeignKey("nodes.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("settled", Boolean, nullable=False, server_default="0"),
    Index("rooms_by_phase", "phase", "public", "touched"),
)
"""Every table: whether it is ``open``, ``playing``, ``over`` or ``away``, and which node looks after it."""

entries = Table(
    "entries",
    metadata,
    Column("room", String(22), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""What happened at each table, in order."""

sittings = Table(
    "sittings",
    metadata,
    Column("person", String(22), primary_key=True),
    Column("room", String(22), primary_key=True),
)
"""Who has a seat where."""

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(22), nullable=False, index=True),
    Column("once", Boolean, nullable=False),
    Column("expires", Float, nullable=True),
)
"""Tokens of programs, and links that work once; only their hashes."""

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

records = Table(
    "records",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("line", Text, nullable=False),
    Column("created", Float, nullable=False),
)
"""Game records that were brought here to be watched, each by the SHA-256 of its line."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("seen", Float, nullable=False),
)
"""Every server that works on this database, and when it last said so."""

service = Table(
    "house",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What all nodes share: the secret."""
