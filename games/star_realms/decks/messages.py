"""Each problem as one sentence, in each language we ship; see `games.decks.sentences.sentence` for what a template may name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.decks import Problem
from games.decks.sentences import SLOT_SENTENCES, sentence, zone_name
from games.star_realms.catalogue.fields import CARD_TYPES, FACTIONS
from games.star_realms.catalogue.pool import Pool
from games.star_realms.decks.formats import ZONES
from games.star_realms.texts import TEXTS
from games.texts import Words, in_language

TEMPLATES: Final[Mapping[str, Words]] = {**SLOT_SENTENCES, **TEXTS.section("problems")}


def message(problem: Problem, language: str, pool: Pool) -> str:
    """The sentence of `problem` in `language` (English where it is missing); the code itself for a problem of no check here."""

    def value_of(name: str, value: str, language: str) -> str:
        choices = {"faction": FACTIONS, "type": CARD_TYPES}.get(name, ())
        if name == "zone":
            return zone_name(ZONES, value, language)
        return next((in_language(choice.names, language) for choice in choices if choice.code == value), value)

    return sentence(problem, language, TEMPLATES, name_of=lambda code, language: name_of(code, language, pool), value_of=value_of)


def name_of(code: str, language: str, pool: Pool) -> str:
    """The name of a card; the code itself where the pool does not know it."""
    card = pool.cards.get(pool.card_code(code) or "")
    return in_language(card.names, language) if card else code
