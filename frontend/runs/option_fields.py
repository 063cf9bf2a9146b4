"""Form fields for the run options that a game declares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django import forms

from frontend.decks.forms import WholeNumber
from games.contracts.runs import Goldfish, Match, OptionSpec
from games.texts import in_language
from simulator.modes import MATCHUPS
from simulator.requests.players import POLICY

# The prefix of an option's field.
OPTION = "option_"
# The policy of a match's first player.  In match-ups, each side names its own policy instead.
FIRST_POLICY = f"{POLICY}_0"


def options_on_form(how: Goldfish | Match | None, mode: str) -> tuple[OptionSpec, ...]:
    """The options with a field on the form.  In match-ups, one field sets the option of every side, and policies have none."""
    specs = tuple(spec for spec in (how.options if how else ()) if spec.name != "draft")
    if mode != MATCHUPS:
        return specs
    return tuple(spec for spec in specs if not spec.name.startswith(f"{POLICY}_") and not spec.name.endswith("_1"))


def belongs_to_side(spec: OptionSpec, side: int | None = None) -> bool:
    return spec.name.endswith(("_0", "_1") if side is None else f"_{side}")


def initial_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a run as initial values of the form."""
    return {OPTION + name: value for name, value in options.items()}


def option_field(spec: OptionSpec, language: str, mode: str) -> forms.Field:
    """The field of an option.  Its `needs` is the (id, value) of a control without which it has no effect; a script then hides it."""
    field = _field_of_kind(spec, language)
    if spec.needs:
        other, choice = spec.needs
        control = "id_policies" if mode == MATCHUPS and other == FIRST_POLICY else f"id_{OPTION}{other}"
        field.needs = (control, choice)  # type: ignore[attr-defined]  # for templates
    return field


def _field_of_kind(spec: OptionSpec, language: str) -> forms.Field:
    words: dict[str, Any] = {
        "label": in_language(spec.labels, language),
        "help_text": in_language(spec.help, language),
        "required": False,
        "initial": spec.default,
    }
    if spec.kind == "int":
        return WholeNumber(min_value=spec.low, max_value=spec.high, **words)
    if spec.kind == "flag":
        return forms.BooleanField(**words)
    if spec.kind == "text":
        attrs = {"rows": 8, "spellcheck": "false", "data-code": ""}
        return forms.CharField(max_length=spec.high, strip=False, widget=forms.Textarea(attrs=attrs), **words)
    choices = [(choice.code, in_language(choice.names, language)) for choice in spec.choices]
    # An empty choice is the default one: a form posted by hand may leave it out.
    return forms.TypedChoiceField(choices=choices, empty_value=None, **words)
