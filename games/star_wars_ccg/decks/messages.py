"""Each problem of a deck as one sentence, in each language we ship.

A template names: {name} of the card at fault, or {names} of all, {found}, {allowed}, and the problem's own values,
the codes of sides, zones and icons among them as names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.decks import Problem
from games.star_wars_ccg.catalogue.fields import CARD_TYPES, EXPANSION_ICONS, ICONS, RARITIES, SIDES, SUBTYPES
from games.star_wars_ccg.catalogue.pool import Pool
from games.star_wars_ccg.decks.formats import ZONES
from games.star_wars_ccg.texts import TEXTS
from games.texts import TEXTS as SHARED
from games.texts import Words, in_language

MOST_NAMES: Final = 8  # a sentence names so many cards, and counts the rest

TEMPLATES: Final[Mapping[str, Words]] = TEXTS.section("problems")

_NAMED: Final = {choice.code: choice.names for choices in (SUBTYPES, CARD_TYPES, EXPANSION_ICONS, ICONS) for choice in choices}
_RARITIES: Final = {**{choice.code: choice.names for choice in RARITIES}, "V": TEXTS["in_problems.virtual_card"]}


def message(problem: Problem, language: str, pool: Pool) -> str:
    """The sentence of `problem` in `language` (English where it is missing); the code itself for a problem of no check here."""
    if problem.code not in TEMPLATES:
        return problem.code
    values = {name: _named(name, value, problem.code, language) for name, value in problem.values}
    return in_language(TEMPLATES[problem.code], language).format_map(
        {
            "name": name_of(problem.cards[0], language, pool) if problem.cards else "",
            "names": _names(problem, language, pool),
            "found": problem.found,
            "allowed": problem.allowed,
            "system": in_language(TEXTS["in_problems.any_system"], language),
            **values,
        }
    )


def name_of(code: str, language: str, pool: Pool) -> str:
    """The name of a card; the code itself where the pool does not know it."""
    card = pool.card(code)
    return in_language(card.names, language) if card is not None else code


def _names(problem: Problem, language: str, pool: Pool) -> str:
    named = list(dict.fromkeys(name_of(code, language, pool) for code in problem.cards))
    text = in_language(SHARED["marks.comma"], language).join(named[:MOST_NAMES])
    rest = len(named) - MOST_NAMES
    return text + in_language(TEXTS["in_problems.more"], language).format(count=rest) if rest > 0 else text


def _named(name: str, value: str, code: str, language: str) -> str:
    if name in ("side", "deck_side"):
        return next((in_language(side.names, language) for side in SIDES if side.code == value), value)
    if name == "zone":
        return next((in_language(zone.names, language) for zone in ZONES if zone.code == value), value)
    if name == "reason":
        known = _RARITIES if code == "banned_rarity" else _NAMED
        return in_language(known[value], language) if value in known else value
    return value
