"""A game as one value, listed in `games.registry`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from games.contracts.catalogue import AbilityLine, Catalogue, Choice, Field, Record, Search
from games.contracts.decks import (
    AllProblems,
    Chart,
    DeckFile,
    DeckGroup,
    Decklist,
    DrawPile,
    Fold,
    Format,
    ListReader,
    Opens,
    Problem,
    Problems,
    ReadyList,
    ZoneSpec,
)
from games.contracts.report import CardCoverage, Ranking
from games.contracts.runs import Goldfish, Match
from games.texts import Words


@dataclass(frozen=True, slots=True)
class Game:
    """One game, whole.

    A game whose decks cannot be built yet has no formats, no zones and none of the parts from `pool` to `charts`: see `builds_decks`.
    pool: builds the game's own immutable card pool from a catalogue.
    problems: every fault at once, illegal before warning; pure and total.  An unknown format is a ValueError.
    all_problems: the same for several formats, by code, where a game has so many that what they share is worth doing once.
    message: a problem's sentence in a language.  charts: what the editor and the deck page draw.
    import_formats: name -> reader of the community's files (file name -> bytes) into a catalogue, with texts where they have them.
    list_reader: builds, once a pool, the reader of decks as people type them; it gets the function that folds names for comparison.
    list_text: a decklist with its name as text that the reader reads again without loss.
    abilities: a card's facts (or those of its other side) as the abilities that are declared in them, for people.
    bars: does a format leave out a card, a record with the codes of its `objective_sets`, for what no list of cards says: by its
    icons or rarity, as the `facts` of the format's pool have it, or because the format is of few sets?
    groups: the list as its players lay it out.  draws: its shuffled decks, for exact odds.  opens: a test hand, dealt and mulliganed.
    deck_files: the forms of other programs, read and written.
    card_coverage: how well a run plays the card of this code (as one copy), None for what no run knows.
    deck_sides: what a deck may be of where its cards have no sides: `sides_of_decks` is what to offer and to accept.
    ready_lists: lists of a pool that can be played at once.
    rankings: all lists that can be built, compared, one table a side; where there are so few that this can be done.
    """

    slug: str
    names: Words
    publisher: str
    fields: tuple[Field, ...]
    card_types: tuple[Choice, ...]
    sides: tuple[Choice, ...]
    import_formats: Mapping[str, Callable[[Mapping[str, bytes]], Catalogue]]
    formats: tuple[Format, ...] = ()
    zones: tuple[ZoneSpec, ...] = ()
    pool: Callable[[Catalogue], Any] | None = None
    problems: Problems | None = None
    all_problems: AllProblems | None = None
    message: Callable[[Problem, str, Any], str] | None = None
    deck_side: Callable[[Decklist, Any], str | None] | None = None
    charts: Callable[[Decklist, Any], tuple[Chart, ...]] | None = None
    search: Search = field(default_factory=Search)
    goldfish: Goldfish | None = None
    match: Match | None = None
    list_reader: Callable[[Any, Fold], ListReader] | None = None
    list_text: Callable[[Decklist, str, Any], str] | None = None
    abilities: Callable[[Mapping[str, Any]], tuple[AbilityLine, ...]] | None = None
    card_coverage: Callable[[str, Any], CardCoverage | None] | None = None
    bars: Callable[[Record, str, Record], bool] | None = None
    groups: Callable[[Decklist, Any], tuple[DeckGroup, ...]] | None = None
    draws: Callable[[Decklist, Any], tuple[DrawPile, ...]] | None = None
    opens: Opens | None = None
    deck_files: tuple[DeckFile, ...] = ()
    deck_sides: tuple[Choice, ...] = ()
    ready_lists: Callable[[Any], tuple[ReadyList, ...]] | None = None
    rankings: Callable[[], tuple[Ranking, ...]] | None = None

    @property
    def sides_of_decks(self) -> tuple[Choice, ...]:
        return self.deck_sides or self.sides

    @property
    def builds_decks(self) -> bool:
        """Are there rules to build a deck by?"""
        return self.problems is not None
