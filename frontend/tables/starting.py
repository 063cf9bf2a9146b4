"""The form of a game that starts a table with a ready list, one of the reader's decks, or a shared one."""

from __future__ import annotations

from collections.abc import Mapping

from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods

from cards.api.limits import client_key
from cards.errors import NotFound, StardeckError
from cards.texts.safe_text import bad_field
from decks.owners import owner_key
from decks.selectors import deck_by_token
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.cards.views.game import game_of
from frontend.decks.views.deck_page import share_url
from frontend.runs.list_choices import ListChoices
from frontend.site.requests import PageRequest
from frontend.site.responses import in_view, language, private, problems_of, refused
from frontend.tables.opponents import opponent_form, sentence_of, usual_side
from frontend.tables.rules_form import RulesForm, chosen_rules
from games.contracts.game import Game
from simulator.modes import GOLDFISH, MATCH, match_of
from simulator.requests.request import RunRequest, Side
from simulator.tables.services import table_start


@require_http_methods(["GET", "HEAD", "POST"])
def game_play(request: PageRequest, slug: str) -> HttpResponse:
    """Show the form, or start the game that it describes: alone, or against the usual opponent of the list by a policy."""
    _, rules = game_of(slug)
    if rules.goldfish is None:
        raise Http404
    catalogue = localized_catalogue(in_view(request, slug), language())
    choices = ListChoices(catalogue, owner_key(request))
    if request.method != "POST":
        return _page(request, catalogue, choices, chosen=_deck_of_address(request, choices))
    try:
        side = _chosen_side(request, choices)
        mode = MATCH if request.POST.get("policy") else GOLDFISH
        sides = (side, usual_side(side, request.POST)) if mode == MATCH else (side,)
        options = chosen_rules(_rules_form(request, catalogue), mode)
        run_request = RunRequest(game=slug, sides=sides, games=1, mode=mode, options=options)
        started = table_start(run_request, owner_key=owner_key(request, create=True), client=client_key(request))
    except StardeckError as error:
        return _page(request, catalogue, choices, error)
    return redirect("table", pk=started.pk)


def _deck_of_address(request: PageRequest, choices: ListChoices) -> dict[str, str]:
    """The field of the form for the deck whose token is in `?deck=`; {} without a deck of this game that the reader may see."""
    token = request.GET.get("deck", "")
    if token in choices.own:
        return {"list": token}
    try:
        deck = deck_by_token(token=token, owner_key=choices.key) if token else None
    except NotFound:
        deck = None
    return {"link": share_url(request, deck)} if deck is not None and deck.game_id == choices.catalogue.game.slug else {}


def _chosen_side(request: PageRequest, choices: ListChoices) -> Side:
    try:
        return choices.side(request.POST.get("list", ""), request.POST.get("link", "").strip())
    except (NotFound, StopIteration):
        raise bad_field("list", "bad_input", gettext("There is no such deck.")) from None


def _rules_form(request: PageRequest, catalogue: LocalizedCatalogue) -> RulesForm:
    modes = (GOLDFISH, MATCH) if _offers_opponent(catalogue.game) else (GOLDFISH,)
    return RulesForm(catalogue.game, modes, request.POST, language=language())


def _offers_opponent(game: Game) -> bool:
    return game.match is not None and game.match.is_played_by_hand


def _page(
    request: PageRequest,
    catalogue: LocalizedCatalogue,
    choices: ListChoices,
    error: StardeckError | None = None,
    chosen: Mapping[str, str] | None = None,
) -> HttpResponse:
    """error: why the game could not be started as the form says.  chosen: values of its fields; by default those that were sent."""
    is_offered = _offers_opponent(catalogue.game)
    rules = _rules_form(request, catalogue)
    context = {
        "catalogue": catalogue,
        "lists": choices.groups,
        "chosen": request.POST if chosen is None else chosen,
        "form": opponent_form(choices, match_of(catalogue.game), "", request.POST) if is_offered else None,
        "rules": rules,
        "sentence": sentence_of(error) if error else "",
        "problems": problems_of(error) if error else None,
    }
    response = private(render(request, "tables/starting/start.html", context, status=error.status if error else 200))
    return refused(response, error) if error else response
