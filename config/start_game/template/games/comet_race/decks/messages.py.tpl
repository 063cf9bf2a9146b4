"""The sentence of each problem in each language.  `games.decks.sentences.sentence` lists the placeholders of a template."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.comet_race.catalogue.pool import Pool
from games.comet_race.decks.formats import ZONES
from games.comet_race.texts import TEXTS
from games.contracts.decks import Problem
from games.decks.sentences import SLOT_SENTENCES, sentence, zone_name
from games.texts import Words, in_language

TEMPLATES: Final[Mapping[str, Words]] = {**SLOT_SENTENCES, **TEXTS.section("problems")}


def message(problem: Problem, language: str, pool: Pool) -> str:
    """The sentence of `problem` in `language`."""

    def name_of(code: str, language: str) -> str:
        card = pool.cards.get(pool.card_code(code) or "")
        return in_language(card.names, language) if card else code

    def value_of(name: str, value: str, language: str) -> str:
        return zone_name(ZONES, value, language) if name == "zone" else value

    return sentence(problem, language, TEMPLATES, name_of=name_of, value_of=value_of)
