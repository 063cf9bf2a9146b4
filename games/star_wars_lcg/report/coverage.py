"""What the rules leave out of cards."""

from games.abilities.coverage import CoverageRules, none, partial
from games.star_wars_lcg.play.goldfish.cards import has_unplayed_words
from games.star_wars_lcg.texts import TEXTS

COVERAGE = CoverageRules(
    TEXTS.section("coverage"),
    unplayed_types=("event", "fate", "mission"),
    host_unknown=none(lambda card: card.type == "enhancement" and card.enhances is None),
    no_enemy_units=none(lambda card: card.enhances and (card.enhances.what, card.enhances.whose) == ("unit", "enemy")),
    printed_x=partial(lambda card: card.texts),
    reserve_unknown=partial(lambda card: card.type == "affiliation" and card.reserve is None),
    text=partial(has_unplayed_words),
)
