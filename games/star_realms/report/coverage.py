"""The gaps of the rules: parts of cards that they leave out."""

from games.abilities.coverage import CoverageRules, none, partial, unplayed
from games.star_realms.abilities.ops import VOCABULARY
from games.star_realms.texts import TEXTS

COVERAGE = CoverageRules(
    TEXTS.section("coverage"),
    type_not_played=none(lambda card: card.type in ("mission", "scenario", "challenge")),
    effects_missing=partial(unplayed(VOCABULARY)),
    text_missing=none(lambda card: card.type == "gambit" and not card.abilities),
    defense_missing=partial(lambda card: card.type == "base" and card.defense is None),
    token=none(lambda card: card.role == "token"),
)
