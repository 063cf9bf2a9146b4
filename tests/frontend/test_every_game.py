"""Every game of the registry on every page of the catalogue, and what is said where its decks cannot be built yet."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from django.test import Client

from cards.models import Card
from cards.services import fixtures_load
from games.registry import GAMES
from simulator.models import Run

every_game = pytest.mark.parametrize("slug", GAMES)
without_decks = pytest.mark.parametrize("slug", [slug for slug, game in GAMES.items() if not game.builds_decks])
SENTENCE = "This game has no deck building yet."


@pytest.fixture(scope="module", autouse=True)
def _loaded(django_db_setup: None, django_db_blocker: Any) -> Iterator[None]:
    from tests.cards.conftest import forget_everything

    with django_db_blocker.unblock():
        for game in GAMES.values():
            fixtures_load(rules=game)
        yield
        forget_everything()


@pytest.fixture
def client(db: None, client: Client) -> Client:
    return client


@every_game
def test_pages(client: Client, slug: str) -> None:
    home, cards = f"/games/{slug}/", f"/games/{slug}/cards/"
    addresses = [home, cards, f"{cards}?view=table&order=-cost", f"{cards}?view=faces", f"{cards}?order=faction", f"/games/{slug}/sets/"]
    shown = {card.type: card.code for card in Card.objects.filter(game=slug).order_by("-position")}
    addresses += [f"{cards}{code}/" for code in shown.values()]
    for address in addresses:
        for language in ("en", "ja", "zh-hant"):
            answer = client.get(address, headers={"Accept-Language": language})
            assert answer.status_code == 200, address
            assert "None" not in answer.content.decode().replace("None of", ""), address


@every_game
def test_api(client: Client, slug: str) -> None:
    game = client.get(f"/api/v1/games/{slug}/").json()
    assert game["counts"]["cards"] == game["card_count"] == Card.objects.filter(game=slug, is_extra=False).count()
    for order in game["orders"]:
        listed = client.get(f"/api/v1/cards/?game={slug}&order={order}&page_size=500").json()
        assert listed["count"] == game["card_count"]
    for card in listed["results"][:20]:
        assert client.get(f"/api/v1/cards/{slug}/{card['code']}/").json()["name"] == card["name"]


@every_game
def test_a_sample_says_so_wherever_it_is_shown(client: Client, slug: str) -> None:
    for is_sample in (True, False):
        card = Card.objects.filter(game=slug, is_sample=is_sample).first()
        if card is None:
            continue
        assert client.get(f"/api/v1/cards/{slug}/{card.code}/").json()["sample"] is is_sample
        address = f"/games/{slug}/cards/"
        for page in (f"{address}{card.code}/", *(f"{address}?q={card.name}&view={view}" for view in ("list", "table", "faces"))):
            assert (">Sample<" in client.get(page).content.decode()) is is_sample, page


@without_decks
def test_no_deck_is_offered(client: Client, slug: str) -> None:
    for page in ("/", "/decks/"):
        assert f'name="game" value="{slug}"' not in client.get(page).content.decode()
    answer = client.post("/decks/new/", {"game": slug, "side": sides[0].code if (sides := GAMES[slug].sides) else "", "name": "Mine"})
    assert answer.status_code == 422
    assert SENTENCE in answer.content.decode()


@without_decks
@pytest.mark.parametrize(
    ("path", "members"),
    [
        ("validate/", {"slots": [{"code": "x", "quantity": 1}]}),
        ("validate/", {"text": "1x Card"}),
        ("validate/", {"format": "any"}),
        ("decks/parse/", {"text": "1x Card"}),
        ("decks/parse/", {"text": '{"slots": []}'}),
        ("decks/", {"name": "Mine"}),
        ("decks/", {"name": "Mine", "slots": [{"code": "x", "quantity": 1}]}),
    ],
)
def test_the_api_refuses_decks(client: Client, slug: str, path: str, members: dict[str, Any]) -> None:
    answer = client.post(f"/api/v1/{path}", json.dumps({"game": slug, **members}), content_type="application/json")
    assert (answer.status_code, answer.json()["code"], answer.json()["detail"]) == (422, "no_deck_building", SENTENCE)


@without_decks
def test_no_run_is_started(client: Client, slug: str) -> None:
    card = Card.objects.filter(game=slug).first()
    assert card is not None
    body = {"game": slug, "sides": [{"slots": [{"code": card.code, "quantity": 1}]}], "games": 10}
    answer = client.post("/api/v1/simulations/", json.dumps(body), content_type="application/json")
    assert (answer.status_code, answer.json()["code"]) == (422, "no_goldfish")
    assert not Run.objects.exists()
