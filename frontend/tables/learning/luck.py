"""The page that tells the luck of a game that is over: event by event, turn by turn, and the result without it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from django.http import HttpResponse
from django.shortcuts import render

from frontend.charts.axes import coordinate
from frontend.site.requests import PageRequest
from frontend.site.responses import unlisted
from frontend.tables.learning.two_runs import catalogue_of_table, examination_views, waiting_context
from simulator.models import Table
from simulator.tables.learning import luck as lucky
from simulator.tables.selectors import position_of

SENTENCES = 3  # of an event, at most


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar from the middle to the left or the right: x and width in percent."""

    x: str
    width: str
    is_good: bool


@dataclass(frozen=True, slots=True)
class EventRow:
    """told: what happened, in at most SENTENCES sentences; more: how many are left out."""

    event: lucky.Event
    told: tuple[str, ...]
    more: int
    bar: Bar


def _page(request: PageRequest, found: Table, state: lucky.LuckState, *, sentence: str = "", status: int = 200) -> HttpResponse:
    catalogue = catalogue_of_table(request, found)
    position = position_of(found)
    answer = lucky.luck_answer(found, position, state)
    events = answer.most if answer else ()
    turns = answer.turns if answer else ()
    context = {
        **waiting_context(found, catalogue, state, "table-luck-report"),
        "position": position,
        "answer": answer,
        "events": [
            EventRow(
                event,
                tuple(catalogue.words(step.text) for step in event.told[:SENTENCES]),
                max(0, len(event.told) - SENTENCES),
                bar,
            )
            for event, bar in zip(events, bars([event.luck for event in events]), strict=True)
        ],
        "turns": [(turn, figure, bar) for (turn, figure), bar in zip(turns, bars([each.value for _, each in turns]), strict=True)],
        "luck_budget": lucky.budget_of_luck(found),
        "sentence": sentence,
    }
    template = "tables/luck/_luck.html" if request.htmx else "tables/luck/luck.html"
    return unlisted(render(request, template, context, status=status))


luck, ask, cancel = examination_views(
    "table-luck-report", state_of=lucky.luck_state, start=lucky.luck_start, cancel=lucky.luck_cancel, shown=_page
)


def bars(values: Sequence[float]) -> list[Bar]:
    """Bars on one scale, whose middle is 0.

    >>> bars([0.5, -0.25])
    [Bar(x='50', width='50', is_good=True), Bar(x='25', width='25', is_good=False)]
    """
    most = max(map(abs, values), default=0.0) or 1.0
    widths = [50 * abs(value) / most for value in values]
    return [
        Bar(coordinate(50.0 if value > 0 else 50 - width), coordinate(width), value > 0)
        for value, width in zip(values, widths, strict=True)
    ]
