"""Charts of a deck: exact chances checked against every way to draw."""

from __future__ import annotations

from itertools import combinations

from games.contracts.decks import Decklist, Slot
from games.star_wars_ccg.decks.charts import charts
from tests.games.star_wars_ccg.card_pool import pool


def rows(code: str, *slots: Slot) -> dict[str, float]:
    chart = next(chart for chart in charts(Decklist(slots), pool()) if chart.code == code)
    return {labels["en"]: value for labels, value in chart.rows}


# Destiny 3, 1, 2 or 5, and a location of none; a deck of ten.
TEN = (Slot("1_12", 4, "main"), Slot("1_28", 3, "main"), Slot("2_14", 2, "main"), Slot("1_127", 1, "main"))
WORTH = [3] * 4 + [1] * 3 + [2] * 2 + [0]


def test_the_destiny_chart_has_printed_values_and_their_average() -> None:
    assert rows("destiny", *TEN) == {"0": 1, "1": 3, "2 or 5": 2, "3": 4}
    (chart,) = (chart for chart in charts(Decklist(TEN), pool()) if chart.code == "destiny")
    assert chart.note
    assert "1.90" in chart.note["en"]
    assert chart.headline
    assert (chart.headline["en"], chart.headline["ja"]) == ("Average destiny 1.90", "運命数の平均1.90")
    assert not any(chart.headline for chart in charts(Decklist(()), pool()))


def test_odds_equal_a_count_of_all_draws() -> None:
    for code, number in (("destiny_at_least", 1), ("destiny_sum_2", 2), ("destiny_sum_3", 3)):
        sums = [sum(drawn) for drawn in combinations(WORTH, number)]
        assert rows(code, *TEN) == {
            str(least): round(100 * sum(total >= least for total in sums) / len(sums), 1) for least in range(1, max(sums) + 1)
        }


def test_starting_cards_are_not_drawn() -> None:
    assert rows("destiny", Slot("1_12", 4, "main"), Slot("1_127", 1, "starting"), Slot("7_135", 1, "main")) == {"3": 4}


def test_charts_count_icons_costs_and_types() -> None:
    deck = (Slot("1_12", 4, "main"), Slot("1_128", 2, "starting"), Slot("1_140", 1, "main"))
    assert rows("force_icons", *deck) == {"Light Side Force icons": 4, "Dark Side Force icons": 4}
    assert rows("card_types", *deck) == {"Location": 2, "Character": 4, "Starship": 1}
    assert sum(rows("deploy", *deck).values()) == 5
    assert sum(rows("ability", *deck).values()) == 4
    assert sum(rows("forfeit", *deck).values()) == sum(rows("power", *deck).values()) == 5


def test_an_empty_deck_and_a_huge_one_have_charts_without_rows() -> None:
    for deck in ((), (Slot("1_12", 10**12, "main"),)):
        found = charts(Decklist(deck), pool())
        assert len(found) == 11
        assert not any(chart.rows for chart in found)
    for chart in charts(Decklist(TEN), pool()):
        assert set(chart.titles) == {"en", "ja", "zh-hant"}
