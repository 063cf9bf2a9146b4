"""Parse the fixed phrases of a card text: kinds of abilities, the enhance line, and what is left without keywords and restrictions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from games.catalogue.importing import Unreadable
from games.star_wars_lcg.catalogue.fields import AFFILIATIONS, FACTIONS

FACTION_CODES = {faction.names["en"]: faction.code for faction, _ in FACTIONS}
PLAY_AREA = {"what": "play_area", "whose": "friendly", "any_of": []}

_TIMING = re.compile(r"\b(Forced )?(Action|Reaction|Interrupt):")
_ENHANCE = re.compile(r"\AEnhance ([^.\n]+)\.")
_LIMIT = re.compile(r"Limit \d+ per objective deck\.?")
_ONLY = re.compile(rf"({'|'.join(choice.names['en'] for choice in AFFILIATIONS)}) affiliation only\.?")
_REQUIREMENT = re.compile(r"Your objective deck must contain exactly [^.]+\.")
_ON_EVERY_AFFILIATION_CARD = re.compile(r"Phase Sequence:[^\n]*|Starting Reserve: \d+")
# Keywords at the start of a line, with their reminder texts in parentheses (Pilot is followed by the card's own text instead).
_LEADING_KEYWORDS = re.compile(
    r"\A(?:(?:(?:Elite|Shielding|Targeted [Ss]trike|Limited|Influence|No [Ee]nhancements|Edge ?\(\w+\)|Protect [^.(]+)(?:\.|(?=\s|\Z))"
    r"\s*(?:\([^)]*\)\.?)?|Pilot ?\(\w+\)\.?)\s*)+"
)


def timings(text: str) -> list[str]:
    """The kinds of triggered abilities that a text has or grants, in alphabetical order.

    >>> timings("Action: Draw 1 card.\\nForced Reaction: Discard it.")
    ['action', 'forced_reaction']
    """
    return sorted({("forced_" if match[1] else "") + match[2].lower() for match in _TIMING.finditer(text)})


def own_text(text: str) -> str:
    """The text without the parts that are facts: keywords with their reminders, enhance line, restrictions.

    >>> own_text("Elite. Edge (1).\\nEdge (X). X is 3.")
    'X is 3.'
    >>> own_text("Limit 1 per objective deck.")
    ''
    """
    text = _ENHANCE.sub("", text.strip())
    for phrase in (_LIMIT, _ONLY, _REQUIREMENT, _ON_EVERY_AFFILIATION_CARD):
        text = phrase.sub("", text)
    lines = (_LEADING_KEYWORDS.sub("", line.strip()) for line in text.split("\n"))
    return "\n".join(line for line in map(str.strip, lines) if line.strip(" .()"))


def enhances(text: str, *, traits: Iterable[str], where: str = "") -> dict[str, Any] | None:
    """The enhance line as data (LCG-ENH-01), None without one; Unreadable if a word in it is neither a trait nor an affiliation.

    >>> enhances("Enhance a Trooper or [Sith] Character unit you control.", traits=("Trooper", "Character"))["any_of"]
    [{'traits': ['Trooper'], 'factions': []}, {'traits': ['Character'], 'factions': ['sith']}]
    """
    if not (match := _ENHANCE.match(text)):
        return None
    line = match[1]
    if line == "your play area":
        return dict(PLAY_AREA)
    if line == "the Death Star dial":
        return {"what": "death_star_dial", "whose": "any", "any_of": []}
    result: dict[str, Any] = {"what": "", "whose": "any", "any_of": []}
    line = re.sub(r"\A(a|an) ", "", line)
    if line.startswith("out-of-faction "):
        line = line.removeprefix("out-of-faction ")
        result["out_of_faction"] = True
    for word, whose in (("enemy ", "enemy"), ("friendly ", "friendly")):
        if line.startswith(word):
            line, result["whose"] = line.removeprefix(word), whose
    if line.endswith(" you control"):
        line, result["whose"] = line.removesuffix(" you control"), "friendly"
    if line.startswith("resource generating "):
        line = line.removeprefix("resource generating ")
        result["generates_resources"] = True
    line, _, result["what"] = line.rpartition(" ")
    if result["what"] not in ("unit", "objective", "card"):
        raise Unreadable(f"{where}: no unit, objective or card in the enhance line {match[0]!r}.")
    known = {trait.lower(): trait for trait in traits}
    for part in line.split(" or ") if line else ():
        factions = [FACTION_CODES.get(name, name) for name in re.findall(r"\[([^]]+)\]", part)]
        trait = re.sub(r"\[[^]]+\]", "", part).strip()
        if (trait and trait.lower() not in known) or not set(factions) <= set(FACTION_CODES.values()):
            raise Unreadable(f"{where}: {part!r} in the enhance line {match[0]!r} is neither a trait nor an affiliation.")
        result["any_of"].append({"traits": [known[trait.lower()]] if trait else [], "factions": factions})
    return result
