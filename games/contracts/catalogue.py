"""Types for a game's cards: printed facts, search, and the records of `fixtures/<slug>/`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol

from games.texts import Words

Record = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an enumerated field: its code in data and its name for people."""

    code: str
    names: Words


@dataclass(frozen=True, slots=True)
class Field:
    """One printed fact of a game's cards.  The schema, loader, filters, API, tables and help read this row."""

    # The key in a card record's `facts`.  Every card of a type that prints the fact has the key; cards of other types do not.
    name: str
    # The kind of its values:
    # - "number": a number from 0, or None; `<name>_text` holds what is printed instead ("X", "2 or 5"), `<name>_values` the numbers meant.
    # - "list": texts, or records of the form `shape`.
    # - "record": one record of the form `shape`, or None.
    kind: Literal["text", "enum", "list", "number", "flag", "record"]
    labels: Words
    # The search key that players of this game know, or "".
    letter: str = ""
    choices: tuple[Choice, ...] = ()
    # The card types that print it; () for all.
    types: tuple[str, ...] = ()
    # The JSON Schema of a record.
    shape: Mapping[str, Any] = field(default_factory=dict)
    # Whether a total over several cards is meaningful.
    sums: bool = False
    help: Words = field(default_factory=lambda: {"en": ""})
    # Further search keys.
    aliases: tuple[str, ...] = ()
    # Whether a card that does not print the fact has no key (for a flag: if it is false).
    sparse: bool = False
    # Whether a number is always whole.
    whole: bool = True
    # Whether it is a list of card codes, or of titles where the source does not mean a single card.
    of_cards: bool = False
    # Whether it follows from declared abilities: no file holds it; `CardRules.declared` adds it when a catalogue is loaded.
    declared: bool = False
    # The members of a record that are declared facts.
    declared_members: tuple[str, ...] = ()
    # The names of the values of an open list in each language, as far as they are known; searches accept them beside the values themselves.
    # Of a list with choices, the names of what its items hold beside the choice ("Protect (Trooper)").
    names: Mapping[str, Words] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Sum:
    """A number that no card prints, for search and order: the sum of several facts, where a card has any of them."""

    name: str
    labels: Words
    # The names of the facts that are added.
    of: tuple[str, ...]
    aliases: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Search:
    """The additions of a game to its search, besides its fields."""

    # Short keys of what the cards of every game have ("s" -> "side").
    letters: Mapping[str, str] = field(default_factory=dict)
    sums: tuple[Sum, ...] = ()
    # Word of `is:` -> (name for people, the query it stands for).
    flags: Mapping[str, tuple[Words, str]] = field(default_factory=dict)
    # Facts that no record holds but that follow from those it holds; lists among them are of known `choices`.
    derived: tuple[Field, ...] = ()
    # The facts of one face of a card: the derived ones, and printed ones that the record of a second face leaves out.
    of_face: Callable[[Record], Record] | None = None
    # Numbers that belong to a printing, by their names in its facts.
    of_printing: tuple[Field, ...] = ()
    # Example queries for the help page.
    examples: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All records of one game, in the form of `fixtures/<slug>/*.json`."""

    factions: tuple[Record, ...]
    products: tuple[Record, ...]
    objective_sets: tuple[Record, ...]
    cards: tuple[Record, ...]
    printings: tuple[Record, ...]
    # Errata and clarifications published after a card was printed, in our own few words, with source and day.
    rulings: tuple[Record, ...] = ()
    # Dated lists: the products of a format's pool, the cards it allows besides, and the cards or objective sets that it limits, bans or
    # restricts.  A list may be empty.
    formats: tuple[Record, ...] = ()


# The place of a value in JSON: ("constant", 0, "effects", 1, "who").
Place = tuple[str | int, ...]


class AbilityFault(NamedTuple):
    """What the rules could not do of a card's declared abilities.  code: of `games.abilities.authoring.meaning`."""

    place: Place
    code: str


@dataclass(frozen=True, slots=True)
class AbilityLine:
    """One declared ability of a card, in our own few words."""

    # The time at which it works: a code, and its name for people.
    slot: str
    labels: Words
    # Its effect besides the gains, "" for none.
    texts: Words
    # The factions of which it needs an ally.
    factions: tuple[str, ...] = ()
    # (fact, number) that it gives, drawn as symbols.
    gains: tuple[tuple[str, int], ...] = ()


class CardWriter(Protocol):
    """Writes the declarations of a game's cards as source."""

    def card(self, abilities: Mapping[str, Any]) -> str:
        """The declaration of one card, from the abilities in its facts."""
        ...

    def sections(self) -> Sequence[tuple[str, Sequence[tuple[str, str]]]]:
        """(heading, [(a text as pages print it in English, how it is declared)]) for each kind of text."""
        ...

    def suggestion(self, kind: str, facts: Mapping[str, Any], text: str) -> tuple[str, Sequence[str]]:
        """(a declaration, hints) that a card's type, facts and text suggest; text: "" if it is not imported."""
        ...
