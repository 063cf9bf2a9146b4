"""Bars, prices, reactions, limits and moves at other times, on cards with invented texts; 1_132 and 1_290 are neighbours on Tatooine."""

from __future__ import annotations

from typing import Any

import pytest

from games.abilities.declare import check_cards
from games.star_wars_ccg.abilities.constants import MOST_DESTINIES, OUT_OF_BATTLES
from games.star_wars_ccg.abilities.operations.fate import keep_drains, most_destinies, most_drained, no_drain
from games.star_wars_ccg.abilities.operations.moving import (
    bars,
    battles_cost,
    drains_fixed,
    drains_kept_up,
    keep_out,
    limit_destinies,
    move_now,
    moves_cost,
    moves_cost_less,
    no_battle,
    no_bonus,
    no_force,
    plays_cost,
    reacts_from_hand,
    send,
)
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import cancel_battle, cancel_drain, lose_force, retrieve_top, steal
from games.star_wars_ccg.abilities.ops import action, add_destiny, automatic, cannot, card, constant, drain, printed, used
from games.star_wars_ccg.abilities.parts import (
    in_phase,
    it_is,
    opponents_turn,
    out_generated,
    target,
    there_is,
    up_to_targets,
    use,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, site
from games.star_wars_ccg.abilities.words import COMPLETE
from games.star_wars_ccg.play import constants as play
from games.star_wars_ccg.play.combat.battle_destinies import destinies_of
from games.star_wars_ccg.play.turn.phases import generation
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.abilities.using import choose

FARM, CANTINA, TATOOINE = "1_132", "1_290", "1_289"
# Characters: a Light and a Dark one; a starship of each side; Interrupts without a text of their own.
REBEL, TROOPER, SPY = "1_28", "1_194", "1_20"
XWING, TIE = "1_146", "1_302"
NOTE, ORDER = "1_74", "1_235"
EVERYONE = cards(whose="opponent")


def place(
    at: str, active: int = 0, *, row: list[str] | None = None, light: list[str] | None = None, dark: list[str] | None = None, **more: Any
) -> Position:
    """A position in which the cards of `written` have these texts."""
    written = check_cards(COMPLETE, dict(more.pop("written")))
    piles = ({"hand": more.pop("light_hand", [])}, {"hand": more.pop("dark_hand", [])})
    for name, found in more.items():
        side, _, pile = name.partition("_")
        piles[("light", "dark").index(side)][pile] = found
    return Position(row or [FARM, CANTINA], light, dark, at=at, active=active, piles=piles, rules="community", written=written)


# --- bars and prices -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bar", "may"), [(None, True), ("enter", False), ("react_to", True)])
def test_a_card_keeps_the_opponent_from_moving_there(bar: str | None, may: bool) -> None:
    text = card(constant(bars(bar, EVERYONE))) if bar else card(constant(bars("leave", EVERYONE)))
    there = place("move", 1, light=[f"{REBEL} @ {FARM}"], dark=[f"{TROOPER} @ {CANTINA}"], written={REBEL: text})
    assert there.may("walk", TROOPER, FARM) == may


def test_a_card_keeps_the_opponent_from_leaving() -> None:
    there = place(
        "move", 1, light=[f"{REBEL} @ {FARM}"], dark=[f"{TROOPER} @ {FARM}"], written={REBEL: card(constant(bars("leave", EVERYONE)))}
    )
    assert not there.may("walk", TROOPER, CANTINA)


def test_a_bar_with_a_condition_that_fails_bars_nobody() -> None:
    text = card(constant(bars("leave", EVERYONE), conditions=there_is(character(named="Luke"))))
    assert place("move", 1, light=[f"{REBEL} @ {FARM}"], dark=[f"{TROOPER} @ {FARM}"], written={REBEL: text}).may("walk", TROOPER, CANTINA)


def test_moves_cost_more_or_less() -> None:
    for text, spent in ((moves_cost("to", 2, EVERYONE), 3), (moves_cost("from", 2, EVERYONE), 1), (moves_cost_less("to", 2, EVERYONE), 0)):
        there = place("move", 1, light=[f"{REBEL} @ {FARM}"], dark=[f"{TROOPER} @ {CANTINA}"], written={REBEL: card(constant(text))})
        there.do("walk", TROOPER, FARM)
        assert len(there.game.sides[1].used.cards) == spent


def test_a_card_does_not_walk_where_it_is_pinned() -> None:
    pinned = card(constant(cannot("walk", who=enemy_character(where="here"))))
    assert not place("move", 1, light=[f"{REBEL} @ {FARM}"], dark=[f"{TROOPER} @ {FARM}"], written={REBEL: pinned}).may("walk", TROOPER)


def test_an_interrupt_is_kept_from_being_used_or_costs_more() -> None:
    text = card(used(retrieve_top(1), when="control", costs=use(1)))
    held = cards("interrupt", whose="own", zone="held")
    for rule, force, may in (
        (cannot("be_played", who=held), 5, False),
        (plays_cost(2, held), 3, True),
        (plays_cost(2, held), 2, False),
        (plays_cost(2, cards("interrupt", whose="opponent", zone="held")), 1, True),
    ):
        there = place(
            "control", light=[f"{REBEL} @ {FARM}"], light_hand=[NOTE], light_force=force, written={REBEL: card(constant(rule)), NOTE: text}
        )
        assert there.may("play", NOTE) == may, rule
        if may:
            there.do("play", NOTE)
            there.decision()
            assert not there.game.sides[0].force.cards


# --- limits of a location ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "drained"),
    [
        (drain(2), 3),
        (no_drain(whose="own"), 0),
        (no_drain(), 1),
        (most_drained(0, whose="opponent"), 0),
    ],
)
def test_drains_are_barred_or_limited(text: Any, drained: int) -> None:
    there = place("control", light=[f"{REBEL} @ {FARM}"], dark_hand=5, written={REBEL: card(constant(text))})
    if there.may("drain", FARM):
        there.do("drain", FARM)
        there.decision()
    assert there.game.sides[0].drain == drained


@pytest.mark.parametrize(("text", "drained"), [(None, 2), (drains_fixed(), 1), (no_bonus(whose="own"), 1), (drains_kept_up(), 2)])
def test_what_raises_a_drain_may_not_count(text: Any, drained: int) -> None:
    written = {REBEL: card(constant(drain(1))), SPY: card(constant(text)) if text else card(constant(no_battle()))}
    there = place("control", light=[f"{REBEL} @ {FARM}", f"{SPY} @ {FARM}"], written=written)
    assert there.drain(0, FARM) == drained


@pytest.mark.parametrize(("text", "drained"), [(None, 0), (drains_kept_up(whose="opponent"), 1), (no_bonus(), 0)])
def test_what_lowers_a_drain_may_not_count(text: Any, drained: int) -> None:
    """The Rebel lowers its own drains by 1."""
    written = {REBEL: card(constant(drain_less(1, whose="own")))}
    there = place("control", light=[f"{REBEL} @ {FARM}"], written=written)
    if text:
        written[TROOPER] = card(constant({**text, "who": location(named="Tatooine: Lars' Moisture Farm")}))
        there = place("control", light=[f"{REBEL} @ {FARM}"], dark=[f"{TROOPER} @ {CANTINA}"], written=written)
    assert there.drain(0, FARM) == drained


def test_a_drain_that_is_kept_is_not_cancelled() -> None:
    cancels = card(used(cancel_drain(), when="drain"))
    for text, drained in ((keep_drains(), 1), (no_bonus(), 0)):
        there = place("control", light=[f"{REBEL} @ {FARM}"], dark_hand=[ORDER], written={REBEL: card(constant(text)), ORDER: cancels})
        there.do("drain", FARM)
        there.do("play", ORDER)
        there.decision()
        assert there.game.sides[0].drain == drained


def test_battles_are_barred_or_dearer() -> None:
    for text, may in ((no_battle(), False), (no_battle(whose="own"), True), (battles_cost(9), True), (battles_cost(10), False)):
        there = place(
            "battle", 1, light=[f"{REBEL} @ {FARM}"], dark=[f"{TROOPER} @ {FARM}"], dark_force=10, written={REBEL: card(constant(text))}
        )
        assert there.may("battle", FARM) == may, text


def test_battle_destinies_are_limited() -> None:
    strong = [f"{SPY}={number} @ {FARM}" for number in ("one", "two", "three")]
    for text, found in ((most_destinies(9), 2), (most_destinies(1), 1), (most_destinies(1, whose="own"), 2)):
        written = {TROOPER: card(constant(text)), SPY: card(constant(no_battle())), REBEL: card(constant(add_destiny(1)))}
        there = place("battle", light=[*strong, f"{REBEL} @ {FARM}"], dark=[f"{TROOPER} @ {FARM}"], written=written)
        there.do("battle", FARM)
        there.decision()
        assert destinies_of(there.game, 0) == found


def test_a_text_limits_battle_destinies_for_the_battle() -> None:
    adds = card(used(limit_destinies(1), when="battle_begins"))
    there = place("battle", light=[f"{REBEL} @ {FARM}"], dark=[f"{TROOPER} @ {FARM}"], light_hand=[NOTE], written={NOTE: adds})
    there.do("battle", FARM)
    there.do("play", NOTE)
    there.decision()
    assert [there.game.value(MOST_DESTINIES + seat, there.piece(FARM)) == 1 for seat in (0, 1)] == [False, True]


def test_a_location_gives_no_force() -> None:
    here = [f"{REBEL} @ {FARM}"]
    usual = generation(place("control", light=here, written={}).game, 1)
    barred = place("control", light=here, written={REBEL: card(constant(no_force()))})
    assert generation(barred.game, 1) == usual - barred.game.icons_at(1, barred.piece(FARM).id) < usual
    assert generation(barred.game, 0) == generation(place("control", light=here, written={}).game, 0)


# --- reactions -----------------------------------------------------------------------------------------------------------


def begun(written: dict[str, Any], dark: list[str] | None = None, **more: Any) -> Position:
    """The Dark Side begins a battle at the farm."""
    there = place(
        "battle",
        1,
        light=more.pop("light", [f"{REBEL} @ {FARM}", f"{SPY} @ {CANTINA}"]),
        dark=dark or [f"{TROOPER} @ {FARM}"],
        written=written,
        **more,
    )
    there.do("battle", FARM)
    there.decision()
    return there


CALLS = card(action(send(), when="battle_begins", targets=target(own_character(state="reactive"))))


def test_a_card_sends_another_in_reaction() -> None:
    there = begun({REBEL: CALLS})
    there.do("act", REBEL)
    choose(there, SPY)
    assert there.game.place_at(there.piece(SPY)) == there.piece(FARM).id
    assert len(there.game.sides[0].used.cards) == 1


@pytest.mark.parametrize("bar", ["react_to", "react_from", "enter", "leave"])
def test_reactions_are_barred(bar: str) -> None:
    """From the cantina to the farm."""
    where = location(named="Tatooine: Cantina") if bar in ("react_from", "leave") else location(named="Tatooine: Lars' Moisture Farm")
    there = begun({REBEL: CALLS, TROOPER: card(constant(bars(bar, EVERYONE, where)))})
    assert not there.may("act", REBEL)


def test_the_opponent_answers_a_reaction() -> None:
    answer = card(used(cancel_battle(), when="reacted", conditions=it_is(cards(whose="opponent"))))
    there = begun({REBEL: CALLS, ORDER: answer}, dark_hand=[ORDER])
    assert not there.may("play", ORDER)
    there.do("act", REBEL)
    choose(there, SPY)
    there.do("play", ORDER)
    there.decision()
    assert there.game.battle.place < 0


def test_a_card_of_the_hand_is_deployed_in_reaction() -> None:
    there = begun({SPY: card(printed(reacts_from_hand(less=1)))}, light=[f"{REBEL} @ {FARM}"], light_hand=[SPY])
    cost = there.by_code[SPY].cost
    there.do("deploy", SPY)
    there.do("at", FARM)
    there.decision()
    assert there.game.place_at(there.piece(SPY)) == there.piece(FARM).id
    assert len(there.game.sides[0].used.cards) == cost - 1


def test_it_is_not_where_a_card_bars_it_or_its_text_does_not_lead() -> None:
    elsewhere = {SPY: card(printed(reacts_from_hand(place=location("sector"))))}
    assert not begun(elsewhere, light=[f"{REBEL} @ {FARM}"], light_hand=[SPY]).may("deploy", SPY)
    barred = {SPY: card(printed(reacts_from_hand())), TROOPER: card(constant(bars("react_to", EVERYONE)))}
    assert not begun(barred, light=[f"{REBEL} @ {FARM}"], light_hand=[SPY]).may("deploy", SPY)


def test_a_starship_comes_with_a_pilot() -> None:
    written = {TIE: card(printed(reacts_from_hand(with_pilot=True)))}
    pilot = "1_168"
    row = [TATOOINE]
    for hand, may in (([TIE, pilot], True), ([TIE], False)):
        there = place(
            "battle",
            row=row,
            light=[f"{XWING} @ {TATOOINE}", f"1_19 in {XWING} as pilot"],
            dark=["1_304 @ 1_289"],
            dark_hand=hand,
            dark_force=20,
            written=written,
        )
        there.do("battle", TATOOINE)
        assert there.may("deploy", TIE) == may
        if may:
            there.do("deploy", TIE)
            there.do("at", TATOOINE)
            there.do("deploy", pilot)
            there.decision()
            assert there.piece(pilot).host == there.piece(TIE).id
            assert there.piece(pilot).room == play.PILOT_SEAT
            assert there.game.confined < 0


# --- times and moves -----------------------------------------------------------------------------------------------------


def test_a_text_works_when_a_phase_ends() -> None:
    text = card(automatic(lose_force(1), at="control_ends", conditions=[opponents_turn(), in_phase("control")]))
    there = place("control", light=[], dark=[f"{TROOPER} @ {FARM}"], written={TROOPER: text})
    before = there.game.sides[1].life()
    there.do("pass")
    assert there.find("lose from") >= 0
    assert there.game.sides[1].life() == before


def test_a_text_is_used_when_a_phase_of_the_opponent_begins() -> None:
    text = card(action(retrieve_top(1), when="deploys_begin", conditions=opponents_turn()))
    there = place("control", light=[f"{REBEL} @ {FARM}"], dark=[f"{TROOPER} @ {CANTINA}"], written={TROOPER: text}, dark_lost=1)
    there.do("pass")
    assert there.may("act", TROOPER)


def test_a_card_moves_at_another_time() -> None:
    moves = card(action(move_now(), when="control", targets=target(own_character(state="standing"))))
    there = place("control", light=[f"{REBEL} @ {FARM}", f"{SPY} @ {FARM}"], written={REBEL: moves})
    there.do("act", REBEL)
    choose(there, SPY)
    there.do("walk", SPY, CANTINA)
    assert len(there.game.sides[0].used.cards) == 1
    assert there.piece(SPY).moved == there.game.turn


def test_it_may_be_free_and_beside_its_move() -> None:
    moves = card(action(move_now(free=True, again=True), when="control", targets=target(own_character(state="standing"))))
    there = place("control", light=[f"{REBEL} @ {FARM}", f"{SPY} @ {FARM}"], written={REBEL: moves})
    there.piece(SPY).moved = there.game.turn
    there.do("act", REBEL)
    choose(there, SPY)
    there.do("walk", SPY, CANTINA)
    assert not there.game.sides[0].used.cards


def test_a_card_answers_a_move() -> None:
    text = card(
        automatic(lose_force(1), at="moved", conditions=it_is(cards(whose="opponent", at=site(named="Tatooine: Lars' Moisture Farm"))))
    )
    there = place("move", 1, light=[f"{REBEL} @ {FARM}"], dark=[f"{TROOPER} @ {CANTINA}"], written={REBEL: text})
    there.do("walk", TROOPER, FARM)
    assert there.find("lose from") >= 0


def test_many_newcomers_are_kept_out_of_battles() -> None:
    text = card(used(keep_out(), when="control", targets=up_to_targets(9, enemy_character(state="new_here"))))
    there = place("control", light=[f"{REBEL} @ {FARM}"], dark=[f"{TROOPER} @ {FARM}"], light_hand=[NOTE], written={NOTE: text})
    assert not there.may("play", NOTE, TROOPER)
    there.piece(TROOPER).entered = there.game.turn
    there.do("play", NOTE)
    choose(there, TROOPER)
    there.do("pass")
    there.decision()
    assert there.game.has_flag(OUT_OF_BATTLES, there.piece(TROOPER))


def test_what_is_not_stolen_stays() -> None:
    takes = card(used(steal(), when="control", targets=target(enemy_character())))
    kept = card(constant(cannot("be_stolen")))
    for text, seat in ((kept, 1), (card(constant(no_battle())), 0)):
        there = place(
            "control", light=[f"{REBEL} @ {FARM}"], dark=[f"{TROOPER} @ {FARM}"], light_hand=[NOTE], written={NOTE: takes, TROOPER: text}
        )
        there.do("play", NOTE)
        choose(there, TROOPER)
        there.decision()
        assert there.piece(TROOPER).controller == seat


def test_the_opponent_generates_more() -> None:
    text = card(action(retrieve_top(1), when="control", conditions=out_generated(1)))
    for row in ([FARM, CANTINA], [FARM, CANTINA, "1_283", "1_284"]):
        there = place("control", row=row, light=[f"{REBEL} @ {FARM}"], written={REBEL: text}, light_lost=1)
        assert there.may("act", REBEL) == (generation(there.game, 1) > generation(there.game, 0))
