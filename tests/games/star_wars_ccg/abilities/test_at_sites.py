"""Effects and devices at sites that work for the sites beside them, when they come, or on characters there."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import ABILITY, FORFEIT, NEEDED_ABILITY, POWER, TOTAL_POWER
from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.policies.worth import NOTHING, place_worth
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import CANTINA, CORRIDOR, FARM, TATOOINE, choose, lost, placed

TROOPER, STORM, LUKE, VADER, DROID, R2 = "1_28", "1_194", "1_19", "1_168", "1_24", "2_14"
BLASTER, DARK_BLASTER = "1_152", "1_317"
JUNGLE, WAR_ROOM, THRONE = "1_137", "1_139", "1_138"
DUNE_SEA, CAMP = "1_130", "1_292"


@pytest.mark.parametrize(("card", "row", "open_to"), [("1_68", [JUNGLE, FARM], JUNGLE), ("1_213", [CORRIDOR, FARM], CORRIDOR)])
def test_a_sentry_comes_for_2_force_and_declares_what_it_does(card: str, row: list[str], open_to: str) -> None:
    assert placed(card, row, [], []) == {open_to: 2}
    seat = 0 if card == "1_68" else 1
    piles: list[dict] = [{}, {}]
    piles[seat] = {"hand": [card]}
    there = Position(row, piles=(piles[0], piles[1]), active=seat)
    there.do("deploy", card)
    there.do("arm", open_to)
    choose(there, 1)
    assert there.piece(card).declared == 2
    assert placed(card, [FARM], [], []) == {}


def sentry(number: int, light: list[str], dark: list[str], **also: object) -> Position:
    """A sentry of the Light Side at the jungle, between the throne room and the war room, after this was declared."""
    there = Position([THRONE, WAR_ROOM, JUNGLE, FARM], [f"1_68 in {JUNGLE}", *light], dark, **also)  # type: ignore[arg-type]
    there.piece("1_68").declared = number
    return there


@pytest.mark.parametrize(("place", "is_near"), [(JUNGLE, True), (WAR_ROOM, True), (FARM, False)])
def test_what_a_sentry_declared_holds_at_its_site_and_beside_it(place: str, is_near: bool) -> None:
    fight = [f"{LUKE} @ {place}"], [f"{VADER} @ {place}"]
    for number in (1, 2, 3):
        there = sentry(number, *fight, piles=({"hand": [TROOPER]}, {"hand": ["1_170"]}))
        plain = Position([THRONE, WAR_ROOM, JUNGLE, FARM], *fight, piles=({"hand": [TROOPER]}, {"hand": ["1_170"]}))
        at = there.piece(place)
        assert there.game.value(TOTAL_POWER, at) == (1 if number == 1 and is_near else 0), "the own power"
        assert there.game.value(TOTAL_POWER + 1, at) == 0
        assert there.game.value(NEEDED_ABILITY + 1, at) == (5 if number == 2 and is_near else 4), "the opponent's ability for a destiny"
        assert there.game.value(NEEDED_ABILITY, at) == 4
        assert there.cost("1_170", place) - plain.cost("1_170", place) == (1 if number == 3 and is_near else 0)
        assert there.cost(TROOPER, place) == plain.cost(TROOPER, place)


def test_a_sentry_makes_weapons_dearer_too() -> None:
    for number, used in ((3, 2), (1, 1)):
        there = sentry(number, [], [f"{STORM} @ {JUNGLE}"], active=1, piles=({}, {"hand": [DARK_BLASTER]}))
        there.do("deploy", DARK_BLASTER)
        if there.may("arm", STORM):
            there.do("arm", STORM)
        there.decision()
        assert len(there.game.sides[1].used.cards) == used


ARMED = [f"{TROOPER} @ {FARM}", f"{BLASTER} in {TROOPER}"]
DARK_ARMED = [f"{STORM} @ {FARM}", f"{DARK_BLASTER} in {STORM}"]


@pytest.mark.parametrize("active", [0, 1])
def test_an_enemy_is_disarmed_in_any_control_phase(active: int) -> None:
    there = Position([FARM], ARMED, DARK_ARMED, at="control", active=active, piles=({"hand": ["1_48"]}, {}))
    there.do("play", "1_48")
    choose(there, STORM)
    assert lost(there, DARK_BLASTER, BLASTER) == [True, False]
    assert there.piece("1_48").host == there.piece(STORM).id
    plain = Position([FARM], ARMED, DARK_ARMED)
    assert there.number(POWER, STORM) == plain.number(POWER, STORM) - 1


def test_nobody_is_disarmed_unless_both_are_armed() -> None:
    piles = ({"hand": ["1_48"]}, {})
    for light, dark in ((ARMED, DARK_ARMED[:1]), (ARMED[:1], DARK_ARMED), (ARMED, [f"{STORM} @ {CANTINA}", DARK_ARMED[1]])):
        assert not Position([FARM, CANTINA], light, dark, at="control", piles=piles).may("play", "1_48")
    assert not Position([FARM], ARMED, DARK_ARMED, at="deploy", piles=piles).may("play", "1_48"), "the control phase alone"
    assert not Position([FARM], ARMED, DARK_ARMED, piles=piles).may("deploy", "1_48")


def test_who_was_disarmed_bears_no_weapon() -> None:
    dark = [f"{STORM} @ {FARM}"]
    for effects, may in (([], True), ([f"1_48 in {STORM}"], False)):
        there = Position([FARM], [], dark, active=1, piles=({"hand": ["1_48"]}, {"hand": [DARK_BLASTER]}))
        if effects:
            there.game.move(there.piece("1_48"), there.game.sides[0].at_locations)
            there.game.board_ship(there.piece("1_48"), there.piece(STORM), c.OUTSIDE)
        assert there.may("deploy", DARK_BLASTER) == may


@pytest.mark.parametrize(("place", "is_safe"), [(DUNE_SEA, True), (FARM, True), (CAMP, False)])
def test_a_vaporator_shelters_its_site_and_those_beside_it(place: str, is_safe: bool) -> None:
    row = [DUNE_SEA, FARM, CAMP]
    light = [f"{TROOPER} @ {place}", f"1_41 in {DUNE_SEA}"]
    there = Position(row, light, [], active=1, at="control", piles=({}, {"hand": ["1_247"]}))
    assert there.may("play", "1_247") != is_safe
    assert Position(row, light[:1], [], active=1, at="control", piles=({}, {"hand": ["1_247"]})).may("play", "1_247")


def test_a_vaporator_comes_to_tatooine() -> None:
    assert placed("1_41", [TATOOINE, FARM, CORRIDOR], [], []) == {FARM: 1}
    assert placed("1_41", [CORRIDOR], [], []) == {}


def test_a_holocam_aims_and_lends_power() -> None:
    row = [FARM, CANTINA]
    light, dark = [f"{LUKE} @ {FARM}"], [f"{STORM} @ {FARM}", f"{VADER} @ {CANTINA}", f"1_204 in {FARM}"]
    there = Position(row, light, dark, at="battle", active=1)
    there.do("battle", FARM)
    before = there.game.value(TOTAL_POWER + 1, there.piece(FARM))
    there.do("act", "1_204")
    choose(there, VADER)
    assert there.game.value(TOTAL_POWER + 1, there.piece(FARM)) == before + there.number(POWER, VADER)
    there.do("pass")
    assert not there.may("act", "1_204"), "once a battle"
    contested = Position(row, [*light, f"{TROOPER} @ {CANTINA}"], dark, at="battle", active=1)
    contested.do("battle", FARM)
    assert not contested.may("act", "1_204"), "the other site is not controlled"
    assert placed("1_204", row, [], []) == {FARM: 0, CANTINA: 0}


@pytest.mark.parametrize(("holocam", "is_hit"), [([], False), (["1_204 in 1_285"], True)])
def test_a_holocam_helps_an_automated_weapon(holocam: list[str], is_hit: bool) -> None:
    light, dark = [f"{TROOPER} @ 1_285"], [f"{STORM} @ 1_285", "1_319 in 1_285", *holocam]
    piles = ({}, {"reserve": ["1_293", "1_322"]})
    there = Position(["1_285"], light, dark, at="battle", active=1, piles=piles)
    assert there.by_code["1_322"].destiny == 2
    there.do("battle", "1_285")
    there.do("fire", "1_319", TROOPER)
    there.decision()
    assert there.piece(TROOPER).is_hit == is_hit


def slept(destinies: list[str], row: list[str], night: list[str]) -> Position | None:
    light, dark = [f"{TROOPER} @ {FARM}", f"{DROID} @ {FARM}", f"{LUKE} @ {CANTINA}"], [f"{VADER} @ {FARM}"]
    there = Position(row, light, [*dark, *night], active=1, piles=({}, {"hand": ["1_212"], "reserve": [FILLER, *destinies]}))
    if not there.may("deploy", "1_212"):
        return None
    there.do("deploy", "1_212")
    there.do("arm", FARM)
    there.decision()
    return there


def test_who_is_weaker_than_the_destiny_sleeps_until_the_end_of_the_next_turn() -> None:
    row, night = [TATOOINE, FARM, CANTINA], [f"1_230 in {TATOOINE}"]
    there = slept(["1_101", "1_101"], row, night)
    assert there is not None
    destiny = there.by_code["1_101"].destiny
    assert 1 < destiny < 6
    for number in (POWER, ABILITY, FORFEIT):
        assert there.number(number, TROOPER) == 0
        assert there.number(number, LUKE) > 0
        assert there.number(number, VADER) > 0
    assert there.number(POWER, DROID) > 0
    assert there.game.is_blank(there.piece(TROOPER))
    assert len(there.game.sides[1].text_destinies) == 2
    own = there.game.sides[1]
    for turns, sleeps in ((own.turns, True), (own.turns + 1, False)):
        there.game.end_period(10 + 2 + turns % 2)
        assert (there.number(POWER, TROOPER) == 0) == sleeps


def test_nobody_sleeps_by_day_or_without_destiny() -> None:
    assert slept(["1_101"], [TATOOINE, FARM, CANTINA], []) is None
    there = slept([FILLER, FILLER], [TATOOINE, FARM, CANTINA], [f"1_230 in {TATOOINE}"])
    assert there is not None
    assert there.number(POWER, TROOPER) > 0


def test_the_policy_lets_the_stronger_side_sleep() -> None:
    row, night = [TATOOINE, FARM, CANTINA], f"1_230 in {TATOOINE}"
    dark = [f"{STORM} @ {CANTINA}", night]
    there = Position(row, [f"{LUKE} @ {FARM}"], dark, active=1, piles=({}, {"hand": ["1_212"]}))
    view, piece = there.game.view(1), there.piece("1_212")
    worth = {option.piece: place_worth(view, piece, option) for option in view.legal_places_of(piece)}
    assert worth[there.piece(FARM).id] > 0
    assert worth[there.piece(CANTINA).id] == NOTHING


def droids(light: list[str]) -> int:
    there = Position([FARM], light, [f"{STORM} @ {FARM}"])
    return there.game.value(TOTAL_POWER, there.piece(FARM))


def test_each_pair_of_a_droid_and_a_rebel_adds_power() -> None:
    c3po, trooper, second = f"1_5 @ {FARM}", f"{TROOPER}=a @ {FARM}", f"{TROOPER}=b @ {FARM}"
    assert droids([c3po]) == 0
    assert droids([c3po, trooper]) == 2
    assert droids([c3po, trooper, second]) == 2
    assert droids([c3po, trooper, second, f"{DROID} @ {FARM}"]) == 4
    assert droids([trooper, f"{DROID} @ {FARM}"]) == 0


def test_a_friend_of_c3po_has_more_forfeit_value() -> None:
    alone, both = Position([FARM], [f"{R2} @ {FARM}"]), Position([FARM], [f"{R2} @ {FARM}", f"1_5 @ {FARM}"])
    assert both.number(FORFEIT, R2) == alone.number(FORFEIT, R2) + 2
    assert Position([FARM, CANTINA], [f"{R2} @ {FARM}", f"1_5 @ {CANTINA}"]).number(FORFEIT, R2) == alone.number(FORFEIT, R2)
