"""A game as one value, listed in `games.registry`: rules of cards, of decks and of lists, and how it is played.

pool: what a game builds from its catalogue, once a process: a type of its own, never changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from games.contracts.catalogue import AbilityFault, AbilityLine, CardWriter, Catalogue, Choice, Field, Record, Search
from games.contracts.decks import (
    MAYBE,
    AllProblems,
    Chart,
    DealOpening,
    DeckFile,
    DeckGroup,
    Decklist,
    DrawPile,
    Fold,
    Format,
    ListReader,
    Problem,
    Problems,
    ReadyList,
    ZoneSpec,
)
from games.contracts.report import CardCoverage, Ranking
from games.contracts.runs import Goldfish, Match
from games.texts import TEXTS, Words


def no_abilities(facts: Mapping[str, Any]) -> tuple[AbilityLine, ...]:
    """For a game that declares no abilities."""
    return ()


def as_printed(card: Record) -> Record:
    """For a game that declares no abilities."""
    return card


def prints_no_text(facts: Record) -> bool:
    """For a game whose cards say so in a printed fact, `has_text` or `textless`."""
    return facts.get("has_text") is False or bool(facts.get("textless"))


def never_barred(card: Record, format: str, facts: Record) -> bool:
    """For a game whose formats are lists of cards and products, and nothing else."""
    return False


def no_coverage(code: str, pool: Any) -> CardCoverage | None:
    """For a game that is not played."""
    return None


def no_faults(abilities: Mapping[str, Any]) -> tuple[AbilityFault, ...]:
    """For a game whose schema says everything about abilities."""
    return ()


def no_problems(card: Record) -> tuple[Problem, ...]:
    """For a game whose schema says everything about a card."""
    return ()


def no_ready_lists(pool: Any) -> tuple[ReadyList, ...]:
    """For a game that comes without lists."""
    return ()


def no_rankings() -> tuple[Ranking, ...]:
    """For a game with more possible lists than can be compared."""
    return ()


@dataclass(frozen=True, slots=True)
class CardRules:
    """A game's cards: their printed facts, and how they are imported and searched."""

    # The printed facts.
    fields: tuple[Field, ...]
    # The types of cards, in the order in which a deck is sorted.
    types: tuple[Choice, ...]
    # Import format -> reader of the community's files (file name -> bytes), which keeps card texts where the files have them.
    import_formats: Mapping[str, Callable[[Mapping[str, bytes]], Catalogue]]
    # The sides that a card can belong to, as light and dark; () where cards have no sides.
    sides: tuple[Choice, ...] = ()
    # The additions to search besides the fields.
    search: Search = field(default_factory=Search)
    # The declared abilities of one face of a card, from its facts, as lines for people.
    abilities: Callable[[Mapping[str, Any]], tuple[AbilityLine, ...]] = no_abilities
    # A card's printed record with the facts that follow from its declaration (`Field.declared`), in the order of the fields.
    # It may be given a record that has them already.
    declared: Callable[[Record], Record] = as_printed
    # Whether a card with these facts prints no text of its own, so that there is nothing to declare.
    is_textless: Callable[[Record], bool] = prints_no_text
    # Writes declarations of cards; None for a game that declares no abilities.
    writer: CardWriter | None = None
    # Whether a format leaves out this card for a reason that no list of cards states, such as its icons, its rarity or its sets.
    # The card is a record with the codes of its `objective_sets`; the last argument is the `facts` of the format's pool.
    is_barred: Callable[[Record, str, Record], bool] = never_barred


@dataclass(frozen=True, slots=True)
class DeckRules:
    """The rules for building a game's decks, and how decks are checked and shown."""

    formats: tuple[Format, ...]
    zones: tuple[ZoneSpec, ...]
    # Every problem of a list in one format at once, illegal before warning; pure and total.  ValueError for an unknown format.
    problems: Problems
    # A problem's sentence in a language.
    message: Callable[[Problem, str, Any], str]
    # The side or faction of a list; None if it has none.
    side_of: Callable[[Decklist, Any], str | None]
    # The charts and groups that the editor and the deck page draw.
    charts: Callable[[Decklist, Any], tuple[Chart, ...]]
    # The list as players of the game lay it out; equal cards by name in a language.
    groups: Callable[[Decklist, Any, str], tuple[DeckGroup, ...]]
    # The shuffled piles of a list, for exact odds.
    draw_piles: Callable[[Decklist, Any], tuple[DrawPile, ...]]
    # A test hand: dealt, and mulliganed by answers.
    deal_opening: DealOpening
    # The sides of decks where the cards themselves have none; see `Game.deck_sides`.
    sides: tuple[Choice, ...] = ()
    # Problems in several formats together, where they share enough work; without it, `problems` is called for each.
    shared_problems: AllProblems | None = None

    @property
    def maybe_zone(self) -> ZoneSpec:
        """The part of a list for what its player is considering: what decks of the game mostly consist of."""
        of_sets = any(zone.holds == "objective_sets" for zone in self.zones)
        return ZoneSpec(MAYBE, TEXTS["zones.maybe"], "objective_sets" if of_sets else "cards")

    @property
    def kept_zones(self) -> tuple[ZoneSpec, ...]:
        """The zones of the rules, and that of the cards that the player is considering."""
        return (*self.zones, self.maybe_zone)

    def problems_in(self, formats: Iterable[str], decklist: Decklist, *, on: date, pool: Any) -> dict[str, list[Problem]]:
        """The problems of a list by format."""
        if self.shared_problems is not None:
            return self.shared_problems(decklist, formats=formats, on=on, pool=pool)
        return {format: self.problems(decklist, format=format, on=on, pool=pool) for format in formats}


@dataclass(frozen=True, slots=True)
class ListRules:
    """Decks as text and as files."""

    # Builds the reader of decks as people type them, once a pool; it is given the function that folds names for comparison.
    reader: Callable[[Any, Fold], ListReader]
    # A decklist and its name as text that the reader reads again without loss.
    text: Callable[[Decklist, str, Any], str]
    # The file formats of other programs.
    files: tuple[DeckFile, ...] = ()
    # Short names of players -> the titles that each may stand for.  The reader knows them; the game of a list is told by them, too.
    short_names: Mapping[str, Sequence[str]] = field(default_factory=dict)
    # Lists that come with the game and can be played at once.
    ready: Callable[[Any], tuple[ReadyList, ...]] = no_ready_lists
    # Lists that fill an empty deck in the editor.  Each names all its cards, also those that the rules would add.
    starting: Callable[[Any], tuple[ReadyList, ...]] = no_ready_lists


@dataclass(frozen=True, slots=True)
class OwnCards:
    """How a game takes the cards that its users keep for themselves.

    Such a card is a record like those of `cards.json`, without printings, with the code of no published card.  Its `facts` may also have
    the field of `CardRules.fields` that holds declared abilities.
    """

    # The problems of a card that fits its schema; the value "field" of a problem names the fact at fault.
    problems: Callable[[Record], Iterable[Problem]] = no_problems
    # What the rules could not do of declared abilities that fit their schema.
    faults: Callable[[Mapping[str, Any]], Iterable[AbilityFault]] = no_faults
    # The record with the facts that follow from the abilities among its facts, as `CardRules.declared` adds them to published cards.
    joined: Callable[[Record], Record] = as_printed
    # What the form of a card's abilities calls the parts of their JSON Schema; the keys are those of `games.abilities.authoring.labels`.
    labels: Mapping[str, Words] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Game:
    """One game.  A game that is not played has neither `goldfish` nor `match`."""

    slug: str
    names: Words
    publisher: str
    # Builds the pool from a catalogue.
    build_pool: Callable[[Catalogue], Any]
    cards: CardRules
    decks: DeckRules
    lists: ListRules
    goldfish: Goldfish | None = None
    match: Match | None = None
    # How fully the rules play the card with this code (as one copy), whatever a run's options leave out; None for an unknown
    # card.  `games.abilities.coverage.coverage_of` answers for every card.
    card_coverage: Callable[[str, Any], CardCoverage | None] = no_coverage
    # The texts of the game's own parts of pages, by key.  The site knows these sections:
    # - `board`: the parts of a replay's board (needed only if the site shows it as a plain list)
    # - `examples`: the searches that `look.json` suggests
    # - `products`: the kinds and cycles of products, by their names in the records
    # - `sources`: the owner of the game, then the sources of its facts
    page_texts: Mapping[str, Words] = field(default_factory=dict)
    # All lists that can be built, compared: one table for each side.
    rankings: Callable[[], tuple[Ranking, ...]] = no_rankings
    # How users' own cards are taken; None for a game that is played with published cards only.
    own_cards: OwnCards | None = None

    @property
    def deck_sides(self) -> tuple[Choice, ...]:
        """The sides that a deck can have: those of decks, or else those of cards."""
        return self.decks.sides or self.cards.sides

    @property
    def is_played(self) -> bool:
        return self.goldfish is not None or self.match is not None
