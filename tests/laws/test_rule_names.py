"""Rules are registered by name: two rules of the same shape cannot be swapped."""

from __future__ import annotations

import inspect
from dataclasses import fields, replace
from itertools import combinations

import pytest

from menagerie import load
from menagerie.core.game import Rules
from menagerie.fast.compile import DISPATCHED
from menagerie.games import names

RULE_NAMES = tuple(field.name for field in fields(Rules))


def shape_of(rule: str) -> int:
    """Return the number of the rule's parameters; rules that differ in it cannot be confused."""
    return len(inspect.signature(DISPATCHED[rule]).parameters)


SAME_SHAPE = [pair for pair in combinations(RULE_NAMES, 2) if shape_of(pair[0]) == shape_of(pair[1])]


def test_every_rule_has_a_dispatcher() -> None:
    assert set(DISPATCHED) == set(RULE_NAMES)
    assert {("sample_chance", "apply_chance"), ("points", "score"), ("conceal", "reopen_choices")} <= set(SAME_SHAPE)


@pytest.mark.parametrize("name", names())
def test_a_dispatcher_has_the_parameters_of_the_rule(name: str) -> None:
    for rule, dispatcher in DISPATCHED.items():
        expected = list(inspect.signature(dispatcher).parameters)
        assert list(inspect.signature(getattr(load(name).rules, rule)).parameters) == expected


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize(("one", "other"), SAME_SHAPE)
def test_swapping_two_rules_of_the_same_shape_is_an_error(name: str, one: str, other: str) -> None:
    rules = load(name).rules
    with pytest.raises(TypeError, match=f"must be a function named ({one}|{other}), not "):
        replace(rules, **{one: getattr(rules, other), other: getattr(rules, one)})
