"""The search for public decks: by name, owner, cards, legality and date, with warnings, orders and limits."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.utils import translation
from django.utils.http import urlencode

from accounts.services import account_of
from cards.errors import BadInput
from decks import reactions, search, services
from decks.models import Deck
from decks.search import legality_filter
from games.contracts.decks import Slot
from tests.decks.visitor import Visitor, is_problem
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi, sets

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("made")]


def some_decks() -> dict[str, Any]:
    """Two public decks, and an unlisted and a private one with the same words; returns the keys of the public ones."""
    alice = account_of(User.objects.create_user("Alice"))
    public: dict[str, Any] = {"game": SLUG, "visibility": "public"}
    found = {
        "jedi": services.deck_create(owner_key=alice.owner_key, name="Jedi Knights", slots=jedi(), **public),
        "sith": services.deck_create(owner_key="session", name="Sith Élan", slots=sets("19", copies=1), **public),
    }
    for visibility in ("unlisted", "private"):
        services.deck_create(owner_key=alice.owner_key, name=f"Jedi {visibility}", slots=jedi(), game=SLUG, visibility=visibility)
    reactions.like_set(deck=found["sith"], owner_key="x", liked=True)
    reactions.like_set(deck=found["sith"], owner_key="y", liked=True)
    return {name: deck.pk for name, deck in found.items()}


made = catalogues.held(SLUG, then=some_decks)


@pytest.fixture
def decks(made: dict[str, Any], db: None) -> dict[str, Deck]:
    return {name: Deck.objects.get(pk=pk) for name, pk in made.items()}


@pytest.fixture(autouse=True)
def no_cached_verdicts() -> None:
    legality_filter._verdicts.clear()


def names(q: str, **arguments: str) -> list[str]:
    return sorted(deck.name.partition(" ")[0].lower() for deck in search.deck_search(q=q, **arguments).decks)


def codes(q: str) -> list[str]:
    return [warning.code for warning in search.deck_search(q=q).warnings]


@pytest.mark.parametrize(
    ("q", "expected"),
    [
        ("", ["jedi", "sith"]),
        ("jedi", ["jedi"]),
        ("elan", ["sith"]),
        ('"jedi kn"', ["jedi"]),
        ('!"JEDI KNIGHTS"', ["jedi"]),
        ("!jedi", []),
        ("-jedi", ["sith"]),
        ("jedi or sith", ["jedi", "sith"]),
        ("jedi sith", []),
        ("name:sith", ["sith"]),
        ("by:alice", ["jedi"]),
        ("by:ALI", ["jedi"]),
        ("by=ali", []),
        ("-by:alice", ["sith"]),
        ("by:session", []),
        (f"game:{SLUG}", ["jedi", "sith"]),
        ('game:"star wars"', ["jedi", "sith"]),
        ("game:star-realms", []),
        ("side:light", ["jedi"]),
        ("side!=light", ["sith"]),
        ("side:light|dark", ["jedi", "sith"]),
        ("faction:jedi", ["jedi"]),
        ("f:ジェダイ", ["jedi"]),
        ("affiliation:sith", []),
        ("-faction:jedi", ["sith"]),
        ("size:60", ["jedi"]),
        ("size>=6", ["jedi", "sith"]),
        ("size<60", ["sith"]),
        ("size!=60", ["sith"]),
        ("likes>=1", ["sith"]),
        ("likes:0", ["jedi"]),
        ("likes<3", ["jedi", "sith"]),
        ("updated>=2020", ["jedi", "sith"]),
        ("updated<2020-01", []),
        ("created>2999-12-31", []),
        ("valid:constructed", ["jedi"]),
        ("-valid:constructed", ["sith"]),
        ("valid:starter", []),
        ("valid:any", ["jedi"]),
        ("valid:constructed by:alice", ["jedi"]),
        ("valid:constructed or likes>=1", ["jedi", "sith"]),
        ("valid:constructed@2013-01-01", ["jedi"]),
        ("[[t:unit]]", ["jedi", "sith"]),
        ("[[t:unit f:jedi]]>=6", ["jedi"]),
        ("-[[t:unit f:jedi]]", ["sith"]),
        ("[[t:unit f:jedi]]=0", ["sith"]),
        ("[[t:objective]]=1", ["sith"]),
        ("[[t:objective]]:10", ["jedi"]),
        ("[[]]>=60", ["jedi"]),
        ("[[]]<60", ["sith"]),
        ("([[t:objective]]>=10 or likes>=2) side:dark", ["sith"]),
        ("[[t:objective]]>=2 [[t:objective]]<=10", ["jedi"]),
        ("［［t:objective］］！＝１", ["jedi"]),
    ],
)
def test_a_query_finds_its_decks(q: str, expected: list[str]) -> None:
    found = search.deck_search(q=q)
    assert names(q) == expected
    assert not found.warnings


@pytest.mark.parametrize(
    ("q", "code", "term"),
    [
        ("jedi foo:bar", "unknown_field", "foo:bar"),
        ("jedi faction:hutts", "unknown_value", "faction:hutts"),
        ("jedi faction>jedi", "bad_operator", "faction>jedi"),
        ("jedi size>=many", "bad_number", "size>=many"),
        ("jedi likes>=many", "bad_number", "likes>=many"),
        ("jedi updated>=soon", "bad_date", "updated>=soon"),
        ("jedi valid:nothing", "unknown_value", "valid:nothing"),
        ("jedi valid:constructed@x", "bad_date", "valid:constructed@x"),
        ("jedi game:chess", "unknown_value", "game:chess"),
        ("jedi by>alice", "bad_operator", "by>alice"),
        ("jedi order:size", "unknown_value", "order:size"),
        ("jedi (", "stray_operator", "("),
        ("jedi [[t:unit zzz:1]]", "unknown_field", "zzz:1"),
        ("jedi [[zzz:1]]", "unknown_field", "zzz:1"),
    ],
)
def test_a_misunderstood_term_gets_a_warning(q: str, code: str, term: str) -> None:
    found = search.deck_search(q=q, game=SLUG if "[[" in q else "")
    assert [deck.name for deck in found.decks] == ["Jedi Knights"]
    assert found.warnings
    if code != "stray_operator":
        warning = found.warnings[0]
        assert (warning.code, q[warning.start : warning.end]) == (code, term)


@pytest.mark.parametrize("q", ["foo:bar", "[[zzz:1]]", "likes>=x", "x" * 1001, "a " * 41, "(" * 11 + "a" + ")" * 11, "[[a]]" * 7])
def test_an_invalid_query_is_refused(q: str) -> None:
    with pytest.raises(BadInput):
        search.deck_search(q=q)


def test_decks_are_ordered() -> None:
    def order(q: str = "", by: str = "") -> list[str]:
        return [deck.name[:4] for deck in search.deck_search(q=q, order=by).decks]

    assert order() == order("order:updated") == order(by="updated") == ["Sith", "Jedi"]
    assert order(by="name") == order("order:name") == order("order:likes dir:asc") == ["Jedi", "Sith"]
    assert order(by="-name") == order("order:-name") == order("order:likes") == order(by="-likes") == ["Sith", "Jedi"]
    with pytest.raises(BadInput):
        order(by="size")


def test_the_number_of_validated_decks_is_limited_with_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legality_filter, "MAX_CHECKED", 1)
    found = search.deck_search(q="valid:constructed@2014-01-01")
    assert [warning.code for warning in found.warnings] == ["judged_some"]
    assert not search.deck_search(q="valid:constructed").warnings  # the index holds today's verdicts of all decks


def test_a_verdict_is_cached_until_the_deck_changes(decks: dict[str, Deck]) -> None:
    assert names("valid:constructed") == ["jedi"]
    services.deck_set_slot(deck=decks["jedi"], zone="objective_sets", code="1", quantity=3)
    assert names("valid:constructed") == []


def test_queries_do_not_grow_with_the_number_of_decks(django_assert_max_num_queries: Any) -> None:
    search.deck_search(q="[[t:unit]] valid:constructed", game=SLUG)
    for number in range(5):
        services.deck_create(owner_key="s", name=f"Deck {number}", slots=[Slot("1", 1, "objective_sets")], game=SLUG, visibility="public")
    visitor = Visitor()
    with django_assert_max_num_queries(14):
        answer = visitor.get(f"decks/public/?game={SLUG}&q=" + "[[t:unit]]>=1 -valid:constructed".replace(" ", "+").replace("=", "%3D"))
    assert answer.json()["count"] == 6


def test_the_search_over_http() -> None:
    visitor = Visitor()
    found = visitor.get("decks/public/?q=jedi+foo:bar").json()
    (row,) = found["results"]
    assert (row["name"], row["by"], row["likes"]) == ("Jedi Knights", "Alice", 0)
    assert not {"id", "owner_key", "notes", "version"} & row.keys()
    assert found["query"]["warnings"][0]["term"] == "foo:bar"
    assert [row["by"] for row in visitor.get("decks/public/?q=sith").json()["results"]] == [None]
    for path, *fields in (["?q=foo:bar"], ["?game=chess", "game"], ["?order=x", "order"], ["?q=%00"], ["?page=0", "page"]):
        is_problem(visitor.get(f"decks/public/{path}"), 400, *fields)


@pytest.mark.parametrize(
    ("q", "normalized", "explained"),
    [
        ("", "", "all public decks"),
        ("jedi", "jedi", "public decks whose name contains “jedi”"),
        (
            "author:ali  (f:jedi or -size<10) nonsense:x",
            "by:ali (faction:jedi or -size<10)",
            "public decks by “ali” and (of the faction “jedi” or not (with fewer than 10 cards))",
        ),
        (
            "[[ t:unit ]] -[[!yoda]]:2 sort:likes",
            "[[t:unit]]>=1 -[[!yoda]]=2 order:likes",
            "public decks that hold at least 1 copies of “t:unit” and not (that hold exactly 2 copies of “!yoda”)",
        ),
        (
            "legal:constructed updated>=2020",
            "valid:constructed updated>=2020",
            "public decks legal in “constructed” and changed in 2020 or later",
        ),
        ('"bracket:9" or "ꙮ:9 a"', '"bracket:9" or " :9 a"', "public decks whose name contains “bracket:9” or whose name contains “ :9 a”"),
        ("likes:1|x|2", "likes:1|2", "public decks with exactly 1 or exactly 2 likes"),
    ],
)
def test_a_query_is_explained(q: str, normalized: str, explained: str) -> None:
    found = search.deck_search(q=q)
    assert (found.normalized, found.explain) == (normalized, explained)
    again = search.deck_search(q=normalized)
    assert (again.normalized, again.warnings) == (normalized, [])
    assert list(again.decks) == list(found.decks)
    with translation.override("ja"):
        assert "{" not in search.deck_search(q=q).explain
    answer = Visitor().get("decks/public/?" + urlencode({"q": q})).json()["query"]
    assert (answer["normalized"], answer["explain"]) == (normalized, explained)


def test_a_page_says_if_not_all_decks_were_validated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legality_filter, "MAX_CHECKED", 1)
    page = Visitor().client.get("/decks/public/", {"q": "valid:constructed@2014-01-01"}).content.decode()
    assert "Only the 1 most recently changed decks were checked" in page


@pytest.mark.parametrize(
    ("q", "explained"),
    [
        ("size>=60", "カードが60枚以上である公開デッキ"),
        ("likes<3", "いいねが3件未満である公開デッキ"),
        ("[[t:unit]]>=6", "「t:unit」を6枚以上含む公開デッキ"),
        ("-size:60", "（カードがちょうど60枚である）ではない公開デッキ"),
    ],
)
def test_japanese_numbers_have_counters(q: str, explained: str) -> None:
    with translation.override("ja"):
        assert search.deck_search(q=q).explain == explained
