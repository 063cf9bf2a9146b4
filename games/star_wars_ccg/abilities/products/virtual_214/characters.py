"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.rules.people import lend_to
from games.star_wars_ccg.abilities.operations.rules.protection import keeps, never_raised
from games.star_wars_ccg.abilities.operations.steps import choose, hit, lose_force, put_out, retrieve, shuffle
from games.star_wars_ccg.abilities.ops import PILOTED, THIS, action, automatic, card, constant, drain, immune, total_power
from games.star_wars_ccg.abilities.parts import it_is, piloting, target, there_are, there_is, there_is_no, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPEROR
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE

HUNTER: Final = own_character(mark="bounty hunter")
REBORN: Final = character(named=EMPEROR, episode_vii=True)

FATHER: Final = cards("objective", titled="Bring Him Before Me")

NEAR_FOES: Final = enemy_character(zone="hand", where="same_or_related")

ABILITIES: Final[Mapping[str, Declared]] = {
    "214_7": card(
        flies(2),
        constant(immune(5, PILOTED), conditions=piloting(ship(named="Bestoon Legacy"))),
        constant(total_power(3), conditions=there_is(REBORN)),
        automatic(lose_force(1, whose="opponent"), at="put_out", conditions=it_is(enemy_character())),
    ),
    "214_10": card(
        automatic(
            lose_force(1, whose="opponent"),
            at="own_control",
            conditions=[
                this_is(cards(state="present", at=location("site"))),
                there_is(location(state=["battleground", "occupied"], hosting=HUNTER)),
            ],
        ),
        action(*search(own_character(mark="bounty hunter", zone="reserve")), when="lost", once_a="game", conditions=it_is(HUNTER)),
    ),
    "214_22": card(
        *(
            action(
                choose([put_out("target"), retrieve("target_2")], [put_out("target_2"), retrieve("target")], by_opponent=True),
                when="control",
                times=1,
                once_a="together",
                conditions=father,
                targets=[target(chosen), target({**chosen, "of": "not_target"})],
            )
            for father, chosen in (
                (there_is_no(FATHER), cards(whose="own", zone="lost")),
                (there_is(FATHER), cards(whose="own", zone="lost", not_named="Luke")),
            )
        ),
        action(
            deploy(cards("weapon", mark="lightsaber"), on=cards(of="this")),
            shuffle("reserve"),
            when="deploy",
            once_a="game",
        ),
        constant(immune(5)),
    ),
    "214_16": card(
        constant(keeps("cost", NEAR_FOES), never_raised("cost", NEAR_FOES)),
        constant(drain(1), conditions=there_are(10, cards(whose="own", zone="lost"))),
        action(
            lend_to("power"),
            hit(THIS),
            when="battle",
            once_a="battle",
            conditions=IN_BATTLE,
            targets=target(own_character(other=True, state="present")),
        ),
    ),
}
