"""How the piles of a game lie before they are shuffled: as a list says, beside another list, or with a blank in one place.

A blank of the trade deck: turned up it goes to the scrap heap and the next card takes its place, so that the game is that of the deck
without this copy.  A blank that stayed in the row would be one place fewer to choose from, and one that can be bought a bad buy: neither
says what the card is worth.  A blank of a starting deck is a ship that does nothing, drawn, played and scrapped as a Scout is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from games.runs.layout import BLANK, aligned, without
from games.star_realms.catalogue.fields import EVENT, SHIP
from games.star_realms.catalogue.pool import UNALIGNED, CardFacts
from games.star_realms.decks.legality import Piles
from games.star_realms.texts import TEXTS


@dataclass(frozen=True, slots=True)
class Layout:
    """The codes of each pile, its first card at the bottom; starting_deck, gambits: of each player.  blank: what a BLANK among them is."""

    trade_deck: list[str]
    starting_deck: list[str]
    explorers: list[str]
    gambits: list[str]
    blank: CardFacts | None = None


def layout_of(found: Piles) -> Layout:
    """Sorted by code, so that the order of slots means nothing to the shuffle."""
    return Layout(_sorted(found.trade_deck), _sorted(found.starting_deck), _sorted(found.explorers), _sorted(found.gambits))


def layout_beside(first: Layout, other: Piles) -> Layout:
    """What both have lies where it lies in `first`."""
    return Layout(
        aligned(first.trade_deck, other.trade_deck),
        aligned(first.starting_deck, other.starting_deck),
        aligned(first.explorers, other.explorers),
        _sorted(other.gambits),
    )


def layout_with_blank(found: Piles, code: str) -> Layout:
    """One copy is a blank, of the trade deck if it is there; ValueError for what is in no pile that is shuffled."""
    whole = layout_of(found)
    if code in found.trade_deck:
        return replace(whole, trade_deck=without(whole.trade_deck, code), blank=_blank(EVENT))
    return replace(whole, starting_deck=without(whole.starting_deck, code), blank=_blank(SHIP))


def _sorted(pile: Mapping[str, int]) -> list[str]:
    return [code for code in sorted(pile) for _ in range(pile[code])]


def _blank(type: str) -> CardFacts:
    """An event without effect goes from the row to the scrap heap; a ship without cost is a starter."""
    return CardFacts(code=BLANK, name="Blank", names=TEXTS["cards.blank"], type=type, role="", factions=(UNALIGNED,))
