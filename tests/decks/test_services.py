"""Deck services: writes are complete or refused, only by the owner, and never overwrite a newer version."""

from __future__ import annotations

import uuid

import pytest

from cards.errors import BadInput, LostUpdate, NotFound
from decks import legality, selectors, services
from decks.models import Deck, DeckSlot
from games.contracts.decks import Decklist, Slot
from tests.helpers.jedi_decks import SLUG, jedi, sets

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalogue")]

ALICE, BOB = "alice", "bob"


def make(**changes: object) -> Deck:
    values: dict[str, object] = {"owner_key": ALICE, "game": SLUG, "name": "Mine", "slots": jedi()}
    return services.deck_create(**{**values, **changes})


def fields(error: pytest.ExceptionInfo[BadInput]) -> list[str]:
    return [each["field"] for each in error.value.errors]


def test_a_deck_is_stored_with_its_slots_and_the_side_of_its_affiliation_card():
    deck = make(description=" one\r\ntwo ", name="  My \t deck ")
    stored = Deck.objects.get(pk=deck.pk)
    assert (stored.name, stored.description, stored.side, stored.visibility, stored.version) == (
        "My deck",
        "one\ntwo",
        "light",
        "unlisted",
        1,
    )
    assert legality.decklist_of(stored) == Decklist((*jedi()[:5], Slot("jedi", 1, "affiliation")), "light")
    assert len(stored.token) >= 22


def test_slots_of_one_code_are_merged():
    deck = make(slots=[*sets("1", copies=1), *sets("1", copies=1)])
    assert [(slot.code, slot.quantity) for slot in deck.slots.all()] == [("1", 2)]


def test_an_illegal_draft_can_be_stored():
    deck = make(slots=[*sets("1", "19", copies=3), *jedi("jedi", "sith")[5:], Slot("001-2", 4, "main")])
    assert not any(verdict.legal for verdict in legality.verdicts(game=SLUG, decklist=legality.decklist_of(deck)))


@pytest.mark.parametrize(
    ("slot", "field"),
    [
        (Slot("999", 1, "objective_sets"), "slots[1].code"),
        (Slot("001-2", 1, "objective_sets"), "slots[1].code"),
        (Slot("jedi", 1, "objective_sets"), "slots[1].code"),
        (Slot("18", 1, "affiliation"), "slots[1].code"),
        (Slot("a" * 81, 1, "main"), "slots[1].code"),
        (Slot("a\x00", 1, "main"), "slots[1].code"),
        (Slot(18, 1, "objective_sets"), "slots[1].code"),
        (Slot("18", 0, "objective_sets"), "slots[1].quantity"),
        (Slot("18", -1, "objective_sets"), "slots[1].quantity"),
        (Slot("18", 100, "objective_sets"), "slots[1].quantity"),
        (Slot("18", 10**12, "objective_sets"), "slots[1].quantity"),
        (Slot("18", True, "objective_sets"), "slots[1].quantity"),
        (Slot("18", 2.0, "objective_sets"), "slots[1].quantity"),
        (Slot("18", "2", "objective_sets"), "slots[1].quantity"),
        (Slot("1", 98, "objective_sets"), "slots[1].quantity"),  # 100 with the first
        (Slot("18", 1, "trade_deck"), "slots[1].zone"),
        (Slot("18", 1, None), "slots[1].zone"),
    ],
)
def test_a_malformed_slot_is_named_and_nothing_is_stored(slot, field):
    with pytest.raises(BadInput) as error:
        make(slots=[*sets("1"), slot])
    assert fields(error) == [field]
    assert not Deck.objects.exists()
    deck = make()
    with pytest.raises(BadInput):
        services.deck_update(deck=deck, name="New", slots=[*sets("1"), slot])
    assert (Deck.objects.get().name, DeckSlot.objects.count()) == ("Mine", 6)


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"name": " \n "}, "name"),
        ({"name": "n" * 121}, "name"),
        ({"name": "n\x07"}, "name"),
        ({"name": None}, "name"),
        ({"description": "d" * 10_001}, "description"),
        ({"description": "\ud800"}, "description"),
        ({"visibility": "secret"}, "visibility"),
        ({"side": "grey"}, "side"),
        ({"game": "no-such-game"}, "game"),
        ({"slots": [Slot(str(number), 1, "objective_sets") for number in range(1, 302)]}, "slots"),
    ],
)
def test_an_invalid_field_is_named_and_nothing_is_stored(values, field):
    with pytest.raises(BadInput) as error:
        make(**values)
    assert fields(error) == [field]
    assert not Deck.objects.exists()


def test_texts_of_the_maximum_length_are_stored():
    deck = make(name="n" * 120, description="説" * 10_000)
    assert len(Deck.objects.get(pk=deck.pk).description) == 10_000


def test_an_empty_update_changes_nothing():
    deck = make()
    assert services.deck_update(deck=deck, expected_version=1).version == 1
    assert services.deck_update(deck=deck, slots=lambda now: None).version == 1
    assert Deck.objects.get(pk=deck.pk).version == 1


def test_every_write_raises_the_version_and_an_old_one_is_refused():
    deck = make()
    newer = services.deck_update(deck=deck, expected_version=1, name="Two")
    assert newer.version == 2
    newer = services.deck_set_slot(deck=deck, zone="objective_sets", code="4", quantity=1, expected_version=2)
    assert newer.version == 3
    for write in (
        lambda: services.deck_update(deck=deck, expected_version=2, name="Lost", slots=[]),
        lambda: services.deck_set_slot(deck=deck, zone="objective_sets", code="4", quantity=2, expected_version=2),
        lambda: services.deck_delete(deck=deck, expected_version=1),
    ):
        with pytest.raises(LostUpdate) as error:
            write()
        assert error.value.extra["current_version"] == 3
    stored = Deck.objects.get()
    assert (stored.name, stored.version, stored.slots.count()) == ("Two", 3, 7)


def test_one_slot_is_set_and_removed():
    deck = make(slots=[])
    services.deck_set_slot(deck=deck, zone="objective_sets", code="19", quantity=2)
    assert Deck.objects.get().side == "dark"
    services.deck_set_slot(deck=deck, zone="objective_sets", code="19", quantity=1)
    assert DeckSlot.objects.get().quantity == 1
    services.deck_set_slot(deck=deck, zone="objective_sets", code="19", quantity=0)
    assert not DeckSlot.objects.exists()
    for quantity in (-1, True, 100):
        with pytest.raises(BadInput):
            services.deck_set_slot(deck=deck, zone="objective_sets", code="19", quantity=quantity)


def test_a_deck_has_at_most_300_slots():
    deck = make(
        slots=[Slot(str(number), 1, "objective_sets") for number in range(1, 290)] + [Slot(f"00{n}-2", 1, "main") for n in range(1, 10)]
    )
    services.deck_set_slot(deck=deck, zone="main", code="010-2", quantity=1)
    services.deck_set_slot(deck=deck, zone="main", code="011-2", quantity=1)
    with pytest.raises(BadInput):
        services.deck_set_slot(deck=deck, zone="main", code="012-2", quantity=1)
    services.deck_set_slot(deck=deck, zone="main", code="011-2", quantity=3)
    assert DeckSlot.objects.count() == 300


def test_a_copy_belongs_to_its_new_owner():
    deck = make(visibility="public", description="Why")
    copy = services.deck_copy(deck=deck, owner_key=BOB)
    assert (copy.owner_key, copy.name, copy.description, copy.visibility, copy.version) == (BOB, "Mine", "Why", "unlisted", 1)
    assert copy.token != deck.token
    assert copy.pk != deck.pk
    assert legality.decklist_of(copy) == legality.decklist_of(deck)
    services.deck_delete(deck=deck)
    assert DeckSlot.objects.count() == 6


def test_a_deck_is_found_only_with_permission():
    deck, private = make(), make(visibility="private")
    assert set(selectors.deck_list(owner_key=ALICE)) == {deck, private}
    assert not selectors.deck_list(owner_key=BOB)
    assert not selectors.deck_list(owner_key="")
    assert selectors.deck_for_owner(owner_key=ALICE, pk=deck.pk) == deck
    assert selectors.deck_by_token(token=deck.token) == deck
    assert selectors.deck_by_token(token=private.token, owner_key=ALICE) == private
    for look in (
        lambda: selectors.deck_for_owner(owner_key=BOB, pk=deck.pk),
        lambda: selectors.deck_for_owner(owner_key="", pk=deck.pk),
        lambda: selectors.deck_for_owner(owner_key=ALICE, pk=uuid.uuid4()),
        lambda: selectors.deck_for_owner(owner_key=ALICE, pk="no-uuid"),
        lambda: selectors.deck_by_token(token=private.token),
        lambda: selectors.deck_by_token(token=private.token, owner_key=BOB),
        lambda: selectors.deck_by_token(token="x"),
        lambda: selectors.deck_by_token(token=""),
    ):
        with pytest.raises(NotFound):
            look()


def test_writing_to_a_deleted_deck_is_an_error():
    deck = make()
    Deck.objects.all().delete()
    with pytest.raises(NotFound):
        services.deck_update(deck=deck, name="Ghost")


def test_queries_do_not_grow_with_the_deck(django_assert_num_queries):
    small, large = make(slots=sets("1")), make(slots=[Slot(str(number), 1, "objective_sets") for number in range(1, 200)])
    for deck in (small, large):
        with django_assert_num_queries(3):  # deck, slots, version of the card data
            legality.legality_data(
                game=SLUG, decklist=legality.decklist_of(selectors.deck_for_owner(owner_key=ALICE, pk=deck.pk)), language="en"
            )
