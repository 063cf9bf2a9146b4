"""The pages of deck sheets: what lies in which column, and what the sheets of an event say besides the list."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.exchange import pdf
from decks.exchange.pdf import NoSheet, Row, SheetOf, sheets
from decks.printing.pen import Pen
from games.contracts.decks import Decklist, Slot
from games.registry import GAMES
from tests.helpers import catalogues

REALMS = "star-realms"
catalogue = catalogues.held(REALMS)
# Groups of cards, each under its heading.
ROWS = st.lists(st.integers(1, 9), max_size=12).map(
    lambda groups: [Row(f"{group} {row}", 1, heading=not row) for group, cards in enumerate(groups) for row in range(cards + 1)]
)


@given(rows=ROWS, first=st.integers(3, 9), later=st.integers(3, 9))
def test_every_row_is_on_a_page_and_no_heading_ends_a_column(rows: list[Row], first: int, later: int) -> None:
    pages = list(pdf._pages(rows, first=first, later=later))
    columns = [column for page in pages for column in page]
    assert [row for column in columns for row in column] == rows
    assert all(len(column) <= (first if number < 2 else later) for number, column in enumerate(columns))
    placed = 0
    for column in columns:
        placed += len(column)
        assert placed == len(rows) or not column[-1].heading


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All texts that are drawn, unshortened where they fit."""
    texts: list[str] = []
    draw = Pen.text

    def text(self: Pen, x: float, y: float, text: str, size: float, **more: Any) -> None:
        width = more.get("width")
        assert width is None or self.width(text, size, bold=more.get("bold", False)) <= width, f"{text} is cut off"
        texts.append(text)
        draw(self, x, y, text, size, **more)

    monkeypatch.setattr(Pen, "text", text)
    return texts


@pytest.mark.django_db
@pytest.mark.usefixtures("catalogue")
@pytest.mark.parametrize("language", ["en", "ja", "zh-hant"])
def test_long_names_remarks_and_unread_lists_are_not_cut_off(drawn: list[str], language: str) -> None:
    player = "Bartholomew Maximilian Featherstonehaugh-Cholmondeley the Third of Upper Slaught"
    reasons = ["Not legal", *(f"Reason {number}: {'because ' * 20}" for number in range(9))]
    deck = SheetOf(GAMES[REALMS], Decklist((Slot("explorer", 1, "explorers"),)), "王小明的牌組" * 2, player, remarks=reasons)
    unread = [NoSheet("山田 太郎", "The game of this list was not recognized. " * 6)] * 40
    assert sheets([deck, deck], paper="a4", language=language, unread=unread).count(b"/Type /Page\n") > 3
    assert "".join(drawn).count("山田 太郎") == 40
    assert "Not legal" in drawn
    assert not any("Side" in text for text in drawn), "the game has no sides"
    assert sum(player in text for text in drawn) >= 2, "each page names its player at its foot"
