"""Check whether a decklist can be played at all; a deck that breaks the rules of its format can."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.decks import Decklist, NotPlayable, Problem
from games.legend_of_stars.catalogue.pool import Pool
from games.legend_of_stars.decks.formats import MAIN
from games.legend_of_stars.decks.legality import DECK_SIZE, HAND, count, data_problems

# More cards than any deck needs: a list from outside must not cost unbounded work.
MOST_CARDS: Final = 3000
# LOS-SET-06, and one card to draw.
LEAST_CARDS: Final = HAND + 1


def playable_cards(decklist: Decklist, pool: Pool) -> Mapping[str, int]:
    """The copies of each card, by code; NotPlayable with every reason if the deck cannot be played."""
    counted = count(decklist, pool)
    cards = counted.cards[MAIN]
    problems = [*counted.problems, *(problem for code in sorted(cards) for problem in data_problems(pool.cards[code]))]
    size = sum(cards.values())
    if size < LEAST_CARDS:
        problems.append(Problem("too_few_to_deal", "LOS-SET-06", found=size, allowed=LEAST_CARDS))
    elif size > MOST_CARDS:
        problems.append(Problem("too_many_cards", DECK_SIZE, found=size, allowed=MOST_CARDS))
    if problems:
        raise NotPlayable(problems)
    return {code: cards[code] for code in sorted(cards)}
