"""Losses, retrievals, attrition and sums of destinies that texts change, and targets that texts protect, on cards with invented texts."""

from __future__ import annotations

from typing import Any

import pytest

from games.abilities.declare import check_cards
from games.star_wars_ccg.abilities.operations.fate import (
    attrition_less,
    cancel_retrieval,
    lower_loss,
    lower_retrieval,
    lower_total,
    raise_if_fired,
    raise_loss,
    retrieve_less,
)
from games.star_wars_ccg.abilities.operations.piles.force import dearer_text
from games.star_wars_ccg.abilities.operations.rules.guards import most_lost_to
from games.star_wars_ccg.abilities.operations.steps import lose_force, retrieve_top
from games.star_wars_ccg.abilities.ops import action, cannot, card, constant, deploys_on, fires, printed
from games.star_wars_ccg.abilities.parts import opponents_turn
from games.star_wars_ccg.abilities.pieces import cards, character
from games.star_wars_ccg.abilities.words import COMPLETE
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.abilities.using import until

FARM = "1_132"
# Characters, one of ability 6 among them, and a blaster, which is destiny 3 where it is drawn.
REBEL, TROOPER, LORD, GUN = "1_28", "1_194", "1_168", "1_317"


def place(at: str, active: int, light: list[str], dark: list[str], written: dict[str, Any], **piles: Any) -> Position:
    """A position in which the cards of `written` have these texts."""
    sides = ({}, {})
    for name, found in piles.items():
        side, _, pile = name.partition("_")
        sides[("light", "dark").index(side)][pile] = found
    return Position([FARM], light, dark, at=at, active=active, piles=sides, written=check_cards(COMPLETE, written))


# --- losses ----------------------------------------------------------------------------------------------------------------

LOSES = card(action(lose_force(2, whose="opponent"), when="control", times=1))


def force_lost(text: Any) -> int:
    """How much the Light Side loses to a text of 2 Force while the Rebel answers with a text."""
    written = {TROOPER: LOSES, REBEL: card(text)}
    there = place("control", 1, [f"{REBEL} @ {FARM}"], [f"{TROOPER} @ {FARM}"], written)
    there.do("act", TROOPER)
    there.decision()
    if there.may("act", REBEL):
        there.do("act", REBEL)
        there.decision()
    while there.may("lose from"):
        there.do("lose from")
        there.decision()
    return len(there.game.sides[0].lost.cards)


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        (action(lower_loss(1), when="loss", times=1), 1),
        (action(lower_loss(5), when="loss", times=1), 0),
        (action(raise_loss(1), when="loss", times=1), 3),
        (action(lower_loss(1), when="control", times=1), 2),
        (constant(dearer_text(1, cards(named="Stormtrooper"))), 3),
        (constant(dearer_text(1, cards(named="Stormtrooper")), most_lost_to(2, ["Stormtrooper"])), 2),
    ],
    ids=["lower", "no less than nothing", "raise", "at another time", "more by this text", "more, but no more than a limit"],
)
def test_a_loss_of_force_is_changed_when_it_is_due(text: Any, lost: int) -> None:
    assert force_lost(text) == lost


# --- retrievals ------------------------------------------------------------------------------------------------------------


def retrieved(text: Any) -> int:
    """How much of 2 Force the Dark Side retrieves while the Rebel has a text."""
    written = {TROOPER: card(action(retrieve_top(2), when="control", times=1)), REBEL: card(text)}
    there = place("control", 1, [f"{REBEL} @ {FARM}"], [f"{TROOPER} @ {FARM}"], written, dark_lost=3, dark_used=0)
    there.do("act", TROOPER)
    there.decision()
    if there.may("act", REBEL):
        there.do("act", REBEL)
        there.decision()
    return 3 - len(there.game.sides[1].lost.cards)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        (action(lower_retrieval(1), when="retrieval", times=1, conditions=opponents_turn()), 1),
        (action(cancel_retrieval(), when="retrieval", times=1, conditions=opponents_turn()), 0),
        (action(lower_retrieval(1), when="control"), 2),
        (constant(retrieve_less(1)), 1),
        (constant(retrieve_less(5)), 0),
        (constant(retrieve_less(1, whose="own")), 2),
    ],
    ids=["lower", "cancel", "at another time", "always less", "no less than nothing", "of the other player"],
)
def test_a_retrieval_is_lowered(text: Any, number: int) -> None:
    assert retrieved(text) == number


# --- battles -----------------------------------------------------------------------------------------------------------------


def battle(text: Any) -> Position:
    """An Imperial of ability 6 attacks a Rebel who has a text; its battle destiny is 3."""
    written = {REBEL: card(text), LORD: LOSES}
    there = place("battle", 1, [f"{REBEL} @ {FARM}"], [f"{LORD} @ {FARM}"], written, dark_reserve=[GUN] * 5, light_hand=3)
    there.do("battle", FARM)
    assert until(there, "destiny")
    there.do("destiny")
    there.decision()
    return there


@pytest.mark.parametrize(("text", "sum"), [(lower_total(1), 2), (lower_total(9), 0), (lower_total(1, whose="own"), 3)])
def test_the_sum_of_the_destinies_is_lowered(text: Any, sum: int) -> None:
    assert battle(constant(text)).game.battle.destiny[1] == sum


@pytest.mark.parametrize(("text", "attrition"), [(attrition_less(1), 2), (attrition_less(9), 0), (attrition_less(1, whose="opponent"), 3)])
def test_attrition_is_less(text: Any, attrition: int) -> None:
    assert battle(constant(text)).game.battle.attrition[0] == attrition


# --- weapons -------------------------------------------------------------------------------------------------------------------

BLASTER = card(printed(deploys_on(0, character()), fires(0, character())))


def shot(text: Any) -> Position:
    """The Imperial's blaster is ready to fire at the Rebel, who has a text; what it draws is destiny 0."""
    written = {REBEL: card(text), LORD: LOSES, GUN: BLASTER}
    there = place("battle", 1, [f"{REBEL} @ {FARM}"], [f"{LORD} @ {FARM}", f"{GUN} in {LORD}"], written)
    there.do("battle", FARM)
    there.decision()
    return there


@pytest.mark.parametrize(
    ("text", "is_safe"),
    [
        (cannot("be_shot"), True),
        (cannot("be_shot", who=cards(whose="opponent")), False),
    ],
)
def test_what_is_protected_is_no_target(text: Any, is_safe: bool) -> None:
    there = shot(constant(text))
    until(there, "fire", GUN)
    assert there.may("fire", GUN) != is_safe


@pytest.mark.parametrize(
    ("text", "is_hit"),
    [
        (raise_if_fired(9, cards(whose="opponent", zone="any")), True),
        (raise_if_fired(9, cards(whose="own", zone="any")), False),
    ],
)
def test_a_card_counts_more_as_a_weapon_destiny(text: Any, is_hit: bool) -> None:
    there = shot(constant(text))
    assert until(there, "fire", GUN)
    there.do("fire", GUN)
    there.decision()
    until(there, "pass")
    assert there.piece(REBEL).is_hit == is_hit
