"""The counts of what happens to cards in play: damage, units and objectives that leave, units that are saved."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.batch import Event
from games.star_wars_lcg.abilities.constants import DARK, LIGHT, OBJECTIVE, OBJECTIVES, UNITS, VICTORY
from games.star_wars_lcg.play.counts import (
    CARD_DAMAGE,
    CARD_LOST,
    DAMAGE_BY_OTHER,
    EFFECT_DAMAGE,
    LOST,
    LOST_BY_OTHER,
    SAVED,
    SAVED_BY_OTHER,
    SOURCES,
)
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.state import Table


def count_damage(table: Table, event: Event, piece: Piece) -> None:
    """Count damage that a card has taken."""
    kind: i64 = table.zones[piece.zone].kind
    table.count_card(piece, CARD_DAMAGE, event.amount)
    if kind == OBJECTIVES:
        source: i64 = event.other
        if piece.controller == table.active:
            table.count_in_turn(DAMAGE_BY_OTHER, event.amount)
        else:
            table.count_in_turn(SOURCES[source] if 0 <= source < len(SOURCES) else EFFECT_DAMAGE, event.amount)


def count_leaving(table: Table, piece: Piece, to: i64) -> None:
    """Count a unit or an objective that is about to leave play.  to: the kind of the zone that it goes to."""
    kind: i64 = table.zones[piece.zone].kind
    if kind == UNITS:
        table.count_in_turn(LOST if piece.controller == table.active else LOST_BY_OTHER, 1)
        table.count_card(piece, CARD_LOST, 1)
    elif to == VICTORY and table.card_of(piece).type == OBJECTIVE:
        table.count_card(piece, CARD_LOST, 1)


def count_saved(table: Table, piece: Piece, damage: i64, prevented: i64) -> None:
    """Count a unit that would be destroyed by `damage` and is not, because some of the damage is prevented."""
    left: i64 = table.capacity_left(piece)
    if table.zones[piece.zone].kind == UNITS and damage >= left > damage - prevented:
        table.count_in_turn(SAVED if piece.controller == table.active else SAVED_BY_OTHER, 1)


def count_battle(table: Table, winner: i64) -> None:
    """Count an edge battle with a defender, while its stacks are still there."""
    defends = False
    for piece in table.sides[1 - table.active].units.cards:
        defends = defends or piece.participating
    if defends:
        table.add_battle([table.active, winner, len(table.sides[DARK].edge_stack.cards), len(table.sides[LIGHT].edge_stack.cards)])
