"""“Where did I lose it?”: the page of a game's review, and the position of a decision in it."""

from __future__ import annotations

import uuid
from dataclasses import dataclass
from typing import Any

from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext
from django.views.decorators.http import require_safe

from cards.api.limits import client_key
from cards.errors import StardeckError
from frontend.cards.catalogue import LocalizedCatalogue
from frontend.site.forms_only import forms_only
from frontend.site.requests import PageRequest
from frontend.site.responses import unlisted
from frontend.site.theme import look_of
from frontend.tables.coach import changes_in, judged_rows
from frontend.tables.learning.two_runs import catalogue_of_table, own_table, seen_of, waiting_context
from frontend.tables.shown import board_of_position
from games.contracts.tables import Position
from simulator.models import Table
from simulator.modes import GOLDFISH, mode_spec_of
from simulator.tables.learning import reviewing
from simulator.tables.selectors import position_of, stored_position


@dataclass(frozen=True, slots=True)
class Loss:
    """One decision that cost much.  figures: as in the report; asked, taken, better: the question and two of its options."""

    figures: dict[str, Any]
    turn: int
    asked: str
    taken: str
    better: str
    at_least: float
    by_clock: bool
    grade: str


@require_safe
def review(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Show the review so far.  htmx polls it every second until it is whole; `seen` is the state that the page shows."""
    found = own_table(request, pk)
    state = reviewing.review_of(found)
    if request.htmx and request.GET.get("seen") == seen_of(state):
        return unlisted(HttpResponse(status=204))
    return _page(request, found, state)


@forms_only("table")
def ask(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Start the review or go on with it."""
    found = own_table(request, pk)
    try:
        reviewing.review_start(table=found, position=position_of(found), client=client_key(request))
    except StardeckError as error:
        return _page(request, found, reviewing.review_of(found), sentence=error.detail, status=error.status)
    return redirect("table-review", pk=pk)


@forms_only("table")
def cancel(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    reviewing.review_cancel(table=own_table(request, pk))
    return redirect("table-review", pk=pk)


@require_safe
def decision(request: PageRequest, pk: uuid.UUID, choices: int) -> HttpResponse:
    """Show a decision of the review: the board before it, and what each option was worth."""
    found = own_table(request, pk)
    state = reviewing.review_of(found)
    loss = next((each for each in state.losses if each["choices"] == choices), None)
    if loss is None or state.second is None or state.second.report is None:
        raise Http404
    position = stored_position(found, found.choices[:choices])
    catalogue = catalogue_of_table(request, found)
    report = state.second.report
    rows = judged_rows(loss, position, catalogue, by_clock=report["by_clock"])
    context = {
        "table": found,
        "catalogue": catalogue,
        "how": mode_spec_of(catalogue.game, found.mode),
        "question": position.question,
        "loss": _loss(loss, position, catalogue, found),
        "coach_report": report,
        "coach_decision": loss,
        "coach_rows": rows,
        "coach_changes": changes_in(rows),
        "coach_is_active": False,
        "coach_stopped": "",
        "board": board_of_position(catalogue, position),
        "board_template": look_of(found.game_id).template("runs/replay/_board.html"),
        "seats": (gettext("You"), gettext("The opponent")),
    }
    return unlisted(render(request, "tables/review/decision.html", context))


def _page(request: PageRequest, found: Table, state: reviewing.Review, *, sentence: str = "", status: int = 200) -> HttpResponse:
    catalogue = catalogue_of_table(request, found)
    losses = [_loss(each, stored_position(found, found.choices[: each["choices"]]), catalogue, found) for each in state.losses]
    context = {
        **waiting_context(found, catalogue, state, "table-review"),
        "review": state,
        "losses": losses,
        "budget": reviewing.budget_of_review(found),
        "sentence": sentence,
    }
    template = "tables/review/_review.html" if request.htmx else "tables/review/review.html"
    return unlisted(render(request, template, context, status=status))


def grade_names() -> dict[str, str]:
    """The names of `games.coach.grades.NAMES`."""
    return {"doubtful": gettext("doubtful"), "bad": gettext("bad"), "very_bad": gettext("very bad")}


def _loss(figures: dict[str, Any], position: Position, catalogue: LocalizedCatalogue, found: Table) -> Loss:
    taken = next(option for option in figures["options"] if option["number"] == figures["played"])
    asked = position.question
    return Loss(
        figures=figures,
        turn=asked.turn if asked else 0,
        asked=catalogue.words(asked.text) if asked else "",
        taken=catalogue.words(position.offers[figures["played"]].text),
        better=catalogue.words(position.offers[figures["options"][0]["number"]].text),
        at_least=taken["regret_at_least"],
        by_clock=found.mode == GOLDFISH,
        grade=grade_names().get(figures["grade"], ""),
    )
