"""The pages of the worst list that a stranger can save, counted in calls and bytes: too many copies of 300 cards, judged in 38 formats."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from cards.models import Printing
from decks.models import Deck
from decks.services import deck_create
from decks.slots import MAX_SLOTS
from frontend.decks import decklist
from games.contracts.decks import Slot
from tests.frontend.pages import get_html
from tests.games.helpers.call_counts import calls
from tests.helpers import catalogues

pytestmark = pytest.mark.django_db
SLUG = "star-wars-ccg"
catalogue = catalogues.held(SLUG)
A_SECOND = 3_000_000  # calls
MOST_BYTES = 1_200_000
ADDRESSES = ("", "?on=2014-01-01", "?sort=name", "/embed/", "/compare/?with={token}", "/odds/", "/missing/", "/history/", "/preview.png")


@pytest.fixture
def worst(catalogue: None) -> Deck:
    codes = Printing.objects.filter(card__game=SLUG).order_by("code").values_list("code", flat=True)[:MAX_SLOTS]
    slots = [Slot(code, 99, "main") for code in codes]
    return deck_create(owner_key="x", game=SLUG, name="Worst", slots=slots, side="light", visibility="public")


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
    assert decklist.MOST_PROBLEMS + int(left_out[1]) == int(total[1]) + (int(warnings[1]) if warnings else 0)
    assert shown == 1 + decklist.MOST_PROBLEMS + 1
