"""Cards with a text of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import lift_sum
from games.star_wars_ccg.abilities.operations.contests import race_lost, race_won
from games.star_wars_ccg.abilities.operations.draws.destinies import add_to_draw
from games.star_wars_ccg.abilities.operations.epics import put_on
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars, moves_cost
from games.star_wars_ccg.abilities.operations.rare.causes import cycle_force, match_draws
from games.star_wars_ccg.abilities.operations.rare.crossing import hit_away
from games.star_wars_ccg.abilities.operations.rare.replaced import reload, retrieve_to_power
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.rules.limits import unearth
from games.star_wars_ccg.abilities.operations.steps import (
    draw_each,
    if_,
    lose,
    lose_force,
    may,
    relocate,
    retrieve_top,
    take,
)
from games.star_wars_ccg.abilities.operations.weapons import raise_total_destiny, reset, shoot
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    add_destiny,
    automatic,
    cannot,
    card,
    constant,
    deploys_beside,
    gains,
    immune_to,
    laid,
    lets,
    lost,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    it_is,
    more,
    opponent_attacks,
    opponents_turn,
    target,
    there_is,
    this_is,
    use,
    wager_lost,
    wager_won,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.phrases.upkeep import maintained

ARENA: Final = location(named="Tatooine: Podrace Arena")
CORE: Final = location(named="Naboo: Theed Palace Generator Core")
BESPIN: Final = location(system="Bespin")
BESPIN_SYSTEM: Final = location("system", system="Bespin")
JABBA_HERE: Final = there_is(character(named="Jabba", where="here"))
LANDO: Final = character(named="Lando", expansion="cloud-city")
TARGET_GUN: Final = cards(of="target")
IN_THE_CITY: Final = there_is(site("Cloud City", state="in_battle"))


def energy_walls() -> Declared:
    """One character a turn comes to the core, and nobody walks in or out, until the opponent's turn ends."""
    return card(
        laid(put_on(), when="control", targets=target(CORE)),
        constant(
            cannot("be_deployed", who=character(zone="hand", where="here")),
            conditions=there_is(character(state="new_here", where="here")),
        ),
        constant(bars("enter", "leave", character())),
        automatic(lose(THIS), at="turn_end", conditions=opponents_turn()),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "13_13": card(
        lost(
            reload(),
            meanwhile(raise_total_destiny(1, TARGET_GUN), lets("fire_free", who=TARGET_GUN), until="shot"),
            shoot(),
            when="battle",
            conditions=more(enemy_character(state="in_battle"), own_character(state="in_battle")),
            targets=target(
                cards("weapon", mark=["blaster", "blaster rifle"], whose="own", state="not_repeating", at=location(state="in_battle"))
            ),
        )
    ),
    "13_18": energy_walls(),
    "13_26": card(
        lost(
            lose_force(1),
            relocate("target"),
            when="deploy",
            targets=[target(character(named="Obi-Wan", episode_i=True)), target(site("Naboo", where="beside_target"))],
        ),
        lost(unearth(), targets=target(location("site", titled="Theed Palace", icon="interior", whose="own", zone="beneath"))),
    ),
    "13_27": card(
        constant(add_destiny(1)),
        automatic(
            retrieve_to_power(cards(named="Falcon")),
            at="battle_begun",
            conditions=[opponent_attacks(), this_is(cards(at=location(state="in_battle")))],
        ),
        maintained(1, 2),
    ),
    "13_28": card(
        printed(deploys_beside(0), immune_to("Alter")),
        action(reset("forfeit", 0, until="turn"), times=1, targets=target(character(meeting=LANDO))),
        *[action(lift_sum(n), when="battle", once_a="battle", conditions=IN_THE_CITY, costs=use(n)) for n in (3, 2, 1)],
    ),
    "13_32": card(constant(hit_away(character(ability_most=4, where="here")))),
    "13_55": card(
        constant(gains("power", 3), conditions=JABBA_HERE),
        action(cycle_force(), when="draw", times=1, conditions=JABBA_HERE, costs=use(1)),
    ),
    "13_67": energy_walls(),
    "13_71": card(
        action(
            draw_each(1),
            if_(race_won(), add_to_draw(2)),
            if_(race_lost(), add_to_draw(2, "opponent")),
            if_(wager_won(), lose_force(1, whose="opponent")),
            if_(wager_lost(), lose_force(1)),
            if_(wager_won(), if_(there_is(character(named="Bib Fortuna", state="present")), may(retrieve_top(1)))),
            when="control",
            times=1,
            conditions=this_is(cards(at=ARENA)),
        )
    ),
    "13_77": card(constant(hit_away(character(ability_most=4, where="here")))),
    "13_79": card(
        lost(
            match_draws(2, 2, reset("power", 0)),
            when="battle",
            conditions=there_is(own_character(named="Maul", state=["in_battle", "sabered"])),
            costs=use(2),
            targets=target(enemy_character(ability_least=6, state="in_battle")),
        )
    ),
    "13_91": card(
        printed(deploys_beside(0)),
        constant(moves_cost("to", 1, cards(whose="opponent", at=BESPIN), location(not_at=BESPIN))),
        action(deploy(cards(named="Executor"), at=BESPIN_SYSTEM, free=True, pile="held"), when="deploy", once_a="game"),
        action(
            take(cards(of="it", zone="lost")),
            when="forfeited",
            times=1,
            conditions=[it_is(ship(mark="tie", whose="own", kind="starfighter")), there_is(location(system="Bespin", state="in_battle"))],
        ),
    ),
}
