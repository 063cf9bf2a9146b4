"""The pages of mistakes across games: the list of a game, and one mistake as an exercise."""

from __future__ import annotations

import uuid
from dataclasses import dataclass
from typing import Any

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_safe

from cards.api.limits import client_key, spend
from cards.errors import BadInput
from decks.owners import owner_key
from frontend.cards.catalogue import localized_catalogue
from frontend.cards.views.game import game_of
from frontend.site.forms_only import forms_only
from frontend.site.requests import PageRequest, digits_of, number_or_text
from frontend.site.responses import in_view, language, private
from frontend.tables.changed import offers_old_games
from frontend.tables.coach import changes_in, erring_context, judged_rows
from frontend.tables.learning.review import grade_names
from frontend.tables.opponents import sentence_of
from frontend.tables.option_texts import option_texts
from frontend.tables.players import players_context
from frontend.tables.shown import board_of_position, options_of
from games.contracts.tables import Position
from simulator.modes import MATCH
from simulator.requests.lists import own_cards_of
from simulator.tables.learning import mistakes


@dataclass(frozen=True, slots=True)
class Answered:
    """An option that the reader has taken: its text, and whether it is right."""

    text: str
    is_right: bool


@require_safe
def mistake_list(request: PageRequest, slug: str) -> HttpResponse:
    """List the mistakes in the reader's reviewed games of this game."""
    _, rules = game_of(slug)
    found = mistakes.mistakes_of(owner_key=owner_key(request), game=slug)
    lines = [(each, grade_names()[each.grade], rules.goldfish or rules.match) for each in found]
    context = {"game": rules, "lines": lines, "match": MATCH, "learned": sum(each.is_learned for each in found)}
    return private(render(request, "tables/mistakes/list.html", context))


@offers_old_games
@require_safe
def mistake(request: PageRequest, pk: uuid.UUID, choices: int) -> HttpResponse:
    """Show the position of a mistake.  `?option=n` says whether that option is right; with it, or with `?show=1`, the answer is shown."""
    spend(bucket="table_choice", key=client_key(request))
    found = mistakes.mistake_get(table_id=pk, choices=choices, owner_key=owner_key(request))
    position = mistakes.position_of_mistake(found)
    option = digits_of(request.GET.get("option", ""))
    is_taken = option is not None and option < len(position.offers)
    return _page(request, found, position, option if is_taken else None)


@offers_old_games
@forms_only("table-mistake")
def answer(request: PageRequest, pk: uuid.UUID, choices: int) -> HttpResponse:
    """Answer the exercise."""
    spend(bucket="table_choice", key=client_key(request))
    found = mistakes.mistake_get(table_id=pk, choices=choices, owner_key=owner_key(request))
    position = mistakes.position_of_mistake(found)
    option = number_or_text(request.POST.get("option", ""))
    try:
        mistakes.mistake_answer(mistake=found, option=option, position=position)
    except BadInput as error:
        return _page(request, found, position, None, sentence=sentence_of(error), status=error.status)
    return redirect(f"{reverse('table-mistake', args=[pk, choices])}?option={option}")


def _page(
    request: PageRequest, found: mistakes.Mistake, position: Position, option: int | None, *, sentence: str = "", status: int = 200
) -> HttpResponse:
    table = found.table
    catalogue = localized_catalogue(in_view(request, table.game_id), language(), own_cards_of(table.decklist))
    texts = option_texts(catalogue, position)
    answered = None if option is None else Answered(texts[option], found.is_right(option, position))
    shows = "show" in request.GET or (answered is not None and answered.is_right)
    context: dict[str, Any] = {
        "game": catalogue.game,
        "catalogue": catalogue,
        "table": table,
        "mistake": found,
        "grade": grade_names()[found.grade],
        "question": position.question,
        "options": options_of(catalogue, position),
        "answered": answered,
        "shows": shows,
        "sentence": sentence,
        "next": _next(found, owner_key(request)),
        "board": board_of_position(catalogue, position),
        **players_context(catalogue, table),
    }
    if shows:
        rows = judged_rows(dict(found.figures), position, catalogue, by_clock=found.report["by_clock"])
        context |= {
            "played": texts[found.figures["played"]],
            "coach_report": found.report,
            "coach_decision": found.figures,
            "coach_rows": rows,
            "coach_changes": changes_in(rows),
            **erring_context(found.figures, rows),
            "coach_is_active": False,
            "coach_stopped": "",
        }
    return private(render(request, "tables/mistakes/mistake.html", context, status=status))


def _next(found: mistakes.Mistake, owner: str) -> mistakes.Mistake | None:
    """The next mistake of the game that is not learned, beside this one."""
    others = mistakes.mistakes_of(owner_key=owner, game=found.table.game_id)
    keys = [(each.table.pk, each.choices) for each in others]
    place = keys.index((found.table.pk, found.choices)) if (found.table.pk, found.choices) in keys else -1
    return next((each for each in others[place + 1 :] + others[: max(0, place)] if not each.is_learned), None)
