"""Shields, characters, locations and Effects of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import force_least, grab, grabs, put_in_pile, spend
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars
from games.star_wars_ccg.abilities.operations.objectives import goes_to_used, retrieval_costs, show
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    choose,
    draw_cards,
    if_,
    lose,
    lose_force,
    raise_,
    shuffle,
    stop,
)
from games.star_wars_ccg.abilities.operations.weapons import aiming, forbid, hitting, pick_random, reset
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    add_destiny,
    automatic,
    cannot,
    card,
    constant,
    costs_less,
    deployment,
    deploys_beside,
    deploys_on,
    drain,
    fires,
    free_footing,
    gains,
    generation,
    immune,
    immune_to,
    left_out,
    loses,
    own_cost,
    permanent_pilot,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    deploys_to,
    force_below,
    it_is,
    opponent_attacks,
    target,
    target_is,
    there_is,
    this_is,
    use,
    you_occupy,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, site
from games.star_wars_ccg.abilities.products.phrases.combined import advice, senses_cost
from games.star_wars_ccg.abilities.products.phrases.palace import PALACE
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING
from games.star_wars_ccg.abilities.products.phrases.upkeep import cheaper_to, maintained
from games.star_wars_ccg.abilities.products.reflections_iii.shields import few_destinies, shield

EPISODE_I_TATOOINE: Final = location("site", system="Tatooine", episode_i=True)
MARKERS: Final = location(mark=[f"marker {number}" for number in range(1, 8)])
ECHO: Final = ["Hoth: Echo Command Center (War Room)", "Hoth: Echo Corridor", "Hoth: Echo Docking Bay", "Hoth: Echo Med Lab"]
GENERATORS: Final = "Hoth: Main Power Generators (1st Marker)"
RIDGE: Final = "Hoth: North Ridge (4th Marker)"
NEWCOMER: Final = cards("character", "vehicle", whose="opponent", at=MARKERS)
THRONE_ROOM: Final = location(named="Naboo: Theed Palace Throne Room")
OPPOSING_HAND: Final = cards(whose="opponent", zone="held")
DOORS: Final = ["Blast Door Controls", "Closed Door", "Endor: Back Door", "The Shield Doors Must Be Closed"]
SCOUTED: Final = site("Endor", hosting=own_character(mark="scout"))
REBEL_SCOUT: Final = character("rebel", mark="scout", at=SCOUTED)
CREATURE_SITE: Final = location("site", generic=True, whose="opponent", hosting=cards("creature", whose="opponent"))
IMPERIAL_LEADER: Final = character("imperial", mark="leader")
COURT: Final = site("Tatooine", episode_i=True, state="occupied", hosting=own_character(named="Jabba", episode_i=True))
ATTACKED: Final = [opponent_attacks(), this_is(cards(state="in_battle", at=location("site")))]

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "13_2": card(
            printed(deploys_beside(0), goes_to_used()),
            constant(
                drain(1, {**EPISODE_I_TATOOINE, "state": ["battleground"]}),
                loses("cost", 1, cards(whose="opponent", state="able", zone="hand", at={**EPISODE_I_TATOOINE, "state": ["battleground"]})),
            ),
            constant(
                drain_less(1, who=EPISODE_I_TATOOINE),
                conditions=there_is(character(named="Padme Naberrie", at=location("site", system="Tatooine", state="battleground"))),
            ),
        ),
        "13_3 13_52": card(
            printed(deploys_beside(0), grabs()),
            action(grab(), when="used", once_a="game", costs=use(1), conditions=it_is(cards("interrupt"))),
        ),
        "13_4 13_86": shield(constant(retrieval_costs(), left_out())),
        "13_6 13_98": few_destinies(),
        "13_17": card(
            printed(immune_to("Alter")),
            deployment(deploys_on(0, location(named=RIDGE)), conditions=there_is(location(named=GENERATORS))),
            automatic(
                activate(1),
                stop(until="turn"),
                at="deployed",
                conditions=it_is(NEWCOMER),
                targets=target(cards(of="it")),
            ),
            automatic(lose(THIS), conditions=there_is(location(named=ECHO, state="enemy_occupied"))),
            automatic(lose(THIS), conditions=there_is(cards(named="Ice Storm", whose="own"))),
        ),
        "13_21": card(
            printed(permanent_pilot(5), immune_to(["Come With Me", "Lateral Damage"])),
            constant(add_destiny(1), gains("power", 5), immune(6)),
            maintained(3),
        ),
        "13_23": card(
            cheaper_to(1, "Naboo"),
            action(
                pick_random(1, OPPOSING_HAND),
                show(PICKED),
                choose([put_in_pile("used", PICKED)], [lose_force(1, whose="opponent")], by_opponent=True),
                when="control",
                times=1,
                conditions=[this_is(cards(at=THRONE_ROOM)), there_is(OPPOSING_HAND)],
            ),
        ),
        "13_15 13_90": shield(*senses_cost()),
        "13_47 13_81": shield(advice()),
        "13_53": card(
            printed(deploys_on(0, own_character(named="Aurra Sing")), fires(0, LIVING, plus=1)),
            aiming(forbid("be_immune", until="turn"), targets=target(LIVING)),
            hitting(if_(target_is(character(mark="jedi")), reset("power", 0, until="battle")), targets=target(LIVING)),
        ),
        "13_57": card(
            constant(generation(1), bars("leave", enemy_character()), half="dark", conditions=you_occupy()),
            constant(gains("cost", 2, own_character(ability_least=6, zone="hand", where="here")), half="light"),
        ),
        "13_62": card(
            printed(deploys_beside(0), immune_to("Alter")),
            action(deploy(cards(named=DOORS)), shuffle("reserve"), when="deploy", times=1),
            constant(
                loses("power", 1, character("rebel", mark="scout", at=SCOUTED)),
                loses("forfeit", 3, character("rebel", mark="scout", at=SCOUTED)),
            ),
        ),
        "13_78": shield(constant(free_footing(CREATURE_SITE), generation(1, per=CREATURE_SITE))),
        "13_87": card(
            constant(cannot("be_shot", who={**IMPERIAL_LEADER, "state": ["present"]})),
            constant(add_destiny(1), conditions=there_is({**IMPERIAL_LEADER, "where": "here"})),
            constant(drain(1), conditions=this_is(cards(at=location("site", whose="opponent")))),
            constant(drain(1), conditions=this_is(cards(at=location("site", whose="opponent", system=["Yavin 4", "Hoth"])))),
            maintained(1, 1),
        ),
        "13_89": card(
            printed(deploys_beside(0), immune_to("Alter")),
            constant(cannot("use_text", who=character(named="Amidala", at=location(hosting=character(named="Jabba"))))),
            action(
                put_in_pile("used"),
                draw_cards(1),
                times=1,
                conditions=there_is(COURT),
                targets=target(cards(whose="own", zone="held")),
            ),
        ),
        "13_92": card(
            own_cost(costs_less(2), conditions=deploys_to(PALACE)),
            action(
                choose([spend(1), raise_("power", 2, THIS)], [spend(2), raise_("power", 4, THIS)]),
                when="battle_begins",
                once_a="battle",
                conditions=[*ATTACKED, force_least(2)],
            ),
            action(
                spend(1),
                raise_("power", 2, THIS),
                when="battle_begins",
                once_a="battle",
                conditions=[*ATTACKED, force_least(1), force_below(2)],
            ),
            constant(cannot("be_shot", who=own_character("alien", mark="leader", state="present"))),
            maintained(2, 1),
        ),
    }
)
