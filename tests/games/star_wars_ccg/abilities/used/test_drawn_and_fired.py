"""Texts that answer destinies, weapons, drains and losses (CCG-INT-01, CCG-DST-04), each with a case in which it may not be used."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.abilities.constants import DEFENCE, POWER
from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.play.log import LOST_CARD, PUT_OUT
from games.star_wars_ccg.play.turn.leaving import leave_table
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import CANTINA, CORRIDOR, FARM, TATOOINE, begun, choose, go_on, lost, until

LOW, HIGH = "1_168", "1_73"  # destinies 1 and 5
OBI, VADER, LUKE, TROOPER, STORM = "1_21", "1_168", "1_19", "1_28", "1_194"
BAY, COMPACTOR = "1_124", "1_125"


def drawn(hands: tuple[list[str], list[str]], light: list[str], dark: list[str], active: int = 0, **piles: list[str]) -> Position:
    """A battle at the farm; the first destinies of both sides are low, then high."""
    there = Position(
        [FARM],
        [f"{card} @ {FARM}" for card in light],
        [f"{card} @ {FARM}" for card in dark],
        at="battle",
        active=active,
        piles=(
            {"hand": hands[0], "reserve": piles.get("first", [FILLER, HIGH, LOW])},
            {"hand": hands[1], "reserve": piles.get("second", [FILLER, HIGH, LOW])},
        ),
    )
    there.do("battle", FARM)
    there.decision()
    return there


def test_a_battle_destiny_is_drawn_again() -> None:
    there = drawn((["1_84"], []), [OBI], [STORM])
    assert until(there, "play", "1_84")
    assert there.game.battle.destiny[0] == 1
    there.do("play", "1_84")
    there.decision()
    assert there.game.battle.destiny[0] == 5
    assert there.game.battle.draws[0] == 1
    assert not until(drawn((["1_84"], []), [TROOPER, "1_28=b", "1_28=c", "1_28=d"], [STORM]), "play", "1_84"), "nobody of ability 3"


def test_han_draws_again_once_a_battle() -> None:
    there = drawn(([], []), ["1_11", TROOPER], [STORM], first=[FILLER, LOW, HIGH, LOW])
    assert until(there, "act", "1_11")
    there.do("act", "1_11")
    there.decision()
    assert there.game.battle.destiny[0] == 5
    assert not until(there, "act", "1_11")


def test_tarkin_cancels_a_destiny_beside_vader() -> None:
    there = drawn(([], []), [OBI], ["1_179", VADER])
    assert until(there, "act", "1_179")
    there.do("act", "1_179")
    there.decision()
    assert there.game.battle.destiny[0] == 0
    assert not until(drawn(([], []), [OBI], ["1_179", STORM]), "act", "1_179")


def test_destinies_are_switched() -> None:
    there = drawn(([], ["1_269"]), [OBI], [VADER], first=[FILLER, HIGH])
    assert until(there, "play", "1_269")
    assert there.game.battle.destiny == [5, 2]  # Vader adds 1
    there.do("play", "1_269")
    there.decision()
    assert there.game.battle.destiny == [2, 5]
    assert not until(drawn(([], ["1_269"]), [OBI], [STORM]), "play", "1_269"), "one side draws alone"


ARMED = [f"{TROOPER} @ {FARM}", f"1_152 in {TROOPER}"]


def fired(light: list[str], dark: list[str], destiny: str, hands: tuple[list[str], list[str]] = ([], [])) -> Position:
    piles = ({"hand": hands[0], "reserve": [FILLER, destiny]}, {"hand": hands[1]})
    there = Position([FARM], light, dark, at="battle", piles=piles)
    there.do("battle", FARM)
    there.do("fire", "1_152", STORM)
    there.decision()
    return there


def test_evazan_operates_on_what_was_just_hit() -> None:
    dark = [f"{STORM} @ {FARM}", f"1_172 @ {FARM}"]
    there = fired(ARMED, dark, HIGH)
    there.do("act", "1_172")
    choose(there, STORM)
    assert lost(there, STORM) == [True]
    assert not fired(ARMED, dark, LOW).may("act", "1_172"), "it was not hit"


def test_dice_strikes_back_at_who_has_fired() -> None:
    dark = [f"{STORM} @ {FARM}", f"1_194=other @ {FARM}", f"{VADER} @ {FARM}"]
    light = [f"{TROOPER} @ {FARM}", f"1_7 @ {FARM}"]
    for card, is_hit in ((LOW, True), (HIGH, False)):
        there = Position(
            [FARM],
            light,
            [*dark, "1_312 in other"],
            at="battle",
            active=1,
            piles=({"reserve": [FILLER, card]}, {"reserve": [FILLER, FILLER]}),
        )
        there.do("battle", FARM)
        there.do("fire", "1_312", TROOPER)
        there.do("act", "1_7")
        choose(there, "other")
        assert there.piece("other").is_hit == is_hit
        assert not there.may("act", "1_7")


def test_a_hit_by_a_text_is_answered_like_any_hit() -> None:
    dark = [f"1_194=other @ {FARM}", f"1_172 @ {FARM}", "1_312 in other"]
    for card, is_hit in ((LOW, True), (HIGH, False)):
        piles = ({"reserve": [FILLER, card]}, {"reserve": [FILLER, FILLER]})
        there = Position([FARM], [f"{TROOPER} @ {FARM}", f"1_7 @ {FARM}"], dark, at="battle", active=1, piles=piles)
        there.do("battle", FARM)
        there.do("fire", "1_312", TROOPER)
        there.do("pass")  # the weapon has hit as well
        there.do("act", "1_7")
        choose(there, "other")
        assert there.may("act", "1_172") == is_hit


def space(hands: tuple[list[str], list[str]], destiny: str) -> Position:
    piles = ({"hand": hands[0]}, {"hand": hands[1], "reserve": [FILLER, destiny]})
    dark = [f"1_303 @ {TATOOINE}", "1_313 in 1_303"]
    there = Position([TATOOINE], [f"1_146 @ {TATOOINE}"], dark, at="battle", active=1, piles=piles)
    there.do("battle", TATOOINE)
    there.do("fire", "1_313", "1_146")
    there.decision()
    return there


def test_a_weapon_destiny_is_lowered_before_and_outmaneuvered_after_it_is_drawn() -> None:
    hit_by = space(([], []), HIGH)
    assert hit_by.piece("1_146").is_hit
    for card in ("1_85", "1_70"):
        there = space(([card], []), HIGH)
        there.do("play", card)
        choose(there) if card == "1_85" else choose(there, "1_146")
        while there.may("pass") and there.game.frames[-1].kind == c.ANSWER_FRAME:
            there.do("pass")
            there.decision()
        assert not there.piece("1_146").is_hit, card
        if card == "1_70":
            assert there.number(DEFENCE, "1_146") == hit_by.number(DEFENCE, "1_146") + 2
    tie = Position([TATOOINE], [], [f"1_304 @ {TATOOINE}"], at="control", active=1, piles=({}, {"hand": ["1_241"]}))
    before = tie.number(POWER, "1_304"), tie.number(DEFENCE, "1_304")
    tie.do("play", "1_241")
    choose(tie, "1_304")
    assert (tie.number(POWER, "1_304"), tie.number(DEFENCE, "1_304")) == (before[0] + 1, before[1] + 2)
    empty = Position([TATOOINE], [], [f"1_302 @ {TATOOINE}"], at="control", active=1, piles=({}, {"hand": ["1_241"]}))
    assert not empty.may("play", "1_241"), "a capital starship is no starfighter"


@pytest.mark.parametrize(("card", "seat"), [("1_113", 0), ("1_238", 1)])
@pytest.mark.parametrize("destiny", [LOW, HIGH])
def test_a_drain_is_cancelled_and_settled_by_destiny(card: str, seat: int, destiny: str) -> None:
    """The one card that drains has power 3: a destiny of 1 is lower by 2, one of 5 higher by 2."""
    drainer = LUKE if seat == 1 else "1_178"
    sides: list[list[str]] = [[], []]
    sides[1 - seat] = [f"{drainer} @ {CANTINA}"]
    piles: list[dict] = [{"reserve": 10}, {"reserve": 10}]
    piles[seat] = {"hand": [card], "reserve": [FILLER, FILLER, destiny], "force": 5}
    there = Position([CANTINA], sides[0], sides[1], at="control", active=1 - seat, piles=(piles[0], piles[1]))
    power = there.power(1 - seat, CANTINA)
    there.do("drain", CANTINA)
    there.do("play", card)
    there.decision()
    assert power == 3
    who = seat if destiny == LOW else 1 - seat
    while there.may("lose from"):
        there.do("lose from")
        there.decision()
    counts = [len(side.lost.cards) for side in there.game.sides]
    counts[seat] -= 1  # the Interrupt itself
    assert (counts[who], counts[1 - who]) == (2, 0)
    assert not there.may("drain", CANTINA)


def test_it_could_be_worse_buys_losses_off() -> None:
    own = {"hand": ["1_90"], "force": 3, "reserve": 9}
    there = Position([CANTINA], [], [f"{VADER} @ {CANTINA}"], at="control", active=1, piles=(own, {}))
    there.do("drain", CANTINA)
    owed = there.drain(1, CANTINA)
    assert owed > 0
    there.do("play", "1_90")
    choose(there, 0)
    side = there.game.sides[0]
    if owed > 1:
        there.do("pass")
    for _ in range(owed - 1):
        there.do("lose from")
    there.decision()
    assert len(side.lost.cards) == owed - 1
    assert len(side.force.cards) == 2
    other = Position([CANTINA], [], [f"{VADER} @ {CANTINA}"], at="control", active=1, piles=({"hand": ["1_72"]}, {"hand": ["1_90"]}))
    other.do("drain", CANTINA)
    assert not other.may("play", "1_90"), "it is the opponent who loses"


def test_a_strider_brings_back_the_topmost_character() -> None:
    piles = ({}, {"hand": ["1_254"], "lost": [STORM, "1_166", "1_73"], "force": 2})
    for lost_card, offered in ((TROOPER, True), ("1_143", False)):
        place = FARM if lost_card == TROOPER else TATOOINE
        there = Position([place], [f"{lost_card} @ {place}"], [f"{VADER} @ {place}"], at="control", piles=piles)
        there.decision()
        there.game.decision = None
        leave_table(there.game, there.piece(lost_card))
        assert there.may("play", "1_254") == offered
        if offered:
            there.do("play", "1_254")
            there.decision()
            assert there.zone("1_166") == (c.HAND, 1)
            assert there.zone(STORM) == (c.LOST, 1)


def beaten(row: list[str], card: str, loser: str) -> Position:
    """The Light Side battles Vader with one card and must pay damage."""
    there = begun(row, [f"{loser} @ {row[0]}"], [f"{VADER} @ {row[0]}"], 1, (([card], [])))
    go_on(there)
    there.do("forfeit", loser)
    there.decision()
    return there


def test_old_ben_revives_who_was_forfeited_on_tatooine() -> None:
    there = beaten([FARM], "1_100", TROOPER)
    there.do("play", "1_100")
    choose(there, TROOPER)
    assert there.piece(TROOPER).place == there.piece(FARM).id
    assert not beaten([CORRIDOR], "1_100", TROOPER).may("play", "1_100"), "the Death Star"
    assert not beaten([FARM], "1_100", OBI).may("play", "1_100"), "Obi-Wan himself"


def test_a_sacrifice_answers_a_deployment() -> None:
    def deployed(own: str) -> Position:
        piles = ({"hand": ["1_99"], "lost": 4, "used": 0}, {"hand": [STORM]})
        there = Position([FARM], [f"{own} @ {FARM}"], [f"{VADER} @ {FARM}"], active=1, piles=piles)
        there.do("deploy", STORM)
        if there.may("at", FARM):
            there.do("at", FARM)
        there.decision()
        return there

    there = deployed(TROOPER)
    there.do("play", "1_99")
    choose(there, TROOPER, 0)
    assert there.zone(TROOPER) == (c.ASIDE, 0)
    assert len(there.game.sides[0].lost.cards) == 4 - 2 + 1  # 2 retrieved, and the Interrupt
    assert not deployed(LUKE).may("play", "1_99"), "its power is another"


def test_a_card_out_of_play_was_not_lost() -> None:
    piles = ({"hand": ["1_99"], "lost": 4}, {"hand": [STORM, "1_254"], "lost": ["1_166"]})
    there = Position([FARM], [f"{TROOPER} @ {FARM}"], [f"{VADER} @ {FARM}"], active=1, piles=piles)
    there.game.log = []
    there.do("deploy", STORM)
    if there.may("at", FARM):
        there.do("at", FARM)
    there.do("play", "1_99")
    choose(there, TROOPER)
    assert not there.may("play", "1_254"), "it answers a loss"
    choose(there, 0)
    told = [entry.event for entry in there.game.log if entry.piece == there.piece(TROOPER).id]
    assert PUT_OUT in told
    assert LOST_CARD not in told


def test_the_compactor_hides_all_own_characters() -> None:
    def fight(row: list[str]) -> Position:
        return begun(row, [f"{TROOPER} @ {row[0]}", f"1_28=b @ {row[0]}"], [f"{VADER} @ {row[0]}"], 1, (["1_89"], []))

    there = fight([BAY, COMPACTOR])
    there.do("play", "1_89")
    there.decision()
    assert [there.piece(name).place for name in (TROOPER, "b")] == [there.piece(COMPACTOR).id] * 2
    assert go_on(there) == [0, 0]
    assert there.game.battle.place < 0
    assert not fight([BAY, FARM]).may("play", "1_89"), "no Trash Compactor"
    twice = begun([BAY, COMPACTOR], [f"{TROOPER} @ {BAY}"], [f"{VADER} @ {BAY}"], 1, (["1_89", "1_89"], []))
    twice.do("play", "1_89")
    twice.decision()
    assert not twice.may("play"), "nobody answers a battle that is over"
    assert not fight([FARM, COMPACTOR]).may("play", "1_89"), "not on the Death Star"


def test_a_narrow_escape_on_foot_and_by_ship() -> None:
    light = [f"{LUKE} @ {BAY}", f"{TROOPER} @ {BAY}", f"1_25 @ {BAY}"]
    there = begun([BAY, CORRIDOR], light, [f"{VADER} @ {BAY}"], 1, (["1_98"], []))
    there.do("play", "1_98")
    there.do("walk", LUKE)
    there.do("walk", TROOPER)
    there.decision()
    assert [there.piece(name).place == there.piece(CORRIDOR).id for name in (LUKE, TROOPER, "1_25")] == [True, True, False]
    assert len(there.game.sides[0].used.cards) == 2 + 1  # two moves, and the Interrupt
    assert not begun([BAY, CORRIDOR], light[1:], [f"{VADER} @ {BAY}"], 1, (["1_98"], [])).may("play", "1_98"), "nobody of ability 3"
    row = [TATOOINE, "1_126"]
    ship = begun(row, [f"1_143 @ {TATOOINE}", "1_11 in 1_143 as pilot"], [f"1_303 @ {TATOOINE}"], 1, (["1_88"], []))
    ship.do("play", "1_88")
    ship.do("hyperspace", "1_143")
    assert go_on(ship) == [0, 0]
    assert ship.game.battle.place < 0
    assert not begun([FARM], [f"{LUKE} @ {FARM}"], [f"{VADER} @ {FARM}"], 1, (["1_88"], [])).may("play", "1_88"), "a site"


def test_a_stick_knocks_weapons_away() -> None:
    reserve = [FILLER, HIGH, "1_27"]
    light = [f"{TROOPER} @ {FARM}", f"1_152 in {TROOPER}"]
    for cards, knocked in ((reserve, True), ([FILLER, LOW, "1_27"], False)):
        dark = [f"1_196 @ {FARM}", "1_315 in 1_196"]
        there = Position([FARM], light, dark, at="battle", active=1, piles=({}, {"reserve": cards}))
        there.do("battle", FARM)
        there.do("act", "1_315")
        choose(there, TROOPER)
        assert not there.may("act", "1_315")
        assert until(there, "fire", "1_152") != knocked
