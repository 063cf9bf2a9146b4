"""The 70 choices of 4 characters of a faction, ranked by goldfishing and by matches, on common random numbers.

Every choice plays the same games: all 24 events in the same order with the same shuffles, the chosen characters in the same four places.
So two choices differ only where their characters do, and the difference to the best is known better than either value.
value: of a goldfish victory points a round, over the 24 rounds of one game; of matches the share of games won against all 70 choices of
the other faction.  Intervals are of the mean over games or pairs of games, at 95 %.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations
from typing import Any, Final

from games.contracts.decks import Decklist, Slot
from games.empire_vs_rebellion.catalogue.pool import Pool
from games.empire_vs_rebellion.decks.formats import CHARACTERS
from games.empire_vs_rebellion.decks.legality import CHOSEN, FACTION_CODES
from games.empire_vs_rebellion.runs.goldfish import MARGINS, PreparedDeck, prepare
from games.empire_vs_rebellion.runs.match import PreparedPair
from games.empire_vs_rebellion.runs.match import prepare as prepare_match
from games.engine.machine import play_match, play_out
from games.engine.trace import digest

# Two-sided, of the normal distribution; so many games that Student's t is no different.
Z: Final = 1.959964


MOST_POINTS: Final = 42  # of all events together
EVENTS: Final = 24
MOST_A_ROUND: Final = MOST_POINTS / EVENTS


@dataclass(frozen=True, slots=True)
class Ranked:
    """mean, half: the value with half of its interval.  behind, behind_half: the same of the best choice's lead, game by game.

    A half of 0 says that all values were alike, as those of the best beside itself: there is no interval.
    """

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
    return _ranked({each: _values(_ready(each, faction, pool, options or {}), games, seed) for each in choices(faction, pool)})


def samples(pool: Pool, *, seed: int) -> dict[str, str]:
    """Of each choice of either faction ("+" between its characters) 12 digits over a few of its games, the same wherever play is the same.

    One goldfish game, at one margin or another, and one pair of matches: the n-th Rebel choice against the n-th of the Empire.
    """
    sides = [list(choices(faction, pool)) for faction in FACTION_CODES]
    found = {}
    for place, both in enumerate(zip(*sides, strict=True)):
        match = prepare_match([decklist_of(each, faction) for each, faction in zip(both, FACTION_CODES, strict=True)], pool, {})
        assert isinstance(match, PreparedPair)
        matches = []
        for index in (2 * place, 2 * place + 1):
            game = match.new_game(seed, index)
            play_match(game, match.policies(seed, index))
            matches.append(digest(game))
        for each, faction in zip(both, FACTION_CODES, strict=True):
            ready = _ready(each, faction, pool, {"margin": MARGINS[place % len(MARGINS)]})
            fish = ready.new_game(seed, place)
            play_out(fish, ready.policy(seed, place))
            found["+".join(each)] = sha256(" ".join([digest(fish), *matches]).encode()).hexdigest()[:12]
    return found


def match_rankings(pool: Pool, *, pairs: int, seed: int, some: int | None = None) -> dict[str, list[Ranked]]:
    """By faction: every Rebel choice against every choice of the Empire, in so many pairs of games, default policies on both sides.

    The opponents go round as in a Latin square: every pair's random numbers are played once by every choice of either faction, each time
    against another opponent.  So the pairs are independent, and choices are compared on the same numbers.
    some: only the first so many choices of each faction.
    """
    sides = [list(choices(faction, pool))[:some] for faction in FACTION_CODES]
    size = len(sides[0])
    won = [{each: [0.0] * (pairs * size) for each in side} for side in sides]
    for one, first in enumerate(sides[0]):
        for other, second in enumerate(sides[1]):
            ready = prepare_match([decklist_of(first, FACTION_CODES[0]), decklist_of(second, FACTION_CODES[1])], pool, {})
            assert isinstance(ready, PreparedPair)
            for pair in range((one + other) % size, pairs * size, size):
                for index in (2 * pair, 2 * pair + 1):
                    game = ready.new_game(seed, index)
                    play_match(game, ready.policies(seed, index))
                    winner = int(game.winner)
                    won[winner][(first, second)[winner]][pair] += 0.5
    return {faction: _ranked(played) for faction, played in zip(FACTION_CODES, won, strict=True)}


def _ranked(played: Mapping[tuple[str, ...], list[float]]) -> list[Ranked]:
    best = max(played.values(), key=sum)
    rows = []
    for characters, values in played.items():
        mean, half = _interval(values)
        behind, behind_half = _interval([most - value for most, value in zip(best, values, strict=True)])
        rows.append(Ranked(characters, mean, half, behind, behind_half))
    return sorted(rows, key=lambda row: (-row.mean, row.characters))


def _ready(characters: tuple[str, ...], faction: str, pool: Pool, options: Mapping[str, Any]) -> PreparedDeck:
    """The choice's goldfish, who plays all events."""
    ready = prepare(decklist_of(characters, faction), pool, options)
    assert isinstance(ready, PreparedDeck)
    ready.start.goal = MOST_POINTS + 1
    return ready


def _values(ready: PreparedDeck, games: int, seed: int) -> list[float]:
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
