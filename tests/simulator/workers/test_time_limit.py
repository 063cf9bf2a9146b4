"""The alarm that ends a game waits until the end of a query."""

from __future__ import annotations

import time
from typing import Any

import pytest

from simulator.workers.time_limit import GameTooLong, alarm_held_back, time_limit
from simulator.workers.watchdog import Watch


def test_the_alarm_waits_until_the_end_of_a_query(settings: Any) -> None:
    """A query that it interrupted would leave the connection unusable for the report of the failure."""
    settings.SIMULATION_LEASE_SECONDS = 4  # the alarm rings a tenth of it after its time
    done: list[str] = []

    def query() -> None:
        with alarm_held_back():
            arm(0.01)
            time.sleep(0.8)  # the alarm rings after 0.41 seconds
            done.append("query")
        done.append("game")

    with time_limit(Watch()) as arm, pytest.raises(GameTooLong):
        query()
    assert done == ["query"]


def test_an_alarm_that_was_not_held_back_ends_the_game_at_once(settings: Any) -> None:
    settings.SIMULATION_LEASE_SECONDS = 4
    done: list[str] = []

    def play() -> None:
        with alarm_held_back():
            done.append("query")
        arm(0.01)
        time.sleep(10)
        done.append("game")

    with time_limit(Watch()) as arm, pytest.raises(GameTooLong):
        play()
    assert done == ["query"]
