"""Each problem of a deck as one sentence, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.decks import Problem
from games.decks.sentences import SLOT_SENTENCES, joined_by_comma, sentence, zone_name
from games.star_wars_ccg.catalogue.fields import CARD_TYPES, EXPANSION_ICONS, ICONS, RARITIES, SIDES, SUBTYPES
from games.star_wars_ccg.catalogue.pool import Pool
from games.star_wars_ccg.decks.formats import ZONES
from games.star_wars_ccg.decks.objectives import starting_cards
from games.star_wars_ccg.texts import TEXTS
from games.texts import Words, in_language

MOST_NAMES: Final = 8  # a sentence names this many cards and counts the rest

TEMPLATES: Final[Mapping[str, Words]] = {**SLOT_SENTENCES, **TEXTS.section("problems")}

_ICON_NAMES: Final = {choice.code: choice.names for choices in (SUBTYPES, CARD_TYPES, EXPANSION_ICONS, ICONS) for choice in choices}
_RARITY_NAMES: Final = {**{choice.code: choice.names for choice in RARITIES}, "V": TEXTS["in_problems.virtual_card"]}
_SIDE_NAMES: Final = {side.code: side.names for side in SIDES}


def message(problem: Problem, language: str, pool: Pool) -> str:
    """The sentence of `problem` in `language`, English if it is missing there; the problem's code if it has no sentence."""

    def value_of(name: str, value: str, language: str) -> str:
        if name == "zone":
            return zone_name(ZONES, value, language)
        if name == "card":
            return _starting_card(problem, value, language, pool)
        names = _SIDE_NAMES if name in ("side", "deck_side") else {}
        if name == "reason":
            names = _RARITY_NAMES if problem.code == "banned_rarity" else _ICON_NAMES
        return in_language(names[value], language) if value in names else value

    places = {"names": _names(problem, language, pool)}
    if "system" not in dict(problem.values):
        places["system"] = in_language(TEXTS["in_problems.any_system"], language)
    return sentence(
        problem, language, TEMPLATES, name_of=lambda code, language: name_of(code, language, pool), value_of=value_of, places=places
    )


def name_of(code: str, language: str, pool: Pool) -> str:
    """The name of a card; the code itself for an unknown card."""
    card = pool.card(code)
    return in_language(card.names, language) if card is not None else code


def _starting_card(problem: Problem, value: str, language: str, pool: Pool) -> str:
    """What an Objective starts with, which the problem has in English."""
    objective = pool.card(problem.cards[0])
    wanted = starting_cards(objective) if objective is not None else ()
    return next((in_language(each.words, language) for each in wanted if each.words["en"] == value), value)


def _names(problem: Problem, language: str, pool: Pool) -> str:
    """The names of the first cards at fault, and the number of the others."""
    names = list(dict.fromkeys(name_of(code, language, pool) for code in problem.cards))
    text = joined_by_comma(names[:MOST_NAMES], language)
    rest = len(names) - MOST_NAMES
    return text + in_language(TEXTS["in_problems.more"], language).format(count=rest) if rest > 0 else text
