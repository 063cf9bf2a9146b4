"""The wording of abilities in each language, composed from their effects and never copied from the publisher.

A line is one ability: its slot, its ally factions, its plain gains as (resource, number), and the other effects as a text.
An effect that is not structured is reported as not listed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from games.contracts.catalogue import AbilityLine
from games.star_realms.texts import TEXTS
from games.texts import LANGUAGES, Words

Effect = Mapping[str, Any]

_SLOTS = TEXTS.section("choices.slot")
_FACTIONS = TEXTS.section("choices.faction")
_OPERATION_NAMES = TEXTS.section("choices.operation")
_RESOURCES = TEXTS.section("abilities.resource")
_FILTERS = TEXTS.section("abilities.filter")
_ZONES = TEXTS.section("abilities.zone")
_PLACES = TEXTS.section("abilities.place")
_PHRASES = TEXTS.section("abilities.phrases")
_PER = TEXTS.section("abilities.per")
_CONDITIONS = TEXTS.section("abilities.conditions")
_TRIGGERS = TEXTS.section("abilities.triggers")
_OPERATIONS = TEXTS.section("abilities.operations")


def ability_lines(facts: Mapping[str, Any]) -> tuple[AbilityLine, ...]:
    """The abilities in a card's `facts` (or its other side's), in the order of the slots.

    >>> effects = [{"op": "gain", "resource": "trade", "n": 3}, {"op": "draw", "n": 1}]
    >>> (line,) = ability_lines({"abilities": {"scrap": [{"effects": effects}]}})
    >>> line.slot, line.gains, line.texts["en"]
    ('scrap', (('trade', 3),), 'draw 1')
    """
    abilities = facts.get("abilities") or {}
    return tuple(_line(slot, ability) for slot in _SLOTS for ability in abilities.get(slot, ()))


def _line(slot: str, ability: Mapping[str, Any]) -> AbilityLine:
    effects = ability["effects"]
    plain = [effect["op"] == "gain" and "per" not in effect for effect in effects]
    gains = tuple((effect["resource"], int(effect["n"])) for effect, is_plain in zip(effects, plain, strict=True) if is_plain)
    rest = [effect for effect, is_plain in zip(effects, plain, strict=True) if not is_plain]
    # The words "for each point of its cost" belong to the gain, although the pick before it has the flag `costs`.
    costs = any(effect.get("costs") for effect in effects)
    return AbilityLine(
        slot=slot,
        labels=_SLOTS[slot],
        factions=tuple(ability.get("factions", ())),
        gains=gains,
        texts={language: _said(rest, language, costs) for language in LANGUAGES},
    )


def _said(effects: Iterable[Effect], language: str, costs: bool = False) -> str:
    listed = list(effects)
    last = len(listed) - 1
    parts = [_one(effect, language, costs, is_last=place == last) for place, effect in enumerate(listed)]
    return _PHRASES["between_effects"][language].join(dict.fromkeys(parts))


def _one(effect: Effect, language: str, costs: bool, *, is_last: bool) -> str:
    text = _plainly(effect, language, is_last)
    if "per" in effect:
        counter = "costs" if costs and effect["per"] == "counted" else effect["per"]
        text = _PER[counter][language].format(what=text, of=_of(effect, language))
    if not effect.get("optional"):
        return text
    return _PHRASES["optional" if effect["op"].startswith("next_") else "may"][language].format(what=text)


def _of(effect: Effect, language: str) -> str:
    """The kind of cards counted: "base", "Trade Federation card"."""
    if effect.get("factions"):
        return _PHRASES["card_of_faction"][language].format(factions=_listed(_FACTIONS, effect["factions"], language))
    return _FILTERS[effect.get("filter", "card")][language]


def _plainly(effect: Effect, language: str, is_last: bool) -> str:
    """The text of one effect.  A choice or condition is bracketed if another effect follows in the same line."""

    def together(what: str) -> str:
        return what if is_last else _PHRASES["group"][language].format(what=what)

    if effect["op"] == "choose":
        options = _PHRASES["between_options"][language].join(_said(option, language) for option in effect["options"])
        return _PHRASES["choice"][language].format(what=together(options))
    line = _template(effect)[language].format(**_values(effect, language))
    return _PHRASES["condition"][language].format(when=line, what=together(_said(effect["then"], language))) if "then" in effect else line


def _template(effect: Effect) -> Words:
    """The text of an effect, with named places for its numbers and words."""
    code = effect["op"]
    if code == "if":
        return next(text for name, text in _CONDITIONS.items() if name in effect)
    if code == "trigger":
        return _TRIGGERS[f"{effect['on']}_of_faction" if effect.get("factions") else effect["on"]]
    return _OPERATIONS.get(_variant(effect)) or _OPERATION_NAMES[code]


def _variant(effect: Effect) -> str:
    """The code of the text: that of the operation, with an ending for its less usual forms."""
    code = str(effect["op"])
    if code == "scrap" and effect.get("factions"):
        return "scrap_of_faction"
    if code == "gain_ally" and effect.get("n", 1) > 1:
        return "gain_allies"
    if code in ("acquire_free", "put_on_deck"):
        return code if effect["max_cost"] is None else f"{code}_of_cost"
    if code == "look_at_deck":
        return code if effect["discards"] is not None else f"{code}_discard_any"
    return f"{code}_any" if effect.get("n", 1) is None else code


def _values(effect: Effect, language: str) -> dict[str, Any]:
    return {
        "n": next((effect[name] for name in _CONDITIONS if name in effect), effect.get("n")),
        "resource": _name(_RESOURCES, effect.get("resource"), language),
        "filter": _name(_FILTERS, effect.get("filter"), language),
        "to": _name(_PLACES, effect.get("to"), language),
        "most": effect.get("max_cost"),
        "discards": effect.get("discards"),
        "zones": _listed(_ZONES, effect.get("zones", ()), language),
        "factions": _listed(_FACTIONS, effect.get("factions", ()), language),
    }


def _name(of: Mapping[str, Words], code: str | None, language: str) -> str:
    return of[code][language] if code else ""


def _listed(of: Mapping[str, Words], codes: Iterable[str], language: str) -> str:
    return _PHRASES["or"][language].join(of[code][language] for code in codes)
