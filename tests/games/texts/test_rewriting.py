"""What every place holds where a sentence is rewritten is found in the regular expression itself."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.star_wars_ccg.texts.english import SENTENCES
from games.texts import english, grammar
from games.texts.rewriting import literal_of, rewritten

EXPRESSIONS = [found for sentences in (SENTENCES, english._SENTENCES, *grammar._SENTENCES.values()) for found, _ in sentences]


def found_anyhow(text: str) -> str:
    """The text rewritten without a look at what it must contain."""
    for found, said in SENTENCES:
        text = re.sub(found, said, text)
    return text


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_whatever_a_sentence_finds_holds_its_literal(expression: str) -> None:
    @settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
    @given(st.from_regex(expression))
    def check(text: str) -> None:
        assert literal_of(expression) in text

    check()


def test_most_sentences_have_a_literal() -> None:
    assert sum(len(literal_of(each)) > 2 for each in EXPRESSIONS) > 0.9 * len(EXPRESSIONS)


@given(st.lists(st.sampled_from([literal_of(each) for each in EXPRESSIONS]), max_size=12))
def test_a_text_is_rewritten_as_without_the_literals(parts: list[str]) -> None:
    assert rewritten("".join(parts), SENTENCES) == found_anyhow("".join(parts))
