"""Decks as people type them, read forgivingly, and written so that the reader reads them again without loss.

entry: one line that names something: copies, and the set, affiliation card or single card it means.
reference: "#18" or "#001-2" at a line's end, as `list_text` writes it; it decides what the line means.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from games.contracts import Decklist, Fold, ListReader, ReadList, Slot, Suggestion, UnreadLine, Words, in_language
from games.star_wars_lcg.deckbuilding import choose
from games.star_wars_lcg.facts import CARD_TYPES, FACTIONS, SIDES
from games.star_wars_lcg.formats import AFFILIATION, MAIN, OBJECTIVE_SETS, ZONES
from games.star_wars_lcg.messages import name_of
from games.star_wars_lcg.pool import Pool

LONGEST_LINE: Final = 200
MOST_COPIES: Final = 99  # more is no number of copies that anyone means
MOST_SUGGESTED_LINES: Final = 100
SUGGESTIONS: Final = 3
LEAST_LIKENESS: Final = 0.3

_BULLET: Final = re.compile(r"^(?:[-*•·▪>]\s+|\d{1,3}[.)]\s+)")
_COPIES_FIRST: Final = re.compile(r"^(\d{1,4})([x×*]\s*|\s+[x×*](?:\s+|(?=\d)|$)|\s+)(?=\S|$)", re.IGNORECASE)
_COPIES_LAST: Final = re.compile(r"[\s(\[]+(?:[x×*]\s*(\d{1,4})|(\d{1,4})\s*[x×])[)\]]?$", re.IGNORECASE)
_REFERENCE: Final = re.compile(r"\s*#\s*([0-9A-Za-z-]{1,60})$")
_PLACE: Final = re.compile(r"^#?(\d{3}-\d)$")
_SET_NUMBER: Final = re.compile(r"^(?:(?:objective\s+)?set\s*)?(?:no\.?\s*)?#?0*(\d{1,3})$", re.IGNORECASE)
_NUMBER_AND_NAME: Final = re.compile(r"^(?:(?:objective\s+)?set\s+)?#?0*(\d{1,3})\s*[-:.–—]\s+(\S.*)$", re.IGNORECASE)
_IN_BRACKETS: Final = re.compile(r"\s*[(\[]([^()\[\]]{0,80})[)\]]$")

_LABELS: Final[Mapping[str, tuple[str, ...]]] = {
    "affiliation": ("affiliation", "affiliation card", "faction", "所属", "所属カード", "所屬", "所屬卡"),
    "name": ("name", "deck", "deck name", "デッキ", "デッキ名", "牌組", "牌組名稱"),
    "side": ("side", "サイド", "陣營"),
}
_HEADINGS: Final = (
    *("objectives", "objective sets", "objective deck", "sets", "units", "enhancements", "events", "fates", "fate cards", "missions"),
    *("cards", "single cards", "command deck", "main deck", "deck", "deck list", "decklist", "total", "affiliation", "affiliation card"),
    *("目標デッキ", "指令デッキ", "目標牌庫", "指令牌庫"),
)


@dataclass(slots=True)
class _Target:
    """What a name can mean."""

    zone: str
    code: str
    names: Words


@dataclass(slots=True)
class _Entry:
    """plain: copies that stood first without an "x", so that they may be the number of a set instead; 0 if not."""

    line: int
    text: str
    copies: int
    targets: list[_Target]
    referred: bool = False
    plain: int = 0


@dataclass(slots=True)
class _Reading:
    entries: list[_Entry] = field(default_factory=list)
    unread: list[tuple[int, str, str]] = field(default_factory=list)  # line, its text, the part to look for
    name: str = ""
    side: str | None = None


def list_reader(pool: Pool, fold: Fold) -> ListReader:
    """The reader of deck texts for `pool`; building it folds every name once."""
    return _Reader(pool, fold).read


def list_text(decklist: Decklist, name: str, pool: Pool) -> str:
    """The deck as text.  Names are for people; the reference at the end of a line is what is read again.

    # name
    Side: Light Side
    Affiliation: Jedi #jedi
    Objective sets:
    2x A Hero's Journey #1
    """
    lines = [f"# {' '.join(name.split())}"] if name.strip() else []
    lines += [f"Side: {in_language(side.names, 'en')}" for side in SIDES if side.code == decklist.side]
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
        self.names: dict[str, list[_Target]] = {}
        for objective_set in pool.sets.values():
            self._learn(_Target(OBJECTIVE_SETS, objective_set.code, objective_set.names))
        for card in pool.cards.values():
            if card.type == "affiliation":
                self._learn(_Target(AFFILIATION, card.code, card.names))
            elif card.type != "objective":
                self._learn(_Target(MAIN, card.code, card.names))
        for faction in pool.factions.values():  # an affiliation in another language
            if faction.code in pool.cards:
                self._learn(_Target(AFFILIATION, faction.code, faction.names))
        self.short = self._without_articles()
        self.keys = [(key, len(_pieces(key))) for key in self.names]
        self.holders: dict[str, list[int]] = {}  # piece -> places in `keys` of the names that hold it
        for place, (key, _) in enumerate(self.keys):
            for piece in _pieces(key):
                self.holders.setdefault(piece, []).append(place)
        self.labels = {fold(label): kind for kind, labels in _LABELS.items() for label in labels}
        self.sides = {fold(text): side.code for side in SIDES for text in (side.code, *side.names.values())}
        self.headings = {fold(heading) for heading in _HEADINGS}
        for words in (*ZONES, *CARD_TYPES):
            self.headings |= {fold(text) for text in words.names.values()}
        self.groups = {fold(text) for faction, _ in FACTIONS for text in faction.names.values()}

    def _learn(self, target: _Target) -> None:
        for name in target.names.values():
            known = self.names.setdefault(self.fold(name), [])
            if all((each.zone, each.code) != (target.zone, target.code) for each in known):
                known.append(target)

    def _without_articles(self) -> dict[str, list[_Target]]:
        short: dict[str, list[_Target]] = {}
        for key, targets in self.names.items():
            first, _, rest = key.partition(" ")
            if first in ("the", "a", "an") and rest and rest not in self.names:
                short.setdefault(rest, []).extend(targets)
        return short

    # --- lines

    def read(self, text: str) -> ReadList:
        reading = _Reading()
        lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
        for number, raw in enumerate(lines, start=1):
            if len(raw) > LONGEST_LINE:  # before any regular expression sees it
                reading.unread.append((number, raw[:LONGEST_LINE], ""))
            elif line := unicodedata.normalize("NFKC", raw).strip():
                self._line(number, raw.strip(), line, reading)
        slots, unread = self._slots(reading)
        lines_unread = (
            UnreadLine(number, shown, self._suggestions(part) if rank < MOST_SUGGESTED_LINES else ())
            for rank, (number, shown, part) in enumerate(sorted(unread))
        )
        return ReadList(slots, reading.side, reading.name, tuple(lines_unread))

    def _line(self, number: int, raw: str, line: str, reading: _Reading) -> None:
        if _is_comment(line):
            if not reading.name and not reading.entries and line.startswith("# "):
                reading.name = raw[1:].strip()
            return
        if self._labelled(number, raw, line, reading):
            return
        if (entry := self._entry(number, raw, line)) is not None:
            reading.entries.append(entry)
        elif self._is_heading(line):
            reading.side = self.sides.get(self.fold(line), reading.side)
        else:
            reading.unread.append((number, raw, _bare(line)))

    def _is_heading(self, line: str) -> bool:
        title = self.fold(re.sub(r"[(\[]?\d{0,4}[)\]]?$", "", line.rstrip(": ")))
        return title in self.headings or title in self.sides or (line.endswith(":") and title in self.groups)

    def _labelled(self, number: int, raw: str, line: str, reading: _Reading) -> bool:
        """ "Affiliation: Jedi", "Side: dark", "Name: ..."; False if the label or the value says nothing."""
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
        """What a line names, or None.  The whole line is tried as a name before a number in it is taken for copies."""
        if line.endswith(":"):
            return None
        bulletless = _BULLET.sub("", line)
        if (found := _REFERENCE.search(bulletless)) and (targets := self._reference(found[1])):
            copies, _, _ = _copies(bulletless[: found.start()].strip()) or (1, 0, "")
            return _Entry(number, raw, copies, targets, referred=True)
        for text in dict.fromkeys((line, bulletless)):
            for copies, plain, rest in filter(None, ((1, 0, text), _copies(text))):
                if targets := self._targets(rest):
                    return _Entry(number, raw, copies, targets, referred=bool(_PLACE.match(rest)), plain=plain)
        return None

    def _targets(self, text: str) -> list[_Target]:
        if found := (_PLACE.match(text) or _SET_NUMBER.match(text)):
            return self._reference(found[1])
        if targets := self._named(text):
            return targets
        if (found := _NUMBER_AND_NAME.match(text)) and (targets := self._named(found[2])):
            return [target for target in targets if target.zone == OBJECTIVE_SETS and target.code == found[1]]
        if (found := _IN_BRACKETS.search(text)) and not _COPIES_LAST.search(text):  # a product, or the set's number
            targets = self._named(text[: found.start()])
            inside = found[1].strip().lstrip("#")
            return [target for target in targets if target.code == inside] if inside.isdecimal() else targets
        return []

    def _named(self, text: str) -> list[_Target]:
        key = self.fold(text)
        if targets := self.names.get(key) or self.short.get(key):
            return targets
        bare = key.removesuffix(" affiliation card").removesuffix(" affiliation")
        return [target for target in self.names.get(bare, ()) if target.zone == AFFILIATION] if bare != key else []

    def _reference(self, code: str) -> list[_Target]:
        if code in self.pool.sets:
            return [_Target(OBJECTIVE_SETS, code, self.pool.sets[code].names)]
        if (card := self.pool.card(code)) is not None:
            return [_Target(AFFILIATION if card.type == "affiliation" else MAIN, code, card.names)]
        return []

    # --- the list as a whole

    def _slots(self, reading: _Reading) -> tuple[tuple[Slot, ...], list[tuple[int, str, str]]]:
        entries, unread = reading.entries, list(reading.unread)
        self._numbered(entries)
        left = self._held(entries)
        shares = [(entry, _shares(entry, left)) for entry in entries]
        unread += [(entry.line, entry.text, _bare(entry.text)) for entry, share in shares if not share]
        meant = [(target, copies) for _, share in shares for target, copies in share]
        flat = any(target.zone == MAIN for target, _ in meant) and not any(entry.referred for entry in entries)
        slots: list[Slot] = []
        for target, copies in meant:
            if flat and target.zone == OBJECTIVE_SETS:  # a list of single cards names its objectives like any card
                slots.append(Slot(self.pool.sets[target.code].objective, copies, MAIN))
            else:
                slots.append(Slot(target.code, copies, target.zone))
        return self._whole_sets(_merged(slots)) if flat else _merged(slots), unread

    def _held(self, entries: Iterable[_Entry]) -> Counter[str]:
        """The cards of the sets at hand, with their copies."""
        held: Counter[str] = Counter()
        for entry in entries:
            if entry.targets[0].zone == OBJECTIVE_SETS:
                for card in self.pool.sets[entry.targets[0].code].cards:
                    held[card] += entry.copies
        return held

    def _numbered(self, entries: Iterable[_Entry]) -> None:
        """ "1 A Hero's Journey, 2 In You Must Go, 3 ...": numbers of sets, not copies, when every line agrees."""
        plain = [entry for entry in entries if entry.plain]
        if len(plain) >= 3 and all(entry.targets[0].code == str(entry.plain) for entry in plain):
            for entry in plain:
                entry.copies = 1

    def _whole_sets(self, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """A list of single cards that is whole sets (LCG-DB-04), as those sets; any other as it is."""
        choice = choose(Decklist(slots), self.pool)
        if choice.problems:
            return slots
        leaders = tuple(slot for slot in slots if slot.zone == AFFILIATION)
        return (*(Slot(code, copies, OBJECTIVE_SETS) for code, copies in choice.sets.items()), *leaders)

    def _suggestions(self, part: str) -> tuple[Suggestion, ...]:
        key = self.fold(part)
        if not key:
            return ()
        if exact := self.names.get(key):
            return tuple(Suggestion(target.code, target.zone, target.names) for target in exact[:SUGGESTIONS])
        wanted = _pieces(key)
        shared = Counter(place for piece in wanted for place in self.holders.get(piece, ()))
        likeness = ((2 * pieces / (len(wanted) + self.keys[place][1]), self.keys[place][0]) for place, pieces in shared.items())
        best = sorted((-score, known) for score, known in likeness if score >= LEAST_LIKENESS)[:SUGGESTIONS]
        targets = [target for _, known in best for target in self.names[known]]
        return tuple(Suggestion(target.code, target.zone, target.names) for target in targets[:SUGGESTIONS])


def _is_comment(line: str) -> bool:
    return line.startswith(("//", ";")) or (line.startswith("#") and not line[1:2].isdigit())


def _copies(text: str) -> tuple[int, int, str] | None:
    """Copies written before or after something; those that stood first without an "x" once more (else 0); and the rest."""
    if found := _COPIES_FIRST.match(text):
        copies = int(found[1])
        return copies, 0 if found[2].strip() else copies, text[found.end() :].strip()
    if found := _COPIES_LAST.search(text):
        return int(found[1] or found[2]), 0, text[: found.start()].strip()
    return None


def _shares(entry: _Entry, left: Counter[str]) -> list[tuple[_Target, int]]:
    """Which target gets how many copies.  Cards may share a title: those of the sets at hand are meant, as far as they go."""
    if not 1 <= entry.copies <= MOST_COPIES:
        return []
    if len(entry.targets) == 1:
        return [(entry.targets[0], entry.copies)]
    meant = [target for target in entry.targets if target.code in left]
    shares: list[tuple[_Target, int]] = []
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


def _bare(line: str) -> str:
    """The part of a line that looks like a name."""
    line = _REFERENCE.sub("", _COPIES_LAST.sub("", _BULLET.sub("", unicodedata.normalize("NFKC", line))))
    return _COPIES_FIRST.sub("", line).partition(":")[2].strip() or _COPIES_FIRST.sub("", line)


def _merged(slots: Iterable[Slot]) -> tuple[Slot, ...]:
    counts: dict[tuple[str, str], int] = {}
    for slot in slots:
        counts[slot.zone, slot.code] = counts.get((slot.zone, slot.code), 0) + slot.quantity
    return tuple(Slot(code, copies, zone) for (zone, code), copies in counts.items())


def _pieces(key: str) -> frozenset[str]:
    """The three-letter pieces of a folded name, its borders included."""
    padded = f"  {key} "
    return frozenset(padded[at : at + 3] for at in range(len(padded) - 2))
