"""Decks as lines of a list: the reader's own and the public ones."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from decks.legality import decklist_of, verdicts
from decks.models import Deck
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.cards.shown import ShownCard
from frontend.decks.decklist import counts_of
from frontend.site.theme import look_of
from games.contracts.decks import Decklist
from games.contracts.game import Game
from games.registry import GAMES


@dataclass(frozen=True, slots=True)
class DeckLine:
    """shown: what the templates that count a deck and say its legality read of it; count: the first of them."""

    deck: Deck
    game: Game
    side_name: str
    leaders: tuple[ShownCard, ...]
    shown: dict[str, Any]
    count: list[str]


def deck_lines(decks: Iterable[Deck], *, language: str) -> list[DeckLine]:
    """In their order, each game's catalogue opened once; a deck of a game that builds none (any more) is left out."""
    decks = [deck for deck in decks if deck.game_id in GAMES]
    catalogues = {slug: localized_catalogue(slug, language) for slug in {deck.game_id for deck in decks}}
    return [_line(catalogues[deck.game_id], deck) for deck in decks]


def _line(catalogue: LocalizedCatalogue, deck: Deck) -> DeckLine:
    decklist = decklist_of(deck)
    rows = [catalogue.slot(slot) for slot in decklist.slots]
    return DeckLine(
        deck=deck,
        game=catalogue.game,
        side_name=catalogue.sides.get(deck.side, ""),
        leaders=tuple(row.card for row in rows if row.zone.holds == "leaders" and row.card),
        shown={**counts_of(catalogue, rows), "legal_format": _legal_format(catalogue, decklist)},
        count=look_of(deck.game_id).template("decks/lists/_count.html"),
    )


def _legal_format(catalogue: LocalizedCatalogue, decklist: Decklist) -> str:
    """The name of the first format that calls the list legal; the others are asked only where the main one does not."""
    names = {one.code: one.names for one in catalogue.game.decks.formats}
    codes = list(names)
    for asked in (codes[:1], codes[1:]):
        said = verdicts(game=catalogue.game.slug, decklist=decklist, formats=asked, pool=catalogue.pool) if asked else []
        if legal := next((one.format for one in said if one.legal), ""):
            return catalogue.words(names[legal])
    return ""
