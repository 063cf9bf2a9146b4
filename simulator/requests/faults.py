"""Entries of the API's list of errors, with their sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable

from django.utils.translation import gettext

from games.contracts.runs import OptionSpec

Fault = dict[str, str]


def fault(field: str, code: str, message: str) -> Fault:
    """One entry of the API's list of errors."""
    return {"field": field, "code": code, "message": message}


def option_sentence(spec: OptionSpec, name: str) -> str:
    """The values that the option accepts, in words.  name: the option's name in the request."""
    if spec.kind == "flag":
        return true_or_false(name)
    if spec.kind == "choice":
        return one_of(name, [choice.code for choice in spec.choices])
    if spec.kind == "text":
        return gettext("%(name)s must be text of at most %(high)s characters.") % {"name": name, "high": spec.high}
    return bounds(name, spec.low, spec.high)


def true_or_false(name: str) -> str:
    """The sentence of a flag."""
    return gettext("%(name)s must be true or false.") % {"name": name}


def one_of(name: str, codes: Iterable[str]) -> str:
    """The sentence that lists the values of a choice."""
    return gettext("%(name)s must be one of: %(codes)s.") % {"name": name, "codes": ", ".join(codes)}


def bounds(name: str, low: int | None, high: int | None) -> str:
    """The sentence that states the range of a whole number."""
    if low is None or high is None:
        return gettext("%(name)s must be a whole number.") % {"name": name}
    return gettext("%(name)s must be a whole number from %(low)s to %(high)s.") % {"name": name, "low": low, "high": high}
