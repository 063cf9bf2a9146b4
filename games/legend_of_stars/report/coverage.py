"""The gaps of the rules: parts of cards that they leave out."""

from games.abilities.coverage import CoverageRules, none, numbers_only
from games.legend_of_stars.catalogue.declared import is_textless, is_undeclared
from games.legend_of_stars.catalogue.fields import CHARACTER
from games.legend_of_stars.texts import TEXTS

GAPS = {
    "effect": none(lambda card: card.type != CHARACTER and is_undeclared(card)),
    "text": numbers_only(is_undeclared),
}
COVERAGE = CoverageRules(TEXTS.section("coverage"), (), is_textless, **GAPS)
