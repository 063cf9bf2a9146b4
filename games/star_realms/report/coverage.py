"""How fully a run plays each card, with the reason."""

from __future__ import annotations

from games.abilities.coverage import Gap, covered, is_played
from games.contracts.report import CardCoverage, Coverage
from games.star_realms.abilities.ops import VOCABULARY
from games.star_realms.catalogue.pool import CardFacts, Pool
from games.star_realms.texts import TEXTS

PLAYED_TYPES = ("ship", "base", "hero", "event", "tech", "gambit", "commander")


def card_coverage(code: str, pool: Pool) -> CardCoverage | None:
    """The coverage of one copy of a card; None if the pool does not have it."""
    facts = pool.cards.get(code)
    return coverage_of(facts, 1) if facts else None


def coverage_of(facts: CardFacts, copies: int) -> CardCoverage:
    gaps = (
        facts.type not in PLAYED_TYPES and _gap("none", "type_not_played"),
        not is_played(VOCABULARY, facts.abilities) and _gap("partial", "effects_missing"),
        facts.type == "gambit" and not facts.abilities and _gap("none", "text_missing"),
        facts.type == "base" and facts.defense is None and _gap("partial", "defense_missing"),
        facts.role == "token" and _gap("none", "token"),
    )
    return covered(facts.code, facts.name, copies, gaps)


def _gap(level: Coverage, reason: str) -> Gap:
    return level, TEXTS[f"coverage.{reason}"]
