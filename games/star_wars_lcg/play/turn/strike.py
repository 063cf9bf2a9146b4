"""One strike: the unit is focused, and its combat icons are resolved type by type (LCG-STR, LCG-KEY-07).

strike frame: a = the striking unit, b = bit set of the types that were resolved, c = what is left to choose of the type, d = the type.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.bits import bit
from games.engine.decision import Decision, Option
from games.engine.events.batch import Event
from games.engine.events.resolution import Resolution
from games.engine.events.windows import INTERRUPT
from games.engine.machine import Frame
from games.engine.verbs import FIRST_TEST
from games.star_wars_lcg.abilities.constants import (
    BLAST_DAMAGE,
    BLAST_HITS_UNITS,
    BY_STRIKE,
    CANNOT_BE_TARGETED,
    DAMAGED,
    DIVIDES_UNIT_DAMAGE,
    EDGE_UNIT_DAMAGE,
    FOCUS_PLACED,
    FOCUSED,
    FOCUSED_TO_STRIKE,
    ICONS_NEED_EDGE,
    ICONS_RESOLVED,
    IMMUNE_TO_ICONS,
    IS_EXPOSED,
    STRIKE_PERIOD,
    STRIKE_RESOLVED,
    TACTICS,
    UNIT_DAMAGE,
    USES_EDGE_ICONS,
)
from games.star_wars_lcg.play.cards import TARGETED_STRIKE
from games.star_wars_lcg.play.constants import (
    DAMAGE_UNIT,
    DAMAGE_VERB,
    FOCUS_UNIT,
    FOCUS_VERB,
    ICONS_VERB,
    NO_PIECE,
    STRIKE_FRAME,
    STRIKE_ICONS,
)
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.state import Table

# Positions of the strike frame.
FOCUSING: Final = 0
CHOOSING_TYPE: Final = 1
CHOOSING_UNITS: Final = 2
RESOLVED: Final = 3
OVER: Final = 4
# In the frame of one type of icons that cards answer: the icons have been resolved.
HIT: Final = 5
# The register e of a frame that resolves the icons of a unit once more, without a strike.
ONLY_ICONS: Final = -1


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
        table.pass_by(STRIKE_RESOLVED, unit.controller, unit.id)
    elif pc == HIT:
        _over(table, frame)
    else:
        if frame.e != ONLY_ICONS:
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
    tokens: i64 = 2 if table.is_committed(unit) else 1
    table.fire_plain([Event(FOCUSED, unit.controller, unit.id, unit.id, tokens), Event(FOCUSED_TO_STRIKE, unit.controller, unit.id)])


# --- combat icons ----------------------------------------------------------------------------------------------------


def strength(table: Table, unit: Piece, type: i64) -> i64:
    """The usable icons of a type (LCG-STR-06); those with a white frame only with the edge (LCG-STR-07, LCG-EDG-15)."""
    icons: i64 = table.value(type, unit)
    icons = max(icons, 0)
    if table.edge == unit.controller:
        icons += table.value(type + EDGE_UNIT_DAMAGE, unit)
    elif table.changes.by_key:
        if table.has_flag(ICONS_NEED_EDGE, unit):
            icons = 0
        if table.has_flag(USES_EDGE_ICONS, unit):
            icons = max(table.value(type, unit), 0) + table.value(type + EDGE_UNIT_DAMAGE, unit)
    return icons if icons > 0 else 0


def _ask_type(table: Table, frame: Frame, unit: Piece) -> None:
    """The striking player chooses which type is next; every type that has icons and something to hit is resolved (LCG-STR-05)."""
    decision = Decision(STRIKE_ICONS, unit.controller, unit.id)
    if table.is_unit(unit):
        type: i64 = UNIT_DAMAGE  # then BLAST_DAMAGE and TACTICS
        while type <= TACTICS:
            if (
                not (frame.b >> type) & 1
                and strength(table, unit, type) > 0
                and (has_target(table, unit, type) or is_turned(table, unit, type))
            ):
                decision.offer(ICONS_VERB, unit.id, type)
            type += 1
    if decision.options:
        table.ask(decision)
    else:
        frame.pc = OVER if frame.e == ONLY_ICONS else RESOLVED


def _begin_type(table: Table, frame: Frame, unit: Piece, type: i64) -> None:
    frame.b |= bit(type)
    icons: i64 = strength(table, unit, type)
    if table.hears(ICONS_RESOLVED):
        table.fire(Event(ICONS_RESOLVED, unit.controller, unit.id, amount=icons, other=type))
    else:
        _resolve_type(table, frame, unit, type, icons)


def resolve_icons(table: Table, event: Event) -> None:
    """Resolve one type of icons inside the event that cards answer.

    strike frame: e = the place of the event + 1.
    """
    unit = table.pieces[event.piece]
    frame = Frame(STRIKE_FRAME, HIT, unit.id, NO_PIECE)
    frame.e = len(table.events)
    table.push(frame)
    _resolve_type(table, frame, unit, event.other, event.amount)


def _resolve_type(table: Table, frame: Frame, unit: Piece, type: i64, icons: i64) -> None:
    if type == BLAST_DAMAGE and not table.has_flag(BLAST_HITS_UNITS, unit):
        if not has_target(table, unit, type):
            return
        table.fire(Event(DAMAGED, unit.controller, table.engaged, unit.id, icons, other=BY_STRIKE))
        return
    frame.pc = CHOOSING_UNITS
    frame.c = icons
    frame.d = type
    table.picked = []


def _over(table: Table, frame: Frame) -> None:
    """End the event of a type whose icons have been resolved; its source tells reactions what they hit."""
    event = table.events[frame.e - 1]
    event.source = table.engaged if event.other == BLAST_DAMAGE and frame.b < 0 else frame.b
    table.pop()


def is_turned(table: Table, unit: Piece, type: i64) -> bool:
    """Whether an interrupt answers that this unit resolves icons of the type, and may find something to hit."""
    own = table.heard.of_kind(ICONS_RESOLVED)
    if own is None:
        return False
    for listener in own.about.get(unit.id, []):
        trigger = listener.trigger
        if trigger.window == INTERRUPT and table.event_tests[trigger.condition - FIRST_TEST].other == type:
            return True
    return False


def has_target(table: Table, unit: Piece, type: i64) -> bool:
    """Blast damage goes to the engaged objective, from attackers only (LCG-STR-10); a destroyed one takes no more (A-09)."""
    if type == BLAST_DAMAGE and not table.has_flag(BLAST_HITS_UNITS, unit):
        return unit.controller == table.active and table.stands(table.engaged)
    return len(targets(table, unit, type)) > 0


def targets(table: Table, unit: Piece, type: i64) -> list[Piece]:
    """The enemy units that an icon of this type may hit."""
    enemies = table.sides[1 - unit.controller].units.cards
    if table.changes.by_key:
        enemies = [piece for piece in enemies if not table.is_immune(IMMUNE_TO_ICONS, piece, unit.id)]
    if type == TACTICS:  # LCG-STR-09: participating or not
        return enemies.copy()
    if type == UNIT_DAMAGE and unit.controller == table.active and table.has_mark(TARGETED_STRIKE, unit):  # LCG-KEY-07
        return [piece for piece in enemies if piece.participating or not table.has_flag(CANNOT_BE_TARGETED, piece)]
    if type == BLAST_DAMAGE:  # a card lets it go to a unit, as to a target
        return [piece for piece in enemies if piece.participating and not table.has_flag(CANNOT_BE_TARGETED, piece)]
    return [piece for piece in enemies if piece.participating or is_exposed(table, unit, piece)]  # LCG-STR-08


def is_exposed(table: Table, unit: Piece, piece: Piece) -> bool:
    """Whether unit damage may go to this unit even if it does not participate."""
    if table.has_flag(IS_EXPOSED, piece):
        return True
    also = table.card_of(unit).hits
    return also is not None and not table.is_blank(unit) and table.fits(piece, also, Resolution(unit.id, unit.controller))


def _ask_unit(table: Table, frame: Frame, unit: Piece) -> None:
    found = targets(table, unit, frame.d)
    if frame.c <= 0 or not found:
        frame.pc = HIT if frame.e > 0 else CHOOSING_TYPE
        if frame.e > 0 and table.picked:
            frame.b = table.picked[0]
        _hit(table, frame, unit)
        return
    damages = frame.d != TACTICS
    # All unit damage goes to one unit (LCG-STR-08); focus tokens are split in any way (LCG-STR-09).
    amount: i64 = frame.c if damages and not table.has_flag(DIVIDES_UNIT_DAMAGE, unit) else 1
    decision = Decision(DAMAGE_UNIT if damages else FOCUS_UNIT, unit.controller, unit.id)
    for piece in found:
        decision.offer(DAMAGE_VERB if damages else FOCUS_VERB, piece.id, amount)
    table.ask(decision)


def _hit(table: Table, frame: Frame, unit: Piece) -> None:
    """Carry out the picks together, as one event for each unit."""
    events: list[Event] = []
    kind: i64 = FOCUS_PLACED if frame.d == TACTICS else DAMAGED
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
