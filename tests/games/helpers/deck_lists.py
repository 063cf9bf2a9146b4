"""The list reader of each game, and random deck lists."""

from __future__ import annotations

from functools import cache

from hypothesis import strategies as st

from cards.texts.folding import fold
from games.contracts.decks import Decklist, ListReader, Slot
from games.registry import GAMES
from tests.games.helpers.sample_decks import catalogue, pool


@cache
def reader(slug: str) -> ListReader:
    build = GAMES[slug].lists.reader
    assert build
    return build(pool(slug), fold)


@cache
def codes(slug: str) -> dict[str, list[str]]:
    """What each zone can hold: every code of a printing, set or leader."""
    records = catalogue(slug)
    leaders = {row["code"] for row in records.cards if row["type"] == "affiliation"}
    held = {
        "cards": sorted({row["code"] for row in (*records.cards, *records.printings) if row["code"] not in leaders}),
        "leaders": sorted(leaders),
        "objective_sets": sorted(row["code"] for row in records.objective_sets),
    }
    return {zone.code: held[zone.holds] for zone in GAMES[slug].decks.zones if held[zone.holds]}


@cache  # a strategy is looked through when it is first drawn from, which takes longer than to draw
def decklists(slug: str) -> st.SearchStrategy[Decklist]:
    slots = st.one_of(st.builds(Slot, st.sampled_from(held), st.integers(1, 99), st.just(zone)) for zone, held in codes(slug).items())
    sides = [None, *(side.code for side in (GAMES[slug].decks.sides or GAMES[slug].cards.sides))]
    several = st.lists(slots, max_size=25, unique_by=lambda slot: (slot.zone, slot.code)).map(tuple)
    return st.builds(Decklist, several, st.sampled_from(sides))
