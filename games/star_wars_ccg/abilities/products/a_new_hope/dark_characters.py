"""Characters of the Dark Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import wears_down
from games.star_wars_ccg.abilities.operations.creatures import feast, power_of_victims
from games.star_wars_ccg.abilities.operations.draws.destinies import add_number
from games.star_wars_ccg.abilities.operations.perils.attacks import pay_off
from games.star_wars_ccg.abilities.operations.rules.drains import drains_reserve
from games.star_wars_ccg.abilities.operations.rules.guards import hide, may_hide
from games.star_wars_ccg.abilities.operations.rules.limits import opposing_force_below, opposing_force_least
from games.star_wars_ccg.abilities.operations.steps import PICKED, carry_off, choose, draw_destiny, if_, look_at_top, lose, lose_force, pick
from games.star_wars_ccg.abilities.operations.texts.amended import peek_shuffled, reshuffle, was_shuffled
from games.star_wars_ccg.abilities.operations.texts.changed import as_title, lends, plays_as
from games.star_wars_ccg.abilities.operations.travel.ways import toll
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
    draw_anyway,
    gains,
    loses,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_below_count,
    destiny_least,
    host_is,
    it_is,
    piloting,
    target,
    there_are,
    there_is,
    there_is_no,
    this_is,
    this_is_not,
    use,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship
from games.star_wars_ccg.abilities.products.a_new_hope.common import fetched, repairs, ships_react, squads
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, LINK

DETENTION: Final = ["Death Star: Detention Block Corridor", "Death Star: Detention Block Control Room"]
# Aliens whom a lieutenant likes least.
HAIRY: Final = ["wookiee", "talz", "ewok"]
OTHER_MUSICIANS: Final = cards(mark="musician", other=True, state="present")
# What a scavenger takes from the opponent's Lost Pile.
SCRAP: Final = cards(type=["vehicle", "weapon", "device"], whose="opponent", zone="lost")
LOST_DROIDS: Final = enemy_character("droid", zone="lost")
# What lies on a memorial of the opponent.
MEMORIAL: Final = cards(named="Crash Site Memorial")
WRECKS: Final = cards(type=["vehicle", "weapon", "device"], whose="opponent", zone="stacked", lies_on=MEMORIAL)
WRECKED_DROIDS: Final = enemy_character("droid", zone="stacked", lies_on=MEMORIAL)

SITE_OF_BATTLE: Final = location("site", state="in_battle")
FOES_THERE: Final = enemy_character(at=SITE_OF_BATTLE, state="in_battle")


def reshuffles(title: str) -> Declared:
    """A musician who looks at cards of the pile that an Interrupt has shuffled, or shuffles it again."""
    others = character(mark="musician", other=True, where="here", at=location("site"))
    shuffled = [it_is(cards("interrupt", named=title, whose="own")), was_shuffled()]
    return card(action(choose([peek_shuffled(others)], [reshuffle()]), when="played", once_a="event", conditions=shuffled))


# He draws a destiny for a smuggler; with his ability it must exceed 6.
HUNT: Final = [draw_destiny(1), add_number("ability", who=THIS), if_(destiny_least(7), lose())]

ABILITIES: Final[Mapping[str, Declared]] = {
    "2_89": card(
        action(
            if_(opposing_force_below(1), *HUNT),
            if_(opposing_force_least(1), choose([pay_off()], HUNT, by_opponent=True)),
            when="control_begins",
            times=1,
            targets=target(enemy_character(skill="smuggler", where="here")),
        )
    ),
    "2_83": card(fetched("Scanning Crew", 2, when="control", times=1)),
    "2_84": card(
        constant(power_of_victims(1)),
        action(
            feast(),
            when="lost",
            once_a="battle",
            conditions=[
                this_is(cards(state="in_battle")),
                it_is(enemy_character(not_kind="droid", zone="lost")),
                there_is(location("site", state="scene", where="here")),
            ],
            costs=use(1),
        ),
    ),
    "2_85": card(
        constant(gains("power", 3, PILOTED)),
        constant(
            raise_each_destiny(1, cards("weapon", aboard=cards(of="host"))),
            conditions=[this_is(cards(state="aboard")), this_is_not(cards(state="piloting"))],
        ),
    ),
    "2_87": card(
        action(hide(), when="battle_begins", costs=use(1), conditions=[this_is(cards(state=["in_battle", "at_night"])), may_hide()]),
        automatic(
            lose_force(1, whose="opponent"),
            at="own_control",
            conditions=this_is(cards(at=location("site", holding=cards("effect", named="Revolution")))),
        ),
    ),
    "2_88": card(
        constant(gains("power", 3, PILOTED)),
        constant(draw_anyway(1), conditions=piloting(cards(named="Black 4"))),
        fetched("Lone Pilot", 1),
    ),
    "2_91": card(
        constant(
            gains("forfeit", 1, own_character("imperial", not_mark="leader", other=True, where="here")),
            conditions=this_is(cards(at=GROUND)),
        )
    ),
    "2_92": card(
        constant(
            gains("forfeit", 1, own_character(mark=["trooper", "stormtrooper"], other=True, where="here")),
            conditions=this_is(cards(at=GROUND)),
        ),
        *squads(own_character(mark=["trooper", "stormtrooper"])),
    ),
    "2_94": card(
        constant(
            gains("cost", 1, character(zone="hand", where="here"), per=OTHER_MUSICIANS),
            toll(1, per=OTHER_MUSICIANS),
            conditions=this_is(cards(at=GROUND)),
        )
    ),
    "2_96": card(
        constant(gains("power", 2), conditions=this_is(cards(at=location(named=DETENTION)))),
        constant(
            gains("power", 2),
            conditions=[
                there_is(enemy_character("alien", state="present")),
                there_is_no(enemy_character("alien", mark=HAIRY, state="present")),
            ],
        ),
        constant(gains("power", 3), conditions=there_is(enemy_character("alien", mark=HAIRY, state="present"))),
    ),
    "2_97": card(constant(drains_reserve(location("site", where="near")))),
    "2_98": card(constant(gains("power", 2, PILOTED)), *ships_react("imperial (starship)", "Death Star")),
    "2_99": card(
        constant(gains("power", "defence", "hyperspeed", 1, HOST), conditions=host_is(ship("starfighter"))),
        action(look_at_top(3), when="draw", conditions=this_is(cards(at=LINK)), costs=use(1)),
    ),
    "2_101": card(constant(gains("power", "defence", 1, HOST), conditions=host_is(ship())), repairs()),
    "2_102": card(
        *(
            action(lose_force(1), pick(1, each), carry_off(PICKED), when="control", times=1, conditions=there_is(each))
            for each in (SCRAP, LOST_DROIDS, WRECKS, WRECKED_DROIDS)
        ),
    ),
    "2_103": card(
        constant(gains("power", 1, PILOTED)),
        constant(gains("defence", 1, PILOTED), draw_anyway(1), conditions=piloting(cards(named=["Black 2", "Black 3", "Black 4"]))),
    ),
    "2_104": card(
        constant(gains("power", 1, PILOTED)),
        constant(
            gains("power", 1, own_character(skill="smuggler", not_mark="bounty hunter", not_named="Greedo", where="here")),
            gains("power", 1, own_character(mark="bounty hunter", not_named="Greedo", where="here")),
            loses("power", 1, character(named="Greedo", whose="own", where="here")),
            conditions=this_is(cards(at=GROUND)),
        ),
    ),
    "2_108": card(
        printed(deploys_only(location("site", system="Tatooine"))),
        constant(draw_anyway(1), conditions=[this_is(cards(at=GROUND)), there_is(cards(mark="tusken raider", other=True, where="here"))]),
    ),
    "2_109": card(printed(wears_down(7))),
    "2_13": reshuffles("The Bith Shuffle"),
    "2_105": reshuffles("Ommni Box"),
    "2_106": card(
        constant(
            plays_as("used", cards("interrupt", named=["Local Trouble", "Look Sir, Droids"])),
            conditions=this_is(cards(at=location("site", system="Tatooine"))),
        ),
        lends(
            as_title("Friendly Fire"),
            draw_destiny(1),
            if_(
                destiny_below_count(FOES_THERE),
                pick(1, FOES_THERE),
                lose(PICKED),
            ),
            when="battle_begins",
            conditions=[
                there_are(2, FOES_THERE),
                there_is(cards("weapon", whose="opponent", state="in_battle")),
                there_is(enemy_character(named="Trooper Davin Felth", state="working", at=SITE_OF_BATTLE)),
            ],
        ),
    ),
}
