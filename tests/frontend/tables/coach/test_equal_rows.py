"""The coach's answer shows equal options in one row, and says of this row what holds for all of them."""

from __future__ import annotations

from typing import Any

import pytest

from frontend.cards.catalogue import localized_catalogue
from frontend.tables.coach import erring_context, judged_rows
from games.contracts.report import Step
from games.contracts.tables import Offer, Position
from simulator.api.tables.coach import judged
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG

cards = catalogues.held(SLUG)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]
BOARD = {"hand": ["006-2", "006-2", "020-4"]}
OFFERS = tuple(Offer({"en": f"play {card}"}, card=card, at=f"/hand/{place}") for place, card in enumerate(BOARD["hand"]))
POSITION = Position((), Step(1, 1, 0, {"en": "main"}, {"en": "which"}, "1", board=BOARD), OFFERS, None, "")


def decision(*options: tuple[int, float, bool], usual: int = 0, erring: dict[str, Any] | None = None) -> dict[str, Any]:
    """options: (number, value, is_behind), the best mean first."""
    figures = [
        {"number": number, "value": value, "ci95": [value - 0.1, value + 0.1], "is_behind": is_behind, "effects": []}
        for number, value, is_behind in options
    ]
    same = dict.fromkeys(("counted_from", "counted_to", "worlds", "playouts"), 0)
    return {"options": figures, "usual": usual, "erring": erring, "settled": False, **same}


def rows_of(found: dict[str, Any]) -> list[Any]:
    return judged_rows(found, POSITION, localized_catalogue(SLUG, "en"), by_clock=False)


def test_equal_options_are_one_row_with_the_figures_of_the_best_of_them():
    rows = rows_of(decision((1, 0.6, False), (2, 0.5, False), (0, 0.4, True), usual=0))
    assert [(row.text, row.numbers, row.figures["value"]) for row in rows] == [("play 006-2", (1, 0), 0.6), ("play 020-4", (2,), 0.5)]
    assert [row.is_usual for row in rows] == [True, False], "the policy takes the other copy"
    assert [row.is_behind for row in rows] == [False, False]
    assert not any(row.is_settled for row in rows)


def test_copies_of_one_card_ahead_of_all_others_are_the_best():
    rows = rows_of(decision((1, 0.6, False), (0, 0.6, False), (2, 0.2, True)))
    assert [(row.is_settled, row.is_behind) for row in rows] == [(True, False), (False, True)]


@pytest.mark.parametrize(("best", "rank", "shown"), [(0, "open", "same"), (2, "open", "open"), (2, "other", "other")])
def test_players_who_err_and_take_the_other_copy_put_the_same_option_first(best: int, rank: str, shown: str):
    found = decision((1, 0.6, False), (0, 0.5, False), (2, 0.5, False), erring={"worlds": 4, "best": best, "rank": rank})
    rows = rows_of(found)
    assert erring_context(found, rows) == {"erring_first": OFFERS[best].text["en"], "erring_rank": shown}


def test_the_api_names_each_option_and_says_which_are_equal():
    found = decision((1, 0.6, False), (2, 0.5, False), (0, 0.4, True))
    answer = judged(POSITION, {"by_clock": False, "policy_text": {"en": "p"}}, found, "en")
    assert [(option["number"], option["equal_to"]) for option in answer["options"]] == [(1, 0), (2, 2), (0, 0)]
