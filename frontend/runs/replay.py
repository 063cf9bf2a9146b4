"""The replay of a game for its page: turns, the position after a step, and the changes of that step.

place: the number of a step, from 1.
by: the change of a number, or of a card's copies, since the position before.

Board names that begin with "enemy_" belong to the other player.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from frontend.cards.catalogue import LocalizedCatalogue
from games.contracts.report import Step

ENEMY = "enemy_"
PLACES = "places"
NEW_PLACE: Mapping[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Line:
    """A step in the log.  taken: the text of the chosen option."""

    place: int
    text: str
    taken: str
    seat: int


@dataclass(frozen=True, slots=True)
class Turn:
    """The steps of one turn.  Only the open turn has `phases`."""

    number: int
    first: int
    last: int
    phases: tuple[tuple[str, tuple[Line, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class BoardCard:
    """Copies of a card with the same tokens.

    tokens: (name, number) of the tokens on each copy.
    is_gone: the copies left in this step.
    """

    card: Any
    tokens: tuple[tuple[str, int], ...] = ()
    by: int = 0
    is_gone: bool = False
    is_turned: bool = False  # its tokens changed
    hidden: int = 0  # the number of copies of a card that the reader does not see; it has no `card`


def turns_of(catalogue: LocalizedCatalogue, steps: Sequence[Step], place: int | None = None) -> list[Turn]:
    """All turns with their phases; with `place`, only the turn of this step has them."""
    turns = []
    for number, same_turn in itertools.groupby(enumerate(steps, 1), key=lambda pair: pair[1].turn):
        turn_steps = list(same_turn)
        first, last = turn_steps[0][0], turn_steps[-1][0]
        turns.append(Turn(number, first, last, _phases(catalogue, turn_steps) if place is None or first <= place <= last else ()))
    return turns


def _phases(catalogue: LocalizedCatalogue, steps: Sequence[tuple[int, Step]]) -> tuple[tuple[str, tuple[Line, ...]], ...]:
    return tuple(
        (phase, tuple(_line(catalogue, place, step) for place, step in group))
        for phase, group in itertools.groupby(steps, key=lambda pair: catalogue.words(pair[1].phase))
    )


def _line(catalogue: LocalizedCatalogue, place: int, step: Step) -> Line:
    taken = catalogue.words(step.decision[0][step.decision[1]]) if step.decision else ""
    return Line(place, catalogue.words(step.text), taken, step.seat)


def board_of(catalogue: LocalizedCatalogue, now: Mapping[str, Any], before: Mapping[str, Any]) -> dict[str, Any]:
    """A position: numbers, and cards for lists of codes.  before: an earlier position, to show what has changed since.

    "by": the change of each number.
    "enemy": the same for the other player, with names without "enemy_".
    "places": the same for each place on the table, if the game has places.
    """
    own: dict[str, Any] = {"by": {}}
    enemy: dict[str, Any] = {"by": {}}
    for name, value in now.items():
        if name == "tokens":
            continue
        if name == PLACES:
            known = {place["key"]: place for place in before[PLACES]}
            own[PLACES] = [board_of(catalogue, place, known.get(place["key"], NEW_PLACE)) for place in value]
            continue
        side, short = (enemy, name.removeprefix(ENEMY)) if name.startswith(ENEMY) else (own, name)
        if isinstance(value, list | tuple):
            side[short] = _cards(catalogue, *(_count_alike(board, name) for board in (now, before)))
        else:
            side[short] = value
            if isinstance(value, int) and isinstance(old := before.get(name), int) and value != old:
                side["by"][short] = value - old
    return {**own, "enemy": enemy}


Alike = Counter[tuple[str, tuple[tuple[str, int], ...]]]


def _count_alike(board: Mapping[str, Any], name: str) -> Alike:
    codes: Sequence[str] = board.get(name, ())
    tokens: Sequence[Mapping[str, int]] = board.get("tokens", {}).get(name, ()) or [{}] * len(codes)
    return Counter((code, tuple(token_counts.items())) for code, token_counts in zip(codes, tokens, strict=True))


def _cards(catalogue: LocalizedCatalogue, now: Alike, before: Alike) -> list[BoardCard]:
    """The cards now, then the cards that left in the step.  A card whose tokens changed has neither come nor left."""
    arrivals = Counter(code for code, _ in now.elements())
    arrivals.subtract(code for code, _ in before.elements())
    shown = []
    for (code, tokens), quantity in now.items():
        if not code:
            shown.append(BoardCard(None, tokens, hidden=quantity))
            continue
        card = catalogue.card_by_code(code, quantity=quantity)
        if card is not None:
            added = max(0, min(arrivals[code], quantity - before[code, tokens]))
            shown.append(BoardCard(card, tokens, by=added, is_turned=not added and quantity > before[code, tokens]))
    for code, by in arrivals.items():
        card = catalogue.card_by_code(code, quantity=-by) if by < 0 else None
        if card is not None:
            shown.append(BoardCard(card, by=by, is_gone=True))
    return shown
