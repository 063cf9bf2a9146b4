"""The card search of the deck editor: cards or objective sets to add to one zone, in the language of the catalogue.

URL parameters of the page's own filters:
    side: "any" removes the filter on the deck's side.
    legal: a format's code; "any" removes the filter on the game's main format.
    own: "1" shows only cards in the owner's collection.

owned: copies in the owner's collection, by code.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from django.core.paginator import Paginator
from django.http import HttpRequest, QueryDict

from cards.errors import BadInput
from cards.models import Game as GameRow
from cards.search.fields import search_fields
from cards.search.find import card_find, cards_matching, objective_set_find
from decks.collection import owned as owned_cards
from decks.collection import owned_sets
from decks.models import Deck
from decks.own_cards.searching import further_values
from decks.search.search_context import requester_of
from frontend.cards import forms
from frontend.cards.catalogue import LocalizedCatalogue
from frontend.cards.rows import card_rows
from frontend.cards.search_lists import order_labels, query_explanation, search_error
from frontend.cards.shown import slot_key
from frontend.own_cards.searching import own_card_rows
from games.contracts.decks import ZoneSpec
from games.texts import in_language

CARDS_A_PAGE, SETS_A_PAGE = 30, 20
ANY = "any"
MAX_QUERY_LENGTH = 1_500  # characters of the query string in a form's `next`


def search_parameters(data: QueryDict) -> QueryDict:
    """The search parameters of the URL or, in a posted form, of `next`; without empty values and the fields of a change."""
    source = QueryDict(data.get("next", "")[:MAX_QUERY_LENGTH]) if "next" in data else data
    parameters = QueryDict(mutable=True)
    for name, values in source.lists():
        if (values := [value for value in values if value]) and name not in ("csrfmiddlewaretoken", "version", "change", "replace", "seen"):
            parameters.setlist(name, values[:20])
    return parameters


def searchable_zones(catalogue: LocalizedCatalogue, quantities: Mapping[str, int], zone_code: str) -> list[ZoneSpec]:
    """The zones of a deck that the search can fill.

    In a game whose decks consist of objective sets, a zone of single cards is offered only if the deck or the URL already uses it.
    """
    zones = catalogue.chosen_zones
    sets = [zone for zone in zones if zone.holds == "objective_sets"]
    used = {key.partition(":")[0] for key in quantities} | {zone_code}
    return [zone for zone in catalogue.game.decks.kept_zones if zone.holds != "leaders" and (zone in (sets or zones) or zone.code in used)]


def search(
    request: HttpRequest, catalogue: LocalizedCatalogue, deck: Deck, data: QueryDict, quantities: Mapping[str, int]
) -> dict[str, Any]:
    """The context of `decks/editor/_search.html` and `decks/editor/_found.html`."""
    query = search_parameters(data)
    # The links of the page keep the search, even if it came from a form.
    request.GET = query  # type: ignore[assignment]  # the stubs want an immutable QueryDict
    zones = searchable_zones(catalogue, quantities, query.get("zone", ""))
    zone = next((zone for zone in zones if zone.code == query.get("zone")), zones[0] if zones else None)
    context: dict[str, Any] = {"zones": zones, "zone": zone, "next": query.urlencode()}
    if zone is None:
        return context
    of_sets = zone.holds == "objective_sets"
    side_property = _side_property(catalogue, deck, zone)
    is_one_side = bool(side_property) and ANY not in query.getlist("side")
    formats = {} if of_sets else _formats(deck.game, catalogue.language)
    legal = query.get("legal") or next((one.code for one in catalogue.game.decks.formats if one.code in formats), ANY)
    groups = [group for group in _groups(catalogue, deck, query, of_sets=of_sets) if group.name not in ("side", side_property, forms.OWNED)]
    owned = (owned_sets if of_sets else owned_cards)(owner_key=deck.owner_key, game=deck.game_id, besides=deck.pk)
    only_owned = bool(owned) and query.get("own") == "1"
    order = query.get("order", "")
    context |= {
        "owned": owned,
        "only_owned": only_owned,
        "groups": groups,
        "chosen": forms.active_filters(groups, query),
        "formats": formats,
        "legal": legal if legal in formats else ANY,
        "legal_name": formats.get(legal, ""),
        "has_side": bool(side_property),
        "one_side": is_one_side,
        "orders": []
        if of_sets
        else [(name, label, name == order) for name, label in order_labels(catalogue.game, catalogue.language).items()],
        "q": query.get("q", ""),
    }
    own_filters = (zone.query, f"{side_property}:{deck.side}" if is_one_side else "", f"legal:{legal}" if legal in formats else "")
    options = {
        "game": deck.game,
        "q": context["q"],
        "filters": _filters(groups, query),
        "page_query": " ".join(f"({each})" for each in own_filters if each),
        "requester": requester_of(
            owner=lambda: deck.owner_key, game=deck.game_id, current=deck, further_values=further_values(deck.game, catalogue.own)
        ),
    }
    try:
        if of_sets:
            sets, parsed = objective_set_find(**options)
            sets = sets.filter(code__in=owned) if only_owned else sets
            page = Paginator(sets.values_list("code", flat=True), SETS_A_PAGE).get_page(query.get("page"))
            shown = (
                catalogue.objective_set(code, quantity=quantities.get(slot_key(zone.code, code), 0), zone=zone) for code in page.object_list
            )
            matching = cards_matching(game=deck.game, sets=list(page.object_list), query=parsed)
            context["sets"] = [catalogue.with_matches(one, matching) for one in shown if one is not None]
        else:
            results = card_find(**options, order=order, language=catalogue.language)
            parsed = results.query
            if only_owned:
                results = replace(results, rows=results.rows.filter(code__in=owned), is_everything=False)
            page = Paginator(results.codes, CARDS_A_PAGE).get_page(query.get("page"))
            context["rows"] = _rows(catalogue, deck, zone, list(page.object_list), held=quantities, owned=owned)
            # The collection counts published cards only.
            with_own = page.number == 1 and not only_owned
            context["own_rows"] = own_card_rows(catalogue, zone, results.condition, quantities) if with_own else []
        context |= {"page": page, **query_explanation(request, parsed)}
    except BadInput as error:
        context["groups"], error_context = search_error(request, error, catalogue.game, groups)
        context |= {**error_context, "status": error.status}
    return context


def _side_property(catalogue: LocalizedCatalogue, deck: Deck, zone: ZoneSpec) -> str:
    """The card property that the deck's side limits: "side" or, in some games, "faction"; "" for a deck without a side."""
    if not deck.side:
        return ""
    return next((key for key in ("side", "faction") for record in catalogue.records(zone) if record[key] == deck.side), "")


def _formats(game: GameRow, language: str) -> dict[str, str]:
    """code -> name of the formats that the search can filter by; empty if the game's data has no formats."""
    fields = search_fields(game=game, field="legal")
    return {choice.code: in_language(choice.names, language) for choice in fields[0].choices} if fields else {}


def _groups(catalogue: LocalizedCatalogue, deck: Deck, query: QueryDict, *, of_sets: bool) -> list[forms.Group]:
    """The filter groups: for cards the game's main filters and all text filters, for sets their own filters and the cards' text filters."""
    version = deck.game.data_version
    main, more = forms.card_groups(catalogue.game, version, query, catalogue.language)
    if of_sets:
        return [*forms.set_groups(catalogue.game, version, query, catalogue.language), *(group for group in main if group.kind == "text")]
    return [*main, *(group for group in more if group.kind == "text")]


def _filters(groups: list[forms.Group], query: QueryDict) -> QueryDict:
    """The parameters of the URL that belong to these groups."""
    filters = QueryDict(mutable=True)
    for name in {f"{group.name}{end}" for group in groups for end in ("", "_min", "_max")} & set(query):
        filters.setlist(name, query.getlist(name))
    return filters


def _rows(
    catalogue: LocalizedCatalogue, deck: Deck, zone: ZoneSpec, codes: list[str], *, held: Mapping[str, int], owned: Mapping[str, int]
) -> list[dict[str, Any]]:
    fragments = card_rows(codes, game=deck.game, rules=catalogue.game, view="pick", language=catalogue.language)
    rows = []
    for code, html in zip(codes, fragments, strict=False):
        if (card := catalogue.card_by_code(code)) is not None:
            quantity, copies_owned = held.get(slot_key(zone.code, code), 0), owned.get(card.record_code, 0)
            rows.append({"code": code, "card": card, "html": html, "quantity": quantity, "owned": copies_owned})
    return rows
