"""The history of a deck: revisions, restoring, copies, and the history API."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from cards.errors import LostUpdate, NotFound
from decks import selectors, services
from decks.history import revisions
from decks.history.differences import ZoneDifference, differences
from decks.legality import decklist_of
from decks.models import Deck, DeckRevision
from games.contracts.decks import Slot
from tests.decks.visitor import Visitor, is_problem
from tests.helpers.jedi_decks import SLUG, jedi, sets

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("catalogue")]


def make(**changes: Any) -> Deck:
    return services.deck_create(**{"owner_key": "alice", "game": SLUG, "name": "Mine", "slots": jedi(), **changes})


def put(deck: Deck, code: str, quantity: int, editor: str = "one") -> None:
    services.deck_set_slot(deck=deck, zone="objective_sets", code=code, quantity=quantity, editor=editor)


def pass_time(seconds: int) -> None:
    """Make all stored rows older by this time."""
    for revision in DeckRevision.objects.all():
        revision.created -= timedelta(seconds=seconds)
        revision.updated -= timedelta(seconds=seconds)
        revision.save()


def numbers(deck: Deck) -> list[int]:
    return [revision.number for revision in selectors.revisions_of(deck)]


# --- differences -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ([], [], []),
        ([Slot("a", 2, "main")], [Slot("a", 1, "main"), Slot("a", 1, "main")], []),
        ([], [Slot("a", 2, "main")], [ZoneDifference("main", added=(("a", 2),))]),
        ([Slot("a", 2, "main")], [], [ZoneDifference("main", removed=(("a", 2),))]),
        ([Slot("a", 2, "main")], [Slot("a", 3, "main")], [ZoneDifference("main", changed=(("a", 2, 3),))]),
        (
            [Slot("a", 1, "main")],
            [Slot("a", 1, "outside")],
            [ZoneDifference("main", removed=(("a", 1),)), ZoneDifference("outside", added=(("a", 1),))],
        ),
    ],
)
def test_differences(before: list[Slot], after: list[Slot], found: list[ZoneDifference]) -> None:
    assert differences(before, after) == found


# --- revisions -------------------------------------------------------------------------------------------------------


def test_the_first_revision_is_the_deck_as_created():
    deck = make(description="Why")
    revision = deck.revisions.get()
    assert (revision.number, revision.version, revision.name, revision.description, revision.side) == (1, 1, "Mine", "Why", "light")
    assert sorted(revisions.slots_of(revision), key=lambda slot: slot.code) == sorted(jedi(), key=lambda slot: slot.code)


def test_a_burst_of_changes_is_one_revision():
    deck = make()
    for quantity in (1, 2, 1, 2, 1):
        put(deck, "4", quantity)
    assert numbers(deck) == [2, 1]
    newest, first = selectors.revisions_of(deck)
    assert differences(revisions.slots_of(first), revisions.slots_of(newest)) == [ZoneDifference("objective_sets", added=(("4", 1),))]
    assert newest.version == Deck.objects.get().version == 6


@pytest.mark.parametrize(("seconds", "editor", "expected"), [(1, "one", 2), (21, "one", 3), (1, "two", 3)])
def test_a_pause_or_another_editor_ends_a_burst(seconds: int, editor: str, expected: int) -> None:
    deck = make()
    put(deck, "4", 1)
    pass_time(seconds)
    put(deck, "4", 2, editor)
    assert len(numbers(deck)) == expected


def test_a_burst_without_a_pause_ends_after_two_minutes():
    deck = make()
    put(deck, "4", 1)
    DeckRevision.objects.filter(number=2).update(created=timezone.now() - timedelta(seconds=121))
    put(deck, "4", 2)
    assert numbers(deck) == [3, 2, 1]


def test_a_change_of_other_members_is_no_revision():
    deck = make()
    services.deck_update(deck=deck, visibility="public", notes="mine")
    services.deck_update(deck=deck, name="Mine")
    assert numbers(deck) == [1]
    services.deck_update(deck=deck, name="Other")
    assert numbers(deck) == [2, 1]


def test_the_history_has_a_limit_and_keeps_the_first_revision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(revisions, "MAX_REVISIONS", 5)
    deck = make()
    for number in range(9):
        services.deck_update(deck=deck, name=f"Name {number}", editor=str(number))
    assert numbers(deck) == [10, 9, 8, 7, 1]


def test_a_refused_write_leaves_no_revision():
    deck = make()
    with pytest.raises(LostUpdate):
        services.deck_update(deck=deck, name="Late", expected_version=7)
    assert numbers(deck) == [1]


def test_any_revision_can_be_restored():
    deck = make(description="Why", notes="mine")
    services.deck_update(deck=deck, name="Two", description="", slots=sets("19"), visibility="public")
    reverted = services.deck_revert(deck=deck, revision=selectors.revision_get(deck=deck, number=1), expected_version=2)
    stored = Deck.objects.get()
    assert (stored.name, stored.description, stored.side, stored.visibility, stored.notes) == ("Mine", "Why", "light", "public", "mine")
    assert decklist_of(stored) == decklist_of(make())
    assert (reverted.version, numbers(deck), selectors.revisions_of(deck)[0].restored) == (3, [3, 2, 1], 1)
    put(deck, "4", 1)
    assert numbers(deck) == [4, 3, 2, 1]
    with pytest.raises(LostUpdate):
        services.deck_revert(deck=deck, revision=selectors.revision_get(deck=deck, number=1), expected_version=2)
    with pytest.raises(NotFound):
        selectors.revision_get(deck=deck, number=9)


# --- copies ----------------------------------------------------------------------------------------------------------


def test_a_copy_names_its_revision_which_never_changes():
    deck = make(visibility="public")
    put(deck, "4", 1)
    copy = services.deck_copy(deck=deck, owner_key="bob")
    put(deck, "4", 2)
    assert (copy.copied_from, copy.copied_revision, numbers(deck), numbers(copy)) == (deck, 2, [3, 2, 1], [1])
    taken = selectors.revision_get(deck=deck, number=2)
    assert not differences(revisions.slots_of(taken), decklist_of(copy).slots)
    assert copy.notes == ""


def test_copies_do_not_reveal_links():
    deck = make()
    copy = services.deck_copy(deck=deck, owner_key="bob")
    assert selectors.deck_source(deck=copy, owner_key="bob") is None
    assert selectors.deck_source(deck=copy, owner_key="alice") == deck
    assert not selectors.deck_copies(deck=deck, owner_key="alice")
    assert list(selectors.deck_copies(deck=deck, owner_key="bob")) == [copy]
    services.deck_update(deck=deck, visibility="public")
    services.deck_update(deck=copy, visibility="public")
    assert selectors.deck_source(deck=copy, owner_key="") == deck
    assert list(selectors.deck_copies(deck=deck, owner_key="")) == [copy]
    services.deck_delete(deck=deck)
    copy.refresh_from_db()
    assert selectors.deck_source(deck=copy, owner_key="bob") is None


# --- over HTTP -------------------------------------------------------------------------------------------------------


@pytest.fixture
def alice() -> Visitor:
    return Visitor()


@pytest.fixture
def bob() -> Visitor:
    return Visitor()


def changed(alice: Visitor) -> dict[str, Any]:
    deck = alice.deck(name="Secret plan", notes="mine")
    answer = alice.patch(f"decks/{deck['id']}/", {"name": "Open", "slots": [{"code": "1", "quantity": 1, "zone": "objective_sets"}]})
    assert answer.status_code == 200
    return answer.json()


def test_the_history_over_http(alice: Visitor, bob: Visitor) -> None:
    deck = changed(alice)
    listed = alice.get(f"decks/{deck['id']}/revisions/").json()
    assert [row["number"] for row in listed["results"]] == [2, 1]
    newest, first = listed["results"]
    assert (newest["name"], first["name"], first["changes"]) == ("Open", "Secret plan", None)
    assert newest["changes"][0]["changed"] == [{"code": "1", "before": 2, "after": 1}]
    assert [each["code"] for each in newest["changes"][0]["removed"]] == ["2", "3", "5", "7"]
    assert newest["counts"] == {"affiliation": 1, "objective_sets": 1}
    second_page = alice.get(f"decks/{deck['id']}/revisions/?page_size=1&page=2").json()["results"]
    assert second_page == [first]
    assert alice.get(f"decks/{deck['id']}/revisions/?page_size=1").json()["results"] == [newest]

    shared = bob.get(f"decks/by-token/{deck['token']}/revisions/")
    assert shared.status_code == 200
    assert "Secret" not in shared.content.decode()
    whole = bob.get(f"decks/by-token/{deck['token']}/revisions/1/").json()
    assert len(whole["slots"]) == 6
    assert not {"name", "description", "notes"} & whole.keys()
    assert "notes" not in bob.get(f"decks/by-token/{deck['token']}/").json()
    assert alice.get(f"decks/{deck['id']}/").json()["notes"] == "mine"
    for path in (f"decks/{deck['id']}/revisions/", f"decks/{deck['id']}/revisions/1/", f"decks/by-token/{deck['token']}/revisions/7/"):
        is_problem(bob.get(path), 404)


def test_restoring_over_http(alice: Visitor, bob: Visitor) -> None:
    deck = changed(alice)
    path = f"decks/{deck['id']}/revisions/1/restore/"
    is_problem(bob.post(path), 404)
    is_problem(alice.post(path, if_match='"1"'), 412)
    answer = alice.post(path, if_match='"2"')
    assert (answer.status_code, answer.json()["name"], answer.json()["version"], len(answer.json()["slots"])) == (200, "Secret plan", 3, 6)
    is_problem(alice.post(f"decks/{deck['id']}/revisions/9/restore/"), 404)


def test_comparing_over_http(alice: Visitor, bob: Visitor) -> None:
    deck = changed(alice)
    other = bob.deck(name="His")
    own = f"decks/{deck['id']}/compare/"
    answer = alice.get(f"{own}?with=1").json()
    assert (answer["from"]["revision"], answer["to"]["revision"]) == (None, 1)
    assert [each["code"] for each in answer["zones"][0]["added"]] == ["2", "3", "5", "7"]
    assert alice.get(f"{own}?revision=1&with={other['token']}").json()["zones"] == []
    assert bob.get(f"decks/by-token/{deck['token']}/compare/?with={other['id']}").json()["to"]["name"] == "His"
    is_problem(alice.get(own), 400, "with")
    is_problem(alice.get(f"{own}?with=1&revision=x"), 400, "revision")
    for bad in (f"{own}?with={other['id']}", f"{own}?with=7", f"{own}?with=nothing", f"{own}?with=%F0%9F%98%80"):
        is_problem(alice.get(bad), 404)
    bob.patch(f"decks/{other['id']}/", {"visibility": "private"})
    is_problem(alice.get(f"{own}?with={other['token']}"), 404)


def test_copies_over_http(alice: Visitor, bob: Visitor) -> None:
    deck = alice.deck(visibility="public")
    copy = bob.post(f"decks/by-token/{deck['token']}/copy/").json()
    assert copy["copied_from"] == {"token": deck["token"], "url": deck["url"], "name": "Mine", "revision": 1}
    path = f"decks/by-token/{deck['token']}/copies/"
    assert (alice.get(path).json()["count"], bob.get(path).json()["results"][0]["token"]) == (0, copy["token"])
    alice.patch(f"decks/{deck['id']}/", {"visibility": "unlisted"})
    assert bob.get(f"decks/{copy['id']}/").json()["copied_from"] is None


def test_queries_of_the_history_do_not_grow(alice: Visitor, django_assert_num_queries: Any) -> None:
    deck = changed(alice)
    for number in range(5):
        services.deck_update(deck=Deck.objects.get(), name=f"Name {number}", editor=str(number))
    with django_assert_num_queries(6):  # session, deck, slots, count, revisions, the previous one
        alice.get(f"decks/{deck['id']}/revisions/?page_size=3")
