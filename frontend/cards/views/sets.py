"""The search of objective sets, and the page of one."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from cards import selectors
from cards.api.limits import SEARCH_COST, client_key, spend
from cards.errors import BadInput
from cards.search import find
from decks.owners import owner_key
from decks.search.search_context import requester_of
from frontend.cards import forms
from frontend.cards.rows import set_rows
from frontend.cards.search_lists import query_explanation, search_error
from frontend.cards.views.game import game_of
from frontend.cards.views.results import given_parameters, page_of, private_if_personal, results_page
from frontend.decks.adding import decks_to_add
from frontend.site.requests import PageRequest


@require_safe
@vary_on_headers("HX-Request")
def set_list(request: PageRequest, slug: str) -> HttpResponse:
    spend(bucket="search", key=client_key(request), cost=SEARCH_COST)
    row, rules = game_of(slug)
    language = get_language() or "en"
    groups = forms.set_groups(rules, row.data_version, request.GET, language)
    context: dict[str, Any] = {"game": rules, "own_search": True, "groups": groups, "chosen": forms.active_filters(groups, request.GET)}
    status, requester = 200, requester_of(owner=lambda: owner_key(request), game=slug)
    try:
        sets, query = find.objective_set_find(game=row, q=request.GET.get("q", ""), filters=given_parameters(request), requester=requester)
        page = page_of(request, sets.values_list("code", flat=True))
        context |= decks_to_add(request, slug)
        rows = set_rows(list(page), game=row, rules=rules, language=language, adds=bool(context["add_decks"]))
        context |= {"page": page, "rows": rows, **query_explanation(request, query)}
    except BadInput as error:
        context["groups"], error_context = search_error(request, error, rules, groups)
        context |= error_context
        status = error.status
    return private_if_personal(requester, results_page(request, "sets/search.html", "sets/_results.html", context, status))


@require_safe
def objective_set(request: PageRequest, slug: str, code: str) -> HttpResponse:
    row, rules = game_of(slug)
    shown_set = selectors.objective_set_get(game=row, code=code)
    before, after = selectors.set_neighbours(objective_set=shown_set)
    totals = selectors.set_totals(shown_set, rules)
    context = {
        "game": rules,
        "set": shown_set,
        "totals": [(field, totals[field.name]) for field in rules.cards.fields if totals.get(field.name)],
        "before": before,
        "after": after,
        "add": f"{next((zone.code for zone in rules.decks.zones if zone.holds == 'objective_sets'), '')}:{code}",
        **decks_to_add(request, slug, shown_set.side),
    }
    return render(request, "sets/set.html", context)
