"""The order in which cards that are discarded at the same time land: their owner chooses it (LCG-GEN-08).

Nobody is asked in a game without a card that looks at the top of a discard pile, as the order means nothing else.

landing frame: a = the seat, b = the number of cards on top of its discard pile that are not in order yet.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.decision import Decision
from games.engine.machine import Frame
from games.star_wars_lcg.play.constants import LAND_VERB, LANDING_FRAME, ORDER_DISCARDS
from games.star_wars_lcg.play.side import Piece, Side
from games.star_wars_lcg.play.state import Table


def note_landing(table: Table, piece: Piece) -> None:
    """Remember a card that an event of the batch under way has discarded."""
    if table.cards[0].asks_discards:
        table.landed.append(piece.id)
        table.is_settled = False


def order_landed(table: Table) -> bool:
    """Ask each owner of several cards that have just been discarded together, the active player first; True if somebody is asked."""
    landed = table.landed
    table.landed = []
    asked = False
    for side in (table.sides[1 - table.active], table.sides[table.active]):
        number: i64 = _landed_on(side, landed)
        if number > 1:
            table.push(Frame(LANDING_FRAME, 0, side.seat, number))
            asked = True
    return asked


def _landed_on(side: Side, landed: list[int]) -> i64:
    """How many of these cards lie on top of the side's discard pile."""
    pile = side.discard.cards
    number: i64 = 0
    while number < len(pile) and pile[len(pile) - 1 - number].id in landed:
        number += 1
    return number


def step_landing(table: Table, frame: Frame) -> None:
    """Ask which card lies below the others; equal cards need no order."""
    pile = table.sides[frame.a].discard.cards
    first: i64 = len(pile) - frame.b
    differ = False
    decision = Decision(ORDER_DISCARDS, frame.a, -1)
    for piece in pile[first:]:
        differ = differ or piece.face != pile[first].face
        decision.offer(LAND_VERB, piece.id, 0)
    if differ:
        table.ask(decision)
    else:
        table.pop()


def answer_landing(table: Table, frame: Frame, piece: Piece) -> None:
    pile = table.sides[frame.a].discard.cards
    pile.remove(piece)
    pile.insert(len(pile) + 1 - frame.b, piece)
    frame.b -= 1
    table.changed()
