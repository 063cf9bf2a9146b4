"""A game that a person plays: the choices so far, and the position after them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, runtime_checkable

from games.contracts.report import Replay, Step
from games.texts import Words


@dataclass(frozen=True, slots=True)
class Offer:
    """One legal option of the decision that waits.

    card: the code of the card that it is about, "" for none.
    is_pass: whether it does nothing or ends a row of choices.
    at: where this card lies on the question's board, as a JSON pointer (RFC 6901) into it ("/hand/2"); a card that the board shows only as
        a part of another, such as a passenger, lies where that one does.  "" for a card that the board does not show.
    targets: the same of what else the option names on the board; an empty place is the pointer of its list ("/front_2").
    """

    text: Words
    card: str = ""
    is_pass: bool = False
    at: str = ""
    targets: tuple[str, ...] = ()


# Why a card takes no option now: it costs too much, it has been used or is exhausted, a limit is reached, it is the wrong time, there is no
# target, a condition of its text does not hold, a rule or an effect forbids it, or an equal card beside it is offered.
ReasonCode = Literal["cost", "used", "limit", "timing", "target", "condition", "rules", "copy"]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a card on the board takes no option of the decision that waits.  clause: of the rules."""

    code: ReasonCode
    text: Words
    clause: str


@dataclass(frozen=True, slots=True)
class Position:
    """A game after some choices.

    steps: what happened so far, as in a replay.
    question: the decision that waits, with the board as it is now; None when the game is over.
    offers: its legal options, by number.
    replay: the whole game, once it is over.
    digest: of the choices and the state reached (`games.engine.trace.digest`); against an opponent, of what the player sees.
    choices: the choices so far, with those that the opponent made next.
    own: the places in `choices` of the player's own.
    seat: the player's in the steps; -1 for a player who answers for every seat.
    subject: where the card that the decision is about lies on the question's board, as `Offer.at`; "" for none.
    reasons: why cards that the board shows take no option, by where they lie; a card that is neither there nor at an option has nothing to
        do with the question, or the game's own functions do not say more.
    kind: of the decision that waits (`games.runs.automatic`), "" when the game is over.
    """

    steps: tuple[Step, ...]
    question: Step | None
    offers: tuple[Offer, ...]
    replay: Replay | None
    digest: str
    choices: tuple[int, ...] = ()
    own: tuple[int, ...] = ()
    seat: int = -1
    subject: str = ""
    reasons: Mapping[str, Reason] = field(default_factory=dict)
    kind: str = ""


class OutOfTime(Exception):
    """An opponent has thought for too long; it goes on without a search."""


@runtime_checkable
class PlayableByHand(Protocol):
    """A prepared deck whose games a person can play."""

    def position(self, seed: int, choices: Sequence[int], index: int = 0) -> Position:
        """Game `index` of this seed after these choices: the numbers of the options taken, in order.

        A choice below 0 deals anew what the seat that is asked does not see, with the number as the seed (`new luck`).
        IllegalOption for a number that its decision does not offer, and for a choice after the end.
        """

    def automatic(self, seed: int, choices: Sequence[int], answers: Mapping[str, str], *, most: int, index: int = 0) -> tuple[int, ...]:
        """The choices that follow these by themselves, at most `most`: those of decisions whose kind is in `answers`."""

    def shows_more(self, seed: int, choices: Sequence[int], kept: int, index: int = 0) -> bool:
        """Whether the choices from place `kept` on showed the person anything that they could not know before.

        That is so if they would have seen something else in a world that they could not tell from this one at `kept`; several such worlds,
        the same for every call, are played.  A game whose hidden cards cannot be dealt anew always shows more.
        """


@runtime_checkable
class PlayableAgainst(Protocol):
    """A prepared match of which a person plays side 0, and the policy of side 1 answers."""

    def position_against(
        self, seed: int, choices: Sequence[int], first: int = -1, *, index: int = 0, is_open: bool = False, sealed: int = 0
    ) -> Position:
        """The game of this seed after these choices of both sides, played on until side 0 is asked or the game is over.

        Everything in it is what side 0 sees, but for the replay, which is open: the game is then over.  A choice below 0 is made by side 0
        when it is asked: what it does not see is dealt anew, with the number as the seed (`new luck`).
        first: the side that begins, if that is not chosen by the rules; -1: by lot.
        index: the game of this seed; only of the first one can the side that begins be chosen.
        is_open: everything is shown to everybody.
        sealed: the first choices at which the replay shows no more than side 0 saw, because they belong to another person's game.
        IllegalOption as in `PlayableByHand.position`.
        """

    def automatic_against(
        self, seed: int, choices: Sequence[int], answers: Mapping[str, str], first: int = -1, *, most: int, index: int = 0
    ) -> tuple[int, ...]:
        """As `PlayableByHand.automatic`, with the opponent's choices in between; the last one is the person's."""

    def shows_more_against(self, seed: int, choices: Sequence[int], kept: int, first: int = -1, *, index: int = 0) -> bool:
        """As `PlayableByHand.shows_more`; a choice of the opponent always shows more."""

    def check_with(self, check: Callable[[], None] | None) -> None:
        """Call `check` many times a second from now on while a policy searches; OutOfTime makes it answer as it would without a search."""
