"""Tables of the sample decks, before the first game."""

from __future__ import annotations

from functools import cache

from games.star_wars_ccg.decks.playable import playable_deck
from games.star_wars_ccg.play.game import Play
from games.star_wars_ccg.runs.layout import DeckOrder, lay_out, table_of
from tests.games.star_wars_ccg.card_pool import pool
from tests.games.star_wars_ccg.declaration import TESTS


@cache
def order_of(name: str) -> DeckOrder:
    """The sample deck of this name before the shuffle."""
    return lay_out(playable_deck(TESTS.decks[name], pool()), pool())


@cache
def table(*names: str) -> Play:
    """The table of one sample deck alone, or of two; copy it to play."""
    return table_of([order_of(name) for name in names], pool())
