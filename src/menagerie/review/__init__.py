"""Reviews of finished games: what each decision gave up, and what luck gave."""

from menagerie.review.review import Review, review, reviewing

__all__ = ["Review", "review", "reviewing"]
