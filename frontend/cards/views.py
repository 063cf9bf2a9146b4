"""Pages of one game's cards, sets, products and factions."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from django.core.paginator import Page, Paginator
from django.db.models import QuerySet
from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.utils.http import urlencode
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from cards import selectors
from cards.api.limits import SEARCH_COST, client_key, spend
from cards.errors import BadInput, NotFound
from cards.legality_status import Standing, format_statuses
from cards.models import Card, Faction, ObjectiveSet, Printing, Product
from cards.models import Game as GameRow
from cards.query.search_context import Asker
from cards.search import find
from decks.models import Deck
from decks.owners import owner_key
from decks.search.search_context import asker_of
from decks.selectors import deck_list, public_decks_with
from frontend.cards import forms
from frontend.cards import query_form as query_forms
from frontend.cards.facts import back_of, fact_rows, relations
from frontend.cards.rows import card_rows, set_rows
from frontend.cards.search_lists import order_labels, query_explanation, search_error, table_head, view_links
from frontend.site.requests import PageRequest
from frontend.site.responses import private
from frontend.site.theme import look_of
from games.contracts.catalogue import Choice
from games.contracts.game import Game
from games.registry import GAMES

PAGE_SIZE = 60
DECKS_OFFERED = 8
DECKS_SHOWN = 5


def game_of(slug: str) -> tuple[GameRow, Game]:
    """The loaded game and its rules; NotFound names the games there are."""
    row = selectors.game_get(slug=slug)
    return row, selectors.rules_of(row)


@require_safe
def game(request: PageRequest, slug: str) -> HttpResponse:
    row, rules = game_of(slug)
    products = list(selectors.product_list(game=row))
    factions = list(selectors.faction_list(game=row))
    types, sides = selectors.type_counts(game=row), selectors.side_counts(game=row)
    context = {
        "game": rules,
        "factions": factions,
        "types": [(choice, types[choice.code]) for choice in rules.cards.types if choice.code in types],
        "sides": [(choice, sides[choice.code]) for choice in rules.cards.sides if choice.code in sides],
        "marked": marked_values(rules, slug),
        "product_count": len(products),
        "cycles": by_cycle(products),
        "card_count": sum(types.values()),
        "set_count": sum(product.objective_set_count for product in products),  # type: ignore[attr-defined]  # `product_list` annotates it
        "formats": selectors.format_names(game=row, rules=rules),
    }
    return render(request, "site/game.html", context)


def marked_values(rules: Game, slug: str) -> tuple[str, tuple[Choice, ...]]:
    """The fact by which the game's cards are painted, where that is neither faction nor side: (its name, its values)."""
    group = look_of(slug).group
    return next(((field.name, field.choices) for field in rules.cards.fields if field.name == group), ("", ()))


def by_cycle(products: list[Product]) -> dict[str, list[Product]]:
    """Those of no cycle first, under ""."""
    cycles: dict[str, list[Product]] = {"": []}
    for product in products:
        cycles.setdefault(product.cycle, []).append(product)
    return {cycle: listed for cycle, listed in cycles.items() if listed}


@require_safe
def product_list(request: PageRequest, slug: str) -> HttpResponse:
    row, rules = game_of(slug)
    products = list(selectors.product_list(game=row))
    dated = any(product.facts.get("released") for product in products)
    return render(
        request, "site/products.html", {"game": rules, "cycles": by_cycle(products), "product_count": len(products), "dated": dated}
    )


@require_safe
def faction_list(request: PageRequest, slug: str) -> HttpResponse:
    """The factions with their cards by type; a game whose cards print none has a page of its sides."""
    row, rules = game_of(slug)
    counts = selectors.type_counts_by(game=row, group="faction" if look_of(slug).group == "faction" else "side")
    groups: list[tuple[Faction | Choice, dict[str, int]]]
    groups = [(found, counts[found.pk]) for found in selectors.faction_list(game=row) if found.pk in counts]
    groups = groups or [(side, counts[side.code]) for side in rules.cards.sides if side.code in counts]
    if not groups:
        raise NotFound(_("This game has neither factions nor sides."))
    context = {"game": rules, "groups": groups, "by": "faction" if look_of(slug).group == "faction" else "side"}
    return render(request, "site/factions.html", context)


@require_safe
@vary_on_headers("HX-Request")
def card_search(request: PageRequest, slug: str) -> HttpResponse:
    """The list of cards; for htmx only what is found, with the address to show."""
    spend(bucket="search", key=client_key(request), cost=SEARCH_COST)
    row, rules = game_of(slug)
    language = get_language() or "en"
    main, more = forms.card_groups(rules, row.data_version, request.GET, language)
    order, view = request.GET.get("order", ""), request.GET.get("view", "")
    context: dict[str, Any] = {"game": rules}
    status, asker = 200, asker_of(owner=lambda: owner_key(request), game=slug)
    try:
        found = find.card_find(game=row, q=request.GET.get("q", ""), filters=given(request), order=order, asker=asker)
        order = ("-" if found.display.get("dir") == "desc" else "") + found.display.get("order", "name")
        view = shown_as(view or found.display.get("view", ""))
        page = page_of(request, found.codes)
        prints = found.display.get("unique") == "prints"
        rows = card_rows(list(page), game=row, rules=rules, view=view, language=language, prints=prints)
        context |= {
            "page": page,
            "rows": rows,
            "prints": prints,
            "hidden": hidden_extras(request, row, page.paginator.count, asker),
            **query_explanation(request, found.query),
        }
        if not page.object_list:
            context |= {"near": find.cards_named_like(game=row, q=request.GET.get("q", "")), "elsewhere": other_games(slug)}
    except BadInput as error:
        marked, said = search_error(request, error, rules, [*main, *more])
        main, more = marked[: len(main)], marked[len(main) :]
        context |= said
        status = error.status
    view = shown_as(view)
    context |= {
        "view": view,
        "views": view_links(request, view),
        "head": table_head(request, rules, language, order) if view == "table" else [],
        "columns": look_of(slug).columns,
        "own_search": True,
        "groups": main,
        "more": more,
        "more_open": any(chosen.value for chosen in forms.chosen(more, request.GET)),
        "chosen": forms.chosen([*main, *more], request.GET),
        "orders": [(name, label, name == order) for name, label in order_labels(rules, language).items()],
    }
    return private_if_personal(asker, found_page(request, "cards/search/search.html", "cards/search/_results.html", context, status))


@require_safe
def query_form(request: PageRequest, slug: str) -> HttpResponse:
    """The form that writes a query; sent, it leads to the search."""
    row, rules = game_of(slug)
    fields = find.search_fields(game=row)
    if "build" in request.GET:
        query = urlencode({"q": query_forms.written(request.GET, fields)})
        return HttpResponseRedirect(f"{reverse('card-search', args=[slug])}?{query}")
    language = get_language() or "en"
    context: dict[str, Any] = {"game": rules, "q": request.GET.get("q", "")}
    status, asked = 200, None
    try:
        asked = find.query_parse(game=row, q=context["q"])
    except BadInput as error:
        status = error.status
    context |= {
        "lines": query_forms.lines(fields, asked, language),
        "words": query_forms.words_in(asked),
        "rest": query_forms.rest_of(asked),
        "explained": asked.explain(language) if asked and asked.tree is not None else "",
    }
    return render(request, "cards/search/query_form.html", context, status=status)


def shown_as(view: str) -> str:
    """The drawing of the list: by its name in the address or in the query, the usual one for any other."""
    view = forms.VIEW_ALIASES.get(view, view)
    return view if view in forms.VIEWS else forms.VIEWS[0]


def private_if_personal(asker: Asker, response: HttpResponse) -> HttpResponse:
    """Keep a response that used the reader's own decks or collection out of shared caches."""
    if asker.was_asked:
        patch_vary_headers(private(response), ["Cookie"])
    return response


def hidden_extras(request: PageRequest, game: GameRow, shown: int, asker: Asker) -> int:
    """How many more cards the search would find with extras included.  1 query, only for games with extras."""
    if not selectors.has_extras(game=game):
        return 0
    asked = {**given(request), "include": ["extras"]}
    return find.card_find(game=game, q=request.GET.get("q", ""), filters=asked, asker=asker).rows.count() - shown


def other_games(slug: str) -> list[Game]:
    return [game for game in GAMES.values() if game.slug != slug]


@require_safe
def card(request: PageRequest, slug: str, code: str) -> HttpResponse:
    row, rules = game_of(slug)
    language = get_language() or "en"
    found = selectors.card_get(game=row, code=code)
    printings = list(found.printings.all())
    here = next((printing for printing in printings if printing.code == code), printings[0])
    before, after = selectors.printing_neighbours(game=row, printing=here, card=found)
    hidden = {*look_of(slug).untold, "has_text", "back"}
    context = {
        "game": rules,
        "card": found,
        "here": here,
        "printings": printings,
        "set": selectors.objective_set_get(game=row, code=here.objective_set.code) if here.objective_set else None,
        "before": before,
        "after": after,
        "rows": [fact for fact in fact_rows(found.facts, game=rules, language=language) if fact.name not in hidden],
        "back": back_of(found),
        "related": related_cards(found, row, rules, language),
        "rulings": selectors.card_rulings(card=found),
        "standings": by_state(format_statuses(card=found, rules=rules, on=date.today())),
        **deck_facts(row, found, printings, rules),
    }
    return render(request, "cards/page/card.html", context)


def related_cards(found: Card, game: GameRow, rules: Game, language: str) -> list[tuple[str, list[Card | str]]]:
    """(label, cards and titles of no one card) for each relation that the card has."""
    rows = relations(found.facts, game=rules, language=language)
    known = selectors.card_links(game=game, codes=[code for _, codes in rows for code in codes]) if rows else {}
    return [(label, [known.get(code, code) for code in codes]) for label, codes in rows]


STATES = ("banned", "restricted", "limited", "outside", "legal")  # what a player should see first


def by_state(found: list[Standing]) -> list[tuple[str, list[Standing]]]:
    groups: dict[str, list[Standing]] = {state: [] for state in STATES}
    for standing in found:
        groups[standing.state].append(standing)
    return [(state, standing) for state, standing in groups.items() if standing]


def deck_facts(game: GameRow, found: Card, printings: list[Printing], rules: Game) -> dict[str, Any]:
    """How well a run plays the card, and the public decks that hold it (a set, where sets are chosen)."""
    codes = {"objective_sets": [row.objective_set.code for row in printings if row.objective_set]}
    own = [row.code for row in printings]
    holding = [(zone.code, code) for zone in rules.decks.zones for code in codes.get(zone.holds, own)]
    decks = public_decks_with(game=rules.slug, holding=holding)
    coverage = selectors.card_coverage(game=game, card=found)
    return {"coverage": coverage, "deck_count": decks.count(), "public_decks": decks[:DECKS_SHOWN]}


@require_safe
@vary_on_headers("HX-Request")
def set_list(request: PageRequest, slug: str) -> HttpResponse:
    spend(bucket="search", key=client_key(request), cost=SEARCH_COST)
    row, rules = game_of(slug)
    language = get_language() or "en"
    groups = forms.set_groups(rules, row.data_version, request.GET, language)
    context: dict[str, Any] = {"game": rules, "own_search": True, "groups": groups, "chosen": forms.chosen(groups, request.GET)}
    status, asker = 200, asker_of(owner=lambda: owner_key(request), game=slug)
    try:
        found, query = find.objective_set_find(game=row, q=request.GET.get("q", ""), filters=given(request), asker=asker)
        page = page_of(request, found.values_list("code", flat=True))
        rows = set_rows(list(page), game=row, rules=rules, language=language)
        context |= {"page": page, "rows": rows, **query_explanation(request, query)}
    except BadInput as error:
        context["groups"], said = search_error(request, error, rules, groups)
        context |= said
        status = error.status
    return private_if_personal(asker, found_page(request, "sets/search.html", "sets/_results.html", context, status))


@require_safe
def objective_set(request: PageRequest, slug: str, code: str) -> HttpResponse:
    row, rules = game_of(slug)
    found = selectors.objective_set_get(game=row, code=code)
    before, after = selectors.set_neighbours(objective_set=found)
    totals = selectors.set_totals(found, rules)
    context = {
        "game": rules,
        "set": found,
        "totals": [(field, totals[field.name]) for field in rules.cards.fields if totals.get(field.name)],
        "before": before,
        "after": after,
        "decks": decks_for(request, found),
        "zone": next((zone.code for zone in rules.decks.zones if zone.holds == "objective_sets"), ""),
    }
    return render(request, "sets/set.html", context)


def decks_for(request: PageRequest, found: ObjectiveSet) -> list[Deck]:
    """The reader's latest decks that could hold the set: one query, none without a session."""
    key = owner_key(request)
    if not key:
        return []
    decks = deck_list(owner_key=key).filter(game=found.game_id, side__in=("", found.side))
    return list(decks.prefetch_related(None)[:DECKS_OFFERED])


# --- lists -----------------------------------------------------------------------------------------------------------


def given(request: PageRequest) -> dict[str, list[str]]:
    """The parameters that have a value: a form sends its empty fields too."""
    return {key: kept for key, values in request.GET.lists() if (kept := [value for value in values if value])}


def page_of(request: PageRequest, rows: QuerySet[Any] | Sequence[Any]) -> Page[Any]:
    """The requested page; the last if the number is too high, the first if it is not a number."""
    return Paginator(rows, PAGE_SIZE).get_page(request.GET.get("page"))


def found_page(request: PageRequest, template: str, results: str, context: dict[str, Any], status: int) -> HttpResponse:
    """The whole page, or for htmx its results: then the address follows without the empty fields.

    While one refines what was already asked, the address is replaced, so that Back leads out of a search and not letter by letter.
    """
    if not request.htmx or request.htmx.history_restore_request:
        return render(request, template, context, status=status)
    response = render(request, results, context | {"swapped": True}, status=status)
    query = forms.tidy(request.GET)
    refines = "?" in (request.htmx.current_url or "") and request.htmx.trigger_name == "q"
    response.headers["HX-Replace-Url" if refines else "HX-Push-Url"] = f"{request.path}?{query}" if query else request.path
    return response
