"""Pages of search results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.core.paginator import Page, Paginator
from django.db.models import QuerySet
from django.http import HttpResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers

from cards.query.search_context import Requester
from frontend.cards import forms
from frontend.site.requests import PageRequest
from frontend.site.responses import private

PAGE_SIZE = 60
# Rows of the view that shows each card's whole text: sixty long texts are more than a page may weigh.
TEXTS_SHOWN = 40
# The parameter of a search whose page has every filter.  Without it, the filters behind "more" come when the reader opens them, because
# in some games they have a thousand values.
ALL_FILTERS = "filters"


def private_if_personal(requester: Requester, response: HttpResponse) -> HttpResponse:
    """Keep a response that used the reader's own decks or collection out of shared caches."""
    if requester.is_private_result:
        patch_vary_headers(private(response), ["Cookie"])
    return response


def given_parameters(request: PageRequest) -> dict[str, list[str]]:
    """The URL parameters of the search with a value; forms also send empty fields."""
    given = request.GET.lists()
    return {key: kept for key, values in given if key != ALL_FILTERS and (kept := [value for value in values if value])}


def page_of(request: PageRequest, rows: QuerySet[Any] | Sequence[Any], size: int = PAGE_SIZE) -> Page[Any]:
    """The requested page; the last if the number is too high, the first if it is not a number."""
    return Paginator(rows, size).get_page(request.GET.get("page"))


def results_page(request: PageRequest, template: str, results: str, context: dict[str, Any], status: int) -> HttpResponse:
    """The whole page or, for htmx, only the results, with the tidied URL for the address bar.

    While the user types, the URL is replaced and not pushed, so that Back leaves the search instead of undoing letters.
    """
    if not request.htmx or request.htmx.history_restore_request:
        return render(request, template, context, status=status)
    response = render(request, results, context | {"swapped": True}, status=status)
    query = forms.tidy(request.GET)
    refines = "?" in (request.htmx.current_url or "") and request.htmx.trigger_name == "q"
    response.headers["HX-Replace-Url" if refines else "HX-Push-Url"] = f"{request.path}?{query}" if query else request.path
    return response
