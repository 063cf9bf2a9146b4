"""The list of the reader's decks, and the form that starts an empty deck; the form that imports one is beside it."""

from __future__ import annotations

import uuid
from urllib.parse import urlencode

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_safe

from cards.api.limits import client_key, spend
from cards.errors import BadInput, StardeckError
from decks.own_cards.services import games_with_own_cards
from decks.owners import editor_key, owner_key
from decks.selectors import deck_for_owner, unused_name
from decks.services import deck_create, deck_update
from frontend.cards.catalogue import localized_catalogue
from frontend.decks.deck_filters import PARAMETERS, DeckFilters
from frontend.decks.decklist import parse_slots
from frontend.decks.forms import ImportForm, NewDeckForm
from frontend.decks.lines import deck_lines
from frontend.site.errors.error_text import error_sentence
from frontend.site.forms_only import forms_only
from frontend.site.requests import known_value
from frontend.site.responses import language, private
from games.contracts.decks import Slot
from games.contracts.game import Game
from games.registry import GAMES
from games.texts import in_language

DECKS_A_PAGE = 40
MAX_QUERY_LENGTH = 2_000


@require_safe
def deck_index(request: HttpRequest) -> HttpResponse:
    return render_list(request)


@forms_only("deck-list")
def deck_new(request: HttpRequest) -> HttpResponse:
    """Start a deck and open its editor.  The form field `slots` is a list in the form of `slots_text` (one that could not be saved)."""
    form = NewDeckForm(request.POST)
    try:
        if not form.is_valid():
            raise BadInput(gettext("Choose a game and a side to start a deck."))
        game = _game(form.cleaned_data["game"])
        side = form.cleaned_data["side"]
        if game.deck_sides and side not in {choice.code for choice in game.deck_sides}:
            raise BadInput(gettext("Choose one of the game's sides."))
        spend(bucket="deck", key=client_key(request))
        owner = owner_key(request, create=True)
        deck = deck_create(
            owner_key=owner,
            game=game.slug,
            name=form.cleaned_data["name"] or default_name(game, side, owner),
            side=side or None,
            slots=[Slot(code, quantity, zone) for (zone, code), quantity in parse_slots(request.POST.get("slots", "")).items()],
        )
    except StardeckError as error:
        return render_list(request, error=error)
    return redirect("deck-edit", pk=deck.pk)


@forms_only("deck-edit")
def deck_archive(request: HttpRequest, pk: uuid.UUID) -> HttpResponse:
    """Move a deck to the archive, or out of it if the form field `archived` is "false"; then show the list at the filters in `next`."""
    deck = deck_for_owner(owner_key=owner_key(request), pk=pk, with_slots=False)
    spend(bucket="deck_write", key=client_key(request))
    deck_update(deck=deck, is_archived=request.POST.get("archived") != "false", editor=editor_key(request))
    asked = QueryDict(request.POST.get("next", "")[:MAX_QUERY_LENGTH])
    kept = urlencode({name: asked[name] for name in (*PARAMETERS, "page") if asked.get(name)})
    return redirect(reverse("deck-list") + (f"?{kept}" if kept else ""))


def game_choices() -> list[tuple[str, str]]:
    return [(slug, in_language(game.names, language())) for slug, game in GAMES.items()]


def _game(slug: str) -> Game:
    game = GAMES.get(slug)
    if game is None:
        raise BadInput(gettext("There is no such game here."))
    return game


def render_list(
    request: HttpRequest, *, error: StardeckError | None = None, form: ImportForm | None = None, other_game: str = "", status: int = 200
) -> HttpResponse:
    """The list of the reader's decks.

    error: the reason why a deck was not started.
    form: the import form, if it had errors.
    other_game: the game that the text in this form is more likely of.
    """
    filters = DeckFilters(request.GET, owner_key(request), game=known_value(request, "game", GAMES))
    page = Paginator(filters.decks(), DECKS_A_PAGE).get_page(request.GET.get("page"))
    context = {
        "heading": gettext("My decks"),
        "page": page,
        "lines": deck_lines(page, language=language()),
        "games": list(GAMES.values()),
        "filters": filters,
        "takes_own_cards": bool(games_with_own_cards()),
        "error": error_sentence(error) if error is not None else "",
        "other_game": GAMES.get(other_game),
        "files": list({file.code: file for rules in GAMES.values() for file in rules.lists.files}.values()),
        "form": form or (ImportForm(initial={"game": filters.game}, readers=readers) if (readers := game_choices()) else None),
    }
    return private(render(request, "decks/lists/index.html", context, status=error.status if error is not None else status))


def default_name(game: Game, side: str, owner: str) -> str:
    """The name of a deck whose owner gave it none; their other decks do not have it."""
    catalogue = localized_catalogue(game.slug, language())
    if side in catalogue.sides:
        name = gettext("New %(side)s deck") % {"side": catalogue.sides[side]}
    else:
        name = gettext("New %(game)s deck") % {"game": catalogue.title}
    return unused_name(name, owner_key=owner)
