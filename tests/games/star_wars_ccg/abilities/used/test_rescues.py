"""Texts that answer with cards: deployed there, shown from the deck, saved from a wreck, or put in another's place (CCG-BAT-04)."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import FORFEIT, POWER
from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.play.effects.events import check_state, lose_card
from games.star_wars_ccg.play.turn.losses import force_to_lose
from games.star_wars_ccg.policies.default import DrainPolicy
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import CANTINA, CORRIDOR, FARM, TATOOINE, begun, choose, lost, until

TROOPER, STORM, LUKE, VADER, HAN, DROID, COMMTECH, TALZ = "1_28", "1_194", "1_19", "1_168", "1_11", "1_24", "1_6", "1_31"
ALDERAAN, DANTOOINE, DARK_DROID = "1_121", "1_282", "1_175"


def default(there: Position) -> int:
    decision = there.decision()
    assert decision is not None
    return DrainPolicy().choose(there.game.view(decision.seat), decision)


# --- cards deployed to a battle or a drain ----------------------------------------------------------------------------


def called(place: str, hand: list[str], force: int = 9, bearer: str = "") -> Position:
    """The Dark Side has begun a battle at the farm; the droid, or the bearer of the device, is at a place."""
    light = [f"{TROOPER} @ {FARM}", *([f"{bearer} @ {place}", f"1_201 in {bearer}"] if bearer else [f"{COMMTECH} @ {place}"])]
    there = Position(
        [FARM, CANTINA, CORRIDOR], light, [f"{VADER} @ {FARM}"], at="battle", active=1, piles=({"hand": hand, "force": force}, {})
    )
    there.do("battle", FARM)
    there.decision()
    return there


@pytest.mark.parametrize(("card", "bearer"), [(COMMTECH, ""), ("1_201", "1_27")])
def test_cards_are_deployed_to_the_opponents_battle(card: str, bearer: str) -> None:
    there = called(CANTINA, [LUKE, HAN], 9, bearer)
    assert default(there) == there.find("act", card)
    there.do("act", card)
    there.do("deploy", LUKE)
    assert there.may("at", FARM)
    assert not there.may("at", CANTINA), "to the battle alone"
    there.do("at", FARM)
    assert len(there.game.sides[0].force.cards) < 9
    assert there.piece(LUKE).place == there.piece(FARM).id
    assert there.may("deploy", HAN)
    there.do("pass")
    there.decision()
    assert not there.may("act", card), "once"
    assert there.game.confined == c.NONE
    assert until(there, "destiny")


@pytest.mark.parametrize(("place", "hand", "force"), [(CORRIDOR, [LUKE], 9), (CANTINA, [FILLER], 9), (CANTINA, [LUKE], 0)])
def test_nobody_is_deployed_from_afar_or_without_cards_or_force(place: str, hand: list[str], force: int) -> None:
    assert not called(place, hand, force).may("act", COMMTECH)


def test_cards_are_deployed_to_a_drain() -> None:
    drained = Position([FARM], [f"{COMMTECH} @ {FARM}"], [f"{VADER} @ {FARM}"], at="control", active=1, piles=({"hand": [LUKE]}, {}))
    drained.do("drain", FARM)
    drained.do("act", COMMTECH)
    drained.do("deploy", LUKE)
    drained.do("at", FARM)
    drained.decision()
    if drained.may("pass"):
        drained.do("pass")
    drained.decision()
    assert drained.game.sides[1].total_drain == 0, "the location is not controlled any more"


@pytest.mark.parametrize(("ship", "place", "may"), [("1_302", TATOOINE, True), ("1_304", TATOOINE, False), ("1_302", DANTOOINE, False)])
def test_starships_fly_to_where_the_opponent_battles(ship: str, place: str, may: bool) -> None:
    dark = [f"1_303=guard @ {DANTOOINE}", f"{ship}=fleet @ {place}", "1_178 in fleet as pilot"]
    light = [f"1_143 @ {DANTOOINE}", f"{HAN} in 1_143 as pilot"]
    there = Position([DANTOOINE, TATOOINE, ALDERAAN], light, dark, at="battle")
    there.do("battle", DANTOOINE)
    there.decision()
    acts = there.may("act", DANTOOINE)
    if may and acts:
        there.do("act", DANTOOINE)
        choose(there, "fleet")
        assert there.piece("fleet").place == there.piece(DANTOOINE).id
        assert there.piece("fleet").moved == there.game.turn
        assert len(there.game.sides[1].force.cards) == 9
    assert acts == may


# --- cards shown from the deck ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "seat"), [("1_103", 0), ("1_244", 1)])
def test_the_outgunned_show_cards_and_deploy_them(card: str, seat: int) -> None:
    own, enemy, fresh = (TROOPER, VADER, LUKE) if seat == 0 else (STORM, LUKE, VADER)
    sides = [f"{own} @ {FARM}"], [f"{enemy} @ {FARM}"]
    reserves: list = [10, 10]
    reserves[seat] = [FILLER, FILLER, fresh, FILLER]
    hands: list = [[], []]
    hands[seat] = [card]
    light, dark = sides if seat == 0 else (sides[1], sides[0])
    there = begun([FARM], light, dark, 1 - seat, (hands[0], hands[1]), (reserves[0], reserves[1]))
    assert default(there) == there.find("play", card)
    there.do("play", card)
    choose(there, 2)  # three cards
    assert [option[:2] for option in there.options()] == [("deploy", fresh), ("pass", None)]
    assert default(there) == 0
    force = len(there.game.sides[seat].force.cards)
    there.do("deploy", fresh)
    there.do("at", FARM)
    there.decision()
    assert there.piece(fresh).place == there.piece(FARM).id
    assert len(there.game.sides[seat].force.cards) == force
    assert sum(piece.card.code == FILLER for piece in there.game.sides[seat].lost.cards) == 2
    assert len(there.game.sides[seat].reserve.cards) == 1


def test_only_the_outgunned_defender_shows_cards() -> None:
    assert not begun([FARM], [f"{TROOPER} @ {FARM}"], [f"{STORM} @ {FARM}"], 1, (["1_103"], [])).may("play", "1_103")
    assert not begun([FARM], [f"{TROOPER} @ {FARM}"], [f"{VADER} @ {FARM}"], 0, (["1_103"], [])).may("play", "1_103")


# --- a wreck ----------------------------------------------------------------------------------------------------------


def wrecked(card: str, ship: str, pilot: str, more: list[str], rules: str = "rulebook") -> Position:
    seat = 0 if card == "1_79" else 1
    own = [f"{ship} @ {TATOOINE}", f"{pilot} in {ship} as pilot", *more]
    piles: list[dict] = [{}, {}]
    piles[seat] = {"hand": [card]}
    there = Position(
        [TATOOINE, FARM, CORRIDOR],
        own if seat == 0 else [],
        own if seat else [],
        active=seat,
        piles=(piles[0], piles[1]),
        rules=rules,
    )
    there.decision()
    there.game.decision = None
    lose_card(there.game, there.game.pieces[there.piece(pilot).host])
    check_state(there.game)
    there.decision()
    return there


@pytest.mark.parametrize("rules", ["rulebook", "community"])
@pytest.mark.parametrize(("card", "ship", "pilot"), [("1_79", "1_140", HAN), ("1_245", "1_302", "1_178")])
def test_those_aboard_a_capital_starship_get_to_a_planet(card: str, ship: str, pilot: str, rules: str) -> None:
    there = wrecked(card, ship, pilot, [], rules)
    there.do("play", card)
    ids = {option.piece for option in there.decision().options}
    assert ids == {there.piece(FARM).id}, "no site of the Death Star"
    choose(there, FARM)
    assert there.piece(pilot).place == there.piece(FARM).id
    assert (there.piece(pilot).room, there.zone(pilot)[0]) == (c.OUTSIDE, c.AT_LOCATIONS)
    assert lost(there, ship, pilot) == [True, False]


def test_those_aboard_are_lost_or_jump_without_it() -> None:
    assert not wrecked("1_79", "1_143", HAN, []).may("play", "1_79"), "no capital starship"
    for passenger, may in (("1_179", False), (VADER, True)):
        assert wrecked("1_245", "1_302", "1_178", [f"{passenger} in 1_302 as passenger"]).may("play", "1_245") == may


def test_those_aboard_change_to_another_capital_starship() -> None:
    there = wrecked("1_245", "1_302", "1_178", [f"1_302=other @ {TATOOINE}"])
    plays = [option.amount for option in there.decision().options if option.verb == c.PLAY_VERB]
    assert plays == [0, 1]
    there.game.apply(1)
    choose(there, "other")
    assert there.piece("1_178").host == there.piece("other").id


# --- another's place --------------------------------------------------------------------------------------------------


def hit(there: Position, weapon: str, target: str) -> Position:
    until(there, "fire", weapon)
    there.do("fire", weapon, target)
    there.decision()
    return there


def shot_at(target: str, light: list[str], hands: tuple[list[str], list[str]] = ([], [])) -> Position:
    piles = ({"hand": hands[0]}, {"hand": hands[1], "reserve": [FILLER] * 5 + ["1_79"] * 3})
    there = Position([FARM], light, [f"{STORM} @ {FARM}", f"1_312 in {STORM}"], at="battle", active=1, piles=piles)
    there.do("battle", FARM)
    return hit(there, "1_312", target)


def test_a_talz_is_hit_for_another() -> None:
    there = shot_at(LUKE, [f"{LUKE} @ {FARM}", f"{TALZ} @ {FARM}"])
    assert there.piece(LUKE).is_hit
    assert default(there) == there.find("act", TALZ)
    there.do("act", TALZ)
    there.decision()
    assert (there.piece(LUKE).is_hit, there.piece(TALZ).is_hit) == (False, True)
    weak = shot_at(TROOPER, [f"{TROOPER} @ {FARM}", f"{TALZ} @ {FARM}"])
    assert weak.options()[default(weak)][0] == "pass"
    assert not shot_at(LUKE, [f"{LUKE} @ {FARM}"]).may("act")


def test_a_droid_is_shot_for_another() -> None:
    light = [f"{LUKE} @ {FARM}", f"{DROID} @ {FARM}"]
    there = shot_at(LUKE, light, (["1_117"], []))
    assert default(there) == there.find("play", "1_117")
    there.do("play", "1_117")
    choose(there, DROID)
    assert there.piece(DROID).is_hit
    assert not there.piece(LUKE).is_hit
    assert there.number(FORFEIT, DROID) == there.number(FORFEIT, LUKE)
    assert not shot_at(LUKE, light[:1], (["1_117"], [])).may("play", "1_117")


@pytest.mark.parametrize("used", [True, False])
def test_a_droid_takes_the_attrition_away(used: bool) -> None:
    light = [f"{LUKE} @ {FARM}", f"{DROID} @ {FARM}"]
    there = begun([FARM], light, [f"{VADER} @ {FARM}"], 0, (["1_117"], []), (10, [FILLER, "1_12"]))
    there.decision()
    if used:
        until(there, "play", "1_117")
        there.do("play", "1_117")
        choose(there, DROID)
    assert lost(there, DROID) == [used]
    while not any(there.game.battle.power):
        there.do("destiny" if there.may("destiny") else "pass")
        there.decision()
    assert there.game.battle.attrition[0] == (0 if used else 4)  # Vader adds 1


def test_damage_that_is_raised_may_be_answered() -> None:
    def losing(hands: tuple[list[str], list[str]]) -> Position:
        there = begun([FARM], [f"{TROOPER} @ {FARM}"], [f"{VADER} @ {FARM}"], 1, hands)
        while not any(there.game.battle.damage):
            there.do("destiny" if there.may("destiny") else "forfeit" if there.may("forfeit") else "pass")
            there.decision()
        return there

    there = losing(([], ["1_252"]))
    until(there, "play", "1_252")
    before = there.game.battle.damage[0]
    there.do("play", "1_252")
    there.decision()
    assert there.game.battle.damage[0] == before + 1
    answered = losing((["1_90"], ["1_252"]))
    until(answered, "play", "1_90")
    before = force_to_lose(answered.game, 0)
    answered.do("play", "1_90")
    answered.do("play", "1_252")
    answered.decision()
    answered.game.apply(0)
    answered.decision()
    assert answered.game.battle.damage[0] == before + 1
    assert len(answered.game.sides[1].force.cards) == 8  # the battle, and 1 more
    assert answered.game.sides[0].force.cards
    assert losing(([], [])).find("play") == -1


def test_a_talz_is_stronger_at_night() -> None:
    dark = [f"1_230 in {TATOOINE}"]
    night = Position([TATOOINE, FARM], [f"{TALZ} @ {FARM}"], dark)
    day = Position([TATOOINE, FARM], [f"{TALZ} @ {FARM}"], [])
    assert night.number(POWER, TALZ) == day.number(POWER, TALZ) + 2


def test_what_is_lost_together_is_answered_one_after_the_other() -> None:
    """A brawl takes two characters; the opponent may answer each loss."""
    light, dark = ["1_28=a @ 1_290", "1_28=b @ 1_290"], [f"{VADER} @ {FARM}"]
    piles = ({"hand": ["1_73"], "reserve": ["1_11"]}, {"hand": ["1_254"], "lost": [STORM], "reserve": ["1_82"]})
    there = Position([CANTINA, FARM], light, dark, at="control", piles=piles)
    there.do("play", "1_73")
    there.decision()
    assert lost(there, "a", "b") == [True, True]
    for _ in range(2):
        assert there.may("play", "1_254")
        there.do("pass")
    there.decision()
    assert not there.may("play", "1_254")
    assert not there.game.waiting
