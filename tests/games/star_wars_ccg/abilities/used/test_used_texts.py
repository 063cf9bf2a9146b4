"""Texts that players use on piles, sites and each other: what each does where it may be used, and what it needs."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import POWER
from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.play.turn.losses import lose_force
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import CANTINA, CORRIDOR, FARM, TATOOINE, holding, lost, use

EISLEY, DUNE_SEA = "1_295", "1_130"
SPY = "1_20"


def test_a_brawl_hits_those_with_the_ability_that_was_drawn() -> None:
    light, dark = [f"1_28 @ {CANTINA}", f"1_19 @ {CANTINA}"], [f"1_168 @ {CANTINA}", f"1_194 @ {FARM}"]
    there = holding("1_73", [CANTINA, FARM], light, dark, own={"reserve": ["1_11"]}, other={"reserve": ["1_82"]})
    assert there.by_code["1_11"].destiny == 1
    use(there, "1_73")
    assert lost(there, "1_28", "1_19", "1_168", "1_194") == [True, False, False, False]


@pytest.mark.parametrize(("destiny", "is_lost"), [("1_11", True), ("1_101", False)])
def test_one_of_two_starships_collides(destiny: str, is_lost: bool) -> None:
    dark = [f"1_304=a @ {TATOOINE}", f"1_304=b @ {TATOOINE}"]
    there = use(holding("1_74", [TATOOINE], [], dark, own={"reserve": [destiny]}), "1_74", "a")
    assert there.may("2", None) is False
    decision = there.decision()
    if is_lost:
        assert decision is not None
        assert decision.seat == 1
        there.game.apply(0)
        there.decision()
    assert lost(there, "a", "b").count(True) == int(is_lost)
    assert not holding("1_74", [TATOOINE], [], dark[:1]).may("play", "1_74")


@pytest.mark.parametrize(("droid", "cards"), [("1_24", 3), ("1_5", 4)])
def test_a_droid_changes_the_hand(droid: str, cards: int) -> None:
    there = holding("1_87", [FARM], [f"{droid} @ {FARM}"], [], own={"hand": ["1_87", FILLER, FILLER, FILLER]})
    use(there, "1_87")
    assert len(there.game.sides[0].hand.cards) == cards
    assert not holding("1_87", [CANTINA], [f"{droid} @ {CANTINA}"], []).may("play", "1_87")
    assert holding("1_87", [DUNE_SEA], [f"{droid} @ {DUNE_SEA}"], []).may("play", "1_87")


@pytest.mark.parametrize("card", ["1_97", "1_243"])
def test_characters_are_taken_to_another_site_for_the_destiny(card: str) -> None:
    seat = 0 if card == "1_97" else 1
    who = ["1_28=a", "1_28=b"] if seat == 0 else ["1_194=a", "1_194=b"]
    cards = [f"{each} @ {FARM}" for each in who]
    for force, choices, place, pile in ((3, (0,), CANTINA, c.USED), (3, (1,), FARM, c.LOST), (2, (), FARM, c.LOST)):
        piles = {"reserve": ["1_12"], "force": force}
        there = holding(card, [FARM, CANTINA], cards if seat == 0 else [], cards if seat else [], own=piles)
        use(there, card, FARM, CANTINA, "a", "b", *choices)
        assert {there.piece(name).place for name in "ab"} == {there.piece(place).id}
        assert there.zone(card) == (pile, seat)
        assert len(there.game.sides[seat].force.cards) == (0 if pile == c.USED else force)


@pytest.mark.parametrize(("number", "retrieved"), [(2, 2), (3, 0)])
def test_a_rebel_is_risked_for_lost_force(number: int, retrieved: int) -> None:
    own = {"reserve": ["1_12"], "lost": [FILLER] * 8, "used": 0}
    there = use(holding("1_101", [FARM], [f"1_19 @ {FARM}"], [], own=own), "1_101", "1_19", number - 1)
    assert lost(there, "1_19") == [retrieved == 0]
    assert len(there.game.sides[0].used.cards) == 1 + 1 + retrieved  # the cost, the destiny


@pytest.mark.parametrize(("card", "trooper", "enemy"), [("1_106", "1_28", "1_194"), ("1_251", "1_194", "1_28")])
def test_those_outnumbered_retrieve_their_troopers(card: str, trooper: str, enemy: str) -> None:
    own = {"reserve": ["1_101"], "lost": [trooper, trooper, trooper, FILLER]}
    seat = 0 if card == "1_106" else 1
    enemies = [f"{enemy}={name} @ {FARM}" for name in "ab"]
    there = holding(card, [FARM], [] if seat == 0 else enemies, enemies if seat == 0 else [], own=own)
    use(there, card)
    left = [piece.card.code for piece in there.game.sides[seat].lost.cards]
    assert left == [trooper, FILLER, card]
    assert not holding(card, [FARM], [], [], own=own).may("play", card)


@pytest.mark.parametrize(("sold", "destinies"), [("1_149", 3), ("1_151", 2), ("1_24", 2)])
def test_a_vehicle_is_sold_for_its_destinies(sold: str, destinies: int) -> None:
    own = {"reserve": [FILLER] * 9 + ["1_11"] * 4, "force": 0}
    there = holding("1_112", [EISLEY], [f"{sold} @ {EISLEY}"], [], own=own)
    use(there, "1_112", sold)
    assert len(there.game.sides[0].force.cards) == destinies
    assert lost(there, sold) == [True]
    assert not holding("1_112", [FARM], [f"{sold} @ {FARM}"], [], own=own).may("play", "1_112")
    assert holding("1_112", [FARM], [f"{sold} @ {FARM}", f"1_33 @ {FARM}"], [], own=own).may("play", "1_112")


def drained(card: str, force: int, light: list[str], **own: object) -> Position:
    """The opponent's control phase begins, after drains of this much Force."""
    there = Position([FARM], light, [f"1_168 @ {FARM}"], at="activate", active=1, piles=({"hand": [card], "force": 3, **own}, {}))
    there.game.sides[1].drain = force
    there.game.frames[-1].pc = c.CONTROL_PHASE
    return there


def test_a_droid_finds_what_was_drained() -> None:
    own = {"reserve": ["1_12"], "lost": [FILLER] * 5}
    there = drained("1_114", 5, [f"1_24 @ {FARM}"], **own)
    use(there, "1_114")
    assert len(there.game.sides[0].lost.cards) == 5 - 3 + 1
    assert not drained("1_114", 4, [f"1_24 @ {FARM}"], **own).may("play", "1_114")
    assert not drained("1_114", 5, [f"1_28 @ {FARM}"], **own).may("play", "1_114")


@pytest.mark.parametrize(("light", "number"), [([], 2), ([f"1_5 @ {CANTINA}"], 1)])
def test_losses_are_halved(light: list[str], number: int) -> None:
    own = {"hand": ["1_120"], "force": 1, "reserve": 9}
    there = Position([FARM, CANTINA], light, [f"1_168 @ {FARM}"], at="control", active=1, piles=(own, {}))
    there.do("play", "1_120")
    there.decision()
    life = there.game.sides[0].life()
    there.game.decision = None
    lose_force(there.game, 0, 3)
    for _ in range(number):
        there.do("lose from")
    assert there.game.sides[0].life() == life - number
    assert not there.may("lose from")
    rich = Position([FARM, CANTINA], light, [], at="control", active=1, piles=({"hand": ["1_120"], "reserve": 15}, {}))
    assert not rich.may("play", "1_120")


def test_jawas_among_stormtroopers() -> None:
    light = [f"1_12=a @ {FARM}", f"1_12=b @ {FARM}"]
    dark = [f"1_194=x @ {FARM}", f"1_194=y @ {FARM}"]
    for destiny, is_lost in (("1_183", False), ("1_12", True)):
        there = holding("1_242", [FARM], light, dark, own={"reserve": [destiny]})
        use(there, "1_242", "a", "b")
        assert lost(there, "a", "b") == [is_lost, is_lost]
    there = holding("1_242", [FARM], light, dark[:1])
    there.do("play", "1_242")
    there.decision()
    assert lost(there, "a", "b", "1_242") == [False, False, True]


def test_nobody_but_smugglers_moves_under_alert() -> None:
    light = [f"1_28 @ {FARM}", f"1_11 @ {FARM}"]
    dark = [f"1_194={name} @ {CANTINA}" for name in "abc"]
    row = [FARM, CANTINA]
    for destiny, moves in (("1_101", False), ("1_12", True)):
        piles = ({}, {"hand": ["1_246"], "reserve": [destiny]})
        there = Position(row, light, dark, at="move", piles=piles)
        there.do("play", "1_246")
        assert there.may("walk", "1_11")
        assert there.may("walk", "1_28") == moves


def test_droids_are_looked_for_and_destroyed() -> None:
    there = holding("1_259", [FARM], [f"1_24 @ {FARM}"], [], other={"used": ["1_5", FILLER]}, own={"force": 1})
    plays = [option.amount for option in there.decision().options if option.verb == c.PLAY_VERB]
    assert plays == [0, 1]
    use(there, "1_259")
    assert lost(there, "1_5", "1_24") == [True, False]
    there = holding("1_259", [FARM], [f"1_24 @ {FARM}"], [], own={"force": 1})
    there.game.apply([option.amount for option in there.decision().options if option.verb == c.PLAY_VERB].index(1))
    there.decision()
    there.game.apply(0)
    there.decision()
    assert lost(there, "1_24") == [True]
    assert not there.game.sides[1].force.cards
    dear = holding("1_259", [FARM], [f"1_5 @ {FARM}"], [], own={"force": 1})
    assert [option.amount for option in dear.decision().options if option.verb == c.PLAY_VERB] == [0]


@pytest.mark.parametrize(("destiny", "is_lost"), [("1_183", False), ("1_12", True)])
def test_a_spy_is_found_out(destiny: str, is_lost: bool) -> None:
    spies = [f"1_177 @ {FARM}"]
    there = holding("1_261", [FARM], [f"{SPY} @ {FARM}"], spies, own={"reserve": [destiny]})
    use(there, "1_261", SPY)
    assert lost(there, SPY) == [is_lost]
    assert not holding("1_261", [FARM], [f"{SPY} @ {FARM}"], []).may("play", "1_261")


@pytest.mark.parametrize(("destiny", "weapon", "bearer"), [("1_12", False, False), ("1_183", True, False), (FILLER, True, True)])
def test_a_weapon_is_overloaded(destiny: str, weapon: bool, bearer: bool) -> None:
    there = holding("1_263", [FARM], [f"1_28 @ {FARM}", "1_152 in 1_28"], [], own={"reserve": [destiny]})
    use(there, "1_263", "1_152")
    assert lost(there, "1_152", "1_28") == [weapon, bearer]


@pytest.mark.parametrize(("own", "other", "loser"), [("1_12", "1_11", "1_146"), ("1_11", "1_12", "1_304"), ("1_101", "1_12", None)])
def test_tallon_roll_loses_the_starship_with_the_lower_total(own: str, other: str, loser: str | None) -> None:
    """1 + 3 and the destiny against 3 and the destiny."""
    there = holding(
        "1_270", [TATOOINE], [f"1_146 @ {TATOOINE}"], [f"1_304 @ {TATOOINE}"], own={"reserve": [own]}, other={"reserve": [other]}
    )
    use(there, "1_270", "1_304", "1_146")
    assert lost(there, "1_304", "1_146") == [loser == "1_304", loser == "1_146"]


@pytest.mark.parametrize(("sabers", "out"), [(["1_157 in 1_21"], "1_168"), ([], "1_168"), (["1_324 in 1_168"], "1_21")])
def test_the_weaker_one_of_a_duel_goes_out_of_play(sabers: list[str], out: str) -> None:
    light, dark = [f"1_21 @ {FARM}"], [f"1_168 @ {FARM}"]
    mine = [each for each in sabers if "1_21" in each]
    there = holding("1_271", [FARM], [*light, *mine], [*dark, *(each for each in sabers if each not in mine)])
    lead = there.number(POWER, "1_168") - there.number(POWER, "1_21") + (2 if sabers and not mine else -2 if mine else 0)
    use(there, "1_271", "1_168", "1_21")
    expected = "1_21" if lead > 0 else "1_168" if lead < 0 else ""
    assert [there.zone(name)[0] == c.ASIDE for name in ("1_21", "1_168")] == [expected == "1_21", expected == "1_168"]


def test_cards_of_the_drawn_destiny_are_lost() -> None:
    other = {"used": ["1_12", "1_27", "1_11"]}
    there = holding("1_273", [FARM], [], [], at="battle", other=other, own={"reserve": ["1_12"]})
    use(there, "1_273")
    same = there.by_code["1_27"].destiny == 3
    assert lost(there, "1_11", "1_27") == [False, same]
    assert not holding("1_273", [FARM], [], [], at="battle").may("play", "1_273")


@pytest.mark.parametrize(("trooper", "more"), [("1_194", 2), ("1_170", 3)])
def test_a_trooper_charges_and_is_lost(trooper: str, more: int) -> None:
    row = [CORRIDOR]
    there = Position(row, [f"1_28 @ {CORRIDOR}"], [f"{trooper} @ {CORRIDOR}"], at="battle", active=1, piles=({}, {"hand": ["1_274"]}))
    there.do("battle", CORRIDOR)
    before = there.number(POWER, trooper)
    use(there, "1_274", trooper)
    assert there.number(POWER, trooper) == before + more
    while there.game.battle.place >= 0:
        decision = there.decision()
        assert decision is not None
        there.game.apply(len(decision.options) - 1)
        there.game.advance()
    assert lost(there, trooper) == [True]


@pytest.mark.parametrize(("raiders", "is_lost"), [(3, True), (2, False)])
def test_scavengers_search_the_used_pile(raiders: int, is_lost: bool) -> None:
    dark = [f"1_196=r{number} @ {FARM}" for number in range(raiders)]
    there = holding("1_275", [FARM], [], dark, own={"reserve": ["1_183"]}, other={"used": ["1_152", "1_28"]})
    use(there, "1_275")
    assert lost(there, "1_152", "1_28") == [is_lost, False]


def test_a_mother_drives_off_the_other_alien() -> None:
    there = Position([FARM], [f"1_15 @ {FARM}"], [f"1_183 @ {FARM}"])
    there.decision()
    assert lost(there, "1_183") == [True]
    apart = Position([FARM, CANTINA], [f"1_15 @ {FARM}"], [f"1_183 @ {CANTINA}"])
    apart.decision()
    assert lost(apart, "1_183") == [False]
