"""The cards that a decklist names, counted by zone and resolved against the pool, and the side of the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from games.contracts.decks import Decklist, Problem
from games.decks.slots import count_slots
from games.star_wars_ccg.catalogue.fields import SIDES
from games.star_wars_ccg.catalogue.pool import Pool
from games.star_wars_ccg.decks.formats import MAIN, OUTSIDE, STARTING, ZONES

KNOWN_CARDS: Final = "CCG-TYP-01"  # check V1

_SIDES: Final = tuple(side.code for side in SIDES)


@dataclass(frozen=True, slots=True)
class DeckContents:
    """The cards of a decklist; every mapping is card code -> copies, sorted by card number.

    Attributes:
        main: the cards in the deck that do not start on the table.
        starting: the cards that start on the table; they count towards the 60.
        outside: the cards listed beside the deck.
        deck: `main` and `starting` together.
        size: copies in the deck, unknown cards included.
        outside_size: copies beside the deck, unknown cards included.
        problems: what is wrong with the slots themselves (check V1).
    """

    main: Mapping[str, int]
    starting: Mapping[str, int]
    outside: Mapping[str, int]
    deck: Mapping[str, int]
    size: int
    outside_size: int
    problems: tuple[Problem, ...]


def deck_contents(decklist: Decklist, pool: Pool) -> DeckContents:
    """Count the cards of `decklist`; slots that cannot be used are reported and left out."""

    def card_code(code: str) -> str | None:
        card = pool.card(code)
        return card.code if card else None

    counted = count_slots(decklist, zones=(zone.code for zone in ZONES), known=card_code, clause=KNOWN_CARDS)
    cards = counted.cards
    return DeckContents(
        main=_sorted_by_number(cards[MAIN]),
        starting=_sorted_by_number(cards[STARTING]),
        outside=_sorted_by_number(cards[OUTSIDE]),
        deck=_sorted_by_number(Counter(cards[MAIN]) + Counter(cards[STARTING])),
        size=counted.copies(MAIN) + counted.copies(STARTING),
        outside_size=counted.copies(OUTSIDE),
        problems=counted.problems,
    )


def by_number(code: str) -> tuple[str, str]:
    """A key that sorts codes by set and number: "1_2", "1_168", "12_1"."""
    product, _, number = code.partition("_")
    return product.zfill(12), number.zfill(12)


def _sorted_by_number(copies: Mapping[str, int]) -> dict[str, int]:
    return dict(sorted(copies.items(), key=lambda item: by_number(item[0])))


# --- the side of a deck ----------------------------------------------------------------------------------------------


def deck_side(decklist: Decklist, pool: Pool) -> str | None:
    """The side to store with a deck: the declared side, unless the deck holds cards of the other side only; None if it cannot be told.

    Check V3 uses `side_of`, which keeps the declared side; this one follows a player who filled the deck with cards of the other side.
    """
    contents = deck_contents(decklist, pool)
    copies = copies_by_side(contents, pool)
    declared = decklist.side if decklist.side in _SIDES else None
    if declared and (copies[declared] or not copies.total()):
        return declared
    return _largest(copies)


def side_of(decklist: Decklist, contents: DeckContents, pool: Pool) -> str | None:
    """The declared side, else the side of most cards; None for an empty deck."""
    if decklist.side in _SIDES:
        return str(decklist.side)
    return _largest(copies_by_side(contents, pool))


def copies_by_side(contents: DeckContents, pool: Pool) -> Counter[str]:
    """The copies of each side, in and outside the deck."""
    copies: Counter[str] = Counter()
    for cards in (contents.deck, contents.outside):
        for code, number in cards.items():
            copies[pool.cards[code].side] += number
    return copies


def _largest(copies: Mapping[str, int]) -> str | None:
    return max(sorted(copies), key=lambda side: copies[side]) if copies else None


def total(copies: Mapping[str, int], codes: Iterable[str]) -> int:
    """The copies of several cards together."""
    return sum(copies.get(code, 0) for code in codes)
