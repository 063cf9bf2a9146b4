"""The 70 choices of 4 characters of a faction, ranked by goldfishing on common random numbers.

Every choice plays the same games: all 24 events in the same order with the same shuffles, the chosen characters in the same four places.
So two choices differ only where their characters do, and the difference to the best is known better than either value.
value: victory points a round, over the 24 rounds of one game.  Intervals are of the mean over games, at 95 %.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from games.contracts import Decklist, PreparedGoldfish, Slot
from games.empire_vs_rebellion.deckbuilding import CHOSEN
from games.empire_vs_rebellion.formats import CHARACTERS
from games.empire_vs_rebellion.goldfish import PreparedDeck, prepare
from games.empire_vs_rebellion.pool import Pool
from games.engine.machine import play_out

# Two-sided, of the normal distribution; so many games that Student's t is no different.
Z: Final = 1.959964


MOST_POINTS: Final = 42  # of all events together


@dataclass(frozen=True, slots=True)
class Ranked:
    """mean, half: points a round with half of its interval.  behind, behind_half: the same of the best choice's lead, game by game."""

    characters: tuple[str, ...]
    mean: float
    half: float
    behind: float
    behind_half: float


def choices(faction: str, pool: Pool) -> Iterator[tuple[str, ...]]:
    """EVR-SET-04: the codes of every choice, in order."""
    return combinations(sorted(pool.characters(faction)), CHOSEN)


def decklist_of(characters: tuple[str, ...], faction: str) -> Decklist:
    return Decklist(tuple(Slot(code, 1, CHARACTERS) for code in characters), faction)


def ranking(faction: str, pool: Pool, *, games: int, seed: int, options: Mapping[str, Any] | None = None) -> list[Ranked]:
    """All choices of the faction, the best first; games: at least 2, of each."""
    played = {each: _values(prepare(decklist_of(each, faction), pool, options or {}), games, seed) for each in choices(faction, pool)}
    best = max(played.values(), key=sum)
    rows = []
    for characters, values in played.items():
        mean, half = _interval(values)
        behind, behind_half = _interval([most - value for most, value in zip(best, values, strict=True)])
        rows.append(Ranked(characters, mean, half, behind, behind_half))
    return sorted(rows, key=lambda row: (-row.mean, row.characters))


def _values(ready: PreparedGoldfish, games: int, seed: int) -> list[float]:
    assert isinstance(ready, PreparedDeck)
    ready.start.goal = MOST_POINTS + 1
    return [_points_a_round(ready, seed, index) for index in range(games)]


def _points_a_round(ready: PreparedDeck, seed: int, index: int) -> float:
    game = ready.new_game(seed, index)
    play_out(game, ready.policy(seed, index))
    return int(game.sides[0].points) / int(game.round)


def _interval(values: list[float]) -> tuple[float, float]:
    """Mean and half of its interval."""
    n = len(values)
    mean = math.fsum(values) / n
    variance = math.fsum((value - mean) ** 2 for value in values) / (n - 1)
    return mean, Z * math.sqrt(variance / n)
