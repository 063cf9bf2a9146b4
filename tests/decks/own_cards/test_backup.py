"""Own cards in a backup of everything: sets and decks come back together, for another account or the same one."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cards.errors import BadInput, NotAllowed, Refused
from decks.exchange.backup import export_all, import_all
from decks.models import CardSet, Deck
from decks.own_cards.checking import MAX_SETS
from decks.own_cards.selectors import own_cards_of_deck
from tests.decks.own_cards.members import GAME, Member, character

pytestmark = pytest.mark.django_db


@pytest.fixture
def saved(alice: Member) -> dict[str, Any]:
    """The backup of a member with two sets and a deck of both, which was changed once."""
    first = alice.card_set(character("one"), character("two"))
    second = alice.card_set(character("one", name="Another fox"), name="More", visibility="unlisted")
    slots = [{"code": card["deck_code"], "quantity": 3, "zone": "main"} for made in (first, second) for card in made["cards"]]
    deck = alice.post("decks/", {"game": GAME, "name": "Foxes", "slots": slots[:1]}).json()
    answer = alice.patch(f"decks/{deck['id']}/", {"slots": [*slots, {"code": "sample-001", "quantity": 2, "zone": "main"}]}, if_match='"1"')
    assert answer.status_code == 200, answer.content
    return backup(alice)


def backup(member: Member) -> dict[str, Any]:
    return json.loads("".join(export_all(owner_key=member.key)))


def restore(member_key: str, document: dict[str, Any]) -> None:
    import_all(owner_key=member_key, content=json.dumps(document).encode())


def names(key: str) -> list[list[str]]:
    decks = Deck.objects.filter(owner_key=key).order_by("created")
    return [sorted(card["name"] for card in own_cards_of_deck(deck)) for deck in decks]


def test_sets_and_decks_come_back_together(alice: Member, bob: Member, saved: dict[str, Any]) -> None:
    restore(bob.key, saved)
    assert names(bob.key) == [["Another fox", "The one fox", "The two fox"]]
    sets = CardSet.objects.filter(owner_key=bob.key).order_by("created")
    assert [(each.name, each.visibility, each.card_count) for each in sets] == [("Mine", "private", 2), ("More", "unlisted", 1)]
    theirs = CardSet.objects.filter(owner_key=alice.key)
    assert not {each.code for each in sets} & {each.code for each in theirs}
    assert not {each.token for each in sets} & {each.token for each in theirs}
    deck = Deck.objects.get(owner_key=bob.key)
    assert deck.slots.get(code="sample-001").quantity == 2
    own_codes = {each.code for each in sets}
    for revision in deck.revisions.all():
        assert {code.split("-")[1] for _, code, _ in revision.slots if code.startswith("own-")} <= own_codes
    again = backup(bob)
    assert [each["cards"] for each in again["card_sets"]] == [each["cards"] for each in saved["card_sets"]]


def test_a_set_that_is_still_there_is_not_kept_twice(alice: Member, saved: dict[str, Any]) -> None:
    restore(alice.key, saved)
    assert CardSet.objects.count() == 2
    assert names(alice.key) == [["Another fox", "The one fox", "The two fox"]] * 2
    saved["card_sets"][0]["cards"][0]["facts"]["cost"] = 7
    restore(alice.key, saved)
    assert CardSet.objects.count() == 3
    newest = Deck.objects.latest("created")
    assert {card["facts"]["cost"] for card in own_cards_of_deck(newest)} == {2, 7}


def test_a_backup_without_sets_is_read(bob: Member, saved: dict[str, Any]) -> None:
    """A file of an older version; its deck names cards that nobody has."""
    del saved["card_sets"]
    restore(bob.key, saved)
    assert names(bob.key) == [[]]


def card_set(**changes: Any) -> dict[str, Any]:
    return {"code": "a" * 12, "game": GAME, "name": "x", "visibility": "private", "cards": [], **changes}


@pytest.mark.parametrize(
    ("sets", "field"),
    [
        ({}, "card_sets"),
        ("x", "card_sets"),
        ([{}] * (MAX_SETS + 1), "card_sets"),
        ([7], "card_sets[0]"),
        ([{"code": "x"}], "card_sets[0].code"),
        ([{"code": ["x"]}], "card_sets[0].code"),
        ([card_set(game="star-realms")], "card_sets[0].game"),
        ([card_set(game=[1])], "card_sets[0].game"),
        ([card_set(name="")], "card_sets[0].name"),
        ([card_set(name={})], "card_sets[0].name"),
        ([card_set(visibility=["public"])], "card_sets[0].visibility"),
        ([card_set(cards=None)], "card_sets[0].cards"),
        ([card_set(), card_set(cards=[character(cost=-1)])], "card_sets[1].cards[0].facts.cost"),
    ],
)
def test_a_fault_is_named_at_its_place_and_nothing_is_kept(bob: Member, saved: dict[str, Any], sets: Any, field: str) -> None:
    before = Deck.objects.count(), CardSet.objects.count()
    with pytest.raises(BadInput) as caught:
        restore(bob.key, {**saved, "card_sets": sets})
    assert [error["field"] for error in caught.value.errors] == [field]
    assert (Deck.objects.count(), CardSet.objects.count()) == before


def test_guests_and_full_accounts_get_a_sentence(alice: Member, bob: Member, saved: dict[str, Any]) -> None:
    with pytest.raises(NotAllowed, match="account"):
        restore("guest:1", saved)
    for number in range(MAX_SETS - 1):
        bob.card_set(name=f"Set {number}")
    with pytest.raises(Refused, match="delete one first"):
        restore(bob.key, saved)
    assert not Deck.objects.filter(owner_key__in=["guest:1", bob.key]).exists()
    assert CardSet.objects.filter(owner_key=bob.key).count() == MAX_SETS - 1


def test_the_page_says_what_is_wrong_with_a_file(bob: Member, saved: dict[str, Any]) -> None:
    from django.core.files.uploadedfile import SimpleUploadedFile

    saved["card_sets"][1]["cards"][0]["facts"]["attribute"] = "stone"
    file = SimpleUploadedFile("mine.json", json.dumps(saved).encode())
    answer = bob.client.post("/accounts/import/", {"file": file})
    assert answer.status_code == 400
    assert "card_sets[1].cards[0].facts.attribute" in answer.content.decode()
