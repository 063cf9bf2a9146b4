"""Rule files: a policy as data that a user writes, read and checked before any game is played.

    {"name": "Blob rush",
     "buy": [{"card": "ram", "score": 30, "when": {"turn": {"max": 6}}},
             {"faction": "blob", "score": 3, "by_cost": true},
             {"type": "base", "outpost": true, "score": 8}],
     "use_scrap_ability": [{"card": "explorer", "score": 1, "when": {"reshuffles": {"min": 2}}}],
     "scrap": [{"card": "viper", "score": 2}, {"card": "scout", "score": 1}],
     "discard": [{"card": "viper", "score": 2}]}

buy: of what can be paid the best score is bought, nothing of 0 or less.  Of the rules about a card the first that holds counts.
It is data alone: nothing in it is ever run, and its size is limited.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from games.star_realms.pool import Pool
from games.star_realms.programs import bits
from games.star_realms.ruled import MEASURES, Condition, Rule, RuledPlayer
from games.star_realms.terms import FACTIONS, TYPES

MOST_CHARACTERS: Final = 20000
MOST_RULES: Final = 200  # of one list
MOST_SCORE: Final = 1000000
LISTS: Final = ("buy", "use_scrap_ability", "scrap", "discard")
RULE_MEMBERS: Final = ("card", "type", "faction", "outpost", "cost", "score", "by_cost", "when")
MOST_NAME: Final = 100
MOST_DIGITS: Final = 20
MOST_FAULTS: Final = 20  # named of one file: an answer must not be many times as long as what it answers


class BadRules(ValueError):
    """A rule file that cannot be used; `faults`: (where, what) of each fault, of many of the first."""

    def __init__(self, faults: list[tuple[str, str]]) -> None:
        if more := len(faults[MOST_FAULTS:]):
            faults = [*faults[:MOST_FAULTS], ("rules", f"there are {more} more faults.")]
        super().__init__(" ".join(f"{where}: {what}" for where, what in faults))
        self.faults = faults


class RuleFile:
    """The rules of one file; `player` makes a new player of them, which holds no game."""

    def __init__(self, name: str, lists: Mapping[str, list[Rule]]) -> None:
        self.name = name
        self.lists = lists

    def player(self) -> RuledPlayer:
        return RuledPlayer(*(self.lists[name] for name in LISTS))


def read_rules(text: str, pool: Pool) -> RuleFile:
    """BadRules names every fault."""
    if len(text) > MOST_CHARACTERS:
        raise BadRules([("rules", f"a rule file has {MOST_CHARACTERS} characters at most, and this one has {len(text)}.")])
    if not text.strip():
        raise BadRules([("rules", "the policy goes by a rule file, a JSON text, and there is none.")])
    try:
        data = json.loads(text, parse_constant=_no_constant, parse_int=_integer, object_pairs_hook=_object)
    except BadRules:
        raise
    except RecursionError:
        raise BadRules([("rules", "this is nested too deep.")]) from None
    except ValueError as error:
        raise BadRules([("rules", f"this is no JSON ({error}).")]) from None
    faults: list[tuple[str, str]] = []
    if not isinstance(data, dict):
        raise BadRules([("rules", "a rule file is an object.")])
    _members(data, ("name", *LISTS), "rules", faults)
    name = data.get("name", "")
    if not isinstance(name, str) or len(name) > MOST_NAME:
        faults.append(("name", f"a name is a text of {MOST_NAME} characters at most."))
    lists = {each: _list(data.get(each, []), each, pool, faults) for each in LISTS}
    if not lists["buy"] and not faults:
        faults.append(("buy", "there must be a rule about what is bought."))
    if faults:
        raise BadRules(faults)
    return RuleFile(name, lists)


def _no_constant(text: str) -> Any:
    raise ValueError(f"{text} is no number")


def _integer(digits: str) -> int:
    if len(digits.lstrip("-")) > MOST_DIGITS:
        raise BadRules([("rules", f"it holds a number of more than {MOST_DIGITS} digits.")])
    return int(digits)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """JSON itself would keep the last of two members of one name, and nothing would tell."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise BadRules([("rules", f"{twice[:40]!r} stands twice in one object.")])
    return found


def _list(value: Any, where: str, pool: Pool, faults: list[tuple[str, str]]) -> list[Rule]:
    if not isinstance(value, list) or len(value) > MOST_RULES:
        faults.append((where, f"this is a list of {MOST_RULES} rules at most."))
        return []
    return [_rule(each, f"{where}[{number}]", pool, faults) for number, each in enumerate(value)]


def _rule(value: Any, where: str, pool: Pool, faults: list[tuple[str, str]]) -> Rule:
    if not isinstance(value, dict):
        faults.append((where, "a rule is an object."))
        return Rule(0)
    _members(value, RULE_MEMBERS, where, faults)
    rule = Rule(_whole(value.get("score"), f"{where}.score", faults))
    if "card" in value:
        code = pool.card_code(value["card"]) if isinstance(value["card"], str) else None
        if code is None:
            faults.append((f"{where}.card", f"there is no card {value['card']!r}."))
        else:
            rule.card = code
    if "type" in value:
        rule.types = TYPES[_one_of(value["type"], tuple(TYPES), f"{where}.type", faults)]
    if "faction" in value:
        rule.factions = bits([_one_of(value["faction"], tuple(FACTIONS), f"{where}.faction", faults)])
    if "outpost" in value:
        rule.outpost = int(_flag(value["outpost"], f"{where}.outpost", faults))
    if "by_cost" in value:
        rule.by_cost = _flag(value["by_cost"], f"{where}.by_cost", faults)
    if "cost" in value:
        rule.low_cost, rule.high_cost = _range(value["cost"], f"{where}.cost", faults)
    when = value.get("when", {})
    if not isinstance(when, dict):
        faults.append((f"{where}.when", "conditions are an object."))
        return rule
    _members(when, MEASURES, f"{where}.when", faults)
    for measure, bounds in when.items():
        if measure in MEASURES:
            rule.conditions.append(Condition(MEASURES.index(measure), *_range(bounds, f"{where}.when.{measure}", faults)))
    return rule


def _members(value: Mapping[str, Any], known: tuple[str, ...], where: str, faults: list[tuple[str, str]]) -> None:
    faults += [(where, f"there is no {name[:40]!r}; there are: {', '.join(known)}.") for name in value if name not in known]


def _whole(value: Any, where: str, faults: list[tuple[str, str]]) -> int:
    if type(value) is not int or abs(value) > MOST_SCORE:
        faults.append((where, f"this is a whole number from -{MOST_SCORE} to {MOST_SCORE}."))
        return 0
    return value


def _one_of(value: Any, known: tuple[str, ...], where: str, faults: list[tuple[str, str]]) -> str:
    if not isinstance(value, str) or value not in known:
        faults.append((where, f"this is one of: {', '.join(known)}."))
        return known[0]
    return value


def _flag(value: Any, where: str, faults: list[tuple[str, str]]) -> bool:
    if not isinstance(value, bool):
        faults.append((where, "this is true or false."))
    return bool(value)


def _range(value: Any, where: str, faults: list[tuple[str, str]]) -> tuple[int, int]:
    """{"min": 2, "max": 5}, either may be missing; or one number."""
    if type(value) is int:
        only = _whole(value, where, faults)
        return only, only
    if not isinstance(value, dict) or not value or set(value) - {"min", "max"}:
        faults.append((where, "this is a whole number, or an object with min, max or both."))
        return 0, 0
    low = _whole(value.get("min", -MOST_SCORE), f"{where}.min", faults)
    high = _whole(value.get("max", MOST_SCORE), f"{where}.max", faults)
    if low > high:
        faults.append((where, "min is more than max: this can never hold."))
    return low, high
