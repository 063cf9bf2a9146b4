"""Interrupts and Effects that answer lightsaber combat, which an invented text of Darth Maul begins here."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine.rng import stream
from games.star_wars_ccg.abilities.operations.contests import combat
from games.star_wars_ccg.abilities.operations.steps import lose_force
from games.star_wars_ccg.abilities.ops import action, card, constant, immune
from games.star_wars_ccg.abilities.parts import target
from games.star_wars_ccg.abilities.pieces import enemy_character
from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.play.view import View
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.abilities.using import choose

MAUL, QUI_GON, OBI_WAN = "11_54", "11_10", "13_33"
FIGHTS = card(action(combat(2, 2, lose_force(1)), when="control", times=1, targets=target(enemy_character(ability_least=6))))
NOTHING = card(constant(immune(None)))
LOW, HIGH = "1_28", "1_148"  # destinies 1 and 6


def fought(dark: list[str], light: list[str], dark_hand: list[str], light_hand: list[str], fighter: str = QUI_GON) -> Position:
    """Maul and a Jedi at one site, and what they draw, the last one first."""
    there = Position(
        ["1_132"],
        [f"{fighter} @ 1_132"],
        [f"{MAUL} @ 1_132"],
        at="control",
        active=1,
        piles=({"reserve": light, "hand": light_hand}, {"reserve": dark, "hand": dark_hand}),
        written={MAUL: FIGHTS, QUI_GON: NOTHING},
    )
    there.decision()
    return there


def lay(there: Position, name: str, host: str) -> None:
    piece = there.piece(name)
    there.game.move(piece, there.game.sides[piece.owner].aside)
    piece.under, piece.facedown, piece.known = there.piece(host).id, True, 1 << piece.owner


def begin(there: Position, fighter: str = QUI_GON) -> None:
    there.game.decision = None
    there.do("act", MAUL)
    choose(there, fighter)


def pass_to(there: Position, verb: str, name: str) -> bool:
    for _ in range(12):
        if there.may(verb, name):
            return True
        if not there.may("pass"):
            return False
        there.do("pass")
    return False


@pytest.mark.parametrize(("held", "is_answered"), [(True, True), (False, False)])
def test_two_of_three_destinies_count(held: bool, is_answered: bool) -> None:
    there = fought(["1_194=x", "1_194=y"], [LOW, HIGH, "1_12"], ["1_194"], ["13_10"])
    if held:
        lay(there, "1_194", MAUL)
    begin(there)
    assert there.may("play", "13_10") == is_answered
    if held:
        there.do("play", "13_10")
        choose(there, "1_12", HIGH)
        assert there.game.contest.totals[0] == 9
        assert there.game.contest.draws[0] == 0
        there.game.apply(0)
        choose(there, 0)
        assert there.zone(LOW)[0] == c.HAND


@pytest.mark.parametrize(("is_out", "zone"), [(True, c.ASIDE), (False, c.AT_LOCATIONS)])
def test_maul_falls_to_a_destiny_above_6(is_out: bool, zone: int) -> None:
    """Destiny 6, and 2 more if Qui-Gon is out of play."""
    there = fought([LOW, LOW], [HIGH, HIGH, HIGH], [], ["13_12", QUI_GON], fighter=OBI_WAN)
    if is_out:
        there.game.move(there.piece(QUI_GON), there.game.sides[0].aside)
    begin(there, OBI_WAN)
    assert pass_to(there, "play", "13_12")
    there.do("play", "13_12")
    there.decision()
    assert there.zone(MAUL)[0] == zone


def test_nobody_mourns_who_has_won() -> None:
    there = fought([LOW, LOW], [HIGH, HIGH], ["13_83"], ["13_20"])
    begin(there)
    assert not pass_to(there, "play", "13_20")


@pytest.mark.parametrize(("dark", "light", "falls"), [([HIGH, HIGH], [LOW, LOW], True), ([LOW, LOW], [HIGH, HIGH], False)])
def test_qui_gons_end_follows_a_combat_that_maul_wins(dark: list[str], light: list[str], falls: bool) -> None:
    there = fought(dark, light, ["13_83"], [])
    begin(there)
    assert pass_to(there, "deploy", "13_83") == falls
    if falls:
        there.do("deploy", "13_83")
        choose(there, 0)
        assert there.zone(QUI_GON)[0] == c.ASIDE


def test_a_fallen_jedi_takes_a_combat_card() -> None:
    there = fought([HIGH, HIGH], [LOW, LOW], ["1_194"], ["13_20"])
    lay(there, "1_194", MAUL)
    begin(there)
    assert pass_to(there, "play", "13_20")
    there.do("play", "13_20")
    choose(there, MAUL, "1_194")
    assert there.zone("1_194")[0] == c.LOST


def test_a_search_deals_combat_cards_that_it_does_not_know() -> None:
    there = fought([LOW] * 6, [LOW] * 6, ["1_194"], [])
    lay(there, "1_194", MAUL)
    found: set[Any] = set()
    for number in range(20):
        twin = View(there.game, 0).imagined(stream(number, 1, 1))
        lying = [piece for piece in twin.sides[1].aside.cards if piece.facedown]
        assert len(lying) == 1
        assert lying[0].under == there.piece(MAUL).id
        found.add(lying[0].id)
        kept = View(there.game, 1).imagined(stream(number, 1, 1))
        assert [piece.id for piece in kept.sides[1].aside.cards if piece.facedown] == [there.piece("1_194").id]
    assert len(found) > 1
