"""A table as its page shows it: the options and the board."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext

from frontend.cards.catalogue import LocalizedCatalogue
from frontend.runs.replay import board_of
from frontend.tables.option_texts import option_texts
from games.contracts.report import Step
from games.contracts.tables import Position
from games.report.equal_options import equal_options
from games.texts import colon
from simulator.models import Table
from simulator.modes import mode_spec_of
from simulator.tables.pace import next_stop, place_of_last_decision
from simulator.tables.services import ways_back
from simulator.tables.stops import ANSWERS, settings_of

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
    """One option, or several that are equal.

    number: from 0, as it is posted, of equal options the first; key: the digit that takes it, "" for none.
    places: the pointers of its card and its targets on the board, with blanks between them.
    """

    number: int
    text: str
    key: str
    places: str = ""


@dataclass(frozen=True, slots=True)
class CardMark:
    """What a table's page adds to a card on the board, or to an empty place.

    at: where it lies; of several copies, the first.
    options: those of the decision that name it.
    is_subject: whether the decision is about it.
    reasons: why it takes no option, each with its clause; of several copies, each reason once.
    """

    at: str
    options: tuple[ShownOption, ...] = ()
    is_subject: bool = False
    reasons: tuple[tuple[str, str], ...] = ()


class TableMarks:
    """The marks of the board of a position that waits for an answer."""

    def __init__(self, catalogue: LocalizedCatalogue, options: Sequence[ShownOption], position: Position) -> None:
        # Each option by its number, and by those of the options that are equal to it.
        by_number = {option.number: option for option in options}
        self.options = [by_number[first] for first in equal_options(position)]
        self.subject = position.subject
        self.reasons = {pointer: (catalogue.words(reason.text), reason.clause) for pointer, reason in position.reasons.items()}
        # Pointer -> the numbers of the options that name the card there.
        self.numbers: dict[str, list[int]] = {}
        for number, offer in enumerate(position.offers):
            for pointer in dict.fromkeys((offer.at, *offer.targets)):
                if pointer:
                    self.numbers.setdefault(pointer, []).append(number)

    def mark_of(self, pointers: Sequence[str]) -> CardMark | None:
        """As in `frontend.runs.replay.Marks`."""
        numbers = sorted({number for pointer in pointers for number in self.numbers.get(pointer, ())})
        is_subject = self.subject in pointers
        reasons = () if numbers else tuple(dict.fromkeys(self.reasons[pointer] for pointer in pointers if pointer in self.reasons))
        if not numbers and not is_subject and not reasons:
            return None
        return CardMark(pointers[0], tuple(dict.fromkeys(self.options[number] for number in numbers)), is_subject, reasons)


def part_of_table(pk: uuid.UUID, part: str) -> str:
    """The address of a part of the table's page, with that part open."""
    return f"{reverse('table', args=[pk])}?shown={part}#{part}"


def options_of(catalogue: LocalizedCatalogue, position: Position) -> list[ShownOption]:
    """The options of a position, equal ones as one."""
    places: dict[int, list[str]] = {}
    for first, offer in zip(equal_options(position), position.offers, strict=True):
        places.setdefault(first, []).extend(pointer for pointer in (offer.at, *offer.targets) if pointer)
    texts = option_texts(catalogue, position)
    return [
        ShownOption(number, texts[number], str(place) if place <= DIGITS else "", " ".join(dict.fromkeys(pointers)))
        for place, (number, pointers) in enumerate(places.items(), 1)
    ]


def board_of_position(
    catalogue: LocalizedCatalogue, position: Position, automatic: int = 0, stop: Stop | None = None, marks: TableMarks | None = None
) -> dict[str, Any]:
    """The board as it is now, with what has changed since the last decision; open once the game is over; {} before anything happened.

    automatic: the choices that repeated this decision.
    stop: the board after the last step that is told there, with what has changed in this step.
    marks: those of the cards, where the reader may take the options.
    """
    if stop is not None:
        return board_of(catalogue, position.steps[stop.place].board, position.steps[max(0, stop.place - 1)].board)
    steps = position.replay.steps if position.replay else position.steps
    now = position.question or (steps[-1] if steps else None)
    if now is None:
        return {}
    place = place_of_last_decision(position, automatic)
    return board_of(catalogue, now.board, position.steps[place].board if place >= 0 else now.board, marks)


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


def way_names(catalogue: LocalizedCatalogue, table: Table, position: Position) -> dict[str, str]:
    """Where each way back leads, for people; without a way that takes nothing back (`ways_back`)."""
    how = mode_spec_of(catalogue.game, table.mode)

    def name(step: Step | None) -> str:
        if step is None:
            return gettext("New luck")
        turn = catalogue.words(how.clock_at).format(step.turn) if step.turn else gettext("Setup")
        return colon(catalogue.language).join((turn[:1].upper() + turn[1:], catalogue.words(step.text)))

    return {to: name(step) for to, (_, step) in ways_back(table, position).items()}


@dataclass(frozen=True, slots=True)
class StopRow:
    """A kind of decision that is not simply asked.  like: a question of this kind; answer: how it is answered."""

    kind: str
    phase: str
    like: str
    answer: str


def stop_answers() -> list[tuple[str, str]]:
    """`ANSWERS` with their names."""
    names = (
        gettext("ask me"),
        gettext("stop here, even while choices repeat"),
        gettext("pass for me"),
        gettext("choose for me, as the policy does"),
    )
    return list(zip(ANSWERS, names, strict=True))


def stop_rows(catalogue: LocalizedCatalogue, table: Table) -> list[StopRow]:
    names = dict(stop_answers())
    return [StopRow(each.kind, catalogue.words(each.phase), catalogue.words(each.like), names[each.answer]) for each in settings_of(table)]
