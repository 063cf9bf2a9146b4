"""The options of a run as text, and the policies that it can be compared with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext

from frontend.cards.catalogue import LocalizedCatalogue
from frontend.runs.names import choice_name
from games.contracts.runs import Goldfish, OptionSpec
from simulator.models import Run
from simulator.modes import GOLDFISH, mode_of
from simulator.requests.players import POLICY, had_effect, side_option_specs


@dataclass(frozen=True, slots=True)
class ChosenOption:
    """An option of a run as text.  is_text: the value is the user's own text, of any length."""

    label: str
    value: str
    is_text: bool = False


def options_in_words(run: Run, catalogue: LocalizedCatalogue) -> list[ChosenOption]:
    """The run's options that had an effect.  An option that the game no longer has is shown by its name."""
    how = mode_of(catalogue.game, run.mode)
    specs = {spec.name: spec for spec in how.options} if how else {}
    chosen = []
    for name, value in run.options.items():
        spec = specs.get(name)
        if spec is None:
            chosen.append(ChosenOption(name, str(value)))
        elif had_effect(spec, run.mode, run.options, run.plan):
            chosen.append(ChosenOption(catalogue.words(spec.labels), value_in_words(spec, value, catalogue), spec.kind == "text"))
    side_specs = side_option_specs(how, run.mode) if how else {}
    for number, own in enumerate(run.plan.get("players", ()), 1):
        for name, value in own.items():
            label = catalogue.words(side_specs[name].labels) if name in side_specs else name
            text = gettext("%(what)s, side %(number)s") % {"what": label, "number": number}
            chosen.append(ChosenOption(text, str(value), name not in side_specs or side_specs[name].kind == "text"))
    return chosen


def value_in_words(spec: OptionSpec, value: Any, catalogue: LocalizedCatalogue) -> str:
    """A value of an option as a form shows it."""
    if isinstance(value, bool):
        return gettext("yes") if value else gettext("no")
    names = {choice.code: catalogue.words(choice.names) for choice in spec.choices}
    return names.get(str(value), str(value))


def other_policies(run: Run, catalogue: LocalizedCatalogue) -> list[tuple[str, str]]:
    """(code, name) of the policies that a goldfish run can be compared with, without policies that need further options."""
    how = mode_of(catalogue.game, run.mode)
    if run.mode != GOLDFISH or not isinstance(how, Goldfish) or how.comparison is None or POLICY not in run.options:
        return []
    with_needs = {spec.needs[1] for spec in how.options if spec.needs and spec.needs[0] == POLICY}
    codes = [choice.code for spec in how.options if spec.name == POLICY for choice in spec.choices]
    return [(code, choice_name(how, POLICY, code, catalogue)) for code in codes if code != run.options[POLICY] and code not in with_needs]
