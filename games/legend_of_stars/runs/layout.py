"""Pile order before the shuffle, from a list; and the table of one or two decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from games.legend_of_stars.catalogue.fields import EFFECT
from games.legend_of_stars.catalogue.pool import CardFacts, Pool
from games.legend_of_stars.play.game import Play, start_table
from games.legend_of_stars.play.programs import make_cards
from games.legend_of_stars.texts import TEXTS
from games.runs.layout import BLANK, aligned, without

BLANK_CARD: Final = CardFacts(code=BLANK, name="Blank", names=TEXTS["blank_card.name"], type=EFFECT, cost=0)

# The codes of a deck's copies before the shuffle.
Layout = Sequence[str]


def lay_out(cards: Mapping[str, int], pool: Pool) -> Layout:
    return [code for code in sorted(cards) for _ in range(cards[code])]


def lay_out_beside(first: Mapping[str, int], second: Mapping[str, int], pool: Pool) -> Layout:
    """The second deck, with the cards that both decks share in the places of the first."""
    return aligned(lay_out(first, pool), second)


def lay_out_with_blank(cards: Mapping[str, int], code: str, pool: Pool) -> Layout:
    """The deck with one copy of a card replaced by a blank; ValueError if it has no such card."""
    return without(lay_out(cards, pool), code)


def table_of(layouts: Sequence[Layout], pool: Pool) -> Play:
    """The table of one player or of two."""
    codes = sorted({code for layout in layouts for code in layout})
    made = make_cards(BLANK_CARD if code == BLANK else pool.cards[code] for code in codes)
    by_code = {card.code: card for card in made.cards}
    decks = [[by_code[code] for code in layout] for layout in layouts]
    return start_table(made, decks if len(decks) > 1 else [*decks, []])
