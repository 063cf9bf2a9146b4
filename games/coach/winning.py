"""The ways in which one seat can win before its turn ends and before another seat decides: what to choose, whatever the order.

Two lines that make the same choices in another order are one solution, and a line with superfluous choices is none: a solution is a
multiset of choices, passes left out, with which some line wins and of which no smaller one wins.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Machine
from games.engine.state import HIDDEN

# Positions that are looked at; a turn that needs more is given up.
MOST_POSITIONS: Final = 300
# Solutions that are told apart in one position.
MOST_SOLUTIONS: Final = 60

# What a choice is, whichever of several equal cards it is about: the kind of the decision, the option's verb, card and amount.
Choice = tuple[int, int, str, int]
# Choices in a fixed order.
Solution = tuple[Choice, ...]


class TooMany(Exception):
    """The turn has more lines than are looked at."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a seat can reach from a position.

    solutions: of it.  chance: with which a line of random choices wins in this turn; equal options count as one.
    """

    solutions: frozenset[Solution]
    chance: float


# By class of pieces, `_names_of`.
_names: dict[type, tuple[str, ...]] = {}

WON: Final = Prospect(frozenset(((),)), 1.0)
LOST: Final = Prospect(frozenset(), 0.0)


class Turn:
    """The rest of a seat's turn, for somebody who sees every card."""

    def __init__(self, prepared: Any, game: Machine, seat: int, most: int = MOST_POSITIONS) -> None:
        """game: at a decision of the seat; it is not changed.  most: positions that are looked at."""
        self.prepared = prepared
        self.seat = seat
        self.clock = int(prepared.clock(game))
        self.left = most
        self._known: dict[tuple[int, ...], Prospect] = {}

    def prospect(self, game: Machine) -> Prospect:
        """What the seat can reach; TooMany if that takes too long to find out."""
        if (end := self.end(game)) is not None:
            return end
        key = position_key(game)
        if (known := self._known.get(key)) is not None:
            return known
        self.left -= 1
        if self.left < 0:
            raise TooMany
        found: set[Solution] = set()
        chances = []
        for number in distinct(self.prepared, game):
            choice = choice_of(game, number)
            after = self.prospect(after_choice(game, number))
            found |= {with_choice(each, choice) for each in after.solutions}
            chances.append(after.chance)
        prospect = Prospect(smallest(found), sum(chances) / len(chances))
        if len(prospect.solutions) > MOST_SOLUTIONS:
            raise TooMany
        self._known[key] = prospect
        return prospect

    def end(self, game: Machine) -> Prospect | None:
        """Whether the seat has won or can no longer win in this turn; None if it has to choose."""
        decision = game.advance()
        if decision is None:
            return WON if game.winner == self.seat else LOST
        return LOST if decision.seat != self.seat or int(self.prepared.clock(game)) != self.clock else None

    def line(self, game: Machine) -> tuple[int, ...]:
        """The options of a line that wins with the only solution, without a superfluous choice; the first such line.

        ValueError if there is not exactly one solution.
        """
        numbers: list[int] = []
        (rest,) = self.prospect(game).solutions
        while self.end(game) is None:
            number = next(each for each in distinct(self.prepared, game) if self._leads(game, each, rest))
            choice = choice_of(game, number)
            rest = without_choice(rest, choice)
            numbers.append(number)
            game = after_choice(game, number)
        return tuple(numbers)

    def _leads(self, game: Machine, number: int, solution: Solution) -> bool:
        choice = choice_of(game, number)
        if choice is not None and choice not in solution:
            return False
        return without_choice(solution, choice) in self.prospect(after_choice(game, number)).solutions


def waiting(game: Machine) -> Decision:
    """The decision that waits."""
    decision = game.decision
    if decision is None:
        raise ValueError("The game waits for no answer.")
    return decision


def after_choice(game: Machine, number: int) -> Machine:
    """A copy of the game in which the option of this number was taken."""
    twin: Machine = game.clone()
    twin.keeps_trace = False
    twin.apply(number)
    return twin


def choice_of(game: Machine, number: int) -> Choice | None:
    """What the option of this number is; None if it passes."""
    decision = waiting(game)
    option = decision.options[number]
    return None if option.verb == PASS_VERB else _choice(game, decision, option)


def _choice(game: Machine, decision: Decision, option: Option) -> Choice:
    code = game.pieces[option.piece].card.code if option.piece >= 0 else ""
    return int(decision.kind), int(option.verb), code, int(option.amount)


def distinct(prepared: Any, game: Machine) -> list[int]:
    """The numbers of the options that wait; of those that do the same to equal cards in the same place, the first.

    Options that the game declares idle (`Prepared.is_idle`) are left out, but for the last that is left.
    """
    is_idle = prepared.is_idle
    decision = waiting(game)
    found: dict[Any, int] = {}
    for number, option in enumerate(decision.options):
        if is_idle(game, option):
            continue
        place = _place(game, option)
        found.setdefault((_choice(game, decision, option), place), number)
    return list(found.values()) or [len(decision.options) - 1]


def _place(game: Machine, option: Option) -> tuple[Any, ...]:
    """Where the card of an option lies, and everything that its game notes about it."""
    if option.piece < 0:
        return ()
    piece = game.pieces[option.piece]
    noted = ((name, getattr(piece, name)) for name in _names_of(type(piece), piece))
    return tuple((name, value if isinstance(value, int) else repr(value)) for name, value in noted)


def _names_of(kind: type, piece: Any) -> tuple[str, ...]:
    """The names of what pieces of this class note, but for what tells equal cards apart."""
    if kind not in _names:
        open_names = (name for name in dir(piece) if not name.startswith("_") and name not in ("id", "card"))
        _names[kind] = tuple(name for name in open_names if not callable(getattr(piece, name)))
    return _names[kind]


def position_key(game: Machine) -> tuple[int, ...]:
    """Equal for positions that differ at most in the order of cards in piles that somebody sees."""
    twin = game.clone()
    twin.rows, twin.card_counts = [], []  # what only the report counts
    for zone in twin.zones:
        if zone.visibility != HIDDEN:
            zone.cards.sort(key=_id)
    decision = waiting(game)
    options = (number for each in decision.options for number in (each.verb, each.piece, each.amount))
    return (int(decision.kind), int(decision.subject), *sorted(options), *twin.record())


def _id(piece: Any) -> int:
    return int(piece.id)


def with_choice(solution: Solution, choice: Choice | None) -> Solution:
    return solution if choice is None else tuple(sorted((*solution, choice)))


def without_choice(solution: Solution, choice: Choice | None) -> Solution:
    """The solution without one such choice, if it has it."""
    if choice is None or choice not in solution:
        return solution
    rest = list(solution)
    rest.remove(choice)
    return tuple(rest)


def smallest(solutions: set[Solution]) -> frozenset[Solution]:
    """Those that contain no other."""
    kept: list[Solution] = []
    for each in sorted(solutions, key=lambda solution: (len(solution), solution)):
        if not any(_contains(each, other) for other in kept):
            kept.append(each)
    return frozenset(kept)


def _contains(solution: Solution, other: Solution) -> bool:
    rest = list(solution)
    for choice in other:
        if choice not in rest:
            return False
        rest.remove(choice)
    return True
