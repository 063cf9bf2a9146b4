"""Interrupts: when they may be used, what they do, and where they go (CCG-INT-01, CCG-INT-02)."""

from __future__ import annotations

import pytest

from games.engine.events.windows import TARGET_VERB
from games.engine.verbs import CHOICE_VERB, PICK_VERB
from games.star_wars_ccg.abilities.constants import POWER
from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.play.log import SHUFFLED
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.scenarios import VERBS

TATOOINE, CORRIDOR, FARM, COMPACTOR = "1_289", "1_284", "1_132", "1_125"
VERBS.setdefault("play", c.PLAY_VERB)
PLAY = "play"


def battle(card: str, light: list[str], dark: list[str], attacker: int, place: str = FARM) -> Position:
    """The weapons segment, when the holder of the card is asked."""
    seat = 0 if int(card[2:]) < 163 else 1
    piles: list[dict] = [{}, {}]
    piles[seat] = {"hand": [card]}
    there = Position([place], light, dark, at="battle", active=attacker, piles=(piles[0], piles[1]))
    there.do("battle", place)
    while (decision := there.decision()) and decision.kind == c.ANSWER_CHOICE:
        there.do("pass")
    if attacker != seat:
        there.do("pass")
    return there


def destinies(there: Position, seat: int) -> int:
    """How many battle destinies this side draws once the battle goes on."""
    used = len(there.game.sides[seat].used.cards)
    while there.may("pass") or there.may("destiny"):
        there.do("destiny" if there.may("destiny") else "pass")
        if there.game.battle.power != [0, 0]:
            break
    return len(there.game.sides[seat].used.cards) - used


LUKE, HAN, TROOPER, OBI = f"1_19 @ {FARM}", f"1_11 @ {FARM}", f"1_28 @ {FARM}", f"1_21 @ {FARM}"
STORM, VADER, TARKIN, TAGGE = f"1_194 @ {FARM}", f"1_168 @ {FARM}", f"1_179 @ {FARM}", f"1_178 @ {FARM}"
# what: (card, light, dark, attacker, further destinies; None if it cannot be used)
MORE = {
    "Han alone": ("1_111", [HAN], [STORM], 1, 2),
    "Han in company": ("1_111", [HAN, TROOPER], [STORM], 1, None),
    "Han as attacker": ("1_111", [HAN], [STORM], 0, None),
    "a warrior alone": ("1_119", [TROOPER], [STORM], 1, 1),
    "Obi-Wan alone": ("1_93", [OBI], [STORM], 1, 1),
    "a weak Rebel alone": ("1_93", [TROOPER], [STORM], 1, None),
    "Luke and Obi-Wan": ("1_82", [LUKE, OBI], [STORM], 0, 2),
    "Luke and an Imperial": ("1_116", [LUKE], [TAGGE], 0, 1),
    "Luke and Vader": ("1_116", [LUKE], [VADER], 0, 2),
    "Luke and a stormtrooper": ("1_116", [LUKE], [STORM], 0, None),
    "Tarkin and Luke": ("1_236", [LUKE], [TARKIN], 1, 1),
    "Vader and Luke": ("1_248", [LUKE], [VADER], 1, 2),
    "Vader and Obi-Wan": ("1_248", [OBI], [VADER], 1, 1),
    "Vader alone": ("1_277", [TROOPER], [VADER], 0, 1),
    "Tarkin alone": ("1_260", [TROOPER], [TARKIN], 0, 2),
    "Tagge alone": ("1_258", [TROOPER], [TAGGE], 0, 2),
}


@pytest.mark.parametrize("what", MORE)
def test_an_interrupt_adds_battle_destinies(what: str) -> None:
    card, light, dark, attacker, added = MORE[what]
    seat = 0 if int(card[2:]) < 163 else 1
    there = battle(card, light, dark, attacker)
    if added is None:
        assert not any(there.game.pieces[o.piece].card.code == card for o in there.decision().options if o.verb == c.PLAY_VERB)
        return
    plain = battle(card, light, dark, attacker)
    plays = [number for number, option in enumerate(there.decision().options) if option.verb == c.PLAY_VERB]
    there.game.apply(plays[0] if card == "1_82" else plays[-1])  # the last text is the better one, or the search of the deck
    assert destinies(there, seat) - destinies(plain, seat) == added
    assert there.zone(card) == (c.LOST, seat)


def test_a_lone_pilot_and_a_permanent_one_in_space() -> None:
    for ship in ([f"1_146 @ {TATOOINE}"], [f"1_144 @ {TATOOINE}", "1_27 in 1_144 as pilot"]):
        there = battle("1_81", ship, [f"1_304 @ {TATOOINE}"], 1, TATOOINE)
        assert there.may(PLAY, "1_81")
    two = battle("1_81", [f"1_146=a @ {TATOOINE}", f"1_146=b @ {TATOOINE}"], [f"1_304 @ {TATOOINE}"], 1, TATOOINE)
    assert not two.may(PLAY, "1_81")


def test_the_presence_of_a_jedi_doubles_the_other_rebels() -> None:
    there = battle("1_92", [OBI, TROOPER], [STORM], 0)
    before = [there.number(POWER, name) for name in ("1_21", "1_28")]
    there.do(PLAY, "1_92")
    there.decision()
    assert [there.number(POWER, name) for name in ("1_21", "1_28")] == [before[0], 2 * before[1]]
    assert not battle("1_92", [LUKE, TROOPER], [STORM], 0).may(PLAY, "1_92")
    while there.game.battle.place >= 0:
        there.decision()
        there.game.apply(len(there.game.decision.options) - 1)
        there.decision()
    if there.zone("1_28")[0] == c.AT_LOCATIONS:
        assert there.number(POWER, "1_28") == before[1]


def test_the_lost_come_back_and_the_deck_is_searched() -> None:
    there = Position([FARM], at="control", piles=({"hand": ["1_83"], "lost": ["1_11", FILLER]}, {}))
    assert len([option for option in there.options() if option[0] == PLAY]) == 2
    there.do(PLAY, "1_83")
    there.game.advance()
    assert there.zone("1_11") == (c.USED, 0)
    assert there.zone("1_83") == (c.LOST, 0)
    assert len(there.game.sides[0].used.cards) == 2
    there = Position([FARM], at="control", piles=({"hand": ["1_83"], "reserve": [FILLER, "1_11", FILLER]}, {}))
    there.do(PLAY, "1_83")  # nothing is lost, so only the search is there
    (pick,) = [number for number, option in enumerate(there.decision().options) if option.verb == PICK_VERB]
    there.game.apply(pick)
    there.game.advance()
    assert there.zone("1_11") == (c.HAND, 0)
    assert len(there.game.sides[0].used.cards) == 3
    poor = Position([FARM], at="control", piles=({"hand": ["1_83"], "force": 2, "reserve": ["1_11"]}, {}))
    assert not poor.may(PLAY, "1_83")


def test_stew_feeds_both_players() -> None:
    there = Position([FARM], [f"1_2 @ {FARM}", f"1_22 @ {FARM}"], at="control", piles=({"hand": ["1_72"], "force": 0}, {"force": 0}))
    there.do(PLAY, "1_72")
    there.decision()
    assert [len(side.force.cards) for side in there.game.sides] == [4, 2]


def test_a_pile_is_shuffled() -> None:
    there = Position([FARM], at="control", piles=({"hand": ["1_115"]}, {"lost": ["1_166", "1_165", "1_164", "1_168"]}))
    there.game.log = []
    there.do(PLAY, "1_115")
    choices = [number for number, option in enumerate(there.decision().options) if option.verb == CHOICE_VERB]
    assert len(choices) == 6
    there.game.apply(choices[3])
    there.decision()
    assert [(entry.seat, entry.amount) for entry in there.game.log if entry.event == SHUFFLED] == [(1, c.LOST)]
    assert there.zone("1_115") == (c.USED, 0)


@pytest.mark.parametrize(("destiny", "place"), [("1_166", c.HAND), (FILLER, c.AT_LOCATIONS)])
def test_a_stunned_character_returns_to_hand_with_what_it_bears(destiny: str, place: int) -> None:
    there = Position(
        [FARM], [TROOPER, "1_152 in 1_28"], [STORM], at="control", active=1, piles=({}, {"hand": ["1_268"], "reserve": [FILLER, destiny]})
    )
    there.do(PLAY, "1_268")
    assert all(option.verb == TARGET_VERB for option in there.decision().options)
    there.game.apply(0)
    there.decision()
    assert there.zone("1_28") == (place, 0)
    assert there.zone("1_152") == (place, 0)
    assert there.zone("1_268") == (c.LOST, 1)


def test_the_walls_lose_all_characters_in_the_trash_compactor_but_luke() -> None:
    light = [f"1_28 @ {COMPACTOR}", "1_152 in 1_28", LUKE]
    there = Position([COMPACTOR, FARM], light, [f"1_194 @ {COMPACTOR}"], at="control", active=1, piles=({}, {"hand": ["1_278"]}))
    there.do(PLAY, "1_278")
    there.decision()
    assert [there.zone(name)[0] for name in ("1_28", "1_152", "1_194", "1_19")] == [c.LOST, c.LOST, c.LOST, c.AT_LOCATIONS]


@pytest.mark.parametrize(("hand", "active", "lost"), [(2, 1, 4), (2, 0, None), (3, 1, None)])
def test_limited_resources_takes_force_by_the_size_of_the_hand(hand: int, active: int, lost: int | None) -> None:
    there = Position([FARM], at="control", active=active, piles=({"hand": hand, "reserve": 20}, {"hand": ["1_255"]}))
    if lost is None:
        assert not there.may(PLAY, "1_255")
        return
    before = there.game.sides[0].life() + hand
    there.do(PLAY, "1_255")
    while there.may("lose from"):
        there.do("lose from")
    assert before - there.game.sides[0].life() - len(there.game.sides[0].hand.cards) == lost


def test_a_hand_is_looked_at_and_one_rebel_goes_to_the_used_pile() -> None:
    hand = ["1_28", "1_20", FILLER]
    there = Position([FARM], at="control", active=1, piles=({"hand": hand}, {"hand": ["1_266"]}))
    assert not there.game.knows(1, there.piece("1_20"))
    there.do(PLAY, "1_266")
    picks = [option for option in there.decision().options if option.verb == PICK_VERB]
    assert [option.piece for option in picks] == [there.piece("1_28").id]
    there.game.apply(0)
    there.decision()
    assert there.zone("1_28") == (c.USED, 0)
    assert there.zone("1_20") == (c.HAND, 0)
    assert there.game.knows(1, there.piece("1_20"))


def test_a_scan_needs_a_vehicle_or_starship() -> None:
    piles = ({"hand": ["1_104"]}, {"hand": ["1_182", "1_169", "1_196"]})
    assert not Position([FARM], [TROOPER], at="control", piles=piles).may(PLAY, "1_104")
    there = Position([FARM], [f"1_149 @ {FARM}"], at="control", piles=piles)
    there.do(PLAY, "1_104")
    picks = [option.piece for option in there.decision().options if option.verb == PICK_VERB]
    assert sorted(picks) == sorted(there.piece(name).id for name in ("1_182", "1_196"))


def accident(destiny: str, *, weapon: bool = True, troopers: int = 2) -> Position:
    dark = [f"1_194=s{number} @ {FARM}" for number in range(troopers)]
    dark += ["1_317 in s0"] if weapon else []
    there = Position([FARM], [TROOPER], dark, at="battle", active=1, piles=({"hand": ["1_80"], "reserve": [FILLER, destiny]}, {}))
    there.do("battle", FARM)
    return there


def test_an_accident_needs_two_characters_and_a_weapon() -> None:
    assert accident(FILLER).may(PLAY, "1_80")
    assert not accident(FILLER, weapon=False).may(PLAY, "1_80")
    assert not accident(FILLER, troopers=1).may(PLAY, "1_80")


def test_an_accident_takes_a_character_of_the_opponents_choice() -> None:
    """Destiny 0 or 1 is lower than two characters; destiny 3 is not."""
    there = accident("1_19")
    there.do(PLAY, "1_80")
    decision = there.decision()
    assert decision is not None
    assert decision.seat == 1
    assert sorted(option.piece for option in decision.options) == sorted(there.piece(name).id for name in ("s0", "s1"))
    there.game.apply(0)
    there.decision()
    assert [there.zone(name)[0] for name in ("s0", "s1")].count(c.LOST) == 1
    saved = accident("1_27")
    saved.do(PLAY, "1_80")
    saved.decision()
    assert [saved.zone(name)[0] for name in ("s0", "s1")] == [c.AT_LOCATIONS, c.AT_LOCATIONS]


def test_a_nimble_defender_comes_out_of_nowhere() -> None:
    dark = [f"1_304 @ {TATOOINE}"]
    for ship, attacker, may in (("1_145", 1, True), ("1_140", 1, False), ("1_145", 0, False)):
        light = [f"{ship} @ {TATOOINE}", *([f"1_27 in {ship} as pilot"] if ship == "1_145" else [])]
        there = Position([TATOOINE], light, dark, at="battle", active=attacker, piles=({"hand": ["1_102"]}, {}))
        there.do("battle", TATOOINE)
        assert there.may(PLAY, "1_102") == may, (ship, attacker)
