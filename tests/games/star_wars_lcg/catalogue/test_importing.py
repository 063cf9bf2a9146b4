"""The reader of the community's JSON, on an invented card set of the same form."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.star_wars_lcg.catalogue import importing
from games.star_wars_lcg.catalogue.importing import Unreadable, read
from games.star_wars_lcg.catalogue.parse_text import enhances, own_text, timings
from tests.games.star_wars_lcg.import_files import card, files, objective

CASES = Path(__file__).parents[3] / "cases" / "star-wars-lcg" / "catalogue"
LINES = json.loads((CASES / "enhance_lines.json").read_text())
TRAITS = ("Pilot", "Space Slug")


def test_a_small_source_becomes_a_catalogue() -> None:
    twice = {"number": 2, "text": "Elite.\nReaction: Win.", "keywords": [{"name": "Elite"}]}
    catalogue = read(files(objective(affiliation_only="Sith", resources="X"), card(2, **twice), card(3, **twice)))
    plan, unit, leader = catalogue.cards
    assert plan["facts"] == {
        "resources": None, "resources_text": "X", "damage_capacity": 2, "traits": [], "keywords": [], "timings": [], "has_text": False,
        "limit_per_objective_deck": None, "affiliation_only": "sith", "is_challenge": False,
    }  # fmt: skip
    assert (unit["code"], unit["number"], unit["text"]) == ("001-2", "2", "Elite.\nReaction: Win.")
    assert unit["facts"]["keywords"] == [{"name": "elite"}]
    assert (unit["facts"]["timings"], unit["facts"]["has_text"]) == (["reaction"], True)
    assert leader["code"] == "old-friends"
    assert leader["facts"]["requirement"] == {
        "own": "sith",
        "own_count": 5,
        "other": "imperial-navy",
        "other_or_neutral_count": 5,
        "total": 10,
    }
    assert [(row["code"], row["card"]) for row in catalogue.printings] == [
        ("001-1", "001-1"), ("001-2", "001-2"), ("001-3", "001-2"), ("old-friends", "old-friends"),
    ]  # fmt: skip
    assert catalogue.objective_sets[0]["facts"] == {"limit_per_objective_deck": None, "affiliation_only": "sith", "copies_in_product": 2}
    assert catalogue.objective_sets[0]["product"] == catalogue.products[0]["code"] == "old-box"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"products.json": None}, "products.json is missing"),
        ({"cards.json": b"{"}, "cards.json is not JSON"),
        ({"cards.json": b"\xff\xfe"}, "cards.json is not JSON in UTF-8"),
        ({"cards.json": b"{}"}, "cards.json is not a list of records"),
        ({"cards.json": json.dumps([{"id": "001-1"}]).encode()}, "cards.json, record 1 (001-1): affiliation"),
        ({"cards.json": json.dumps([objective(affiliation="Hutt")]).encode()}, "unknown name 'Hutt'"),
        ({"cards.json": json.dumps([card(1, 1, type="ship")]).encode()}, "cards.json, 001-1: unknown type 'ship'"),
        ({"cards.json": json.dumps([card(2, 2), card(3, 2, cost=3)]).encode()}, "001-2 and 001-3 share number 2 but differ in facts"),
    ],
)
def test_unreadable_input_is_named(change: dict[str, bytes | None], sentence: str) -> None:
    source: dict[str, Any] = files(objective(), card(2, 2)) | change
    with pytest.raises(Unreadable) as caught:
        read({name: content for name, content in source.items() if content is not None})
    assert sentence in str(caught.value)


@pytest.mark.parametrize("case", LINES, ids=lambda case: case["line"])
def test_enhance_line(case: dict[str, Any]) -> None:
    expected = {name: value for name, value in case.items() if name != "line"}
    assert enhances(f"{case['line']} Limited.\nMore.", traits=TRAITS) == expected


@pytest.mark.parametrize("line", ["Enhance a Walrus unit.", "Enhance a [Hutt] unit.", "Enhance a Pilot moon."])
def test_an_enhance_line_that_is_not_understood_is_refused(line: str) -> None:
    with pytest.raises(Unreadable):
        enhances(line, traits=TRAITS, where="001-2")


def test_no_enhance_line() -> None:
    assert enhances("Action: Enhance nothing.", traits=TRAITS) is None


@pytest.mark.parametrize(
    ("text", "own"),
    [
        ("Shielding. (A reminder of the rule.)", ""),
        ("Elite. Edge (2).\nProtect Pilot. (A reminder.)", ""),
        ("Pilot (2). (Its own words.)", "(Its own words.)"),
        ("Pilot cards win.", "Pilot cards win."),
        ("Enhance your play area.\nLimited. (One a turn.)", ""),
        ("Enhance your play area.\nIt wins.", "It wins."),
        ("Limit 1 per objective deck.\nSith affiliation only.", ""),
        ("Limit 1 per objective deck.\nAction: Win.", "Action: Win."),
        ("Edge (X). X is 3.", "X is 3."),
        ("", ""),
    ],
)
def test_own_text(text: str, own: str) -> None:
    assert own_text(text) == own


def test_timings_are_read_anywhere_in_a_text() -> None:
    text = 'Forced Interrupt: Lose.\nIt gains: "Reaction: Win." Forced Reaction: Draw.\nAn action is no Action.'
    assert timings(text) == ["forced_interrupt", "forced_reaction", "reaction"]


def test_cards_of_challenge_decks_are_in_no_set() -> None:
    back = {
        "type": "unit",
        "cost": 9,
        "force_icons": 1,
        "damage_capacity": 9,
        "traits": ["Station"],
        "combat_icons": dict.fromkeys(importing.ICONS, 1),
    }
    challenge = {**card(2, 7, traits=["Station"]), "id": "D01-1", "objective_set": None, "position": None, "reverse_side": back}
    source = files(objective(), card(2, 2)) | {"challenge_deck_cards.json": json.dumps([challenge]).encode()}
    catalogue = read(source)
    found = catalogue.cards[-1]
    assert (found["code"], found["facts"]["is_challenge"], found["facts"]["back"]["cost"]) == ("D01-1", True, 9)
    assert (catalogue.printings[-1]["objective_set"], catalogue.printings[-1]["product"]) == (None, "old-box")
    assert catalogue.products[0]["facts"]["contents"] == {"objective_sets": {"1": 2}, "cards_in_sets": 12, "cards_outside_sets": 2}
