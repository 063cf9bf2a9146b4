"""Starting a run: checks, stored rows, equal requests, idempotency keys and limits for each owner."""

from __future__ import annotations

from typing import Any

import pytest
from django.db import IntegrityError

from cards.errors import BadInput, NotFound, Refused, TooMany
from decks.models import Deck
from games.contracts.decks import Decklist, Slot
from simulator.models import Chunk, RequestKey, Run
from simulator.services import claiming, ending, starting
from tests.helpers.made_up_game import DICE, SLUG
from tests.helpers.runs import run_start

ASKED = {"owner_key": "alice", "game": SLUG, "decklist": DICE, "games": 250, "seed": 7}


def test_a_run_is_stored_with_its_chunks_and_wakes_workers_after_the_commit(
    made_up: None, woken: list[Any], django_capture_on_commit_callbacks: Any
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        run, new = run_start(**ASKED)
        assert not woken
    assert new
    assert [(chunk.first, chunk.games) for chunk in run.chunks.all()] == [(0, 100), (100, 100), (200, 50)]
    assert run.options == {"at": 0, "fancy": False, "goal": 30, "slow": 0, "trouble": "none"}
    assert run.versions == {"rules": "1", "data": "cards-1"}
    assert woken == [(run.pk, 3)]
    run.refresh_from_db()
    assert run.woken


BAD = {
    "no games": ({"games": 0}, "games"),
    "too many games": ({"games": 10**9}, "games"),
    "games in words": ({"games": "many"}, "games"),
    "half a game": ({"games": 1.5}, "games"),
    "games true": ({"games": True}, "games"),
    "negative seed": ({"seed": -1}, "seed"),
    "huge seed": ({"seed": 2**70}, "seed"),
    "seed in words": ({"seed": "luck"}, "seed"),
    "unknown game": ({"game": "chess"}, "game"),
    "unknown mode": ({"mode": "duel"}, "mode"),
    "unknown option": ({"options": {"gaol": 3}}, "options.gaol"),
    "option too low": ({"options": {"goal": 0}}, "options.goal"),
    "option too high": ({"options": {"goal": 1001}}, "options.goal"),
    "number in words": ({"options": {"goal": "3"}}, "options.goal"),
    "number true": ({"options": {"goal": True}}, "options.goal"),
    "flag as number": ({"options": {"fancy": 1}}, "options.fancy"),
    "unknown choice": ({"options": {"trouble": "much"}}, "options.trouble"),
    "choice as list": ({"options": {"trouble": []}}, "options.trouble"),
    "more options than there are": ({"options": {f"o{number}": number for number in range(10_000)}}, "options"),
    "draft in words": ({"options": {"draft": "yes"}}, "options.draft"),
    "options a list": ({"options": ["goal"]}, "options"),
    "key with a space": ({"idempotency_key": "a b"}, "Idempotency-Key"),
}


@pytest.mark.parametrize("name", BAD)
def test_invalid_input_is_named_and_nothing_is_stored(name: str, made_up: None, woken: list[Any]) -> None:
    change, field = BAD[name]
    with pytest.raises(BadInput) as caught:
        run_start(**{**ASKED, **change})
    assert [error["field"] for error in caught.value.errors] == [field]
    assert not Run.objects.exists()
    assert not Chunk.objects.exists()
    assert not woken


def test_all_invalid_options_are_named_at_once(made_up: None) -> None:
    with pytest.raises(BadInput) as caught:
        run_start(**{**ASKED, "options": {"goal": 0, "fancy": 1, "else": 2}})
    assert [error["field"] for error in caught.value.errors] == ["options.goal", "options.fancy", "options.else"]


def test_an_error_is_not_much_longer_than_its_request(made_up: None) -> None:
    with pytest.raises(BadInput) as caught:
        run_start(**{**ASKED, "options": {"x" * 500_000: 1}})
    assert len(str(caught.value.as_problem())) < 2000


def test_an_illegal_deck_is_refused_with_every_problem(made_up: None, woken: list[Any]) -> None:
    five = Decklist((Slot("6", 4, "main"), Slot("crown", 1, "main")))
    with pytest.raises(Refused) as caught:
        run_start(**{**ASKED, "decklist": five})
    assert caught.value.code == "deck_not_legal"
    assert [problem["code"] for problem in caught.value.extra["problems"]] == ["not_six_dice", "no_number"]
    assert not Run.objects.exists()


def test_an_illegal_deck_is_played_as_a_draft_if_it_is_playable(made_up: None, woken: list[Any]) -> None:
    five = Decklist((Slot("6", 5, "main"),))
    run, new = run_start(**{**ASKED, "decklist": five, "options": {"draft": True}})
    assert new
    assert run.about["legal"] is False
    assert "draft" not in run.options
    with pytest.raises(Refused) as caught:
        run_start(**{**ASKED, "decklist": Decklist((Slot("crown", 1, "main"),)), "options": {"draft": True}})
    assert caught.value.code == "deck_not_playable"
    with pytest.raises(Refused):
        run_start(**{**ASKED, "decklist": Decklist(()), "options": {"draft": True}})


def test_equal_requests_return_the_same_run(made_up: None, woken: list[Any]) -> None:
    first, _ = run_start(**ASKED)
    shuffled = Decklist(tuple(reversed(DICE.slots)))
    again, new = run_start(**{**ASKED, "decklist": shuffled, "options": {"goal": 30}})
    assert (again.pk, new) == (first.pk, False)
    for change in ({"seed": 8}, {"games": 251}, {"options": {"goal": 31}}, {"owner_key": "bob"}):
        other, new = run_start(**{**ASKED, **change, "client": str(change)})
        ending.run_cancel(run=other)
        assert new
        assert other.pk != first.pk


def test_a_cancelled_or_failed_run_can_be_requested_again(made_up: None, woken: list[Any]) -> None:
    first, _ = run_start(**ASKED)
    ending.run_cancel(run=first)
    second, new = run_start(**ASKED)
    assert new
    ending.run_fail(run_id=second.pk, code="x")
    assert run_start(**ASKED)[1]


def test_a_request_without_a_seed_gets_a_random_one(made_up: None, woken: list[Any]) -> None:
    run, _ = run_start(**{**ASKED, "seed": None})
    assert 0 <= run.seed < 2**32
    assert run_start(**{**ASKED, "seed": None})[0].pk != run.pk


def test_an_idempotency_key_returns_its_run_even_without_a_seed(made_up: None, woken: list[Any]) -> None:
    data = {**ASKED, "seed": None, "idempotency_key": "abc"}
    first, _ = run_start(**data)
    assert run_start(**data) == (first, False)
    with pytest.raises(Refused) as caught:
        run_start(**{**data, "games": 9})
    assert caught.value.code == "idempotency_key_reused"
    assert run_start(**{**data, "owner_key": "bob", "games": 9})[1]


def test_a_key_is_stored_for_an_existing_run(made_up: None, woken: list[Any]) -> None:
    first, _ = run_start(**ASKED)
    assert run_start(**ASKED, idempotency_key="abc") == (first, False)
    assert RequestKey.objects.get().run == first
    with pytest.raises(Refused):
        run_start(**{**ASKED, "games": 9}, idempotency_key="abc")


def test_an_equal_request_stored_at_the_same_time_is_found(made_up: None, woken: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    first, _ = run_start(**ASKED)
    looked = []
    found = starting._same_request

    def too_early(owner_key: str, request_hash: str) -> Run | None:
        looked.append(1)
        return None if len(looked) == 1 else found(owner_key, request_hash)

    monkeypatch.setattr(starting, "_same_request", too_early)
    assert run_start(**ASKED) == (first, False)
    assert Run.objects.count() == 1
    assert len(looked) == 2


def test_an_owner_has_one_running_and_two_queued_runs(made_up: None, woken: list[Any]) -> None:
    runs = [run_start(**{**ASKED, "seed": seed})[0] for seed in range(3)]
    with pytest.raises(TooMany) as caught:
        run_start(**{**ASKED, "seed": 3})
    assert caught.value.retry_after > 0
    assert Run.objects.count() == 3
    assert run_start(**{**ASKED, "seed": 1}) == (runs[1], False)
    assert run_start(**{**ASKED, "seed": 3, "owner_key": "bob"})[1]
    ending.run_cancel(run=runs[0])
    assert run_start(**{**ASKED, "seed": 3})[1]


def test_an_owners_runs_are_played_one_at_a_time(made_up: None, woken: list[Any], django_capture_on_commit_callbacks: Any) -> None:
    first, second = (run_start(**{**ASKED, "seed": seed})[0] for seed in range(2))
    assert claiming.run_begin(run=first)
    assert not claiming.run_begin(run=second)
    assert claiming.run_begin(run=Run.objects.get(pk=first.pk))
    with pytest.raises(IntegrityError):
        Run.objects.filter(pk=second.pk).update(status=Run.Status.RUNNING)


def test_the_end_of_a_run_wakes_workers_for_the_next(made_up: None, woken: list[Any], django_capture_on_commit_callbacks: Any) -> None:
    first, second = (run_start(**{**ASKED, "seed": seed})[0] for seed in range(2))
    with django_capture_on_commit_callbacks(execute=True):
        ending.run_cancel(run=first)
    assert [run_id for run_id, _ in woken] == [second.pk]
    assert claiming.run_begin(run=second)


@pytest.mark.parametrize(
    ("games", "sizes"),
    [
        (1, [1]),
        (5, [5]),
        (25, [10, 10, 5]),
        (400, [50] * 8),
        (1000, [100] * 10),
        (100_000, [500] * 200),
    ],
)
def test_chunks_take_about_a_second_within_limits(games: int, sizes: list[int]) -> None:
    found = starting.chunks(games, 100)
    assert [count for _, count in found] == sizes
    assert [first for first, _ in found] == [sum(sizes[:place]) for place in range(len(sizes))]


@pytest.mark.parametrize(
    ("games", "lead", "sizes"), [(400, 6, [6, *[50] * 7, 44]), (4, 6, [4]), (1, 1, [1]), (400, 50, [49, *[50] * 7, 1])]
)
def test_somebody_who_waits_gets_a_small_first_chunk(games: int, lead: int, sizes: list[int]) -> None:
    found = starting.chunks(games, 100, lead=lead)
    assert [count for _, count in found] == sizes
    assert [first for first, _ in found] == [sum(sizes[:place]) for place in range(len(sizes))]
    assert len(starting.chunks(10_000, 1, most=100, lead=1)) <= 100


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("which", ["deck", "other_deck"])
def test_a_deck_deleted_during_the_request_is_not_found(which: str, made_up: None, woken: list[Any]) -> None:
    deck = Deck.objects.create(owner_key="alice", game_id=SLUG, name="Soon gone")
    Deck.objects.filter(pk=deck.pk).delete()  # deleted by another request after this one has read it
    with pytest.raises(NotFound):
        run_start(**ASKED, mode="match", others=[DICE], **{which: deck})
    assert not Run.objects.exists()
    assert not Chunk.objects.exists()
