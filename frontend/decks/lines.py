"""Decks as rows of a list: the reader's own decks or the public ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from cards.data.pools import all_versions
from decks.legality import decklist_of, verdicts
from decks.models import Deck
from decks.own_cards.selectors import own_cards_of_decks
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.cards.shown import ShownCard
from frontend.decks.decklist import count_slots
from frontend.site.theme import look_of
from games.contracts.decks import Decklist
from games.contracts.game import Game


@dataclass(frozen=True, slots=True)
class DeckLine:
    """One row of a list of decks.

    shown: the context of the templates for counts and legality.
    count: the template of the counts.
    """

    deck: Deck
    game: Game
    side_name: str
    leaders: tuple[ShownCard, ...]
    shown: dict[str, Any]
    count: list[str]


def deck_lines(decks: Iterable[Deck], *, language: str, versions: Mapping[str, str] | None = None) -> list[DeckLine]:
    """The rows in the order of `decks`, without decks of games that this site does not have.  Each catalogue is opened once.

    versions: of `all_versions`, if the caller has just read them.
    """
    versions = all_versions() if versions is None else versions
    decks = [deck for deck in decks if deck.game_id in versions]
    catalogues = {slug: localized_catalogue(slug, language, version=versions[slug]) for slug in {deck.game_id for deck in decks}}
    own = own_cards_of_decks(decks)
    return [_line(catalogues[deck.game_id].with_own(own[deck.pk]) if deck.pk in own else catalogues[deck.game_id], deck) for deck in decks]


def _line(catalogue: LocalizedCatalogue, deck: Deck) -> DeckLine:
    decklist = decklist_of(deck)
    rows = [catalogue.slot(slot) for slot in decklist.slots]
    return DeckLine(
        deck=deck,
        game=catalogue.game,
        side_name=catalogue.sides.get(deck.side, ""),
        leaders=tuple(row.card for row in rows if row.zone.holds == "leaders" and row.card),
        shown={**count_slots(catalogue, rows), "legal_format": _legal_format(catalogue, decklist)},
        count=look_of(deck.game_id).template("decks/lists/_count.html"),
    )


def _legal_format(catalogue: LocalizedCatalogue, decklist: Decklist) -> str:
    """The name of the first format in which the list is legal.  The other formats are checked only if the main one is not legal."""
    names = {one.code: one.names for one in catalogue.game.decks.formats}
    codes = list(names)
    for candidates in (codes[:1], codes[1:]):
        results = verdicts(game=catalogue.game.slug, decklist=decklist, formats=candidates, pool=catalogue.pool) if candidates else []
        if code := next((one.format for one in results if one.legal), ""):
            return catalogue.words(names[code])
    return ""
