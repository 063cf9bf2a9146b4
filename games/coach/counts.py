"""What the playouts of one decision gave: exact counts that can be merged in any order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence


class Counts:
    """The values of the options, and their differences world by world.

    A value is a whole number from 0 to `top`; greater is better.
    """

    def __init__(self, options: Sequence[int], top: int) -> None:
        # The numbers of the options examined.
        self.options = tuple(options)
        self.top = top
        self.worlds = 0
        # For each option: value -> worlds.
        self.values: list[dict[int, int]] = [{} for _ in self.options]
        # For each pair of places i < j: (value of i - value of j + top) -> worlds.
        self.pairs: dict[tuple[int, int], dict[int, int]] = {(i, j): {} for j in range(len(self.options)) for i in range(j)}

    def add(self, values: Sequence[int]) -> None:
        """One more world: the value of each option in it."""
        self.worlds += 1
        for place, value in enumerate(values):
            _more(self.values[place], value)
        for (i, j), found in self.pairs.items():
            _more(found, values[i] - values[j] + self.top)

    def merge(self, other: Counts) -> None:
        """Add the worlds of `other`, which counts the same options."""
        if (other.options, other.top) != (self.options, self.top):
            raise ValueError("These are counts of other options.")
        self.worlds += other.worlds
        for mine, theirs in (*zip(self.values, other.values, strict=True), *((self.pairs[pair], other.pairs[pair]) for pair in self.pairs)):
            for value, count in theirs.items():
                _more(mine, value, count)

    def difference(self, one: int, other: int) -> Mapping[int, int]:
        """(value at place `one` - value at place `other` + top) -> worlds."""
        if one < other:
            return self.pairs[one, other]
        return {2 * self.top - value: count for value, count in self.pairs[other, one].items()}

    def named(self) -> Iterable[tuple[str, dict[int, int]]]:
        """Each table of counts with a name of its own, for a tally."""
        yield from ((f"value:{place}", found) for place, found in enumerate(self.values))
        yield from ((f"pair:{i}:{j}", found) for (i, j), found in self.pairs.items())


def _more(found: dict[int, int], value: int, count: int = 1) -> None:
    found[value] = found.get(value, 0) + count


def mean_of(counts: Mapping[int, int]) -> float:
    """The mean of counted numbers; 0.0 without any."""
    drawn = sum(counts.values())
    return sum(value * count for value, count in counts.items()) / drawn if drawn else 0.0
