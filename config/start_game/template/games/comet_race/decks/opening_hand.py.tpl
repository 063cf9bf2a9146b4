"""The draw pile of a deck, for exact odds, and the deal of a test hand (CR-SET)."""

from __future__ import annotations

from collections.abc import Sequence

from games.comet_race.catalogue.pool import Pool
from games.comet_race.decks.formats import MAIN
from games.comet_race.decks.legality import count
from games.comet_race.play.constants import DECK_STREAM, OPENING_HAND
from games.comet_race.texts import TEXTS
from games.contracts.decks import Decklist, DrawPile, NotPlayable, Opening, Problem
from games.decks.opening_hand import refuse_more_answers, seen_by_turn, shuffled


def draw_piles(decklist: Decklist, pool: Pool) -> tuple[DrawPile, ...]:
    """The shuffled deck, with the number of cards seen by each turn."""
    cards = count(decklist, pool).cards[MAIN]
    seen = seen_by_turn(OPENING_HAND, 1, size=sum(cards.values()))
    return (DrawPile("deck", TEXTS["piles.deck"], tuple(cards.items()), seen, TEXTS["piles.deck_note"]),)


def deal_opening(decklist: Decklist, pool: Pool, *, seed: int, answers: Sequence[int]) -> Opening:
    """Deal the hand of `seed`.  The player has no choice and no mulligan, so `answers` is empty."""
    cards = count(decklist, pool).cards[MAIN]
    if (size := sum(cards.values())) < OPENING_HAND:
        raise NotPlayable([Problem("too_few_to_deal", "CR-SET-01", found=size, allowed=OPENING_HAND)])
    refuse_more_answers(answers, 0)
    deck, _ = shuffled(cards, seed, DECK_STREAM)
    areas = ((TEXTS["piles.hand"], tuple(deck[:OPENING_HAND])), (TEXTS["piles.deck"], tuple(deck[OPENING_HAND:])))
    return Opening(areas, "CR-SET-01", facedown=(1,))
