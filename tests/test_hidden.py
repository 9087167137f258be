"""Laying out hidden cards."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from hypothesis import assume, given
from hypothesis import strategies as st

from menagerie.core.chance import draw, shuffle, stream
from menagerie.core.hidden import scatter


@given(st.lists(st.integers(0, 255), min_size=1, max_size=8), st.binary(min_size=16, max_size=16))
def test_cards_are_dealt_only_where_they_can_lie_if_possible(lacks: list[int], seed: bytes) -> None:
    n = len(lacks)
    possible = any(all(not lacks[i] >> c & 1 for i, c in enumerate(order)) for order in permutations(range(n)))
    cards = list(range(n))
    assert scatter(cards, lacks, n, stream(seed)) == possible
    assert sorted(cards) == list(range(n))
    if possible:
        assert all(not lacks[i] >> c & 1 for i, c in enumerate(cards))


def test_all_possible_layouts_are_about_equally_likely_even_if_few_fit() -> None:
    lacks = [0b000011, 0b000011, 0b001100, 0b110000, 0, 0]
    fitting = [o for o in permutations(range(6)) if all(not lacks[i] >> c & 1 for i, c in enumerate(o))]
    rng, seen = stream(bytes(range(16))), Counter[tuple[int, ...]]()
    for _ in range(100 * len(fitting)):
        cards = list(range(6))
        scatter(cards, lacks, 6, rng)
        seen[tuple(cards)] += 1
    assert set(seen) == set(fitting)
    assert min(seen.values()) > 50
    assert max(seen.values()) < 170


@given(st.integers(1, 60), st.binary(min_size=16, max_size=16))
def test_a_random_number_is_below_its_limit(n: int, seed: bytes) -> None:
    assert 0 <= draw(stream(seed), n) < n


def test_random_numbers_are_uniform() -> None:
    rng = stream(bytes(range(16)))
    counts = Counter(draw(rng, 6) for _ in range(60_000))
    assert all(9_600 < counts[side] < 10_400 for side in range(6))


@given(st.integers(0, 30), st.integers(0, 30), st.binary(min_size=16, max_size=16))
def test_a_shuffle_keeps_every_card_and_leaves_the_rest_alone(start: int, length: int, seed: bytes) -> None:
    assume(start + length <= 40)
    cells = list(range(40))
    shuffle(cells, start, start + length, stream(seed))
    assert sorted(cells) == list(range(40))
    assert cells[:start] == list(range(start))
    assert cells[start + length :] == list(range(start + length, 40))


def test_xoshiro_gives_the_numbers_of_its_reference() -> None:
    rng = [1, 2, 3, 4]
    from menagerie.core.chance import next_word

    assert [next_word(rng) for _ in range(4)] == [11520, 0, 5927040, 70819200]
