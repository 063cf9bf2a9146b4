"""The start of a deck: the cards on the table before the first draw, the cards that are shuffled, and the cards taken out.

A Starting Effect starts on the table by its own text (CCG-SET-07), and so does an Objective.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.star_wars_ccg.catalogue.pool import Pool
from games.star_wars_ccg.decks.contents import DeckContents


@dataclass(frozen=True, slots=True)
class Start:
    """A deck before the first draw; every mapping is card code -> copies.

    Attributes:
        table: the cards on the table.
        pile: the cards that are shuffled.
        taken_out: double-sided cards, which leave the deck (CCG-SET-04).
        locations: the starting locations to choose from; empty if the decklist names one.
        interrupts: the Starting Interrupts to choose from; empty if the decklist names one.
    """

    table: Mapping[str, int]
    pile: Mapping[str, int]
    taken_out: Mapping[str, int]
    locations: tuple[str, ...]
    interrupts: tuple[str, ...]


def start_of(contents: DeckContents, pool: Pool) -> Start:
    """Divide the cards of a deck (CCG-SET-02, CCG-SET-03)."""
    cards = pool.cards
    table = dict(contents.starting)
    pile: dict[str, int] = {}
    taken_out: dict[str, int] = {}
    has_objective = any(cards[code].is_objective for code in table)
    has_effect = any(cards[code].is_starting_effect for code in table)
    for code, copies in contents.main.items():
        card = cards[code]
        left = copies
        if card.is_objective and not has_objective:  # CCG-SET-03
            has_objective = True
            table[code] = 1
            left -= 1
        elif card.is_starting_effect and not has_effect:
            has_effect = True
            table[code] = 1
            left -= 1
        if left:  # CCG-SET-04: all other double-sided cards leave the deck
            (taken_out if card.double_sided else pile)[code] = left
    has_location = has_objective or any(cards[code].is_location for code in table)
    has_interrupt = any(cards[code].is_starting_interrupt for code in table)
    return Start(
        table=table,
        pile=pile,
        taken_out=taken_out,
        locations=() if has_location else tuple(code for code in pile if cards[code].can_start),
        interrupts=() if has_interrupt else tuple(code for code in pile if cards[code].is_starting_interrupt),
    )
