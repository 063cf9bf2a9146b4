"""The coach at a table, on pages: ask about the decision that waits, read the answer while it is refined, cancel."""

from __future__ import annotations

import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_safe

from cards.api.limits import client_key
from cards.errors import StardeckError
from decks.owners import owner_key
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.charts.axes import coordinate
from frontend.site.forms_only import forms_only
from frontend.site.requests import PageRequest, number_or_text
from frontend.site.responses import in_view, language, unlisted
from frontend.tables.changed import offers_old_games
from frontend.tables.option_texts import option_texts
from frontend.tables.players import players_context
from games.coach.verdict import SAME
from games.contracts.tables import Position
from games.report.equal_options import equal_options
from simulator.models import Run, Table
from simulator.reasons import failure_data, stop_sentence
from simulator.requests.lists import own_cards_of
from simulator.selectors.runs import workers_alive
from simulator.tables import coaching
from simulator.tables.selectors import position_of, table_get
from simulator.tables.services import check_version

SECONDS_TO_REFRESH = 2  # for browsers without JavaScript


@dataclass(frozen=True, slots=True)
class JudgedRow:
    """One option in the table of the answer.

    numbers: of the option and those that are equal to it.
    figures: as in the report (`simulator.coach.report`), of equal options those of the one with the best mean.
    is_behind: whether other options are better, beyond doubt, than every one of them; is_settled: whether all other rows are behind.
    bar, mark: (x, width) of its interval and x of its value, in percent.
    """

    text: str
    numbers: tuple[int, ...]
    figures: dict[str, Any]
    is_usual: bool
    is_behind: bool
    is_settled: bool
    bar: tuple[str, str]
    mark: str


@offers_old_games
@require_safe
def coach(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Show the answer so far.  htmx polls it every second until it is whole; `seen` is the state that the page shows."""
    found = _table(request, pk)
    run = coaching.coach_of(found)
    if request.htmx and run is not None and request.GET.get("seen") == state_of_run(run):
        return unlisted(HttpResponse(status=204))
    return _page(request, found, run)


@offers_old_games
@forms_only("table")
def ask(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Ask about the decision that waits, and show the page of the answer."""
    found = _table(request, pk)
    try:
        check_version(found, number_or_text(request.POST.get("version", "")))
        worlds = number_or_text(request.POST["worlds"]) if "worlds" in request.POST else coaching.USUAL_WORLDS
        run = coaching.coach_start(table=found, position=position_of(found), worlds=worlds, client=client_key(request))
    except StardeckError as error:
        return _page(request, _table(request, pk), coaching.coach_of(found), sentence=error.detail, status=error.status)
    return _page(request, found, run) if request.htmx else redirect("table-coach", pk=pk)


@forms_only("table")
def cancel(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    found = _table(request, pk)
    coaching.coach_cancel(table=found)
    return _page(request, found, coaching.coach_of(found)) if request.htmx else redirect("table-coach", pk=pk)


def coach_context(found: Table, position: Position, run: Run | None, catalogue: LocalizedCatalogue) -> dict[str, Any]:
    """The variables of `tables/coach/_coach.html`."""
    worlds = run.games if run else coaching.USUAL_WORLDS
    report = coaching.coach_report(run) if run else None
    decision = report["decisions"][0] if report and report["decisions"] else None
    is_active = run is not None and run.status in Run.ACTIVE
    rows = judged_rows(decision, position, catalogue, by_clock=report["by_clock"]) if report and decision else []
    more = [each for each in coaching.WORLDS if each > worlds]
    return {
        "coach_run": run,
        "coach_state": state_of_run(run) if run else "",
        "coach_is_active": is_active,
        "coach_budget": coaching.budget_of(position, worlds),
        "coach_report": report,
        "coach_decision": decision,
        "coach_rows": rows,
        "coach_changes": changes_in(rows),
        **erring_context(decision, rows),
        "coach_more": coaching.budget_of(position, more[0])
        if run and not is_active and more and not any(row.is_settled for row in rows)
        else None,
        "coach_stopped": stopped_sentence(run),
        "nobody_works": nobody_works(run),
    }


def judged_rows(decision: dict[str, Any], position: Position, catalogue: LocalizedCatalogue, *, by_clock: bool) -> list[JudgedRow]:
    """The options, equal ones in one row, with bars on one scale: the share of wins, or the clock between the least and greatest bound."""
    options = decision["options"]
    low = min(option["ci95"][0] for option in options) if by_clock else 0.0
    high = max(option["ci95"][1] for option in options) if by_clock else 1.0
    scale = 100 / (high - low) if high > low else 0.0
    texts, firsts = option_texts(catalogue, position), equal_options(position)
    # By the number of the first of equal options, the figures of all of them, the best mean first.
    groups: dict[int, list[dict[str, Any]]] = {}
    for option in options:
        groups.setdefault(firsts[option["number"]], []).append(option)
    leading = {firsts[option["number"]] for option in options if not option["is_behind"]}
    rows = []
    for first, (option, *others) in groups.items():
        least, most = option["ci95"]
        rows.append(
            JudgedRow(
                text=texts[first],
                numbers=(option["number"], *(other["number"] for other in others)),
                figures=option,
                is_usual=first == firsts[decision["usual"]],
                is_behind=first not in leading,
                is_settled=leading == {first},
                bar=(coordinate((least - low) * scale), coordinate((most - least) * scale)),
                mark=coordinate((option["value"] - low) * scale),
            )
        )
    return rows


def erring_context(decision: Mapping[str, Any] | None, rows: Sequence[JudgedRow]) -> dict[str, Any]:
    """Which option policies that err put first: its text, and how it compares with the first row (`games.coach.verdict.RANKS`)."""
    erring = decision["erring"] if decision else None
    if not erring:
        return {"erring_first": "", "erring_rank": ""}
    best = next((row for row in rows if erring["best"] in row.numbers), None)
    return {"erring_first": best.text if best else "", "erring_rank": SAME if best is rows[0] else erring["rank"]}


def changes_in(rows: list[JudgedRow]) -> list[tuple[str, dict[str, Any]]]:
    """The text of an option and what it changes (`simulator.coach.effects.changes_of`), for each change of each option."""
    return [(row.text, effect) for row in rows for effect in row.figures["effects"]]


def coach_urls(found: Table, place: int | None = None) -> dict[str, Any]:
    """Where the coach is asked about the decision that waits, or about the opponent's move at this place."""
    arguments = [found.pk] if place is None else [found.pk, place]
    name = "table-coach" if place is None else "table-move"
    return {
        "coach_url": reverse(name, args=arguments),
        "coach_ask_url": reverse(f"{name}-ask", args=arguments),
        "coach_cancel_url": reverse(f"{name}-cancel", args=arguments),
        "is_move": place is not None,
    }


def _page(request: PageRequest, found: Table, run: Run | None, *, sentence: str = "", status: int = 200) -> HttpResponse:
    """The page of the coach, or for htmx the part that changes.  sentence: why a question was refused."""
    position = position_of(found)
    catalogue = localized_catalogue(in_view(request, found.game_id), language(), own_cards_of(found.decklist))
    context = {
        "table": found,
        "position": position,
        "question": position.question,
        "catalogue": catalogue,
        **players_context(catalogue, found),
        "may_coach": position.question is not None and coaching.is_coached(found),
        "sentence": sentence,
        **coach_urls(found),
        **coach_context(found, position, run, catalogue),
    }
    context["refresh"] = refresh_of("table-coach", found.pk, waits=context["coach_is_active"])
    template = "tables/coach/_coach.html" if request.htmx else "tables/coach/page.html"
    return unlisted(render(request, template, context, status=status))


def stopped_sentence(run: Run | None) -> str:
    """Why the run is over or has failed; "" while it goes on, and without a run."""
    if run is None:
        return ""
    failure = failure_data(run.failure)
    return failure["detail"] if failure else stop_sentence(run.stop_reason)


def nobody_works(run: Run | None) -> bool:
    """Whether the run waits for a worker, and none is alive."""
    return run is not None and run.status == Run.Status.QUEUED and not workers_alive(run.queue)


def refresh_of(page: str, *arguments: Any, waits: object) -> str:
    """What makes a browser without JavaScript load a page again; "" once there is nothing to wait for.

    page: its name among the addresses.
    """
    return f"{SECONDS_TO_REFRESH};url={reverse(page, args=arguments)}" if waits else ""


def state_of_run(run: Run) -> str:
    return f"{run.status}-{run.games_done}"


def _table(request: HttpRequest, pk: uuid.UUID) -> Table:
    return table_get(table_id=pk, owner_key=owner_key(request))
