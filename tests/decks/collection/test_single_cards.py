"""Single cards in a collection: beside products, as a list, as CSV, on the page and in the API."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from accounts.signals import owner_joined
from cards.errors import BadInput
from decks.collection import collection_of, owned_update, single_cards, whole_collections_of
from decks.exchange.backup import export_all, import_all
from decks.exchange.collection_csv import Items, read_collection, write_collection
from decks.models import OwnedItem
from tests.decks.visitor import Visitor, is_problem
from tests.frontend.markup import tight
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("three_games")]
REALMS, CCG = "star-realms", "star-wars-ccg"
three_games = catalogues.held(SLUG, REALMS, CCG)
PAGE = f"/collection/{REALMS}/"


def own(key: str = "alice", **quantities: Any) -> None:
    owned_update(owner_key=key, game=REALMS, **quantities)


def test_single_cards_are_owned_beside_those_in_products(django_assert_num_queries: Any) -> None:
    own(quantities={"core-set": 1}, cards={"battle-blob": 2})
    assert collection_of(owner_key="alice", game=REALMS).cards["battle-blob"] == 3
    own(quantities={"core-set": 0})
    assert collection_of(owner_key="alice", game=REALMS).cards == {"battle-blob": 2}
    assert single_cards(owner_key="alice", game=REALMS) == {"battle-blob": 2}
    with django_assert_num_queries(1):
        assert whole_collections_of(owner_key="alice")[REALMS].cards == {"battle-blob": 2}
    own(cards={"battle-blob": 0})
    assert not OwnedItem.objects.exists()


@pytest.mark.parametrize("cards", [{"no-such": 1}, {"core-set": 1}, {"scout": -1}, {"scout": 100}, {"scout": True}, {7: 1}])
def test_a_wrong_card_is_refused_and_nothing_is_stored(cards: dict[Any, Any]) -> None:
    with pytest.raises(BadInput):
        own(quantities={"core-set": 1}, cards={"viper": 1, **cards})
    assert not OwnedItem.objects.exists()


def test_a_new_owner_and_a_backup_keep_single_cards() -> None:
    own("session", cards={"scout": 3, "viper": 1})
    own("alice", quantities={"core-set": 1}, cards={"scout": 1})
    owner_joined.send(sender=None, old="session", new="alice")
    assert single_cards(owner_key="alice", game=REALMS) == {"scout": 1, "viper": 1}
    import_all(owner_key="bob", content="".join(export_all(owner_key="alice")).encode())
    assert whole_collections_of(owner_key="bob") == whole_collections_of(owner_key="alice")


def test_a_table_is_read_as_it_was_written() -> None:
    items = Items({"core-set": 2}, {"scout": 3, "battle-blob": 1})
    text = write_collection(items, product_name=str.upper, card_name=lambda code: f"={code}")
    assert "card,3,scout,'=scout" in text
    assert read_collection(f"\ufeff{text}", game=REALMS) == items


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("2x Battle Blob\nScout", {"battle-blob": 2, "scout": 1}),
        ("Scout\n3 Scout", {"scout": 4}),
        ("Count,Name\n2,Battle Blob\n1,Viper\n", {"battle-blob": 2, "viper": 1}),
    ],
)
def test_lists_and_other_tables_are_read_as_single_cards(text: str, cards: dict[str, int]) -> None:
    assert read_collection(text, game=REALMS) == Items({}, cards)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("3 Dark Jedi Presence\nLuke Skywalker\n2 Alderaan #1_281", {"1_240": 3, "1_19": 1, "1_281": 2}),  # cards of both sides
        ("Dark Side\n2 Alderaan\nLocations:\nAlderaan\nLight Side\nAlderaan", {"1_281": 3, "1_121": 1}),
        ("Count,Name\n2,Dark Jedi Presence\n1,Luke Skywalker\n", {"1_240": 2, "1_19": 1}),
    ],
)
def test_a_collection_has_cards_of_both_sides(text: str, cards: dict[str, int]) -> None:
    assert read_collection(text, game=CCG) == Items({}, cards)


def test_no_line_decides_which_card_another_line_names() -> None:
    with pytest.raises(BadInput) as caught:
        read_collection("3 Dark Jedi Presence\n\n2 Alderaan", game=CCG)
    expected = "1 line does not clearly name a card: 3 “2 Alderaan” (Alderaan #1_121, Alderaan #1_281). Nothing was saved."
    assert caught.value.errors[0]["message"] == expected


def test_a_set_counts_as_each_of_its_cards() -> None:
    assert read_collection("2x A Hero's Journey #1", game=SLUG).cards["001-2"] == 2


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("2x Battle Blob\nXyzzy", "1 line does not clearly name a card: 2 “Xyzzy”. Nothing was saved."),
        ("kind,quantity,code\ncard,many,scout", "Line 2 needs the kind “product” or “card” and a quantity from 0 to 99."),
        ("kind,quantity,code\nbox,1,scout", "Line 2 needs the kind"),
        ("x\n" * 5_001, "A collection has at most 200,000 characters and 5,000 lines."),
        ("x" * 150_000, "1 line does not clearly name a card"),  # longer than a cell of a table can be
    ],
)
def test_a_line_that_is_not_understood_is_named(text: str, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_collection(text, game=REALMS)
    assert reason in caught.value.errors[0]["message"]


def test_the_page_adds_lists_and_sets_tables() -> None:
    alice = Visitor()
    for _ in range(2):
        assert alice.client.post(f"{PAGE}import/", {"text": "2x Battle Blob"}).status_code == 302
    html = tight(alice.client.get(PAGE).content.decode())
    assert 'name="card:battle-blob" value="4"' in html
    table = "kind,quantity,code\nproduct,1,core-set\ncard,3,battle-blob\n"
    for _ in range(2):
        file = SimpleUploadedFile("mine.csv", table.encode())
        assert alice.client.post(f"{PAGE}import/", {"file": file}).status_code == 302
    answer = alice.client.get(f"{PAGE}collection.csv")
    assert answer["Content-Type"].startswith("text/csv")
    assert "private" in answer["Cache-Control"]
    assert answer.content.decode().splitlines() == [
        "kind,quantity,code,name",
        "product,1,core-set,Core Set",
        "card,3,battle-blob,Battle Blob",
    ]
    assert alice.client.post(PAGE, {"product:core-set": "2", "card:battle-blob": "0"}).status_code == 302
    assert 'name="card:battle-blob"' not in alice.client.get(PAGE).content.decode()


def test_errors_keep_the_text() -> None:
    alice = Visitor()
    refused = alice.client.post(f"{PAGE}import/", {"text": "2x Xyzzy"})
    assert refused.status_code == 400
    assert "2x Xyzzy" in refused.content.decode()
    assert "1 line does not clearly name a card" in refused.content.decode()
    assert alice.client.post(f"{PAGE}import/", {"text": " "}).status_code == 400
    assert alice.client.get(f"{PAGE}import/").status_code == 302
    assert alice.client.post(PAGE, {"card:no-such": "1"}).status_code == 400


def test_single_cards_over_http() -> None:
    alice, path = Visitor(), f"collection/{REALMS}/"
    answer = alice.patch(path, {"single_cards": {"scout": 2}}).json()
    assert (answer["single_cards"], answer["cards"], answer["products"]) == ({"scout": 2}, {"scout": 2}, {})
    assert alice.patch(path, {}).json() == answer
    is_problem(alice.patch(path, {"single_cards": {"x": 1}}), 400, "single_cards.x")
    is_problem(alice.patch(path, {"single_cards": [1]}), 400, "single_cards")
