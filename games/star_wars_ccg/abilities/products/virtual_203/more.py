"""More cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import put_in_pile, raise_sum
from games.star_wars_ccg.abilities.operations.moving import lands, limit_destinies
from games.star_wars_ccg.abilities.operations.steps import PICKED, choose, look_at_top, may, more_destiny, pick, take
from games.star_wars_ccg.abilities.operations.weapons import forbid
from games.star_wars_ccg.abilities.ops import (
    action,
    add_destiny,
    automatic,
    card,
    constant,
    draw_anyway,
    gains,
    has_docking,
    holds,
    immune,
    permanent_pilot,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import target, there_is, there_is_one_of
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE, kin
from games.star_wars_ccg.abilities.products.phrases.palace import one_of
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

LEADERS: Final = (cards("character", mark="admiral"), cards("character", mark="general"))
COMMANDS: Final = (
    own_character(mark="admiral", state="in_battle", at=location("system")),
    own_character(mark="general", state="in_battle", at=location("site")),
)
REACTION: Final = cards(whose="opponent")
HOME: Final = (location(named="Tatooine: Cantina"), location(system="Endor"), location(system="Hoth"))

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "203_17": card(
            used(*one_of(*LEADERS)),
            used(choose([more_destiny(1)], [limit_destinies(1)]), when="battle", conditions=there_is_one_of(*COMMANDS)),
        ),
        "203_21": card(
            printed(holds(pilots=3, passengers=6), permanent_pilot(2), has_docking(), lands()),
            constant(raise_sum(1, per=character(skill="smuggler", aboard=cards(of="this"))), immune(5)),
        ),
        "203_22": card(
            flies(2),
            automatic(
                may(
                    look_at_top(2, revealed=True),
                    pick(1, cards(of="looked", zone="reserve")),
                    take(PICKED),
                    put_in_pile("used", cards(of="looked", zone="reserve")),
                ),
                at="entry",
            ),
            constant(add_destiny(1), conditions=there_is(character(mark="isb agent", other=True, where="here"))),
        ),
        "203_24": card(
            flies(2),
            constant(gains("power", 1, kin(mark="bounty hunter")), draw_anyway(1)),
            action(
                forbid("be_immune", until="battle"),
                when="battle",
                once_a="battle",
                conditions=[IN_BATTLE, there_is(own_character(mark="bounty hunter", other=True, state="in_battle"))],
                targets=target(enemy_character(mark="jedi", where="here")),
            ),
        ),
    }
)
