"""The form that adds a card or set to a deck from search results and from the pages of cards and sets."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext

from cards.api.limits import client_key, spend
from cards.errors import BadInput, StardeckError
from cards.selectors import game_get
from decks.legality import kept_list_of
from decks.owners import editor_key, owner_key
from decks.selectors import deck_for_owner
from frontend.cards.catalogue import localized_catalogue
from frontend.decks.adding import add_one, place_of
from frontend.decks.changes import slots_of
from frontend.site.errors.error_text import error_sentence
from frontend.site.forms_only import forms_only
from frontend.site.requests import PageRequest
from frontend.site.responses import in_view, language, private


@forms_only("card-search")
def deck_add(request: PageRequest, slug: str) -> HttpResponse:
    """Add one copy of `add` to the deck `deck`, or take one of `remove` out again, and return to the page `next`."""
    game_get(slug=slug)
    catalogue = localized_catalogue(in_view(request, slug), language())
    sign = "-" if "remove" in request.POST else "+"
    context: dict[str, object] = {"game": catalogue.game}
    try:
        spend(bucket="deck_write", key=client_key(request))
        deck = deck_for_owner(owner_key=owner_key(request), pk=request.POST.get("deck", ""), with_slots=False)
        if deck.game_id != slug:
            raise BadInput(gettext("This is a deck of another game."))
        zone, code = place_of(catalogue, deck.game, request.POST.get("remove") or request.POST.get("add", ""))
        deck = add_one(catalogue, deck, zone, code, sign=sign, editor=editor_key(request))
    except StardeckError as error:
        context |= {"error": error_sentence(error)}
        status, sentence = error.status, str(context["error"])
    else:
        count = slots_of(kept_list_of(deck)).get((zone, code), 0)
        added, removed = gettext("Added to %(deck)s: %(name)s (%(count)s×)"), gettext("Removed from %(deck)s: %(name)s (%(count)s×)")
        sentence = (added if sign == "+" else removed) % {"deck": deck.name, "name": catalogue.slot_name(zone, code), "count": count}
        status = 200
        context |= {"deck": deck, "sentence": sentence, "undo": f"{zone}:{code}" if sign == "+" else ""}
    if request.htmx:
        return private(render(request, "decks/adding/_added.html", context, status=status))
    (messages.success if status == 200 else messages.error)(request, sentence)
    back = request.POST.get("next", "")
    if not back.startswith("/") or not url_has_allowed_host_and_scheme(back, allowed_hosts=None):
        back = reverse("card-search", args=[slug])
    return redirect(back)
