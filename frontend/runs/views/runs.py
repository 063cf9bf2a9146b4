"""The page of a run: its progress and its report."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from functools import cache
from typing import Any

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_safe

from decks.owners import owner_key
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.runs.names import choice_name, mode_name, run_title, study_sides
from frontend.runs.options import options_in_words, other_policies
from frontend.runs.report_charts import half_by, report_charts
from frontend.runs.tables import best_of, blank_effects, card_table, clock_pair, decks_of, duel, grid, matrix, paired_rows, strengths
from frontend.site.forms_only import forms_only
from frontend.site.requests import PageRequest, known_value
from frontend.site.responses import in_view, language, unlisted
from frontend.site.theme import look_of
from games.contracts.runs import Goldfish, Match
from simulator.models import Run
from simulator.modes import MATCHUPS, mode_of
from simulator.requests.own_cards import own_cards_of_run
from simulator.requests.players import POLICY
from simulator.selectors.reports import run_is_over, run_state
from simulator.selectors.runs import deck_of_run, may_be_repeated, run_for_owner, run_get, workers_alive
from simulator.services.ending import run_cancel

SECONDS_TO_REFRESH = 2  # for browsers without JavaScript
SIDES = ("1", "2")  # the values of `side`


@require_safe
def run_page(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Show the run.  htmx polls the page every second until the run is over; `seen` is the state that it shows."""
    key = owner_key(request)
    run = run_get(run_id=pk, owner_key=key)
    seen = f"{run.status}-{run.games_done}"
    is_poll = bool(request.htmx) and "seen" in request.GET
    if is_poll and request.GET["seen"] == seen:
        return unlisted(HttpResponse(status=204))
    state = run_state(run, language=language())
    report = state["report"]
    is_over = run_is_over(run)
    catalogue = localized_catalogue(in_view(request, run.game_id), language(), own_cards_of_run(run))
    look = look_of(run.game_id)
    may_repeat = may_be_repeated(run, owner_key=key)
    how = mode_of(catalogue.game, run.mode)
    context = {
        "run": run,
        "state": state,
        "report": report,
        "over": is_over,
        "seen": seen,
        "catalogue": catalogue,
        "is_owner": bool(run.owner_key) and run.owner_key == key,
        "deck": deck_of_run(run, owner_key=key),
        "may_repeat": may_repeat,
        "nobody_works": run.status == Run.Status.QUEUED and not workers_alive(run.queue),
        # With an address: browsers do not load a page again whose own address has a fragment, as after the form at "#goldfish".
        "refresh": "" if is_over else f"{SECONDS_TO_REFRESH};url={request.get_full_path()}",
        "json_url": reverse("api:simulation", args=[run.pk]),
        "csv_url": reverse("api:simulation-csv", args=[run.pk]),
        "sections": look.template("runs/report/_report_sections.html"),
        "card_shares_template": look.template("runs/tables/_card_shares.html"),
        "openings_template": look.template("runs/report/_openings.html"),
        "options": options_in_words(run, catalogue),
        "run_url": request.build_absolute_uri(reverse("run-page", args=[run.pk])),
        "other_policies": other_policies(run, catalogue) if is_over and may_repeat else [],
        "mode_name": mode_name(run.mode, catalogue.game),
        "title": run_title(run, catalogue),
        "how": how,
        "games_label": gettext("Pairs of games per match-up") if run.mode == MATCHUPS else gettext("Games"),
    }
    if report:
        key = report_key(request, run, catalogue)
        # A report under a key is kept; another is rendered for this request alone.
        context |= {"report_key": key, "report_seconds": None if key else 0}
        context |= _report_context(request, run, report, catalogue, how)
        known_value(request, "side", SIDES)
        if "sort" in request.GET:
            known_value(request, "sort", context["table"]()["sorts"])
    template = "runs/page/_run.html" if request.htmx and request.htmx.target == "run" else "runs/page/page.html"
    return unlisted(render(request, template, context))


def report_key(request: PageRequest, run: Run, catalogue: LocalizedCatalogue) -> str:
    """The key of a rendered report; "" while the run goes on, and for links that sort its tables, whose number has no bound.

    Its parts are the same for every reader of a language, until new data is loaded.
    """
    if request.GET or not run_is_over(run) or not run.report_digest:
        return ""
    return f"{run.pk} {run.report_digest} {catalogue.language} {catalogue.version} {catalogue.own_digest}"


def _report_context(
    request: PageRequest, run: Run, report: dict[str, Any], catalogue: LocalizedCatalogue, how: Goldfish | Match | None
) -> dict[str, Callable[[], Any]]:
    """The context of a report's sections: functions, which the templates of a report that is kept do not call.

    Sets the names of the report's sides.
    """
    for side, name in zip(report.get("sides", ()), study_sides(run, catalogue), strict=False):
        side["name"] = name
        side["policy_name"] = choice_name(how, f"{POLICY}_0", side.get("policy", ""), catalogue)
    metrics = how.metrics if how else ()
    apart = {name for metric in metrics if metric.kind == "card" and metric.of for name in (metric.name, metric.of)}
    hidden = {metric.name for metric in metrics if metric.kind == "card" and metric.is_hidden}
    decks, paired = cache(lambda: decks_of(run, report)), cache(lambda: paired_rows(report, metrics))

    def table() -> dict[str, Any]:
        shown = decks()[-1] if request.GET.get("side") == SIDES[1] else decks()[0]
        return card_table(report, shown, catalogue, sort=request.GET.get("sort", ""), apart=apart, hidden=hidden)

    return {
        "charts": cache(lambda: report_charts(report, metrics, language())),
        "paired": paired,
        "counted": cache(lambda: [name for name in report["shares"] if name not in {pair["name"] for pair in paired()}]),
        "share_metrics": cache(lambda: {metric["name"]: metric for metric in report["metrics"] if metric["kind"] == "share"}),
        "of_cards": cache(lambda: {metric["name"]: metric for metric in report["metrics"] if metric["kind"] == "card"}),
        "decks": decks,
        "gaps": cache(lambda: any(part.has_gaps for part in decks())),
        "table": cache(table),
        "worth": cache(lambda: blank_effects(report, catalogue)),
        "grid": cache(lambda: grid(report)),
        "matrix": cache(lambda: matrix(report)),
        "strengths": cache(lambda: strengths(report)),
        "best": cache(lambda: best_of(report)),
        "half_by": cache(lambda: half_by(report)),
        "duel": cache(lambda: duel(run, report, catalogue)),
        "clock_pair": cache(lambda: clock_pair(report)),
    }


@forms_only("run-page")
def run_stop(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    run = run_cancel(run=run_for_owner(owner_key=owner_key(request), run_id=pk))
    return redirect("run-page", pk=run.pk)
