"""The editor shows the chosen format first, folds the others, and keeps the game's key number in view."""

from __future__ import annotations

import re

import pytest
from django.template.loader import render_to_string
from django.test import Client

from decks.models import Deck
from decks.services import deck_update
from tests.frontend.pages import get_html
from tests.helpers.jedi_decks import sets


def legality(html: str) -> str:
    return html.partition('<div id="legality"')[2].partition('<h2 id="charts-heading"')[0]


def test_the_chosen_format_comes_first_and_the_others_are_folded(alice: Client, deck: Deck) -> None:
    path = f"/decks/{deck.pk}/edit/"
    first, _, others = legality(get_html(alice, path)).partition('id="edit-other-formats"')
    assert "Constructed" in first
    assert "Also legal in" in first
    assert "Starter" not in first
    assert "Starter" in others
    first, _, others = legality(get_html(alice, f"{path}?legal=starter")).partition('id="edit-other-formats"')
    assert "Starter" in first.partition("Also legal in")[0]
    assert "Constructed" in first.partition("Also legal in")[2]
    assert not others


def test_formats_in_which_the_deck_is_not_legal_open_from_a_summary(alice: Client, deck: Deck) -> None:
    deck_update(deck=deck, slots=sets("1", copies=1))
    html = legality(get_html(alice, f"/decks/{deck.pk}/edit/"))
    assert "Also legal in" not in html
    _, _, others = html.partition('<details id="edit-other-formats">')
    assert "Not legal in 2 other formats" in others
    assert "LCG-DB-11" in others


@pytest.mark.parametrize(("count", "is_folded"), [(3, False), (4, True)])
def test_many_formats_in_which_the_deck_is_legal_are_folded(count: int, is_folded: bool) -> None:
    verdicts = {"as_shown": {}, "legal": [{"name": f"Format {number}"} for number in range(count)]}
    html = render_to_string("decks/legality/_every_format.html", {"verdicts": verdicts, "where": "edit", "other": "edit-other"})
    assert ('<details id="edit-other-legal">' in html) == is_folded
    assert (f"Also legal in {count} other formats" in html) == is_folded
    assert html.count('<span class="badge good">') == count


def test_the_key_number_stands_in_the_head_of_the_list_and_in_the_bar(alice: Client, deck: Deck) -> None:
    html = get_html(alice, f"/decks/{deck.pk}/edit/")
    assert len(re.findall(r"Average cost [1-3]\.\d\d<", html)) == 2
    deck_update(deck=deck, slots=[])
    assert "Average cost" not in get_html(alice, f"/decks/{deck.pk}/edit/")
