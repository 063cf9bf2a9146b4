"""Titles in the source: compare them, and find the card that a title names."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from games.catalogue.importing import Row
from games.star_wars_ccg.catalogue.fields import DARK, DEFENSIVE_SHIELD, LIGHT

Record = dict[str, Any]
Side = Literal["own", "other", "across"]  # where titles are looked up: own side first, other side first, other side only

# A title that names no card is kept if it is no longer than this; a longer one is a sentence.
MOST_WORDS, LONGEST_TITLE = 6, 60
_SENTENCE = re.compile(r"\b(?:game text|if|unless|when|may|are|is|prevents)\b", re.IGNORECASE)  # words of a rule, not of a title

PICTURE = re.compile(r" \(((?:[\w-]+ )*AI(?: \d)?|Readable)\)$")  # the mark of another picture of the same card
_UNIQUENESS = re.compile(r"[•◇]|<>")
_REMARK = re.compile(r"(?: \((?!V\)|[A-Z0-9]+\)).*?\)| to deploy to same location|, effectively)+$")
_SHIELD = re.compile(r" -? ?\(?Defensive Shield\)?$")


def without_marks(title: str) -> str:
    """A title without its uniqueness marks.

    >>> without_marks("•R2-D2 & •C-3PO"), without_marks("<>Space Slug")
    ('R2-D2 & C-3PO', 'Space Slug')
    """
    return _UNIQUENESS.sub("", title).strip()


def title_key(title: str) -> str:
    """The form in which titles are compared: lower-case letters and digits, without accents."""
    title = unicodedata.normalize("NFD", without_marks(title).casefold())
    return " ".join(re.findall(r"[a-z0-9?]+", "".join(c for c in title if not unicodedata.combining(c)).replace("'", "").replace("’", "")))


def face_titles(title: str) -> list[str]:
    """The titles of both faces of a double-sided card; empty for any other title.

    >>> face_titles("Local Uprising / Liberation")
    ['Local Uprising', 'Liberation']
    >>> face_titles("Mind What You Have Learned / Save You It Can (V)")
    ['Mind What You Have Learned (V)', 'Save You It Can (V)']
    """
    front, slash, back = title.partition(" / ")
    if not slash:
        return []
    suffix = " (V)" if back.endswith(" (V)") and not front.endswith(" (V)") else ""
    return [front + suffix, back]


def single_name(title: str) -> str:
    """The title of a double-sided card, once if both faces have the same."""
    front, slash, back = title.partition(" / ")
    return front if slash and back == front else title


class TitleIndex:
    """Finds the card that a title in the source's lists names: current cards by title, then by nickname."""

    def __init__(self, entries: Sequence[tuple[str, Row]], records: Mapping[str, Record]) -> None:
        self.records = records
        self.of_id = {row["id"]: code for code, row in entries if "_" in code}
        self._of: dict[tuple[str, str], list[str]] = defaultdict(list)
        self._nicknames: dict[tuple[str, str], list[str]] = defaultdict(list)
        self._apart: dict[tuple[str, str], list[str]] = defaultdict(list)
        for code, row in entries:
            side, title = row["side"].lower(), without_marks(row["front"]["title"])
            found = self._of if "_" in code and not records[code]["facts"].get("retired") else self._apart
            for written in {title_key(title), *map(title_key, face_titles(title)), title_key(records[code]["name"])}:
                found[side, written].append(code)
            if found is self._of:
                for nickname in {title_key(alias) for alias in records[code]["aliases"]}:
                    self._nicknames[side, nickname].append(code)

    def related(self, written: Sequence[str], *, side: str, first: Side, apart: bool = False) -> list[str]:
        """The code of each card named in `written`; the title itself if it names several cards or none.  Sentences are left out."""
        found: list[str] = []
        at = 0
        while at < len(written):
            for count in (4, 3, 2, 1):  # the source splits titles at their commas
                title = ", ".join(written[at : at + count])
                if count <= len(written) - at and (code := self._code(title, side=side, first=first, apart=apart)):
                    found.append(code)
                    at += count
                    break
            else:
                title = without_marks(written[at]).rstrip(":")
                if len(title.split()) <= MOST_WORDS and len(title) <= LONGEST_TITLE and title_key(title) and not _SENTENCE.search(title):
                    found.append(title)
                at += 1
        return found

    def _code(self, title: str, *, side: str, first: Side, apart: bool) -> str | None:
        other = DARK if side == LIGHT else LIGHT
        for where in {"own": (side, other), "other": (other, side), "across": (other,)}[first]:
            for one in (title, _REMARK.sub("", title)):
                if codes := self._apart.get((where, title_key(one)), []) if apart else self._named(one, where):
                    return codes[0] if len(codes) == 1 else None
        return None

    def _named(self, title: str, side: str) -> list[str]:
        """The cards with a title; a mark after it selects a Defensive Shield, an Episode I card or a Cloud City card."""
        is_shield = bool(_SHIELD.search(title))
        title = _SHIELD.sub("", title)
        is_episode, is_cloud_city = "(EP1)" in title, "(CC)" in title
        title = title.replace(" (EP1)", "").replace(" (CC)", "")
        codes = list(dict.fromkeys(self._of.get((side, title_key(title)), []) or self._nicknames.get((side, title_key(title)), [])))
        for is_marked, has_it in (
            (is_shield, lambda card: card["type"] == DEFENSIVE_SHIELD),
            (is_episode, lambda card: "episode-i" in card["facts"]["expansion_icons"]),
            (is_cloud_city, lambda card: "cloud-city" in card["facts"]["expansion_icons"]),
        ):
            kept = [code for code in codes if has_it(self.records[code]) == is_marked]
            if is_marked or (len(codes) > 1 and kept):
                codes = kept
        return codes
