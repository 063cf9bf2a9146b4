"""A game that a person plays: the choices so far, and the position after them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from games.contracts.report import Replay, Step
from games.texts import Words


@dataclass(frozen=True, slots=True)
class Offer:
    """One legal option of the decision that waits.  card: the code of the card that it is about, "" for none."""

    text: Words
    card: str = ""


@dataclass(frozen=True, slots=True)
class Position:
    """A game after some choices.

    steps: what happened so far, as in a replay.
    question: the decision that waits, with the board as it is now; None when the game is over.
    offers: its legal options, by number.
    replay: the whole game, once it is over.
    digest: of the choices and the state reached (`games.engine.trace.digest`).
    """

    steps: tuple[Step, ...]
    question: Step | None
    offers: tuple[Offer, ...]
    replay: Replay | None
    digest: str


@runtime_checkable
class PlayableByHand(Protocol):
    """A prepared deck whose games a person can play."""

    def position(self, seed: int, choices: Sequence[int]) -> Position:
        """The game of this seed after these choices: the numbers of the options taken, in order.

        IllegalOption for a number that its decision does not offer, and for a choice after the end.
        """
