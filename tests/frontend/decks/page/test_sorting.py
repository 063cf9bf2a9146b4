"""The order of the list on a deck's page."""

from __future__ import annotations

import re

import pytest

from frontend.cards.catalogue import localized_catalogue
from frontend.decks.sorting import sorts_of
from tests.decks.visitor import Visitor
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG

REALMS = "star-realms"
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("games")]
games = catalogues.held(SLUG, REALMS)


def page(game: str, codes: list[str], zone: str, sort: str) -> str:
    alice = Visitor()
    slots = [{"code": code, "quantity": 1, "zone": zone} for code in codes]
    deck = alice.post("decks/", {"game": game, "name": "Mine", "slots": slots}).json()
    html = alice.client.get(f"/d/{deck['token']}?sort={sort}").content.decode()
    assert ("is not a known value of sort" in html) == (sort == "x")
    return html[html.index('id="list-heading"') : html.index('id="charts-heading"')]


def test_by_name_cost_and_set() -> None:
    codes = ["the-hive", "battle-blob", "cutter", "blob-wheel"]
    pages = {sort: page(REALMS, codes, "trade_deck", sort) for sort in ("name", "cost", "set", "x")}
    found = {sort: re.findall(r'id="row-trade_deck-([\w-]+)"', html) for sort, html in pages.items()}
    assert found["name"] == ["battle-blob", "blob-wheel", "cutter", "the-hive"]
    assert found["cost"] == ["cutter", "blob-wheel", "the-hive", "battle-blob"]
    assert sorted(found["set"]) == sorted(found["x"]) == sorted(codes)
    assert "Cost 2" in pages["cost"]


def test_the_editor_keeps_the_order_through_a_change() -> None:
    alice = Visitor()
    slots = [{"code": code, "quantity": 1, "zone": "trade_deck"} for code in ("the-hive", "battle-blob", "cutter")]
    deck = alice.post("decks/", {"game": REALMS, "name": "Mine", "slots": slots}).json()
    editor = f"/decks/{deck['id']}/edit/"
    html = alice.client.get(editor, {"sort": "cost", "q": "blob"}).content.decode()
    assert re.findall(r'id="row-trade_deck-([\w-]+)"', html) == ["cutter", "the-hive", "battle-blob"]
    assert f'href="{editor}?q=blob&amp;sort=name#list"' in html  # another order keeps the search
    assert f'href="{editor}?q=blob#list"' in html
    assert '<input type="hidden" name="sort" value="cost" form="search">' in html  # a search keeps the order
    version = re.search(r'name="version" value="(\d+)" form="slots"', html)
    assert version
    change = {"version": version[1], "seen": "", "next": "q=blob&sort=cost", "change": "trade_deck:blob-wheel:+1"}
    saved = alice.client.post(f"/decks/{deck['id']}/slots/", change, headers={"HX-Request": "true"}).content.decode()
    assert re.findall(r'id="row-trade_deck-([\w-]+)"', saved) == ["cutter", "blob-wheel", "the-hive", "battle-blob"]
    assert f'href="{editor}?q=blob&amp;sort=set#list"' in saved


def test_sets_are_sorted_by_product_and_number() -> None:
    html = page(SLUG, ["38", "7", "101", "12"], "objective_sets", "set")
    numbers = re.findall(r'id="row-objective_sets-(\d+)"', html)
    assert numbers == ["7", "12", "38", "101"]
    assert html.index("Core Set") < html.index('id="row-objective_sets-7"') < html.index("The Desolation of Hoth")
    assert "cost" not in sorts_of(localized_catalogue(SLUG, "en"))
    assert list(sorts_of(localized_catalogue(REALMS, "en"))) == ["type", "name", "cost", "set"]


def test_after_a_search_the_page_goes_on_with_that_search() -> None:
    alice = Visitor()
    slots = [{"code": "the-hive", "quantity": 1, "zone": "trade_deck"}]
    deck = alice.post("decks/", {"game": REALMS, "name": "Mine", "slots": slots}).json()
    editor = f"/decks/{deck['id']}/edit/"
    headers = {"HX-Request": "true", "HX-Target": "found"}
    found = alice.client.get(editor, {"q": "blob", "legal": "custom", "sort": "cost"}, headers=headers).content.decode()
    assert '<nav id="list-order"' in found
    assert f'href="{editor}?q=blob&amp;legal=custom&amp;sort=name#list"' in found
    returns = re.findall(r'name="next" value="([^"]*)" form="([\w-]+)"', found)
    assert returns == [("q=blob&amp;legal=custom&amp;sort=cost", form) for form in ("slots", "details-form", "restore")]
    page = alice.client.get(editor).content.decode()
    assert all(f'<form id="{form}"' in page for _query, form in returns)
    assert 'id="search-state"' in page


def test_a_list_of_cards_that_the_rules_fix_has_no_order() -> None:
    alice = Visitor()
    deck = alice.post("decks/", {"game": REALMS, "name": "Mine", "slots": []}).json()
    editor = f"/decks/{deck['id']}/edit/"
    assert "list-order" not in alice.client.get(editor).content.decode()
    headers = {"HX-Request": "true", "HX-Target": "found"}
    assert "list-order" not in alice.client.get(editor, {"q": "blob"}, headers=headers).content.decode()
