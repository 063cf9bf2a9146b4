"""Characters of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import lower_sum
from games.star_wars_ccg.abilities.operations.moving import bars, moves_cost_less
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import cancel, cancel_it, lose, lose_force, put_on_used, react
from games.star_wars_ccg.abilities.operations.weapons import raise_each_destiny
from games.star_wars_ccg.abilities.ops import (
    HOST,
    PILOTED,
    THIS,
    action,
    automatic,
    card,
    constant,
    deploys_only,
    doubles_if_drawn,
    draw_anyway,
    gains,
    gives,
    immune,
    left_out,
    lets,
    loses,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    host_is,
    it_is,
    may_react,
    piloting,
    target,
    there_is,
    there_is_one_of,
    this_is,
    this_is_not,
    use,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.hoth.effects import ECHO_SITES
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import at_home_in, calls_here, flies, guns, on_ship, search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code

HOTH: Final = location("site", system="Hoth")
HOTH_SITE: Final = site("Hoth")
PERIMETER: Final = "Hoth: Defensive Perimeter (3rd Marker)"
WAR_ROOM: Final = location(mark="war room")
DESTROYER_HERE: Final = ship(mark="star destroyer", where="here")
# Who may come to the help of an officer, and where.
TROOPERS_NEAR: Final = own_character(mark="trooper", state=["standing", "movable"], where="adjacent")
THREATENED: Final = location(system="Hoth", kind="site", state="subject")
# A non-droid character of the own side that was just lost.
PATIENT: Final = cards(of="it", zone="lost", whose="own")


def recruit() -> Declared:
    """A trooper who comes to Hoth alone, and is weaker elsewhere."""
    elsewhere = [this_is(cards(at=GROUND)), this_is_not(cards(at=HOTH_SITE))]
    return card(printed(deploys_only(HOTH)), constant(loses("power", 1), conditions=elsewhere))


def officer(mark: str) -> Declared:
    """An officer for whom comrades come cheaper, and to whom troopers react."""
    cheaper = loses("cost", 1, character(mark=mark, zone="hand", where="here"))
    return card(
        printed(deploys_only(HOTH)), constant(cheaper, conditions=this_is(cards(at=GROUND))), *calls_here(TROOPERS_NEAR, THREATENED)
    )


def adviser(leader: Mapping[str, Any]) -> Any:
    """The text that takes 1 off the opponent's battle destinies while this leader battles beside the card."""
    return automatic(lower_sum(1), at="sums", conditions=[this_is(cards(state="in_battle")), there_is(leader)])


def beside(*names: str, power: int) -> Any:
    """More power while one of these is at the same site."""
    return constant(gains("power", power), conditions=there_is(cards(named=list(names), at=GROUND, where="here")))


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "3_1": card(
            action(
                put_on_used(PATIENT),
                when="lost",
                times=1,
                conditions=[it_is(own_character(not_kind="droid")), this_is(cards(at=location("site", state="scene")))],
            ),
            constant(loses("cost", 2, cards(zone="stacked", lies_on=cards("effect", named="Bacta Tank", whose="own")))),
        ),
        "3_2": card(
            constant(gains("power", 1), conditions=this_is(cards(at=location(named=PERIMETER)))),
            constant(moves_cost_less("toward", 9, cards("vehicle", whose="own"))),
        ),
        "3_3": card(
            printed(deploys_only(HOTH)),
            flies(3),
            at_home_in("Rogue 1", maneuver=2),
            constant(immune(3)),
            constant(
                gains("forfeit", 1, character(mark=["rogue squadron pilot", "gunner"], other=True, where="here")),
                conditions=this_is(cards(at=HOTH_SITE)),
            ),
        ),
        "3_4": card(
            guns(1),
            guns(2, there_is_one_of(character(named="Luke", where="here"), cards(named="Rogue 1", of="host"))),
        ),
        "3_5": card(
            beside("Biggs Darklighter", power=2),
            flies(2),
            constant(gains("power", 1, PILOTED), conditions=there_is(DESTROYER_HERE)),
            at_home_in("Rogue 4", maneuver=2),
        ),
        "3_6 3_91": recruit(),
        "3_7": officer("echo base trooper"),
        "3_8": card(
            constant(gains("power", 1, own_character("droid", not_mark="power droid", state="present"))), printed(doubles_if_drawn())
        ),
        "3_10": card(
            constant(gains("power", 1, character("rebel", other=True, state="present")), conditions=this_is(cards(at=HOTH_SITE))),
            action(cancel(), costs=use(1), targets=target(cards("effect", named="Death Squadron"))),
        ),
        "3_11": card(flies(2), adviser(own_character("rebel", mark="leader", state="in_battle"))),
        "3_14": card(
            automatic(
                lose_force(1, whose="opponent", per=enemy_character(skill="spy", state="present")),
                lose_force(1, whose="opponent", per=enemy_character("droid", skill="spy", state="present")),
                lose_force(1, whose="opponent", per=enemy_character(skill="spy", state=["present", "undercover"])),
                lose_force(1, whose="opponent", per=enemy_character("droid", skill="spy", state=["present", "undercover"])),
                at="own_control",
                conditions=there_is(enemy_character(skill="spy", state="present")),
            ),
        ),
        "3_15": card(constant(gains("power", "hyperspeed", 1, HOST), immune(3, HOST), conditions=host_is(ship("capital")))),
        "3_16": card(
            action(
                react(),
                when="battle_begins",
                conditions=[
                    may_react(),
                    there_is_one_of(
                        own_character("rebel", ability_least=3, state="in_battle"), own_character(mark="leader", state="in_battle")
                    ),
                ],
            )
        ),
        "3_17 3_88": card(guns(1)),
        "3_18": card(
            constant(gains("power", 1, PILOTED), bars("react_to", "react_from", cards(whose="opponent"))),
            constant(gains("defence", 1, PILOTED), conditions=piloting(cards(maneuver_least=1))),
        ),
        "3_20": card(
            flies(2),
            constant(moves_cost_less("from", 9, own_ship()), conditions=this_is(cards(at=location("site", icon="exterior")))),
            action(
                meanwhile(shelters("The Shield Doors Must Be Closed", cards(of="target")), until="turn"),
                times=1,
                conditions=this_is(cards(at=location(named="Hoth: Echo Docking Bay"))),
                targets=target(character(at=location("site", system="Hoth"))),
            ),
        ),
        "3_21": card(
            constant(gains("power", 2, HOST), conditions=host_is(cards("vehicle", kind="creature"))),
            constant(draw_anyway(1), conditions=on_ship("Tauntaun")),
        ),
        "3_22": card(
            printed(deploys_only(location("site", system=["Yavin 4", "Hoth"]))),
            constant(
                bars("enter", enemy_character("alien", "imperial", where="here"), location(named=ECHO_SITES)),
                bars("enter", enemy_character("alien", "imperial", where="here"), site("Yavin 4", icon="interior")),
                conditions=this_is(cards(at=GROUND)),
            ),
        ),
        "3_12": card(
            constant(
                gains("power", 1, per=own_character("droid", other=True, where="here")),
                conditions=this_is(cards(at=site(["Hoth", "Yavin 4"]))),
            ),
            constant(gives("leader"), conditions=there_is(own_character("droid", other=True, state="present"))),
            constant(lets("begin_battles", "be_battled")),
        ),
        "3_13": card(
            constant(bars("react_to", cards(whose="opponent"), location(named=ECHO_SITES)), conditions=this_is(cards(at=HOTH))),
            action(cancel(), conditions=this_is(cards(at=HOTH)), costs=use(1), targets=target(cards("effect", named="Breached Defenses"))),
            constant(gains("power", 1), conditions=this_is(cards(at=location(named="Tatooine: Cantina")))),
            action(
                cancel_it(),
                when="used",
                once_a="event",
                conditions=[it_is(cards(named="Local Trouble")), this_is(cards(at=location(named="Tatooine: Cantina")))],
                costs=use(1),
            ),
        ),
        "3_23": card(
            flies(2),
            constant(
                raise_each_destiny(1, cards("weapon", named="Planet Defender Ion Cannon", whose="own", where="same_or_related")),
                conditions=this_is(cards(at=WAR_ROOM)),
            ),
        ),
        "3_25": card(
            guns(1),
            guns(2, there_is_one_of(character(named=["Wedge", "Jek Porkins"], where="here"), cards(named="Rogue 3", of="host"))),
        ),
        "3_27": card(flies(2), at_home_in("Rogue 2", maneuver=3, destiny=True)),
        "3_82": card(
            flies(2),
            constant(loses("cost", 1, own_ship("capital", zone="hand", where="here"))),
            automatic(
                lose(THIS),
                at="reacted",
                conditions=[there_is(character(named="Vader")), it_is(cards(whose="opponent", where="here"))],
            ),
        ),
        "3_83": card(
            constant(gains("power", 2, PILOTED), conditions=piloting(cards("vehicle", kind="combat"))),
            constant(gains("power", 1, PILOTED), conditions=piloting(cards("vehicle", mark="at-at"))),
        ),
        "3_84": card(flies(2), at_home_in("Tyrant", power=1), constant(left_out())),
        "3_85": card(
            beside("Vader", power=1),
            flies(2),
            at_home_in("Executor", power=1),
            action(*search(own_character(mark="probe droid", zone="reserve")), costs=use(1)),
        ),
        "3_87": card(
            beside("Ozzel", power=1),
            constant(gains("power", 1, character("imperial", where="here")), conditions=this_is(cards(at=HOTH_SITE))),
            constant(gains("power", 3, PILOTED), conditions=piloting(cards("vehicle", kind="combat"))),
            constant(gains("defence", 1, HOST), draw_anyway(1), conditions=on_ship("Blizzard 1")),
        ),
        "3_89": card(
            constant(gains("power", 2, PILOTED), conditions=piloting(ship())),
            constant(gains("defence", 1, HOST), conditions=on_ship("Tyrant")),
            adviser(own_character("imperial", mark="leader", other=True, state="in_battle")),
        ),
        "3_92": officer("snowtrooper"),
    }
)
