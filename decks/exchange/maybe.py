"""The cards that a player is considering, as the last part of a deck in text: below the heading "Maybe:".

The readers of the games know nothing of this part: they read it apart, as a list of its own whose cards then all go into the zone `MAYBE`.
The other part ends or begins at a heading; the lines of one part are empty lines in the other, so that every line keeps its number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from cards.data.pools import catalogue_of
from cards.texts.folding import fold
from games.contracts.decks import MAYBE, Decklist, ListReader, ReadList, Slot, UnreadLine
from games.contracts.game import Game as Rules
from games.decks.lines import count_unknown_lines
from games.decks.lists import CONSIDERED
from games.texts import TEXTS, in_language

_HEADINGS: Final = frozenset(fold(word) for text in CONSIDERED.values() for word in text.split(" | "))
_COUNT: Final = re.compile(r"\s*[(\[]\s*\d{1,4}\s*[)\]]\s*$")
_REFERENCE: Final = re.compile(r"\s#\S+$")


def text_with_maybe(rules: Rules, decklist: Decklist, name: str, pool: Any) -> str:
    """The deck in the game's text format, and what its player is considering below a heading of its own."""
    text = rules.lists.text(decklist.played, name, pool)
    if not (slots := decklist.in_zone(MAYBE)):
        return text
    zone = _zone_of(rules)
    alone = rules.lists.text(Decklist(tuple(replace(slot, zone=zone) for slot in slots)), "", pool)
    lines = [line for line in alone.split("\n") if _REFERENCE.search(line)]
    return "\n".join([text.rstrip("\n"), "", f"{in_language(TEXTS['zones.maybe'], 'en')}:", *lines, ""]).lstrip("\n")


def reader_with_maybe(rules: Rules, read: ListReader) -> ListReader:
    """The game's reader, for lists that may have such a part."""

    def read_both(text: str) -> ReadList:
        parts = _parts(rules, text)
        if parts is None:
            return read(text)
        counted, considered, headings = parts
        main = read(counted)
        side = f"Side: {main.side}" if main.side else ""  # the considered cards are told apart by the side of the deck
        lines = considered.split("\n")
        lines[headings[0].line - 1] = side
        maybe = read("\n".join(lines))
        count_unknown_lines(len(main.unread) + len(maybe.unread))
        passed = (*main.passed, *headings, *(line for line in maybe.passed if line.text != side))
        return replace(
            main,
            slots=(*main.slots, *_considered(rules, maybe)),
            unread=tuple(_by_line((*main.unread, *(_moved(rules, line) for line in maybe.unread)))),
            guessed=tuple(_by_line((*main.guessed, *(_moved(rules, line) for line in maybe.guessed)))),
            passed=tuple(_by_line(passed)),
        )

    return read_both


def _parts(rules: Rules, text: str) -> tuple[str, str, list[UnreadLine]] | None:
    """(the text without what is considered, that alone, the headings of this part); None for a text without such a part."""
    zones = {fold(word) for zone in rules.decks.zones for word in (zone.code, *zone.names.values())}
    counted: list[str] = []
    considered: list[str] = []
    headings: list[UnreadLine] = []
    is_considered = False
    for number, line in enumerate(text.split("\n"), start=1):
        heading = _heading(line)
        if heading in _HEADINGS:
            headings.append(UnreadLine(number, line.strip()))
            is_considered = True
        elif heading in zones:
            is_considered = False
        counted.append("" if is_considered else line)
        considered.append(line if is_considered and heading not in _HEADINGS else "")
    return ("\n".join(counted), "\n".join(considered), headings) if headings else None


def _heading(line: str) -> str:
    """The line as a heading, folded: without a count in brackets and a colon."""
    return fold(_COUNT.sub("", line.strip().rstrip(":：")).rstrip(":："))


def _zone_of(rules: Rules) -> str:
    """The zone of the rules that holds what the maybe zone holds."""
    return next(zone.code for zone in rules.decks.zones if zone.holds == rules.decks.maybe_zone.holds)


def _considered(rules: Rules, read: ReadList) -> Iterator[Slot]:
    """The slots of the part, in the zone `MAYBE`.  Where it holds objective sets, a card stands for its set."""
    copies: dict[str, int] = {}
    for slot in read.slots:
        code = _code(rules, slot.zone, slot.code)
        copies[code] = max(copies.get(code, 0), slot.quantity) if code != slot.code else copies.get(code, 0) + slot.quantity
    return (Slot(code, quantity, MAYBE) for code, quantity in copies.items())


def _moved(rules: Rules, line: UnreadLine) -> UnreadLine:
    """A line of the part: its suggestions go into the zone `MAYBE`, too."""
    moved = (replace(each, zone=MAYBE, code=_code(rules, each.zone, each.code)) for each in line.suggestions)
    return replace(line, suggestions=tuple({each.code: each for each in moved}.values()))


def _code(rules: Rules, zone: str, code: str) -> str:
    if rules.decks.maybe_zone.holds != "objective_sets" or zone == _zone_of(rules):
        return code
    sets = {each["code"]: each["objective_set"] for each in catalogue_of(rules.slug).printings}
    return sets.get(code) or code


def _by_line(lines: tuple[UnreadLine, ...]) -> list[UnreadLine]:
    return sorted(lines, key=lambda line: line.line)
