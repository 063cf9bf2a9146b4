"""Read and write decks of Holotable (.htd): one line for each card, named by its picture.

A line may have a description of the card.  We write one, with the card's number or zone, where the picture alone would be read as another
card or in another zone.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from games.contracts.decks import Decklist, ListReader, ReadList, Slot, UnreadLine
from games.decks.card_names import Meaning, as_suggestions
from games.decks.lines import LONGEST_LINE, MOST_COPIES, read_lines
from games.decks.slots import merge_slots
from games.star_wars_ccg.catalogue.fields import SIDES
from games.star_wars_ccg.catalogue.pool import Pool
from games.star_wars_ccg.decks.files.cards import BACKS, UnreadLines, home_zone, main_side, meaning
from games.star_wars_ccg.decks.files.holotable_pictures import pictures_of
from games.star_wars_ccg.decks.formats import MAIN, OUTSIDE, STARTING
from games.star_wars_ccg.decks.lists.writer import name_of

LONGEST_DESCRIPTION: Final = 5_000

_CARD_LINE: Final = re.compile(r'card\s+"/([^"]*)"(?:\s+"((?:[^"\\]|\\.)*)")?((?:\s+\d{1,40})*)\s*', re.IGNORECASE)
_ZONE: Final = re.compile(r"\\nZone: (\w+)")


def is_holotable(text: str) -> bool:
    lines = [line.strip().lower() for line in text.lstrip("\ufeff \t\r\n").split("\n", 40)[:40]]
    return lines[0].startswith(("ver ", "back ", 'card "/')) and any(line.startswith('card "/') for line in lines)


def read_holotable(text: str, pool: Pool, lists: ListReader) -> ReadList:
    side: str | None = None
    slots: list[Slot] = []
    unread = UnreadLines(pool, lists)
    guessed: list[UnreadLine] = []
    for number, raw, line in read_lines(text, longest=LONGEST_DESCRIPTION):
        word = (line or "").partition(" ")[0].lower()
        if word == "back" and line:
            side = {back: code for code, back in BACKS.items()}.get(line.partition(" ")[2].strip().lower(), side)
        elif word == "card" and line and (read := _CARD_LINE.fullmatch(line)):
            found, sure = _card_slots(read, pool)
            if sure:
                slots += found
            elif found:
                card = Meaning(found[0].zone, found[0].code, meaning(found[0].code, pool).names)
                guessed.append(UnreadLine(number, raw[:LONGEST_LINE], as_suggestions([card]), sum(slot.quantity for slot in found)))
            else:
                title = (read[2] or "").partition("\\n")[0] or read[1].rpartition("t_")[2]
                unread.add_card(number, raw, title)
        elif word != "ver":
            unread.add(number, raw)
    return ReadList(merge_slots(slots), side or main_side(slots, pool), "", tuple(unread.lines), tuple(guessed))


def _card_slots(read: re.Match[str], pool: Pool) -> tuple[list[Slot], bool]:
    """(slots, is the card certain?) of a card's line; no slots for an unknown card or a wrong number of copies."""
    path, description, numbers = read[1], read[2] or "", [int(number) for number in read[3].split()]
    code, sure = pictures_of(pool).card(path, description)
    if code is None or not numbers or not 1 <= numbers[0] <= MOST_COPIES:
        return [], False
    if (named := _ZONE.search(description)) and named[1] in (MAIN, STARTING, OUTSIDE):
        return [Slot(code, numbers[0], named[1])], sure
    home = home_zone(code, pool)
    starting = min(numbers[1], numbers[0]) if len(numbers) > 1 and home == MAIN else 0
    parts = ((STARTING, starting), (home, numbers[0] - starting))
    return [Slot(code, copies, zone) for zone, copies in parts if copies], sure


def write_holotable(decklist: Decklist, name: str, pool: Pool) -> str:
    """The deck in version 2 of the format; a deck without a side gets the card back of most of its cards."""
    pictures = pictures_of(pool)
    lines = ["ver 2", f"back {BACKS[decklist.side or main_side(decklist.slots, pool) or SIDES[0].code]}"]
    counts: dict[tuple[str, str], Counter[str]] = {}
    for slot in decklist.slots:
        home = home_zone(slot.code, pool)
        # Copies that start on the table follow the copies of the deck; the description names any other zone.
        described_zone = "" if slot.zone == home or (slot.zone, home) == (STARTING, MAIN) else slot.zone
        counts.setdefault((slot.code, described_zone), Counter())[slot.zone] += slot.quantity
    for (code, zone), count in counts.items():
        path = pictures.path(code)
        more = [] if pictures.card(path) == (code, True) else [f"\\nNumber: {code}"]
        more += [f"\\nZone: {zone}"] if zone else []
        description = f' "{_quoted(name_of(code, pool))}{"".join(more)}"' if more else ""
        starting = count[STARTING] if not zone else 0
        together = [(count.total(), starting)]
        if count.total() > MOST_COPIES:
            together = [(count.total() - starting, 0), (starting, starting)]
        lines += [f'card "/{path}"{description} {copies}{f" {first} 1" if first else ""}' for copies, first in together if copies]
    return "\n".join([*lines, ""])


def _quoted(text: str) -> str:
    return text.replace("\\", "").replace('"', "'")
