"""The ops from FIRST_PLACED on: cards that lie at a place or on another card."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import Filter
from games.engine.events.resolution import Resolution
from games.engine.modifiers import ADD, SET
from games.engine.ops import Op
from games.engine.table.changes import FLAG, GAIN, NUMBER, Change
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.answered.subjects import first_target
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.deploy import arm


def perform_placed(table: Table, op: Op, scope: Resolution) -> None:
    code: i64 = op.code
    source = table.pieces[scope.source]
    if code == c.DECLARE:
        source.declared = op.amount
        table.changed()
    elif code == c.SLEEP:
        if isinstance(op, Verb) and op.target is not None:
            sleep(table, op.target.filter, scope)
    elif code == c.DRAW_CHANCES:
        draw_chances(table, scope, op.kind, op.amount)
    elif code == c.LEND_POWER:
        lend_power(table, scope)
    elif code == c.PUT_ON:
        target = first_target(table, scope)
        if target is not None:
            table.move(source, table.sides[source.controller].at_locations)
            source.entered = table.turn
            arm(table, source, target)


def draw_chances(table: Table, scope: Resolution, draws: i64, number: i64) -> None:
    """Draw destinies one by one, and keep how many of them are this number."""
    side = table.sides[scope.seat]
    found: i64 = 0
    left: i64 = draws
    while left > 0 and side.reserve.cards:
        if table.draw_destiny(side, side.text_destinies) == number:
            found += 1
        left -= 1
    scope.numbers = [found, *scope.numbers[1:]]


def lend_power(table: Table, scope: Resolution) -> None:
    """Add the power of the first target to that of its player in the battle under way."""
    target = first_target(table, scope)
    if target is None or table.battle.place < 0:
        return
    of = Resolution(scope.source, scope.seat)
    much = Amount(table.power_of(target))
    table.change(Change(NUMBER, c.TOTAL_POWER + scope.seat, ADD, of, amount=much, piece=table.battle.place, ends=c.BATTLE))


def sleep(table: Table, filter: Filter, scope: Resolution) -> None:
    """Draw a destiny for each card that fits; if it exceeds the ability, the card sleeps.  Without a card to draw it does not (A-12)."""
    side = table.sides[scope.seat]
    ends: i64 = c.LATER_TURN + 2 * scope.seat + (side.turns + 1) % 2
    of = Resolution(scope.source, scope.seat)
    for piece in table.fitting(filter, scope):
        if side.reserve.cards and table.draw_destiny(side, side.text_destinies) > table.number(c.ABILITY, table.pieces[piece.id]):
            for number in (c.POWER, c.FORFEIT, c.ABILITY):
                table.change(Change(NUMBER, number, SET, of, amount=Amount(0), piece=piece.id, ends=ends))
            table.change(Change(FLAG, c.BLANKED, GAIN, of, amount=Amount(1), piece=piece.id, ends=ends))
