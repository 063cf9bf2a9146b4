"""The editor of a deck, and what is posted there.

change: one wish of the editor, "zone:code:+1", "zone:code:-1" or "zone:code:=2".
seen: the list that the editor showed when a change was made (`decklists.seen_text`); it is what "mine" means in a conflict.
"""

from __future__ import annotations

import re
import uuid
from collections.abc import Iterable, Mapping
from typing import Any

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods

from cards.errors import BadInput, LostUpdate, StardeckError
from cards.limits import client_key, spend
from cards.selectors import objective_set_search
from decks.legality import decklist_of
from decks.models import Deck
from decks.owners import owner_key
from decks.selectors import deck_for_owner
from decks.services import deck_delete, deck_update
from frontend.deck_forms import VISIBILITIES, DetailsForm
from frontend.decklists import Shelf, deck_context, differences, read_seen, show_deck, slot_key
from frontend.sentences import error_sentence
from frontend.views.answers import language, private
from frontend.views.forms_only import forms_only
from games.contracts import Decklist, Game, Slot
from games.registry import GAMES

SETS_A_PAGE = 20
CHANGE = re.compile(r"([a-z_]{1,30}):([^\s:]{1,80}):([+=-])([0-9]{1,3})")
MOST_CHANGES = 200

Slots = dict[tuple[str, str], int]


@require_http_methods(["GET", "POST"])
def deck_edit(request: HttpRequest, pk: uuid.UUID) -> HttpResponse:
    """The editor; a POST saves name, description and visibility."""
    deck = deck_for_owner(owner_key=owner_key(request), pk=pk)
    if request.method == "GET":
        return _sets_found(request, deck) if request.htmx and request.htmx.target == "set-results" else _editor(request, deck)
    form = DetailsForm(request.POST)
    try:
        spend(bucket="deck_write", key=client_key(request))
        if not form.is_valid():
            return _editor(request, deck, details=form, status=400)
        deck = deck_update(deck=deck, expected_version=_version(request.POST), **form.cleaned_data)
    except LostUpdate:
        deck.refresh_from_db()
        return _editor(request, deck, details=form, details_conflict=True, status=412)
    except StardeckError as error:
        form.add_error(None, error_sentence(error))
        return _editor(request, deck, details=form, status=error.status)
    return _saved(request, deck, anchor="details")


def _sets_found(request: HttpRequest, deck: Deck) -> HttpResponse:
    shelf = Shelf(deck.game_id, language())
    quantities = {slot_key(zone, code): quantity for (zone, code), quantity in _slots(decklist_of(deck)).items()}
    context = _search(request, shelf, deck, request.GET, quantities)
    context |= {"deck": deck, "shelf": shelf, "game": shelf.game, "set_row": f"games/{deck.game_id}/_set_row.html"}
    return private(render(request, "decks/_set_results.html", context))


@forms_only("deck-edit")
def deck_slots(request: HttpRequest, pk: uuid.UUID) -> HttpResponse:
    """Change the list: any number of `change`s at once, or one `zone`, `code`, `quantity`."""
    deck = deck_for_owner(owner_key=owner_key(request), pk=pk)
    shelf = Shelf(deck.game_id, language())
    theirs = _slots(decklist_of(deck))
    mine = theirs
    try:
        spend(bucket="deck_write", key=client_key(request))
        changes = _changes(request.POST)
        version = _version(request.POST)
        if version is not None and version != deck.version:
            # The wish was made on another list than the one stored: work out what it would have been there.
            mine = _applied(shelf, read_seen(request.POST.get("seen", "")), changes)
            if mine == theirs:  # the same change arrived twice, its first answer was lost
                return _saved(request, deck, anchor=_anchor(request, changes))
            raise LostUpdate(gettext("This deck was changed somewhere else in the meantime."))
        mine = read_seen(request.POST["replace"]) if "replace" in request.POST else _applied(shelf, theirs, changes)
        deck = deck_update(
            deck=deck,
            expected_version=version,
            slots=[Slot(code, quantity, zone) for (zone, code), quantity in mine.items()],
        )
    except LostUpdate as error:
        deck = deck_for_owner(owner_key=owner_key(request), pk=pk)
        theirs = _slots(decklist_of(deck))
        return _editor(request, deck, error=error, conflict=_conflict(shelf, mine, theirs), status=412)
    except StardeckError as error:
        return _editor(request, deck, error=error, status=error.status)
    return _saved(request, deck, anchor=_anchor(request, changes))


@forms_only("deck-edit")
def deck_remove(request: HttpRequest, pk: uuid.UUID) -> HttpResponse:
    deck = deck_for_owner(owner_key=owner_key(request), pk=pk)
    spend(bucket="deck_write", key=client_key(request))
    deck_delete(deck=deck)
    return redirect("deck-list")


def _version(data: QueryDict) -> int | None:
    text = data.get("version", "")
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise BadInput(gettext("The form is damaged: its version is not a number. Load the page again."))
    return int(text)


def _changes(data: QueryDict) -> list[tuple[str, str, str, int]]:
    """The wishes of a form; BadInput says which one makes no sense."""
    texts = data.getlist("change")
    if "code" in data:
        texts = [*texts, f"{data.get('zone', '')}:{data['code']}:={data.get('quantity', '')}"]
    if len(texts) > MOST_CHANGES:
        raise BadInput(gettext("Too many changes at once."))
    changes = []
    for text in texts:
        found = CHANGE.fullmatch(text)
        if found is None:
            raise BadInput(
                gettext("“%(text)s” is not a change to a deck: a quantity is a whole number from 0 to 99.") % {"text": text[:80]}
            )
        zone, code, sign, quantity = found.groups()
        changes.append((zone, code, sign, int(quantity)))
    if not changes and "replace" not in data:
        raise BadInput(gettext("Nothing was chosen to change."))
    return changes


def _applied(shelf: Shelf, slots: Mapping[tuple[str, str], int], changes: Iterable[tuple[str, str, str, int]]) -> Slots:
    """The list after the changes.  BadInput for an unknown zone, card or set."""
    after = dict(slots)
    for zone, code, sign, quantity in changes:
        spec = shelf.zones.get(zone)
        if spec is None:
            raise BadInput(gettext("This game has no part of a deck called “%(zone)s”.") % {"zone": zone})
        if (zone, code) not in after and not shelf.knows(spec, code):
            raise BadInput(gettext("Unknown card or objective set: %(code)s.") % {"code": code})
        if spec.holds == "leaders" and spec.maximum == 1 and sign != "-" and quantity:
            for key in [key for key in after if key[0] == zone]:
                del after[key]  # choosing one card of such a zone puts the one chosen before away
        before = after.get((zone, code), 0)
        wanted = quantity if sign == "=" else before + (quantity if sign == "+" else -quantity)
        if wanted > 99:
            raise BadInput(gettext("A quantity is a whole number from 0 to 99."))
        if wanted > 0:
            after[zone, code] = wanted
        else:
            after.pop((zone, code), None)
    return after


def _slots(decklist: Decklist) -> Slots:
    return {(slot.zone, slot.code): slot.quantity for slot in decklist.slots}


def _conflict(shelf: Shelf, mine: Slots, theirs: Slots) -> dict[str, Any]:
    """Both lists, line by line where they differ, and mine as a form can send it."""
    rows = [{"name": shelf.slot_name(zone, code), "mine": one, "theirs": other} for zone, code, one, other in differences(mine, theirs)]
    return {"rows": rows, "mine": " ".join(f"{zone}:{code}:{quantity}" for (zone, code), quantity in sorted(mine.items()))}


def _anchor(request: HttpRequest, changes: list[tuple[str, str, str, int]]) -> str:
    """Where a browser without JavaScript goes on: at the set just changed, or at the deck."""
    if request.GET.get("from") == "deck" or not changes:
        return "deck"
    return f"found-{changes[-1][1]}"


def _list_facts(game: Game) -> list[str]:
    """The facts of cards that are lists of the game's own words; sets can be filtered by them."""
    return [field.name for field in game.fields if field.kind == "list" and not field.choices]


def _kept_filters(data: QueryDict, game: Game) -> QueryDict:
    """The search beside the deck: from the address, or as a posted form kept it in `next`."""
    source = QueryDict(data.get("next", "")[:500]) if "next" in data else data
    kept = QueryDict(mutable=True)
    for name in ("q", "faction", *_list_facts(game), "page"):
        if source.get(name):
            kept[name] = source[name]
    return kept


def _search(request: HttpRequest, shelf: Shelf, deck: Deck, data: QueryDict, quantities: Mapping[str, int]) -> dict[str, Any]:
    """The left side: the sets of the deck's side that match, a page at a time."""
    query = _kept_filters(data, shelf.game)
    request.GET = query  # the page's own links keep the search, also where a form brought it
    known = {"side": set(shelf.sides), "faction": {code for code, _ in shelf.factions()}}
    known |= {name: set(shelf.values(name)) for name in _list_facts(shelf.game)}
    asked = {**query.dict(), "side": deck.side}
    filters = {name: value for name, value in asked.items() if value in known.get(name, ())}
    found = objective_set_search(game=deck.game, q=query.get("q", "")[:200], filters=filters)
    page = Paginator(found.values_list("code", flat=True), SETS_A_PAGE).get_page(query.get("page"))
    zone = shelf.zone_of("objective_sets")
    shown = (shelf.objective_set(code, quantity=quantities.get(slot_key(zone.code, code), 0) if zone else 0) for code in page.object_list)
    return {"page": page, "sets": [one for one in shown if one is not None], "filters": query, "next": query.urlencode()}


def _saved(request: HttpRequest, deck: Deck, *, anchor: str) -> HttpResponse:
    """The deck as stored now: a fragment for the page that is open, else that page again."""
    if not request.htmx:
        query = _kept_filters(request.POST, GAMES[deck.game_id]).urlencode()
        return redirect(reverse("deck-edit", args=[deck.pk]) + (f"?{query}" if query else "") + f"#{anchor}")
    shelf = Shelf(deck.game_id, language())
    shown = show_deck(shelf, decklist_of(deck), side=deck.side)
    context = deck_context(shelf, deck, shown) | {"next": _kept_filters(request.POST, GAMES[deck.game_id]).urlencode()}
    return private(render(request, "decks/_saved.html", context))


def _editor(
    request: HttpRequest,
    deck: Deck,
    *,
    error: StardeckError | None = None,
    conflict: dict[str, Any] | None = None,
    details: DetailsForm | None = None,
    details_conflict: bool = False,
    status: int = 200,
) -> HttpResponse:
    """The whole page; for an htmx request only the message (or the details form), with the same status."""
    context: dict[str, Any] = {
        "deck": deck,
        "own_search": True,
        "error": error_sentence(error) if error is not None else "",
        "conflict": conflict,
        "details": details or DetailsForm.of(deck),
        "details_conflict": details_conflict,
        "visibility_name": dict(VISIBILITIES)[Deck.Visibility(deck.visibility)],
        "share_url": request.build_absolute_uri(reverse("deck-page", args=[deck.token])),
    }
    if request.htmx and request.method == "POST":
        fragment = "decks/_message.html" if details is None else "decks/_details.html"
        response = render(request, fragment, context | {"next": request.POST.get("next", "")}, status=status)
        response["HX-Retarget"] = "#editor-message" if details is None else "#details"
        response["HX-Reswap"] = "innerHTML" if details is None else "outerHTML"
        return private(response)
    shelf = Shelf(deck.game_id, language())
    shown = show_deck(shelf, decklist_of(deck), side=deck.side)
    context |= deck_context(shelf, deck, shown)
    context |= {"search_zone": shelf.zone_of("objective_sets"), "filter_form": f"games/{deck.game_id}/_set_filter.html"}
    context |= _search(request, shelf, deck, request.POST if request.method == "POST" else request.GET, shown.quantities)
    context |= {"factions": shelf.factions(deck.side), "values": {name: shelf.values(name, deck.side) for name in _list_facts(shelf.game)}}
    return private(render(request, "decks/edit.html", context, status=status))
