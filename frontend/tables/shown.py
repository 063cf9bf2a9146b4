"""A table as its page shows it: the options and the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from frontend.cards.catalogue import LocalizedCatalogue
from frontend.runs.replay import board_of
from games.contracts.tables import Position
from simulator.tables.selectors import place_of_last_choice

DIGITS = 9  # options that a digit key takes


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


def board_of_position(catalogue: LocalizedCatalogue, position: Position) -> dict[str, Any]:
    """The board as it is now, with what has changed since the last choice; open once the game is over; {} before anything happened."""
    steps = position.replay.steps if position.replay else position.steps
    now = position.question or (steps[-1] if steps else None)
    if now is None:
        return {}
    place = place_of_last_choice(position)
    return board_of(catalogue, now.board, position.steps[place].board if place >= 0 else now.board)
