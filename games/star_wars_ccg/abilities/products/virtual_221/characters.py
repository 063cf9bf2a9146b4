"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy, silence
from games.star_wars_ccg.abilities.operations.moving import move_now
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.piles.looks import restack
from games.star_wars_ccg.abilities.operations.rules.guarded_destinies import keep_destinies
from games.star_wars_ccg.abilities.operations.steps import PICKED, choose, go, lose, lose_force, may, more_destiny, pick, raise_, shuffle
from games.star_wars_ccg.abilities.operations.weapons import make_immune, raise_total_destiny, reset
from games.star_wars_ccg.abilities.ops import (
    HOST,
    PILOTED,
    THIS,
    action,
    add_destiny,
    attrition,
    automatic,
    cannot,
    card,
    constant,
    costs_less,
    deploys_only,
    draw_anyway,
    gains,
    immune,
    left_out,
    lower_weapon_destiny,
    own_cost,
    printed,
    set_to,
    total_power,
)
from games.star_wars_ccg.abilities.parts import (
    deploys_to,
    host_is,
    opponent_won,
    piloting,
    shot_at,
    target,
    there_are,
    there_are_most,
    there_is,
    this_is,
    use,
    you_won,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE, fetches
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import SHUFFLES
from games.star_wars_ccg.abilities.products.phrases.upkeep import cheaper_to

BATTLE_HERE: Final = location(state="in_battle", where="here")
BIKE: Final = cards("vehicle", mark="speeder bike")
TROOPERS: Final = ("trooper", "stormtrooper")
WITH_DESTROYER: Final = host_is(ship(named="Devastator"))
SCOUT_BLASTER: Final = cards("weapon", named="Scout Blaster", of="on_this")
AGENT_LEADER: Final = character(mark="isb agent", also=character(mark="leader"))
OWN_TROOPER: Final = own_character(mark=list(TROOPERS), state="in_battle", other=True)
AGENT: Final = character(mark="isb agent", state="in_battle", other=True)
SQUAD: Final = own_character(mark="stormtrooper", other=True, state=["standing", "movable"], where="here")
CREDIT: Final = cards(zone="stacked", lies_on=cards("effect", named="Credits Will Do Fine"))
CLONE_VEHICLES: Final = (cards("vehicle", icon="clone-army"), ship(icon="clone-army"))
# The friend who must be there, and the destiny that a credit then buys.
FRIENDS: Final = {
    "Obi-Wan": add_side_destiny("power", 1),
    "Qui-Gon": more_destiny(1),
    "Shmi Skywalker": add_side_destiny("attrition", 1),
}

ABILITIES: Final[Mapping[str, Declared]] = {
    "221_8": card(
        own_cost(costs_less(1), conditions=there_is(character(named="Dooku"))),
        *(
            automatic(lose_force(1, whose=loser), at="battle_over", conditions=[result, there_is(BATTLE_HERE)])
            for loser, result in (("own", opponent_won()), ("opponent", you_won()))
        ),
        constant(
            lower_weapon_destiny(1),
            conditions=[this_is(cards(state="armed")), shot_at(cards(of="this"))],
        ),
        constant(left_out(), immune(4)),
    ),
    "221_10": card(
        constant(gains("power", 1), conditions=there_is(cards(named=["Stardust", "Stolen Data Tapes"]))),
        constant(attrition(1), conditions=there_is(character(mark=list(TROOPERS), other=True, where="here"))),
        action(
            pick(2, SQUAD, up_to=True),
            go(PICKED, to="target"),
            go(THIS, to="target"),
            when="move",
            conditions=[this_is(cards(state=["standing", "movable"])), there_is(SQUAD)],
            costs=use(1),
            targets=target(location("site", where="adjacent")),
        ),
    ),
    "221_12": card(
        flies(2),
        constant(gains("defence", "hyperspeed", 1, HOST), conditions=WITH_DESTROYER),
        action(
            move_now(on_foot=True),
            when="deploy",
            times=1,
            conditions=WITH_DESTROYER,
            targets=target(
                own_character(
                    mark=list(TROOPERS),
                    state=["standing", "movable"],
                    at=location("site", where="related"),
                )
            ),
        ),
    ),
    "221_14": card(
        constant(gains("power", 3, PILOTED), draw_anyway(1), conditions=piloting(BIKE)),
        fetches(BIKE, once_a="game"),
        constant(left_out()),
    ),
    "221_15": card(
        cheaper_to(1, "Endor"),
        constant(
            cannot("be_shot", who=own_character(named="Lando", where="here")),
            cannot("be_shot", who=own_character(mark="leader", expansion="endor", where="here")),
            left_out(),
        ),
        fetches(cards("interrupt", named="Blasted Droid"), once_a="game"),
    ),
    "221_16": card(
        flies(2),
        constant(gains("power", 1, PILOTED), conditions=piloting(BIKE)),
        automatic(
            may(
                choose([deploy(location(state="battleground"), pile="used")], [deploy(BIKE, pile="used")]),
                shuffle("used"),
            ),
            at="entry",
        ),
        constant(raise_total_destiny(1, SCOUT_BLASTER)),
        constant(raise_total_destiny(1, SCOUT_BLASTER), conditions=shot_at(character("alien"))),
    ),
    "221_20": card(
        constant(
            set_to("defence", 4, own_character(mark=list(TROOPERS), not_icon="maintenance")),
            total_power(
                3,
                location("site", where="near", hosting=own_character(mark=list(TROOPERS), not_skill="pilot")),
            ),
        ),
        action(
            restack(),
            once_a="game",
            conditions=there_are(2, character(mark=list(TROOPERS), other=True, where="here")),
        ),
    ),
    "221_25": card(
        automatic(
            may(
                pick(1, enemy_character(skill="spy", state="present")),
                reset("power", 0, PICKED, until="turn"),
            ),
            at="entry",
        ),
        constant(left_out()),
    ),
    "221_26": card(
        automatic(may(choose(*SHUFFLES)), at="entry"),
        constant(gains("power", "guard", 1, {**AGENT_LEADER, "at": location("site", where="same_or_related")})),
        constant(
            gains("power", "guard", 1, {**AGENT_LEADER, "not_at": location("site", where="same_or_related")}),
            conditions=this_is(cards(state="present", at=site("Coruscant"))),
        ),
    ),
    "221_30": card(
        automatic(raise_("power", 2, THIS, until="turn"), at="entry"),
        *(
            action(
                make_immune(None, until="battle"),
                silence(until="battle"),
                when="battle",
                once_a="battle",
                conditions=[IN_BATTLE, *company],
                targets=target(character("rebel", state=["in_battle", "present"])),
            )
            for company in (
                [there_are(2, OWN_TROOPER)],
                [there_are(2, AGENT), there_are_most(1, OWN_TROOPER)],
            )
        ),
    ),
    "221_38": card(
        own_cost(costs_less(2), conditions=deploys_to(cards("vehicle", mark="dewback"))),
        constant(
            cannot("be_cut", who=own_character(aboard=cards("vehicle", mark="dewback"), where="here")),
            left_out(),
        ),
    ),
    "221_45": card(
        flies(3),
        constant(add_destiny(1), left_out(), conditions=piloting(ship("capital", icon="clone-army"))),
        *(
            constant(keep_destinies(), conditions=company)
            for company in (
                there_is(character(named="Anakin", where="here")),
                piloting(ship(named="Resolute")),
            )
        ),
    ),
    "221_46": card(
        printed(deploys_only(location(named=["Tatooine: Skywalker Hut", "Tatooine: Watto's Junkyard"]))),
        flies(2),
        *(
            action(
                lose(),
                effect,
                when="battle",
                once_a="battle",
                conditions=[IN_BATTLE, there_is(character(named=name, where="here"))],
                targets=target(CREDIT),
            )
            for name, effect in FRIENDS.items()
        ),
    ),
    "221_55": card(
        constant(gains("power", 2, PILOTED), gains("defence", 1, PILOTED)),
        *(constant(gains("forfeit", 1), draw_anyway(1), conditions=piloting(each)) for each in CLONE_VEHICLES),
        constant(left_out()),
    ),
}
