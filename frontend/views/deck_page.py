"""The shared page of a deck, and what is done from there: copy it, goldfish it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_GET

from cards.errors import NotFound, StardeckError
from cards.limits import client_key, spend
from decks.exporting import KINDS, deck_export
from decks.legality import decklist_of
from decks.models import Deck
from decks.owners import owner_key
from decks.selectors import deck_by_token
from decks.services import deck_copy
from frontend.deck_forms import PRESETS, GoldfishForm
from frontend.decklists import Shelf, ShownDeck, deck_context, show_deck
from frontend.sentences import error_sentence
from frontend.views.answers import language, private
from frontend.views.forms_only import forms_only
from games.contracts import Decklist, NotPlayable
from games.registry import GAMES
from simulator.selectors import runs_of_deck
from simulator.services import run_start


@require_GET
def deck_page(request: HttpRequest, token: str) -> HttpResponse:
    return _shared(request, _deck_behind(request, token))


@forms_only("deck-page")
def deck_take(request: HttpRequest, token: str) -> HttpResponse:
    """Copy a shared deck to one's own."""
    original = _deck_behind(request, token)
    spend(bucket="deck", key=client_key(request))
    deck = deck_copy(deck=original, owner_key=owner_key(request, create=True))
    return redirect("deck-edit", pk=deck.pk)


@forms_only("deck-page")
def deck_goldfish(request: HttpRequest, token: str) -> HttpResponse:
    """Queue a goldfish run and go to its page; a fault of the form comes back at its field."""
    deck = _deck_behind(request, token)
    form = GoldfishForm(request.POST, game=GAMES[deck.game_id], language=language(), may_be_draft=True)
    if not form.is_valid():
        return _shared(request, deck, form=form, status=400)
    try:
        run, _ = run_start(
            owner_key=owner_key(request, create=True),
            client=client_key(request),
            game=deck.game_id,
            decklist=decklist_of(deck),
            deck=deck,
            games=form.cleaned_data["games"],
            seed=form.cleaned_data["seed"],
            options=form.options(),
        )
    except StardeckError as error:
        form.refuse(error, error_sentence(error))
        formats = error.extra.get("formats")  # of several formats the main one's problems are told here, all of them in the panel
        response = _shared(
            request, deck, form=form, problems=formats[0]["problems"] if formats else error.extra.get("problems", ()), status=error.status
        )
        if retry_after := getattr(error, "retry_after", None):
            response["Retry-After"] = str(retry_after)
        return response
    return redirect("run-page", pk=run.pk)


def _deck_behind(request: HttpRequest, token: str) -> Deck:
    try:
        return deck_by_token(token=token, owner_key=owner_key(request))
    except NotFound:
        raise NotFound(gettext("This link does not lead to a deck (any more)."), code="deck_not_found") from None


def _shared(
    request: HttpRequest, deck: Deck, *, form: GoldfishForm | None = None, problems: Sequence[dict[str, Any]] = (), status: int = 200
) -> HttpResponse:
    shelf = Shelf(deck.game_id, language())
    decklist = decklist_of(deck)
    shown = show_deck(shelf, decklist, side=deck.side)
    if form is None and shelf.game.goldfish is not None:
        form = GoldfishForm(game=shelf.game, language=language(), may_be_draft=not shown.legal_format)
    context = deck_context(shelf, deck, shown) | {
        "mine": bool(deck.owner_key) and deck.owner_key == owner_key(request),
        "form": form,
        "problems": problems,
        "presets": PRESETS,
        "most_games": settings.SIMULATION_MAX_GAMES,
        "text": deck_export(deck=deck, kind="txt"),
        "file_urls": [(kind, reverse("api:shared-deck-export", args=[deck.token, kind])) for kind in KINDS],
        "openings": _openings(shelf, decklist),
        "openings_template": f"games/{deck.game_id}/_openings.html",
        "runs": list(runs_of_deck(deck)[:10]),
        "share_url": request.build_absolute_uri(reverse("deck-page", args=[deck.token])),
        "summary": _summary(shelf, shown),
    }
    response = render(request, "decks/page.html", context, status=status)
    if deck.visibility != Deck.Visibility.PUBLIC:
        response["X-Robots-Tag"] = "noindex"
    return private(response)


def _summary(shelf: Shelf, shown: ShownDeck) -> str:
    """One sentence for the preview that chats show of a link."""
    parts = [shelf.title, shown.side_name, *(leader.name for leader in shown.leaders)]
    parts.append(gettext("%(sets)s objective sets, %(cards)s cards") % {"sets": shown.set_count, "cards": shown.card_count})
    parts += [gettext("legal: %(format)s") % {"format": verdict.name} for verdict in shown.verdicts if verdict.legal]
    return " · ".join(part for part in parts if part)


def _openings(shelf: Shelf, decklist: Decklist) -> list[dict[str, Any]]:
    """The exact chances of the opening under the default options; none for a list that cannot be played."""
    goldfish = shelf.game.goldfish
    if goldfish is None:
        return []
    try:
        prepared = goldfish.prepare(decklist, shelf.pool, {spec.name: spec.default for spec in goldfish.options})
    except NotPlayable:
        return []
    return [{"code": odds.code, "label": shelf.words(odds.labels), "value": odds.value} for odds in prepared.openings()]
