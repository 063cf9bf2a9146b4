"""The search box: every word counts, and what means nothing is said and not dropped."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.errors import BadInput
from cards.query import parse


@pytest.mark.parametrize(
    ("typed", "keys", "normalized"),
    [
        ("", (), ""),
        ("   ", (), ""),
        ("luke  skywalker", ("luke", "skywalker"), "luke skywalker"),
        ('"luke skywalker" red', ("luke skywalker", "red"), '"luke skywalker" red'),
        ("“Luke  Sky”", ("luke sky",), '"Luke  Sky"'),
        ("2-1B", ("2 1b",), "2-1B"),
    ],
)
def test_words_and_phrases(typed: str, keys: tuple[str, ...], normalized: str) -> None:
    query = parse(typed)
    assert (query.keys, query.normalized, query.warnings) == (keys, normalized, [])


def test_the_query_is_explained() -> None:
    assert parse("luke").explain == "cards whose name contains “luke”"
    assert parse('luke "of the"').explain == "cards whose name contains “luke” and “of the”"
    assert parse("").explain == "all cards"


@pytest.mark.parametrize(
    ("typed", "code", "start", "end"),
    [
        ('red "luke sky', "open_quote", 4, 13),
        ("luke cost:3", "words_only", 5, 11),
        ("luke cost>=3", "words_only", 5, 12),
        ("a !!!", "nothing_to_find", 2, 5),
    ],
)
def test_what_is_not_understood_is_a_warning_with_its_place(typed: str, code: str, start: int, end: int) -> None:
    (warning,) = parse(typed).warnings
    assert (warning.code, warning.start, warning.end) == (code, start, end)
    assert warning.message.endswith(".")


@pytest.mark.parametrize(("typed", "code"), [("a" * 501, "query_too_long"), ("a " * 41, "too_many_terms"), ("!!! ???", "nothing_to_find")])
def test_what_cannot_be_searched_is_an_error(typed: str, code: str) -> None:
    with pytest.raises(BadInput) as caught:
        parse(typed)
    assert caught.value.code == code


def test_limits_are_inclusive() -> None:
    assert len(parse("a " * 40).keys) == 40
    assert parse("a" * 500).keys == ("a" * 500,)


@given(st.text(max_size=100))
def test_any_text_is_a_query_or_a_clear_error(text: str) -> None:
    try:
        query = parse(text)
    except BadInput:
        return
    assert all(query.keys)
    assert all(0 <= warning.start < warning.end <= len(text) for warning in query.warnings)
