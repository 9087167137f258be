"""Awimbawé, by Mathieu Roussel, Explor8 2021 / Game Factory 2023: tricks for crowns, and beware of hyenas."""

from menagerie.core.game import Game, Notation, Rules
from menagerie.core.options import SeatOrder
from menagerie.games.awimbawe import habit, knowledge, notation, rules, scoring, state, statistics, table
from menagerie.games.awimbawe.cards import CARDS, CROWNS
from menagerie.games.awimbawe.events import EVENTS, PHRASES

GAME = Game(
    name="awimbawe",
    version=1,
    seats=range(2, 5),
    actions=rules.ACTIONS,
    most_legal=rules.MOST_LEGAL,
    outcome_length=CARDS,
    state=state.State,
    setup=state.setup,
    rules=Rules(
        actors=rules.actors,
        legal=rules.legal,
        apply=rules.apply,
        chance=rules.chance,
        happen=rules.happen,
        points=scoring.points,
        winners=scoring.winners,
        conceal=knowledge.conceal,
        suppose=knowledge.suppose,
        score=scoring.crowns_of,
        prospect=scoring.prospect,
        between_rounds=scoring.between_rounds,
        habit=habit.habit,
        remark=statistics.remark,
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
    patience=1,
    options=(SeatOrder("youngest"),),
    values=CROWNS,
    remarks=statistics.REMARKS,
    teams=state.teams,
)
