"""The options of a run in words, and the other policies that it can be compared with."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.translation import gettext

from frontend.cards.catalogue import LocalizedCatalogue
from frontend.runs.names import choice_name
from games.contracts.runs import Goldfish
from simulator.models import Run
from simulator.modes import GOLDFISH, mode_of
from simulator.requests.players import POLICY, had_effect, side_option_specs


@dataclass(frozen=True, slots=True)
class Chosen:
    """An option of a run in words.  is_text: it is a text of the reader's own, of any length."""

    label: str
    value: str
    is_text: bool = False


def options_said(run: Run, catalogue: LocalizedCatalogue) -> list[Chosen]:
    """The run's options that had an effect; one the game no longer knows by its bare name."""
    how = mode_of(catalogue.game, run.mode)
    specs = {spec.name: spec for spec in how.options} if how else {}
    said = []
    for name, value in run.options.items():
        spec = specs.get(name)
        if spec is None:
            said.append(Chosen(name, str(value)))
        elif had_effect(spec, run.mode, run.options, run.plan):
            names = {choice.code: catalogue.words(choice.names) for choice in spec.choices}
            flag = {True: gettext("yes"), False: gettext("no")}
            words = flag[value] if isinstance(value, bool) else names.get(str(value), str(value))
            said.append(Chosen(catalogue.words(spec.labels), words, spec.kind == "text"))
    of_sides = side_option_specs(how, run.mode) if how else {}
    for number, own in enumerate(run.plan.get("players", ()), 1):
        for name, value in own.items():
            label = catalogue.words(of_sides[name].labels) if name in of_sides else name
            text = gettext("%(what)s, side %(number)s") % {"what": label, "number": number}
            said.append(Chosen(text, str(value), name not in of_sides or of_sides[name].kind == "text"))
    return said


def other_policies(run: Run, catalogue: LocalizedCatalogue) -> list[tuple[str, str]]:
    """(code, name) of the policies by which a goldfished deck can be played beside its own; none that needs more than its name."""
    how = mode_of(catalogue.game, run.mode)
    if run.mode != GOLDFISH or not isinstance(how, Goldfish) or how.comparison is None or POLICY not in run.options:
        return []
    wanting = {spec.needs[1] for spec in how.options if spec.needs and spec.needs[0] == POLICY}
    codes = [choice.code for spec in how.options if spec.name == POLICY for choice in spec.choices]
    return [(code, choice_name(how, POLICY, code, catalogue)) for code in codes if code != run.options[POLICY] and code not in wanting]
