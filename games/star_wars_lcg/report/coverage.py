"""The gaps of a match: parts of cards that it leaves out.  A goldfish leaves out more (`report.goldfish_coverage`)."""

from games.abilities.coverage import CoverageRules, none, numbers_only, partial
from games.star_wars_lcg.abilities.cards import ABILITIES
from games.star_wars_lcg.catalogue.declared import has_unplayed_keyword, is_textless, is_undeclared, lacks_text
from games.star_wars_lcg.texts import TEXTS

GAPS = {
    "undeclared": numbers_only(lambda card: card.type in ("event", "fate") and is_undeclared(card), "none"),  # icons count
    "host_unknown": none(lambda card: card.type == "enhancement" and card.enhances is None),
    "printed_x": partial(lambda card: bool(card.texts) and card.code not in ABILITIES),  # a declaration counts it
    "reserve_unknown": partial(lambda card: card.type == "affiliation" and card.reserve is None),
    "keyword": partial(has_unplayed_keyword),
}
COVERAGE = CoverageRules(TEXTS.section("match_coverage"), (), is_textless, **GAPS, text=numbers_only(lacks_text))
