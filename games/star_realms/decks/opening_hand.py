"""The draw piles of a list, and the deal of a test hand (SR-SET)."""

from __future__ import annotations

from collections.abc import Sequence

from games.contracts.decks import Decklist, DrawPile, NotPlayable, Opening, Problem
from games.decks.opening_hand import refuse_more_answers, seen_by_turn, shuffled
from games.decks.slots import each_copy
from games.engine.rng import stream
from games.star_realms.catalogue.pool import Pool
from games.star_realms.decks.legality import FEWER_FIRST, TRADE_ROW, piles
from games.star_realms.texts import TEXTS

TRADE_STREAM, OWN_STREAM, OTHER_STREAM, FIRST_STREAM = 1, 2, 3, 4


def draw_piles(decklist: Decklist, pool: Pool) -> tuple[DrawPile, ...]:
    """The shuffled decks, with the number of cards seen by each turn (SR-SET-03, SR-SET-06, SR-END-03, SR-ACQ-05)."""
    table = piles(decklist, pool)
    trade, own = tuple(sorted(table.trade_deck.items())), tuple(sorted(table.starting_deck.items()))
    size = sum(copies for _, copies in own)
    return (
        DrawPile(
            "trade_deck",
            TEXTS["piles.trade_deck"],
            trade,
            seen_by_turn(TRADE_ROW, 2, size=sum(copies for _, copies in trade)),
            TEXTS["pile_notes.trade_deck"],
        ),
        DrawPile(
            "own_deck_first",
            TEXTS["piles.own_deck_first"],
            own,
            seen_by_turn(table.hand_size - FEWER_FIRST, table.hand_size, size=size),
            TEXTS["pile_notes.own_deck"],
        ),
        DrawPile(
            "own_deck_second",
            TEXTS["piles.own_deck_second"],
            own,
            seen_by_turn(table.hand_size, table.hand_size, size=size),
            TEXTS["pile_notes.own_deck"],
        ),
    )


def deal_opening(decklist: Decklist, pool: Pool, *, seed: int, answers: Sequence[int]) -> Opening:
    """Deal an opening (SR-SET-02 to SR-SET-06).  The player has no choice and no mulligan (A-10)."""
    table = piles(decklist, pool)
    size, own = sum(table.trade_deck.values()), sum(table.starting_deck.values())
    if size < TRADE_ROW:
        raise NotPlayable([Problem("no_trade_row", "SR-SET-03", found=size, allowed=TRADE_ROW)])
    if own < table.hand_size:
        raise NotPlayable([Problem("no_first_hand", "SR-SET-06", found=own, allowed=table.hand_size)])
    refuse_more_answers(answers, 0)
    trade, _ = shuffled(table.trade_deck, seed, TRADE_STREAM)
    decks = [shuffled(table.starting_deck, seed, purpose)[0] for purpose in (OWN_STREAM, OTHER_STREAM)]
    starts = stream(seed, 0, FIRST_STREAM).below(2) == 0  # SR-SET-06
    first, other = table.hand_size - FEWER_FIRST, table.hand_size
    mine, theirs = (first, other) if starts else (other, first)
    hand = TEXTS["opening_hand.hand_first"] if starts else TEXTS["opening_hand.hand_second"]
    areas = (
        (TEXTS["opening_hand.trade_row"], tuple(trade[:TRADE_ROW])),
        (hand, tuple(decks[0][:mine])),
        (TEXTS["opening_hand.deck"], tuple(decks[0][mine:])),
        (TEXTS["opening_hand.opponent_hand"], tuple(decks[1][:theirs])),
        (TEXTS["opening_hand.opponent_deck"], tuple(decks[1][theirs:])),
        (TEXTS["opening_hand.explorers"], tuple(each_copy(table.explorers))),
        (TEXTS["piles.trade_deck"], tuple(trade[TRADE_ROW:])),
    )
    return Opening(areas, "SR-SET-06", facedown=(2, 3, 4, 6))
