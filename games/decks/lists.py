"""Decks as people type them, whatever the game: lines, copies before or after, bullets, headings, names compared folded.

meaning: what a name can stand for: a code in a zone.  key: a name folded for comparison.
reference: "#18" at a line's end, as the games' `list_text` writes it; it decides what the line means.

A game with habits of its own builds its reader from these pieces; for the others `zone_reader` and `zone_text` are the whole of it.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from games.contracts.catalogue import Choice
from games.contracts.decks import Decklist, Fold, ListReader, ReadList, Slot, Suggestion, UnreadLine, ZoneSpec
from games.texts import Words, in_language

LONGEST_LINE: Final = 200
MOST_COPIES: Final = 99  # more is no number of copies that anyone means
MOST_SUGGESTED_LINES: Final = 100
SUGGESTIONS: Final = 3
LEAST_LIKENESS: Final = 0.3

BULLET: Final = re.compile(r"^(?:[-*•·▪>]\s+|\d{1,3}[.)]\s+)")
# However long a number before or after an "x" is, it means copies: too many of them, which the line is given back for.
COPIES_LAST: Final = re.compile(r"[\s(\[]+(?:[x×*]\s*(\d{1,200})|(\d{1,200})\s*[x×])[)\]]?$", re.IGNORECASE)
REFERENCE: Final = re.compile(r"\s*#\s*([0-9A-Za-z_-]{1,80})$")
_COPIES_FIRST: Final = re.compile(r"^(\d{1,200})([x×*]\s*|\s+[x×*](?:\s+|(?=\d)|$)|\s+)(?=\S|$)", re.IGNORECASE)
_COPIES_GLUED: Final = re.compile(r"^(.*[^\s\d])[x×](\d{1,2})$|^(.*\S)[x×](\d{1,2})$", re.IGNORECASE)
_COPIES_AHEAD: Final = re.compile(
    r"^(?:[x×*]\s*(\d{1,3})\s+|[(\[]\s*[x×]?\s*(\d{1,3})\s*[x×]?\s*[)\]]\s*|(\d{1,3})\s*[-–—:=.,]\s*)(?=\D)", re.IGNORECASE
)
_COUNT_LAST: Final = re.compile(r"\s*(?:[(\[]\s*(\d{1,4})\s*[)\]]|[-–—:=,.]\s*(\d{1,4})|\s(\d{1,4}))\s*$")
_HEADING_COUNT: Final = re.compile(r"[\s\-–—:=.(\[]*\d{0,4}\s*(?:cards?)?[\s\-–—:=.)\]]*$", re.IGNORECASE)

_DIRECTION: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")

LABELS: Final[Mapping[str, tuple[str, ...]]] = {
    "name": ("name", "deck", "deck name", "デッキ", "デッキ名", "牌組", "牌組名稱"),
    "side": ("side", "faction", "サイド", "陣營"),
}


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a name can mean."""

    zone: str
    code: str
    names: Words


# --- lines -----------------------------------------------------------------------------------------------------------


def plain(text: str) -> str:
    """The text without marks of direction, which would turn what stands around it.

    >>> plain("2x \\u202eJawa")
    '2x Jawa'
    """
    return _DIRECTION.sub("", text)


def _seen(text: str) -> str:
    """Only what is seen: no joiners, soft hyphens and the like, which part or join what is compared."""
    return "".join(c for c in text if unicodedata.category(c) != "Cf")


def lines_of(text: str, *, longest: int = LONGEST_LINE) -> Iterator[tuple[int, str, str | None]]:
    """(number from 1, the line as typed, the line in compatibility forms) of every line that holds something; None: it is too long."""
    for number, raw in enumerate(text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n"), start=1):
        if len(raw) > longest:  # before any regular expression sees it
            yield number, plain(raw[:LONGEST_LINE]), None
        elif line := unicodedata.normalize("NFKC", _seen(raw)).strip():
            yield number, plain(raw).strip(), line


def is_comment(line: str) -> bool:
    return line.startswith(("//", ";")) or (line.startswith("#") and not line[1:2].isdigit())


def copies_of(text: str) -> tuple[int, int, str] | None:
    """Copies written before or after something; those that stood first without an "x" once more (else 0); and the rest.

    >>> copies_of("2x Jawa"), copies_of("Jawa (x2)"), copies_of("2 Jawa")
    ((2, 0, 'Jawa'), (2, 0, 'Jawa'), (2, 2, 'Jawa'))
    """
    if found := _COPIES_FIRST.match(text):
        copies = int(found[1])
        return copies, 0 if found[2].strip() else copies, text[found.end() :].strip()
    if found := COPIES_LAST.search(text):
        return int(found[1] or found[2]), 0, text[: found.start()].strip()
    return None


def count_last(text: str) -> tuple[int, str] | None:
    """Copies that stand last without an "x".

    >>> count_last("Jawa (2)"), count_last("Jawa - 2"), count_last("Jawa")
    ((2, 'Jawa'), (2, 'Jawa'), None)
    """
    found = _COUNT_LAST.search(text)
    return (int(found[1] or found[2] or found[3]), text[: found.start()].strip()) if found else None


def heading_of(line: str) -> str:
    """A line without what adorns a heading: its count, colon, dashes.

    >>> heading_of("- Starting (8):")
    'Starting'
    """
    return _HEADING_COUNT.sub("", line).lstrip("-–—=*_ ").strip()


def merged(slots: Iterable[Slot]) -> tuple[Slot, ...]:
    """The slots, those of one code in one zone as one."""
    counts: dict[tuple[str, str], int] = {}
    for slot in slots:
        counts[slot.zone, slot.code] = counts.get((slot.zone, slot.code), 0) + slot.quantity
    return tuple(Slot(code, copies, zone) for (zone, code), copies in counts.items())


# --- names -----------------------------------------------------------------------------------------------------------


def pieces(key: str) -> frozenset[str]:
    """The three-letter pieces of a folded name, its borders included."""
    padded = f"  {key} "
    return frozenset(padded[at : at + 3] for at in range(len(padded) - 2))


class Names:
    """The names of a game by their key, and which of them a misspelt one is like.  Learn all of them first."""

    def __init__(self, fold: Fold) -> None:
        self.fold = fold
        self._meanings: dict[str, list[Meaning]] = {}
        self._short: dict[str, list[Meaning]] = {}  # without a leading article
        self._keys: list[tuple[str, int]] = []
        self._holders: dict[str, list[int]] = {}  # piece -> places in `_keys` of the names that hold it

    def learn(self, meaning: Meaning) -> None:
        for name in meaning.names.values():
            known = self._meanings.setdefault(self.fold(name), [])
            if all((each.zone, each.code) != (meaning.zone, meaning.code) for each in known):
                known.append(meaning)

    def learned(self) -> None:
        for key, meanings in self._meanings.items():
            first, _, rest = key.partition(" ")
            if first in ("the", "a", "an") and rest and rest not in self._meanings:
                self._short.setdefault(rest, []).extend(meanings)
        self._keys = [(key, len(pieces(key))) for key in self._meanings]
        for place, (key, _) in enumerate(self._keys):
            for piece in pieces(key):
                self._holders.setdefault(piece, []).append(place)

    def find(self, name: str) -> Sequence[Meaning]:
        key = self.fold(name)
        return self._meanings.get(key) or self._short.get(key) or ()

    def suggestions(self, part: str) -> tuple[Suggestion, ...]:
        """What `part` may have meant, likeliest first."""
        key = self.fold(part)
        if not key:
            return ()
        if exact := self._meanings.get(key):
            return suggested(exact)
        wanted = pieces(key)
        shared = Counter(place for piece in wanted for place in self._holders.get(piece, ()))
        likeness = ((2 * count / (len(wanted) + self._keys[place][1]), self._keys[place][0]) for place, count in shared.items())
        best = sorted((-score, known) for score, known in likeness if score >= LEAST_LIKENESS)[:SUGGESTIONS]
        return suggested(meaning for _, known in best for meaning in self._meanings[known])


def suggested(meanings: Iterable[Meaning]) -> tuple[Suggestion, ...]:
    return tuple(Suggestion(each.code, each.zone, each.names) for each in meanings)[:SUGGESTIONS]


def unread_lines(found: Iterable[tuple[int, str, str]], suggestions: Callable[[str], tuple[Suggestion, ...]]) -> tuple[UnreadLine, ...]:
    """(line, its text, the part to look for) as data, in order; only the first hundred lines are looked for."""
    return tuple(
        UnreadLine(number, shown, suggestions(part) if rank < MOST_SUGGESTED_LINES else ())
        for rank, (number, shown, part) in enumerate(sorted(found))
    )


class Named(Protocol):
    @property
    def names(self) -> Words: ...


# --- lists that are no more than their zones -----------------------------------------------------------------------------


@dataclass(slots=True)
class _Reading:
    slots: list[Slot] = field(default_factory=list)
    unread: list[tuple[int, str, str]] = field(default_factory=list)
    name: str = ""
    side: str | None = None
    zone: str | None = None  # of the heading that was read last


def zone_reader(
    *,
    meanings: Iterable[Meaning],
    printings: Mapping[str, str],
    zones: Sequence[ZoneSpec],
    fold: Fold,
    sides: Sequence[Choice] = (),
    groups: Iterable[Choice] = (),
) -> ListReader:
    """A reader for lists whose lines each name a card.

    meanings: each card in the zone where it belongs.  printings: code of a printing -> code of its card.
    groups: what else is a heading and says no zone (the card types, say).
    """
    words: dict[str, str | None] = dict.fromkeys(("deck list", "decklist", "cards", "total", "deck"))
    words |= {name: None for group in groups for name in (*group.names.values(), f"{group.names['en']}s")}
    words |= {text: zone.code for zone in zones for text in (zone.code, *zone.names.values())}
    known = {meaning.code: meaning for meaning in meanings}
    by_code = {code: Meaning(known[card].zone, code, known[card].names) for code, card in printings.items()} | known
    names = Names(fold)
    for meaning in known.values():
        names.learn(meaning)
    names.learned()
    return _ZoneReader(names, by_code, {fold(word): zone for word, zone in words.items()}, side_words(sides, fold)).read


def zone_text(
    decklist: Decklist, name: str, *, zones: Sequence[ZoneSpec], names: Callable[[str], Words], sides: Sequence[Choice] = ()
) -> str:
    """The deck as text for `zone_reader`: a heading for each zone, and a reference at the end of each line.

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


def names_by_code(cards: Mapping[str, Named], printings: Mapping[str, str]) -> Callable[[str], Words]:
    """The names of a card by its code or a printing's; of what nobody knows, the code."""

    def names(code: str) -> Words:
        card = cards.get(code) or cards.get(printings.get(code, ""))
        return card.names if card else {"en": code}

    return names


def head_lines(decklist: Decklist, name: str, sides: Sequence[Choice]) -> list[str]:
    lines = [f"# {' '.join(name.split())}"] if name.strip() else []
    return lines + [f"Side: {in_language(side.names, 'en')}" for side in sides if side.code == decklist.side]


class _ZoneReader:
    def __init__(self, names: Names, by_code: Mapping[str, Meaning], headings: Mapping[str, str | None], sides: Mapping[str, str]) -> None:
        self.names = names
        self.fold = names.fold
        self.by_code = by_code
        self.headings = headings
        self.sides = sides
        self.labels = {self.fold(word): kind for kind, words in LABELS.items() for word in words}

    def read(self, text: str) -> ReadList:
        reading = _Reading()
        for number, raw, line in lines_of(text):
            if line is None:
                reading.unread.append((number, raw, ""))
            else:
                self._line(number, raw, line, reading)
        return ReadList(merged(reading.slots), reading.side, reading.name, unread_lines(reading.unread, self.names.suggestions))

    def _line(self, number: int, raw: str, line: str, reading: _Reading) -> None:
        if is_comment(line):
            if not reading.name and not reading.slots and line.startswith("# "):
                reading.name = raw[1:].strip()
        elif not self._label(raw, line, reading) and not self._card(line, reading) and not self._heading(line, reading):
            reading.unread.append((number, raw, bare(line)))

    def _label(self, raw: str, line: str, reading: _Reading) -> bool:
        label, colon, value = line.partition(":")
        kind = self.labels.get(self.fold(label)) if colon and value.strip() else None
        if kind == "side" and self.fold(value) in self.sides:
            reading.side = self.sides[self.fold(value)]
            return True
        if kind == "name" and not value.strip().isdecimal():
            reading.name = reading.name or raw.partition(":")[2].strip() or value.strip()
            return True
        return False

    def _heading(self, line: str, reading: _Reading) -> bool:
        for word in (self.fold(line), self.fold(heading_of(line))):
            if word in self.headings:
                reading.zone = self.headings[word]
                return True
            if word in self.sides:
                reading.side = self.sides[word]
                return True
        return False

    def _card(self, line: str, reading: _Reading) -> bool:
        """Is a card named?  The whole line is tried as a name before a number in it is taken for copies."""
        if line.endswith(":"):
            return False
        text = BULLET.sub("", line)
        reference = REFERENCE.search(text)
        if reference and (referred := self.by_code.get(reference[1])):
            copies, found = (copies_of(text[: reference.start()].strip()) or (1, 0, ""))[0], [referred]
        else:
            reference = None
            copies, found = next(((copies, known) for copies, name in readings(line) if (known := self._named(name))), (1, []))
        if not 1 <= copies <= MOST_COPIES or len({meaning.code for meaning in found}) != 1:
            return False
        fits = reference or any(meaning.zone == reading.zone for meaning in found)
        reading.slots.append(Slot(found[0].code, copies, reading.zone if reading.zone and fits else found[0].zone))
        return True

    def _named(self, name: str) -> list[Meaning]:
        return list(self.names.find(name)) or ([self.by_code[name]] if name in self.by_code else [])


def readings(line: str) -> Iterator[tuple[int, str]]:
    """(copies, name) as a line may be meant, likeliest first.

    >>> list(readings("- 2x Jawa"))
    [(1, '- 2x Jawa'), (1, '2x Jawa'), (2, 'Jawa')]
    """
    texts = dict.fromkeys((line, BULLET.sub("", line)))
    for text in texts:
        yield 1, text
        if known := copies_of(text):
            yield known[0], known[2]
        if last := count_last(text):
            yield last
    for text in texts:
        if ahead := _COPIES_AHEAD.match(text):
            yield int(ahead[1] or ahead[2] or ahead[3]), text[ahead.end() :].strip()
        if glued := _COPIES_GLUED.match(text):
            yield int(glued[2] or glued[4]), (glued[1] or glued[3]).strip()


def side_words(sides: Sequence[Choice], fold: Fold) -> dict[str, str]:
    return {fold(text): side.code for side in sides for text in (side.code, *side.names.values())}


def bare(line: str) -> str:
    """The part of a line that looks like a name."""
    line = REFERENCE.sub("", COPIES_LAST.sub("", BULLET.sub("", unicodedata.normalize("NFKC", line))))
    return _COPIES_FIRST.sub("", line).partition(":")[2].strip() or _COPIES_FIRST.sub("", line)
