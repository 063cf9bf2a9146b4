"""Studies asked for on pages: a deck beside another on the same random numbers, and match-ups of policies and decks."""

from __future__ import annotations

from typing import Any

from django import forms
from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from cards.errors import NotFound, StardeckError
from cards.limits import client_key
from decks.legality import decklist_of
from decks.models import Deck
from decks.owners import owner_key
from frontend.deck_forms import Plain
from frontend.decklists import Shelf
from frontend.sentences import error_sentence
from frontend.views.answers import in_view, language, private
from frontend.views.deck_history import compared_lists, other_deck
from frontend.views.deck_page import deck_behind
from frontend.views.forms_only import forms_only
from games.contracts import in_language
from games.registry import GAMES
from simulator.modes import COMPARE, MATCHUPS
from simulator.services import MAX_SEED, MAX_SIDES, run_start

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


class MatchupsForm(StudyForm):
    """policies: of this deck's sides.  others: links of other decks, one a line."""

    games = forms.IntegerField(
        label=_("Pairs of games for each match-up"), min_value=1, max_value=settings.SIMULATION_MAX_GAMES, initial=200
    )
    policies = forms.MultipleChoiceField(label=_("Policies"), required=False, widget=forms.CheckboxSelectMultiple)
    others = forms.CharField(
        label=_("Links of other decks, one a line"), required=False, max_length=2_000, widget=forms.Textarea(attrs={"rows": 3})
    )
    field_order = ("policies", "others", "games", "seed", "draft")

    def __init__(self, *args: Any, choices: list[tuple[str, str]], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["policies"].choices = choices  # type: ignore[attr-defined]
        if not choices:
            del self.fields["policies"]


@require_safe
def matchups(request: HttpRequest, token: str) -> HttpResponse:
    deck = deck_behind(token, request)
    return _asked(request, deck, MatchupsForm(choices=_policies(deck)))


@forms_only("deck-matchups")
def matchups_start(request: HttpRequest, token: str) -> HttpResponse:
    deck = deck_behind(token, request)
    form = MatchupsForm(request.POST, choices=(choices := _policies(deck)))
    if not form.is_valid():
        return _asked(request, deck, form, status=400)
    key = owner_key(request, create=True)
    try:
        others = [other_deck(deck, line, key) for line in form.cleaned_data["others"].split() if line]
        policies = form.cleaned_data.get("policies") or [""]
        labels = dict(choices)
        names = [labels.get(policy, deck.name) for policy in policies] + [other.name for other in others]
        lists = [decklist_of(deck)] * len(policies) + [decklist_of(other) for other in others]
        run, _new = run_start(
            owner_key=key,
            client=client_key(request),
            game=deck.game_id,
            decklist=lists[0],
            deck=deck,
            others=lists[1:],
            names=[name[:MOST_NAMES] for name in names],
            policies=[*policies, *([""] * len(others))],
            more_decks=others,
            mode=MATCHUPS,
            games=form.cleaned_data["games"],
            seed=form.cleaned_data["seed"],
            options={"draft": True} if form.cleaned_data["draft"] else {},
        )
    except StardeckError as error:
        form.add_error(None, error_sentence(error))
        return _asked(request, deck, form, status=error.status)
    return redirect("run-page", pk=run.pk)


def _policies(deck: Deck) -> list[tuple[str, str]]:
    """The policies of the game's matches; NotFound where it has none."""
    match = GAMES[deck.game_id].match
    if match is None:
        raise NotFound(gettext("Matches of this game cannot be played yet."))
    spec = next((spec for spec in match.options if spec.name == "policy_0"), None)
    return [(choice.code, in_language(choice.names, language())) for choice in spec.choices] if spec else []


def _asked(request: HttpRequest, deck: Deck, form: MatchupsForm, *, status: int = 200) -> HttpResponse:
    shelf = Shelf(in_view(request, deck.game_id), language())
    context = {"deck": deck, "shelf": shelf, "game": shelf.game, "form": form, "most_sides": MAX_SIDES}
    return private(render(request, "decks/matchups.html", context, status=status))
