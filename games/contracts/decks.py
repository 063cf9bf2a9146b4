"""Types for decks: lists, problems, formats, zones, groups, charts, test hands, and the files of other programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Final, Literal, Protocol

from games.texts import Words

Severity = Literal["illegal", "warning"]


# The zone of the cards that a player is considering.  Every game's lists may have it, and no rule of a game ever sees it.
MAYBE: Final = "maybe"


@dataclass(frozen=True, slots=True)
class Slot:
    """`quantity` copies of `code` in `zone` ("main", "objective_sets", "affiliation", ...: the game's `zones`)."""

    code: str
    quantity: int
    zone: str


@dataclass(frozen=True, slots=True)
class Decklist:
    """A deck as a player chose it.  The order of slots means nothing; the codes are not checked yet."""

    slots: tuple[Slot, ...]
    side: str | None = None

    def in_zone(self, zone: str) -> tuple[Slot, ...]:
        return tuple(slot for slot in self.slots if slot.zone == zone)

    @property
    def played(self) -> Decklist:
        """The list without the cards that the player is only considering."""
        return Decklist(kept, self.side) if len(kept := tuple(s for s in self.slots if s.zone != MAYBE)) < len(self.slots) else self


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a deck as data; `DeckRules.message` renders it."""

    # Stable: tests, translations and documentation refer to it.
    code: str
    # An id in the game's RULES.md.
    clause: str
    severity: Severity = "illegal"
    # Codes of the cards or sets at fault.
    cards: tuple[str, ...] = ()
    found: int | None = None
    allowed: int | None = None
    # Further values of the message, as (key, text or code).
    values: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Format:
    """A set of deck building rules to check a list by: "constructed", "starter", ..."""

    code: str
    names: Words
    help: Words = field(default_factory=lambda: {"en": ""})


@dataclass(frozen=True, slots=True)
class ZoneSpec:
    """A part of a decklist."""

    code: str
    names: Words
    # The kind of its codes.
    holds: Literal["cards", "objective_sets", "leaders"]
    # The most copies of one code that the editor offers, None for any number.
    maximum: int | None = None
    # The query for cards that fill it ("t:character"), "" for every card.  The editor offers these cards; it is not a rule of the game.
    query: str = ""
    # Whether the rules fix its content.  A list need not name it and an editor does not offer it; if a list names it, it is checked.
    fixed: bool = False


@dataclass(frozen=True, slots=True)
class Chart:
    """A small chart of a deck: `rows` of (label in words, value); drawn as bars, with its data as a table."""

    code: str
    titles: Words
    rows: tuple[tuple[Words, float], ...]
    note: Words | None = None
    # The game's key number in a few words, which the editor keeps in view: "Destiny 3.12".
    headline: Words | None = None


@dataclass(frozen=True, slots=True)
class DeckGroup:
    """A part of a decklist as players of the game lay it out: by type, by faction, the starting cards apart."""

    code: str
    names: Words
    # Each slot of the list is in one group.
    slots: tuple[Slot, ...]
    # The number of cards.
    count: int
    # The number that the rules require, None if there is no rule.
    wanted: int | None = None
    # Whether the rules add it to every such list.  Its slots are not part of the list, and their zone is "".
    fixed: bool = False


@dataclass(frozen=True, slots=True)
class DrawPile:
    """One shuffled pile of a list, for exact odds."""

    code: str
    names: Words
    # (code, copies) of all that is shuffled.
    cards: tuple[tuple[str, int], ...]
    # The number of cards seen after the draw of turn 1, 2, ..., without a mulligan or a card's effect.
    seen: tuple[int, ...]
    # The assumptions ("the player goes first").
    note: Words | None = None


@dataclass(frozen=True, slots=True)
class Opening:
    """A test hand after some answers."""

    # (name, codes of the cards in it, in order).
    areas: tuple[tuple[Words, tuple[str, ...]], ...]
    # The rule behind the question, or behind the opening.
    clause: str
    # (question, options in words); the next answer is the number of an option.  None when everything is chosen.
    question: tuple[Words, tuple[Words, ...]] | None = None
    # Numbers of the areas whose cards nobody sees yet; a deck has its top card first.
    facedown: tuple[int, ...] = ()


class DealOpening(Protocol):
    def __call__(self, decklist: Decklist, pool: Any, *, seed: int, answers: Sequence[int]) -> Opening:
        """The opening that `seed` deals, after `answers`.

        NotPlayable for a list that cannot be dealt, ValueError for an answer that was not offered.
        """


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A possible meaning of an unread line."""

    code: str
    zone: str
    names: Words


@dataclass(frozen=True, slots=True)
class UnreadLine:
    """A line (from 1) that was not understood, or not with certainty."""

    line: int
    text: str
    # The cards that it may name, the likeliest first.
    suggestions: tuple[Suggestion, ...] = ()
    # The number of copies on the line, 1 if it states none.
    copies: int = 1


@dataclass(frozen=True, slots=True)
class ReadList:
    """A deck read from text.  Every line is in `slots`, in `unread`, in `guessed` or in `passed`."""

    # The cards that are certain.
    slots: tuple[Slot, ...]
    side: str | None = None
    name: str = ""
    unread: tuple[UnreadLine, ...] = ()
    # Lines that name a card without certainty.  The first suggestion is clearly the likeliest card; it is not in `slots`.
    guessed: tuple[UnreadLine, ...] = ()
    # Lines that name no card: headings, comments, labels and the deck's name.
    passed: tuple[UnreadLine, ...] = ()


Fold = Callable[[str], str]


ListReader = Callable[[str], ReadList]


@dataclass(frozen=True, slots=True)
class DeckFile:
    """A file format in which another program of this game's players keeps a deck."""

    # Its code in addresses: "gemp".
    code: str
    names: Words
    # The file name's extension, with its dot.
    extension: str
    media_type: str
    # Whether a text looks like this format.
    is_this: Callable[[str], bool]
    # From a text, the pool and the game's reader of lists (for cards that the file only names); OddFile for a damaged file.
    read: Callable[[str, Any, ListReader], ReadList]
    # From a list, its name and the pool; `read` reads the result again without loss.
    write: Callable[[Decklist, str, Any], str] | None = None
    # The encoding of the file's bytes.
    encoding: str = "utf-8"


class OddFile(ValueError):
    """A deck file that cannot be read; `code` is stable, the text says what is wrong with it, and `line` (from 1) where that is known."""

    def __init__(self, code: str, text: str, *, line: int | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.line = line


class NotPlayable(Exception):
    """A decklist that cannot be played at all; `problems` holds every reason."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(", ".join(sorted({problem.code for problem in problems})))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class ReadyList:
    """A list that comes with the game: to play at once, or to start a deck from."""

    code: str
    names: Words
    decklist: Decklist


class Problems(Protocol):
    def __call__(self, decklist: Decklist, *, format: str, on: date, pool: Any) -> list[Problem]: ...


class AllProblems(Protocol):
    def __call__(self, decklist: Decklist, *, formats: Iterable[str], on: date, pool: Any) -> dict[str, list[Problem]]: ...


def illegal(problems: Iterable[Problem]) -> list[Problem]:
    """The problems that make a list illegal, without the warnings."""
    return [problem for problem in problems if problem.severity == "illegal"]
