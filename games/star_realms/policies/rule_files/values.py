"""Checked reading of the values of a rule file: every fault keeps its path and its line."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from games.contracts.decks import Problem
from games.policies.placed_json import At, Members, placed
from games.star_realms.policies.rule_files.measures import MEASURES
from games.star_realms.policies.rule_files.rules import NO_MEASURE

MOST_CHARACTERS: Final = 60_000
MOST_SCORE: Final = 1000000
NO_CLAUSE: Final = ""  # rule files are not in the rulebook
MOST_NAME: Final = 100
MOST_SHOWN: Final = 40
MOST_KNOWN: Final = 80  # characters of a list of known words
MOST_FAULTS: Final = 20  # listed for one file, so that the answer stays short


@dataclass(frozen=True, slots=True)
class Fault:
    """An error in a rule file.  line: from 1, 0 for the whole file."""

    where: str
    line: int
    problem: Problem


@dataclass(frozen=True, slots=True)
class Bound:
    """One end of a range: a number, or a measure (its number) and what is added to it."""

    number: int
    measure: int = NO_MEASURE


class Values:
    """The state of reading one file."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.faults: list[Fault] = []
        # Name -> number: the measures that the part which is read may name.
        self.measures: dict[str, int] = MEASURES
        # The number of unknown words that were compared with known ones.
        self.suggested = 0

    def top(self) -> At | None:
        """The top object of the file; None if there is none."""
        if len(self.text) > MOST_CHARACTERS:
            self.fault("", None, Problem("rules_too_long", NO_CLAUSE, found=len(self.text), allowed=MOST_CHARACTERS))
        elif not self.text.strip():
            self.fault("", None, Problem("rules_missing", NO_CLAUSE))
        else:
            try:
                top = placed(self.text)
                if isinstance(top.value, Members):
                    return top
                self.fault("", top, Problem("rules_no_object", NO_CLAUSE))
            except RecursionError:
                self.fault("", None, Problem("rules_too_deep", NO_CLAUSE))
            except json.JSONDecodeError as error:
                self.no_json(error)
        return None

    def no_json(self, error: json.JSONDecodeError) -> None:
        at, rest = At(None, error.pos), self.text[error.pos :]
        if not rest.strip():
            self.fault("", at, Problem("rules_end_early", NO_CLAUSE))
        elif error.msg.startswith("Unterminated string"):
            self.fault("", at, Problem("rules_open_text", NO_CLAUSE, values=(("text", shown(rest)),)))
        else:
            self.fault("", at, Problem("rules_no_json", NO_CLAUSE, values=(("text", shown(rest)),)))

    def fault(self, where: str, at: At | None, problem: Problem) -> None:
        self.faults.append(Fault(where, 0 if at is None else self.text.count("\n", 0, at.index) + 1, problem))

    def members(self, at: At, known: Sequence[str], where: str) -> dict[str, At]:
        """The known members of an object; unknown and repeated names are errors."""
        members: dict[str, At] = {}
        for name, value in at.value:
            path = f"{where}.{shown(name)}" if where else shown(name)
            if name not in known:
                unknown, near = Problem("rules_unknown_member", NO_CLAUSE), Problem("rules_unknown_member_near", NO_CLAUSE)
                self.fault(path, value, self.meant(name, known, unknown, near))
            elif name in members:
                self.fault(path, value, Problem("rules_twice", NO_CLAUSE))
            else:
                members[name] = value
        return members

    def meant(self, said: str, known: Iterable[str], unknown: Problem, near: Problem, keys: Mapping[str, str] | None = None) -> Problem:
        """The problem of an unknown word: `near` with the closest known word, or `unknown`.

        keys: other spellings -> known word.
        """
        self.suggested += 1
        if self.suggested <= MOST_FAULTS:  # a search takes a millisecond, and no more faults are listed anyway
            names = {name.casefold(): name for name in known} | {name.casefold(): code for name, code in (keys or {}).items()}
            if close := difflib.get_close_matches(said[:MOST_SHOWN].casefold(), names, n=1):
                return replace(near, values=(("said", shown(said)), ("near", names[close[0]])))
        return replace(unknown, values=(("said", shown(said)), ("known", first_few(known) if keys is None else "")))

    def name(self, at: At | None) -> str:
        if at is None:
            return ""
        name = at.value
        if not isinstance(name, str) or len(name) > MOST_NAME or not all(c.isprintable() for c in name):
            self.fault("name", at, Problem("rules_bad_name", NO_CLAUSE, allowed=MOST_NAME))
            return ""
        return name

    def whole(self, at: At, where: str) -> int:
        if type(at.value) is not int or abs(at.value) > MOST_SCORE:
            self.fault(where, at, Problem("rules_no_whole_number", NO_CLAUSE, allowed=MOST_SCORE))
            return 0
        return at.value

    def one_of(self, at: At, known: tuple[str, ...], where: str) -> str:
        if isinstance(at.value, str) and at.value in known:
            return at.value
        if isinstance(at.value, str):
            unknown, near = Problem("rules_unknown_word", NO_CLAUSE), Problem("rules_unknown_word_near", NO_CLAUSE)
            self.fault(where, at, self.meant(at.value, known, unknown, near))
        else:
            self.fault(where, at, Problem("rules_no_word", NO_CLAUSE, values=(("known", ", ".join(known)),)))
        return known[0]

    def flag(self, at: At, where: str) -> bool:
        if not isinstance(at.value, bool):
            self.fault(where, at, Problem("rules_no_flag", NO_CLAUSE))
            return False
        return at.value

    def measure(self, at: At, where: str) -> int:
        """The number of the measure with this name."""
        if isinstance(at.value, str) and at.value in self.measures:
            return self.measures[at.value]
        unknown, near = Problem("rules_unknown_word", NO_CLAUSE), Problem("rules_unknown_word_near", NO_CLAUSE)
        self.fault(where, at, self.meant(at.value, self.measures, unknown, near))
        return 0

    def bound(self, at: At, where: str, more: int = 0) -> Bound:
        """A number or the name of a measure, plus `more`."""
        if isinstance(at.value, str):
            return Bound(more, self.measure(at, where))
        return Bound(self.whole(at, where) + more)

    def range(self, at: At, where: str, *, measures: bool) -> tuple[Bound, Bound]:
        """The bounds of one number, or of {"min": 2, "max": 5, "above": 1, "below": 6} with some of them.

        measures: whether the name of a measure may stand for a number.
        """
        low, high = Bound(-MOST_SCORE), Bound(MOST_SCORE)
        if type(at.value) is int or (measures and isinstance(at.value, str)):
            only = self.bound(at, where)
            return only, only
        if not isinstance(at.value, Members) or not at.value:
            self.fault(where, at, Problem("rules_no_range", NO_CLAUSE))
            return low, high
        faults = len(self.faults)
        found = self.members(at, ("min", "max", "above", "below"), where)
        for name, other in (("min", "above"), ("max", "below")):
            if name in found and other in found:
                self.fault(f"{where}.{other}", found[other], Problem("rules_two_bounds", NO_CLAUSE))
        for name, each in found.items():
            if not measures and not isinstance(each.value, int):
                self.whole(each, f"{where}.{name}")
                continue
            bound = self.bound(each, f"{where}.{name}", {"above": 1, "below": -1}.get(name, 0))
            if name in ("min", "above"):
                low = bound
            else:
                high = bound
        if len(self.faults) == faults and low.measure == high.measure == NO_MEASURE and low.number > high.number:
            self.fault(where, at, Problem("rules_min_above_max", NO_CLAUSE))
        return low, high


def shown(text: str) -> str:
    """The start of a text with only printable characters, for a sentence."""
    start = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text[: MOST_SHOWN + 1])
    return start if len(start) <= MOST_SHOWN else f"{start[:MOST_SHOWN]}…"


def first_few(words: Iterable[str]) -> str:
    """The words, or as many as a sentence has room for."""
    text = ", ".join(words)
    return text if len(text) <= MOST_KNOWN else f"{text[:MOST_KNOWN].rpartition(',')[0]}, …"
