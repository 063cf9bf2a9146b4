"""Player options of a request: the policy of each side, and the options of that policy (a rule file, the number of playouts).

A request can set a player option in two places:
- in the options of the run: by its bare name ("rules") for one deck, with the number of the seat ("rules_0") for a match;
- in the options of a side: always by its bare name.

A study is a run of match-ups or of a comparison.  In a study, the options of the run are the defaults for all sides (in match-ups those of
seat 0), and the sides differ only by their own options.  The result of the check is stored in two parts:
- options: the values that are the same for all sides;
- plan: `policies` and `players`, the values that differ between the sides.

An option that would have no effect is refused, and equal requests are stored in one form.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext

from cards.api.strict_fields import MOST_OF_A_NAME
from cards.query.messages.suggest import nearest
from cards.texts.safe_text import bad_fields, hint
from games.contracts.runs import Goldfish, Match, OptionSpec
from games.runs.options import check_options, has_effect
from simulator.modes import COMPARE, MATCHUPS, OF_MATCHES
from simulator.requests.faults import Fault, fault, one_of, option_sentence
from simulator.requests.request import Side

POLICY = "policy"
USUAL = "default"  # the policy of a game that has no choice of policies


def side_option_specs(mode_spec: Goldfish | Match, mode: str) -> dict[str, OptionSpec]:
    """The options that each side can have, by bare name."""
    specs = {spec.name: spec for spec in mode_spec.options}
    if mode in OF_MATCHES:
        return {name[:-2]: spec for name, spec in specs.items() if name.endswith("_0") and f"{name[:-2]}_1" in specs}
    return {name: spec for name, spec in specs.items() if name == POLICY or (spec.needs is not None and spec.needs[0] == POLICY)}


def check_players(
    mode_spec: Goldfish | Match,
    mode: str,
    chosen: Mapping[str, Any],
    *,
    given: Mapping[str, Any],
    sides: Sequence[Side],
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the options and the plan of the players; BadInput names every option that cannot be used or would have no effect.

    chosen: every option of the run with its value, defaults included.  given: the options that the request sets.
    """
    faults: list[Fault] = []
    by_side = _options_by_side(side_option_specs(mode_spec, mode), sides, faults)
    players = _PlayerOptions(mode_spec, mode, chosen, given.keys(), by_side, faults)
    options, plan = players.for_study() if mode in (MATCHUPS, COMPARE) else (players.for_run(), {})
    if faults:
        raise bad_fields(faults)
    return options, plan


def options_of_side(options: Mapping[str, Any], plan: Mapping[str, Any], side: int) -> dict[str, Any]:
    """The options of one deck of a comparison."""
    return {**options, **_options_in_plan(plan, side)}


def options_of_cell(options: Mapping[str, Any], plan: Mapping[str, Any], sides: tuple[int, int]) -> dict[str, Any]:
    """The options of the match between two sides of match-ups."""
    own = {f"{name}_{seat}": value for seat, side in enumerate(sides) for name, value in _options_in_plan(plan, side).items()}
    return {**options, **{name: value for name, value in own.items() if name in options}}


def is_set_by_side(plan: Mapping[str, Any], side: int, name: str) -> bool:
    """Whether the value comes from the side's own options and not from the options of the run."""
    return name in next(iter(plan.get("players", ())[side : side + 1]), {})


def had_effect(spec: OptionSpec, mode: str, options: Mapping[str, Any], plan: Mapping[str, Any]) -> bool:
    """Did the run depend on this option?  In match-ups each side has its own policy, and seat 0 holds the options of all sides."""
    if mode == MATCHUPS and (spec.name.startswith(f"{POLICY}_") or spec.name.endswith("_1")):
        return False
    if spec.needs is None:
        return True
    name = spec.name[:-2] if mode == MATCHUPS else spec.name
    if any(name in own for own in plan.get("players", ())):  # set by each side
        return False
    return has_effect(spec, plan.get("policies") or [options.get(spec.needs[0])])


def _options_in_plan(plan: Mapping[str, Any], side: int) -> dict[str, Any]:
    """The options of a side that the plan holds, by bare name."""
    policy = next(iter(plan.get("policies", ())[side : side + 1]), "")
    return {**({POLICY: policy} if policy else {}), **next(iter(plan.get("players", ())[side : side + 1]), {})}


# --- the player options of a request ---------------------------------------------------------------------------------


def _options_by_side(
    specs: Mapping[str, OptionSpec],
    sides: Sequence[Side],
    faults: list[Fault],
) -> list[dict[str, Any]]:
    """The valid options that each side sets for itself; the invalid ones are added to `faults`."""
    by_side = []
    for side, requested in enumerate(sides):
        own: dict[str, Any] = {}
        if policy := requested.policy:
            codes = [choice.code for choice in specs[POLICY].choices] if POLICY in specs else [USUAL]
            if policy not in codes:
                faults.append(fault(f"sides[{side}].policy", "unknown_policy", one_of(POLICY, codes)))
            elif POLICY in specs:
                own[POLICY] = policy
        values: object = {} if requested.options is None else requested.options  # an API request may hold any value here
        if not isinstance(values, Mapping):
            faults.append(fault(f"sides[{side}].options", "bad_option", gettext("Options must be an object of names and values.")))
            continue
        known = {name: spec for name, spec in specs.items() if name != POLICY}
        some = dict(list(values.items())[: len(known) + 20])  # a limit on the faults that one answer names
        valid, problems = check_options(known, some)
        own |= valid
        for problem in problems:
            name = problem.name[:MOST_OF_A_NAME]
            field = f"sides[{side}].options.{name}"
            if problem.spec is not None:
                faults.append(fault(field, "bad_option", option_sentence(problem.spec, name)))
            else:
                message = gettext("A side has no option %(name)s.") % {"name": repr(name)}
                faults.append(fault(field, "unknown_option", message + hint(nearest(name, known), list(known))))
        by_side.append(own)
    return by_side


@dataclass(frozen=True, slots=True)
class _PlayerOptions:
    """The player options of a request, from the run and from its sides."""

    mode_spec: Goldfish | Match
    mode: str
    chosen: Mapping[str, Any]  # every option of the run with its value
    given: Set[str]  # the options of the run that the request sets
    by_side: list[dict[str, Any]]  # the options that each side sets, by bare name
    faults: list[Fault]

    def for_run(self) -> dict[str, Any]:
        """Return the options of a run of one deck or of a match, which include the options of its sides."""
        options, fields = dict(self.chosen), {}
        for side, own in enumerate(self.by_side):
            for name, value in own.items():
                option = f"{name}_{side}" if self.mode in OF_MATCHES else name
                if option in self.given and self.chosen[option] != value:
                    message = gettext("%(name)s was given twice with different values.") % {"name": option}
                    self.faults.append(fault(f"options.{option}", "bad_option", message))
                options[option] = value
                fields[option] = f"sides[{side}].options.{name}"
        for spec in self.mode_spec.options:
            if spec.needs and options[spec.name] != spec.default and not has_effect(spec, [options[spec.needs[0]]]):
                self.faults.append(_no_effect(fields.get(spec.name, f"options.{spec.name}"), spec.name, *spec.needs))
        return options

    def for_study(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the options and the plan of a study: values that are the same for all sides, and values that differ."""
        specs = side_option_specs(self.mode_spec, self.mode)
        named = {name: [f"{name}_0", f"{name}_1"] if self.mode == MATCHUPS else [name] for name in specs}
        self._check_seat_1(named)
        players = [{**{name: self.chosen[named[name][0]] for name in specs}, **own} for own in self.by_side]
        for side, (player, own) in enumerate(zip(players, self.by_side, strict=True)):
            for name in [name for name in specs if not _applies(specs[name], player)]:
                if own.get(name, specs[name].default) != specs[name].default:
                    self.faults.append(_no_effect(f"sides[{side}].options.{name}", name, POLICY, str((specs[name].needs or ("", ""))[1])))
                player[name] = specs[name].default
        for name, (option, *_) in named.items():
            if option in self.given and self.chosen[option] not in (specs[name].default, *(player[name] for player in players)):
                message = gettext("No side uses the value of %(name)s.") % {"name": option}
                self.faults.append(fault(f"options.{option}", "bad_option", message))

        options, differing = dict(self.chosen), []
        for name, spec in specs.items():
            values = [player[name] for player in players if _applies(spec, player)]
            alike = all(value == values[0] for value in values)
            value = values[0] if values and alike and not (name == POLICY and self.mode == MATCHUPS) else spec.default
            options |= dict.fromkeys(named[name], value)
            if not alike and name != POLICY:
                differing.append(name)
        plan: dict[str, Any] = {}
        policies = [str(player.get(POLICY, "")) for player in players]
        if self.mode == MATCHUPS or len(set(policies)) > 1:
            plan["policies"] = policies
        if differing:
            plan["players"] = [{name: player[name] for name in differing if _applies(specs[name], player)} for player in players]
        return options, plan

    def _check_seat_1(self, named: Mapping[str, Sequence[str]]) -> None:
        """In match-ups every side plays in both seats, so an option must have one value for the two seats."""
        for name, (first, *others) in named.items():
            for other in others:
                if other in self.given and self.chosen[other] != self.chosen[first]:
                    message = gettext("In match-ups, set %(usual)s for all sides, or %(name)s in the options of one side.")
                    self.faults.append(fault(f"options.{other}", "bad_option", message % {"name": name, "usual": first}))


def _applies(spec: OptionSpec, player: Mapping[str, Any]) -> bool:
    return has_effect(spec, [player.get(POLICY)])


def _no_effect(field: str, name: str, other: str, choice: str) -> Fault:
    values = {"name": name, "other": other, "choice": choice}
    return fault(field, "bad_option", gettext("%(name)s has no effect here: it applies only if %(other)s is %(choice)s.") % values)
