"""Reader of rule files: from text to lists of rules, with every fault (see `files`)."""

from __future__ import annotations

import re
from typing import Final

from games.contracts.decks import Problem
from games.policies.placed_json import At, Members
from games.star_realms.abilities.constants import BASE, FACTIONS, SHIP, TYPES
from games.star_realms.abilities.ops import bits
from games.star_realms.catalogue.pool import Pool
from games.star_realms.policies.rule_files.measures import MEANS, MEASURES, VALUE_MEASURES, VALUED
from games.star_realms.policies.rule_files.rules import NO_MEASURE, Condition, Rule, RuleList
from games.star_realms.policies.rule_files.values import MOST_CHARACTERS, MOST_FAULTS, MOST_SCORE, NO_CLAUSE, Fault, Values, shown

__all__ = ["LISTS", "MOST_CHARACTERS", "MOST_FAULTS", "MOST_RULES", "NO_CLAUSE", "Fault", "Reader"]

MOST_RULES: Final = 600  # of one list, those inside others included
MOST_CHOICE: Final = 10
MOST_VALUES: Final = 20
MOST_VALUE_NAME: Final = 40
VALUES: Final = "values"
BUY: Final = "buy"
PLAY: Final = "play"
CHOOSE: Final = "choose"
# List -> the types of the cards that it can be about, 0 for any.
LISTS: Final = {
    BUY: 0,
    "use_scrap_ability": 0,
    "scrap": 0,
    "discard": 0,
    PLAY: 0,
    "use_base": BASE,
    "attack_base": BASE,
    "destroy_base": BASE,
    "copy": SHIP | BASE,
    "scrap_trade_row": 0,
    "top_of_deck": 0,
    CHOOSE: 0,
}
MATCHERS: Final = ("card", "type", "faction", "outpost", "cost")
SCORES: Final = ("score", "by_cost", "per_cost")
PLAYED: Final = ("trade-deck", "explorer-pile", "personal-deck", "gambit")  # roles of the cards that rules can match
LEAST: Final = {"turn": 1}  # the least value of a measure, 0 for others


class Reader(Values):
    """The state of reading one file."""

    def __init__(self, text: str, pool: Pool) -> None:
        super().__init__(text)
        self.pool = pool
        # (code, type, factions, is an outpost, cost) of every card that rules can match.
        self.kinds = [
            (card.code, TYPES.get(card.type, 0), bits(card.allies), int(card.is_outpost), card.cost)
            for card in pool.cards.values()
            if card.role in PLAYED
        ]

    def file(self) -> tuple[str, dict[str, RuleList]]:
        """The name and the lists of the file; worthless if there are `faults`."""
        name, lists = "", {each: RuleList([]) for each in LISTS}
        top = self.top()
        if top is not None:
            found = self.members(top, ("name", *LISTS, VALUES), "")
            name = self.name(found.get("name"))
            values = self.card_values(found[VALUES]) if VALUES in found else []
            lists |= {each: self.rule_list(found[each], each) for each in LISTS if each in found}
            lists[BUY].values = values
            if BUY not in found:
                self.fault(BUY, top, Problem("rules_nothing_to_buy", NO_CLAUSE))
        return name, lists

    def card_values(self, at: At) -> list[RuleList]:
        """Values of cards that the file invents; the rules of each may use those before it, and all lists of the file use them."""
        found: list[RuleList] = []
        if not isinstance(at.value, Members) or len(at.value) > MOST_VALUES:
            self.fault(VALUES, at, Problem("rules_no_values", NO_CLAUSE, allowed=MOST_VALUES))
            return found
        names = tuple(name for name, _ in at.value)
        # What a card would gain for buying asks the rules for buying, which may ask for its value.
        self.measures = {name: number for name, number in MEASURES.items() if name != "buy_score_gained"}
        for name, value in self.members(at, names, VALUES).items():
            where = f"{VALUES}.{shown(name)}"
            if not re.fullmatch(rf"\w{{1,{MOST_VALUE_NAME}}}", name):
                self.fault(where, value, Problem("rules_bad_value_name", NO_CLAUSE, allowed=MOST_VALUE_NAME))
            rules = self.rule_list(value, where)
            self.measures |= {f"{each}.{name}": VALUED + MEANS * len(found) + number for number, each in enumerate(VALUE_MEASURES)}
            found.append(rules)
        self.measures = {**MEASURES, **self.measures}
        return found

    def rule_list(self, at: At, where: str) -> RuleList:
        """A list of rules, or an object that holds it with what else is said about the list."""
        if not isinstance(at.value, Members):
            return RuleList(self.rules(at, where, where))
        no_least = where in (PLAY, CHOOSE) or where not in LISTS
        known = ("rules", "total") if where == BUY else ("rules",) if no_least else ("rules", "least")
        found = self.members(at, known if where == CHOOSE else (*known, "default"), where)
        rules = self.rules(found["rules"], f"{where}.rules", where) if "rules" in found else []
        if "default" in found:
            rules.append(self.default(found["default"], f"{where}.default"))
        made = RuleList(rules)
        if "least" in found:
            made.least = self.whole(found["least"], f"{where}.least")
        if "total" in found:
            made.total = self.flag(found["total"], f"{where}.total")
        if not found:
            self.fault(where, at, Problem("rules_no_list", NO_CLAUSE, allowed=MOST_RULES))
        return made

    def default(self, at: At, where: str) -> Rule:
        """The rule about all other cards: a score, or an object with a score."""
        rule = Rule(0)
        if isinstance(at.value, Members):
            self.score(rule, self.members(at, SCORES, where), at, where)
        else:
            self.score(rule, {"score": at}, at, where, path=where)
        return rule

    def rules(self, at: At, where: str, name: str) -> list[Rule]:
        """name: the list's."""
        if not isinstance(at.value, list) or isinstance(at.value, Members):
            self.fault(where, at, Problem("rules_no_list", NO_CLAUSE, allowed=MOST_RULES))
            return []
        if len(at.value) > MOST_RULES:
            self.fault(where, at, Problem("rules_too_many", NO_CLAUSE, found=len(at.value), allowed=MOST_RULES))
            return []
        rules: list[Rule] = []
        always: dict[str, str] = {}  # card code -> path of the first rule that always applies to it
        for number, each in enumerate(at.value):
            path, faults = f"{where}[{number}]", len(self.faults)
            found = self.rule(each, path, name)
            rules += [rule for _, rule in found]
            if len(rules) > MOST_RULES:
                self.fault(where, at, Problem("rules_too_many", NO_CLAUSE, found=len(rules), allowed=MOST_RULES))
                return []
            if len(self.faults) > faults:
                continue
            about = self.about(found[0][1], name)
            if not about:
                self.fault(path, each, Problem("rules_never_bought", NO_CLAUSE) if name == BUY else Problem("rules_no_card", NO_CLAUSE))
                continue
            for (inner, rule), place in zip(found, self.places(each), strict=True):
                if all(code in always for code in about):
                    first = always[about[0]]
                    self.fault(inner, place, Problem("rules_never_reached", NO_CLAUSE, values=(("first", first),)))
                elif not rule.conditions:
                    for code in about:
                        always.setdefault(code, inner)
        return rules

    def places(self, at: At) -> list[At]:
        """The values of the rules that `rule` makes of one member of a list."""
        inside = next((value for name, value in at.value if name == "rules"), None)
        return [at] if inside is None else list(inside.value)

    def about(self, rule: Rule, where: str) -> list[str]:
        """The codes of the cards that the rule matches; for buying only cards with a cost."""
        types = LISTS.get(where, 0)
        return [
            code
            for code, kind, factions, is_outpost, cost in self.kinds
            if rule.card in ("", code)
            and (not types or kind & types)
            and (not rule.types or kind & rule.types)
            and (not rule.factions or factions & rule.factions)
            and (rule.outpost < 0 or is_outpost == rule.outpost)
            and rule.low_cost <= (cost or 0) <= rule.high_cost
            and (where != BUY or cost is not None)
        ]

    def rule(self, at: At, where: str, name: str) -> list[tuple[str, Rule]]:
        """One rule with its path, or those inside it: they share the cards and conditions of the outer one."""
        outer = Rule(0)
        if not isinstance(at.value, Members):
            self.fault(where, at, Problem("rules_no_rule", NO_CLAUSE))
            return [(where, outer)]
        says = ("choice",) if name == CHOOSE else (*SCORES, "then_use") if name == PLAY else SCORES
        is_outer = any(member == "rules" for member, _ in at.value)
        found = self.members(at, (*MATCHERS, "when", "rules") if is_outer else (*MATCHERS, *says, "when", "rules"), where)
        self.match(outer, found, where)
        if "when" in found:
            outer.conditions = self.conditions(found["when"], f"{where}.when")
        if not is_outer:
            self.say(outer, found, at, where, name)
            return [(where, outer)]
        inside = found["rules"]
        if not isinstance(inside.value, list) or isinstance(inside.value, Members) or not 0 < len(inside.value) <= MOST_RULES:
            self.fault(f"{where}.rules", inside, Problem("rules_no_list", NO_CLAUSE, allowed=MOST_RULES))
            return [(where, outer)]
        rules = []
        for number, each in enumerate(inside.value):
            path, rule = f"{where}.rules[{number}]", like(outer)
            rules.append((path, rule))
            if not isinstance(each.value, Members):
                self.fault(path, each, Problem("rules_no_rule", NO_CLAUSE))
                continue
            members = self.members(each, (*says, "when"), path)
            if "when" in members:
                rule.conditions = rule.conditions + self.conditions(members["when"], f"{path}.when")
            self.say(rule, members, each, path, name)
        return rules

    def match(self, rule: Rule, found: dict[str, At], where: str) -> None:
        if "card" in found:
            rule.card = self.card(found["card"], f"{where}.card")
        if "type" in found:
            rule.types = TYPES[self.one_of(found["type"], tuple(TYPES), f"{where}.type")]
        if "faction" in found:
            rule.factions = bits([self.one_of(found["faction"], tuple(FACTIONS), f"{where}.faction")])
        if "outpost" in found:
            rule.outpost = int(self.flag(found["outpost"], f"{where}.outpost"))
        if "cost" in found:
            low, high = self.range(found["cost"], f"{where}.cost", measures=False)
            rule.low_cost, rule.high_cost = low.number, high.number

    def say(self, rule: Rule, found: dict[str, At], at: At, where: str, name: str) -> None:
        """What the rule says about its cards: a score, or which effect is chosen."""
        if name != CHOOSE:
            self.score(rule, found, at, where)
            if "then_use" in found:
                rule.then_use = self.flag(found["then_use"], f"{where}.then_use")
            return
        choice = found.get("choice")
        if choice is None or type(choice.value) is not int or not 1 <= choice.value <= MOST_CHOICE:
            path, place = (where, at) if choice is None else (f"{where}.choice", choice)
            self.fault(path, place, Problem("rules_no_choice", NO_CLAUSE, allowed=MOST_CHOICE))
        else:
            rule.choice = choice.value

    def score(self, rule: Rule, found: dict[str, At], at: At, where: str, *, path: str = "") -> None:
        """A whole number or the name of a measure; `by_cost` multiplies it by the cost, `per_cost` is added for each point of it."""
        if (given := found.get("score")) is None:
            self.fault(where, at, Problem("rules_no_score", NO_CLAUSE))
        elif isinstance(given.value, str) and given.value in self.measures:
            rule.score_measure = self.measures[given.value]
        else:
            rule.score = self.whole(given, path or f"{where}.score")
        if "by_cost" in found:
            rule.by_cost = self.flag(found["by_cost"], f"{where}.by_cost")
        if "per_cost" in found:
            rule.per_cost = self.whole(found["per_cost"], f"{where}.per_cost")

    def conditions(self, at: At, where: str) -> list[Condition]:
        if not isinstance(at.value, Members):
            self.fault(where, at, Problem("rules_no_conditions", NO_CLAUSE))
            return []
        conditions = []
        for measure, bounds in self.members(at, tuple(self.measures), where).items():
            faults = len(self.faults)
            low, high = self.range(bounds, f"{where}.{measure}", measures=True)
            if len(self.faults) == faults and high.measure == NO_MEASURE and high.number < self.least_of(measure):
                self.fault(f"{where}.{measure}", bounds, Problem("rules_never", NO_CLAUSE, allowed=self.least_of(measure)))
            condition = Condition(self.measures[measure], low.number, high.number)
            condition.low_measure, condition.high_measure = low.measure, high.measure
            conditions.append(condition)
        return conditions

    def least_of(self, measure: str) -> int:
        """The least number that the measure can have."""
        return -MOST_SCORE if self.measures[measure] >= VALUED else LEAST.get(measure, 0)

    def card(self, at: At, where: str) -> str:
        code = self.pool.card_code(at.value) if isinstance(at.value, str) else None
        if code is not None:
            return code
        if isinstance(at.value, str):
            names = {name: card.code for card in self.pool.cards.values() for name in card.names.values()}
            unknown, near = Problem("rules_unknown_card", NO_CLAUSE), Problem("rules_unknown_card_near", NO_CLAUSE)
            self.fault(where, at, self.meant(at.value, self.pool.cards, unknown, near, names))
        else:
            self.fault(where, at, Problem("rules_no_text", NO_CLAUSE))
        return ""


def like(outer: Rule) -> Rule:
    """A rule about the same cards under the same conditions."""
    rule = Rule(0)
    rule.card, rule.types, rule.factions, rule.outpost = outer.card, outer.types, outer.factions, outer.outpost
    rule.low_cost, rule.high_cost, rule.conditions = outer.low_cost, outer.high_cost, list(outer.conditions)
    return rule
