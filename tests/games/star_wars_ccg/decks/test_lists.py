"""Deck lists as players of the CCG type them."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.contracts.catalogue import Catalogue
from games.contracts.decks import Decklist, OddFile, ReadList, Slot
from games.decks.lines import MOST_UNKNOWN_LINES
from games.decks.slots import with_guesses
from games.star_wars_ccg.catalogue.pool import Pool, build_pool
from games.star_wars_ccg.decks.lists.writer import list_text
from tests.games.star_wars_ccg.deck_lists import reader, slot_lists

ROOT = Path(__file__).resolve().parents[4]
FIXTURES = ROOT / "fixtures" / "star-wars-ccg"
UNCERTAIN = json.loads((ROOT / "tests" / "cases" / "star-wars-ccg" / "lists" / "uncertain_lines.json").read_text(encoding="utf-8"))


@cache
def pool() -> Pool:
    def records(name: str) -> tuple[dict[str, object], ...]:
        return tuple(json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8")))

    names = ("factions", "products", "objective_sets", "cards", "printings")
    return build_pool(Catalogue(*map(records, names), formats=records("formats")))


def read(*lines: str) -> ReadList:
    return reader()("\n".join(lines))


def meant(found: ReadList) -> tuple[Slot, ...]:
    """The cards of a list as a person takes it who agrees with each guess."""
    return with_guesses(found.slots, found.guessed)


def one(line: str, *beside: str) -> tuple[int, str]:
    """(copies, code) that a line is read as, among lines that say the side."""
    found = read(*beside, line)
    known = {slot.code: slot.quantity for slot in read(*beside).slots} if beside else {}
    slots = [slot for slot in found.slots if known.get(slot.code) != slot.quantity]
    assert len(slots) == 1, found
    return slots[0].quantity, slots[0].code


@pytest.mark.parametrize(
    "line",
    [
        *("2 Monnok", "2x Monnok", "2X Monnok", "2 x Monnok", "Monnok x2", "Monnok X 2", "Monnok (2)", "Monnok (x2)", "Monnok [2]"),
        *(
            "Monnokx2",
            "x2 Monnok",
            "(2) Monnok",
            "- 2x Monnok",
            "• 2 Monnok",
            "Monnok - 2",
            "Monnok	x2",
            "2 ×　Ｍｏｎｎｏｋ",
            "Monnok(2)",
        ),
        "2x Monnok [A New Hope]",
    ],
)
def test_copies_are_read_before_or_after_the_title(line: str) -> None:
    assert one(line) == (2, "2_135")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("8D8", "6_1"),
        ("Blizzard 2", "3_155"),
        ("3,720 To 1", "4_114"),
        ("R2-D2", "2_14"),
        ("r2d2", "2_14"),
        ("Obi-Wan’s Lightsaber [Premiere]", "1_157"),
        ("EPP Luke", "108_3"),
        ("Vader w/ Lightsaber", "108_6"),
        ("Darth Vader, DLOTS", "7_175"),
        ("DLOTS", "7_175"),
        ("LSJK", "9_24"),
        ("Y4 Throne Room", "1_138"),
        ("CC Downtown Plaza", "7_113"),
        ("Jabba's Palace Audience Chamber", "6_81"),
        ("Death Star II - Throne Room", "9_147"),
        ("Boba Fett in Slave 1", "109_8"),
        ("Hidden Base", "7_136"),
        ("Hidden Base/Systems Will Slip Through Your Fingers", "7_136"),
        ("Court of the Vile Gangster/ISEWYD", "110_6"),
        ("Padmé Naberrie (V)", "203_10"),
        ("Queen Amidala (AI)", "14_26"),
        ("Evacuation Control (V)", "200_39"),
        ("AFAv", "200_35"),
        ("It’s A Trap!", "5_55"),
        ("Ghhhk & Those Rebels Won't Escape Us", "10_39"),
        ("OutOfCommission&TransmissionTerminated", "10_16"),
    ],
)
def test_titles_are_found_in_any_spelling(line: str, code: str) -> None:
    assert meant(read(line))[0].code == code


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("Elis Herlot", "1_243"),
        ("Ommni Bx", "1_262"),
        ("Emporer Palpatinne", "9_109"),
        ("Derek 'Hobbie' Kilivan", "3_5"),
        ("Millenium Falcn", "1_143"),
        ("Lieutenent Cabbel", "3_89"),
    ],
)
def test_a_misspelt_title_is_a_guess_that_is_left_out(line: str, code: str) -> None:
    beside = "2x Menace Fades" if code in ("3_5", "1_143") else "2x Monnok"
    found = read(beside, f"{line} x3")
    assert len(found.slots) == 1
    assert [(each.text, each.copies) for each in found.guessed] == [(f"{line} x3", 3)]
    found = read(beside, line)
    assert len(found.slots) == 1
    assert code in [slot.code for slot in meant(found)]
    assert [(each.line, each.text, each.suggestions[0].code) for each in found.guessed] == [(2, line, code)]
    assert not found.unread


@pytest.mark.parametrize("line", ["2x Xyzzy Plugh Quux", "Lorem ipsum dolor sit amet", "3x The Unheard Card Of Doom", "Docking Bay"])
def test_a_line_similar_to_no_title_is_unread(line: str) -> None:
    found = read("2x Monnok", line)
    assert [slot.code for slot in found.slots] == ["2_135"]
    assert [(each.line, each.text) for each in found.unread] == [(2, line)]


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("Docking Bay 92", ["Tatooine: Docking Bay 94", "Death Star: Docking Bay 327"]),
        ("2x Docking Bay 92", ["Tatooine: Docking Bay 94", "Death Star: Docking Bay 327"]),
        ("Docking Bay 93 (2)", ["Tatooine: Docking Bay 94", "Death Star: Docking Bay 327"]),
        ("Docking Bay 326", ["Death Star: Docking Bay 327", "Tatooine: Docking Bay 94"]),
        ("Gold 9", ["Gold 6", "Gold 5", "Gold 4"]),
        ("IG-89", ["IG-88"]),
        ("Cell 2188", ["Cell 2187"]),
        (f"Gold {'9' * 5000}", []),
    ],
    ids=lambda value: value[:20] if isinstance(value, str) else "",
)
def test_titles_that_differ_only_in_their_number_are_suggested_first(line: str, names: list[str]) -> None:
    (unread,) = read("2x Monnok", line).unread
    assert [each.names["en"] for each in unread.suggestions][: len(names)] == names


@pytest.mark.parametrize("case", UNCERTAIN, ids=lambda case: case["lines"][-1])
def test_an_uncertain_line_is_reported(case: dict[str, Any]) -> None:
    found = read(*case["lines"])
    assert {slot.code: slot.quantity for slot in meant(found)} == case["slots"], case["what"]
    assert len(found.slots) == len(case["slots"]) - len(case["guessed"]), case["what"]
    assert [each.text for each in found.guessed] == case["guessed"], case["what"]
    assert [each.text for each in found.unread] == case["unread"], case["what"]
    assert found.name == ""


def test_a_name_that_ends_in_a_number_is_no_card() -> None:
    found = read("My first deck 2", "2x Monnok")
    assert (found.name, found.unread, len(found.slots)) == ("My first deck 2", (), 1)


@pytest.mark.parametrize(
    "heading",
    [
        "Starting",
        "STARTING",
        "Starting:",
        "-Starting (8)",
        "Starting(8)",
        "- Starting stuff -",
        "Start [8]",
        "Starting Cards 8",
        "Startng (8)",
    ],
)
def test_cards_under_a_heading_of_starting_cards_start_on_the_table(heading: str) -> None:
    found = read("# A deck", heading, "Hoth: Echo Docking Bay", "Characters (2)", "2x Luke With Lightsaber")
    assert {(slot.code, slot.zone) for slot in found.slots} == {("3_59", "starting"), ("108_3", "main")}
    assert not found.unread


@pytest.mark.parametrize(
    "heading",
    [
        *("CHARACTERS", "Interupts (17)", "Weapons/Devices (2)", "Starships & Vehicles:", "ADMIRAL'S ORDERS", "Jedi Tests (6)", "Red (7)"),
        *("Epic Event(1)", "Wepaons/Devices[5]", "LOCATIONS - 6", "-Effects-", "Weapon's (3)", "Ships", "Others(3)", "Objective"),
        "＝＝Locations＝＝",
    ],
)
def test_other_headings_are_no_cards(heading: str) -> None:
    found = read("2x Monnok", heading, "Elis Helrot")
    assert (len(found.slots), found.unread, found.guessed) == (2, (), ())


def test_a_misspelt_title_with_a_number_is_no_heading() -> None:
    found = read("Side: Light", "2x Luke Skywalker", "Red 55", "Reds (5)", "Droids 3")
    assert [line.text for line in found.unread] == ["Red 55"]
    assert [line.text for line in found.passed] == ["Side: Light", "Reds (5)", "Droids 3"]


def test_a_heading_decides_between_cards_with_one_title() -> None:
    assert [slot.code for slot in read("2x Monnok", "Effects", "Battle Order").slots] == ["2_135", "8_118"]
    shields = read("2x Monnok", "Defensive Shields (1)", "Battle Order")
    assert [(slot.code, slot.zone) for slot in shields.slots] == [("2_135", "main"), ("13_54", "outside")]
    unsure = read("2x Monnok", "Battle Order")
    assert [slot.code for slot in unsure.slots] == ["2_135"]
    assert [each.code for each in unsure.guessed[0].suggestions] == ["8_118", "13_54"]


def test_the_side_is_labelled_or_found_from_the_cards() -> None:
    assert meant(read("Side: Dark", "Jawa"))[0].code == "1_182"
    assert meant(read("My deck - LS Ewoks", "", "Jawa"))[0].code == "1_12"
    assert meant(read("Chewbacca", "Jawa"))[1].code == "1_12"
    wrongly_named = read("Brad - Worlds Day 1 - DS QMC", "", "Chewbacca", "Yoda", "Ben Kenobi", "Wedge Antilles", "Bespin")
    assert (wrongly_named.side, meant(wrongly_named)[-1].code) == ("light", "5_76")


def test_a_guess_goes_where_its_heading_says() -> None:
    found = read("# A deck", "Starting", "Elis Herlot x2", "Defensive Shields (1)", "Battle Ordr")
    assert [(each.suggestions[0].zone, each.copies) for each in found.guessed] == [("starting", 2), ("outside", 1)]
    assert found.slots == ()


def test_every_line_is_reported_once() -> None:
    """No line vanishes: it is a card, a guess, unread, or one of the lines that name no card."""
    lines = ("Blizzrd 2 deck", "Side: Dark", "// mine", "Characters (2)", "2x Monnok", "Elis Herlot", "Xyzzy", "Droid 2", "")
    found = read(*lines)
    assert [each.line for each in found.guessed] == [6]
    assert [each.line for each in found.unread] == [7]
    assert [each.line for each in found.passed] == [1, 2, 3, 4, 8]


def test_a_line_may_bring_its_own_heading() -> None:
    found = read("Objective: Hidden Base/Systems Will Slip Through Your Fingers", "Starting Effect: Anger, Fear, Aggression (V)")
    assert [(slot.code, slot.zone) for slot in found.slots] == [("7_136", "main"), ("200_35", "starting")]


def test_names_dates_and_comments_are_not_cards() -> None:
    found = read(
        "2021 Match Play Championship Day 1 Kevin Babb's DS Shadow Collective", "April 24, 2021", "", "// mine", "Starting:", "2x Monnok"
    )
    assert found.name.endswith("Shadow Collective")
    assert (found.side, found.unread, len(found.slots)) == ("dark", (), 1)


@pytest.mark.parametrize("text", ["%PDF-1.7", "%PDF-1.7\n1 0 obj", "Nothing that is a card here"])
def test_an_unknown_title_is_unread(text: str) -> None:
    found = read(*text.split("\n"))
    assert found.slots == ()
    assert [each.line for each in found.unread] == list(range(1, text.count("\n") + 2))


@pytest.mark.parametrize("copies", ["0", "100", "1000000000000", "-3"])
def test_a_line_with_too_many_copies_is_unread(copies: str) -> None:
    found = read(f"{copies}x Monnok")
    assert all(1 <= slot.quantity <= 99 for slot in found.slots)
    assert found.unread or found.name or found.slots == (Slot("2_135", 3, "main"),)


def test_direction_marks_are_ignored() -> None:
    found = read("2x \u202eMonnok\u202c", "2x \u202exyzzy plugh\u202c")
    assert found.slots == (Slot("2_135", 2, "main"),)
    assert found.unread[0].text == "2x xyzzy plugh"


def test_unknown_lines_are_read_up_to_a_number() -> None:
    found = reader()("2x Monnok\n" + "2x qwertz uiop\n" * MOST_UNKNOWN_LINES)
    assert len(found.unread) == MOST_UNKNOWN_LINES
    assert sum(bool(each.suggestions) for each in found.unread) <= 100
    with pytest.raises(OddFile, match="do not clearly name a card") as refused:
        reader()("2x Monnok\n" + "2x qwertz uiop\n" * (MOST_UNKNOWN_LINES + 1))
    assert refused.value.code == "too_many_unknown_lines"


@given(slots=slot_lists, side=st.sampled_from([None, "light", "dark"]), name=st.text(max_size=60))
@settings(max_examples=60, deadline=None)
def test_a_written_list_is_read_again(slots: list[Slot], side: str | None, name: str) -> None:
    text = list_text(Decklist(tuple(slots), side), name, pool())
    found = reader()(text)
    assert (sorted(found.slots, key=str), found.unread, found.guessed) == (sorted(slots, key=str), (), ())
    assert side in (None, found.side)


@given(lines=st.lists(st.one_of(st.text(max_size=80), st.sampled_from(["2x Monnok", "Characters (3)", "Elis Helrot x2"])), max_size=12))
@settings(max_examples=60, deadline=None)
def test_no_line_is_dropped(lines: list[str]) -> None:
    text = "\n".join(lines)
    found = reader()(text)
    last = len(re.split(r"\r\n|\r|\n", text))
    assert all(1 <= each.line <= last for each in (*found.unread, *found.guessed))
