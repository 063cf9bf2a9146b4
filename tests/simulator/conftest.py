"""Fixtures: the made-up game with its row, runs of it, a broker that only records messages, and a site with Star Realms."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.test import Client

from cards.models import Game as GameRow
from simulator.models import Run
from simulator.services import waking
from simulator.workers.playing import play_turn
from tests.helpers import catalogues, made_up_game
from tests.helpers.made_up_game import DICE
from tests.helpers.runs import run_start
from tests.simulator.star_realms_runs import GAME as STAR_REALMS


@pytest.fixture
def made_up(db: None, settings: Any) -> Iterator[None]:
    settings.SIMULATION_FEW_CHUNKS = 1  # chunks of 100 games
    with made_up_game.registered():
        GameRow.objects.create(slug=made_up_game.SLUG, data_version="cards-1")
        yield


@pytest.fixture
def woken(monkeypatch: pytest.MonkeyPatch) -> list[tuple[uuid.UUID, int]]:
    """Records (run, number of messages) of each wake-up; no broker is used."""
    sent: list[tuple[uuid.UUID, int]] = []
    monkeypatch.setattr(waking, "send", lambda run_id, messages, queue="": sent.append((run_id, messages)) or True)
    return sent


@pytest.fixture
def start(made_up: None, woken: list[Any], settings: Any) -> Callable[..., Run]:
    settings.RATE_LIMITS = False

    def started(**arguments: Any) -> Run:
        return run_start(**({"owner_key": "alice", "game": made_up_game.SLUG, "decklist": DICE, "games": 250, "seed": 7} | arguments))[0]

    return started


@pytest.fixture
def play(start: Callable[..., Run]) -> Callable[..., Run]:
    """Start a run and play it to its end in this process."""

    def played(**arguments: Any) -> Run:
        run = start(**arguments)
        play_turn(run.pk, seconds=60)
        run.refresh_from_db()
        return run

    return played


star_realms = catalogues.held(STAR_REALMS)


@pytest.fixture
def star_realms_client(star_realms: None, db: None, monkeypatch: pytest.MonkeyPatch, settings: Any) -> Client:
    """A client of a site that has the cards of Star Realms, and no worker to wake."""
    settings.RATE_LIMITS = False
    monkeypatch.setattr(waking, "send", lambda run_id, messages, queue="": True)
    return Client()
