"""Deck construction: every problem of a deck (CR-DECK)."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Final

from games.comet_race.catalogue.pool import Pool
from games.comet_race.decks.formats import FORMATS, MAIN, ZONES
from games.contracts.decks import Decklist, Problem
from games.decks.slots import SLOT_PROBLEMS, Counted, check_format, count_slots, sort_problems

LEAST_CARDS: Final = 20  # CR-DECK-01
MOST_CARDS: Final = 30  # CR-DECK-01
MOST_COPIES: Final = 3  # CR-DECK-02

# The codes of all problems, in the order in which a deck page lists them.
CHECKS: Final = (*SLOT_PROBLEMS, "too_few_cards", "too_many_cards", "too_many_copies")


def problems(decklist: Decklist, *, format: str, on: date, pool: Pool) -> list[Problem]:
    """Every problem of `decklist`; ValueError for an unknown format."""
    check_format(format, (each.code for each in FORMATS))
    counted = count(decklist, pool)
    return sort_problems([*counted.problems, *_size(counted), *_copies(counted)], CHECKS)


def deck_side(decklist: Decklist, pool: Pool) -> None:
    """None: the game has no sides."""
    return None


def count(decklist: Decklist, pool: Pool) -> Counted:
    """The copies of each card in each zone of the deck."""
    return count_slots(decklist, zones=[zone.code for zone in ZONES], known=pool.card_code, clause="CR-DECK-01")


def _size(counted: Counted) -> Iterator[Problem]:
    size = counted.copies(MAIN)
    if size < LEAST_CARDS:
        yield Problem("too_few_cards", "CR-DECK-01", found=size, allowed=LEAST_CARDS)
    if size > MOST_CARDS:
        yield Problem("too_many_cards", "CR-DECK-01", found=size, allowed=MOST_CARDS)


def _copies(counted: Counted) -> Iterator[Problem]:
    for code, copies in counted.cards[MAIN].items():
        if copies > MOST_COPIES:
            yield Problem("too_many_copies", "CR-DECK-02", cards=(code,), found=copies, allowed=MOST_COPIES)
