"""A worker that loads cards and prepares decks for long keeps its lease, has a bound of its own, and prepares once."""

from __future__ import annotations

import signal
import threading
import uuid
from collections.abc import Callable
from typing import Any

import pytest
from django.db import OperationalError, connection

from cards.models import Game as GameRow
from simulator import reasons
from simulator.models import Chunk, Run
from simulator.requests import prepare
from simulator.selectors.reports import run_state
from simulator.services import claiming
from simulator.workers import preparing, process
from simulator.workers.playing import play_turn
from simulator.workers.time_limit import GameTooLong, PreparationTooLong, time_limit
from simulator.workers.watchdog import SLOTS, Note, Watch
from tests.helpers import made_up_game
from tests.helpers.runs import Start
from tests.simulator.services.claims import expire

LEASE = 0.5  # seconds; it is renewed after a tenth
MOST = 60.0  # seconds that a test waits for another thread


class Renewals:
    """Counts the renewals by other threads in place of the database, and lets the preparation wait for them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answers: list[bool | Exception] = []
        self.wanted = 0
        self.enough = threading.Event()
        self.count = 0
        self.in_main = 0
        real = claiming.chunk_renew

        def renew(*, chunk: Chunk) -> bool:
            if threading.current_thread() is threading.main_thread():
                self.in_main += 1
                return real(chunk=chunk)
            self.count += 1
            if self.count >= self.wanted:
                self.enough.set()
            answer = self.answers.pop(0) if self.answers else True
            if isinstance(answer, Exception):
                raise answer
            return answer

        monkeypatch.setattr(claiming, "chunk_renew", renew)


@pytest.fixture
def renewals(monkeypatch: pytest.MonkeyPatch, settings: Any) -> Renewals:
    settings.SIMULATION_LEASE_SECONDS = LEASE
    return Renewals(monkeypatch)


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> list[Run]:
    """Records each preparation; `prepared_by` does more in it."""
    return prepared_by(monkeypatch, lambda: None)


def prepared_by(monkeypatch: pytest.MonkeyPatch, act: Callable[[], Any]) -> list[Any]:
    calls: list[Any] = []
    real = prepare.prepare

    def prepares(*arguments: Any, **more: Any) -> Any:
        calls.append(arguments)
        act()
        return real(*arguments, **more)

    monkeypatch.setattr(prepare, "prepare", prepares)
    return calls


def test_a_preparation_that_outlasts_a_lease_is_no_failed_game(start: Start, renewals: Renewals, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits until its lease was renewed a dozen times: that is longer than a lease, and than any game may take."""
    run = start(games=100)
    renewals.wanted = 12
    prepared_by(monkeypatch, lambda: renewals.enough.wait(MOST))
    assert play_turn(run.pk, seconds=60) == "over"
    run.refresh_from_db()
    assert (run.status, run.failure) == ("done", None)
    assert run.chunks.get().attempts == 1
    assert renewals.count >= 12
    assert renewals.in_main, "once more, so that the first game has a whole lease"


def test_the_lease_is_not_renewed_once_the_deck_is_prepared(start: Start, renewals: Renewals, monkeypatch: pytest.MonkeyPatch) -> None:
    run = start(games=100)
    renewals.wanted = 1
    prepared_by(monkeypatch, lambda: renewals.enough.wait(MOST))
    play_turn(run.pk, seconds=60)
    for thread in threading.enumerate():
        if thread.name == "renew":
            thread.join(MOST)
            assert not thread.is_alive()


def test_a_database_that_is_away_ends_no_renewal(start: Start, renewals: Renewals, monkeypatch: pytest.MonkeyPatch) -> None:
    run = start(games=100)
    renewals.wanted, renewals.answers = 3, [OperationalError("database is locked"), OperationalError("database is locked")]
    prepared_by(monkeypatch, lambda: renewals.enough.wait(MOST))
    assert play_turn(run.pk, seconds=60) == "over"
    run.refresh_from_db()
    assert run.status == "done"


def test_a_lease_that_was_lost_meanwhile_is_given_back_and_the_deck_kept(
    start: Start, renewals: Renewals, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another worker has the chunk; this one stores nothing, and prepares nothing anew for the next chunk."""
    run = start()
    renewals.wanted = 2

    def taken() -> None:
        renewals.enough.wait(MOST)
        mine = run.chunks.get(index=0)
        expire(mine)
        other = claiming.chunk_claim(run=run)
        assert other
        assert other.index == 0

    calls = prepared_by(monkeypatch, taken)
    assert play_turn(run.pk, seconds=0) == "time"
    assert list(run.chunks.order_by("index").values_list("status", "attempts")) == [("running", 2), ("queued", 0), ("queued", 0)]
    assert play_turn(run.pk, seconds=0) == "time"
    assert list(run.chunks.order_by("index").values_list("status", flat=True)) == ["running", "done", "queued"]
    assert len(calls) == 1


def test_a_preparation_has_a_bound_of_its_own(start: Start, renewals: Renewals, settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.SIMULATION_PREPARE_SECONDS = 0.1
    run = start(games=100)
    calls = prepared_by(monkeypatch, lambda: threading.Event().wait(MOST))
    play_turn(run.pk, seconds=60)
    run.refresh_from_db()
    assert run.failure
    assert (run.failure["game"], run.failure["attempts"]) == (None, 3)
    assert run.failure["cause"] == {"code": "preparation_too_long", "seconds": 0.1}
    assert run_state(run)["failure"]["detail"] == (
        "Stopped after 3 attempts at games 0 to 99: loading the cards and preparing the decks took longer than 0.1 s."
    )
    assert len(calls) == 3


def test_the_bound_of_a_preparation_ends_with_it() -> None:
    """Whatever the preparation took, a game has its own time from its beginning, and the next preparation a new one."""

    def left() -> float:
        return signal.getitimer(signal.ITIMER_REAL)[0]

    with time_limit(Watch()) as arm:
        assert 40 < left() <= 46
        arm(100)
        assert 95 < left() <= 101
        with pytest.raises(GameTooLong):
            signal.raise_signal(signal.SIGALRM)
    assert left() == 0
    with time_limit(Watch()), pytest.raises(PreparationTooLong):
        signal.raise_signal(signal.SIGALRM)


def test_the_alarm_of_a_preparation_waits_until_the_end_of_a_query() -> None:
    """Otherwise the failure could not be stored over the same connection."""
    done: list[str] = []

    def execute(*query: Any) -> None:
        signal.raise_signal(signal.SIGALRM)
        done.append("query")

    with time_limit(Watch()), pytest.raises(PreparationTooLong):
        preparing._whole(execute, "SELECT 1", (), False, {})
    assert done == ["query"]


def test_queries_of_a_preparation_are_held_whole(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    wrappers: list[Any] = []
    run = start(games=100)
    prepared_by(monkeypatch, lambda: wrappers.extend(connection.execute_wrappers))
    play_turn(run.pk, seconds=60)
    assert preparing._whole in wrappers
    assert preparing._whole not in connection.execute_wrappers


@pytest.mark.parametrize(("game", "code"), [(None, "preparation_too_long"), (7, "game_too_long")])
def test_a_process_that_was_ended_says_in_what(game: int | None, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled rules hold the interpreter, so the watchdog ends the process; the next one in its place reads the note."""
    told: list[Any] = []
    monkeypatch.setattr(claiming, "chunk_left_behind", lambda **arguments: told.append(arguments["cause"]))
    monkeypatch.setattr(process, "connection", type("Connection", (), {"close": staticmethod(lambda: None)}))
    run = Chunk(pk=5)
    assert process._is_given_back(Note(run.pk, uuid.uuid4(), 1, game, "in a loop", 45.0))
    assert told == [{"code": code, "seconds": 45.0}]
    assert reasons.failure_data({"code": "chunk_failed", "attempts": 3, "game": game, "first_game": 0, "last_game": 99, "cause": told[0]})


def test_a_note_of_a_preparation_names_no_game(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    notes: list[Note | None] = []
    run = start(games=100)
    child = Watch(SLOTS - 1)
    prepared_by(monkeypatch, lambda: notes.append(Watch(SLOTS - 1).left_behind()))
    play_turn(run.pk, seconds=60, watch=child)
    (note,) = notes
    assert note
    assert note.game is None
    assert note.seconds == 45.0


def test_a_deck_is_prepared_once_in_a_process(start: Start, prepared: list[Any]) -> None:
    run, other = start(), start(seed=8, owner_key="bob")
    for _ in range(2):
        for each in (run, other):
            assert play_turn(each.pk, seconds=0) == "time"
    assert len(prepared) == 2, "two turns of each"
    assert play_turn(run.pk, seconds=60) == "over"
    run.refresh_from_db()
    assert (run.status, run.games_done) == ("done", 250)
    assert len(prepared) == 2
    assert run.pk not in preparing._kept
    assert len(preparing._kept) <= preparing.MOST_KEPT


def test_a_game_that_fails_does_not_cost_the_deck(start: Start, prepared: list[Any]) -> None:
    run = start(games=100, options={"trouble": "raise", "at": 17})
    for _ in range(3):
        play_turn(run.pk, seconds=0)
    run.refresh_from_db()
    assert run.failure
    assert run.failure["game"] == 17
    assert len(prepared) == 1


def test_a_kept_deck_of_other_rules_is_not_played(start: Start, prepared: list[Any]) -> None:
    run = start()
    assert play_turn(run.pk, seconds=0) == "time"
    GameRow.objects.filter(slug=made_up_game.SLUG).update(data_version="cards-2")
    assert play_turn(run.pk, seconds=60) == "over"
    run.refresh_from_db()
    assert run.failure
    assert run.failure["code"] == "versions_changed"
    assert run.games_done == 100


def test_few_decks_are_kept(start: Start, prepared: list[Any]) -> None:
    runs = [start(seed=seed, owner_key=str(seed)) for seed in range(preparing.MOST_KEPT + 1)]
    for run in runs:
        play_turn(run.pk, seconds=0)
    assert list(preparing._kept) == [run.pk for run in runs[1:]]
