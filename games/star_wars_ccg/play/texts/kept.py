"""Cards that are kept on others for a destiny: exchanged for the card that was just drawn, or used in its place."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.events.resolution import Resolution
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import DUE_FRAME, FIRE_FRAME
from games.star_wars_ccg.play.effects.destinies import shot_of
from games.star_wars_ccg.play.effects.fate import change_drawn
from games.star_wars_ccg.play.guarding.destinies import is_drawn_kept_from
from games.star_wars_ccg.play.state import Table


def exchange_drawn(table: Table, op: Verb, scope: Resolution) -> None:
    """Count a card that lies on the ability's card in place of the one that was just drawn, which lies there from now on."""
    kept = table.pieces_of(op.pieces, scope) if op.pieces is not None else []
    if not kept or table.drawn_card < 0 or is_drawn_kept_from(table, c.SUBSTITUTES, scope.seat):
        return
    piece = table.pieces[kept[0].id]
    drawn = table.pieces[table.drawn_card]
    side = table.sides[drawn.owner]
    if drawn.zone != side.used.id:
        return
    purpose = side.battle_destinies if shot_of(table) is None else side.weapon_destinies
    change: i64 = table.destiny_of(piece, side, purpose) - table.destiny_of(drawn, side, purpose)
    piece.under = -1
    table.move(piece, side.used)
    table.move(drawn, side.aside)
    drawn.under = scope.source
    table.drawn_card = piece.id
    if table.log is not None:
        table.note(log.DESTINY, scope.seat, piece.id, table.destiny_of(piece, side, purpose))
    change_drawn(table, change)


def use_kept(table: Table, op: Verb, scope: Resolution) -> None:
    """Let a card that lies on the ability's card stand in for the battle destiny that is due, or for one of the weapon that is aimed."""
    kept = table.pieces_of(op.pieces, scope) if op.pieces is not None else []
    if not kept or is_drawn_kept_from(table, c.SUBSTITUTES, scope.seat):
        return
    piece = table.pieces[kept[0].id]
    for frame in table.frames:
        if frame.kind == DUE_FRAME:
            frame.b = table.value(c.DESTINY, piece) + 1
            frame.d = 1
            return
        if frame.kind == FIRE_FRAME:
            frame.c = -2 - piece.id
            return
