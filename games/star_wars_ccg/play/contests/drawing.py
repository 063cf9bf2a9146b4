"""The ops from FIRST_DRAWS on: destinies that are compared and chosen between, and race destinies that texts move."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.events.resolution import Resolution
from games.engine.modifiers import ADD
from games.engine.ops import Op
from games.engine.table.changes import NUMBER, Change
from games.engine.verbs import Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.answered.subjects import first_target
from games.star_wars_ccg.play.answered.text_draws import draw_into_slot
from games.star_wars_ccg.play.constants import DUE_FRAME, FIRE_FRAME
from games.star_wars_ccg.play.contests.race_texts import change_race
from games.star_wars_ccg.play.effects.destinies import keep
from games.star_wars_ccg.play.effects.events import lose_card, show_hand
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.turn.weapons import ABOUT_TO_DRAW, STANDS_IN


def perform_draws(table: Table, op: Op, scope: Resolution) -> None:
    if op.code >= c.SWAP_RACE_LOST:
        change_race(table, op, scope)
    elif op.code == c.LOSE_COPIES:
        lose_copies(table, 1 - scope.seat, op.amount)
    elif isinstance(op, Verb):
        perform_drawn(table, op, scope)


def perform_drawn(table: Table, op: Verb, scope: Resolution) -> None:
    """The ops that change a destiny."""
    code: i64 = op.code
    much: i64 = 1 if op.much is None else table.amount(op.much, scope)
    if code == c.ADD_TO_DRAW:
        add_to_draw(scope, op.kind, much)
    elif code == c.ADD_NUMBER:
        for each in table.pieces_of(op.pieces, scope) if op.pieces is not None else []:
            add_to_draw(scope, op.kind, table.number(op.counter, table.pieces[each.id]))
    elif code == c.LIFT_BY:
        lift_by(table, op, scope)
    elif op.kind == 0:
        draw_into_slot(table, op, scope)
    else:
        settle_choice(table, op, scope)


def add_to_draw(scope: Resolution, kind: i64, much: i64) -> None:
    """More in a destiny of the text; a player who had no card to draw has none."""
    if len(scope.numbers) > kind and scope.numbers[kind] >= 0:
        total: i64 = scope.numbers[kind] + much
        keep(scope, kind, max(total, 0))


def lift_by(table: Table, op: Verb, scope: Resolution) -> None:
    """Add the number `op.counter` of the first target to another of its numbers, until the end of the turn."""
    target = first_target(table, scope)
    if target is not None:
        of = Resolution(scope.source, scope.seat)
        much: i64 = table.number(op.counter, target)
        table.change(Change(NUMBER, op.kind, ADD, of, amount=Amount(much), piece=target.id, ends=c.TURN))


def settle_choice(table: Table, op: Verb, scope: Resolution) -> None:
    """The destiny that was chosen stands in for the battle destiny that is due."""
    chosen = table.pieces_of(op.pieces, scope) if op.pieces is not None else []
    if not chosen:
        return
    piece = table.pieces[chosen[0].id]
    side = table.sides[piece.owner]
    for frame in table.frames:
        if frame.kind == DUE_FRAME:
            frame.b = table.destiny_of(piece, side, side.battle_destinies) + 1
            frame.c = piece.id + 1
        elif frame.kind == FIRE_FRAME and frame.pc == ABOUT_TO_DRAW:
            frame.d = STANDS_IN + table.destiny_of(piece, side, side.weapon_destinies)


def lose_copies(table: Table, seat: i64, least: i64) -> None:
    """Show a hand, and lose every card of which there are so many with its title."""
    hand = show_hand(table, seat)
    for piece in hand:
        number: i64 = 0
        for other in hand:
            if other.card.title == piece.card.title:
                number += 1
        if number >= least:
            lose_card(table, piece)
