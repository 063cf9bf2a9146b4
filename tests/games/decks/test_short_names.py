"""The tables of short names: `short_names.toml` of each game."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.decks.card_names import CardNames, Meaning
from games.decks.short_names import FILE_NAME, load_short_names
from games.registry import GAMES
from tests.games.helpers.deck_lists import reader
from tests.games.helpers.sample_decks import catalogue

ROOT = Path(__file__).resolve().parents[3] / "games"
TABLES = {slug: file for slug in GAMES for file in ROOT.glob(f"{slug.replace('-', '_')}/decks/**/{FILE_NAME}")}


def test_the_tables_of_the_games_are_found() -> None:
    assert {"star-wars-ccg", "star-wars-lcg", "star-realms"} <= set(TABLES)


@pytest.mark.parametrize("slug", TABLES)
def test_a_game_declares_its_table(slug: str) -> None:
    assert GAMES[slug].lists.short_names == load_short_names(str(TABLES[slug]))


@pytest.mark.parametrize("slug", TABLES)
def test_every_title_is_a_name_of_the_game(slug: str) -> None:
    records = catalogue(slug)
    names = {record["name"] for record in (*records.cards, *records.objective_sets)}
    names |= {name.partition(" / ")[0] for name in names}
    unknown = {title for titles in load_short_names(str(TABLES[slug])).values() for title in titles} - names
    assert not unknown


@pytest.mark.parametrize("slug", TABLES)
def test_every_short_name_is_read_as_one_of_its_titles(slug: str) -> None:
    records = catalogue(slug)
    names = {record["code"]: record["name"] for record in (*records.cards, *records.objective_sets)}
    for short, titles in load_short_names(str(TABLES[slug])).items():
        found = reader(slug)(f"2x {short}")
        codes = [slot.code for slot in found.slots]
        codes += [card.code for line in (*found.guessed, *found.unread) for card in line.suggestions]
        assert any(names[code].partition(" / ")[0] in titles for code in codes), short


@pytest.mark.parametrize(
    ("line", "dark", "light"),
    [
        ("Dreadnaught", "106_13", None),
        ("Mara's Saber", "110_11", None),
        ("Mara's Lightsaber", "110_11", None),
        ("ECC Chewie", None, "109_1"),
        ("ECC Boba", "109_8", None),
        ("EPP Vader", "108_6", None),
        ("Death Star Docking Bay", None, "1_124"),  # the Dark Side has two: Death Star II
        ("DS Docking Bay", None, "1_124"),
        ("Hoth DB", "3_147", "3_59"),
        ("Falcon", None, None),  # four ships
        ("ECC Lando", None, None),  # two cards
    ],
)
def test_a_short_name_is_certain_only_for_one_card_of_the_side(line: str, dark: str | None, light: str | None) -> None:
    for side, code in (("Dark", dark), ("Light", light)):
        found = reader("star-wars-ccg")(f"Side: {side}\n3x {line}")
        assert [(slot.code, slot.quantity) for slot in found.slots] == ([(code, 3)] if code else []), side
        assert [each.copies for each in (*found.guessed, *found.unread)] == ([] if code else [3]), side


def test_a_short_name_of_several_cards_suggests_them() -> None:
    found = reader("star-wars-ccg")("Side: Light\nECC Lando")
    assert [each.code for each in found.unread[0].suggestions] == ["109_3", "109_2"]


def test_a_title_is_stronger_than_a_short_name() -> None:
    names = CardNames(str.casefold, {"Port": ("Port of Call",), "Scout": ("Port of Call",)})
    for code in ("Port of Call", "Scout"):
        names.add(Meaning("main", code, {"en": code}))
    names.build_index()
    assert [each.code for each in names.find("port")] == ["Port of Call"]
    assert [each.code for each in names.find("scout")] == ["Scout"]
    assert [each.code for each in names.suggestions("port")] == ["Port of Call"]
