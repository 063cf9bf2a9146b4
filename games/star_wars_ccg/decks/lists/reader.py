"""Read a decklist as players type it: card names, nicknames and misspellings, under headings for card types and zones.

A line whose card is likely but not certain is a guess; it is reported with suggestions.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from games.contracts.catalogue import Catalogue
from games.contracts.decks import Fold, ListReader, ReadList, Slot, Suggestion, UnreadLine
from games.decks.card_names import Meaning, as_suggestions
from games.decks.lines import (
    BULLET,
    COPIES_LAST,
    MOST_COPIES,
    REFERENCE,
    count_unknown_lines,
    is_comment,
    likely_copies,
    likely_readings,
    read_lines,
    split_copies,
    split_reference,
    split_trailing_count,
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
    NICKNAME,
    OTHER_PICTURE,
    PART,
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
    whole_titles_of_other_side,
)
from games.star_wars_ccg.decks.lists.writer import TYPE_HEADINGS

SURE_ENOUGH: Final = 0.79  # from this similarity on a title is a guess; below it, only a suggestion
NAME_LIKE: Final = 0.65  # a first line with a count at its end and a title this similar is not the deck's name
MOST_BARE_COPIES: Final = 9  # a larger number at the end of a line, without an "x", is a part of the title
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
        is_bare: are the copies a number at the end of the line, without an "x" or parentheses?
    """

    copies: int
    text: str
    product: str = ""
    virtual: bool = False
    claims: tuple[Claim, ...] = ()
    is_bare: bool = False


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
        """Whether the line names a card by its whole title or by a reference."""
        return self.referred is not None or (self.part is not None and strength_of(self.part.claims) == TITLE)

    @property
    def is_virtual(self) -> bool:
        """Whether the line can mean only virtual cards."""
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
    passed: list[UnreadLine] = field(default_factory=list)
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
            slot, titles = self._resolve(each, Context(side, each.heading.types, old=old), reading if may_compare else None)
            if slot is not None and not titles:
                slots.append(slot)
                continue
            copies = slot.quantity if slot else likely_copies(each.line, [title.names["en"] for title in titles])
            (reading.unread if slot is None else guessed).append(UnreadLine(each.number, each.text, _suggested(each, titles), copies))
        if reading.name_line:  # without a single card, the first line was not a name
            (reading.passed if slots or guessed else reading.unread).append(reading.name_line)
        unread, passed = (tuple(sorted(lines, key=lambda each: each.line)) for lines in (reading.unread, reading.passed))
        return ReadList(merge_slots(slots), side, reading.name, unread, tuple(guessed), passed)

    # --- lines

    def _line(self, number: int, raw: str, line: str, reading: _Reading) -> None:
        if is_comment(line) and not self._reference_first(line):
            if not reading.name and not reading.lines and line.startswith("# "):
                reading.name = raw[1:].strip()
            reading.passed.append(UnreadLine(number, raw))
            return
        if self._labelled(raw, line, reading) or _DATE.match(line):
            reading.passed.append(UnreadLine(number, raw))
            return
        entry = _Line(number, raw, line, reading.heading or _Heading(), referred=self._referred(line))
        if entry.referred is None and not self._counted(line):
            entry.part = self._part(line)
        if not entry.titles:
            if self._is_heading(line, reading):
                reading.passed.append(UnreadLine(number, raw))
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
        """(copies, code, card) of a line with a reference."""
        text = BULLET.sub("", line)
        if (last := REFERENCE.search(text)) and (title := self.titles.by_code.get(last[1])):
            copies = (split_copies(text[: last.start()].strip()) or (1, 0, ""))[0]
            return copies, self._code_of(last[1], title), title
        return self._reference_first(text)

    def _reference_first(self, line: str) -> tuple[int, str, Title] | None:
        """(copies, code, card) of a line with a reference before a title by which its card is known, which tells it from a comment."""
        if (first := split_reference(line)) is None or (title := self.titles.by_code.get(first[1])) is None:
            return None
        known = [claimed for part in self._parts(first[2]) if (claimed := self._claimed(part))]
        if all(claim.title is not title for part in known for claim in part.claims):
            return None
        return first[0], self._code_of(first[1], title), title

    def _code_of(self, code: str, title: Title) -> str:
        return code if code in self.printings else title.code

    def _is_heading(self, line: str, reading: _Reading) -> bool:
        word = self.fold(strip_heading(line))
        if word in self.sides:
            reading.side = reading.side or self.sides[word]
            return True
        if (heading := self._heading(line)) is None or self._is_rather_a_card(line, reading):
            return False
        reading.heading = heading
        return True

    def _is_rather_a_card(self, line: str, reading: _Reading) -> bool:
        """Whether a heading with a count is more likely a misspelt title ("Rebel Pilo (2)", or "Red 55" beside a card Red 5)."""
        text = strip_heading(line)
        if line[-1:].isdecimal() and self.titles.may_end_in_number(text):
            return True
        if line.endswith(":") or text == line or reading.compared >= MOST_COMPARED:
            return False
        if all(word in _HEADING_WORDS or word in BESIDES or word.isdecimal() for word in self.fold(text).split()):
            return False
        reading.compared += 1
        return self._is_like_a_title(text, SURE_ENOUGH)

    def _counted(self, line: str) -> bool:
        """Whether the line is a heading with a colon or a count ("Characters:", "Red (7)").  There is also a card Red 7."""
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
        """Take the first line for the deck's name if it has no copies and mentions a side or is similar to no title.

        A line with a number at its end may be a misspelt card: it is compared without the number, and more strictly.
        """
        known = split_copies(line)
        if reading.lines or reading.name or reading.heading or (known and known[0] <= MOST_COPIES):
            return False
        sides = {"light" if found[1] or found[3] else "dark" for found in _SIDE_WORD.finditer(line)}
        likeliest = [] if sides else self.titles.likeliest(line, Context(None))
        if likeliest and likeliest[0][0] >= SURE_ENOUGH:
            return False
        counted = None if sides else split_trailing_count(line)
        if counted and 1 <= counted[0] <= MOST_COPIES and self._is_like_a_title(counted[1], NAME_LIKE):
            return False
        reading.name = raw
        reading.named_side = sides.pop() if len(sides) == 1 else None
        return True

    def _is_like_a_title(self, text: str, least: float) -> bool:
        likeliest = self.titles.likeliest(text, Context(None))
        return bool(likeliest) and likeliest[0][0] >= least

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
        return replace(part, virtual=virtual, claims=tuple(claims)) if claims else None

    def _parts(self, line: str) -> Iterator[_Part]:
        """The ways to read a line, likeliest first."""
        text = PICTURE.sub("", line)
        pictured = OTHER_PICTURE if text != line else ""
        bare = _bare_counts(text)
        for copies, name in likely_readings(text):
            if not name:
                continue
            is_bare = (copies, name) in bare
            yield _Part(copies, name, pictured, is_bare=is_bare)
            for rest, product in self._without_remarks(name, pictured):
                yield _Part(copies, rest, product, is_bare=is_bare)
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

    def _resolve(self, line: _Line, context: Context, reading: _Reading | None) -> tuple[Slot | None, list[Title]]:
        """(slot, cards) of a line: no slot if it was not understood; the cards that it may name if that is not certain.

        reading: counts the readings that are compared with titles; None: compare no more.
        """
        if line.referred:
            copies, code, title = line.referred
            return _slot(line, copies, title, code), []
        if line.part is not None:
            part = line.part
            titles, sure = narrowed(part.claims, _for_part(context, part))
            if self.titles.one_name(titles):
                title = oldest(titles)
                whole = whole_titles_of_other_side(part.claims, title)
                rivals = [*self._rivals(part, context), *whole]
                sure = sure and not whole and len(titles) == 1 and self.titles.one_name([title, *rivals])
                sure = sure and not (part.is_bare and self.titles.may_end_in_number(part.text))
                candidates = {each.code: each for each in (title, *titles, *rivals)}
                return _copies_slot(line, part, title), [] if sure else list(candidates.values())
            if reading is None or strength_of(part.claims) == NICKNAME:  # players use a short name for several cards
                return None, titles
        return self._guessed(line, context, reading) if reading else (None, [])

    def _rivals(self, part: _Part, context: Context) -> list[Title]:
        """The other cards that players may call by a name that is no whole title."""
        if strength_of(part.claims) == TITLE:
            return []
        return [claim.title for claim in part.claims if claim.strength <= PART and context.side in (None, claim.title.side)]

    def _guessed(self, line: _Line, context: Context, reading: _Reading) -> tuple[Slot | None, list[Title]]:
        """The card whose title is clearly the most similar, else only suggestions."""
        parts = list({part.text: part for part in reversed(list(self._parts(line.line)))}.values())[-MOST_READINGS:]
        best: list[tuple[float, Title]] = []
        likeliest = parts[-1]
        reading.compared += len(parts)
        for part in reversed(parts):
            likely = self.titles.likeliest(*self._without_virtual(part, context))
            if likely and (not best or likely[0][0] > best[0][0] + 0.01):
                best, likeliest = likely, part
        clear = best and best[0][0] >= SURE_ENOUGH and (len(best) == 1 or best[0][0] - best[1][0] >= CLEARER)
        slot = _copies_slot(line, likeliest, best[0][1]) if clear else None
        titles = [title for _, title in best]
        if slot is None:  # a title that is equal but for its number is likelier than one that only shares words
            numbered = self.titles.with_other_number(self._without_virtual(part, context) for part in parts)
            titles = list({title.code: title for title in (*numbered, *titles)}.values())
        return slot, titles

    def _without_virtual(self, part: _Part, context: Context) -> tuple[str, Context]:
        """The title of a reading without "(V)", and its context."""
        name = VIRTUAL.sub("", part.text)
        return name, _for_part(context, _Part(part.copies, "", part.product, name != part.text))


# --- helpers -----------------------------------------------------------------------------------------------------------


def _for_part(context: Context, part: _Part) -> Context:
    """The context of one reading of a line."""
    return Context(context.side, context.types, part.virtual, part.product, part.text, context.old)


def _slot(line: _Line, copies: int, title: Title, code: str = "") -> Slot | None:
    """The slot in the zone of the heading; a shield goes outside the main deck unless the line has a reference."""
    if not 1 <= copies <= MOST_COPIES:
        return None
    return Slot(code or title.code, copies, _zone(line, title, has_reference=bool(code)))


def _zone(line: _Line, title: Title, *, has_reference: bool = False) -> str:
    zone = line.heading.zone
    return zone if zone and (has_reference or zone != MAIN) else title.zone


def _copies_slot(line: _Line, part: _Part, title: Title) -> Slot | None:
    """The slot with the copies of the part; None if these are more likely a number of the title ("IG-89")."""
    return None if part.is_bare and part.copies > MOST_BARE_COPIES else _slot(line, part.copies, title)


def _bare_counts(text: str) -> set[tuple[int, str]]:
    """The readings of a line whose copies are a number at its end, without an "x" or parentheses."""
    if not text[-1:].isdecimal() or COPIES_LAST.search(text):
        return set()
    return {last for each in (text, BULLET.sub("", text)) if (last := split_trailing_count(each))}


def _suggested(line: _Line, titles: Iterable[Title]) -> tuple[Suggestion, ...]:
    return as_suggestions(Meaning(_zone(line, title), title.code, title.names) for title in titles)


def _side(reading: _Reading) -> str | None:
    """The side of the deck: as labelled, else as its name mentions unless few titles are of that side, else the side of most titles."""
    votes: Counter[str] = Counter()
    for line in reading.lines:
        sides = {title.side for title in line.titles}
        if len(sides) == 1:
            votes[sides.pop()] += 2 if line.is_clear else 1
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
