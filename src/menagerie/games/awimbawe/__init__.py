"""Awimbawé, by Mathieu Roussel, Explor8 2021 / Game Factory 2023: tricks for crowns, and beware of hyenas."""

from menagerie.core.chance_outcomes import Miniature
from menagerie.core.game import Game, Notation, Rules
from menagerie.core.options import SeatOrder
from menagerie.games.awimbawe import (
    chance_outcomes,
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
from menagerie.games.awimbawe.cards import CARDS, CROWNS
from menagerie.games.awimbawe.events import EVENTS, PHRASES
from menagerie.games.awimbawe.features import FEATURES
from menagerie.games.awimbawe.look import LOOK

GAME = Game(
    name="awimbawe",
    version=1,
    seats=range(2, 5),
    actions=rules.ACTIONS,
    most_legal=rules.MOST_LEGAL,
    outcome_length=CARDS,
    state=state.AwimbaweState,
    setup=state.setup,
    rules=Rules(
        actors=rules.actors,
        legal=rules.legal,
        apply=rules.apply,
        sample_chance=rules.sample_chance,
        apply_chance=rules.apply_chance,
        points=scoring.points,
        winners=scoring.winners,
        conceal=knowledge.conceal,
        determinize=knowledge.determinize,
        score=scoring.score,
        win_probability=scoring.win_probability,
        between_rounds=scoring.between_rounds,
        heuristic=heuristic.heuristic,
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
    min_visits=1,
    options=(SeatOrder("youngest"),),
    values=CROWNS,
    rulebook=(
        ("goal", ("AWI-26", "AWI-25")),
        ("cards", ("AWI-1", "AWI-2", "AWI-3", "AWI-4")),
        ("deal", ("AWI-5", "AWI-6", "AWI-7", "AWI-8")),
        ("trick", ("AWI-9", "AWI-10", "AWI-11", "AWI-12", "AWI-13", "AWI-16", "AWI-17")),
        ("eagles", ("AWI-14", "AWI-15")),
        ("animals", ("AWI-18", "AWI-19", "AWI-20", "AWI-21", "AWI-24", "AWI-22", "AWI-23")),
    ),
    tallies=tallies.TALLIES,
    teams=state.teams,
    features=FEATURES,
    chance_outcomes=chance_outcomes.chance_outcomes,
    miniature=Miniature(3, chance_outcomes.miniature_outcomes, chance_outcomes.miniature_apply_chance),
    look=LOOK,
    reasons=explanations.reasons,
    why_won=explanations.why_won,
    consequences=explanations.consequences,
    card_help=explanations.card_help,
    explanations=explanations.EXPLANATIONS,
    usual_players=2,
    comparable="hearts",
)
