"""How fully a run plays each card, with the reason."""

from __future__ import annotations

from typing import Final

from games.contracts.report import CardCoverage, Coverage
from games.star_realms.catalogue.parse_text import all_effects
from games.star_realms.catalogue.pool import CardFacts, Pool
from games.star_realms.play.programs.ops import MAKERS, PASSIVE_EFFECTS
from games.star_realms.texts import TEXTS

PLAYED_TYPES: Final = ("ship", "base", "hero", "event", "tech", "gambit", "commander")
PLAYED_OPS: Final = frozenset({*MAKERS, *PASSIVE_EFFECTS, "pay"})


def card_coverage(code: str, pool: Pool) -> CardCoverage | None:
    """The coverage of one copy of the card; None if the pool does not have it."""
    facts = pool.cards.get(code)
    return coverage_of(facts, 1) if facts else None


def coverage_of(facts: CardFacts, copies: int) -> CardCoverage:
    level, reason = _level(facts)
    words = TEXTS[f"coverage.{reason}"] if reason else None
    return CardCoverage(code=facts.code, name=facts.name, quantity=copies, level=level, reason=words)


def _level(facts: CardFacts) -> tuple[Coverage, str | None]:
    """The level, and the code of its reason (`coverage.<code>` of the texts)."""
    if facts.type not in PLAYED_TYPES:
        return "none", "type_not_played"
    if any(effect["op"] not in PLAYED_OPS for effect in all_effects(facts.abilities)):
        return "partial", "effects_missing"
    if facts.type == "gambit" and not facts.abilities:
        return "none", "text_missing"
    if facts.type == "base" and facts.defense is None:
        return "partial", "defense_missing"
    if facts.role == "token":
        return "none", "token"
    return "full", None
