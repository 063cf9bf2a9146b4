"""Cards of the opponent that characters take, buy or destroy in their control phase, and an Effect that takes the way from a starship."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.play.turn.travel import can_navigate
from games.star_wars_ccg.policies.default import DrainPolicy
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import CANTINA, FARM, TATOOINE, choose, lost

TROOPER, STORM, VADER, DROID, DARK_DROID = "1_28", "1_194", "1_168", "1_24", "1_163"
BLASTER, DARK_BLASTER = "1_152", "1_317"
HIGH, LOW = "1_73", "1_168"  # destinies 5 and 1
TWO = "1_322"
BANTHA, DRIVER = "1_307", "1_194"


def acted(card: str, light: list[str], dark: list[str], reserve: list[str], *choices: str | int, force: int = 10) -> Position:
    """The card's text was used in the control phase of its player, if it may be."""
    seat = 0 if Position([FARM], piles=({"hand": [card]}, {})).side_of(card) == "light" else 1
    piles: list[dict] = [{}, {}]
    piles[seat] = {"reserve": [FILLER, *reserve], "force": force}
    there = Position([FARM, CANTINA], light, dark, at="control", active=seat, piles=(piles[0], piles[1]))
    if there.may("act", card):
        there.do("act", card)
        choose(there, *choices)
    return there


@pytest.mark.parametrize(("destiny", "is_taken"), [(LOW, True), (HIGH, False)])
def test_a_thief_takes_a_weapon_and_hands_it_to_a_warrior(destiny: str, is_taken: bool) -> None:
    light, dark = [f"1_14 @ {FARM}", f"{TROOPER} @ {FARM}"], [f"{STORM} @ {FARM}", f"{DARK_BLASTER} in {STORM}"]
    there = acted("1_14", light, dark, [destiny], DARK_BLASTER)
    blaster = there.piece(DARK_BLASTER)
    assert (blaster.controller, blaster.host) == ((0, there.piece("1_14").id) if is_taken else (1, there.piece(STORM).id))
    assert not there.may("act", "1_14"), "once a turn"
    if is_taken:
        there.do("pass")
        there.do("give", DARK_BLASTER, TROOPER)
        assert blaster.host == there.piece(TROOPER).id
    elsewhere = [f"{STORM} @ {CANTINA}", f"{DARK_BLASTER} in {STORM}"]
    assert not Position([FARM, CANTINA], light, elsewhere, at="control").may("act", "1_14")


@pytest.mark.parametrize(("bearer", "fires"), [("1_14", False), (TROOPER, True)])
def test_who_only_holds_a_weapon_does_not_fire_it(bearer: str, fires: bool) -> None:
    light, dark = [f"1_14 @ {FARM}", f"{TROOPER} @ {FARM}"], [f"{STORM} @ {FARM}", f"{DARK_BLASTER} in {STORM}"]
    there = Position([FARM], light, dark, at="battle")
    there.game.take_control(there.piece(DARK_BLASTER), 0)
    there.game.board_ship(there.piece(DARK_BLASTER), there.piece(bearer), c.OUTSIDE)
    there.do("battle", FARM)
    assert there.may("fire", DARK_BLASTER) == fires


def test_a_beast_follows_a_friend_of_nature() -> None:
    there = acted("1_20", [f"1_20 @ {FARM}"], [f"{BANTHA} @ {FARM}"], [], BANTHA)
    assert there.piece(BANTHA).controller == 0
    ridden = Position([FARM], [f"1_20 @ {FARM}"], [f"{BANTHA} @ {FARM}", f"{DRIVER} in {BANTHA} as passenger"], at="control")
    assert not ridden.may("act", "1_20")
    assert not Position([FARM], [f"1_20 @ {FARM}"], [f"1_310 @ {FARM}"], at="control").may("act", "1_20"), "no beast"
    own = Position([FARM, CANTINA], [f"1_20 @ {FARM}"], [f"{BANTHA} @ {CANTINA}"], at="control")
    assert not own.may("act", "1_20"), "elsewhere"


@pytest.mark.parametrize(
    ("sold", "destiny", "force", "is_sold"), [("1_310", HIGH, 9, True), ("1_310", FILLER, 9, False), ("1_310", HIGH, 1, False)]
)
def test_a_vehicle_is_bought(sold: str, destiny: str, force: int, is_sold: bool) -> None:
    there = acted("1_33", [f"1_33 @ {FARM}"], [f"{sold} @ {FARM}"], [destiny], sold, force=force)
    cost = there.by_code[sold].cost
    if is_sold:
        there.game.apply(0)
        there.decision()
    assert there.piece(sold).controller == (0 if is_sold else 1)
    assert len(there.game.sides[0].force.cards) == force - 1 - (cost if is_sold else 0)


def test_a_droid_is_bought_and_nothing_else() -> None:
    there = acted("1_33", [f"1_33 @ {FARM}"], [f"{DARK_DROID} @ {FARM}"], [HIGH], DARK_DROID)
    if there.may("pass") and there.piece(DARK_DROID).controller == 1:
        there.game.apply(0)
        there.decision()
    assert there.piece(DARK_DROID).controller == 0
    assert not Position([FARM], [f"1_33 @ {FARM}"], [f"{STORM} @ {FARM}"], at="control").may("act", "1_33")


def test_sisters_take_or_destroy_what_two_chances_give() -> None:
    light = [f"{TROOPER} @ {FARM}", f"{BLASTER} in {TROOPER}"]
    dark = [f"1_195 @ {FARM}"]
    stolen = acted("1_195", light, dark, [LOW, TWO], 0, BLASTER)
    assert (stolen.piece(BLASTER).controller, stolen.piece(BLASTER).host) == (1, stolen.piece("1_195").id)
    destroyed = acted("1_195", light, dark, [TWO, TWO], 1, BLASTER)
    assert lost(destroyed, BLASTER) == [True]
    missed = acted("1_195", light, dark, [LOW, HIGH])
    assert missed.piece(BLASTER).controller == 0
    assert len(missed.game.sides[1].used.cards) == 2 + 2
    assert missed.may("act", "1_195"), "twice in a phase"
    assert not Position([FARM], [f"{TROOPER} @ {FARM}"], dark, at="control", active=1).may("act", "1_195"), "nothing to take"
    decision = missed.decision()
    assert decision is not None
    assert decision.options[DrainPolicy().choose(missed.game.view(1), decision)].verb == c.ACT_VERB


def searched(light: list[str], target: str, destiny: str) -> Position:
    there = Position([TATOOINE], light, [], active=1, piles=({}, {"hand": ["1_218"], "reserve": [FILLER, destiny]}))
    assert there.may("play", "1_218")
    for number, option in enumerate(there.decision().options):  # type: ignore[union-attr]
        if option.verb == c.PLAY_VERB:
            twin = Position([TATOOINE], light, [], active=1, piles=({}, {"hand": ["1_218"], "reserve": [FILLER, destiny]}))
            twin.decision()
            twin.game.apply(number)
            asked = twin.decision()
            if asked is not None and any(each.piece == twin.piece(target).id for each in asked.options):
                choose(twin, target)
                return twin
    raise AssertionError(target)


@pytest.mark.parametrize(("destiny", "is_lost"), [(HIGH, True), (LOW, False)])
def test_an_astromech_is_lost(destiny: str, is_lost: bool) -> None:
    there = searched([f"1_146 @ {TATOOINE}", f"{DROID} in 1_146 as astromech"], DROID, destiny)
    assert lost(there, DROID, "1_218") == [is_lost, True]


@pytest.mark.parametrize(("destiny", "is_lost"), [(HIGH, True), (LOW, False)])
def test_a_nav_computer_is_lost_and_an_astromech_stands_in(destiny: str, is_lost: bool) -> None:
    ship = "1_143"
    there = searched([f"{ship} @ {TATOOINE}"], ship, destiny)
    falcon = there.piece(ship)
    assert falcon.card.has_nav_computer
    assert can_navigate(there.game, falcon) != is_lost
    assert there.game.free_rooms(falcon, c.ASTROMECH_SEAT) == (1 if is_lost else 0)
    assert (there.piece("1_218").host == falcon.id) == is_lost
    with_droid = Position([TATOOINE], [f"{ship} @ {TATOOINE}", f"{DROID} in {ship} as astromech"], [f"1_218 in {ship}"])
    assert can_navigate(with_droid.game, with_droid.piece(ship))
    assert not Position([FARM], [f"{TROOPER} @ {FARM}"], [], active=1, piles=({}, {"hand": ["1_218"]})).may("play", "1_218")


def test_a_droid_that_was_carried_off_serves_its_new_player() -> None:
    piles = ({"lost": [DROID, TROOPER]}, {})
    there = Position([FARM], [], [f"2_102 @ {FARM}"], at="control", active=1, piles=piles)
    there.do("act", "2_102")
    while there.may("lose from"):
        there.do("lose from")
    choose(there, DROID)
    assert there.piece(DROID).controller == 1
    there.do("pass")
    there.do("deploy", DROID)
    assert there.options()
