"""Modifiers: changes of numbers that last for a while, such as "+1 strength until the end of the turn".

A changed number is computed whenever it is needed and stored nowhere, so it cannot be out of date.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Layers, in the order in which they apply.
SET: Final = 0
ADD: Final = 1
MULTIPLY: Final = 2
CAP: Final = 3
LAYERS: Final = 4
# Beyond these, for continuous effects (`table.changes`): the number is at least this, unless less is printed.
FLOOR: Final = 4
# The number is at most this, unless more is printed.
CEILING: Final = 5

# The duration of a modifier that ends only when its source leaves.
LASTING: Final = -1
EVERY_PIECE: Final = -1


class Modifier:
    """One change of one number."""

    __slots__ = ("amount", "duration", "kind", "layer", "piece", "source", "stat")

    def __init__(self, stat: i64, layer: i64, amount: i64, *, piece: i64, source: i64, duration: i64, kind: i64 = 0) -> None:
        # The number that it changes: the game's own number.
        self.stat: i64 = stat
        self.layer: i64 = layer
        # The number it sets, adds, multiplies by or caps at.
        self.amount: i64 = amount
        # The piece it changes, or EVERY_PIECE for each piece that `kind` fits.
        self.piece: i64 = piece
        # The piece it comes from, -1 for none.
        self.source: i64 = source
        # The period that ends it: the game's own number, or LASTING.
        self.duration: i64 = duration
        # With EVERY_PIECE: which pieces, the game's own number; 0 for all.
        self.kind: i64 = kind


def changed_by(value: i64, layer: i64, amount: i64) -> i64:
    """The number after one change of this layer.

    >>> [changed_by(3, layer, 2) for layer in (SET, ADD, MULTIPLY, CAP)]
    [2, 5, 6, 2]
    """
    if layer == SET:
        return amount
    if layer == ADD:
        return value + amount
    if layer == MULTIPLY:
        return value * amount
    return min(value, amount)


class Modifiers:
    """All modifiers of one game.  A Modifier is never changed, so copies share them."""

    def __init__(self, stats: i64) -> None:
        self.by_stat: list[list[Modifier]] = [[] for _ in range(stats)]

    def add(self, modifier: Modifier) -> None:
        self.by_stat[modifier.stat].append(modifier)

    def value(self, stat: i64, piece: i64, printed: i64, kinds: i64 = 0) -> i64:
        """The present number: `printed`, changed layer by layer, and in each layer by age.

        kinds: bit set of the kinds that fit this piece; a modifier of every piece counts if its kind is 0 or among them.
        """
        modifiers = self.by_stat[stat]
        if not modifiers:
            return printed
        value: i64 = printed
        layer: i64 = SET
        while layer < LAYERS:
            for modifier in modifiers:
                if modifier.layer != layer:
                    continue
                if modifier.piece != piece and (modifier.piece != EVERY_PIECE or (modifier.kind and not (kinds >> modifier.kind) & 1)):
                    continue
                value = changed_by(value, layer, modifier.amount)
            layer += 1
        return value

    def end(self, duration: i64) -> None:
        """Remove the modifiers with this duration."""
        for stat, modifiers in enumerate(self.by_stat):
            if modifiers:
                self.by_stat[stat] = [modifier for modifier in modifiers if modifier.duration != duration]

    def leave(self, piece: i64) -> None:
        """Remove the modifiers of a piece that leaves play, and the lasting ones that come from it."""
        for stat, modifiers in enumerate(self.by_stat):
            if modifiers:
                self.by_stat[stat] = [
                    each for each in modifiers if each.piece != piece and (each.source != piece or each.duration != LASTING)
                ]

    def clone(self) -> Modifiers:
        twin = Modifiers(len(self.by_stat))
        self.copy_onto(twin)
        return twin

    def copy_onto(self, twin: Modifiers) -> None:
        """Copy all modifiers onto those of a game of the same kind."""
        stat: i64 = 0
        for modifiers in self.by_stat:
            if modifiers or twin.by_stat[stat]:
                twin.by_stat[stat] = modifiers.copy()
            stat += 1  # noqa: SIM113  `enumerate` would be slow when compiled

    def record(self) -> list[int]:
        numbers: list[int] = []
        for modifiers in self.by_stat:
            numbers.append(len(modifiers))
            for each in modifiers:
                numbers += [each.layer, each.amount, each.piece, each.source, each.duration, each.kind]
        return numbers
