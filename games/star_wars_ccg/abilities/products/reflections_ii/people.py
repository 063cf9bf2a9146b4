"""Characters, starships and their crews that the set brought beside those in `cards`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.destinies import declare
from games.star_wars_ccg.abilities.operations.fate import spend
from games.star_wars_ccg.abilities.operations.moving import bars, suspends_pilot
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.rules.guards import spares_helpless
from games.star_wars_ccg.abilities.operations.spies import break_cover, undercover
from games.star_wars_ccg.abilities.operations.steps import choose, if_, look_at_top, lose_force, put_on_used
from games.star_wars_ccg.abilities.operations.texts.changed import crewed_by, glance, sap
from games.star_wars_ccg.abilities.operations.travel.marches import flies_only
from games.star_wars_ccg.abilities.operations.weapons import less_immunity, pick_random, shoot, turn_back
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    add_destiny,
    attrition,
    automatic,
    cannot,
    card,
    constant,
    costs,
    costs_less,
    deploys_only,
    draw_anyway,
    gains,
    holds,
    immune,
    immune_to,
    left_out,
    lets,
    loses,
    own_cost,
    permanent_pilot,
    printed,
    when_lost,
)
from games.star_wars_ccg.abilities.parts import (
    declared,
    force_below,
    force_least,
    host_is,
    opponents_turn,
    piloting,
    target,
    there_is,
    there_is_no,
    this_is,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.palace import TATOOINE_SITE, brings
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND

FARM: Final = cards(named="Tatooine: Lars' Moisture Farm", where="here")
EMPEROR: Final = character(named=["Emperor Palpatine", "Sidious"])
# The card and what is on it, into the Used Pile.
GONE: Final = [put_on_used(cards(of="on_this")), turn_back(THIS)]
FIGHTING: Final = this_is(cards(state="in_battle"))


def own_ship_of(pilot: str, discount: Any) -> Declared:
    """A starship for one pilot alone, who takes the place of its permanent pilot."""
    at_the_helm = there_is(character(named=pilot, state="piloting", aboard=cards(of="this")))
    return card(
        printed(holds(pilots=1), crewed_by(character(named=pilot)), permanent_pilot(1), suspends_pilot()),
        discount,
        constant(add_destiny(1), conditions=[FIGHTING, at_the_helm]),
        constant(immune(5), conditions=at_the_helm),
    )


def arriving(pilot: str) -> Mapping[str, Any]:
    """A pilot who comes aboard this starship."""
    return character(named=pilot, whose="own", zone="hand", bound_for=cards(of="this"))


def hides() -> list[Any]:
    """The texts of a spy that comes Undercover to a site, and comes out in the own deploy phase."""
    return [
        printed(deploys_only(GROUND)),
        automatic(declare(1), at="entry"),
        constant(undercover(THIS), conditions=declared(1)),
        action(break_cover(THIS), when="deploy", conditions=[declared(1), this_is(cards(at=GROUND))]),
    ]


ABILITIES: Final[Mapping[str, Declared]] = {
    "10_6": card(
        flies(3),
        constant(draw_anyway(1), conditions=piloting(cards(named="Outrider"))),
        action(
            sap(),
            when="battle",
            once_a="battle",
            conditions=[piloting(cards(named="Outrider")), FIGHTING],
            targets=target(enemy_ship(state="in_battle")),
        ),
    ),
    "10_10": card(
        constant(cannot("be_immune", who=cards("vehicle", whose="opponent", where="here"))),
        printed(immune_to("Always Thinking With Your Stomach")),
        constant(immune(5), left_out()),
    ),
    "10_18": card(
        own_cost(costs(0), conditions=there_is(FARM)),
        constant(draw_anyway(1)),
        constant(
            cannot("be_played", who=cards("interrupt", named="Harvest", whose="own", zone="hand")),
            conditions=there_is(enemy_character(mark="stormtrooper", at=TATOOINE_SITE)),
        ),
        when_lost(gains("power", 6, character(named="Luke"))),
    ),
    "10_24": card(
        flies(2),
        action(
            choose(
                [pick_random(1, cards(whose="opponent", zone="held")), glance()],
                [look_at_top(1, whose="opponent")],
            ),
            when="control",
            times=1,
        ),
        constant(
            gains("forfeit", 2, own_character(skill="smuggler", where="here")),
            gains("guard", 2, own_character(skill="smuggler", where="here")),
        ),
    ),
    "10_31": card(
        constant(
            loses("forfeit", 2, character(named="Luke", where="here")),
            less_immunity(2, character(named="Luke", where="here")),
            conditions=this_is(cards(state="in_the_open")),
        ),
        constant(immune(4)),
        *hides(),
        action(
            break_cover(THIS),
            meanwhile(lets("fire_free", who=cards("weapon", of="on_this")), until="shot"),
            shoot(),
            when="control_begins",
            conditions=[opponents_turn(), declared(1)],
            targets=target(cards("weapon", of="on_this")),
        ),
    ),
    "10_43": card(
        constant(add_destiny(1), conditions=[FIGHTING, this_is(cards(holding=cards("weapon", named="Force Pike")))]),
        automatic(
            if_(
                there_is(EMPEROR),
                if_(force_least(1), choose([lose_force(1)], [spend(1)], GONE)),
                if_(force_below(1), choose([lose_force(1)], GONE)),
            ),
            if_(there_is_no(EMPEROR), choose([lose_force(1)], GONE)),
            at="deploys_end",
            conditions=your_turn(),
        ),
    ),
    "10_48": card(
        own_cost(costs_less(3), conditions=there_is(character(mark="smuggler", where="here"))),
        brings(cards("weapon", named="Vibro-Ax"), on=cards(of="this"), free=True),
        constant(left_out()),
    ),
    "10_49": own_ship_of("Guri", constant(lets("come_free", who=arriving("Guri")))),
    "10_54": own_ship_of("Prince Xizor", constant(loses("cost", 3, arriving("Prince Xizor")))),
    "10_51": card(
        printed(deploys_only(location(system=["Coruscant", "Death Star II"]))),
        constant(
            bars("enter", cards(of="this"), site(state="enemy_occupied")),
            bars("enter", cards(holding=cards(of="this")), site(state="enemy_occupied")),
        ),
        constant(
            attrition(2, location(where="elsewhere")),
            conditions=[there_is(character(named=["Vader", "Prince Xizor"], where="here")), there_is_no(character(named="Luke"))],
        ),
        constant(immune(None)),
    ),
    "10_2": card(
        printed(flies_only(cards("starship", named="Falcon"))),
        constant(
            lets("be_battled", who=character("droid")),
            spares_helpless(location()),
            cannot("use_text", who=cards("effect", named="Bad Feeling Have I")),
        ),
        action(*search(cards(titled="Bad Feeling", zone="reserve", whose="own")), times=1),
    ),
    "10_9": card(
        constant(lets("be_battled")),
        constant(gains("hyperspeed", 2, HOST), draw_anyway(1), conditions=host_is(ship(mark="freighter"))),
        *(
            automatic(
                lose_force(1, whose="opponent"),
                at="own_control",
                conditions=there_is(cards("effect", named=run, state="finished", zone="any")),
            )
            for run in ("Kessel Run", "Rycar's Run")
        ),
    ),
}
