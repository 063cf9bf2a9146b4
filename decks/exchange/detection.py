"""Detect the game of a pasted list: count, for each game, the lines that name one of its cards.

The work is bounded: at most MOST_SAMPLED lines are looked up, evenly spread over the text, each in a few readings.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from cards.data.pools import all_versions, catalogue_of
from cards.texts.folding import fold
from decks.exchange import deck_code
from decks.exchange.documents import document_of
from games.decks.lines import LONGEST_LINE, REFERENCE, is_comment, likely_readings, split_reference
from games.registry import GAMES

MOST_SAMPLED = 200
MOST_READINGS = 16  # of one line
MOST_SCANNED = 200_000  # characters

_CELLS = re.compile(r"[,;\t\"<>|]")  # the marks between the cells of a table, and around the names in XML
_REMARK = re.compile(r"\s*\([^()]{0,60}\)?$")


@dataclass(frozen=True, slots=True)
class Detected:
    """The game that a text is most likely of.

    cards: the number of lines that name a card of this game.
    lines: the number of lines that were looked up; 0 if the text itself names its game.
    others: the number of lines with the whole name of a card, for each other game that has any.
    """

    game: str
    cards: int
    lines: int
    others: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class OtherGame:
    """A game that a text is more likely of than the game it was read for.

    cards, cards_here: the number of lines that name a card of that game, and of the game it was read for.
    """

    game: str
    cards: int
    cards_here: int
    lines: int


def detect_game(text: str, versions: Mapping[str, str] | None = None) -> Detected | None:
    """The game with the most lines that name one of its cards; None for a text that names none, or as many of two games.

    A short name counts half, because it may be the name of a card in another game.
    A deck code, or an exported document, names its game.
    versions: the data version of each loaded game, if the caller has just read them; otherwise one query.
    """
    versions = all_versions() if versions is None else versions
    if (named := _named_game(text)) in versions:
        return Detected(str(named), 0, 0, {})
    whole, short, lines = _count(text, versions)
    ranked = Counter({slug: 2 * whole[slug] + short[slug] for slug in whole | short}).most_common()
    if not ranked or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
        return None
    slug = ranked[0][0]
    return Detected(slug, whole[slug] + short[slug], lines, {other: count for other, count in whole.items() if other != slug})


def other_game(text: str, *, game: str) -> OtherGame | None:
    """The game that the text is more likely of than `game`; None if `game` is as likely."""
    found = detect_game(text)
    if found is None or found.game == game:
        return None
    return OtherGame(found.game, found.cards, found.others.get(game, 0), found.lines)


def _named_game(text: str) -> str | None:
    """The game that a document or a deck code names, or the only game whose programs write such a file."""
    named: object = None
    if (document := document_of(text)) is not None:
        named = document.get("game")
    elif deck_code.is_code(text):
        named = deck_code.decode(text)[0]
    else:
        owners = [slug for slug, rules in GAMES.items() if any(file.is_this(text) for file in rules.lists.files)]
        named = owners[0] if len(owners) == 1 else None
    return named if isinstance(named, str) else None


def _count(text: str, versions: Mapping[str, str]) -> tuple[Counter[str], Counter[str], int]:
    """(lines with the whole name of a card, by game; other lines with a short name; the number of lines looked up)"""
    lines = [line for each in text[:MOST_SCANNED].splitlines() if (line := each.strip()) and not is_comment(line)]
    sampled = lines[:: max(1, -(-len(lines) // MOST_SAMPLED))]
    names_of = {slug: (_names(slug, version), _short_names(slug, version)) for slug, version in versions.items()}
    whole, short = Counter[str](), Counter[str]()
    for line in sampled:
        keys = {key for name in islice(_possible_names(line), MOST_READINGS) if (key := fold(name))}
        for slug, (names, short_names) in names_of.items():
            if not names.isdisjoint(keys):
                whole[slug] += 1
            elif not short_names.isdisjoint(keys):
                short[slug] += 1
    return whole, short, len(sampled)


def _possible_names(line: str) -> Iterator[str]:
    """The parts of a line that may be a card's name, likeliest first."""
    line = " ".join(REFERENCE.sub("", line[:LONGEST_LINE].replace("`", "").rstrip()).strip("* ").split())
    if referred := split_reference(line):
        yield referred[2]
    for _, name in likely_readings(line):
        yield name
        yield _REMARK.sub("", name)
    yield line.partition(":")[2]
    yield from _CELLS.split(line)


@lru_cache(maxsize=2 * len(GAMES))
def _names(slug: str, version: str) -> frozenset[str]:
    """The folded names of the game's cards and sets, in every language, with and without their remarks and second faces."""
    records = catalogue_of(slug, version)
    names = [name for record in (*records.cards, *records.objective_sets) for name in {record["name"], *record["names"].values()}]
    names += [part for name in names for part in (_REMARK.sub("", name), name.partition(" / ")[0])]
    return frozenset(key for name in names if not (key := fold(name)).isdecimal() and len(key) > 1)


@lru_cache(maxsize=2 * len(GAMES))
def _short_names(slug: str, version: str) -> frozenset[str]:
    """The folded short names of the game's cards: of players, and those that the cards' records hold."""
    aliases = (alias for record in catalogue_of(slug, version).cards for alias in record.get("aliases", ()))
    return frozenset(key for name in (*GAMES[slug].lists.short_names, *aliases) if len(key := fold(name)) > 1 and not key.isdecimal())
