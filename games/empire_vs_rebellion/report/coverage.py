"""How well a goldfish run measures each card: full, partial or none, and why (section 7 of the rules).

A match measures every card in full.
"""

from __future__ import annotations

from games.abilities.coverage import Gap, affected, covered
from games.abilities.effects import all_effects
from games.contracts.report import CardCoverage, Coverage
from games.empire_vs_rebellion.abilities.ops import VOCABULARY
from games.empire_vs_rebellion.catalogue.pool import CardFacts, Pool
from games.empire_vs_rebellion.texts import TEXTS


def card_coverage(code: str, pool: Pool) -> CardCoverage | None:
    """The coverage of one copy of a card; None if the pool does not have the card."""
    facts = pool.cards.get(code)
    return coverage_of(facts) if facts else None


def coverage_of(facts: CardFacts) -> CardCoverage:
    return covered(facts.code, facts.name, 1, [_gap(facts)])


def match_coverage_of(facts: CardFacts) -> CardCoverage:
    return covered(facts.code, facts.name, 1, [])


def _gap(facts: CardFacts) -> Gap | None:
    if facts.type == "event":
        return _of("partial", "winner_effects_off") if facts.abilities and "this_round" not in facts.abilities else None
    if facts.type == "strategy":
        return _of("none", "no_effect_in_event") if {"next_round", "on_reveal"} & set(facts.abilities) else None
    whose = affected(VOCABULARY, facts.abilities)
    if whose & {"opponent", "any"}:
        return _of("partial", "opponent_only" if whose == {"opponent"} else "opponent_too")
    changes_strategy = any(effect["op"] == "change_strategy" for effect in all_effects(facts.abilities))
    return _of("partial", "strategy_choice") if changes_strategy else None


def _of(level: Coverage, reason: str) -> Gap:
    return level, TEXTS[f"coverage.{reason}"]
