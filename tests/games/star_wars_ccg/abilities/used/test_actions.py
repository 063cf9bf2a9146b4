"""Texts that players use while a card is on the table, skills that Effects give, and what is lost at once."""

from __future__ import annotations

import pytest

from games.engine.verbs import PICK_VERB
from games.star_wars_ccg.abilities.constants import POWER
from games.star_wars_ccg.play import constants as c
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import CANTINA, CORRIDOR, FARM, TATOOINE, choose, lost, until

EISLEY, LEVEL_4 = "1_133", "1_286"
ACT = "act"
TRACTOR_BEAM = "2_111"


@pytest.mark.parametrize(("effect", "seat"), [("1_66", 0), ("1_228", 1)])
def test_cards_go_back_to_the_used_pile(effect: str, seat: int) -> None:
    hand = {"hand": [FILLER, FILLER, FILLER]}
    piles = (hand, {}) if seat == 0 else ({}, hand)
    sides: list[list[str]] = [[], []]
    sides[seat] = [effect]
    there = Position([FARM], sides[0], sides[1], at="control", active=seat, piles=piles)
    there.do(ACT, effect)
    for _ in range(2):
        decision = there.decision()
        assert decision is not None
        assert decision.options[0].verb == PICK_VERB
        there.game.apply(0)
    there.do("pass")
    there.decision()
    assert [len(there.game.sides[seat].hand.cards), len(there.game.sides[seat].used.cards)] == [1, 2]
    assert not there.may(ACT, effect)  # once in this phase
    assert not Position([FARM], sides[0], sides[1], at="deploy", active=seat, piles=piles).may(ACT, effect)


def test_binoculars_look_at_the_next_card() -> None:
    light = [f"1_28 @ {FARM}", "1_35 in 1_28"]
    for answer, pile in ((0, c.FORCE), (1, c.RESERVE)):
        there = Position([FARM], light, [], at="control", piles=({"reserve": [FILLER, "1_19"], "force": 3}, {}))
        there.do(ACT, "1_35")
        choose(there, answer)
        assert there.zone("1_19") == (pile, 0)
        assert there.game.knows(0, there.piece("1_19")) or pile == c.FORCE
        assert len(there.game.sides[0].used.cards) == 2
    assert not Position([FARM], light, [], at="control", piles=({"force": 1}, {})).may(ACT, "1_35")


@pytest.mark.parametrize(("top", "choices", "pile"), [("1_304", (), c.LOST), ("1_194", (1,), c.RESERVE), ("1_168", (0, 1), c.USED)])
def test_the_top_card_is_shown(top: str, choices: tuple[int, ...], pile: int) -> None:
    there = Position([FARM], [], [f"1_184 @ {FARM}"], at="control", active=1, piles=({}, {"reserve": [FILLER, top]}))
    there.do(ACT, "1_184")
    choose(there, *choices)
    assert there.zone(top) == (pile, 1)


def test_unique_men_leave_the_hand_that_is_seen() -> None:
    hand = ["1_19", "1_17", "1_28", "1_168"]
    there = Position([FARM], [], [f"1_187 @ {FARM}"], at="control", active=1, piles=({"hand": hand}, {"force": 5}))
    there.do(ACT, "1_187")
    there.decision()
    assert lost(there, *hand) == [True, False, False, False]
    assert len(there.game.sides[1].force.cards) == 1
    assert not there.may(ACT, "1_187")


@pytest.mark.parametrize(("droid", "seat"), [("1_18", 0), ("1_186", 1)])
def test_a_mine_is_defused(droid: str, seat: int) -> None:
    mine = "1_322" if seat == 0 else "1_162"
    sides: list[list[str]] = [[], []]
    sides[seat] = [f"{droid} @ {FARM}"]
    sides[1 - seat] = [f"{mine} @ {FARM}"]
    there = Position([FARM], sides[0], sides[1], at="control", active=seat)
    there.do(ACT, droid)
    choose(there, mine)
    assert lost(there, mine) == [True]
    assert not Position([FARM], sides[0], sides[1], at="control", active=1 - seat).may(ACT, droid)


def test_from_mos_eisley_to_the_cantina_and_back() -> None:
    row = [EISLEY, FARM, CANTINA]
    there = Position(row, [f"1_28=a @ {EISLEY}", f"1_28=b @ {CANTINA}", f"1_28=c @ {FARM}"], [], at="control")
    there.do(ACT, EISLEY)
    choose(there, "a", CANTINA)
    there.do(ACT, EISLEY)  # the other way
    choose(there, "b")
    assert [there.piece(name).place for name in "abc"] == [there.piece(place).id for place in (CANTINA, EISLEY, FARM)]
    assert not there.may(ACT, EISLEY)  # each has moved
    assert not Position(row, [], [f"1_194 @ {EISLEY}"], at="control", active=1).may(ACT, EISLEY)


def test_imperials_leave_the_corridor_for_any_site_of_the_death_star() -> None:
    there = Position([LEVEL_4, CORRIDOR, FARM], [], [f"1_194 @ {LEVEL_4}"], at="move", active=1)
    there.do(ACT, LEVEL_4)
    choose(there, "1_194")
    there.decision()
    assert there.may("5", FARM) is False
    choose(there, CORRIDOR)
    assert there.piece("1_194").place == there.piece(CORRIDOR).id
    assert not there.game.sides[1].used.cards


def test_a_spy_calls_imperials_from_the_next_site() -> None:
    row = [FARM, CANTINA]
    dark = [f"1_177 @ {FARM}", f"1_194 @ {CANTINA}"]
    there = Position(row, [f"1_19 @ {FARM}"], dark, at="move", active=1)
    there.do(ACT, "1_177")
    choose(there, "1_194")
    assert there.piece("1_194").place == there.piece(FARM).id
    assert not Position(row, [f"1_28 @ {FARM}"], dark, at="move", active=1).may(ACT, "1_177")


def test_a_chief_leaves_a_battle_in_space() -> None:
    row = [TATOOINE, FARM]
    dark = [f"1_302 @ {TATOOINE}", "1_165 in 1_302 as passenger", "1_180 in 1_302 as pilot"]
    there = Position(row, [f"1_146 @ {TATOOINE}"], dark, at="battle")
    there.do("battle", TATOOINE)
    there.do(ACT, "1_165")
    choose(there, "1_180", FARM)
    assert [there.piece(name).place for name in ("1_165", "1_180")] == [there.piece(FARM).id] * 2
    ground = Position(row, [f"1_28 @ {FARM}"], [f"1_165 @ {FARM}", f"1_180 @ {FARM}"], at="battle")
    ground.do("battle", FARM)
    assert not ground.may(ACT, "1_165")


@pytest.mark.parametrize(("effect", "skilled", "other", "side"), [("1_64", "1_28", "1_20", 0), ("1_221", "1_194", "1_187", 1)])
def test_an_effect_makes_a_warrior_or_a_better_one(effect: str, skilled: str, other: str, side: int) -> None:
    def with_effect(bearer: str, *, has: bool = True) -> Position:
        cards = [f"{bearer} @ {FARM}", *([f"{effect} in {bearer}"] if has else [])]
        hand = {"hand": ["1_152" if side == 0 else "1_317"]}
        return Position(
            [FARM], cards if side == 0 else [], cards if side else [], active=side, piles=(hand, {}) if side == 0 else ({}, hand)
        )

    weapon = "1_152" if side == 0 else "1_317"
    assert with_effect(skilled).number(POWER, skilled) == with_effect(skilled, has=False).number(POWER, skilled) + 1
    assert with_effect(other).number(POWER, other) == with_effect(other, has=False).number(POWER, other)
    assert [with_effect(other, has=has).may("deploy", weapon) for has in (True, False)] == [True, False]


@pytest.mark.parametrize(
    ("effect", "pilot", "other", "ship", "side"), [("1_49", "1_27", "1_28", "1_144", 0), ("1_209", "1_180", "1_194", "1_299", 1)]
)
def test_an_effect_makes_a_pilot_or_a_better_one(effect: str, pilot: str, other: str, ship: str, side: int) -> None:
    def power(who: str, has: bool) -> int:
        cards = [f"{ship} @ {TATOOINE}", f"{who} in {ship} as pilot", *([f"{effect} in {who}"] if has else [])]
        return Position([TATOOINE], cards if side == 0 else [], cards if side else []).number(POWER, ship)

    assert power(pilot, True) == power(pilot, False) + 1
    assert power(other, True) == power(other, False) + 2
    cards = [f"{other} @ {CORRIDOR}", f"{effect} in {other}"]
    there = Position([CORRIDOR], cards if side == 0 else [], cards if side else [])
    assert there.game.is_pilot(there.piece(other))


# 1_63 gives its bearer a skill, or power if the bearer has it already.
@pytest.mark.parametrize(("bearer", "more"), [("1_28", 0), ("1_11", 1)])
def test_a_smuggler_is_made_or_made_stronger(bearer: str, more: int) -> None:
    there = Position([FARM], [f"{bearer} @ {FARM}"], [], at="deploy", piles=({"hand": ["1_63"]}, {}))
    before = there.number(POWER, bearer)
    there.do("deploy", "1_63")
    there.do("arm", bearer)
    there.decision()
    assert there.number(POWER, bearer) == before + more


def test_who_was_made_a_smuggler_walks_as_one() -> None:
    piles = ({}, {"hand": ["1_246"], "reserve": [FILLER]})
    there = Position(
        [FARM, CANTINA], [f"1_28=first @ {FARM}", "1_63 in first", f"1_28=other @ {FARM}"], [f"1_194 @ {CANTINA}"], at="move", piles=piles
    )
    there.piece("1_63").declared = 2  # as if deployed on a character who was no smuggler
    there.do("play", "1_246")
    assert there.may("walk", "first")
    assert not there.may("walk", "other")


def test_a_proficient_fighter_needs_the_lightsaber() -> None:
    armed = [f"1_19 @ {FARM}", "1_155 in 1_19", "1_54 in 1_19"]
    with_it, without = (Position([FARM], cards, [f"1_194 @ {FARM}"], at="battle") for cards in (armed, armed[:2]))
    assert with_it.drain(0, FARM) == without.drain(0, FARM) + 1
    for there in (with_it, without):
        there.do("battle", FARM)
    assert with_it.number(POWER, "1_19") == without.number(POWER, "1_19") + 3
    unarmed = Position([FARM], [armed[0], armed[2]], [])
    unarmed.decision()
    assert lost(unarmed, "1_54") == [True]


def test_the_core_lets_two_cards_deploy_for_nothing_while_it_is_controlled() -> None:
    core = "1_283"
    for dark, cost in (([f"1_194 @ {core}"], 0), ([], 3)):
        there = Position([core], [], dark, active=1, piles=({}, {"hand": ["1_232"]}))
        there.do("deploy", "1_232")
        there.game.advance()
        assert there.zone("1_232") == (c.AREA, 1)
        assert len(there.game.sides[1].used.cards) == cost
    for light, is_lost in (([f"1_28 @ {core}"], True), ([], False)):
        there = Position([core], light, [TRACTOR_BEAM], active=0)
        there.decision()
        assert lost(there, TRACTOR_BEAM) == [is_lost]


def test_a_text_without_cost_and_limit_ends_after_fifteen_uses_a_turn() -> None:
    """No rule bounds it, and a text that changes nothing could go on for ever."""
    dark = [f"200_82 @ {CORRIDOR}", f"1_171 @ {CORRIDOR}", f"1_194 @ {CORRIDOR}"]
    piles = ({"reserve": 0}, {"reserve": ["1_28"] * 20})  # destiny 1, below the 3 Imperials there
    there = Position([CORRIDOR], [f"1_28 @ {CORRIDOR}"], dark, at="battle", active=1, piles=piles)
    there.do("battle", CORRIDOR)
    assert until(there, ACT, "200_82")
    used = 0
    while there.may(ACT, "200_82"):
        there.do(ACT, "200_82")
        used += 1
        assert used < 20
    assert used == 15


def test_a_text_that_takes_the_last_card_of_a_life_force_ends_the_game() -> None:
    """CCG-GAM-01: Sand stacks the top two cards of the Reserve Deck."""
    there = Position([CORRIDOR], [], [], piles=({"hand": ["200_39"], "reserve": ["1_28", "1_19"], "force": 0}, {}))
    there.do("deploy", "200_39")
    choose(there, 0)
    assert there.game.is_over
    assert there.game.winner == 1
