"""The community's rules: one use of a weapon a turn (CCG-WPN-01), what the default policy makes of their options, and their sentences."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.engine.abilities.amounts import Amount
from games.engine.events.resolution import Resolution
from games.engine.modifiers import ADD
from games.engine.table.changes import NUMBER, Change
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.policies.default import DrainPolicy
from games.star_wars_ccg.report.replay import steps
from games.texts import LANGUAGES
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.abilities.using import go
from tests.games.star_wars_ccg.card_pool import pool

SITE, ELSEWHERE = "1_295", "1_290"
LUKE, JEDI, SABER, BLASTER, OTHER, BEN = "1_19", "9_24", "9_90", "1_152", "1_28", "1_21"
VADER, MAUL, STAFF = "1_168", "11_57", "13_75"


def drained(*adding: str, light: tuple[str, ...] = ()) -> Position:
    """Luke with a lightsaber and a blaster has drained at a site, with these weapons, and the battle phase has come, with Vader there."""
    there = Position(
        [SITE, ELSEWHERE],
        [f"{LUKE} @ {SITE}", f"{SABER} in {LUKE}", f"{BLASTER} in {LUKE}", *light],
        [f"{VADER} @ {ELSEWHERE}"],
        at="control",
        rules="community",
    )
    there.do("drain", SITE)
    for weapon in adding:
        there.do("add", weapon)
    while there.game.phase < 4:
        there.game.apply(len(there.decision().options) - 1)
        there.decision()
    go(there, VADER, SITE)
    there.do("battle", SITE)
    return there


def fires(there: Position, weapon: str) -> bool:
    while there.decision() is not None and not there.may("fire", weapon) and there.may("pass") and there.game.battle.place >= 0:
        there.do("pass")
    return there.may("fire", weapon)


def test_a_weapon_that_has_added_to_a_drain_does_not_fire_in_that_turn() -> None:
    assert not fires(drained(SABER), SABER)
    assert fires(drained(), SABER)


def test_nor_does_another_weapon_of_its_bearer() -> None:
    assert not fires(drained(SABER), BLASTER)
    assert fires(drained(), BLASTER)


def test_a_weapon_that_was_fired_adds_to_no_drain_in_that_turn() -> None:
    for used in (SABER, LUKE):
        there = Position([SITE], [f"{LUKE} @ {SITE}", f"{SABER} in {LUKE}"], at="control", rules="community")
        assert there.drain(0, SITE) == 3
        there.piece(used).fired = there.game.turn
        assert there.drain(0, SITE) == 2
        there.do("drain", SITE)
        assert not there.may("add", SABER)
        there.piece(used).fired = there.game.turn - 1
    there = Position([SITE], [f"{LUKE} @ {SITE}", f"{SABER} in {LUKE}"], at="control")
    there.piece(SABER).fired = there.game.turn
    assert there.drain(0, SITE) == 3


def test_a_weapon_adds_once_a_turn_also_where_its_bearer_goes() -> None:
    there = Position(
        [SITE, ELSEWHERE], [f"{LUKE} @ {SITE}", f"{SABER} in {LUKE}", f"{OTHER} @ {ELSEWHERE}"], at="control", rules="community"
    )
    before = there.drain(0, ELSEWHERE)
    there.do("drain", SITE)
    there.do("add", SABER)
    while not there.may("drain", ELSEWHERE):
        there.game.apply(0)
        there.decision()
    go(there, LUKE, ELSEWHERE)
    assert there.drain(0, ELSEWHERE) == before
    there.do("drain", ELSEWHERE)
    assert not there.may("add", SABER)
    assert there.drain(0, ELSEWHERE) == before


def test_a_text_of_a_weapon_at_a_drain_is_its_use() -> None:
    there = Position([SITE], dark=[f"{MAUL} @ {SITE}", f"{STAFF} in {MAUL}"], at="control", active=1, rules="community")
    before = there.drain(1, SITE)
    there.do("drain", SITE)
    there.do("act", STAFF)
    while there.drain(1, SITE) == before and there.decision() is not None:
        there.game.apply(0)
    assert there.drain(1, SITE) == before + 2
    assert there.piece(STAFF).fired == there.piece(MAUL).fired == there.game.turn
    for used in (STAFF, MAUL):
        there = Position([SITE], dark=[f"{MAUL} @ {SITE}", f"{STAFF} in {MAUL}"], at="control", active=1, rules="community")
        there.piece(used).fired = there.game.turn
        there.do("drain", SITE)
        assert not there.may("act", STAFF)


def chosen(there: Position) -> tuple[str, str | None, int]:
    decision = there.decision()
    assert decision is not None
    return there.options()[DrainPolicy().choose(there.game.view(decision.seat), decision)]


def test_the_default_policy_adds_weapons_and_takes_the_stronger_card_of_a_persona() -> None:
    there = Position([SITE], [f"{LUKE} @ {SITE}", f"{SABER} in {LUKE}"], at="control", rules="community")
    there.do("drain", SITE)
    assert chosen(there)[:2] == ("add", SABER)
    for weaker, stronger in ((LUKE, JEDI), (JEDI, LUKE)):
        there = Position([SITE], [f"{weaker} @ {SITE}"], piles=({"hand": [stronger]}, {}), rules="community")
        assert there.may("take the place", stronger, weaker)
        assert chosen(there)[0] == ("take the place" if stronger == JEDI else "pass")
    there = Position([SITE], [f"{LUKE} @ {SITE}", f"{BLASTER} in {LUKE}", f"{OTHER} @ {SITE}"], rules="community")
    assert there.may("give", BLASTER)
    assert chosen(there)[0] == "pass"


def test_what_was_true_of_a_character_is_true_of_the_one_that_takes_its_place() -> None:
    there = Position([SITE], [f"{LUKE} @ {SITE}"], piles=({"hand": [JEDI]}, {}), rules="community")
    game, older, newer = there.game, there.piece(LUKE), there.piece(JEDI)
    game.change(Change(NUMBER, c.POWER, ADD, Resolution(-1, 0), amount=Amount(2), piece=older.id, ends=c.TURN))
    older.moved = older.loaded = game.turn
    before = game.value(c.POWER, newer)
    there.do("take the place", JEDI, LUKE)
    assert game.value(c.POWER, newer) == before + 2
    assert newer.moved == newer.loaded == game.turn
    assert older.moved == 0


def test_an_effect_aims_at_the_one_that_takes_the_place_of_its_target() -> None:
    orders, tarkin, virtual = "4_34", "1_179", "200_82"
    there = Position(
        [SITE, ELSEWHERE],
        [f"{LUKE} @ {ELSEWHERE}"],
        [f"{VADER} @ {SITE}", f"{orders} in {VADER}", f"{tarkin} @ {ELSEWHERE}"],
        active=1,
        piles=({}, {"hand": [virtual]}),
        rules="community",
    )
    there.piece(orders).aim = there.piece(tarkin).id
    there.do("take the place", virtual, tarkin)
    there.decision()
    assert there.piece(orders).aim == there.piece(virtual).id


def said_in(language: str, names: Mapping[str, str]) -> str:
    """The name of a card in a language, in English where it has none of its own."""
    return names.get(language, names["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_replay_tells_of_them_with_their_clauses(language: str) -> None:
    there = Position(
        [SITE],
        [f"{LUKE} @ {SITE}", f"{SABER} in {LUKE}", f"{OTHER} @ {SITE}", f"{BLASTER} in {OTHER}", f"{BEN} @ {SITE}"],
        at="control",
        piles=({"hand": [JEDI]}, {}),
        rules="community",
    )
    there.game.log = []
    there.do("drain", SITE)
    there.do("add", SABER)
    while not there.may("give", BLASTER):
        there.game.apply(len(there.decision().options) - 1)
        there.decision()
    there.do("give", BLASTER, BEN)
    there.do("take the place", JEDI, LUKE)
    told = {
        step.clause: step.text[language] for step in steps(there.game, pool()) if step.clause in ("CCG-WPN-01", "CCG-WEA-04", "CCG-UNI-02")
    }
    names = {code: said_in(language, pool().cards[code].names) for code in (SITE, LUKE, JEDI, SABER, BLASTER, BEN)}
    for clause, cards in {"CCG-WPN-01": (SABER, SITE), "CCG-WEA-04": (BEN, BLASTER), "CCG-UNI-02": (JEDI, LUKE)}.items():
        assert all(names[card] in told[clause] for card in cards), told
