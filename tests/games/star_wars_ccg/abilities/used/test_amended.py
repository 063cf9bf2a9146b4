"""Texts that cards add to those of others, where a file of cases has no words for the position."""

from __future__ import annotations

import pytest

from games.engine.events.resolution import Resolution
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.effects.amounts import counted
from games.star_wars_ccg.play.turn.interrupts import acts_of
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.abilities.using import choose


def reached(there: Position, effect: str, target: str, origin: str) -> Position:
    """An Utinni Effect whose target has reached it."""
    piece = there.piece(effect)
    piece.aim, piece.origin, piece.stage = there.piece(target).id, there.piece(origin).id, 1
    there.game.changed()
    return there


@pytest.mark.parametrize(("pilot", "origin", "times"), [("7_38", "2_65", 2), ("7_38", "1_289", 1), ("1_19", "2_65", 1)])
def test_a_captain_counts_a_run_from_ralltiir_twice(pilot: str, origin: str, times: int) -> None:
    there = Position(["1_126", origin], light=["1_146 @ 1_126", f"{pilot} in 1_146 as pilot", "1_52 in 1_126"])
    reached(there, "1_52", pilot, origin)
    one = abs(there.piece("1_126").card.parsec - there.piece(origin).card.parsec)
    assert counted(there.game, c.TRIP, Resolution(there.piece("1_52").id, 0)) == times * one


@pytest.mark.parametrize(("ship", "smuggler", "more"), [("10_20", "1_11", 3), ("10_20", "1_19", 0), ("1_146", "1_11", 0)])
def test_the_ability_of_a_smuggler_aboard_pulsar_skate_counts_for_the_run(ship: str, smuggler: str, more: int) -> None:
    there = Position(["1_126", "1_289"], light=[f"{ship} @ 1_126", f"{smuggler} in {ship} as pilot", "1_52 in 1_126"])
    reached(there, "1_52", smuggler, "1_289")
    one = abs(there.piece("1_126").card.parsec - there.piece("1_289").card.parsec)
    assert counted(there.game, c.TRIP, Resolution(there.piece("1_52").id, 0)) == one + more


@pytest.mark.parametrize(("thief", "drawn"), [("7_5", 4), ("1_24", 3)])
def test_plans_that_a_bothan_steals_draw_one_destiny_more(thief: str, drawn: int) -> None:
    there = Position(["1_123", "1_137"], light=[f"{thief} @ 1_137", f"1_46 in {thief}"], at="control", piles=({"lost": 9}, {}))
    reached(there, "1_46", thief, "1_123")
    there.decision()
    there.do("pass")
    there.decision()
    assert len(there.game.sides[0].text_destinies) == drawn


@pytest.mark.parametrize(("victim", "number"), [("1_168", 1), ("1_194", 1)])
def test_the_opponent_of_felth_chooses_whom_friendly_fire_hits(victim: str, number: int) -> None:
    dark = ["2_106 @ 1_132", "1_194 @ 1_132", "1_168 @ 1_132", "1_311 in 1_194"]
    there = Position(["1_132"], ["1_19 @ 1_132"], dark, at="battle", piles=({"hand": ["1_80"], "reserve": 5}, {}))
    there.do("battle", "1_132")
    there.game.apply(there.options().index(("play", "1_80", number)))
    decision = there.decision()
    assert decision is not None
    assert decision.seat == 0
    choose(there, victim)
    assert there.zone(victim)[0] == c.LOST


@pytest.mark.parametrize(("place", "attrition"), [("1_132", 1), ("", 0)])
def test_fear_also_brings_attrition_with_venka(place: str, attrition: int) -> None:
    dark = ["2_155 @ 1_289", "1_216 in 2_155", *([f"4_105 @ {place}"] if place else [])]
    there = Position(["1_289", "1_132"], dark=dark)
    assert there.game.value(c.ATTRITION, there.piece("1_132")) == attrition


@pytest.mark.parametrize(("chief", "more"), [("1_132", 2), ("1_289", 0)])
def test_a_mask_counts_twice_while_doallyn_is_on_tatooine(chief: str, more: int) -> None:
    place = chief if chief == "1_132" else "3_57"
    there = Position(["1_132", "3_57"], light=["1_28 @ 1_132", "1_67 in 1_28", f"6_38 @ {place}"])
    reached(there, "1_67", "1_28", "3_57")
    assert there.number(c.POWER, "1_28") == 1 + 2 + more


@pytest.mark.parametrize(("other", "own"), [("7_11 @ 1_139", 1), ("7_11 @ 1_132", 0)])
def test_planners_with_gospic_help_at_every_system(other: str, own: int) -> None:
    there = Position(
        ["1_139", "1_132", "1_289"],
        light=["1_60 in 1_139", other, "1_146 @ 1_289", "1_19 in 1_146 as pilot"],
        dark=["1_302 @ 1_289"],
        at="battle",
    )
    there.do("battle", "1_289")
    assert there.game.value(c.TOTAL_POWER, there.piece("1_289")) == own


def test_a_band_is_tired_after_it_has_played() -> None:
    there = Position(
        ["1_132", "1_133"],
        ["1_28 @ 1_133"],
        ["7_208 @ 1_132", "2_94 @ 1_132", "2_105 @ 1_132"],
        at="control",
        piles=({}, {"hand": ["1_262"]}),
    )
    there.do("drain", "1_133")
    there.do("play", "1_262")
    there.decision()
    assert acts_of(there.game, there.piece("7_208"), 14) == 1
