"""Abilities in plain words: what is told of cards everybody knows, and that every card can be told in every language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.contracts import LANGUAGES
from games.star_realms.facts import OPERATIONS
from games.star_realms.words import ability_lines

ROOT = Path(__file__).resolve().parents[3]
CARDS: dict[str, dict[str, Any]] = {
    card["code"]: card for card in json.loads((ROOT / "fixtures/star-realms/cards.json").read_text(encoding="utf-8"))
}


def told(code: str) -> list[tuple[str, tuple[str, ...], tuple[tuple[str, int], ...], str]]:
    return [(line.slot, line.factions, line.gains, line.texts["en"]) for line in ability_lines(CARDS[code]["facts"])]


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("battle-blob", [("primary", (), (("combat", 8),), ""), ("ally", ("blob",), (), "draw 1"), ("scrap", (), (("combat", 4),), "")]),
        ("blob-world", [("primary", (), (), "choose: 5 combat / draw 1 for each Blob card of this turn")]),
        (
            "central-office",
            [
                ("primary", (), (("trade", 2),), "next ship acquired: onto the deck (optional)"),
                ("ally", ("trade-federation",), (), "draw 1"),
            ],
        ),
        ("laser", [("primary", (), (), "pay 1 trade: 1 combat")]),
        ("fleet-hq", [("primary", (), (), "for each ship played: 1 combat")]),
    ],
)
def test_what_a_card_does(code: str, lines: list[Any]) -> None:
    assert told(code) == lines


def test_every_ability_is_told_in_every_language() -> None:
    for card in CARDS.values():
        for facts in (card["facts"], card["facts"].get("back") or {}):
            for line in ability_lines(facts):
                assert set(line.texts) == set(LANGUAGES)
                assert all(text for text in line.texts.values()) or not any(line.texts.values())
                assert line.gains or line.texts["en"], card["code"]
                assert not any("{" in text or "None" in text for text in line.texts.values()), card["code"]


def test_every_operation_can_be_said() -> None:
    """An operation that has no words of its own is said by its name, not left out."""
    used = {effect["op"] for card in CARDS.values() for effect in effects(card["facts"].get("abilities") or {})}
    assert used <= {choice.code for choice in OPERATIONS}
    (line,) = ability_lines({"abilities": {"primary": [{"effects": [{"op": "text", "unparsed": True}] * 2}]}})
    assert line.texts["en"] == "(an effect that is not told here)"  # once, however many there are


def effects(abilities: dict[str, Any]) -> list[dict[str, Any]]:
    return [effect for listed in abilities.values() for ability in listed for effect in ability["effects"]]


def test_a_card_without_abilities_has_no_lines() -> None:
    assert ability_lines({}) == ability_lines({"abilities": None}) == ()
