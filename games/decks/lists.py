"""Read a decklist that people typed, and write one: for games in which every line names a card.

A game whose lists hold more than that builds its own reader from the pieces in `games.decks.lines` and `games.decks.card_names`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from games.contracts.catalogue import Choice
from games.contracts.decks import Decklist, Fold, ListReader, ReadList, Slot, UnreadLine, ZoneSpec
from games.decks.card_names import CardNames, Meaning, unread_lines
from games.decks.lines import (
    BULLET,
    MOST_COPIES,
    REFERENCE,
    count_unknown_lines,
    is_comment,
    likely_name,
    likely_readings,
    read_lines,
    split_copies,
    split_reference,
    split_trailing_count,
    strip_heading,
)
from games.decks.short_names import ShortNames
from games.decks.slots import merge_slots
from games.texts import TEXTS, Words, in_language

# The labels of a list ("Name: My deck"): kind -> its spellings in every language.
LABELS: Final[Mapping[str, tuple[str, ...]]] = {
    kind: tuple(word for text in words.values() for word in text.split(" | ")) for kind, words in TEXTS.section("list_labels").items()
}
# Headings that any decklist may have; they stand for no zone.
HEADINGS: Final = tuple(TEXTS["list_headings.any"]["en"].split(" | "))
# Spellings of the heading above cards that are only considered, in each language, separated by " | ".
CONSIDERED: Final = TEXTS["list_headings.maybe"]
# A first line that is at least so much like a card's name may be a misspelt card, and is not taken for the deck's name;
# the second number is for a line that stands apart from the cards.
TITLE_LIKENESS: Final = (0.6, 0.75)


@dataclass(slots=True)
class _Reading:
    slots: list[Slot] = field(default_factory=list)
    unread: list[tuple[int, str, str]] = field(default_factory=list)
    passed: list[UnreadLine] = field(default_factory=list)
    name: str = ""
    side: str | None = None
    zone: str | None = None  # the zone of the last heading


def zone_reader(
    *,
    meanings: Iterable[Meaning],
    printings: Mapping[str, str],
    zones: Sequence[ZoneSpec],
    fold: Fold,
    sides: Sequence[Choice] = (),
    groups: Iterable[Choice] = (),
    short_names: ShortNames | None = None,
) -> ListReader:
    """A reader of lists in which every line names a card.

    meanings: every card with the zone where it belongs.
    printings: code of a printing -> code of its card.
    groups: other headings, which stand for no zone (card types, say).
    short_names: other names of some cards, as players use them.
    """
    words: dict[str, str | None] = dict.fromkeys(HEADINGS)
    words |= {name: None for group in groups for name in (*group.names.values(), f"{group.names['en']}s")}
    words |= {text: zone.code for zone in zones for text in (zone.code, *zone.names.values())}
    known = {meaning.code: meaning for meaning in meanings}
    by_code = {code: Meaning(known[card].zone, code, known[card].names) for code, card in printings.items()} | known
    names = CardNames(fold, short_names)
    for meaning in known.values():
        names.add(meaning)
    names.build_index()
    return _ZoneReader(names, by_code, {fold(word): zone for word, zone in words.items()}, side_words(sides, fold)).read


def zone_text(
    decklist: Decklist, name: str, *, zones: Sequence[ZoneSpec], names: Callable[[str], Words], sides: Sequence[Choice] = ()
) -> str:
    """The deck as text that `zone_reader` reads again: a heading for each zone, and a reference at the end of each line.

    # name
    Trade deck:
    2x Battle Blob #battle-blob
    """
    lines = head_lines(decklist, name, sides)
    for zone in zones:
        if slots := decklist.in_zone(zone.code):
            lines += ["", f"{in_language(zone.names, 'en')}:"]
            lines += [f"{slot.quantity}x {in_language(names(slot.code), 'en')} #{slot.code}" for slot in slots]
    return "\n".join(lines).strip() + "\n"


def head_lines(decklist: Decklist, name: str, sides: Sequence[Choice]) -> list[str]:
    """The first lines of a deck as text: its name, and its side if it has one."""
    lines = [f"# {' '.join(name.split())}"] if name.strip() else []
    return lines + [f"Side: {in_language(side.names, 'en')}" for side in sides if side.code == decklist.side]


def with_title(found: ReadList, text: str, names: CardNames) -> ReadList:
    """The list read from `text`, with a first line that is no card's as the deck's name.

    Such a title states no copies and is like no card's name.  Below it comes an empty line or a heading, or most other lines state copies.
    A first line that may be a misspelt card stays unread.
    """
    lines = [(number, raw, line or "") for number, raw, line in read_lines(text)]
    if found.name or not found.slots or not found.unread or found.unread[0].line != lines[0][0]:
        return found
    (number, raw, title), *others = lines
    headings = {each.line for each in found.passed}
    stands_apart = bool(others) and (others[0][0] > number + 1 or others[0][0] in headings)
    cards = [_states_copies(line) for other, _, line in others if other not in headings]
    counted = split_trailing_count(title)
    if (
        not title
        or split_copies(BULLET.sub("", title))
        or not (stands_apart or 2 * sum(cards) > len(cards))
        or max(names.likeness(each) for each in (title, counted[1] if counted else title)) >= TITLE_LIKENESS[stands_apart]
    ):
        return found
    passed = tuple(sorted((*found.passed, UnreadLine(number, raw)), key=lambda each: each.line))
    return replace(found, name=raw, unread=found.unread[1:], passed=passed)


def _states_copies(line: str) -> bool:
    line = BULLET.sub("", line)
    return bool(split_copies(line) or split_trailing_count(line))


class Labels:
    """The labelled lines of a list: "Name: My deck", "Side: Light"."""

    def __init__(self, fold: Fold, sides: Mapping[str, str]) -> None:
        self.fold = fold
        self.sides = sides
        self._kinds = {fold(word): kind for kind, words in LABELS.items() for word in words}

    def read(self, raw: str, line: str) -> tuple[str, str] | None:
        """("side", code) or ("name", name of the deck); None for any other line.  raw: the line as typed."""
        label, colon, value = line.partition(":")
        kind = self._kinds.get(self.fold(label)) if colon and value.strip() else None
        if kind == "side" and (side := self.sides.get(self.fold(value.strip()))):
            return kind, side
        if kind == "name" and not value.strip().isdecimal():
            return kind, raw.partition(":")[2].strip() or value.strip()
        return None


class _ZoneReader:
    def __init__(
        self, names: CardNames, by_code: Mapping[str, Meaning], headings: Mapping[str, str | None], sides: Mapping[str, str]
    ) -> None:
        self.names = names
        self.fold = names.fold
        self.by_code = by_code
        self.headings = headings
        self.sides = sides
        self.labels = Labels(names.fold, sides)

    def read(self, text: str) -> ReadList:
        reading = _Reading()
        for number, raw, line in read_lines(text):
            if line is None:
                reading.unread.append((number, raw, ""))
            else:
                self._line(number, raw, line, reading)
            count_unknown_lines(len(reading.unread))
        unread = unread_lines(reading.unread, self.names.suggestions)
        found = ReadList(merge_slots(reading.slots), reading.side, reading.name, unread, passed=tuple(reading.passed))
        return with_title(found, text, self.names)

    def _line(self, number: int, raw: str, line: str, reading: _Reading) -> None:
        if is_comment(line) and not self._reference_first(line):
            if not reading.name and not reading.slots and line.startswith("# "):
                reading.name = raw[1:].strip()
            reading.passed.append(UnreadLine(number, raw))
        elif self._label(raw, line, reading):
            reading.passed.append(UnreadLine(number, raw))
        elif self._card(line, reading):
            pass
        elif self._heading(line, reading):
            reading.passed.append(UnreadLine(number, raw))
        else:
            reading.unread.append((number, raw, likely_name(line)))

    def _label(self, raw: str, line: str, reading: _Reading) -> bool:
        if (labelled := self.labels.read(raw, line)) is None:
            return False
        kind, value = labelled
        if kind == "side":
            reading.side = value
        else:
            reading.name = reading.name or value
        return True

    def _heading(self, line: str, reading: _Reading) -> bool:
        for word in (self.fold(line), self.fold(strip_heading(line))):
            if word in self.headings:
                reading.zone = self.headings[word]
                return True
            if word in self.sides:
                reading.side = self.sides[word]
                return True
        return False

    def _card(self, line: str, reading: _Reading) -> bool:
        """Read a line as a card.  The whole line is tried as a name before a number in it is read as copies."""
        if line.endswith(":"):
            return False
        found: list[Meaning]
        if referred := self._referred(line):
            copies, found = referred[0], [referred[1]]
        else:
            copies, found = next(((copies, known) for copies, name in likely_readings(line) if (known := self._named(name))), (1, []))
        if not 1 <= copies <= MOST_COPIES or len({meaning.code for meaning in found}) != 1:
            return False
        fits = referred or any(meaning.zone == reading.zone for meaning in found)
        reading.slots.append(Slot(found[0].code, copies, reading.zone if reading.zone and fits else found[0].zone))
        return True

    def _referred(self, line: str) -> tuple[int, Meaning] | None:
        """(copies, card) of a line with a reference."""
        text = BULLET.sub("", line)
        if (last := REFERENCE.search(text)) and (known := self.by_code.get(last[1])):
            return (split_copies(text[: last.start()].strip()) or (1, 0, ""))[0], known
        return self._reference_first(text)

    def _reference_first(self, line: str) -> tuple[int, Meaning] | None:
        """(copies, card) of a line with a reference before a name of its card, which tells it from a comment."""
        if (first := split_reference(line)) and (known := self.by_code.get(first[1])):
            return (first[0], known) if any(each.names == known.names for each in self.names.find(first[2])) else None
        return None

    def _named(self, name: str) -> list[Meaning]:
        return list(self.names.find(name)) or ([self.by_code[name]] if name in self.by_code else [])


def side_words(sides: Sequence[Choice], fold: Fold) -> dict[str, str]:
    """Every name of a side, folded -> the code of the side."""
    return {fold(text): side.code for side in sides for text in (side.code, *side.names.values())}
