"""The opponent's moves in a game that is over: what it could choose, what it took, and what each option was worth to it.

The coach examines such a decision as it does a person's: from the view of the seat that was asked, with everything dealt anew that this
seat did not see.
"""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.translation import gettext

from cards.errors import Conflict, NotFound
from games.contracts.report import Step
from games.contracts.tables import Offer, Position
from simulator.models import Run, Table
from simulator.tables import coaching
from simulator.tables.selectors import position_of


@dataclass(frozen=True, slots=True)
class Move:
    """A decision of the opponent.  place: of its choice in `Table.choices`.  step: of the open replay."""

    place: int
    step: Step

    @property
    def taken(self) -> int:
        return self.step.decision[1] if self.step.decision else -1

    @property
    def position(self) -> Position:
        """The decision with its options, as it was asked; without what happened before."""
        options = self.step.decision[0] if self.step.decision else ()
        return Position((), self.step, tuple(Offer(text) for text in options), None, "")


def moves_of(table: Table) -> list[Move]:
    """The opponent's moves, the first one first; none in a goldfish.

    Conflict "table_open" while the game goes on, "versions_changed".  Moves that came along from another person's game are left out.
    """
    position = position_of(table)
    if position.replay is None:
        raise Conflict(gettext("This game is not over yet."), code="table_open")
    asked = [step for step in position.replay.steps if step.decision is not None]
    own = set(table.own_places)
    made = [place for place, choice in enumerate(table.choices) if choice >= 0]  # a new deal has no step
    # From the end: at the choices of another person's game, the replay shows only what this person saw.
    pairs = list(zip(reversed(made), reversed(asked), strict=False))
    return [Move(place, step) for place, step in reversed(pairs) if place >= table.base and place not in own]


def move_get(table: Table, place: int) -> Move:
    """The move at this place; Conflict as in `moves_of`, NotFound if the opponent chose nothing there."""
    for move in moves_of(table):
        if move.place == place:
            return move
    raise NotFound(gettext("The opponent chose nothing there."))


def move_coach_start(*, table: Table, move: Move, worlds: object = coaching.USUAL_WORLDS, client: str = "") -> Run:
    """As `coaching.coach_start`, for a move of the opponent."""
    return coaching.coach_start(table=table, position=move.position, worlds=worlds, client=client, made=move.place)


def move_coach_of(table: Table, move: Move) -> Run | None:
    """As `coaching.coach_of`."""
    return coaching.coach_of(table, made=move.place)


def move_coach_cancel(*, table: Table, move: Move) -> None:
    coaching.coach_cancel(table=table, made=move.place)
