"""The pages of games that a person plays: the list, the table, and the forms that change it."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_safe

from cards.api.limits import client_key, spend
from cards.errors import BadInput, Conflict, Refused, StardeckError
from decks.legality import decklist_of
from decks.models import Deck
from decks.owners import owner_key
from decks.selectors import deck_by_token
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.runs.list_choices import ListChoices
from frontend.site.clauses import clauses_of
from frontend.site.forms_only import forms_only
from frontend.site.requests import PageRequest, number_or_text
from frontend.site.responses import in_view, language, private, problems_of, refused, unlisted
from frontend.tables.changed import offers_old_games, old_page, visible_deck
from frontend.tables.coach import coach_context, coach_urls
from frontend.tables.logs import log_turns, preset_names
from frontend.tables.opponents import match_or_404, opponent_form, opponent_side, policy_of_opponent, sentence_of
from frontend.tables.players import players_context, winner_of
from frontend.tables.rules_form import RulesForm, chosen_rules, rules_in_words
from frontend.tables.shown import (
    Stop,
    TableMarks,
    board_of_position,
    options_of,
    pace_names,
    part_of_table,
    stop_answers,
    stop_of,
    stop_rows,
    taken_in,
    way_names,
)
from games.contracts.tables import Position
from games.registry import GAMES
from games.report.log import log_of
from simulator.models import Table
from simulator.modes import MATCH
from simulator.requests.lists import own_cards_of
from simulator.requests.request import RunRequest, Side
from simulator.tables.coaching import budget_of, coach_of, is_coached
from simulator.tables.learning.luck import budget_of_luck
from simulator.tables.learning.reviewing import budget_of_review
from simulator.tables.opponents import LOT
from simulator.tables.pace import PACES, news_of, next_stop, table_set
from simulator.tables.puzzles import state_of
from simulator.tables.repeating import number_of_pass, same_again
from simulator.tables.selectors import position_of, table_get, tables_of
from simulator.tables.services import (
    seed_of,
    table_again,
    table_back,
    table_choose,
    table_deal_anew,
    table_delete,
    table_forward,
    table_start,
    table_stop,
)
from simulator.tables.sharing import may_be_shared
from simulator.tables.stops import answer_at

TABLES_A_PAGE = 30


@require_safe
def table_list(request: HttpRequest) -> HttpResponse:
    """List the reader's tables, last played first."""
    page = Paginator(tables_of(owner_key=owner_key(request)), TABLES_A_PAGE).get_page(request.GET.get("page"))
    lines = [(found, GAMES[found.game_id], winner_of(found.outcome)) for found in page]
    context = {"heading": gettext("My tables"), "page": page, "lines": lines, "match": MATCH, "days": settings.KEEP_GUEST_TABLES_DAYS}
    return private(render(request, "tables/list.html", context))


@offers_old_games
@require_safe
def table(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Show the board, the decision that waits and the log."""
    found = _table(request, pk)
    position = position_of(found)
    shown = number_or_text(request.GET.get("told", ""))
    stop = stop_of(found, position, shown, holds="hold" in request.GET) if isinstance(shown, int) else None
    return _page(request, found, position, stop=stop)


@require_safe
def deck_opponent(request: PageRequest, token: str) -> HttpResponse:
    """Show the form that starts a game against an opponent."""
    return _opponent_page(request, deck_by_token(token=token, owner_key=owner_key(request)))


@forms_only("deck-page")
def deck_table(request: PageRequest, token: str) -> HttpResponse:
    """Start a game with the deck, alone or against the opponent of the form, and open its table."""
    deck = deck_by_token(token=token, owner_key=owner_key(request))
    catalogue = localized_catalogue(in_view(request, deck.game_id), language())
    side = Side(decklist_of(deck), deck)
    run_request = RunRequest(game=deck.game_id, sides=(side,), games=1)
    first: object = LOT
    is_match = "policy" in request.POST
    try:
        if is_match:
            choices = ListChoices(catalogue, owner_key(request))
            sides = (side, opponent_side(choices, side, request.POST))
            options = chosen_rules(RulesForm(catalogue.game, (MATCH,), request.POST, language=language()), MATCH)
            run_request = RunRequest(game=deck.game_id, sides=sides, games=1, mode=MATCH, options=options)
            first = request.POST.get("first", LOT)
        started = table_start(run_request, owner_key=owner_key(request, create=True), client=client_key(request), first=first)
    except StardeckError as error:
        if is_match:
            return _opponent_page(request, deck, error)
        context = {"deck": deck, "sentence": error.detail, "problems": problems_of(error)}
        return refused(private(render(request, "tables/starting/refused.html", context, status=error.status)), error)
    return redirect("table", pk=started.pk)


def _opponent_page(request: PageRequest, deck: Deck, error: StardeckError | None = None) -> HttpResponse:
    """error: why the game could not be started as the form says."""
    catalogue = localized_catalogue(in_view(request, deck.game_id), language())
    choices = ListChoices(catalogue, owner_key(request))
    rules = RulesForm(catalogue.game, (MATCH,), request.POST, language=language())
    context = {
        "deck": deck,
        "catalogue": catalogue,
        "form": opponent_form(choices, match_or_404(catalogue.game), deck.side, request.POST),
        "rules": rules,
        "sentence": sentence_of(error) if error else "",
        "problems": problems_of(error) if error else None,
    }
    response = private(render(request, "tables/starting/opponent.html", context, status=error.status if error else 200))
    return refused(response, error) if error else response


@forms_only("table")
def choose(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Take an option, or with `repeat` the same option until something happens; then tell what has happened at the table's pace."""
    name = "repeat" if "repeat" in request.POST else "option"

    def choice(found: Table, version: int | str) -> Position:
        return table_choose(table=found, option=number_or_text(request.POST.get(name, "")), version=version, repeat=name == "repeat")

    return _change(request, pk, choice, tells=True)


@forms_only("table")
def back(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Take choices back: the last one, its action, its turn, all, or up to the `decision` of that number."""
    decision = number_or_text(request.POST["decision"]) if "decision" in request.POST else None

    def change(found: Table, version: int | str) -> Position:
        return table_back(table=found, to=request.POST.get("to", "choice"), version=version, decision=decision)

    return _change(request, pk, change)


@forms_only("table")
def forward(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    return _change(request, pk, lambda found, version: table_forward(table=found, version=version))


@forms_only("table")
def luck(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    return _change(request, pk, lambda found, version: table_deal_anew(table=found, version=version))


@forms_only("table")
def pace(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Change the pace, and whether decisions that left no choice are shown one by one."""
    found = _table(request, pk)
    try:
        table_set(table=found, pace=request.POST.get("pace"), asks_forced="asks_forced" in request.POST)
    except BadInput as error:
        return _page(request, found, position_of(found), sentence=sentence_of(error), status=error.status)
    return redirect(part_of_table(pk, "pace-options"))


@forms_only("table")
def stop(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Set how a kind of decision is answered; what is then answered automatically is told at the table's pace."""

    def change(found: Table, version: int | str) -> Position:
        return table_stop(table=found, kind=request.POST.get("kind"), answer=request.POST.get("answer"), version=version)

    return _change(request, pk, change, tells=True)


@forms_only("table")
def again(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    """Start a new game with the same list and options: with the same seed, or a random one."""
    found = _table(request, pk)
    seed = seed_of(found) if request.POST.get("seed") == "same" else None
    return redirect("table", pk=table_again(table=found, seed=seed, client=client_key(request)).pk)


@forms_only("table")
def remove(request: PageRequest, pk: uuid.UUID) -> HttpResponse:
    table_delete(table=_table(request, pk))
    return redirect("table-list")


def _change(request: PageRequest, pk: uuid.UUID, change: Callable[[Table, int | str], Position], *, tells: bool = False) -> HttpResponse:
    """Change the table; show it, or redirect to its page.  If it has changed meanwhile, or the option is not offered, show it as it is.

    tells: whether the page begins with what has happened, at the table's pace.
    """
    spend(bucket="table_choice", key=client_key(request))
    found = _table(request, pk)
    try:
        position = change(found, number_or_text(request.POST.get("version", "")))
    except (BadInput, Conflict, Refused) as error:
        current = _table(request, pk)
        try:
            now = position_of(current)
        except Conflict as old:
            if request.htmx:
                raise  # shown above the table, which stays as it is
            return old_page(request, current, old)
        return _page(request, current, now, sentence=error.detail, status=error.status)
    first = next_stop(found, news_of(found, position), 0) if tells else 0
    if request.htmx:
        return _page(request, found, position, stop=stop_of(found, position, first, holds=False))
    address = reverse("table", args=[pk])
    return redirect(f"{address}?told={first}" if first else address)


def _table(request: HttpRequest, pk: uuid.UUID) -> Table:
    return table_get(table_id=pk, owner_key=owner_key(request))


def _page(
    request: PageRequest, found: Table, position: Position, *, sentence: str = "", status: int = 200, stop: Stop | None = None
) -> HttpResponse:
    """The page of the table, or for htmx the part that changes.  sentence: why a change was refused.  stop: where it stops on the way."""
    own = own_cards_of(found.decklist)
    catalogue = localized_catalogue(in_view(request, found.game_id), language(), own)
    context = {**_context(request, found, position, catalogue, stop), "sentence": sentence}
    template = "tables/_table.html" if request.htmx else "tables/table.html"
    return unlisted(render(request, template, context, status=status))


def _context(request: PageRequest, found: Table, position: Position, catalogue: LocalizedCatalogue, stop: Stop | None) -> dict[str, Any]:
    news = news_of(found, position)
    options = options_of(catalogue, position)
    marks = TableMarks(catalogue, options, position) if position.question and not stop else None
    asked = coach_of(found) if position.question and not stop and is_coached(found) else None
    return {
        "table": found,
        "deck": visible_deck(found),
        "position": position,
        "question": position.question,
        "clause_url": _clause_url(found, position),
        # The words of the clauses are in English; other pages cite the clause alone.
        "clause_words": clauses_of(found.game_id).get(position.question.clause, "") if position.question and language() == "en" else "",
        "puzzle_state": "" if stop else state_of(found, position),
        "may_coach": is_coached(found),
        "may_share": may_be_shared(found),
        "shown": request.GET.get("shown", ""),
        "budget": budget_of_review(found),
        "luck_budget": budget_of_luck(found),
        "coach_budget": budget_of(position),
        **coach_urls(found),
        **(coach_context(found, position, asked, catalogue) if asked else {}),
        "options": options,
        "news": [(step, taken_in(catalogue, step)) for step in (news[: stop.shown] if stop else news)],
        "stop": stop,
        "pass_option": number_of_pass(position),
        "same_option": same_again(position),
        "paces": list(zip(PACES, pace_names(), strict=True)),
        "catalogue": catalogue,
        "shows_seed": found.tells_seed,
        "share_url": request.build_absolute_uri(reverse("shared-table", args=[found.token])) if found.token else "",
        "opponent_policy": policy_of_opponent(found),
        "rules": rules_in_words(found, catalogue),
        "board": board_of_position(catalogue, position, found.automatic, stop, marks),
        **players_context(catalogue, found, position.replay.outcome if position.replay else ""),
        "turns": log_turns(
            catalogue,
            log_of(position, found.log, base=found.base, last=stop.place + 1 if stop else None, unasked=found.unasked),
            lambda made: reverse("table-at", args=[found.pk, made]),
        ),
        "presets": preset_names(),
        "stops": stop_rows(catalogue, found),
        "stop_answers": stop_answers(),
        "stop_answer": answer_at(found, position),
        "log_files": f"{reverse('api:table-log', args=[found.pk])}?",
        "ways_back": way_names(catalogue, found, position),
        "may_go_forward": bool(found.undone),
    }


def _clause_url(found: Table, position: Position) -> str:
    """The address of the clause of the question; "" where the game's page of clauses does not explain it."""
    asked = position.question
    if asked is None or asked.clause not in clauses_of(found.game_id):
        return ""
    return f"{reverse('clauses', args=[found.game_id])}#{asked.clause}"
