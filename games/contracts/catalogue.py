"""What a game says about its cards: printed facts, search, and the records of `fixtures/<slug>/`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from games.texts import Words

Record = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an enumerated field: its code in data and its name for people."""

    code: str
    names: Words


@dataclass(frozen=True, slots=True)
class Field:
    """One printed fact of a game's cards; the schema, loader, filters, API, tables and help read this row.

    name: key in a card record's `facts`; every card of a type that prints it has the key, a card of another type has not.
    sparse: a card that prints nothing here has no key (for a flag: it is false).
    kind: how it is stored and compared.  "number": a number from 0, or None; what is printed instead ("X", "2 or 5") is in `<name>_text`,
    and the numbers that it may stand for in `<name>_values`.  whole: are there only whole numbers?
    "list": texts, or records of the form `shape`.  "record": one value of the form `shape`, or None.
    of_cards: a list of codes of cards; where its source means no one card, of titles.
    letter: the search key players of this game know, or "".  aliases: other search keys.  types: the card types that print it, () for all.
    shape: JSON Schema of the record, where there is one.  sums: does a total over several cards say something?
    """

    name: str
    kind: Literal["text", "enum", "list", "number", "flag", "record"]
    labels: Words
    letter: str = ""
    choices: tuple[Choice, ...] = ()
    types: tuple[str, ...] = ()
    shape: Mapping[str, Any] = field(default_factory=dict)
    sums: bool = False
    help: Words = field(default_factory=lambda: {"en": ""})
    aliases: tuple[str, ...] = ()
    sparse: bool = False
    whole: bool = True
    of_cards: bool = False


@dataclass(frozen=True, slots=True)
class Sum:
    """A number that no card prints but that is searched and sorted by: the sum of the facts `of`, where a card has any of them."""

    name: str
    labels: Words
    of: tuple[str, ...]
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Search:
    """What a game's search knows beyond its fields.

    letters: short keys of what the cards of every game have ("s" -> "side").
    flags: word of `is:` -> (name for people, the query it stands for).
    derived: facts that no record holds but that follow from those it holds; lists among them are of known `choices`.
    of_face: the facts of a face of a card, by name: those of `derived`, and printed ones that the record of an other side leaves out.
    of_printing: numbers that belong to a printing, by their names in its facts.
    examples: queries that show what can be asked.
    """

    letters: Mapping[str, str] = field(default_factory=dict)
    sums: tuple[Sum, ...] = ()
    flags: Mapping[str, tuple[Words, str]] = field(default_factory=dict)
    derived: tuple[Field, ...] = ()
    of_face: Callable[[Record], Record] | None = None
    of_printing: tuple[Field, ...] = ()
    examples: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All records of one game, in the form of `fixtures/<slug>/*.json`.

    rulings: what was said of a card after it was printed, in our own few words: errata and clarifications, with source and day.
    formats: dated lists: the products that make up a format's pool, the cards it allows besides, and the cards or objective sets that it
    limits, bans or restricts; a list may be empty.
    """

    factions: tuple[Record, ...]
    products: tuple[Record, ...]
    objective_sets: tuple[Record, ...]
    cards: tuple[Record, ...]
    printings: tuple[Record, ...]
    rulings: tuple[Record, ...] = ()
    formats: tuple[Record, ...] = ()


@dataclass(frozen=True, slots=True)
class AbilityLine:
    """One ability of a card in our own few words, made from what is declared of it.

    slot, labels: when it works.  factions: of which it needs an ally.  gains: (fact, number) that it gives, drawn as symbols.
    texts: what it does beside, "" for nothing.
    """

    slot: str
    labels: Words
    texts: Words
    factions: tuple[str, ...] = ()
    gains: tuple[tuple[str, int], ...] = ()
