"""The replay of a game for its page: turns, the position after a step, and what the step changed.

place: the number of a step, from 1.  by: how much a number or the copies of a card changed in the step that is shown.
A board's names with "enemy_" before them are of the other player; both have the others.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from frontend.cards.catalogue import LocalizedCatalogue
from games.contracts.report import Replay, Step

ENEMY = "enemy_"


@dataclass(frozen=True, slots=True)
class Line:
    """A step in the log; taken: the option that was chosen in it, in words."""

    place: int
    text: str
    taken: str
    seat: int


@dataclass(frozen=True, slots=True)
class Turn:
    """The steps of one turn; in their phases only where the turn is open."""

    number: int
    first: int
    last: int
    phases: tuple[tuple[str, tuple[Line, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class OnBoard:
    """Cards that stand alike: with the same tokens on each, as (name, how many).  is_gone: they were here before the step."""

    card: Any
    tokens: tuple[tuple[str, int], ...] = ()
    by: int = 0
    is_gone: bool = False
    is_turned: bool = False  # what lies on it changed


def turns_of(catalogue: LocalizedCatalogue, replay: Replay, place: int) -> list[Turn]:
    """All turns, the one of step `place` with its steps."""
    turns = []
    for number, steps in itertools.groupby(enumerate(replay.steps, 1), key=lambda pair: pair[1].turn):
        here = list(steps)
        first, last = here[0][0], here[-1][0]
        turns.append(Turn(number, first, last, _phases(catalogue, here) if first <= place <= last else ()))
    return turns


def _phases(catalogue: LocalizedCatalogue, steps: Sequence[tuple[int, Step]]) -> tuple[tuple[str, tuple[Line, ...]], ...]:
    return tuple(
        (phase, tuple(_line(catalogue, place, step) for place, step in group))
        for phase, group in itertools.groupby(steps, key=lambda pair: catalogue.words(pair[1].phase))
    )


def _line(catalogue: LocalizedCatalogue, place: int, step: Step) -> Line:
    taken = catalogue.words(step.decision[0][step.decision[1]]) if step.decision else ""
    return Line(place, catalogue.words(step.text), taken, step.seat)


def board_of(catalogue: LocalizedCatalogue, replay: Replay, place: int) -> dict[str, Any]:
    """The position after a step: numbers, and lists of codes as shown cards.

    "by": how much each number changed.  "enemy": the same of the other player, without the "enemy_" before its names.
    """
    now = replay.steps[place - 1].board
    before: Mapping[str, Any] = replay.steps[place - 2].board if place > 1 else now
    own: dict[str, Any] = {"by": {}}
    enemy: dict[str, Any] = {"by": {}}
    for name, value in now.items():
        if name == "tokens":
            continue
        side, short = (enemy, name.removeprefix(ENEMY)) if name.startswith(ENEMY) else (own, name)
        if isinstance(value, list | tuple):
            side[short] = _cards(catalogue, *(_counted(board, name) for board in (now, before)))
        else:
            side[short] = value
            if isinstance(value, int) and isinstance(old := before.get(name), int) and value != old:
                side["by"][short] = value - old
    return {**own, "enemy": enemy}


Alike = Counter[tuple[str, tuple[tuple[str, int], ...]]]


def _counted(board: Mapping[str, Any], name: str) -> Alike:
    codes: Sequence[str] = board.get(name, ())
    tokens: Sequence[Mapping[str, int]] = board.get("tokens", {}).get(name, ()) or [{}] * len(codes)
    return Counter((code, tuple(on.items())) for code, on in zip(codes, tokens, strict=True))


def _cards(catalogue: LocalizedCatalogue, now: Alike, before: Alike) -> list[OnBoard]:
    """What stands there, then what left with the step.  A card that only changed what lies on it neither came nor left."""
    came = Counter(code for code, _ in now.elements())
    came.subtract(code for code, _ in before.elements())
    shown = []
    for (code, on), quantity in now.items():
        card = catalogue.card_by_code(code, quantity=quantity)
        if card is not None:
            grown = max(0, min(came[code], quantity - before[code, on]))
            shown.append(OnBoard(card, on, by=grown, is_turned=not grown and quantity > before[code, on]))
    for code, by in came.items():
        card = catalogue.card_by_code(code, quantity=-by) if by < 0 else None
        if card is not None:
            shown.append(OnBoard(card, by=by, is_gone=True))
    return shown
