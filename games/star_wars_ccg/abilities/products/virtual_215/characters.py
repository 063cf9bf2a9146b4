"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import exclude
from games.star_wars_ccg.abilities.operations.fate import put_in_pile
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.steps import PICKED, activate, choose, look_at_top, lose_force, may, pick, take
from games.star_wars_ccg.abilities.ops import action, automatic, cannot, card, constant, draw_anyway, gains
from games.star_wars_ccg.abilities.parts import target, there_are, there_is, there_is_one_of, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE

CHEWIE: Final = own_character(named="Chewie", where="here")
LEIA: Final = own_character(named="Leia", expansion="endor", where="here")
HELD: Final = target(cards(whose="own", zone="held"))
MOBILE: Final = location("site", icon="mobile", state="battleground", also=location(icon="interior"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "215_3": card(
        action(
            put_in_pile("used"),
            choose([activate(1)], search(cards(named="R2-D2", expansion="a-new-hope", whose="own", zone="reserve"))),
            times=1,
            targets=HELD,
        ),
        automatic(
            lose_force(1, whose="opponent"),
            at="own_control",
            conditions=[this_is(cards(at=MOBILE)), there_is(character("rebel", other=True, where="here"))],
        ),
    ),
    "215_11": card(
        flies(3),
        automatic(may(look_at_top(2, revealed=True), pick(1, cards(of="looked", zone="reserve")), take(PICKED)), at="entry"),
        constant(cannot("use_text", who=character(named="Kylo", where="here")), draw_anyway(1)),
        action(
            add_side_destiny("power", 1),
            when="battle",
            once_a="battle",
            conditions=[IN_BATTLE, there_is_one_of(CHEWIE, LEIA)],
        ),
    ),
    "215_12": card(
        constant(
            gains("power", 1, character("resistance", destiny=2, not_named="Finn", other=True, where="near")),
            gains("power", 1, character(named="Finn", where="near")),
        ),
        action(
            exclude(),
            when="battle",
            once_a="battle",
            conditions=[IN_BATTLE, there_are(5, enemy_character(where="here"))],
            targets=target(enemy_character(ability_least=1, ability_most=3, state="in_battle")),
        ),
    ),
}
