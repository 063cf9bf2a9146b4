"""The cards that a person chooses for the guessed and unread lines of an imported list."""

from __future__ import annotations

from decks.exchange.importing import Parsed
from frontend.decks.uncertain_lines import slots_with_choices
from games.contracts.decks import Slot, Suggestion, UnreadLine


def line(number: int, text: str, *codes: str) -> UnreadLine:
    return UnreadLine(number, text, tuple(Suggestion(code, "main", {"en": code}) for code in codes))


def slots_after(parsed: Parsed, **posted: str) -> dict[str, int]:
    return {
        slot.code: slot.quantity for slot in slots_with_choices(parsed, {name.replace("_", "-"): value for name, value in posted.items()})
    }


def test_a_chosen_card_replaces_only_the_copies_of_its_guessed_line() -> None:
    parsed = Parsed("text", (Slot("a", 1, "main"), Slot("b", 2, "main"), Slot("a", 3, "main")), guessed=(line(4, "3 Ay", "a", "b", "c"),))
    assert slots_after(parsed) == {"a": 4, "b": 2}
    assert slots_after(parsed, line_4="main:a") == {"a": 4, "b": 2}
    assert slots_after(parsed, line_4="main:b") == {"a": 1, "b": 5}
    assert slots_after(parsed, line_4="main:c") == {"a": 1, "b": 2, "c": 3}
    for bad in ("", "main:z", "other:c", "c"):
        assert slots_after(parsed, line_4=bad) == {"a": 4, "b": 2}, bad


def test_a_chosen_card_for_an_unread_line_is_added_with_its_copies() -> None:
    parsed = Parsed("text", (Slot("a", 1, "main"),), unread=(line(2, "Bee x2", "b"), line(3, "Sea", "c"), line(5, "nothing")))
    assert slots_after(parsed) == {"a": 1}
    assert slots_after(parsed, line_2="main:b", line_3="main:c", line_5="main:a") == {"a": 1, "b": 2, "c": 1}


def test_a_guess_that_left_the_list_cannot_be_replaced() -> None:
    parsed = Parsed("text", (Slot("18", 1, "main"),), guessed=(line(1, "2 Ay", "a", "b"),))
    assert slots_after(parsed, line_1="main:b") == {"18": 1}
