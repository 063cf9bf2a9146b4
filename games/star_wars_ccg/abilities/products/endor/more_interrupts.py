"""Interrupts that bring cards to battles, and those of scouts and spies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import release
from games.star_wars_ccg.abilities.operations.combat import lift_sum
from games.star_wars_ccg.abilities.operations.fetching import deploy, keep_back, set_until
from games.star_wars_ccg.abilities.operations.moving import send
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile, throughout
from games.star_wars_ccg.abilities.operations.rules.guards import fight_again, use_for_battle
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel_drain,
    choose,
    draw_destiny,
    if_,
    look_at_hand,
    look_at_top,
    more_destiny,
    pick,
    put_on_used,
    shuffle,
)
from games.star_wars_ccg.abilities.operations.travel.reactions import cancel_react
from games.star_wars_ccg.abilities.operations.weapons import forbid, lift_drawn, reset
from games.star_wars_ccg.abilities.ops import card, drain, gains, lost, used
from games.star_wars_ccg.abilities.parts import (
    destiny_least,
    destiny_most,
    gun_is,
    it_is,
    opponent_attacks,
    opponents_turn,
    outgunned,
    overpowered,
    shooter_is,
    target,
    there_is,
    there_is_no,
    there_is_one_of,
    total_below,
    total_exceeds,
    up_to_targets,
    use,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import (
    captive,
    cards,
    character,
    enemy_character,
    enemy_ship,
    location,
    own_character,
    own_ship,
    site,
)
from games.star_wars_ccg.abilities.products.endor.common import EWOK, MANY, OUTSIDE
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search, together
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code, cancels_named

BATTLEFIELD: Final = location(state="in_battle")
AGENTS: Final = own_character(mark=["scout", "spy"], state="in_battle")
# Cards with ability in the battle that are no scouts and no spies.
OTHERS: Final = [
    there_is_no(own_character(not_mark=["scout", "spy"], ability_least=1, state="in_battle")),
    there_is_no(cards(type=["vehicle", "starship"], icon="pilot", whose="own", state="in_battle")),
]
LEIA: Final = character(named="Leia", state="unbarred")
LEIAS: Final = cards("weapon", named=["Leia's Sporting Blaster", "Leia's Blaster Rifle", "Leia's Lightsaber"], state="unbarred")
EWOK_SCOUTS: Final = ["Ewok Sentry", "Paploo", "Romba", "Wicket", "Wuta"]
# A battleground site where Han and Leia are present together.
TRYST: Final = location(
    "site",
    state="battleground",
    hosting=character(named="Han", state="not_undercover", meeting=character(named="Leia", state="not_undercover")),
)
TROOPER: Final = own_character(mark="trooper")
READY: Final = own_character(mark="ewok", state="reactive")


def agents() -> Declared:
    """Scouts and spies who fight alone, or who are stronger for a turn."""
    unique = own_character(mark=["scout", "spy"], unique=True)
    stronger = throughout(gains("power", 1, unique), gains("power", 1, {**unique, "state": ["attacked"]}), until="turn")
    return card(
        used(lift_sum(1, per=AGENTS, most=6), when="battle", conditions=[there_is(AGENTS), *OTHERS]),
        lost(stronger),
        lost(stronger, when="attacked", conditions=opponents_turn()),
    )


def second_battle(*who: tuple[Mapping[str, Any], int]) -> list[Any]:
    """A new battle after one that the opponent began; the first of these who is present brings so many battle destinies."""
    base = [opponent_attacks(), there_is(location(state=["in_battle", "occupied", "enemy_occupied"]))]
    texts: list[Any] = []
    missing: list[Any] = []
    for what, destinies in who:
        there = [*base, *missing, there_is(what)]
        texts.append(lost(fight_again(destinies), when="battle_ends", conditions=there, costs=use_for_battle()))
        missing.append(there_is_no(what))
    return [*texts, lost(fight_again(0), when="battle_ends", conditions=[*base, *missing], costs=use_for_battle())]


RACER: Final = cards("vehicle", whose="own", landspeed_least=3)
SCOUT: Final = own_character(mark="scout")


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "8_45": card(
            used(
                more_destiny(1),
                when="battle",
                conditions=there_is(cards(type=["vehicle", "starship"], kind="shuttle", whose="own", state="in_battle")),
            ),
            lost(
                deploy(SCOUT, on=cards(of="it"), most=MANY),
                deploy(cards("weapon", kind="character"), on={**SCOUT, "state": ["new_here"], "aboard": cards(of="it")}, most=MANY),
                shuffle("reserve"),
                when="moved",
                conditions=it_is(own_ship("starfighter", state="just_landed", at=location("site", state="clear"))),
            ),
        ),
        "8_49": card(
            used(
                draw_destiny(1),
                if_(there_is(own_character(named=EWOK_SCOUTS, where="with_target")), lift_drawn(2)),
                if_(total_exceeds("guard"), pick(1, captive(escort=cards(of="target"))), release(PICKED)),
                targets=target(enemy_character(state="escorting", meeting=EWOK)),
            ),
            used(
                send(free=True, second=True),
                when="battle_begins",
                conditions=there_is({**EWOK, "state": ["defending"]}),
                targets=[target({**OUTSIDE, "hosting": READY}), up_to_targets(3, {**READY, "at": cards(of="target")})],
            ),
        ),
        "8_51": card(
            *cancels_named(used, ["Early Warning Network", "It's An Older Code"]),
            used(
                deploy(cards("starship"), at=location("system"), less=1, anyway=True, pile="held"),
                deploy(character(skill="pilot"), at=location("system"), anyway=True, pile="held"),
                when="deploy",
                conditions=there_is_one_of(cards("starship", whose="own", zone="held"), own_character(skill="pilot", zone="held")),
            ),
            lost(*search(cards("starship", named=["Tydirium", "Tantive IV"], zone="reserve", whose="own"))),
        ),
        "8_55": card(
            used(
                draw_destiny(1),
                if_(total_below("ability"), deploy(own_character(), at=BATTLEFIELD, free=True, pile="held")),
                when="battle_begins",
                conditions=[opponent_attacks(), outgunned()],
                targets=target(own_character(ability_least=1, state="in_battle")),
            )
        ),
        "8_56": card(
            lost(more_destiny(2), when="battle", conditions=together("Leia", "Han")),
            lost(
                deploy(LEIA, at=BATTLEFIELD, free=True, pile="held", reacting=True),
                deploy(LEIA, at=BATTLEFIELD, free=True, reacting=True),
                choose(
                    [deploy(LEIAS, at=BATTLEFIELD, on=character(named="Leia"), free=True, pile="held", reacting=True)],
                    [deploy(LEIAS, at=BATTLEFIELD, on=character(named="Leia"), free=True, reacting=True)],
                ),
                shuffle("reserve"),
                when="battle_begins",
                conditions=[opponent_attacks(), *together("Han")],
            ),
        ),
        "8_58": card(
            lost(
                deploy(TROOPER, at=cards(of="target"), most=5, less=1),
                shuffle("reserve"),
                keep_back(cards(type=["character", "starship"], whose="own", zone="any"), until="turn"),
                when="deploys_begin",
                conditions=your_turn(),
                targets=target(location("site", system=["Endor", "Yavin 4", "Hoth"], state="occupied")),
            )
        ),
        "8_60": card(
            *cancels_named(lost, ["Counter Assault"]),
            lost(
                deploy({**EWOK, "not_unique": True}, at=location(state="draining"), most=MANY, free=True),
                shuffle("reserve"),
                pick(
                    MANY,
                    cards(type=["character", "vehicle", "starship"], whose="opponent", at=location(state="draining")),
                    up_to=True,
                    whose="opponent",
                ),
                put_on_used(PICKED),
                cancel_drain(),
                when="drain",
                conditions=[opponents_turn(), it_is(site("Endor", icon="exterior"))],
                costs=use(4),
            ),
        ),
        "8_61 8_153": agents(),
        "8_62": card(
            used(
                choose(
                    [meanwhile(drain(1, cards(of="target")), until="turn")],
                    [meanwhile(drain_less(1, who=location(where="related_to_target")), until="opponents_turn")],
                ),
                targets=target(TRYST),
            ),
            *cancels_named(used, ["This Is Still Wrong"], conditions=[there_is(TRYST)]),
        ),
        "8_137": card(
            used(
                pick(1, cards(of="shot_at")),
                draw_destiny(1),
                if_(destiny_least(1), if_(destiny_most(3), forbid("fire", who=PICKED, until="turn"))),
                if_(destiny_least(4), reset("power", "forfeit", 0, PICKED)),
                when="shot",
                conditions=[
                    there_is(BATTLEFIELD),
                    gun_is(cards(named=["Imperial Blaster", "Scout Blaster"], whose="own")),
                    shooter_is(own_character(skill="warrior")),
                ],
            )
        ),
        "8_146": card(
            used(cancel_react(), when="reacting", conditions=it_is(cards(whose="opponent", meeting=RACER))),
            lost(
                set_until("power", 0, until="turn"),
                targets=target(cards("vehicle", whose="opponent", meeting=RACER)),
            ),
        ),
        "8_144": card(
            used(
                look_at_top(3, revealed=True),
                deploy(own_character(mark="scout", of="looked"), at=BATTLEFIELD, most=3, free=True),
                deploy(cards("vehicle", mark="speeder bike", whose="own", of="looked"), at=BATTLEFIELD, most=3, free=True),
                when="battle_begins",
                conditions=[opponent_attacks(), overpowered(), there_is(location("site", icon="exterior", state="in_battle"))],
            )
        ),
        "8_148": card(
            lost(
                look_at_hand(),
                pick(1, cards("starship", whose="opponent", zone="held"), up_to=True),
                put_on_used(PICKED),
                costs=use(2),
            ),
            used(
                deploy(location("site", where="its_system"), most=3),
                shuffle("reserve"),
                when="moved",
                conditions=it_is(enemy_ship(state="just_landed", at=location("site", icon="exterior"))),
            ),
        ),
        "8_54": card(
            *second_battle(
                (own_character("droid", named="C-3PO", where="there"), 2),
                (own_character("droid", where="there"), 1),
            )
        ),
        "8_138": card(*second_battle((own_character(mark="trooper", where="there"), 1))),
    }
)
