"""Collections: the products and single cards that somebody owns, and the cards in them.

Quantities map the code of a product or card to the number of copies.  A single card is owned beside the cards in the products.
The contents of a product: the objective sets of its `contents` fact, or the copies in each printing's `quantity` fact, by default one.
What is free is what no built deck holds (`decks.collection.built`).
"""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.utils.translation import gettext

from cards.data.pools import catalogue_of
from cards.errors import BadInput
from cards.models import Game
from cards.selectors import game_get
from decks.collection.built import BuiltDeck, Uses, built_decks, uses_of
from decks.models import OwnedItem
from games.contracts.catalogue import Catalogue

MOST = 99
MOST_PRODUCTS = 500  # in one change; no game has so many
MOST_CARDS = 10_000  # in one change


def owned_products(*, owner_key: str, game: str) -> dict[str, int]:
    """product code -> copies owned."""
    return _owned(owner_key, game)[0]


def single_cards(*, owner_key: str, game: str) -> dict[str, int]:
    """card code -> copies owned beside those in products."""
    return _owned(owner_key, game)[1]


def _owned(owner_key: str, game: str) -> tuple[dict[str, int], dict[str, int]]:
    """(products, single cards) with their quantities.  One query."""
    items: tuple[dict[str, int], dict[str, int]] = ({}, {})
    if owner_key:
        rows = OwnedItem.objects.filter(owner_key=owner_key, game=game).values_list("is_card", "code", "quantity")
        for is_card, code, quantity in rows:
            items[is_card][code] = quantity
    return items


@transaction.atomic
def owned_update(
    *, owner_key: str, game: str, quantities: Mapping[str, Any] | None = None, cards: Mapping[str, Any] | None = None
) -> dict[str, int]:
    """Set the quantity of each given product and single card, 0 for none; others stay.  Return the products.

    Raise BadInput with every error, and store nothing.
    """
    if not owner_key:
        raise ValueError("a collection needs an owner")
    row = game_get(slug=game)
    given = (("products", quantities or {}, MOST_PRODUCTS), ("single_cards", cards or {}, MOST_CARDS))
    errors = [error for name, items, most in given for error in _errors(row, name, items, most)]
    if errors:
        raise BadInput(errors[0]["message"], errors=errors)
    for is_card, (_, items, _most) in enumerate(given):
        kept = {"owner_key": owner_key, "game": row, "is_card": bool(is_card)}
        if removed := [code for code, quantity in items.items() if not quantity]:
            OwnedItem.objects.filter(**kept, code__in=removed).delete()
        OwnedItem.objects.bulk_create(
            [OwnedItem(**kept, code=code, quantity=quantity) for code, quantity in items.items() if quantity],
            update_conflicts=True,
            unique_fields=["owner_key", "game", "is_card", "code"],
            update_fields=["quantity"],
            batch_size=500,
        )
    return owned_products(owner_key=owner_key, game=game)


def _errors(game: Game, name: str, items: Mapping[str, Any], most: int) -> list[dict[str, str]]:
    """The errors in the quantities of the member `name`."""
    if len(items) > most:
        sentence = gettext("At most %(most)s products at a time.") if name == "products" else gettext("At most %(most)s cards at a time.")
        return [{"field": name, "code": "max_length", "message": sentence % {"most": most}}]
    if not items:
        return []
    catalogue = catalogue_of(game.slug, game.data_version)
    known = {record["code"] for record in (catalogue.products if name == "products" else catalogue.cards)}
    errors = []
    for code, quantity in items.items():
        if not isinstance(code, str) or code not in known:
            sentence = (
                gettext("There is no product “%(code)s” in this game.")
                if name == "products"
                else gettext("There is no card “%(code)s” in this game.")
            )
            errors.append({"field": f"{name}.{str(code)[:80]}", "code": "unknown_code", "message": sentence % {"code": str(code)[:80]}})
        elif type(quantity) is not int or not 0 <= quantity <= MOST:
            message = gettext("A quantity is a whole number from 0 to %(most)s.") % {"most": MOST}
            errors.append({"field": f"{name}.{code}", "code": "invalid", "message": message})
    return errors


@dataclass(frozen=True, slots=True)
class Collection:
    """The copies of the cards and objective sets of one game that somebody owns and that are free.

    cards: card code -> copies, those in objective sets included.
    sets: objective set code -> copies.
    in_decks: the owned copies of cards that lie in built decks; they are neither in `cards` nor in `sets`.
    """

    cards: Mapping[str, int]
    sets: Mapping[str, int]
    in_decks: int = 0

    def __bool__(self) -> bool:
        """Whether anything is owned."""
        return bool(self.cards or self.sets or self.in_decks)

    def without(self, uses: Uses) -> Collection:
        """The rest of the collection.  A deck may hold more copies than are owned (borrowed ones, or proxies)."""
        cards, sets = _rest(self.cards, uses.cards), _rest(self.sets, uses.sets)
        return Collection(cards, sets, self.in_decks + sum(self.cards.values()) - sum(cards.values()))


def _rest(owned: Mapping[str, int], used: Mapping[str, int]) -> dict[str, int]:
    return {code: rest for code, copies in owned.items() if (rest := copies - used.get(code, 0)) > 0}


NOTHING = Collection({}, {})


def whole_collections_of(*, owner_key: str) -> dict[str, Collection]:
    """The collection of each game in which somebody owns anything, with the copies in built decks.  One query."""
    items: dict[str, tuple[dict[str, int], dict[str, int]]] = {}
    if owner_key:
        rows = OwnedItem.objects.filter(owner_key=owner_key).values_list("game", "is_card", "code", "quantity")
        for game, is_card, code, quantity in rows:
            items.setdefault(game, ({}, {}))[is_card][code] = quantity
    return {game: contents for game, of_game in items.items() if (contents := contents_of(game, *of_game))}


def whole_collection_of(*, owner_key: str, game: str) -> Collection:
    """What somebody owns of one game, with the copies in built decks."""
    return contents_of(game, *_owned(owner_key, game))


def collection_of(*, owner_key: str, game: str, besides: uuid.UUID | None = None) -> Collection:
    """What somebody owns of one game and has free: not in a built deck.

    besides: the id of a deck whose own copies are free, because the question is about this deck.
    """
    whole = whole_collection_of(owner_key=owner_key, game=game)
    return free_copies(whole, built_decks(owner_key=owner_key, game=game) if whole else (), game=game, besides=besides)


def free_copies(whole: Collection, built: Iterable[BuiltDeck], *, game: str, besides: uuid.UUID | None = None) -> Collection:
    """The collection of a game without the copies in these built decks; `besides` as in `collection_of`."""
    slots = [slot for deck in built if deck.game == game and deck.pk != besides for slot in deck.slots]
    return whole.without(uses_of(slots, game)) if slots else whole


def owned(*, owner_key: str, game: str, besides: uuid.UUID | None = None) -> Mapping[str, int]:
    """card code -> free copies, for the editor and for the query `own>=2`; empty if nothing is owned."""
    return collection_of(owner_key=owner_key, game=game, besides=besides).cards


def owned_sets(*, owner_key: str, game: str, besides: uuid.UUID | None = None) -> Mapping[str, int]:
    """objective set code -> free copies."""
    return collection_of(owner_key=owner_key, game=game, besides=besides).sets


def contents_of(game: str, products: Mapping[str, int], cards: Mapping[str, int] | None = None) -> Collection:
    """The cards and sets in these products, and these single cards."""
    if not products:
        return Collection(cards, {}) if cards else NOTHING
    catalogue = catalogue_of(game)
    sets = _sets(catalogue, products)
    copies = dict(cards or {})
    for printing in catalogue.printings:
        in_set = printing["objective_set"]
        if in_set is not None:
            count = sets.get(in_set, 0)
        else:
            count = products.get(printing["product"], 0) * max(1, int(printing["facts"].get("quantity") or 1))
        if count:
            copies[printing["card"]] = copies.get(printing["card"], 0) + count
    return Collection(copies, sets)


def _sets(catalogue: Catalogue, products: Mapping[str, int]) -> dict[str, int]:
    contents = {product["code"]: product["facts"].get("contents", {}).get("objective_sets") for product in catalogue.products}
    sets: dict[str, int] = {}
    for product, quantity in products.items():
        for code, copies in (contents.get(product) or {}).items():
            sets[code] = sets.get(code, 0) + copies * quantity
    for record in catalogue.objective_sets:  # products without a list of contents
        if contents.get(record["product"]) is None and (owned := products.get(record["product"])):
            sets[record["code"]] = owned
    return sets
