"""What a crew card does, in words, made from its printed numbers."""

from __future__ import annotations

from typing import Final

from games.comet_race.texts import TEXTS
from games.contracts.catalogue import AbilityLine, Record
from games.texts import LANGUAGES, Words, in_language

EFFECTS: Final = ("energy", "draws")  # facts that are effects, in the order in which they happen (CR-PLY-03)
NO_SPACE: Final = ("ja", "zh-hant")  # languages that write no space between sentences


def abilities(facts: Record) -> tuple[AbilityLine, ...]:
    """The one ability of a crew card; none for a ship."""
    effects = [(name, facts[name]) for name in EFFECTS if facts.get(name)]
    return (AbilityLine("played", TEXTS["slots.played"], _sentences(effects)),) if effects else ()


def _sentences(effects: list[tuple[str, int]]) -> Words:
    return {
        language: ("" if language in NO_SPACE else " ").join(
            in_language(TEXTS[f"abilities.{name}"], language).format(amount=amount) for name, amount in effects
        )
        for language in LANGUAGES
    }
