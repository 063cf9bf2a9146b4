"""The sentence of each problem of a deck, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.decks import Problem
from games.decks.sentences import SLOT_SENTENCES, difference_parts, joined_by_comma, sentence, zone_name
from games.star_wars_lcg.catalogue.fields import SIDES
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.decks.formats import ZONES
from games.star_wars_lcg.texts import TEXTS
from games.texts import Words, in_language

TEMPLATES: Final[Mapping[str, Words]] = {**SLOT_SENTENCES, **TEXTS.section("problems")}


def message(problem: Problem, language: str, pool: Pool) -> str:
    """The sentence of `problem`; the problem's code if it has no sentence."""
    values = dict(problem.values)
    places = {"number": problem.cards[0] if problem.cards else "", "by": "", "diff": _difference(values, language, pool)}
    if "source" in values:
        places["by"] = _part("by", language, source=values["source"])
    return sentence(
        problem,
        language,
        TEMPLATES,
        name_of=lambda code, language: name_of(code, language, pool),
        value_of=lambda name, value, language: _value(name, value, language, pool),
        places=places,
    )


def name_of(code: str, language: str, pool: Pool) -> str:
    """The name of a set, card or affiliation; the code itself if the pool has none of this code."""
    known = pool.sets.get(code) or pool.card(code) or pool.factions.get(code)
    names = known.names if known is not None else pool.challenge.get(code)
    return in_language(names, language) if names is not None else code


def _value(name: str, value: str, language: str, pool: Pool) -> str:
    """A value of a problem, with the code of a side, zone or affiliation as its name."""
    if name in ("side", "deck_side"):
        return next((in_language(side.names, language) for side in SIDES if side.code == value), value)
    if name == "zone":
        return zone_name(ZONES, value, language)
    if name in ("affiliation", "starter", "own", "other") and (faction := pool.factions.get(value)) is not None:
        return in_language(faction.names, language)
    return value


def _difference(values: Mapping[str, str], language: str, pool: Pool) -> str:
    """Missing (-) and extra (+) cards or sets by name ("-1 Luke Skywalker, +2 Hate"), with the starter deck they are compared to."""
    parts = difference_parts(values, language, lambda code, language: name_of(code, language, pool))
    if "starter" in values:
        parts.insert(0, _part("nearest", language, name=_value("starter", values["starter"], language, pool)))
    if "affiliation" in values:
        parts.append(_part("affiliation_wanted", language, name=_value("affiliation", values["affiliation"], language, pool)))
    return joined_by_comma(parts, language)


def _part(code: str, language: str, **places: str) -> str:
    return in_language(TEXTS[f"problem_parts.{code}"], language).format_map(places)
