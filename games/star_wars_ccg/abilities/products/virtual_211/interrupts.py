"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import allow, lower_sum_drawn
from games.star_wars_ccg.abilities.operations.draws.counted import opponent_drew
from games.star_wars_ccg.abilities.operations.fetching import silence, trade
from games.star_wars_ccg.abilities.operations.rules.answers import redirect
from games.star_wars_ccg.abilities.operations.rules.for_a_while import throughout
from games.star_wars_ccg.abilities.operations.rules.guarded_destinies import spare_destinies
from games.star_wars_ccg.abilities.operations.steps import draw_destiny, if_, take
from games.star_wars_ccg.abilities.operations.texts.changed import cancel_shot
from games.star_wars_ccg.abilities.operations.weapons import reset
from games.star_wars_ccg.abilities.ops import card, lost, used
from games.star_wars_ccg.abilities.parts import it_is, target, there_is, there_is_one_of, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import swaps_for_force
from games.star_wars_ccg.abilities.products.phrases.palace import one_of

LUKE_AT_SITE: Final = own_character(named="Luke", episode_vii=True, at=location("site"))
LUKE_GONE: Final = (
    cards(named="Luke", state="out_of_play", zone="stacked"),
    cards(named="Luke", zone="stacked", lies_on=cards(named="Communing")),
)
HAND: Final = cards(whose="own", other=True)
WON_BACK: Final = (cards(mark="resistance agent"), character(titled="Skywalker", episode_vii=True))
HUNTER: Final = own_character(mark="bounty hunter")

ABILITIES: Final[Mapping[str, Declared]] = {
    "211_2": card(
        used(silence(cards(of="it"), until="turn"), when="deployed", conditions=it_is(character("first-order"))),
        used(throughout(spare_destinies(location("site")), until="turn")),
        *swaps_for_force(),
    ),
    "211_13": card(
        used(allow("draw_anyway", until="turn"), if_(your_turn(), allow("move_free", until="turn")), targets=target(HUNTER)),
        lost(cancel_shot(), when="aimed", conditions=it_is({**HUNTER, "state": ["escorting"]})),
    ),
    "211_14": card(
        used(cancel_shot(), when="aimed", conditions=it_is(own_ship("capital"))),
        lost(redirect(), when="used", conditions=it_is(cards(named="On Target")), targets=target(enemy_ship("capital", state="armed"))),
        lost(*one_of(cards("starship", named=["Blockade Support Ship", "Invisible Hand"]))),
    ),
    "211_50": card(
        used(*one_of(cards(named="Han's Dice"), cards(named="Han", not_icon="maintenance"))),
        lost(take(cards(of="it", zone="lost")), when="lost", conditions=it_is(own_character(mark="gambler"))),
        *(
            lost(
                trade(1, HAND, what),
                once_a="game_together",
                conditions=[there_is({**HAND, "zone": "held"}), there_is({**what, "whose": "own", "zone": "lost"})],
            )
            for what in WON_BACK
        ),
    ),
    "211_51": card(
        used(
            reset("defence", 5, own_character(where="with_target"), until="turn"),
            conditions=there_is(LUKE_AT_SITE),
            targets=target(location("site", hosting=own_character(), not_hosting=LUKE_AT_SITE)),
        ),
        lost(
            draw_destiny(1),
            lower_sum_drawn(),
            when="destinies",
            once_a="game",
            conditions=[opponent_drew(1), there_is_one_of(*LUKE_GONE)],
        ),
    ),
}
