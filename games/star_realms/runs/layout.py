"""Pile order before the shuffle: from one list, aligned to a second, or with one copy replaced by a blank.

In the trade deck a blank is an event without effect: once revealed, it goes to the scrap heap and the next card takes its place.  So the
game is played as if this copy were missing.  A blank that stayed in the row would take up a place, and one that could be bought would be a
bad purchase; neither would measure the card.  In a starting deck a blank is a ship without effect.  It is drawn, played and scrapped like a
Scout.
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
    """The card codes of each pile, from bottom to top."""

    trade_deck: list[str]
    # Of each player.
    starting_deck: list[str]
    explorers: list[str]
    # Of each player.
    gambits: list[str]
    # The card that the code BLANK stands for.
    blank: CardFacts | None = None


def layout_of(found: Piles) -> Layout:
    """The piles sorted by code, so that the order of slots does not affect the shuffle."""
    return Layout(_sorted(found.trade_deck), _sorted(found.starting_deck), _sorted(found.explorers), _sorted(found.gambits))


def layout_beside(first: Layout, other: Piles) -> Layout:
    """The layout of `other`, with the cards it shares with `first` in the same places."""
    return Layout(
        aligned(first.trade_deck, other.trade_deck),
        aligned(first.starting_deck, other.starting_deck),
        aligned(first.explorers, other.explorers),
        _sorted(other.gambits),
    )


def layout_with_blank(found: Piles, code: str) -> Layout:
    """The layout with one copy blanked, in the trade deck if the card is there.  ValueError if no shuffled pile has it."""
    whole = layout_of(found)
    if code in found.trade_deck:
        return replace(whole, trade_deck=without(whole.trade_deck, code), blank=_blank(EVENT))
    return replace(whole, starting_deck=without(whole.starting_deck, code), blank=_blank(SHIP))


def _sorted(pile: Mapping[str, int]) -> list[str]:
    return [code for code in sorted(pile) for _ in range(pile[code])]


def _blank(type: str) -> CardFacts:
    """A card without effect: an event for the trade deck, a ship for a starting deck."""
    return CardFacts(code=BLANK, name="Blank", names=TEXTS["cards.blank"], type=type, role="", factions=(UNALIGNED,))
