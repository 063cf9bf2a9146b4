"""What the Objectives of the films need: who seizes and keeps captives, who is not put out of play, and who occupies a battleground."""

from __future__ import annotations

from typing import Any

import pytest

from games.abilities.declare import check_cards
from games.engine.events.windows import TARGET_DECISION
from games.engine.verbs import PICK_DECISION
from games.star_wars_ccg.abilities.constants import TOTAL_DESTINY
from games.star_wars_ccg.abilities.operations.captives import hand_over, seize_by
from games.star_wars_ccg.abilities.operations.rare.crossing import deplete
from games.star_wars_ccg.abilities.operations.steps import put_out
from games.star_wars_ccg.abilities.ops import THIS, action, cannot, card, constant
from games.star_wars_ccg.abilities.parts import target
from games.star_wars_ccg.abilities.pieces import captive, character, enemy_character, own_character
from games.star_wars_ccg.abilities.words import COMPLETE
from games.star_wars_ccg.play.constants import ASIDE
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.abilities.using import choose

FARM = "1_132"
# An alien who is no warrior, a trooper, and two Rebels.
ALIEN, TROOPER, REBEL, HAN = "1_177", "1_194", "1_28", "1_11"
LUKE, KNIGHT, VADER = "1_19", "9_24", "1_168"


def acted(actor: str, written: dict[str, Any], light: list[str], dark: list[str]) -> Position:
    """The position once the player of this card has used its text."""
    seat = 0 if actor in (REBEL, HAN) else 1
    there = Position([FARM], light, dark, at="control", active=seat, written=check_cards(COMPLETE, written))
    there.do("act", actor)
    there.decision()
    return there


@pytest.mark.parametrize(("others", "holder"), [([], ALIEN), ([f"{REBEL} in {ALIEN} as captive"], None)])
def test_whoever_is_named_seizes_a_character_without_being_a_warrior(others: list[str], holder: str | None) -> None:
    """A-20: one who has a captive already leaves the next one to others."""
    written = {ALIEN: card(action(seize_by(enemy_character(named="Han"), to=THIS), when="control"))}
    there = acted(ALIEN, written, [f"{HAN} @ {FARM}", *others], [f"{ALIEN} @ {FARM}"])
    assert (there.piece(HAN).host == there.piece(ALIEN).id) == (holder == ALIEN)


@pytest.mark.parametrize("bar", [True, False])
def test_a_captive_may_be_kept_by_its_escort(bar: bool) -> None:
    """A-20"""
    text = action(hand_over(), when="control", targets=[target(captive()), target(own_character(named="Garindan", other=True))])
    keeps = [constant(cannot("be_handed_over", who=captive()))] if bar else []
    written = {TROOPER: card(text, *keeps)}
    there = Position(
        [FARM],
        [f"{HAN} in {TROOPER} as captive"],
        [f"{TROOPER} @ {FARM}", f"{ALIEN} @ {FARM}"],
        at="control",
        active=1,
        written=check_cards(COMPLETE, written),
    )
    there.do("act", TROOPER)
    choose(there, HAN, ALIEN)
    assert there.piece(HAN).host == there.piece(TROOPER if bar else ALIEN).id


@pytest.mark.parametrize(("actor", "is_out"), [(REBEL, False), (TROOPER, True)])
def test_cards_of_its_owner_do_not_put_a_character_out_of_play(actor: str, is_out: bool) -> None:
    guard = constant(cannot("be_put_out_by_own", who=character(named="Han", zone="any")))
    written = {ALIEN: card(guard), actor: card(action(put_out(character(named="Han")), when="control"))}
    there = acted(actor, written, [f"{HAN} @ {FARM}", f"{REBEL} @ {FARM}"], [f"{ALIEN} @ {FARM}", f"{TROOPER} @ {FARM}"])
    assert (there.zone(HAN)[0] == ASIDE) == is_out


def test_who_loses_the_whole_life_force_loses_the_game() -> None:
    """CCG-GAM-01"""
    there = acted(REBEL, {REBEL: card(action(deplete(), when="control"))}, [f"{REBEL} @ {FARM}"], [])
    assert there.game.is_over
    assert there.game.winner == 0


# 9_61: whose Luke is captured where an Imperial is; 9_151: whose Vader seizes Luke.
@pytest.mark.parametrize(("goal", "holder"), [("9_61", TROOPER), ("9_151", VADER)])
def test_one_luke_is_captured_of_two(goal: str, holder: str) -> None:
    """A-20, CCG-UNI-01: the rulebook lets two Lukes under names of their own stand together."""
    light, dark = [f"{LUKE} @ {FARM}", f"{KNIGHT} @ {FARM}"], [f"{holder} @ {FARM}"]
    (light if goal == "9_61" else dark).append(goal)
    there = Position([FARM], light, dark, at="control", active=1)
    decision = there.decision()
    while decision.kind in (TARGET_DECISION, PICK_DECISION):
        there.game.apply(0)
        decision = there.decision()
    held = [code for code in (LUKE, KNIGHT) if there.piece(code).host == there.piece(holder).id]
    assert len(held) == 1


# 203_19: Rebels of little ability at battlegrounds raise the battle destinies; 2_40: who goes Undercover occupies nothing.
@pytest.mark.parametrize(("covered", "more"), [([], 1), ([f"2_40 in {REBEL}"], 0)])
def test_only_who_occupies_a_battleground_raises_destinies(covered: list[str], more: int) -> None:
    """CCG-PWR-02, CCG-OBJ-01"""
    there = Position([FARM, "1_127"], ["203_19", f"{REBEL} @ {FARM}", *covered], at="control")
    there.piece("203_19").stage = 1
    assert there.game.value(TOTAL_DESTINY, there.piece("1_127")) == more
