"""Deck files of other programs: GEMP, Holotable, OCTGN."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from games.contracts.decks import DeckFile, Decklist, OddFile, ReadList, Slot
from games.decks.slots import with_guesses
from games.star_wars_ccg.decks.files import DECK_FILES
from tests.games.star_wars_ccg.card_pool import pool
from tests.games.star_wars_ccg.deck_lists import reader, slot_lists

FILES = {file.code: file for file in DECK_FILES}
GEMP, STORED, HTD, O8D = (FILES[code] for code in ("gemp", "gemp-stored", "htd", "o8d"))
WRITTEN = [file for file in DECK_FILES if file.write]


def read(file: DeckFile, text: str) -> ReadList:
    assert [each.code for each in DECK_FILES if each.is_this(text)] == [file.code]
    return file.read(text, pool(), reader())


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: file.code)
@given(slots=slot_lists)
@settings(max_examples=40, deadline=None)
def test_a_written_list_is_read_again(file: DeckFile, slots: list[Slot]) -> None:
    assert file.write
    text = file.write(Decklist(tuple(slots), "dark"), "A “name” & <more>", pool())
    text.encode(file.encoding)
    if slots:
        found = read(file, text.replace("\r\n", "\n").strip())
        assert (sorted(found.slots, key=str), found.unread, found.guessed) == (sorted(slots, key=str), (), ())
        assert found.name in ("", "A “name” & <more>")


def test_gemp_counts_elements_and_ignores_foil_marks() -> None:
    found = read(
        GEMP,
        """<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<deck><!-- mine -->
    <card blueprintId="9_109*" horizontal="false" title="Emperor Palpatine"/>
    <card blueprintId="9_109^" title="Whatever"/>
    <card blueprintId="601_12" title="Legacy"/>
    <card blueprintId="999_1" title="Elis Herlot"/>
    <cardOutsideDeck blueprintId="13_51" horizontal="false" title="A Useless Gesture &amp; more"/>
</deck>""",
    )
    assert found.slots[0] == Slot("9_109", 2, "main")
    assert found.slots[1].code.startswith("legacy-")
    assert found.slots[2] == Slot("13_51", 1, "outside")
    assert [(each.line, each.text, each.suggestions[0].code) for each in found.unread] == [(6, "Elis Herlot", "1_243")]


def test_elements_that_are_not_cards_are_unread() -> None:
    gemp = read(GEMP, '<deck><karte nummer="1_168"/>\n<card blueprintId="9_109"/></deck>')
    assert [(each.line, each.text) for each in gemp.unread] == [(1, "<karte>")]
    octgn = read(O8D, '<deck game="8cf86807">\n<section name="Main"><card qty="2">Monnok</card><karte/></section></deck>')
    assert [slot.code for slot in octgn.slots] == ["2_135"]
    assert [(each.line, each.text) for each in octgn.unread] == [(2, "<karte>")]


def test_the_stored_form_of_gemp_is_read() -> None:
    found = read(STORED, "9_109,9_109*,1_168|13_51,13_52")
    assert [(slot.code, slot.quantity, slot.zone) for slot in found.slots] == [
        ("9_109", 2, "main"),
        ("1_168", 1, "main"),
        ("13_51", 1, "outside"),
        ("13_52", 1, "outside"),
    ]
    assert (found.side, read(STORED, "9_109,999_9").unread[0].text) == ("dark", "999_9")


def test_holotable_files_of_both_versions_are_read() -> None:
    second = read(
        HTD,
        'ver 2\nback imp.gif\ncard "/starwars/ANewHope-Dark/t_monnok" 3\ncard "/starwars/Premiere-Dark/t_tatooine" 1 1 1\n'
        'card "/TWOSIDED/starwars/DemoDeck-Dark/t_twinsunsoftatooine/welltrainedinthejediarts" 1 1 1\nback nothing\nrubbish\n'
        'card "/starwars/Premiere-Dark/t_elisherlot" 2\ncard "/starwars/Premiere-Dark/t_comlink" 1000000000000',
    )
    assert second.slots == (Slot("2_135", 3, "main"), Slot("1_289", 1, "starting"), Slot("301_4", 1, "starting"))
    assert [(each.line, [found.code for found in each.suggestions][:1]) for each in second.unread] == [
        (7, []),
        (8, ["1_243"]),
        (9, ["1_201"]),
    ]
    first = read(HTD, 'card "/starwars/Premiere-Dark/t_comlink" "Comlink (3)\\nDark Device [C1] \\nSet: Premiere\\n\\n\\"Text\\"" 2')
    assert first.slots == (Slot("1_201", 2, "main"),)


def test_a_picture_in_another_folder_is_a_guess() -> None:
    found = read(HTD, 'ver 2\ncard "/starwars/Nowhere-Dark/t_monnok" 1\ncard "/starwars/Nowhere-Dark/t_tatooine" 1')
    assert found.slots == (Slot("2_135", 1, "main"),)
    assert with_guesses(found.slots, found.guessed) == (Slot("2_135", 1, "main"), Slot("1_289", 1, "main"))
    assert [each.line for each in found.guessed] == [3]  # there is one Monnok, but two systems of the name


def test_octgn_names_cards_and_its_notes_are_read_only_if_they_agree() -> None:
    assert O8D.write
    text = O8D.write(Decklist((Slot("2_135", 2, "starting"), Slot("13_51", 1, "outside")), "dark"), "Mine", pool())
    kept = read(O8D, text)
    assert (kept.slots, kept.name) == ((Slot("2_135", 2, "starting"), Slot("13_51", 1, "outside")), "Mine")
    changed = read(O8D, text.replace('qty="2"', 'qty="3"'))
    assert changed.slots == (Slot("2_135", 3, "main"), Slot("13_51", 1, "outside"))
    odd = read(
        O8D, '<deck game="x">\n<section name="Main"><card qty="9999999999" id="">Monnok</card>\n<card qty="1">Xyzzy</card></section></deck>'
    )
    assert ([each.line for each in odd.unread], odd.slots) == ([2, 3], ())


BOMBS = {
    "entities": (
        '<!DOCTYPE deck [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><deck><card blueprintId="&b;"/></deck>',
        "xml_doctype",
    ),
    "file": ('<!DOCTYPE deck [<!ENTITY x SYSTEM "file:///etc/passwd">]><deck><card blueprintId="&x;"/></deck>', "xml_doctype"),
    "parameter": ('<!DOCTYPE deck [<!ENTITY % x SYSTEM "http://127.0.0.1/"> %x;]><deck blueprintId=""/>', "xml_doctype"),
    "doctype": ('<!DOCTYPE deck SYSTEM "http://127.0.0.1/deck.dtd"><deck/>', "xml_doctype"),
    "nested": ("<deck>" * 9_000, "xml_too_deep"),
    "wide": ("<deck>" + "<card/>" * 9_000 + "</deck>", "xml_too_large"),
    "long": (f'<deck><card blueprintId="{"9" * 30_000}"/></deck>', "xml_too_large"),
    "open": ("<deck><card blueprintId='1_1'>", "xml_damaged"),
    "unknown entity": ("<deck>&lol;</deck>", "xml_damaged"),
    "two roots": ("<deck/><deck/>", "xml_damaged"),
    "nul": ("<deck>\0</deck>", "xml_damaged"),
    "surrogates": ("<deck>&#xD800;</deck>", "xml_damaged"),
}


@pytest.mark.parametrize("name", BOMBS)
@pytest.mark.parametrize("file", [GEMP, O8D], ids=lambda file: file.code)
def test_archive_and_xml_bombs_are_refused(name: str, file: DeckFile) -> None:
    text, code = BOMBS[name]
    with pytest.raises(OddFile) as refused:
        file.read(text, pool(), reader())
    assert refused.value.code == code


def test_other_files_are_not_deck_files() -> None:
    for text in ("", "Side: Dark\n2x Monnok", "1,2,3", "2_135", "<html><body>", "card of mine", "{}", "4-LOM, 8D8 | x"):
        assert not [file.code for file in DECK_FILES if file.is_this(text)], text
