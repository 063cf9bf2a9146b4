"""Who may see a run after its deck became private: alice requested runs of bob's shared deck, mallory has their links."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client

from decks.models import Deck
from decks.owners import SESSION_NAME
from decks.services import deck_delete, deck_update
from simulator.models import Run
from simulator.workers.playing import play_turn
from tests.helpers.made_up_game import SLUG
from tests.simulator.api.requests import SLOTS, URL, own_deck, post

pytestmark = [pytest.mark.usefixtures("made_up", "woken"), pytest.mark.slow]

RUN = ("runs/{}/", "runs/{}/games/0/", "api/v1/simulations/{}/", "api/v1/simulations/{}/report.csv", "api/v1/simulations/{}/games/0/")
ANEW = ("runs/{}/again/",)


@pytest.fixture(autouse=True)
def no_limits(settings: Any) -> None:
    settings.RATE_LIMITS = False


@pytest.fixture
def alice() -> Client:
    return Client()


@pytest.fixture
def bob() -> Client:
    return Client()


@pytest.fixture
def mallory() -> Client:
    """Has a session of her own."""
    client = Client()
    own_deck(client, name="Mine")
    return client


@pytest.fixture
def deck(bob: Client) -> Deck:
    return own_deck(bob, name="Loaded dice")


def run_of(client: Client, deck: Deck, **arguments: Any) -> Run:
    answer = post(client, {"game": SLUG, "sides": [{"token": deck.token}], "games": 20, "seed": 7, **arguments})
    assert answer.status_code == 202, answer.content
    run = Run.objects.get(pk=answer.json()["id"])
    play_turn(run.pk, seconds=60)
    return run


def status_of(client: Client, run: Run, addresses: tuple[str, ...] = RUN) -> list[int]:
    return [client.get(f"/{address.format(run.pk)}").status_code for address in addresses]


def everything(client: Client, run: Run) -> str:
    return " ".join(client.get(f"/{address.format(run.pk)}").content.decode() for address in RUN)


def test_only_the_requester_and_the_decks_owner_still_read_the_run(alice: Client, bob: Client, mallory: Client, deck: Deck) -> None:
    run = run_of(alice, deck)
    assert status_of(alice, run) == status_of(bob, run) == status_of(mallory, run) == [200] * 5
    deck_update(deck=deck, visibility="private")
    assert status_of(alice, run) == status_of(bob, run) == [200] * 5
    assert status_of(mallory, run) == status_of(Client(), run) == [404] * 5


def test_the_run_shows_nothing_of_the_deck_but_its_report(alice: Client, deck: Deck) -> None:
    run = run_of(alice, deck)
    deck_update(deck=deck, visibility="private", name="Zephyrquill", description="Zephyrquill")
    shown = everything(alice, run)
    assert "Loaded dice" in shown, "as it was called then"
    assert "Zephyrquill" not in shown
    assert deck.token not in shown
    assert str(deck.pk) not in shown
    assert f"/runs/{run.pk}/again/" not in shown
    assert f"/runs/{run.pk}/policies/" not in shown
    assert alice.get(f"/d/{deck.token}").status_code == 404


def test_the_deck_cannot_be_played_again_through_the_run(alice: Client, bob: Client, deck: Deck) -> None:
    run = run_of(alice, deck)
    assert status_of(alice, run, ANEW) == [200]
    deck_update(deck=deck, visibility="private")
    assert (status_of(alice, run, ANEW), status_of(bob, run, ANEW)) == ([404], [200])
    assert alice.post(f"/runs/{run.pk}/again/", {"games": 20, "seed": 8}).status_code == 404
    assert alice.post(f"/runs/{run.pk}/policies/", {"policy": "x"}).status_code == 404
    assert post(alice, {"game": SLUG, "sides": [{"token": deck.token}], "games": 20, "seed": 8}).status_code == 404
    assert Run.objects.count() == 1


def test_the_requester_still_cancels_the_run_and_sees_it_listed(alice: Client, bob: Client, deck: Deck) -> None:
    mine = own_deck(alice, name="Mine")
    compared = {"mode": "compare", "sides": [{"deck": str(mine.pk)}, {"token": deck.token}]}
    answer = post(alice, {"game": SLUG, "games": 20, "seed": 7, **compared})
    run = Run.objects.get(pk=answer.json()["id"])
    deck_update(deck=deck, visibility="private")
    assert str(run.pk) in alice.get(f"/d/{mine.token}").content.decode()
    assert str(run.pk) not in bob.get(f"/d/{mine.token}").content.decode()
    cancelled = alice.delete(f"{URL}{run.pk}/")
    assert (cancelled.status_code, cancelled.json()["status"]) == (200, "cancelled")
    assert mine.name in everything(alice, run)


def test_a_link_makes_nobody_the_owner_of_a_run(alice: Client, mallory: Client, deck: Deck) -> None:
    run = run_of(alice, deck)
    deck_update(deck=deck, visibility="private")
    assert mallory.delete(f"{URL}{run.pk}/").status_code == 404
    assert mallory.post(f"/runs/{run.pk}/cancel/").status_code == 404
    run.refresh_from_db()
    assert run.status == "done"
    session = mallory.session
    session[SESSION_NAME] = ""
    session.save()
    Run.objects.filter(pk=run.pk).update(owner_key="")
    assert status_of(mallory, run) == [404] * 5, "nobody's key is no key"


def test_runs_of_a_private_deck_are_deleted_with_it(alice: Client, deck: Deck) -> None:
    run = run_of(alice, deck)
    deck_delete(deck=deck_update(deck=deck, visibility="private"))
    assert not Run.objects.filter(pk=run.pk).exists()


def test_an_equal_typed_list_makes_a_run_of_ones_own(mallory: Client, deck: Deck) -> None:
    deck_update(deck=deck, visibility="private")
    answer = post(mallory, {"game": SLUG, "sides": [{"slots": SLOTS}], "games": 20, "seed": 7})
    assert answer.status_code == 202
    assert json.loads(answer.content)["deck_name"] == ""
