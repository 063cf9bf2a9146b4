"""The user's context of a search: the collection for `own:`, `is:owned` and `missing:`, and the visible decks for `deck:`."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Mapping
from functools import cache

from cards.data.pools import catalogue_of, data_version
from cards.errors import NotFound
from cards.query.search_context import Requester
from cards.texts.folding import text_key
from decks.collection import Collection, collection_of, free_copies, whole_collections_of
from decks.collection.built import BuiltDeck, built_decks, uses_of, zones_of_sets
from decks.legality import decklist_of
from decks.models import Deck
from decks.own_cards.codes import set_of
from decks.selectors import deck_list, deck_named
from games.contracts.catalogue import Choice
from games.contracts.decks import Decklist

CURRENT = "current"  # in `deck:`, the deck that the editor shows


class DeckRequester:
    """The user behind a search for decks, whose collections are read only if a query refers to them.

    owner: returns the owner key, or "" for an unknown user.
    """

    def __init__(self, owner: Callable[[], str]) -> None:
        self._owner = cache(owner)
        self._whole: Mapping[str, Collection] | None = None
        self._built: list[BuiltDeck] = []
        self._collections: dict[str, Collection] = {}
        self._of_games: dict[str, Requester] = {}

    @property
    def collections(self) -> Mapping[str, Collection]:
        """The collection of each game in which the user owns anything, without the copies in built decks."""
        self._read()
        return self._collections

    @property
    def built(self) -> list[BuiltDeck]:
        """The user's built decks of these games."""
        self._read()
        return self._built

    def missing_of_built(self) -> dict[uuid.UUID, int]:
        """deck id -> copies that the user does not own, for each built deck: its own copies are free for it, those in others are not."""
        self._read()
        missing: dict[uuid.UUID, int] = {}
        for game in {deck.game for deck in self._built}:
            whole, version = (self._whole or {})[game], data_version(game)
            decks = [deck for deck in self._built if deck.game == game]
            in_all = uses_of([slot for deck in decks for slot in deck.slots], game, version)
            for deck in decks:
                own = uses_of(deck.slots, game, version)
                single = uses_of([slot for slot in deck.slots if slot.zone not in zones_of_sets(game)], game, version).cards
                missing[deck.pk] = sum(
                    max(0, copies - max(0, owned.get(code, 0) - (used[code] - in_this[code])))
                    for needed, owned, used, in_this in (
                        (single, whole.cards, in_all.cards, own.cards),
                        (own.sets, whole.sets, in_all.sets, own.sets),
                    )
                    for code, copies in needed.items()
                )
        return missing

    def _read(self) -> None:
        if self._whole is None:
            self._whole = whole_collections_of(owner_key=self._owner())
            self._built = [deck for deck in built_decks(owner_key=self._owner()) if deck.game in self._whole] if self._whole else []
            self._collections = {game: free_copies(whole, self._built, game=game) for game, whole in self._whole.items()}

    def for_cards(self, game: str) -> Requester:
        """The context of a card search within the search for decks."""
        if game not in self._of_games:
            own = requester_of(owner=self._owner, game=game)
            own.owned = lambda: found.cards if (found := self.collections.get(game)) else {} if self._owner() else None
            own.owned_sets = lambda: found.sets if (found := self.collections.get(game)) else {} if self._owner() else None
            self._of_games[game] = own
        return self._of_games[game]

    @property
    def is_private_result(self) -> bool:
        """Whether the search has used anything that only this user may see."""
        return self._whole is not None or any(each.is_private_result for each in self._of_games.values())


def requester_of(
    *, owner: Callable[[], str], game: str, current: Deck | None = None, further_values: Mapping[str, tuple[Choice, ...]] | None = None
) -> Requester:
    """The context for one owner.  Everything is looked up only when a query refers to it.

    owner: returns the owner key, or "" for an unknown user.
    current: the deck that the editor shows; if it is built, its own copies are free.
    further_values: see `Requester`.
    """
    owner = cache(owner)

    @cache
    def find_deck(name: str) -> tuple[str, dict[str, int]] | None:
        deck = current if name.casefold() == CURRENT and current is not None else _deck(name, owner(), game)
        return None if deck is None else (deck.name, cards_of(decklist_of(deck), game=game))

    besides = current.pk if current is not None else None
    collection = cache(lambda: collection_of(owner_key=key, game=game, besides=besides) if (key := owner()) else None)
    return Requester(
        owned=lambda: None if (found := collection()) is None else found.cards,
        owned_sets=lambda: None if (found := collection()) is None else found.sets,
        deck=find_deck,
        further_values=further_values or {},
    )


def _deck(name: str, owner_key: str, game: str) -> Deck | None:
    """A deck by its id, by the token of its link, or by its name if it belongs to this owner."""
    try:
        deck: Deck | None = deck_named(name=name, owner_key=owner_key)
    except NotFound:
        own = deck_list(owner_key=owner_key).filter(game=game) if owner_key else Deck.objects.none()
        return own.filter(name_key=text_key(name)[:200]).first()
    return deck if deck is not None and deck.game_id == game else None


def cards_of(decklist: Decklist, *, game: str) -> dict[str, int]:
    """card code -> copies, including the cards in objective sets and own cards; other codes that are not in the catalogue are left out."""
    catalogue = catalogue_of(game)
    cards = {printing["code"]: printing["card"] for printing in catalogue.printings}
    sets = {record["code"]: record["printings"] for record in catalogue.objective_sets}
    copies: dict[str, int] = {}
    for slot in decklist.slots:
        for code in sets.get(slot.code, ()) if slot.zone in zones_of_sets(game) else (slot.code,):
            if (card := cards.get(code) or (code if set_of(code) else None)) is not None:
                copies[card] = copies.get(card, 0) + slot.quantity
    return copies
