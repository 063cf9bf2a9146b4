"""Characters of the Light Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    action,
    card,
    constant,
    costs_each,
    deploys_only,
    draw_anyway,
    gains,
    left_out,
    loses,
    printed,
    set_to,
)
from games.star_wars_ccg.abilities.parts import (
    host_is,
    opponent_attacks,
    piloting,
    target,
    there_is_no,
    this_is,
    use,
    use_move,
    you_control,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.a_new_hope.common import fetched
from games.star_wars_ccg.abilities.products.premiere.common import GROUND
from games.star_wars_ccg.abilities.steps import cancel, go, lose

WAR_ROOM: Final = cards(at=location(mark="war room"))
OTHER_REBELS: Final = own_character("rebel", not_mark="leader", other=True, where="here")
ON_A_FIGHTER: Final = host_is(ship("starfighter", not_named="Red 5"))
NO_COLLECTOR: Final = there_is_no(character(mark="tax collector", where="here"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "2_1": card(
        constant(gains("power", 1), conditions=this_is(cards(state="at_night"))),
        action(
            go(THIS, to="target"),
            when="battle_begins",
            conditions=[opponent_attacks(), this_is(cards(state=["in_battle", "standing", "movable"], at=GROUND))],
            costs=use_move(),
            targets=target(location("site", where="adjacent")),
        ),
    ),
    "2_5": card(
        constant(
            gains("power", 1, ship(mark="rebel (starship)", at=location("system"), where="related")),
            conditions=[this_is(WAR_ROOM), you_control()],
        ),
        action(cancel(), costs=use(1), targets=target(cards("effect", named="Astromech Shortage"))),
    ),
    "2_8": card(
        constant(gains("power", 1, PILOTED), conditions=NO_COLLECTOR),
        constant(gains("forfeit", 1, own_character(where="here")), conditions=[this_is(cards(at=site("Tatooine"))), NO_COLLECTOR]),
        constant(loses("forfeit", 1, enemy_character(where="here")), conditions=[this_is(cards(at=site("Hoth"))), NO_COLLECTOR]),
    ),
    "2_9": card(
        printed(costs_each(2), deploys_only(location(system="Tatooine"))),
        constant(
            gains("power", 1, per=character(mark="stormtrooper", where="here")),
            conditions=[this_is(cards(at=GROUND)), there_is_no(cards(named="Reegesk", state="present"))],
        ),
    ),
    "2_17": card(
        constant(gains("forfeit", 1, OTHER_REBELS), conditions=this_is(cards(at=GROUND))),
        constant(set_to("cost", 0, own_character(mark="bothan", skill="spy", zone="hand", where="here"))),
    ),
    "2_20": card(
        action(
            lose(),
            conditions=this_is(cards(at=GROUND)),
            costs=use(1),
            targets=target(cards("device", named="Restraining Bolt", where="here")),
        ),
        constant(gains("power", 1), conditions=this_is(cards(holding=cards(named="Sai'torr Kal Fas")))),
    ),
    "2_21": card(
        constant(gains("power", 2, PILOTED)),
        constant(gains("defence", 1, PILOTED), left_out(), conditions=piloting(cards(named="Gold 2"))),
    ),
    "2_23": card(
        constant(gains("power", 3, PILOTED)),
        constant(gains("defence", 2, PILOTED), draw_anyway(1), conditions=piloting(cards(named="Red 2"))),
        fetched("Corellian Slip", 1),
    ),
}
