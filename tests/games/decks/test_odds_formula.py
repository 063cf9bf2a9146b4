"""Odds by formula against a count of every possible hand."""

from __future__ import annotations

import random
from itertools import combinations, product
from math import comb, isclose

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import hypergeom, multivariate_hypergeom

from games.contracts.decks import DrawPile
from games.decks.odds import Group, by_turn, chance


def counted(groups: list[Group], *, pile: int, seen: int) -> float:
    """The share of all hands that have enough of every group."""
    marks = [mark for mark, group in enumerate(groups) for _ in range(group.copies)]
    marks += [-1] * (pile - len(marks))
    hands = list(combinations(marks, seen))
    return sum(all(hand.count(mark) >= group.wanted for mark, group in enumerate(groups)) for hand in hands) / len(hands)


groups_in_piles = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=1, max_size=3).flatmap(
    lambda groups: st.tuples(
        st.just([Group(*group) for group in groups]), st.integers(max(1, sum(copies for copies, _ in groups)), 12)
    ).flatmap(lambda found: st.tuples(st.just(found[0]), st.just(found[1]), st.integers(0, found[1])))
)


@settings(max_examples=60, deadline=None)
@given(groups_in_piles)
def test_the_formula_counts_every_hand(case: tuple[list[Group], int, int]) -> None:
    groups, pile, seen = case
    assert isclose(chance(groups, pile=pile, seen=seen), counted(groups, pile=pile, seen=seen), abs_tol=1e-12)


@pytest.mark.parametrize("case", range(30))
def test_whole_decks_have_scipys_multivariate_odds(case: int) -> None:
    stream = random.Random(case)
    groups = [Group(stream.randint(1, 12), stream.randint(0, 3)) for _ in range(stream.randint(1, 3))]
    pile = sum(group.copies for group in groups) + stream.randint(0, 60)
    seen = stream.randint(0, pile)
    copies = [*(group.copies for group in groups), pile - sum(group.copies for group in groups)]
    drawn = [each for each in product(*(range(group.wanted, group.copies + 1) for group in groups)) if sum(each) <= seen]
    odds = sum(float(multivariate_hypergeom.pmf([*each, seen - sum(each)], copies, seen)) for each in drawn)
    assert isclose(chance(groups, pile=pile, seen=seen), odds, abs_tol=1e-9)
    if len(groups) == 1:
        assert isclose(odds, float(hypergeom.sf(groups[0].wanted - 1, pile, groups[0].copies, seen)), abs_tol=1e-9)


def test_known_values() -> None:
    assert isclose(chance([Group(4, 1)], pile=60, seen=7), 1 - comb(56, 7) / comb(60, 7))
    assert chance([Group(4, 0)], pile=60, seen=7) == 1
    assert chance([Group(4, 5)], pile=60, seen=60) == 0
    assert chance([Group(60, 7)], pile=60, seen=7) == 1


@pytest.mark.parametrize("case", [([Group(3, 1)], 2, 1), ([Group(1, 1)], 5, 6), ([Group(-1, 1)], 5, 1), ([Group(1, 1)], 5, -1)])
def test_an_unknown_question_is_refused(case: tuple[list[Group], int, int]) -> None:
    with pytest.raises(ValueError, match="do not fit into a pile"):
        chance(case[0], pile=case[1], seen=case[2])


def test_turn_by_turn_to_the_end_of_the_pile() -> None:
    pile = DrawPile("main", {"en": "Deck"}, (("a", 2), ("b", 1), ("c", 3)), (2, 4, 9))
    turns = by_turn([Group(2, 1), Group(1, 1)], pile)
    assert [(turn.number, turn.seen) for turn in turns] == [(1, 2), (2, 4), (3, 6)]
    assert turns[0].each == (9 / 15, 5 / 15)
    assert turns[0].together == 2 / 15
    assert turns[2].together == 1
