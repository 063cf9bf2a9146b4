"""Decks that are built: their copies are not free for other decks, but for the deck itself."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cards.errors import BadInput
from cards.query.search_context import Requester
from decks import search, services
from decks.collection import collection_of, owned, owned_update, whole_collection_of
from decks.collection.built import uses_of
from decks.exchange.backup import export_all, import_all
from decks.models import Deck
from decks.search.search_context import DeckRequester, requester_of
from decks.selectors import deck_list
from games.contracts.decks import Slot
from tests.decks.visitor import Visitor, is_problem
from tests.frontend.markup import tight
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi, key_of, sets

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("two_games")]
REALMS = "star-realms"
two_games = catalogues.held(SLUG, REALMS)


def realms(copies: int = 2, owner: str = "alice", **more: Any) -> Deck:
    slots = [Slot("battle-blob", copies, "trade_deck")]
    return services.deck_create(owner_key=owner, game=REALMS, name="Realms", slots=slots, **more)


def own(copies: int = 3) -> None:
    owned_update(owner_key="alice", game=REALMS, cards={"battle-blob": copies, "scout": 1})


def test_the_copies_of_a_built_deck_are_not_free() -> None:
    own()
    deck = realms()
    assert owned(owner_key="alice", game=REALMS) == {"battle-blob": 3, "scout": 1}
    services.deck_update(deck=deck, is_built=True)
    free = collection_of(owner_key="alice", game=REALMS)
    assert (free.cards, free.in_decks) == ({"battle-blob": 1, "scout": 1}, 2)
    assert whole_collection_of(owner_key="alice", game=REALMS).cards["battle-blob"] == 3
    services.deck_update(deck=deck, is_built=False)
    assert collection_of(owner_key="alice", game=REALMS).cards["battle-blob"] == 3


def test_the_deck_itself_has_its_copies() -> None:
    own()
    deck, other = realms(2, is_built=True), realms(1, is_built=True)
    assert collection_of(owner_key="alice", game=REALMS, besides=deck.pk).cards["battle-blob"] == 2
    assert collection_of(owner_key="alice", game=REALMS, besides=other.pk).cards["battle-blob"] == 1
    assert "battle-blob" not in owned(owner_key="alice", game=REALMS), "a card that lies in decks only is not listed with 0 copies"


def test_more_copies_than_are_owned_leave_none() -> None:
    own(1)
    realms(9, is_built=True)
    free = collection_of(owner_key="alice", game=REALMS)
    assert (free.cards, free.in_decks) == ({"scout": 1}, 1)


def test_a_collection_that_lies_in_decks_whole_is_still_a_collection() -> None:
    owned_update(owner_key="alice", game=REALMS, cards={"battle-blob": 1})
    realms(1, is_built=True)
    free = collection_of(owner_key="alice", game=REALMS)
    assert free
    assert not free.cards


def test_decks_of_others_and_of_other_games_use_nothing() -> None:
    own()
    realms(2, owner="bob", is_built=True)
    services.deck_create(owner_key="alice", game=SLUG, name="Jedi", slots=jedi(), is_built=True)
    assert collection_of(owner_key="alice", game=REALMS).cards["battle-blob"] == 3


def test_a_set_uses_its_cards_and_a_printing_its_card() -> None:
    uses = uses_of([*sets("18"), Slot("001-2", 1, "main")], SLUG)
    assert uses.sets == {"18": 2}
    assert uses.cards["001-2"] == 1
    assert sum(uses.cards.values()) == 2 * 6 + 1
    owned_update(owner_key="alice", game=SLUG, quantities={"core-set": 1})
    services.deck_create(owner_key="alice", game=SLUG, name="Jedi", slots=sets("18", copies=1), is_built=True)
    whole, free = whole_collection_of(owner_key="alice", game=SLUG), collection_of(owner_key="alice", game=SLUG)
    assert (whole.sets["18"], free.sets["18"], free.in_decks) == (2, 1, 6)


def test_card_searches_ask_for_free_copies() -> None:
    own(2)
    deck = realms(2, is_built=True)

    def cards(requester: Requester) -> Any:
        return requester.owned()

    assert cards(requester_of(owner=lambda: "alice", game=REALMS)) == {"scout": 1}
    assert cards(requester_of(owner=lambda: "alice", game=REALMS, current=deck)) == {"battle-blob": 2, "scout": 1}
    assert DeckRequester(lambda: "alice").for_cards(REALMS).owned() == {"scout": 1}


@pytest.mark.parametrize(
    ("q", "expected"),
    [
        ("is:owned", ["Built"]),
        ("missing:0", ["Built"]),
        ("missing>=2", ["Other"]),
        ("-is:owned", ["Other"]),
        ("missing<=9", ["Built", "Other"]),
    ],
)
def test_deck_searches_compare_a_built_deck_with_its_own_copies(q: str, expected: list[str]) -> None:
    own(2)
    built = realms(2, is_built=True, visibility="public")
    other = realms(2, visibility="public")
    for deck, name in ((built, "Built"), (other, "Other")):
        services.deck_update(deck=deck, name=name)
    found = search.deck_search(q=q, requester=DeckRequester(lambda: "alice")).decks
    assert sorted(deck.name for deck in found) == expected
    found = search.deck_search(q=f"({q}) game:{REALMS}", requester=DeckRequester(lambda: "alice")).decks
    assert sorted(deck.name for deck in found) == expected


def test_two_built_decks_of_the_same_card_lack_each_others_copies() -> None:
    own(3)
    for _ in range(2):
        realms(2, is_built=True, visibility="public")
    assert sorted(DeckRequester(lambda: "alice").missing_of_built().values()) == [1, 1]


def test_missing_cards_of_a_built_deck_are_not_counted_twice() -> None:
    alice = Visitor()
    alice.patch(f"collection/{REALMS}/", {"single_cards": {"battle-blob": 2}})
    slots = [{"code": "battle-blob", "quantity": 2, "zone": "trade_deck"}]
    decks = [alice.deck(game=REALMS, name="One", slots=slots, affiliation=None, is_built=built) for built in (True, False)]
    missing = [alice.get(f"decks/by-token/{deck['token']}/missing/").json()["missing"] for deck in decks]
    assert missing == [0, 2]
    assert "You own every card of this deck." in alice.client.get(f"/d/{decks[0]['token']}/missing/").content.decode()
    page = tight(alice.client.get(f"/d/{decks[1]['token']}/missing/").content.decode())
    assert "2 copies are missing" in page
    assert "Free copies" in page, "the reader owns two, but they are in the built deck"
    assert f"?game={REALMS}&amp;built=true" in page


def test_built_decks_over_http() -> None:
    alice = Visitor()
    deck = alice.deck(is_built=True)
    assert deck["is_built"] is True
    assert [each["is_built"] for each in alice.get("decks/").json()["results"]] == [True]
    assert alice.get("decks/?built=true").json()["count"] == 1
    assert alice.get("decks/?built=false").json()["count"] == 0
    is_problem(alice.get("decks/?built=maybe"), 400, "built")
    changed = alice.patch(f"decks/{deck['id']}/", {"is_built": False}).json()
    assert (changed["is_built"], changed["version"]) == (False, 2)
    is_problem(alice.patch(f"decks/{deck['id']}/", {"is_built": "yes"}), 400, "is_built")


def test_nobody_else_sees_which_decks_are_built() -> None:
    alice = Visitor()
    deck = alice.deck(is_built=True, visibility="public")
    bob = Visitor()
    assert "is_built" not in bob.get(f"decks/by-token/{deck['token']}/").json()
    assert "is_built" not in bob.get("decks/public/").json()["results"][0]
    assert bob.post(f"decks/by-token/{deck['token']}/copy/").json()["is_built"] is False


def test_a_backup_keeps_which_decks_are_built() -> None:
    realms(1, is_built=True)
    realms(2)
    import_all(owner_key="bob", content="".join(export_all(owner_key="alice")).encode())
    assert {(deck.slots.get().quantity, deck.is_built) for deck in deck_list(owner_key="bob")} == {(1, True), (2, False)}


def test_the_list_of_decks_shows_the_built_ones() -> None:
    alice = Visitor()
    assert "Built decks" not in alice.client.get("/decks/").content.decode()
    alice.deck(name="On the shelf", is_built=True)
    alice.deck(name="An idea")
    html = tight(alice.client.get("/decks/").content.decode())
    assert "On the shelf" in html
    assert "An idea" in html
    html = tight(alice.client.get("/decks/?built=true").content.decode())
    assert "On the shelf" in html
    assert "An idea" not in html
    assert "No built decks" in Visitor().client.get("/decks/?built=true").content.decode()


def test_the_editor_ticks_and_unticks() -> None:
    alice = Visitor()
    deck = alice.deck()
    address = f"/decks/{deck['id']}/edit/"
    form = {"name": "Mine", "visibility": "unlisted", "is_built": ["false", "on"]}
    assert alice.client.post(address, {**form, "version": 1}).status_code == 302
    assert Deck.objects.get().is_built
    assert re.search(r'<input type="checkbox" name="is_built"[^>]* checked', alice.client.get(address).content.decode())
    assert alice.client.post(address, {"name": "New name", "visibility": "unlisted", "version": 2}).status_code == 302
    assert Deck.objects.get().is_built, "a form without the box leaves the deck built"
    assert alice.client.post(address, {**form, "is_built": "false", "version": 3}).status_code == 302
    assert not Deck.objects.get().is_built
    assert Deck.objects.get().owner_key == key_of(alice.client)


def test_the_collection_takes_a_fixed_number_of_queries(django_assert_num_queries: Any) -> None:
    own()
    for _ in range(3):
        realms(1, is_built=True)
    whole_collection_of(owner_key="alice", game=REALMS)
    with django_assert_num_queries(3):  # owned items, slots of built decks, version of the card data
        assert collection_of(owner_key="alice", game=REALMS).in_decks == 3
    with django_assert_num_queries(3):
        assert DeckRequester(lambda: "alice").collections[REALMS].in_decks == 3


def test_the_table_is_read_and_written_over_http() -> None:
    alice, path = Visitor(), f"collection/{REALMS}.csv"
    table = "kind,quantity,code,name\r\nproduct,1,core-set,Core Set\r\ncard,3,battle-blob,Battle Blob\r\n"
    assert alice.post(path, {"text": table}).json()["single_cards"] == {"battle-blob": 3}
    answer = alice.get(path)
    assert (answer.content.decode(), answer["Content-Type"]) == (table, "text/csv; charset=utf-8")
    assert "private" in answer["Cache-Control"]
    assert "attachment" in answer["Content-Disposition"]
    assert alice.post(path, {"text": "2x Battle Blob", "add": True}).json()["single_cards"] == {"battle-blob": 5}
    assert alice.post(path, {"text": "2x Battle Blob"}).json()["single_cards"] == {"battle-blob": 2}
    assert Visitor().get(path).content.decode() == "kind,quantity,code,name\r\n"
    for body, field in (
        ({"text": "2x Xyzzy"}, "text"),
        ({"text": ""}, "text"),
        ({}, "text"),
        ({"text": "Scout", "add": 1}, "add"),
        ({"text": "Scout", "x": 1}, "x"),
    ):
        is_problem(alice.post(path, body), 400, field)
    is_problem(alice.get("collection/chess.csv"), 404)
    is_problem(alice.post(path, {"text": "Scout"}, origin="https://elsewhere.example"), 403)
    assert alice.get(path).content.decode() == table.replace("3,battle", "2,battle")


def test_the_members_of_free_copies() -> None:
    alice = Visitor()
    alice.patch(f"collection/{REALMS}/", {"single_cards": {"battle-blob": 2}})
    alice.deck(game=REALMS, slots=[{"code": "battle-blob", "quantity": 1, "zone": "trade_deck"}], affiliation=None, is_built=True)
    data = alice.get(f"collection/{REALMS}/").json()
    assert (data["cards"], data["free_cards"]) == ({"battle-blob": 2}, {"battle-blob": 1})
    assert alice.patch(f"collection/{REALMS}/", data).status_code == 200, "an answer can be sent back"


def test_many_single_cards_are_listed_in_pages() -> None:
    alice = Visitor()
    with pytest.raises(BadInput):
        owned_update(owner_key="x", game=REALMS, cards={"nothing": 1})
    codes = sorted(card["code"] for card in alice.client.get(f"/api/v1/cards/?game={REALMS}&page_size=130").json()["results"])
    owned_update(owner_key=key_of(alice.client), game=REALMS, cards=dict.fromkeys(codes, 2))
    first, second = (alice.client.get(f"/collection/{REALMS}/?page={page}").content.decode() for page in (1, 2))
    assert (first.count('name="card:'), second.count('name="card:')) == (100, len(codes) - 100)
    shown = [code for code in codes if f'name="card:{code}"' in second]
    answer = alice.client.post(f"/collection/{REALMS}/?page=2", {f"card:{code}": "1" for code in shown})
    assert (answer.status_code, answer["Location"]) == (302, f"/collection/{REALMS}/?page=2")
    stored = alice.get(f"collection/{REALMS}/").json()["single_cards"]
    assert {code: stored[code] for code in codes} == {code: 1 if code in shown else 2 for code in codes}
    found = alice.client.get(f"/collection/{REALMS}/?q=BATTLE+bl").content.decode()
    assert 'name="card:battle-blob"' in found
    assert found.count('name="card:') < 5
    assert "You own no single card with this name." in alice.client.get(f"/collection/{REALMS}/?q=xyzzy").content.decode()
    refused = alice.client.post(f"/collection/{REALMS}/?page=2", {f"card:{shown[0]}": "x", f"card:{shown[1]}": "7"})
    assert refused.status_code == 400
    assert 'value="7"' in refused.content.decode()


def test_the_page_takes_a_fixed_number_of_queries(django_assert_num_queries: Any) -> None:
    alice = Visitor()
    alice.patch(f"collection/{REALMS}/", {"single_cards": {"battle-blob": 2, "scout": 1}})
    alice.deck(game=REALMS, slots=[{"code": "battle-blob", "quantity": 1, "zone": "trade_deck"}], affiliation=None, is_built=True)
    alice.client.get(f"/collection/{REALMS}/")
    with django_assert_num_queries(9):
        alice.client.get(f"/collection/{REALMS}/")
