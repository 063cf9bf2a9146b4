"""The lines of a decklist as people type it: copies before or after a name, bullets, comments, headings, references.

A reference is "#18" at the end of a line, as the games' `list_text` writes it: the code of the card that the line means.
It may also stand before the name ("#18 Hit and Run"); there it counts only with a name of that card, because "#" also begins a comment.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final

from games.contracts.decks import OddFile

LONGEST_LINE: Final = 200
MOST_COPIES: Final = 99  # a larger number on a line is not a number of copies
MOST_UNKNOWN_LINES: Final = 300  # a list with more is refused: an unknown line costs a hundred times the work of a known one

BULLET: Final = re.compile(r"^(?:[-*•·▪>]\s+|\d{1,3}[.)]\s+)")
# A number before or after an "x" means copies however long it is; a line with too many copies is returned as unread.
COPIES_LAST: Final = re.compile(r"[\s(\[]+(?:[x×*]\s*(\d{1,200})|(\d{1,200})\s*[x×])[)\]]?$", re.IGNORECASE)
REFERENCE: Final = re.compile(r"\s*#\s*([0-9A-Za-z_-]{1,80})$")
_REFERENCE_FIRST: Final = re.compile(r"^#([0-9A-Za-z_-]{1,80})(?:\s*[:.–—]|\s+-)?\s+(?=\S)")
_COPIES_FIRST: Final = re.compile(r"^(\d{1,200})([x×*]\s*|\s+[x×*](?:\s+|(?=\d)|$)|\s+)(?=\S|$)", re.IGNORECASE)
_COPIES_GLUED: Final = re.compile(r"^(.*[^\s\d])[x×](\d{1,2})$|^(.*\S)[x×](\d{1,2})$", re.IGNORECASE)
_COPIES_AHEAD: Final = re.compile(
    r"^(?:[x×*]\s*(\d{1,3})\s+(?=\S)|[(\[]\s*[x×]?\s*(\d{1,3})\s*[x×]?\s*[)\]]\s*(?=\S)|(\d{1,3})\s*[-–—:=.,]\s*(?=\D))", re.IGNORECASE
)
_COUNT_LAST: Final = re.compile(r"\s*(?:[(\[]\s*(\d{1,4})\s*[)\]]|[-–—:=,.]\s*(\d{1,4})|\s(\d{1,4}))\s*$")
_HEADING_COUNT: Final = re.compile(r"[\s\-–—:=.(\[]*+\d{0,4}+\s*+(?:cards?)?[\s\-–—:=.)\]]*+$", re.IGNORECASE)

_DIRECTION: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def strip_direction_marks(text: str) -> str:
    """The text without Unicode direction marks, which could reverse the text around them.

    >>> strip_direction_marks("2x \\u202eJawa")
    '2x Jawa'
    """
    return _DIRECTION.sub("", text)


def _without_invisible(text: str) -> str:
    """The text without invisible characters (joiners, soft hyphens), which would make equal names differ."""
    return text if text.isascii() else "".join(c for c in text if unicodedata.category(c) != "Cf")


def read_lines(text: str, *, longest: int = LONGEST_LINE) -> Iterator[tuple[int, str, str | None]]:
    """(line number from 1, the line as typed, the line in NFKC form) of every line that is not empty; None for a line that is too long.

    The second form has one space where spaces were: the regular expressions that read it try each space of a run with each other.
    """
    for number, raw in enumerate(text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n"), start=1):
        if len(raw) > longest:  # before any regular expression sees it
            yield number, strip_direction_marks(raw[:LONGEST_LINE]), None
        elif line := " ".join(unicodedata.normalize("NFKC", _without_invisible(raw)).split()):
            yield number, strip_direction_marks(raw).strip(), line


def count_unknown_lines(lines: int) -> None:
    """Refuse a list with too many lines that do not clearly name a card: raise OddFile with the code "too_many_unknown_lines"."""
    if lines > MOST_UNKNOWN_LINES:
        raise OddFile("too_many_unknown_lines", f"More than {MOST_UNKNOWN_LINES} lines do not clearly name a card of this game.")


def is_comment(line: str) -> bool:
    """Whether the line starts with "//", ";" or "#".  "#18 Jawa" is not a comment but a reference."""
    return line.startswith(("//", ";")) or (line.startswith("#") and not line[1:2].isdigit())


def split_copies(text: str) -> tuple[int, int, str] | None:
    """(copies, plain copies, name) of a line with a number before or after the name; None for a line without one.

    plain copies: the copies again if the number stands first without an "x", else 0; such a number may mean something else.

    >>> split_copies("2x Jawa"), split_copies("Jawa (x2)"), split_copies("2 Jawa")
    ((2, 0, 'Jawa'), (2, 0, 'Jawa'), (2, 2, 'Jawa'))
    """
    if found := _COPIES_FIRST.match(text):
        copies = int(found[1])
        return copies, 0 if found[2].strip() else copies, text[found.end() :].strip()
    if found := COPIES_LAST.search(text):
        return int(found[1] or found[2]), 0, text[: found.start()].strip()
    return None


def split_reference(text: str) -> tuple[int, str, str] | None:
    """(copies, code, name) of a line with a reference before the name; None for any other line.

    >>> split_reference("#1_19 Jawa"), split_reference("2x #1_19 Jawa"), split_reference("#1_19 - Jawa x2")
    ((1, '1_19', 'Jawa'), (2, '1_19', 'Jawa'), (2, '1_19', 'Jawa'))
    >>> split_reference("Jawa #1_19")
    """
    text = BULLET.sub("", text)
    ahead = None if text.startswith("#") else split_copies(text)
    if (found := _REFERENCE_FIRST.match(ahead[2] if ahead else text)) is None:
        return None
    name = found.string[found.end() :]
    last = None if ahead else split_copies(name)
    copies, name = (ahead[0], name) if ahead else (last[0], last[2]) if last else (1, name)
    return copies, found[1], name


def split_trailing_count(text: str) -> tuple[int, str] | None:
    """(copies, name) of a line that ends in a number without an "x"; None for any other line.

    >>> split_trailing_count("Jawa (2)"), split_trailing_count("Jawa - 2"), split_trailing_count("Jawa")
    ((2, 'Jawa'), (2, 'Jawa'), None)
    """
    found = _COUNT_LAST.search(text)
    return (int(found[1] or found[2] or found[3]), text[: found.start()].strip()) if found else None


def likely_copies(line: str, names: Iterable[str] = ()) -> int:
    """The number of copies that a line states; 1 if it states none, or one that may be a part of a name ("Docking Bay 94").

    names: the names that the line may have.  A digit after the name means copies if none of them ends in a digit.

    >>> [likely_copies(line) for line in ("2x Jawa", "- 3 Jawa", "Jawa (2)", "Jawa 94", "0x Jawa")]
    [2, 3, 2, 1, 1]
    >>> likely_copies("Jawwa 3", ["Jawa"]), likely_copies("Redd 3", ["Red 3"])
    (3, 1)
    """
    text = BULLET.sub("", line)
    counted = split_copies(text)
    last = None if counted else split_trailing_count(text)
    if last and text[-1:].isdecimal():
        names = list(names)
        last = last if names and last[0] < 10 and not any(name[-1:].isdecimal() for name in names) else None
    copies = counted[0] if counted else last[0] if last else 1
    return copies if 1 <= copies <= MOST_COPIES else 1


def strip_heading(line: str) -> str:
    """A heading without its count, colon and dashes.

    >>> strip_heading("- Starting (8):")
    'Starting'
    """
    return _HEADING_COUNT.sub("", line).lstrip("-–—=*_ ").strip()


def likely_readings(line: str) -> Iterator[tuple[int, str]]:
    """(copies, name) for each way to read a line, likeliest first.

    >>> list(likely_readings("- 2x Jawa"))
    [(1, '- 2x Jawa'), (1, '2x Jawa'), (2, 'Jawa')]
    """
    texts = dict.fromkeys((line, BULLET.sub("", line)))
    for text in texts:
        yield 1, text
        if known := split_copies(text):
            yield known[0], known[2]
        if last := split_trailing_count(text):
            yield last
    for text in texts:
        if ahead := _COPIES_AHEAD.match(text):
            yield int(ahead[1] or ahead[2] or ahead[3]), text[ahead.end() :].strip()
        if glued := _COPIES_GLUED.match(text):
            yield int(glued[2] or glued[4]), (glued[1] or glued[3]).strip()


def likely_name(line: str) -> str:
    """The part of a line that looks like a name, for suggestions."""
    line = REFERENCE.sub("", COPIES_LAST.sub("", BULLET.sub("", unicodedata.normalize("NFKC", line))))
    return _COPIES_FIRST.sub("", line).partition(":")[2].strip() or _COPIES_FIRST.sub("", line)
