"""What the rules leave out of cards, and what a goldfish does not measure."""

from games.abilities.coverage import CoverageRules, affected, none, operations, partial, unplayed
from games.empire_vs_rebellion.abilities.ops import VOCABULARY as ALL
from games.empire_vs_rebellion.texts import TEXTS

COVERAGE = CoverageRules(TEXTS.section("coverage"), effects_missing=partial(unplayed(ALL)))
GOLDFISH_COVERAGE = CoverageRules(
    TEXTS.section("coverage"),
    winner_effects_off=partial(lambda card: card.type == "event" and card.abilities and "this_round" not in card.abilities),
    no_effect_in_event=none(lambda card: card.type == "strategy" and {"next_round", "on_reveal"} & card.abilities.keys()),
    opponent_only=partial(lambda card: card.type == "resource" and affected(ALL, card.abilities) == {"opponent"}),
    opponent_too=partial(lambda card: card.type == "resource" and affected(ALL, card.abilities) not in (set(), {"own"}, {"opponent"})),
    strategy_choice=partial(lambda card: affected(ALL, card.abilities) == {"own"} and "change_strategy" in operations(card.abilities)),
)
