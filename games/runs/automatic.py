"""Decisions that a person has set to be answered automatically: by a pass, or as the default policy would.

kind: of a decision, as a string: what is asked, and in which phase.  answers: kind -> PASS or POLICY; every other kind is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from games.engine.decision import PASS_VERB, Decision, Policy
from games.engine.machine import Machine
from games.runs.seated import answer_of, follow_alone, follow_seated

PASS, POLICY = "pass", "policy"
AUTOMATIC: Final = (PASS, POLICY)

# The policies that answer after a number of choices: by seat, or the one that answers for every seat.
Players = Callable[[int], list[Policy]]


def kind_of(game: Any, decision: Decision) -> str:
    """The kind of a decision at which the game waits."""
    return f"{decision.kind}.{game.phase}"


def automatic_choice(game: Any, decision: Decision, answers: Mapping[str, str], usual: Callable[[], int]) -> int | None:
    """The option that answers the decision; None if it is asked: also if it is set to a pass and has none.  usual: the policy's option."""
    match answers.get(kind_of(game, decision)):
        case "policy":
            return usual()
        case "pass":
            return next((number for number, option in enumerate(decision.options) if option.verb == PASS_VERB), None)
    return None


def automatic_alone(
    game: Machine, seed: int, choices: Sequence[int], answers: Mapping[str, str], *, players: Players, most: int
) -> tuple[int, ...]:
    """The automatic choices after these of a person who answers for every seat, at most `most`."""
    game = follow_alone(game, seed, choices)
    made: list[int] = []
    while (decision := game.decision) is not None and len(made) < most:
        choice = automatic_choice(game, decision, answers, lambda: _asked(players(len(choices) + len(made)), game))
        if choice is None:
            break
        made.append(choice)
        game.apply(choice)
        game.advance()
    return tuple(made)


def automatic_seated(
    game: Machine, seat: int, seed: int, choices: Sequence[int], answers: Mapping[str, str], *, players: Players, most: int
) -> tuple[int, ...]:
    """The automatic choices of `seat` after these of both sides, at most `most`, with what the other side answers in between.

    The other side answers as in `seated_position`, with policies that are made anew after each choice of `seat`.
    """
    game, _ = follow_seated(game, seat, seed, choices)
    made: list[int] = []
    whole = 0  # so many of them end with a choice of `seat`
    own = 0
    policies: list[Policy] | None = None
    while (decision := game.advance()) is not None:
        if decision.seat != seat:
            policies = policies or players(len(choices) + len(made))
            choice: int | None = answer_of(policies, game, decision.seat)
        else:
            policies = None
            choice = None
            if own < most:
                choice = automatic_choice(game, decision, answers, lambda: _asked(players(len(choices) + len(made)), game))
            own += 1
        if choice is None:
            break
        made.append(choice)
        game.apply(choice)
        if decision.seat == seat:
            whole = len(made)
    return tuple(made[:whole])


def _asked(players: list[Policy], game: Machine) -> int:
    """The option that the policy of the seat that is asked takes."""
    decision = game.decision
    if decision is None:
        raise ValueError("The game waits for no answer.")
    if len(players) == 1:
        return int(players[0].choose(game.view(decision.seat), decision))
    return answer_of(players, game, decision.seat)
