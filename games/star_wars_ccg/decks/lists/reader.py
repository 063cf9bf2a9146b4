"""Read a decklist as players type it: card names, nicknames and misspellings, under headings for card types and zones.

A line whose card is likely but not certain is a guess; it is reported with suggestions.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from games.contracts.catalogue import Catalogue
from games.contracts.decks import Fold, ListReader, ReadList, Slot, Suggestion, UnreadLine
from games.decks.card_names import Meaning, as_suggestions
from games.decks.lines import (
    BULLET,
    MOST_COPIES,
    REFERENCE,
    count_unknown_lines,
    is_comment,
    likely_readings,
    read_lines,
    split_copies,
    strip_heading,
)
from games.decks.lists import Labels, side_words
from games.decks.slots import merge_slots
from games.star_wars_ccg.catalogue.fields import CARD_TYPES, SIDES
from games.star_wars_ccg.catalogue.pool import Pool
from games.star_wars_ccg.decks.formats import MAIN, OUTSIDE, STARTING
from games.star_wars_ccg.decks.lists.nicknames import BESIDES, FILLING, HEADINGS, MAIN_WORDS, OUTSIDE_WORDS, STARTING_WORDS
from games.star_wars_ccg.decks.lists.similarity import word_similarity
from games.star_wars_ccg.decks.lists.titles import (
    OTHER_PICTURE,
    PICTURE,
    TITLE,
    VIRTUAL,
    Claim,
    Context,
    Title,
    Titles,
    narrowed,
    oldest,
    strength_of,
)
from games.star_wars_ccg.decks.lists.writer import TYPE_HEADINGS

SURE_ENOUGH: Final = 0.79  # from this similarity on a title is a guess; below it, only a suggestion
CLEARER: Final = 0.035  # a guess must be more similar than the next title by this much
LONG: Final = 10  # from this number of lines on, a list without virtual cards is taken for an old list
MOST_READINGS: Final = 4  # readings of one line that are compared with titles
MOST_COMPARED: Final = 100  # readings of all lines that are compared with titles; the lines after them get no suggestions
MOST_REMARKS: Final = 6  # marks and remarks that are removed from the end of one reading

_REMARK: Final = re.compile(r"\s*[(\[{<]([^()\[\]{}<>]{0,60})[)\]}>]?\s*$")
_TRAILING: Final = re.compile(r"\s*(?://.*|[*†‡^!.,;:~_-]+)$")
_COUNT: Final = re.compile(r"^[x×*]?\s*\d{1,4}\s*[x×]?$", re.IGNORECASE)
_OTHER_PICTURE: Final = re.compile(r"\bAI\b|\bfoil\b", re.IGNORECASE)
_SIDE_WORD: Final = re.compile(r"(?<![A-Za-z])(?:(LS)|(DS)|(light)\s+side|(dark)\s+side)(?![A-Za-z])", re.IGNORECASE)
_DATE: Final = re.compile(
    r"^(?:\w{3,9}\.?,?\s+)?(?:\w{3,9}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}\s+\w{3,9}\.?,?\s+\d{4}|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})$"
)
_SETS: Final = re.compile(r"^sets?\s*:\s*(?:from\b.*)?", re.IGNORECASE)
_MARKED: Final = re.compile(r"^[-=]|[:)\]\d]\s*$")  # marks of headings, which titles do not have
_HEADING_WORDS: Final = frozenset({*HEADINGS, *STARTING_WORDS, *OUTSIDE_WORDS, *MAIN_WORDS, "stuff", "cards"})
_HEADING_LETTERS: Final = [(word, frozenset(word)) for word in sorted(_HEADING_WORDS)]


@dataclass(frozen=True, slots=True)
class _Part:
    """One way to read a line: copies and a title.

    Attributes:
        product: the set named after the title, or OTHER_PICTURE.
        virtual: is the title marked as virtual?
        claims: the cards that the title may stand for.
    """

    copies: int
    text: str
    product: str = ""
    virtual: bool = False
    claims: tuple[Claim, ...] = ()


@dataclass(frozen=True, slots=True)
class _Heading:
    """The card types and the zone of the lines below a heading."""

    types: frozenset[str] = frozenset()
    zone: str | None = None


@dataclass(slots=True)
class _Line:
    """A line that names a card; which card is decided once the side of the deck is known.

    Attributes:
        part: the likeliest reading with a known title, None if there is none.
        referred: (copies, code, card) of a line with a reference.
    """

    number: int
    text: str
    line: str
    heading: _Heading
    part: _Part | None = None
    referred: tuple[int, str, Title] | None = None

    @property
    def titles(self) -> list[Title]:
        """The cards that the line may mean."""
        if self.referred:
            return [self.referred[2]]
        return [claim.title for claim in self.part.claims] if self.part else []

    @property
    def is_clear(self) -> bool:
        """Does the line name a card by its whole title or by a reference?"""
        return self.referred is not None or (self.part is not None and strength_of(self.part.claims) == TITLE)

    @property
    def is_virtual(self) -> bool:
        """Can the line mean only virtual cards?"""
        if self.referred:
            return self.referred[2].virtual
        if self.part is None:
            return False
        return self.part.virtual or all(claim.title.virtual for claim in self.part.claims if claim.strength == TITLE)


@dataclass(slots=True)
class _Reading:
    """The list as read so far.

    Attributes:
        unclear: how many of the lines do not name a card by its whole title or by a reference.
        compared: how many readings of lines were compared with titles.
        named_side: the side that the deck's name mentions.
        name_line: the line that was taken for the deck's name because it is similar to no title.
    """

    lines: list[_Line] = field(default_factory=list)
    unclear: int = 0
    compared: int = 0
    unread: list[UnreadLine] = field(default_factory=list)
    name: str = ""
    side: str | None = None
    named_side: str | None = None
    name_line: UnreadLine | None = None
    heading: _Heading | None = None


def list_reader(pool: Pool, fold: Fold) -> ListReader:
    """Build the reader for `pool`; this folds every title once."""
    return _Reader(pool, fold).read


class _Reader:
    def __init__(self, pool: Pool, fold: Fold) -> None:
        self.fold = fold
        self.printings = pool.printings
        self.products = _products(pool.catalogue, fold)
        self.titles = Titles(pool.catalogue, fold)
        self.sides = side_words(SIDES, fold) | {"ls": "light", "ds": "dark"}
        self.labels = Labels(fold, self.sides)
        self.types = {word: frozenset(types) for word, types in HEADINGS.items()}
        for choice in CARD_TYPES:
            for name in choice.names.values():
                self.types.setdefault(fold(name), frozenset({choice.code}))
            self.types.setdefault(fold(TYPE_HEADINGS[choice.code]), frozenset({choice.code}))

    def read(self, text: str) -> ReadList:
        reading = _Reading()
        for number, raw, line in read_lines(text):
            if line is None:
                reading.unread.append(UnreadLine(number, raw))
                count_unknown_lines(len(reading.unread))
            else:
                self._line(number, raw, line, reading)
        side = _side(reading)
        old = len(reading.lines) >= LONG and not any(line.is_virtual for line in reading.lines)
        slots: list[Slot] = []
        guessed: list[UnreadLine] = []
        for each in reading.lines:
            may_compare = reading.compared < MOST_COMPARED
            slot, suggestions = self._resolve(each, Context(side, each.heading.types, old=old), reading if may_compare else None)
            line_read = UnreadLine(each.number, each.text, suggestions)
            if slot is None:
                reading.unread.append(line_read)
            else:
                slots.append(slot)
                if suggestions:
                    guessed.append(line_read)
        if reading.name_line and not slots:  # without a single card, the first line was not a name
            reading.unread.append(reading.name_line)
        unread = sorted(reading.unread, key=lambda each: each.line)
        return ReadList(merge_slots(slots), side, reading.name, tuple(unread), tuple(guessed))

    # --- lines

    def _line(self, number: int, raw: str, line: str, reading: _Reading) -> None:
        if is_comment(line):
            if not reading.name and not reading.lines and line.startswith("# "):
                reading.name = raw[1:].strip()
            return
        if self._labelled(raw, line, reading) or _DATE.match(line):
            return
        entry = _Line(number, raw, line, reading.heading or _Heading(), referred=self._referred(line))
        if entry.referred is None and not self._counted(line):
            entry.part = self._part(line)
        if not entry.titles:
            if self._is_heading(line, reading):
                return
            entry = self._after_label(entry) or entry
        if not entry.titles and self._is_name(raw, line, reading):
            reading.name_line = UnreadLine(number, raw)
            return
        reading.lines.append(entry)
        reading.unclear += not entry.is_clear
        count_unknown_lines(reading.unclear)

    def _labelled(self, raw: str, line: str, reading: _Reading) -> bool:
        """Read a labelled line such as "Side: Dark", "Name: ..." or "Sets: From Premiere to Endor"."""
        if labelled := self.labels.read(raw, line):
            kind, value = labelled
            if kind == "side":
                reading.side = value
            else:
                reading.name = reading.name or value
            return True
        return bool(_SETS.match(line)) and not reading.lines

    def _referred(self, line: str) -> tuple[int, str, Title] | None:
        text = BULLET.sub("", line)
        if (found := REFERENCE.search(text)) is None or (title := self.titles.by_code.get(found[1])) is None:
            return None
        code = found[1] if found[1] in self.printings else title.code
        return (split_copies(text[: found.start()].strip()) or (1, 0, ""))[0], code, title

    def _is_heading(self, line: str, reading: _Reading) -> bool:
        word = self.fold(strip_heading(line))
        if word in self.sides:
            reading.side = reading.side or self.sides[word]
            return True
        if (heading := self._heading(line)) is None:
            return False
        reading.heading = heading
        return True

    def _counted(self, line: str) -> bool:
        """Is the line a heading with a colon or a count ("Characters:", "Red (7)")?  There is also a card Red 7."""
        if line.endswith(":"):
            return True
        return line.endswith((")", "]")) and not self.titles.claims(strip_heading(line)) and self._heading(line) is not None

    def _heading(self, line: str) -> _Heading | None:
        """The line as a heading; None if it is not one."""
        whole = self.fold(strip_heading(line))
        words = [whole] if whole in self.types else [word for word in whole.split() if not word.isdecimal()]
        is_marked = _MARKED.search(line) is not None
        is_filling = True
        types: frozenset[str] = frozenset()
        zone: str | None = None
        for written in words:
            word = _nearest_heading_word(written) if is_marked else written
            is_filling = is_filling and word in FILLING
            types |= self.types.get(word, frozenset())
            if word in STARTING_WORDS:
                zone = STARTING
            elif word in OUTSIDE_WORDS:
                zone = OUTSIDE
            elif word in MAIN_WORDS:
                zone = zone or MAIN
            elif word not in self.types and word not in BESIDES:
                return None
        return None if is_filling else _Heading(types, zone)

    def _after_label(self, entry: _Line) -> _Line | None:
        """Read a card with a heading of its own: "Starting Effect: Anger, Fear, Aggression"."""
        label, _, value = entry.line.partition(":")
        value = value.strip()
        heading = self._heading(label) if value else None
        if heading is None:
            return None
        own = _Heading(heading.types, heading.zone or entry.heading.zone)
        return _Line(entry.number, entry.text, value, own, self._part(value), self._referred(value))

    def _is_name(self, raw: str, line: str, reading: _Reading) -> bool:
        """Take the first line for the deck's name if it has no copies and mentions a side or is similar to no title."""
        known = split_copies(line)
        if reading.lines or reading.name or reading.heading or (known and known[0] <= MOST_COPIES):
            return False
        sides = {"light" if found[1] or found[3] else "dark" for found in _SIDE_WORD.finditer(line)}
        likeliest = [] if sides else self.titles.likeliest(line, Context(None))
        if likeliest and likeliest[0][0] >= SURE_ENOUGH:
            return False
        reading.name = raw
        reading.named_side = sides.pop() if len(sides) == 1 else None
        return True

    # --- the parts of a line

    def _part(self, line: str) -> _Part | None:
        """The likeliest reading with a known title: a whole title before a part of one, the whole line before copies and a title."""
        best: _Part | None = None
        for part in self._parts(line):
            known = self._claimed(part)
            if known is not None and (best is None or strength_of(known.claims) < strength_of(best.claims)):
                best = known
                if strength_of(best.claims) == TITLE:
                    break
        return best

    def _claimed(self, part: _Part) -> _Part | None:
        name = VIRTUAL.sub("", part.text)
        virtual = name != part.text
        claims = self.titles.claims(name)
        if not claims and not virtual and len(name) > 3 and name[-1] in "vV":  # "AFAv"
            claims, virtual = self.titles.claims(name[:-1]), True
        if not claims and "/" in name:  # an Objective whose back is spelled differently
            front = self.titles.claims(name.partition("/")[0])
            claims = [claim for claim in front if claim.title.type == "objective" and claim.strength == TITLE]
        return _Part(part.copies, part.text, part.product, virtual, tuple(claims)) if claims else None

    def _parts(self, line: str) -> Iterator[_Part]:
        """The ways to read a line, likeliest first."""
        text = PICTURE.sub("", line)
        pictured = OTHER_PICTURE if text != line else ""
        for copies, name in likely_readings(text):
            if not name:
                continue
            yield _Part(copies, name, pictured)
            for rest, product in self._without_remarks(name, pictured):
                yield _Part(copies, rest, product)
                if copies == 1 and (known := split_copies(rest)):
                    yield _Part(known[0], known[2], product)

    def _without_remarks(self, name: str, product: str) -> Iterator[tuple[str, str]]:
        """(name, set) with one more mark or remark removed from the end each time: "Jawa (SE) - ", "Jawa (SE)", "Jawa"."""
        for _ in range(MOST_REMARKS):
            if (cut := _TRAILING.sub("", name)) != name:
                name = cut
            else:
                found = _REMARK.search(name)
                if found is None or not found.start() or VIRTUAL.search(name) or _COUNT.match(found[1].strip()):
                    return
                product = OTHER_PICTURE if _OTHER_PICTURE.search(found[1]) else self.products.get(self.fold(found[1]), product)
                name = name[: found.start()]
            if not name:
                return
            yield name, product

    # --- what a line means

    def _resolve(self, line: _Line, context: Context, reading: _Reading | None) -> tuple[Slot | None, tuple[Suggestion, ...]]:
        """(slot, suggestions) of a line: no slot if it was not understood, suggestions if its card is not certain.

        reading: counts the readings that are compared with titles; None: compare no more.
        """
        if line.referred:
            copies, code, title = line.referred
            return _slot(line, copies, title, code), ()
        if line.part is not None:
            part = line.part
            titles, sure = narrowed(part.claims, _for_part(context, part))
            if self.titles.one_name(titles):
                title = oldest(titles)
                others = [title, *(each for each in titles if each is not title)]
                return _slot(line, part.copies, title), () if sure and len(titles) == 1 else _suggested(others)
            if reading is None:
                return None, _suggested(titles)
        return self._guessed(line, context, reading) if reading else (None, ())

    def _guessed(self, line: _Line, context: Context, reading: _Reading) -> tuple[Slot | None, tuple[Suggestion, ...]]:
        """The card whose title is clearly the most similar, else only suggestions."""
        parts = list({part.text: part for part in reversed(list(self._parts(line.line)))}.values())[-MOST_READINGS:]
        best: list[tuple[float, Title]] = []
        copies = 1
        reading.compared += len(parts)
        for part in reversed(parts):
            name = VIRTUAL.sub("", part.text)
            likely = self.titles.likeliest(name, _for_part(context, _Part(part.copies, "", part.product, name != part.text)))
            if likely and (not best or likely[0][0] > best[0][0] + 0.01):
                best, copies = likely, part.copies
        suggestions = _suggested(title for _, title in best)
        clear = best and best[0][0] >= SURE_ENOUGH and (len(best) == 1 or best[0][0] - best[1][0] >= CLEARER)
        return (_slot(line, copies, best[0][1]) if clear else None), suggestions


# --- helpers -----------------------------------------------------------------------------------------------------------


def _for_part(context: Context, part: _Part) -> Context:
    """The context of one reading of a line."""
    return Context(context.side, context.types, part.virtual, part.product, part.text, context.old)


def _slot(line: _Line, copies: int, title: Title, code: str = "") -> Slot | None:
    """The slot in the zone of the heading; a shield goes outside the main deck unless the line has a reference."""
    if not 1 <= copies <= MOST_COPIES:
        return None
    zone = line.heading.zone
    return Slot(code or title.code, copies, zone if zone and (code or zone != MAIN) else title.zone)


def _suggested(titles: Iterable[Title]) -> tuple[Suggestion, ...]:
    return as_suggestions(Meaning(title.zone, title.code, title.names) for title in titles)


def _side(reading: _Reading) -> str | None:
    """The side of the deck: as labelled, else as its name mentions unless few titles are of that side, else the side of most titles."""
    votes: Counter[str] = Counter()
    for line in reading.lines:
        sides = {title.side for title in line.titles}
        if len(sides) == 1:
            votes[sides.pop()] += 1
    most = max(sorted(votes), key=lambda side: votes[side]) if votes else None
    if reading.side is None and reading.named_side and (most is None or votes[most] < 4 * votes[reading.named_side]):
        return reading.named_side
    return reading.side or most


@lru_cache(maxsize=5_000)
def _nearest_heading_word(word: str) -> str:
    """The heading word that a misspelt word is most similar to, else the word itself."""
    if word in _HEADING_WORDS or word in BESIDES:
        return word
    # A cheap comparison first: words with more letters of their own are less similar than that.
    letters = set(word)
    alike = [known for known, its_letters in _HEADING_LETTERS if 3 * len(letters - its_letters) <= len(word)]
    likeness, nearest = max(((word_similarity(word, known), known) for known in alike), default=(0.0, ""))
    return nearest if likeness >= 0.75 else word


def _products(catalogue: Catalogue, fold: Fold) -> dict[str, str]:
    """Name, abbreviation or GEMP's name of a set, folded -> its code."""
    known: dict[str, str] = {}
    for product in catalogue.products:
        for name in (product["name"], product["facts"].get("abbreviation"), product["facts"].get("gemp_name")):
            if name:
                known.setdefault(fold(name), product["code"])
    return known
