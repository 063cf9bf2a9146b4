"""Puzzles: positions in which a side can win in this turn, in one way only.

The solution is judged in the game itself and in deals of what the side does not see: in each of them it wins, and nothing else does, even
for somebody who sees every card.  So it needs no luck.  What counts as the same solution says `games.coach.winning`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from games.coach.winning import WON, Prospect, Solution, TooMany, Turn, after_choice, choice_of, waiting, with_choice
from games.engine.machine import Machine
from games.engine.rng import stream
from games.runs.seated import answer_of, follow_alone, follow_seated

# The deals in which a new puzzle is judged besides its game, and the purpose of their random streams.
DEALS: Final = 6
PUZZLE_STREAM: Final = 0x0C0AC402
NOBODY: Final = -1
# The seats of a game, at most.
SEATS: Final = 2


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and its solution, in a game that is played alone or as side 0 of a match.

    mode: "goldfish" or "match".  lists: codes of the game's ready lists.  options: of the mode.
    seed, choices: as for `PlayableByHand` or `PlayableAgainst`.
    solution: the numbers of its options, in order, to the end of the game.
    """

    mode: str
    lists: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int
    choices: tuple[int, ...]
    solution: tuple[int, ...]

    @property
    def is_match(self) -> bool:
        return self.mode == "match"

    def to_data(self) -> dict[str, Any]:
        return {
            "mode": self.mode,
            "lists": list(self.lists),
            "options": dict(self.options),
            "seed": self.seed,
            "choices": list(self.choices),
            "solution": list(self.solution),
        }


def puzzle_of(data: Mapping[str, Any]) -> Puzzle:
    """The puzzle that `to_data` wrote."""
    lists, choices, solution = (tuple(data[name]) for name in ("lists", "choices", "solution"))
    return Puzzle(data["mode"], lists, data["options"], data["seed"], choices, solution)


def game_of_puzzle(prepared: Any, puzzle: Puzzle) -> Machine:
    """The game at the puzzle's decision; IllegalOption if the rules forbid its choices."""
    if puzzle.is_match:
        game = prepared.seated_in(puzzle.seed, NOBODY, NOBODY, 0)
        game, _ = follow_seated(game, int(prepared.seat_of(0)), puzzle.seed, puzzle.choices)
        game.advance()
        return game
    return follow_alone(prepared.new_game(puzzle.seed, 0), puzzle.seed, puzzle.choices)


def is_sound(prepared: Any, puzzle: Puzzle, deals: int = DEALS) -> bool:
    """Whether the puzzle has its solution, without a superfluous choice, and no other, by these rules.

    deals: of the hidden cards in which it is judged, too.
    """
    game = game_of_puzzle(prepared, puzzle)
    if game.decision is None:
        return False
    seat = int(game.decision.seat)
    try:
        prospect = only_prospect(prepared, game, seat, puzzle.seed, deals)
    except TooMany:
        return False
    return prospect is not None and prospect.solutions == {choices_that_win(prepared, game, seat, puzzle.solution)}


def choices_that_win(prepared: Any, game: Machine, seat: int, solution: tuple[int, ...]) -> Solution | None:
    """The choices of these options, if they win for the seat in this turn, else None; IllegalOption for one that is not offered."""
    turn = Turn(prepared, game, seat)
    made: Solution = ()
    for number in solution:
        if turn.end(game) is not None:
            return None
        after = after_choice(game, number)
        made = with_choice(made, choice_of(game, number))
        game = after
    return made if turn.end(game) == WON else None


def only_prospect(prepared: Any, game: Machine, seat: int, seed: int, deals: int) -> Prospect | None:
    """What the seat can reach in this turn, if it can win in one way only, the same in every deal; None otherwise.

    seed: of the deals.  TooMany if there are too many lines to look at.
    """
    prospect = Turn(prepared, game, seat).prospect(game)
    if len(prospect.solutions) != 1:
        return None
    for number in range(deals):
        deal: Machine = game.view(seat).imagined(stream(seed, number, PUZZLE_STREAM))
        deal.advance()
        if Turn(prepared, deal, seat).prospect(deal).solutions != prospect.solutions:
            return None
    return prospect


@dataclass(frozen=True, slots=True)
class Found:
    """A puzzle that was found.  chance: with which random choices solve it."""

    puzzle: Puzzle
    chance: float


def puzzle_in(
    prepared: Any, mode: str, lists: tuple[str, ...], options: Mapping[str, Any], seed: int, *, most_chance: float, least: int
) -> Found | None:
    """The puzzle of the least chance in the last turn of the game of this seed, if its player wins there.

    The policies play it.  The turn is searched backwards from its end, where few lines are left.  most_chance: of the puzzle.  least: the
    choices that its solution has at least, passes left out.
    """
    is_match = mode == "match"
    game = prepared.seated_in(seed, NOBODY, NOBODY, 0) if is_match else prepared.new_game(seed, 0)
    game.log = None
    policies = prepared.policies(seed, 0)
    policies = policies if is_match else policies * SEATS  # alone, one answers for every seat
    choices: list[int] = []
    own: list[tuple[int, int, Machine]] = []
    seat = int(prepared.seat_of(0)) if is_match else NOBODY
    while (decision := game.advance()) is not None:
        if decision.seat == seat or not is_match:
            own.append((int(prepared.clock(game)), len(choices), game.clone()))
        choices.append(answer_of(policies, game, decision.seat))
        game.apply(choices[-1])
    if not own or game.winner != (seat if is_match else waiting(own[-1][2]).seat):
        return None
    best: Found | None = None
    for clock, made, position in reversed(own):
        if clock != own[-1][0]:
            break
        who = int(waiting(position).seat)
        try:
            prospect = only_prospect(prepared, position, who, seed, DEALS)
        except TooMany:
            break
        if prospect is None or prospect.chance > most_chance or len(next(iter(prospect.solutions))) < least:
            continue
        if best is None or prospect.chance < best.chance:
            solution = Turn(prepared, position, who).line(position)
            best = Found(Puzzle(mode, lists, options, seed, tuple(choices[:made]), solution), prospect.chance)
    return best
