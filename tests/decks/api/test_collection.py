"""The collection: owned products, the sets and cards in them, and invalid quantities."""

from __future__ import annotations

from typing import Any

import pytest

from accounts.signals import owner_joined
from cards.errors import BadInput
from decks import collection
from decks.models import OwnedItem
from tests.decks.visitor import Visitor, is_problem
from tests.helpers.jedi_decks import SLUG

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalogue")]


def put(quantities: dict[Any, Any], key: str = "alice") -> dict[str, int]:
    return collection.owned_update(owner_key=key, game=SLUG, quantities=quantities)


def test_owned_products_give_owned_sets_and_cards():
    put({"core-set": 2})
    sets = collection.owned_sets(owner_key="alice", game=SLUG)
    assert (sets["1"], sets["18"]) == (2, 4)  # the Core Set holds set 18 twice
    cards = collection.owned(owner_key="alice", game=SLUG)
    assert cards["jedi"] == 2
    assert cards["001-2"] >= 2
    assert collection.owned(owner_key="bob", game=SLUG) == collection.owned(owner_key="", game=SLUG) == {}


def test_each_quantity_is_set_by_itself():
    assert put({"core-set": 1, "the-search-for-skywalker": 0}) == {"core-set": 1}
    assert put({"core-set": 3}) == {"core-set": 3}
    assert put({"core-set": 0}) == {}


@pytest.mark.parametrize(
    "quantities",
    [
        {"no-such": 1},
        {"core-set": -1},
        {"core-set": 100},
        {"core-set": 10**12},
        {"core-set": True},
        {"core-set": "1"},
        {7: 1},
        {"a\x00": 1},
    ],
)
def test_an_invalid_quantity_is_refused_and_nothing_is_stored(quantities: dict[Any, Any]) -> None:
    with pytest.raises(BadInput):
        put({"core-set": 1, **quantities})
    assert not OwnedItem.objects.exists()


def test_logging_in_merges_two_collections():
    put({"core-set": 1}, key="session")
    put({"core-set": 2}, key="alice")
    owner_joined.send(sender=None, old="session", new="alice")
    assert collection.owned_products(owner_key="alice", game=SLUG) == {"core-set": 2}
    assert OwnedItem.objects.count() == 1


def test_the_collection_over_http():
    alice, bob = Visitor(), Visitor()
    path = f"collection/{SLUG}/"
    nothing = {name: {} for name in ("objective_sets", "cards", "free_objective_sets", "free_cards")}
    assert alice.get(path).json() == {"game": SLUG, "products": {}, "single_cards": {}, **nothing}
    answer = alice.patch(path, {"products": {"core-set": 1}})
    assert answer.json()["objective_sets"]["18"] == 2
    assert bob.get(path).json()["products"] == {}
    is_problem(alice.patch(path, {"products": {"x\u202e": 1}}), 400, "products.x\u202e")
    is_problem(alice.patch(path, {"products": 3}), 400, "products")
    is_problem(alice.patch(path, []), 400, "")
    is_problem(alice.get("collection/chess/"), 404)
    is_problem(alice.patch(path, {"products": {"core-set": 1}}, origin="https://elsewhere.example"), 403)


def test_the_collection_takes_a_fixed_number_of_queries(django_assert_num_queries: Any) -> None:
    put({"core-set": 2})
    collection.owned(owner_key="alice", game=SLUG)
    with django_assert_num_queries(3):  # owned products, version of the card data, slots of built decks
        collection.owned(owner_key="alice", game=SLUG)
