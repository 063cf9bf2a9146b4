"""Effects, weapons and devices with texts of their own."""

from __future__ import annotations

from typing import Any, Final

from games.star_wars_ccg.abilities.operations.fate import no_drain, spend
from games.star_wars_ccg.abilities.operations.fetching import set_until
from games.star_wars_ccg.abilities.operations.moving import moves_cost_less, no_battle, send
from games.star_wars_ccg.abilities.operations.rules.limits import opposing_force_below, opposing_force_least
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    cancel,
    choose,
    draw_destiny,
    if_,
    lose,
    lose_force,
    raise_,
    retrieve_top,
    return_to_hand,
)
from games.star_wars_ccg.abilities.operations.weapons import raise_each_destiny, raise_total_destiny, sharpen
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    add_destiny,
    aims_at,
    automatic,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    dull,
    immune_to,
    lets,
    loses,
    printed,
    set_to,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_least,
    host_is,
    opponents_turn,
    reached,
    settled,
    target,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
    use,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.palace import AUDIENCE, brings, named
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

OPPOSED_HERE: Final = there_is(location(state="opposed", where="here"))
FREE_HERE: Final = there_is_no(location(state="opposed", where="here"))
NEAR: Final = there_is(location("site", state="subject", where="near"))
COMRADES: Final = cards(type=["character", "vehicle"], whose="own", state="reactive", where="related")
FLAPPED: Final = cards("vehicle", kind=["combat", "shuttle"], whose="own")
WINGED: Final = cards("starship", mark=["x-wing", "b-wing"], whose="own")
NEXT: Final = "opponents_turn"
SILENT: Final = there_is_no(character("rebel", state="present"))
VICTORY: Final = own_ship(mark="victory-class star destroyer", zone="hand", where="here")
BATTERIES: Final = cards("weapon", named="Turbolaser Battery", whose="own")
LEADERS: Final = there_is_one_of(own_character(mark="bounty hunter"), own_character("imperial", mark="leader"))
DRIVES: Final = there_is(location("system", named="Rendili", state="occupied"))


def bought(who: Any) -> Any:
    """The text that sends a card home unless the opponent uses 5 Force."""
    return action(
        if_(opposing_force_below(5), return_to_hand()),
        if_(opposing_force_least(5), choose([spend(5, whose="opponent")], [return_to_hand()], by_opponent=True)),
        when="control",
        times=1,
        costs=use(3),
        targets=target({**who, "state": ["present"]}),
    )


def monument(title: str) -> Any:
    """An Immediate Effect that retrieves for all of its title."""
    return automatic(retrieve_top(2, per=cards("effect", named=title)), at="entry")


ABILITIES: Final = by_code(
    {
        "7_54": card(
            printed(deploys_on(1, own_character("rebel"))),
            action(send(), when="battle_begins", conditions=[opponents_turn(), NEAR], targets=target(COMRADES)),
            action(send(), when="drain", conditions=[opponents_turn(), NEAR], targets=target(COMRADES)),
        ),
        "7_69": card(
            printed(deploys_beside(0)),
            action(
                raise_("power", "forfeit", 2, FLAPPED, until=NEXT),
                raise_("defence", 1, {**FLAPPED, "agile": True}, until=NEXT),
                set_until("landspeed", 0, FLAPPED, until=NEXT),
                when="control",
                times=1,
                costs=use(1),
            ),
            constant(shelters("Alter"), conditions=there_is(cards(named=["Luke", "Zev"]))),
        ),
        "7_70": card(
            printed(
                deploys_on(0, location("site", icon="exterior")),
                aims_at(cards("vehicle", kind="combat", whose="opponent", where="related")),
            ),
            constant(set_to("power", "forfeit", 0, cards(of="aim"))),
            automatic(
                draw_destiny(1, whose="opponent"),
                if_(destiny_least(3), lose(THIS)),
                at="moves_end",
                conditions=reached(),
            ),
        ),
        "7_71": card(
            printed(deploys_on(0, own_character(ability_least=4))),
            automatic(
                lose(THIS),
                at="battle_begun",
                conditions=[this_is(cards(state="new_here")), host_is(cards(state="in_battle"))],
            ),
            constant(
                raise_total_destiny(3, cards("weapon", aboard=cards(of="host"))),
                add_destiny(1),
                conditions=[settled(), host_is(cards(state="in_battle", at=location("site")))],
            ),
            automatic(lose(THIS), at="battle_over", conditions=[settled(), host_is(cards(state="in_battle", at=location("site")))]),
        ),
        "7_75": card(
            printed(deploys_beside(0)),
            action(
                raise_("power", 2, WINGED, until=NEXT),
                set_until("hyperspeed", 0, WINGED, until=NEXT),
                sharpen(1, cards("weapon", whose="own", aboard=WINGED), until=NEXT),
                when="control",
                times=1,
                costs=use(1),
            ),
            constant(shelters("Alter"), conditions=there_is(cards(named="Red Leader"))),
        ),
        "7_217": card(
            deployment(deploys_on(0, enemy_ship()), conditions=LEADERS),
            constant(moves_cost_less("to", 9, own_ship())),
            action(
                send(free=True),
                when="battle_begins",
                conditions=there_is(location(state="subject", where="here")),
                targets=target(own_ship(state="reactive")),
            ),
            action(
                send(free=True),
                when="drain",
                conditions=there_is(location(state="subject", where="here")),
                targets=target(own_ship(state="reactive")),
            ),
            action(cancel(), when="move", targets=target(cards(named="Landing Claw", aboard=cards(of="host")))),
        ),
        "7_225": card(
            printed(immune_to("Alter"), deploys_on(0, own_character(mark="hutt"))),
            brings(named("Jabba's Influence", "Death Mark")),
            constant(
                no_battle(whose="own"),
                no_battle(),
                no_drain(whose="own"),
                no_drain(),
                conditions=[host_is(cards(at=AUDIENCE)), SILENT],
            ),
        ),
        "7_226": card(
            printed(
                deploys_on(0, location(named="Tatooine: Lars' Moisture Farm")),
                aims_at(character(named=["Obi-Wan", "Luke"])),
            ),
            constant(dull(cards(of="aim")), cannot("be_highest", who=cards(of="aim"))),
            automatic(lose_force(1, whose="opponent"), at="own_control"),
            automatic(cancel(THIS), conditions=reached()),
        ),
        "7_231": card(
            printed(deploys_on(0, own_character(mark=["gangster", "bounty hunter"]))),
            bought(enemy_character(skill="smuggler")),
            bought(enemy_character(ability_least=1, ability_most=1)),
        ),
        "7_238": card(
            printed(deploys_on(0, location("system", named="Rendili"))),
            constant(
                loses("cost", 2, VICTORY),
                lets("come_free", who={**BATTERIES, "zone": "hand"}),
                lets("fire_free", who=BATTERIES),
                raise_each_destiny(1, BATTERIES),
            ),
            constant(shelters("Alter"), conditions=DRIVES),
        ),
    }
)
