"""What a watchman wants to count."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("menagerie_moves", "Moves that were made and committed.", ["game", "by"])
REFUSALS = Counter("menagerie_refusals", "What was asked and not done, by the name of the problem.", ["problem"])
ROOMS = Gauge("menagerie_tables_in_memory", "Tables that are looked at or looked after here.")
VIEWERS = Gauge("menagerie_viewers", "Connections that watch a table.")
COMMITS = Histogram(
    "menagerie_commit_seconds",
    "How long a group of entries took to the disk.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0),
)
GROUPS = Histogram(
    "menagerie_commit_entries", "How many entries were committed together.", buckets=(1, 2, 5, 10, 20, 50, 100, 500)
)
HINTS = Histogram("menagerie_hint_seconds", "How long a bot thought about a hint.")
THOUGHTS = Histogram("menagerie_thought_seconds", "How long a bot thought about a move.", ["level"])
