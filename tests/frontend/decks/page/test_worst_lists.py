"""The pages of the worst list that a stranger can save, counted in calls and bytes: too many copies of 300 cards, judged in 38 formats."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from decks.legality import MOST_PROBLEMS
from decks.models import Deck
from tests.frontend.pages import get_html
from tests.games.helpers.call_counts import calls
from tests.helpers import catalogues
from tests.helpers.worst_lists import A_SECOND, SLUG, worst_deck

pytestmark = pytest.mark.django_db
catalogue = catalogues.held(SLUG)
MOST_BYTES = 1_200_000
ADDRESSES = ("", "?on=2014-01-01", "?sort=name", "/embed/", "/compare/?with={token}", "/odds/", "/missing/", "/history/", "/preview.png")


@pytest.fixture
def worst(catalogue: None) -> Deck:
    return worst_deck()


@pytest.mark.parametrize("address", ADDRESSES)
def test_the_pages_of_the_worst_list_take_bounded_work(worst: Deck, address: str) -> None:
    guest = Client()
    guest.get("/about/")  # loads the middleware
    get_html(guest, f"/games/{SLUG}/")

    def act() -> None:
        answer = guest.get(f"/d/{worst.token}{address.format(token=worst.token)}")
        assert answer.status_code == 200
        assert len(answer.content) < MOST_BYTES

    assert calls(act) < A_SECOND


def test_problems_that_are_not_shown_are_counted(worst: Deck) -> None:
    page = get_html(Client(), f"/d/{worst.token}")
    format_shown = page[page.index('<ul class="verdicts">') :].partition('<ul class="verdicts">')[2].partition("</details></details>")[0]
    shown = format_shown.count("<li")
    total = re.search(r"(\d+) problems", format_shown)
    left_out = re.search(r'<li class="muted">and (\d+) more</li>', format_shown)
    assert total
    assert left_out
    warnings = re.search(r"(\d+) warning", format_shown)
    assert MOST_PROBLEMS + int(left_out[1]) == int(total[1]) + (int(warnings[1]) if warnings else 0)
    assert shown == 1 + MOST_PROBLEMS + 1
