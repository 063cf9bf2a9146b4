"""The search beside a deck: what is offered for one part of it, in the language of the catalogue.

Two filters are the page's own and hold until they are taken away: the side of the deck ("side=any" takes it away) and what is legal in
its game's main format ("legal=any", or "legal=<format>" for another).  A third can be asked for: what the owner has ("own=1").
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
from cards.search.find import card_find, objective_set_find, search_fields
from decks.collection import owned as owned_cards
from decks.collection import owned_sets
from decks.models import Deck
from decks.search.search_context import requester_of
from frontend.cards import forms
from frontend.cards.catalogue import LocalizedCatalogue
from frontend.cards.rows import card_rows
from frontend.cards.search_lists import order_labels, query_explanation, search_error
from frontend.cards.shown import slot_key
from games.contracts.decks import ZoneSpec
from games.texts import in_language

CARDS_A_PAGE, SETS_A_PAGE = 30, 20
ANY = "any"
LONGEST = 1_500  # characters of an address that a form carries along


def kept_query(data: QueryDict) -> QueryDict:
    """The search as an address or, in a posted form, `next` says it; without what says nothing."""
    source = QueryDict(data.get("next", "")[:LONGEST]) if "next" in data else data
    kept = QueryDict(mutable=True)
    for name, values in source.lists():
        if (values := [value for value in values if value]) and name not in ("csrfmiddlewaretoken", "version", "change", "replace", "seen"):
            kept.setlist(name, values[:20])
    return kept


def zones_offered(catalogue: LocalizedCatalogue, quantities: Mapping[str, int], asked: str) -> list[ZoneSpec]:
    """The parts of a deck that are filled from a search.  Where decks are made of sets, single cards only if there are some already."""
    zones = catalogue.chosen_zones
    sets = [zone for zone in zones if zone.holds == "objective_sets"]
    wanted = {key.partition(":")[0] for key in quantities} | {asked}
    return [zone for zone in catalogue.game.decks.zones if zone.holds != "leaders" and (zone in (sets or zones) or zone.code in wanted)]


def search(
    request: HttpRequest, catalogue: LocalizedCatalogue, deck: Deck, data: QueryDict, quantities: Mapping[str, int]
) -> dict[str, Any]:
    """What `decks/editor/_search.html` and `decks/editor/_found.html` read."""
    query = kept_query(data)
    # The links of the page keep the search, also where a form brought it.
    request.GET = query  # type: ignore[assignment]  # the stubs want an immutable QueryDict
    zones = zones_offered(catalogue, quantities, query.get("zone", ""))
    zone = next((zone for zone in zones if zone.code == query.get("zone")), zones[0] if zones else None)
    context: dict[str, Any] = {"zones": zones, "zone": zone, "next": query.urlencode()}
    if zone is None:
        return context
    of_sets = zone.holds == "objective_sets"
    of = _what_it_is_of(catalogue, deck, zone)
    one_side = bool(of) and ANY not in query.getlist("side")
    formats = {} if of_sets else _formats(deck.game, catalogue.language)
    legal = query.get("legal") or next((one.code for one in catalogue.game.decks.formats if one.code in formats), ANY)
    groups = [group for group in _groups(catalogue, deck, query, of_sets=of_sets) if group.name not in ("side", of)]
    owned = (owned_sets if of_sets else owned_cards)(owner_key=deck.owner_key, game=deck.game_id)
    only_owned = bool(owned) and query.get("own") == "1"
    order = query.get("order", "")
    context |= {
        "owned": owned,
        "only_owned": only_owned,
        "groups": groups,
        "chosen": forms.chosen(groups, query),
        "formats": formats,
        "legal": legal if legal in formats else ANY,
        "legal_name": formats.get(legal, ""),
        "has_side": bool(of),
        "one_side": one_side,
        "orders": []
        if of_sets
        else [(name, label, name == order) for name, label in order_labels(catalogue.game, catalogue.language).items()],
        "q": query.get("q", ""),
    }
    own_filters = (zone.query, f"{of}:{deck.side}" if one_side else "", f"legal:{legal}" if legal in formats else "")
    asked = {
        "game": deck.game,
        "q": context["q"],
        "filters": _filters(groups, query),
        "page_query": " ".join(f"({each})" for each in own_filters if each),
        "requester": requester_of(owner=lambda: deck.owner_key, game=deck.game_id, current=deck),
    }
    try:
        if of_sets:
            sets, understood = objective_set_find(**asked)
            sets = sets.filter(code__in=owned) if only_owned else sets
            page = Paginator(sets.values_list("code", flat=True), SETS_A_PAGE).get_page(query.get("page"))
            shown = (catalogue.objective_set(code, quantity=quantities.get(slot_key(zone.code, code), 0)) for code in page.object_list)
            context["sets"] = [one for one in shown if one is not None]
        else:
            found = card_find(**asked, order=order)
            understood = found.query
            if only_owned:
                found = replace(found, rows=found.rows.filter(code__in=owned), is_everything=False)
            page = Paginator(found.codes, CARDS_A_PAGE).get_page(query.get("page"))
            context["rows"] = _rows(catalogue, deck, zone, list(page.object_list), held=quantities, owned=owned)
        context |= {"page": page, **query_explanation(request, understood)}
    except BadInput as error:
        context["groups"], said = search_error(request, error, catalogue.game, groups)
        context |= {**said, "status": error.status}
    return context


def _what_it_is_of(catalogue: LocalizedCatalogue, deck: Deck, zone: ZoneSpec) -> str:
    """How cards name what the deck is of: as their side or, in another game, as their faction; "" if it is of nothing."""
    if not deck.side:
        return ""
    return next((key for key in ("side", "faction") for record in catalogue.records(zone) if record[key] == deck.side), "")


def _formats(game: GameRow, language: str) -> dict[str, str]:
    """code -> name of the formats that cards can be asked for, where the game's data has lists."""
    found = search_fields(game=game, field="legal")
    return {choice.code: in_language(choice.names, language) for choice in found[0].choices} if found else {}


def _groups(catalogue: LocalizedCatalogue, deck: Deck, query: QueryDict, *, of_sets: bool) -> list[forms.Group]:
    """The filters to tick: of cards the game's main ones, and further texts; of sets their own, and the texts of their cards."""
    version = deck.game.data_version
    main, more = forms.card_groups(catalogue.game, version, query, catalogue.language)
    if of_sets:
        return [*forms.set_groups(catalogue.game, version, query, catalogue.language), *(group for group in main if group.kind == "text")]
    return [*main, *(group for group in more if group.kind == "text")]


def _filters(groups: list[forms.Group], query: QueryDict) -> QueryDict:
    """What of the address these groups ask."""
    filters = QueryDict(mutable=True)
    for name in {f"{group.name}{end}" for group in groups for end in ("", "_min", "_max")} & set(query):
        filters.setlist(name, query.getlist(name))
    return filters


def _rows(
    catalogue: LocalizedCatalogue, deck: Deck, zone: ZoneSpec, codes: list[str], *, held: Mapping[str, int], owned: Mapping[str, int]
) -> list[dict[str, Any]]:
    drawn = card_rows(codes, game=deck.game, rules=catalogue.game, view="pick", language=catalogue.language)
    rows = []
    for code, html in zip(codes, drawn, strict=False):
        if (card := catalogue.card_by_code(code)) is not None:
            quantity, own = held.get(slot_key(zone.code, code), 0), owned.get(card.record_code, 0)
            rows.append({"code": code, "card": card, "html": html, "quantity": quantity, "owned": own})
    return rows
