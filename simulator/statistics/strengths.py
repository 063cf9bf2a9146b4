"""How strong the sides of match-ups are: one number each, after Bradley and Terry (1952), from who won how much against whom.

A side of strength s wins 1 / (1 + 10 ** ((t - s) / 400)) of its games against one of strength t, a game nobody wins being half won
(Elo's scale; the mean of the sides is 0).  The likelihood is concave in the strengths and has its greatest value somewhere if, and only
if, the sides cannot be parted in two so that none of the one part ever won anything of the other (Ford 1957; Hunter 2004).
Every unit plays each match-up once, on numbers that all match-ups share, so units are independent and what is in them is not:
the covariance of the strengths is that of the units' points, carried over by the information (the "sandwich", Huber 1967).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, log1p, sqrt
from typing import Any

from simulator.statistics.cells import Cell
from simulator.statistics.rounding import CONFIDENCE, rounded

ELO = 400 / log(10)
Points = Mapping[Cell, tuple[float, float]]


def strengths(
    points: Points, sides: int, covariance: Sequence[Sequence[float]], *, units: int, whole: float
) -> list[dict[str, Any]] | None:
    """Of each side its strength with its interval, None where that cannot be said; None for all where the points decide no strengths.

    points: (one, other) -> games that the one and the other side won, draws as halves.  covariance: of the points of all sides in a unit.
    units: how many that is known of.  whole: how many units the points are of.
    """
    from scipy.special import stdtrit

    if units < 2 or not is_connected(points, sides):
        return None
    found = likeliest_strengths(points, sides)
    carried = inverse_of(information(points, found))
    spread = carried @ covariance @ carried * whole
    t = float(stdtrit(units - 1, (1 + CONFIDENCE) / 2))
    answers = []
    for side, strength in enumerate(found):
        value, half = strength * ELO, t * sqrt(max(0.0, float(spread[side][side]))) * ELO
        # Units that are all alike say nothing about spread.
        answers.append({"value": rounded(value), "ci95": [rounded(value - half), rounded(value + half)] if half > 1e-9 else None})
    return answers


def is_connected(points: Points, sides: int) -> bool:
    """Is there a way from every side to every other, each step from one to another that it has won something of?"""
    won: dict[int, set[int]] = {side: set() for side in range(sides)}
    lost: dict[int, set[int]] = {side: set() for side in range(sides)}
    for (one, other), (mine, theirs) in points.items():
        for winner, loser, wins in ((one, other, mine), (other, one, theirs)):
            if wins > 0:
                won[winner].add(loser)
                lost[loser].add(winner)
    return all(len(_reached(ways)) == sides for ways in (won, lost))


def _reached(ways: Mapping[int, set[int]]) -> set[int]:
    """The sides to which there is a way from side 0."""
    seen, todo = {0}, [0]
    while todo:
        new = ways[todo.pop()] - seen
        seen |= new
        todo += new
    return seen


def likeliest_strengths(points: Points, sides: int) -> list[float]:
    """The strengths as logarithms of odds, their sum 0, by Newton's method; of points that are connected.

    >>> [round(each, 6) for each in likeliest_strengths({(0, 1): (3, 1)}, 2)]  # log(3) apart
    [0.549306, -0.549306]
    """
    found = [0.0] * sides
    while True:
        slope = [0.0] * sides
        for (one, other), (mine, theirs) in points.items():
            more = mine - (mine + theirs) * expected(found[one] - found[other])
            slope[one] += more
            slope[other] -= more
        step = [float(each) for each in inverse_of(information(points, found)) @ slope]
        here = _likelihood(points, found)
        while _likelihood(points, [a + b for a, b in zip(found, step, strict=True)]) < here - 1e-12 * abs(here):
            step = [each / 2 for each in step]
        found = [a + b for a, b in zip(found, step, strict=True)]
        if max(map(abs, step)) < 1e-10:
            return found


def expected(apart: float) -> float:
    """
    >>> expected(0), round(expected(log(3)), 6)
    (0.5, 0.75)
    """
    return 1 / (1 + exp(-apart)) if apart >= 0 else 1 - 1 / (1 + exp(apart))


def _likelihood(points: Points, found: Sequence[float]) -> float:
    """Its logarithm."""

    def of(apart: float) -> float:
        return -log1p(exp(-apart)) if apart >= 0 else apart - log1p(exp(apart))

    return sum(mine * of(d := found[one] - found[other]) + theirs * of(-d) for (one, other), (mine, theirs) in points.items())


def information(points: Points, found: Sequence[float]) -> list[list[float]]:
    """Fisher's, of games that were all independent."""
    matrix = [[0.0] * len(found) for _ in found]
    for (one, other), (mine, theirs) in points.items():
        chance = expected(found[one] - found[other])
        weight = (mine + theirs) * chance * (1 - chance)
        matrix[one][one] += weight
        matrix[other][other] += weight
        matrix[one][other] -= weight
        matrix[other][one] -= weight
    return matrix


def inverse_of(matrix: Sequence[Sequence[float]]) -> Any:
    """The inverse of an information among strengths whose sum is 0 (Moore and Penrose's): only differences are known."""
    from scipy.linalg import inv

    share = 1 / len(matrix)
    return inv([[value + share for value in row] for row in matrix]) - share
