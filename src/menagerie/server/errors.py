"""The reasons for which the server refuses a request, and the HTTP status of each."""

from menagerie.core.errors import BadRecord, BadSetup, Problem, Refused, RuleBroken


class Anonymous(Problem):
    """The request does not identify a person."""


class NotAllowed(Problem):
    """This person may not do that."""


class NotFound(Problem):
    """The thing does not exist, or this person may not know about it."""


class NotNow(Problem):
    """The table is in a state in which this cannot be done."""


class Malformed(Problem):
    """The request cannot be parsed."""


class TooLarge(Problem):
    """The request is larger than allowed."""


class TooFast(Problem):
    """Too many requests came in too short a time."""


class Closing(Problem):
    """The server is stopping and accepts no more requests."""


class Unreachable(Problem):
    """The database does not answer."""


class Broken(Problem):
    """The rules cannot replay a table's log."""


STATUS: dict[type[Problem], int] = {
    Anonymous: 401,
    NotAllowed: 403,
    NotFound: 404,
    Refused: 409,
    NotNow: 409,
    TooLarge: 413,
    Malformed: 422,
    BadSetup: 422,
    BadRecord: 422,
    RuleBroken: 422,
    TooFast: 429,
    Broken: 500,
    Closing: 503,
    Unreachable: 503,
}


def status_of(problem: Problem) -> int:
    """Return the HTTP status for a problem."""
    return next((status for kind, status in STATUS.items() if isinstance(problem, kind)), 400)
