"""The opening of a game (LOS-SET): the deck that is drawn from, and a test hand with its questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.contracts.decks import Decklist, DrawPile, NotPlayable, Opening, Problem
from games.decks.opening_hand import read_answer, refuse_more_answers, seen_by_turn, shuffled
from games.legend_of_stars.catalogue.pool import Pool
from games.legend_of_stars.decks.formats import MAIN
from games.legend_of_stars.decks.legality import HAND, count
from games.legend_of_stars.texts import TEXTS
from games.texts import Words, filled

SHOWN_FOR_SPEED: Final = 2  # LOS-SET-02
DECK_STREAM: Final = 1

Question = tuple[Words, tuple[Words, ...]]  # a question and its options

_DECK: Final = TEXTS["draw_piles.deck.name"]
_HAND: Final = TEXTS["opening_hand.hand"]
_KEEP_OR_REDRAW: Final = (TEXTS["opening_hand.keep"], TEXTS["opening_hand.redraw"])


def draw_piles(decklist: Decklist, pool: Pool) -> tuple[DrawPile, ...]:
    """The deck, with the number of cards that the first player has seen by each turn."""
    cards = count(decklist, pool).cards[MAIN]
    seen = seen_by_turn(HAND, 1, size=sum(cards.values()))  # LOS-SET-06, LOS-TRN-02, LOS-TRN-03
    return (DrawPile("deck", _DECK, tuple(cards.items()), seen, TEXTS["draw_piles.deck.note"]),)


def deal_opening(decklist: Decklist, pool: Pool, *, seed: int, answers: Sequence[int]) -> Opening:
    """The opening that `seed` deals, after `answers` (LOS-SET-02, LOS-SET-05 to LOS-SET-07).

    First the player shows one of two cards for its speed, then draws seven cards and may replace all seven once.
    The other player's card is unknown, so it stays open who goes first, and no card is drawn beyond the first hand (LOS-TRN-03).
    """
    cards = count(decklist, pool).cards[MAIN]
    if (size := sum(cards.values())) < HAND:
        raise NotPlayable([Problem("too_few_to_deal", "LOS-SET-06", found=size, allowed=HAND)])
    deck, rng = shuffled(cards, seed, DECK_STREAM)
    two, deck = deck[:SHOWN_FOR_SPEED], deck[SHOWN_FOR_SPEED:]
    if read_answer(answers, 0, len(two)) is None:
        options = tuple(_card_with_speed(code, pool) for code in two)
        return _opening(TEXTS["opening_hand.two_cards"], two, deck, "LOS-SET-02", (TEXTS["opening_hand.show_which"], options))
    rng.shuffle(two)
    deck += two  # LOS-SET-05
    hand, deck = deck[:HAND], deck[HAND:]
    mulligan = read_answer(answers, 1, len(_KEEP_OR_REDRAW))
    if mulligan is None:
        return _opening(_HAND, hand, deck, "LOS-SET-07", (TEXTS["opening_hand.mulligan"], _KEEP_OR_REDRAW))
    if mulligan:
        deck = hand + deck  # LOS-SET-07; A-01: the other player draws no card for this mulligan
        rng.shuffle(deck)
        hand, deck = deck[:HAND], deck[HAND:]
    refuse_more_answers(answers, 2)
    return _opening(_HAND, hand, deck, "LOS-SET-08")


def _opening(name: Words, cards: list[str], deck: list[str], clause: str, question: Question | None = None) -> Opening:
    """The faceup area `name` with its cards, then the facedown deck."""
    return Opening(((name, tuple(cards)), (_DECK, tuple(deck))), clause, question, facedown=(1,))


def _card_with_speed(code: str, pool: Pool) -> Words:
    """A-07: a card without a speed counts as speed 0."""
    card = pool.cards[code]
    return filled(TEXTS["opening_hand.card_with_speed"], name=card.names, speed=card.speed or 0)
