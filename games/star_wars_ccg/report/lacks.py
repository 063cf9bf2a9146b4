"""What the rules lack of each card of a declared set, in words."""

from typing import Final

from games.star_wars_ccg.abilities.products.sets import LACKS
from games.star_wars_ccg.catalogue.pool import CardFacts
from games.star_wars_ccg.texts import TEXTS
from games.texts import Words, filled

REASONS: Final = TEXTS.section("coverage")
_MISSING: Final = TEXTS.section("coverage.missing")


def missing(card: CardFacts) -> Words | None:
    code = LACKS.get(card.code)
    return None if code is None else filled(TEXTS["coverage.left_out"], what=_MISSING[code])
