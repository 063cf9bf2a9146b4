"""The gaps of the rules: parts of cards that they leave out."""

from typing import Final

from games.abilities.coverage import CoverageRules, none, numbers_only, partial
from games.star_wars_ccg.abilities.products.sets import LACKS
from games.star_wars_ccg.catalogue.declared import has_unplayed_part, is_undeclared
from games.star_wars_ccg.catalogue.pool import CardFacts
from games.star_wars_ccg.play.programs import has_unknown_cost, is_blank
from games.star_wars_ccg.texts import TEXTS
from games.texts import Words, filled

GAPS = {
    "blank": none(lambda card: is_blank(card) and is_undeclared(card)),
    "cost": none(has_unknown_cost),
    "objective": partial(lambda card: card.is_objective and is_undeclared(card)),
    "part": partial(has_unplayed_part),
    "text": numbers_only(lambda card: is_undeclared(card) and not card.is_objective),
}
_MISSING: Final = TEXTS.section("coverage.missing")


def missing(card: CardFacts) -> Words | None:
    """What the rules lack of a card of a declared set."""
    code = LACKS.get(card.code)
    return None if code is None else filled(TEXTS["coverage.left_out"], what=_MISSING[code])


COVERAGE = CoverageRules(TEXTS.section("coverage"), (), lambda card: card.is_textless, missing, **GAPS)
