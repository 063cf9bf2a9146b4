"""Cards that go to the Used Pile in place of the Lost Pile, or are forfeited by texts."""

from __future__ import annotations

from mypy_extensions import i64

from games.star_wars_ccg.abilities.constants import AT_FORFEIT, AT_SALVAGED, FORFEIT, PAYS_NO_ATTRITION, RETIRES
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import AT_LOCATIONS, FREE, LOST, ZONES_A_SEAT
from games.star_wars_ccg.play.guarding.places import finished_key
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.forfeits import begin_jump, settle_all
from games.star_wars_ccg.play.turn.interrupts import begin_answers
from games.star_wars_ccg.play.turn.leaving import leave_table


def salvage(table: Table, id: i64) -> None:
    """The card that was just lost goes to its owner's Used Pile, which may be answered."""
    if id < 0 or table.pieces[id].zone % ZONES_A_SEAT != LOST:
        return
    piece = table.pieces[id]
    table.move(piece, table.sides[piece.owner].used)
    if table.log is not None:
        table.note(log.RETRIEVED, piece.owner, piece.id)
    begin_answers(table, AT_SALVAGED, 1 - piece.owner, piece.id)


def forfeit_now(table: Table, piece: Piece) -> None:
    """Forfeit a card by a text; its forfeit value pays for attrition, and by the community's rules for damage with it."""
    if piece.zone % ZONES_A_SEAT != AT_LOCATIONS:
        return
    seat: i64 = piece.controller
    battle = table.battle
    value: i64 = table.number(FORFEIT, piece)
    is_for_attrition = battle.attrition[seat] > 0
    if is_for_attrition and not table.has_flag(PAYS_NO_ATTRITION, piece):
        battle.attrition[seat] -= value
        battle.forfeited[seat] += value
    if table.is_community or not is_for_attrition:
        battle.damage[seat] -= value
    settle_all(table, seat, piece)
    if table.log is not None:
        table.note(log.FORFEITED if is_for_attrition else log.FORFEITED_TO_DAMAGE, seat, piece.id, value)
    leave_table(table, piece)
    begin_answers(table, AT_FORFEIT, seat, piece.id, table.battle.place)
    begin_jump(table, piece.id)


def clear_out(table: Table, piece: Piece) -> None:
    """Put a card and all that is on it into their owners' Used Piles."""
    for each in reversed(table.with_attached(piece)):
        borne = table.pieces[each.id]
        if borne.bonds == FREE:
            table.move(borne, table.sides[borne.owner].used)


def finish(table: Table, effect: Piece, stays: bool = False) -> None:
    """Remember that a player has completed an Effect, which is lost, or out of play by the text of another card.

    stays: it goes into its player's area instead.
    """
    table.sides[effect.controller].done += [finished_key(effect)]
    if stays:
        table.detach(effect)
        table.move(effect, table.sides[effect.controller].area)
        return
    if effect.under >= 0:
        return  # a card has kept it that answered what it retrieved
    is_out = table.changes.flag_row(RETIRES) is not None and table.has_flag(RETIRES, effect)
    leave_table(table, effect, is_out=is_out)
