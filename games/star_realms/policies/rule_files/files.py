"""Rule files: JSON in which a user writes a policy.  A file is checked before any game is played.

    {"name": "Blob rush",
     "buy": [{"card": "ram", "score": 30, "when": {"turn": {"max": 6}}},
             {"faction": "blob", "score": 3, "by_cost": true},
             {"type": "base", "outpost": true, "score": 8}],
     "use_scrap_ability": [{"card": "explorer", "score": 1, "when": {"reshuffles": {"min": 2}}}],
     "scrap": [{"card": "viper", "score": 2}, {"card": "scout", "score": 1}],
     "discard": {"rules": [{"card": "viper", "score": 100}], "default": {"score": 20, "per_cost": -1}, "least": 20},
     "choose": [{"card": "patrol-mech", "choice": 2, "when": {"opponent_authority": {"max": "combat"}}}]}

Each list scores cards: "buy" buys the affordable card with the highest score above 0.  For each card, the first rule whose conditions hold
applies.  A rule file is data only; nothing in it is executed, and its size is limited.

An error names the path of a value ("buy[2].card", "" for the whole file) and its line.  A rule that can never apply is an error, too: it
matches no card, its conditions never hold, or an earlier rule always applies first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from games.contracts.decks import Problem
from games.star_realms.catalogue.pool import Pool
from games.star_realms.policies.rule_files.player import RuledPlayer
from games.star_realms.policies.rule_files.reader import MOST_CHARACTERS, MOST_FAULTS, MOST_RULES, NO_CLAUSE, Fault, Reader
from games.star_realms.policies.rule_files.rules import RuleList

__all__ = ["MOST_CHARACTERS", "MOST_FAULTS", "MOST_RULES", "BadRules", "Fault", "RuleFile", "read_rules"]


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

    def __init__(self, name: str, lists: Mapping[str, RuleList]) -> None:
        self.name = name
        self.lists = dict(lists)

    def player(self) -> RuledPlayer:
        return RuledPlayer(self.lists)


MOST_KEPT: Final = 16
_kept: dict[str, tuple[Pool, RuleFile]] = {}  # text -> (pool, rule file), the oldest first


def read_rules(text: str, pool: Pool) -> RuleFile:
    """Read a rule file; BadRules lists the errors.  Recent files are cached: match-ups and workers read the same file many times."""
    text = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")  # a byte order mark
    kept = _kept.get(text)
    if kept is None or kept[0] is not pool:
        reader = Reader(text, pool)
        name, lists = reader.file()
        if reader.faults:
            raise BadRules(reader.faults)
        kept = (pool, RuleFile(name, lists))
        while len(_kept) >= MOST_KEPT:
            _kept.pop(next(iter(_kept), ""), None)
        _kept[text] = kept
    return kept[1]
