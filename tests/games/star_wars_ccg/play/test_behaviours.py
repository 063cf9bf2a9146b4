"""What the community's server is tested to do with played cards and rules, as cases in tests/cases/star-wars-ccg/behaviours/.

A file names the card or the group of rules.  A case: row, light, dark, at, active, rules as `Position` reads them ("light" and "dark" for
the seats), light_hand, dark_reserve ...; when: [[verb, card, to], ...]; then: may, may_not [[verb, card, to], ...], drains [[side,
location, Force], ...], costs [[card, location, Force], ...], numbers {card: {name: number}}, destinies [of the Light Side, of the Dark
Side], destiny_of {card: number}, lost {card: 1 or 0}.  counts: how many of the server's behaviours it stands for (1); verdict: where ours
differs, and why.
games/star_wars_ccg/BEHAVIOURS.md lists every behaviour of the server's tests.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.play.turn.battle import destinies_of
from tests.games.star_wars_ccg.abilities.positions import Position
from tests.games.star_wars_ccg.abilities.using import choose, lost, use
from tests.games.star_wars_ccg.card_pool import ROOT

CASES = ROOT / "tests" / "cases" / "star-wars-ccg" / "behaviours"
PAGE = ROOT / "games" / "star_wars_ccg" / "BEHAVIOURS.md"
SIDES = ("light", "dark")
NUMBERS = {"power": c.POWER, "ability": c.ABILITY, "forfeit": c.FORFEIT, "cost": c.COST, "landspeed": c.LANDSPEED}
ROW = re.compile(r"\| (\w+) \| (\d+) \| (\d+) \| [^|]+ \|")


def plain(value: Any) -> Any:
    """With numbers; YAML would take 1_284 for one, too."""
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, list):
        return [plain(each) for each in value]
    return int(value) if value.isdigit() else value


def read(path: Path) -> list[dict[str, Any]]:
    content = plain(yaml.load(path.read_text("utf-8"), Loader=yaml.BaseLoader))
    return [{**case, "of": content["behaviours"]} for case in content["cases"]]


EVERY = [case for path in sorted(CASES.glob("*.yaml")) for case in read(path)]


def position_of(case: dict[str, Any]) -> Position:
    battle = "battle" if any(step[0] == "battle" for step in case.get("when", ())) else "deploy"
    piles = tuple({pile: case[f"{side}_{pile}"] for pile in ("hand", "reserve") if f"{side}_{pile}" in case} for side in SIDES)
    active = SIDES.index(case.get("active", "light"))
    rules = case.get("rules", "rulebook")
    return Position(case["row"], case.get("light"), case.get("dark"), at=case.get("at", battle), active=active, piles=piles, rules=rules)


@pytest.mark.parametrize("case", EVERY, ids=lambda case: f"{case['of']}: {case['name']}")
def test_behaviour(case: dict[str, Any]) -> None:
    there = position_of(case)
    for verb, *cards in case.get("when", ()):
        if verb == "play":
            use(there, *cards)
        elif verb == "choose":
            choose(there, *cards)
        else:
            there.do(verb, *cards)
    for key, expected in case["then"].items():
        if key in ("may", "may_not"):
            assert [there.may(*each) for each in expected] == [key == "may"] * len(expected), there.options()
        elif key == "drains":
            assert [[side, place, there.drain(SIDES.index(side), place)] for side, place, _ in expected] == expected
        elif key == "costs":
            assert [[card, place, there.cost(card, place)] for card, place, _ in expected] == expected
        elif key == "numbers":
            for card, numbers in expected.items():
                assert {name: there.number(NUMBERS[name], card) for name in numbers} == numbers
        elif key == "destinies":
            assert [destinies_of(there.game, seat) for seat in (0, 1)] == expected
        elif key == "destiny_of":
            assert {card: there.by_code[card].destiny for card in expected} == expected
        elif key == "lost":
            there.decision()
            assert lost(there, *expected) == [bool(each) for each in expected.values()]
        else:
            raise AssertionError(f"{key} is no question; use one of those that this file names.")


def test_the_page_counts_the_behaviours_that_are_cases() -> None:
    counted: Counter[str] = Counter()
    for case in EVERY:
        counted[case["of"]] += case.get("counts", 1)
    rows = {name: (int(every), int(here)) for name, every, here in ROW.findall(PAGE.read_text("utf-8"))}
    assert (len(rows), sum(every for every, _ in rows.values())) == (56, 329)
    assert {name: here for name, (_, here) in rows.items() if here} == counted
    assert all(here <= every for every, here in rows.values())
