"""Effects that go into their player's area when a system is blown away, and weapons that a shield guards."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.play.epics.orbits import blow_away
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.abilities.using import use

YAVIN, TROOPER, VADER = "1_135", "1_28", "1_168"


@pytest.mark.parametrize(("is_gone", "cost"), [(True, 9), (False, 1)])
def test_rebels_are_dear_once_their_base_is_gone(is_gone: bool, cost: int) -> None:
    there = Position(["1_132", YAVIN], [], [f"7_219 in {YAVIN}"], piles=({"hand": [TROOPER]}, {}))
    if is_gone:
        blow_away(there.game, there.piece(YAVIN))
    assert there.zone("7_219")[0] == (c.AREA if is_gone else c.AT_LOCATIONS)
    assert there.cost(TROOPER, "1_132") == cost


def test_obi_wan_brings_hope() -> None:
    there = Position(["1_132", YAVIN], [], [f"7_219 in {YAVIN}"], piles=({"hand": ["1_21"], "force": 30}, {}))
    blow_away(there.game, there.piece(YAVIN))
    there.do("deploy", "1_21")
    there.do("at", "1_132")
    there.decision()
    assert there.zone("7_219") == (c.LOST, 1)


@pytest.mark.parametrize(("shield", "destiny", "is_stolen"), [([], "1_28", True), (["13_95"], "1_28", False), (["13_95"], "9_35", True)])
def test_a_destiny_guards_weapons(shield: list[str], destiny: str, is_stolen: bool) -> None:
    """Vader has ability 6: destiny 7 and 1 more exceeds it, destiny 1 does not."""
    there = Position(
        ["1_132"],
        ["1_21 @ 1_132"],
        [f"{VADER} @ 1_132", f"1_314 in {VADER}", *shield],
        at="battle",
        piles=({"hand": ["6_79"], "reserve": ["1_28", "1_28", destiny]}, {}),
    )
    there.do("battle", "1_132")
    there.decision()
    while not there.may("play", "6_79"):
        there.do("pass")
    use(there, "6_79", "1_314", "1_21")
    assert (there.game.pieces[there.piece("1_314").host].card.code == "1_21") == is_stolen
    assert there.zone("6_79")[0] == (c.ASIDE if not is_stolen else c.LOST)
