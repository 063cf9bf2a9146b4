"""A table as its page shows it: the options and the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext

from frontend.cards.catalogue import LocalizedCatalogue
from frontend.runs.replay import board_of
from games.contracts.report import Step
from games.contracts.tables import Position
from simulator.models import Table
from simulator.tables.pace import next_stop, place_of_last_decision

DIGITS = 9  # options that a digit key takes


@dataclass(frozen=True, slots=True)
class Stop:
    """Where the page stops while it tells what has happened.

    shown: the steps that are told; next: those at the next stop, 0 for the present; told: all of them.
    place: the index of the last step that is told.
    holds: whether it waits for the reader also at a slow pace.
    """

    shown: int
    next: int
    told: int
    place: int
    holds: bool


@dataclass(frozen=True, slots=True)
class ShownOption:
    """One option.  number: from 0, as it is posted; key: the digit that takes it, "" for none."""

    number: int
    text: str
    key: str


def options_of(catalogue: LocalizedCatalogue, position: Position) -> list[ShownOption]:
    return [
        ShownOption(number, catalogue.words(offer.text), str(number + 1) if number < DIGITS else "")
        for number, offer in enumerate(position.offers)
    ]


def board_of_position(catalogue: LocalizedCatalogue, position: Position, automatic: int = 0, stop: Stop | None = None) -> dict[str, Any]:
    """The board as it is now, with what has changed since the last decision; open once the game is over; {} before anything happened.

    automatic: the choices that repeated this decision.
    stop: the board after the last step that is told there, with what has changed in this step.
    """
    if stop is not None:
        return board_of(catalogue, position.steps[stop.place].board, position.steps[max(0, stop.place - 1)].board)
    steps = position.replay.steps if position.replay else position.steps
    now = position.question or (steps[-1] if steps else None)
    if now is None:
        return {}
    place = place_of_last_decision(position, automatic)
    return board_of(catalogue, now.board, position.steps[place].board if place >= 0 else now.board)


def stop_of(table: Table, position: Position, shown: int, *, holds: bool) -> Stop | None:
    """The stop after `shown` steps since the last decision; None where nothing more is to be told.  holds: as in `Stop`."""
    first = place_of_last_decision(position, table.automatic) + 1
    told = len(position.steps) - first
    if not 0 < shown < told:
        return None
    return Stop(shown, next_stop(table, position.steps[first:], shown), told, first + shown - 1, holds)


def pace_names() -> tuple[str, ...]:
    """The names of `PACES`."""
    return gettext("at once"), gettext("step by step"), gettext("slowly, by itself")


def taken_in(catalogue: LocalizedCatalogue, step: Step) -> str:
    """The option that was taken in a step that tells a choice; "" in others."""
    return catalogue.words(step.decision[0][step.decision[1]]) if step.decision else ""
