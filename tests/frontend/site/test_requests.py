"""Numbers that forms and addresses write."""

from __future__ import annotations

import pytest

from frontend.site.requests import digits_of, number_or_text

WRITTEN = {"0": 0, "7": 7, "007": 7, "9" * 16: 10**16 - 1}
OTHERS = ["", "-1", "+1", " 1", "1_000", "1.0", "1e3", "٣", "３", "²", "9" * 17, "9" * 5000, "\x00"]


@pytest.mark.parametrize(("text", "number"), WRITTEN.items())
def test_digits_are_a_whole_number(text: str, number: int) -> None:
    assert digits_of(text) == number
    assert number_or_text(text) == number


@pytest.mark.parametrize("text", OTHERS)
def test_another_text_is_no_number_and_stays_as_it_is(text: str) -> None:
    assert digits_of(text) is None
    assert number_or_text(text) == text
