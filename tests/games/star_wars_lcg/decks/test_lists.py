"""Decks as people type them.  Every line ends up in the slots, is a heading or a comment, or comes back."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.texts.folding import fold
from games.contracts.decks import Decklist, ReadList, Slot
from games.star_wars_lcg.decks.lists import list_reader, list_text
from tests.games.star_wars_lcg.card_pool import POOL, leader_codes, place_codes, set_codes

READ = list_reader(POOL, fold)


def slots(text: str) -> dict[tuple[str, str], int]:
    found = READ(text)
    assert not found.unread, found.unread
    return {(slot.zone, slot.code): slot.quantity for slot in found.slots}


def one_set(code: str, copies: int) -> dict[tuple[str, str], int]:
    return {("objective_sets", code): copies}


@pytest.mark.parametrize(
    ("line", "code", "copies"),
    [
        ("A Hero's Journey", "1", 1),
        ("2 A Hero's Journey", "1", 2),
        ("2x A Hero's Journey", "1", 2),
        ("2 x A Hero's Journey", "1", 2),
        ("2×A Hero's Journey", "1", 2),
        ("A Hero's Journey x2", "1", 2),
        ("A Hero's Journey (x2)", "1", 2),
        ("A Hero's Journey [2x]", "1", 2),
        ("- 2x A Hero's Journey", "1", 2),
        ("• A Hero's Journey", "1", 1),
        ("1. A Hero's Journey", "1", 1),
        ("2 A Hero’s Journey", "1", 2),
        ("２ｘ　Ａ　Ｈｅｒｏ＇ｓ　Ｊｏｕｒｎｅｙ", "1", 2),
        ("2 a HEROS journey!", "1", 2),
        ("2 Hero's Journey", "1", 2),
        ("The Secret of Yavin 4", "5", 1),
        ("2 The Secret of Yavin 4", "5", 2),
        ("2 Secret of Yavin 4 (Core Set)", "5", 2),
        ("2 Hit and Run (18)", "18", 2),
        ("Hit and Run (#18)", "18", 1),
        ("Set 18: Hit and Run", "18", 1),
        ("18 - Hit and Run", "18", 1),
        ("#18 Hit and Run", "18", 1),
        ("2x #18 Hit and Run", "18", 2),
        ("#18 Hit and Run x2", "18", 2),
        ("Set 18 Hit and Run", "18", 1),
        ("18 Hit and Run", "18", 1),  # no deck holds 18 copies
        ("#18", "18", 1),
        ("18", "18", 1),
        ("018", "18", 1),
        ("Set 18 x2", "18", 2),
        ("2x 18", "18", 2),
        ("2x Hit and Run #18", "18", 2),
        ("2x whatever it was once called #18", "18", 2),
    ],
)
def test_a_line_names_a_set(line, code, copies):
    assert slots(line) == one_set(code, copies)


@pytest.mark.parametrize(
    "line",
    [
        "Jedi",
        "Affiliation: Jedi",
        "Affiliation card: Jedi",
        "1x Jedi",
        "Jedi affiliation",
        "ジェダイ",
        "所属：ジェダイ",
        "絕地",
        "Affiliation: 1x Jedi #jedi",
    ],
)
def test_a_line_names_the_affiliation_card(line):
    assert slots(line) == {("affiliation", "jedi"): 1}


def test_an_alternative_affiliation_card_and_two_of_them():
    assert slots("Affiliation: Guardians of Justice") == {("affiliation", "guardians-of-justice"): 1}
    assert slots("Jedi\nSith") == {("affiliation", "jedi"): 1, ("affiliation", "sith"): 1}


def test_headings_comments_and_labels_are_not_cards():
    lines = ["\ufeff# My deck", "", "// a comment", "Side: Light Side", "Affiliation:", "Jedi"]
    text = "\r\n".join([*lines, "Objective Sets (3)", "Neutral:", "Hit and Run", "Objectives: 1"])
    found = READ(text)
    assert [each.line for each in found.passed] == [1, 3, 4, 5, 7, 8, 10]
    assert replace(found, passed=()) == ReadList((Slot("jedi", 1, "affiliation"), Slot("18", 1, "objective_sets")), "light", "My deck")


def test_copies_of_one_set_add_up():
    assert slots("Hit and Run\n2 Hit and Run\n18") == one_set("18", 4)


def test_a_numbered_list_of_sets_is_not_taken_for_copies():
    numbered = "\n".join(f"{number} {POOL.sets[str(number)].name}" for number in range(1, 8))
    assert set(slots(numbered).values()) == {1}
    assert slots("2 In You Must Go\n2 A Hero's Journey\n1 Jedi Training") == {
        ("objective_sets", "2"): 2,
        ("objective_sets", "1"): 2,
        ("objective_sets", "7"): 1,
    }


def test_a_list_of_all_cards_is_read_as_its_sets():
    """Titles that several cards share are meant as the sets at hand need them."""
    cards = Counter(POOL.cards[card].name for number in ("1", "2", "3", "4", "5", "6", "7") for card in POOL.sets[number].cards)
    text = "Jedi\n" + "\n".join(f"{copies} {name}" for name, copies in cards.items())
    assert slots(text) == {("affiliation", "jedi"): 1, **{("objective_sets", str(number)): 1 for number in range(1, 8)}}


def test_a_list_of_incomplete_sets_is_unchanged():
    assert slots("A Hero's Journey\nJedi Lightsaber") == {("main", "001-1"): 1, ("main", "001-4"): 1}
    assert slots("2x #001-2\n050-2") == {("main", "001-2"): 2, ("main", "050-2"): 1}


@pytest.mark.parametrize(
    ("line", "suggestion"),
    [
        ("2 A Heroe's Jurney", "A Hero's Journey"),
        ("Hit & Runn x2", "Hit and Run"),
        ("2 Hit and Run (17)", "Hit and Run"),
        ("Affiliation: Jeddi", "Jedi"),
        ("1 Luke Skywalker", "Luke Skywalker"),  # several cards have this title
        ("0 Hit and Run", "Hit and Run"),
        ("100 Hit and Run", "Hit and Run"),
    ],
)
def test_unread_lines_come_back_with_a_suggestion(line, suggestion):
    found = READ(f"Hit and Run\n\n{line}")
    assert found.slots == (Slot("18", 1, "objective_sets"),)
    (unread,) = found.unread
    assert (unread.line, unread.text) == (3, line)
    assert 1 <= len(unread.suggestions) <= 3
    assert suggestion in {each.names["en"] for each in unread.suggestions}


@pytest.mark.parametrize("line", ["3x", "?", "Good luck, have fun", "x" * 201, "#999", "2 999", "Notes: none", "[" * 150, "x2 " * 60])
def test_nothing_is_dropped_silently(line):
    found = READ(line)
    assert not found.slots
    assert [each.line for each in found.unread] == [1]


@given(st.text(max_size=400))
def test_any_text_is_read(text):
    READ(text)


@given(st.text(alphabet="0123456789 x×#()[].:-'ABjedi\n", max_size=300))
def test_any_text_that_looks_like_a_deck_is_read(text):
    found = READ(text)
    assert all(slot.quantity >= 1 for slot in found.slots)


DECKS = st.lists(
    st.one_of(
        st.builds(Slot, set_codes, st.integers(1, 99), st.just("objective_sets")),
        st.builds(Slot, leader_codes, st.integers(1, 99), st.just("affiliation")),
        st.builds(Slot, place_codes, st.integers(1, 99), st.just("main")),
    ),
    max_size=30,
    unique_by=lambda slot: (slot.zone, slot.code),
)


@given(DECKS, st.sampled_from(["light", "dark", None]), st.sampled_from(["", "Deck", '# 1 "x": <b>', "Ｆｕｌｌ 幅"]))
def test_a_written_list_is_read_again_without_loss(deck, side, name):
    decklist = Decklist(tuple(deck), side)
    found = READ(list_text(decklist, name, POOL))
    assert not found.unread
    assert Counter(found.slots) == Counter(deck)
    assert (found.side, found.name) == (side, name)


def test_an_unknown_code_is_written_too():
    assert "2x 999 #999" in list_text(Decklist((Slot("999", 2, "objective_sets"),)), "", POOL)
