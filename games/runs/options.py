"""The options of a run, checked against the game's declarations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from games.contracts.runs import OptionSpec


def option_values(specs: Iterable[OptionSpec], options: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its given or default value.  ValueError names the first one that is unknown or out of range."""
    known = {spec.name: spec for spec in specs}
    if unknown := sorted(set(options) - set(known)):
        raise ValueError(f"Unknown option {unknown[0]!r}; there are: {', '.join(known)}.")
    return {name: option_value(spec, options.get(name, spec.default)) for name, spec in known.items()}


def option_value(spec: OptionSpec, value: Any) -> Any:
    """The value, if the option may have it; ValueError otherwise."""
    if spec.kind == "int":
        if type(value) is not int or (spec.low is not None and value < spec.low) or (spec.high is not None and value > spec.high):
            raise ValueError(f"Option {spec.name!r} is a whole number from {spec.low} to {spec.high}.")
    elif spec.kind == "flag":
        if type(value) is not bool:
            raise ValueError(f"Option {spec.name!r} is true or false.")
    elif spec.kind == "text":
        if not isinstance(value, str) or (spec.high is not None and len(value) > spec.high):
            raise ValueError(f"Option {spec.name!r} is a text of {spec.high} characters at most.")
    elif value not in (codes := [choice.code for choice in spec.choices]):
        raise ValueError(f"Option {spec.name!r} is one of: {', '.join(codes)}.")
    return value
