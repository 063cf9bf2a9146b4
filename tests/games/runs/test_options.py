"""The options of a run are checked in one place, and a problem is data."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.contracts.catalogue import Choice
from games.contracts.runs import OptionSpec
from games.runs.options import OptionProblem, accepts, check_options, has_effect, option_values

NAME = {"en": "Name"}
DICE = OptionSpec("dice", "int", 2, NAME, low=1, high=6)
LOUD = OptionSpec("loud", "flag", False, NAME)
POLICY = OptionSpec("policy", "choice", "plain", NAME, choices=(Choice("plain", NAME), Choice("rules", NAME)))
RULES = OptionSpec("rules", "text", "", NAME, high=20, needs=("policy", "rules"))
SPECS = (DICE, LOUD, POLICY, RULES)


@pytest.mark.parametrize(
    ("spec", "good", "bad"),
    [
        (DICE, [1, 6], [0, 7, True, 2.0, "2", None]),
        (LOUD, [True, False], [0, "true", None]),
        (POLICY, ["plain", "rules"], ["", "other", 1, None, ["plain"]]),
        (RULES, ["", "x" * 20], ["x" * 21, "a\x00b", 1, None]),
    ],
    ids=lambda value: value.name if isinstance(value, OptionSpec) else "",
)
def test_each_kind_accepts_its_values_only(spec: OptionSpec, good: list[Any], bad: list[Any]) -> None:
    assert all(accepts(spec, value) for value in good)
    assert not any(accepts(spec, value) for value in bad)


def test_every_problem_is_named_and_valid_values_are_kept() -> None:
    by_name = {spec.name: spec for spec in SPECS}
    values, problems = check_options(by_name, {"dice": 9, "loud": True, "speed": 1, "rules": "a\r\nb"})
    assert values == {"loud": True, "rules": "a\nb"}
    assert problems == [OptionProblem("dice", DICE), OptionProblem("speed", None)]


def test_missing_options_have_their_defaults() -> None:
    assert option_values(SPECS, {"dice": 3}) == {"dice": 3, "loud": False, "policy": "plain", "rules": ""}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"dice": 9, "speed": 1}, "Unknown option 'speed'; use one of: dice, loud, policy, rules."),
        ({"dice": 9}, "Option 'dice' is a whole number from 1 to 6."),
        ({"loud": 1}, "Option 'loud' is true or false."),
        ({"policy": "best"}, "Option 'policy' is one of: plain, rules."),
        ({"rules": "x" * 21}, "Option 'rules' is a text of 20 characters at most."),
    ],
)
def test_the_first_problem_is_raised_in_english(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        option_values(SPECS, options)


def test_an_option_needs_the_choice_of_one_side_at_least() -> None:
    assert has_effect(DICE, [])
    assert has_effect(RULES, ["plain", "rules"])
    assert not has_effect(RULES, ["plain"])
