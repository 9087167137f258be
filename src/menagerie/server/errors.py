"""What the server does not do, each kind with the HTTP status that says so."""

from menagerie.core.errors import BadRecord, BadSetup, Problem, Refused, RuleBroken


class Anonymous(Problem):
    """Nobody has said who is asking."""


class NotAllowed(Problem):
    """This person may not do that."""


class NotFound(Problem):
    """There is no such thing, or not for this person."""


class NotNow(Problem):
    """The table is not where this could be done."""


class Malformed(Problem):
    """What was sent is not what can be understood."""


class TooLarge(Problem):
    """More was sent than anybody needs to say."""


class TooFast(Problem):
    """Too much was asked in too short a time."""


class Closing(Problem):
    """The server is about to stop, and takes nothing more."""


class Unreachable(Problem):
    """The database does not answer."""


class Broken(Problem):
    """A log that the rules cannot follow any more."""


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
    """The HTTP status that fits a problem."""
    return next((status for kind, status in STATUS.items() if isinstance(problem, kind)), 400)
