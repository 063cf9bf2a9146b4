"""The legality of a card in each format: restricted lists in force, and cards that the format leaves out."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from cards.legality_status import format_statuses
from cards.models import Game
from cards.selectors import card_get
from games.registry import GAMES
from tests.helpers import catalogues

pytestmark = [pytest.mark.django_db, pytest.mark.slow, pytest.mark.usefixtures("loaded_here")]  # loads the cards of every game
LCG, CCG = "star-wars-lcg", "star-wars-ccg"


loaded_here = catalogues.held(LCG, CCG)


def states_of(slug: str, code: str, on: date = date(2026, 11, 1)) -> dict[str, str]:
    card = card_get(game=Game.objects.get(slug=slug), code=code)
    return {standing.format: standing.state for standing in format_statuses(card=card, rules=GAMES[slug], on=on)}


@pytest.mark.parametrize(
    ("code", "on", "expected"),
    [
        ("099-1", date(2017, 4, 12), {"constructed": "legal", "constructed-restricted": "restricted", "starter": "outside"}),
        ("099-1", date(2017, 4, 11), {"constructed": "legal", "constructed-restricted": "legal", "starter": "outside"}),
        ("001-2", date(2026, 11, 1), {"constructed": "legal", "constructed-restricted": "legal", "starter": "legal"}),
    ],
)
def test_a_list_holds_from_its_date(code: str, on: date, expected: dict[str, str]) -> None:
    assert states_of(LCG, code, on) == expected


@pytest.mark.parametrize(
    ("code", "format", "state"),
    [
        ("1_168", "open", "legal"),
        ("204_35", "rulebook", "outside"),  # a virtual card
        ("legacy-5328", "open", "outside"),  # hidden by default
        ("102_9", "open", "banned"),  # a Game Aid
    ],
)
def test_a_card_has_its_status_in_a_format(code: str, format: str, state: str) -> None:
    assert states_of(CCG, code)[format] == state


def test_the_legality_takes_one_query(django_assert_num_queries: Any) -> None:
    card = card_get(game=Game.objects.get(slug=CCG), code="12_62")
    with django_assert_num_queries(1):
        format_statuses(card=card, rules=GAMES[CCG], on=date(2026, 11, 1))
