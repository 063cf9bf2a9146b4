"""Decks of OCTGN."""

from __future__ import annotations

from games.contracts.decks import Decklist, Slot
from games.star_wars_lcg.decks.files import DECK_FILES, octgn_ids, write
from tests.games.helpers.deck_lists import reader
from tests.games.helpers.sample_decks import catalogue, pool

SLUG = "star-wars-lcg"


def o8d(*sets: str) -> str:
    """A deck of the Jedi with these sets, as OCTGN keeps it."""
    records = {card["code"]: card for card in catalogue(SLUG).cards}
    card_of = {row["code"]: row["card"] for row in catalogue(SLUG).printings}
    held = [card_of[code] for row in catalogue(SLUG).objective_sets if row["code"] in sets for code in row["printings"]]
    sections = {
        "Affiliation": ["Jedi"],
        "Command Deck": [records[code]["name"] for code in held if records[code]["type"] != "objective"],
        "Objective Deck": [records[code]["name"] for code in held if records[code]["type"] == "objective"],
    }
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', '<deck game="d5cf89e5-1984-4873-8ae0-f06eea411bb3">']
    for name, cards in sections.items():
        listed = [f'<card qty="1" id="ff4fb461-8060-457a-9c16-0">{card}</card>' for card in cards]
        lines += [f'<section name="{name}">', *listed, "</section>"]
    return "\n".join([*lines, "</deck>"])


def test_cards_of_whole_sets_are_read_as_sets() -> None:
    file = DECK_FILES[0]
    text = o8d("1", "2", "3", "18")
    assert file.is_this(text)
    found = file.read(text, pool(SLUG), reader(SLUG))
    assert {slot.code for slot in found.slots if slot.zone == "objective_sets"} == {"1", "2", "3", "18"}
    assert Slot("jedi", 1, "affiliation") in found.slots
    assert found.unread == ()


def test_every_printing_has_an_id_of_its_own() -> None:
    codes = {row["code"] for row in catalogue(SLUG).printings}
    assert octgn_ids().keys() == codes
    assert len(set(octgn_ids().values())) == len(codes)


def test_a_deck_is_written_as_cards_with_their_ids() -> None:
    deck = Decklist((Slot("jedi", 1, "affiliation"), Slot("1", 2, "objective_sets")), "light")
    text = write(deck, "Mine", pool(SLUG))
    assert '<section name="Objective Deck" shared="False">\n    <card qty="2" id="ff4fb461-8060-457a-9c16-000000000063">' in text
    assert text.count("<card ") == 7
    assert set(DECK_FILES[0].read(text, pool(SLUG), reader(SLUG)).slots) == set(deck.slots)


def test_ids_tell_cards_of_one_name_apart_without_notes() -> None:
    """Of all sets at once: by names alone, a card that several sets hold could be of any of them."""
    sets = tuple(Slot(row["code"], 1, "objective_sets") for row in catalogue(SLUG).objective_sets)
    text = write(Decklist(sets[:60]), "", pool(SLUG))
    bare = text[: text.index("<notes>")] + "</deck>"
    read = DECK_FILES[0].read(bare, pool(SLUG), reader(SLUG))
    assert (set(read.slots), read.unread, read.guessed) == (set(sets[:60]), (), ())


def test_notes_of_other_cards_are_not_believed() -> None:
    text = write(Decklist((Slot("1", 1, "objective_sets"),)), "", pool(SLUG))
    changed = text.replace("#1", "#2")
    assert [slot.code for slot in DECK_FILES[0].read(changed, pool(SLUG), reader(SLUG)).slots] == ["1"]
