"""Rank the 70 choices of 4 characters of a faction, by goldfish games and by matches, on the same random numbers.

Every choice plays the same games: all 24 events in the same order, the same shuffles, and the chosen characters in the same four places.
Two choices differ only where their characters do, so their difference is known more exactly than each value by itself.

The value of a choice is
    in goldfish games: the victory points per round, over the 24 rounds of a game;
    in matches: the share of games won against all 70 choices of the other faction.
Intervals are 95% intervals of the mean over games, or over pairs of games.
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
from games.empire_vs_rebellion.runs.goldfish import MARGINS, PREPARER, PreparedDeck
from games.empire_vs_rebellion.runs.match import prepare as prepare_match
from games.engine.machine import play_match, play_out
from games.engine.trace import digest

# 95%, two-sided, of the normal distribution; with this many games Student's t makes no difference.
Z: Final = 1.959964

MOST_POINTS: Final = 42  # of all events together
EVENTS: Final = 24
MOST_A_ROUND: Final = MOST_POINTS / EVENTS


@dataclass(frozen=True, slots=True)
class RankedChoice:
    """A choice with its value, and how far it is behind the best choice.

    A half of 0 means that all values were equal, so that there is no interval; the best choice is 0 behind itself.
    """

    characters: tuple[str, ...]
    mean: float  # the value
    half: float  # half of its interval
    behind: float  # the mean of the differences to the best choice, game by game
    behind_half: float


def all_choices(faction: str, pool: Pool) -> Iterator[tuple[str, ...]]:
    """The codes of the characters of every choice, sorted (EVR-SET-04)."""
    return combinations(sorted(pool.characters(faction)), CHOSEN)


def decklist_of(characters: tuple[str, ...], faction: str) -> Decklist:
    return Decklist(tuple(Slot(code, 1, CHARACTERS) for code in characters), faction)


def ranking(faction: str, pool: Pool, *, games: int, seed: int, options: Mapping[str, Any] | None = None) -> list[RankedChoice]:
    """All choices of the faction by goldfish games, the best first.  games: games of each choice, at least 2."""
    return _ranked(
        {each: _points_by_game(_prepare_choice(each, faction, pool, options or {}), games, seed) for each in all_choices(faction, pool)}
    )


def play_samples(pool: Pool, *, seed: int) -> dict[str, str]:
    """A digest of 12 digits for each choice of both factions; the keys are its characters, joined by "+".

    It covers one goldfish game and one pair of matches, the n-th Rebel choice against the n-th choice of the Empire.
    It stays the same as long as play stays the same.
    """
    sides = [list(all_choices(faction, pool)) for faction in FACTION_CODES]
    found = {}
    for place, both in enumerate(zip(*sides, strict=True)):
        match = prepare_match([decklist_of(each, faction) for each, faction in zip(both, FACTION_CODES, strict=True)], pool, {})
        matches = []
        for index in (2 * place, 2 * place + 1):
            game = match.new_game(seed, index)
            play_match(game, match.policies(seed, index))
            matches.append(digest(game))
        for each, faction in zip(both, FACTION_CODES, strict=True):
            ready = _prepare_choice(each, faction, pool, {"margin": MARGINS[place % len(MARGINS)]})
            fish = ready.new_game(seed, place)
            play_out(fish, ready.policy(seed, place))
            found["+".join(each)] = sha256(" ".join([digest(fish), *matches]).encode()).hexdigest()[:12]
    return found


def match_rankings(pool: Pool, *, pairs: int, seed: int, some: int | None = None) -> dict[str, list[RankedChoice]]:
    """All choices of each faction by matches with the default policy, the best first.

    Every Rebel choice plays `pairs` pairs of games against every choice of the Empire.  Opponents rotate as in a Latin square: every
    choice plays the random numbers of each pair once, each time against another opponent.  So pairs are independent, and all choices
    are compared on the same random numbers.
    some: rank only the first `some` choices of each faction.
    """
    sides = [list(all_choices(faction, pool))[:some] for faction in FACTION_CODES]
    size = len(sides[0])
    won = [{each: [0.0] * (pairs * size) for each in side} for side in sides]
    for one, first in enumerate(sides[0]):
        for other, second in enumerate(sides[1]):
            ready = prepare_match([decklist_of(first, FACTION_CODES[0]), decklist_of(second, FACTION_CODES[1])], pool, {})
            for pair in range((one + other) % size, pairs * size, size):
                for index in (2 * pair, 2 * pair + 1):
                    game = ready.new_game(seed, index)
                    play_match(game, ready.policies(seed, index))
                    winner = int(game.winner)
                    won[winner][(first, second)[winner]][pair] += 0.5
    return {faction: _ranked(played) for faction, played in zip(FACTION_CODES, won, strict=True)}


def _ranked(played: Mapping[tuple[str, ...], list[float]]) -> list[RankedChoice]:
    best = max(played.values(), key=sum)
    rows = []
    for characters, values in played.items():
        mean, half = _interval(values)
        behind, behind_half = _interval([most - value for most, value in zip(best, values, strict=True)])
        rows.append(RankedChoice(characters, mean, half, behind, behind_half))
    return sorted(rows, key=lambda row: (-row.mean, row.characters))


def _prepare_choice(characters: tuple[str, ...], faction: str, pool: Pool, options: Mapping[str, Any]) -> PreparedDeck:
    """The goldfish of a choice, with a goal that no game reaches, so that all events are played."""
    ready = PREPARER.prepare(decklist_of(characters, faction), pool, options)
    ready.start.goal = MOST_POINTS + 1
    return ready


def _points_by_game(ready: PreparedDeck, games: int, seed: int) -> list[float]:
    return [_points_a_round(ready, seed, index) for index in range(games)]


def _points_a_round(ready: PreparedDeck, seed: int, index: int) -> float:
    game = ready.new_game(seed, index)
    play_out(game, ready.policy(seed, index))
    return int(game.sides[0].points) / int(game.round)


def _interval(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its interval."""
    n = len(values)
    mean = math.fsum(values) / n
    variance = math.fsum((value - mean) ** 2 for value in values) / (n - 1)
    return mean, Z * math.sqrt(variance / n)
