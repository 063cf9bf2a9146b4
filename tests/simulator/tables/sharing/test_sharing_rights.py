"""What a shared table or a replay gives to whoever goes on from it: never the link of an unlisted deck, and nothing of a private one."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from cards.api import limits
from cards.data.pools import pool_of
from cards.errors import TooMany
from decks.models import Deck
from decks.services import deck_create, deck_update
from games.engine.decision import IllegalOption
from games.registry import GAMES
from simulator.models import Run, Table
from simulator.tables import selectors, services, sharing
from simulator.workers.playing import play_turn
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, jedi_deck, key_of
from tests.simulator.tables.calls import choose, post

cards = catalogues.held(SLUG)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]


@pytest.fixture
def alice() -> Client:
    return Client()


@pytest.fixture
def bob() -> Client:
    return Client()


def table_of(client: Client, deck: Deck, **data: Any) -> dict[str, Any]:
    made = post(client, reverse("api:tables"), game=SLUG, sides=[{"token": deck.token}], seed=7, **data)
    assert made.status_code == 201, made.content
    return dict(made.json())


def link(client: Client, table: dict[str, Any]) -> Any:
    return post(client, reverse("api:table-link", args=[table["id"]]))


def copied(client: Client, token: str, **data: Any) -> Any:
    return post(client, reverse("api:shared-table-copy", args=[token]), **data)


def run_of(client: Client, *decks: Deck) -> Run:
    sides = [{"token": deck.token} for deck in decks]
    mode = "match" if len(decks) > 1 else "goldfish"
    asked = post(client, reverse("api:simulations"), game=SLUG, mode=mode, sides=sides, games=1, seed=3)
    assert asked.status_code == 202, asked.content
    run = Run.objects.get()
    play_turn(run.pk, seconds=60)
    return run


def taken_over(client: Client, run: Run) -> Any:
    return post(client, reverse("api:simulation-game-table", args=[run.pk, 0]), step=30)


@pytest.mark.parametrize(
    ("visibility", "is_own", "is_linked"), [("unlisted", False, False), ("public", False, True), ("private", True, True)]
)
def test_a_copy_links_the_deck_only_if_it_is_public_or_ones_own(alice, bob, visibility, is_own, is_linked):
    deck = jedi_deck(alice, visibility=visibility)
    token = link(alice, table_of(alice, deck)).json()["token"]
    taker = alice if is_own else bob
    copy = Table.objects.get(pk=copied(taker, token).json()["id"])
    assert copy.deck_name == "Jedi"
    assert (copy.deck == deck) is is_linked
    page = taker.get(reverse("table", args=[copy.pk])).content.decode()
    assert (deck.token in page) is is_linked
    taken = Table.objects.get(pk=taken_over(taker, run_of(alice, deck)).json()["id"])
    assert (taken.deck == deck) is is_linked
    assert (deck.token in taker.get(reverse("table", args=[taken.pk])).content.decode()) is is_linked


def test_a_table_with_anothers_private_deck_is_not_shared(alice, bob):
    deck = jedi_deck(alice)
    table = table_of(bob, deck)
    token = link(bob, table).json()["token"]
    address = reverse("api:shared-table", args=[token])
    assert Client().get(address).status_code == 200
    assert 'id="share"' in bob.get(reverse("table", args=[table["id"]])).content.decode()
    deck = deck_update(deck=deck, visibility="private")
    assert Client().get(address).status_code == 404
    assert Client().get(reverse("shared-table", args=[token])).status_code == 404
    assert copied(Client(), token).status_code == 404
    refused = link(bob, table)
    assert refused.status_code == 404
    assert "is now private" in refused.json()["detail"]
    page = bob.get(reverse("table", args=[table["id"]]))
    assert page.status_code == 200, "its owner plays on"
    assert 'id="share"' not in page.content.decode()
    assert Table.objects.get().token == token
    deck_update(deck=deck, visibility="unlisted")
    assert Client().get(address).status_code == 200


def test_a_table_against_anothers_private_deck_is_not_shared(alice, bob):
    dark = next(ready.decklist for ready in GAMES[SLUG].lists.ready(pool_of(SLUG)) if ready.decklist.side == "dark")
    other = deck_create(owner_key=key_of(alice), game=SLUG, name="Hers", slots=dark.slots, side="dark")
    table = table_of(bob, jedi_deck(bob), opponent={"token": other.token})
    token = link(bob, table).json()["token"]
    address = reverse("api:shared-table", args=[token])
    copy = copied(Client(), token).json()["id"]
    again = post(bob, reverse("api:table-again", args=[table["id"]])).json()["id"]
    assert set(Table.objects.filter(pk__in=(copy, again, table["id"])).values_list("other_deck", flat=True)) == {other.pk}
    assert Client().get(address).json()["opponent"]["deck_name"] == "Hers"
    other = deck_update(deck=other, visibility="private")
    assert Client().get(address).status_code == 404
    assert Client().get(reverse("shared-table", args=[token])).status_code == 404
    assert copied(Client(), token).status_code == 404
    assert "is now private" in link(bob, table).json()["detail"]
    page = bob.get(reverse("table", args=[table["id"]])).content.decode()
    assert 'id="share"' not in page, "its owner plays on"
    assert other.token not in page
    other = deck_update(deck=other, visibility="unlisted")
    assert Client().get(address).status_code == 200
    deck_update(deck=other, visibility="private").delete()
    assert Client().get(address).status_code == 404
    assert link(bob, table).status_code == 404, "not even under a new link"
    twin = post(bob, reverse("api:table-again", args=[table["id"]])).json()
    assert link(bob, twin).status_code == 404, "nor a new game with the same lists"
    assert bob.get(reverse("api:table", args=[table["id"]])).status_code == 200


def test_the_owner_of_a_private_deck_shares_a_game_with_it(alice, bob):
    token = link(alice, table_of(alice, jedi_deck(alice, visibility="private"))).json()["token"]
    assert bob.get(reverse("api:shared-table", args=[token])).status_code == 200
    assert copied(bob, token).status_code == 201


def test_a_replay_of_a_deck_that_is_now_private_is_not_taken_over(alice, bob):
    deck = jedi_deck(alice)
    run = run_of(bob, deck)
    replay = reverse("run-game", args=[run.pk, 0])
    take = f'action="{reverse("run-game-table", args=[run.pk, 0])}"'
    assert take in bob.get(replay, {"step": 30}).content.decode()
    deck_update(deck=deck, visibility="private")
    assert take not in bob.get(replay, {"step": 30}).content.decode()
    refused = taken_over(bob, run)
    assert refused.status_code == 404
    assert "is now private" in refused.json()["detail"]
    assert taken_over(alice, run).status_code == 201, "its owner may"


def test_a_table_from_a_match_names_the_opponents_deck(alice):
    dark = next(ready.decklist for ready in GAMES[SLUG].lists.ready(pool_of(SLUG)) if ready.decklist.side == "dark")
    other = deck_create(owner_key=key_of(alice), game=SLUG, name="The other deck", slots=dark.slots, side="dark")
    run = run_of(alice, jedi_deck(alice), other)
    made = taken_over(alice, run)
    assert made.status_code == 201, made.content
    assert made.json()["opponent"]["deck_name"] == "The other deck"
    Run.objects.update(other_deck=None, plan={**run.plan, "names": ["", "As it was called"]})
    assert taken_over(alice, run).json()["opponent"]["deck_name"] == "As it was called"


def test_rules_that_changed_without_a_version_end_what_a_link_shows(alice, bob, monkeypatch):
    table = table_of(alice, jedi_deck(alice), opponent={})
    table = choose(alice, table, 0).json()
    table = post(alice, reverse("api:table-back", args=[table["id"]]), version=table["version"]).json()
    token = link(alice, table).json()["token"]

    def refuse(*_: object) -> None:
        raise IllegalOption(9, 1)

    monkeypatch.setattr(selectors, "_played", refuse)
    answers = [
        bob.get(reverse("api:shared-table", args=[token])),
        bob.get(reverse("api:shared-table", args=[token]), {"choices": 0}),
        copied(bob, token),
        copied(bob, token, choices=0),
        post(alice, reverse("api:table-forward", args=[table["id"]]), version=table["version"]),
        post(alice, reverse("api:table-luck", args=[table["id"]]), version=table["version"]),
    ]
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(409, "versions_changed")] * len(answers)
    assert bob.get(reverse("shared-table", args=[token])).status_code == 409


def test_a_table_too_many_is_refused_before_anything_is_played(alice, bob, monkeypatch, settings):
    deck = jedi_deck(alice)
    run = run_of(alice, deck)
    link(alice, table_of(alice, deck))
    table = Table.objects.get()
    key = key_of(bob)

    def fail(*_: object, **__: object) -> None:
        raise AssertionError("played")

    monkeypatch.setattr(sharing, "stored_position", fail)
    monkeypatch.setattr(sharing, "run_replay", fail)
    settings.RATE_LIMITS = True
    for _ in range(limits.BUCKETS["table"].rules[0].limit):
        services.spend_table(owner_key=key, client="203.0.113.9")
    with pytest.raises(TooMany):
        sharing.table_take(table=table, made=None, owner_key=key, client="203.0.113.9")
    with pytest.raises(TooMany):
        sharing.table_from_replay(run=run, index=0, step=3, owner_key=key, client="203.0.113.9")
