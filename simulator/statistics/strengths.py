"""Strengths of the sides of match-ups: one number for each side, from the results of all cells (Bradley & Terry 1952).

A side of strength s wins 1 / (1 + 10 ** ((t - s) / 400)) of its games against a side of strength t (Elo's scale; the mean is 0).  A game
without a winner is half won.

The likelihood is concave in the strengths.  It has a maximum if, and only if, the sides cannot be divided into two groups of which one
never won anything against the other (Ford 1957; Hunter 2004).

Each block plays every match-up once, on random numbers that all match-ups share.  So the blocks are independent, but not the games in a
block: the covariance of the strengths follows from that of the blocks' points (the "sandwich" estimator, Huber 1967).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, log1p, sqrt
from typing import Any

from simulator.statistics.cells import Cell
from simulator.statistics.intervals import CONFIDENCE, rounded

# Elo points for one unit of the logarithm of the odds.
ELO = 400 / log(10)
Points = Mapping[Cell, tuple[float, float]]


def strengths(
    points: Points, sides: int, covariance: Sequence[Sequence[float]], *, units: int, whole: float
) -> list[dict[str, Any]] | None:
    """The strength of each side with its interval, which is None without spread.  None if the results determine no strengths.

    points: for each cell, the games won by its first and its second side; a game without a winner is half a win for both.
    covariance: the covariance of the points of all sides in a block.
    units: the number of blocks behind the covariance.
    whole: the number of blocks behind the points.
    """
    from scipy.special import stdtrit

    if units < 2 or not is_connected(points, sides):
        return None
    logits = likeliest_strengths(points, sides)
    inverse = inverse_of(information(points, logits))
    variances = inverse @ covariance @ inverse * whole
    t = float(stdtrit(units - 1, (1 + CONFIDENCE) / 2))
    answers = []
    for side, strength in enumerate(logits):
        value, half = strength * ELO, t * sqrt(max(0.0, float(variances[side][side]))) * ELO
        # Blocks that are all alike say nothing about spread.
        answers.append({"value": rounded(value), "ci95": [rounded(value - half), rounded(value + half)] if half > 1e-9 else None})
    return answers


def is_connected(points: Points, sides: int) -> bool:
    """Whether a path leads from every side to every other one, in which each side won something against the next."""
    won: dict[int, set[int]] = {side: set() for side in range(sides)}
    lost: dict[int, set[int]] = {side: set() for side in range(sides)}
    for (one, other), (mine, theirs) in points.items():
        for winner, loser, wins in ((one, other, mine), (other, one, theirs)):
            if wins > 0:
                won[winner].add(loser)
                lost[loser].add(winner)
    return all(len(_reachable(edges)) == sides for edges in (won, lost))


def _reachable(edges: Mapping[int, set[int]]) -> set[int]:
    """The sides to which there is a path from side 0."""
    seen, todo = {0}, [0]
    while todo:
        new = edges[todo.pop()] - seen
        seen |= new
        todo += new
    return seen


def likeliest_strengths(points: Points, sides: int) -> list[float]:
    """The strengths as logarithms of odds, with the sum 0, by Newton's method.  The points must be connected (`is_connected`).

    >>> [round(each, 6) for each in likeliest_strengths({(0, 1): (3, 1)}, 2)]  # log(3) apart
    [0.549306, -0.549306]
    """
    logits = [0.0] * sides
    while True:
        slope = [0.0] * sides
        for (one, other), (mine, theirs) in points.items():
            more = mine - (mine + theirs) * expected(logits[one] - logits[other])
            slope[one] += more
            slope[other] -= more
        step = [float(each) for each in inverse_of(information(points, logits)) @ slope]
        here = _likelihood(points, logits)
        while _likelihood(points, [a + b for a, b in zip(logits, step, strict=True)]) < here - 1e-12 * abs(here):
            step = [each / 2 for each in step]
        logits = [a + b for a, b in zip(logits, step, strict=True)]
        if max(map(abs, step)) < 1e-10:
            return logits


def expected(apart: float) -> float:
    """The share of games won by a side that is this much stronger, in logarithms of odds.

    >>> expected(0), round(expected(log(3)), 6)
    (0.5, 0.75)
    """
    return 1 / (1 + exp(-apart)) if apart >= 0 else 1 - 1 / (1 + exp(apart))


def _likelihood(points: Points, logits: Sequence[float]) -> float:
    """The logarithm of the likelihood."""

    def log_chance(apart: float) -> float:
        return -log1p(exp(-apart)) if apart >= 0 else apart - log1p(exp(apart))

    return sum(
        mine * log_chance(d := logits[one] - logits[other]) + theirs * log_chance(-d) for (one, other), (mine, theirs) in points.items()
    )


def information(points: Points, logits: Sequence[float]) -> list[list[float]]:
    """Fisher's information, as if all games were independent."""
    matrix = [[0.0] * len(logits) for _ in logits]
    for (one, other), (mine, theirs) in points.items():
        chance = expected(logits[one] - logits[other])
        weight = (mine + theirs) * chance * (1 - chance)
        matrix[one][one] += weight
        matrix[other][other] += weight
        matrix[one][other] -= weight
        matrix[other][one] -= weight
    return matrix


def inverse_of(matrix: Sequence[Sequence[float]]) -> Any:
    """The Moore-Penrose inverse of an information: only differences of strengths are known, so their sum is set to 0."""
    from scipy.linalg import inv

    share = 1 / len(matrix)
    return inv([[value + share for value in row] for row in matrix]) - share
