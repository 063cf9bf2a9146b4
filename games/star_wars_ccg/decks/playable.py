"""Check whether a decklist can be played at all; a deck that breaks the rules of its format can."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from games.contracts.decks import Decklist, NotPlayable, Problem
from games.star_wars_ccg.catalogue.fields import DEFENSIVE_SHIELD, LIGHT
from games.star_wars_ccg.catalogue.pool import Pool
from games.star_wars_ccg.decks.contents import deck_contents, side_of
from games.star_wars_ccg.decks.opening_hand import HAND, MOST_CARDS, OPENING
from games.star_wars_ccg.decks.starting_cards import start_of


@dataclass(frozen=True, slots=True)
class PlayableDeck:
    """A deck that can be played.

    Attributes:
        side: "light" or "dark".
        cards: all copies, by code.
        starting: the codes of those that the list marks as starting on the table.
        outside: the codes of the Defensive Shields beside the deck.
    """

    side: str
    cards: Mapping[str, int]
    starting: tuple[str, ...]
    outside: tuple[str, ...] = ()


# One card to activate beside the hand and the starting card.
LEAST_CARDS: Final = HAND + 2


def playable_deck(decklist: Decklist, pool: Pool) -> PlayableDeck:
    """The deck; NotPlayable with every reason if it cannot be played."""
    contents = deck_contents(decklist, pool)
    problems = list(contents.problems)
    start = start_of(contents, pool)
    left = sum(contents.deck.values()) - sum(start.taken_out.values())
    if contents.size > MOST_CARDS:
        problems.append(Problem("too_many_cards", OPENING, found=contents.size, allowed=MOST_CARDS))
    elif left < LEAST_CARDS:
        problems.append(Problem("too_few_cards", OPENING, found=left, allowed=LEAST_CARDS))
    cards = pool.cards
    if not any(cards[code].is_objective or cards[code].can_start for code in contents.deck):
        problems.append(Problem("no_starting_location", "CCG-DB-03", found=0, allowed=1))
    if problems:
        raise NotPlayable(problems)
    shields = (code for code in contents.outside if cards[code].type == DEFENSIVE_SHIELD)
    outside = tuple(code for code in shields for _ in range(contents.outside[code]))
    return PlayableDeck(side_of(decklist, contents, pool) or LIGHT, contents.deck, tuple(contents.starting), outside)
