"""“Which one exchange helps this deck most?” on pages and over the API, without JavaScript and with htmx, in two real games."""

from __future__ import annotations

import json
import re
import uuid
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from decks.models import Deck, DeckSlot
from decks.services import deck_create, deck_update
from games.contracts.decks import Slot
from simulator.exchanges import asking, candidates
from simulator.models import Run
from simulator.services import waking
from simulator.workers.playing import play_turn
from simulator.workers.reporting import reports_write
from tests.frontend.pages import text_of
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG as LCG
from tests.helpers.jedi_decks import jedi, jedi_deck, key_of

REALMS = "star-realms"
cards = catalogues.held(LCG, REALMS)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]
HTMX = {"HX-Request": "true"}


@pytest.fixture(autouse=True)
def few_games(monkeypatch, settings):
    settings.RATE_LIMITS = False
    monkeypatch.setattr(waking, "send", lambda *arguments: True)
    monkeypatch.setattr(asking, "LEVELS", {60: 11})
    monkeypatch.setattr(asking, "PILOT_GAMES", 2)
    monkeypatch.setattr(candidates, "MOST_CHECKS", 60)


def realms_deck(client: Client) -> Deck:
    return deck_create(owner_key=key_of(client), game=REALMS, name="Trade")


def ask(client: Client, deck: Deck, **more: Any) -> Any:
    given = {"source": "format", "query": "", "removed": "", "format": "", "opponent": "", "link": "", "games": "60"}
    return client.post(reverse("deck-exchange", args=[deck.token]), given | more)


def asked(client: Client, deck: Deck, **more: Any) -> Run:
    response = ask(client, deck, **more)
    assert response.status_code == 302, text_of(response)
    return Run.objects.get(pk=response["Location"].split("/")[2])


def played(run: Run) -> Run:
    while run.status in Run.ACTIVE:
        play_turn(run.pk, seconds=60)
        run.refresh_from_db()
    return run


def page(client: Client, run: Run) -> str:
    response = client.get(reverse("exchange", args=[run.pk]))
    assert (response.status_code, response["X-Robots-Tag"]) == (200, "noindex")
    return text_of(response)


def test_a_set_is_exchanged_from_the_deck_page_to_the_editor(client):
    """Asked, waited for, read, and opened in the editor, all without JavaScript."""
    deck = jedi_deck(client)
    shown = text_of(client.get(reverse("deck-page", args=[deck.token])))
    assert reverse("deck-exchange", args=[deck.token]) in shown
    assert reverse("deck-exchange", args=[deck.token]) in text_of(client.get(reverse("deck-edit", args=[deck.pk])))
    form = text_of(client.get(reverse("deck-exchange", args=[deck.token])))
    assert "one objective set is exchanged" in form
    run = asked(client, deck)
    waiting = page(client, run)
    assert "Waiting for a worker" in waiting
    assert 'http-equiv="refresh"' in waiting
    assert "<tbody>" not in waiting
    play_turn(run.pk, seconds=0)
    run.refresh_from_db()
    poll = client.get(reverse("exchange", args=[run.pk]), {"seen": f"{run.status}-{run.games_done}"}, headers=HTMX)
    assert poll.status_code == 204
    played(run)
    part = client.get(reverse("exchange", args=[run.pk]), {"seen": "queued-0"}, headers=HTMX)
    assert "<html" not in text_of(part)
    answer = page(client, run)
    assert 'http-equiv="refresh"' not in answer
    assert len(re.findall(r'name="row" value="\d+"', answer)) == 10
    assert "This exchange helps most" in answer or "No exchange helps" in answer
    row = run.report["rows"][2]
    before = {slot.code: slot.quantity for slot in DeckSlot.objects.filter(deck=deck)}
    taken = client.post(reverse("exchange-take", args=[run.pk]), {"row": "2"}, follow=True)
    assert taken.redirect_chain[-1][0] == reverse("deck-edit", args=[deck.pk])
    after = {slot.code: slot.quantity for slot in DeckSlot.objects.filter(deck=deck)}
    assert after.get(row["removed"], 0) == before[row["removed"]] - 1
    assert after[row["added"]] == before.get(row["added"], 0) + 1
    again = client.post(reverse("exchange-take", args=[run.pk]), {"row": "99"}, follow=True)
    assert "no such exchange" in text_of(again)


def test_an_empty_trade_deck_is_filled_and_may_be_copied_by_another_reader(client):
    """The trade deck of the core set needs no list; another reader's editor opens a copy."""
    deck = realms_deck(client)
    other = Client()
    key_of(other)
    run = played(asked(other, deck, removed="", source="search", query="t:ship cost>=6"))
    assert run.report["rows"]
    assert "Open in a copy" in page(other, run)
    other.post(reverse("exchange-take", args=[run.pk]), {"row": "0"})
    copy = Deck.objects.get(copied_from=deck)
    row = run.report["rows"][0]
    assert sum(copy.slots.filter(zone="trade_deck").values_list("quantity", flat=True)) == 80
    assert copy.slots.get(code=row["added"]).quantity
    assert not deck.slots.exists()
    other.post(reverse("exchange-take", args=[run.pk]), {"row": "0"})
    assert Deck.objects.get(copied_from=deck).version == copy.version, "a second click copies and changes nothing"


def test_a_copy_counts_as_a_new_deck(client, monkeypatch):
    """As a copy from the page of the deck does; an exchange in the reader's own deck is an ordinary change."""
    deck, spent = realms_deck(client), []
    monkeypatch.setattr("frontend.exchanges.views.spend", lambda *, bucket, key: spent.append(bucket))
    other = Client()
    key_of(other)
    for reader, buckets in ((other, ["deck", "deck_write"]), (client, ["deck_write"])):
        run = played(asked(reader, deck))
        spent.clear()
        reader.post(reverse("exchange-take", args=[run.pk]), {"row": "0"})
        assert sorted(spent) == buckets


def test_a_second_click_changes_nothing_until_the_deck_is_changed(client):
    deck = jedi_deck(client)
    run = played(asked(client, deck))
    before = list(deck.slots.order_by("code").values_list("code", "quantity"))
    lists = []
    for _ in range(2):
        assert client.post(reverse("exchange-take", args=[run.pk]), {"row": "0"})["Location"] == reverse("deck-edit", args=[deck.pk])
        lists.append(list(deck.slots.order_by("code").values_list("code", "quantity")))
    assert lists[0] == lists[1] != before
    deck_update(deck=deck, slots=jedi())
    client.post(reverse("exchange-take", args=[run.pk]), {"row": "0"})
    assert list(deck.slots.order_by("code").values_list("code", "quantity")) == lists[0], "made again after it was undone"


def test_an_own_card_of_somebody_else_is_exchanged_in_a_copy_first(client):
    deck = realms_deck(client)
    other = Client()
    key_of(other)
    run = played(asked(other, deck))
    report = run.report
    report["rows"][0]["removed"] = "own-k3x9w2mz7qab-fox"
    Run.objects.filter(pk=run.pk).update(report=report)
    after = other.post(reverse("exchange-take", args=[run.pk]), {"row": "0"}, follow=True)
    assert "Copy the deck first" in text_of(after)
    assert not Deck.objects.filter(copied_from=deck).exists()


def test_the_first_that_helps_is_named_and_how_many_may_be_as_good(client):
    """The greatest gain may be uncertain, so that it does not help beyond doubt."""
    run = played(asked(client, jedi_deck(client)))
    report = run.report
    for place, row in enumerate(report["rows"]):
        row.update(helps=place == 1, among_best=place < 3)
    Run.objects.filter(pk=run.pk).update(report=report | {"helping": 1})
    shown = page(client, run)
    named = re.search(r"This exchange helps most:\s*<strong>(\S+) .*?</strong>\s*leaves,\s*<strong>(\S+) ", shown)
    assert named is not None
    assert list(named.groups()) == [report["rows"][1]["removed"], report["rows"][1]["added"]]
    assert "2 other exchanges may be as good." in shown


def test_nobody_else_sees_or_stops_it(client):
    run = asked(client, jedi_deck(client))
    other = Client()
    key_of(other)
    for method, name in (("get", "exchange"), ("post", "exchange-cancel"), ("post", "exchange-take")):
        assert getattr(other, method)(reverse(name, args=[run.pk])).status_code == 404
    assert other.get(reverse("api:exchange", args=[run.pk])).status_code == 404
    assert other.delete(reverse("api:exchange", args=[run.pk])).status_code in (403, 404)
    assert other.get(reverse("api:exchanges")).json()["results"] == []
    run.refresh_from_db()
    assert run.status == Run.Status.QUEUED
    assert str(run.pk) not in text_of(client.get(reverse("run-list")))


def test_it_is_stopped(client):
    deck = jedi_deck(client)
    run = asked(client, deck)
    assert ask(client, deck).status_code == 429, "one at a time"
    stopped = text_of(client.post(reverse("exchange-cancel", args=[run.pk]), follow=True))
    assert "Cancelled." in stopped
    assert client.get(reverse("exchange-cancel", args=[run.pk])).status_code == 302
    assert reverse("exchange", args=[run.pk]) in text_of(client.get(reverse("deck-exchange", args=[deck.token])))


def test_a_card_that_the_list_names_by_printings_may_leave(client):
    """The form offers the card once."""
    slots = [Slot(code, 1, "trade_deck") for code in ("scout-frontiers", "scout-colony-wars")]
    deck = deck_create(owner_key=key_of(client), game=REALMS, name="Printings", slots=slots)
    form = text_of(client.get(reverse("deck-exchange", args=[deck.token])))
    (leaving,) = re.findall(r'<select name="removed".*?</select>', form, re.DOTALL)
    assert re.findall(r'<option value="([^"]*)"', leaving) == ["", "scout"]


def test_a_stopped_one_has_no_answer(client):
    """Also when the sweeper has written the report of what was counted."""
    run = asked(client, jedi_deck(client))
    play_turn(run.pk, seconds=0)
    client.post(reverse("exchange-cancel", args=[run.pk]))
    assert reports_write(seconds=60) == 1
    shown = page(client, run)
    assert "Cancelled." in shown
    assert 'id="answer-heading"' not in shown
    assert client.get(reverse("api:exchange", args=[run.pk])).json()["answer"] is None
    taken = client.post(reverse("exchange-take", args=[run.pk]), {"row": "0"}, follow=True)
    assert "no such exchange" in text_of(taken)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"source": "owned"}, "collection"),
        ({"source": "search", "query": "cost>"}, "Search"),
        ({"source": "search", "query": "name-of-no-card"}, "This search finds nothing"),
        ({"games": "7"}, "correct the fields"),
        ({"removed": "nothing"}, "correct the fields"),
        ({"link": "/d/nothing"}, "deck"),
    ],
)
def test_wrong_questions_are_explained_on_the_form(client, wrong, sentence):
    response = ask(client, jedi_deck(client), **wrong)
    assert response.status_code in (400, 404, 422)
    assert sentence in text_of(response)
    assert not Run.objects.exists()


def test_a_deck_that_is_not_legal_is_told_so_with_its_problems(client):
    deck = jedi_deck(client)
    DeckSlot.objects.filter(deck=deck, zone="objective_sets", code="1").delete()  # a set too few
    response = ask(client, deck, format="constructed")
    shown = text_of(response)
    assert response.status_code == 422
    assert "This deck is not legal in the format" in shown
    assert "no exchange of one objective set" in shown
    assert '<span class="clause">LCG-DB-' in shown
    form = text_of(client.get(reverse("deck-exchange", args=[deck.token])))
    assert "Every objective set of the format" in form
    assert "Any objective set" in form
    assert "Any card" not in form


def test_the_pages_take_few_queries(client):
    deck = jedi_deck(client)
    run = asked(client, deck)
    addresses = [reverse("exchange", args=[run.pk]), reverse("deck-exchange", args=[deck.token])]
    counts: dict[str, list[int]] = {address: [] for address in addresses}
    for state in ("queued", "done", "asked before"):
        if state == "done":
            played(run)
        if state == "asked before":
            for number in range(5):
                fields = {field.attname: getattr(run, field.attname) for field in Run._meta.concrete_fields}
                Run.objects.create(**fields | {"id": uuid.uuid4(), "request_hash": str(number)})
        for address in addresses:
            client.get(address)
            with CaptureQueriesContext(connection) as seen:
                assert client.get(address).status_code == 200
            counts[address].append(len(seen))
    (queued, *race), form = counts.values()
    assert race == [queued - 1] * 2, "it asks for workers only while it waits"
    assert form == [form[0]] * 3
    assert max(queued, *form) <= 9


def test_the_api_asks_reads_and_cancels(client):
    deck = jedi_deck(client)
    body = {"game": LCG, "deck": {"deck": str(deck.pk)}, "games": 60, "seed": 3}
    response = client.post(reverse("api:exchanges"), json.dumps(body), content_type="application/json")
    assert response.status_code == 202, response.content
    first = response.json()
    assert (first["status"], first["answer"], first["exchanges"]) == ("queued", None, 11)
    run = played(Run.objects.get())
    found = client.get(response["Location"]).json()
    assert found["status"] == "done"
    assert found["games_done"] == found["games"] <= 60
    rows = found["answer"]["rows"]
    assert len(rows) == 10
    assert rows[0]["removed"]["name"] != rows[0]["removed"]["code"]
    assert [row["difference"] for row in rows] == [row["difference"] for row in run.report["rows"]]
    assert found["answer"]["policy"]
    listed = client.get(reverse("api:exchanges"), {"game": LCG}).json()
    assert [line["id"] for line in listed["results"]] == [found["id"]]
    again = client.post(reverse("api:exchanges"), json.dumps(body | {"seed": 4}), content_type="application/json").json()
    assert client.delete(reverse("api:exchange", args=[again["id"]])).json()["status"] == "cancelled"
    for wrong in (
        {"games": 1},
        {"source": "x"},
        {"query": "yoda"},
        {"query": "yoda", "source": "owned"},
        {"deck": {"deck": str(deck.pk), "policy": "default"}},
        {"seed": -1},
    ):
        refused = client.post(reverse("api:exchanges"), json.dumps(body | wrong), content_type="application/json")
        assert refused.status_code == 400, wrong


def test_against_an_opponent_the_share_of_wins_is_shown(client):
    deck = jedi_deck(client)
    form = text_of(client.get(reverse("deck-exchange", args=[deck.token])))
    (opponents,) = re.findall(r'<select name="opponent".*?</select>', form, re.DOTALL)
    values = [value for value in re.findall(r'<option value="([^"]*)"', opponents) if value]
    assert values
    run = played(asked(client, deck, opponent=values[0]))
    assert run.status == Run.Status.DONE, run.failure
    answer = page(client, run)
    assert "The share of games won." in answer
    assert run.about["asked"]["opponent"] in answer


def test_a_changed_deck_says_that_the_card_has_left(client):
    deck = jedi_deck(client)
    run = played(asked(client, deck))
    deck.slots.filter(code=run.report["rows"][0]["removed"]).delete()
    after = client.post(reverse("exchange-take", args=[run.pk]), {"row": "0"}, follow=True)
    assert "no longer has this card" in text_of(after)


def test_slots_need_no_stored_deck(client):
    """A list from the API has no editor to open."""
    slots = [{"code": slot.code, "quantity": slot.quantity, "zone": slot.zone} for slot in jedi_deck(client).slots.all()]
    body = {"game": LCG, "deck": {"slots": slots}, "games": 60}
    response = client.post(reverse("api:exchanges"), json.dumps(body), content_type="application/json")
    run = played(Run.objects.get(pk=response.json()["id"]))
    assert 'name="row"' not in page(client, run)
    assert Slot(run.report["rows"][0]["removed"], 1, "objective_sets").code in {each["code"] for each in slots}


# --- which of two sets ---------------------------------------------------------------------------------------------------


def two_sets(client: Client, deck: Deck, **more: Any) -> Any:
    given = {"removed": "3", "added": "4", "format": "", "opponent": "", "link": "", "games": "60"}
    return client.post(reverse("deck-two-sets", args=[deck.token]), given | more)


def two_sets_played(client: Client, deck: Deck, **more: Any) -> Run:
    response = two_sets(client, deck, **more)
    assert response.status_code == 302, text_of(response)
    return played(Run.objects.get(pk=response["Location"].split("/")[2]))


def options(page: str, name: str) -> list[str]:
    (select,) = re.findall(rf'<select name="{name}".*?</select>', page, re.DOTALL)
    return re.findall(r'<option value="([^"]*)"', select)


def test_of_two_sets_both_play_the_same_numbers_and_one_is_taken(client):
    """From the deck's page or the study of its sets, without JavaScript."""
    deck = jedi_deck(client)
    assert reverse("deck-two-sets", args=[deck.token]) in text_of(client.get(reverse("deck-page", args=[deck.token])))
    assert reverse("deck-two-sets", args=[deck.token]) in text_of(client.get(reverse("deck-edit", args=[deck.pk])))
    form = text_of(client.get(reverse("deck-two-sets", args=[deck.token]), {"removed": "5"}))
    assert "Which of two objective sets to take?" in form
    assert '<option value="5" selected>' in form
    assert options(form, "removed") == ["1", "2", "3", "5", "7"]
    assert {"1", "4", "38"} <= set(options(form, "added"))
    assert "19" not in options(form, "added"), "a set of the Dark Side"
    run = two_sets_played(client, deck)
    plan, report = run.plan["race"], run.report
    assert plan["exchanges"] == [["objective_sets", "3", "4"]]
    assert [stage[1:] for stage in plan["stages"]] == [[30, 1]], "60 games of two decks, all in the stage that is counted"
    (row,) = report["rows"]
    assert row["difference_ci95"][0] <= row["difference"] <= row["difference_ci95"][1]
    shown = page(client, run)
    assert "Which of the two?" in shown
    assert "The interval holds with a chance of at least 95 in 100." in shown
    assert "Asked before about this deck" in text_of(client.get(reverse("deck-two-sets", args=[deck.token])))


@pytest.mark.parametrize(
    ("interval", "verdict", "sentence"),
    [
        ([-0.5, -0.1], "added", r"Take\s*<strong>4 .*?</strong>,\s*not\s*<strong>3 "),
        ([0.1, 0.5], "removed", r"Take\s*<strong>3 .*?</strong>,\s*not\s*<strong>4 "),
        ([-0.1, 0.2], "too_close", r"Too close to call: these games do not tell\s*<strong>3 .*?</strong>\s*from\s*<strong>4 "),
    ],
)
def test_the_verdict_on_two_sets_follows_the_interval(client, interval, verdict, sentence):
    """In turns, less is better; the page and the API say the same."""
    run = two_sets_played(client, jedi_deck(client))
    (row,) = run.report["rows"]
    row |= {"difference_ci95": interval, "helps": interval[1] < 0}
    Run.objects.filter(pk=run.pk).update(report=run.report)
    assert re.search(sentence, page(client, run))
    assert client.get(reverse("api:exchange", args=[run.pk])).json()["answer"]["verdict"] == verdict


@pytest.mark.parametrize(
    ("wrong", "status", "sentence"),
    [
        ({"added": "19"}, 400, "correct the fields"),
        ({"removed": "4"}, 400, "correct the fields"),
        ({"added": "3"}, 422, "No exchange of one objective set"),
    ],
)
def test_wrong_sets_are_explained_on_the_form(client, wrong, status, sentence):
    response = two_sets(client, jedi_deck(client), **wrong)
    assert (response.status_code, sentence in text_of(response)) == (status, True)
    assert not Run.objects.exists()


def test_decks_without_sets_have_no_such_page(client):
    """Over the API any two cards are compared."""
    deck = realms_deck(client)
    assert client.get(reverse("deck-two-sets", args=[deck.token])).status_code == 404
    assert reverse("deck-two-sets", args=[deck.token]) not in text_of(client.get(reverse("deck-page", args=[deck.token])))
    body = {"game": REALMS, "deck": {"deck": str(deck.pk)}, "games": 60, "removed": "blob-fighter", "added": "scout"}
    response = client.post(reverse("api:exchanges"), json.dumps(body), content_type="application/json")
    assert response.status_code == 400, "a Scout is in no trade deck"
    assert response.json()["errors"][0]["field"] == "added"
    response = client.post(reverse("api:exchanges"), json.dumps(body | {"added": "blob-wheel"}), content_type="application/json")
    assert response.status_code == 202, response.content
    assert response.json()["asked"]["added"] == "blob-wheel"
    run = played(Run.objects.get())
    assert client.get(response["Location"]).json()["answer"]["verdict"] in ("added", "removed", "too_close")
    assert "Which of the two?" in page(client, run)
