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
from cards.search import card_find, objective_set_find, search_fields
from decks.asking import asker_of
from decks.collection import owned as owned_cards
from decks.collection import owned_sets
from decks.models import Deck
from frontend import forms
from frontend.decklists import Shelf, slot_key
from frontend.rows import card_rows
from frontend.views.catalogue import not_read, order_labels, read_as
from games.contracts import ZoneSpec, in_language

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


def zones_offered(shelf: Shelf, quantities: Mapping[str, int], asked: str) -> list[ZoneSpec]:
    """The parts of a deck that are filled from a search.  Where decks are made of sets, single cards only if there are some already."""
    zones = shelf.chosen_zones
    sets = [zone for zone in zones if zone.holds == "objective_sets"]
    wanted = {key.partition(":")[0] for key in quantities} | {asked}
    return [zone for zone in shelf.game.zones if zone.holds != "leaders" and (zone in (sets or zones) or zone.code in wanted)]


def search(request: HttpRequest, shelf: Shelf, deck: Deck, data: QueryDict, quantities: Mapping[str, int]) -> dict[str, Any]:
    """What `decks/_search.html` and `decks/_found.html` read."""
    query = kept_query(data)
    request.GET = query  # the page's own links keep the search, also where a form brought it
    zones = zones_offered(shelf, quantities, query.get("zone", ""))
    zone = next((zone for zone in zones if zone.code == query.get("zone")), zones[0] if zones else None)
    context: dict[str, Any] = {"zones": zones, "zone": zone, "next": query.urlencode()}
    if zone is None:
        return context
    game, rules, language = deck.game, shelf.game, shelf.language
    of_sets = zone.holds == "objective_sets"
    formats = {} if of_sets else {c.code: in_language(c.names, language) for c in _formats(game)}
    legal = query.get("legal") or next((one.code for one in rules.formats if one.code in formats), ANY)
    main, more = forms.card_groups(rules, game.data_version, query, language)
    if of_sets:
        groups = [*forms.set_groups(rules, game.data_version, query, language), *(group for group in main if group.kind == "text")]
    else:
        groups = [*main, *(group for group in more if group.kind == "text")]
    # What the deck is of, its cards name as their side or, in another game, as their faction.
    of = next((key for key in ("side", "faction") for record in shelf.records(zone) if deck.side and record[key] == deck.side), "")
    groups = [group for group in groups if group.name not in ("side", of)]
    one_side = bool(of) and ANY not in query.getlist("side")
    also = " ".join(
        f"({part})" for part in (zone.query, f"{of}:{deck.side}" if one_side else "", f"legal:{legal}" if legal in formats else "") if part
    )
    names = {f"{group.name}{end}" for group in groups for end in ("", "_min", "_max")}
    filters = QueryDict(mutable=True)
    for name in names & set(query):
        filters.setlist(name, query.getlist(name))
    order = query.get("order", "")
    owned = (owned_sets if of_sets else owned_cards)(owner_key=deck.owner_key, game=deck.game_id)
    only_owned = bool(owned) and query.get("own") == "1"
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
        "orders": [] if of_sets else [(name, label, name == order) for name, label in order_labels(rules, language).items()],
        "q": query.get("q", ""),
    }
    try:
        asker = asker_of(owner=lambda: deck.owner_key, game=deck.game_id, current=deck)
        asked = {"game": game, "q": context["q"], "filters": filters, "also": also, "asker": asker}
        if of_sets:
            sets, understood = objective_set_find(**asked)
            sets = sets.filter(code__in=owned) if only_owned else sets
            page = Paginator(sets.values_list("code", flat=True), SETS_A_PAGE).get_page(query.get("page"))
            shown = (shelf.objective_set(code, quantity=quantities.get(slot_key(zone.code, code), 0)) for code in page.object_list)
            context["sets"] = [one for one in shown if one is not None]
        else:
            found = card_find(**asked, order=order)
            understood = found.query
            if only_owned:
                found = replace(found, rows=found.rows.filter(code__in=owned), is_everything=False)
            page = Paginator(found.codes, CARDS_A_PAGE).get_page(query.get("page"))
            context["rows"] = _rows(shelf, deck, zone, list(page.object_list), held=quantities, owned=owned)
        context |= {"page": page, **read_as(request, understood)}
    except BadInput as error:
        context["groups"], said = not_read(request, error, rules, groups)
        context |= {**said, "status": error.status}
    return context


def _formats(game: Any) -> tuple[Any, ...]:
    """The formats that cards can be asked for, where the game's data has lists."""
    found = search_fields(game=game, field="legal")
    return found[0].choices if found else ()


def _rows(
    shelf: Shelf, deck: Deck, zone: ZoneSpec, codes: list[str], *, held: Mapping[str, int], owned: Mapping[str, int]
) -> list[dict[str, Any]]:
    drawn = card_rows(codes, game=deck.game, rules=shelf.game, view="pick", language=shelf.language)
    rows = []
    for code, html in zip(codes, drawn, strict=False):
        if (card := shelf.card_by_code(code)) is not None:
            quantity, own = held.get(slot_key(zone.code, code), 0), owned.get(card.record_code, 0)
            rows.append({"code": code, "card": card, "html": html, "quantity": quantity, "owned": own})
    return rows
