"""A study asked for on a page: a deck beside another on the same random numbers."""

from __future__ import annotations

from django import forms
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext_lazy as _

from cards.errors import StardeckError
from cards.limits import client_key
from decks.owners import owner_key
from frontend.deck_forms import Plain
from frontend.decklists import Shelf
from frontend.sentences import error_sentence
from frontend.views.answers import in_view, language, private
from frontend.views.deck_history import compared_lists
from frontend.views.deck_page import deck_behind
from frontend.views.forms_only import forms_only
from simulator.modes import COMPARE
from simulator.services import MAX_SEED, run_start

MOST_NAMES = 60


class StudyForm(Plain):
    games = forms.IntegerField(label=_("Games"), min_value=1, max_value=settings.SIMULATION_MAX_GAMES // 2, initial=1_000)
    seed = forms.IntegerField(label=_("Seed"), min_value=0, max_value=MAX_SEED, required=False)
    draft = forms.BooleanField(label=_("Play lists that are not legal, too"), required=False)


@forms_only("deck-page")
def deck_study(request: HttpRequest, token: str) -> HttpResponse:
    """Play what the comparison page shows: the deck or a revision of it beside another deck or revision."""
    deck = deck_behind(token, request)
    form = StudyForm(request.POST)
    named, revision = request.POST.get("with", ""), request.POST.get("revision", "")
    key = owner_key(request, create=True)
    fault = ""
    if form.is_valid():
        try:
            (one, ours), (other, theirs), behind = compared_lists(deck, named, revision, key)
            run, _new = run_start(
                owner_key=key,
                client=client_key(request),
                game=deck.game_id,
                decklist=ours,
                deck=deck,
                others=[theirs],
                names=[one[:MOST_NAMES], other[:MOST_NAMES]],
                other_deck=behind,
                mode=COMPARE,
                games=form.cleaned_data["games"],
                seed=form.cleaned_data["seed"],
                options={"draft": True} if form.cleaned_data["draft"] else {},
            )
            return redirect("run-page", pk=run.pk)
        except StardeckError as error:
            fault, status = error_sentence(error), error.status
    else:
        fault, status = " ".join(f"{form.fields[name].label}: {' '.join(said)}" for name, said in form.errors.items()), 400
    shelf = Shelf(in_view(request, deck.game_id), language())
    context = {"deck": deck, "game": shelf.game, "shelf": shelf, "named": named, "own": [], "error": fault}
    return private(render(request, "decks/compare.html", context, status=status))
