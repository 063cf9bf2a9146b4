"""Retention: what the tidying deletes by default, what it never touches, and who calls it."""

from __future__ import annotations

import io
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.core.management import call_command
from django.utils import timezone

from accounts import services as accounts
from accounts.models import Account, ApiToken
from decks import reactions
from decks.models import CardSet, Comment, Deck
from decks.selectors import deck_by_token
from simulator.management.commands import sweep_runs
from simulator.models import Run
from simulator.selectors.reports import run_state
from simulator.selectors.runs import run_get
from simulator.services import tidying
from simulator.services.tidying import Tidied, tidy
from tests.helpers import made_up_game
from tests.helpers.runs import Start

pytestmark = pytest.mark.django_db


@pytest.fixture
def account() -> Account:
    return accounts.account_of(User.objects.create_user("alice"))


def days_ago(days: int) -> Any:
    return timezone.now() - timedelta(days=days)


def unused(owner_key: str, *, days: int = 366, **fields: Any) -> Deck:
    """A deck that was last changed and opened so long ago."""
    deck = Deck.objects.create(owner_key=owner_key, game_id=made_up_game.SLUG, name="Old", **fields)
    Deck.objects.filter(pk=deck.pk).update(updated=days_ago(days), opened=days_ago(days).date())
    return deck


def aged(run: Run, *, days: int) -> Run:
    Run.objects.filter(pk=run.pk).update(finished=days_ago(days), looked=days_ago(days).date())
    run.refresh_from_db()
    return run


def test_expired_sessions_are_deleted() -> None:
    for key, age in (("live", -1), ("just expired", 1), ("expired", 8)):
        Session.objects.create(session_key=key, session_data="", expire_date=days_ago(age))
    assert tidy() == Tidied(sessions=1)
    assert set(Session.objects.values_list("session_key", flat=True)) == {"live", "just expired"}


def test_expired_tokens_are_deleted(account: Account) -> None:
    for name, age in (("live", -1), ("just expired", 1), ("expired", 8)):
        ApiToken.objects.create(user=account.user, expiry=timedelta(days=-age), name=name)
    ApiToken.objects.create(user=account.user, expiry=None, name="for ever")
    assert tidy() == Tidied(tokens=1)
    assert set(ApiToken.objects.values_list("name", flat=True)) == {"live", "just expired", "for ever"}


def test_own_cards_without_an_account_or_a_deck_are_deleted(made_up: None, account: Account) -> None:
    for owner in (account.owner_key, "guest with a deck", "guest"):
        CardSet.objects.create(owner_key=owner, game_id=made_up_game.SLUG, name=owner)
    Deck.objects.create(owner_key="guest with a deck", game_id=made_up_game.SLUG, name="x")
    assert tidy() == Tidied()
    CardSet.objects.update(updated=days_ago(366))
    assert tidy(dry_run=True) == tidy() == Tidied(card_sets=1)
    assert set(CardSet.objects.values_list("name", flat=True)) == {account.owner_key, "guest with a deck"}


def test_unopened_decks_of_guests_are_deleted(made_up: None) -> None:
    gone, kept = unused("guest"), unused("guest", days=364)
    assert tidy() == Tidied(decks=1)
    assert set(Deck.objects.all()) == {kept}
    assert gone.pk != kept.pk


def test_a_deck_that_anybody_opens_stays(made_up: None) -> None:
    deck = unused("guest")
    deck_by_token(token=deck.token)
    assert tidy() == Tidied()
    assert Deck.objects.get().opened == timezone.now().date()


def test_opening_a_deck_again_writes_nothing(made_up: None, django_assert_num_queries: Any) -> None:
    deck = unused("guest")
    deck_by_token(token=deck.token)
    with django_assert_num_queries(2):  # the deck and its slots
        deck_by_token(token=deck.token)


def test_nothing_of_an_account_is_deleted(play: Callable[..., Run], account: Account) -> None:
    owned = unused(account.owner_key)
    liked, commented = unused("guest"), unused("guest")
    reactions.like_set(deck=liked, owner_key=account.owner_key, liked=True)
    Comment.objects.create(deck=commented, author=account, text="Nice")
    for deck in (liked, commented):
        Deck.objects.filter(pk=deck.pk).update(updated=days_ago(366), opened=days_ago(366).date())
    run = aged(play(owner_key=account.owner_key), days=1000)
    assert tidy() == Tidied(tallies=1)
    assert set(Deck.objects.all()) == {owned, liked, commented}
    assert Run.objects.filter(pk=run.pk).exists()


def test_the_counts_of_a_run_are_deleted_but_not_its_report(play: Callable[..., Run], start: Start) -> None:
    done, waiting = play(), start(seed=8)
    before = run_state(done)
    assert tidy() == Tidied(), "a report of today may still be looked into"
    aged(done, days=2)
    assert tidy() == Tidied(tallies=1)
    assert {str(tally) for tally in done.chunks.values_list("tally", flat=True)} == {"{}"}
    done.refresh_from_db()
    assert run_state(done)["report"] == before["report"]
    assert tidy() == Tidied(), "once"
    assert set(waiting.chunks.values_list("tally", flat=True)) == {None}


def test_a_failed_run_keeps_its_counts(play: Callable[..., Run]) -> None:
    """It has no stored report: what its readers see is made from them."""
    failed = aged(play(options={"trouble": "raise", "at": 130}), days=30)
    assert tidy() == Tidied()
    assert (run_state(failed)["report"] or {})["n"] == 100


def test_unread_runs_of_guests_are_deleted(play: Callable[..., Run], start: Start) -> None:
    gone, seen, waiting = aged(play(seed=1), days=366), aged(play(seed=2), days=366), start(seed=3)
    Run.objects.filter(pk=waiting.pk).update(looked=days_ago(366).date())
    run_get(run_id=seen.pk)
    assert tidy().runs == 1
    assert set(Run.objects.all()) == {seen, waiting}
    assert gone not in Run.objects.all()


@pytest.mark.parametrize("name", ["KEEP_SESSIONS_DAYS", "KEEP_GUEST_DECKS_DAYS", "KEEP_TALLIES_DAYS", "KEEP_RUNS_DAYS"])
def test_each_kind_can_be_kept(name: str, play: Callable[..., Run], settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    Session.objects.create(session_key="expired", session_data="", expire_date=days_ago(1000))
    unused("guest", days=1000)
    aged(play(), days=1000)
    monkeypatch.setattr(tidying, "BATCH", 1)
    setattr(settings, name, 0)
    output = io.StringIO()
    call_command("tidy", "--dry-run", stdout=output)
    counts = {"sessions": 1, "decks": 1, "tallies": 1, "runs": 1}
    kind = {"KEEP_SESSIONS_DAYS": "sessions", "KEEP_GUEST_DECKS_DAYS": "decks", "KEEP_TALLIES_DAYS": "tallies", "KEEP_RUNS_DAYS": "runs"}
    expected = Tidied(**{**counts, kind[name]: 0})
    assert output.getvalue().strip() == str(expected)
    assert (Session.objects.count(), Deck.objects.count(), Run.objects.count()) == (1, 1, 1), "nothing was deleted yet"
    assert tidy() == expected
    assert tidy() == Tidied()


def test_the_sweeper_tidies_every_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []

    class Stop(Exception):
        pass

    def swept() -> None:
        calls.append("sweep")
        if calls.count("sweep") == 3:
            raise Stop

    monkeypatch.setattr(sweep_runs, "sweep", swept)
    monkeypatch.setattr(sweep_runs, "tidy", lambda: calls.append("tidy"))
    monkeypatch.setattr(sweep_runs, "close_old_connections", lambda: None)
    monkeypatch.setattr(sweep_runs.signal, "signal", lambda *_: None)
    with pytest.raises(Stop):
        call_command("sweep_runs", "--every", "0.01")
    assert calls == ["sweep", "tidy", "sweep", "sweep"]
