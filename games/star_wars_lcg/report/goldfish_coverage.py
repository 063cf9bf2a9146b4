"""The gaps of a goldfish: parts of cards that it leaves out, with card texts and without them."""

from games.abilities.coverage import CoverageRules, none, numbers_only, partial
from games.star_wars_lcg.abilities.cards import ABILITIES
from games.star_wars_lcg.catalogue.card_facts import CardFacts
from games.star_wars_lcg.catalogue.declared import is_textless, lacks_text
from games.star_wars_lcg.decks.table.goldfish import LEFT_OUT
from games.star_wars_lcg.report.coverage import GAPS
from games.star_wars_lcg.texts import TEXTS

_REASONS = {**TEXTS.section("match_coverage"), **TEXTS.section("coverage")}
_REASONS["interrupts_only"] = _REASONS["interrupt"]


def has_interrupt(card: CardFacts) -> bool:
    """Whether the card has a declared ability that a goldfish leaves out."""
    return not LEFT_OUT.isdisjoint(ABILITIES.get(card.code, {}))


def has_interrupts_only(card: CardFacts) -> bool:
    """Whether all its declared abilities are of this kind."""
    return has_interrupt(card) and LEFT_OUT.issuperset(ABILITIES[card.code])


_NO_ENEMY_UNITS = none(lambda card: card.enhances and (card.enhances.what, card.enhances.whose) == ("unit", "enemy"))
GOLDFISH_COVERAGE = CoverageRules(
    _REASONS,
    (),
    is_textless,
    dead=none(lambda card: card.type == "event" and has_interrupts_only(card)),
    no_enemy_units=_NO_ENEMY_UNITS,
    **GAPS,
    interrupts_only=numbers_only(has_interrupts_only),
    interrupt=partial(lambda card: has_interrupt(card) and not has_interrupts_only(card)),
    undeclared_text=numbers_only(lacks_text),
)
TEXTLESS_GOLDFISH_COVERAGE = CoverageRules(
    _REASONS,
    ("event", "fate", "mission"),
    is_textless,
    no_enemy_units=_NO_ENEMY_UNITS,
    **{**GAPS, "printed_x": partial(lambda card: card.texts)},
    text=numbers_only(lambda card: card.has_text),
)
