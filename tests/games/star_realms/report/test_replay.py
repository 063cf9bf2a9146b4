"""Replays: the clause behind each step, and cards that were a copy of another card."""

from __future__ import annotations

import pytest

from games.star_realms.report.replay import replay_steps
from tests.games.helpers.sample_decks import pool
from tests.games.star_realms.scenarios import Position


def told(given, *when):
    """The steps of a position in which this was done: (clause, text, the options if there was a choice)."""
    position = Position(given)
    position.game.log = []
    for step in when:
        position.do(step)
    position.advance()
    return [
        (step.clause, step.text["en"], [option["en"] for option in step.decision[0]] if step.decision else [])
        for step in replay_steps(position.game, pool("star-realms"))
    ]


def clauses(found, text):
    return [clause for clause, said, _ in found if said == text]


def play(card):
    return {"choose": "play", "card": card}


def use(card, slot):
    return {"choose": "use", "card": card, "slot": slot}


@pytest.mark.parametrize(
    ("card", "text", "clause"),
    [
        ("explorer", "Side 1 scraps Explorer.", "SR-ABL-10"),
        ("ram", "Side 1 scraps Ram.", "SR-ABL-08"),
    ],
)
def test_an_explorer_does_not_go_to_the_scrap_heap(card, text, clause):
    assert clauses(told({"you": {"hand": [card]}}, play(card), use(card, "scrap")), text) == [clause]


def test_own_discards_differ_from_discards_forced_by_an_opponent():
    hands = {
        "you": {"hand": ["scout", "viper", "imperial-fighter"], "in_play": ["recycling-station"]},
        "opponent": {"hand": ["scout", "viper"]},
    }
    own = ({"choose": "discard", "card": "scout"}, {"choose": "pass"})
    found = told(hands, use("recycling-station", "primary"), {"choose": "effect", "effect": 2}, *own)
    assert clauses(found, "Side 1 discards Scout.") == ["SR-END-01"]
    assert clauses(found, "Side 1 picks a card for Recycling Station.") == ["SR-END-01"] * 2
    found = told(hands, play("imperial-fighter"), {"choose": "discard", "card": "scout", "by": "opponent"})
    assert clauses(found, "Side 2 discards Scout.") == ["A-18"]
    assert clauses(found, "Side 2 picks a card for Imperial Fighter.") == ["A-18"]


def test_a_base_is_destroyed_by_combat_or_by_an_ability():
    enemy = {"in_play": ["blob-wheel", "the-hive"]}
    found = told({"you": {"hand": ["missile-mech"]}, "opponent": enemy}, play("missile-mech"), {"choose": "destroy", "card": "the-hive"})
    assert clauses(found, "The Hive of side 2 is destroyed (combat spent: 0).") == ["SR-ATK-03"]
    assert clauses(found, "Side 1 picks a card for Missile Mech.") == ["SR-ATK-03"]
    found = told({"you": {"combat": 5}, "opponent": enemy}, {"choose": "attack", "card": "the-hive"})
    assert clauses(found, "The Hive of side 2 is destroyed (combat spent: 5).") == ["SR-ATK-02"]


def test_a_card_is_acquired_for_trade_or_without_cost():
    found = told({"row": ["ram"], "you": {"hand": ["megahauler"]}}, play("megahauler"), {"choose": "take", "card": "ram"})
    assert clauses(found, "Side 1 acquires Ram for 0 trade.") == ["SR-ACQ-04"]
    assert clauses(found, "Side 1 picks a card for Megahauler.") == ["SR-ACQ-04"]
    found = told({"row": ["ram"], "you": {"trade": 3}}, {"choose": "acquire", "card": "ram"})
    assert clauses(found, "Side 1 acquires Ram for 3 trade.") == ["SR-ACQ-01"]
    # Its cost is down to 0.
    found = told({"row": ["warrior-pod"], "you": {"in_play": ["ram", "ram"]}}, {"choose": "acquire", "card": "warrior-pod"})
    assert clauses(found, "Side 1 acquires Warrior Pod for 0 trade.") == ["SR-ACQ-01"]


def test_cards_are_drawn_by_an_ability_or_in_the_draw_phase():
    deck = ["scout"] * 6
    found = told({"you": {"hand": ["corvette"], "deck": deck}}, play("corvette"), {"choose": "pass"})
    assert [clause for clause, text, _ in found if " draws " in text] == ["SR-SET-07", "SR-END-03"]


def test_a_copy_shows_the_abilities_of_the_copied_card():
    found = told(
        {"you": {"hand": ["ram", "stealth-needle"], "in_play": ["stealth-tower", "battle-station"], "deck": ["scout"] * 6}},
        play("ram"),
        play("stealth-needle"),
        use("stealth-tower", "primary"),
        use("stealth-needle", "ally"),
        {"choose": "pass"},
        {"choose": "pass"},
        use("stealth-tower", "primary"),
    )
    offered = [options for _, _, options in found if any("Stealth" in option for option in options)]
    assert {"use Stealth Needle (Scrap ability)", "use Stealth Needle (Ally ability)"} <= set(offered[-3])
    assert "use Stealth Tower (Scrap ability)" in offered[-2]  # as the Battle Station
    assert [option for option in offered[-1] if "Tower" in option] == ["use Stealth Tower (Primary ability)"]  # in the next turn


def test_a_gambit_that_was_turned_over_has_the_abilities_of_its_other_side():
    found = told(
        {"you": {"in_play": ["valkens-enterprise"], "deck": ["scout"] * 6}},
        use("valkens-enterprise", "scrap"),
        {"choose": "pass"},
        {"choose": "pass"},
        use("valkens-enterprise", "primary"),
    )
    offered = [option for _, _, options in found for option in options if "Valken" in option]
    assert offered[0].endswith("(Scrap ability)")
    assert {each.rpartition("(")[2] for each in offered[1:]} == {"Primary ability)"}
