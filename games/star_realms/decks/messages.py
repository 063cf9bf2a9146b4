"""The sentence of each problem in each language.  `games.decks.sentences.sentence` lists the placeholders of a template."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from games.contracts.decks import Problem
from games.decks.sentences import SLOT_SENTENCES, joined_by_comma, sentence, zone_name
from games.star_realms.catalogue.fields import CARD_TYPES, FACTIONS
from games.star_realms.catalogue.pool import Pool
from games.star_realms.decks.formats import ZONES
from games.star_realms.texts import TEXTS
from games.texts import Words, in_language

FEW: Final = 4  # so many differences from the core set are named one by one
TEMPLATES: Final[Mapping[str, Words]] = {**SLOT_SENTENCES, **TEXTS.section("problems")}


def message(problem: Problem, language: str, pool: Pool) -> str:
    """The sentence of `problem` in `language`, or in English if the language lacks it; the code for an unknown problem."""

    def value_of(name: str, value: str, language: str) -> str:
        if name == "factions":
            return joined_by_comma((value_of("faction", faction, language) for faction in value.split()), language)
        choices = {"faction": FACTIONS, "type": CARD_TYPES}.get(name, ())
        if name == "zone":
            return zone_name(ZONES, value, language)
        return next((in_language(choice.names, language) for choice in choices if choice.code == value), value)

    if problem.code == "copies_differ" and len(problem.cards) <= FEW:
        problem = replace(problem, code="copies_differ_few")
    return sentence(problem, language, TEMPLATES, name_of=lambda code, language: name_of(code, language, pool), value_of=value_of)


def name_of(code: str, language: str, pool: Pool) -> str:
    """The name of a card; the code if the pool does not have it."""
    card = pool.cards.get(pool.card_code(code) or "")
    return in_language(card.names, language) if card else code
