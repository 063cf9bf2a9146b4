"""The pages of puzzles: the list of a game, a puzzle with its solution step by step, and the form that plays it."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from cards.api.limits import client_key, spend
from decks.owners import owner_key
from frontend.cards.catalogue import localized_catalogue
from frontend.cards.views.game import game_of
from frontend.site.forms_only import forms_only
from frontend.site.requests import PageRequest, digits_of
from frontend.site.responses import in_view, language, private
from frontend.tables.changed import offers_changed_puzzles
from frontend.tables.players import players_context
from frontend.tables.shown import board_of_position, options_of, taken_in
from simulator.modes import MATCH
from simulator.tables import puzzles
from simulator.tables.services import puzzle_deal_start, puzzle_start


@require_safe
def puzzle_list(request: PageRequest, slug: str) -> HttpResponse:
    """List the puzzles of a game, with those that the reader has solved."""
    _, rules = game_of(slug)
    solved = puzzles.solved_by(owner_key(request), slug)
    lines = [(number, each, number in solved) for number, each in enumerate(puzzles.puzzles_of(slug), 1)]
    return private(render(request, "tables/puzzles/list.html", {"game": rules, "lines": lines, "match": MATCH}))


@offers_changed_puzzles
@require_safe
def puzzle(request: PageRequest, slug: str, number: int) -> HttpResponse:
    """Show a puzzle, and as many steps of its solution as the address asks for."""
    game_of(slug)
    spend(bucket="table_choice", key=client_key(request))
    found = puzzles.puzzle_get(slug, number)
    table = puzzles.table_of(slug, number)
    position = puzzles.position_at(table)
    goal = puzzles.goal_of(slug, number)
    catalogue = localized_catalogue(in_view(request, slug), language())
    shown = min(digits_of(request.GET.get("shown", "")) or 0, len(goal.steps))
    told = [(step, taken_in(catalogue, step)) for step in goal.steps[:shown]]
    context = {
        "game": catalogue.game,
        "number": number,
        "puzzle": found,
        "next_number": number + 1 if number < len(puzzles.puzzles_of(slug)) else None,
        "is_solved": number in puzzles.solved_by(owner_key(request), slug),
        "told": told,
        "next": shown + 1 if shown < len(goal.steps) else None,
        "all": len(goal.steps),
        "question": position.question,
        "options": options_of(catalogue, position),
        "catalogue": catalogue,
        "board": board_of_position(catalogue, position),
        **players_context(catalogue, table),
    }
    return private(render(request, "tables/puzzles/puzzle.html", context))


@offers_changed_puzzles
@forms_only("puzzle")
def play(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Play the puzzle at a table of the reader's own, or with `deal` its deal from the first turn on."""
    game_of(slug)
    begin = puzzle_deal_start if "deal" in request.POST else puzzle_start
    table = begin(slug=slug, number=number, owner_key=owner_key(request, create=True), client=client_key(request))
    return redirect("table", pk=table.pk)
