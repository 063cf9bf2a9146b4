"""Compose the sentences of declared abilities from the texts [abilities], in every language.

The sentence of an effect is the text of its `op`; some ops have one text for each owner or pile.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from games.contracts.catalogue import AbilityLine
from games.empire_vs_rebellion.abilities.language import WHEN
from games.empire_vs_rebellion.texts import TEXTS
from games.texts import LANGUAGES, Words, in_language
from games.texts import TEXTS as SHARED_TEXTS

Effect = Mapping[str, Any]

_SLOTS: Final[Mapping[str, Words]] = {
    **TEXTS.section("choices.slots"),
    **TEXTS.section("choices.timings"),
    **TEXTS.section("choices.effect_timings"),
}
_CATEGORIES: Final = TEXTS.section("choices.categories")
_EFFECTS: Final = TEXTS.section("abilities.effects")
_DECKS: Final = TEXTS.section("abilities.decks")
_JOINTS: Final = TEXTS.section("abilities.joints")
_ADDITIONS: Final = TEXTS.section("abilities.additions")
_COMMA: Final = SHARED_TEXTS["marks.comma"]

_CHOICES: Final = {"choose": "or", "and_or": "and_or"}  # op of a choice between effects -> what joins its options
_TEXT_BY_OWNER: Final = ("exhaust", "lose_influence", "change_strategy")  # ops with one text for each value of "whose"


def ability_lines(facts: Mapping[str, Any]) -> tuple[AbilityLine, ...]:
    """The abilities in a card's `facts`, sorted by the moment when they work.

    >>> (line,) = ability_lines({"abilities": {"action": [{"effects": [{"op": "gain_influence", "n": 1}]}]}})
    >>> line.slot, line.texts["en"]
    ('action', 'gain 1 influence')
    """
    abilities = facts.get("abilities") or {}
    return tuple(
        AbilityLine(slot, _SLOTS[slot], {language: _joined(ability["effects"], language) for language in LANGUAGES})
        for slot in WHEN
        for ability in abilities.get(slot, ())
    )


def _joined(effects: Iterable[Effect], language: str) -> str:
    """Effects that follow one another."""
    return _JOINTS["then"][language].join(_sentence(effect, language) for effect in effects)


def _sentence(effect: Effect, language: str) -> str:
    op = effect["op"]
    if op in _CHOICES:
        return _JOINTS[_CHOICES[op]][language].join(_joined(option, language) for option in effect["options"])
    n: Any = effect.get("n")
    if effect.get("optional") and op == "exhaust":
        n = _ADDITIONS["up_to"][language].format(n=n)
    text = _EFFECTS[_text_key(effect)][language].format(
        n=n,
        deck=_DECKS[effect.get("whose", "own")][language],
        category=_CATEGORIES[effect["category"]][language] if "category" in effect else "",
        then=_joined(effect.get("then", ()), language),
    )
    if "but_not" in effect:
        names = _COMMA[language].join(_title(code, language) for code in effect["but_not"])
        text += _ADDITIONS["but_not"][language].format(names=names)
    if effect.get("to_reserve"):
        text += _ADDITIONS["to_reserve"][language]
    is_optional = effect.get("optional") and op != "exhaust" and n is not None
    return _ADDITIONS["optional"][language].format(what=text) if is_optional else text


def _text_key(effect: Effect) -> str:
    """The key of an effect's text in [abilities.effects]."""
    op = str(effect["op"])
    owner = effect.get("whose", "own")
    if op == "discard":
        return "discard.any_number" if effect["n"] is None else f"discard.{owner}"
    if op == "play":
        return "play.as_many" if effect.get("per") else "play.one"
    if op == "play_from":
        return f"play_from.{effect['from']}"
    return f"{op}.{owner}" if op in _TEXT_BY_OWNER else op


def _title(code: str, language: str) -> str:
    """The title of a card by its code, which starts with the faction: "rebel-luke-skywalker"."""
    _, _, title = code.partition("-")
    return in_language(TEXTS[f"card_titles.{title}"], language)
