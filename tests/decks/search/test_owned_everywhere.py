"""The term `is:owned` and the tick box “Only cards I own” find the same cards and objective sets in every search."""

from __future__ import annotations

from typing import Any

import pytest

from cards.models import Game
from cards.search.find import cards_matching, objective_set_find
from decks.collection import collection_of, owned_update
from decks.search.search_context import requester_of
from tests.decks.visitor import Visitor
from tests.helpers.jedi_decks import SLUG

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalogue")]
PRODUCTS = {"core-set": 2, "edge-of-darkness": 1}


def sets(q: str, **filters: str) -> set[str]:
    requester = requester_of(owner=lambda: "alice", game=SLUG)
    found, _ = objective_set_find(game=Game.objects.get(pk=SLUG), q=q, filters=filters, requester=requester)
    return {one.code for one in found}


@pytest.fixture
def owned() -> dict[str, int]:
    owned_update(owner_key="alice", game=SLUG, quantities=PRODUCTS, cards={"037-1": 9})
    return dict(collection_of(owner_key="alice", game=SLUG).sets)


@pytest.mark.parametrize(
    ("q", "holds"),
    [
        ("is:owned", lambda copies: copies > 0),
        ("has:mine", lambda copies: copies > 0),
        ("-is:owned", lambda copies: copies == 0),
        ("own>=2", lambda copies: copies >= 2),
        ("own:1", lambda copies: copies == 1),
        ("own:0", lambda copies: copies == 0),
        ("own:0|2", lambda copies: copies in (0, 2)),
        ("own<9", lambda copies: True),
    ],
)
def test_a_set_is_owned_with_a_copy_of_the_whole_set(owned: dict[str, int], q: str, holds: Any) -> None:
    """Many sets that are not owned have a card in common with one that is."""
    assert set(owned.values()) >= {1, 2}
    assert sets(q) == {code for code in sets("") if holds(owned.get(code, 0))}


def test_the_term_combines_with_others_and_with_the_tick_box(owned: dict[str, int]) -> None:
    mine = set(owned)
    assert sets("", owned="true") == sets("is:owned") == sets("is:owned", owned="true") == mine
    assert sets("", owned="false") == sets("-is:owned") == sets("") - mine
    assert sets("is:owned f:jedi") == sets("f:jedi") & mine
    assert sets("is:owned or f:jedi") == sets("f:jedi") | mine
    assert sets("-is:owned f:jedi") == sets("f:jedi") - mine
    assert sets("own>=2 yoda or own:1 vader") == (sets("yoda") & sets("own>=2")) | (sets("vader") & sets("own:1"))


def test_a_found_set_shows_the_cards_that_match(owned: dict[str, int]) -> None:
    game = Game.objects.get(pk=SLUG)

    def matching(q: str) -> frozenset[str]:
        query = objective_set_find(game=game, q=q, requester=requester_of(owner=lambda: "alice", game=SLUG))[1]
        return cards_matching(game=game, sets=["2", "37"], query=query)

    (yoda,) = matching("is:owned name:yoda t:unit")
    assert yoda.startswith("2-") or yoda.startswith("002-")
    assert len(matching("is:owned")) == 6, "every card of set 2, none of set 37, though one of its cards is owned"


def test_the_collection_is_read_once(owned: dict[str, int], django_assert_num_queries: Any) -> None:
    game = Game.objects.get(pk=SLUG)
    objective_set_find(game=game, q="yoda")
    with django_assert_num_queries(4):  # owned items, version of the card data, slots of built decks; the sets
        found = objective_set_find(game=game, q="is:owned own>=2", requester=requester_of(owner=lambda: "alice", game=SLUG))[0]
        assert list(found)


def test_the_api_finds_the_same_by_term_and_by_parameter() -> None:
    alice = Visitor()
    alice.patch(f"collection/{SLUG}/", {"products": PRODUCTS, "cards": {"037-1": 9}})
    for path in ("cards", "objective-sets"):
        by_term, by_parameter = (alice.get(f"{path}/?game={SLUG}&page_size=200&{each}").json() for each in ("q=is:owned", "owned=true"))
        assert by_term["count"] == by_parameter["count"] > 0
        assert [row["code"] for row in by_term["results"]] == [row["code"] for row in by_parameter["results"]]
    explained = alice.get(f"objective-sets/?game={SLUG}&q=is:owned").json()["query"]["explain"]
    assert "you own a set if you own a whole copy of it" in explained
