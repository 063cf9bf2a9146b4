"""The main phase: a player plays cards, uses abilities, acquires cards and attacks, in any order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.bits import bit
from games.engine.decision import PASS, Decision, Option
from games.engine.machine import Frame
from games.star_realms.abilities.constants import ACQUIRE_VERB, PLAY_VERB, SHIP, SHIP_PLAYED
from games.star_realms.play import log
from games.star_realms.play.constants import MAIN, SCRAP
from games.star_realms.play.counts import CARD_PLAYED
from games.star_realms.play.effects.count import price
from games.star_realms.play.effects.move import play_ship
from games.star_realms.play.effects.pick import is_copy_of_earlier
from games.star_realms.play.pieces import Piece
from games.star_realms.play.side import Side
from games.star_realms.play.state import Table
from games.star_realms.play.turn.abilities import offer_abilities, offer_early, use
from games.star_realms.play.turn.attacks import offer_attacks

NO_RANK: Final = 1000  # above all of `Card.rank`
MOST_AT_ONCE: Final = 50  # of the fast path: cards and abilities in one step of the machine


def ask_main(table: Table, side: Side, frame: Frame) -> None:  # noqa: PLR0912  one branch a kind of option
    """SR-TRN-02: ask for one action; any order, any number of actions.

    Options are in a good order to play: abilities about the hand, cards by rank, other abilities, cards to acquire, attacks, pass.
    Fast path: a hasty player always takes option 0 if it is a card or a harmless ability, so it is not asked.  The trace is the same.
    """
    decision = Decision(MAIN, side.seat, -1)
    options = decision.options
    hasty = side.is_hasty
    done: i64 = 0
    while True:
        if side.early > 0:
            offer_early(table, side, options)
        cards = side.hand.cards
        if hasty and cards and not options:
            keep_first(table)
            play(table, side, first_to_play(cards))
        elif hasty and can_use_first(table, options):
            use_first(table, side, options)
        else:
            if cards:
                offer_cards(table, cards, options)
            offer_abilities(table, side, options)
            if not hasty or not can_use_first(table, options):
                break
            use_first(table, side, options)
        done += 1
        # Return now and then, so that the machine's step limit can stop an endless loop.
        if table.frames[-1] is not frame or table.is_over or done == MOST_AT_ONCE:
            return
    trade: i64 = side.trade
    some_cheaper = len(side.cheaper) > 0
    offers = table.offers[ACQUIRE_VERB]
    for piece in table.trade_row.cards:
        card = piece.card
        if card.cost <= trade or ((some_cheaper or card.discount != 0) and price(side, piece) <= trade):
            options.append(offers[piece.id])
    if table.explorers.cards:
        explorer = table.explorers.cards[-1]
        if explorer.card.cost <= trade:
            options.append(offers[explorer.id])
    for piece in side.aside.cards:
        if price(side, piece) <= trade:
            options.append(offers[piece.id])
    if side.combat > 0:
        offer_attacks(table, side, options)
    options.append(PASS)
    table.ask(decision)


def can_use_first(table: Table, options: list[Option]) -> bool:
    """Whether option 0 is an ability that a hasty player uses without being asked."""
    if not options:
        return False
    ability = table.pieces[options[0].piece].face.abilities[options[0].amount]
    return ability.slot != SCRAP and not ability.is_doubtful


def use_first(table: Table, side: Side, options: list[Option]) -> None:
    piece = table.pieces[options[0].piece]
    ability = piece.face.abilities[options[0].amount]
    options.clear()
    keep_first(table)
    use(table, side, piece, ability)


def keep_first(table: Table) -> None:
    """Record option 0 for a decision that the fast path skipped."""
    if table.keeps_trace:
        table.trace.append(0)


def first_to_play(cards: list[Piece]) -> Piece:
    """The first card of the lowest rank."""
    first = cards[0]
    for piece in cards:
        if piece.card.rank < first.card.rank:
            first = piece
    return first


def offer_cards(table: Table, cards: list[Piece], options: list[Option]) -> None:
    """Offer the cards of the hand by rank, each of several copies once."""
    offers = table.offers[PLAY_VERB]
    rank: i64 = 0
    while True:
        following: i64 = NO_RANK
        known: i64 = 0
        for piece in cards:
            card = piece.card
            if card.rank == rank:
                own: i64 = bit(card.index & 31)
                if known & own == 0 or not is_copy_of_earlier(cards, piece):
                    options.append(offers[piece.id])
                known |= own
            elif rank < card.rank < following:
                following = card.rank
        if following == NO_RANK:
            return
        rank = following


def play(table: Table, side: Side, piece: Piece) -> None:
    """SR-PLY-01: from hand into play."""
    if table.log is not None:
        table.note(log.PLAYED, side.seat, piece.id)
    if table.watched == side.seat:
        table.count_card(piece, CARD_PLAYED)
    table.move(piece, side.in_play)
    side.played.append(piece)
    if piece.card.type == SHIP:
        if side.watchers > 0 and not piece.card.chooses_faction:
            table.announce(SHIP_PLAYED, side.seat, piece.id)
        play_ship(table, side, piece)
