"""Numbers as text, round ticks, and the scale of an axis."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Table = tuple[tuple[str, ...], ...]


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
