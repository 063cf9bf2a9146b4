"""The checks of a table before the first turn, and the groups, charts, draw pile and opening hand of a deck."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from games.contracts.decks import Decklist, NotPlayable, Slot
from games.legend_of_stars.decks.charts import charts
from games.legend_of_stars.decks.groups import groups
from games.legend_of_stars.decks.legality import Setup, setup_problems
from games.legend_of_stars.decks.messages import message
from games.legend_of_stars.decks.opening_hand import deal_opening, draw_piles
from tests.games.helpers.cases.deck_case_files import lists
from tests.games.helpers.sample_decks import pool

POOL = pool("legend-of-stars")
FIFTY = lists("legend-of-stars")["fifty"]
TABLE = Setup(deck_size=50, deck=43)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"life": 2999}, "starting_life"),
        ({"hand": 6, "deck": 44}, "opening_hand"),
        ({"hand": 8, "deck": 42}, "opening_hand"),
        ({"deck": 42}, "deck_after_drawing"),
        ({"elsewhere": 2}, "zone_not_empty"),
        ({"drew": 1}, "first_player_drew"),
    ],
)
def test_each_check_of_a_table_finds_its_problem(change, code):
    """LOS-SET-01, LOS-SET-06, LOS-SET-08, LOS-TRN-03"""
    assert setup_problems(TABLE) == []
    (problem,) = setup_problems(replace(TABLE, **change))
    assert problem.code == code
    for language in ("en", "ja", "zh-hant"):
        assert message(problem, language, POOL) not in ("", code)


def test_a_table_may_have_more_cards_in_hand_after_a_mulligan_or_a_draw():
    """LOS-SET-09"""
    assert setup_problems(replace(TABLE, hand=8, deck=42, mulligan_bonus_draw=True)) == []
    assert setup_problems(replace(TABLE, drew=1, is_first=False)) == []


def test_an_opening_passes_the_checks_of_a_table():
    """LOS-SET-02, LOS-SET-05, LOS-SET-06, LOS-SET-07"""
    first = deal_opening(FIFTY, POOL, seed=4, answers=())
    assert [len(codes) for _, codes in first.areas] == [2, 48]
    assert first.clause == "LOS-SET-02"
    second = deal_opening(FIFTY, POOL, seed=4, answers=(1,))
    assert [len(codes) for _, codes in second.areas] == [7, 43]
    assert second.clause == "LOS-SET-07"
    assert set(second.areas[1][1][-2:]) == set(first.areas[0][1])  # both cards lie at the bottom
    kept = deal_opening(FIFTY, POOL, seed=4, answers=(1, 0))
    again = deal_opening(FIFTY, POOL, seed=4, answers=(1, 1))
    assert kept.areas == second.areas
    assert kept.question is again.question is None
    assert again.areas[0] != kept.areas[0]
    for opening in (kept, again):
        assert setup_problems(Setup(50, len(opening.areas[1][1]), len(opening.areas[0][1]))) == []


def test_the_options_show_the_speed_of_the_two_cards():
    first = deal_opening(FIFTY, POOL, seed=4, answers=())
    assert first.question is not None
    for code, option in zip(first.areas[0][1], first.question[1], strict=True):
        assert str(POOL.cards[code].speed or 0) in option["en"]


@pytest.mark.parametrize("size", [0, 6])
def test_a_deck_smaller_than_a_hand_cannot_be_dealt(size):
    with pytest.raises(NotPlayable):
        deal_opening(Decklist((Slot("sample-023", size, "main"),) if size else ()), POOL, seed=1, answers=())


def test_a_deck_of_exactly_one_hand_can_be_dealt():
    for answers in ((0, 0), (0, 1)):
        opening = deal_opening(Decklist((Slot("sample-023", 7, "main"),)), POOL, seed=1, answers=answers)
        assert Counter(code for _, codes in opening.areas for code in codes) == {"sample-023": 7}


def test_groups_by_type_with_cheap_cards_first():
    found = groups(FIFTY, POOL)
    assert [(group.code, group.count) for group in found] == [("character", 42), ("effect", 6), ("support", 2)]
    costs = [POOL.cards[slot.code].cost for slot in found[0].slots]
    assert costs == sorted(costs)


def test_charts():
    rows = {chart.code: {labels["en"]: value for labels, value in chart.rows} for chart in charts(FIFTY, POOL)}
    cards = [(POOL.cards[slot.code], slot.quantity) for slot in FIFTY.slots]
    assert sum(rows["costs"].values()) == sum(rows["attributes"].values()) == sum(rows["card_types"].values()) == 50
    assert rows["costs"]["1"] == sum(copies for card, copies in cards if card.cost == 1)
    assert rows["attributes"]["Water"] == 9
    assert rows["lead_icons"]["Down"] == sum(copies for card, copies in cards if "down" in (card.lead_icons or ()))
    assert sum(rows["speeds"].values()) == 42


def test_the_first_player_sees_seven_cards_and_one_more_each_later_turn():
    """LOS-SET-06, LOS-TRN-02, LOS-TRN-03"""
    (pile,) = draw_piles(FIFTY, POOL)
    assert pile.seen[:3] == (7, 8, 9)
