"""How well a goldfish run measures each card: full, partial or none, and why (section 7 of the rules).

A match measures every card in full.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from games.contracts.report import CardCoverage, Coverage
from games.empire_vs_rebellion.catalogue.pool import CardFacts, Pool
from games.empire_vs_rebellion.texts import TEXTS
from games.texts import Words

# Ops that may affect the opponent.
_TARGETING: Final = ("discard", "exhaust", "lose_influence", "change_strategy", "look", "search", "put_on_top", "discard_top_then_lower")


def card_coverage(code: str, pool: Pool) -> CardCoverage | None:
    """The coverage of one copy of a card; None if the pool does not have the card."""
    facts = pool.cards.get(code)
    return coverage_of(facts) if facts else None


def coverage_of(facts: CardFacts) -> CardCoverage:
    level, reason = _level(facts)
    return CardCoverage(code=facts.code, name=facts.name, quantity=1, level=level, reason=reason)


def match_coverage_of(facts: CardFacts) -> CardCoverage:
    return CardCoverage(code=facts.code, name=facts.name, quantity=1, level="full")


def _level(facts: CardFacts) -> tuple[Coverage, Words | None]:
    if facts.type == "event":
        acts_on_player = facts.abilities and "this_round" not in facts.abilities
        return ("partial", TEXTS["coverage.winner_effects_off"]) if acts_on_player else ("full", None)
    if facts.type == "strategy":
        return ("none", TEXTS["coverage.no_effect_in_event"]) if {"next_round", "on_reveal"} & set(facts.abilities) else ("full", None)
    effects = list(_effects(facts.abilities))
    owners = {_owner(effect) for effect in effects if effect["op"] in _TARGETING}
    if owners == {"opponent"}:
        return "partial", TEXTS["coverage.opponent_only"]
    if "opponent" in owners or "any" in owners:
        return "partial", TEXTS["coverage.opponent_too"]
    if any(effect["op"] == "change_strategy" for effect in effects):
        return "partial", TEXTS["coverage.strategy_choice"]
    return "full", None


def _owner(effect: Mapping[str, Any]) -> str:
    """The owner of the cards or tokens that an effect is about: "own", "opponent" or "any"."""
    return "opponent" if effect["op"] == "discard_top_then_lower" else str(effect["whose"])


def _effects(abilities: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Every effect of a card, also those inside other effects."""
    for listed in abilities.values():
        for ability in listed:
            yield from _with_nested(ability["effects"])


def _with_nested(effects: list[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for effect in effects:
        yield effect
        yield from _with_nested(effect.get("then", []))
        for option in effect.get("options", []):
            yield from _with_nested(option)
