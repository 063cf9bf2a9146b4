"""Runs that a form started, played here instead of by a worker."""

from __future__ import annotations

from typing import Any

from simulator.models import Run
from simulator.workers.playing import play_turn
from tests.frontend.pages import text_of


def run_of(response: Any) -> Run:
    assert response.status_code == 302, text_of(response)
    return Run.objects.get(pk=response.headers["Location"].split("/")[2])


def play_to_the_end(run: Run) -> Run:
    play_turn(run.pk, seconds=60)
    run.refresh_from_db()
    assert run.status == "done", run.failure
    return run
