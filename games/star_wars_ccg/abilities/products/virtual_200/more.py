"""Characters, starships, vehicles and weapons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.contests import duels_better, fights_better
from games.star_wars_ccg.abilities.operations.epics import adds_to
from games.star_wars_ccg.abilities.operations.fate import most_destinies
from games.star_wars_ccg.abilities.operations.fetching import carries_also, deploy
from games.star_wars_ccg.abilities.operations.moving import reacts_from_hand
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.steps import activate, choose, double, draw_destiny, hit, if_, may, retrieve_top, shuffle
from games.star_wars_ccg.abilities.operations.weapons import hitting, immune_below, more_immunity
from games.star_wars_ccg.abilities.ops import (
    HOST,
    PILOTED,
    action,
    add_destiny,
    attrition,
    automatic,
    card,
    constant,
    deploys_on,
    drain,
    draw_anyway,
    fires,
    gains,
    generation,
    hits_easier,
    holds,
    immune,
    immune_to,
    lets,
    permanent_pilot,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import (
    piloting,
    target,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
    total_exceeds,
    use,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location, own_character, ship
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPEROR
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import (
    BATTLEGROUND,
    IN_BATTLE,
    crewed,
    draws_when_deployed,
    fetches,
    unmasks,
    wins_back,
)
from games.star_wars_ccg.abilities.products.phrases.palace import AUDIENCE
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING

WOOKIEE_OR_SMUGGLER: Final = there_is_one_of(enemy_character(skill="smuggler", where="here"), enemy_character(mark="wookiee", where="here"))
LUKE_OR_EMPEROR: Final = there_is(character(named=["Luke", *EMPEROR]))
IN_SPACE: Final = location("system", "sector")
INDEPENDENT: Final = enemy_ship(mark="independent (starship)", state="in_battle")
SIDE: Final = choose([add_side_destiny("power", 1)], [add_side_destiny("attrition", 1)])
UNPILOTED: Final = ship(state="in_battle", not_holding=character(state="piloting"))
SCUM: Final = cards("effect", named="Scum And Villainy")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "200_8": card(
            flies(2),
            constant(draw_anyway(1), attrition(1)),
            *draws_when_deployed(own_character(mark="rogue squadron pilot"), location("site", where="same_or_related")),
        ),
        "200_15": card(
            flies(2),
            constant(generation(1, per=location(whose="opponent", state="no_battleground"))),
            fetches(cards("effect", kind="immediate"), once_a="game"),
        ),
        "200_20": card(
            flies(3),
            constant(adds_to("run", 3)),
            action(
                choose(search(cards(named="Darklighter Spin", whose="own", zone="reserve")), [retrieve_top(1)]),
                when="control",
                times=1,
                conditions=this_is(cards(state="piloting", at=BATTLEGROUND)),
            ),
        ),
        "200_59": card(
            printed(
                holds(pilots=4, passengers=4, vehicles=4), permanent_pilot(2), carries_also(cards("weapon", named="Concussion Missiles"))
            ),
            constant(attrition(1, per=ship(mark="republic (starship)", state=["run", "present"]))),
        ),
        "200_61": card(
            crewed(4, astromechs=1),
            action(
                draw_destiny(1),
                if_(total_exceeds("guard"), hit()),
                when="battle",
                once_a="battle",
                conditions=IN_BATTLE,
                targets=target(UNPILOTED),
            ),
            constant(immune(3)),
        ),
        "200_66 200_136": card(
            printed(reacts_from_hand(), permanent_pilot(2)),
            automatic(may(deploy(cards("defensive-shield", state="stocked"), pile="stacked")), at="entry", conditions=your_turn()),
        ),
        "200_67": card(
            crewed(3),
            action(SIDE, when="battle", once_a="battle", conditions=[IN_BATTLE, there_is(INDEPENDENT)]),
            printed(immune_to(["Come With Me", "Tallon Roll"])),
            constant(immune(4)),
        ),
        "200_75": card(
            flies(2),
            constant(gains("power", 3), conditions=there_is(character(skill="smuggler", at=location("site"), where="here"))),
            constant(most_destinies(1), conditions=WOOKIEE_OR_SMUGGLER),
            constant(immune_below(0, enemy_character(skill="smuggler"))),
        ),
        "200_80": card(
            printed(fires(0, cards(type=["character", "vehicle"])), hits_easier(2, cards("vehicle"))),
            hitting(may(activate(1)), targets=target(cards(type=["character", "vehicle"]))),
            constant(
                add_destiny(1),
                conditions=there_is(character("droid", icon="presence", other=True, at=location("site"), where="here")),
            ),
        ),
        "200_81": card(
            flies(3),
            constant(draw_anyway(2), conditions=piloting(cards("vehicle", mark="at-at"))),
            constant(
                more_immunity(2, PILOTED),
                conditions=[
                    piloting(cards("vehicle", kind="combat", at=location("site"))),
                    there_is_no(own_character(other=True, where="here")),
                ],
            ),
        ),
        "200_84": card(
            action(
                double("power"),
                when="battle",
                once_a="battle",
                conditions=IN_BATTLE,
                costs=use(1),
                targets=target(character("alien", not_icon="maintenance", other=True, state="present")),
            ),
            action(deploy(SCUM), shuffle("reserve"), when="deploy", times=1, conditions=this_is(cards(at=AUDIENCE))),
            constant(immune(4), conditions=this_is(cards(at=AUDIENCE))),
            wins_back(cards(named="Salacious Crumb"), once_a="game"),
        ),
        "200_86": card(
            constant(gains("power", 1), lets("move_free"), conditions=LUKE_OR_EMPEROR),
            printed(fires(0, LIVING, draws=2), voids_forfeit(character())),
        ),
        "200_88": card(
            constant(draw_anyway(1), immune(3)),
            constant(gains("power", 2), conditions=WOOKIEE_OR_SMUGGLER),
            unmasks(),
        ),
        "200_131": card(
            crewed(2),
            action(
                SIDE,
                when="battle",
                once_a="battle",
                conditions=[IN_BATTLE, there_is_one_of(INDEPENDENT, enemy_ship(named="Falcon", state="in_battle"))],
            ),
            constant(immune(4)),
        ),
        "200_132": card(
            printed(reacts_from_hand(), permanent_pilot(2)),
            automatic(may(deploy(cards("weapon"), on=cards(of="this")), shuffle("reserve")), at="entry"),
            constant(add_destiny(1), conditions=there_is(ship(named="Onyx 2", where="here"))),
            constant(immune(4)),
        ),
        "200_142": card(
            printed(deploys_on(0, own_character(named="Dooku")), deploys_on(0, own_character(icon="separatist", ability_least=5))),
            constant(duels_better(1, HOST), fights_better(1, HOST), drain(1)),
            printed(fires(0, character(), draws=2), voids_forfeit(character())),
        ),
    }
)
