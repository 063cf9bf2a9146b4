"""The list of a deck as text, to edit as a whole."""

from __future__ import annotations

import uuid
from hashlib import blake2b
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from cards.api.limits import client_key, spend
from cards.errors import LostUpdate, StardeckError
from decks.exchange.exporting import list_text
from decks.exchange.importing import Parsed, list_parse
from decks.models import Deck
from decks.owners import editor_key, owner_key
from decks.selectors import deck_for_owner
from decks.services import deck_update
from frontend.cards.catalogue import owner_catalogue
from frontend.decks.changes import version_of
from frontend.decks.forms import ListForm
from frontend.decks.uncertain_lines import slots_with_choices, uncertain_lines
from frontend.site.errors.form_errors import place
from frontend.site.requests import PageRequest
from frontend.site.responses import in_view, language, private, refused
from games.registry import GAMES

OF_THE_TEXT = dict.fromkeys(("slots", "side"), "text")  # fields of services whose values come from the text


@require_http_methods(["GET", "HEAD", "POST"])
def deck_text(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Show the list as text; a POST replaces the list by the one that the text says.

    Nothing is saved while a line is uncertain, until the reader has seen that (`seen`: the digest of the text that was read) and has
    chosen a card for the line, or left it out.
    """
    deck = deck_for_owner(owner_key=owner_key(request), pk=pk)
    in_view(request, deck.game_id)
    if request.method != "POST":
        return _render(request, deck, ListForm(initial={"text": list_text(deck)}))
    form = ListForm(request.POST)
    parsed: Parsed | None = None
    try:
        spend(bucket="deck_check", key=client_key(request))
        version = version_of(request.POST)
        if not form.is_valid():
            return _render(request, deck, form, status=400)
        text = form.cleaned_data["text"]
        parsed = list_parse(game=deck.game_id, text=text, owner_key=deck.owner_key) if text.strip() else Parsed("text", ())
        if (parsed.guessed or parsed.unread) and request.POST.get("seen") != _digest(text):
            return _render(request, deck, form, parsed)
        fields = {name: str(value) for name, value in request.POST.items()}
        slots = [slot for slot in slots_with_choices(owner_catalogue(deck, language()), parsed, fields) if slot.quantity]
        spend(bucket="deck_write", key=client_key(request))
        deck_update(deck=deck, expected_version=version, slots=slots, side=parsed.side, editor=editor_key(request))
    except LostUpdate as error:
        deck.refresh_from_db()
        return refused(_render(request, deck, form, parsed, saved=list_text(deck), status=412), error)
    except StardeckError as error:
        place(form, error, at=OF_THE_TEXT)
        return refused(_render(request, deck, form, parsed, status=error.status), error)
    return redirect(reverse("deck-edit", args=[deck.pk]) + "#list")


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=10).hexdigest()


def _render(
    request: HttpRequest, deck: Deck, form: ListForm, parsed: Parsed | None = None, *, saved: str | None = None, status: int = 200
) -> HttpResponse:
    """The form, with the uncertain lines of the text.  saved: the list that is stored now, if it is not the one that was edited."""
    fields = {name: str(value) for name, value in request.POST.items()}
    lines = (*parsed.guessed, *parsed.unread) if parsed else ()
    context: dict[str, Any] = {
        "deck": deck,
        "game": GAMES[deck.game_id],
        "form": form,
        "lines": uncertain_lines(owner_catalogue(deck, language()), lines, fields) if lines else [],
        "seen": _digest(form.cleaned_data["text"]) if lines else "",
        "saved": saved,
    }
    return private(render(request, "decks/editor/text.html", context, status=status))
