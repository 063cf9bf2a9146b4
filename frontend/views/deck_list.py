"""The decks of one's own: what there is, and starting another, empty or from a text or file."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.db.models import Count
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext
from django.views.decorators.http import require_safe

from cards.errors import BadInput, StardeckError
from cards.limits import client_key, spend
from decks import importing
from decks.owners import owner_key
from decks.selectors import deck_list
from decks.services import deck_create
from frontend.deck_forms import NewDeckForm
from frontend.deck_lines import deck_lines
from frontend.decklists import Shelf, read_seen
from frontend.import_doubts import chosen_slots, doubts
from frontend.sentences import error_sentence
from frontend.views.answers import language, private
from frontend.views.forms_only import forms_only
from games.contracts import Game, Slot
from games.registry import GAMES

DECKS_A_PAGE = 40


@require_safe
def deck_index(request: HttpRequest) -> HttpResponse:
    return _index(request)


@forms_only("deck-list")
def deck_new(request: HttpRequest) -> HttpResponse:
    """Start a deck and open its editor.  slots: a list as the editor's forms carry it (one that could not be stored)."""
    form = NewDeckForm(request.POST)
    try:
        if not form.is_valid():
            raise BadInput(gettext("Choose a game and a side to start a deck."))
        game = _game(form.cleaned_data["game"])
        side = form.cleaned_data["side"]
        if game.sides_of_decks and side not in {choice.code for choice in game.sides_of_decks}:
            raise BadInput(gettext("Choose one of the game's sides."))
        spend(bucket="deck", key=client_key(request))
        deck = deck_create(
            owner_key=owner_key(request, create=True),
            game=game.slug,
            name=form.cleaned_data["name"] or _first_name(game, side),
            side=side or None,
            slots=[Slot(code, quantity, zone) for (zone, code), quantity in read_seen(request.POST.get("slots", "")).items()],
        )
    except StardeckError as error:
        return _index(request, error=error)
    return redirect("deck-edit", pk=deck.pk)


@forms_only("deck-list")
def deck_import(request: HttpRequest) -> HttpResponse:
    """Read a list from what was pasted or from a file.

    What was not understood, or not for sure, is shown with what it may have meant, and nothing is stored before that was seen.
    """
    text = request.POST.get("text", "")
    try:
        game = _game(request.POST.get("game", ""))
        spend(bucket="deck_check", key=client_key(request))
        if (file := request.FILES.get("file")) is not None:
            text = importing.file_text(game=game.slug, data=file.read(importing.MAX_FILE + 1))
        if not text.strip():
            raise BadInput(gettext("Paste a list or choose a file."))
        parsed = importing.list_parse(game=game.slug, text=text)
        called = parsed.name or importing.name_of_file(file.name or "" if file else "")
        if (parsed.unread or parsed.guessed) and "seen" not in request.POST:
            shelf = Shelf(game.slug, language())
            context = {
                "game": game,
                "text": text,
                "name": request.POST.get("name", "") or called,
                "unread": doubts(shelf, parsed.unread),
                "guessed": doubts(shelf, parsed.guessed, parsed.slots),
                "read": sum(slot.quantity for slot in parsed.slots),
            }
            return private(render(request, "decks/import.html", context))
        spend(bucket="deck", key=client_key(request))
        deck = deck_create(
            owner_key=owner_key(request, create=True),
            game=game.slug,
            name=request.POST.get("name", "").strip() or called or _first_name(game, parsed.side or ""),
            side=parsed.side,
            description=parsed.description,
            slots=chosen_slots(parsed, request.POST),
        )
    except StardeckError as error:
        return _index(request, error=error, text=text)
    return redirect("deck-edit", pk=deck.pk)


def _game(slug: str) -> Game:
    game = GAMES.get(slug)
    if game is None:
        raise BadInput(gettext("There is no such game here."))
    return game


def _index(request: HttpRequest, *, error: StardeckError | None = None, text: str = "") -> HttpResponse:
    """asked: the game whose decks alone are listed, "" for all."""
    mine = deck_list(owner_key=owner_key(request))
    asked = request.GET.get("game", "")
    counts = dict(mine.order_by().values_list("game").annotate(count=Count("pk")).values_list("game", "count"))
    page = Paginator(mine.filter(game=asked) if asked in GAMES else mine, DECKS_A_PAGE).get_page(request.GET.get("page"))
    games = {slug: game for slug, game in GAMES.items() if game.builds_decks}
    context = {
        "page": page,
        "lines": deck_lines(page, language=language()),
        "games": list(games.values()),
        "readers": [game for game in games.values() if game.list_reader],
        "filters": [(game, counts[slug]) for slug, game in games.items() if slug in counts] if len(counts) > 1 else [],
        "asked": asked if asked in GAMES else "",
        "error": error_sentence(error) if error is not None else "",
        "text": text,
        "posted_game": request.POST.get("game", "") or asked,
    }
    return private(render(request, "decks/index.html", context, status=error.status if error is not None else 200))


def _first_name(game: Game, side: str) -> str:
    shelf = Shelf(game.slug, language())
    if side in shelf.sides:
        return gettext("New %(side)s deck") % {"side": shelf.sides[side]}
    return gettext("New %(game)s deck") % {"game": shelf.title}
