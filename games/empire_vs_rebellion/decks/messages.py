"""Turn a problem of a list into a sentence.  The templates are the texts [problems]; `sentence` lists the places they may use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.decks import Problem
from games.decks.sentences import SLOT_SENTENCES, sentence, zone_name
from games.empire_vs_rebellion.catalogue.fields import FACTIONS
from games.empire_vs_rebellion.catalogue.pool import Pool
from games.empire_vs_rebellion.decks.formats import ZONES
from games.empire_vs_rebellion.texts import TEXTS
from games.texts import Words, in_language

TEMPLATES: Final[Mapping[str, Words]] = {**SLOT_SENTENCES, **TEXTS.section("problems")}


def message(problem: Problem, language: str, pool: Pool) -> str:
    """The sentence of `problem` in `language`, or in English if the language lacks it; the problem's code if no template has that code."""

    def value_of(name: str, value: str, language: str) -> str:
        if name == "faction":
            return next((in_language(choice.names, language) for choice in FACTIONS if choice.code == value), value)
        return zone_name(ZONES, value, language) if name == "zone" else value

    return sentence(problem, language, TEMPLATES, name_of=lambda code, language: name_of(code, language, pool), value_of=value_of)


def name_of(code: str, language: str, pool: Pool) -> str:
    """The name of a card; its code if the pool does not have it.  Ordinary resource cards share names, so their value is added."""
    card = pool.cards.get(pool.card_code(code) or "")
    if card is None:
        return code
    name = in_language(card.names, language)
    return name if card.is_character or card.value is None else f"{name} {card.value}"
