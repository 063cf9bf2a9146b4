"""What the options of a choice between effects do, in our words for the texts of cards.

branch: the effects of one option, as declared.  A branch may only note which choice was made ("declare"); then the texts of the card that
ask for this choice say what it does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from games.abilities.effects import Effect
from games.engine.ops import Op, Program
from games.engine.verbs import FIRE, IF, KEEP_X, OPPOSING, Verb
from games.star_wars_ccg.abilities import constants as c
from games.star_wars_ccg.abilities.words import COMPLETE, RENDERER
from games.star_wars_ccg.catalogue.pool import CardFacts
from games.star_wars_ccg.texts import TEXTS
from games.texts import LANGUAGES, Words, filled

# event -> the operation that prints it
_EVENTS: Final = {c.ACTIVATED: "activate", c.FORCE_USED: "spend", c.FORCE_LOST: "lose_force"}
# condition about the choice that was made -> whether it holds after choice `made`, for its number
_HOLDS: Final = {"declared": lambda made, number: made == number, "not_declared": lambda made, number: made < number}
_NOTHING: Final = TEXTS["replay.options.choice_nothing"]
_NO_MORE: Final = TEXTS["replay.options.choice_no_more"]


def words_of_choice(asking: Op | None, number: int, facts: CardFacts | None) -> Words | None:
    """What the option of this number does; None if the words are unknown.

    asking: the op that asks.  facts: of the card whose text it is.
    """
    if not isinstance(asking, Verb) or number >= len(asking.subs):
        return None
    declared = asking.declared
    if "options" in declared:
        return _branch(declared["options"][number], facts)
    if "then" in declared and number == len(asking.subs) - 1:
        return _branch(declared["then"], facts)
    return _of_program(asking.subs[number])


def _branch(branch: Sequence[Effect], facts: CardFacts | None) -> Words:
    made = [effect["n"] for effect in branch if effect["op"] == "declare"]
    if not made or facts is None or not _asks_for_choices(facts.abilities):
        return _printed(branch)
    others = [effect for effect in branch if effect["op"] != "declare"]
    parts = [_printed(others)] if others else []
    parts += _texts_after(facts, made[-1])
    if not parts:
        return _NO_MORE
    between = TEXTS["abilities.joints.then"]
    return {language: between[language].join(dict.fromkeys(part[language] for part in parts)) for language in LANGUAGES}


def _printed(effects: Sequence[Effect]) -> Words:
    return {language: RENDERER.effects(effects, language) for language in LANGUAGES}


def _texts_after(facts: CardFacts, made: int) -> list[Words]:
    """The texts of the card that ask for this choice, without saying so."""
    found = []
    for slot in COMPLETE.slots:
        for ability in facts.abilities.get(slot, ()):
            if (after := _after(ability, made)) is not None:
                found.append(RENDERER.line(slot, after).texts)
    return found


def _after(ability: Mapping[str, Any], made: int) -> Mapping[str, Any] | None:
    """An ability as it is after this choice; None if it does not ask for it."""
    conditions, asks = _without_choices(ability.get("conditions", ()), made)
    if conditions is None:
        return None
    if asks:
        rest = {name: value for name, value in ability.items() if name != "conditions"}
        return {**rest, "conditions": conditions} if conditions else rest
    effects: list[Effect] = []
    for effect in ability["effects"]:
        if effect["op"] == "if":
            inside, asks = _without_choices(effect["conditions"], made)
            if asks and inside is not None:
                effects += [{**effect, "conditions": inside}] if inside else effect["then"]
    return {**ability, "effects": effects} if effects else None


def _without_choices(conditions: Sequence[Mapping[str, Any]], made: int) -> tuple[list[Mapping[str, Any]] | None, bool]:
    """The conditions without those about the choice, None if one of these fails; and whether there are some."""
    about = [each for each in conditions if each["if"] in _HOLDS]
    if not all(_HOLDS[each["if"]](made, each["n"]) for each in about):
        return None, True
    return [each for each in conditions if each not in about], bool(about)


def _asks_for_choices(declared: object) -> bool:
    """Whether some text of the card depends on the choice that was made."""
    if isinstance(declared, Mapping):
        return declared.get("if") in _HOLDS or any(map(_asks_for_choices, declared.values()))
    return isinstance(declared, (list, tuple)) and any(map(_asks_for_choices, declared))


def _of_program(program: Program) -> Words | None:
    """Of an option that is a number: so much Force, or the number alone; None for another one."""
    ops = program.ops
    if len(ops) == 1 and ops[0].code == IF:
        ops = ops[0].subs[0].ops
    if not ops:
        return _NOTHING
    last = ops[-1]
    if not isinstance(last, Verb) or last.much is None:
        return None
    number = int(last.much.plus)
    if last.code == KEEP_X:
        return filled(TEXTS["replay.options.choice_number"], amount=number)
    if last.code != FIRE or last.kind not in _EVENTS:
        return None
    if last.kind == c.FORCE_USED and last.whose == OPPOSING:  # only offered if it is possible
        return filled(TEXTS["replay.options.choice_opponent_uses"], amount=number)
    return _printed([{"op": _EVENTS[last.kind], "n": number, "whose": "opponent" if last.whose == OPPOSING else "own"}])
