"""Abilities as sentences: those of well-known cards, and that every card has one in every language."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from games.star_realms.abilities.cards import ABILITIES, BACKS
from games.star_realms.abilities.ops import ability_lines
from games.star_realms.catalogue.fields import OPERATIONS
from games.texts import LANGUAGES
from tests.games.helpers.sample_decks import catalogue

ROOT = Path(__file__).resolve().parents[4]
CARDS = {card["code"]: card for card in catalogue("star-realms").cards}


def told(code: str) -> list[tuple[str, tuple[str, ...], tuple[tuple[str, int], ...], str]]:
    return [(line.slot, line.factions, line.gains, line.texts["en"]) for line in ability_lines(CARDS[code]["facts"])]


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("battle-blob", [("primary", (), (("combat", 8),), ""), ("ally", ("blob",), (), "draw 1"), ("scrap", (), (("combat", 4),), "")]),
        ("blob-world", [("primary", (), (), "choose: 5 combat / draw 1 for each Blob card you played this turn")]),
        (
            "central-office",
            [
                ("primary", (), (("trade", 2),), "the next ship you acquire goes on top of your deck (optional)"),
                ("ally", ("trade-federation",), (), "draw 1"),
            ],
        ),
        ("laser", [("primary", (), (), "pay 1 trade: 1 combat")]),
        ("fleet-hq", [("primary", (), (), "whenever you play a ship: 1 combat")]),
        # What stands behind the bracket is done by who is on turn alone, and whatever was chosen.
        ("supernova", [("primary", (), (), "each player: (lose 5 authority); scrap 5 from the trade row")]),
        ("tactical-maneuver", [("primary", (), (), "choose: (2 trade / 4 combat); the other player: choose: 6 authority / draw 1")]),
    ],
)
def test_what_a_card_does(code: str, lines: list[Any]) -> None:
    assert told(code) == lines


def test_every_ability_has_a_text_in_every_language() -> None:
    for card in CARDS.values():
        for facts in (card["facts"], card["facts"].get("back") or {}):
            for line in ability_lines(facts):
                assert set(line.texts) == set(LANGUAGES)
                assert all(text for text in line.texts.values()) or not any(line.texts.values())
                assert line.gains or line.texts["en"], card["code"]
                assert not any("{" in text or "None" in text for text in line.texts.values()), card["code"]


OTHERWISE: dict[str, Any] = {"resource": ("trade", "combat"), "to": ("hand", "discard"), "per": ("in_play", "counted")}
OTHERWISE |= {"filter": ("ship", "base"), "zones": (["trade_row"], ["hand"]), "factions": (["blob"], ["star-empire"])}


def said_otherwise(effect: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Each fact of an effect with another value; "if one was played" has no number."""
    for name, value in effect.items():
        if name in OTHERWISE:
            yield name, next(each for each in OTHERWISE[name] if each != value)
        elif isinstance(value, bool):
            yield name, not value
        elif (isinstance(value, int) or value is None) and not (name.endswith("_at_least") and value == 1):
            yield name, 7 if value is None else value + 1


def all_effects(effects: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for effect in effects:
        yield effect
        yield from all_effects(effect.get("then", []))
        for option in effect.get("options", []):
            yield from all_effects(option)


def test_every_fact_of_an_ability_has_a_text() -> None:
    """A number, faction, pile, or "may" that were another would read otherwise, in each language."""
    changed = 0
    for code, declared in (*ABILITIES.items(), *BACKS.items()):
        abilities = deepcopy(declared)
        before = ability_lines({"abilities": abilities})
        for effect in [each for listed in abilities.values() for ability in listed for each in all_effects(ability["effects"])]:
            for name, value in said_otherwise(effect) if effect["op"] != "text" else ():
                meant, effect[name] = effect[name], value
                after = ability_lines({"abilities": abilities})
                effect[name] = meant
                changed += 1
                for language in LANGUAGES:
                    told = [[(line.gains, line.texts[language]) for line in lines] for lines in (before, after)]
                    assert told[0] != told[1], f"{code}: {effect['op']} {name} in {language}"
    assert changed > 800


def test_every_operation_can_be_said() -> None:
    """An operation that has no words of its own is said by its name, not left out."""
    used = {effect["op"] for card in CARDS.values() for effect in effects(card["facts"].get("abilities") or {})}
    assert used <= {choice.code for choice in OPERATIONS}
    (line,) = ability_lines({"abilities": {"primary": [{"effects": [{"op": "text", "unparsed": True}] * 2}]}})
    assert line.texts["en"] == "(an effect not listed here)"  # once, however many there are


def effects(abilities: dict[str, Any]) -> list[dict[str, Any]]:
    return [effect for listed in abilities.values() for ability in listed for effect in ability["effects"]]


def test_a_card_without_abilities_has_no_lines() -> None:
    assert ability_lines({}) == ability_lines({"abilities": None}) == ()
