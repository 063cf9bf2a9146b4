"""Numbers as text, round ticks, and the scale of an axis."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

Table = tuple[tuple[str, ...], ...]
# Letters that fit along an axis.
MAX_LETTERS = 36
# The games within the axis, in a thousand; the others share its last bin.
SHOWN_OF_1000 = 995


@dataclass(frozen=True, slots=True)
class Tick:
    at: str
    label: str


def number(value: float, places: int = 2) -> str:
    """A number with at most `places` decimals, without trailing zeros.

    >>> number(3.0), number(0.126), number(1234)
    ('3', '0.13', '1,234')
    """
    text = f"{value:,.{places}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text == "-0" else text


def percent(share: float, places: int = 1) -> str:
    """A share as a percentage, with more places if it would round to 0% or 100%.

    >>> percent(0.256), percent(1), percent(0.99996), percent(0.0004)
    ('25.6%', '100%', '99.996%', '0.04%')
    """
    figure = number(share * 100, places)
    while figure in ("0", "100") and 0 < share < 1 and places < 4:
        places += 1
        figure = number(share * 100, places)
    return figure + "%"


def nice_ticks(low: float, high: float, most: int = 5, *, whole: bool = False) -> list[float]:
    """Round numbers from at or below `low` to at or above `high`, about `most` of them.

    >>> nice_ticks(0, 7)
    [0, 2, 4, 6, 8]
    >>> nice_ticks(0, 0.8)
    [0.0, 0.2, 0.4, 0.6, 0.8]
    >>> nice_ticks(0, 1, whole=True)
    [0, 1]
    """
    if high <= low:
        high = low + 1
    rough = (high - low) / max(1, most)
    power = 10 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
    if whole:
        step = max(1, round(step))
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    places = max(0, -math.floor(math.log10(step)))
    return [round(n * step, places) if places else round(n * step) for n in range(first, last + 1)]


def y_ticks(ticks: Sequence[float], unit: str = "") -> tuple[Tick, ...]:
    return tuple(Tick(coordinate(100 - 100 * at / ticks[-1]), number(at) + unit) for at in ticks)


def scale(low: float, high: float, start: float, end: float) -> Callable[[float], float]:
    """A linear map from values to positions."""
    slope = (end - start) / (high - low)
    return lambda value: start + (value - low) * slope


def coordinate(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text


@dataclass(frozen=True, slots=True)
class Bins:
    """The bins of one or several histograms on one axis: a whole number each, and the last may hold all greater numbers, too.

    greatest: the greatest number of the histograms.
    """

    first: int
    last: int
    greatest: int

    @property
    def values(self) -> range:
        return range(self.first, self.last + 1)

    @property
    def is_open(self) -> bool:
        """Whether the last bin holds more than one number."""
        return self.greatest > self.last

    def counts(self, histogram: Mapping[int, int]) -> list[int]:
        """The games in each bin.

        >>> Bins(1, 3, 9).counts({1: 5, 3: 1, 7: 1, 9: 1})
        [5, 0, 3]
        """
        counts = [histogram.get(value, 0) for value in self.values]
        counts[-1] += sum(games for value, games in histogram.items() if value > self.last)
        return counts

    def names(self) -> list[str]:
        """The name of each bin in a table.

        >>> Bins(1, 3, 9).names(), Bins(1, 3, 3).names()
        (['1', '2', '3–9'], ['1', '2', '3'])
        """
        names = [str(value) for value in self.values]
        return [*names[:-1], f"{self.last}–{self.greatest}"] if self.is_open else names

    def labels(self) -> list[str]:
        """The label of each bin along an axis, "" where it does not fit; an open last bin always has one.

        >>> Bins(1, 3, 9).labels(), Bins(1, 20, 40).labels()[-4:]
        (['1', '2', '3+'], ['17', '', '', '20+'])
        >>> [label for label in Bins(1, 200, 200).labels() if label]
        ['1', '24', '47', '70', '93', '116', '139', '162', '185']
        """
        letters = len(str(self.last)) + self.is_open + (self.last > 99)  # long numbers would touch
        step = math.ceil(len(self.values) * letters / MAX_LETTERS)
        labels = [str(value) if order % step == 0 else "" for order, value in enumerate(self.values)]
        if self.is_open:
            labels[-step:] = [""] * (len(labels[-step:]) - 1) + [f"{self.last}+"]
        return labels


def bins(histograms: Sequence[Mapping[int, int]]) -> Bins:
    """The bins of histograms (number -> games) that share an axis.  It ends where each has SHOWN_OF_1000 of its games.

    >>> bins([{3: 500, 4: 499, 30: 1}]), bins([{3: 1, 30: 1}]), bins([{3: 999, 4: 1}])
    (Bins(first=3, last=5, greatest=30), Bins(first=3, last=30, greatest=30), Bins(first=3, last=4, greatest=4))
    """
    greatest = max(max(values) for values in histograms)
    end = max(_end(values) for values in histograms)
    return Bins(min(min(values) for values in histograms), min(end + 1, greatest), greatest)


def _end(histogram: Mapping[int, int]) -> int:
    """The least number that SHOWN_OF_1000 of the games do not exceed."""
    games, seen = sum(histogram.values()), 0
    for value in sorted(histogram):
        seen += histogram[value]
        if 1000 * seen >= SHOWN_OF_1000 * games:
            return value
    raise ValueError("A histogram without games has no axis.")
