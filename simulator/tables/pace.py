"""The pace of a table: what has happened since the person's last decision, and where its page stops while it tells that.

The position is always the present one: a stop hides only what came after it, until the reader goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cards.texts.safe_text import bad_field
from games.contracts.report import Step
from games.contracts.tables import Position
from games.report.log import PRESETS
from simulator.models import Table
from simulator.requests.faults import one_of, true_or_false

INSTANT, STEP, SLOW = "instant", "step", "slow"
PACES: Final = (INSTANT, STEP, SLOW)


def place_of_last_decision(position: Position, automatic: int = 0) -> int:
    """The index of the step of the last choice by hand; -1 without one.  automatic: the choices that repeated it."""
    places = [index for index, step in enumerate(position.steps) if step.decision is not None]
    by_hand = len(places) - 1 - automatic
    return places[by_hand] if by_hand >= 0 else -1


def news_of(table: Table, position: Position) -> Sequence[Step]:
    """Everything that the person has seen happen since the last decision by hand."""
    return position.steps[place_of_last_decision(position, table.automatic) + 1 :]


def stops_of(table: Table, news: Sequence[Step]) -> tuple[int, ...]:
    """After how many steps of the news the page stops before it shows the present."""
    if table.pace in (STEP, SLOW):
        return tuple(range(1, len(news)))
    return tuple(number for number, step in enumerate(news[:-1], 1) if step.is_forced and table.asks_forced)


def next_stop(table: Table, news: Sequence[Step], shown: int) -> int:
    """The first stop after `shown` steps of the news; 0 if the present comes next."""
    return next((stop for stop in stops_of(table, news) if stop > shown), 0)


def table_set(*, table: Table, pace: object = None, asks_forced: object = None, log: object = None) -> None:
    """Change how the table tells what happens; None leaves a setting as it is.  BadInput for a wrong one.

    log: the preset of its log, of `games.report.log.PRESETS`.
    """
    if pace is not None and pace not in PACES:
        raise bad_field("pace", "bad_input", one_of("pace", PACES))
    if asks_forced is not None and not isinstance(asks_forced, bool):
        raise bad_field("asks_forced", "bad_input", true_or_false("asks_forced"))
    if log is not None and log not in PRESETS:
        raise bad_field("log", "bad_input", one_of("log", PRESETS))
    given = {name: value for name, value in (("pace", pace), ("asks_forced", asks_forced), ("log", log)) if value is not None}
    for name, value in given.items():
        setattr(table, name, value)
    if given:
        Table.objects.filter(pk=table.pk).update(**given)
