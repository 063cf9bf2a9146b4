"""The formats in which a report is sent: JSON, or a CSV file."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.utils.translation import get_language, gettext
from rest_framework import exceptions
from rest_framework.negotiation import DefaultContentNegotiation
from rest_framework.request import Request

from cards.errors import NotFound
from cards.texts.safe_text import bad_field
from simulator.models import Run
from simulator.report.csv import report_csv
from simulator.requests.faults import one_of
from simulator.selectors.reports import run_report

PRIVATE = "private, no-store"
REVALIDATED = "private, no-cache"  # no max-age: when the link of a deck is renewed or the deck becomes private, its runs end at once
FORMATS = {"json": "application/json", "csv": "text/csv"}


class AnyAccept(DefaultContentNegotiation):
    """Content negotiation for views that choose the format themselves."""

    def select_renderer(self, request: Any, renderers: Any, format_suffix: str | None = None) -> Any:
        return renderers[0], renderers[0].media_type


def report_format(request: Request) -> str:
    """Return "json" or "csv": the value of `?format=`, else what `Accept` prefers."""
    requested = request.query_params.get("format")
    if requested in FORMATS:
        return str(requested)
    if requested is not None:
        raise bad_field("format", "unknown_format", one_of("format", FORMATS))
    media_types = list(FORMATS.values())
    # The types that the client accepts may have parameters.
    media_types += [str(each) for each in request.accepted_types if f"{each.main_type}/{each.sub_type}" in media_types]
    preferred = request.get_preferred_type(media_types)
    if preferred is None:
        raise exceptions.NotAcceptable(gettext("The report is available as %(types)s.") % {"types": ", ".join(FORMATS.values())})
    return next(name for name, media_type in FORMATS.items() if preferred.startswith(media_type))


def report_file(run: Run) -> HttpResponse:
    """The report on the games played so far, as a CSV file."""
    report = run_report(run, language=get_language() or "en")
    if report is None:
        raise NotFound(gettext("No games of this run have been played yet."))
    response = HttpResponse(report_csv(report), content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="stardeck-{run.pk}.csv"'
    response["Cache-Control"] = PRIVATE
    return response
