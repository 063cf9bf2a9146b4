"""Check the options of a run against the game's declarations (`OptionSpec`).

A problem is data: the simulator writes its sentence in the reader's language, and `option_values` raises it in English.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from games.contracts.runs import OptionSpec


@dataclass(frozen=True, slots=True)
class OptionProblem:
    """An option that does not exist, or a value that an option cannot have."""

    # The name of the option, as the request gives it.
    name: str
    # The option; None if it does not exist.
    spec: OptionSpec | None


def check_options(specs: Mapping[str, OptionSpec], given: Mapping[str, Any]) -> tuple[dict[str, Any], list[OptionProblem]]:
    """Return the valid ones of the given values, and a problem for each other one, both in the order of `given`.

    specs: the options by the name that a request uses for them.
    """
    values: dict[str, Any] = {}
    problems = []
    for name, value in given.items():
        spec = specs.get(name)
        if spec is not None and accepts(spec, value):
            values[name] = with_plain_breaks(value)
        else:
            problems.append(OptionProblem(name, spec))
    return values, problems


def option_values(specs: Iterable[OptionSpec], options: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its given or default value.  ValueError names the first one that is unknown or out of range."""
    by_name = {spec.name: spec for spec in specs}
    values, problems = check_options(by_name, options)
    if problems:
        raise ValueError(_sentence(min(problems, key=lambda each: (each.spec is not None, each.name)), by_name))
    return {name: values.get(name, spec.default) for name, spec in by_name.items()}


def accepts(spec: OptionSpec, value: Any) -> bool:
    """Whether the option can have this value.

    >>> dice = OptionSpec("dice", "int", 2, {"en": "Dice"}, low=1, high=6)
    >>> accepts(dice, 6), accepts(dice, 7), accepts(dice, True)
    (True, False, False)
    """
    if spec.kind == "int":
        is_whole = isinstance(value, int) and not isinstance(value, bool)
        return is_whole and (spec.low is None or value >= spec.low) and (spec.high is None or value <= spec.high)
    if spec.kind == "flag":
        return isinstance(value, bool)
    if spec.kind == "text":
        return isinstance(value, str) and "\x00" not in value and (spec.high is None or len(value) <= spec.high)
    return isinstance(value, str) and value in [choice.code for choice in spec.choices]


def has_effect(spec: OptionSpec, choices: Collection[Any]) -> bool:
    """Whether the option has an effect.  choices: the values chosen, by one side or by several, for the option that it needs."""
    return spec.needs is None or spec.needs[1] in choices


def with_plain_breaks(value: Any) -> Any:
    """The value with every line break as one character; browsers send two in a form."""
    return value.replace("\r\n", "\n") if isinstance(value, str) else value


def _sentence(problem: OptionProblem, known: Iterable[str]) -> str:
    spec = problem.spec
    if spec is None:
        return f"Unknown option {problem.name!r}; use one of: {', '.join(known)}."
    if spec.kind == "int":
        return f"Option {spec.name!r} is a whole number from {spec.low} to {spec.high}."
    if spec.kind == "flag":
        return f"Option {spec.name!r} is true or false."
    if spec.kind == "text":
        return f"Option {spec.name!r} is a text of {spec.high} characters at most."
    return f"Option {spec.name!r} is one of: {', '.join(choice.code for choice in spec.choices)}."
