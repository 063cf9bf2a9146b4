"""One strike: the unit is focused, and its combat icons are resolved type by type (LCG-STR, LCG-KEY-07).

strike frame: a = the striking unit, b = bit set of the types that were resolved, c = what is left to choose of the type, d = the type.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.events.batch import Event
from games.engine.machine import Frame
from games.star_wars_lcg.abilities.constants import (
    BLAST_DAMAGE,
    BY_STRIKE,
    CANNOT_BE_TARGETED,
    DAMAGED,
    DIVIDES_UNIT_DAMAGE,
    EDGE_UNIT_DAMAGE,
    FOCUS_PLACED,
    FOCUSED,
    FOCUSED_TO_STRIKE,
    STRIKE_PERIOD,
    STRIKE_RESOLVED,
    TACTICS,
    UNIT_DAMAGE,
)
from games.star_wars_lcg.play.cards import TARGETED_STRIKE
from games.star_wars_lcg.play.constants import DAMAGE_UNIT, DAMAGE_VERB, FOCUS_UNIT, FOCUS_VERB, ICONS_VERB, STRIKE_ICONS
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.state import Table

# Positions of the strike frame.
FOCUSING: Final = 0
CHOOSING_TYPE: Final = 1
CHOOSING_UNITS: Final = 2
RESOLVED: Final = 3
OVER: Final = 4

ICON_TYPES: Final = (UNIT_DAMAGE, BLAST_DAMAGE, TACTICS)


def step_strike(table: Table, frame: Frame) -> None:
    unit = table.pieces[frame.a]
    pc: i64 = frame.pc
    if pc == FOCUSING:
        frame.pc = CHOOSING_TYPE
        _focus(table, unit)
    elif pc == CHOOSING_TYPE:
        _ask_type(table, frame, unit)
    elif pc == CHOOSING_UNITS:
        _ask_unit(table, frame, unit)
    elif pc == RESOLVED:
        frame.pc = OVER
        table.fire(Event(STRIKE_RESOLVED, unit.controller, unit.id))
    else:
        table.end_period(STRIKE_PERIOD)
        table.pop()


def answer_strike(table: Table, frame: Frame, decision: Decision, option: Option) -> None:
    if decision.kind == STRIKE_ICONS:
        _begin_type(table, frame, table.pieces[frame.a], option.amount)
    else:
        table.picked += [option.piece, option.amount]
        frame.c -= option.amount


def _focus(table: Table, unit: Piece) -> None:
    """LCG-STR-04; a committed unit is focused with two tokens (LCG-STR-11)."""
    tokens: i64 = 2 if unit.committed else 1
    table.fire_all([Event(FOCUSED, unit.controller, unit.id, unit.id, tokens), Event(FOCUSED_TO_STRIKE, unit.controller, unit.id)])


# --- combat icons ----------------------------------------------------------------------------------------------------


def strength(table: Table, unit: Piece, type: i64) -> i64:
    """The usable icons of a type (LCG-STR-06); those with a white frame only with the edge (LCG-STR-07, LCG-EDG-15)."""
    icons: i64 = table.value(type, unit)
    if table.edge == unit.controller:
        icons += table.value(type + EDGE_UNIT_DAMAGE, unit)
    return icons if icons > 0 else 0


def _ask_type(table: Table, frame: Frame, unit: Piece) -> None:
    """The striking player chooses which type is next; every type that has icons and something to hit is resolved (LCG-STR-05)."""
    decision = Decision(STRIKE_ICONS, unit.controller, unit.id)
    if table.is_unit(unit):
        for type in ICON_TYPES:
            if not (frame.b >> type) & 1 and strength(table, unit, type) > 0 and has_target(table, unit, type):
                decision.offer(ICONS_VERB, unit.id, type)
    if decision.options:
        table.ask(decision)
    else:
        frame.pc = RESOLVED


def _begin_type(table: Table, frame: Frame, unit: Piece, type: i64) -> None:
    one: i64 = 1
    frame.b |= one << type
    icons: i64 = strength(table, unit, type)
    if type == BLAST_DAMAGE:
        table.fire(Event(DAMAGED, unit.controller, table.engaged, unit.id, icons, other=BY_STRIKE))
        return
    frame.pc = CHOOSING_UNITS
    frame.c = icons
    frame.d = type
    table.picked = []


def has_target(table: Table, unit: Piece, type: i64) -> bool:
    """Blast damage goes to the engaged objective, from attackers only (LCG-STR-10); a destroyed one takes no more (A-09)."""
    if type == BLAST_DAMAGE:
        return unit.controller == table.active and table.stands(table.engaged)
    return len(targets(table, unit, type)) > 0


def targets(table: Table, unit: Piece, type: i64) -> list[Piece]:
    """The enemy units that an icon of this type may hit."""
    enemies = table.sides[1 - unit.controller].units.cards
    if type == TACTICS:  # LCG-STR-09: participating or not
        return enemies.copy()
    if unit.controller == table.active and table.has_mark(TARGETED_STRIKE, unit):  # LCG-KEY-07
        return [piece for piece in enemies if piece.participating or not table.has_flag(CANNOT_BE_TARGETED, piece)]
    return [piece for piece in enemies if piece.participating]  # LCG-STR-08


def _ask_unit(table: Table, frame: Frame, unit: Piece) -> None:
    found = targets(table, unit, frame.d)
    if frame.c <= 0 or not found:
        frame.pc = CHOOSING_TYPE
        _hit(table, frame, unit)
        return
    damages = frame.d == UNIT_DAMAGE
    # All unit damage goes to one unit (LCG-STR-08); focus tokens are split in any way (LCG-STR-09).
    amount: i64 = frame.c if damages and not table.has_flag(DIVIDES_UNIT_DAMAGE, unit) else 1
    decision = Decision(DAMAGE_UNIT if damages else FOCUS_UNIT, unit.controller, unit.id)
    for piece in found:
        decision.offer(DAMAGE_VERB if damages else FOCUS_VERB, piece.id, amount)
    table.ask(decision)


def _hit(table: Table, frame: Frame, unit: Piece) -> None:
    """What was picked happens together, as one event for each unit."""
    events: list[Event] = []
    kind: i64 = DAMAGED if frame.d == UNIT_DAMAGE else FOCUS_PLACED
    place: i64 = 0
    while place < len(table.picked):
        _add_hit(events, Event(kind, unit.controller, table.picked[place], unit.id, table.picked[place + 1], other=BY_STRIKE))
        place += 2
    table.picked = []
    table.fire_all(events)


def _add_hit(events: list[Event], hit: Event) -> None:
    for event in events:
        if event.piece == hit.piece:
            event.amount += hit.amount
            return
    events.append(hit)
