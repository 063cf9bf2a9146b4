"""Parser of the gallery's card texts: abilities by slot, with their effects.

The gallery separates abilities by `<hr>` and writes symbols in braces: `{Gain 3 Combat}`, `{Blob Ally}:`, `{Scrap}:`.
A sentence is parsed as a whole or not at all.  An unparsed sentence becomes `{"op": "text", "unparsed": True}`, without its words.
A condition or price can be parsed although the effect behind it is not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from games.abilities.effects import all_effects
from games.star_realms.catalogue.fields import FACTIONS, OPERATIONS, RESOURCES, SLOTS

Effect = dict[str, Any]
Abilities = dict[str, list[dict[str, Any]]]

UNPARSED: Effect = {"op": "text", "unparsed": True}
FACTION_CODES = {faction.names["en"].lower(): faction.code for faction in FACTIONS}
ALIGNED = [faction.code for faction in FACTIONS if faction.code != "unaligned"]
# Alliance of a command deck -> its two factions; an ally of either counts.
ALLIANCES = {
    "unity": ("blob", "machine-cult"),
    "union": ("blob", "star-empire"),
    "coalition": ("machine-cult", "trade-federation"),
    "alignment": ("machine-cult", "star-empire"),
    "pact": ("blob", "trade-federation"),
    "alliance": ("star-empire", "trade-federation"),
}
_NUMBERS = {"a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}
_RESOURCE = "|".join(choice.code for choice in RESOURCES)
_GAIN = rf"\{{(?:gain )?(?P<n>\d+) (?P<resource>{_RESOURCE})\}}"
_COUNT = r"(?P<n>a|one|two|three|four|five|six|\d+)"
_WHAT = r"(?P<what>card|ship or base|ship|base)"

_SLOT = re.compile(r"\A\s*\{(?P<double>double )?(?P<who>[^}(]+?)(?P<ally> ally)?(?: \([^)]*\))?\}:?\s*", re.I)
_SYMBOL = re.compile(rf"\s*(?:{_GAIN}(?!\s*:)(?!\s*for each)|\{{?gain an? (?P<ally>[a-z ]+?) ally\}})\s*", re.I)
_REMINDER = re.compile(r"<i>.*?</i>", re.S)
_TAG = re.compile(r"<[^>]+>")
_CHOOSE_ONE = re.compile(r"choose one:", re.I)


def abilities(text: str) -> Abilities:
    """Slot -> abilities in printed order; `{}` for an empty text.

    >>> abilities("{Gain 2 Trade}<hr>{Blob Ally}: Draw two cards.")["ally"]
    [{'factions': ['blob'], 'effects': [{'op': 'draw', 'n': 2}]}]
    """
    found: Abilities = {}
    for part in _parts(text):
        slot, factions, body = _slot(part)
        if effects := _effects(body):
            found.setdefault(slot, []).append({**({"factions": factions} if factions else {}), "effects": effects})
    return {slot.code: found[slot.code] for slot in SLOTS if slot.code in found}


def _parts(text: str) -> list[str]:
    text = re.sub(r"<u>or</u>", "OR", _REMINDER.sub(" ", text), flags=re.I)
    parts = [_TAG.sub(" ", part).strip() for part in re.split(r"<hr\s*/?>", text)]
    return [re.sub(r"\s*\bOR\b\s*", " OR ", part) for part in parts]  # a choice whose line breaks at OR is still one choice


def _slot(part: str) -> tuple[str, list[str], str]:
    """Split a part into (slot, ally factions, the text after the symbol)."""
    match = _SLOT.match(part)
    if match is None:
        return "primary", [], part
    who = match["who"].strip().lower()
    if who == "scrap":
        return "scrap", [], part[match.end() :]
    factions = [FACTION_CODES[who]] if who in FACTION_CODES else list(ALLIANCES.get(who, ()))
    if not match["ally"] or not factions:
        return "primary", [], part
    return "double_ally" if match["double"] else "ally", factions, part[match.end() :]


# --- effects ---------------------------------------------------------------------------------------------------------


def _effects(body: str) -> list[Effect]:
    before, chooses, options = body.partition(match[0]) if (match := _CHOOSE_ONE.search(body)) else (body, "", "")
    found = [effect for line in before.splitlines() for effect in _line(line.strip())]
    if chooses:
        found.append({"op": "choose", "options": [_line(option.strip()) for option in options.split("•") if option.strip()]})
    return found


def _line(line: str) -> list[Effect]:
    options = re.split(r"\s+OR\s+", line)
    if len(options) == 1 and re.fullmatch(rf"{_GAIN} or {_GAIN.replace('?P<n>', '').replace('?P<resource>', '')}", line, re.I):
        options = re.split(r"\s+or\s+", line)
    if len(options) > 1:
        if options[0].lower().startswith("if "):  # it is unclear whether the condition covers the second option
            return [dict(UNPARSED)]
        return [{"op": "choose", "options": [_line(option) for option in options]}]
    if match := re.match(rf"(?:pay )?\{{(?P<n>\d+) (?P<resource>{_RESOURCE})\}}:\s*", line, re.I):
        return [{"op": "pay", "resource": match["resource"].lower(), "n": int(match["n"]), "then": _line(line[match.end() :])}]
    if re.match(r"\{[^}]*\}\s*:", line):
        return [dict(UNPARSED)]
    found: list[Effect] = []
    while match := _SYMBOL.match(line):
        found.append(_symbol(match))
        line = line[match.end() :]
    return found + _sentences(line)


def _symbol(match: re.Match[str]) -> Effect:
    if match["n"]:
        return {"op": "gain", "resource": match["resource"].lower(), "n": int(match["n"])}
    who = match["ally"].lower()
    factions = [FACTION_CODES[who]] if who in FACTION_CODES else list(ALLIANCES.get(who, ()))
    return {"op": "gain_ally", "factions": factions} if factions else dict(UNPARSED)


def _sentences(text: str) -> list[Effect]:
    if effects := _effects_of_whole(text):
        return effects
    found: list[Effect] = []
    for sentence in re.split(r"(?<=\.)\s+", text):
        if sentence.strip():
            effects = _effects_of_whole(sentence) or [dict(UNPARSED)]
            if effects != [UNPARSED] or found[-1:] != [UNPARSED]:
                found += effects
    return found


def _effects_of_whole(text: str) -> list[Effect]:
    """The effects of a text that one of `_RULES` matches completely, otherwise []."""
    text = " ".join(text.lower().replace("’", "'").split()).rstrip(".")
    for pattern, effects in _RULES:
        if match := pattern.fullmatch(text):
            return effects(match.groupdict())
    clauses = [_effects_of_whole(clause) for clause in text.split(" and ")] if " and " in text else []
    return [effect for clause in clauses for effect in clause] if all(clauses) else []


def _n(groups: Mapping[str, str], name: str = "n") -> int:
    word = groups[name]
    return _NUMBERS[word] if word in _NUMBERS else int(word)


def _is_optional(groups: Mapping[str, str]) -> bool:
    return bool(groups.get("may") or groups.get("upto"))


def _scrap(groups: Mapping[str, str]) -> list[Effect]:
    zones = [zone for zone, word in (("hand", "hand"), ("discard", "discard")) if word in groups["zones"]]
    return [{"op": "scrap", "zones": zones, "n": _n(groups), "optional": _is_optional(groups)}]


def _scrap_row(groups: Mapping[str, str]) -> list[Effect]:
    n = None if groups["n"] == "any number of" else _n(groups)
    return [{"op": "scrap_trade_row", "n": n, "optional": _is_optional(groups) or n is None}]


def _next_acquired(groups: Mapping[str, str]) -> list[Effect]:
    where = {"on top of your deck": "top", "into your hand": "hand", "into play": "play"}[groups["where"]]
    return [{"op": f"next_acquired_to_{where}", "filter": groups["what"].replace(" ", "_"), "optional": _is_optional(groups)}]


def _acquire(groups: Mapping[str, str]) -> list[Effect]:
    to = {None: "discard", "on top of your deck": "top_of_deck", "into your hand": "hand"}[groups["where"]]
    cost = None if groups["n"] is None else _n(groups)
    filter = groups["what"].replace(" ", "_")
    return [{"op": "acquire_free", "filter": filter, "max_cost": cost, "to": to, "optional": _is_optional(groups)}]


def _if_bases(groups: Mapping[str, str]) -> list[Effect]:
    return [{"op": "if", "bases_in_play_at_least": _n(groups), "then": _effects_of_whole(groups["then"]) or [dict(UNPARSED)]}]


def _gain(groups: Mapping[str, str]) -> list[Effect]:
    return [{"op": "gain", "resource": groups["resource"], "n": int(groups["n"])}]


_DECK = r"(?: and)? put it (?:directly )?(?P<where>on top of your deck|into your hand)"
_RULES: list[tuple[re.Pattern[str], Callable[[Mapping[str, str]], list[Effect]]]] = [
    (re.compile(pattern), effects)
    for pattern, effects in (
        (rf"gain {_GAIN}", _gain),
        (rf"draw {_COUNT} cards?", lambda g: [{"op": "draw", "n": _n(g)}]),
        (
            rf"draw {_COUNT} cards?, then discard (?P<m>a|one|two|three|\d+) cards?",
            lambda g: [{"op": "draw", "n": _n(g)}, {"op": "self_discard", "n": _n(g, "m")}],
        ),
        (
            rf"draw {_COUNT} cards?, then scrap a card (?:in|from) your hand",
            lambda g: [{"op": "draw", "n": _n(g)}, {"op": "scrap", "zones": ["hand"], "n": 1, "optional": False}],
        ),
        (rf"discard {_COUNT} cards?", lambda g: [{"op": "self_discard", "n": _n(g)}]),
        (rf"target oppo?nent discards {_COUNT} cards?", lambda g: [{"op": "opponent_discard", "n": _n(g)}]),
        (
            rf"(?P<may>you may )?scrap (?P<upto>up to )?{_COUNT} cards? (?:in|from) your "
            r"(?P<zones>hand|discard pile|hand (?:or|and/or) discard pile)",
            _scrap,
        ),
        (
            r"(?P<may>you may )?scrap (?P<upto>up to )?(?P<n>any number of|a|two|three|four|five) cards? "
            r"(?:that are )?(?:currently )?in the trade row",
            _scrap_row,
        ),
        (r"(?P<may>you may )?destroy target base", lambda g: [{"op": "destroy_base", "optional": _is_optional(g)}]),
        (
            r"you may destroy target base and/or scrap (?:a|one) card in the trade row",
            lambda g: [{"op": "destroy_base", "optional": True}, {"op": "scrap_trade_row", "n": 1, "optional": True}],
        ),
        (
            rf"(?P<may>you may )?put the next {_WHAT} you acquire this turn (?:directly )?"
            r"(?P<where>on top of your deck|into your hand|into play)",
            _next_acquired,
        ),
        (
            rf"(?P<may>you may )?acquire (?:any|an?) {_WHAT}(?: of cost {_COUNT} or less)?"
            rf" (?:for free|without paying its cost)(?:{_DECK})?",
            _acquire,
        ),
        (
            r"discard (?P<upto>up to )(?P<n>two|three) cards, then draw that many cards",
            lambda g: [{"op": "discard_then_draw_that_many", "n": _n(g)}],
        ),
        (
            r"draw a card for each card scrapped this way|for each card scrapped this way, draw a card",
            lambda g: [{"op": "draw_per_scrapped_this_way"}],
        ),
        (
            rf"draw a card for each (?P<faction>{'|'.join(FACTION_CODES)}) card that you've played this turn",
            lambda g: [{"op": "draw_per_card_played_this_turn", "factions": [FACTION_CODES[g["faction"]]]}],
        ),
        (r"[a-z ]+ counts as an ally for all factions", lambda g: [{"op": "counts_as_ally", "factions": list(ALIGNED)}]),
        (
            r"copy another ship you've played this turn\. [a-z ]+ has that ship's faction in addition to machine cult",
            lambda g: [{"op": "copy_ship_played_this_turn"}],
        ),
        (rf"whenever you play a ship, gain {_GAIN}", lambda g: [{"op": "trigger", "on": "play_ship", "then": _gain(g)}]),
        (rf"if you have {_COUNT} or more bases in play(?: \(including this one\))?, (?P<then>.+)", _if_bases),
    )
]


# --- facts that follow from abilities --------------------------------------------------------------------------------


def most_gains(found: Abilities) -> dict[str, int | None]:
    """The most of each resource that one use of a slot's abilities gives without a condition; None if it gives nothing.

    The keys are `<resource>` for the primary abilities and `<resource>_<slot>` for the others.
    """
    numbers: dict[str, int | None] = {}
    for resource in RESOURCES:
        for slot in SLOTS:
            most = sum(_most(ability["effects"], resource.code) for ability in found.get(slot.code, ()))
            numbers[resource.code if slot.code == "primary" else f"{resource.code}_{slot.code}"] = most or None
    return numbers


def search_facts(found: Abilities) -> dict[str, Any]:
    """The searchable facts of a face's abilities: its gains, operations and ally factions."""
    listed = list(all_effects(found))
    allies = {code for slot in ("ally", "double_ally") for one in found.get(slot, ()) for code in one.get("factions", ())}
    return {
        **most_gains(found),
        "effects": [choice.code for choice in OPERATIONS if any(effect["op"] == choice.code for effect in listed)],
        "ally_factions": [choice.code for choice in FACTIONS if choice.code in allies],
    }


def face_facts(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The slots and searchable facts of a face's abilities.  The record of a second face holds only the abilities."""
    found = dict(facts.get("abilities") or {})
    return {**search_facts(found), "timings": list(found)} if found else {}


def _most(effects: Iterable[Effect], resource: str) -> int:
    total = 0
    for effect in effects:
        if effect["op"] == "gain" and effect["resource"] == resource and "per" not in effect:
            total += int(effect["n"])
        elif effect["op"] == "choose":
            total += max(_most(option, resource) for option in effect["options"])
    return total
