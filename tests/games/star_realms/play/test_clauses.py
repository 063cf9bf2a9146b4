"""Clauses that no worked example shows."""

from __future__ import annotations

from collections import Counter

import pytest

from games.engine.state import NotVisible
from games.star_realms.abilities import constants as numbers
from games.star_realms.abilities.ops import bits
from games.star_realms.play import constants
from games.star_realms.play.programs.cards import make_cards
from tests.games.helpers.sample_decks import pool
from tests.games.star_realms.scenarios import Position


def cards(*codes: str):
    made, _ = make_cards(pool("star-realms").cards[code] for code in codes)
    return made


def test_starting_decks():
    """SR-CMP-02, SR-CMP-07: eight Scouts and two Vipers for each, and authority is a number."""
    game = Position({"at": "start"}).game
    for side in game.sides:
        assert Counter(piece.card.code for piece in [*side.deck.cards, *side.hand.cards]) == {"scout": 8, "viper": 2}
        assert side.authority == 50


def test_types_and_factions():
    """SR-CMP-03, SR-CMP-04"""
    ram, hive, station, scout, both = cards("ram", "the-hive", "space-station", "scout", "embassy-base")
    assert (ram.type, hive.type, station.type) == (numbers.SHIP, numbers.BASE, numbers.BASE)
    assert (hive.is_outpost, station.is_outpost) == (False, True)
    assert (ram.factions, scout.factions) == (numbers.BLOB, 0)
    assert both.factions == bits(["star-empire", "trade-federation"])


def test_slots_and_numbers():
    """SR-CMP-05, SR-CMP-06"""
    (ram,) = cards("ram")
    assert [ability.slot for ability in ram.abilities] == [constants.ALLY, constants.SCRAP]
    assert (ram.cost, ram.combat, ram.trade) == (3, 60, 9)


def test_anything_in_any_order():
    """SR-TRN-02, SR-PLY-01, SR-PLY-02, SR-PLY-03: play, use, acquire, attack, and play again."""
    position = Position({"row": ["cutter"], "you": {"hand": ["ram", "trade-pod", "explorer"], "trade": 2}, "opponent": {}})
    for step in (
        {"choose": "play", "card": "ram"},
        {"choose": "attack"},
        {"choose": "acquire", "card": "cutter"},
        {"choose": "play", "card": "trade-pod"},
        {"choose": "use", "card": "ram", "slot": "ally"},
        {"choose": "use", "card": "trade-pod", "slot": "ally"},
        {"choose": "play", "card": "explorer"},
        {"choose": "use", "card": "ram", "slot": "scrap"},
        {"choose": "attack"},
    ):
        position.do(step)
    position.check({"you": {"hand": 0, "trade": 8, "combat": 0, "in_play": ["trade-pod", "explorer"]}, "opponent": {"authority": 41}})


def test_a_ship_without_cost_onto_the_deck():
    """SR-ACQ-04: a ship of the row, not a base; A-16: or an Explorer."""
    given = {"row": ["the-hive", "dreadnaught"], "trade_deck": ["scout"], "explorers": 1, "you": {"in_play": ["blob-carrier", "ram"]}}
    position = Position(given)
    position.do({"choose": "use", "card": "blob-carrier"})
    position.do({"choose": "take", "card": "the-hive", "refused": True})
    assert position.matching({"choose": "take", "card": "explorer"})
    position.do({"choose": "take", "card": "dreadnaught"})
    position.check({"you": {"trade": 0, "deck": {"top": "dreadnaught"}}, "row": ["the-hive", "scout"]})


def test_discard_piles_are_open_and_hands_are_not():
    """SR-END-01"""
    game = Position({"you": {"hand": ["ram"]}, "opponent": {"discard": ["cutter"], "hand": ["viper"], "deck": ["scout"]}}).game
    view = game.view(0)
    assert [piece.card.code for piece in view.discard(1)] == ["cutter"]
    for zone in (game.sides[1].hand, game.sides[1].deck):
        with pytest.raises(NotVisible):
            view.piece(zone.cards[0].id)


def test_the_row_and_draws_stop_when_cards_run_out():
    """A-07, A-08"""
    position = Position({"row": ["cutter"], "you": {"trade": 2, "deck": ["scout"]}, "opponent": {"hand": ["viper"]}})
    position.do({"choose": "acquire", "card": "cutter"})
    position.do({"choose": "pass"})
    position.check({"row": 0, "asked": "opponent", "you": {"hand": ["scout", "cutter"], "deck": 0, "discard": 0}})


def test_nothing_is_destroyed_without_a_base():
    """SR-ATK-03"""
    position = Position({"you": {"hand": ["missile-mech"], "in_play": ["the-hive"]}})
    position.do({"choose": "play", "card": "missile-mech"})
    position.check({"you": {"combat": 6, "in_play": ["the-hive", "missile-mech"]}})


def test_authority_can_be_spent_but_not_the_last_point():
    """SR-WIN-01: what is lost by an event loses the game too."""
    given = {
        "row": ["ram", "ram", "ram", "ram", "cutter"],
        "trade_deck": ["black-hole"],
        "you": {"trade": 2, "authority": 20},
        "opponent": {"authority": 8},
    }
    position = Position(given)
    position.do({"choose": "acquire", "card": "cutter"})
    position.check({"winner": "you", "opponent": {"authority": 0}})
