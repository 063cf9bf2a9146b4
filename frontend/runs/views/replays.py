"""The replay of one game of a run, step by step."""

from __future__ import annotations

import uuid
from dataclasses import dataclass
from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext
from django.views.decorators.http import require_safe

from cards.api.limits import client_key
from cards.errors import Conflict
from decks.owners import owner_key
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.runs.names import mode_name, run_title, side_names, study_sides
from frontend.runs.replay import board_of, turns_of
from frontend.site.clauses import clauses_of
from frontend.site.requests import PageRequest
from frontend.site.responses import in_view, language, unlisted
from frontend.site.theme import look_of
from games.contracts.report import Replay
from simulator.models import Run
from simulator.modes import COMPARE, MATCH, MATCHUPS, OF_MATCHES, mode_of
from simulator.requests.own_cards import own_cards_of_run
from simulator.selectors.replays import replays_of, run_replay
from simulator.selectors.runs import may_be_repeated, run_get
from simulator.statistics.cells import cells_of_plan
from simulator.tables.sharing import may_be_taken_over


@require_safe
def run_game(request: PageRequest, pk: uuid.UUID, index: int) -> HttpResponse:
    """Replay one game.  `?step=n` selects the step to show, and its turn is listed."""
    key = owner_key(request)
    run = run_get(run_id=pk, owner_key=key)
    catalogue = localized_catalogue(in_view(request, run.game_id), language(), own_cards_of_run(run))
    number = index % run.games if run.mode == COMPARE else index
    try:
        replay = run_replay(run=run, index=index, client=client_key(request))
    except Conflict as error:
        context = {
            "run": run,
            "title": run_title(run, catalogue),
            "mode_name": mode_name(run.mode, catalogue.game),
            "catalogue": catalogue,
            "index": number,
        }
        context["may_repeat"] = may_be_repeated(run, owner_key=key)
        return unlisted(render(request, "runs/replay/changed.html", {**context, "sentence": error.detail}, status=error.status))
    seats = _seat_names(run, catalogue, index)
    shown: dict[str, Any] = {
        **step_context(request, catalogue, replay, is_match=run.mode in OF_MATCHES),
        "run": run,
        "title": run_title(run, catalogue),
        "mode_name": mode_name(run.mode, catalogue.game),
        "index": index,
        "number": number,
        "seats": seats,
        "winner": next((name for seat, name in enumerate(seats) if replay.outcome.startswith(f"side_{seat}_")), ""),
        "how": mode_of(catalogue.game, run.mode),
    }
    shown["may_take_over"] = may_be_taken_over(run, replay, shown["place"]) and may_be_repeated(run, owner_key=key)
    if request.htmx and request.htmx.target == "replay":
        return unlisted(render(request, "runs/replay/_replay.html", shown))
    return unlisted(render(request, "runs/replay/game.html", {**shown, **_other_games(run, catalogue, index)}))


def step_context(request: PageRequest, catalogue: LocalizedCatalogue, replay: Replay, *, is_match: bool) -> dict[str, Any]:
    """The variables of `runs/replay/_replay.html` for the step that `?step=` names, but for the names of the seats."""
    game = catalogue.game
    look = look_of(game.slug)
    place = requested_step(request.GET.get("step", ""), len(replay.steps))
    step = replay.steps[place - 1] if replay.steps else None
    turns = turns_of(catalogue, replay.steps, place)
    turn_index = next((number for number, turn in enumerate(turns) if turn.first <= place <= turn.last), 0)
    return {
        "replay": replay,
        "catalogue": catalogue,
        "place": place,
        "last": len(replay.steps),
        "step": step,
        "turns": turns,
        "turn_before": turns[turn_index - 1].first if turn_index > 0 else None,
        "turn_after": turns[turn_index + 1].first if turn_index + 1 < len(turns) else None,
        "on_turn": step.seat if step and is_match else None,
        # The words of the clauses are in English; other pages cite the clause alone.
        "clause_words": clauses_of(game.slug).get(step.clause, "") if step and language() == "en" else "",
        "turns_by": game.goldfish or game.match,  # the names of turns
        "board_template": look.template("runs/replay/_board.html"),
        "outcome_template": look.template("runs/replay/_outcome.html"),
        "board": board_of(catalogue, step.board, replay.steps[max(place - 2, 0)].board) if step else {},
    }


def requested_step(text: str, steps: int) -> int:
    """The requested step, from 1; out of range, the nearest one.

    >>> requested_step("", 9), requested_step("4", 9), requested_step("99", 9), requested_step("-1", 9)
    (1, 4, 9, 1)
    """
    place = int(text) if text.isascii() and text.isdigit() and len(text) < 9 else 1
    return max(1, min(place, steps))


@dataclass(frozen=True, slots=True)
class OtherGame:
    """A link to another game.

    number: its number on the page; in a comparison, both decks' games with the same number share their random numbers.
    """

    index: int
    number: int


def _other_games(run: Run, catalogue: LocalizedCatalogue, index: int) -> dict[str, Any]:
    """Links to the run's other games: in a comparison, those of the same deck, and the same game of the other deck."""
    report = run.report or {}
    if run.mode != COMPARE:
        first, last, samples = 0, run.games_done * replays_of(run), report.get("samples", ())
        names = study_sides(run, catalogue) if run.mode == MATCHUPS else []
        context: dict[str, Any] = {"deck_name": " – ".join(names[side] for side in _cell(run, index))} if names else {}
    else:
        side = index // run.games
        first, last = side * run.games, side * run.games + run.games_done
        samples = (report, report.get("beside", {}))[side].get("samples", ())
        names = study_sides(run, catalogue)
        context = {"deck_name": names[side], "same": index + (-run.games if side else run.games), "same_name": names[1 - side]}
    before, after = (OtherGame(target, target - first) if first <= target < last else None for target in (index - 1, index + 1))
    return {**context, "samples": samples, "game_before": before, "game_after": after}


def _cell(run: Run, index: int) -> tuple[int, int]:
    """The sides of match-ups in this game."""
    cells = cells_of_plan(run.plan)
    return cells[index // 2 % len(cells)]


def _seat_names(run: Run, catalogue: LocalizedCatalogue, index: int) -> tuple[str, str]:
    """The names of the board's own side and of its enemy side."""
    if run.mode == MATCHUPS:
        names = study_sides(run, catalogue)
        sides = [names[side] for side in _cell(run, index)]
    elif run.mode == MATCH:
        sides = side_names(run, catalogue)
    elif run.mode == COMPARE:
        return study_sides(run, catalogue)[index // run.games], gettext("The opponent")
    else:
        return run.deck_name or gettext("The player"), gettext("The opponent")
    one, other = (gettext("Side %(number)s: %(name)s") % {"number": number, "name": name} for number, name in enumerate(sides, 1))
    return one, other
