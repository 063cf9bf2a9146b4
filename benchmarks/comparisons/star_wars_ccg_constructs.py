"""The CCG's declarations beside the constructs of the community's server.

`python -m benchmarks.comparisons.star_wars_ccg_constructs FILE [CARD ...]`; FILE: gemp_constructs.json, which names the building blocks of
each card of the server (its hooks, effects, modifiers, conditions, triggers ...) without their order or amounts.  Prints what differs in
trigger, cost, limit and kind of effect, with a count by topic; the verdicts are in games/star_wars_ccg/CONSTRUCTS.md.  With cards, it
prints their words and differences alone.  It fails if a difference has no verdict, or a verdict no difference.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from benchmarks.comparisons.topics import HERE, THERE, Difference, in_order, read_topics, read_verdicts, report
from games.abilities.effects import Effect, all_effects
from games.star_wars_ccg.abilities.cards import ABILITIES
from games.star_wars_ccg.abilities.operations.moving import moves_cost_less

TOPICS: Final = Path(__file__).with_suffix(".toml")
VERDICTS: Final = Path(__file__).resolve().parents[2] / "games" / "star_wars_ccg" / "CONSTRUCTS.md"
# The members of an effect whose values say what it changes.
_CODES: Final = ("numbers", "cannot", "leave", "skills")
# Operations whose pile is part of what they do.
_BY_PILE: Final = ("put_in_pile",)
_REACTS: Final = ("react", "react_deploy", "react_away", "react_with")
_TIMES: Final = ("when", "at", "once_a")
_NAMES: Final = ("hooks", "effects", "modifiers", "conditions", "evaluators", "actions", "triggers", "game_conditions")
# States of cards in filters for which the server has a condition; it has filters for them, too, which its list does not name.
_STATES: Final = ("controlled", "opposed")
_CONTROL: Final = "control of the location"
# A part of the text that the rules leave out has its reason in the `readings` of its set.
LEFT_OUT: Final = "left_out"


def own_words(abilities: Mapping[str, Any]) -> set[str]:
    """`gains:power` for an effect on a number, `fires.n` if it costs Force, `when:drain`, `if:there_is`, `cost:use`, `slot:used` ..."""
    found: set[str] = set()
    for slot, listed in abilities.items():
        found.add(f"slot:{slot}")
        for ability in listed:
            if any(effect["op"] in _REACTS for effect in ability["effects"]):
                continue  # the word says the time and the cost as well
            found |= {f"{name}:{ability[name]}" for name in _TIMES if ability.get(name)}
            found |= {"times"} if ability.get("times") else set()
            found |= {f"if:{each['if']}" for each in ability.get("conditions") or ()}
            found |= {f"cost:{each['cost']}" for each in ability.get("costs") or ()}
    for effect in all_effects(abilities):
        found |= set(_effect_words(effect))
    return found | {f"state:{state}" for state in _states_in(abilities)}


def _states_in(declared: Any) -> Iterator[str]:
    """Those of `_STATES` that its filters name."""
    if isinstance(declared, Mapping):
        yield from (state for state in _listed(declared.get("state")) if state in _STATES)
        declared = list(declared.values())
    if isinstance(declared, list | tuple):
        for each in declared:
            yield from _states_in(each)


def _effect_words(effect: Effect) -> Iterator[str]:
    op = effect["op"]
    codes = [code for name in (*_CODES, *(("pile",) if op in _BY_PILE else ())) for code in _listed(effect.get(name))]
    yield from (f"{op}:{code}" for code in codes)
    if not codes and op != "moves_cost_less":
        yield op
    if any(effect.get(name) for name in ("n", "uses")) and op in ("deploys_on", "deploys_beside", "fires"):
        yield f"{op}.n"
    if op == "deploy" and effect.get("less"):
        yield "deploy.less"
    if op == "moves_cost_less":
        yield str(moves_cost_less.key(effect))  # "moves_cost_less.free" if the move is free
    yield from (f"if:{each['if']}" for each in _listed(effect.get("conditions")) if isinstance(each, dict))


def _listed(value: Any) -> list[Any]:
    return [] if value is None else list(value) if isinstance(value, list | tuple) else [value]


def server_words(construct: Mapping[str, Any]) -> set[str]:
    return {word for name in _NAMES for word in construct.get(name) or ()}


def explained(difference: Difference, words: Iterable[str]) -> bool:
    """Whether it is a part that the rules leave out, or a state in a filter of ours."""
    if difference.where == THERE:
        return LEFT_OUT in words
    return difference.topic == _CONTROL and not {"if:you_control"}.intersection(words)


def main(arguments: list[str]) -> int:
    if not arguments:
        raise SystemExit(__doc__)
    constructs = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    wanted = [code for code in ABILITIES if not arguments[1:] or code in arguments[1:]]
    here = {code: own_words(ABILITIES[code]) for code in wanted}
    there = {code: server_words(constructs[code]) for code in wanted if code in constructs}
    topics = read_topics(TOPICS)
    every = topics.differences(here, there)
    differences = [each for each in every if not explained(each, here[each.card])]
    if arguments[1:]:
        for code in wanted:
            lines = [f"{where}: {' '.join(sorted(words.get(code, ())))}" for where, words in ((HERE, here), (THERE, there))]
            print(code, *lines, *(f"{each.aspect}: {each.topic}, only {each.where}" for each in every if each.card == code), sep="\n  ")
        return 0
    verdicts = read_verdicts(VERDICTS)
    lacking = sorted(here.keys() - there.keys(), key=in_order)
    print(f"{len(here.keys() & there.keys())} cards compared; the server lacks {' '.join(lacking) or 'none'}.")
    print(f"{len(every) - len(differences)} more differences are parts that the rules leave out, or filters by control.")
    for where, words in ((HERE, here), (THERE, there)):
        for word, cards in topics.unsorted(where, words, here.keys() & there.keys()).most_common():
            print(f"no topic for {word!r}, {where}, of {cards} cards")
    print(*report(differences, verdicts), sep="\n")
    return int(set(differences) != verdicts.keys())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
