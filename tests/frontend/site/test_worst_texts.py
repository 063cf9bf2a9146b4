"""The work for the worst texts that a stranger can send, counted in calls; about four million calls take a second."""

from __future__ import annotations

from contextlib import suppress

import pytest

from cards.errors import BadInput
from cards.query.syntax import MAX_LENGTH, read
from decks.reactions import MAX_COMMENT
from decks.services import MAX_DESCRIPTION
from frontend.decks.views.deck_page import COMMENTS_SHOWN
from frontend.site.markdown import MARKS, MOST_MARKS, comment_html, description_html
from tests.games.helpers.call_counts import calls

A_SECOND = 3_000_000  # calls
PIECES = (
    "- a\n",
    "![[",
    "[a](",
    "[",
    "*a ",
    "**a_",
    "`",
    "> - ",
    "|a",
    "<a@b.c>",
    "\\",
    "~~a",
    "# a\n",
    "1. a\n",
    "a\n",
    "&amp;",
    "a|b\n-|-\n",
)


@pytest.mark.parametrize("piece", PIECES)
def test_the_worst_descriptions_take_bounded_work(piece: str) -> None:
    text = (piece * MAX_DESCRIPTION)[:MAX_DESCRIPTION]
    assert calls(lambda: description_html(text)) < A_SECOND


@pytest.mark.parametrize("piece", PIECES)
def test_a_page_of_the_worst_comments_takes_bounded_work(piece: str) -> None:
    marks = sum(map(piece.count, MARKS))
    most = (piece * MAX_COMMENT)[:MAX_COMMENT]
    still_rendered = (piece * (MOST_MARKS // max(marks, 1)))[:MAX_COMMENT]
    for text in (most, still_rendered + "a" * (MAX_COMMENT - len(still_rendered))):
        assert COMMENTS_SHOWN * calls(lambda text=text: comment_html(text)) < A_SECOND


@pytest.mark.parametrize("piece", ["(", "-", '"', "a or ", "not ", "t:u ", "/(a+)+$/ ", "cost>", ":", "ab ", "faction:" + "x" * 60 + " "])
def test_the_worst_queries_take_bounded_work(piece: str) -> None:
    def act() -> None:
        with suppress(BadInput):
            read((piece * MAX_LENGTH)[:MAX_LENGTH])

    assert calls(act) < A_SECOND / 10
