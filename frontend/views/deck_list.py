"""The decks of one's own: what there is, and starting another."""

from __future__ import annotations

from typing import Any

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext
from django.views.decorators.http import require_GET

from cards.errors import BadInput, StardeckError
from cards.limits import client_key, spend
from decks.legality import decklist_of, verdicts
from decks.models import Deck
from decks.owners import owner_key
from decks.selectors import deck_list
from decks.services import deck_create
from frontend.deck_forms import NewDeckForm
from frontend.decklists import Shelf
from frontend.sentences import error_sentence
from frontend.views.answers import language, private
from frontend.views.forms_only import forms_only
from games.registry import GAMES

DECKS_A_PAGE = 40


@require_GET
def deck_index(request: HttpRequest) -> HttpResponse:
    return _index(request)


@forms_only("deck-list")
def deck_new(request: HttpRequest) -> HttpResponse:
    """Start a deck and open its editor."""
    form = NewDeckForm(request.POST)
    try:
        if not form.is_valid():
            raise BadInput(gettext("Choose a game and a side to start a deck."))
        game = GAMES.get(form.cleaned_data["game"])
        if game is None:
            raise BadInput(gettext("There is no such game here."))
        side = form.cleaned_data["side"]
        if game.sides_of_decks and side not in {choice.code for choice in game.sides_of_decks}:
            raise BadInput(gettext("Choose one of the game's sides."))
        spend(bucket="deck", key=client_key(request))
        deck = deck_create(
            owner_key=owner_key(request, create=True),
            game=game.slug,
            name=form.cleaned_data["name"] or _first_name(game.slug, side),
            side=side or None,
        )
    except StardeckError as error:
        return _index(request, error=error)
    return redirect("deck-edit", pk=deck.pk)


def _index(request: HttpRequest, *, error: StardeckError | None = None) -> HttpResponse:
    page = Paginator(deck_list(owner_key=owner_key(request)), DECKS_A_PAGE).get_page(request.GET.get("page"))
    shelves: dict[str, Shelf] = {slug: Shelf(slug, language()) for slug, game in GAMES.items() if game.builds_decks}
    context = {
        "page": page,
        "rows": [_row(shelves[deck.game_id], deck) for deck in page if deck.game_id in shelves],
        "games": [{"slug": slug, "game": shelf.game, "sides": shelf.sides} for slug, shelf in shelves.items()],
        "error": error_sentence(error) if error is not None else "",
    }
    return private(render(request, "decks/index.html", context, status=error.status if error is not None else 200))


def _row(shelf: Shelf, deck: Deck) -> dict[str, Any]:
    """A deck in the list: what it is, how large, and the first format that calls it legal."""
    decklist = decklist_of(deck)
    zones = {zone.code: zone.holds for zone in shelf.game.zones}
    formats = {one.code: shelf.words(one.names) for one in shelf.game.formats}
    return {
        "deck": deck,
        "game": shelf.game,
        "side": shelf.sides.get(deck.side, ""),
        "leaders": [shelf.slot_name(slot.zone, slot.code) for slot in decklist.slots if zones.get(slot.zone) == "leaders"],
        "sets": sum(slot.quantity for slot in decklist.slots if zones.get(slot.zone) == "objective_sets"),
        "legal": next(
            (formats[verdict.format] for verdict in verdicts(game=shelf.game.slug, decklist=decklist, pool=shelf.pool) if verdict.legal), ""
        ),
    }


def _first_name(slug: str, side: str) -> str:
    return gettext("New %(side)s deck") % {"side": Shelf(slug, language()).sides.get(side, "")}
