"""Read and write decks of the GEMP server: its XML and its stored form.

XML: one element for each copy.  GEMP reads the card numbers alone; the deck's name, its side and the mark of the cards that start on the
table are attributes of our own.
Stored form: "id,id,...|id,id,...", the deck and then the cards outside it.
"""

from __future__ import annotations

import re
from typing import Final

from games.contracts.decks import Decklist, ListReader, ReadList, Slot
from games.decks import octgn
from games.decks.safe_xml import attribute, elements
from games.decks.slots import merge_slots
from games.star_wars_ccg.catalogue.pool import Pool
from games.star_wars_ccg.decks.files.cards import BACKS, UnreadLines, main_side
from games.star_wars_ccg.decks.formats import MAIN, OUTSIDE, STARTING
from games.star_wars_ccg.decks.lists.writer import name_of

_GEMP: Final = re.compile(r"<deck\b|<(?:card|cardOutsideDeck)\b[^>]*\bblueprintId\b")
_STORED: Final = re.compile(r"\s*\d+_\d+[*^]?\s*(?:,\s*[\w-]+[*^]?\s*)*\|?[\w\s,*^-]*")


def is_gemp(text: str) -> bool:
    return text.lstrip("\ufeff \t\r\n").startswith("<") and _GEMP.search(text[:20_000]) is not None and not octgn.is_o8d(text)


def read_gemp(text: str, pool: Pool, lists: ListReader) -> ReadList:
    found = elements(text)
    slots: list[Slot] = []
    unread = UnreadLines(pool, lists)
    for element in found:
        if element.name not in ("card", "cardOutsideDeck"):
            if element.name != "deck" or element.inside:
                unread.add(element.line, f"<{element.name}>")
            continue
        number = element.attributes.get("blueprintId", "").strip().rstrip("*^")
        code = _code(number, pool)
        if code is None:
            title = element.attributes.get("title") or number
            unread.add_card(element.line, title, title)
        else:
            starting = element.attributes.get("starting") == "true"
            slots.append(Slot(code, 1, OUTSIDE if element.name == "cardOutsideDeck" else STARTING if starting else MAIN))
    name = " ".join(found[0].attributes.get("name", "").split())
    side = found[0].attributes.get("side")
    return ReadList(merge_slots(slots), side if side in BACKS else main_side(slots, pool), name, tuple(unread.lines))


def write_gemp(decklist: Decklist, name: str, pool: Pool) -> str:
    numbers = {code: number for number, code in pool.gemp.items()}  # code of a Legacy card -> GEMP's number
    side = f" side={attribute(decklist.side)}" if decklist.side else ""
    lines = ['<?xml version="1.0" encoding="UTF-8" standalone="no"?>', f"<deck name={attribute(name)}{side}>"]
    for zone, tag in ((STARTING, "card"), (MAIN, "card"), (OUTSIDE, "cardOutsideDeck")):
        starting = ' starting="true"' if zone == STARTING else ""
        for slot in decklist.in_zone(zone):
            number = attribute(numbers.get(slot.code, slot.code))
            attributes = f'blueprintId={number} horizontal="false" title={attribute(name_of(slot.code, pool))}'
            lines += [f"    <{tag} {attributes}{starting}/>"] * slot.quantity
    return "\r\n".join([*lines, "</deck>", ""])


def is_stored(text: str) -> bool:
    return _STORED.fullmatch(text.strip()) is not None and ("," in text or "|" in text)


def read_stored(text: str, pool: Pool, lists: ListReader) -> ReadList:
    deck, _, outside = text.partition("|")
    slots: list[Slot] = []
    unread = UnreadLines(pool, lists)
    for zone, numbers in ((MAIN, deck), (OUTSIDE, outside)):
        for number in filter(None, (each.strip() for each in numbers.split(","))):
            code = _code(number.rstrip("*^"), pool)
            if code is None:
                unread.add(1, number[:80])
            else:
                slots.append(Slot(code, 1, zone))
    return ReadList(merge_slots(slots), main_side(slots, pool), "", tuple(unread.lines))


def _code(number: str, pool: Pool) -> str | None:
    """The code of a card by GEMP's number, or by our code if GEMP has no number; None for an unknown card."""
    if number in pool.cards or number in pool.printings:
        return number
    return pool.gemp.get(number)
