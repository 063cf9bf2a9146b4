"""Cards of one name are told apart on every page that names them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import pytest
from django.test import Client

from decks.services import deck_create
from frontend.cards.catalogue import localized_catalogue
from frontend.cards.same_names import place_forms, places_of
from games.contracts.catalogue import Record
from games.contracts.decks import Slot
from games.registry import GAMES
from tests.helpers import catalogues


def card(code: str, name: str = "Twin", **values: object) -> Record:
    return {"code": code, "name": name, "faction": "", "side": "", "facts": {}, **values}


def printing(code: str, of: str, *, product: str = "core", **values: object) -> Record:
    return {"code": code, "card": of, "product": product, "objective_set": None, **values}


@pytest.mark.parametrize(
    ("cards", "printings", "wanted"),
    [
        ([card("a"), card("b", "Other")], [printing("a", "a"), printing("b", "b")], {}),
        (
            [card("a"), card("b")],
            [printing("a", "a", objective_set="1"), printing("b", "b", objective_set="2"), printing("b2", "b", objective_set="9")],
            {"a": "#1", "b": "#2", "b2": "#9"},
        ),
        ([card("a"), card("b")], [printing("a", "a"), printing("b", "b", product="box")], {"a": "CORE", "b": "BOX"}),
        (
            [card("a"), card("b")],
            [printing("a", "a", number="3"), printing("b", "b", number="8"), printing("b2", "b", product="box", number="3")],
            {"a": "CORE · 3", "b": "CORE · 8", "b2": "BOX · 3"},
        ),
        ([card("a", side="L"), card("b", side="D")], [printing("a", "a"), printing("b", "b")], {"a": "CORE · L", "b": "CORE · D"}),
        (
            [card("a", facts={"value": 0}, side="L"), card("b", facts={"value": 2}, side="L")],
            [printing("a", "a", number="3"), printing("b", "b", number="8")],
            {"a": "0 · L", "b": "2 · L"},
        ),
        ([card("a"), card("b")], [printing("a", "a"), printing("b", "b")], {"a": "CORE · a", "b": "CORE · b"}),
        ([card("a"), card("b", own=True)], [printing("a", "a"), printing("b", "b")], {"a": "CORE"}),
    ],
    ids=["one of each name", "set", "product", "number", "side", "fact", "code", "own card"],
)
def test_the_shortest_place_that_tells_all_apart(cards: list[Record], printings: list[Record], wanted: dict[str, str]) -> None:
    forms = place_forms("value", product_name=str.upper, group_name=lambda card: card["side"])
    assert places_of(cards, printings, forms) == wanted


@pytest.mark.django_db
@pytest.mark.parametrize("slug", list(GAMES))
def test_no_two_cards_of_a_game_have_one_name(slug: str) -> None:
    catalogues.load(slug)
    for language in ("en", "ja", "zh-hant"):
        catalogue = localized_catalogue(slug, language)
        of_name = defaultdict(list)
        for record in catalogue.data.cards:
            shown = catalogue.card_by_code(record["code"])
            assert shown is not None
            of_name[record["name"], catalogue.distinct_name(shown)].append(record["code"])
        assert {name: codes for name, codes in of_name.items() if len(codes) > 1} == {}


def assert_named(html: str, places: Iterable[str], where: str) -> None:
    text = " ".join(html.split())
    assert [place for place in places if place not in text] == [], where


@pytest.mark.django_db
def test_every_page_tells_them_apart(client: Client) -> None:
    catalogues.load("star-wars-ccg")
    for view in ("list", "table", "text", "faces"):
        html = client.get("/games/star-wars-ccg/cards/", {"q": "jawa", "view": view}).content.decode()
        assert_named(html, ["Premiere · 12", "Premiere · 182", "Coruscant · 9", "Coruscant · 108"], view)
    slots = [Slot(code, 1, "main") for code in ("1_12", "12_9")]
    deck = deck_create(owner_key="someone", game="star-wars-ccg", name="Jawas", side="light", slots=slots)
    other = deck_create(owner_key="someone", game="star-wars-ccg", name="No Jawas", side="light")
    for address in ("", "/embed/", f"/compare/?with={other.token}"):
        html = client.get(f"/d/{deck.token}{address}").content.decode()
        assert_named(html, ["Premiere · 12", "Coruscant · 9"], address)


@pytest.mark.django_db
def test_resources_of_both_sides_are_told_apart_in_words(client: Client) -> None:
    catalogues.load("empire-vs-rebellion")
    html = client.get("/games/empire-vs-rebellion/cards/", {"q": "recon"}).content.decode()
    assert html.count('<span class="place">Rebel</span>') == html.count('<span class="place">Empire</span>') == 4


@pytest.mark.django_db
def test_objective_sets_tell_cards_apart(client: Client) -> None:
    """On faces, in odds, and in test hands."""
    catalogues.load("star-wars-lcg")
    html = client.get("/games/star-wars-lcg/sets/18/").content.decode()
    assert all(f'<span class="place">#18 · {place}/6</span>' in html for place in range(1, 7))
    slots = [Slot("jedi", 1, "affiliation"), *(Slot(code, 2, "objective_sets") for code in ("1", "64", "2", "3", "5"))]
    deck = deck_create(owner_key="someone", game="star-wars-lcg", name="Lukes", side="light", slots=slots)
    assert_named(client.get(f"/d/{deck.token}/odds/").content.decode(), ["Unit · #1<", "Unit · #64<"], "odds")
    hands = " ".join(client.get(f"/d/{deck.token}/hand/?seed={seed}").content.decode() for seed in range(8))
    assert_named(hands, [" · #1<", " · #64<"], "hands")
