"""Start comparisons with shared random numbers: of two decks, or of two policies with one deck."""

from __future__ import annotations

import uuid
from dataclasses import replace

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext

from cards.api.limits import client_key
from cards.errors import BadInput, StardeckError
from decks.owners import owner_key
from frontend.cards.catalogue import localized_catalogue
from frontend.decks.views.deck_history import lists_to_compare, render_comparison
from frontend.decks.views.deck_page import linked_deck
from frontend.runs.forms import StudyForm, in_bounds
from frontend.runs.names import MAX_SIDE_NAME, policy_name
from frontend.runs.options import other_policies
from frontend.site.errors.form_errors import place
from frontend.site.forms_only import forms_only
from frontend.site.responses import in_view, language, refused
from games.registry import GAMES
from simulator.models import Run
from simulator.modes import COMPARE, mode_of
from simulator.requests.own_cards import own_cards_of_run
from simulator.requests.players import POLICY
from simulator.requests.queues import most_games, slow_games_of
from simulator.requests.request import RunRequest, Side
from simulator.selectors.runs import request_of_run, run_to_repeat
from simulator.services.starting import run_start


@forms_only("deck-page")
def deck_study(request: HttpRequest, token: str) -> HttpResponse:
    """Start a comparison run of the two lists on the comparison page."""
    deck = linked_deck(token, request)
    form = StudyForm(request.POST)
    reference, revision = request.POST.get("with", ""), request.POST.get("revision", "")
    key = owner_key(request, create=True)
    if not form.is_valid():
        return render_comparison(request, deck, request.POST, form=form, status=400)
    try:
        (one, ours), (other, theirs), other_deck = lists_to_compare(deck, reference, revision, key)
        run_request = RunRequest(
            game=deck.game_id,
            sides=(Side(ours, deck, one[:MAX_SIDE_NAME]), Side(theirs, other_deck, other[:MAX_SIDE_NAME])),
            games=form.cleaned_data["games"],
            mode=COMPARE,
            seed=form.cleaned_data["seed"],
            options={"draft": True} if form.cleaned_data["draft"] else {},
        )
        run, _new = run_start(run_request, owner_key=key, client=client_key(request))
    except StardeckError as error:
        place(form, in_bounds(error, form))
        return refused(render_comparison(request, deck, request.POST, form=form, status=error.status), error)
    return redirect("run-page", pk=run.pk)


@forms_only("run-page")
def run_policies(request: HttpRequest, pk: uuid.UUID) -> HttpResponse:
    """Play the run's deck again with another policy and the same random numbers, to measure the policy's effect."""
    key = owner_key(request, create=True)
    run = run_to_repeat(run_id=pk, owner_key=key)
    catalogue = localized_catalogue(in_view(request, run.game_id), language(), own_cards_of_run(run))
    choices = dict(other_policies(run, catalogue))
    other = request.POST.get("policy", "")
    if other not in choices:
        raise BadInput(gettext("There is no such policy."))
    if not run.games_done:
        raise BadInput(gettext("Nothing has been played in this run yet."))
    original = request_of_run(run)
    first = replace(original.sides[0], name=policy_name(run, catalogue), policy=run.options[POLICY])
    run_request = replace(
        original,
        mode=COMPARE,
        sides=(first, replace(first, name=choices[other], policy=other)),
        games=min(run.games_done, _most_pairs(run, other)),
        precision=None,
        seconds=None,
    )
    new, _new = run_start(run_request, owner_key=key, client=client_key(request))
    return redirect("run-page", pk=new.pk)


def _most_pairs(run: Run, other: str) -> int:
    """The most pairs of games that a comparison with this policy may play."""
    how = mode_of(GAMES[run.game_id], run.mode)
    slow = how is not None and slow_games_of(how, COMPARE, run.options, {"policies": [run.options[POLICY], other]})
    return most_games(None, slow=bool(slow), plays=2)
