"""Options of one wording are told apart by where their cards lie, by what lies on them, then by number; equal ones can be folded."""

from __future__ import annotations

import pytest

from frontend.cards.catalogue import localized_catalogue
from frontend.tables.option_texts import option_texts
from frontend.tables.shown import TableMarks, options_of
from games.contracts.report import Step
from games.contracts.tables import Offer, Position
from games.report.equal_options import equal_options
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


def position(*offers: Offer, board=BOARD, subject="") -> Position:
    question = Step(1, 1, 0, {"en": "main"}, {"en": "which"}, "1", board=board)
    return Position((), question, offers, None, "", subject=subject)


def texts(*offers: Offer, board=BOARD, slug=SLUG, language="en") -> list[str]:
    return option_texts(localized_catalogue(slug, language), position(*offers, board=board))


def folded(*offers: Offer, **more) -> list[tuple[int, str, str]]:
    """(number, text, key) of each option that is shown."""
    found = options_of(localized_catalogue(SLUG, "en"), position(*offers, **more))
    return [(each.number, each.text, each.key) for each in found]


def offer(at: str, *targets: str, text: str = "choose Yoda") -> Offer:
    return Offer({"en": text, "ja": text}, card="006-2", at=at, targets=targets)


def test_different_options_keep_their_words():
    assert texts(offer("/hand/0", text="a"), offer("/hand/1", text="b")) == ["a", "b"]


def test_copies_are_told_apart_by_what_lies_on_them_and_whose_they_are():
    found = texts(offer("/units/0"), offer("/units/1"), offer("/enemy_units/0"))
    assert found == ["choose Yoda (Damage 1)", "choose Yoda", "choose Yoda (the opponent's)"]


def test_copies_that_are_alike_have_one_text():
    assert texts(offer("/hand/0"), offer("/hand/1")) == ["choose Yoda", "choose Yoda"]
    assert texts(offer("/hand/0"), offer("/units/1"), offer("/units/2")) == [
        "choose Yoda (Hand)",
        "choose Yoda (Units)",
        "choose Yoda (Units)",
    ]


def test_copies_with_the_same_on_them_are_numbered():
    assert texts(offer("/hand/0"), offer("/units/0"), offer("/units/1"), board=BATTLE) == [
        "choose Yoda (Hand)",
        "choose Yoda (Units, Damage 1, copy 1 of 2)",
        "choose Yoda (Units, Damage 1, copy 2 of 2)",
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
    assert texts(offer("/hand/0"), offer("/units/1"), language="ja")[0].startswith("choose Yoda（")


def test_equal_options_are_folded_into_the_first():
    assert folded(offer("/hand/0"), offer("/hand/1"), offer("", text="pass")) == [(0, "choose Yoda", "1"), (2, "pass", "2")]
    assert folded(offer("/hand/0"), offer("/units/1"), offer("/units/2")) == [
        (0, "choose Yoda (Hand)", "1"),
        (1, "choose Yoda (Units)", "2"),
    ]


def test_a_folded_option_names_every_copy_on_the_board():
    asked = position(offer("/units/1"), offer("/units/2"), offer("/units/0"))
    options = options_of(localized_catalogue(SLUG, "en"), asked)
    assert [each.places for each in options] == ["/units/1 /units/2", "/units/0"]
    marks = TableMarks(localized_catalogue(SLUG, "en"), options, asked)
    for pointers in (["/units/1", "/units/2"], ["/units/2"]):
        mark = marks.mark_of(pointers)
        assert mark
        assert mark.options == (options[0],), "one button, which posts the first"


BATTLE = {
    "places": [{"cards": ["006-2", "006-2"], "tokens": {"cards": [{}, {}]}}, {"cards": ["006-2"], "tokens": {"cards": [{}]}}],
    "hand": ["006-2", "006-2", "020-4"],
    "units": ["006-2", "006-2"],
    "tokens": {"units": [{"damage": 1}, {"damage": 1}]},
}


@pytest.mark.parametrize(
    ("offers", "firsts"),
    [
        ((offer("/places/0/cards/0"), offer("/places/0/cards/1")), [0, 0]),
        ((offer("/places/0/cards/0"), offer("/places/1/cards/0")), [0, 1]),  # another location
        ((offer("/units/0"), offer("/units/1")), [0, 1]),  # something lies on them
        ((offer("/hand/0"), offer("/hand/2")), [0, 1]),  # another card
        ((offer("/hand/0", text="a"), offer("/hand/1", text="b")), [0, 1]),
        ((offer("/hand/0"), offer("/hand/0")), [0, 1]),  # two texts of one card
        ((offer("/hand/0"), offer("/hand/1"), offer("/hand/0"), offer("/hand/1")), [0, 1, 2, 3]),  # two texts of each of two copies
        ((offer("/hand/2", "/hand/0"), offer("/hand/2", "/hand/1")), [0, 0]),  # the same card with either copy
        ((offer("/hand/2", "/hand/0"), offer("/hand/2", "/units/0")), [0, 1]),
        ((offer("/hand/0", "/hand/0"), offer("/hand/0", "/hand/1")), [0, 1]),  # itself and another copy
        ((offer("/hand/0", "/front_1"), offer("/hand/1", "/front_2")), [0, 1]),  # two empty places
        ((offer("/hand/0", "/front_1"), offer("/hand/1", "/front_1")), [0, 0]),
        ((offer("/hand/0"), offer("/hand/1", "/front_1")), [0, 1]),
        ((offer(""), offer("")), [0, 1]),  # not on the board
        ((offer("/hand/0"), offer("/hand/9")), [0, 1]),
        ((Offer({"en": "yes"}, at="/hand/0"), Offer({"en": "yes"}, at="/hand/1")), [0, 1]),  # about no card
    ],
)
def test_only_equal_options_are_equal(offers, firsts):
    assert equal_options(position(*offers, board=BATTLE)) == firsts


def test_the_card_that_a_decision_is_about_is_no_copy():
    offers = (offer("/hand/0"), offer("/hand/1"))
    assert equal_options(position(*offers, subject="/hand/0")) == [0, 1]
    assert equal_options(position(*offers, subject="/units/0")) == [0, 0]


def test_digits_take_the_options_that_are_shown():
    offers = [offer("/hand/0"), offer("/hand/1"), *(offer("", text=str(number)) for number in range(9))]
    assert [key for _, _, key in folded(*offers)] == [*"123456789", ""]
