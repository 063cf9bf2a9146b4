"""The ops, filters and amounts from FIRST_LIMIT on: limits of Force, battles and piles, and what was already used."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import Filter
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.modifiers import SET
from games.engine.ops import Op
from games.engine.table.changes import NUMBER, Change
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.constants import ANSWER_FRAME, LOCATION, RALLY_FRAME, WEAPON
from games.star_wars_ccg.play.row import cover
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table

# The cards that one frame of a rally shows.
SHOWN_MOST: Final = 3


def perform_limit(table: Table, op: Op, scope: Resolution) -> None:
    if op.code == c.HOLD_FIRE and op.amount == 0:
        hold_fire(table, table.pieces[scope.source])
        return
    first = table.pieces[scope.slots[0][0]] if scope.slots and scope.slots[0] else None
    if first is None:
        return
    if op.code == c.UNEARTH:
        unearth(table, first)
    elif op.code == c.HOLD_FIRE:
        hold_fire(table, first)
    elif op.code == c.RESTORE_FORFEIT:
        of = Resolution(scope.source, scope.seat)
        table.change(Change(NUMBER, c.FORFEIT, SET, of, amount=Amount(first.card.forfeit), piece=first.id, ends=c.GAME))


def hold_fire(table: Table, weapon: Piece) -> None:
    """Count a weapon as fired this turn, and whoever bears it as having fired (CCG-WPN-02)."""
    used = [weapon, table.pieces[weapon.host]] if weapon.host >= 0 else [weapon]
    for each in used:
        each.fired = table.turn
        each.has_fired = table.battle.place >= 0
    weapon.shots += 1


def passes_limit_test(table: Table, number: i64, filter: Filter | None, here: Piece, scope: Resolution) -> bool:
    if number == c.IS_TWIN:
        return filter is not None and has_twin(table, here, filter, scope)
    if number == c.IS_RELATED_TO_AIM:
        aim: i64 = table.pieces[scope.source].aim
        return aim >= 0 and here.id != aim and here.system == table.pieces[aim].system and here.card.type == LOCATION
    if number == c.HAS_GUNS:
        return guns_of(table, here) > 1
    if number == c.WAS_FIRED:
        for frame in table.frames:
            if frame.kind == ANSWER_FRAME and frame.a == c.AT_FIRED:
                return frame.e == here.id + 1
        return False
    raise ValueError(f"there is no test {number}")


def counted_limit(table: Table, number: i64, scope: Resolution) -> i64:
    if number == c.OWN_DAMAGE:
        return table.battle.damage[scope.seat] if table.battle.place >= 0 else 0
    if number == c.OPPOSING_FORCE:
        return table.free_force(1 - scope.seat)
    raise ValueError(f"there is no amount {number}")


def has_twin(table: Table, here: Piece, filter: Filter, scope: Resolution) -> bool:
    """Whether a card on the table that fits has the title of this one, or one that lies on another if the filter is about these."""
    for where in table.row.cards:
        if where.id != here.id and where.card.title == here.card.title and table.fits(where, filter, scope):
            return True
    for side in table.sides:
        for piece in side.aside.cards if filter.zones != 0 else []:
            if piece.id != here.id and piece.card.title == here.card.title and table.fits(piece, filter, scope):
                return True
        for piece in side.at_locations.cards:
            if piece.id != here.id and piece.card.title == here.card.title and table.fits(piece, filter, scope):
                return True
    return False


def guns_of(table: Table, here: Piece) -> i64:
    """The starship weapons on a card."""
    guns: i64 = 0
    for id in here.attached:
        if table.pieces[id].card.type == WEAPON:
            guns += 1
    return guns


# --- locations that others cover ---------------------------------------------------------------------------------------


def unearth(table: Table, here: Piece) -> None:
    """CCG-LOC-04: a covered location of the same place counts from now on."""
    for where in table.row.cards:
        if where.card.title == here.card.title and where.system == here.system and not table.has_flag(c.NOT_CONVERTED, where):
            cover(table, here, where)
            return


# --- stores --------------------------------------------------------------------------------------------------------------


def take_stored(table: Table, store: Piece) -> list[int]:
    """Take away the cards that lie on a card which the opponent cancels; they come without cost, or are lost."""
    found: list[int] = []
    for piece in table.sides[store.controller].aside.cards:
        if piece.under == store.id:
            piece.under = -1
            found.append(piece.id)
    return found


def bring_stored(table: Table, seat: i64, ids: list[int]) -> None:
    """Ask which of these cards come, as in a rally."""
    place: i64 = 0
    while place < len(ids):
        kept: list[int] = [0, 0, 0]
        for offset in range(SHOWN_MOST):
            if place + offset < len(ids):
                kept[offset] = ids[place + offset] + 1
        frame = Frame(RALLY_FRAME, 0, seat, kept[0], kept[1])
        frame.d = kept[2]
        table.frames.append(frame)
        place += SHOWN_MOST
