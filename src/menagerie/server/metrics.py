"""The Prometheus metrics of one node."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("menagerie_moves", "Moves made and committed.", ["game", "by"])
REFUSALS = Counter("menagerie_refusals", "Refused requests, by the name of the problem.", ["problem"])
TABLES = Gauge("menagerie_tables_in_memory", "Tables held in memory.")
VIEWERS = Gauge("menagerie_viewers", "Connections that watch a table.")
COMMITS = Histogram(
    "menagerie_commit_seconds",
    "Time to commit a group of entries.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0),
)
GROUPS = Histogram("menagerie_commit_entries", "Entries committed together.", buckets=(1, 2, 5, 10, 20, 50, 100, 500))
HINTS = Histogram("menagerie_hint_seconds", "Time to compute a hint.")
BOT_MOVES = Histogram("menagerie_thought_seconds", "Time to compute a bot's move.", ["level"])
