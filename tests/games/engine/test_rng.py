"""The random streams: the published generator, no bias, no kinship between streams."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine.rng import Rng, stream

M = 2**32


def sfc32(a, b, c, counter):
    """The generator as its author writes it, word by word."""
    while True:
        out = (a + b + counter) % M
        counter = (counter + 1) % M
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % M
        c = ((c << 21) | (c >> 11)) % M
        c = (c + out) % M
        yield out


@given(a=st.integers(0, M - 1), b=st.integers(0, M - 1), c=st.integers(0, M - 1))
def test_words_are_those_of_sfc32(a, b, c):
    ours, theirs = Rng(a, b, c), sfc32(a, b, c, 1)
    assert [ours.word() for _ in range(20)] == [next(theirs) for _ in range(20)]


@given(seed=st.integers(0, 2**63 - 1), index=st.integers(0, 2**40), purpose=st.integers(0, 9), n=st.integers(1, 2**31 - 1))
def test_below_is_in_range(seed, index, purpose, n):
    rng = stream(seed, index, purpose)
    assert all(0 <= rng.below(n) < n for _ in range(10))


def test_below_is_even():
    rng = stream(1, 2, 3)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert all(abs(count - 10_000) < 400 for count in counts.values())  # four standard deviations are 365


def test_below_has_no_bias_unlike_a_remainder():
    # Words merely reduced to this range would fall into its lowest third three times in eight.
    rng = stream(4, 4, 4)
    n = 3 * 2**29
    low = sum(rng.below(n) < n // 3 for _ in range(30_000))
    assert abs(low - 10_000) < 330


def test_every_order_is_equally_likely():
    rng = stream(5, 6, 7)
    orders = Counter()
    for _ in range(24_000):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 50  # chi-square, 23 degrees: one in a thousand


@pytest.mark.parametrize("place", range(5))
def test_one_bit_of_seed_index_or_purpose_changes_the_stream(place):
    seen = set()
    for bit in range(31):
        words = [0, 0, 0]
        if place == 0:
            words[0] = 1 << bit
        elif place == 1:
            words[0] = 1 << (bit + 32)
        elif place == 2:
            words[1] = 1 << bit
        elif place == 3:
            words[1] = 1 << (bit + 32)
        else:
            words[2] = 1 << bit
        rng = stream(*words)
        seen.add(tuple(rng.word() for _ in range(4)))
    assert len(seen) == 31


def test_neighbouring_streams_are_not_alike():
    first = [stream(7, index, 0).word() for index in range(2000)]
    flips = [bin(a ^ b).count("1") for a, b in pairwise(first)]
    assert 15.6 < sum(flips) / len(flips) < 16.4


def test_a_copy_is_independent():
    rng = stream(1, 1, 1)
    rng.word()
    twin = rng.clone()
    expected = [twin.word() for _ in range(5)]
    assert [rng.word() for _ in range(5)] == expected


def test_the_words_of_a_stream_never_change():
    """Stored seeds must replay for ever: these numbers are not to be made anew."""
    rng = stream(2026, 41, 3)
    assert [rng.word() for _ in range(4)] == [3856111593, 1688499970, 1643258798, 864318246]
    far = stream(2**63 - 1, 2**40, 5)
    assert [far.below(1000) for _ in range(2)] == [478, 622]
