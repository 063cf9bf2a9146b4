"""The decks API: validation, changes, access, import, export and queries.  alice owns decks, bob may have a link."""

from __future__ import annotations

import json
import uuid
from typing import Any

import pytest
from django.test import Client

from decks.api import lists
from decks.models import Deck, DeckSlot
from tests.decks.visitor import API, FIVE, Visitor, is_problem
from tests.helpers.jedi_decks import SLUG

MOST_QUERIES_OF_A_SAVE = 16  # with the begin and the end of its transaction

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalogue")]


@pytest.fixture
def alice() -> Visitor:
    return Visitor()


@pytest.fixture
def bob() -> Visitor:
    return Visitor()


def codes(answer: dict[str, Any], format: str = "constructed") -> list[str]:
    return [problem["code"] for each in answer["formats"] if each["format"] == format for problem in each["problems"]]


# --- validation ------------------------------------------------------------------------------------------------------


def test_a_list_is_validated_in_every_format(alice):
    answer = alice.post("validate/", {"game": SLUG, "slots": FIVE, "affiliation": "jedi"}).json()
    assert answer["legal"] is True
    assert {each["format"]: each["legal"] for each in answer["formats"]} == {
        "constructed": True,
        "constructed-restricted": True,
        "starter": False,
    }
    assert answer["unmatched"] == []
    assert {"costs", "resource_match"} <= {chart["code"] for chart in answer["stats"]}
    assert not Deck.objects.exists()


def test_a_problem_has_a_code_a_clause_and_a_translated_sentence(alice):
    slots = [{"code": "1", "quantity": 3, "zone": "objective_sets"}]
    body = {"game": SLUG, "slots": slots, "affiliation": ["jedi", "sith"], "format": "constructed", "on": "2018-01-01"}
    answer = alice.post("validate/", body).json()
    assert [each["on"] for each in answer["formats"]] == ["2018-01-01"]
    problem = next(each for each in answer["formats"][0]["problems"] if each["code"] == "too_many_copies")
    assert problem == {
        "code": "too_many_copies",
        "clause": "LCG-DB-06",
        "severity": "illegal",
        "message": "Set 'A Hero's Journey' is included 3 times; the maximum is 2.",
        "cards": ["1"],
        "found": 3,
        "allowed": 2,
        "values": {},
    }
    japanese = alice.post("validate/", body, Accept_Language="ja").json()
    assert "上限は2組" in json.dumps(japanese, ensure_ascii=False)
    assert answer["legal"] is False


def test_the_day_decides_which_errata_apply(alice):
    sets = [{"code": code, "quantity": 2, "zone": "objective_sets"} for code in ("15", "44", "1", "2", "109")]
    body = {"game": SLUG, "slots": sets, "affiliation": "smugglers-and-spies"}
    assert codes(alice.post("validate/", {**body, "on": "2014-10-05"}).json()) == []
    assert codes(alice.post("validate/", {**body, "on": "2014-10-06"}).json()) == ["limited_set"]
    assert codes(alice.post("validate/", body).json()) == ["limited_set"]


def test_an_invalid_deck_is_an_answer_with_problems_and_no_error(alice):
    assert codes(alice.post("validate/", {"game": SLUG, "slots": FIVE, "affiliation": ["jedi", "rebel-alliance"]}).json()) == [
        "affiliation_count"
    ]
    assert codes(alice.post("validate/", {"game": SLUG, "slots": []}).json()) == ["affiliation_count", "too_few_sets"]
    assert "unknown_code" in codes(alice.post("validate/", {"game": SLUG, "slots": [{"code": "999", "quantity": 1}]}).json())


def test_an_affiliation_named_twice_counts_as_two(alice):
    leader = {"code": "jedi", "quantity": 1, "zone": "affiliation"}
    for slots, named, found in (
        ([], ["jedi", "jedi"], 2),
        ([leader], ["jedi", "jedi"], 2),
        ([leader], "jedi", None),
        ([leader], ["sith"], 2),
    ):
        answer = alice.post("validate/", {"game": SLUG, "slots": [*FIVE, *slots], "affiliation": named}).json()
        counts = [problem["found"] for problem in answer["formats"][0]["problems"] if problem["code"] == "affiliation_count"]
        assert counts == ([found] if found else []), (slots, named)


def test_a_text_is_read_and_validated(alice):
    answer = alice.post("validate/", {"game": SLUG, "text": "Jedi\n2 A Hero's Journey\n2 Nonsense of the Empire"}).json()
    assert {(slot["code"], slot["quantity"]) for slot in answer["slots"]} == {("jedi", 1), ("1", 2)}
    assert [line["line"] for line in answer["unmatched"]] == [3]


def test_a_hundred_lists_in_one_request(alice):
    answer = alice.post("validate/", {"game": SLUG, "format": "constructed", "lists": [{"slots": FIVE, "affiliation": "jedi"}] * 100})
    assert [each["legal"] for each in answer.json()["results"]] == [True] * 100
    is_problem(alice.post("validate/", {"game": SLUG, "lists": [{"text": "x\n" * 2_000}] * 100}), 400, "lists")
    is_problem(alice.post("validate/", {"game": SLUG, "lists": [{"slots": FIVE}] * 101}), 400, "lists")
    is_problem(alice.post("validate/", {"game": SLUG, "lists": []}), 400, "lists")
    is_problem(alice.post("validate/", {"game": SLUG, "lists": "all"}), 400, "lists")
    bad = {"slots": [*FIVE, {"code": "8", "quantity": -1, "zone": "objective_sets"}]}
    is_problem(alice.post("validate/", {"game": SLUG, "lists": [{"slots": FIVE}, bad]}), 400, "lists[1].slots[5].quantity")
    is_problem(alice.post("validate/", {"game": SLUG, "lists": [{"slots": FIVE}, 7]}), 400, "lists[1]")
    is_problem(alice.post("validate/", {"game": SLUG, "lists": [{"on": "soon"}]}), 400, "lists[0].on")


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "game"),
        ({"game": "chess"}, "game"),
        ({"game": 7}, "game"),
        ({"game": SLUG, "format": "sealed"}, "format"),
        ({"game": SLUG, "format": 7}, "format"),
        ({"game": SLUG, "on": "2018-13-01"}, "on"),
        ({"game": SLUG, "on": 20180101}, "on"),
        ({"game": SLUG, "side": "grey"}, "side"),
        ({"game": SLUG, "slots": {}}, "slots"),
        ({"game": SLUG, "slots": [{"code": "1", "quantity": 1}] * 301}, "slots"),
        ({"game": SLUG, "slots": [1]}, None),
        ({"game": SLUG, "slots": [{"code": [], "quantity": {}, "zone": {}}]}, None),
        ({"game": SLUG, "text": "x", "slots": []}, "text"),
        ({"game": SLUG, "text": 7}, "text"),
        ({"game": SLUG, "text": "x" * 200_001}, "text"),
        ({"game": SLUG, "text": "x\n" * 6_000}, "text"),
        ({"game": SLUG, "affiliation": 7}, "affiliation"),
        ({"game": SLUG, "affiliation": ["jedi"] * 11}, "affiliation"),
        ({"game": SLUG, "affiliation": ""}, "affiliation"),
        ({"game": SLUG, "affiliation": ["j" * 81]}, "affiliation"),
        ([], ""),
        ("", ""),
        (None, "game"),
    ],
)
def test_bad_input_to_validate(alice, body, field):
    answer = alice.post("validate/", json.dumps(body) if body == "" else body)
    document = is_problem(answer, 400, *([field] if field is not None else ["slots[0].code", "slots[0].quantity", "slots[0].zone"]))
    assert document["detail"]
    assert "dictionary" not in document["detail"]


def test_an_invalid_choice_gets_the_list_of_choices(alice):
    document = is_problem(alice.post("decks/", {"game": SLUG, "name": "One", "visibility": "secret"}), 400, "visibility")
    assert document["detail"] == "visibility: This must be one of: unlisted, public, private."


# --- create, read, change --------------------------------------------------------------------------------------------


def test_a_deck_is_created_read_listed_and_deleted(alice):
    assert alice.get("decks/").json() == {"count": 0, "next": None, "previous": None, "results": []}
    answer = alice.post("decks/", {"game": SLUG, "name": "Mine", "slots": FIVE, "affiliation": "jedi"})
    deck = answer.json()
    assert answer["Location"].endswith(f"/api/v1/decks/{deck['id']}/")
    assert (deck["affiliation"], deck["side"], deck["version"], deck["legal"]) == ("jedi", "light", 1, True)
    assert {"code": "jedi", "quantity": 1, "zone": "affiliation"} in deck["slots"]
    again = alice.get(f"decks/{deck['id']}/")
    assert again.json() == deck
    assert again["ETag"] == answer["ETag"]
    assert "private" in again["Cache-Control"]
    rows = alice.get("decks/").json()
    assert [row["id"] for row in rows["results"]] == [deck["id"]]
    assert rows["results"][0]["counts"] == {"objective_sets": 10, "affiliation": 1}
    assert alice.send("DELETE", f"decks/{deck['id']}/").status_code == 204
    is_problem(alice.get(f"decks/{deck['id']}/"), 404)
    assert not DeckSlot.objects.exists()


def test_an_illegal_deck_is_stored_and_returned_with_its_problems(alice):
    deck = alice.deck(slots=[{"code": "1", "quantity": 3, "zone": "objective_sets"}], affiliation=["jedi", "sith"])
    assert deck["legal"] is False
    assert codes(deck) == ["affiliation_count", "too_few_sets", "mixed_sides", "too_many_copies"]
    assert deck["affiliation"] == ["jedi", "sith"]


def test_legality_on_a_day(alice):
    sets = [{"code": code, "quantity": 2, "zone": "objective_sets"} for code in ("15", "44", "1", "2", "109")]
    deck = alice.deck(slots=sets, affiliation="smugglers-and-spies")
    assert codes(alice.get(f"decks/{deck['id']}/?on=2014-10-05").json()) == []
    assert codes(alice.get(f"decks/{deck['id']}/").json()) == ["limited_set"]
    is_problem(alice.get(f"decks/{deck['id']}/?on=yesterday"), 400, "on")


def test_a_change_replaces_only_the_named_members(alice):
    deck = alice.deck(description="Why")
    path = f"decks/{deck['id']}/"
    renamed = alice.patch(path, {"name": "Renamed", "visibility": "public"}).json()
    assert (renamed["name"], renamed["visibility"], renamed["description"], renamed["version"]) == ("Renamed", "public", "Why", 2)
    assert renamed["slots"] == deck["slots"]
    sets = alice.patch(path, {"slots": FIVE[:1]}).json()
    assert (sets["affiliation"], len(sets["slots"])) == ("jedi", 2)
    leader = alice.patch(path, {"affiliation": "rebel-alliance"}).json()
    assert (leader["affiliation"], len(leader["slots"])) == ("rebel-alliance", 2)
    both = alice.patch(path, {"slots": leader["slots"], "affiliation": leader["affiliation"]}).json()
    assert both["slots"] == leader["slots"]
    none = alice.patch(path, {"affiliation": None}).json()
    assert (none["affiliation"], [slot["zone"] for slot in none["slots"]]) == (None, ["objective_sets"])


def test_if_match_guards_against_a_lost_update(alice):
    deck = alice.deck()
    path = f"decks/{deck['id']}/"
    first = alice.get(path)["ETag"]
    second = alice.patch(path, {"name": "Two"}, If_Match=first)
    assert second.status_code == 200
    for method in ("PATCH", "DELETE"):
        for old in (first, '"1"', '"7"', "nonsense", '"1", "9"'):
            document = is_problem(alice.send(method, path, {"name": "Lost"}, If_Match=old), 412)
            assert document["code"] == "lost_update"
            assert document["current_version"] == 2
            assert ("version 0" in document["detail"]) is False  # no such version
    assert alice.get(path).json()["name"] == "Two"
    for current in (second["ETag"], '"2"', '"1", "2"', "*"):
        answer = alice.patch(path, {"name": "Three"}, If_Match=current)
        assert answer.status_code == 200
        Deck.objects.update(version=2)
    assert alice.send("DELETE", path, If_Match='"2"').status_code == 204


def test_an_unchanged_deck_gives_304(alice):
    deck = alice.deck()
    etag = alice.get(f"decks/{deck['id']}/")["ETag"]
    assert alice.get(f"decks/{deck['id']}/", If_None_Match=etag).status_code == 304
    assert alice.get(f"decks/{deck['id']}/", If_None_Match=etag, Accept_Language="ja").status_code == 200


def test_read_only_members_cannot_be_sent(alice, bob):
    others = bob.deck()
    sent = {
        "id": others["id"],
        "token": "mine",
        "copied_from": str(uuid.uuid4()),
        "version": 99,
        "created": "1999-01-01",
        "url": "/",
        "legal": True,
    }
    is_problem(alice.post("decks/", {"game": SLUG, "name": "Mine", **sent, "owner_key": "x"}), 400, "owner_key")
    deck = alice.deck(**sent)
    assert deck["id"] != others["id"]
    assert len(deck["token"]) >= 22
    assert deck["version"] == 1
    changed = alice.patch(f"decks/{deck['id']}/", {**sent, "game": "chess-of-stars"})
    is_problem(changed, 400, "game")
    changed = alice.patch(f"decks/{deck['id']}/", {**sent, "name": "New"}).json()
    assert (changed["id"], changed["token"], changed["version"], changed["created"]) == (deck["id"], deck["token"], 2, deck["created"])
    assert set(Deck.objects.values_list("copied_from", flat=True)) == {None}
    assert len(set(Deck.objects.values_list("owner_key", flat=True))) == 2


def test_a_whole_number_may_be_written_with_a_fraction_of_zero(alice):
    """As in JSON Schema, which the API's own schema is written in."""
    body = json.dumps({"game": SLUG, "name": "Mine", "slots": FIVE}).replace('"quantity": 2', '"quantity": 2.0')
    assert "2.0" in body
    assert alice.client.post("/api/v1/decks/", body, content_type="application/json").status_code == 201


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"slots": [*FIVE[:3], {"code": "5", "quantity": -1, "zone": "objective_sets"}]}, "slots[3].quantity"),
        ({"slots": [*FIVE[:3], {"code": "5", "quantity": 0, "zone": "objective_sets"}]}, "slots[3].quantity"),
        ({"slots": [*FIVE[:3], {"code": "5", "quantity": 100, "zone": "objective_sets"}]}, "slots[3].quantity"),
        ({"slots": [*FIVE[:3], {"code": "5", "quantity": 10**12, "zone": "objective_sets"}]}, "slots[3].quantity"),
        ({"slots": [*FIVE[:3], {"code": "5", "quantity": True, "zone": "objective_sets"}]}, "slots[3].quantity"),
        ({"slots": [*FIVE[:3], {"code": "5", "quantity": 2.5, "zone": "objective_sets"}]}, "slots[3].quantity"),
        ({"slots": [*FIVE[:3], {"code": "5", "quantity": "2", "zone": "objective_sets"}]}, "slots[3].quantity"),
        ({"slots": [*FIVE[:3], {"code": "5", "zone": "objective_sets"}]}, "slots[3].quantity"),
        ({"slots": [*FIVE[:3], {"code": "999", "quantity": 1, "zone": "objective_sets"}]}, "slots[3].code"),
        ({"slots": [*FIVE[:3], {"quantity": 1, "zone": "objective_sets"}]}, "slots[3].code"),
        ({"slots": [*FIVE[:3], {"code": {"5": 1}, "quantity": 1, "zone": "objective_sets"}]}, "slots[3].code"),
        ({"slots": [*FIVE[:3], {"code": "5", "quantity": 1, "zone": ["objective_sets"]}]}, "slots[3].zone"),
        ({"slots": [*FIVE[:3], {"code": "5", "quantity": 1, "zone": "moon"}]}, "slots[3].zone"),
        ({"slots": [*FIVE[:3], None]}, None),
        ({"affiliation": "nobody"}, "slots[5].code"),
        ({"slots": "all"}, "slots"),
        ({"name": ""}, "name"),
        ({"name": "\u200b \u200b"}, "name"),
        ({"name": "n" * 121}, "name"),
        ({"name": 7}, "name"),
        ({"name": None}, "name"),
        ({"description": "d" * 10_001}, "description"),
        ({"visibility": "secret"}, "visibility"),
        ({"game": "chess"}, "game"),
        ({"side": "grey"}, "side"),
    ],
)
def test_invalid_input_names_its_field_and_stores_nothing(alice, change, field):
    fields = [field] if field else ["slots[3].code", "slots[3].quantity", "slots[3].zone"]
    is_problem(alice.post("decks/", {"game": SLUG, "name": "Mine", "slots": FIVE, **change}), 400, *fields)
    assert not Deck.objects.exists()
    deck = alice.deck(affiliation=None)
    is_problem(alice.patch(f"decks/{deck['id']}/", {"description": "half", **change}), 400, *fields)
    stored = Deck.objects.get()
    assert (stored.version, stored.description, stored.slots.count()) == (1, "", 5)


def test_an_invalid_body_is_refused(alice):
    is_problem(alice.post("decks/", "{"), 400)
    is_problem(alice.post("decks/", "[" * 100_000), 400)
    is_problem(alice.post("decks/", b'{"name": "\xff"}'), 400)
    is_problem(alice.post("decks/", '{"name": "\\u0000"}'), 400)
    is_problem(alice.post("decks/", '{"name": "\\ud800"}'), 400)
    is_problem(alice.post("decks/", '{"name": NaN}'), 400)
    assert is_problem(alice.post("decks/", '{"name": ' + "9" * 5_000 + "}"), 400)["detail"].endswith("a number of more than 400 digits.")
    is_problem(alice.post("decks/", []), 400, "")
    is_problem(alice.post("decks/", None), 400, "game", "name")
    is_problem(alice.client.post(API + "decks/", {"game": SLUG, "name": "form"}), 415)
    assert not Deck.objects.exists()


def test_a_body_of_a_megabyte_is_refused_before_it_is_read(alice):
    body = json.dumps({"game": SLUG, "name": "Mine", "description": "x" * 1_000_000})
    for path in ("decks/", "validate/", "decks/parse/"):
        assert is_problem(alice.post(path, body), 413)["code"] == "too_large"
    assert not Deck.objects.exists()


def test_a_body_longer_than_its_header_is_cut_off(rf):
    """A stream is not read beyond its announced length."""
    import io

    from config.api.json_parser import StrictJSONParser

    class Endless(io.RawIOBase):
        def read(self, size: int = -1) -> bytes:
            assert size >= 0, "the whole stream would be read"
            return b"x" * size

    request = rf.post("/", content_type="application/json")
    request.META["CONTENT_LENGTH"] = "5"
    from django.core.exceptions import RequestDataTooBig

    with pytest.raises(RequestDataTooBig):
        StrictJSONParser().parse(Endless(), "application/json", {"request": request})


# --- access ----------------------------------------------------------------------------------------------------------


def test_the_id_of_a_deck_is_404_for_others(alice, bob):
    bob.deck()
    deck = alice.deck(visibility="public")
    for stranger in (bob, Visitor()):
        for method, path in [
            ("GET", f"decks/{deck['id']}/"),
            ("PATCH", f"decks/{deck['id']}/"),
            ("DELETE", f"decks/{deck['id']}/"),
            ("POST", f"decks/{deck['id']}/copy/"),
            ("GET", f"decks/{deck['id']}.txt"),
            ("GET", f"decks/{deck['id']}.json"),
            ("GET", f"decks/{uuid.uuid4()}/"),
            ("GET", "decks/not-an-id/"),
        ]:
            is_problem(stranger.send(method, path, {"name": "Taken"}), 404)
    assert [row["id"] for row in alice.get("decks/").json()["results"]] == [deck["id"]]
    assert Deck.objects.get(pk=deck["id"]).name == "Mine"


def test_a_shared_deck_has_no_id(alice, bob):
    deck = alice.deck()
    shared = bob.get(f"decks/by-token/{deck['token']}/").json()
    assert "id" not in shared
    assert shared["is_owner"] is False
    assert (shared["slots"], shared["legal"]) == (deck["slots"], True)
    assert alice.get(f"decks/by-token/{deck['token']}/").json()["id"] == deck["id"]
    copy = bob.post(f"decks/by-token/{deck['token']}/copy/")
    assert copy.status_code == 201
    assert copy.json()["slots"] == deck["slots"]
    assert bob.get("decks/").json()["count"] == 1
    assert bob.get(f"decks/by-token/{deck['token']}.txt").status_code == 200
    alice.patch(f"decks/{deck['id']}/", {"visibility": "private"})
    for path in ("/", ".txt", ".json"):
        is_problem(bob.get(f"decks/by-token/{deck['token']}{path}"), 404)
    is_problem(bob.post(f"decks/by-token/{deck['token']}/copy/"), 404)
    assert alice.get(f"decks/by-token/{deck['token']}/").status_code == 200
    is_problem(bob.get("decks/by-token/no-such-token/"), 404)
    is_problem(bob.get("decks/by-token/%00/"), 400)


def test_another_site_cannot_write(alice):
    deck = alice.deck()
    before = alice.client.cookies["sessionid"].value
    for origin in ("https://evil.example", "null", "http://testserver:8001", "https://testserver"):
        for method, path in [
            ("POST", "decks/"),
            ("POST", f"decks/by-token/{deck['token']}/copy/"),
            ("POST", f"decks/{deck['id']}/copy/"),
            ("PATCH", f"decks/{deck['id']}/"),
            ("DELETE", f"decks/{deck['id']}/"),
        ]:
            answer = alice.send(method, path, {"game": SLUG, "name": "Forged"}, Origin=origin)
            is_problem(answer, 403)
            assert "sessionid" not in answer.cookies
    stranger = Visitor().post(f"decks/by-token/{deck['token']}/copy/", Origin="https://evil.example")
    assert "sessionid" not in stranger.cookies, "a forged form would replace the visitor's session"
    assert alice.client.cookies["sessionid"].value == before
    assert (Deck.objects.count(), Deck.objects.get().name) == (1, "Mine")
    assert alice.patch(f"decks/{deck['id']}/", {"name": "Own page"}, Origin="http://testserver").status_code == 200


def test_reading_creates_no_session(alice):
    for path in ("decks/", "decks/by-token/nothing/"):
        assert "sessionid" not in alice.get(path).cookies


def test_a_logged_in_user_needs_the_csrf_token(django_user_model):
    client = Client(enforce_csrf_checks=True)
    client.force_login(django_user_model.objects.create_user("alice"))
    answer = client.post(API + "decks/", json.dumps({"game": SLUG, "name": "x"}), content_type="application/json")
    is_problem(answer, 403)
    assert not Deck.objects.exists()


def test_new_decks_are_rate_limited(alice, settings, monkeypatch):
    from cards.api import limits

    monkeypatch.setitem(limits.BUCKETS, "deck", limits.Bucket("new decks", (limits.Rule(1, 3600),)))
    monkeypatch.setattr(limits, "LOOPBACK_FACTOR", 1)
    settings.RATE_LIMITS = True
    alice.deck()
    answer = alice.post("decks/", {"game": SLUG, "name": "One more"})
    is_problem(answer, 429)
    assert int(answer["Retry-After"]) > 0
    assert Deck.objects.count() == 1


# --- import and export -----------------------------------------------------------------------------------------------


def test_a_text_is_parsed_and_its_unread_lines_are_returned(alice):
    text = "Affiliation: Jedi\n2x A Hero’s Journey\nThe Secret of Yavin 5 x2\n"
    answer = alice.post("decks/parse/", {"game": SLUG, "text": text}).json()
    assert answer["detected_format"] == "text"
    assert (answer["side"], answer["affiliation"]) == ("light", "jedi")
    assert answer["slots"] == [
        {"code": "jedi", "quantity": 1, "zone": "affiliation"},
        {"code": "1", "quantity": 2, "zone": "objective_sets"},
    ]
    (line,) = answer["unmatched"]
    assert (line["line"], line["text"]) == (3, "The Secret of Yavin 5 x2")
    assert line["suggestions"][0] == {"code": "5", "zone": "objective_sets", "name": "The Secret of Yavin 4"}
    assert not Deck.objects.exists()


@pytest.mark.parametrize("kind", ["txt", "json"])
def test_an_export_imports_again_without_loss(alice, bob, kind):
    slots = [*FIVE, {"code": "001-1", "quantity": 1, "zone": "main"}, {"code": "050-2", "quantity": 7, "zone": "main"}]
    deck = alice.deck(slots=slots, affiliation=["jedi", "sith"], name='Tom & "Jerry" #1 <b>x</b>', description="Two\nlines")
    file = alice.get(f"decks/{deck['id']}.{kind}")
    assert file.status_code == 200
    full = "Tom%20%26%20-Jerry-%20%231%20-b-x-b"
    assert file["Content-Disposition"] == f"attachment; filename=\"Tom-Jerry-1-b-x-b.{kind}\"; filename*=UTF-8''{full}.{kind}"
    assert file["X-Content-Type-Options"] == "nosniff"
    parsed = bob.post("decks/parse/", {"game": SLUG, "text": file.content.decode()}).json()
    assert parsed["unmatched"] == []
    assert parsed["detected_format"] == {"txt": "text", "json": "json"}[kind]
    again = bob.deck(**{key: parsed[key] for key in ("slots", "side", "name", "description")}, affiliation=parsed["affiliation"])
    same = ("slots", "side", "name", *(["description"] if kind == "json" else []))
    assert [again[key] for key in same] == [deck[key] for key in same]
    if kind == "json":
        assert bob.post("decks/", file.json()).json()["slots"] == deck["slots"]


def test_an_export_of_another_game_or_with_errors_is_refused(alice):
    is_problem(alice.post("decks/parse/", {"game": SLUG, "text": json.dumps({"game": "chess", "slots": []})}), 400, "text")
    text = json.dumps({"slots": [{"code": "1", "quantity": -1, "zone": "objective_sets"}]})
    is_problem(alice.post("decks/parse/", {"game": SLUG, "text": text}), 400, "text.slots[0].quantity")
    is_problem(alice.post("decks/parse/", {"game": SLUG}), 400, "text")


@pytest.mark.parametrize(
    ("member", "value", "field"),
    [
        ("name", "\ud800", "text.name"),
        ("name", "a\0b", "text.name"),
        ("description", "\udfff", "text.description"),
        ("side", "\ud800", "text.side"),
        ("side", "grey", "text.side"),
    ],
)
def test_an_export_with_a_text_that_cannot_be_stored_is_refused(alice, member, value, field):
    text = json.dumps({"game": SLUG, "slots": [], member: value})
    is_problem(alice.post("decks/parse/", {"game": SLUG, "text": text}), 400, field)


def test_the_number_of_returned_problems_is_limited(alice, monkeypatch):
    monkeypatch.setattr(lists, "MOST_PROBLEMS", 50)
    unknown = [{"code": f"nope-{number}", "quantity": 1, "zone": "objective_sets"} for number in range(20)]
    answer = alice.post("validate/", {"game": SLUG, "lists": [{"slots": unknown}] * 3})
    is_problem(answer, 400, "lists[1]")
    assert answer.json()["errors"][0]["code"] == "too_many_problems"
    assert alice.post("validate/", {"game": SLUG, "lists": [{"slots": unknown}]}).status_code == 200


def test_the_error_of_a_long_name_states_the_limit(alice):
    answer = alice.post("decks/", {"game": SLUG, "name": "n" * 5000})
    is_problem(answer, 400, "name")
    assert answer.json()["detail"] == "name: At most 120 characters; this has 5000."


# --- queries ---------------------------------------------------------------------------------------------------------


def test_a_change_of_one_card_writes_one_slot_and_takes_few_queries(alice, django_assert_max_num_queries):
    """SQLite has one writer at a time, so each query of a save makes all other writers wait."""
    deck = alice.deck(visibility="public")
    address = f"decks/{deck['id']}/"
    alice.patch(address, {"slots": FIVE[:1]})  # fills the caches of the process
    alice.patch(address, {"slots": deck["slots"]})
    before = dict(DeckSlot.objects.values_list("code", "pk"))
    for quantity in (1, 3):
        slots = [{**slot, "quantity": quantity} if slot["code"] == "1" else slot for slot in deck["slots"]]
        with django_assert_max_num_queries(MOST_QUERIES_OF_A_SAVE):
            changed = alice.patch(address, {"slots": slots}).json()
        assert changed == alice.get(address).json()
        assert [slot["quantity"] for slot in changed["slots"] if slot["code"] == "1"] == [quantity]
    after = dict(DeckSlot.objects.values_list("code", "pk"))
    assert {code for code, pk in after.items() if pk != before[code]} == {"1"}


def test_queries_do_not_grow_with_the_number_of_decks(alice, django_assert_num_queries):
    many = [{"code": str(number), "quantity": 1, "zone": "objective_sets"} for number in range(1, 251)]
    small, large = alice.deck(slots=FIVE[:1]), alice.deck(slots=many)
    for deck in (small, large):
        with django_assert_num_queries(4):  # session, deck, its slots, version of the card data
            alice.get(f"decks/{deck['id']}/")
    with django_assert_num_queries(4):  # session, count, decks, their slots
        alice.get("decks/")
    for number in (1, 100):
        with django_assert_num_queries(2):  # game, version of its card data
            alice.post("validate/", {"game": SLUG, "lists": [{"slots": FIVE}] * number})
    for _ in range(5):
        alice.deck()
    with django_assert_num_queries(4):
        alice.get("decks/")


def test_the_list_of_decks_of_an_unknown_game_is_an_error(alice: Visitor) -> None:
    answer = alice.get("decks/?game=nope")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_game")
