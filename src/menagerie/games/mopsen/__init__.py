"""Mopsen, by Andreas Pelikan, HUCH! 2019: the highest card feeds its owner, the lowest pinches and jostles ahead."""

from menagerie.core.card_values import CardValues
from menagerie.core.chance_outcomes import Miniature
from menagerie.core.game import Game, Notation, Rules
from menagerie.core.options import Flag
from menagerie.games.mopsen import (
    chance_outcomes,
    deal,
    explanations,
    heuristic,
    knowledge,
    normal_form,
    notation,
    rules,
    scoring,
    state,
    table,
    tallies,
)
from menagerie.games.mopsen.cards import ACTIONS, BONES, CODES, PATTERNS
from menagerie.games.mopsen.events import EVENTS, PHRASES
from menagerie.games.mopsen.features import FEATURES
from menagerie.games.mopsen.look import LOOK

GAME = Game(
    name="mopsen",
    version=1,
    seats=range(3, 6),
    actions=ACTIONS,
    most_legal=len(PATTERNS),
    outcome_length=deal.OUTCOME_LENGTH,
    state=state.MopsenState,
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
        between_rounds=scoring.between_rounds,
        reopen_choices=deal.reopen_choices,
        heuristic=heuristic.heuristic,
        normalize=normal_form.normalize,
        action_unit=normal_form.action_unit,
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
    options=(Flag("reshuffle_order"), Flag("pinch_optional")),
    values=CardValues("bones", CODES, BONES, lowest=0, highest=9),
    rulebook=(
        ("goal", ("MOP-14",)),
        ("cards", ("MOP-1", "MOP-2")),
        ("deal", ("MOP-3", "MOP-4", "MOP-5")),
        ("trick", ("MOP-6", "MOP-7", "MOP-8")),
        ("highest-and-lowest", ("MOP-9", "MOP-10", "MOP-11")),
        ("scoring", ("MOP-12", "MOP-13")),
    ),
    tallies=tallies.TALLIES,
    automatic=("pinch",),
    features=FEATURES,
    chance_outcomes=chance_outcomes.chance_outcomes,
    miniature=Miniature(3, chance_outcomes.miniature_outcomes, chance_outcomes.miniature_apply_chance),
    look=LOOK,
    reasons=explanations.reasons,
    why_won=explanations.why_won,
    consequences=explanations.consequences,
    card_help=explanations.card_help,
    explanations=explanations.EXPLANATIONS,
    comparable="spades",
)
