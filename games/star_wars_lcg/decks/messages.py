"""Each problem of a deck as one sentence, in each language we ship.

A template names: {name} and {number} of the set or card at fault, {found}, {allowed}, {diff} (what is missing and what is too much),
and the problem's own values, the codes of affiliations, sides and zones among them as names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.decks import Problem
from games.decks.sentences import SLOT_SENTENCES, zone_name
from games.star_wars_lcg.catalogue.fields import SIDES
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.decks.formats import ZONES
from games.star_wars_lcg.texts import TEXTS
from games.texts import Words, in_language

TEMPLATES: Final[Mapping[str, Words]] = {**SLOT_SENTENCES, **TEXTS.section("problems")}
_COMMA: Final[Words] = {"en": ", ", "ja": "、", "zh-hant": "、"}


def message(problem: Problem, language: str, pool: Pool) -> str:
    """The sentence of `problem` in `language` (English where it is missing); the code itself for a problem of no check here."""
    if problem.code not in TEMPLATES:
        return problem.code
    values = dict(problem.values)
    words = {name: _named(name, value, language, pool) for name, value in values.items()}
    first = problem.cards[0] if problem.cards else ""
    return in_language(TEMPLATES[problem.code], language).format_map(
        {
            "name": name_of(first, language, pool),
            "names": in_language(_COMMA, language).join(name_of(code, language, pool) for code in problem.cards),
            "number": first,
            "found": problem.found,
            "allowed": problem.allowed,
            "diff": _diff(values, language, pool),
            "by": in_language(TEXTS["problem_parts.by"], language).format(source=values["source"]) if "source" in values else "",
            **words,
        }
    )


def name_of(code: str, language: str, pool: Pool) -> str:
    """The name of a set, card or affiliation; the code itself where the pool does not know it."""
    known = pool.sets.get(code) or pool.card(code) or pool.factions.get(code)
    names = known.names if known is not None else pool.challenge.get(code)
    return in_language(names, language) if names is not None else code


def _named(name: str, value: str, language: str, pool: Pool) -> str:
    if name in ("side", "deck_side"):
        return next((in_language(side.names, language) for side in SIDES if side.code == value), value)
    if name == "zone":
        return zone_name(ZONES, value, language)
    if name in ("affiliation", "own", "other") and (faction := pool.factions.get(value)) is not None:
        return in_language(faction.names, language)
    return value


def _diff(values: Mapping[str, str], language: str, pool: Pool) -> str:
    """What is missing (-) and too much (+), by name: "-1 Luke Skywalker, +2 Hate"."""
    parts = []
    if "starter" in values:
        starter = _named("affiliation", values["starter"], language, pool)
        parts.append(in_language(TEXTS["problem_parts.nearest"], language).format(name=starter))
    for sign, counted in (("-", values.get("missing", "")), ("+", values.get("extra", ""))):
        for entry in counted.split():
            copies, _, code = entry.partition("x")
            parts.append(f"{sign}{copies} {name_of(code, language, pool)}")
    if "affiliation" in values:
        wanted = _named("affiliation", values["affiliation"], language, pool)
        parts.append(in_language(TEXTS["problem_parts.affiliation_wanted"], language).format(name=wanted))
    return in_language(_COMMA, language).join(parts)
