"""The card search and the advanced search form."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import get_language
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from cards import selectors
from cards.api.limits import SEARCH_COST, client_key, spend
from cards.errors import BadInput
from cards.models import Game as GameRow
from cards.query.search_context import Requester
from cards.search import find
from cards.search.fields import search_fields
from cards.search.filters import unknown_value_warnings
from cards.search.names import cards_named_like
from decks.owners import owner_key
from decks.search.search_context import requester_of
from frontend.cards import forms
from frontend.cards import query_form as query_forms
from frontend.cards.rows import card_rows
from frontend.cards.search_lists import order_labels, query_explanation, search_error, table_head, view_links
from frontend.cards.views.game import game_of
from frontend.cards.views.results import ALL_FILTERS, PAGE_SIZE, TEXTS_SHOWN, given_parameters, page_of, private_if_personal, results_page
from frontend.decks.adding import decks_to_add
from frontend.site.requests import PageRequest
from frontend.site.theme import look_of
from games.contracts.game import Game
from games.registry import GAMES


@require_safe
@vary_on_headers("HX-Request")
def card_search(request: PageRequest, slug: str) -> HttpResponse:
    """Search for cards.  For htmx, only the results."""
    spend(bucket="search", key=client_key(request), cost=SEARCH_COST)
    row, rules = game_of(slug)
    language = get_language() or "en"
    main, more = forms.card_groups(rules, row.data_version, request.GET, language)
    order, view = request.GET.get("order", ""), request.GET.get("view", "")
    context: dict[str, Any] = {"game": rules}
    status, requester = 200, requester_of(owner=lambda: owner_key(request), game=slug)
    try:
        search = find.card_find(
            game=row,
            q=request.GET.get("q", ""),
            filters=given_parameters(request),
            order=order,
            requester=requester,
            language=language,
        )
        search.query.warnings.extend(unknown_value_warnings(request.GET, {"view": (*forms.VIEWS, *forms.VIEW_ALIASES)}))
        order = ("-" if search.display.get("dir") == "desc" else "") + search.display.get("order", "name")
        view = known_view(view or search.display.get("view", ""))
        page = page_of(request, search.codes, TEXTS_SHOWN if view == "text" else PAGE_SIZE)
        prints = search.display.get("unique") == "prints"
        context |= decks_to_add(request, slug)
        adds = bool(context["add_decks"])
        rows = card_rows(list(page), game=row, rules=rules, view=view, language=language, prints=prints, adds=adds)
        context |= {
            "page": page,
            "rows": rows,
            "prints": prints,
            "hidden": hidden_extras(request, row, page.paginator.count, requester),
            **query_explanation(request, search.query),
        }
        if not page.object_list:
            context |= {"near": cards_named_like(game=row, q=request.GET.get("q", "")), "elsewhere": other_games(slug)}
    except BadInput as error:
        marked, error_context = search_error(request, error, rules, [*main, *more])
        main, more = marked[: len(main)], marked[len(main) :]
        context |= error_context
        status = error.status
    view = known_view(view)
    context |= {
        "view": view,
        "views": view_links(request, view),
        "head": table_head(request, rules, language, order) if view == "table" else [],
        "columns": look_of(slug).columns,
        "own_search": True,
        "groups": main,
        "more": more,
        "more_open": ALL_FILTERS in request.GET or any(not group.is_plain for group in more),
        "more_link": "?" + forms.tidy(request.GET, {"page": None}) + f"&{ALL_FILTERS}=1",
        "chosen": forms.active_filters([*main, *more], request.GET),
        "orders": [(name, label, name == order) for name, label in order_labels(rules, language).items()],
    }
    return private_if_personal(requester, results_page(request, "cards/search/search.html", "cards/search/_results.html", context, status))


@require_safe
@vary_on_headers("HX-Request")
def more_filters(request: PageRequest, slug: str) -> HttpResponse:
    """The filters behind "more", for htmx; without it, the search with them open."""
    row, rules = game_of(slug)
    if not request.htmx:
        return HttpResponseRedirect(f"{reverse('card-search', args=[slug])}?{ALL_FILTERS}=1")
    _, more = forms.card_groups(rules, row.data_version, request.GET, get_language() or "en")
    return render(request, "cards/search/_more_filters.html", {"game": rules, "more": more})


@require_safe
def query_form(request: PageRequest, slug: str) -> HttpResponse:
    """Show the advanced search form.  Submitted, it redirects to the search."""
    row, rules = game_of(slug)
    fields = search_fields(game=row)
    if "build" in request.GET:
        parameters = urlencode({"q": query_forms.query_text(request.GET, fields)})
        return HttpResponseRedirect(f"{reverse('card-search', args=[slug])}?{parameters}")
    language = get_language() or "en"
    context: dict[str, Any] = {"game": rules, "q": request.GET.get("q", "")}
    status, query = 200, None
    try:
        query = find.query_parse(game=row, q=context["q"])
    except BadInput as error:
        status = error.status
    context |= {
        "lines": query_forms.lines(fields, query, language),
        "words": query_forms.name_words(query),
        "rest": query_forms.rest_of(query),
        "explained": query.explain(language) if query and query.tree is not None else "",
    }
    return render(request, "cards/search/query_form.html", context, status=status)


def known_view(view: str) -> str:
    """The view of the list, from its name in the URL or in the query; the default for unknown names."""
    view = forms.VIEW_ALIASES.get(view, view)
    return view if view in forms.VIEWS else forms.VIEWS[0]


def hidden_extras(request: PageRequest, game: GameRow, shown: int, requester: Requester) -> int:
    """The number of further cards that the search would find with extras included.  1 query, only for games with extras."""
    if not selectors.has_extras(game=game):
        return 0
    filters = {**given_parameters(request), "include": ["extras"]}
    return find.card_find(game=game, q=request.GET.get("q", ""), filters=filters, requester=requester).rows.count() - shown


def other_games(slug: str) -> list[Game]:
    return [game for game in GAMES.values() if game.slug != slug]
