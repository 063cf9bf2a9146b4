"""The reader's decks: the list, and starting a deck, empty or from a text or file."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.db.models import Count
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext
from django.views.decorators.http import require_safe

from cards.api.limits import client_key, spend
from cards.errors import BadInput, StardeckError
from cards.safe_text import field_error
from decks.exchange import importing
from decks.owners import owner_key
from decks.selectors import deck_list
from decks.services import deck_create
from frontend.cards.catalogue import localized_catalogue
from frontend.decks.decklist import read_seen
from frontend.decks.forms import ImportForm, NewDeckForm
from frontend.decks.import_doubts import chosen_slots, doubts
from frontend.decks.lines import deck_lines
from frontend.site.error_text import error_sentence
from frontend.site.form_errors import place
from frontend.site.forms_only import forms_only
from frontend.site.responses import language, private, refused
from games.contracts.decks import Slot
from games.contracts.game import Game
from games.registry import GAMES
from games.texts import in_language

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
        if game.deck_sides and side not in {choice.code for choice in game.deck_sides}:
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
    posted = request.POST.copy()
    form = ImportForm(posted, request.FILES, readers=_readers())
    if not form.is_valid():
        return _index(request, form=form, status=400)
    game, text, file = GAMES[form.cleaned_data["game"]], form.cleaned_data["text"], form.cleaned_data["file"]
    parsed = None
    try:
        spend(bucket="deck_check", key=client_key(request))
        if file is not None:
            text = importing.file_text(game=game.slug, data=file.read(importing.MAX_FILE + 1))
            posted["text"] = form.cleaned_data["text"] or text
        if not text.strip():
            raise field_error("text", "blank", gettext("Paste a list or choose a file."))
        parsed = importing.list_parse(game=game.slug, text=text)
        called = parsed.name or importing.name_of_file(file.name or "" if file else "")
        if (parsed.unread or parsed.guessed) and "seen" not in request.POST:
            return _doubtful(request, game, parsed, text, form.cleaned_data["name"] or called)
        spend(bucket="deck", key=client_key(request))
        deck = deck_create(
            owner_key=owner_key(request, create=True),
            game=game.slug,
            name=form.cleaned_data["name"] or called or _first_name(game, parsed.side or ""),
            side=parsed.side,
            description=parsed.description,
            slots=chosen_slots(parsed, request.POST),
        )
    except StardeckError as error:
        # What is in no field of the form is in what was given to be read.
        given = "text" if file is None else "file"
        place(form, error, at={"text": given, "slots": given, "side": given, "description": given})
        if parsed is not None and (parsed.unread or parsed.guessed):
            return _doubtful(request, game, parsed, text, "", form=form, status=error.status)
        return refused(_index(request, form=form, status=error.status), error)
    return redirect("deck-edit", pk=deck.pk)


def _doubtful(
    request: HttpRequest, game: Game, parsed: importing.Parsed, text: str, name: str, *, form: ImportForm | None = None, status: int = 200
) -> HttpResponse:
    """The lines that may mean several things, with what was chosen for them before."""
    catalogue = localized_catalogue(game.slug, language())
    context = {
        "game": game,
        "text": text,
        "form": form or ImportForm(initial={"name": name}, readers=_readers()),
        "unread": doubts(catalogue, parsed.unread, posted=request.POST),
        "guessed": doubts(catalogue, parsed.guessed, parsed.slots, posted=request.POST),
        "read": sum(slot.quantity for slot in parsed.slots),
    }
    return private(render(request, "decks/lists/import.html", context, status=status))


def _readers() -> list[tuple[str, str]]:
    return [(slug, in_language(game.names, language())) for slug, game in GAMES.items()]


def _game(slug: str) -> Game:
    game = GAMES.get(slug)
    if game is None:
        raise BadInput(gettext("There is no such game here."))
    return game


def _index(request: HttpRequest, *, error: StardeckError | None = None, form: ImportForm | None = None, status: int = 200) -> HttpResponse:
    """asked: the game whose decks alone are listed, "" for all.  error: of a deck that was not started; form: a list that was not read."""
    mine = deck_list(owner_key=owner_key(request))
    asked = request.GET.get("game", "")
    counts = dict(mine.order_by().values_list("game").annotate(count=Count("pk")).values_list("game", "count"))
    page = Paginator(mine.filter(game=asked) if asked in GAMES else mine, DECKS_A_PAGE).get_page(request.GET.get("page"))
    games = dict(GAMES)
    context = {
        "page": page,
        "lines": deck_lines(page, language=language()),
        "games": list(games.values()),
        "filters": [(game, counts[slug]) for slug, game in games.items() if slug in counts] if len(counts) > 1 else [],
        "asked": asked if asked in GAMES else "",
        "error": error_sentence(error) if error is not None else "",
        "form": form or (ImportForm(initial={"game": asked}, readers=readers) if (readers := _readers()) else None),
    }
    return private(render(request, "decks/lists/index.html", context, status=error.status if error is not None else status))


def _first_name(game: Game, side: str) -> str:
    catalogue = localized_catalogue(game.slug, language())
    if side in catalogue.sides:
        return gettext("New %(side)s deck") % {"side": catalogue.sides[side]}
    return gettext("New %(game)s deck") % {"game": catalogue.title}
