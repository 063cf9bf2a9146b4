"""The deck editor and its forms (the changes themselves are in `frontend.decks.changes`)."""

from __future__ import annotations

import uuid
from typing import Any

from django.http import HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods

from cards.api.limits import SEARCH_COST, client_key, spend
from cards.errors import BadInput, LostUpdate, StardeckError
from decks.legality import kept_list_of
from decks.models import Deck
from decks.owners import editor_key, owner_key
from decks.selectors import deck_for_owner, revision_get, revisions_of
from decks.services import deck_delete, deck_renew_link, deck_revert, deck_update
from frontend.cards import forms
from frontend.cards.catalogue import LocalizedCatalogue, owner_catalogue
from frontend.cards.shown import slot_key
from frontend.decks.card_search import search, search_parameters
from frontend.decks.changes import Change, apply_changes, conflict_of, parse_changes, slots_of, version_of
from frontend.decks.deck_filters import folders_of
from frontend.decks.decklist import deck_context, parse_slots, show_deck
from frontend.decks.forms import VISIBILITIES, DetailsForm
from frontend.decks.sorting import sort_links, sorted_deck, sorts_of
from frontend.site.errors.error_text import error_sentence
from frontend.site.errors.form_errors import place
from frontend.site.forms_only import forms_only
from frontend.site.requests import PageRequest, digits_of
from frontend.site.responses import in_view, language, private
from games.contracts.decks import Decklist, Slot

REVISIONS_SHOWN = 30


@require_http_methods(["GET", "POST"])
def deck_edit(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """The editor; a POST saves name, description, notes, visibility and how the owner keeps the deck."""
    deck = _own_deck(request, pk)
    if request.method == "GET":
        spend(bucket="search", key=client_key(request), cost=SEARCH_COST)
        return _render_results(request, deck) if request.htmx and request.htmx.target == "found" else _render_editor(request, deck)
    form = DetailsForm(request.POST)
    values: dict[str, Any] = {}
    try:
        spend(bucket="deck_write", key=client_key(request))
        if not form.is_valid():
            return _render_editor(request, deck, details=form, status=400)
        values = {name: value for name, value in form.cleaned_data.items() if name in request.POST}
        deck = deck_update(deck=deck, expected_version=version_of(request.POST), editor=editor_key(request), **values)
    except LostUpdate:
        deck.refresh_from_db()
        if all(getattr(deck, name) == value for name, value in values.items()):  # sent twice, because the first response was lost
            return _render_saved(request, deck, anchor="details")
        return _render_editor(request, deck, details=form, details_conflict=True, status=412)
    except StardeckError as error:
        place(form, error)
        return _render_editor(request, deck, details=form, status=error.status)
    return _render_saved(request, deck, anchor="details")


@forms_only("deck-edit")
def deck_slots(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Change the list.  The form has any number of `change` values, or one `zone`, `code` and `quantity`."""
    deck = _own_deck(request, pk)
    catalogue = owner_catalogue(deck, language())

    def changed(now: Decklist) -> list[Slot]:
        """The locked list with the changes."""
        after = _changed_list(request, catalogue, slots_of(now), changes)
        return [Slot(code, quantity, zone) for (zone, code), quantity in after.items()]

    try:
        spend(bucket="deck_write", key=client_key(request))
        changes = parse_changes(request.POST)
        deck = deck_update(deck=deck, expected_version=version_of(request.POST), slots=changed, editor=editor_key(request))
    except LostUpdate:
        deck = _own_deck(request, pk)
        theirs = slots_of(kept_list_of(deck))
        try:  # the change was made to an older list: apply it to the list that the editor showed
            yours = _changed_list(request, catalogue, parse_slots(request.POST.get("seen", "")), changes)
        except StardeckError as error:
            return _render_editor(request, deck, error=error, status=error.status)
        lost = LostUpdate(gettext("This deck has been changed elsewhere since you loaded it."))
        if yours == theirs:  # the same change arrived twice, because the first response was lost
            return _render_saved(request, deck, anchor=_anchor(request, changes))
        return _render_editor(request, deck, error=lost, conflict=conflict_of(catalogue, yours, theirs), status=412)
    except StardeckError as error:
        return _render_editor(request, deck, error=error, status=error.status)
    return _render_saved(request, deck, anchor=_anchor(request, changes))


@forms_only("deck-edit")
def deck_remove(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    deck = _own_deck(request, pk)
    spend(bucket="deck_write", key=client_key(request))
    deck_delete(deck=deck)
    return redirect("deck-list")


@forms_only("deck-edit")
def deck_renew(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Renew the share link, then show the deck's page at its new address."""
    deck = _own_deck(request, pk)
    spend(bucket="deck_write", key=client_key(request))
    deck = deck_renew_link(deck=deck)
    return redirect(reverse("deck-page", args=[deck.token]) + "#share-heading")


@forms_only("deck-edit")
def deck_restore(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Restore a revision as a new one."""
    deck = _own_deck(request, pk)
    try:
        spend(bucket="deck_write", key=client_key(request))
        if (number := digits_of(request.POST.get("number", ""))) is None:
            raise BadInput(gettext("Choose a revision to restore."))
        revision = revision_get(deck=deck, number=number)
        deck = deck_revert(deck=deck, revision=revision, expected_version=version_of(request.POST), editor=editor_key(request))
    except LostUpdate:
        deck = _own_deck(request, pk)
        error = LostUpdate(
            gettext("This deck has been changed elsewhere since you loaded it. Nothing was restored; check the current list first.")
        )
        return _render_editor(request, deck, error=error, status=412)
    except StardeckError as error:
        return _render_editor(request, deck, error=error, status=error.status)
    return _render_saved(request, _own_deck(request, pk), anchor="deck")


def _own_deck(request: PageRequest, pk: uuid.UUID) -> Deck:
    deck = deck_for_owner(owner_key=owner_key(request), pk=pk)
    in_view(request, deck.game_id)
    return deck


def _changed_list(
    request: PageRequest, catalogue: LocalizedCatalogue, before: dict[tuple[str, str], int], changes: list[Change]
) -> dict[tuple[str, str], int]:
    return parse_slots(request.POST["replace"]) if "replace" in request.POST else apply_changes(catalogue, before, changes)


def _anchor(request: PageRequest, changes: list[Change]) -> str:
    """The anchor for a browser without JavaScript: the card just changed, or the deck."""
    if request.GET.get("from") == "deck" or not changes:
        return "deck"
    return f"found-{changes[-1].code}"


def _render_results(request: PageRequest, deck: Deck) -> HttpResponse:
    """The search results beside the deck, for htmx; the URL, and what repeats the search elsewhere on the page, go with them."""
    catalogue, decklist = owner_catalogue(deck, language()), kept_list_of(deck)
    quantities = {slot_key(zone, code): quantity for (zone, code), quantity in slots_of(decklist).items()}
    results = search(request, catalogue, deck, request.GET, quantities)
    context = deck_context(catalogue, deck) | results | {"sorts": sort_links(catalogue, decklist, search_parameters(request.GET))}
    response = render(request, "decks/editor/_found.html", context | {"swapped": True}, status=results.get("status", 200))
    query = forms.tidy(request.GET)
    response.headers["HX-Replace-Url"] = f"{request.path}?{query}" if query else request.path
    return private(response)


def _deck_context(catalogue: LocalizedCatalogue, deck: Deck, parameters: QueryDict) -> dict[str, Any]:
    """The context of the saved deck, in the order and with the format first that the editor's parameters choose."""
    decklist = kept_list_of(deck)
    shown = show_deck(catalogue, decklist, side=deck.side).with_main_format(parameters.get("legal", ""))
    sort = parameters.get("sort", "")
    return deck_context(catalogue, deck, sorted_deck(catalogue, shown, sort)) | {
        "sorts": sort_links(catalogue, decklist, parameters),
        "sort": sort if sort in sorts_of(catalogue) else "",
    }


def _render_saved(request: PageRequest, deck: Deck, *, anchor: str) -> HttpResponse:
    """The saved deck: a fragment for htmx, otherwise a redirect to the editor."""
    parameters = search_parameters(request.POST)
    query = parameters.urlencode()
    if not request.htmx:
        return redirect(reverse("deck-edit", args=[deck.pk]) + (f"?{query}" if query else "") + f"#{anchor}")
    catalogue = owner_catalogue(deck, language())
    context = _deck_context(catalogue, deck, parameters) | {"next": query}
    return private(render(request, "decks/editor/_saved.html", context))


def _render_editor(
    request: PageRequest,
    deck: Deck,
    *,
    error: StardeckError | None = None,
    conflict: dict[str, Any] | None = None,
    details: DetailsForm | None = None,
    details_conflict: bool = False,
    status: int = 200,
) -> HttpResponse:
    """The whole page; for a posted htmx form only the message or the details form, with the same status."""
    context: dict[str, Any] = {
        "deck": deck,
        "own_search": True,
        "error": error_sentence(error) if error is not None else "",
        "conflict": conflict,
        "details": details or DetailsForm.of(deck),
        "details_conflict": details_conflict,
        "folders": folders_of(deck.owner_key),
        "visibility_name": dict(VISIBILITIES)[Deck.Visibility(deck.visibility)],
        "share_url": request.build_absolute_uri(reverse("deck-page", args=[deck.token])),
    }
    if request.htmx and request.method == "POST":
        fragment = "decks/editor/_message.html" if details is None else "decks/editor/_details.html"
        response = render(request, fragment, context | {"next": request.POST.get("next", ""), "swapped": True}, status=status)
        response["HX-Retarget"] = "#editor-message" if details is None else "#details"
        response["HX-Reswap"] = "innerHTML" if details is None else "outerHTML"
        return private(response)
    catalogue = owner_catalogue(deck, language())
    parameters = request.POST if request.method == "POST" else request.GET
    context |= _deck_context(catalogue, deck, search_parameters(parameters))
    context |= search(request, catalogue, deck, parameters, context["shown"].quantities)
    context |= {
        "revisions": list(revisions_of(deck)[:REVISIONS_SHOWN]),
        "alone": [zone.code for zone in catalogue.game.decks.zones if zone.holds == "leaders" and zone.maximum == 1],
    }
    return private(render(request, "decks/editor/edit.html", context, status=status if status != 200 else context.get("status", 200)))
