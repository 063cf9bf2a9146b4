"""The worked examples and the clauses of play, as files under tests/cases/star-wars-ccg/play/."""

from __future__ import annotations

import pytest

from games.star_wars_ccg.play.constants import LOST, USED
from tests.games.helpers.cases.scenario_files import scenarios_of
from tests.games.star_wars_ccg.abilities.positions import Position as TextPosition
from tests.games.star_wars_ccg.abilities.using import use
from tests.games.star_wars_ccg.scenarios import Position

SCENARIOS = scenarios_of("star-wars-ccg")
# T-CCG-27, T-CCG-33 and T-CCG-34 are about decks (`t_ccg_27_59__*.json` and others).  T-CCG-20 (an Interrupt after use) has a test below,
# T-CCG-30 (two games of a match) in `test_hand_checked.py` and `test_two_games.py`.
EXAMPLES = {f"T-CCG-{number:02}" for number in range(1, 37) if number not in (20, 27, 30, 33, 34)}


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario['file']}: {scenario['name']}")
def test_scenario(scenario):
    position = Position({**scenario["given"], "cards": scenario["cards"]})
    for step in scenario.get("when", ()):
        position.do(step)
    position.check(scenario["then"])


def test_every_worked_example_is_there():
    assert {scenario["example"] for scenario in SCENARIOS if "example" in scenario} == EXAMPLES


@pytest.mark.parametrize(("interrupt", "choices", "pile"), [("1_70", ["1_146"], USED), ("1_94", ["1_17"], LOST)])
def test_a_used_interrupt_and_a_lost_one_go_to_piles_of_their_own(interrupt: str, choices: list[str], pile: int) -> None:
    """T-CCG-20: CCG-INT-02 and CCG-TAB-02."""
    piles = {"hand": [interrupt], "force": 4, "lost": ["1_17"]}
    there = TextPosition(["1_127"], ["1_146 @ 1_127"], [], at="control", piles=(piles, {}))
    use(there, interrupt, *choices)
    assert there.zone(interrupt) == (pile, 0)
