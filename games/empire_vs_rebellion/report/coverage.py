"""The gaps of the rules: parts of cards that they leave out."""

from games.abilities.coverage import CoverageRules, partial, unplayed
from games.empire_vs_rebellion.abilities.ops import VOCABULARY
from games.empire_vs_rebellion.catalogue.pool import CardFacts
from games.empire_vs_rebellion.texts import TEXTS


def is_textless(card: CardFacts) -> bool:
    """Whether the card prints no text: events that are worth points and do nothing else."""
    return card.type == "event" and not card.abilities


COVERAGE = CoverageRules(TEXTS.section("coverage"), (), is_textless, effects_missing=partial(unplayed(VOCABULARY)))
