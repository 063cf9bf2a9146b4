"""Utinni Effects whose targets take something, come back, or are found: each with a case in which nothing happens (CCG-EFF-01)."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import DEFENCE, FORFEIT, POWER
from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.play.combat.aims import number_of
from games.star_wars_ccg.play.combat.battle_destinies import total_ability
from games.star_wars_ccg.play.effects.events import lose_card
from games.star_wars_ccg.play.effects.filter_tests import has_skill
from games.star_wars_ccg.play.turn.deploy import can_deploy
from games.star_wars_ccg.policies.default import DrainPolicy
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import CANTINA, CORRIDOR, FARM, TATOOINE, aimed, choose, go, lost, until

TROOPER, STORM, LUKE, VADER, HAN, LEIA, DROID, ALIEN = "1_28", "1_194", "1_19", "1_168", "1_11", "1_17", "1_24", "1_4"
HIGH, LOW = "1_73", "1_168"  # destinies 5 and 1
KESSEL, ALDERAAN, YAVIN, JUNGLE, WAR_ROOM, TUNNEL = "1_126", "1_121", "1_135", "1_137", "1_139", "1_285"


def test_plans_are_taken_to_yavin() -> None:
    own = {"lost": 9, "reserve": [FILLER, LOW, LOW, "1_12"]}  # 3 + 1 + 1
    there = aimed("1_46", [CORRIDOR, FARM, JUNGLE], [f"{DROID} @ {FARM}"], [], CORRIDOR, DROID, own)
    go(there, DROID, JUNGLE)
    assert there.piece("1_46").host == there.piece(CORRIDOR).id, "it has not been there yet"
    go(there, DROID, CORRIDOR)
    assert there.piece("1_46").host == there.piece(DROID).id
    assert len(there.game.sides[0].lost.cards) == 9
    go(there, DROID, JUNGLE)
    assert len(there.game.sides[0].lost.cards) == 9 - 5 + 1
    assert lost(there, "1_46") == [True]


def test_the_station_comes_once_its_plans_are_completed() -> None:
    """CCG-LOC-14: the Light Side's Death Star asks for Death Star Plans."""
    own = {"reserve": [FILLER, LOW, LOW, "1_12"], "force": ["7_117"]}
    there = aimed("1_46", [CORRIDOR, FARM, JUNGLE], [f"{DROID} @ {FARM}"], [], CORRIDOR, DROID, own)
    side = there.game.sides[0]
    for place, may in ((CORRIDOR, False), (JUNGLE, True)):
        go(there, DROID, place)
        assert can_deploy(there.game, side, there.piece("7_117")) == may


def test_plans_need_an_own_droid_elsewhere() -> None:
    for row, light, may in (
        ([CORRIDOR, FARM], [f"{DROID} @ {FARM}"], True),
        ([CORRIDOR, FARM], [f"{TROOPER} @ {FARM}"], False),
        ([CORRIDOR, TUNNEL], [f"{DROID} @ {TUNNEL}"], False),
        ([FARM, CANTINA], [f"{DROID} @ {FARM}"], False),
    ):
        assert Position(row, light, piles=({"hand": ["1_46"]}, {})).may("deploy", "1_46") == may


def run(destiny: str, pilot: str = HAN) -> Position:
    """The pilot's starship has come to Kessel."""
    seats = [f"1_143 @ {ALDERAAN}", f"{pilot} in 1_143 as pilot"]
    side = {"lost": [FILLER] * 9}
    there = Position([KESSEL, ALDERAAN], seats, [], piles=({**side, "hand": ["1_52"]}, {"reserve": [FILLER, destiny]}))
    there.do("deploy", "1_52")
    there.do("aim", KESSEL, pilot)
    there.decision()
    go(there, "1_143", KESSEL)
    return there


@pytest.mark.parametrize("pilot", [HAN, ALIEN])
def test_a_kessel_run_pays_the_way_back(pilot: str) -> None:
    there = run(LOW, pilot)
    assert lost(there, "1_143", "1_52") == [False, False]
    parsecs = abs(there.by_code[KESSEL].parsec - there.by_code[ALDERAAN].parsec)
    assert parsecs > 0
    there.game.turn += 1
    go(there, "1_143", ALDERAAN)
    assert len(there.game.sides[0].lost.cards) == 9 - min(parsecs, 9) + 1
    assert lost(there, "1_52") == [True]


def test_a_starship_is_lost_on_the_run() -> None:
    there = run(FILLER)
    there.do("jump off", HAN)
    there.decision()
    assert lost(there, "1_143", "1_52") == [True, True]
    assert not Position([KESSEL, ALDERAAN], [f"1_143 @ {ALDERAAN}", f"{LUKE} in 1_143 as pilot"], piles=({"hand": ["1_52"]}, {})).may(
        "deploy", "1_52"
    ), "no smuggler"


def bereft(card: str, where: str, light: list[str]) -> Position:
    """A card of the Dark Side has just been lost at this location."""
    there = Position([CORRIDOR, FARM, CANTINA], light, [f"{card} @ {where}"], piles=({"hand": ["1_59"]}, {}))
    there.game.decision = None
    lose_card(there.game, there.piece(card))
    there.decision()
    return there


def test_armor_is_left_where_a_stormtrooper_fell() -> None:
    there = bereft(STORM, CORRIDOR, [f"{TROOPER} @ {FARM}", f"{LUKE} @ {CANTINA}"])
    plain = there.number(POWER, TROOPER)
    decision = there.decision()
    assert decision is not None
    assert decision.options[DrainPolicy().choose(there.game.view(0), decision)].verb == c.DEPLOY_VERB
    there.do("deploy", "1_59")
    assert there.may("aim", CORRIDOR, LUKE)
    there.do("aim", CORRIDOR, TROOPER)
    there.decision()
    assert not has_skill(there.game, 60, there.piece(TROOPER))
    go(there, TROOPER, CORRIDOR)
    assert there.number(POWER, TROOPER) == plain + 2
    assert (there.number(DEFENCE, TROOPER), number_of(there.game, there.piece(TROOPER))) == (5, 5)
    assert has_skill(there.game, 60, there.piece(TROOPER))
    go(there, TROOPER, FARM)
    assert there.number(POWER, TROOPER) == plain + 2
    assert not bereft(STORM, FARM, [f"{TROOPER} @ {FARM}"]).may("deploy", "1_59"), "no site of the Death Star"
    assert not bereft("1_183", CORRIDOR, [f"{TROOPER} @ {FARM}"]).may("deploy", "1_59"), "no stormtrooper"
    assert not bereft(STORM, CORRIDOR, []).may("deploy", "1_59"), "no target"
    assert not Position([CORRIDOR, FARM], [f"{TROOPER} @ {FARM}"], piles=({"hand": ["1_59"]}, {})).may("deploy", "1_59")


def fought(card: str, place: str, winner: int, light: list[str], dark: list[str]) -> Position:
    """A battle of Luke or Vader against a trooper has ended, and the holder of the card may answer."""
    there = Position(
        [place, *(each for each in (FARM, CORRIDOR, JUNGLE) if each != place)],
        [f"{LUKE if winner == 0 else TROOPER} @ {place}", *light],
        [f"{VADER if winner else STORM} @ {place}", *dark],
        at="battle",
        active=winner,
        piles=({"hand": [card] if card == "1_67" else []}, {"hand": [card] if card == "1_231" else []}),
    )
    there.do("battle", place)
    until(there, "deploy")
    return there


def test_a_mask_lies_where_a_battle_was_won() -> None:
    there = fought("1_67", FARM, 0, [f"{HAN} @ {CORRIDOR}"], [])
    plain = there.number(POWER, HAN)
    there.do("deploy", "1_67")
    there.do("aim", FARM, HAN)
    there.decision()
    go(there, HAN, FARM)
    assert there.piece("1_67").host == there.piece(HAN).id
    assert there.number(POWER, HAN) == plain + 2
    assert [there.game.is_immune(there.piece(HAN), number) for number in (2, 3, 4)] == [False, True, False]
    go(there, HAN, CORRIDOR)
    assert there.number(POWER, HAN) == plain
    assert not there.game.is_immune(there.piece(HAN), 3)
    assert not fought("1_67", FARM, 1, [f"{HAN} @ {CORRIDOR}"], []).may("deploy"), "a battle lost"
    assert not fought("1_67", CORRIDOR, 0, [f"{HAN} @ {JUNGLE}"], []).may("deploy"), "not at Tatooine"
    assert not fought("1_67", FARM, 0, [], []).may("deploy"), "no target"


@pytest.mark.parametrize(("target", "less"), [(TROOPER, 2), (LEIA, 3)])
def test_a_warrior_is_called_back(target: str, less: int) -> None:
    there = Position(
        [FARM, JUNGLE],
        [f"{target} @ {FARM}", f"{HAN} @ {FARM}", f"1_144 @ {FARM}"],
        [f"{VADER} @ {FARM}", f"1_178 @ {FARM}"],
        at="battle",
        active=1,
        piles=({"reserve": 20}, {"hand": ["1_231"]}),
    )
    for name in (target, HAN):  # immune to what follows: the loss is paid with Force
        there.piece(name).is_hit = False
    there.do("battle", FARM)
    for _ in range(40):
        if there.may("deploy", "1_231") or there.game.battle.place < 0:
            break
        for verb in ("destiny", "lose from", "pass"):
            if there.may(verb):
                there.do(verb)
                break
        else:
            there.game.apply(0)
        there.decision()
    if lost(there, target) == [True]:
        return
    plain = Position([FARM, JUNGLE], [f"{target} @ {FARM}"])
    there.do("deploy", "1_231")
    there.do("aim", JUNGLE, target)
    there.decision()
    for number in (POWER, FORFEIT):
        assert there.number(number, target) == max(plain.number(number, target) - less, 0)
    go(there, target, JUNGLE)
    assert lost(there, "1_231") == [True]
    assert there.number(POWER, target) == plain.number(POWER, target)


def test_no_call_without_a_battle_won() -> None:
    hand = ({}, {"hand": ["1_231"]})
    assert not Position([FARM, JUNGLE], [f"{HAN} @ {FARM}"], [], active=1, piles=hand).may("deploy", "1_231")
    assert not fought("1_231", FARM, 0, [], []).may("deploy"), "the opponent won"
    assert not fought("1_231", JUNGLE, 1, [], []).may("deploy"), "the battle was there"


def test_a_fugitive_walks_and_is_found() -> None:
    light = [f"{LUKE} @ {CANTINA}"]
    there = aimed("1_69", [FARM, CANTINA, CORRIDOR], light, [f"{VADER} @ {CORRIDOR}"], FARM, VADER)
    number = there.game.value
    less = {place: number(12 + 1, there.piece(place)) for place in (FARM, CANTINA, CORRIDOR)}
    near = there.game.row.cards
    assert less[FARM] == -1
    assert less[CORRIDOR] == 0
    beside = [piece.card.code for piece in near if piece.card.code != FARM and less[piece.card.code] == -1]
    assert beside == [CANTINA]
    moving = Position([FARM, CANTINA, CORRIDOR], light, [f"{VADER} @ {CORRIDOR}"], at="move", piles=({"force": 3}, {}))
    assert not moving.may("act")
    there.game.frames[-1].pc = c.MOVE_PHASE
    there.game.decision = None
    there.do("act", "1_69")
    choose(there, CANTINA)
    assert there.piece("1_69").host == there.piece(CANTINA).id
    assert len(there.game.sides[0].force.cards) == 9
    assert not there.may("act", "1_69")
    go(there, VADER, FARM)
    assert lost(there, "1_69") == [False]
    go(there, VADER, CANTINA)
    assert lost(there, "1_69") == [True]


def juiced(row: list[str]) -> Position:
    there = Position(row, [f"1_14 @ {FARM}", f"{TROOPER} @ {FARM}"], [f"{VADER} @ {FARM}"], active=1, piles=({}, {"hand": ["1_220"]}))
    there.decision()
    return there


def test_a_drink_takes_the_ability_in_battles_until_the_alien_comes() -> None:
    assert not juiced([FARM, CORRIDOR]).may("deploy", "1_220"), "no place for it"
    there = juiced([FARM, CANTINA])
    there.do("deploy", "1_220")
    assert not there.may("arm", TROOPER)
    there.do("arm", "1_14")
    there.decision()
    there.game.battle.place = there.piece(FARM).id
    assert total_ability(there.game, 0) == there.by_code[TROOPER].ability
    there.game.battle.place = c.NONE
    assert there.game.has_presence(0, there.piece(FARM).id)
    go(there, "1_14", CANTINA)
    assert lost(there, "1_220") == [False], "it has not moved by itself"
    there.piece("1_14").moved = there.game.turn
    go(there, "1_14", CANTINA)
    assert lost(there, "1_220") == [True]


def test_no_policy_harms_its_own_alien() -> None:
    there = Position([CANTINA], [], [f"1_183 @ {CANTINA}"], active=1, piles=({}, {"hand": ["1_220"]}))
    decision = there.decision()
    assert decision is not None
    assert there.may("deploy", "1_220")
    assert decision.options[DrainPolicy().choose(there.game.view(1), decision)].verb != c.DEPLOY_VERB


@pytest.mark.parametrize(("destinies", "repaired"), [([HIGH], [True]), ([LOW, HIGH], [False, True])])
def test_a_damaged_starship_is_repaired(destinies: list[str], repaired: list[bool]) -> None:
    row, ship = [TATOOINE, ALDERAAN], "1_143"
    light = [f"{ship} @ {ALDERAAN}", f"{HAN} in {ship} as pilot"]
    there = Position(row, light, [], active=1, piles=({"reserve": [FILLER, *reversed(destinies)]}, {"hand": ["1_222"]}))
    there.do("deploy", "1_222")
    there.do("aim", TATOOINE, ship)
    there.decision()
    assert (there.number(POWER, ship), there.number(FORFEIT, ship)) == (0, 0)
    there.game.frames[-1].pc = c.MOVE_PHASE
    there.game.phase = c.MOVE_PHASE
    for turn, is_lost in enumerate(repaired):
        there.game.turn += turn
        go(there, ship, TATOOINE)
        assert lost(there, "1_222") == [is_lost]
    assert there.number(FORFEIT, ship) > 0
    hand = ({}, {"hand": ["1_222"]})
    assert not Position([TATOOINE], [f"{ship} @ {TATOOINE}"], [], active=1, piles=hand).may("deploy", "1_222"), "it is there already"


def test_a_necklace_drains_and_passes_on() -> None:
    dark = [f"{STORM} @ {FARM}", f"1_179 @ {JUNGLE}", f"1_178 @ {WAR_ROOM}"]
    there = aimed("1_226", [JUNGLE, WAR_ROOM, FARM], [], dark, JUNGLE, STORM)
    plain = there.drain(1, JUNGLE)
    go(there, STORM, JUNGLE)
    assert there.piece("1_226").host == there.piece(STORM).id
    assert there.drain(1, JUNGLE) == plain + 1
    there.game.frames[-1].pc = 2
    there.game.decision = None
    there.decision()
    assert not there.may("act", "1_226"), "nothing was drained yet"
    there.piece(JUNGLE).drained = there.game.turn
    there.game.decision = None
    before = there.drain(1, WAR_ROOM)
    there.do("act", "1_226")
    choose(there, WAR_ROOM)
    assert (there.drain(1, JUNGLE), there.drain(1, WAR_ROOM)) == (plain, before + 1)
    there.piece(WAR_ROOM).drained = there.game.turn
    there.game.decision = None
    assert not there.may("act", "1_226"), "both were drained"
