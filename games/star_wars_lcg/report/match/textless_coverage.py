"""The gaps of a match without card texts: parts of cards that it leaves out."""

from games.abilities.coverage import CoverageRules, numbers_only
from games.star_wars_lcg.catalogue.declared import is_textless
from games.star_wars_lcg.report.coverage import GAPS
from games.star_wars_lcg.texts import TEXTS

TEXTLESS_COVERAGE = CoverageRules(
    {**TEXTS.section("match_coverage"), **TEXTS.section("textless_coverage")},
    (),
    is_textless,
    event_or_fate=numbers_only(lambda card: card.type in ("event", "fate"), "none"),
    host_unknown=GAPS["host_unknown"],
    reserve_unknown=GAPS["reserve_unknown"],
    keyword=GAPS["keyword"],
    without_text=numbers_only(lambda card: card.has_text or card.texts),
)
