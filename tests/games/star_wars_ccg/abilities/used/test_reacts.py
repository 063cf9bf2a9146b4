"""Reacts (CCG-BAT-04): cards that move to where the opponent has begun a battle or a Force drain."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.play import constants as c
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.abilities.using import FARM

CAMP, DUNE_SEA = "1_131", "1_130"
# what: (light, dark, the card that may react, its player)
REACTING = {
    "a wolfman": (["1_30 @ {far}", "1_28 @ {near}"], ["1_194 @ {near}"], "1_30", 0),
    "a landspeeder": (["1_149 @ {far}", "1_27 in 1_149 as pilot", "1_28 @ {near}"], ["1_194 @ {near}"], "1_149", 0),
    "another": (["1_151 @ {far}", "1_27 in 1_151 as pilot", "1_28 @ {near}"], ["1_194 @ {near}"], "1_151", 0),
    "a bantha": (["1_28 @ {near}"], ["1_307 @ {far}", "1_196 in 1_307 as passenger", "1_194 @ {near}"], "1_307", 1),
    "an Ubrikkian": (["1_28 @ {near}"], ["1_310 @ {far}", "1_180 in 1_310 as pilot", "1_194 @ {near}"], "1_310", 1),
}


def position(what: str, at: str, far: str = CAMP, *, without: str = "", force: int = 5) -> Position:
    light, dark, _, seat = REACTING[what]
    there = [[entry.format(near=FARM, far=far) for entry in side if without not in entry or not without] for side in (light, dark)]
    piles = tuple({"force": force if player == seat else 5} for player in (0, 1))
    return Position([FARM, CAMP, DUNE_SEA], there[0], there[1], at=at, active=1 - seat, piles=piles)


@pytest.mark.parametrize("what", REACTING)
def test_a_card_reacts_to_a_battle_for_the_cost_of_its_move(what: str) -> None:
    *_, card, seat = REACTING[what]
    there = position(what, "battle")
    there.do("battle", FARM)
    there.do("act", card)
    there.decision()
    assert there.piece(card).place == there.piece(FARM).id
    assert len(there.game.sides[seat].used.cards) == 1
    assert there.piece(card).moved == there.game.turn
    assert not there.may("act", card)
    far = position(what, "battle", DUNE_SEA)
    far.do("battle", FARM)
    if what in ("a wolfman", "a bantha"):  # they go one site far
        assert not far.may("act", card)
    poor = position(what, "battle", force=0)
    poor.do("battle", FARM)
    assert not poor.may("act", card)


def test_nobody_reacts_to_an_own_battle() -> None:
    light, dark, card, _ = REACTING["a wolfman"]
    sides = [[entry.format(near=FARM, far=CAMP) for entry in side] for side in (light, dark)]
    there = Position([FARM, CAMP], *sides, at="battle", active=0)
    there.do("battle", FARM)
    assert not there.may("act", card)


def test_a_vehicle_without_a_driver_stays() -> None:
    there = position("a landspeeder", "battle", without="1_27")
    there.do("battle", FARM)
    assert not there.may("act", "1_149")


@pytest.mark.parametrize("reacts", [True, False])
def test_a_drain_takes_nothing_where_a_react_takes_control(reacts: bool) -> None:
    there = position("a wolfman", "control", without="1_28")
    life = there.game.sides[0].life()
    there.do("drain", FARM)
    there.do("act" if reacts else "pass", "1_30" if reacts else None)
    while there.may("lose from"):
        there.do("lose from")
    lost = life - there.game.sides[0].life()
    assert lost == (0 if reacts else 2)
    assert not there.may("drain", FARM)
    assert (there.piece("1_30").place == there.piece(FARM).id) == reacts
    assert there.zone("1_30") == (c.AT_LOCATIONS, 0)
