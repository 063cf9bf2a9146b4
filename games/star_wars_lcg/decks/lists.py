"""Read decklists that people typed, and write a deck as text that reads back without loss.

entry: a line with a set, an affiliation card or a single card, and its copies.
reference: "#18" or "#001-2" at the end of a line, as `list_text` writes it; it decides the meaning of the line.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from games.contracts.decks import Decklist, Fold, ListReader, ReadList, Slot, UnreadLine
from games.decks.card_names import CardNames, Meaning, unread_lines
from games.decks.lines import (
    BULLET,
    COPIES_LAST,
    MOST_COPIES,
    REFERENCE,
    count_unknown_lines,
    is_comment,
    likely_name,
    read_lines,
    split_copies,
    split_reference,
)
from games.decks.lists import LABELS, head_lines, side_words, with_title
from games.decks.short_names import load_short_names
from games.decks.slots import merge_slots
from games.star_wars_lcg.catalogue.fields import CARD_TYPES, FACTIONS, SIDES
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.decks.contents import deck_contents
from games.star_wars_lcg.decks.formats import AFFILIATION, MAIN, OBJECTIVE_SETS, ZONES
from games.star_wars_lcg.decks.legality import MOST_COPIES as MOST_COPIES_OF_A_SET
from games.star_wars_lcg.decks.messages import name_of
from games.star_wars_lcg.texts import TEXTS

_PLACE: Final = re.compile(r"^#?(\d{3}-\d)$")
_SET_NUMBER: Final = re.compile(r"^(?:(?:objective\s+)?set\s*)?(?:no\.?\s*)?#?0*(\d{1,3})$", re.IGNORECASE)
# "18 - Hit and Run", "#18 Hit and Run", "001-2: Luke Skywalker"
_NUMBER_AND_NAME: Final = re.compile(
    r"^(?:(?:objective\s+)?set\s*#?0*(\d{1,3})\s*[-:.–—]?|#0*(\d{1,3})\s*[-:.–—]?|0*(\d{1,3})\s*[-:.–—]|#?(\d{3}-\d)\s*[-:.–—]?)\s+(\S.*)$",
    re.IGNORECASE,
)
_IN_BRACKETS: Final = re.compile(r"\s*[(\[]([^()\[\]]{0,80})[)\]]$")


def _spellings(key: str) -> tuple[str, ...]:
    """The spellings of a label or heading in all languages; a text separates them by " | "."""
    return tuple(spelling for text in TEXTS[key].values() for spelling in text.split(" | "))


_LABELS: Final[Mapping[str, tuple[str, ...]]] = {**LABELS, "affiliation": _spellings("list_labels.affiliation")}
SHORT_NAMES: Final = load_short_names(__file__)
_HEADINGS: Final = _spellings("list_headings.any")


@dataclass(slots=True)
class _Entry:
    """A line with a set or card.

    Attributes:
        line: its number, from 1.
        targets: the meanings that the name can have.
        referred: whether a reference or a printing's code decided the meaning.
        plain: copies before the name without an "x", which may be the number of a set instead; 0 if there are none.
    """

    line: int
    text: str
    copies: int
    targets: Sequence[Meaning]
    referred: bool = False
    plain: int = 0


@dataclass(slots=True)
class _Reading:
    entries: list[_Entry] = field(default_factory=list)
    unread: list[tuple[int, str, str]] = field(default_factory=list)  # line number, its text, the part that looks like a name
    passed: list[UnreadLine] = field(default_factory=list)
    name: str = ""
    side: str | None = None


def list_reader(pool: Pool, fold: Fold) -> ListReader:
    """A reader of decklists for `pool`; building it folds every name once."""
    return _Reader(pool, fold).read


def list_text(decklist: Decklist, name: str, pool: Pool) -> str:
    """The deck as text.  Names are for people; the reader uses the reference at the end of each line.

    # name
    Side: Light Side
    Affiliation: Jedi #jedi
    Objective sets:
    2x A Hero's Journey #1
    """
    lines = head_lines(decklist, name, SIDES)
    for slot in decklist.in_zone(AFFILIATION):
        copies = "" if slot.quantity == 1 else f"{slot.quantity}x "
        lines.append(f"Affiliation: {copies}{name_of(slot.code, 'en', pool)} #{slot.code}")
    for zone, heading in ((OBJECTIVE_SETS, "Objective sets:"), (MAIN, "Single cards:")):
        if slots := decklist.in_zone(zone):
            lines += ["", heading]
            lines += [f"{slot.quantity}x {name_of(slot.code, 'en', pool)} #{slot.code}" for slot in slots]
    return "\n".join(lines).strip() + "\n"


class _Reader:
    def __init__(self, pool: Pool, fold: Fold) -> None:
        self.pool = pool
        self.fold = fold
        self.names = CardNames(fold, SHORT_NAMES)
        for objective_set in pool.sets.values():
            self.names.add(Meaning(OBJECTIVE_SETS, objective_set.code, objective_set.names))
        for card in pool.cards.values():
            if card.type == "affiliation":
                self.names.add(Meaning(AFFILIATION, card.code, card.names))
            elif card.type != "objective":
                self.names.add(Meaning(MAIN, card.code, card.names))
        for faction in pool.factions.values():  # affiliations in other languages
            if faction.code in pool.cards:
                self.names.add(Meaning(AFFILIATION, faction.code, faction.names))
        self.names.build_index()
        self.labels = {fold(label): kind for kind, labels in _LABELS.items() for label in labels}
        self.sides = side_words(SIDES, fold)
        self.headings = {fold(heading) for heading in _HEADINGS}
        for names in (*(zone.names for zone in ZONES), *(kind.names for kind in CARD_TYPES)):
            self.headings |= {fold(text) for text in names.values()}
        self.groups = {fold(text) for faction, _ in FACTIONS for text in faction.names.values()}

    # --- lines

    def read(self, text: str) -> ReadList:
        reading = _Reading()
        for number, raw, line in read_lines(text):
            if line is None:
                reading.unread.append((number, raw, ""))
            else:
                self._line(number, raw, line, reading)
            count_unknown_lines(len(reading.unread))
        slots, unread = self._slots(reading)
        count_unknown_lines(len(unread))
        returned = unread_lines(unread, self.names.suggestions)
        return with_title(ReadList(slots, reading.side, reading.name, returned, passed=tuple(reading.passed)), text, self.names)

    def _line(self, number: int, raw: str, line: str, reading: _Reading) -> None:
        if is_comment(line) and not self._reference_first(line):
            if not reading.name and not reading.entries and line.startswith("# "):
                reading.name = raw[1:].strip()
            reading.passed.append(UnreadLine(number, raw))
            return
        entries = len(reading.entries)
        if self._labelled(number, raw, line, reading):
            if len(reading.entries) == entries:  # not an affiliation card
                reading.passed.append(UnreadLine(number, raw))
            return
        if (entry := self._entry(number, raw, line)) is not None:
            reading.entries.append(entry)
        elif self._is_heading(line):
            reading.side = self.sides.get(self.fold(line), reading.side)
            reading.passed.append(UnreadLine(number, raw))
        else:
            reading.unread.append((number, raw, likely_name(line)))

    def _is_heading(self, line: str) -> bool:
        title = self.fold(re.sub(r"[(\[]?\d{0,4}[)\]]?$", "", line.rstrip(": ")))
        return title in self.headings or title in self.sides or (line.endswith(":") and title in self.groups)

    def _labelled(self, number: int, raw: str, line: str, reading: _Reading) -> bool:
        """Read a line such as "Affiliation: Jedi" or "Side: dark"; False if the label or the value is unknown."""
        label, colon, value = line.partition(":")
        kind = self.labels.get(self.fold(label)) if colon else None
        value = value.strip()
        if kind == "name":
            reading.name = reading.name or value
            return True
        if kind == "side" and self.fold(value) in self.sides:
            reading.side = self.sides[self.fold(value)]
            return True
        if kind == "affiliation" and (entry := self._entry(number, raw, value)) is not None:
            reading.entries.append(entry)
            return True
        return self.fold(label) in self.headings and value.isdecimal()  # "Objectives: 10"

    # --- entries

    def _entry(self, number: int, raw: str, line: str) -> _Entry | None:
        """The entry on a line, or None.  The whole line is tried as a name before a number in it is read as copies."""
        if line.endswith(":"):
            return None
        if referred := self._referred(line):
            copies, targets = referred
            return _Entry(number, raw, copies, targets, referred=True)
        bulletless = BULLET.sub("", line)
        for text in dict.fromkeys((line, bulletless)):
            for copies, plain, rest in filter(None, ((1, 0, text), split_copies(text))):
                if targets := self._targets(rest):
                    return _Entry(number, raw, copies, targets, referred=_is_place(rest), plain=plain)
        return None

    def _referred(self, line: str) -> tuple[int, Sequence[Meaning]] | None:
        """(copies, meaning) of a line with a reference."""
        text = BULLET.sub("", line)
        if (last := REFERENCE.search(text)) and (targets := self._reference(last[1])):
            return (split_copies(text[: last.start()].strip()) or (1, 0, ""))[0], targets
        return self._reference_first(text)

    def _reference_first(self, line: str) -> tuple[int, Sequence[Meaning]] | None:
        """(copies, meaning) of a line with a reference before a name of what it means, which tells it from a comment."""
        if (first := split_reference(line)) and (targets := self._reference(first[1])):
            return (first[0], targets) if any(each.names == targets[0].names for each in self._named(first[2])) else None
        return None

    def _targets(self, text: str) -> Sequence[Meaning]:
        if found := (_PLACE.match(text) or _SET_NUMBER.match(text)):
            return self._reference(found[1])
        if targets := self._named(text):
            return targets
        if (found := _NUMBER_AND_NAME.match(text)) and (targets := self._named(found[5])):
            codes = {OBJECTIVE_SETS: found[1] or found[2] or found[3], MAIN: found[4]}
            return [target for target in targets if target.code == codes.get(target.zone)]
        if (found := _IN_BRACKETS.search(text)) and not COPIES_LAST.search(text):  # a product or the set's number
            targets = self._named(text[: found.start()])
            inside = found[1].strip().lstrip("#")
            return [target for target in targets if target.code == inside] if inside.isdecimal() else targets
        return []

    def _named(self, text: str) -> Sequence[Meaning]:
        if targets := self.names.find(text):
            return targets
        key = self.fold(text)
        short = key.removesuffix(" affiliation card").removesuffix(" affiliation")
        return [target for target in self.names.find(short) if target.zone == AFFILIATION] if short != key else []

    def _reference(self, code: str) -> Sequence[Meaning]:
        if code in self.pool.sets:
            return [Meaning(OBJECTIVE_SETS, code, self.pool.sets[code].names)]
        if (card := self.pool.card(code)) is not None:
            return [Meaning(AFFILIATION if card.type == "affiliation" else MAIN, code, card.names)]
        return [Meaning(MAIN, code, self.pool.challenge[code])] if code in self.pool.challenge else []

    # --- the list as a whole

    def _slots(self, reading: _Reading) -> tuple[tuple[Slot, ...], list[tuple[int, str, str]]]:
        entries, unread = reading.entries, list(reading.unread)
        self._read_set_numbers(entries)
        left = self._cards_of_sets(entries)
        shares = [(entry, _shares(entry, left)) for entry in entries]
        unread += [(entry.line, entry.text, likely_name(entry.text)) for entry, share in shares if not share]
        meant = [(target, copies) for _, share in shares for target, copies in share]
        flat = any(target.zone == MAIN for target, _ in meant) and not any(entry.referred for entry in entries)
        slots: list[Slot] = []
        for target, copies in meant:
            if flat and target.zone == OBJECTIVE_SETS:  # a list of single cards has its objectives as cards, too
                slots.append(Slot(self.pool.sets[target.code].objective, copies, MAIN))
            else:
                slots.append(Slot(target.code, copies, target.zone))
        return self._whole_sets(merge_slots(slots)) if flat else merge_slots(slots), unread

    def _cards_of_sets(self, entries: Iterable[_Entry]) -> Counter[str]:
        """The cards of the sets listed, with their copies."""
        held: Counter[str] = Counter()
        for entry in entries:
            if entry.targets[0].zone == OBJECTIVE_SETS:
                for card in self.pool.sets[entry.targets[0].code].cards:
                    held[card] += entry.copies
        return held

    def _read_set_numbers(self, entries: Iterable[_Entry]) -> None:
        """Lines such as "1 A Hero's Journey", "2 In You Must Go" state set numbers, not copies, if this is true of every line.

        "18 Hit and Run" alone does so, too: no deck holds that many copies of a set (LCG-DB-06).
        """
        plain = [entry for entry in entries if entry.plain]
        numbered = [entry for entry in plain if entry.targets[0].code == str(entry.plain)]
        every_line = len(plain) >= 3 and len(numbered) == len(plain)
        for entry in numbered:
            if every_line or entry.plain > MOST_COPIES_OF_A_SET:
                entry.copies = 1
                entry.targets = entry.targets[:1]

    def _whole_sets(self, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """A list of single cards that form whole sets (LCG-DB-04) as those sets; any other list unchanged."""
        contents = deck_contents(Decklist(slots), self.pool)
        if contents.problems:
            return slots
        affiliations = tuple(slot for slot in slots if slot.zone == AFFILIATION)
        return (*(Slot(code, copies, OBJECTIVE_SETS) for code, copies in contents.sets.items()), *affiliations)


def _is_place(text: str) -> bool:
    """Whether the text is the place of a card ("001-2"), with or without its title."""
    numbered = _NUMBER_AND_NAME.match(text)
    return bool(_PLACE.match(text) or (numbered and numbered[4]))


def _shares(entry: _Entry, left: Counter[str]) -> list[tuple[Meaning, int]]:
    """The copies of each meaning.  Cards can share a title: those of the sets listed come first, as many as the sets hold."""
    if not 1 <= entry.copies <= MOST_COPIES:
        return []
    if len(entry.targets) == 1:
        return [(entry.targets[0], entry.copies)]
    meant = [target for target in entry.targets if target.code in left]
    shares: list[tuple[Meaning, int]] = []
    copies = entry.copies
    for target in meant:
        taken = min(copies, left[target.code])
        if taken:
            left[target.code] -= taken
            copies -= taken
            shares.append((target, taken))
    if meant and copies:
        shares.append((meant[0], copies))
    return shares
