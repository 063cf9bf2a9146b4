"""Proxies of a deck's cards: one face for each copy, from the facts, nine on a page."""

from __future__ import annotations

import re
import zlib

import pytest

from cards.errors import BadInput
from decks.exchange.exporting import Listed, list_export
from decks.printing import proxies as printing
from decks.printing.pen import Pen
from games.contracts.decks import MAYBE, Decklist, Slot
from games.registry import game_by_slug
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG, sets

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("games")]
REALMS, STARS = "star-realms", "legend-of-stars"
games = catalogues.held(SLUG, REALMS, STARS)


def texts_of(pdf: bytes) -> list[str]:
    """The Latin texts of each page."""
    pages = re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL)
    contents = [zlib.decompressobj().decompress(page).decode("latin-1") for page in pages]
    return [" ".join(re.findall(r"\((.*?)\) Tj", content)) for content in contents]


def made(game: str, *slots: Slot, paper: str = "a4") -> bytes:
    return list_export(Listed(game_by_slug(game), Decklist(slots), "Mine"), kind="proxies", paper=paper)


def test_each_copy_is_a_face_of_facts() -> None:
    pages = texts_of(made(REALMS, Slot("battle-blob", 2, "trade_deck"), Slot("scout", 8, "starting_deck")))
    assert len(pages) == 2
    assert " ".join(pages).count("Battle Blob") == 2
    assert " ".join(pages).count("Scout") == 8
    assert "Cost 6" in pages[0]
    assert "Proxy" in pages[0]
    assert "Sample card" not in pages[0]


def test_an_objective_set_gives_its_six_cards() -> None:
    page = texts_of(made(SLUG, *sets("1", copies=1)))
    assert len(page) == 1
    assert page[0].count("Proxy") == 6
    assert "Luke Skywalker" in page[0]


def test_samples_say_so_and_considered_cards_are_left_out() -> None:
    page = texts_of(made(STARS, Slot("sample-004", 1, "main"), Slot("sample-005", 1, MAYBE)))
    assert page[0].count("Sample card") == 1


def test_paper_and_number_are_checked() -> None:
    slot = Slot("battle-blob", 1, "trade_deck")
    assert made(REALMS, slot) == made(REALMS, slot)
    assert b"612 792" in made(REALMS, slot, paper="letter")
    with pytest.raises(BadInput, match="a4, letter"):
        made(REALMS, slot, paper="a5")
    too_many = [Slot(code, 99, "trade_deck") for code in ("battle-blob", "battle-mech", "battle-pod", "barter-world", "brain-world", "ram")]
    with pytest.raises(BadInput) as caught:
        made(REALMS, *too_many)
    assert caught.value.errors[0]["code"] == "too_many_cards"
    assert made(REALMS) != made(REALMS, slot)


def test_the_page_holds_nine_faces_on_both_papers() -> None:
    for width, height in printing.PAPERS.values():
        assert width >= printing.ACROSS * printing.WIDTH
        assert height >= printing.ACROSS * printing.HEIGHT


def test_lines_break_between_words_and_characters() -> None:
    pen = Pen(None, "ja")
    assert pen.lines("one two three", 10, width=40, most=3) == ["one two", "three"]
    assert len(pen.lines("戦闘力と権威点", 10, width=31, most=9)) == 3
    assert pen.lines("one two three", 10, width=1, most=2) == ["one", "two three"]
    assert pen.lines("", 10, width=1, most=2) == [""]
