"""Sets of own cards over HTTP: kept, changed, exported, imported and shared by their owner only."""

from __future__ import annotations

import json
import uuid
from typing import Any

import pytest

from accounts.services import account_delete
from decks.models import CardSet
from decks.own_cards.checking import MAX_SETS
from tests.decks.own_cards.members import GAME, Member, character
from tests.decks.visitor import Visitor, is_problem

pytestmark = pytest.mark.django_db
SECRET = "Zephyrquill"


def test_a_member_keeps_a_set(alice: Member) -> None:
    answer = alice.post("own-cards/", {"game": GAME, "name": " My  set ", "cards": [character()]})
    assert answer.status_code == 201
    made = answer.json()
    assert (made["name"], made["visibility"], made["version"], made["card_count"], made["is_owner"]) == ("My set", "private", 1, 1, True)
    assert made["cards"][0]["deck_code"] == f"own-{alice.stored().code}-ember"
    assert answer["Location"].endswith(f"/api/v1/own-cards/{made['id']}/")
    assert answer["Cache-Control"] == "private, no-cache"
    assert alice.get(f"own-cards/{made['id']}/").json() == made
    (row,) = alice.get("own-cards/").json()["results"]
    assert row == {name: value for name, value in made.items() if name != "cards"}
    assert alice.get(f"own-cards/?game={GAME}").json()["count"] == 1
    is_problem(alice.get("own-cards/?game=chess"), 404)


def test_a_set_needs_an_account_and_a_game_that_takes_own_cards(alice: Member, bob: Member) -> None:
    assert is_problem(Visitor().post("own-cards/", {"game": GAME, "name": "x"}), 403)["code"] == "account_needed"
    is_problem(alice.post("own-cards/", {"game": "star-realms", "name": "x"}), 400, "game")
    is_problem(alice.post("own-cards/", {"game": "chess", "name": "x"}), 400, "game")
    is_problem(alice.post("own-cards/", {"name": "x"}), 400, "game")
    is_problem(alice.get("own-cards/schema/star-realms/"), 404)
    assert set(alice.get(f"own-cards/schema/{GAME}/").json()) == {"character", "effect", "support"}
    assert not CardSet.objects.exists()


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"name": ""}, "name"),
        ({"name": "x" * 121}, "name"),
        ({"name": 7}, "name"),
        ({"visibility": "public"}, "visibility"),
        ({"cards": {}}, "cards"),
        ({"cards": None}, "cards"),
        ({"cards": [character(cost=-1)]}, "cards[0].facts.cost"),
        ({"owner_key": "x"}, "owner_key"),
    ],
)
def test_bad_input_is_refused_at_its_field_and_loses_nothing(alice: Member, body: dict[str, Any], field: str) -> None:
    made = alice.card_set(character())
    is_problem(alice.patch(f"own-cards/{made['id']}/", {"name": "New", **body}), 400, field)
    is_problem(alice.post("own-cards/", {"game": GAME, "name": "New", **body}), 400, field)
    assert alice.get(f"own-cards/{made['id']}/").json() == made
    assert CardSet.objects.count() == 1


@pytest.mark.parametrize(
    "body",
    [
        '{"game": "legend-of-stars", "name": "x", "cards": ' + "[" * 5_000 + "]" * 5_000 + "}",
        '{"game": "legend-of-stars", "name": "x", "cards": [{"facts": {"cost": NaN}}]}',
        '{"game": "legend-of-stars", "name": "x", "cards": [{"facts": {"cost": 1e999}}]}',
        '{"game": "legend-of-stars", "name": "x", "cards": [{"facts": {"cost": ' + "9" * 5_000 + "}}]}",
        '{"game": "legend-of-stars", "name": "\\ud800"}',
        '{"game": "legend-of-stars", "name": "a\\u0000b"}',
        '{"game": "legend-of-stars", "name": "a", "name": "b"}',
        "[]",
        "{",
    ],
)
def test_hostile_json_is_refused(alice: Member, body: str) -> None:
    assert alice.post("own-cards/", body).status_code == 400
    text = {"text": body, "game": GAME, "name": "x"}
    assert alice.post("own-cards/import/", text).status_code == 400 if body != "[]" else 201
    assert not CardSet.objects.exists()


def test_a_set_changes_with_its_version(alice: Member) -> None:
    made = alice.card_set(character())
    path = f"own-cards/{made['id']}/"
    tag = alice.get(path)["ETag"]
    changed = alice.patch(path, {"cards": [character(cost=4), character("tide")]}, If_Match=tag).json()
    assert (changed["version"], changed["card_count"], changed["cards"][0]["facts"]["cost"]) == (2, 2, 4)
    assert is_problem(alice.patch(path, {"name": "Late"}, If_Match=tag), 412)["current_version"] == 2
    is_problem(alice.send("DELETE", path, If_Match=tag), 412)
    is_problem(alice.post(f"{path}link/", If_Match=tag), 412)
    assert alice.patch(path, changed).json()["cards"] == changed["cards"]  # an answer can be sent back
    is_problem(alice.patch(path, {"game": "star-realms"}), 400, "game")
    assert alice.send("DELETE", path).status_code == 204
    is_problem(alice.get(path), 404)


def test_an_exported_set_is_imported_without_loss(alice: Member, bob: Member) -> None:
    made = alice.card_set(character(names={"en": "Fox", "ja": "狐"}), character("tide", any_number=True), name="Füchse / 狐")
    answer = alice.get(f"own-cards/{made['id']}.json")
    assert answer["Content-Disposition"] == "attachment; filename=\"Fuchse.json\"; filename*=UTF-8''F%C3%BCchse%20-%20%E7%8B%90.json"
    again = bob.post("own-cards/import/", {"text": answer.content.decode()})
    assert again.status_code == 201
    assert again.json()["name"] == "Füchse / 狐"
    assert [{**card, "deck_code": ""} for card in again.json()["cards"]] == [{**card, "deck_code": ""} for card in made["cards"]]
    assert bob.get(f"own-cards/{again.json()['id']}.json").content == answer.content
    assert bob.stored().code != alice.stored().code


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("hello", "text"),
        ('{"slots": []}', "text"),
        ('{"format": "stardeck-deck", "cards": []}', "text"),
        ("7", "text"),
        ("x" * 700_000, "text"),
        ("[]", "game"),
        ('{"game": 5, "name": "x", "cards": []}', "game"),
        ('{"game": "legend-of-stars", "name": ["x"], "cards": []}', "name"),
        ('{"game": "legend-of-stars", "name": "x", "cards": [1]}', "cards[0]"),
    ],
)
def test_a_text_that_is_no_set_is_refused(alice: Member, text: str, field: str) -> None:
    is_problem(alice.post("own-cards/import/", {"text": text}), 400, field)
    assert not CardSet.objects.exists()


def test_a_list_of_cards_is_imported_with_a_name_and_a_game(alice: Member) -> None:
    answer = alice.post("own-cards/import/", {"text": json.dumps([character()]), "game": GAME, "name": "Bare"})
    assert (answer.status_code, answer.json()["card_count"]) == (201, 1)


def test_nobody_else_finds_a_private_set(alice: Member, bob: Member) -> None:
    made = alice.card_set(character(name=SECRET))
    for visitor in (bob, Visitor()):
        for path in (f"own-cards/{made['id']}", f"own-cards/by-token/{made['token']}"):
            for method, end in (("GET", "/"), ("GET", ".json"), ("PATCH", "/"), ("DELETE", "/"), ("POST", "/link/"), ("POST", "/copy/")):
                answer = visitor.send(method, path + end, {} if method in ("PATCH", "POST") else None)
                assert answer.status_code in (404, 405), (method, path + end, answer.content)
                assert SECRET not in answer.content.decode()
        assert visitor.get("own-cards/").json()["count"] == 0
    is_problem(alice.get(f"own-cards/{uuid.uuid4()}/"), 404)
    assert alice.get(f"own-cards/{made['id']}/").json() == made


def test_a_link_shows_a_shared_set_until_it_is_renewed(alice: Member, bob: Member) -> None:
    made = alice.card_set(character(), visibility="unlisted")
    shared = f"own-cards/by-token/{made['token']}"
    seen = Visitor().get(f"{shared}/").json()
    assert "id" not in seen
    assert not seen["is_owner"]
    assert "deck_code" not in seen["cards"][0]
    assert Visitor().get(f"{shared}.json").status_code == 200
    is_problem(Visitor().post(f"{shared}/copy/"), 403)
    copy = bob.post(f"{shared}/copy/").json()
    assert (copy["visibility"], copy["name"], copy["card_count"]) == ("private", "Mine", 1)
    assert copy["cards"][0]["deck_code"] != made["cards"][0]["deck_code"]
    is_problem(bob.patch(f"{shared}/", {"name": "x"}), 405)
    renewed = alice.post(f"own-cards/{made['id']}/link/").json()
    assert renewed["token"] != made["token"]
    is_problem(Visitor().get(f"{shared}/"), 404)
    assert Visitor().get(f"own-cards/by-token/{renewed['token']}/").status_code == 200


def test_an_account_has_a_limited_number_of_sets(alice: Member) -> None:
    for number in range(MAX_SETS):
        CardSet.objects.create(owner_key=alice.key, game_id=GAME, name=str(number))
    assert is_problem(alice.post("own-cards/", {"game": GAME, "name": "One more"}), 422)["code"] == "too_many_card_sets"
    assert CardSet.objects.count() == MAX_SETS


def test_sets_are_deleted_with_their_account(alice: Member, bob: Member) -> None:
    alice.card_set(character())
    bob.card_set(character())
    alice.account.user.set_password("correct horse")
    account_delete(account=alice.account, password="correct horse", keep=False)
    assert list(CardSet.objects.values_list("owner_key", flat=True)) == [bob.key]


def test_the_number_of_queries_does_not_grow(alice: Member, django_assert_num_queries: Any) -> None:
    few, many = alice.card_set(character()), alice.card_set(*(character(str(number)) for number in range(50)))
    for made in (few, many):
        with django_assert_num_queries(4):  # session, user, account, set
            assert alice.get(f"own-cards/{made['id']}/").status_code == 200
