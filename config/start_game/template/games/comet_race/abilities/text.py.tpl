"""The effect of a crew card in words, made from its printed numbers."""

from __future__ import annotations

from typing import Final

from games.comet_race.texts import TEXTS
from games.contracts.catalogue import AbilityLine, Record
from games.texts import filled, joined

EFFECTS: Final = ("energy", "draws")  # facts that are effects, in the order in which they happen (CR-PLY-03)


def abilities(facts: Record) -> tuple[AbilityLine, ...]:
    """The one ability of a crew card; none for a ship."""
    effects = [(name, facts[name]) for name in EFFECTS if facts.get(name)]
    text = joined(filled(TEXTS[f"abilities.{name}"], amount=amount) for name, amount in effects)
    return (AbilityLine("played", TEXTS["slots.played"], text),) if effects else ()
