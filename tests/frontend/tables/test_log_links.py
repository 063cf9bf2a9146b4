"""Links in the lines of a log: a card is linked once, where the line names it, also if several cards have its name."""

from __future__ import annotations

import pytest
from django.urls import reverse

from frontend.cards.catalogue import localized_catalogue
from frontend.tables.logs import log_turns
from games.contracts.report import Step
from games.report.log import LogLine
from tests.helpers import catalogues

SLUG = "star-wars-ccg"
cards = catalogues.held(SLUG)
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]
DARK_CANTINA, LIGHT_CANTINA = "1_290", "1_128"


def line_of(text: str, *codes: str):
    step = Step(1, 1, 0, {"en": "control phase"}, {"en": text}, "CCG-CTL-02", cards=codes)
    catalogue = localized_catalogue(SLUG, "en")
    (turn,) = log_turns(catalogue, [LogLine(step)], lambda made: "")
    ((_, (line,)),) = turn.phases
    return line


def address_of(code: str) -> str:
    return reverse("card", args=[SLUG, code])


def test_both_sides_have_a_card_of_this_name() -> None:
    catalogue = localized_catalogue(SLUG, "en")
    dark, light = (catalogue.card_by_code(code) for code in (DARK_CANTINA, LIGHT_CANTINA))
    assert dark
    assert light
    assert dark.name == light.name == "Tatooine: Cantina"
    assert catalogue.distinct_name(dark) != catalogue.distinct_name(light)


@pytest.mark.parametrize("code", [DARK_CANTINA, LIGHT_CANTINA])
def test_a_name_of_several_cards_is_linked_in_the_line(code: str) -> None:
    line = line_of("Side 2 drains 2 Force at Tatooine: Cantina", code)
    assert line.text == (("Side 2 drains 2 Force at ", ""), ("Tatooine: Cantina", address_of(code)))
    assert line.cards == (), "not named once more behind it"


def test_two_cards_of_one_name_are_both_linked() -> None:
    line = line_of("Tatooine: Cantina (Side 2) covers Tatooine: Cantina (Side 1)", LIGHT_CANTINA, DARK_CANTINA)
    assert [address for _, address in line.text if address] == [address_of(LIGHT_CANTINA), address_of(DARK_CANTINA)]


def test_a_card_that_the_line_does_not_name_is_told_apart_behind_it() -> None:
    line = line_of("Side 2 drains 2 Force", DARK_CANTINA)
    ((name, address),) = line.cards
    assert address == address_of(DARK_CANTINA)
    assert name.startswith("Tatooine: Cantina (")
