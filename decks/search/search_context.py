"""The user's context of a card search: the collection for `own:` and `is:owned`, and the visible decks for `deck:`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from cards.data.pools import catalogue_of
from cards.errors import NotFound
from cards.folding import fold
from cards.query.search_context import Requester
from decks.collection import owned
from decks.legality import decklist_of
from decks.models import Deck
from decks.selectors import deck_list, deck_named
from games.contracts.decks import Decklist
from games.registry import GAMES

CURRENT = "current"  # in `deck:`, the deck that the editor shows


def requester_of(*, owner: Callable[[], str], game: str, current: Deck | None = None) -> Requester:
    """The context for one owner.  Everything is looked up only when a query refers to it.

    owner: returns the owner key, or "" for an unknown user.
    """
    owner = cache(owner)

    @cache
    def find_deck(name: str) -> tuple[str, dict[str, int]] | None:
        deck = current if name.casefold() == CURRENT and current is not None else _deck(name, owner(), game)
        return None if deck is None else (deck.name, cards_of(decklist_of(deck), game=game))

    return Requester(owned=cache(lambda: owned(owner_key=key, game=game) if (key := owner()) else None), deck=find_deck)


def _deck(name: str, owner_key: str, game: str) -> Deck | None:
    """A deck by its id, by the token of its link, or by its name if it belongs to this owner."""
    try:
        deck: Deck | None = deck_named(name=name, owner_key=owner_key)
    except NotFound:
        own = deck_list(owner_key=owner_key).filter(game=game) if owner_key else Deck.objects.none()
        return own.filter(name_key=fold(name)[:200]).first()
    return deck if deck is not None and deck.game_id == game else None


def cards_of(decklist: Decklist, *, game: str) -> dict[str, int]:
    """card code -> copies, including the cards in objective sets; codes that are not in the catalogue are left out."""
    catalogue = catalogue_of(game)
    cards = {printing["code"]: printing["card"] for printing in catalogue.printings}
    sets = {record["code"]: record["printings"] for record in catalogue.objective_sets}
    copies: dict[str, int] = {}
    for slot in decklist.slots:
        for code in sets.get(slot.code, ()) if slot.zone in _zones_of_sets(game) else (slot.code,):
            if (card := cards.get(code)) is not None:
                copies[card] = copies.get(card, 0) + slot.quantity
    return copies


@cache
def _zones_of_sets(game: str) -> frozenset[str]:
    return frozenset(zone.code for zone in GAMES[game].decks.zones if zone.holds == "objective_sets")
