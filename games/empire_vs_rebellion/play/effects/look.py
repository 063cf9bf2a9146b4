"""Look at cards of a deck and put them back."""

from __future__ import annotations

from mypy_extensions import i64

from games.empire_vs_rebellion.abilities.constants import ANYONE, EVENTS, NEEDS_ROOM, ON_TOP, OPPONENT, WHOLE_DECK
from games.empire_vs_rebellion.play import log
from games.empire_vs_rebellion.play.constants import NOBODY, WHICH_DECK
from games.empire_vs_rebellion.play.side import Piece, Side
from games.empire_vs_rebellion.play.state import Table
from games.engine.decision import Decision
from games.engine.ops import Op


def side_of(table: Table, side: Side, op: Op) -> Side:
    return table.sides[1 - side.seat] if op.selector.whose == OPPONENT else side


def ask_look(table: Table, side: Side, op: Op) -> None:
    """Look at the top cards of a deck, or at the whole deck; ask which deck if the op allows either."""
    if op.place == EVENTS:
        number: i64 = op.amount
        while number > 0 and table.event_deck.cards:
            table.move(table.event_deck.cards[-1], side.looked_at)
            number -= 1
        side.looked_at.cards.reverse()  # the top card stays last
        if table.log is not None:
            table.note(log.LOOKED, side.seat, -1, len(side.looked_at.cards), NOBODY)
        return
    if op.place == NEEDS_ROOM and not table.has_room(side):
        return
    if op.selector.whose == ANYONE:
        other = table.sides[1 - side.seat]
        if table.has_card(side) and table.has_card(other):
            decision = Decision(WHICH_DECK, side.seat, -1)
            decision.options.append(table.choices[0])
            decision.options.append(table.choices[1])
            table.ask(decision)
        else:
            look(table, side, side if table.has_card(side) else other, op.amount)
    else:
        look(table, side, side_of(table, side, op), op.amount)


def look(table: Table, side: Side, target: Side, amount: i64) -> None:
    if not table.fill_deck(target):
        return
    if amount >= WHOLE_DECK:
        table.move_all(target.deck, side.looked_at)
    else:
        # the discard pile may become the deck half-way.  The top card stays last.
        seen: list[Piece] = []
        while amount > 0 and table.fill_deck(target):
            piece = target.deck.cards[-1]
            table.move(piece, side.looked_at)
            seen.append(piece)
            amount -= 1
        seen.reverse()
        side.looked_at.cards = seen
    table.forget_top(target.seat)
    if table.log is not None:
        table.note(log.LOOKED, side.seat, -1, len(side.looked_at.cards), target.seat)


def put_back(table: Table, side: Side, kind: i64) -> None:
    cards = side.looked_at.cards
    if not cards:
        return
    if table.log is not None:
        table.note(log.PUT_BACK, side.seat, -1, len(cards), cards[0].owner)
    if cards[0].owner < 0:
        table.move_all(side.looked_at, table.event_deck)
        return
    target = table.sides[cards[0].owner]
    if kind == ON_TOP:
        top = cards[-1]
        table.move_all(side.looked_at, target.deck)
        table.known[2 * side.seat + target.seat] = top.id
        return
    # The deck is empty except for a card that was picked, which stays on top.
    picked: i64 = table.known[2 * side.seat + target.seat]
    under = side.looked_at.cards
    table.deck_rngs[target.seat].shuffle(under)
    on_top = target.deck.cards
    for piece in under:
        piece.zone = target.deck.id
    target.deck.cards = under + on_top
    side.looked_at.cards = []
    table.forget_top(target.seat)
    if on_top:
        table.known[2 * side.seat + target.seat] = picked
