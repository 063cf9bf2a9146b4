"""The editor of a deck, and what is posted there (the changes themselves: `frontend.decks.changes`)."""

from __future__ import annotations

import uuid
from typing import Any

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods

from cards.api.limits import SEARCH_COST, client_key, spend
from cards.errors import BadInput, LostUpdate, StardeckError
from decks.legality import decklist_of
from decks.models import Deck
from decks.owners import editor_key, owner_key
from decks.selectors import deck_for_owner, revision_get, revisions_of
from decks.services import deck_delete, deck_revert, deck_update
from frontend.cards import forms
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.cards.shown import slot_key
from frontend.decks.card_search import kept_query, search
from frontend.decks.changes import Change, applied, changes_of, conflict_of, slots_of, version_of
from frontend.decks.decklist import deck_context, read_seen, show_deck
from frontend.decks.forms import VISIBILITIES, DetailsForm
from frontend.site.error_text import error_sentence
from frontend.site.form_errors import place
from frontend.site.forms_only import forms_only
from frontend.site.requests import PageRequest
from frontend.site.responses import in_view, language, private
from games.contracts.decks import Slot

REVISIONS_SHOWN = 30


@require_http_methods(["GET", "POST"])
def deck_edit(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """The editor; a POST saves name, description, notes and visibility."""
    deck = _own(request, pk)
    if request.method == "GET":
        spend(bucket="search", key=client_key(request), cost=SEARCH_COST)
        return _found(request, deck) if request.htmx and request.htmx.target == "found" else _editor(request, deck)
    form = DetailsForm(request.POST)
    try:
        spend(bucket="deck_write", key=client_key(request))
        if not form.is_valid():
            return _editor(request, deck, details=form, status=400)
        said = {name: value for name, value in form.cleaned_data.items() if name in request.POST}
        deck = deck_update(deck=deck, expected_version=version_of(request.POST), editor=editor_key(request), **said)
    except LostUpdate:
        deck.refresh_from_db()
        return _editor(request, deck, details=form, details_conflict=True, status=412)
    except StardeckError as error:
        place(form, error)
        return _editor(request, deck, details=form, status=error.status)
    return _saved(request, deck, anchor="details")


@forms_only("deck-edit")
def deck_slots(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Change the list: any number of `change`s at once, or one `zone`, `code`, `quantity`."""
    deck = _own(request, pk)
    catalogue = localized_catalogue(deck.game_id, language())
    theirs = slots_of(decklist_of(deck))
    mine = theirs
    try:
        spend(bucket="deck_write", key=client_key(request))
        changes = changes_of(request.POST)
        version = version_of(request.POST)
        if version is not None and version != deck.version:
            # The wish was made on another list than the one stored: work out what it would have been there.
            mine = _wished(request, catalogue, read_seen(request.POST.get("seen", "")), changes)
            raise LostUpdate(gettext("This deck has been changed elsewhere since you loaded it."))
        mine = _wished(request, catalogue, theirs, changes)
        deck = deck_update(
            deck=deck,
            expected_version=version,
            slots=[Slot(code, quantity, zone) for (zone, code), quantity in mine.items()],
            editor=editor_key(request),
        )
    except LostUpdate as error:
        deck = _own(request, pk)
        theirs = slots_of(decklist_of(deck))
        if mine == theirs:  # the same change arrived twice, as its first answer was lost; perhaps both at once
            return _saved(request, deck, anchor=_anchor(request, changes))
        return _editor(request, deck, error=error, conflict=conflict_of(catalogue, mine, theirs), status=412)
    except StardeckError as error:
        return _editor(request, deck, error=error, status=error.status)
    return _saved(request, deck, anchor=_anchor(request, changes))


@forms_only("deck-edit")
def deck_remove(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    deck = _own(request, pk)
    spend(bucket="deck_write", key=client_key(request))
    deck_delete(deck=deck)
    return redirect("deck-list")


@forms_only("deck-edit")
def deck_restore(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Bring a revision back, as a new one."""
    deck = _own(request, pk)
    try:
        spend(bucket="deck_write", key=client_key(request))
        number = request.POST.get("number", "")
        if not (number.isascii() and number.isdigit() and len(number) < 10):
            raise BadInput(gettext("Choose a revision to restore."))
        revision = revision_get(deck=deck, number=int(number))
        deck = deck_revert(deck=deck, revision=revision, expected_version=version_of(request.POST), editor=editor_key(request))
    except LostUpdate:
        deck = _own(request, pk)
        error = LostUpdate(
            gettext("This deck has been changed elsewhere since you loaded it. Nothing was restored; check the current list first.")
        )
        return _editor(request, deck, error=error, status=412)
    except StardeckError as error:
        return _editor(request, deck, error=error, status=error.status)
    return _saved(request, _own(request, pk), anchor="deck")


def _own(request: PageRequest, pk: uuid.UUID) -> Deck:
    deck = deck_for_owner(owner_key=owner_key(request), pk=pk)
    in_view(request, deck.game_id)
    return deck


def _wished(
    request: PageRequest, catalogue: LocalizedCatalogue, before: dict[tuple[str, str], int], changes: list[Change]
) -> dict[tuple[str, str], int]:
    return read_seen(request.POST["replace"]) if "replace" in request.POST else applied(catalogue, before, changes)


def _anchor(request: PageRequest, changes: list[Change]) -> str:
    """Where a browser without JavaScript goes on: at what was just changed, or at the deck."""
    if request.GET.get("from") == "deck" or not changes:
        return "deck"
    return f"found-{changes[-1].code}"


def _found(request: PageRequest, deck: Deck) -> HttpResponse:
    """What a search beside the deck found, for htmx; the address follows it."""
    catalogue = localized_catalogue(deck.game_id, language())
    quantities = {slot_key(zone, code): quantity for (zone, code), quantity in slots_of(decklist_of(deck)).items()}
    found = search(request, catalogue, deck, request.GET, quantities)
    context = deck_context(catalogue, deck) | found
    response = render(request, "decks/editor/_found.html", context | {"swapped": True}, status=found.get("status", 200))
    query = forms.tidy(request.GET)
    response.headers["HX-Replace-Url"] = f"{request.path}?{query}" if query else request.path
    return private(response)


def _saved(request: PageRequest, deck: Deck, *, anchor: str) -> HttpResponse:
    """The deck as stored now: a fragment for the page that is open, else that page again."""
    kept = kept_query(request.POST)
    query = kept.urlencode()
    if not request.htmx:
        return redirect(reverse("deck-edit", args=[deck.pk]) + (f"?{query}" if query else "") + f"#{anchor}")
    catalogue = localized_catalogue(deck.game_id, language())
    shown = show_deck(catalogue, decklist_of(deck), side=deck.side)
    context = deck_context(catalogue, deck, shown.judged_by(kept.get("legal", ""))) | {"next": query}
    return private(render(request, "decks/editor/_saved.html", context))


def _editor(
    request: PageRequest,
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
        fragment = "decks/editor/_message.html" if details is None else "decks/editor/_details.html"
        response = render(request, fragment, context | {"next": request.POST.get("next", "")}, status=status)
        response["HX-Retarget"] = "#editor-message" if details is None else "#details"
        response["HX-Reswap"] = "innerHTML" if details is None else "outerHTML"
        return private(response)
    catalogue = localized_catalogue(deck.game_id, language())
    shown = show_deck(catalogue, decklist_of(deck), side=deck.side)
    asked = request.POST if request.method == "POST" else request.GET
    context |= deck_context(catalogue, deck, shown.judged_by(kept_query(asked).get("legal", "")))
    context |= search(request, catalogue, deck, asked, shown.quantities)
    context |= {
        "revisions": list(revisions_of(deck)[:REVISIONS_SHOWN]),
        "alone": [zone.code for zone in catalogue.game.decks.zones if zone.holds == "leaders" and zone.maximum == 1],
    }
    return private(render(request, "decks/editor/edit.html", context, status=status if status != 200 else context.get("status", 200)))
