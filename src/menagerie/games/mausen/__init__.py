"""Mausen, by Detlef Wendt, Abacusspiele 2004: everyone chooses an animal at once, and hunts."""

from menagerie.core.chance_outcomes import Miniature
from menagerie.core.game import Game, Notation, Rules
from menagerie.core.options import Flag, OneOf
from menagerie.games.mausen import (
    chance_outcomes,
    deal,
    explanations,
    heuristic,
    knowledge,
    notation,
    rules,
    scoring,
    state,
    table,
    tallies,
)
from menagerie.games.mausen.cards import CARDS
from menagerie.games.mausen.events import EVENTS, PHRASES
from menagerie.games.mausen.features import FEATURES
from menagerie.games.mausen.look import LOOK

GAME = Game(
    name="mausen",
    version=1,
    seats=range(3, 7),
    actions=CARDS,
    most_legal=CARDS,
    outcome_length=0,
    state=state.MausenState,
    setup=state.setup,
    rules=Rules(
        actors=rules.actors,
        legal=rules.legal,
        apply=rules.apply,
        sample_chance=deal.sample_chance,
        apply_chance=deal.apply_chance,
        points=scoring.points,
        winners=scoring.winners,
        conceal=knowledge.conceal,
        determinize=knowledge.determinize,
        score=scoring.score,
        win_probability=scoring.win_probability,
        reopen_choices=rules.reopen_choices,
        heuristic=heuristic.heuristic,
        tally=tallies.tally,
    ),
    notation=Notation(
        move=notation.move,
        phrase=notation.phrase,
        name=notation.name,
        lists_legal=notation.lists_legal,
        entry=notation.entry,
        outcome=notation.outcome,
    ),
    table=table.table,
    events=EVENTS,
    phrases=PHRASES,
    options=(
        OneOf("ties", ("next", "cascade")),
        OneOf("tiebreak", ("mouse-sum", "highest-mouse")),
        Flag("open_scores"),
    ),
    rulebook=(
        ("goal", ("MAU-14",)),
        ("cards", ("MAU-1", "MAU-2")),
        ("hunt", ("MAU-3", "MAU-4", "MAU-5")),
        ("prey", ("MAU-8", "MAU-11", "MAU-10", "MAU-16")),
        ("ties", ("MAU-6", "MAU-7", "MAU-9")),
        ("empty-middle", ("MAU-12",)),
        ("end", ("MAU-13", "MAU-15")),
    ),
    tallies=tallies.TALLIES,
    all_at_once=True,
    features=FEATURES,
    miniature=Miniature(16, chance_outcomes.miniature_outcomes, chance_outcomes.miniature_apply_chance),
    look=LOOK,
    reasons=explanations.reasons,
    why_won=explanations.why_won,
    consequences=explanations.consequences,
    card_help=explanations.card_help,
    explanations=explanations.EXPLANATIONS,
    comparable="goofspiel",
)
