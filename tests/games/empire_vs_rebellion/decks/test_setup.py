"""The checks of a table before the first round, and the opening, groups, charts and draw piles of a list."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.contracts.decks import Decklist, NotPlayable, Slot
from games.empire_vs_rebellion.decks.charts import charts
from games.empire_vs_rebellion.decks.groups import groups
from games.empire_vs_rebellion.decks.legality import Setup, faction_of, setup_problems
from games.empire_vs_rebellion.decks.messages import message
from games.empire_vs_rebellion.decks.opening_hand import deal_opening, draw_piles
from tests.games.helpers.cases.deck_case_files import lists
from tests.games.helpers.sample_decks import pool

SLUG = "empire-vs-rebellion"
POOL = pool(SLUG)
REBELS, IMPERIALS = lists(SLUG)["rebels"], lists(SLUG)["imperials"]
TABLE = Setup((REBELS, IMPERIALS))


def codes(setup: Setup) -> list[str]:
    return [problem.code for problem in setup_problems(setup, pool=POOL)]


def test_one_player_is_rebel_and_the_other_empire():
    """V1, EVR-SET-02"""
    assert codes(TABLE) == []
    assert codes(replace(TABLE, lists=(IMPERIALS, REBELS))) == []
    assert codes(replace(TABLE, lists=(REBELS, REBELS))) == ["factions_of_the_players"]
    assert codes(replace(TABLE, lists=(REBELS, Decklist(())))) == ["factions_of_the_players"]


@pytest.mark.parametrize("change", [{"influence": (2, 3)}, {"influence": (0, 0)}, {"supply": 11}, {"balance": "hutts"}])
def test_influence_and_balance(change):
    """V8, EVR-SET-06, EVR-SET-07"""
    assert codes(replace(TABLE, balance="empire")) == []
    assert codes(replace(TABLE, **change)) == ["influence_and_balance"]


def test_the_tutorial_has_no_characters_strategies_or_influence():
    """V9, EVR-TUT-02"""
    bare = Setup((Decklist((), "rebel"), Decklist((), "empire")), influence=(0, 0), is_tutorial=True)
    assert codes(bare) == []
    for changed in (replace(bare, lists=(REBELS, bare.lists[1])), replace(bare, influence=(2, 2))):
        (problem,) = setup_problems(changed, pool=POOL)
        assert (problem.code, problem.severity) == ("tutorial_extras", "warning")


@pytest.mark.parametrize("language", ["en", "ja", "zh-hant"])
def test_every_problem_of_a_table_has_a_sentence(language):
    for changed in ({"lists": (REBELS, REBELS)}, {"supply": 0}, {"is_tutorial": True}):
        for problem in setup_problems(replace(TABLE, **changed), pool=POOL):
            assert message(problem, language, POOL) != problem.code


def test_t_evr_26_the_cards_before_the_first_round():
    """EVR-SET-01, EVR-SET-03, EVR-SET-04, EVR-SET-05: 24 events, 5 strategies, a reserve of 4, a resource deck of 16 and 4."""
    opening = deal_opening(REBELS, POOL, seed=1, answers=())
    area = {names["en"]: codes for names, codes in opening.areas}
    deck = [*area["Top of the resource deck, up to the event's capacity"], *area["Rest of the resource deck"]]
    assert len(deck) == len(set(deck)) == 20
    assert sum(POOL.cards[code].is_character for code in deck) == 4
    assert len(area["Reserve pile"]) == 4
    assert not set(area["Reserve pile"]) & set(deck)
    assert len(area["Strategy deck"]) == 5
    assert len(area["First event"]) + len(area["Event deck"]) == 24
    assert len(area["Top of the resource deck, up to the event's capacity"]) == POOL.cards[area["First event"][0]].capacity


@pytest.mark.parametrize("number", [0, 3])
def test_a_list_without_four_characters_cannot_be_dealt(number):
    with pytest.raises(NotPlayable):
        deal_opening(Decklist(REBELS.slots[:number]), POOL, seed=1, answers=())


def test_the_faction_of_a_list():
    vader = Slot("empire-darth-vader", 1, "characters")
    assert faction_of(REBELS, POOL) == "rebel"
    assert faction_of(Decklist((*REBELS.slots, vader)), POOL) == "rebel"
    assert faction_of(Decklist((REBELS.slots[0], vader)), POOL) == "rebel"  # a tie
    assert faction_of(Decklist((vader,)), POOL) == "empire"
    assert faction_of(Decklist(REBELS.slots, "empire"), POOL) == "empire"
    assert faction_of(Decklist((Slot("empire-military-4", 1, "resources"),)), POOL) == "empire"
    assert faction_of(Decklist((Slot("event-battle-of-hoth", 1, "characters"),)), POOL) is None
    assert faction_of(Decklist(()), POOL) is None


def test_groups_separate_chosen_from_fixed_cards():
    found = {group.code: (group.count, group.wanted, group.fixed) for group in groups(Decklist(REBELS.slots[:3]), POOL)}
    assert found == {
        "characters": (3, 4, False),
        "reserve": (5, 4, True),
        "resources": (16, 16, True),
        "strategies": (5, 5, True),
        "events": (24, 24, True),
    }
    assert [group.code for group in groups(Decklist(()), POOL)] == ["events"]
    assert len(groups(Decklist((), "empire"), POOL)) == 4


def test_charts():
    rows = {chart.code: {labels["en"]: value for labels, value in chart.rows} for chart in charts(REBELS, POOL)}
    assert sum(rows["values"].values()) == 20
    assert rows["values"]["6"] == rows["exhausted_values"]["1"] == 4  # the characters
    assert rows["categories"] == dict.fromkeys(["Diplomacy", "The Force", "Military", "Recon", "Character"], 4)
    assert rows["reach"]["3 cards"] == 3 * (4 * (2 + 3 + 4 + 5) + 4 * 6) / 20
    assert sum(rows["targets"].values()) == sum(rows["capacities"].values()) == 24


def test_draw_piles():
    resources, events = draw_piles(REBELS, POOL)
    assert (sum(copies for _, copies in resources.cards), sum(copies for _, copies in events.cards)) == (20, 24)
    assert resources.seen[:3] == events.seen[:3] == (1, 2, 3)
    assert [pile.code for pile in draw_piles(Decklist(()), POOL)] == ["events"]
