"""Decks with own cards: only of their owner, legal like other cards, shown to whoever may see the deck, copied with it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from decks.checking.entries import Entry, entries_of
from decks.checking.table import results_table
from decks.checking.verdicts import check_entries
from decks.models import CardSet, Deck
from decks.own_cards.pools import pool_of_deck
from decks.own_cards.selectors import own_cards_of_deck
from tests.decks.own_cards.members import GAME, Member, character
from tests.decks.visitor import Visitor, is_problem

pytestmark = pytest.mark.django_db


def codes_of(member: Member) -> list[str]:
    return [card["deck_code"] for card in member.get(f"own-cards/{member.stored().pk}/").json()["cards"]]


def slots_of(codes: list[str], quantity: int = 3) -> list[dict[str, Any]]:
    return [{"code": code, "quantity": quantity, "zone": "main"} for code in codes]


def full_deck(member: Member, **changes: Any) -> dict[str, Any]:
    """A legal deck of seventeen own cards."""
    member.card_set(*(character(f"c{number}") for number in range(17)))
    answer = member.post("decks/", {"game": GAME, "name": "Foxes", "slots": slots_of(codes_of(member)), **changes})
    assert answer.status_code == 201, answer.content
    return answer.json()


def test_a_deck_of_own_cards_is_judged_like_any_other(alice: Member) -> None:
    deck = full_deck(alice)
    assert deck["legal"]
    assert {card["code"] for card in deck["own_cards"]} == set(codes_of(alice))
    slots = slots_of(codes_of(alice))
    slots[0]["quantity"] = 4
    worse = alice.patch(f"decks/{deck['id']}/", {"slots": slots}).json()
    assert not worse["legal"]
    assert "too_many_copies" in {problem["code"] for problem in worse["formats"][0]["problems"]}
    assert "The c0 fox" in json.dumps(worse["formats"][0]["problems"], ensure_ascii=False)


def test_nobody_puts_the_cards_of_others_into_a_deck(alice: Member, bob: Member) -> None:
    full_deck(alice)
    stolen = slots_of(codes_of(alice)[:1])
    for visitor in (bob, Visitor()):
        is_problem(visitor.post("decks/", {"game": GAME, "name": "x", "slots": stolen}), 400, "slots[0].code")
        checked = visitor.post("validate/", {"game": GAME, "slots": stolen}).json()
        assert "unknown_code" in {problem["code"] for problem in checked["formats"][0]["problems"]}
    other = slots_of([f"own-{alice.stored().code}-nothing", "own-x", "own-k3x9w2mz7qab-"])
    is_problem(alice.post("decks/", {"game": GAME, "name": "x", "slots": other}), 400, *(f"slots[{n}].code" for n in range(3)))


def test_whoever_holds_the_link_sees_the_own_cards_of_a_deck(alice: Member, bob: Member) -> None:
    deck = full_deck(alice)
    for visitor in (bob, Visitor()):
        seen = visitor.get(f"decks/by-token/{deck['token']}/").json()
        assert seen["legal"]
        assert [card["facts"] for card in seen["own_cards"]] == [card["facts"] for card in deck["own_cards"]]
        assert "The c3 fox" in visitor.get(f"decks/by-token/{deck['token']}.txt").content.decode()
        assert "The c3 fox" in visitor.get(f"decks/by-token/{deck['token']}.csv").content.decode()
        assert visitor.get(f"decks/by-token/{deck['token']}.pdf").status_code == 200
    alice.patch(f"decks/{deck['id']}/", {"visibility": "private"})
    is_problem(bob.get(f"decks/by-token/{deck['token']}/"), 404)


def test_a_changed_card_changes_in_the_decks(alice: Member) -> None:
    deck = full_deck(alice)
    path = f"own-cards/{alice.stored().pk}/"
    alice.patch(path, {"cards": [character(f"c{number}", cost=7) for number in range(17)]})
    now = alice.get(f"decks/{deck['id']}/").json()
    assert {card["facts"]["cost"] for card in now["own_cards"]} == {7}
    stored = Deck.objects.get()
    assert {pool_of_deck(stored).cards[card["code"]].cost for card in own_cards_of_deck(stored)} == {7}


def test_a_card_in_a_deck_cannot_be_removed(alice: Member) -> None:
    deck = full_deck(alice)
    path = f"own-cards/{alice.stored().pk}/"
    refused = is_problem(alice.patch(path, {"cards": [character("c0")]}), 422)
    assert refused["code"] == "cards_in_decks"
    assert "Foxes" in refused["detail"]
    is_problem(alice.send("DELETE", path), 422)
    alice.send("DELETE", f"decks/{deck['id']}/")
    assert alice.send("DELETE", path).status_code == 204


def test_a_copy_of_somebody_elses_deck_brings_its_own_cards(alice: Member, bob: Member) -> None:
    deck = full_deck(alice)
    is_problem(Visitor().post(f"decks/by-token/{deck['token']}/copy/"), 403)
    copy = bob.post(f"decks/by-token/{deck['token']}/copy/").json()
    assert copy["legal"]
    assert (bob.stored().name, bob.stored().card_count, bob.stored().visibility) == ("Foxes", 17, "private")
    assert [card["facts"] for card in copy["own_cards"]] == [card["facts"] for card in deck["own_cards"]]
    assert {slot["code"] for slot in copy["slots"]}.isdisjoint({slot["code"] for slot in deck["slots"]})
    mine = alice.post(f"decks/{deck['id']}/copy/").json()
    assert mine["slots"] == deck["slots"]
    assert CardSet.objects.count() == 2


def test_a_public_deck_with_own_cards_is_found_as_legal(alice: Member) -> None:
    deck = full_deck(alice, visibility="public")
    found = Visitor().get("decks/public/?q=valid:constructed").json()["results"]
    assert [row["token"] for row in found] == [deck["token"]]


def test_a_stored_card_that_no_longer_fits_is_left_out(alice: Member) -> None:
    deck = full_deck(alice)
    card_set = alice.stored()
    card_set.cards[0]["facts"]["cost"] = "two"
    card_set.cards[1]["type"] = "hero"
    card_set.save()
    now = alice.get(f"decks/{deck['id']}/").json()
    assert len(now["own_cards"]) == 15
    assert {problem["code"] for problem in now["formats"][0]["problems"] if problem["severity"] == "illegal"} >= {"unknown_code"}


def test_a_deck_without_own_cards_costs_no_query_more(alice: Member, django_assert_num_queries: Any) -> None:
    plain = alice.post("decks/", {"game": GAME, "name": "x", "slots": slots_of(["sample-001"])}).json()
    own = full_deck(alice)
    with django_assert_num_queries(6):
        alice.get(f"decks/{plain['id']}/")
    with django_assert_num_queries(7):  # and the set
        alice.get(f"decks/{own['id']}/")


def test_an_organiser_sees_the_verdict_of_a_linked_deck_with_own_cards(alice: Member, bob: Member) -> None:
    made = alice.card_set(*(character(f"c{number}") for number in range(17)))
    slots = [{"code": card["deck_code"], "quantity": 3, "zone": "main"} for card in made["cards"]]
    deck = alice.post("decks/", {"game": GAME, "name": "Foxes", "slots": slots, "visibility": "unlisted"}).json()
    short = alice.post("decks/", {"game": GAME, "name": "Four", "slots": [{**slots[0], "quantity": 4}], "visibility": "unlisted"}).json()
    legal, four = check_entries([Entry("", token=deck["token"]), Entry("", token=short["token"])], owner_key=bob.key)
    assert (legal.is_legal, legal.faults, legal.cards) == (True, 0, 51)
    assert four.verdict is not None
    assert {problem.code for problem in four.verdict.problems} >= {"too_few_cards", "too_many_copies"}
    assert "unknown_code" not in {problem.code for problem in four.verdict.problems}
    text = bob.client.post("/decks/check/", {"text": f"http://testserver/d/{short['token']}", "format": ""}).content.decode()
    assert "The c0 fox" in text
    assert slots[0]["code"] not in text
    table = results_table([four], language="en")
    assert "The c0 fox" in table
    pdf = bob.client.post("/decks/check/", {"text": f"http://testserver/d/{deck['token']}", "format": "", "as": "pdf", "paper": "a4"})
    assert pdf["Content-Type"] == "application/pdf"


def test_lists_as_text_name_the_own_cards_of_their_reader(alice: Member, bob: Member, django_assert_num_queries: Any) -> None:
    alice.card_set(*(character(f"c{number}") for number in range(16)), character("zed", name="Zebulon"))
    legal = "\n".join([*(f"3 The c{number} fox" for number in range(16)), "3 Zebulon"])
    misspelt = legal.replace("Zebulon", "Zebulonn")
    text = f"=== Ann\n{legal}\n=== Bob\n{misspelt}"
    entries = entries_of(text, host="testserver")
    ann, bobs = check_entries(entries, game=GAME, owner_key=alice.key)
    assert (ann.is_legal, ann.cards, [card["code"] for card in ann.own]) == (True, 51, sorted(codes_of(alice)))
    assert ([line.suggestions[0].names["en"] for line in bobs.unread], len(bobs.own)) == (["Zebulon"], 16)
    assert not any(one.own or one.is_legal for one in check_entries(entries, game=GAME, owner_key=bob.key))
    for lists in (entries[:1], entries * 3):
        with django_assert_num_queries(3):  # versions, games and the reader's own cards
            check_entries(lists, game=GAME, owner_key=alice.key)
    form = {"text": f"{legal}\n4 The c1 fox", "format": f"{GAME}:constructed"}
    assert "The c1 fox&#x27; appears 7 times" in alice.client.post("/decks/check/", form).content.decode()
    assert "appears 7 times" not in bob.client.post("/decks/check/", form).content.decode()


@pytest.mark.parametrize("format", ["txt", "csv", "md", "json", "code"])
def test_an_exported_deck_of_own_cards_is_imported_again(alice: Member, bob: Member, format: str) -> None:
    deck = full_deck(alice)
    exported = alice.get(f"decks/{deck['id']}.{format}")
    assert exported.status_code == 200, format
    form = {"game": GAME, "text": exported.content.decode(), "seen": "1"}
    answer = alice.client.post("/decks/import/", form)
    assert answer.status_code == 302, answer.content
    made = Deck.objects.exclude(pk=deck["id"]).get()
    assert sorted((slot.code, slot.quantity) for slot in made.slots.all()) == [(code, 3) for code in sorted(codes_of(alice))]
    # Nobody else's import reads them, and the public reader of lists does not either.
    bob.client.post("/decks/import/", form)
    assert not Deck.objects.filter(owner_key=bob.key, slots__code__startswith="own-").exists()
    parsed = alice.post("decks/parse/", {"game": GAME, "text": form["text"]})
    assert parsed.status_code == 400 or not parsed.json()["slots"]


def test_the_page_of_an_imported_list_names_own_cards(alice: Member) -> None:
    full_deck(alice)
    text = "3 The c0 fox\n2 the C1 fox"
    page = alice.client.post("/decks/import/", {"game": GAME, "text": text})
    assert page.status_code == 200
    assert "The c1 fox" in page.content.decode()
    answer = alice.client.post("/decks/import/", {"game": GAME, "text": text, "seen": "1"})
    assert answer.status_code == 302, answer.content
    made = Deck.objects.latest("created")
    assert sorted((slot.code.rpartition("-")[2], slot.quantity) for slot in made.slots.all()) == [("c0", 3), ("c1", 2)]
