"""Pages about a game that is over, in a real Chromium: none breaks WCAG in any theme, and none is wider than its screen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from playwright.sync_api import Page
from pytest_django.live_server_helper import LiveServer

from simulator.models import Run, Table
from simulator.services import waking
from simulator.tables import coaching
from simulator.tables.learning import luck, mistakes, moves, reviewing
from simulator.tables.selectors import position_of
from simulator.workers.playing import play_turn
from tests.frontend.accessibility import check_pages
from tests.helpers import catalogues
from tests.helpers.jedi_decks import key_of
from tests.simulator.coach.blunders import GAME, played

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("few_worlds", "star_realms")]


@pytest.fixture
def star_realms(transactional_db: None) -> None:
    catalogues.load(GAME)


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    settings.RATE_LIMITS = False
    for module, name, number in (
        (reviewing, "FIRST_WORLDS", 4),
        (reviewing, "LOOKED_AT", 3),
        (reviewing, "SECOND_WORLDS", 60),
        (luck, "FIRST_WORLDS", 4),
        (luck, "START_TIMES", 2),
        (luck, "SECOND_WORLDS", 8),
        (coaching, "WORLDS", (24,)),
        (coaching, "USUAL_WORLDS", 24),
    ):
        monkeypatch.setattr(module, name, number)
    monkeypatch.setattr(waking, "send", lambda *arguments: True)


def play_all() -> None:
    while run := Run.objects.filter(status__in=Run.ACTIVE).first():
        play_turn(run.pk, seconds=60)


def test_what_the_coach_says_of_a_game_alone(
    page: Page, live_server: LiveServer, browser_client: Client, browser_errors: list[str]
) -> None:
    """The review and a decision of it, its mistake as an exercise and with the answer, a playout behind a figure, and the luck."""
    table, _ = played(blunder=True, owner_key=key_of(browser_client))
    table_pages = {"before": reverse("table-review", args=[table.pk]), "luck_before": reverse("table-luck-report", args=[table.pk])}
    check_pages(page, live_server, **table_pages)
    reviewing.review_start(table=table, position=position_of(table))
    check_pages(page, live_server, waiting=reverse("table-review", args=[table.pk]))
    luck.luck_start(table=table, position=position_of(table))
    play_all()
    (mistake, *_) = mistakes.mistakes_of(owner_key=table.owner_key, game=GAME)
    exercise = reverse("table-mistake", args=[table.pk, mistake.choices])
    option = next(each for each in mistake.figures["options"] if each["worst_world"] is not None)
    check_pages(
        page,
        live_server,
        review=reverse("table-review", args=[table.pk]),
        decision=reverse("table-decision", args=[table.pk, mistake.choices]),
        mistakes=reverse("mistake-list", args=[GAME]),
        mistake=exercise,
        mistake_answer=f"{exercise}?show=1",
        playout=reverse("table-playout", args=[table.pk, mistake.choices, option["number"], option["worst_world"]]),
        luck=reverse("table-luck-report", args=[table.pk]),
    )
    assert browser_errors == []


def test_a_match_that_is_over_its_opponents_moves_and_its_links(
    page: Page, live_server: LiveServer, browser_client: Client, browser_errors: list[str]
) -> None:
    asked = {"game": GAME, "sides": [{"slots": []}], "opponent": {}, "seed": 7, "options": {"authority": 12}, "first": "you"}
    state = browser_client.post(reverse("api:tables"), json.dumps(asked), "application/json").json()
    while state["question"]:
        answer = {"option": 0, "version": state["version"]}
        state = browser_client.post(reverse("api:table-choices", args=[state["id"]]), json.dumps(answer), "application/json").json()
    table = Table.objects.get(pk=state["id"])
    found = moves.moves_of(table)
    move = found[len(found) // 2]
    moves.move_coach_start(table=table, move=move, worlds=24)
    luck.luck_start(table=table, position=position_of(table))
    play_all()
    browser_client.post(reverse("table-share", args=[table.pk]))
    table.refresh_from_db()
    check_pages(
        page,
        live_server,
        over=reverse("table", args=[table.pk]),
        moves=reverse("table-moves", args=[table.pk]),
        move=reverse("table-move", args=[table.pk, move.place]),
        match_luck=reverse("table-luck-report", args=[table.pk]),
        match_report=reverse("table-report", args=[table.pk]),
        match_shared=reverse("shared-table", args=[table.token]),
        match_position=reverse("shared-position", args=[table.token, table.own_places[1]]),
    )
    assert browser_errors == []
