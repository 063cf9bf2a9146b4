"""The list readers of every game, and the shared reader for lists with a card on every line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.contracts.decks import OddFile, ReadList, Slot
from games.decks.card_names import CardNames, Meaning
from games.registry import GAMES
from tests.games.helpers.deck_lists import codes, decklists, reader
from tests.games.helpers.declarations import all_declarations
from tests.games.helpers.sample_decks import catalogue, pool

READ = [slug for slug, game in GAMES.items() if game.build_pool and game.lists.reader]
PLAIN = [tests.slug for tests in all_declarations() if tests.reads_zone_lists]


def read(slug: str, *lines: str) -> ReadList:
    return reader(slug)("\n".join(lines))


@pytest.mark.parametrize("slug", PLAIN)
@given(data=st.data(), name=st.text(max_size=40))
@settings(max_examples=60, deadline=None)
def test_a_written_list_is_read_again(slug: str, data: st.DataObject, name: str) -> None:
    decklist = data.draw(decklists(slug))
    write = GAMES[slug].lists.text
    assert write
    found = reader(slug)(write(decklist, name, pool(slug)))
    assert (sorted(found.slots, key=str), found.unread) == (sorted(decklist.slots, key=str), ())
    assert decklist.side is None or found.side == decklist.side


def test_a_trade_deck() -> None:
    found = read(
        "star-realms",
        *(
            "# Mine",
            "Ships (5)",
            "Battle Blob x2",
            "２ × Ｂｌｏｂ Ｆｉｇｈｔｅｒ",
            "Bases:",
            "blob wheel",
            "Explorers",
            "10 Explorer",
            "Starting deck",
            "8x Scout",
        ),
    )
    assert [(slot.code, slot.quantity, slot.zone) for slot in found.slots] == [
        ("battle-blob", 2, "trade_deck"),
        ("blob-fighter", 2, "trade_deck"),
        ("blob-wheel", 1, "trade_deck"),
        ("explorer", 10, "explorers"),
        ("scout", 8, "starting_deck"),
    ]
    assert (found.name, found.unread) == ("Mine", ())


def test_a_faction_and_its_characters() -> None:
    found = read("empire-vs-rebellion", "Faction: Rebel", "Characters (2)", "Luke Skywalker", "Han Solo", "Xyzzy", "Diplomacy")
    assert found.side == "rebel"
    assert {slot.zone for slot in found.slots} == {"characters"}
    assert [each.text for each in found.unread] == ["Xyzzy", "Diplomacy"]  # several cards are called Diplomacy
    assert len(found.unread[1].suggestions) == 3


TITLED = {  # first lines, and two lines of cards
    "star-realms": ("3x Blob Wheel", "Battle Blob x2"),
    "star-wars-lcg": ("2x Hit and Run", "2x A Hero's Journey"),
    "star-wars-ccg": ("2x Dark Forces", "3x Reactor Terminal"),
    "legend-of-stars": ("3x 燼槍のルカ", "燼槍のルカ x3"),
}


@pytest.mark.parametrize("title", ["My first try", "炎の一覧", "Qwerty of the month 2"])
@pytest.mark.parametrize("slug", TITLED)
def test_a_first_line_that_is_no_card_is_the_name_of_the_deck(slug: str, title: str) -> None:
    found = read(slug, title, *TITLED[slug])
    assert (found.name, found.unread) == (title, ())
    assert [each.text for each in found.passed] == [title]
    assert found.slots


def test_a_list_without_copies_has_a_name_only_apart_from_its_cards() -> None:
    assert read("empire-vs-rebellion", "Smuggler's run", "", "Luke Skywalker", "Han Solo").name == "Smuggler's run"
    found = read("empire-vs-rebellion", "Smuggler's run", "Luke Skywalker", "Han Solo")
    assert (found.name, [each.text for each in found.unread]) == ("", ["Smuggler's run"])


@pytest.mark.parametrize("first", ["Batle Blob", "Batle Blob 2", "2x Nothing of the kind", "Blob Weel"])
def test_a_first_line_that_may_be_a_card_stays_unread(first: str) -> None:
    found = read("star-realms", first, "", *TITLED["star-realms"])
    assert (found.name, [each.text for each in found.unread]) == ("", [first])


def test_names_in_any_language() -> None:
    found = read("legend-of-stars", "デッキ名: 炎", "3枚 燼槍のルカ", "燼槍のルカ x3", "燼槍露卡 2")
    assert (found.name, found.slots) == ("炎", (Slot("sample-001", 5, "main"),))
    assert [each.line for each in found.unread] == [2]


@pytest.mark.parametrize("slug", READ)
@given(lines=st.lists(st.text(max_size=210), max_size=8))
@settings(max_examples=30, deadline=None)
def test_any_text_is_answered(slug: str, lines: list[str]) -> None:
    found = reader(slug)("\n".join(lines))
    assert all(1 <= slot.quantity <= 9_999 for slot in found.slots)


@pytest.mark.parametrize("slug", READ)
@pytest.mark.parametrize("pattern", ["{}x Name #{}", "{} Name #{}", "Name x{} #{}", "Name (x{}) #{}"])
@pytest.mark.parametrize("digits", [4, 5, 20, 150])
def test_too_many_copies_are_never_read_as_one(slug: str, pattern: str, digits: int) -> None:
    code = next(iter(codes(slug).values()))[0]
    assert read(slug, pattern.format("2", code)).slots, "the same line with two copies is read"
    found = read(slug, pattern.format("9" * digits, code))
    assert not found.slots
    assert [each.line for each in found.unread] == [1]


@pytest.mark.slow
@pytest.mark.parametrize("slug", READ)
def test_ten_thousand_lines_and_copies_without_end(slug: str) -> None:
    assert len(read(slug, "1x Qwertz Uiop #0", *["99999999999999x Qwertz"] * 299).unread) == 300
    with pytest.raises(OddFile):
        read(slug, "1x Qwertz Uiop #0", *["99999999999999x Qwertz"] * 10_000)


@pytest.mark.parametrize("slug", READ)
@pytest.mark.parametrize("pattern", ["#{0} {1}", "#{0} - {1}", "2x #{0} {1}", "- 2 #{0} {1}", "#{0} {1} x2", "#{0}: {1} (x2)"])
def test_a_reference_may_stand_before_the_name(slug: str, pattern: str) -> None:
    records = catalogue(slug)
    names = {record["code"]: record["name"] for record in (*records.cards, *records.objective_sets)}
    card_of = {record["code"]: record["card"] for record in records.printings}
    for zone, known in codes(slug).items():
        code = known[len(known) // 2]
        name = names.get(code) or names[card_of[code]]
        found = read(slug, pattern.format(code, name))
        assert [(slot.code, slot.quantity) for slot in found.slots] == [(code, 2 if "2" in pattern else 1)], zone
        mistaken = read(slug, pattern.format(code, "Qwertz Uiop"))
        assert not mistaken.slots, "the name is another one"


def test_a_comment_that_begins_like_a_reference_is_a_comment() -> None:
    comments = ["# scout", "# Scouts #scout", "#scout heavy deck", "#deckofthemonth", "#many #scout"]
    found = read("star-realms", *comments, "8x Scout")
    assert [line.text for line in found.passed] == comments
    assert [slot.quantity for slot in found.slots] == [8]
    assert found.name == "scout"


def test_names_that_differ_only_in_their_last_number_are_suggested_first() -> None:
    names = CardNames(str.casefold)
    for code, name in enumerate(("Repair Bay 92 Crew", "Bay 92 Repair", "Repair Bay 14", "Repair Bay")):
        names.add(Meaning("main", str(code), {"en": name}))
    names.build_index()
    assert names.suggestions("Repair Bay 92")[0].code == "2"
    assert names.suggestions("Repair Bays")[0].code == "3"
