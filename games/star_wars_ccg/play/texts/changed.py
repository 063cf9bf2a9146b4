"""The ops from FIRST_OF_TEXTS on: what becomes of texts that other cards change."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.events.resolution import Resolution
from games.engine.modifiers import ADD
from games.engine.ops import Op
from games.engine.table.changes import NUMBER, Change
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.answered.subjects import first_target, subject_of
from games.star_wars_ccg.play.constants import CHARACTER
from games.star_wars_ccg.play.effects.destinies import shot_of
from games.star_wars_ccg.play.present import is_present
from games.star_wars_ccg.play.side import Piece, Side
from games.star_wars_ccg.play.state import Table
from games.star_wars_ccg.play.texts.inserted import lowest_destinies
from games.star_wars_ccg.play.turn.interrupts import begin_happened
from games.star_wars_ccg.play.turn.weapons import CHOSEN, COMPARE, bonus_against
from games.star_wars_ccg.play.turn.weapons import OVER as SHOT_OVER


def perform_text(table: Table, op: Op, scope: Resolution) -> None:
    if op.code == c.SUCCEED:
        begin_happened(table, c.AT_SUCCESS, 1 - scope.seat, scope.source)
    elif op.code == c.CLEAR_BOTH:
        table.battle.attrition = [0, 0]
    elif op.code == c.GLANCE:
        if op.amount < len(scope.slots):
            for id in scope.slots[op.amount]:
                table.show(table.pieces[id], scope.seat)
    elif op.code == c.CANCEL_SHOT:
        cancel_shot(table)
    elif op.code == c.BEHEAD:
        behead(table, scope)
    elif op.code == c.COMPARE_LOWEST:
        lead: i64 = lowest_destinies(table, scope.seat, op.amount) - lowest_destinies(table, 1 - scope.seat, op.amount)
        scope.numbers = [max(-lead, 0), max(lead, 0)]
    elif op.code == c.SAP:
        sap(table, scope)
    elif op.code == c.RENEW_HANDS:
        for side in table.sides:
            renew_hand(table, side)


def cancel_shot(table: Table) -> None:
    """The weapon that was aimed is not fired; its cost is paid.  In a volley the others are."""
    shot = shot_of(table)
    if shot is not None and table.pieces[shot.a].declared == CHOSEN:
        shot.pc = COMPARE
        shot.c = bonus_against(table, table.pieces[shot.a], table.pieces[shot.b])
    elif shot is not None:
        shot.pc = SHOT_OVER
        table.end_period(c.SHOT)


def sap(table: Table, scope: Resolution) -> None:
    """Take the power of what the ability's card pilots off that of the first target until the end of the battle."""
    target = first_target(table, scope)
    host: i64 = table.pieces[scope.source].host
    if target is not None and host >= 0:
        much: i64 = table.number(c.POWER, table.pieces[host])
        of = Resolution(scope.source, scope.seat)
        table.change(Change(NUMBER, c.POWER, ADD, of, amount=Amount(-much), piece=target.id, ends=c.BATTLE))


def best_foe(table: Table, scope: Resolution) -> i64:
    """The highest ability of the opponent's characters present with the ability's card."""
    best: i64 = 0
    place: i64 = table.place_of(table.pieces[scope.source])
    for piece in table.sides[1 - table.pieces[scope.source].controller].at_locations.cards:
        if piece.card.type == CHARACTER and is_present(table, piece, place):
            ability: i64 = table.number(c.ABILITY, piece)
            best = max(best, ability)
    return best


def behead(table: Table, scope: Resolution) -> None:
    """The card that was just lost goes out of play, one more victim of the ability's card."""
    id: i64 = subject_of(table)
    if id >= 0 and table.pieces[id].zone == table.sides[table.pieces[id].owner].lost.id:
        victim = table.pieces[id]
        table.move(victim, table.sides[victim.owner].aside)
        table.pieces[scope.source].declared += 1
        table.changed()
        if table.log is not None:
            table.note(log.PUT_OUT, victim.owner, id)


def renew_hand(table: Table, side: Side) -> None:
    """The hand and the Used Pile go into the Reserve Deck, and as many cards are drawn as the hand had."""
    left: i64 = len(side.hand.cards)
    table.move_all(side.hand, side.reserve)
    table.move_all(side.used, side.reserve)
    table.shuffle(side.reserve, table.deck_rngs[side.seat])
    while left > 0 and side.reserve.cards:
        table.move(side.reserve.cards[-1], side.hand)
        left -= 1


def counted_text(table: Table, number: i64, scope: Resolution) -> i64:
    if number == c.BEST_FOE_PRESENT:
        return best_foe(table, scope)
    if number in (c.HALF_WORKS, c.HALF_WORKS + 1):
        return 0 if table.has_flag(c.HALF_OFF + number - c.HALF_WORKS, table.pieces[scope.source]) else 1
    raise ValueError(f"there is no amount {number}")


def is_kept(table: Table, source: i64, piece: Piece) -> bool:
    """Whether a card goes to the Used Pile as Sense or Alter cancels it.  source: the id of the card that cancels it."""
    return source >= 0 and table.pieces[source].card.is_sense and table.has_flag(c.KEPT_CANCELLED, piece)
