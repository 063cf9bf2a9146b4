"""The gaps of the rules: parts of cards that they leave out."""

from games.abilities.coverage import CoverageRules, none, numbers_only, partial
from games.star_wars_ccg.catalogue.declared import has_unplayed_part, is_undeclared
from games.star_wars_ccg.play.programs.facts import has_unknown_cost, is_blank
from games.star_wars_ccg.report.lacks import REASONS, missing

GAPS = {
    "blank": none(lambda card: is_blank(card) and is_undeclared(card)),
    "cost": none(has_unknown_cost),
    "objective": partial(lambda card: card.is_objective and is_undeclared(card)),
    "part": partial(has_unplayed_part),
    "text": numbers_only(lambda card: is_undeclared(card) and not card.is_objective),
}
COVERAGE = CoverageRules(REASONS, (), lambda card: card.is_textless, missing, **GAPS)
