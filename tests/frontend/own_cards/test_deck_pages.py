"""Pages of decks with own cards: the cards are named, marked and shown, and nothing links to a page that does not exist."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from cards.render_cache import forget_all
from decks.models import Deck
from simulator.models import Run
from simulator.services import waking
from simulator.workers.playing import play_turn
from tests.decks.own_cards.members import GAME, Member, character

pytestmark = pytest.mark.django_db
SCRIPT = "<script>alert(1)</script>"


@pytest.fixture
def deck(alice: Member) -> Deck:
    made = alice.card_set(*(character(f"c{number}") for number in range(16)), character("evil", name=SCRIPT, races=[SCRIPT]))
    slots = [{"code": card["deck_code"], "quantity": 3, "zone": "main"} for card in made["cards"]]
    answer = alice.post("decks/", {"game": GAME, "name": "Foxes", "slots": slots})
    assert answer.json()["legal"]
    return Deck.objects.get()


def page(client: Client, path: str) -> str:
    answer = client.get(path)
    assert answer.status_code == 200, path
    text = answer.content.decode()
    assert SCRIPT not in text
    assert not re.search(rf'href="[^"]*/cards?/own-|href="[^"]*/{GAME}/[^"]*own-', text)
    return text


def test_the_pages_of_a_deck_name_and_mark_its_own_cards(alice: Member, deck: Deck) -> None:
    shown = page(alice.client, f"/d/{deck.token}") + page(Client(), f"/d/{deck.token}")
    assert shown.count("Own cards in this deck") == 2
    assert "The c3 fox" in shown
    assert "&lt;script&gt;" in shown
    for path in (
        f"/decks/{deck.pk}/edit/",
        f"/d/{deck.token}/hand/?seed=4",
        f"/d/{deck.token}/missing/",
        f"/d/{deck.token}/history/",
        f"/d/{deck.token}/embed/",
    ):
        text = page(alice.client, path)
        assert "Own card" in text or path.endswith(("history/", "missing/")), path


def test_the_list_of_decks_says_that_a_deck_of_own_cards_is_legal(alice: Member, deck: Deck, django_assert_num_queries: Any) -> None:
    text = page(alice.client, "/decks/")
    assert "Foxes" in text
    assert "Illegal" not in text


def test_report_and_replay_name_own_cards(alice: Member, deck: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waking, "send", lambda run_id, messages, queue="": True)
    answer = alice.client.post(f"/d/{deck.token}/goldfish/", {"games": "6", "seed": "3"})
    assert answer.status_code == 302, answer.content
    run = Run.objects.get()
    assert play_turn(run.pk, seconds=60) == "over"
    assert "The c3 fox" in page(alice.client, f"/runs/{run.pk}/")
    assert "fox" in page(alice.client, f"/runs/{run.pk}/games/0/?step=30")


def test_a_person_plays_own_cards_at_a_table(alice: Member, bob: Member, deck: Deck) -> None:
    for member in (alice, bob):  # whoever may see the deck may play it
        answer = member.client.post(f"/d/{deck.token}/table/")
        assert answer.status_code == 302, answer.content
        assert re.search("The c[0-9]+ fox", page(member.client, answer["Location"]))
    # The table keeps the cards as they were when it began.
    card_set = alice.stored()
    changed = [{**card, "name": "Another fox", "names": {"en": "Another fox"}} for card in card_set.cards]
    answer_of_api = alice.patch(f"own-cards/{card_set.pk}/", {"cards": changed}, if_match=f'"{card_set.version}"')
    assert answer_of_api.status_code == 200, answer_of_api.content
    assert "Another fox" not in page(bob.client, answer["Location"])


def test_the_editor_adds_own_cards(alice: Member, deck: Deck) -> None:
    code = f"own-{alice.stored().code}-c0"
    data = {"version": str(deck.version), "seen": "", "change": f"main:{code}:-1"}
    assert alice.client.post(f"/decks/{deck.pk}/slots/", data).status_code == 302
    assert deck.slots.get(code=code).quantity == 2
    added = alice.client.post(f"/decks/{deck.pk}/slots/", {**data, "version": str(deck.version + 1), "change": f"main:{code}:+1"})
    assert added.status_code == 302
    assert deck.slots.get(code=code).quantity == 3


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", ["The c0 fox", "The c15 fox"]),
        ("q=C15", ["The c15 fox"]),
        ("q=c15 t:character cost:2..3", ["The c15 fox"]),
        ("q=race:fox -c15", ["The c0 fox"]),
        ("q=nothing", []),
        ("q=t:effect", []),
        ("type=character&cost_max=2", ["The c0 fox", "The c15 fox"]),
        ("cost_min=3", []),
        ("page=2", []),
    ],
)
def test_the_editor_finds_own_cards_by_terms_and_filters(alice: Member, deck: Deck, query: str, expected: list[str]) -> None:
    found = page(alice.client, f"/decks/{deck.pk}/edit/?{query}").partition('id="own-found"')[2].partition("</ul>")[0]
    assert [name for name in ("The c0 fox", "The c15 fox") if name in found] == expected
    assert ("Own card" in found) == bool(expected)


def test_the_editors_queries_do_not_grow_with_own_cards(alice: Member, deck: Deck) -> None:
    path = f"/decks/{deck.pk}/edit/?q=t:character&legal=constructed"
    counts = []
    for _ in range(2):
        page(alice.client, path)
        with CaptureQueriesContext(connection) as queries:
            page(alice.client, path)
        counts.append(len(queries))
        alice.card_set(*(character(f"more{number}") for number in range(20)), name="More")
    assert counts[0] == counts[1]
    forget_all()  # the first page after new data may ask for the lists of a format, once for all cards
    with CaptureQueriesContext(connection) as queries:
        page(alice.client, path)
    asked = [query["sql"] for query in queries if "cards_restriction" in query["sql"]]
    assert len(asked) < 12


def test_a_guest_cannot_copy_a_deck_with_own_cards(deck: Deck) -> None:
    answer = Client().post(f"/d/{deck.token}/copy/")
    assert answer.status_code == 403
    assert Deck.objects.count() == 1
