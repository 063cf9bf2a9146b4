"""Games against a policy in which a person plays side 0: what the person sees, and what the policy answers.

The policy is made anew each time that it is asked, with the number of choices so far as the index of its random stream, so that a game is
the same however often its choices are played again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from games.contracts.report import Replay, Step
from games.contracts.tables import OutOfTime, Position
from games.engine.decision import IllegalOption, Policy
from games.engine.machine import Machine
from games.engine.rng import stream
from games.report.on_board import OnBoard
from games.report.position import position_of, seen_digest

# The random stream of what is dealt anew; the numbers of the games' own streams are smaller.
LUCK_STREAM = 1 << 40
# The person's seat in the steps, which number the seats by side.
PERSON = 0


def seated_position(
    game: Machine,
    seat: int,
    seed: int,
    choices: Sequence[int],
    *,
    policies: Callable[[int], list[Policy]],
    steps: Callable[[Any], tuple[Step, ...]],
    on_board: OnBoard,
    replay: Callable[[Sequence[int]], Replay],
) -> Position:
    """The position of `seat` in a new game, whose log is written for it.

    policies: those of a number of choices, by seat.  replay: the open replay of all choices, once the game is over.
    """
    game, own = follow_seated(game, seat, seed, choices)
    made = list(choices)
    players: list[Policy] | None = None
    while (decision := game.advance()) is not None and decision.seat != seat:
        players = players or policies(len(made))
        choice = answer_of(players, game, decision.seat)
        made.append(choice)
        game.apply(choice)
    if decision is None:
        over = replay(made)
        return Position(steps(game), None, (), over, over.digest, tuple(made), own, PERSON)
    position = replace(position_of(game, steps, on_board), choices=tuple(made), own=own, seat=PERSON)
    return replace(position, digest=seen_digest(position))


def follow_seated(game: Machine, seat: int, seed: int, choices: Sequence[int]) -> tuple[Machine, tuple[int, ...]]:
    """Play the choices of both sides; return the game (another one after a new deal) and the places of those of `seat`."""
    own: list[int] = []
    for place, choice in enumerate(choices):
        decision = game.advance()
        if decision is None or (choice < 0 and decision.seat != seat):
            raise IllegalOption("There is no decision of this seat.")
        if decision.seat == seat:
            own.append(place)
        if choice < 0:
            game = dealt_anew(game, seat, seed, -choice)
        else:
            game.apply(choice)
    return game, tuple(own)


def follow_alone(game: Machine, seed: int, choices: Sequence[int]) -> Machine:
    """Play the choices of a person who answers for every seat, and on to the next decision; another game after a new deal."""
    for choice in choices:
        decision = game.advance()
        if choice >= 0:
            game.apply(choice)
        elif decision is None:
            raise IllegalOption("There is no decision at which cards can be dealt anew.")
        else:
            game = dealt_anew(game, decision.seat, seed, -choice)
    game.advance()
    return game


def dealt_anew(game: Machine, seat: int, seed: int, number: int) -> Machine:
    """The game with everything that `seat` does not see dealt anew, the random streams included; its log goes on.

    IllegalOption for a game whose views cannot imagine what they hide.
    """
    view = game.view(seat)
    if not hasattr(view, "imagined"):
        raise IllegalOption("The hidden cards of this game cannot be dealt anew.")
    twin: Machine = view.imagined(stream(seed, number, LUCK_STREAM))
    twin.log = game.log
    return twin


def answer_of(players: list[Policy], game: Machine, seat: int) -> int:
    """The choice of a seat's policy; a search that is out of time is replaced in `players` by the policy that it starts from."""
    decision = game.decision
    if decision is None:
        raise ValueError("The game waits for no answer.")
    try:
        return int(players[seat].choose(game.view(seat), decision))
    except OutOfTime:
        players[seat] = players[seat].usual  # type: ignore[attr-defined]  # only a search calls the check
        return int(players[seat].choose(game.view(seat), decision))
