"""Reader of rule files: JSON in which a user writes a policy.  A file is checked before any game is played.

    {"name": "Blob rush",
     "buy": [{"card": "ram", "score": 30, "when": {"turn": {"max": 6}}},
             {"faction": "blob", "score": 3, "by_cost": true},
             {"type": "base", "outpost": true, "score": 8}],
     "use_scrap_ability": [{"card": "explorer", "score": 1, "when": {"reshuffles": {"min": 2}}}],
     "scrap": [{"card": "viper", "score": 2}, {"card": "scout", "score": 1}],
     "discard": [{"card": "viper", "score": 2}]}

Each list scores cards: "buy" buys the affordable card with the highest score above 0.  For each card, the first rule whose conditions hold
applies.  A rule file is data only; nothing in it is executed, and its size is limited.

An error names the path of a value ("buy[2].card", "" for the whole file) and its line.  A rule that can never apply is an error, too: it
matches no card, its conditions never hold, or an earlier rule always applies first.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from games.contracts.decks import Problem
from games.policies.placed_json import At, Members, placed
from games.star_realms.abilities.constants import FACTIONS, TYPES
from games.star_realms.abilities.ops import bits
from games.star_realms.catalogue.pool import Pool
from games.star_realms.policies.rules import MEASURES, Condition, Rule, RuledPlayer

MOST_CHARACTERS: Final = 20000
MOST_RULES: Final = 200  # of one list
MOST_SCORE: Final = 1000000
BUY: Final = "buy"
LISTS: Final = (BUY, "use_scrap_ability", "scrap", "discard")
RULE_MEMBERS: Final = ("card", "type", "faction", "outpost", "cost", "score", "by_cost", "when")
PLAYED: Final = ("trade-deck", "explorer-pile", "personal-deck", "gambit")  # roles of the cards that rules can match
LEAST: Final = {"turn": 1}  # the least value of a measure, 0 for others
NO_CLAUSE: Final = ""  # rule files are not in the rulebook
MOST_NAME: Final = 100
MOST_SHOWN: Final = 40
MOST_FAULTS: Final = 20  # listed for one file, so that the answer stays short


@dataclass(frozen=True, slots=True)
class Fault:
    """An error in a rule file.  line: from 1, 0 for the whole file."""

    where: str
    line: int
    problem: Problem


class BadRules(ValueError):
    """A rule file with errors, listed in the order of the text; only the first ones if there are many."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        faults = sorted(faults, key=lambda fault: fault.line)
        if more := len(faults[MOST_FAULTS:]):
            faults = [*faults[:MOST_FAULTS], Fault("", 0, Problem("rules_more_faults", NO_CLAUSE, found=more))]
        super().__init__(", ".join(f"{fault.where or 'rules'}: {fault.problem.code}" for fault in faults))
        self.faults = tuple(faults)


class RuleFile:
    """The rules of one file."""

    def __init__(self, name: str, lists: Mapping[str, list[Rule]]) -> None:
        self.name = name
        self.lists = lists

    def player(self) -> RuledPlayer:
        return RuledPlayer(*(self.lists[name] for name in LISTS))


MOST_KEPT: Final = 16
_kept: dict[str, tuple[Pool, RuleFile]] = {}  # text -> (pool, rule file), the oldest first


def read_rules(text: str, pool: Pool) -> RuleFile:
    """Read a rule file; BadRules lists the errors.  Recent files are cached: match-ups and workers read the same file many times."""
    text = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")  # a byte order mark
    kept = _kept.get(text)
    if kept is None or kept[0] is not pool:
        kept = (pool, _Reader(text, pool).file())
        while len(_kept) >= MOST_KEPT:
            _kept.pop(next(iter(_kept), ""), None)
        _kept[text] = kept
    return kept[1]


class _Reader:
    """The state of reading one file."""

    def __init__(self, text: str, pool: Pool) -> None:
        self.text = text
        self.pool = pool
        self.faults: list[Fault] = []
        # The number of unknown words that were compared with known ones.
        self.suggested = 0
        # (code, type, factions, is an outpost, cost) of every card that rules can match.
        self.kinds = [
            (card.code, TYPES.get(card.type, 0), bits(card.allies), int(card.is_outpost), card.cost)
            for card in pool.cards.values()
            if card.role in PLAYED
        ]

    def file(self) -> RuleFile:
        name, lists = "", {each: list[Rule]() for each in LISTS}
        top = self._top()
        if top is not None:
            found = self._members(top, ("name", *LISTS), "")
            name = self._name(found.get("name"))
            lists = {each: self._list(found[each], each) if each in found else [] for each in LISTS}
            if not lists[BUY] and not self.faults:
                self._fault(BUY, found.get(BUY, top), Problem("rules_nothing_to_buy", NO_CLAUSE))
        if self.faults:
            raise BadRules(self.faults)
        return RuleFile(name, lists)

    def _top(self) -> At | None:
        """The top object of the file; None if there is none."""
        if len(self.text) > MOST_CHARACTERS:
            self._fault("", None, Problem("rules_too_long", NO_CLAUSE, found=len(self.text), allowed=MOST_CHARACTERS))
        elif not self.text.strip():
            self._fault("", None, Problem("rules_missing", NO_CLAUSE))
        else:
            try:
                top = placed(self.text)
                if isinstance(top.value, Members):
                    return top
                self._fault("", top, Problem("rules_no_object", NO_CLAUSE))
            except RecursionError:
                self._fault("", None, Problem("rules_too_deep", NO_CLAUSE))
            except json.JSONDecodeError as error:
                self._no_json(error)
        return None

    def _no_json(self, error: json.JSONDecodeError) -> None:
        at, rest = At(None, error.pos), self.text[error.pos :]
        if not rest.strip():
            self._fault("", at, Problem("rules_end_early", NO_CLAUSE))
        elif error.msg.startswith("Unterminated string"):
            self._fault("", at, Problem("rules_open_text", NO_CLAUSE, values=(("text", _shown(rest)),)))
        else:
            self._fault("", at, Problem("rules_no_json", NO_CLAUSE, values=(("text", _shown(rest)),)))

    def _fault(self, where: str, at: At | None, problem: Problem) -> None:
        self.faults.append(Fault(where, 0 if at is None else self.text.count("\n", 0, at.index) + 1, problem))

    def _members(self, at: At, known: Sequence[str], where: str) -> dict[str, At]:
        """The known members of an object; unknown and repeated names are errors."""
        members: dict[str, At] = {}
        for name, value in at.value:
            path = f"{where}.{_shown(name)}" if where else _shown(name)
            if name not in known:
                unknown, near = Problem("rules_unknown_member", NO_CLAUSE), Problem("rules_unknown_member_near", NO_CLAUSE)
                self._fault(path, value, self._meant(name, known, unknown, near))
            elif name in members:
                self._fault(path, value, Problem("rules_twice", NO_CLAUSE))
            else:
                members[name] = value
        return members

    def _meant(self, said: str, known: Iterable[str], unknown: Problem, near: Problem, keys: Mapping[str, str] | None = None) -> Problem:
        """The problem of an unknown word: `near` with the closest known word, or `unknown`.

        keys: other spellings -> known word.
        """
        self.suggested += 1
        if self.suggested <= MOST_FAULTS:  # a search takes a millisecond, and no more faults are listed anyway
            names = {name.casefold(): name for name in known} | {name.casefold(): code for name, code in (keys or {}).items()}
            if close := difflib.get_close_matches(said[:MOST_SHOWN].casefold(), names, n=1):
                return replace(near, values=(("said", _shown(said)), ("near", names[close[0]])))
        return replace(unknown, values=(("said", _shown(said)), ("known", ", ".join(known) if keys is None else "")))

    def _name(self, at: At | None) -> str:
        if at is None:
            return ""
        name = at.value
        if not isinstance(name, str) or len(name) > MOST_NAME or not all(c.isprintable() for c in name):
            self._fault("name", at, Problem("rules_bad_name", NO_CLAUSE, allowed=MOST_NAME))
            return ""
        return name

    def _list(self, at: At, where: str) -> list[Rule]:
        if not isinstance(at.value, list) or isinstance(at.value, Members):
            self._fault(where, at, Problem("rules_no_list", NO_CLAUSE, allowed=MOST_RULES))
            return []
        if len(at.value) > MOST_RULES:
            self._fault(where, at, Problem("rules_too_many", NO_CLAUSE, found=len(at.value), allowed=MOST_RULES))
            return []
        rules: list[Rule] = []
        always: dict[str, int] = {}  # card code -> number of the first rule that always applies to it
        for number, each in enumerate(at.value):
            path, faults = f"{where}[{number}]", len(self.faults)
            rule = self._rule(each, path)
            rules.append(rule)
            if len(self.faults) > faults:
                continue
            about = self._about(rule, where)
            if not about:
                self._fault(path, each, Problem("rules_never_bought", NO_CLAUSE) if where == BUY else Problem("rules_no_card", NO_CLAUSE))
            elif all(code in always for code in about):
                first = max(always[code] for code in about)
                self._fault(path, each, Problem("rules_never_reached", NO_CLAUSE, values=(("first", f"{where}[{first}]"),)))
            elif not rule.conditions:
                for code in about:
                    always.setdefault(code, number)
        return rules

    def _about(self, rule: Rule, where: str) -> list[str]:
        """The codes of the cards that the rule matches; for buying only cards with a cost."""
        return [
            code
            for code, kind, factions, is_outpost, cost in self.kinds
            if rule.card in ("", code)
            and (not rule.types or kind & rule.types)
            and (not rule.factions or factions & rule.factions)
            and (rule.outpost < 0 or is_outpost == rule.outpost)
            and rule.low_cost <= (cost or 0) <= rule.high_cost
            and (where != BUY or cost is not None)
        ]

    def _rule(self, at: At, where: str) -> Rule:
        rule = Rule(0)
        if not isinstance(at.value, Members):
            self._fault(where, at, Problem("rules_no_rule", NO_CLAUSE))
            return rule
        found = self._members(at, RULE_MEMBERS, where)
        if "score" in found:
            rule.score = self._whole(found["score"], f"{where}.score")
        else:
            self._fault(where, at, Problem("rules_no_score", NO_CLAUSE))
        if "card" in found:
            rule.card = self._card(found["card"], f"{where}.card")
        if "type" in found:
            rule.types = TYPES[self._one_of(found["type"], tuple(TYPES), f"{where}.type")]
        if "faction" in found:
            rule.factions = bits([self._one_of(found["faction"], tuple(FACTIONS), f"{where}.faction")])
        if "outpost" in found:
            rule.outpost = int(self._flag(found["outpost"], f"{where}.outpost"))
        if "by_cost" in found:
            rule.by_cost = self._flag(found["by_cost"], f"{where}.by_cost")
        if "cost" in found:
            rule.low_cost, rule.high_cost = self._range(found["cost"], f"{where}.cost")
        if "when" in found:
            rule.conditions = self._conditions(found["when"], f"{where}.when")
        return rule

    def _conditions(self, at: At, where: str) -> list[Condition]:
        if not isinstance(at.value, Members):
            self._fault(where, at, Problem("rules_no_conditions", NO_CLAUSE))
            return []
        conditions = []
        for measure, bounds in self._members(at, MEASURES, where).items():
            faults = len(self.faults)
            low, high = self._range(bounds, f"{where}.{measure}")
            if len(self.faults) == faults and high < LEAST.get(measure, 0):
                self._fault(f"{where}.{measure}", bounds, Problem("rules_never", NO_CLAUSE, allowed=LEAST.get(measure, 0)))
            conditions.append(Condition(MEASURES.index(measure), low, high))
        return conditions

    def _card(self, at: At, where: str) -> str:
        code = self.pool.card_code(at.value) if isinstance(at.value, str) else None
        if code is not None:
            return code
        if isinstance(at.value, str):
            names = {name: card.code for card in self.pool.cards.values() for name in card.names.values()}
            unknown, near = Problem("rules_unknown_card", NO_CLAUSE), Problem("rules_unknown_card_near", NO_CLAUSE)
            self._fault(where, at, self._meant(at.value, self.pool.cards, unknown, near, names))
        else:
            self._fault(where, at, Problem("rules_no_text", NO_CLAUSE))
        return ""

    def _whole(self, at: At, where: str) -> int:
        if type(at.value) is not int or abs(at.value) > MOST_SCORE:
            self._fault(where, at, Problem("rules_no_whole_number", NO_CLAUSE, allowed=MOST_SCORE))
            return 0
        return at.value

    def _one_of(self, at: At, known: tuple[str, ...], where: str) -> str:
        if isinstance(at.value, str) and at.value in known:
            return at.value
        if isinstance(at.value, str):
            unknown, near = Problem("rules_unknown_word", NO_CLAUSE), Problem("rules_unknown_word_near", NO_CLAUSE)
            self._fault(where, at, self._meant(at.value, known, unknown, near))
        else:
            self._fault(where, at, Problem("rules_no_word", NO_CLAUSE, values=(("known", ", ".join(known)),)))
        return known[0]

    def _flag(self, at: At, where: str) -> bool:
        if not isinstance(at.value, bool):
            self._fault(where, at, Problem("rules_no_flag", NO_CLAUSE))
            return False
        return at.value

    def _range(self, at: At, where: str) -> tuple[int, int]:
        """The bounds of one number, or of {"min": 2, "max": 5} with one or both of them."""
        if type(at.value) is int:
            only = self._whole(at, where)
            return only, only
        if not isinstance(at.value, Members) or not at.value:
            self._fault(where, at, Problem("rules_no_range", NO_CLAUSE))
            return 0, 0
        faults = len(self.faults)
        found = self._members(at, ("min", "max"), where)
        low = self._whole(found["min"], f"{where}.min") if "min" in found else -MOST_SCORE
        high = self._whole(found["max"], f"{where}.max") if "max" in found else MOST_SCORE
        if low > high and len(self.faults) == faults:
            self._fault(where, at, Problem("rules_min_above_max", NO_CLAUSE))
        return low, high


def _shown(text: str) -> str:
    """The start of a text with only printable characters, for a sentence."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text[: MOST_SHOWN + 1])
    return shown if len(shown) <= MOST_SHOWN else f"{shown[:MOST_SHOWN]}…"
