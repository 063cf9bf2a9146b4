"""The rulebook's examples and the clauses of play, as files under tests/cases/star-wars-lcg/play/, with the rules of two players.

Scenarios with `players: 1` need the passive opponent of a goldfish; all others are true of two players, too.
"""

from __future__ import annotations

import pytest

from games.star_wars_lcg.play.cards import protected
from tests.games.helpers.cases.scenario_files import scenarios_of
from tests.games.star_wars_lcg.card_pool import POOL
from tests.games.star_wars_lcg.matches import MatchPosition

SCENARIOS = [
    scenario
    for scenario in scenarios_of("star-wars-lcg")
    if scenario.get("players") != 1 and "deck" not in scenario["given"] and not any("play_out" in step for step in scenario.get("when", ()))
]
# 26, 27 and 29 need card texts: `test_windows.py`; 32 is a setup, 33 a whole game: `test_matches.py`; 34 to 37 are about decks.
EXAMPLES = [*range(1, 26), 28, 30, 31, *range(38, 43)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario['file']}: {scenario['name']}")
def test_scenario(scenario):
    position = MatchPosition(scenario["given"], scenario["cards"])
    for step in scenario.get("when", ()):
        position.do(step)
    # What a player could have spent is counted for a goldfish's report only.
    position.check({name: fact for name, fact in scenario["then"].items() if name != "wasted"})


def test_every_worked_example_is_there():
    found = {scenario["example"] for scenario in SCENARIOS if "example" in scenario}
    assert {f"T-LCG-{number:02}" for number in EXAMPLES} <= found


@pytest.mark.parametrize(
    ("what", "code", "expected"),
    [
        ("Character", "001-2", True),  # LCG-KEY-05
        ("Character", "004-2", False),
        ("Vehicle", "004-2", True),
        ("objective", "022-1", True),
        ("objective", "001-2", False),
        ("unique unit", "001-2", True),
        ("unique unit", "020-3", False),
        ("Smugglers and Spies objective", "022-1", False),
        ("non-Sith Character", "019-2", False),
        ("non-Sith Character", "001-2", True),
        ("Sith objective", "022-1", True),
        ("Luke Skywalker", "001-2", True),
        ("Mercenary or Character", "001-2", True),
    ],
)
def test_protect_names_cards_by_trait_type_affiliation_or_title(what, code, expected):
    assert protected(what, POOL.known_card(code)) == expected
