"""Declared cards in play: the scenarios of tests/cases/star-wars-lcg/abilities/, each with the card that it is about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.star_wars_lcg.abilities.cards import ABILITIES
from tests.games.helpers.cases.yaml_files import content
from tests.games.star_wars_lcg.abilities.positions import AbilityPosition

FOLDER = Path(__file__).resolve().parents[3] / "cases" / "star-wars-lcg" / "abilities"
WANTED = 70


def scenarios() -> list[dict[str, Any]]:
    shared = content(FOLDER / "cards.yaml")
    found = []
    for path in sorted(FOLDER.glob("*.yaml")):
        if path.stem != "cards":
            found += [{"invented": shared, **scenario} for scenario in content(path)]
    return found


SCENARIOS = scenarios()


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario['card']}: {scenario['name']}")
def test_scenario(scenario: dict[str, Any]) -> None:
    position = AbilityPosition(scenario["given"], scenario["invented"])
    for step in scenario.get("when", ()):
        position.do(step)
    position.check(scenario["then"])


def test_forty_cards_are_played_with_and_without_their_conditions() -> None:
    works = {scenario["card"] for scenario in SCENARIOS if scenario["works"]}
    fails = {scenario["card"] for scenario in SCENARIOS if not scenario["works"]}
    assert works | fails <= set(ABILITIES)
    assert works == fails, f"play these once more: {', '.join(sorted(works ^ fails))}"
    assert len(works) >= WANTED
