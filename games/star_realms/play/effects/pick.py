"""The pick op: cards from some zones, picked one by one, each moved at once.

Frame.c: the count so far, of cards or of their costs.
Frame.d: the number of cards still to pick.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision
from games.engine.machine import Frame
from games.engine.ops import Op
from games.star_realms.abilities.constants import (
    ASIDE_VERB,
    BASE,
    BOTH,
    COSTS,
    DESTROY_VERB,
    DISCARD,
    DISCARD_VERB,
    ENEMY,
    EXPLORERS,
    GAMBIT,
    HAND,
    HAND_VERB,
    IN_PLAY,
    INSTEAD_VERB,
    LOOKED_AT,
    SCRAP_VERB,
    STEAL_VERB,
    TAKE_VERB,
    TO_DISCARD,
    TO_HAND,
    TO_TOP,
    TOP_VERB,
    TRADE_ROW,
)
from games.star_realms.play import log
from games.star_realms.play.constants import ONCE_A_TURN, PICK, ROW_SIZE
from games.star_realms.play.effects.count import amount_of, has_outpost
from games.star_realms.play.effects.move import acquire, destroy, put, refill, scrap, scrap_gambit
from games.star_realms.play.pieces import Piece, Zone
from games.star_realms.play.side import Side
from games.star_realms.play.state import Table

OWN_CARDS: Final = 1 << HAND | 1 << DISCARD


def ask_pick(table: Table, side: Side, op: Op, frame: Frame) -> None:  # noqa: PLR0912  one branch a zone
    """Ask for one card; an impossible pick is skipped (A-19)."""
    if frame.d == 0:
        frame.d = op.amount if op.counter in (0, COSTS) else amount_of(table, side, op, frame)
        if op.selector.zones == 1 << TRADE_ROW:
            frame.d = min(frame.d, len(table.trade_row.cards))
        frame.c = 0
        if frame.d == 0:
            return
    selector = op.selector
    zones: i64 = selector.zones
    owner = table.sides[1 - side.seat] if selector.whose == ENEMY else side
    if table.shields_player and owner is not side and zones & (1 << HAND) != 0 and has_outpost(owner):
        frame.d = 0
        return
    # the opponent chooses their own discards.
    decision = Decision(PICK, owner.seat if op.kind == DISCARD_VERB else side.seat, frame.b)
    if op.optional:
        decision.offer_pass()
    verb: i64 = op.kind
    if zones & (1 << HAND) != 0:
        offer_cards(table, decision, owner.hand, op, verb)
    if zones & (1 << DISCARD) != 0:
        offer_cards(table, decision, owner.discard, op, verb)
    if zones & (1 << IN_PLAY) != 0:
        offer_bases(table, decision, owner, op, verb)
        if selector.whose == BOTH:
            offer_bases(table, decision, table.sides[1 - side.seat], op, verb)
    if zones & (1 << LOOKED_AT) != 0:
        offer_cards(table, decision, owner.looked_at, op, verb)
    if zones & (1 << TRADE_ROW) != 0:
        # Only cards that were in the row at first.  New cards are added at the end, so these come first.
        offer_row(table, decision, op, verb, frame.d if op.amount >= ROW_SIZE else ROW_SIZE - op.amount + frame.d)
        if verb == TAKE_VERB:  # cards set aside count as cards of the row
            offer_cards(table, decision, owner.aside, op, verb)
    if zones & (1 << EXPLORERS) != 0 and table.explorers.cards:
        explorer = table.explorers.cards[-1]
        if can_be_picked(explorer, op):
            decision.options.append(table.offers[verb][explorer.id])
    if len(decision.options) == (1 if op.optional else 0):
        frame.d = 0
        return
    if side.instead > 0 and verb == SCRAP_VERB and zones & OWN_CARDS != 0:
        offer_instead(table, decision, side)
    table.ask(decision)


def offer_cards(table: Table, decision: Decision, zone: Zone, op: Op, verb: i64) -> None:
    """Offer the cards of a zone, each of several copies once."""
    cards = zone.cards
    offers = table.offers[verb]
    for piece in cards:
        if can_be_picked(piece, op) and not is_copy_of_earlier(cards, piece):
            decision.options.append(offers[piece.id])


def offer_row(table: Table, decision: Decision, op: Op, verb: i64, most: i64) -> None:
    cards = table.trade_row.cards
    for piece in cards[:most]:
        if can_be_picked(piece, op) and not is_copy_of_earlier(cards, piece):
            decision.options.append(table.offers[verb][piece.id])


def offer_bases(table: Table, decision: Decision, owner: Side, op: Op, verb: i64) -> None:
    """SR-ATK-05, A-15: an outpost protects other bases from the opponent's abilities."""
    guarded = owner.seat != decision.seat and has_outpost(owner)
    for piece in owner.in_play.cards:
        if piece.face.type == BASE and (piece.face.is_outpost or not guarded) and can_be_picked(piece, op):
            decision.options.append(table.offers[verb][piece.id])


def offer_instead(table: Table, decision: Decision, side: Side) -> None:
    """Offer authority instead of scrapping a card from hand or discard pile."""
    last = table.pieces[decision.options[len(decision.options) - 1].piece]
    first = table.pieces[decision.options[0 if decision.options[0].piece >= 0 else 1].piece]
    if first.zone == TRADE_ROW and last.zone == TRADE_ROW:
        return
    for piece in side.in_play.cards:
        if piece.face.instead > 0 and piece.open & ONCE_A_TURN != 0:
            decision.options.insert(1 if decision.options[0].piece < 0 else 0, table.offers[INSTEAD_VERB][piece.id])


def is_copy_of_earlier(cards: list[Piece], piece: Piece) -> bool:
    card = piece.card
    for earlier in cards:
        if earlier is piece:
            return False
        if earlier.card is card:
            return True
    return False


def can_be_picked(piece: Piece, op: Op) -> bool:
    selector = op.selector
    if selector.types != 0 and piece.face.type & selector.types == 0:
        return False
    if selector.traits != 0 and piece.factions & selector.traits == 0:
        return False
    if op.kind == TAKE_VERB and not piece.card.is_for_sale:
        return False
    return selector.most < 0 or piece.card.cost <= selector.most


def apply_pick(table: Table, side: Side, piece: Piece, op: Op) -> None:  # noqa: PLR0912  one branch a verb
    verb: i64 = op.kind
    if verb == SCRAP_VERB:
        scrap(table, side, piece)
    elif verb == DISCARD_VERB:
        owner = table.sides[piece.owner]
        if table.log is not None:
            table.note(log.DISCARDED, owner.seat, piece.id)
        table.move(piece, owner.discard)
    elif verb == DESTROY_VERB:
        destroy(table, piece, 0)  # SR-ATK-03
    elif verb == TAKE_VERB:
        acquire(table, side, piece, 0, op.place)  # SR-ACQ-04
    elif verb == HAND_VERB:
        owner = table.sides[piece.owner]
        if piece.card.type == GAMBIT:
            scrap_gambit(table, piece)
            return
        table.move(piece, owner.hand)
        if table.log is not None:
            table.note(log.RETURNED, owner.seat, piece.id, 0, TO_HAND)
    elif verb == ASIDE_VERB:
        table.move(piece, side.aside)
        if table.log is not None:
            table.note(log.SET_ASIDE, side.seat, piece.id)
        refill(table)
    elif verb == STEAL_VERB:
        loser = table.sides[piece.owner]
        loser.size -= 1
        loser.cost -= piece.card.cost
        if table.log is not None:
            table.note(log.STOLEN, side.seat, piece.id)
        put(table, side, piece, TO_DISCARD)
    elif verb == TOP_VERB:
        owner = table.sides[piece.owner]
        table.move(piece, owner.deck)
        if table.log is not None:
            table.note(log.RETURNED, owner.seat, piece.id, 0, TO_TOP)
