"""How fully a run plays the cards that a vocabulary declares."""

from __future__ import annotations

from collections.abc import Iterable

from games.abilities.effects import Abilities, all_effects
from games.abilities.vocabulary import Vocabulary
from games.contracts.report import CardCoverage, Coverage
from games.texts import Words

# What a run leaves out of a card: the level that remains, and the reason.
Gap = tuple[Coverage, Words]


def covered(code: str, name: str, copies: int, gaps: Iterable[Gap | bool | None]) -> CardCoverage:
    """The coverage of copies of a card: its first gap, or full if it has none; what is None or False is no gap."""
    for gap in gaps:
        if isinstance(gap, tuple):
            return CardCoverage(code=code, name=name, quantity=copies, level=gap[0], reason=gap[1])
    return CardCoverage(code=code, name=name, quantity=copies, level="full")


def affected(vocabulary: Vocabulary, abilities: Abilities) -> set[str]:
    """Whose cards and tokens the abilities change: of "own", "opponent" and "any"."""
    return {vocabulary.operations[effect["op"]].affected(effect) for effect in all_effects(abilities)} - {""}


def is_played(vocabulary: Vocabulary, abilities: Abilities) -> bool:
    """Do the rules carry out every effect?"""
    rows = vocabulary.operations
    return all(effect["op"] in rows and rows[effect["op"]].is_played for effect in all_effects(abilities))
