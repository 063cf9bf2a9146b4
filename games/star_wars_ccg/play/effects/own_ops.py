"""Carry out the ops that only this game has."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import Filter
from games.engine.events.resolution import Resolution
from games.engine.modifiers import ADD, MULTIPLY
from games.engine.ops import Op
from games.engine.table.changes import FLAG, GAIN, NUMBER, Change
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.constants import NONE, SEATS
from games.star_wars_ccg.play.effects.filter_tests import subject_of
from games.star_wars_ccg.play.effects.operations import retrieve
from games.star_wars_ccg.play.state import Table


def perform_own(table: Table, op: Op) -> None:  # noqa: PLR0912  one branch an op
    scope = table.scope()
    code: i64 = op.code
    if code == c.DRAW_DESTINY:
        keep(scope, 0, draw_destinies(table, scope.seat, op.amount))
    elif code == c.DRAW_EACH:
        keep(scope, 0, draw_destinies(table, scope.seat, op.amount))
        keep(scope, 1, draw_destinies(table, 1 - scope.seat, op.amount))
    elif code == c.LOOK_AT_HAND:
        for piece in table.sides[1 - scope.seat].hand.cards:
            table.show(piece, scope.seat)
    elif code == c.LOOK_AT_DECK:
        for piece in table.pile(1 - scope.seat if op.kind == 1 else scope.seat, op.place).cards:
            table.show(piece, scope.seat)
    elif code == c.CHANGE_HAND:
        change_hand(table, scope.seat)
    elif code == c.RETRIEVE_DRAWN:
        if isinstance(op, Verb) and op.target is not None:
            retrieve_drawn(table, op.target.filter, scope)
    elif code == c.RETRIEVE_AT_RANDOM:
        retrieve_at_random(table, scope.seat, scope.numbers[0])
    elif code == c.REACT:
        piece = table.pieces[scope.source]
        piece.moved = table.turn
        table.stand(piece, subject_of(table))
        if table.log is not None:
            table.note(log.MOVED, piece.owner, piece.id, 0, piece.place)
    elif code == c.BAR:
        bar(table, scope)
    elif code == c.MORE_DAMAGE:
        for seat in range(SEATS):
            if op.kind == 1 or seat != scope.seat:
                change_battle(table, scope, c.DAMAGE_TIMES + seat, MULTIPLY, op.amount)
    elif table.battle.place >= 0:
        number: i64 = c.DESTINIES if code == c.MORE_DESTINY else c.TOTAL_POWER
        change_battle(table, scope, number + scope.seat, ADD, op.amount)


def change_battle(table: Table, scope: Resolution, number: i64, how: i64, amount: i64) -> None:
    """Change a number of the location of the battle under way until it is over."""
    of = Resolution(scope.source, scope.seat)
    table.change(Change(NUMBER, number, how, of, amount=Amount(amount), piece=table.battle.place, ends=c.BATTLE))


def bar(table: Table, scope: Resolution) -> None:
    """Keep the card that has just been deployed from moving and battling for this turn."""
    of = Resolution(scope.source, scope.seat)
    for flag in (c.CANNOT_MOVE, c.OUT_OF_BATTLES):
        table.change(Change(FLAG, flag, GAIN, of, amount=Amount(1), piece=subject_of(table), ends=c.TURN))


def keep(scope: Resolution, place: i64, number: i64) -> None:
    """Keep a number of the ability under way; the list of one without numbers is shared."""
    numbers = scope.numbers.copy()
    while len(numbers) <= place:
        numbers.append(NONE)
    numbers[place] = number
    scope.numbers = numbers


def draw_destinies(table: Table, seat: i64, number: i64) -> i64:
    """The sum of the destinies drawn; NONE without a card to draw (A-12)."""
    side = table.sides[seat]
    if not side.reserve.cards:
        return NONE
    total: i64 = 0
    left: i64 = number
    while left > 0 and side.reserve.cards:
        total += table.draw_destiny(side, side.text_destinies)
        left -= 1
    return total


def change_hand(table: Table, seat: i64) -> None:
    side = table.sides[seat]
    left: i64 = len(side.hand.cards)
    table.move_all(side.hand, side.used)
    while left > 0 and side.reserve.cards:
        table.move(side.reserve.cards[-1], side.hand)
        left -= 1


def retrieve_drawn(table: Table, filter: Filter, scope: Resolution) -> None:
    """From the top of the Lost Pile, as many fitting cards as the first number kept."""
    left: i64 = scope.numbers[0]
    for piece in reversed(table.sides[scope.seat].lost.cards.copy()):
        if left > 0 and table.fits(piece, filter, scope):
            retrieve(table, piece)
            left -= 1


def retrieve_at_random(table: Table, seat: i64, number: i64) -> None:
    lost = table.sides[seat].lost
    left: i64 = number
    while left > 0 and lost.cards:
        retrieve(table, lost.cards[table.random_of(seat).below(len(lost.cards))])
        left -= 1
