"""Who plays: each side's policy and what that policy reads (a rule file, how many playouts), wherever a request says so.

own: what a player has for itself, by its bare name ("policy", "rules").  In the options of a match it is told with the side behind it
("rules_0"), in those of one deck as it is; a side may tell its own instead, and of studies with several sides only so may they differ.
usual: of such a study, what the options tell for every side that tells none (of match-ups those of side 0).
plan: `policies` and `players`, what the sides have for themselves where that is not the same for all.

What would have no effect is refused, and what means the same is stored the same way: as options where all sides agree.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext

from cards.api.strict_fields import MOST_OF_A_NAME
from cards.query.suggest import nearest
from cards.safe_text import bad_fields, hint
from games.contracts.runs import Goldfish, Match, OptionSpec
from simulator.modes import COMPARE, MATCHUPS, OF_MATCHES
from simulator.requests.request import Side

POLICY = "policy"
USUAL = "default"  # what a game without policies plays by

Fault = dict[str, str]


def own_specs(how: Goldfish | Match, mode: str) -> dict[str, OptionSpec]:
    """What each player has for itself, by bare name."""
    specs = {spec.name: spec for spec in how.options}
    if mode in OF_MATCHES:
        return {name[:-2]: spec for name, spec in specs.items() if name.endswith("_0") and f"{name[:-2]}_1" in specs}
    return {name: spec for name, spec in specs.items() if name == POLICY or (spec.needs is not None and spec.needs[0] == POLICY)}


def players_checked(
    how: Goldfish | Match,
    mode: str,
    chosen: Mapping[str, Any],
    *,
    given: Mapping[str, Any],
    sides: Sequence[Side],
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The options and the plan of the players; BadInput names everything that cannot be used or would have no effect.

    chosen: every option with its value.  given: those of the request.
    """
    faults: list[Fault] = []
    own = _own_of_sides(own_specs(how, mode), sides, faults)
    asked = _Asked(how, mode, chosen, given.keys(), own, faults)
    options, plan = asked.of_study() if mode in (MATCHUPS, COMPARE) else (asked.of_run(), {})
    if faults:
        raise bad_fields(faults)
    return options, plan


def options_of_side(options: Mapping[str, Any], plan: Mapping[str, Any], side: int) -> dict[str, Any]:
    """Of a run of one deck beside another: by which options this one is played."""
    return {**options, **_own(plan, side)}


def options_of_cell(options: Mapping[str, Any], plan: Mapping[str, Any], sides: tuple[int, int]) -> dict[str, Any]:
    """Of match-ups: by which options these two meet."""
    own = {f"{name}_{seat}": value for seat, side in enumerate(sides) for name, value in _own(plan, side).items()}
    return {**options, **{name: value for name, value in own.items() if name in options}}


def tells_itself(plan: Mapping[str, Any], side: int, name: str) -> bool:
    """Does the value come from the side rather than from the options?"""
    return name in next(iter(plan.get("players", ())[side : side + 1]), {})


def mattered(spec: OptionSpec, mode: str, options: Mapping[str, Any], plan: Mapping[str, Any]) -> bool:
    """Did anything in a run depend on this option?  Of match-ups each side has its own policy, and one text serves all."""
    if mode == MATCHUPS and (spec.name.startswith(f"{POLICY}_") or spec.name.endswith("_1")):
        return False
    if spec.needs is None:
        return True
    name = spec.name[:-2] if mode == MATCHUPS else spec.name
    if any(name in own for own in plan.get("players", ())):  # told of each side
        return False
    other, choice = spec.needs
    return choice in (plan.get("policies") or [options.get(other)])


def _own(plan: Mapping[str, Any], side: int) -> dict[str, Any]:
    policy = next(iter(plan.get("policies", ())[side : side + 1]), "")
    return {**({POLICY: policy} if policy else {}), **next(iter(plan.get("players", ())[side : side + 1]), {})}


# --- what a request says of its players -------------------------------------------------------------------------------


def _own_of_sides(
    specs: Mapping[str, OptionSpec],
    sides: Sequence[Side],
    faults: list[Fault],
) -> list[dict[str, Any]]:
    """What each side tells of itself, as far as it can be used."""
    found = []
    for side, asked in enumerate(sides):
        own: dict[str, Any] = {}
        if policy := asked.policy:
            codes = [choice.code for choice in specs[POLICY].choices] if POLICY in specs else [USUAL]
            if policy not in codes:
                faults.append(fault(f"sides[{side}].policy", "unknown_policy", one_of(POLICY, codes)))
            elif POLICY in specs:
                own[POLICY] = policy
        said: object = {} if asked.options is None else asked.options  # of a request from outside it may be anything
        if not isinstance(said, Mapping):
            faults.append(fault(f"sides[{side}].options", "bad_option", gettext("Options are an object of names and values.")))
            continue
        known = [name for name in specs if name != POLICY]
        for name, value in list(said.items())[: len(known) + 20]:  # each fault is named, in an answer not many times as long
            field = f"sides[{side}].options.{name[:MOST_OF_A_NAME]}"
            if name not in known:
                message = gettext("A side has no option %(name)s of its own.") % {"name": repr(name[:MOST_OF_A_NAME])}
                faults.append(fault(field, "unknown_option", message + hint(nearest(name[:MOST_OF_A_NAME], known), known)))
            elif wrong := option_fault(specs[name], value, name):
                faults.append(fault(field, "bad_option", wrong))
            else:
                own[name] = with_plain_breaks(value)
        found.append(own)
    return found


@dataclass(frozen=True, slots=True)
class _Asked:
    """own: what each side tells of itself.  given: the names of the options that were asked for."""

    how: Goldfish | Match
    mode: str
    chosen: Mapping[str, Any]
    given: Set[str]
    own: list[dict[str, Any]]
    faults: list[Fault]

    def of_run(self) -> dict[str, Any]:
        """Of one deck, or of a match: the options, with what the sides tell among them."""
        options, fields = dict(self.chosen), {}
        for side, said in enumerate(self.own):
            for name, value in said.items():
                option = f"{name}_{side}" if self.mode in OF_MATCHES else name
                if option in self.given and self.chosen[option] != value:
                    message = gettext("%(name)s is given twice, and not alike.") % {"name": option}
                    self.faults.append(fault(f"options.{option}", "bad_option", message))
                options[option] = value
                fields[option] = f"sides[{side}].options.{name}"
        for spec in self.how.options:
            if spec.needs and options[spec.name] != spec.default and options[spec.needs[0]] != spec.needs[1]:
                self.faults.append(_unread(fields.get(spec.name, f"options.{spec.name}"), spec.name, *spec.needs))
        return options

    def of_study(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Of match-ups, or of one deck beside another: what is alike for all sides in the options, the rest in the plan."""
        specs = own_specs(self.how, self.mode)
        named = {name: [f"{name}_0", f"{name}_1"] if self.mode == MATCHUPS else [name] for name in specs}
        self._no_second(named)
        players = [{**{name: self.chosen[named[name][0]] for name in specs}, **said} for said in self.own]
        for side, (player, said) in enumerate(zip(players, self.own, strict=True)):
            for name in [name for name in specs if not _matters(specs[name], player)]:
                if said.get(name, specs[name].default) != specs[name].default:
                    self.faults.append(_unread(f"sides[{side}].options.{name}", name, POLICY, str((specs[name].needs or ("", ""))[1])))
                player[name] = specs[name].default
        for name, (option, *_) in named.items():
            if option in self.given and self.chosen[option] not in (specs[name].default, *(player[name] for player in players)):
                message = gettext("No side goes by %(name)s.") % {"name": option}
                self.faults.append(fault(f"options.{option}", "bad_option", message))

        options, differing = dict(self.chosen), []
        for name, spec in specs.items():
            values = [player[name] for player in players if _matters(spec, player)]
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
            plan["players"] = [{name: player[name] for name in differing if _matters(specs[name], player)} for player in players]
        return options, plan

    def _no_second(self, named: Mapping[str, Sequence[str]]) -> None:
        """The sides of match-ups are no side 1 and side 2: what those options say of the second must be what the first says."""
        for name, (first, *others) in named.items():
            for other in others:
                if other in self.given and self.chosen[other] != self.chosen[first]:
                    message = gettext("Match-ups have no second side alone: %(usual)s is for all, and each side can have its own %(name)s.")
                    self.faults.append(fault(f"options.{other}", "bad_option", message % {"name": name, "usual": first}))


def _matters(spec: OptionSpec, player: Mapping[str, Any]) -> bool:
    return spec.needs is None or player[POLICY] == spec.needs[1]


def _unread(field: str, name: str, other: str, choice: str) -> Fault:
    said = {"name": name, "other": other, "choice": choice}
    return fault(field, "bad_option", gettext("%(name)s has no effect here: it is for %(other)s %(choice)s.") % said)


def fault(field: str, code: str, message: str) -> Fault:
    """As an error of the API names it."""
    return {"field": field, "code": code, "message": message}


# --- one value --------------------------------------------------------------------------------------------------------


def option_fault(spec: OptionSpec, value: Any, name: str = "") -> str | None:
    """What is wrong with a value, a sentence; None for one that the option may have.  name: as it is told where it is not the option's."""
    name = name or spec.name
    if spec.kind == "flag":
        return None if isinstance(value, bool) else gettext("%(name)s is true or false.") % {"name": name}
    if spec.kind == "choice":
        codes = [choice.code for choice in spec.choices]
        return None if isinstance(value, str) and value in codes else one_of(name, codes)
    low, high = spec.low, spec.high
    if spec.kind == "text":
        fits = isinstance(value, str) and "\x00" not in value and (high is None or len(value) <= high)
        return None if fits else gettext("%(name)s is a text of %(high)s characters at most.") % {"name": name, "high": high}
    if isinstance(value, int) and not isinstance(value, bool) and (low is None or value >= low) and (high is None or value <= high):
        return None
    return bounds(name, low, high)


def one_of(name: str, codes: Iterable[str]) -> str:
    return gettext("%(name)s is one of: %(codes)s.") % {"name": name, "codes": ", ".join(codes)}


def bounds(name: str, low: int | None, high: int | None) -> str:
    if low is None or high is None:
        return gettext("%(name)s is a whole number.") % {"name": name}
    return gettext("%(name)s is a whole number from %(low)s to %(high)s.") % {"name": name, "low": low, "high": high}


def with_plain_breaks(value: Any) -> Any:
    """A text with its line breaks as one character, as a form of a page sends two."""
    return value.replace("\r\n", "\n") if isinstance(value, str) else value
