"""Repeat a run with the same decks and other options, games or seed."""

from __future__ import annotations

import uuid
from dataclasses import replace
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from cards.api.limits import client_key
from cards.errors import StardeckError
from decks.owners import owner_key
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.runs.forms import RunForm
from frontend.runs.names import mode_name, run_title
from frontend.runs.option_fields import initial_options
from frontend.runs.views.run_form_page import FORM_METHODS
from frontend.site.errors.error_text import error_sentence
from frontend.site.responses import RefusedProblems, in_view, language, private, problems_of, refused
from frontend.site.theme import look_of
from simulator.models import Run
from simulator.modes import CLOCK, COMPARE, OF_MATCHES
from simulator.requests.own_cards import own_cards_of_run
from simulator.selectors.runs import request_of_run, run_to_repeat
from simulator.services.starting import run_start


@require_http_methods(FORM_METHODS)
def run_again(request: HttpRequest, pk: uuid.UUID) -> HttpResponse:
    """The form with the values of a run.  Submitted unchanged, it starts an identical run."""
    run = run_to_repeat(run_id=pk, owner_key=owner_key(request))
    catalogue = localized_catalogue(in_view(request, run.game_id), language(), own_cards_of_run(run))
    several = run.mode in (*OF_MATCHES, COMPARE)
    arguments: dict[str, Any] = {"game": catalogue.game, "mode": run.mode, "language": language()}
    arguments["may_be_draft"] = several or not run.about.get("legal", True)
    arguments["policies"] = run.plan.get("policies", ())
    arguments["players"] = run.plan.get("players", ())
    arguments["stop_of"] = run.plan.get("precision", {}).get("of", "")
    if request.method != "POST":
        return _page(request, run, catalogue, RunForm(**arguments, initial=_initial(run)))
    form = RunForm(request.POST, **arguments)
    if not form.is_valid():
        return _page(request, run, catalogue, form, status=400)
    try:
        new_request = replace(
            request_of_run(run),
            games=form.cleaned_data["games"],
            seed=form.cleaned_data["seed"],
            options=form.options(),
            precision=form.precision(),
        )
        new, _ = run_start(new_request, owner_key=owner_key(request, create=True), client=client_key(request))
    except StardeckError as error:
        form.add_service_error(error, error_sentence(error, lists=2 if several else 1))
        return refused(_page(request, run, catalogue, form, problems=problems_of(error), status=error.status), error)
    return redirect("run-page", pk=new.pk)


def _initial(run: Run) -> dict[str, Any]:
    initial = {"games": run.games, "seed": run.seed, "draft": not run.about.get("legal", True), **initial_options(run.options)}
    if precision := run.plan.get("precision"):
        half = precision["half_width"]
        initial["half_width"] = round(half * 100, 10) if precision["of"] != CLOCK else half
    return initial


def _page(
    request: HttpRequest,
    run: Run,
    catalogue: LocalizedCatalogue,
    form: RunForm,
    *,
    problems: RefusedProblems | None = None,
    status: int = 200,
) -> HttpResponse:
    context = {
        "run": run,
        "catalogue": catalogue,
        "game": catalogue.game,
        "form": form,
        "problems": problems,
        "open_options": True,
        "mode_name": mode_name(run.mode, catalogue.game),
        "title": run_title(run, catalogue),
        "look": look_of(run.game_id),
    }
    response = private(render(request, "runs/forms/again.html", context, status=status))
    response["X-Robots-Tag"] = "noindex"
    return response
