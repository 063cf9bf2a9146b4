"""`is:owned`, `missing` and `[[own>=1]]` in the search for public decks: only with the searching user's own collection."""

from __future__ import annotations

from typing import Any

import pytest

from decks import search, services
from decks.collection import owned_update
from decks.search.search_context import DeckRequester
from games.contracts.decks import Slot
from tests.decks.visitor import Visitor, is_problem
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi, sets

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("made")]
REALMS = "star-realms"


def some_decks() -> dict[str, Any]:
    """Public decks: ten sets of the Core Set, one set of another product, three cards of Star Realms, and no cards."""
    found = {
        "jedi": services.deck_create(owner_key="bob", game=SLUG, name="Jedi", slots=jedi(), visibility="public"),
        "other": services.deck_create(owner_key="bob", game=SLUG, name="Other", slots=sets("43", copies=1), visibility="public"),
        "realms": services.deck_create(
            owner_key="bob",
            game=REALMS,
            name="Realms",
            slots=[Slot("battle-blob", 3, "trade_deck"), Slot("scout", 1, "starting_deck")],
            visibility="public",
        ),
        "empty": services.deck_create(owner_key="bob", game=SLUG, name="Empty", slots=[], visibility="public"),
    }
    return {name: deck.pk for name, deck in found.items()}


made = catalogues.held(SLUG, REALMS, then=some_decks)


def found(q: str, owner: str = "alice", **arguments: str) -> list[str]:
    decks = search.deck_search(q=q, requester=DeckRequester(lambda: owner), **arguments).decks
    return sorted(deck.name.lower() for deck in decks)


def own(game: str = SLUG, **products: int) -> None:
    owned_update(owner_key="alice", game=game, quantities={code.replace("_", "-"): copies for code, copies in products.items()})


@pytest.mark.parametrize(
    ("q", "expected"),
    [
        ("is:owned", ["jedi"]),
        ("is:OWNED jedi", ["jedi"]),
        ("missing:0", ["jedi"]),
        ("missing<1", ["jedi"]),
        ("missing<=1", ["jedi", "other"]),
        ("missing>=1", ["other", "realms"]),
        ("missing>1", ["realms"]),
        ("lacking:4", ["realms"]),
        ("missing!=0", ["empty", "other", "realms"]),
        ("-is:owned", ["empty", "other", "realms"]),
        ("is:owned or other", ["jedi", "other"]),
        ("[[is:owned]]>=60", ["jedi"]),
        ("[[own>=1 t:objective]]=10", ["jedi"]),
        ("-[[is:owned]]", ["empty", "other", "realms"]),
        (f"[[is:owned]] game:{SLUG}", ["jedi"]),
    ],
)
def test_decks_are_found_by_the_cards_that_the_user_owns(q: str, expected: list[str]) -> None:
    own(core_set=2)
    assert found(q) == expected
    assert search.deck_search(q=q, requester=DeckRequester(lambda: "alice")).warnings == []


def test_copies_beyond_those_owned_are_missing() -> None:
    own(core_set=1)
    assert found("is:owned") == []
    assert found("missing:5") == ["jedi"]  # two copies of each of five sets
    own(REALMS, core_set=1)
    assert found("missing:2") == ["realms"]  # the Core Set has one Battle Blob
    own(REALMS, core_set=3)
    assert found("is:owned") == ["realms"]
    assert found("is:owned", game=REALMS) == ["realms"]
    assert found("is:owned", game=SLUG) == []


@pytest.mark.parametrize("owner", ["", "alice"])
@pytest.mark.parametrize("q", ["jedi is:owned", "jedi missing<=5"])
def test_without_a_collection_the_term_is_left_out_with_a_warning(owner: str, q: str) -> None:
    assert found(q, owner) == ["jedi"]
    results = search.deck_search(q=q, requester=DeckRequester(lambda: owner))
    assert [warning.code for warning in results.warnings] == ["no_collection"]
    assert [warning.code for warning in search.deck_search(q=q).warnings] == ["no_collection"]


def test_other_values_and_operators_get_a_warning() -> None:
    own(core_set=1)
    for q, code in (("is:good", "unknown_value"), ("is>=owned", "bad_operator"), ("missing:few", "bad_number")):
        results = search.deck_search(q=f"jedi {q}", requester=DeckRequester(lambda: "alice"))
        assert [warning.code for warning in results.warnings] == [code]


def test_a_query_about_owned_cards_is_explained() -> None:
    own(core_set=1)
    results = search.deck_search(q="is:owned missing<=5", requester=DeckRequester(lambda: "alice"))
    assert results.normalized == "is:owned missing<=5"
    assert results.explain == "public decks of which you own every card and for which you lack at most 5 copies"


@pytest.mark.parametrize(("q", "queries"), [("is:owned", 8), ("[[is:owned]]>=2 [[own>=2]] is:owned", 13)])
def test_the_collection_is_read_once(q: str, queries: int, django_assert_num_queries: Any) -> None:
    own(core_set=2)
    own(REALMS, core_set=2)
    found(q)  # fills the caches of the process
    with django_assert_num_queries(queries):
        found(q)


def test_only_the_user_sees_the_answer() -> None:
    alice, bob = Visitor(), Visitor()
    alice.patch(f"collection/{SLUG}/", {"products": {"core-set": 2}})
    mine = alice.get("decks/public/?q=is:owned")
    assert [row["name"] for row in mine.json()["results"]] == ["Jedi"]
    assert "private" in mine["Cache-Control"]
    assert {"Authorization", "Cookie"} <= {name.strip() for name in mine["Vary"].split(",")}
    is_problem(bob.get("decks/public/?q=is:owned"), 400)
    other = bob.get("decks/public/?q=jedi is:owned".replace(" ", "%20"))
    assert [warning["code"] for warning in other.json()["query"]["warnings"]] == ["no_collection"]
    assert "private" in other["Cache-Control"]
    assert "public" in alice.get("decks/public/?q=jedi")["Cache-Control"]
    assert [row["name"] for row in alice.get("decks/public/?owned=true").json()["results"]] == ["Jedi"]
    assert alice.get("decks/public/?owned=true&q=other").json()["count"] == 0
    assert is_problem(bob.get("decks/public/?owned=true"), 400, "owned")["errors"][0]["code"] == "no_collection"
    is_problem(alice.get("decks/public/?owned=1"), 400, "owned")


def test_the_tick_box_of_the_page() -> None:
    alice, bob = Visitor(), Visitor()
    alice.patch(f"collection/{SLUG}/", {"products": {"core-set": 2}})
    page = alice.client.get("/decks/public/?owned=true").content.decode()
    assert "Jedi" in page
    assert "Other" not in page
    assert 'name="owned" value="true" checked' in page
    refused = bob.client.get("/decks/public/?owned=true")
    assert refused.status_code == 400
    assert "You have no cards in your collection yet." in refused.content.decode()
    assert 'href="/collection/"' in refused.content.decode()
    for q in ("is:owned", "jedi is:owned", "[[own>=1]]"):
        assert '<a href="/collection/">Enter what you own</a>' in bob.client.get("/decks/public/", {"q": q}).content.decode()
    assert "Enter what you own" not in bob.client.get("/decks/public/", {"q": "jedi"}).content.decode()
