"""Start matches of a game: two sides against each other, or several in match-ups."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods, require_safe

from cards.errors import NotFound, StardeckError
from decks.models import Deck
from decks.owners import owner_key
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.cards.views.game import game_of
from frontend.decks.views.deck_page import linked_deck, share_url
from frontend.runs.forms import SIDES, RunForm
from frontend.runs.list_choices import ListChoices
from frontend.runs.match_forms import FactionsForm, ListsForm, MatchForm, MatchupsForm
from frontend.runs.views.run_form_page import FORM_METHODS, RunFormPage
from frontend.site.errors.error_text import error_sentence
from frontend.site.responses import in_view, language
from simulator.modes import MATCH, MATCHUPS
from simulator.requests.request import Side


@require_http_methods(FORM_METHODS)
def match(request: HttpRequest, slug: str) -> HttpResponse:
    """Start a match of two sides.  `?deck=<token>` selects the first side's deck."""
    catalogue, key = _catalogue_and_owner(request, slug, create=request.method == "POST")
    choices = ListChoices(catalogue, key)
    arguments: dict[str, Any] = {"game": catalogue.game, "language": language(), "lists": choices.groups}
    deck, initial = _deck_and_initial(request, choices)
    if request.method != "POST":
        return RunFormPage(request, "runs/forms/match.html", catalogue, MatchForm(**arguments, initial=initial), deck).render()
    form = MatchForm(request.POST, **arguments)
    page = RunFormPage(request, "runs/forms/match.html", catalogue, form, deck)
    sides: list[Side | None] = []
    if form.is_valid():
        sides = [_chosen_side(form, choices, side) for side in SIDES]
    if not form.is_valid():
        return page.render(status=400)
    sides_played = [side for side in sides if side is not None]
    return page.start_run(mode=MATCH, sides=tuple(sides_played), precision=form.precision())


@require_http_methods(FORM_METHODS)
def matchups(request: HttpRequest, slug: str) -> HttpResponse:
    """Start match-ups of every side against every other.  `?deck=<token>` selects the deck that the policies play."""
    catalogue, key = _catalogue_and_owner(request, slug, create=request.method == "POST")
    choices = ListChoices(catalogue, key)
    if catalogue.game.match and catalogue.game.match.factions:
        return _between_factions(request, choices, catalogue.game.match.factions)
    arguments: dict[str, Any] = {"game": catalogue.game, "language": language(), "lists": choices.groups, "own": choices.own_decks()}
    deck, initial = _deck_and_initial(request, choices)
    if request.method != "POST":
        return RunFormPage(request, "runs/forms/matchups.html", catalogue, MatchupsForm(**arguments, initial=initial), deck).render()
    form = MatchupsForm(request.POST, **arguments)
    page = RunFormPage(request, "runs/forms/matchups.html", catalogue, form, deck)
    first, others = None, []
    if form.is_valid():
        first = _chosen_side(form, choices, 0)
        others = [choices.side_of_deck(token) for token in form.cleaned_data.get("own") or ()]
        links = form.cleaned_data["others"].split()
        others += [side for link in links if (side := _linked_side(form, "others", choices, link))]
    if first is None or not form.is_valid():
        return page.render(status=400)
    policies = form.cleaned_data.get("policies") or [""]
    # These sides are named by the code of their policy, which pages show in each reader's language.
    by_policy = [replace(first, name=policy or first.name, policy=policy) for policy in policies]
    return page.start_run(mode=MATCHUPS, sides=(*by_policy, *others))


def _between_factions(request: HttpRequest, choices: ListChoices, factions: tuple[str, str]) -> HttpResponse:
    """Start match-ups of each list of one faction against each list of the other."""
    catalogue = choices.catalogue
    lists = [choices.of_faction(each) for each in factions]
    faction_lists_by_name = [(catalogue.sides.get(each, each), faction_lists) for each, faction_lists in zip(factions, lists, strict=True)]
    arguments: dict[str, Any] = {"game": catalogue.game, "language": language(), "factions": faction_lists_by_name}
    deck, deck_initial = _deck_and_initial(request, choices)
    if request.method != "POST":
        first = {deck.side: deck.token} if deck is not None and deck.token in choices.own else {}
        initial: dict[str, Any] = {
            f"lists_{side}": [first[each]] if each in first else [value for value, _ in lists[side][:1]]
            for side, each in enumerate(factions)
        }
        initial["others"] = deck_initial.get("link_0", "")
        form = FactionsForm(**arguments, initial=initial)
        return RunFormPage(request, "runs/forms/matchups_factions.html", catalogue, form, deck).render()
    form = FactionsForm(request.POST, **arguments)
    page = RunFormPage(request, "runs/forms/matchups_factions.html", catalogue, form, deck)
    sides: list[list[Side]] = [[], []]
    if form.is_valid():
        for side, sides_played in enumerate(sides):
            sides_played += [choices.side(choice, "") for choice in form.cleaned_data[f"lists_{side}"]]
        for link in form.cleaned_data["others"].split():
            if side_of_link := _linked_side(form, "others", choices, link):
                faction = catalogue.game.decks.side_of(side_of_link.decklist, catalogue.pool)
                sides[int(faction == factions[1])].append(side_of_link)
    if form.is_valid():
        form.check_sides([len(sides_played) for sides_played in sides])
    if not form.is_valid():
        return page.render(status=400)
    policies = form.cleaned_data["policies"]
    with_policies = (replace(each, policy=policies[side]) for side, sides_played in enumerate(sides) for each in sides_played)
    return page.start_run(mode=MATCHUPS, sides=tuple(with_policies))


@require_safe
def deck_matchups(request: HttpRequest, token: str) -> HttpResponse:
    """The form of match-ups with this deck."""
    deck = linked_deck(token, request)
    return redirect(f"{reverse('matchups', args=[deck.game_id])}?deck={deck.token}")


def _catalogue_and_owner(request: HttpRequest, slug: str, *, create: bool) -> tuple[LocalizedCatalogue, str]:
    """The catalogue of a game that has matches, and the owner key of the request."""
    _, rules = game_of(slug)
    if rules.match is None:
        raise NotFound(gettext("Matches of this game cannot be played yet."))
    return localized_catalogue(in_view(request, slug), language()), owner_key(request, create=create)


def _deck_and_initial(request: HttpRequest, choices: ListChoices) -> tuple[Deck | None, dict[str, str]]:
    """The deck in the URL, and the initial values of the form."""
    token = request.GET.get("deck", "")
    deck = linked_deck(token, request) if token else None
    if deck is not None and deck.game_id != choices.catalogue.game.slug:
        deck = None
    return deck, choices.initial(deck, share_url(request, deck) if deck else "")


def _chosen_side(form: ListsForm, choices: ListChoices, side: int) -> Side | None:
    """The chosen side; None if it has no list of its own, or if its field has an error."""
    choice, link = form.list_and_link(side)
    if link:
        return _linked_side(form, f"link_{side}", choices, link)
    if choice:
        return choices.side(choice, "")
    if not (isinstance(form, MatchForm) and form.shares_list and side):
        form.add_error(f"list_{side}", gettext("Choose a list, or enter a link to a deck."))
    return None


def _linked_side(form: RunForm, field: str, choices: ListChoices, link: str) -> Side | None:
    try:
        return choices.side("", link)
    except StardeckError as error:
        form.add_error(field, error_sentence(error))
        return None
