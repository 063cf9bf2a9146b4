"""Deck files of OCTGN.

Many cards of this game share a name, so cards are told apart by their ids on OCTGN.  `octgn/ids.csv` has the id of each printing
and affiliation card; it was taken from the set files of OCTGN's own game definition.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from games.contracts.decks import DeckFile, Decklist, ListReader, ReadList, Slot
from games.decks import octgn
from games.decks.slots import merge_slots
from games.star_wars_lcg.catalogue.fields import OBJECTIVE
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.decks.formats import AFFILIATION, MAIN, OBJECTIVE_SETS
from games.star_wars_lcg.decks.lists import list_text
from games.star_wars_lcg.decks.messages import name_of

# The game's id on OCTGN, and the sections of its decks.
GAME: Final = "d5cf89e5-1984-4873-8ae0-f06eea411bb3"
SECTIONS: Final = ("Affiliation", "Command Deck", "Objective Deck")


def read(text: str, pool: Pool, lists: ListReader) -> ReadList:
    """The deck in an OCTGN file; cards of whole sets become these sets.

    Cards are read by their ids, those with an unknown id by their names.  The notes are read instead if they list the same cards.
    """
    ids, notes = octgn.contents(text)
    if notes and ids == _ids(Decklist((kept := lists(notes)).slots), pool):
        return kept
    read = octgn.read_o8d(text, lists, codes={each: code for code, each in octgn_ids().items()})
    return replace(read, slots=_whole_sets(read.slots, pool))


def write(decklist: Decklist, name: str, pool: Pool) -> str:
    """The deck as single cards in the sections of OCTGN; its notes hold it as text."""
    sections: dict[str, list[tuple[int, str, str]]] = {section: [] for section in SECTIONS}
    for section, code, copies in _cards(decklist, pool):
        sections[section].append((copies, octgn_ids().get(code, octgn.UNKNOWN), name_of(code, "en", pool)))
    return octgn.write_o8d(GAME, list(sections.items()), list_text(decklist, name, pool))


@cache
def octgn_ids() -> Mapping[str, str]:
    """code of a printing or an affiliation card -> its id on OCTGN"""
    with (Path(__file__).parent / "octgn" / "ids.csv").open(newline="", encoding="utf-8") as file:
        return {row["code"]: row["id"] for row in csv.DictReader(file)}


def _whole_sets(slots: Iterable[Slot], pool: Pool) -> tuple[Slot, ...]:
    """The slots with each whole set instead of its six cards; cards that are left over stay."""
    single: Counter[str] = Counter()
    others: list[Slot] = []
    for slot in slots:
        if slot.zone == MAIN:
            single[slot.code] += slot.quantity
        else:
            others.append(slot)
    for code, known in pool.sets.items():
        if whole := min(single[printing] for printing in known.printings):
            single.subtract(dict.fromkeys(known.printings, whole))
            others.append(Slot(code, whole, OBJECTIVE_SETS))
    return merge_slots([*others, *(Slot(code, copies, MAIN) for code, copies in single.items() if copies)])


def _cards(decklist: Decklist, pool: Pool) -> Iterator[tuple[str, str, int]]:
    """(section, code, copies) of each card of the list, those of its sets included."""
    for slot in decklist.slots:
        known = pool.sets.get(slot.code) if slot.zone != AFFILIATION else None
        for code in known.printings if known else (slot.code,):
            card = pool.card(code)
            section = SECTIONS[0] if slot.zone == AFFILIATION else SECTIONS[2 if card and card.type == OBJECTIVE else 1]
            yield section, code, slot.quantity


def _ids(decklist: Decklist, pool: Pool) -> Counter[str]:
    """id on OCTGN -> copies"""
    copies: Counter[str] = Counter()
    for _, code, quantity in _cards(decklist, pool):
        copies[octgn_ids().get(code, octgn.UNKNOWN)] += quantity
    return copies


DECK_FILES: Final = (DeckFile("o8d", octgn.NAMES, octgn.EXTENSION, octgn.MEDIA_TYPE, octgn.is_o8d, read, write),)
