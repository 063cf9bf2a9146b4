"""The gaps of the rules: parts of cards that a goldfish leaves out."""

from games.abilities.coverage import CoverageRules, none, numbers_only, partial
from games.star_wars_ccg.catalogue.fields import IN_PLAY, OBJECTIVE
from games.star_wars_ccg.catalogue.pool import CardFacts
from games.star_wars_ccg.play.constants import BLANK
from games.star_wars_ccg.play.programs import type_of
from games.star_wars_ccg.texts import TEXTS


def is_dear(card: CardFacts) -> bool:
    """Whether its cost is no plain number."""
    return card.type in IN_PLAY and card.deploy is None


GOLDFISH_COVERAGE = CoverageRules(
    TEXTS.section("coverage"),
    (),
    lambda card: card.is_textless,
    blank=none(lambda card: type_of(card) == BLANK),
    cost=none(is_dear),
    objective=partial(lambda card: card.type == OBJECTIVE),
    text=numbers_only(lambda card: not card.is_textless and card.type != OBJECTIVE),
)
