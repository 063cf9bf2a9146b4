"""Turn a problem of a deck into a sentence.  The templates are the texts under [problems]; `sentence` lists their placeholders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.contracts.decks import Problem
from games.decks.sentences import SLOT_SENTENCES, sentence, zone_name
from games.legend_of_stars.catalogue.fields import FIELDS
from games.legend_of_stars.catalogue.pool import Pool
from games.legend_of_stars.decks.formats import ZONES
from games.legend_of_stars.texts import TEXTS
from games.texts import Words, in_language

TEMPLATES: Final[Mapping[str, Words]] = {**SLOT_SENTENCES, **TEXTS.section("problems")}


def message(problem: Problem, language: str, pool: Pool) -> str:
    """The sentence of `problem` in `language`, or in English if the language lacks it; the problem's code if no template has that code."""

    def value_of(name: str, value: str, language: str) -> str:
        if name == "field":
            return next((in_language(field.labels, language) for field in FIELDS if field.name == value), value)
        return zone_name(ZONES, value, language) if name == "zone" else value

    return sentence(problem, language, TEMPLATES, name_of=lambda code, language: name_of(code, language, pool), value_of=value_of)


def name_of(code: str, language: str, pool: Pool) -> str:
    """The name of a card; its code if the pool does not have it."""
    card = pool.cards.get(pool.card_code(code) or "")
    return in_language(card.names, language) if card else code
