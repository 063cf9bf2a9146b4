"""Characters of the Light Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import lower_sum, more_needed_ability
from games.star_wars_ccg.abilities.operations.draws.destinies import declare
from games.star_wars_ccg.abilities.operations.epics import aid
from games.star_wars_ccg.abilities.operations.rules.answers import any_drawn_from
from games.star_wars_ccg.abilities.operations.rules.drains import drains_cost
from games.star_wars_ccg.abilities.operations.rules.guards import costs_held, forfeit_by_hand, porter, power_by_count
from games.star_wars_ccg.abilities.operations.rules.protection import salvages
from games.star_wars_ccg.abilities.operations.steps import activate, cancel, draw_cards, go, lose
from games.star_wars_ccg.abilities.operations.travel.reactions import react_away
from games.star_wars_ccg.abilities.ops import (
    HOST,
    PILOTED,
    THIS,
    action,
    cannot,
    card,
    constant,
    costs_each,
    deploys_only,
    draw_anyway,
    gains,
    loses,
    own_cost,
    printed,
    set_to,
)
from games.star_wars_ccg.abilities.parts import (
    declared,
    host_is,
    it_is,
    not_declared,
    opponent_attacks,
    piloting,
    target,
    there_is,
    there_is_no,
    this_is,
    this_is_not,
    use,
    you_control,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.a_new_hope.common import fetched, repairs, sent_for, ships_react, squads
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND

WAR_ROOM: Final = cards(at=location(mark="war room"))
OTHER_REBELS: Final = own_character("rebel", not_mark="leader", other=True, where="here")
PEOPLE_NEARBY: Final = character(not_kind="droid", where="adjacent")
OTHER_MUSICIANS: Final = cards(mark="musician", other=True, where="here")
# Where somebody from a swamp feels at home, and with whom.
MURKY: Final = location("site", named=["Death Star: Trash Compactor"])
SWAMP: Final = location("site", system="Dagobah")
MURKY_MATES: Final = cards(named=["Dark Waters", "Tarkin"], where="here")
NO_COLLECTOR: Final = there_is_no(character(mark="tax collector", where="here"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "2_1": card(
        constant(gains("power", 1), conditions=this_is(cards(state="at_night"))),
        action(react_away(THIS), when="battle_begins", conditions=[opponent_attacks(), this_is(cards(state="fleeing", at=GROUND))]),
    ),
    "2_3": card(
        constant(gains("power", 1), conditions=there_is(character(named="Han", where="here"))),
        constant(gains("power", 2, PILOTED)),
        constant(gains("defence", 1, PILOTED), conditions=piloting(cards(named="Falcon"))),
        constant(
            salvages(cards(type=["vehicle", "starship"], whose="own", where="here")),
            salvages(own_character("droid", where="here")),
            conditions=this_is(cards(at=GROUND)),
        ),
    ),
    "2_4": card(*ships_react("rebel (starship)", "Yavin 4", "Hoth", "Endor")),
    "2_5": card(
        constant(
            gains("power", 1, ship(mark="rebel (starship)", at=location("system"), where="related")),
            conditions=[this_is(WAR_ROOM), you_control()],
        ),
        action(cancel(), costs=use(1), targets=target(cards("effect", named="Astromech Shortage"))),
    ),
    "2_7": card(
        constant(
            more_needed_ability(1, per=OTHER_MUSICIANS),
            more_needed_ability(1, whose="own", per=OTHER_MUSICIANS),
            conditions=this_is(cards(at=GROUND)),
        )
    ),
    "2_8": card(
        constant(gains("power", 1, PILOTED), conditions=NO_COLLECTOR),
        constant(gains("forfeit", 1, own_character(where="here")), conditions=[this_is(cards(at=site("Tatooine"))), NO_COLLECTOR]),
        constant(loses("forfeit", 1, enemy_character(where="here")), conditions=[this_is(cards(at=site("Hoth"))), NO_COLLECTOR]),
    ),
    "2_9": card(
        printed(costs_each(2), deploys_only(location("site", system="Tatooine"))),
        constant(
            gains("power", 1, per=character(mark="stormtrooper", where="here")),
            conditions=[this_is(cards(at=GROUND)), there_is_no(cards(named="Reegesk", state="present"))],
        ),
    ),
    "2_11": card(constant(drains_cost(1, location("site", where="adjacent"), per=cards(mark="musician", other=True, state="present")))),
    "2_12": card(
        constant(
            gains("forfeit", 2, character(not_kind="droid", where="here")), gains("forfeit", 2, PEOPLE_NEARBY), conditions=not_declared(1)
        ),
        *(action(declare(1), half=half, conditions=not_declared(1), costs=use(1)) for half in ("light", "dark")),
        *(action(declare(0), half=half, conditions=declared(1), costs=use(1)) for half in ("light", "dark")),
    ),
    "2_14": card(
        constant(gains("power", "defence", "hyperspeed", 2, HOST), conditions=host_is(ship("starfighter", not_named="Red 5"))),
        constant(gains("power", "defence", "hyperspeed", 3, HOST), conditions=host_is(ship(named="Red 5"))),
        *(
            action(
                effect,
                when="drawn",
                once_a="event",
                conditions=[
                    this_is(cards(at=location(icon="scomp-link"))),
                    it_is(cards(whose="opponent")),
                    any_drawn_from(least, most),
                ],
            )
            for effect, least, most in ((activate(1), 1, 3), (draw_cards(1), 4, 6))
        ),
    ),
    "2_15": card(constant(gains("power", "defence", 1, HOST), conditions=host_is(ship())), repairs()),
    "2_17": card(
        constant(gains("forfeit", 1, OTHER_REBELS), conditions=this_is(cards(at=GROUND))),
        constant(set_to("cost", 0, own_character(mark="bothan", skill="spy", zone="hand", where="here"))),
    ),
    "2_18": card(
        constant(
            gains("forfeit", 1, own_character(mark="trooper", other=True, where="here")),
            gains("forfeit", 1, own_character(named="Rebel Guard", not_mark="trooper", where="here")),
            conditions=this_is(cards(at=GROUND)),
        ),
        *squads(own_character(mark="trooper"), own_character("rebel", mark=["trooper", "guard"])),
    ),
    "2_19": card(
        sent_for(cards(at=location(mark="war room")), "Death Star: Trench"),
        constant(aid("run", 1), conditions=this_is(cards(at=location(mark="war room")))),
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
        constant(gains("defence", 1, PILOTED), conditions=piloting(cards(named="Gold 2"))),
        constant(aid("run", 1), conditions=[piloting(cards(named="Gold 2")), this_is(cards(at=location(named="Death Star: Trench")))]),
    ),
    "2_22": card(
        constant(cannot("move")),
        action(
            go(THIS, to="target"),
            when="deploy",
            times=1,
            conditions=this_is(cards(state="standing")),
            costs=use(1),
            targets=target(location("site", where="within_two")),
        ),
        constant(gains("power", 1), conditions=this_is(cards(at=MURKY))),
        constant(gains("power", 1), conditions=[this_is(cards(at=SWAMP)), this_is_not(cards(at=MURKY))]),
        constant(gains("power", 1), conditions=[there_is(MURKY_MATES), this_is_not(cards(at=MURKY)), this_is_not(cards(at=SWAMP))]),
    ),
    "2_23": card(
        constant(gains("power", 3, PILOTED)),
        constant(gains("defence", 2, PILOTED), draw_anyway(1), conditions=piloting(cards(named="Red 2"))),
        fetched("Corellian Slip", 1),
    ),
    "2_24": card(
        action(
            lower_sum(1),
            when="destinies",
            once_a="battle",
            conditions=this_is(cards(state=["in_battle", "present"])),
            costs=use(1),
        )
    ),
    "2_16": card(printed(porter(4))),
    "2_2": card(own_cost(costs_held()), constant(power_by_count(), forfeit_by_hand())),
}
