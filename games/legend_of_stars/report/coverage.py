"""The gaps of the rules: parts of cards that they leave out."""

from games.abilities.coverage import CoverageRules, none, numbers_only
from games.legend_of_stars.catalogue.fields import CHARACTER
from games.legend_of_stars.catalogue.pool import CardFacts
from games.legend_of_stars.texts import TEXTS


def has_only_text(card: CardFacts) -> bool:
    return card.has_text and card.type != CHARACTER


_REASONS = TEXTS.section("coverage")
COVERAGE = CoverageRules(_REASONS, (), lambda card: not card.has_text, effect=none(has_only_text), text=numbers_only(lambda c: c.has_text))
