"""Starships and vehicles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import more_power_destiny
from games.star_wars_ccg.abilities.operations.fetching import carries_also, deploy, silence
from games.star_wars_ccg.abilities.operations.moving import bars, reacts_from_hand
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.piles.force import raise_text_destiny
from games.star_wars_ccg.abilities.operations.rules.guarded_destinies import guard_reset
from games.star_wars_ccg.abilities.operations.rules.guards import loses_nothing_to
from games.star_wars_ccg.abilities.operations.rules.people import price_destinies
from games.star_wars_ccg.abilities.operations.rules.protection import keeps, shelters
from games.star_wars_ccg.abilities.operations.steps import (
    cancel_it,
    choose,
    draw_cards,
    draw_destiny,
    hit,
    if_,
    lose_force,
    may,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each, crewed_by
from games.star_wars_ccg.abilities.ops import (
    action,
    add_destiny,
    attrition,
    automatic,
    cannot,
    card,
    constant,
    draw_anyway,
    gains,
    holds,
    immune,
    immune_to,
    loses,
    permanent_pilot,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    it_is,
    opponents_turn,
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
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import destroyer, guarded_by
from games.star_wars_ccg.abilities.products.phrases.later_sets import (
    BATTLEGROUND,
    IN_BATTLE,
    crewed,
    fetches,
)
from games.star_wars_ccg.abilities.products.phrases.palace import one_of
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code, reacts

RED_SQUADRON: Final = ship(mark="x-wing", unique=True, not_named="Red 5", also=cards(mark="red squadron"))
VADER: Final = character(named="Vader", state="piloting", aboard=cards(of="this"))
GURI: Final = character(named="Guri", state="piloting", aboard=cards(of="this"))
# Cards of the table that change what Guri draws.
RIVALS: Final = character(named=["Leia", "Chewie"])
DRAWS: Final = [
    if_(there_is(RIVALS), take(cards(zone="force", whose="own", state="topmost"))),
    if_(there_is_no(RIVALS), draw_cards(1)),
]
INDEPENDENT: Final = enemy_ship(mark="independent (starship)", state="in_battle")
SIDE: Final = choose([add_side_destiny("power", 1)], [add_side_destiny("attrition", 1)])
UNPILOTED: Final = ship(state="in_battle", not_holding=character(state="piloting"))

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "200_59": card(
            printed(
                holds(pilots=4, passengers=4, vehicles=4), permanent_pilot(2), carries_also(cards("weapon", named="Concussion Missiles"))
            ),
            constant(attrition(1, per=ship(mark="republic (starship)", state=["run", "present"]))),
        ),
        "200_60": card(
            printed(holds(pilots=1, passengers=6), permanent_pilot(3), immune_to("Lateral Damage")),
            constant(immune(5)),
            action(deploy(character(named="Mirax Terrik"), at=location(where="here")), shuffle("reserve"), once_a="game", when="deploy"),
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
        "200_64": card(
            printed(holds(pilots=1), crewed_by(character(named="Harc Seff"))),
            constant(more_power_destiny(1), immune(4)),
            constant(immune(6), conditions=this_is(cards(at=location(system="Bespin")))),
            *(
                action(
                    deploy(location(where="related")),
                    shuffle("reserve"),
                    when="deployed",
                    once_a="event",
                    conditions=it_is({**who, "at": location("site", where="related")}),
                )
                for who in (character(mark="dark jedi"), character("sith", not_mark="dark jedi"))
            ),
        ),
        "200_65": card(
            printed(holds(pilots=1), crewed_by(character(named="Red Leader"))),
            constant(shelters("Tallon Roll", ship(mark="x-wing")), immune(5)),
            fetches(RED_SQUADRON, times=1, costs=use(1)),
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
        "200_127": card(
            printed(holds(pilots=1)),
            fetches(cards(named="Pride Of The Empire"), when="deploy", times=1),
            constant(cancels_each(cards(named=["All Wings Report In", "Organized Attack"])), conditions=IN_BATTLE),
            guarded_by("DS-61-2", 5),
        ),
        "200_130": card(
            printed(permanent_pilot(3), immune_to("Eject! Eject!")),
            constant(draw_anyway(1), keeps("power"), immune(5)),
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
        "200_134": card(
            printed(holds(pilots=1, passengers=3), permanent_pilot(2)),
            action(
                deploy(character(skill="smuggler"), on=cards(of="this")), shuffle("reserve"), once_a="game", when="deploy", costs=use(1)
            ),
            constant(immune(5)),
        ),
        "200_137": card(
            printed(holds(pilots=1)),
            constant(loses("cost", 3, own_character(named="Guri", zone="hand", bound_for=cards(of="this")))),
            action(*DRAWS, when="control", times=1, conditions=there_is(GURI)),
            action(*DRAWS, when="control_begins", times=1, conditions=[opponents_turn(), there_is(GURI)]),
            guarded_by("Guri", 5),
        ),
        "200_138": card(
            printed(holds(pilots=2, passengers=4)),
            constant(loses("cost", 3, own_character(named="Vader", zone="hand", bound_for=cards(of="this")))),
            constant(
                gains("defence", 2),
                loses_nothing_to(["Uncontrollable Fury", "You Must Confront Vader"]),
                conditions=[there_is(VADER), this_is(cards(at=BATTLEGROUND))],
            ),
        ),
        "200_140": card(
            printed(holds(either=1), permanent_pilot(2)),
            *reacts(),
            action(
                silence(until="turn"),
                when="battle",
                once_a="battle",
                conditions=[IN_BATTLE, there_is(cards("vehicle", mark="at-at", whose="own", state=["run", "in_battle"]))],
                targets=target(enemy_character(state="present")),
            ),
        ),
        "200_133": card(
            destroyer(2),
            action(
                lose_force(1),
                cancel_it(),
                when="used",
                once_a="battle",
                conditions=[IN_BATTLE, it_is(cards("interrupt", state="open_to_sense"))],
            ),
        ),
        "200_139": card(
            printed(holds(pilots=1, passengers=8), permanent_pilot(2)),
            action(*one_of(cards(named="Trample"), cards(named="Walker Barrage")), when="control", times=1),
            constant(raise_text_destiny(2, cards(named="Walker Barrage", whose="own", zone="any"))),
            constant(immune(4)),
        ),
        "200_62": card(
            printed(holds(either=1), permanent_pilot(2)),
            constant(bars("react_to", cards(whose="opponent")), price_destinies(1)),
        ),
        "200_63": card(
            printed(holds(pilots=1, passengers=2), permanent_pilot(2)),
            constant(cannot("cloak", who=enemy_ship(where="here")), guard_reset(), immune(4)),
        ),
        "200_129": card(
            printed(holds(pilots=3, passengers=4), permanent_pilot(2), reacts_from_hand(less=3, unless=location(named="Fondor"))),
        ),
    }
)
