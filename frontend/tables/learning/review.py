"""“Where did I lose it?”: the page of a game's review, and the position of a decision in it."""

from __future__ import annotations

import uuid
from dataclasses import dataclass
from typing import Any

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext
from django.views.decorators.http import require_safe

from frontend.cards.catalogue import LocalizedCatalogue
from frontend.site.requests import PageRequest
from frontend.site.responses import unlisted
from frontend.tables.changed import offers_old_games
from frontend.tables.coach import changes_in, erring_context, judged_rows
from frontend.tables.learning.two_runs import catalogue_of_table, examination_views, own_table, waiting_context
from frontend.tables.option_texts import option_texts
from frontend.tables.players import players_context
from frontend.tables.shown import board_of_position
from games.contracts.tables import Position
from simulator.models import Table
from simulator.modes import GOLDFISH
from simulator.tables.learning import reviewing
from simulator.tables.selectors import stored_position


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


@offers_old_games
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
        "question": position.question,
        "loss": _loss(loss, position, catalogue, found),
        "coach_report": report,
        "coach_decision": loss,
        "coach_rows": rows,
        "coach_changes": changes_in(rows),
        **erring_context(loss, rows),
        "coach_is_active": False,
        "coach_stopped": "",
        "board": board_of_position(catalogue, position),
        **players_context(catalogue, found),
    }
    return unlisted(render(request, "tables/review/decision.html", context))


def _page(request: PageRequest, found: Table, state: reviewing.Review, *, sentence: str = "", status: int = 200) -> HttpResponse:
    catalogue = catalogue_of_table(request, found)
    losses = [_loss(each, stored_position(found, found.choices[: each["choices"]]), catalogue, found) for each in state.losses]
    context = {
        **waiting_context(found, catalogue, state, "table-review"),
        "losses": losses,
        "budget": reviewing.budget_of_review(found),
        "sentence": sentence,
    }
    template = "tables/review/_review.html" if request.htmx else "tables/review/review.html"
    return unlisted(render(request, template, context, status=status))


review, ask, cancel = examination_views(
    "table-review", state_of=reviewing.review_of, start=reviewing.review_start, cancel=reviewing.review_cancel, shown=_page
)


def grade_names() -> dict[str, str]:
    """The names of `games.coach.grades.NAMES`."""
    return {"doubtful": gettext("doubtful"), "bad": gettext("bad"), "very_bad": gettext("very bad")}


def _loss(figures: dict[str, Any], position: Position, catalogue: LocalizedCatalogue, found: Table) -> Loss:
    taken = next(option for option in figures["options"] if option["number"] == figures["played"])
    asked = position.question
    texts = option_texts(catalogue, position)
    return Loss(
        figures=figures,
        turn=asked.turn if asked else 0,
        asked=catalogue.words(asked.text) if asked else "",
        taken=texts[figures["played"]],
        better=texts[figures["options"][0]["number"]],
        at_least=taken["regret_at_least"],
        by_clock=found.mode == GOLDFISH,
        grade=grade_names().get(figures["grade"], ""),
    )
