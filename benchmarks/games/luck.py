"""Whether the mean luck of games that policies play is 0: `python -m benchmarks.games.luck [GAMES]`.

Plays the two quick games, alone and as matches, and values in each game the result, the mean before it, and some events drawn by lot
beforehand (an event that the game does not reach has no luck).  Each value is that of one world of its own, so that no error can cancel.
Prints a row for each: the mean, its standard error, and how many standard errors it is away from 0.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from games import rules_mode
from games.catalogue.fixtures import read_catalogue
from games.coach.luck import PlayedGame
from games.engine.rng import stream
from games.registry import game_by_slug
from games.runs.seated import follow_seated

FIXTURES: Final = Path(__file__).resolve().parents[2] / "fixtures"
GAMES: Final = ("star-realms", "legend-of-stars")
# Events are drawn from so many; few games have more decisions.
MOST_EVENTS: Final = {"star-realms": 120, "legend-of-stars": 50}
DRAWN: Final = 4
WORLDS_SEED: Final = 1
# The random stream that draws events.
EVENTS: Final = 0x10C


@dataclass
class Sum:
    """Numbers, summed up."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0
    # How many of them were not 0 for lack of an event.
    there: int = 0

    def add(self, number: float, *, there: bool = True) -> None:
        self.n += 1
        self.total += number
        self.squares += number * number
        self.there += there

    @property
    def mean(self) -> float:
        return self.total / max(1, self.there)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        mean = self.total / self.n
        return math.sqrt(max(0.0, self.squares / self.n - mean * mean) * self.n) / max(1, self.there)


@dataclass
class Found:
    """The luck of whole games, and of single events; in turns, or in parts of 1 of the share of wins."""

    games: Sum = field(default_factory=Sum)
    events: Sum = field(default_factory=Sum)


def measured(prepared: Any, games: Iterable[int], most: int, *, by_clock: bool, seed: int = 7) -> Found:
    """The luck of these games of a seed, which the policies play."""
    found = Found()
    for index in games:
        played, places = _played(prepared, seed, index, by_clock=by_clock)
        found.games.add(played.measure.loss(played.result - played.value_before(2 * index)))
        rng = stream(seed, index, EVENTS)
        for draw in range(DRAWN):
            number = rng.below(most)
            there = number <= len(places)
            luck = _luck(played, places, number, (DRAWN * index + draw) * 2) if there else 0.0
            found.events.add(played.measure.loss(luck), there=there)
    return found


def _luck(played: PlayedGame, places: tuple[int, ...], number: int, world: int) -> float:
    """The luck of event `number`: of the opening, or after that decision (from 1)."""
    before = played.values(places[number - 1], world)[1] if number else played.value_before(world)
    after = played.values(places[number], world + 1)[0] if number < len(places) else played.result
    return after - before


def _played(prepared: Any, seed: int, index: int, *, by_clock: bool) -> tuple[PlayedGame, tuple[int, ...]]:
    """A game of the policies, as if a person had made the choices of the first side; with the places of these."""
    own_seed = seed + (index << 32)
    game = prepared.new_game(own_seed, 0) if by_clock else prepared.seated_in(own_seed, -1, -1, 0)
    game.log = None
    policies = prepared.policies(own_seed, 0)
    while (decision := game.advance()) is not None:
        policy = policies[0] if len(policies) == 1 else policies[decision.seat]
        game.apply(policy.choose(game.view(decision.seat), decision))
    choices = tuple(game.trace)
    if by_clock:
        places = tuple(range(len(choices)))
    else:
        _, places = follow_seated(prepared.seated_in(own_seed, -1, -1, 0), prepared.seat_of(0), own_seed, choices)
    played = PlayedGame(prepared, own_seed, choices, worlds_seed=WORLDS_SEED + index, by_clock=by_clock)
    return played, places


def prepared_games(slug: str) -> Iterator[tuple[str, Any, bool]]:
    """The ready list alone, and a match of the ready lists: a name, the prepared game, and whether its clock counts."""
    rules = game_by_slug(slug)
    pool = rules.build_pool(read_catalogue(rules, FIXTURES / slug))
    lists = [each.decklist for each in rules.lists.ready(pool)]
    if rules.goldfish is not None:
        yield "alone", rules.goldfish.prepare(lists[0], pool, {}), True
    if rules.match is not None:
        yield "match", rules.match.prepare(lists[:1] if rules.match.shares_list else lists[:2], pool, {}), False


def main(arguments: list[str]) -> int:
    games = int(arguments[0]) if arguments else 10_000
    print(f"{games} games of each kind, rules {rules_mode()}")
    for slug in GAMES:
        for name, prepared, by_clock in prepared_games(slug):
            start = time.process_time()
            found = measured(prepared, range(games), MOST_EVENTS[slug], by_clock=by_clock)
            for what, each in (("whole games", found.games), ("drawn events", found.events)):
                off = each.mean / each.error if each.error else 0.0
                print(f"{slug:16} {name:6} {what:13} n {each.there:6}  mean {each.mean:+.5f}  error {each.error:.5f}  off {off:+.2f}")
            print(f"{'':16} {time.process_time() - start:.0f} s of a core", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
