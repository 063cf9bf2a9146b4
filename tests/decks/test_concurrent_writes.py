"""Simultaneous writes to decks, with real threads and transactions: one writer wins, the others get an error."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import connections
from django.test import Client

from accounts import services as account_services
from accounts.models import ApiToken
from cards.errors import BadInput, LostUpdate, NotFound
from decks import collection, reactions, services
from decks.exchange.importing import slot_data
from decks.models import Deck, OwnedItem
from games.contracts.decks import Slot
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi, sets

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]


@pytest.fixture
def deck() -> Deck:
    catalogues.load(SLUG)
    return services.deck_create(owner_key="alice", game=SLUG, name="Mine", slots=jedi())


def at_once(*writers: Callable[[], Any]) -> list[Any]:
    """Start all functions at the same time; returns the result or exception of each."""
    start = threading.Barrier(len(writers))
    results: list[Any] = [None] * len(writers)

    def run(index: int, writer: Callable[[], Any]) -> None:
        try:
            start.wait(timeout=60)
            results[index] = writer()
        except Exception as error:
            results[index] = error
        finally:
            connections.close_all()

    threads = [threading.Thread(target=run, args=(index, writer)) for index, writer in enumerate(writers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    assert not any(thread.is_alive() for thread in threads)
    return results


def test_one_of_several_writers_with_the_same_version_wins(deck):
    def writer(name: str) -> Callable[[], Any]:
        slots = sets(*"1234"[: int(name)], copies=1)
        return lambda: services.deck_update(deck=deck, expected_version=1, name=name, slots=slots)

    results = at_once(*(writer(name) for name in "1234"))
    winners = [result for result in results if isinstance(result, Deck)]
    assert len(winners) == 1
    assert [type(result) for result in results if not isinstance(result, Deck)] == [LostUpdate] * 3
    stored = Deck.objects.get()
    assert (stored.version, stored.name, stored.slots.count()) == (2, winners[0].name, int(winners[0].name))


def test_all_writes_without_a_version_are_stored(deck):
    codes = [str(number) for number in range(8, 16)]
    results = at_once(
        *(lambda code=code: services.deck_set_slot(deck=deck, zone="objective_sets", code=code, quantity=1) for code in codes)
    )
    assert all(isinstance(result, Deck) for result in results), results
    stored = Deck.objects.get()
    assert stored.version == 1 + len(codes)
    assert set(stored.slots.values_list("code", flat=True)) == {"1", "2", "3", "5", "7", "jedi", *codes}


def test_a_form_is_never_answered_as_saved_when_its_change_is_lost(deck):
    """Ten writers at once, first by forms that lack the version, then by forms of one version."""
    owner = Client()
    body = {"game": SLUG, "name": "Mine", "slots": [slot_data(slot) for slot in jedi()]}
    pk = owner.post("/api/v1/decks/", body, content_type="application/json").json()["id"]
    codes = [str(number) for number in range(8, 18)]

    def writer(code: str, **form: str) -> Callable[[], Any]:
        client = Client()
        client.cookies = owner.cookies
        return lambda: client.post(f"/decks/{pk}/slots/", {"change": f"objective_sets:{code}:+1", **form}, follow=True).status_code

    assert at_once(*(writer(code) for code in codes)) == [400] * len(codes)
    stored = Deck.objects.get(pk=pk)
    assert stored.version == 1, "nothing was stored"

    answers = at_once(*(writer(code, version="1", seen="") for code in codes))
    added = set(Deck.objects.get(pk=pk).slots.values_list("code", flat=True)) & set(codes)
    assert sorted(answers) == [200] + [412] * (len(codes) - 1)
    assert added == {code for code, answer in zip(codes, answers, strict=True) if answer == 200}


def test_a_change_of_one_zone_keeps_changes_of_other_zones(deck):
    def leader(now: Any) -> list[Slot]:
        return [*(slot for slot in now.slots if slot.zone != "affiliation"), Slot("rebel-alliance", 1, "affiliation")]

    at_once(
        lambda: services.deck_update(deck=deck, slots=leader),
        lambda: services.deck_set_slot(deck=deck, zone="objective_sets", code="8", quantity=2),
    )
    assert set(Deck.objects.get().slots.values_list("code", flat=True)) == {"1", "2", "3", "5", "7", "8", "rebel-alliance"}


def test_deleting_during_a_write(deck):
    deleted, written = at_once(lambda: services.deck_delete(deck=deck), lambda: services.deck_update(deck=deck, slots=sets("8")))
    assert deleted is None
    assert isinstance(written, Deck | NotFound)
    assert not Deck.objects.exists()


# --- history, likes, tokens and names --------------------------------------------------------------------------------


def test_simultaneous_writers_leave_one_history(deck):
    codes = [str(number) for number in range(8, 14)]
    results = at_once(
        *(lambda code=code: services.deck_set_slot(deck=deck, zone="objective_sets", code=code, quantity=1, editor=code) for code in codes)
    )
    assert all(isinstance(result, Deck) for result in results), results
    history = list(deck.revisions.all())
    assert [revision.number for revision in history] == [7, 6, 5, 4, 3, 2, 1]
    assert len(history[0].slots) == len(jedi()) + 6


def test_simultaneous_likes_count_once(deck):
    results = at_once(*[lambda: reactions.like_set(deck=deck, owner_key="bob", liked=True)] * 4)
    assert all(isinstance(result, int) for result in results), results
    assert deck.likes.count() == Deck.objects.get().like_count == 1


def test_simultaneous_likes_and_writes_leave_the_right_count(deck):
    changes = [lambda key=key: reactions.like_set(deck=deck, owner_key=key, liked=True) for key in "abc"]
    results = at_once(*changes, *[lambda: services.deck_update(deck=deck, name="Other")] * 3)
    assert not [result for result in results if isinstance(result, Exception)], results
    assert deck.likes.count() == Deck.objects.get().like_count == 3


def test_simultaneous_tokens_keep_their_limit(deck, monkeypatch):
    monkeypatch.setattr(account_services, "MAX_TOKENS", 2)
    account = account_services.account_of(User.objects.create_user("alice"))
    results = at_once(*[lambda: account_services.token_create(account=account, name="x", may_write=True, days=None)] * 4)
    assert [type(result) for result in results].count(BadInput) == 2
    assert ApiToken.objects.count() == 2


def test_only_one_of_two_simultaneous_members_gets_a_name(deck):
    words = "a long sentence with 7 words"
    form = {"username": "Alice", "password1": words, "password2": words}
    answers = at_once(*[lambda: Client().post("/accounts/signup/", form)] * 3)
    assert all(answer.status_code in (200, 302) for answer in answers), answers
    assert User.objects.filter(username="Alice").count() == 1


def test_simultaneous_writes_leave_a_complete_collection(deck):
    results = at_once(*(lambda n=n: collection.owned_update(owner_key="bob", game=SLUG, quantities={"core-set": n}) for n in range(1, 5)))
    assert all(isinstance(result, dict) for result in results), results
    assert OwnedItem.objects.count() == 1
