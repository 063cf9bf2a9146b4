"""Random numbers that are the same everywhere: sfc32 (Chris Doty-Humphrey, PractRand), one stream per purpose.

Only 32-bit words, in products below 2**63, so that interpreted and compiled code agree bit for bit.
stream: the numbers for one purpose (a deck, dice, a policy) of one game of one run; streams are independent,
so a change in the use of one does not affect the others.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
SPAN: Final = 0x100000000
# sfc32's author asks for about a dozen rounds after seeding, until every bit has met every other.
WARM_UP: Final = 12


@mypyc_attr(acyclic=True)
class Rng:
    """One stream.  Its whole state is four 32-bit words."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: i64, b: i64, c: i64) -> None:
        self.a: i64 = a & MASK
        self.b: i64 = b & MASK
        self.c: i64 = c & MASK
        self.counter: i64 = 1

    def word(self) -> i64:
        """The next number, 0 to 2**32 - 1."""
        b: i64 = self.b
        c: i64 = self.c
        counter: i64 = self.counter
        out: i64 = (self.a + b + counter) & MASK
        self.counter = (counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; 1 <= n < 2**31.  Lemire 2019, without bias."""
        product: i64 = self.word() * n
        low: i64 = product & MASK
        if low < n:
            threshold: i64 = (SPAN - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & MASK
        return product >> 32

    def shuffle(self, items: list[Any]) -> None:
        """Fisher-Yates, in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def clone(self) -> Rng:
        twin = Rng(self.a, self.b, self.c)
        twin.counter = self.counter
        return twin

    def copy_to(self, twin: Rng) -> None:
        """Let another stream go on as this one does."""
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter

    def words(self) -> list[int]:
        """The state, for a digest."""
        return [self.a, self.b, self.c, self.counter]


def stream(seed: int, index: int, purpose: i64) -> Rng:
    """The stream of game `index` of the run with `seed` for `purpose`; seed and index from 0 to 2**64 - 1."""
    words: list[int] = [seed & MASK, (seed >> 32) & MASK, index & MASK, (index >> 32) & MASK, purpose & MASK]
    # Three chains with different starts (the first 96 bits of the golden ratio's fraction) make three words of state.
    rng = Rng(_absorb(0x9E3779B9, words), _absorb(0x7F4A7C15, words), _absorb(0xF39CC060, words))
    rounds: i64 = 0
    while rounds < WARM_UP:
        rng.word()
        rounds += 1
    return rng


def copy_streams(streams: list[Rng], twins: list[Rng]) -> list[Rng]:
    """Copies of these streams; the twins are used again if there are as many."""
    if len(streams) != len(twins):
        return [rng.clone() for rng in streams]
    place: i64 = 0
    for rng in streams:
        rng.copy_to(twins[place])
        place += 1  # noqa: SIM113  `enumerate` would be slow when compiled
    return twins


def _absorb(start: i64, words: list[int]) -> i64:
    state: i64 = start
    for each in words:
        word: i64 = each
        state = (_mix(state ^ word) + 0x6D2B79F5) & MASK
    return _mix(state)


def _mix(word: i64) -> i64:
    """A permutation of 32-bit words (Christopher Wellons, hash-prospector); multipliers below 2**31 keep products below 2**63."""
    word = word ^ (word >> 16)
    word = (word * 0x21F0AAAD) & MASK
    word = word ^ (word >> 15)
    word = (word * 0x735A2D97) & MASK
    return word ^ (word >> 15)
