"""The charts of a deck, counted by hand for the Jedi starter deck's first sets."""

from __future__ import annotations

from games.contracts.decks import Decklist, Slot
from games.star_wars_lcg.decks.charts import charts
from tests.games.star_wars_lcg.card_pool import POOL


def rows(*slots: Slot) -> dict[str, dict[str, float]]:
    return {chart.code: {labels["en"]: value for labels, value in chart.rows} for chart in charts(Decklist(slots), POOL)}


def test_one_set_counted_by_hand():
    """Set 1: an objective of 2 resources; Luke Skywalker (4), Twi'lek Loyalist, Jedi Lightsaber, Trust Your Feelings twice or alike."""
    found = rows(Slot("1", 1, "objective_sets"), Slot("jedi", 1, "affiliation"))
    cards = [POOL.cards[code] for code in POOL.sets["1"].cards]
    assert sum(found["costs"].values()) == 5
    assert found["costs"]["4"] == 1
    assert found["objective_resources"] == {"0": 0, "1": 0, "2": 1}
    assert sum(found["card_types"].values()) == 6
    assert found["card_types"]["Objective"] == 1
    assert sum(found["force_icons"].values()) == 5
    assert found["combat_icons"]["Unit damage"] == sum(card.unit_damage or 0 for card in cards)
    assert found["combat_icons"]["Blast damage with the edge"] == sum(card.edge_blast_damage or 0 for card in cards)
    assert found["resource_match"]["Jedi: cards that generate"] == 2  # the objective and the affiliation card


def test_the_average_cost_is_in_the_headline():
    slots = (Slot("1", 1, "objective_sets"),)
    costs = [cost for code in POOL.sets["1"].cards if (cost := POOL.cards[code].cost) is not None]
    (headline,) = (chart.headline for chart in charts(Decklist(slots), POOL) if chart.headline)
    assert headline["en"] == f"Average cost {sum(costs) / len(costs):.2f}"
    assert not any(chart.headline for chart in charts(Decklist(()), POOL))


def test_two_copies_count_twice():
    once = rows(Slot("1", 1, "objective_sets"))
    twice = rows(Slot("1", 2, "objective_sets"))
    assert twice == {code: {label: 2 * value for label, value in values.items()} for code, values in once.items()}


def test_a_printed_x_has_the_last_row():
    found = rows(Slot("127", 1, "objective_sets"))
    assert list(found["card_resources"])[-1] == "X"


def test_cards_without_a_match_are_shown():
    found = rows(Slot("010-2", 3, "main"), Slot("jedi", 1, "affiliation"))
    assert found["resource_match"] == {
        "Jedi: cards that need a match": 0,
        "Jedi: cards that generate": 1,
        "Rebel Alliance: cards that need a match": 3,
        "Rebel Alliance: cards that generate": 0,
    }


def test_an_empty_deck_has_charts_without_rows():
    assert set(map(len, rows().values())) == {0}


def test_every_chart_has_titles_and_labels_in_every_language():
    for chart in charts(Decklist((Slot("1", 2, "objective_sets"), Slot("8", 1, "objective_sets"))), POOL):
        assert set(chart.titles) == {"en", "ja", "zh-hant"}
        for labels, _ in chart.rows:
            assert labels["en"].isdecimal() or labels["en"] == "X" or set(labels) == {"en", "ja", "zh-hant"}
