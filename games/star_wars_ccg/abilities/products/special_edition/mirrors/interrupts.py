"""Interrupts that both sides have, or that answer each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.star_wars_ccg.abilities.operations.fate import lower_loss, withstands
from games.star_wars_ccg.abilities.operations.fetching import deploy, distract
from games.star_wars_ccg.abilities.operations.perils.attacks import lend_to_attack
from games.star_wars_ccg.abilities.operations.piles.looks import restack
from games.star_wars_ccg.abilities.operations.rules.limits import lend_destiny, restore_forfeit, you_must_pay
from games.star_wars_ccg.abilities.operations.steps import (
    draw_destiny,
    if_,
    lose,
    lose_force,
    may,
    more_destiny,
    put_out,
    raise_,
    retrieve_top,
    shuffle,
    stop,
)
from games.star_wars_ccg.abilities.operations.travel.marches import lift_run_drawn
from games.star_wars_ccg.abilities.operations.weapons import forbid, make_immune
from games.star_wars_ccg.abilities.ops import card, immune_to, lost, printed, used
from games.star_wars_ccg.abilities.parts import destiny_below_count, it_is, opponent_attacks, target, there_is, use
from games.star_wars_ccg.abilities.pieces import cards, enemy_ship, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search, together
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

FIGHTING: Final = "in_battle"
ON_GROUND: Final = there_is(location("site", state=FIGHTING))
ANY_BATTLE: Final = there_is(location(state=FIGHTING))
GUN: Final = cards("weapon", kind="starship")
ARMED: Final = own_ship("capital", state="run", holding=GUN)
TRACTORS: Final = own_ship("capital", state="run", holding=cards("device", named="Tractor Beam"))
# Who is given for damage.
GIVEN: Final = cards(type=["starship", "vehicle", "character"], whose="own", zone="held")
TROOPERS: Final = own_character(mark="trooper", where="there")
DEFENDERS: Final = [there_is(own_character(named=each, state="defending")) for each in ("Luke", "Biggs Darklighter")]
BASE: Final = site(["Yavin 4", "Hoth"])


def fleets(what: Mapping[str, Any]) -> Any:
    """The text that retrieves for copies of a card, once a game and whatever Sense says."""
    mine = {**what, "whose": "own", "state": ["copy"]}
    counted = if_(destiny_below_count(mine), retrieve_top(1, per=mine))
    return used(draw_destiny(1), counted, withstands(["Sense"]), once_a="game", targets=target(what))


def held_fast(armed: Mapping[str, Any]) -> Any:
    """The text that keeps a starship where it is, without the ability of its pilots."""
    return used(
        stop(until="next_turn"),
        distract(until="next_turn"),
        conditions=there_is(armed),
        costs=use(2),
        targets=target(enemy_ship(meeting=armed)),
    )


def after_shot(what: Mapping[str, Any]) -> Any:
    """The text that draws a battle destiny more once such a weapon was fired."""
    return used(more_destiny(1), when="fired", conditions=[there_is({**what, "state": ["just_fired"]}), ANY_BATTLE])


def aid() -> Any:
    return card(
        printed(immune_to("Sense")),
        used(restore_forfeit(), when="hit", conditions=it_is(own_character(state="voided")), targets=target(own_character(of="it"))),
        used(restore_forfeit(), when="battle", targets=target(own_character(state=["voided", "in_battle"]))),
        used(lose(), lower_loss(5), when="loss", conditions=you_must_pay(), targets=target(GIVEN)),
    )


STARFIGHTER: Final = ship("starfighter", not_unique=True)
# Characters whose permanent weapon is a lightsaber.
SWORDS: Final = [
    "Qui-Gon Jinn With Lightsaber",
    "Luke With Lightsaber",
    "Obi-Wan With Lightsaber",
    "Rey With Lightsaber",
    "Master Qui-Gon With Lightsaber",
    "Ahsoka Tano With Lightsabers",
]
TRENCH: Final = location(named="Death Star: Trench")
SIGHTED: Final = it_is(enemy_ship(mark="star destroyer"))


ABILITIES: Final = by_code(
    {
        "7_82 7_262": card(fleets(STARFIGHTER), used(*search({**STARFIGHTER, "zone": "reserve", "whose": "own"}))),
        "7_86": card(
            after_shot(cards("weapon", kind="vehicle", whose="own")),
            used(
                forbid("be_immune", who=cards(whose="opponent", state=FIGHTING), until="battle"),
                when="battle",
                conditions=there_is(cards("weapon", kind=["artillery", "vehicle"], whose="own", at=location("site", state=FIGHTING))),
            ),
        ),
        "7_89 7_261": aid(),
        "7_95": card(
            used(
                more_destiny(1),
                when="battle",
                conditions=DEFENDERS,
            ),
            used(
                more_destiny(1),
                when="battle",
                conditions=[
                    *together("Luke", "Biggs Darklighter"),
                    there_is(location(system=["Tatooine", "Jabba's Palace"], state=FIGHTING)),
                ],
            ),
            used(
                draw_destiny(1),
                lift_run_drawn(),
                when="attack_run",
                conditions=[there_is(own_character(named=name, state="aboard", at=TRENCH)) for name in ("Luke", "Biggs Darklighter")],
            ),
        ),
        "7_96": card(held_fast(ARMED)),
        "7_266": card(held_fast(ARMED), held_fast(TRACTORS)),
        "7_101": card(
            used(
                raise_("power", 1, TROOPERS, until="turn"),
                raise_("power", 1, {**TROOPERS, "at": BASE}, until="turn"),
                make_immune(None, TROOPERS, until="turn"),
                when="battle_begins",
                conditions=ON_GROUND,
            )
        ),
        "7_102": card(after_shot(cards("weapon", not_mark="lightsaber", whose="own")), after_shot(own_character(not_named=SWORDS))),
        "7_246": card(
            used(
                raise_("power", 2, own_ship(mark="tie", where="there"), until="turn"),
                make_immune(None, own_ship(mark="tie", where="there"), until="turn"),
                when="battle_begins",
            ),
            lost(lose_force(1), *search(ship(mark="tie", not_unique=True, zone="reserve", whose="own"), 3)),
        ),
        "7_256": card(
            lost(
                deploy(own_character("alien", not_unique=True), most=3, at=location(state=FIGHTING)),
                shuffle("reserve"),
                when="battle_begins",
                conditions=[opponent_attacks(), there_is(own_character("alien", mark="leader", state=FIGHTING))],
            ),
            lost(retrieve_top(1, per=own_character("alien", mark="leader", at=location("site", state="battleground"))), once_a="game"),
        ),
        "7_264": card(
            *(
                used(
                    lend_destiny(),
                    put_out(),
                    when="battle",
                    targets=target({**who, "whose": "own", "zone": "lost"}),
                )
                for who in (
                    cards("character", not_kind="droid"),
                    cards("creature"),
                    cards("vehicle", kind="creature"),
                )
            ),
            *(
                used(
                    lend_to_attack(),
                    put_out(),
                    when="attacked",
                    conditions=there_is(own_character(state="in_attack")),
                    targets=target({**who, "whose": "own", "zone": "lost"}),
                )
                for who in (
                    cards("character", not_kind="droid"),
                    cards("creature"),
                    cards("vehicle", kind="creature"),
                )
            ),
            used(*search(cards(named=["Stop Motion", "Yaggle Gakkle"], zone="reserve", whose="own"))),
        ),
        "7_103": card(
            *(used(may(restack()), when=when, conditions=it_is(enemy_ship(mark="star destroyer"))) for when in ("deployed", "moved"))
        ),
    }
)
