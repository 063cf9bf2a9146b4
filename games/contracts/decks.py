"""What a game says about decks: lists, problems, formats, zones, groups, charts, test hands, and the files of other programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Literal, Protocol

from games.texts import Words

Severity = Literal["illegal", "warning"]


@dataclass(frozen=True, slots=True)
class Slot:
    """`quantity` copies of `code` in `zone` ("main", "objective_sets", "affiliation", ...: the game's `zones`)."""

    code: str
    quantity: int
    zone: str


@dataclass(frozen=True, slots=True)
class Decklist:
    """What a player chose; order means nothing, and nothing is known about the codes yet."""

    slots: tuple[Slot, ...]
    side: str | None = None

    def in_zone(self, zone: str) -> tuple[Slot, ...]:
        return tuple(slot for slot in self.slots if slot.zone == zone)


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a deck as data; `DeckRules.message` renders it.

    code: stable; tests, translations and documentation key on it.  clause: id in the game's RULES.md.
    cards: codes of the cards or sets at fault.  values: what else the message names, as (key, text or code) pairs.
    """

    code: str
    clause: str
    severity: Severity = "illegal"
    cards: tuple[str, ...] = ()
    found: int | None = None
    allowed: int | None = None
    values: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Format:
    """One way to ask for legality: "constructed", "starter", ..."""

    code: str
    names: Words
    help: Words = field(default_factory=lambda: {"en": ""})


@dataclass(frozen=True, slots=True)
class ZoneSpec:
    """A part of a decklist.

    holds: what its codes name.  maximum: copies of one code the editor offers, None without bound.
    query: what is looked for to fill it ("t:character"), in the query language; "" for every card.  The editor offers it, no rule.
    fixed: the rules say what it holds.  A list need not name it, and an editor does not offer it; where a list does, it is checked.
    """

    code: str
    names: Words
    holds: Literal["cards", "objective_sets", "leaders"]
    maximum: int | None = None
    query: str = ""
    fixed: bool = False


@dataclass(frozen=True, slots=True)
class Chart:
    """A small chart of a deck: `rows` of (label in words, value); drawn as bars, with its data as a table."""

    code: str
    titles: Words
    rows: tuple[tuple[Words, float], ...]
    note: Words | None = None


@dataclass(frozen=True, slots=True)
class DeckGroup:
    """A part of a decklist as players of the game lay it out: by type, by faction, the starting cards apart.

    slots: each slot of the list stands in one group.  count: what they come to; wanted: of how many, None where no rule says.
    fixed: what the rules add to every such list; its slots are not of the list, and are of zone "".
    """

    code: str
    names: Words
    slots: tuple[Slot, ...]
    count: int
    wanted: int | None = None
    fixed: bool = False


@dataclass(frozen=True, slots=True)
class DrawPile:
    """One shuffled deck that a list becomes, for exact odds.

    cards: (code, copies) of all that is shuffled.  seen: how many of them a player has seen by the end of the draw of turn 1, 2, ...,
    without a mulligan or a card's effect.  note: what was assumed ("the player goes first").
    """

    code: str
    names: Words
    cards: tuple[tuple[str, int], ...]
    seen: tuple[int, ...]
    note: Words | None = None


@dataclass(frozen=True, slots=True)
class Opening:
    """An opening as far as it was answered.

    areas: (name, codes of the cards in it, in order).  question: None when all is chosen, or (what is asked, the options in words);
    the next answer is the number of one.  clause: the rule behind the question, or behind the opening.
    facedown: numbers of the areas whose cards nobody sees yet, a deck's with its top card first.
    """

    areas: tuple[tuple[Words, tuple[str, ...]], ...]
    clause: str
    question: tuple[Words, tuple[Words, ...]] | None = None
    facedown: tuple[int, ...] = ()


class DealOpening(Protocol):
    def __call__(self, decklist: Decklist, pool: Any, *, seed: int, answers: Sequence[int]) -> Opening:
        """The opening that `seed` deals, after `answers`.

        NotPlayable for a list that cannot be dealt, ValueError for an answer that was not offered.
        """


@dataclass(frozen=True, slots=True)
class Suggestion:
    """What an unread line may have meant."""

    code: str
    zone: str
    names: Words


@dataclass(frozen=True, slots=True)
class UnreadLine:
    """A line (from 1) that was not understood, or not for sure."""

    line: int
    text: str
    suggestions: tuple[Suggestion, ...] = ()


@dataclass(frozen=True, slots=True)
class ReadList:
    """A deck read from text; every line is in `slots`, a heading or comment, or in `unread`.

    guessed: lines that are in `slots`, but not for sure; the first suggestion is what was taken.
    """

    slots: tuple[Slot, ...]
    side: str | None = None
    name: str = ""
    unread: tuple[UnreadLine, ...] = ()
    guessed: tuple[UnreadLine, ...] = ()


Fold = Callable[[str], str]


ListReader = Callable[[str], ReadList]


@dataclass(frozen=True, slots=True)
class DeckFile:
    """A form in which another program of this game's players keeps a deck.

    code: in addresses, "gemp".  extension: with its dot.  is_this: does a text look like it?
    read: from a text, the pool and the game's reader of lists (for what the file only names); OddFile for a damaged one.
    write: from a list, its name and the pool; what `read` reads again without loss.  encoding: of the file's bytes.
    """

    code: str
    names: Words
    extension: str
    media_type: str
    is_this: Callable[[str], bool]
    read: Callable[[str, Any, ListReader], ReadList]
    write: Callable[[Decklist, str, Any], str] | None = None
    encoding: str = "utf-8"


class OddFile(ValueError):
    """A deck file that cannot be read; `code` is stable, the text says what is wrong with it, and `line` (from 1) where that is known."""

    def __init__(self, code: str, text: str, *, line: int | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.line = line


class NotPlayable(Exception):
    """This decklist cannot be played at all; `problems` says why, all of it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(", ".join(sorted({problem.code for problem in problems})))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class ReadyList:
    """A list that comes with the game, for whoever has no deck of their own."""

    code: str
    names: Words
    decklist: Decklist


class Problems(Protocol):
    def __call__(self, decklist: Decklist, *, format: str, on: date, pool: Any) -> list[Problem]: ...


class AllProblems(Protocol):
    def __call__(self, decklist: Decklist, *, formats: Iterable[str], on: date, pool: Any) -> dict[str, list[Problem]]: ...


def illegal(problems: Iterable[Problem]) -> list[Problem]:
    """Only the faults that make a list illegal, without the warnings."""
    return [problem for problem in problems if problem.severity == "illegal"]
