"""Weapons and devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import generate_less, lower_draws
from games.star_wars_ccg.abilities.operations.rules.for_a_while import set_for_good
from games.star_wars_ccg.abilities.operations.rules.losses import lose_drawn, lose_one_of
from games.star_wars_ccg.abilities.operations.steps import LOOKED, draw_cards, draw_destiny, look_at_top, lose, may, put_on_force
from games.star_wars_ccg.abilities.operations.weapons import fires_again, fires_also, fires_only_with, may_be_hit, walks
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    automatic,
    card,
    constant,
    deploys_on,
    fires,
    gains,
    hits_easier,
    hits_harder,
    immune,
    instead,
    lets,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import (
    host_is,
    may_activate,
    settled,
    target,
    there_is,
    there_is_no,
    there_is_one_of,
    use,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import TAGGE
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, ON_THE_GROUND, armed_drain

WARRIORS: Final = character(skill="warrior", ability_most=2, state="present")
ALIENS: Final = character("alien", ability_most=2, state="present")
VAPORATOR: Final = cards(named="Vaporator")
PILOTS: Final = character(skill="pilot", ability_most=2, state="present")


def seeker(one: Mapping[str, Any], other: Mapping[str, Any]) -> list[Any]:
    """A weapon that walks by itself until it meets one of these characters."""
    return [
        printed(deploys_on(1, location("site", state="unoccupied")), walks()),
        automatic(lose_one_of(one, other), lose(THIS), conditions=there_is_one_of(one, other)),
    ]


def timer_mine() -> Declared:
    """A weapon that a mining droid leaves behind, for the next turn of its player."""
    return card(
        printed(deploys_on(0, location("site", hosting=own_character(mark="mining droid")))),
        automatic(draw_destiny(1), lose_drawn(enemy_character(where="here")), lose(THIS), at="own_turn", conditions=settled()),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "1_35": card(printed(deploys_on(1, own_character(skill="warrior"))), action(look_at_top(1), may(put_on_force(LOOKED)), costs=use(2))),
    "1_37": card(
        printed(deploys_on(1, site("Tatooine", icon="exterior"))),
        *(
            action(draw_cards(1), generate_less(1), when="activate_begins", times=times, conditions=[your_turn(), may_activate(), *also])
            for times, also in ((1, [there_is_no(VAPORATOR)]), (2, [there_is(VAPORATOR)]))
        ),
    ),
    "1_39": card(printed(deploys_on(2, ship())), constant(gains("defence", 1, HOST), lets("fire_twice", who=HOST), lower_draws(1, HOST))),
    "1_40": card(
        printed(deploys_on(1, character("rebel", "alien"))),
        constant(gains("power", "forfeit", 2, HOST), conditions=host_is(cards(at=site("Tatooine")))),
    ),
    "1_154": card(
        printed(
            deploys_on(1, character(named="Han", whose="own")),
            deploys_on(3, own_character(skill="warrior")),
            fires(1, ON_THE_GROUND, plus=1),
            voids_forfeit(character(named="Han")),
        ),
    ),
    "1_156": card(
        printed(
            deploys_on(1, character(named="Leia", whose="own")),
            deploys_on(2, own_character(skill="warrior")),
            fires(0, ON_THE_GROUND, minus=1),
            voids_forfeit(character(named="Leia")),
        ),
    ),
    "1_157": card(
        printed(deploys_on(0, character(named="Obi-Wan")), fires(0, LIVING, draws=2), voids_forfeit(character())),
        armed_drain(),
    ),
    "1_158": card(printed(deploys_on(1, own_ship(mark=["x-wing", "y-wing", "b-wing"])), fires(1, ship()))),
    "1_159": card(
        printed(
            deploys_on(2, own_ship(mark="corellian corvette")),
            deploys_on(2, own_ship(named="Falcon")),
            fires(1, ship()),
            hits_easier(1, ship("starfighter")),
        )
    ),
    "1_160": card(*seeker(character(named=TAGGE, ability_most=2, state="present"), WARRIORS)),
    "1_161": card(*seeker(character(named="Tarkin", ability_most=2, state="present"), ALIENS)),
    "1_162": timer_mine(),
    "1_199": card(
        printed(
            deploys_on(0, cards("weapon", mark=["blaster", "blaster rifle"], whose="own")),
            deploys_on(0, cards("weapon", named="4-LOM's Concussion Rifle", whose="own")),
        ),
        constant(lets("reach", who=HOST)),
    ),
    "1_206": card(
        printed(deploys_on(0, own_character(mark=["trooper", "stormtrooper"]))),
        constant(lets("many_hands", who=HOST)),
        constant(immune(3, HOST), conditions=host_is(cards(at=location("site", icon="planet")))),
    ),
    "1_207": card(
        printed(deploys_on(1, character("imperial", "alien"))),
        constant(gains("power", "forfeit", 1, HOST)),
        constant(gains("power", "forfeit", 1, HOST), conditions=host_is(cards(at=location("site", system="Death Star")))),
    ),
    "1_311": card(
        printed(deploys_on(3, own_character(skill="warrior")), fires(2, ON_THE_GROUND, plus=1)),
        constant(lets("reach")),
    ),
    "1_313": card(
        printed(
            deploys_on(1, own_ship(mark="tie advanced x1")),
            fires(1, ship()),
            hits_harder(1, ship("capital")),
            hits_easier(1, ship("starfighter")),
        )
    ),
    "1_316": card(*seeker(character(named="Han", ability_most=2, state="present"), ALIENS)),
    "1_318": card(
        printed(deploys_on(2, own_ship(mark="star destroyer")), fires(1, ship(), plus=2)),
        instead(lose(cards("weapon", aboard=cards(of="target"))), set_for_good("defence", "hyperspeed", 0), targets=target(ship())),
    ),
    "1_319": card(
        printed(
            deploys_on(2, location("site", icon="interior")),
            fires(0, LIVING, minus=1),
            fires_also(1, cards("weapon", mark="seeker")),
            may_be_hit(1),
        ),
    ),
    "1_320": card(
        printed(
            deploys_on(2, own_character(skill="warrior")),
            fires(2, ON_THE_GROUND, plus=1),
            fires_only_with(own_character(mark="power droid", state="present")),
            fires_only_with(cards(named="Fusion Generator Supply Tanks", whose="own", state="present")),
            fires_again(),
        ),
    ),
    "1_321": card(*seeker(character(named="Luke", ability_most=3, state="present"), PILOTS)),
    "1_322": timer_mine(),
    "1_323": card(
        printed(
            deploys_on(3, own_ship(mark="star destroyer")),
            deploys_on(3, location("system", icon="mobile")),
            fires(2, ship(), draws=2),
            hits_harder(2, ship("capital")),
            hits_harder(5, ship("starfighter")),
        )
    ),
    "1_324": card(
        printed(deploys_on(0, character(named="Vader")), fires(0, LIVING, draws=2), voids_forfeit(character())),
        armed_drain(),
    ),
}
