"""The ops from FIRST_FATE on: destinies that are changed, losses and retrievals, and cards that lie on others."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import Filter
from games.engine.events.batch import Event
from games.engine.events.resolution import Resolution
from games.engine.modifiers import ADD
from games.engine.ops import Op
from games.engine.table.changes import NUMBER, SEAT_NUMBER, Change
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.answered.subjects import first_target, subject_of
from games.star_wars_ccg.play.combat.drains import use_for_drain
from games.star_wars_ccg.play.constants import (
    ANSWER_FRAME,
    BATTLE_FRAME,
    DUE_FRAME,
    FIRE_FRAME,
    RETRIEVAL_FRAME,
    TEXT_DRAW_FRAME,
    WEAPON,
)
from games.star_wars_ccg.play.effects.destinies import drawer_of, halve_drawn, mark_half, may_cancel, shot_of, text_draw_of
from games.star_wars_ccg.play.effects.stacks import politics_of
from games.star_wars_ccg.play.guarding.destinies import draw_changes, is_drawn_kept_from, is_total_kept
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.interrupts import begin_answers
from games.star_wars_ccg.play.turn.leaving import leave_table
from games.star_wars_ccg.play.turn.weapons import ABOUT_TO_DRAW, STANDS_IN


def perform_fate(table: Table, op: Op, scope: Resolution) -> None:  # noqa: PLR0912  one branch an op
    if not isinstance(op, Verb):
        return
    code: i64 = op.code
    much: i64 = 1 if op.much is None else table.amount(op.much, scope)
    seat: i64 = 1 - scope.seat if op.kind == 1 else scope.seat
    if code == c.CHANGE_DRAWN:
        if may_change(table, c.MODIFIES, scope.seat):
            change_drawn(table, much)
    elif code == c.SET_DRAWN:
        if may_change(table, c.RESETS, scope.seat):
            change_drawn(table, much - drawn_now(table))
    elif code == c.HALVE_DRAWN:
        halve_drawn(table)
    elif code == c.SUBSTITUTE:
        substitute(table, op, scope)
    elif code == c.CHANGE_ATTRITION:
        change_attrition(table, scope, seat, much)
    elif code == c.CHANGE_LOSS:
        change_loss(table, seat, much)
    elif code == c.CHANGE_DRAIN:
        change_drain(table, scope, much)
    elif code == c.SPEND_CHOSEN:
        chosen: i64 = scope.numbers[1] if len(scope.numbers) > 1 else 0
        table.use_force(table.sides[scope.seat], min(chosen, table.free_force(scope.seat)))
    elif code == c.KEEP_PILE:
        lower_retrieval(table, much)
    elif code == c.ADD_POWER and not (op.kind == c.BY_DRAW and is_side_barred(table, scope.seat)):
        change_here(table, scope, c.TOTAL_POWER + scope.seat, much)
    elif code == c.REPLACE_DRAWN:
        replace_drawn(table, scope)
    elif code == c.RAISE_NEXT:
        of = Resolution(scope.source, scope.seat)
        table.change(Change(SEAT_NUMBER, c.NEXT_DRAIN, ADD, of, amount=Amount(much), piece=scope.seat, ends=c.TURN))
    elif code == c.GRAB:
        grab(table, scope)
    elif code == c.SPARE:
        spare(table, scope.seat)
    elif code == c.LOSE_TOP:
        lose_top(table, seat, much)
    elif code == c.CHANGE_SUM and (seat == scope.seat or not is_total_kept(table, seat)):
        left: i64 = table.battle.destiny[seat] + much
        table.battle.destiny[seat] = max(left, 0)


# --- destinies -------------------------------------------------------------------------------------------------------


def may_change(table: Table, deed: i64, seat: i64) -> bool:
    """Whether a seat may do this to the destiny that was just drawn; those that texts draw are not kept from it."""
    return text_draw_of(table) is not None or not is_drawn_kept_from(table, deed, seat)


def drawn_now(table: Table) -> i64:
    """The number of the destiny that was just drawn, for a text, a shot, a contest or the battle."""
    text_draw = text_draw_of(table)
    if text_draw is not None:
        return max(text_draw.d - 1, 0)
    shot = shot_of(table)
    if shot is None and table.contest.drawer >= 0:
        return table.contest.drawn
    return table.battle.drawn if shot is None else shot.d


def change_drawn(table: Table, much: i64) -> None:
    """Change the destiny that was just drawn, which is never below 0."""
    battle = table.battle
    contest = table.contest
    text_draw = text_draw_of(table)
    if text_draw is not None:
        if text_draw.d > 0:
            text_draw.d = max(text_draw.d + much, 1)
            if much < 0:
                mark_half(table, text_draw, is_half=False)
        return
    shot = shot_of(table)
    if shot is None and contest.drawer >= 0:
        lift: i64 = max(much, -contest.drawn)
        contest.drawn += lift
        contest.totals[contest.drawer] += lift
        return
    if shot is not None:
        change: i64 = max(much, -shot.d)
        shot.c += change
        shot.d += change
    elif battle.drawer >= 0:
        change = max(much, -battle.drawn)
        battle.drawn += change
        battle.destiny[battle.drawer] += change
        shares = battle.shares[battle.drawer]
        if shares and shares[-1] >= 0:
            shares[-1] += change


def replace_drawn(table: Table, scope: Resolution) -> None:
    """Let the destiny number of the first target count for the battle destiny, with what is added to the draws there."""
    target = first_target(table, scope)
    if is_drawn_kept_from(table, c.SUBSTITUTES, scope.seat):
        return
    if target is not None and table.battle.drawer >= 0 and may_cancel(table, scope.seat):
        change_drawn(table, max(target.card.destiny + draw_changes(table, table.battle.drawer), 0) - table.battle.drawn)


def grab(table: Table, scope: Resolution) -> None:
    """The Interrupt that was just used goes on the ability's card once it has worked."""
    id: i64 = -1
    for frame in table.frames:
        if frame.kind == ANSWER_FRAME and frame.a == c.AT_USE:
            id = frame.d
    if id >= 0 and table.pieces[id].zone == table.sides[table.pieces[id].owner].aside.id:
        table.pieces[id].under = scope.source


def spare(table: Table, seat: i64) -> None:
    """Keep a seat from cancelling the destiny that is answered now."""
    for frame in table.frames:
        if frame.kind == ANSWER_FRAME and frame.a == c.AT_DESTINY:
            frame.e = -1 - seat


def substitute(table: Table, op: Verb, scope: Resolution) -> None:
    """Let a number of a card stand in for the battle destiny that is about to be drawn."""
    chosen = table.pieces_of(op.pieces, scope) if op.pieces is not None else []
    if not chosen or is_drawn_kept_from(table, c.SUBSTITUTES, scope.seat):
        return
    piece = table.pieces[chosen[0].id]
    number: i64 = piece.card.destiny if op.kind == c.DESTINY else table.number(op.kind, piece)
    for frame in table.frames:
        if frame.kind == DUE_FRAME:
            frame.b = number + 1
        elif frame.kind == FIRE_FRAME and frame.pc == ABOUT_TO_DRAW:
            frame.d = STANDS_IN + number


def draws_by(table: Table, filter: Filter, scope: Resolution) -> i64:
    """Whether a card that fits has the text whose destiny is answered."""
    frame = text_draw_of(table)
    if frame is None or frame.kind != TEXT_DRAW_FRAME:
        return 0
    return 1 if table.fits(table.pieces[table.resolutions[frame.pc].source], filter, scope) else 0


def aims_of_text(table: Table, filter: Filter, scope: Resolution, must_compare: bool = True) -> i64:
    """The targets that fit of the text whose destiny is answered.

    must_compare: only if the text compares the destiny with their ability or defense value.
    """
    frame = text_draw_of(table)
    if frame is None or frame.kind != TEXT_DRAW_FRAME:
        return 0
    drawing = table.resolutions[frame.pc]
    source = table.pieces[drawing.source].card
    found: i64 = 0
    for text in [*source.plays, *source.actions]:
        if text.ability is drawing.ability and (text.compares or not must_compare):
            for slot in drawing.slots:
                for id in slot:
                    if table.fits(table.pieces[id], filter, scope):
                        found += 1
    return found


# --- the battle, losses and retrievals -------------------------------------------------------------------------------


def is_side_barred(table: Table, seat: i64) -> bool:
    """Whether a seat adds no destinies to its power in the battle under way."""
    if table.battle.place < 0 or table.changes.number_row(c.NO_SIDE_DESTINIES + seat) is None:
        return False
    return table.value(c.NO_SIDE_DESTINIES + seat, table.pieces[table.battle.place]) > 0


def change_here(table: Table, scope: Resolution, number: i64, much: i64) -> None:
    """Change a number of the location of the battle until it is over."""
    if table.battle.place >= 0 and much != 0:
        of = Resolution(scope.source, scope.seat)
        table.change(Change(NUMBER, number, ADD, of, amount=Amount(much), piece=table.battle.place, ends=c.BATTLE))


def change_attrition(table: Table, scope: Resolution, seat: i64, much: i64) -> None:
    """Change the attrition that a seat still has to pay; before the power is compared, that which it will have to pay."""
    battle = table.battle
    for frame in table.frames:
        if frame.kind == BATTLE_FRAME and frame.e > 0:
            left: i64 = battle.attrition[seat] + much
            battle.attrition[seat] = max(left, 0)
            return
    change_here(table, scope, c.ATTRITION + seat, much)


def change_loss(table: Table, seat: i64, much: i64) -> None:
    """Change the Force that a seat loses now, or the damage that it has to pay."""
    frame = table.loss_of(seat)
    if frame is not None:
        left: i64 = frame.b + much
        frame.b = max(left, 0)
    elif table.battle.place >= 0:
        owed: i64 = table.battle.damage[seat] + much
        table.battle.damage[seat] = max(owed, 0)


def change_drain(table: Table, scope: Resolution, much: i64) -> None:
    """Add to the Force drain under way until the end of the turn; by the community's rules a weapon is used for that."""
    place: i64 = subject_of(table)
    if place >= 0:
        if table.is_community and table.pieces[scope.source].card.type == WEAPON:
            use_for_drain(table, table.pieces[scope.source], place)
        of = Resolution(scope.source, scope.seat)
        table.change(Change(NUMBER, c.DRAIN + table.active, ADD, of, amount=Amount(much), piece=place, ends=c.TURN))


def lower_retrieval(table: Table, much: i64) -> None:
    for frame in table.frames:
        if frame.kind == RETRIEVAL_FRAME:
            left: i64 = frame.b - much
            frame.b = max(left, 0)


def lose_top(table: Table, seat: i64, number: i64) -> None:
    """Lose cards from the top of a Reserve Deck, as far as there are any."""
    reserve = table.sides[seat].reserve
    left: i64 = number
    while left > 0 and reserve.cards:
        table.lose_force(reserve.cards[-1], table.sides[seat])
        left -= 1


# --- cards that lie on others ----------------------------------------------------------------------------------------


def is_fate(event: Event) -> bool:
    return event.kind in (c.STACKED, c.PUT_IN_PILE, c.LAID_DOWN, c.HATED)


def happen_to_stack(table: Table, event: Event, piece: Piece) -> None:
    if event.kind != c.PUT_IN_PILE:
        if table.zones[piece.zone].in_play:
            leave_table(table, piece, to=c.ASIDE)
        elif piece.zone != table.sides[piece.owner].aside.id:
            table.move(piece, table.sides[piece.owner].aside)
        piece.under = event.other
        piece.facedown = event.kind != c.STACKED
        piece.called = c.HATRED if event.kind == c.HATED else 0
        table.changed()
        begin_answers(table, c.AT_STACKED, 1 - piece.controller, piece.id)
        return
    side = table.sides[piece.owner]
    is_under = event.other >= c.UNDERNEATH
    pile = table.pile(side.seat, event.other - c.UNDERNEATH if is_under else event.other)
    is_coaxium = piece.called == c.COAXIUM and pile.id == side.used.id
    if table.zones[piece.zone].in_play:
        leave_table(table, piece, to=c.ASIDE)
    table.move(piece, pile, is_under)
    table.check_life()
    if is_coaxium:
        begin_answers(table, c.AT_COAXIUM, side.seat, piece.id)


# --- what amounts count ----------------------------------------------------------------------------------------------


def counted_fate(table: Table, number: i64, scope: Resolution) -> i64:  # noqa: PLR0911, PLR0912  one branch an amount
    if number == c.POLITICS_LEAD:
        return politics_of(table, scope.seat) - politics_of(table, 1 - scope.seat)
    if number == c.IN_MAJORITY:
        place: i64 = table.place_of(table.pieces[scope.source])
        is_there = place >= 0 and table.pieces[place].card.is_senate
        return 1 if is_there and politics_of(table, scope.seat) > politics_of(table, 1 - scope.seat) else 0
    if number == c.DRAWN_NOW:
        return drawn_now(table)
    if number == c.OWN_ATTRITION:
        return table.battle.attrition[scope.seat] if table.battle.place >= 0 else 0
    if number == c.HAND_SIZE:
        return len(table.sides[scope.seat].hand.cards)
    if number == c.FREE_FORCE:
        return table.free_force(scope.seat)
    if number == c.IS_OPPONENTS_TEXT:
        return 1 if table.resolutions and table.resolutions[-1].seat != scope.seat else 0
    if number == c.HAS_PAID_TEXT:
        frame = table.last_frame(ANSWER_FRAME)
        return 1 if frame is not None and frame.a == c.AT_TEXT_PAID and frame.e - 1 == scope.seat else 0
    if number == c.FORCE_LOST_NOW:
        for frame in table.frames:
            if frame.kind == ANSWER_FRAME and frame.a == c.AT_PAID:
                return frame.e - 1
        return 0
    if number == c.IS_DUE:
        for frame in table.frames:
            if frame.kind == DUE_FRAME:
                return 1 if frame.a == scope.seat else 0
        return 0
    if number == c.OPPONENTS_FORCE:
        return len(table.sides[1 - scope.seat].force.cards)
    if number == c.CAN_REDRAW:
        drawer: i64 = drawer_of(table)
        return 1 if drawer >= 0 and table.sides[drawer].reserve.cards else 0
    first = first_target(table, scope)
    if number == c.TARGET_POLITICS:
        return table.number(c.POLITICS, first) if first is not None else 0
    raise ValueError(f"there is no amount {number}")
