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
from typing import Any, Protocol

from frontend.cards.catalogue import LocalizedCatalogue
from games.contracts.report import PLACES, Step

ENEMY = "enemy_"
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
    at: the pointers of these copies into the position (`games.contracts.tables.Offer.at`), on a board with marks.
    mark: what the page adds to these copies, on a board with marks.
    """

    card: Any
    tokens: tuple[tuple[str, int], ...] = ()
    by: int = 0
    is_gone: bool = False
    is_turned: bool = False  # its tokens changed
    hidden: int = 0  # the number of copies of a card that the reader does not see; it has no `card`
    at: tuple[str, ...] = ()
    mark: Any = None


class Marks(Protocol):
    """What a page adds to the cards of a board, by their pointers."""

    def mark_of(self, pointers: Sequence[str]) -> Any:
        """The mark of the card or cards at these pointers, or of an empty place; None for none."""


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


def board_of(
    catalogue: LocalizedCatalogue, now: Mapping[str, Any], before: Mapping[str, Any], marks: Marks | None = None, start: str = ""
) -> dict[str, Any]:
    """A position: numbers, and cards for lists of codes.  before: an earlier position, to show what has changed since.

    marks: those of the cards; None for a board without.  start: the pointer of `now` in the whole position.
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
            own[PLACES] = [
                board_of(catalogue, place, known.get(place["key"], NEW_PLACE), marks, f"{start}/{PLACES}/{number}")
                for number, place in enumerate(value)
            ]
            continue
        side, short = (enemy, name.removeprefix(ENEMY)) if name.startswith(ENEMY) else (own, name)
        if isinstance(value, list | tuple):
            side[short] = _cards(catalogue, _alike(now, name), _alike(before, name), marks, f"{start}/{name}")
        else:
            side[short] = value
            if isinstance(value, int) and isinstance(old := before.get(name), int) and value != old:
                side["by"][short] = value - old
    return {**own, "enemy": enemy}


# The places in a list of the copies of a card with the same tokens.
Alike = Mapping[tuple[str, tuple[tuple[str, int], ...]], Sequence[int]]


def _alike(board: Mapping[str, Any], name: str) -> Alike:
    codes: Sequence[str] = board.get(name, ())
    tokens: Sequence[Mapping[str, int]] = board.get("tokens", {}).get(name, ()) or [{}] * len(codes)
    found: dict[tuple[str, tuple[tuple[str, int], ...]], list[int]] = {}
    for place, (code, token_counts) in enumerate(zip(codes, tokens, strict=True)):
        found.setdefault((code, tuple(token_counts.items())), []).append(place)
    return found


def _cards(catalogue: LocalizedCatalogue, now: Alike, before: Alike, marks: Marks | None, pointer: str) -> list[BoardCard]:
    """The cards now, then the cards that left in the step.  A card whose tokens changed has neither come nor left."""
    arrivals: Counter[str] = Counter()
    for (code, _), places in now.items():
        arrivals[code] += len(places)
    for (code, _), places in before.items():
        arrivals[code] -= len(places)
    shown = []
    for (code, tokens), places in now.items():
        quantity = len(places)
        if not code:
            shown.append(BoardCard(None, tokens, hidden=quantity))
            continue
        card = catalogue.card_by_code(code, quantity=quantity)
        if card is not None:
            old = len(before.get((code, tokens), ()))
            added = max(0, min(arrivals[code], quantity - old))
            at = tuple(f"{pointer}/{place}" for place in places) if marks else ()
            mark = marks.mark_of(at) if marks else None
            shown.append(BoardCard(card, tokens, by=added, is_turned=not added and quantity > old, at=at, mark=mark))
    if marks and (mark := marks.mark_of([pointer])):
        shown.append(BoardCard(None, at=(pointer,), mark=mark))
    for code, by in arrivals.items():
        card = catalogue.card_by_code(code, quantity=-by) if by < 0 else None
        if card is not None:
            shown.append(BoardCard(card, by=by, is_gone=True))
    return shown
