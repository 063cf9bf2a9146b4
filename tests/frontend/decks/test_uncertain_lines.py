"""The cards that a person chooses for the guessed and unread lines of an imported list."""

from __future__ import annotations

from typing import Any

import pytest

from cards.errors import BadInput
from decks.exchange.importing import Parsed
from frontend.cards.catalogue import LocalizedCatalogue, localized_catalogue
from frontend.decks.uncertain_lines import find_for_line, slots_with_choices, uncertain_lines, with_likeliest_cards
from games.contracts.decks import Slot, Suggestion, UnreadLine
from tests.helpers import catalogues

SLUG = "star-realms"
pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("cards")]
cards = catalogues.held(SLUG)
BLOB, WHEEL, WORLD = "trade_deck:battle-blob", "trade_deck:blob-wheel", "trade_deck:blob-world"


@pytest.fixture
def catalogue() -> LocalizedCatalogue:
    return localized_catalogue(SLUG, "en")


def line(number: int, text: str, *keys: str, copies: int = 1) -> UnreadLine:
    suggestions = [(key.partition(":")[2], key.partition(":")[0]) for key in keys]
    return UnreadLine(number, text, tuple(Suggestion(code, zone, {"en": code}) for code, zone in suggestions), copies)


PARSED = Parsed(
    "text",
    (Slot("battle-blob", 1, "trade_deck"),),
    unread=(line(5, "Wheeel", WHEEL), line(7, "nothing")),
    guessed=(line(4, "3 Bob", BLOB, WHEEL, copies=3),),
)


def slots_after(catalogue: LocalizedCatalogue, **posted: str) -> dict[str, int]:
    fields = {name.replace("_", "-"): value for name, value in posted.items()}
    return {f"{slot.zone}:{slot.code}": slot.quantity for slot in slots_with_choices(catalogue, PARSED, fields)}


def test_an_uncertain_line_is_left_out_until_a_card_is_chosen(catalogue: LocalizedCatalogue) -> None:
    assert slots_after(catalogue) == {BLOB: 1}
    assert slots_after(catalogue, line_4=BLOB, line_5=WHEEL) == {BLOB: 4, WHEEL: 1}
    assert slots_after(catalogue, line_4=WHEEL) == {BLOB: 1, WHEEL: 3}
    assert slots_after(catalogue, line_7=WORLD, copies_7="2") == {BLOB: 1, WORLD: 2}  # a card that was searched for
    for bad in ("", "trade_deck:z", "other:battle-blob", "battle-blob"):
        assert slots_after(catalogue, line_4=bad) == {BLOB: 1}, bad


def test_the_copies_of_a_line_can_be_changed(catalogue: LocalizedCatalogue) -> None:
    assert slots_after(catalogue, line_4=WHEEL, copies_4="2") == {BLOB: 1, WHEEL: 2}
    assert slots_after(catalogue, line_4=WHEEL, copies_4="") == {BLOB: 1, WHEEL: 3}
    for bad in ("-1", "100", "x", "٢", "1e3"):
        with pytest.raises(BadInput, match="Line 4"):
            slots_after(catalogue, line_4=WHEEL, copies_4=bad)
        assert slots_after(catalogue, copies_4=bad) == {BLOB: 1}  # a line that is left out


def test_the_likeliest_card_of_each_guessed_line_can_be_chosen_at_once(catalogue: LocalizedCatalogue) -> None:
    assert with_likeliest_cards(PARSED, {}) == {"line-4": BLOB}
    assert with_likeliest_cards(PARSED, {"line-4": WHEEL, "line-5": ""}) == {"line-4": WHEEL, "line-5": ""}


def test_cards_with_one_name_have_different_labels(catalogue: LocalizedCatalogue) -> None:
    keys = ["trade_deck:stealth-needle", "trade_deck:scout", "starting_deck:scout"]
    (shown,) = uncertain_lines(catalogue, [line(1, "x", *keys)], {})
    assert len({label for _, label in shown.choices}) == 2  # one card in two zones


def test_a_search_offers_its_cards_first(catalogue: LocalizedCatalogue, django_assert_num_queries: Any) -> None:
    find_for_line(catalogue, 5, "wheel")  # fills the caches of the process
    with django_assert_num_queries(3):  # game, cards, data version of the list reader
        found = find_for_line(catalogue, 5, "wheel")
    assert WHEEL in found.keys
    first, second = uncertain_lines(catalogue, PARSED.unread, {"find-5": "wheel"}, found)
    assert [key for key, _ in first.choices][: len(found.keys)] == list(found.keys)
    assert (first.search, first.chosen, second.finding) == ("wheel", "", None)


def test_a_search_without_a_result_or_with_an_error_says_so(catalogue: LocalizedCatalogue) -> None:
    assert find_for_line(catalogue, 5, "xyzzy").keys == ()
    assert find_for_line(catalogue, 5, "  ").problem == ""
    assert find_for_line(catalogue, 5, "cost>").problem
