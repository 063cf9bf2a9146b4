"""Consequences of the table's state, without a player's action (LCG-DMG-02, LCG-OBJ-02, LCG-ENH-05)."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.ability import Ability
from games.engine.events.batch import PENDING, Event
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.star_wars_lcg.abilities.constants import (
    CANNOT_BE_DESTROYED,
    CANNOT_LEAVE_PLAY,
    CAPACITY,
    DAMAGE,
    DARK,
    DESTROYED,
    DIAL_ADVANCED,
    DISCARDED,
    LEAVES_PLAY,
    MISSION,
    MISSION_COMPLETED,
    UNIT,
)
from games.star_wars_lcg.play.constants import CAPTURE_FRAME, DIAL_BY_OBJECTIVE, HOST_FRAME, NO_HOST
from games.star_wars_lcg.play.events.landing import order_landed
from games.star_wars_lcg.play.side import Piece, Side
from games.star_wars_lcg.play.state import Table


def check_state(table: Table) -> bool:
    """Carry out the first consequence that is due; True if there was one, so that the machine checks again."""
    if table.is_over or table.is_settled:
        return False
    if table.landed and order_landed(table):
        return True
    if (table.owed and _score(table)) or _place_captured(table) or _attach(table) or _destroy(table) or _discard_orphans(table):
        return True
    if table.watchers:
        return _as_soon_as(table)
    table.is_settled = _is_settled(table)
    return False


def _is_settled(table: Table) -> bool:
    """Whether nothing can be due before something is moved, attached or marked (`Table.changed`): what is due depends on nothing else.

    Not so while effects change damage capacities or who can be destroyed, nor while an event that may remove cards is still to happen.
    """
    changes = table.changes
    for event in table.events:
        if event.status == PENDING:
            return False
    if changes.number_row(CAPACITY) is not None or changes.flag_row(CANNOT_BE_DESTROYED) is not None:
        return False
    return changes.flag_row(CANNOT_LEAVE_PLAY) is None


def _as_soon_as(table: Table) -> bool:
    """Start an ability that happens as soon as its conditions hold."""
    for id in table.watchers:
        piece = table.pieces[id]
        if table.is_blank(piece):
            continue
        for ability in table.card_of(piece).as_soon_as:
            if _is_leaving(table, piece) or _is_resolved(table, ability, id):
                continue
            if table.can_use(ability, Resolution(id, piece.controller, -1, ability)):
                table.use_ability(ability, id, piece.controller)
                return True
    return False


def _is_resolved(table: Table, ability: Ability, source: i64) -> bool:
    """Whether the ability of this card is under way: its conditions still hold while players may answer it."""
    for scope in table.resolutions:  # noqa: SIM110  a loop is faster when compiled
        if scope.source == source and scope.ability is ability:
            return True
    return False


def _score(table: Table) -> bool:
    """The dial advances for each Light Side objective that entered the victory pile (LCG-OBJ-02)."""
    table.fire(Event(DIAL_ADVANCED, DARK, amount=table.owed.pop(0), other=DIAL_BY_OBJECTIVE))
    return True


def _place_captured(table: Table) -> bool:
    """The captor chooses an objective for a captured card that the effect named none for (LCG-CAP-02)."""
    for side in table.sides:
        if not side.captured.cards:
            continue
        for piece in side.captured.cards:
            if piece.host < 0 and table.sides[1 - side.seat].objectives.cards:
                table.push(Frame(CAPTURE_FRAME, 0, piece.id))
                return True
    return False


def _attach(table: Table) -> bool:
    """The controller chooses the host of an enhancement that an effect put into play (LCG-ENH-01)."""
    if not table.unattached:
        return False
    table.push(Frame(HOST_FRAME, 0, table.unattached.pop(0)))
    return True


def _destroy(table: Table) -> bool:
    """Destroy every card with as much damage as its capacity, all at once (LCG-DMG-02).

    A-20: the opponent's cards come first, because the active player gains by their destruction.
    """
    found: list[Event] = []
    _add_destroyed(table, table.sides[1 - table.active], found)
    _add_destroyed(table, table.sides[table.active], found)
    if found:
        table.fire_all(found)
    return len(found) > 0


def _add_destroyed(table: Table, side: Side, found: list[Event]) -> None:
    for unit in side.units.cards:
        if unit.tokens[DAMAGE] > 0:
            _add_spent(table, side, unit, found)
    for objective in side.objectives.cards:
        if objective.tokens[DAMAGE] > 0:
            _add_spent(table, side, objective, found)


def _add_spent(table: Table, side: Side, piece: Piece, found: list[Event]) -> None:
    if _is_spent(table, piece) and not _is_leaving(table, piece):
        found.append(Event(DESTROYED, 1 - side.seat, piece.id, piece.hurt_by))
        if table.card_of(piece).type == MISSION:
            found.append(Event(MISSION_COMPLETED, piece.owner, piece.id))


def _is_spent(table: Table, piece: Piece) -> bool:
    """Whether the card has as much damage as its capacity; a card without a known capacity is never destroyed."""
    card = table.card_of(piece)
    if card.numbers[CAPACITY] <= 0 and not card.counts_capacity:
        return False
    if table.capacity_left(piece) > 0:
        return False
    return not table.has_flag(CANNOT_BE_DESTROYED, piece) and not table.has_flag(CANNOT_LEAVE_PLAY, piece)


def _is_leaving(table: Table, piece: Piece) -> bool:
    """Whether an event with which it leaves play is under way, so that nothing more is needed."""
    for event in table.events:  # noqa: SIM110  a generator would be slow when compiled
        if event.kind == LEAVES_PLAY and event.piece == piece.id and event.status == PENDING:
            return True
    return False


def _discard_orphans(table: Table) -> bool:
    """An enhancement whose host has left play is discarded (LCG-ENH-05)."""
    if not table.sides[0].enhancements.cards and not table.sides[1].enhancements.cards:
        return False
    found: list[Event] = []
    for side in table.sides:
        for piece in side.enhancements.cards:
            if piece.host >= 0:
                continue
            needs_host = table.card_of(piece).host_kind != NO_HOST or table.cards[piece.printed].type == UNIT
            if needs_host and not _is_leaving(table, piece):
                found.append(Event(DISCARDED, side.seat, piece.id))
    if found:
        table.fire_all(found)
    return len(found) > 0
