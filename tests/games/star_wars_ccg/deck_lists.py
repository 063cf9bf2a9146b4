"""The list reader of the game, and random deck lists."""

from __future__ import annotations

from functools import cache

from hypothesis import strategies as st

from cards.texts.folding import fold
from games.contracts.decks import ListReader, Slot
from games.star_wars_ccg.decks.lists.reader import list_reader
from tests.games.star_wars_ccg.card_pool import pool


@cache
def reader() -> ListReader:
    return list_reader(pool(), fold)


CODES = sorted([*pool().cards, *pool().printings])


SLOTS = st.builds(Slot, st.sampled_from(CODES), st.integers(1, 99), st.sampled_from(["main", "starting", "outside"]))


# Lists without two slots of one card in one zone.
slot_lists = st.lists(SLOTS, max_size=40, unique_by=lambda slot: (slot.zone, slot.code))
