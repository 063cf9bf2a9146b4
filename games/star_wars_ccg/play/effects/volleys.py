"""Several shots whose destinies are added together: of several weapons, or two of one weapon (CCG-WPN-04, CCG-WPN-05).

A weapon's `declared` says how far it is: CHOSEN, then DRAWN.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Frame
from games.star_wars_ccg.abilities.constants import MANY_HANDS, TWO_HANDS
from games.star_wars_ccg.play.combat.aims import firer_of, use_cost
from games.star_wars_ccg.play.constants import CAPITAL, FIRE_FRAME, FIRE_VERB, VOLLEY_FRAME, WEAPON_CHOICE
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.weapons import AIM, CHOSEN, COMPARE, DRAWN, bonus_against, load, offer_weapons

# Steps of the frame.
CHOOSE: Final = 0
FIRE: Final = 1


def ready_weapons(table: Table, seat: i64, target: i64) -> list[Piece]:
    """The weapons that a seat may fire at a card of the battle now."""
    decision = Decision(WEAPON_CHOICE, seat, target)
    offer_weapons(table, seat, decision)
    return [table.pieces[option.piece] for option in decision.options if option.verb == FIRE_VERB and option.amount == target]


def are_together(table: Table, first: Piece, second: Piece) -> bool:
    """Whether two weapons may be fired together: by two bearers, or by one that fires several (CCG-WPN-02), at a cost that is there."""
    if first.id == second.id or use_cost(table, first) + use_cost(table, second) > table.free_force(first.controller):
        return False
    bearer = firer_of(table, first)
    other = firer_of(table, second)
    if bearer is None or other is None or bearer.id != other.id:
        return True
    return bearer.card.kind == CAPITAL or table.has_flag(MANY_HANDS, bearer) or table.has_flag(TWO_HANDS, bearer)


def may_join(table: Table, weapon: Piece, ready: list[Piece]) -> bool:
    for other in ready:  # noqa: SIM110  a loop is faster when compiled
        if are_together(table, weapon, other):
            return True
    return False


def is_in_sights(table: Table, seat: i64, target: i64) -> bool:
    """Whether two weapons of a seat can be fired together at a card of the battle."""
    ready = ready_weapons(table, seat, target)
    for weapon in ready:  # noqa: SIM110
        if may_join(table, weapon, ready):
            return True
    return False


def begin_volley(table: Table, seat: i64, target: i64) -> None:
    table.frames.append(Frame(VOLLEY_FRAME, CHOOSE, seat, target))


def begin_salvo(table: Table, weapon: Piece, target: Piece) -> None:
    """Fire one weapon twice, combined."""
    for _ in range(2):
        load(table, weapon, target)
    weapon.declared = CHOSEN
    table.frames.append(Frame(VOLLEY_FRAME, FIRE, weapon.controller, target.id, 1))


def step_volley(table: Table, frame: Frame) -> None:
    """Ask for the weapons, at least two; then each draws, and each counts all destinies."""
    if frame.pc == CHOOSE:
        ready = ready_weapons(table, frame.a, frame.b)
        decision = Decision(WEAPON_CHOICE, frame.a, frame.b)
        for weapon in ready:
            if weapon.declared == 0 and (frame.d > 0 or may_join(table, weapon, ready)):
                decision.offer(FIRE_VERB, weapon.id, frame.b)
        if decision.options:
            if frame.d > 1:
                decision.offer_pass()
            table.ask(decision)
            return
        frame.pc = FIRE
    weapon_now = next_weapon(table, frame.a, CHOSEN)
    if weapon_now is not None:
        table.frames.append(Frame(FIRE_FRAME, AIM, weapon_now.id, frame.b))
        return
    weapon_now = next_weapon(table, frame.a, DRAWN)
    if weapon_now is None:
        table.frames.pop()
        return
    weapon_now.declared = 0
    shot = Frame(FIRE_FRAME, COMPARE, weapon_now.id, frame.b)
    shot.c = frame.e + bonus_against(table, weapon_now, table.pieces[frame.b])
    table.frames.append(shot)


def answer_volley(table: Table, frame: Frame, option: Option) -> None:
    if option.verb == PASS_VERB:
        frame.pc = FIRE
        return
    weapon = table.pieces[option.piece]
    load(table, weapon, table.pieces[frame.b])
    weapon.declared = CHOSEN
    frame.d += 1


def next_weapon(table: Table, seat: i64, stage: i64) -> Piece | None:
    for piece in table.sides[seat].at_locations.cards:
        if piece.card.shot is not None and piece.declared == stage:
            return piece
    return None
