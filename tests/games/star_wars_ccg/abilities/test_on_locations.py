"""Effects on locations, night, Force icons (CCG-EFF-01), and cards that are used in a phase or a battle."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import POWER
from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.play.board import board_of
from games.star_wars_ccg.play.log import SHOWN
from games.star_wars_ccg.play.row import cover
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import CANTINA, CORRIDOR, FARM, TATOOINE, choose, until

TROOPER, STORM, VADER, OBI = "1_28", "1_194", "1_168", "1_21"
YAVIN, WAR_ROOM, JUNGLE = "1_135", "1_139", "1_137"
SPY, BAY = "1_17", "1_291"


def prices(card: str, row: list[str]) -> dict[str, int]:
    """The locations where the card may be deployed, and what that costs."""
    seat = 0 if Position([FARM], piles=({"hand": [card]}, {})).side_of(card) == "light" else 1
    found = {}
    for place in row:
        piles: list[dict] = [{}, {}]
        piles[seat] = {"hand": [card]}
        there = Position(row, [], [], piles=(piles[0], piles[1]), active=seat)
        if not there.may("deploy", card):
            return {}
        there.do("deploy", card)
        if there.may("arm", place):
            there.do("arm", place)
        there.decision()
        if there.piece(card).host == there.piece(place).id:
            found[place] = len(there.game.sides[seat].used.cards)
            assert there.game.place_at(there.piece(card)) == there.piece(place).id
            assert card in str(board_of(there.game, seat))
    return found


@pytest.mark.parametrize(
    ("card", "row", "cost"),
    [
        ("1_56", [TATOOINE, FARM], {TATOOINE: 0}),
        ("1_230", [CORRIDOR, FARM], {}),
        ("1_60", [YAVIN, WAR_ROOM, JUNGLE, "1_136"], {WAR_ROOM: 1, "1_136": 1}),
        ("1_227", [TATOOINE, FARM], {TATOOINE: 0, FARM: 0}),
    ],
)
def test_an_effect_is_deployed_on_a_location_that_fits(card: str, row: list[str], cost: dict[str, int]) -> None:
    assert prices(card, row) == cost


def test_an_effect_stays_on_a_location_that_is_covered() -> None:
    there = Position([TATOOINE], [], ["1_227 in 1_289"], piles=({"hand": ["1_127"]}, {}))
    before = there.game.icons_at(0, there.piece(TATOOINE).id)
    cover(there.game, there.piece("1_127"), there.piece(TATOOINE))
    assert there.piece("1_227").host == there.piece("1_127").id
    assert there.game.icons_at(0, there.piece("1_127").id) == there.by_code["1_127"].icons[0] + 1
    assert before == there.by_code[TATOOINE].icons[0] + 1


def test_more_icons_are_activated_and_drained() -> None:
    plain = Position([CANTINA], [f"{TROOPER} @ {CANTINA}"], [], at="control")
    more = Position([CANTINA], [f"{TROOPER} @ {CANTINA}"], ["1_227 in 1_290"], at="control")
    assert more.drain(0, CANTINA) == plain.drain(0, CANTINA) + 1
    assert more.game.all_icons(0) == plain.game.all_icons(0) + 1


def night_battle(dark: list[str], row: list[str]) -> Position:
    reserve = [FILLER, "1_73", "1_73"]  # destiny 5
    light = [f"{TROOPER} @ {FARM}"]
    there = Position(row, light, [f"{STORM} @ {FARM}", *dark], at="battle", piles=({"reserve": reserve}, {"reserve": reserve}))
    there.do("battle", FARM)
    for _ in range(20):
        if any(there.game.battle.power):
            break
        there.do("destiny" if there.may("destiny") else "pass")
        there.decision()
    return there


def test_at_night_each_side_draws_a_destiny_for_power_alone() -> None:
    row = [TATOOINE, FARM]
    day, night = night_battle([], row), night_battle([f"1_230 in {TATOOINE}"], row)
    assert [len(side.battle_destinies) for side in day.game.sides] == [0, 0]
    assert [len(side.battle_destinies) for side in night.game.sides] == [1, 1]
    assert night.game.battle.attrition == [0, 0]
    assert night.game.battle.power == [power + 5 for power in day.game.battle.power]
    elsewhere = night_battle([f"1_230 in {YAVIN}"], [FARM, YAVIN])
    assert [len(side.battle_destinies) for side in elsewhere.game.sides] == [0, 0]


def test_spies_come_for_nothing_at_night() -> None:
    piles = ({"hand": [SPY, TROOPER]}, {})
    for effect, is_free in (([f"1_56 in {TATOOINE}"], True), ([], False)):
        there = Position([TATOOINE, FARM], effect, [], piles=piles)
        assert there.by_code[SPY].is_spy
        assert (there.cost(SPY, FARM) == 0) == is_free
        assert there.cost(TROOPER, FARM) == Position([TATOOINE, FARM], piles=piles).cost(TROOPER, FARM)


def test_a_patrol_droid_helps_at_night() -> None:
    row, light = [TATOOINE, FARM], [f"1_1 @ {FARM}", f"{TROOPER} @ {FARM}", f"1_25 @ {FARM}"]
    day, dark = Position(row, light), Position(row, [*light, f"1_56 in {TATOOINE}"])
    assert dark.number(POWER, TROOPER) == day.number(POWER, TROOPER) + 2
    assert dark.number(POWER, "1_25") == day.number(POWER, "1_25"), "a droid"
    assert not dark.game.is_immune(dark.piece(TROOPER), 2)
    wet = Position(row, [*light, f"1_56 in {TATOOINE}", f"1_37 in {FARM}"])
    assert wet.game.is_immune(wet.piece(TROOPER), 2)
    assert not wet.game.is_immune(wet.piece(TROOPER), 3)


def test_a_bounty_hunter_likes_dark_icons_and_night() -> None:
    def power(dark: list[str], row: list[str]) -> int:
        return Position(row, [], [f"1_171 @ {row[-1]}", *dark]).number(POWER, "1_171")

    printed = Position([FARM], [], [f"1_171 @ {FARM}"], texts=False).number(POWER, "1_171")
    icons = Position([BAY]).by_code[BAY].icons[c.DARK_SIDE]
    assert icons > 0
    assert power([], [TATOOINE, BAY]) == printed + icons
    assert power([f"1_227 in {BAY}"], [TATOOINE, BAY]) == printed + icons + 1
    assert power([f"1_230 in {TATOOINE}"], [TATOOINE, BAY]) == printed + icons + 2


def test_battles_cost_icons_unless_a_droid_is_present() -> None:
    icons = sum(Position([CANTINA]).by_code[CANTINA].icons)
    assert icons > 1
    for droid, cost in (([], icons), ([f"1_25 @ {CANTINA}"], 1)):
        light = [f"{TROOPER} @ {CANTINA}", *droid]
        for force in (cost, cost - 1):
            there = Position([CANTINA], light, [f"1_176 @ {CANTINA}"], at="battle", piles=({"force": force}, {}))
            assert there.may("battle", CANTINA) == (force == cost)
        there = Position([CANTINA], light, [f"1_176 @ {CANTINA}"], at="battle")
        there.do("battle", CANTINA)
        assert len(there.game.sides[0].used.cards) == cost


def planned(light: list[str], row: list[str]) -> int:
    """The power of one X-wing in a battle at Yavin 4."""
    there = Position(row, [f"1_146 @ {YAVIN}", *light], [f"1_304 @ {YAVIN}"], at="battle")
    there.do("battle", YAVIN)
    while not any(there.game.battle.power):
        there.do("pass")
        there.decision()
    return there.game.battle.power[0]


def test_planners_and_dodonna_help_starships_in_the_system() -> None:
    row = [WAR_ROOM, JUNGLE, YAVIN]
    plain = planned([], row)
    assert planned([f"1_60 in {WAR_ROOM}"], row) == plain + 1
    assert planned([f"1_60 in {WAR_ROOM}", f"1_10 @ {JUNGLE}"], row) == plain + 2
    assert planned([f"1_60 in {WAR_ROOM}", f"1_10 @ {WAR_ROOM}"], row) == plain + 2  # twice 1
    assert planned([f"1_10 @ {JUNGLE}"], row) == plain, "no Rebel Planners"
    there = Position(row, [f"1_10 @ {JUNGLE}", f"{TROOPER} @ {JUNGLE}", f"1_19 @ {WAR_ROOM}"])
    alone = Position(row, [f"{TROOPER} @ {JUNGLE}", f"1_19 @ {WAR_ROOM}"])
    assert [there.number(POWER, name) - alone.number(POWER, name) for name in (TROOPER, "1_19")] == [1, 0]


def test_dodonna_cancels_wrong_turn_on_the_table() -> None:
    for force in (1, 0):
        there = Position([FARM], [f"1_10 @ {FARM}"], ["1_232"], piles=({"force": force}, {}))
        assert there.may("act", "1_10") == (force > 0)
        if force:
            there.do("act", "1_10")
            choose(there, "1_232")
            assert there.zone("1_232") == (c.LOST, 1)
            assert len(there.game.sides[0].used.cards) == 1
    assert not Position([FARM], [f"1_10 @ {FARM}"], ["1_225"]).may("act", "1_10"), "another Effect"


@pytest.mark.parametrize(("card", "seat"), [("1_53", 0), ("1_225", 1)])
def test_ability_is_spent_for_power(card: str, seat: int) -> None:
    light, dark = [f"1_11 @ {FARM}"], ["1_178 @ " + FARM]
    (light if seat == 0 else dark).append(card)
    there = Position([FARM], light, dark, at="battle", active=seat)
    there.do("battle", FARM)
    for used in range(3):
        assert there.may("act", card), used
        there.do("act", card)
        there.decision()
        if not there.may("act", card) and there.may("pass") and used < 2:
            there.do("pass")
            there.decision()
    own = there.game.sides[seat]
    assert len(own.used.cards) == 1 + 3
    assert not until(there, "act", card), "ability 3 is spent"


def test_a_wager_retrieves_a_card_of_whoever_is_higher() -> None:
    high, low = "1_73", "1_168"
    for own, other, winner in (([high] * 3, [low] * 2, 0), ([low] * 3, [high] * 2, 1), ([low] * 2 + [FILLER], [low] * 2, -1)):
        piles = ({"reserve": own, "lost": 3}, {"reserve": other, "lost": 3})
        there = Position([FARM], [f"1_9 @ {FARM}"], [], at="control", piles=piles)
        there.do("act", "1_9")
        there.decision()
        assert [len(side.lost.cards) for side in there.game.sides] == [3 - (winner == 0), 3 - (winner == 1)]
        assert not there.may("act", "1_9"), "once a turn"
    assert not Position([FARM], [f"1_9 @ {FARM}"], [], piles=({}, {})).may("act", "1_9"), "in the control phase alone"


def test_a_guessed_card_is_lost() -> None:
    for choice, is_lost in ((0, True), (3, False)):
        there = Position([FARM], [f"1_16 @ {FARM}"], [], at="control", piles=({}, {"hand": [STORM]}))
        there.game.log = []
        there.do("act", "1_16")
        choose(there, choice)
        shown = [(entry.seat, entry.piece, len(entry.hidden)) for entry in there.game.log if entry.event == SHOWN]
        assert shown == [(1, there.piece(STORM).id, 0)]
        assert there.zone(STORM)[0] == (c.LOST if is_lost else c.HAND)
        assert there.game.knows(0, there.piece(STORM))


def test_a_scanner_sees_more_at_night() -> None:
    for light, seen in (([f"1_56 in {TATOOINE}"], 3), ([], 1)):
        there = Position([TATOOINE, FARM], light, ["1_224"], active=1, piles=({"reserve": ["1_27", "1_28", "1_11", "1_19"]}, {}))
        there.do("act", "1_224")
        there.decision()
        reserve = there.game.sides[0].reserve.cards
        assert [there.game.knows(1, piece) for piece in reversed(reserve)] == [number < seen for number in range(4)]
    poor = Position([FARM], [], ["1_224"], active=1, piles=({}, {"force": 0}))
    assert not poor.may("act", "1_224")


@pytest.mark.parametrize("used", [0, 1])
def test_the_last_card_of_the_life_force_ends_the_game_wherever_it_goes(used: int) -> None:
    """CCG-GAM-01: a text deploys a location from the Reserve Deck."""
    site, other = "204_52", "204_31"
    piles = {"reserve": [other], "force": 0, "used": used}
    there = Position([site, "204_26"], [], ["204_40 @ 204_52"], piles=({}, piles), active=1)
    there.do("act", site)
    while there.piece(other).zone != there.game.row.id:
        there.decision()
        there.game.apply(0)
    assert there.game.is_over == (used == 0)
    assert there.game.winner == (0 if used == 0 else -1)
