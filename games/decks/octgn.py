"""Read and write decks of OCTGN (.o8d): sections of cards, each card with its id on OCTGN and its name.

OCTGN finds a card by its id or, if there is no card with that id, by its name; a card without a known id is written with an id of zeros.
The notes hold the deck as the game's `list_text` writes it.  They are read instead of the cards as long as both agree.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from games.contracts.decks import ListReader, OddFile, ReadList, UnreadLine
from games.decks.lines import LONGEST_LINE, MOST_COPIES, REFERENCE, count_unknown_lines, split_copies
from games.decks.safe_xml import Element, attribute, cdata, content, elements
from games.texts import TEXTS, Words

NAMES: Final[Words] = TEXTS["deck_files.octgn"]
EXTENSION: Final = ".o8d"
MEDIA_TYPE: Final = "application/xml"
_KNOWN: Final = ("section", "card", "notes", "sleeve")
UNKNOWN: Final = "00000000-0000-0000-0000-000000000000"

_DECK: Final = re.compile(r"<deck\b[^>]*\bgame\s*=|<deck\b[^>]*>\s*<section\b")


def is_o8d(text: str) -> bool:
    """Whether the text looks like a deck of OCTGN."""
    return text.lstrip("\ufeff \t\r\n").startswith("<") and _DECK.search(text[:5_000]) is not None


def contents(text: str) -> tuple[Counter[str], str]:
    """(id of a card -> copies, the notes)"""
    ids: Counter[str] = Counter()
    found = elements(text)
    for each in found:
        if each.name == "card":
            ids[each.attributes.get("id", "").strip().lower()] += _copies(each) or 0
    return ids, next((each.words for each in found if each.name == "notes"), "")


def read_o8d(text: str, lists: ListReader, *, codes: Mapping[str, str] | None = None) -> ReadList:
    """The deck, read from its notes or by the names of its cards.

    codes: id of a card on OCTGN -> its code here, which then says more than its name.
    """
    found = elements(text)
    if found[0].name != "deck":
        raise OddFile("not_a_deck", "This XML is not an OCTGN deck: its root element is not “deck”.")
    cards = [(each, section) for each, section in _in_sections(found) if each.name == "card"]
    notes = next((each.words for each in found if each.name == "notes"), "")
    if notes and _cards_in_notes(notes) == _copies_by_name(each for each, _ in cards):
        return lists(notes)
    lines: list[tuple[int, str]] = []
    last = ""
    for card, section in cards:
        if section != last:
            lines.append((card.line, f"{section}:"))
        last = section
        lines.append((card.line, f"{_copies(card) or 0}x {' '.join(card.words.split())}{_reference(card, codes or {})}"))
    read = lists("\n".join(line for _, line in lines))
    unread = [replace(each, line=lines[each.line - 1][0]) for each in read.unread if not each.text.endswith(":")]
    unread += [UnreadLine(each.line, f"<{each.name}>"[:LONGEST_LINE]) for each in found[1:] if each.name not in _KNOWN]
    count_unknown_lines(len(unread))
    unread.sort(key=lambda each: each.line)
    guessed = [replace(each, line=lines[each.line - 1][0]) for each in read.guessed]
    return ReadList(read.slots, read.side, read.name, tuple(unread), tuple(guessed))


def write_o8d(game: str, sections: Sequence[tuple[str, Sequence[tuple[int, str, str]]]], notes: str = "") -> str:
    """A deck for OCTGN.

    game: the game's id on OCTGN.
    sections: (name of the section, [(copies, id of the card on OCTGN, name of the card)]).
    """
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f"<deck game={attribute(game)}>"]
    for name, cards in sections:
        lines.append(f'  <section name={attribute(name)} shared="False">')
        lines += [f'    <card qty="{copies}" id={attribute(code)}>{content(card)}</card>' for copies, code, card in cards]
        lines.append("  </section>")
    return "\n".join([*lines, f"  <notes>{cdata(notes)}</notes>", "</deck>", ""])


def _in_sections(found: Sequence[Element]) -> Iterable[tuple[Element, str]]:
    section = ""
    for each in found:
        if each.name == "section":
            section = " ".join(each.attributes.get("name", "").split())
        yield each, section


def _reference(card: Element, codes: Mapping[str, str]) -> str:
    code = codes.get(card.attributes.get("id", "").strip().lower())
    return f" #{code}" if code else ""


def _copies(card: Element) -> int | None:
    number = card.attributes.get("qty", "1").strip()
    return int(number) if number.isascii() and number.isdecimal() and len(number) <= 4 and 1 <= int(number) <= MOST_COPIES else None


def _copies_by_name(cards: Iterable[Element]) -> Counter[str]:
    count: Counter[str] = Counter()
    for card in cards:
        count[card.words] += _copies(card) or 0
    return count


def _cards_in_notes(notes: str) -> Counter[str]:
    """The copies of each card name in notes that the game's `list_text` wrote."""
    count: Counter[str] = Counter()
    for line in notes.split("\n"):
        if (found := REFERENCE.search(line)) and (known := split_copies(line[: found.start()])):
            count[known[2]] += known[0]
    return count
