"""`own:`, `is:owned` and `deck:` find only the visitor's own cards and decks, and no shared cache keeps the answers."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from accounts import services as accounts
from cards.errors import BadInput
from cards.models import Game
from cards.query import parse
from cards.search.find import card_find, query_parse
from decks import services
from decks.collection import owned_update
from decks.models import Deck
from decks.search.search_context import requester_of
from games.contracts.decks import Slot
from games.texts import LANGUAGES
from tests.decks.visitor import Visitor, is_problem
from tests.helpers.jedi_decks import SLUG, jedi, sets

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalogue"), pytest.mark.slow]
FIXTURES = Path(__file__).parents[3] / "fixtures" / SLUG


def in_products(**quantities: int) -> Counter[str]:
    """Copies of each owned card, counted in the fixture files."""
    copies: Counter[str] = Counter()
    records = {record["code"]: record for record in json.loads((FIXTURES / "products.json").read_text())}
    for printing in json.loads((FIXTURES / "printings.json").read_text()):
        quantity = quantities.get(printing["product"].replace("-", "_"), 0)
        contents = records[printing["product"]]["facts"].get("contents", {}).get("objective_sets", {})
        if quantity:
            copies[printing["card"]] += quantity * (contents.get(printing["objective_set"], 1) if printing["objective_set"] else 1)
    return copies


@pytest.fixture
def owned() -> Counter[str]:
    owned_update(owner_key="alice", game=SLUG, quantities={"core-set": 2})
    return in_products(core_set=2)


def codes(q: str, owner: str = "alice", **more: Any) -> list[str]:
    game = Game.objects.get(pk=SLUG)
    return sorted(card_find(game=game, q=q, requester=requester_of(owner=lambda: owner, game=SLUG, **more)).codes)


def warned(q: str, owner: str = "alice") -> list[str]:
    query = parse(q, game=Game.objects.get(pk=SLUG), lenient=True, requester=requester_of(owner=lambda: owner, game=SLUG))
    return [warning.code for warning in query.warnings]


@pytest.mark.parametrize(
    ("q", "holds"),
    [
        ("own>=2", lambda copies: copies >= 2),
        ("own>3", lambda copies: copies > 3),
        ("own:2", lambda copies: copies == 2),
        ("own=2", lambda copies: copies == 2),
        ("own!=2", lambda copies: copies != 2),
        ("own<2", lambda copies: copies < 2),
        ("own<=2", lambda copies: copies <= 2),
        ("own:0", lambda copies: copies == 0),
        ("own>=0", lambda copies: True),
        ("own:1..3", lambda copies: 1 <= copies <= 3),
        ("own:4..", lambda copies: copies >= 4),
        ("own:0|4", lambda copies: copies in (0, 4)),
        ("-own>=1", lambda copies: copies == 0),
        ("owned>=1", lambda copies: copies >= 1),
        ("mine>=1", lambda copies: copies >= 1),
        ("is:owned", lambda copies: copies >= 1),
        ("is:mine", lambda copies: copies >= 1),
        ("has:owned", lambda copies: copies >= 1),
        ("-is:owned", lambda copies: copies == 0),
        ("not:owned", lambda copies: copies == 0),
    ],
)
def test_owned_cards_are_found_by_number_of_copies(owned: Counter[str], q: str, holds: Any) -> None:
    cards = [record["code"] for record in json.loads((FIXTURES / "cards.json").read_text())]
    assert codes(q) == sorted(code for code in cards if holds(owned[code]))
    assert warned(q) == []


def test_terms_for_owned_cards_combine_with_others(owned: Counter[str]) -> None:
    assert set(codes("own>=1 f:jedi t:unit")) == set(codes("f:jedi t:unit")) & set(owned)
    assert set(codes("t:fate or own>=4")) == set(codes("t:fate")) | set(codes("own>=4"))


def test_owned_cards_are_not_found_by_others(owned: Counter[str]) -> None:
    assert codes("own>=1", owner="bob") == []
    assert warned("own>=1", owner="bob") == []
    assert warned("luke own>=1", owner="") == warned("luke is:owned", owner="") == warned("luke has:mine", owner="") == ["no_owner"]
    with pytest.raises(BadInput):
        codes("own>=1", owner="")
    game = Game.objects.get(pk=SLUG)
    assert [one.code for one in parse("luke own>=1 deck:x", game=game).warnings] == ["no_owner", "no_owner"]


@pytest.mark.parametrize(
    ("q", "code"),
    [("own:x", "bad_number"), ("own>=1..2", "bad_number"), ("own:..", "bad_number"), ("own:/1/", "no_regex"), ("own:", "no_value")],
)
def test_an_invalid_number_gets_a_warning(owned: Counter[str], q: str, code: str) -> None:
    assert warned(f"luke {q}") == [code]


def test_cards_are_found_by_deck() -> None:
    mine = services.deck_create(owner_key="alice", game=SLUG, name="Élan vital", slots=jedi(), visibility="private")
    shared = services.deck_create(owner_key="bob", game=SLUG, name="Theirs", slots=sets("19", copies=1))
    hidden = services.deck_create(owner_key="bob", game=SLUG, name="Hidden", slots=sets("20"), visibility="private")
    loose = services.deck_create(owner_key="alice", game=SLUG, name="Loose", slots=[Slot("001-2", 1, "main")])
    in_sets = {record["code"]: record["printings"] for record in json.loads((FIXTURES / "objective_sets.json").read_text())}
    cards = {record["code"]: record["card"] for record in json.loads((FIXTURES / "printings.json").read_text())}
    expected = sorted({cards[code] for number in ("1", "2", "3", "5", "7") for code in in_sets[number]} | {"jedi"})
    for name in (str(mine.pk), mine.token, "elan VITAL"):
        assert codes(f'deck:"{name}"') == expected
    assert codes("deck:current", current=mine) == expected
    assert set(codes("-deck:current f:jedi", current=mine)) == set(codes("f:jedi")) - set(expected)
    assert codes("deck!=current f:jedi", current=mine) == codes("-deck:current f:jedi", current=mine)
    assert codes(f"deck:{shared.token}") == sorted({cards[code] for code in in_sets["19"]})
    assert codes(f"deck:{shared.token}|{loose.token}") == sorted({cards[code] for code in in_sets["19"]} | {"001-2"})
    for name in (str(shared.pk), hidden.token, str(hidden.pk), "Hidden", "current", "x" * 300, mine.name + "x"):
        assert warned(f'luke deck:"{name}"') == ["unknown_deck"]
    assert warned(f"luke deck:{mine.token}", owner="") == warned(f"luke deck:{mine.token}", owner="bob") == ["unknown_deck"]
    assert warned("luke deck:/a/") == ["no_regex"]
    assert warned("luke deck>elan") == ["bad_operator"]


def test_a_deck_of_another_game_is_not_found() -> None:
    other = Deck.objects.create(owner_key="alice", game=Game.objects.create(slug="star-realms", names={}), name="Realms", side="")
    assert warned(f"luke deck:{other.pk}") == ["unknown_deck"]


def test_terms_for_owned_cards_are_explained_and_normalized() -> None:
    mine = services.deck_create(owner_key="alice", game=SLUG, name="Mine", slots=jedi())
    game = Game.objects.get(pk=SLUG)
    token = f'"{mine.token}"' if mine.token.startswith("-") else mine.token  # a minus would mean "not"
    typed = f"own>=2 -deck:{token} is:owned"
    query = parse(typed, game=game, requester=requester_of(owner=lambda: "alice", game=SLUG))
    assert query.normalized == typed
    assert query.explain() == "cards of which you own at least 2 and not in the deck “Mine” and marked “in your collection”"
    for language in LANGUAGES:
        assert "{" not in query.explain(language)
    assert query_parse(game=game, q="own>=2 deck:x").warnings == []  # parsing needs no visitor


def test_other_queries_do_not_look_up_the_visitor() -> None:
    def nobody() -> str:
        raise AssertionError("asked for")

    requester = requester_of(owner=nobody, game=SLUG)
    assert card_find(game=Game.objects.get(pk=SLUG), q="luke", requester=requester).codes
    assert not requester.is_private_result


# --- over HTTP -------------------------------------------------------------------------------------------------------

OWN = f"cards/?game={SLUG}&q=own>=1"


def is_private(answer: Any) -> None:
    assert "private" in answer["Cache-Control"]
    assert "public" not in answer["Cache-Control"]
    assert "Cookie" in answer["Vary"]


def test_each_session_finds_its_own_cards_and_no_cache_keeps_them() -> None:
    alice, bob, stranger = Visitor(), Visitor(), Visitor()
    alice.patch(f"collection/{SLUG}/", {"products": {"core-set": 1}})
    bob.patch(f"collection/{SLUG}/", {"products": {"core-set": 0, "the-search-for-skywalker": 1}})
    found = {name: visitor.get(OWN) for name, visitor in (("alice", alice), ("bob", bob))}
    for answer in found.values():
        is_private(answer)
        assert {"Authorization", "Cookie"} <= {name.strip() for name in answer["Vary"].split(",")}
    counts = {name: answer.json()["count"] for name, answer in found.items()}
    assert counts["alice"] > counts["bob"] > 0
    tag = found["alice"]["ETag"]
    assert alice.get(OWN, if_none_match=tag).status_code == 304
    assert bob.get(OWN, if_none_match=tag).json() == found["bob"].json()
    refused = stranger.get(OWN, if_none_match=tag)
    is_problem(refused, 400)
    assert refused["Cache-Control"] == "no-store"
    some = stranger.get(f"{OWN} luke")
    is_private(some)
    assert [one["code"] for one in some.json()["query"]["warnings"]] == ["no_owner"]
    for path in (f"cards/?game={SLUG}&q=luke", f"objective-sets/?game={SLUG}&q=luke"):
        answer = alice.get(path)
        assert answer["Cache-Control"].startswith("public")
        assert "Cookie" not in answer.get("Vary", "")
    is_private(alice.get(f"objective-sets/?game={SLUG}&q=own>=1"))


def test_a_token_stands_for_its_account() -> None:
    account = accounts.account_of(User.objects.create_user("alice", password="x"))
    owned_update(owner_key=account.owner_key, game=SLUG, quantities={"core-set": 1})
    _, token = accounts.token_create(account=account, name="reader", may_write=False, days=None)
    answer = Visitor().get(OWN, authorization=f"Token {token}")
    is_private(answer)
    assert answer.json()["count"] == len(in_products(core_set=1))
    is_problem(Visitor().get(OWN, authorization="Token nonsense"), 401)
    assert Visitor().get(f"cards/?game={SLUG}&q=luke", authorization="Token nonsense").status_code == 200


def test_another_site_cannot_read_a_collection() -> None:
    alice = Visitor()
    alice.patch(f"collection/{SLUG}/", {"products": {"core-set": 1}})
    answer = alice.get(OWN, origin="https://elsewhere.example")
    assert "Access-Control-Allow-Credentials" not in answer  # so browsers do not expose answers that depend on cookies


@pytest.mark.parametrize("path", ["cards", "sets"])
def test_owned_cards_on_pages(path: str) -> None:
    alice, bob = Visitor(), Client()
    alice.patch(f"collection/{SLUG}/", {"products": {"core-set": 1}})
    address = f"/games/{SLUG}/{path}/"
    for headers in ({}, {"HX-Request": "true"}):
        mine = alice.client.get(address, {"q": "own>=1"}, headers=headers)
        assert mine.status_code == 200
        is_private(mine)
        other = bob.get(address, {"q": "own>=1"}, headers=headers)
        assert other.status_code == 400
        is_private(other)
        assert "needs your own collection or decks, and you have none here yet" in other.content.decode()
        assert f'href="/collection/{SLUG}/"' in other.content.decode()
    assert "private" not in alice.client.get(address, {"q": "luke"}).get("Cache-Control", "")


def test_the_editor_searches_with_its_deck() -> None:
    alice = Visitor()
    deck = alice.deck()
    page = alice.client.get(f"/decks/{deck['id']}/edit/", {"q": "deck:current", "legal": "any"}).content.decode()
    assert 'id="found-1"' in page
    page = alice.client.get(f"/decks/{deck['id']}/edit/", {"q": "-deck:current f:jedi", "legal": "any", "zone": "main"}).content.decode()
    assert "you have none here yet" not in page
    assert "There is no deck" not in page


@pytest.mark.parametrize("path", ["cards", "sets"])
@pytest.mark.parametrize("knows_reader", [True, False])
def test_a_search_for_owned_cards_leads_to_an_empty_collection(path: str, *, knows_reader: bool) -> None:
    reader = Visitor()
    if knows_reader:
        reader.deck()
    address = f"/games/{SLUG}/{path}/"
    link = f'<a href="/collection/{SLUG}/">Enter what you own</a>'
    for q in ("own>=1", "luke own>=1", "luke is:owned"):
        assert reader.client.get(address, {"q": q}).content.decode().count(link) == 1
    for q in ("luke", "luke deck:nobody"):
        assert link not in reader.client.get(address, {"q": q}).content.decode()


@pytest.mark.parametrize("path", ["cards", "sets"])
def test_a_tick_box_limits_a_search_to_owned_cards(path: str) -> None:
    alice, bob = Visitor(), Client()
    alice.patch(f"collection/{SLUG}/", {"products": {"core-set": 1}})
    address = f"/games/{SLUG}/{path}/"
    assert 'name="owned" value="true"' in " ".join(bob.get(address).content.decode().split())
    mine = alice.client.get(address, {"owned": "true"})
    is_private(mine)
    assert 'class="chip" href="?"' in mine.content.decode()  # leads to the search without the filter
    refused = bob.get(address, {"owned": "true"})
    assert refused.status_code == 400
    is_private(refused)
    assert "You have no cards of this game in your collection yet." in refused.content.decode()
    assert f'href="/collection/{SLUG}/"' in refused.content.decode()


def test_the_filter_for_owned_cards_over_http(owned: Counter[str]) -> None:
    alice = Visitor()
    alice.patch(f"collection/{SLUG}/", {"products": {"core-set": 2}})
    cards = f"cards/?game={SLUG}&include=extras"
    mine = alice.get(f"{cards}&owned=true")
    is_private(mine)
    assert mine.json()["count"] == len(owned)
    assert alice.get(f"{cards}&owned=false").json()["count"] == alice.get(cards).json()["count"] - len(owned)
    assert alice.get(f"objective-sets/?game={SLUG}&owned=true").json()["count"] == 36
    problem = is_problem(Visitor().get(f"{cards}&owned=true"), 400, "owned")
    assert problem["errors"][0]["code"] == "no_collection"
