"""The page of a deck code: the whole list is in the URL and nothing is stored."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext
from django.views.decorators.http import require_safe

from cards.api.limits import client_key, spend
from cards.errors import NotFound
from decks.exchange import deck_code, importing
from decks.models import Deck
from frontend.cards.catalogue import localized_catalogue
from frontend.decks.decklist import deck_context, show_deck
from frontend.site.responses import language, private
from games.contracts.decks import Decklist
from games.registry import GAMES


@require_safe
def deck_by_code(request: HttpRequest, code: str) -> HttpResponse:
    """Show the list with its legality.  BadInput for a damaged code or an invalid list."""
    slug, _, _ = deck_code.decode(code)
    if slug not in GAMES:
        raise NotFound(gettext("There is no such game here."))
    spend(bucket="deck_check", key=client_key(request))
    parsed = importing.list_parse(game=slug, text=code)
    catalogue = localized_catalogue(slug, language())
    decklist = Decklist(parsed.slots, parsed.side)
    deck = Deck(game_id=slug, name=parsed.name or catalogue.title, side=parsed.side or "")  # for the templates; never saved
    shown = show_deck(catalogue, decklist, side=deck.side)
    return private(render(request, "decks/page/code.html", deck_context(catalogue, deck, shown) | {"code": code}))
