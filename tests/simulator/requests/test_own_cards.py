"""Runs of decks with own cards play the cards as they were when the run was requested."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User

from decks.models import CardSet
from games.registry import GAMES
from simulator import reasons
from simulator.models import Run
from simulator.requests import prepare
from simulator.requests.own_cards import own_cards_of_run
from simulator.selectors import replays
from simulator.selectors.replays import run_replay
from simulator.services import waking
from simulator.workers.playing import play_turn
from tests.decks.own_cards.members import GAME, Member, character
from tests.decks.visitor import Visitor, is_problem
from tests.helpers import catalogues

pytestmark = pytest.mark.django_db
catalogue = catalogues.held(GAME)


@pytest.fixture(autouse=True)
def unplayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """No worker is woken for a run; the tests play it."""
    monkeypatch.setattr(waking, "send", lambda run_id, messages, queue="": True)


@pytest.fixture
def alice(catalogue: None, db: None) -> Member:
    return Member(User.objects.create_user("alice"))


def cards(**changes: Any) -> list[dict[str, Any]]:
    return [character(f"c{number}", **changes) for number in range(17)]


def deck_of(member: Member) -> dict[str, Any]:
    made = member.card_set(*cards())
    slots = [{"code": card["deck_code"], "quantity": 3, "zone": "main"} for card in made["cards"]]
    return member.post("decks/", {"game": GAME, "name": "Foxes", "slots": slots}).json()


def requested(visitor: Visitor, *sides: dict[str, Any], expected: int = 202, **changes: Any) -> Run:
    answer = visitor.post("simulations/", {"game": GAME, "sides": list(sides), "games": 6, "seed": 5, **changes})
    assert answer.status_code == expected, answer.content
    return Run.objects.get(pk=answer.json()["id"])


def played(run: Run) -> Run:
    assert play_turn(run.pk, seconds=60) == "over"
    run.refresh_from_db()
    assert run.status == Run.Status.DONE, run.failure
    return run


def change_cards(member: Member, **changes: Any) -> None:
    answer = member.patch(f"own-cards/{CardSet.objects.get().pk}/", {"cards": cards(**changes)})
    assert answer.status_code == 200, answer.content


def test_a_deck_of_own_cards_is_goldfished(alice: Member) -> None:
    deck = deck_of(alice)
    run = played(requested(alice, {"deck": deck["id"]}))
    assert run.report is not None
    assert run.report["n"] == 6
    state = alice.get(f"simulations/{run.pk}/").json()
    assert "The c0 fox" in {card["name"] for card in state["report"]["cards"]}
    step = alice.get(f"simulations/{run.pk}/games/0/").json()
    assert "fox" in str(step)


def test_a_run_plays_the_cards_as_they_were_when_it_was_requested(alice: Member) -> None:
    deck = deck_of(alice)
    first = requested(alice, {"deck": deck["id"]})
    replayed = played(requested(alice, {"deck": deck["id"]}, seed=6))
    before = run_replay(run=replayed, index=2)
    change_cards(alice, cost=6, atk=100)
    assert {card["facts"]["cost"] for card in own_cards_of_run(first)} == {2}
    report = played(first).report
    replays._replays.clear()
    assert run_replay(run=replayed, index=2) == before
    changed = requested(alice, {"deck": deck["id"]})
    assert changed.pk != first.pk
    assert played(changed).report != report
    change_cards(alice)
    assert requested(alice, {"deck": deck["id"]}, expected=200).pk == first.pk


def test_cards_of_a_run_are_prepared_from_the_run_alone(alice: Member) -> None:
    run = requested(alice, {"deck": deck_of(alice)["id"]})
    CardSet.objects.all().delete()
    rules = GAMES[GAME]
    prepared = prepare.prepare(rules, prepare.decklists_of_run(run), run.options, own=own_cards_of_run(run))
    assert {card.quantity for card in prepared.coverage()} == {3}


def test_a_game_of_cards_that_answer_each_other_without_end_fails_with_that_reason(alice: Member) -> None:
    every = {"type": ["character"]}
    mirrors = cards(cost=0, has_text=True)
    for mirror in mirrors:
        mirror["facts"]["abilities"] = {"turned_up": [{"effects": [{"op": "turn_down", "who": every}, {"op": "turn_up", "who": every}]}]}
    slots = [{"code": card["deck_code"], "quantity": 3, "zone": "main"} for card in alice.card_set(*mirrors)["cards"]]
    run = requested(alice, {"slots": slots}, {"slots": slots}, mode="match")
    while play_turn(run.pk, seconds=60) != "over":
        pass
    run.refresh_from_db()
    assert run.status == Run.Status.FAILED
    assert run.failure["cause"] == reasons.ENDLESS, run.failure
    failure = alice.get(f"simulations/{run.pk}/").json()["failure"]
    assert "cards answered each other without end" in failure["detail"]


def test_everybody_with_the_link_goldfishes_a_shared_deck(alice: Member) -> None:
    deck = deck_of(alice)
    run = played(requested(Visitor(), {"token": deck["token"]}))
    assert len(own_cards_of_run(run)) == 17


def test_a_bare_list_names_own_cards_of_the_requester_only(alice: Member) -> None:
    slots = deck_of(alice)["slots"]
    played(requested(alice, {"slots": slots}))
    answer = Visitor().post("simulations/", {"game": GAME, "sides": [{"slots": slots}], "games": 6, "seed": 5})
    assert is_problem(answer, 422)["code"] == "deck_not_legal"


def test_a_match_takes_the_own_cards_of_both_sides(alice: Member) -> None:
    deck = deck_of(alice)
    other = Member(User.objects.create_user("bob"))
    theirs = other.post(f"decks/by-token/{deck['token']}/copy/").json()
    run = played(requested(alice, {"deck": deck["id"]}, {"token": theirs["token"]}, mode="match"))
    assert len(own_cards_of_run(run)) == 34


@pytest.mark.parametrize(("mode", "sides"), [("cards", 1), ("compare", 2), ("matchups", 2)])
def test_studies_play_own_cards(alice: Member, mode: str, sides: int) -> None:
    deck = deck_of(alice)
    played(requested(alice, *[{"deck": deck["id"]}] * sides, mode=mode, games=2))


def test_a_list_without_own_cards_is_stored_as_before(alice: Member) -> None:
    slots = [{"code": f"sample-{number:03}", "quantity": 3, "zone": "main"} for number in range(1, 18)]
    run = requested(alice, {"slots": slots}, options={"draft": True})
    assert set(run.decklist) == {"slots", "side"}
