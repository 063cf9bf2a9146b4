"""The cards that a goldfish measures only in part, because nobody plays against it."""

from games.abilities.coverage import CoverageRules, affected, none, numbers_only, operations, partial
from games.empire_vs_rebellion.abilities.ops import VOCABULARY as ALL
from games.empire_vs_rebellion.report.coverage import is_textless
from games.empire_vs_rebellion.texts import TEXTS

GOLDFISH_COVERAGE = CoverageRules(
    TEXTS.section("coverage"),
    (),
    is_textless,
    winner_effects_off=numbers_only(lambda card: card.type == "event" and card.abilities and "this_round" not in card.abilities),
    no_effect_in_event=none(lambda card: card.type == "strategy" and {"next_round", "on_reveal"} & card.abilities.keys()),
    opponent_only=numbers_only(lambda card: card.type == "resource" and affected(ALL, card.abilities) == {"opponent"}),
    opponent_too=partial(lambda card: card.type == "resource" and affected(ALL, card.abilities) not in (set(), {"own"}, {"opponent"})),
    strategy_choice=partial(lambda card: affected(ALL, card.abilities) == {"own"} and "change_strategy" in operations(card.abilities)),
)
