"""Options of one wording are told apart by where their cards lie, by what lies on them, then by number."""

from __future__ import annotations

import pytest

from frontend.cards.catalogue import localized_catalogue
from frontend.tables.option_texts import option_texts
from games.contracts.report import Step
from games.contracts.tables import Offer, Position
from tests.helpers import catalogues
from tests.helpers.jedi_decks import SLUG

cards = catalogues.held(SLUG, "legend-of-stars")
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]
BOARD = {
    "hand": ["006-2", "006-2"],
    "units": ["006-2", "006-2", "006-2"],
    "enemy_units": ["006-2"],
    "enhancements": ["020-4"],
    "tokens": {"units": [{"damage": 1}, {}, {}], "enemy_units": [{}], "enhancements": [{}]},
}


def texts(*offers: Offer, board=BOARD, slug=SLUG, language="en") -> list[str]:
    question = Step(1, 1, 0, {"en": "main"}, {"en": "which"}, "1", board=board)
    return option_texts(localized_catalogue(slug, language), Position((), question, offers, None, ""))


def offer(at: str, *targets: str, text: str = "choose Yoda") -> Offer:
    return Offer({"en": text, "ja": text}, card="006-2", at=at, targets=targets)


def test_different_options_keep_their_words():
    assert texts(offer("/hand/0", text="a"), offer("/hand/1", text="b")) == ["a", "b"]


def test_copies_are_told_apart_by_what_lies_on_them_and_whose_they_are():
    found = texts(offer("/units/0"), offer("/units/1"), offer("/enemy_units/0"))
    assert found == ["choose Yoda (Damage 1)", "choose Yoda", "choose Yoda (the opponent's)"]


def test_copies_that_are_alike_are_numbered():
    assert texts(offer("/hand/0"), offer("/hand/1")) == ["choose Yoda (copy 1 of 2)", "choose Yoda (copy 2 of 2)"]
    assert texts(offer("/hand/0"), offer("/units/1"), offer("/units/2")) == [
        "choose Yoda (Hand)",
        "choose Yoda (Units, copy 1 of 2)",
        "choose Yoda (Units, copy 2 of 2)",
    ]


def test_targets_tell_options_apart_too():
    found = texts(offer("/hand/0", "/units/0"), offer("/hand/0", "/enhancements/0"))
    assert found == ["choose Yoda (Redemption, Units, Damage 1)", "choose Yoda (Sith Library, Enhancements)"]


def test_options_that_the_board_does_not_show_are_numbered():
    plain = Offer({"en": "yes"})
    assert texts(plain, plain) == ["yes (1 of 2)", "yes (2 of 2)"]


def test_a_square_keeps_its_number():
    found = texts(offer("/front_1"), offer("/front_3"), board={"front_1": [], "front_3": []}, slug="legend-of-stars")
    assert found == ["choose Yoda (Front row 1)", "choose Yoda (Front row 3)"]


def test_other_languages_have_their_own_marks():
    assert texts(offer("/hand/0"), offer("/hand/1"), language="ja")[0].startswith("choose Yoda（")
