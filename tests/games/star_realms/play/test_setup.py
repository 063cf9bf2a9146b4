"""A table before the first turn, a player's cards in the middle of a game, and what a list puts on the table."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from games.contracts.decks import Decklist, NotPlayable, Slot, illegal
from games.star_realms.decks.charts import charts
from games.star_realms.decks.formats import is_barred, starting_lists
from games.star_realms.decks.groups import groups
from games.star_realms.decks.legality import STARTERS, Setup, personal_deck_problems, piles, setup_problems
from games.star_realms.decks.messages import message
from games.star_realms.decks.opening_hand import deal_opening, draw_piles
from games.star_realms.game import GAME
from tests.games.helpers.cases.deck_case_files import lists
from tests.games.helpers.sample_decks import pool

POOL = pool("star-realms")
CORE = lists("star-realms")["core"]


def dealt(seed: int = 1) -> Setup:
    """T-SR-02, as `opens` deals it."""
    areas = [codes for _, codes in deal_opening(CORE, POOL, seed=seed, answers=()).areas]
    return Setup(first=0 if len(areas[1]) == 3 else 1, hands=(areas[1], areas[3]), row=areas[0], trade_deck=areas[6])


def codes(setup: Setup) -> list[str]:
    return [problem.code for problem in setup_problems(setup, piles=piles(CORE, POOL))]


@pytest.mark.parametrize("seed", range(6))
def test_t_sr_02_the_deal_is_correct(seed):
    """V7, V8, V9; SR-SET-01, SR-SET-02, SR-SET-03, SR-SET-05, SR-SET-06"""
    opening = deal_opening(CORE, POOL, seed=seed, answers=())
    sizes = [len(cards) for _, cards in opening.areas]
    assert sizes in ([5, 3, 7, 5, 5, 10, 75], [5, 5, 5, 3, 7, 10, 75])
    assert codes(dealt(seed)) == []
    for hand, deck in ((1, 2), (3, 4)):
        assert Counter([*opening.areas[hand][1], *opening.areas[deck][1]]) == STARTERS


def test_the_first_player_is_random():
    assert {dealt(seed).first for seed in range(12)} == {0, 1}


def test_opening_hands():
    """V7"""
    table = dealt()
    assert codes(replace(table, first=1 - table.first)) == ["opening_hands"]
    assert codes(replace(table, hands=(table.hands[1], table.hands[0]))) == ["opening_hands"]


def test_the_trade_row():
    """V8"""
    table = dealt()
    assert codes(replace(table, row=table.row[1:])) == ["trade_row"]
    assert codes(replace(table, trade_deck=table.trade_deck[1:])) == ["trade_row"]
    assert codes(replace(table, row=("scout", *table.row[1:]))) == ["trade_row"]
    assert codes(replace(table, row=(table.trade_deck[0], *table.row), trade_deck=table.trade_deck[1:])) == ["trade_row"]


def test_starting_authority():
    """V9"""
    assert codes(replace(dealt(), authority=(50, 49))) == ["starting_authority"]
    assert codes(replace(dealt(), authority=(60, 49))) == ["starting_authority"] * 2


def test_a_personal_deck_holds_the_acquired_cards():
    """V10; SR-CMP-02, SR-ACQ-02, SR-ABL-08"""

    def problems(deck: dict[str, int]) -> list[tuple[str, tuple[str, ...], int | None, int | None]]:
        found = personal_deck_problems(deck, acquired={"cutter": 2, "explorer": 1}, scrapped={"viper": 1, "explorer": 1})
        assert not illegal(found)
        return [(problem.code, problem.cards, problem.found, problem.allowed) for problem in found]

    assert problems({"scout": 8, "viper": 1, "cutter": 2}) == []
    assert problems({"scout": 8, "viper": 2, "cutter": 2}) == [("never_acquired", ("viper",), 2, 1)]
    assert problems({"scout": 8, "viper": 1, "explorer": 1, "flagship": 1}) == [
        ("never_acquired", ("explorer",), 1, 0),
        ("never_acquired", ("flagship",), 1, 0),
    ]


@pytest.mark.parametrize("language", ["en", "ja", "zh-hant"])
def test_every_problem_of_a_table_has_a_sentence(language):
    table = dealt()
    found = setup_problems(Setup(0, (table.row, ()), (), (), (1, 50)), piles=piles(CORE, POOL))
    found += personal_deck_problems({"flagship": 1}, acquired={}, scrapped={})
    assert len(found) == 4
    for problem in found:
        assert message(problem, language, POOL) not in ("", problem.code)


# --- what a list puts on the table -----------------------------------------------------------------------------------


def test_cards_missing_from_a_list_are_those_of_the_core_set():
    (start,) = starting_lists(POOL)
    assert start.decklist.slots == tuple(sorted(CORE.slots, key=lambda slot: slot.code))
    empty, core, listed = (piles(each, POOL) for each in (Decklist(()), CORE, lists("star-realms")["core, all listed"]))
    assert empty == core == listed
    assert sum(empty.trade_deck.values()) == 80
    own = piles(Decklist((Slot("cutter", 9, "trade_deck"), Slot("explorer", 4, "explorers"))), POOL)
    assert (own.trade_deck, own.explorers, own.starting_deck) == ({"cutter": 9}, {"explorer": 4}, STARTERS)


@pytest.mark.parametrize("slots", [(Slot("cutter", 4, "trade_deck"),), (Slot("scout", 4, "starting_deck"),)])
def test_too_few_cards_cannot_be_dealt(slots):
    with pytest.raises(NotPlayable):
        deal_opening(Decklist(slots), POOL, seed=1, answers=())


def test_groups_are_by_faction_then_by_role():
    found = [(group.code, group.count) for group in groups(lists("star-realms")["core, all listed"], POOL)]
    assert found == [
        ("blob/ship", 15),
        ("blob/base", 5),
        ("trade-federation/ship", 13),
        ("trade-federation/base", 7),
        ("star-empire/ship", 13),
        ("star-empire/base", 7),
        ("machine-cult/ship", 14),
        ("machine-cult/base", 6),
        ("starting_deck", 10),
        ("explorers", 10),
    ]
    odd = Decklist(tuple(Slot(code, 1, "trade_deck") for code in ("admiral-rasmusson", "nobody", "alliance-transport")))
    assert [(group.code, group.fixed) for group in groups(odd, POOL)] == [
        ("several-factions/ship", False),
        ("not-in-a-trade-deck", False),
        ("other", False),
        ("starting_deck", True),
        ("explorers", True),
    ]


def test_charts_of_the_core_set():
    """Each of the four factions has 20 cards; 55 ships and 25 bases (SR-CMP-01, SR-CMP-03)."""
    rows = {chart.code: {labels["en"]: value for labels, value in chart.rows} for chart in charts(CORE, POOL)}
    assert rows["factions"] == dict.fromkeys(["Blob", "Trade Federation", "Star Empire", "Machine Cult"], 20)
    assert sum(rows["costs"].values()) == 80
    assert rows["roles"]["Ships"] == 55
    assert rows["roles"]["Bases"] + rows["roles"]["Outposts"] == 25
    assert rows["gains"]["Trade"] == sum(int(value) * cards for value, cards in rows["trade"].items())
    assert charts(Decklist(()), POOL) == charts(CORE, POOL)


def test_draw_piles():
    """SR-SET-03, SR-SET-06, SR-END-03"""
    trade, first, second = draw_piles(CORE, POOL)
    assert trade.seen[:3] == (5, 7, 9)
    assert first.seen[:4] == (3, 8, 10, 10)
    assert second.seen[:3] == (5, 10, 10)


def test_formats_exclude_cards():
    def barred(code: str, format: str = "core") -> bool:
        card = POOL.cards[code]
        return is_barred({"code": code, "type": card.type, "facts": {"role": card.role}}, format, {})

    assert not any(map(barred, (*POOL.core, "scout", "viper", "explorer", "colony-seed-ship")))
    assert all(map(barred, ("admiral-rasmusson", "bold-raid", "imperial-talon", "biolord-walsh", "union-blitz")))
    assert not any(barred(code, "custom") for code in ("imperial-talon", "biolord-walsh", "union-blitz"))
    assert barred("admiral-rasmusson", "custom")
    assert GAME.cards.is_barred is is_barred
