"""The copies that a deck needs and a collection lacks: over zones, printings and sets, on the page and in the API."""

from __future__ import annotations

from typing import Any

import pytest

from decks import services
from decks.collection import collection_of, owned_update
from decks.collection.missing import Need, needs_of, sources_of
from decks.models import Deck
from games.contracts.decks import Decklist, Slot
from tests.decks.visitor import Visitor
from tests.frontend.markup import tight
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("two_games")]
REALMS = "star-realms"
two_games = catalogues.held(SLUG, REALMS)


def needs(game: str, *slots: Slot) -> list[Need]:
    return needs_of(Decklist(slots), collection_of(owner_key="alice", game=game), game=game)


def test_copies_of_a_card_in_several_zones_are_counted_together() -> None:
    owned_update(owner_key="alice", game=REALMS, quantities={"core-set": 1})
    found = needs(REALMS, Slot("explorer", 8, "explorers"), Slot("battle-blob", 1, "trade_deck"), Slot("battle-blob", 2, "starting_deck"))
    assert [(need.code, need.zone, need.needed, need.owned, need.missing) for need in found] == [
        ("explorer", "explorers", 8, 10, 0),
        ("battle-blob", "trade_deck", 3, 1, 2),
    ]


def test_the_products_with_the_most_missing_copies_come_first() -> None:
    found = sources_of(needs(REALMS, Slot("battle-blob", 1, "trade_deck"), Slot("scout", 2, "starting_deck")), game=REALMS)
    assert found[0].product == "core-set"
    assert found[0].copies == 3
    assert [source.copies for source in found] == sorted((source.copies for source in found), reverse=True)
    assert sources_of([], game=REALMS) == []


def test_sets_are_counted_as_sets() -> None:
    owned_update(owner_key="alice", game=SLUG, quantities={"core-set": 1})
    found = {need.code: (need.needed, need.owned, need.missing) for need in needs(SLUG, *jedi())}
    assert found["1"] == (2, 1, 1)
    assert sum(missing for _, _, missing in found.values()) == 5
    assert sources_of(needs(SLUG, *jedi()), game=SLUG)[0].product == "core-set"


def deck_of(game: str = SLUG, **more: Any) -> Deck:
    return services.deck_create(owner_key="bob", game=game, name="Theirs", slots=jedi(), **more)


def test_the_page_lists_missing_copies_and_products() -> None:
    alice, deck = Visitor(), deck_of()
    address = f"/d/{deck.token}/missing/"
    assert "You have no cards of this game in your collection yet." in alice.client.get(address).content.decode()
    alice.patch(f"collection/{SLUG}/", {"products": {"core-set": 1}})
    html = tight(alice.client.get(address).content.decode())
    assert "5 copies are missing" in html
    assert "Core Set: 5 of the missing copies" in html
    assert "1x A Hero's Journey" in html.replace("&#x27;", "'")
    alice.patch(f"collection/{SLUG}/", {"products": {"core-set": 2}})
    answer = alice.client.get(address)
    assert "You own every card of this deck." in answer.content.decode()
    assert "private" in answer["Cache-Control"]
    assert address in alice.client.get(f"/d/{deck.token}").content.decode()


def test_missing_copies_over_http() -> None:
    alice, deck = Visitor(), deck_of()
    alice.patch(f"collection/{SLUG}/", {"products": {"core-set": 1}})
    answer = alice.get(f"decks/by-token/{deck.token}/missing/")
    assert "private" in answer["Cache-Control"]
    data = answer.json()
    assert (data["game"], data["needed"], data["missing"]) == (SLUG, 11, 5)
    assert {"zone": "objective_sets", "code": "1", "needed": 2, "owned": 1, "missing": 1} in data["cards"]
    assert data["products"][0] == {"product": "core-set", "copies": 5}
    assert Visitor().get(f"decks/by-token/{deck.token}/missing/").json()["missing"] == 11


def test_a_private_deck_stays_private() -> None:
    deck = deck_of(visibility="private")
    assert Visitor().get(f"decks/by-token/{deck.token}/missing/").status_code == 404
    assert Visitor().client.get(f"/d/{deck.token}/missing/").status_code == 404


def test_the_page_takes_a_fixed_number_of_queries(django_assert_num_queries: Any) -> None:
    alice, deck = Visitor(), deck_of()
    alice.patch(f"collection/{SLUG}/", {"products": {"core-set": 1}})
    alice.client.get(f"/d/{deck.token}/missing/")
    with django_assert_num_queries(10):
        alice.client.get(f"/d/{deck.token}/missing/")
