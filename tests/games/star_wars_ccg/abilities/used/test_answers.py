"""Texts that answer others, in both turns (CCG-INT-01): what is cancelled, and titles that do nothing to a card."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.play import constants as c
from games.star_wars_ccg.play.log import SHUFFLED
from games.star_wars_ccg.play.turn.interrupts import is_cancelled
from tests.games.star_wars_ccg.abilities.positions import FILLER, Position
from tests.games.star_wars_ccg.abilities.using import CANTINA, CORRIDOR, FARM, holding, lost, use

ALDERAAN, KESSEL, LINK = "1_121", "1_288", "1_285"


def answered(card: str, answer: str, light: list[str], dark: list[str], **piles: dict) -> Position:
    """The first player uses `card`, and the other is asked for `answer` if it may be used."""
    other = {"hand": [answer], **piles.get("other", {})}
    there = holding(card, [FARM, CANTINA, CORRIDOR], light, dark, own=piles.get("own", {}), other=other)
    there.do("play", card)
    there.decision()
    return there


@pytest.mark.parametrize(("destiny", "is_cancelled"), [("1_168", True), ("1_73", False)])
@pytest.mark.parametrize("card", ["1_109", "1_267"])
def test_an_interrupt_is_sensed_by_a_destiny_below_the_best_ability(card: str, destiny: str, is_cancelled: bool) -> None:
    first, seat = ("1_72", 0) if card == "1_267" else ("1_262", 1)
    light, dark = [f"1_11 @ {FARM}"], [f"1_179 @ {CANTINA}"]
    there = answered(first, card, light, dark, own={"force": 5}, other={"reserve": [destiny]})
    there.do("play", card)
    there.decision()
    assert there.by_code[destiny].destiny == (1 if is_cancelled else 5)
    assert there.zone(card) == (c.USED, 1 - seat)
    if is_cancelled:
        assert there.zone(first) == (c.LOST, seat)
    elif first == "1_72":
        assert len(there.game.sides[0].force.cards) == 7  # it activates 2
    else:
        assert len(there.options()) == 6  # which pile it shuffles


def test_a_cancelled_interrupt_takes_its_cost() -> None:
    there = answered("1_83", "1_267", [f"1_28 @ {FARM}"], [f"1_168 @ {CANTINA}"], own={"lost": ["1_11"], "force": 2})
    there.do("play", "1_267")
    there.decision()
    assert len(there.game.sides[0].force.cards) == 1
    assert there.zone("1_11") == (c.LOST, 0)


def test_an_answer_is_answered() -> None:
    """Sense against Sense: the first Interrupt happens."""
    own = {"hand": ["1_72", "1_71"], "reserve": 10, "force": 5}
    there = holding(
        "1_72", [FARM, CANTINA], [f"1_21 @ {FARM}"], [f"1_168 @ {CANTINA}"], own=own, other={"hand": ["1_267"], "reserve": ["1_168"]}
    )
    there.do("play", "1_72")
    there.do("play", "1_267")
    there.do("play", "1_71")  # it cancels one Sense
    there.decision()
    assert there.zone("1_267") == (c.LOST, 1)
    assert len(there.game.sides[0].force.cards) == 7


@pytest.mark.parametrize(("card", "effect", "bearer"), [("1_71", "1_217", "1_168"), ("1_234", "1_65", "1_144"), ("1_234", "1_64", "1_28")])
def test_an_effect_is_altered_unless_it_is_immune(card: str, effect: str, bearer: str) -> None:
    row = [FARM, "1_289"]
    place = "1_289" if bearer == "1_144" else FARM
    light = [f"1_21 @ {FARM}"] + ([f"{bearer} @ {place}", f"{effect} in {bearer}"] if card == "1_234" else [])
    dark = [f"1_168 @ {FARM}"] + (["1_217 in 1_168"] if card == "1_71" else [])
    there = holding(card, row, light, dark, own={"reserve": [FILLER]})
    if effect == "1_64":
        assert not there.may("play", card)
        return
    use(there, card, effect)
    assert lost(there, effect) == [True]
    safe = holding(card, row, light, dark, own={"reserve": ["1_79"]})
    assert safe.by_code["1_79"].destiny == 6
    use(safe, card, effect)
    assert lost(safe, effect) == [False]


def test_named_cards_are_cancelled_on_the_table_and_when_they_are_used() -> None:
    used = answered("1_106", "1_235", ["1_28=a @ 1_132"], ["1_194=x @ 1_132", "1_194=y @ 1_132"], own={"lost": ["1_28"]})
    used.do("play", "1_235")
    used.decision()
    assert used.zone("1_106") == (c.LOST, 0)
    for card, effect, seat in (("1_110", "1_232", 1), ("1_239", "1_61", 0)):
        sides: list[list[str]] = [[], []]
        sides[seat] = [effect]
        there = holding(card, [FARM], sides[0], sides[1])
        use(there, card, effect)
        assert lost(there, effect) == [True], card
        other = "1_219" if seat else "1_51"
        sides[seat] = [other]
        assert not holding(card, [FARM], sides[0], sides[1]).may("play", card)


def test_a_lightsaber_is_destroyed_by_name() -> None:
    there = holding("1_280", [FARM], [f"1_28 @ {FARM}", "1_155 in 1_28"], [])
    use(there, "1_280", "1_155")
    assert lost(there, "1_155") == [True]
    assert not holding("1_280", [FARM], [f"1_28 @ {FARM}", "1_152 in 1_28"], []).may("play", "1_280")


LEADER = "1_178"


@pytest.mark.parametrize(("card", "reader"), [("1_108", "1_24"), ("1_250", LEADER)])
def test_a_deck_is_read_at_a_scomp_link(card: str, reader: str) -> None:
    side = 0 if card == "1_108" else 1

    def at(place: str) -> Position:
        cards = [f"{reader} @ {place}"]
        return holding(card, [LINK, CANTINA], cards if side == 0 else [], cards if side else [], other={"reserve": ["1_27", "1_28"]})

    there = at(LINK)
    there.do("play", card)
    there.decision()
    there.game.log = []
    there.game.apply(1)
    there.decision()
    assert [(entry.seat, entry.amount) for entry in there.game.log if entry.event == SHUFFLED] == [(1 - side, c.RESERVE)]
    assert not at(CANTINA).may("play", card)


def test_a_control_on_the_table_cancels_by_name() -> None:
    there = Position([FARM], [], ["1_210"], piles=({"hand": ["1_89", "1_72"]}, {}))
    assert is_cancelled(there.game, there.piece("1_89"))
    assert not is_cancelled(there.game, there.piece("1_72"))
    assert not is_cancelled(Position([FARM], piles=({"hand": ["1_89"]}, {})).game, there.piece("1_89"))


@pytest.mark.parametrize(("control", "is_lost"), [(True, True), (False, False)])
def test_a_kessel_run_ends_where_the_dark_side_controls(control: bool, is_lost: bool) -> None:
    dark = [f"1_304 @ {KESSEL}"] if control else []
    there = Position([KESSEL, ALDERAAN], ["1_52"], dark)
    there.decision()
    assert lost(there, "1_52") == [is_lost]
