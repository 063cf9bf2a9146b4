"""The ops from FIRST_AFTER_PREMIERE on that no other subject has: hands, damage, sums of destinies, and effects that begin for a while."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import Filter
from games.engine.events.resolution import Resolution
from games.engine.modifiers import ADD, SET
from games.engine.ops import Op
from games.engine.table.changes import FLAG, NUMBER, SEAT_NUMBER, Change
from games.engine.verbs import OPPOSING, Continuous, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.answered.subjects import subject_of
from games.star_wars_ccg.play.constants import LOST, NONE, PLAY_FRAME, ZONES_A_SEAT
from games.star_wars_ccg.play.effects.events import lose_card, note, show_hand
from games.star_wars_ccg.play.guarding.destinies import is_total_kept
from games.star_wars_ccg.play.row import has_seats
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.texts.amended import LASTS
from games.star_wars_ccg.play.turn.interrupts import begin_answers


def perform_after_premiere(table: Table, op: Op, scope: Resolution) -> None:
    code: i64 = op.code
    other: i64 = 1 - scope.seat
    if code == c.LOWER_SUM:
        if is_total_kept(table, other):
            return
        left: i64 = table.battle.destiny[other] - op.amount
        table.battle.destiny[other] = max(left, 0)
    elif code == c.VOID_DAMAGE:
        table.battle.damage[scope.seat] = 0
    elif code == c.THIN_HAND:
        thin_hand(table, other, op.amount)
    elif code == c.LOSE_DOUBLES:
        lose_doubles(table, other, scope)
    elif code == c.FEAST:
        feast(table, scope)
    elif code == c.REPAIR:
        repair(table, scope)
    elif code == c.SUBTRACT_DRAWN:
        subtract(table, scope, scope.numbers[0])
    elif code == c.WEAKEN:
        weaken(table, scope)
    elif code == c.DOUBLE_SUM:
        table.battle.destiny[scope.seat] *= 2
    elif code == c.MEANWHILE and isinstance(op, Verb) and op.effect is not None:
        begin_for_a_while(table, op, op.effect, scope)


def begin_for_a_while(table: Table, op: Verb, made: Continuous, scope: Resolution) -> None:
    """Let an effect begin for each card or location that it is about now, or for the player of a number of players.

    An open effect begins for all that it will be about at any time.
    """
    if op.number == c.INTERRUPT:
        for frame in table.frames:
            if frame.kind == PLAY_FRAME and frame.a == scope.source:
                frame.e |= LASTS
    seat: i64 = 1 - scope.seat if made.whose == OPPOSING else scope.seat
    ids: list[int] = [seat]
    fitting: Filter | None = None
    if made.is_open and op.pieces is not None:
        ids = [NONE]
        fitting = op.pieces.filter
    elif made.kind != SEAT_NUMBER:
        ids = [piece.id for piece in table.pieces_of(op.pieces, scope) if table.may_affect(piece, scope)] if op.pieces is not None else []
    number: i64 = made.number
    if made.kind == NUMBER and has_seats(number):
        number += seat
    much = made.amount if made.kind == FLAG else Amount(1 if made.amount is None else table.amount(made.amount, scope))
    of = Resolution(scope.source, scope.seat)
    for id in ids:
        table.change(
            Change(
                made.kind,
                number,
                made.how,
                of,
                amount=much,
                filter=fitting,
                piece=id,
                conditions=made.conditions,
                ends=table.period_of(op.number, scope),
            )
        )


def weaken(table: Table, scope: Resolution) -> None:
    if table.battle.place >= 0 and scope.numbers[0] > 0:
        of = Resolution(scope.source, scope.seat)
        number: i64 = c.TOTAL_POWER + 1 - scope.seat
        table.change(Change(NUMBER, number, ADD, of, amount=Amount(-scope.numbers[0]), piece=table.battle.place, ends=c.BATTLE))


def thin_hand(table: Table, seat: i64, left: i64) -> None:
    """Put cards of a hand at random on the Used Pile until so many are left."""
    side = table.sides[seat]
    while len(side.hand.cards) > left:
        hand = side.hand.cards
        piece = hand[table.random_of(seat).below(len(hand))]
        table.move(piece, side.used)


def lose_doubles(table: Table, seat: i64, scope: Resolution) -> None:
    """Show a hand, and lose every card of which there is another one with the same title."""
    hand = show_hand(table, seat)
    for piece in hand:
        if sum(1 for other in hand if other.card.title == piece.card.title) > 1 and table.may_target(piece, scope):
            lose_card(table, piece)


def feast(table: Table, scope: Resolution) -> None:
    """Put the card that was just lost out of play, and keep its ability."""
    id: i64 = subject_of(table)
    if id < 0 or table.pieces[id].zone % ZONES_A_SEAT != LOST:
        return
    victim = table.pieces[id]
    table.pieces[scope.source].declared += victim.card.ability
    table.show_all(victim)
    table.move(victim, table.sides[victim.owner].aside)
    note(table, log.PUT_OUT, victim.owner, victim.id)
    begin_answers(table, c.AT_PUT_OUT, 1 - victim.owner, victim.id)


def repair(table: Table, scope: Resolution) -> None:
    """Give what carries the ability's card its printed armor or maneuver and hyperspeed again."""
    host: i64 = table.pieces[scope.source].host
    if host < 0:
        return
    card = table.pieces[host].card
    of = Resolution(scope.source, scope.seat)
    for number, printed in ((c.DEFENCE, card.defence), (c.HYPERSPEED, card.hyperspeed)):
        table.change(Change(NUMBER, number, SET, of, amount=Amount(printed), piece=host, ends=c.GAME))


def subtract(table: Table, scope: Resolution, amount: i64) -> None:
    """Lower the opponent's power in the battle under way, and the attrition that it causes."""
    if amount <= 0 or table.battle.place < 0:
        return
    of = Resolution(scope.source, scope.seat)
    for number in (c.TOTAL_POWER + 1 - scope.seat, c.ATTRITION + scope.seat):
        table.change(Change(NUMBER, number, ADD, of, amount=Amount(-amount), piece=table.battle.place, ends=c.BATTLE))
