"""Whether choices showed a person anything new: the same choices in worlds that the person could not tell apart before them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from games.contracts.report import Step
from games.engine.machine import Machine
from games.engine.rng import stream
from games.report.on_board import OnBoard
from games.report.position import position_of
from games.runs.seated import LUCK_STREAM, dealt_anew

# In place of a seat: a person who answers for every seat.
ANYBODY: Final = -1
WORLDS: Final = 8
# The number of the random streams that deal these worlds, beside those of new luck.
LEARNED_STREAM: Final = LUCK_STREAM + 1


def shows_more(
    game: Machine, seat: int, seed: int, choices: Sequence[int], *, steps: Callable[[Any], tuple[Step, ...]], on_board: OnBoard
) -> bool:
    """Whether these choices, from the decision at which the game waits, show more than its person knows there.

    seat: the person's; ANYBODY for one who answers for every seat.  The game keeps a log and is used up.
    """
    decision = game.decision
    if decision is None or not choices:
        return False
    view = game.view(decision.seat)
    if not hasattr(view, "imagined"):
        return True
    worlds = [view.imagined(stream(seed, number, LEARNED_STREAM)) for number in range(WORLDS)]
    shown = _shown(game, seat, seed, choices, steps=steps, on_board=on_board)
    return shown is None or any(_shown(world, seat, seed, choices, steps=steps, on_board=on_board) != shown for world in worlds)


def _shown(
    game: Machine, seat: int, seed: int, choices: Sequence[int], *, steps: Callable[[Any], tuple[Step, ...]], on_board: OnBoard
) -> object:
    """What the person sees during these choices and after them; None where another seat is asked on the way, or they are not offered."""
    game.log = []
    for choice in choices:
        decision = game.advance()
        if decision is None or choice >= len(decision.options) or seat not in (ANYBODY, decision.seat):
            return None
        if choice < 0:
            game = dealt_anew(game, decision.seat, seed, -choice)
        else:
            game.apply(choice)
    decision = game.advance()
    if decision is None:
        return steps(game)
    if seat not in (ANYBODY, decision.seat):
        return None
    position = position_of(game, steps, on_board)
    return position.steps, position.question, position.offers
