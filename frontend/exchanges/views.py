"""The pages of "Which one exchange helps this deck most?" and of "Which of two objective sets to take?".

Ask, wait, read, and take an exchange to the editor.
"""

from __future__ import annotations

import uuid
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods, require_safe

from cards.api.limits import client_key, spend
from cards.errors import NotFound, StardeckError
from decks.legality import decklist_of
from decks.models import Deck
from decks.owners import editor_key, owner_key
from frontend.cards.catalogue import deck_catalogue, localized_catalogue
from frontend.decks.views.deck_page import linked_deck
from frontend.exchanges.forms import ExchangeForm, QuestionForm, TwoSetsForm
from frontend.exchanges.shown import asked_of, exchange_table
from frontend.runs.list_choices import Groups, ListChoices
from frontend.site.errors.error_text import error_sentence
from frontend.site.errors.form_errors import place
from frontend.site.forms_only import forms_only
from frontend.site.requests import PageRequest, digits_of
from frontend.site.responses import in_view, language, private, problems_of, refused, unlisted
from games.registry import GAMES
from simulator.exchanges.asking import (
    exchange_cancel,
    exchange_get,
    exchange_report,
    exchange_start,
    exchange_verdict,
    exchanges_of,
    race_of,
)
from simulator.exchanges.candidates import with_cards
from simulator.exchanges.request import FORMAT, SEARCH, ExchangeRequest
from simulator.exchanges.taking import exchange_take
from simulator.models import Run
from simulator.modes import mode_spec_of, together_of
from simulator.reasons import failure_data, stop_sentence
from simulator.requests.own_cards import own_cards_of_run
from simulator.requests.request import Side
from simulator.selectors.runs import deck_of_run, workers_alive

SECONDS_TO_REFRESH = 2  # for browsers without JavaScript
QUESTIONS_SHOWN = 10


@require_http_methods(["GET", "HEAD", "POST"])
def deck_exchange(request: HttpRequest, token: str) -> HttpResponse:
    """The form for a deck that the reader may see, with the reader's earlier questions about it; a POST asks."""
    return _question(request, linked_deck(token, request), ExchangeForm)


@require_http_methods(["GET", "HEAD", "POST"])
def deck_two_sets(request: HttpRequest, token: str) -> HttpResponse:
    """As `deck_exchange`, for a set of the deck and one other: which is better?  `?removed=` names the first."""
    deck = linked_deck(token, request)
    if together_of(GAMES[deck.game_id]) is None:
        raise NotFound(gettext("The decks of this game do not consist of objective sets."))
    return _question(request, deck, TwoSetsForm)


def _question(request: HttpRequest, deck: Deck, kind: type[QuestionForm]) -> HttpResponse:
    in_view(request, deck.game_id)
    catalogue = deck_catalogue(deck, language())
    if catalogue.game.goldfish is None or catalogue.game.goldfish.comparison is None:
        raise NotFound(gettext("The lists of this game cannot be compared on the same random numbers yet."))
    key = owner_key(request, create=request.method == "POST")
    choices = ListChoices(catalogue, key)
    decklist = with_cards(decklist_of(deck), catalogue.game, catalogue.pool)
    about: dict[str, Any] = {"choices": choices, "decklist": decklist, "opponents": _opponents(choices, deck)}
    if request.method != "POST":
        return _ask_page(request, deck, kind(**about, initial={"removed": request.GET.get("removed", "")}), key)
    form = kind(request.POST, **about)
    if not form.is_valid():
        return _ask_page(request, deck, form, key, status=400)
    given = form.cleaned_data
    try:
        asked = ExchangeRequest(
            game=deck.game_id,
            side=Side(decklist_of(deck), deck, deck.name),
            opponent=_opponent(choices, given),
            format=given["format"],
            source=given.get("source", FORMAT),
            query=given["query"] if given.get("source") == SEARCH else "",
            removed=given["removed"],
            added=given.get("added", ""),
            games=given["games"],
        )
        run = exchange_start(asked, owner_key=key, client=client_key(request))
    except StardeckError as error:
        place(form, error, at={"q": "query"})
        return refused(_ask_page(request, deck, form, key, error=error, status=error.status), error)
    return redirect("exchange", pk=run.pk)


@require_safe
def exchange(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Show the race.  htmx polls it every second until it is over; `seen` is the state that the page shows."""
    key = owner_key(request)
    run = exchange_get(run_id=pk, owner_key=key)
    seen = f"{run.status}-{run.games_done}"
    if request.htmx and request.GET.get("seen") == seen:
        return unlisted(HttpResponse(status=204))
    catalogue = localized_catalogue(in_view(request, run.game_id), language(), own_cards_of_run(run))
    plan, report, failure = race_of(run), exchange_report(run), failure_data(run.failure)
    is_active = run.status in Run.ACTIVE
    deck = deck_of_run(run, owner_key=key)
    context = {
        "run": run,
        "seen": seen,
        "plan": plan,
        "stage": plan.now + 1,
        "left": len(plan.left[-1]),
        "games": plan.games,
        "games_done": plan.games_of(run.games_done),
        "is_active": is_active,
        "stopped": failure["detail"] if failure else stop_sentence(run.stop_reason),
        "report": report,
        "table": exchange_table(report, catalogue) if report else None,
        "verdict": exchange_verdict(run),
        "asked": asked_of(run, catalogue),
        "catalogue": catalogue,
        "deck": deck,
        "is_own": deck is not None and deck.owner_key == key,
        "how": mode_spec_of(catalogue.game, run.mode),
        "nobody_works": run.status == Run.Status.QUEUED and not workers_alive(run.queue),
        "refresh": f"{SECONDS_TO_REFRESH};url={reverse('exchange', args=[run.pk])}" if is_active else "",
    }
    return unlisted(render(request, "exchanges/_race.html" if request.htmx else "exchanges/page.html", context))


@forms_only("exchange")
def exchange_stop(request: HttpRequest, pk: uuid.UUID) -> HttpResponse:
    exchange_cancel(run=exchange_get(run_id=pk, owner_key=owner_key(request)))
    return redirect("exchange", pk=pk)


@forms_only("exchange")
def exchange_to_editor(request: HttpRequest, pk: uuid.UUID) -> HttpResponse:
    """Make the exchange `row` in the deck, or in a copy of somebody else's, and open the editor."""
    key = owner_key(request)
    run = exchange_get(run_id=pk, owner_key=key)
    try:
        spend(bucket="deck_write", key=client_key(request))
        deck = deck_of_run(run, owner_key=key)
        if deck is not None and deck.owner_key != key:  # it will be copied
            spend(bucket="deck", key=client_key(request))
        row = digits_of(request.POST.get("row", ""))
        deck = exchange_take(run=run, row=-1 if row is None else row, owner_key=key, editor=editor_key(request))
    except StardeckError as error:
        messages.error(request, error_sentence(error))
        return redirect("exchange", pk=pk)
    messages.success(request, gettext("The exchange is made. The history of the deck has the list before it."))
    return redirect("deck-edit", pk=deck.pk)


def _opponents(choices: ListChoices, deck: Deck) -> Groups:
    """The lists that can play against the deck; none in a game whose players use one list."""
    match = choices.catalogue.game.match
    if match is None or match.shares_list:
        return []
    if match.factions:
        others = [each for each in match.factions if each != deck.side]
        return [(gettext("Opponents"), [choice for each in others[:1] for choice in choices.of_faction(each)])]
    return choices.groups


def _opponent(choices: ListChoices, given: dict[str, Any]) -> Side | None:
    link, chosen = given.get("link", "").strip(), given.get("opponent", "")
    return choices.side(chosen, link) if link or chosen else None


def _ask_page(
    request: HttpRequest, deck: Deck, form: QuestionForm, key: str, *, error: StardeckError | None = None, status: int = 200
) -> HttpResponse:
    context = {
        "deck": deck,
        "form": form,
        "is_of_two": isinstance(form, TwoSetsForm),
        "catalogue": deck_catalogue(deck, language()),
        "problems": problems_of(error) if error is not None else (),
        "questions": list(exchanges_of(owner_key=key, deck=deck)[:QUESTIONS_SHOWN]) if key else [],
    }
    return private(render(request, "exchanges/ask.html", context, status=status))
