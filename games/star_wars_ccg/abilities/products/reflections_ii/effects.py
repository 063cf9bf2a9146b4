"""Effects and devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.moving import move_now
from games.star_wars_ccg.abilities.operations.objectives import order
from games.star_wars_ccg.abilities.operations.rules.limits import generates
from games.star_wars_ccg.abilities.operations.rules.protection import immune_or_more
from games.star_wars_ccg.abilities.operations.weapons import shoot
from games.star_wars_ccg.abilities.ops import (
    HOST,
    action,
    cancels,
    card,
    constant,
    deploys_beside,
    deploys_on,
    gains,
    gives,
    immune,
    immune_to,
    lets,
    printed,
    set_to,
)
from games.star_wars_ccg.abilities.parts import target
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.combined import advice, senses_cost
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

GUNS: Final = cards("weapon", mark=list(BLASTERS), bound_for=cards(of="host"), zone="hand")
# A site below a system that a freighter or an independent starship of the player holds.
PORT: Final = location("site", beside=location("system", hosting=own_ship(mark=["freighter", "independent (starship)"], state="run")))


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "10_7 10_52": card(printed(deploys_beside(0), immune_to("Alter")), *senses_cost(), advice()),
        "10_11": card(
            printed(
                deploys_on(2, character("rebel", unarmored=True, not_named="Leia")),
                deploys_on(0, character("rebel", unarmored=True, named="Leia")),
                cancels("Imperial Barrier"),
            ),
            constant(gives("spy", who=HOST), gains("power", 3, HOST), set_to("defence", 4, HOST), immune(3, HOST)),
            constant(
                lets("come_free", who=GUNS),
                lets("fire_free", who=cards("weapon", mark=list(BLASTERS), aboard=cards(of="host"))),
            ),
        ),
        "10_14": card(
            printed(order()),
            constant(
                generates(1, who=location("sector", state="occupied")),
                generates(1, whose="opponent", who=location("sector", state="enemy_occupied")),
                immune_or_more(4, 2, ship(mark="independent (starship)", holding=character("alien", skill="pilot"))),
            ),
            action(
                move_now(on_foot=True),
                when="control",
                times=1,
                targets=target(own_character(skill="smuggler", state=["standing", "movable"], at=PORT)),
            ),
            action(
                shoot(),
                when="control",
                times=1,
                targets=target(cards("weapon", mark=list(BLASTERS), state="ready", aboard=own_character(skill="smuggler", at=PORT))),
            ),
        ),
    }
)
