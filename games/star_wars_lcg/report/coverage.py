"""How well a goldfish run plays each card: full, partial or none, and why."""

from __future__ import annotations

from typing import Final

from games.contracts.report import CardCoverage, Coverage
from games.star_wars_lcg.catalogue.card_facts import CardFacts
from games.star_wars_lcg.catalogue.pool import Pool
from games.star_wars_lcg.texts import TEXTS
from games.texts import Words, joined

# Keywords that are played in full.  Edge, Protect and Targeted Strike do nothing in an undefended engagement.
PLAYED_KEYWORDS: Final = frozenset({"elite", "limited", "shielding", "no_enhancements", "edge", "protect", "targeted_strike"})

# Card types that are never played.
NEVER_PLAYED: Final = ("event", "fate", "mission")


def card_coverage(code: str, pool: Pool) -> CardCoverage | None:
    """The coverage of one copy of a card, by the code of its first printing; None if the pool does not have it."""
    facts = pool.cards.get(code)
    return coverage_of(facts, 1) if facts else None


def coverage_of(facts: CardFacts, copies: int) -> CardCoverage:
    """The coverage of `copies` copies of a card."""
    level, reason = _level(facts)
    return CardCoverage(code=facts.code, name=facts.name, quantity=copies, level=level, reason=reason)


def _level(facts: CardFacts) -> tuple[Coverage, Words | None]:
    if facts.type in NEVER_PLAYED:
        return "none", TEXTS[f"coverage.{facts.type}"]
    if facts.type == "enhancement":
        if facts.enhances is None:
            return "none", TEXTS["coverage.host_unknown"]
        if facts.enhances.what == "unit" and facts.enhances.whose == "enemy":
            return "none", TEXTS["coverage.no_enemy_units"]
    reasons = []
    if facts.texts:
        reasons.append(TEXTS["coverage.printed_x"])
    if facts.type == "affiliation" and facts.reserve is None:
        reasons.append(TEXTS["coverage.reserve_unknown"])
    if facts.has_text or any(keyword.name not in PLAYED_KEYWORDS for keyword in facts.keywords):
        reasons.append(TEXTS["coverage.objective_text"] if facts.type == "objective" else TEXTS["coverage.text"])
    if not reasons:
        return "full", None
    return "partial", joined(reasons)
