"""Start matches of a game: two sides against each other, or several in match-ups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods, require_safe

from cards.api.limits import client_key
from cards.errors import NotFound, StardeckError
from decks.legality import decklist_of
from decks.models import Deck
from decks.owners import owner_key
from decks.selectors import deck_list
from frontend.cards.catalogue import Shelf
from frontend.cards.views import game_of
from frontend.decks.views.deck_history import deck_linked
from frontend.decks.views.deck_page import deck_behind, share_url
from frontend.runs.forms import PRESETS, SIDES, FactionsForm, ListsForm, MatchForm, MatchupsForm, RunForm
from frontend.runs.names import MOST_OF_A_NAME
from frontend.site.error_text import error_sentence
from frontend.site.responses import in_view, language, private, problems_of, refused
from simulator.modes import MATCH, MATCHUPS
from simulator.requests.request import MAX_SIDES, RunRequest, Side
from simulator.services.starting import run_start

DECKS_OFFERED = 40
READY = "ready:"
FORM_METHODS = ("GET", "HEAD", "POST")
Lists = list[tuple[str, list[tuple[str, str]]]]


class Offered:
    """What a reader can choose from: the lists that come with the game, and their own decks.  One query."""

    def __init__(self, shelf: Shelf, key: str) -> None:
        self.shelf = shelf
        self.key = key
        self.ready = shelf.game.lists.ready(shelf.pool)
        own = deck_list(owner_key=key).filter(game=shelf.game.slug).prefetch_related(None)[:DECKS_OFFERED] if key else ()
        self.own: dict[str, Deck] = {deck.token: deck for deck in own}

    @property
    def groups(self) -> Lists:
        """Groups of (value, name) for a choice."""
        ready = [(READY + each.code, self.shelf.words(each.names)) for each in self.ready]
        return [(gettext("Ready to play"), ready), (gettext("My decks"), self.names_of_own())]

    def names_of_own(self) -> list[tuple[str, str]]:
        return [
            (token, f"{deck.name} ({side})" if (side := self.shelf.sides.get(deck.side)) else deck.name) for token, deck in self.own.items()
        ]

    def of_faction(self, code: str) -> list[tuple[str, str]]:
        """(value, name) of the lists and decks that are of it."""
        ready = [(READY + each.code, self.shelf.words(each.names)) for each in self.ready if each.decklist.side == code]
        return ready + [(token, deck.name) for token, deck in self.own.items() if deck.side == code]

    def named(self, choice: str, link: str) -> Side:
        """The list that was chosen, or the one behind a link."""
        if link:
            deck = deck_linked(self.shelf.game.slug, link, self.key)
            return Side(decklist_of(deck), deck, deck.name[:MOST_OF_A_NAME])
        if choice in self.own:
            return self.of_own(choice)
        each = next(each for each in self.ready if READY + each.code == choice)
        return Side(each.decklist, name=self.shelf.words(each.names)[:MOST_OF_A_NAME])

    def of_own(self, token: str) -> Side:
        deck = self.own[token]
        return Side(decklist_of(deck), deck, deck.name[:MOST_OF_A_NAME])

    def initial(self, deck: Deck | None, address: str) -> dict[str, str]:
        """What the form shows at first: the deck against a list that may meet it, or the lists that come with the game."""
        asked = {}
        if deck is None and self.ready:
            asked["list_0"] = READY + self.ready[0].code
        elif deck is not None:
            asked |= {"list_0": deck.token} if deck.token in self.own else {"link_0": address}
        match = self.shelf.game.match
        if match and not match.shares_list:
            taken = deck.side if deck is not None else self.ready[0].decklist.side if self.ready else ""
            asked["list_1"] = next((READY + each.code for each in self.ready if each.decklist.side != taken), "")
        return asked


@require_http_methods(FORM_METHODS)
def match(request: HttpRequest, slug: str) -> HttpResponse:
    """Two sides against each other; `?deck=` a token, the deck that the first side plays at first."""
    shelf, key = _asked_of(request, slug, create=request.method == "POST")
    offered = Offered(shelf, key)
    given: dict[str, Any] = {"game": shelf.game, "language": language(), "lists": offered.groups}
    deck, initial = _first_deck(request, offered)
    if request.method != "POST":
        return Asking(request, "runs/forms/match.html", shelf, MatchForm(**given, initial=initial), deck).page()
    form = MatchForm(request.POST, **given)
    asking = Asking(request, "runs/forms/match.html", shelf, form, deck)
    sides: list[Side | None] = []
    if form.is_valid():
        sides = [_played(form, offered, side) for side in SIDES]
    if not form.is_valid():
        return asking.page(status=400)
    played = [side for side in sides if side is not None]
    return asking.started(
        mode=MATCH,
        sides=tuple(played),
        precision=form.precision(),
    )


@require_http_methods(FORM_METHODS)
def matchups(request: HttpRequest, slug: str) -> HttpResponse:
    """Each side against each other; `?deck=` a token, the deck that the policies play at first."""
    shelf, key = _asked_of(request, slug, create=request.method == "POST")
    offered = Offered(shelf, key)
    if shelf.game.match and shelf.game.match.factions:
        return _between_factions(request, offered, shelf.game.match.factions)
    given: dict[str, Any] = {"game": shelf.game, "language": language(), "lists": offered.groups, "own": offered.names_of_own()}
    deck, initial = _first_deck(request, offered)
    if request.method != "POST":
        return Asking(request, "runs/forms/matchups.html", shelf, MatchupsForm(**given, initial=initial), deck).page()
    form = MatchupsForm(request.POST, **given)
    asking = Asking(request, "runs/forms/matchups.html", shelf, form, deck)
    first, others = None, []
    if form.is_valid():
        first = _played(form, offered, 0)
        others = [offered.of_own(token) for token in form.cleaned_data.get("own") or ()]
        others += [found for link in form.cleaned_data["others"].split() if (found := _linked(form, "others", offered, link))]
    if first is None or not form.is_valid():
        return asking.page(status=400)
    policies = form.cleaned_data.get("policies") or [""]
    # A side that goes by its policy has the policy's code for a name: each reader's language has a word for it.
    by_policy = [replace(first, name=policy or first.name, policy=policy) for policy in policies]
    return asking.started(mode=MATCHUPS, sides=(*by_policy, *others))


def _between_factions(request: HttpRequest, offered: Offered, factions: tuple[str, str]) -> HttpResponse:
    """Each list of one faction against each of the other; at first the deck with what the game has for its opponent."""
    shelf = offered.shelf
    lists = [offered.of_faction(each) for each in factions]
    named = [(shelf.sides.get(each, each), choices) for each, choices in zip(factions, lists, strict=True)]
    given: dict[str, Any] = {"game": shelf.game, "language": language(), "factions": named}
    deck, asked = _first_deck(request, offered)
    if request.method != "POST":
        first = {deck.side: deck.token} if deck is not None and deck.token in offered.own else {}
        initial: dict[str, Any] = {
            f"lists_{side}": [first[each]] if each in first else [value for value, _ in lists[side][:1]]
            for side, each in enumerate(factions)
        }
        initial["others"] = asked.get("link_0", "")
        return Asking(request, "runs/forms/matchups_factions.html", shelf, FactionsForm(**given, initial=initial), deck).page()
    form = FactionsForm(request.POST, **given)
    asking = Asking(request, "runs/forms/matchups_factions.html", shelf, form, deck)
    sides: list[list[Side]] = [[], []]
    if form.is_valid():
        for side, played in enumerate(sides):
            played += [offered.named(choice, "") for choice in form.cleaned_data[f"lists_{side}"]]
        for link in form.cleaned_data["others"].split():
            if found := _linked(form, "others", offered, link):
                of = shelf.game.decks.side_of(found.decklist, shelf.pool)
                sides[int(of == factions[1])].append(found)
    if form.is_valid():
        form.check_sides([len(played) for played in sides])
    if not form.is_valid():
        return asking.page(status=400)
    policies = form.cleaned_data["policies"]
    found_sides = (replace(each, policy=policies[side]) for side, played in enumerate(sides) for each in played)
    return asking.started(mode=MATCHUPS, sides=tuple(found_sides))


@require_safe
def deck_matchups(request: HttpRequest, token: str) -> HttpResponse:
    """Where match-ups of a deck are asked for."""
    deck = deck_behind(token, request)
    return redirect(f"{reverse('matchups', args=[deck.game_id])}?deck={deck.token}")


def _asked_of(request: HttpRequest, slug: str, *, create: bool) -> tuple[Shelf, str]:
    """The shelf of a game that has matches, and the key of who asks."""
    _, rules = game_of(slug)
    if rules.match is None:
        raise NotFound(gettext("Matches of this game cannot be played yet."))
    return Shelf(in_view(request, slug), language()), owner_key(request, create=create)


def _first_deck(request: HttpRequest, offered: Offered) -> tuple[Deck | None, dict[str, str]]:
    """The deck that the address names, and what the form shows at first."""
    token = request.GET.get("deck", "")
    deck = deck_behind(token, request) if token else None
    if deck is not None and deck.game_id != offered.shelf.game.slug:
        deck = None
    return deck, offered.initial(deck, share_url(request, deck) if deck else "")


def _played(form: ListsForm, offered: Offered, side: int) -> Side | None:
    """The list of a side; None where it has none of its own, or with the fault at its field."""
    choice, link = form.asked(side)
    if link:
        return _linked(form, f"link_{side}", offered, link)
    if choice:
        return offered.named(choice, "")
    if not (isinstance(form, MatchForm) and form.shares_list and side):
        form.add_error(f"list_{side}", gettext("Choose a list, or enter a link to a deck."))
    return None


def _linked(form: RunForm, field: str, offered: Offered, link: str) -> Side | None:
    try:
        return offered.named("", link)
    except StardeckError as error:
        form.add_error(field, error_sentence(error))
        return None


@dataclass(frozen=True, slots=True)
class Asking:
    """A form on its page; deck: the one that it was asked from."""

    request: HttpRequest
    template: str
    shelf: Shelf
    form: RunForm
    deck: Deck | None

    def started(self, **asked: Any) -> HttpResponse:
        """To the page of the run, or back to the form with what the service said."""
        try:
            request = RunRequest(
                game=self.shelf.game.slug,
                games=self.form.cleaned_data["games"],
                seed=self.form.cleaned_data["seed"],
                options=self.form.options(),
                **asked,
            )
            run, _new = run_start(request, owner_key=owner_key(self.request), client=client_key(self.request))
        except StardeckError as error:
            self.form.refuse(error, error_sentence(error, lists=2))
            return refused(self.page(problems=problems_of(error), status=error.status), error)
        return redirect("run-page", pk=run.pk)

    def page(self, *, problems: Sequence[Mapping[str, Any]] = (), status: int = 200) -> HttpResponse:
        context = {
            "game": self.shelf.game,
            "shelf": self.shelf,
            "deck": self.deck,
            "form": self.form,
            "problems": problems,
            "presets": PRESETS,
            "most_sides": MAX_SIDES,
            "most_games": settings.SIMULATION_MAX_GAMES,
        }
        return private(render(self.request, self.template, context, status=status))
