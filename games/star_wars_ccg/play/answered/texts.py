"""The ops, filters and amounts of answers, from TAKE_SPOILS on."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.ops import Op
from games.engine.table.changes import FLAG, GAIN, Change
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.captives.holding import begin_release, put_away
from games.star_wars_ccg.play.constants import ACT_FRAME, ANSWER_FRAME, COVERED, DEVICE, FREE, LOST, NONE, OUTSIDE, WEAPON, ZONES_A_SEAT
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.leaving import leave_table


def perform_answered(table: Table, op: Op, scope: Resolution) -> None:
    code: i64 = op.code
    chosen: list[int] = scope.slots[0] if scope.slots else []
    if code == c.TAKE_SPOILS:
        for id in chosen:
            take_spoils(table, table.pieces[id], table.pieces[scope.source])
    elif code == c.VOW and table.battle.place >= 0:
        of = Resolution(scope.source, scope.seat)
        for id in chosen:
            table.change(Change(FLAG, op.amount, GAIN, of, amount=Amount(1), piece=id, ends=c.BATTLE))
    elif code == c.FORFEIT_CAPTIVES:
        forfeit_captives(table, scope.seat, chosen)
    elif code == c.STOP_TEXT:
        stop_text(table)
    elif code == c.REDIRECT:
        redirect(table, chosen)
    elif code == c.AIM_AT_ANSWERED:
        table.pieces[scope.source].aim = answered(table, scope.source)
        table.changed()


def stop_text(table: Table) -> None:
    """Keep the text of a card on the table that is answered now from doing anything; a text that this one interrupts goes on."""
    for frame in reversed(table.frames):
        if frame.kind == ACT_FRAME:
            frame.d = 1
            return


def redirect(table: Table, targets: list[int]) -> None:
    """Keep up to two targets for the Interrupt that is used now."""
    place: i64 = len(table.frames) - 1
    while place >= 0:
        frame = table.frames[place]
        if frame.kind == ANSWER_FRAME and frame.a == c.AT_USE and targets:
            used = table.pieces[frame.d]
            used.aim = targets[0]
            used.origin = targets[1] if len(targets) > 1 else NONE
            return
        place -= 1


def take_spoils(table: Table, spoil: Piece, thief: Piece) -> None:
    """Give a weapon or device of the Lost Pile to a card of the other player; its owner gets it back when it leaves the table."""
    if spoil.zone % ZONES_A_SEAT != LOST or thief.place < 0:
        return
    table.show_all(spoil)
    table.move(spoil, table.sides[spoil.owner].at_locations)
    table.take_control(spoil, thief.controller)
    table.board_ship(spoil, thief, OUTSIDE)
    if table.log is not None:
        table.note(log.STOLEN, thief.controller, spoil.id)


def forfeit_captives(table: Table, seat: i64, ids: list[int]) -> None:
    """Forfeit captives, each of which pays with its forfeit value for attrition and damage together."""
    battle = table.battle
    for id in ids:
        captive = table.pieces[id]
        if captive.bonds == FREE:
            continue
        value: i64 = table.number(c.FORFEIT, captive)
        left: i64 = battle.attrition[seat] - value
        battle.attrition[seat] = max(left, 0)
        owed: i64 = battle.damage[seat] - value
        battle.damage[seat] = max(owed, 0)
        put_away(table, captive, LOST)
        if table.log is not None:
            table.note(log.LOST_CARD, captive.owner, captive.id, COVERED)


def keep_promises(table: Table) -> bool:
    """Whether something follows from the result of the battle: captives that are released, cards that are lost."""
    found = False
    for flag in (c.FREED_BY_WIN, c.DOOMED_BY_LOSS, c.BANISHED_BY_LOSS):
        row = table.changes.flag_row(flag)
        if row is None:
            continue
        for change in row.copy():
            if change.piece < 0:
                continue
            piece = table.pieces[change.piece]
            if flag == c.FREED_BY_WIN and piece.bonds != FREE and table.battle.winner == change.scope.seat:
                begin_release(table, piece, table.place_at(piece))
                found = True
            elif flag != c.FREED_BY_WIN and table.battle.winner != piece.controller and table.zones[piece.zone].in_play:
                leave_table(table, piece, is_out=flag == c.BANISHED_BY_LOSS)
                found = True
    return found


def answered(table: Table, source: i64, past_uses: bool = False) -> i64:
    """The id of the card to which the deployment of a card was an answer; NONE for none.

    past_uses: if that is the use of an Interrupt, what the Interrupt was an answer to.
    """
    place: i64 = len(table.frames) - 1
    while place >= 0:
        frame = table.frames[place]
        if frame.kind == ANSWER_FRAME and frame.d != source and not (past_uses and frame.a == c.AT_USE):
            return frame.d
        place -= 1
    return NONE


# --- what filters ask, and what is counted -------------------------------------------------------------------------------


def passes_answered(table: Table, number: i64, here: Piece, scope: Resolution) -> bool:
    if number == c.IS_ANSWERED:
        return here.id == answered(table, scope.source)
    if number == c.WAS_BORNE:
        return (
            here.card.type in (WEAPON, DEVICE) and here.zone % ZONES_A_SEAT == LOST and here.aim >= 0 and here.aim == answered(table, NONE)
        )
    return here.owner != here.controller or here.card.force_side != table.sides[here.owner].force_side


def drawn_now(table: Table) -> i64:
    """The destiny that a text answers; NONE for none."""
    frame = table.last_frame(ANSWER_FRAME)
    return frame.e - 1 if frame is not None and frame.a == c.AT_DRAWN else NONE


def note_retrieved(table: Table, seat: i64) -> None:
    """Let both players answer that a player has retrieved one more Force, once all of it is retrieved."""
    if not table.is_answered(c.AT_REGAINED):
        return
    for waiting in table.waiting:
        if waiting.a == c.AT_REGAINED and waiting.c == 0 and (waiting.e - 1) % 2 == seat:
            waiting.e += 2
            return
    frame = Frame(ANSWER_FRAME, 0, c.AT_REGAINED, 1 - seat)
    frame.d = table.scope().source if table.resolutions else NONE
    frame.e = 2 + seat + 1
    table.waiting.append(frame)


def half_retrieved(table: Table, seat: i64, is_down: bool = False) -> i64:
    """Half the Force that the opponent of a seat has just retrieved, rounded up, or down but at least 1; 0 if it has retrieved none."""
    frame = table.last_frame(ANSWER_FRAME)
    if frame is None or frame.a != c.AT_REGAINED or (frame.e - 1) % 2 == seat:
        return 0
    retrieved: i64 = (frame.e - 1) // 2
    return max(retrieved // 2, 1) if is_down else (retrieved + 1) // 2
