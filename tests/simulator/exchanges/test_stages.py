"""The stages of a race whose run changes while a worker looks at it."""

from __future__ import annotations

import pytest

from games.contracts.decks import Decklist
from simulator.exchanges.asking import exchange_start
from simulator.exchanges.request import ExchangeRequest
from simulator.exchanges.stages import has_further_stages, race_go_on
from simulator.models import Run
from simulator.requests.request import Side
from simulator.workers import playing
from tests.helpers.made_up_game import DICE, SLUG

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("dice", "woken")]


def ask(decklist: Decklist = DICE) -> Run:
    return exchange_start(ExchangeRequest(game=SLUG, side=Side(decklist), games=2000, seed=7), owner_key="alice")


def test_a_race_that_is_deleted_ends_quietly() -> None:
    run = ask()
    assert has_further_stages(run)
    Run.objects.filter(pk=run.pk).delete()
    assert not has_further_stages(run)
    assert not race_go_on(run)
    playing._complete(run)
