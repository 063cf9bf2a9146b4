"""Weapons of characters that are stolen only if a destiny lets them be."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.batch import Event
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.constants import ASIDE, CHARACTER, PLAY_FRAME, WEAPON, ZONES_A_SEAT
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.leaving import leave_table


def resists_theft(table: Table, event: Event, weapon: Piece) -> bool:
    """Whether the destiny of a thief is too low; the card that was to steal the weapon is out of play then."""
    if weapon.card.type != WEAPON or event.source < 0 or weapon.host < 0 or table.seat_value(c.GUARDS_WEAPONS, weapon.controller, 0) <= 0:
        return False
    bearer = table.pieces[weapon.host]
    thief = table.pieces[event.source]
    if bearer.card.type != CHARACTER or thief.controller == weapon.controller or thief.card.is_early:
        return False
    side = table.sides[thief.controller]
    destiny: i64 = table.draw_destiny(side, side.text_destinies) + 1
    if destiny > table.number(c.ABILITY, bearer):
        return False
    if table.zones[thief.zone].in_play:
        leave_table(table, thief, is_out=True)
    elif thief.zone % ZONES_A_SEAT == ASIDE:
        for frame in table.frames:
            if frame.kind == PLAY_FRAME and frame.a == thief.id:
                frame.b = 2
    return True
