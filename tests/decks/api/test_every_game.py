"""The decks API with every game: validation, creation, export and import."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client

from decks.models import Deck
from games.contracts.decks import Decklist
from games.registry import GAMES
from games.texts import LANGUAGES
from tests.games.helpers.cases.deck_case_files import WITH_LISTS, lists
from tests.games.helpers.sample_decks import DECKS
from tests.helpers import catalogues

pytestmark = [pytest.mark.django_db, pytest.mark.slow, pytest.mark.usefixtures("loaded_here")]  # loads the cards of every game

API = "/api/v1/"
LISTS = {slug: next(iter((lists(slug) if slug in WITH_LISTS else DECKS[slug]).values())) for slug in GAMES}
every_game = pytest.mark.parametrize("slug", LISTS)


loaded_here = catalogues.held(*LISTS)


def slots(decklist: Decklist) -> list[dict[str, Any]]:
    return [{"code": slot.code, "quantity": slot.quantity, "zone": slot.zone} for slot in decklist.slots]


def sorted_slots(found: list[dict[str, Any]]) -> list[tuple[str, str, int]]:
    return sorted((slot["zone"], slot["code"], slot["quantity"]) for slot in found)


def post(client: Client, path: str, body: Any, language: str = "en") -> Any:
    return client.post(API + path, json.dumps(body), content_type="application/json", headers={"Accept-Language": language})


def test_every_game_has_sample_decks() -> None:
    assert set(LISTS) == set(GAMES)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_is_validated_in_every_format(client: Client, slug: str, language: str) -> None:
    answer = post(client, "validate/", {"game": slug, "slots": slots(LISTS[slug]), "on": "2026-11-20"}, language)
    assert answer.status_code == 200, answer.content
    assert [each["format"] for each in answer.json()["formats"]] == [format.code for format in GAMES[slug].decks.formats]
    assert answer.json()["legal"]
    assert answer.json()["stats"]


@every_game
def test_an_unknown_card_is_a_problem_of_the_list(client: Client, slug: str) -> None:
    zone = GAMES[slug].decks.zones[0].code
    answer = post(client, "validate/", {"game": slug, "slots": [*slots(LISTS[slug]), {"code": "nobody", "quantity": 1, "zone": zone}]})
    assert answer.status_code == 200, answer.content
    for format in answer.json()["formats"]:
        assert "nobody" in [card for problem in format["problems"] for card in problem["cards"]]
        assert all(problem["message"] and problem["clause"] for problem in format["problems"])


@every_game
def test_a_hundred_lists_in_one_request(client: Client, slug: str) -> None:
    answer = post(client, "validate/", {"game": slug, "lists": [{"slots": slots(LISTS[slug])}, {"slots": []}] * 50})
    assert answer.status_code == 200, answer.content
    assert len(answer.json()["results"]) == 100


@every_game
def test_a_deck_is_created_exported_and_imported(client: Client, slug: str) -> None:
    answer = post(client, "decks/", {"game": slug, "name": "Mine", "slots": slots(LISTS[slug])})
    assert answer.status_code == 201, answer.content
    deck = client.get(f"{API}decks/{answer.json()['id']}/").json()
    assert sorted_slots(deck["slots"]) == sorted_slots(slots(LISTS[slug]))
    for kind in ("json", "txt"):
        text = client.get(f"{API}decks/{deck['id']}.{kind}").content.decode()
        read = post(client, "decks/parse/", {"game": slug, "text": text})
        assert read.status_code == 200, (kind, read.content)
        assert sorted_slots(read.json()["slots"]) == sorted_slots(slots(LISTS[slug])), kind
        assert read.json()["unmatched"] == []


@every_game
def test_a_deck_may_be_empty_and_have_any_side(client: Client, slug: str) -> None:
    for side in [None, *(choice.code for choice in GAMES[slug].deck_sides)]:
        answer = post(client, "decks/", {"game": slug, "name": "Mine", **({"side": side} if side else {})})
        assert answer.status_code == 201, answer.content
        assert answer.json()["side"] == side
        text = client.get(f"{API}decks/{answer.json()['id']}.json").content.decode()
        assert post(client, "decks/parse/", {"game": slug, "text": text}).json()["side"] == side
    answer = post(client, "decks/", {"game": slug, "name": "Mine", "side": "nobody's"})
    assert answer.status_code in (400, 422)
    assert not answer.json()["detail"].endswith(": .")  # a game without sides


@every_game
def test_unknown_cards_are_refused(client: Client, slug: str) -> None:
    zone = GAMES[slug].decks.zones[0].code
    answer = post(client, "decks/", {"game": slug, "name": "Mine", "slots": [{"code": "nobody", "quantity": 1, "zone": zone}]})
    assert answer.status_code in (400, 422)
    assert answer.json()["errors"][0]["field"] == "slots[0].code"
    assert not Deck.objects.exists()
