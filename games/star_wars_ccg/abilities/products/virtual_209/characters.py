"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import release
from games.star_wars_ccg.abilities.operations.fate import keep_drains, look_at_force, lower_drawn, most_destinies, put_in_pile, raise_drawn
from games.star_wars_ccg.abilities.operations.fetching import set_until
from games.star_wars_ccg.abilities.operations.moving import drains_kept_up, moves_cost, moves_cost_less
from games.star_wars_ccg.abilities.operations.piles.force import raise_text_destiny
from games.star_wars_ccg.abilities.operations.rules.guarded_destinies import leave_destinies
from games.star_wars_ccg.abilities.operations.rules.guards import guard_drains, restore, salvage
from games.star_wars_ccg.abilities.operations.rules.limits import restore_forfeit
from games.star_wars_ccg.abilities.operations.rules.protection import draws_fire, keeps, shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    cancel_it,
    choose,
    hit,
    if_,
    lose_force,
    may,
    pick,
    raise_,
    react,
    redraw,
    retrieve_top,
    take,
)
from games.star_wars_ccg.abilities.operations.weapons import drawn, hitting, shoot
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    attrition,
    automatic,
    cannot,
    card,
    constant,
    costs,
    costs_less,
    fires,
    gains,
    immune,
    loses,
    own_cost,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import (
    deploys_to,
    host_is,
    it_is,
    may_react,
    target,
    there_are,
    there_are_most,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
    total_below,
    total_is,
    use,
    you_attack,
    you_won,
    your_destiny,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import DESTINIES, DRAWN, IN_BATTLE, fetches, into_hand
from games.star_wars_ccg.abilities.products.phrases.palace import one_of

LANDED: Final = ("shuttle_to", "shuttle_from", "land_to", "rise_from")
COVERED_SPIES: Final = enemy_character(state="undercover", where="here")
IMPRISONED: Final = captive(state="imprisoned", where="here")
TROOPERS: Final = enemy_character(mark=["trooper", "stormtrooper"], where="here")
CASTLE: Final = ["Takodana: Maz's Castle", "Maz's Castle: Hidden Recess", "Maz's Castle: Antechamber"]
HOMES: Final = (location(system=["Cloud City", "Jabba's Palace"]), location(named=CASTLE))
FEAR: Final = cards("effect", named="Fear Will Keep Them In Line", where="here")
OUTSIDERS: Final = cards(whose="own", state=["in_battle", "able"], not_kind="first-order", not_icon="first-order")
KYLO: Final = character(named="Kylo", where="here")
DEATH_STAR: Final = location("system", named="Death Star")
VADERS_ROOMS: Final = (
    location(named=["Executor: Holotheatre", "Executor: Meditation Chamber"]),
    location("site", titled="Vader's Castle"),
)
CHARGE: Final = own_character(mark=["trooper", "stormtrooper"], zone="reserve")
REINFORCED: Final = may(choose(search(cards(named="Throw Me Another Charge", whose="own", zone="reserve")), search(CHARGE)))
# The card at the bottom of the Used Pile, and spies that have gone out of play.
BOTTOM: Final = cards(whose="own", zone="used", state="bottommost")
FALLEN_SPIES: Final = cards("character", mark="spy", whose="own", zone="stacked", state="out_of_play")

ALONE_OR_LED: Final = there_is_one_of(cards(of="this", state="alone"), character(icon="clone-army", other=True, where="here"))

AT_WAR_ROOM: Final = this_is(cards(at=location(mark="war room")))

SNUB_FIGHTERS: Final = ["z-95 headhunter", "a-wing", "b-wing", "x-wing", "y-wing"]
SNUB_SYSTEM: Final = location("system", hosting_two=own_ship(mark=SNUB_FIGHTERS, state="piloted_now"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "209_1": card(
        constant(gains("power", 1, own_ship("capital", where="here"))),
        action(
            *one_of(
                cards("starship", named="Rogue One"),
                cards("starship", mark="hammerhead corvette"),
                cards("starship", mark="corellian corvette", not_unique=True),
            ),
            once_a="game",
        ),
    ),
    "209_2": card(
        automatic(REINFORCED, at="entry"),
        automatic(REINFORCED, at="own_loss"),
        constant(loses("power", "forfeit", 1, TROOPERS)),
        *(action(release(), when=when, costs=use(2), targets=target(IMPRISONED)) for when in ("move", "move_begins")),
    ),
    "209_9": card(
        flies(2),
        constant(moves_cost_less(*LANDED, 9, cards(whose="own"))),
        action(
            *one_of(
                cards(named="Evacuation Control"),
                cards("starship", mark="transport", icon="resistance"),
            ),
            once_a="game",
            costs=use(1),
        ),
    ),
    "209_10": card(
        flies(2),
        printed(fires(0, character(), draws=2), voids_forfeit(character())),
        hitting(may(retrieve_top(1)), targets=target(character())),
    ),
    "209_14": card(
        *(own_cost(costs(0), conditions=deploys_to(place)) for place in HOMES),
        *(constant(gains("power", 2), conditions=this_is(cards(at=place))) for place in HOMES),
        *(
            action(
                take(DRAWN),
                redraw(),
                when=when,
                times=1,
                conditions=[
                    your_destiny(),
                    there_is_one_of(
                        cards("character", kind="alien", of="drawn", zone="used"),
                        cards("starship", mark="independent (starship)", of="drawn", zone="used"),
                    ),
                ],
            )
            for when in DESTINIES
        ),
    ),
    "209_35": card(
        flies(1),
        own_cost(costs(0), conditions=deploys_to(location("site", state="unoccupied"))),
        constant(loses("cost", 1, own_character("droid", zone="hand", where="here"))),
        automatic(
            may(
                pick(1, cards(whose="own", zone="lost")),
                put_in_pile("lost", PICKED),
                if_(there_is(character("droid", of="picked", zone="lost")), may(*into_hand())),
            ),
            at="entry",
        ),
    ),
    "209_36": card(
        flies(2),
        action(
            look_at_force(2),
            pick(1, cards(of="looked", zone="force")),
            take(PICKED),
            times=1,
            conditions=there_is(location("system", state="battleground", orbited=DEATH_STAR)),
        ),
        fetches(ship(mark="star destroyer", not_unique=True), once_a="game"),
    ),
    "209_38": card(
        own_cost(costs_less(1), conditions=deploys_to(ship(named="Executor"))),
        constant(gains("defence", 1, HOST), keeps("defence", "guard", cards(of="host")), conditions=host_is(ship("capital"))),
        automatic(
            lose_force(2, whose="opponent"),
            at="battle_over",
            conditions=[
                you_won(),
                there_is(FEAR),
                there_is(location("site", state="in_battle", where="related")),
                there_is(own_character("imperial", state="in_battle")),
            ],
        ),
    ),
    "209_39": card(
        automatic(
            lose_force(1, whose="opponent"),
            at="battle_begun",
            conditions=[you_attack(), there_is_no(OUTSIDERS), there_is(cards(whose="own", state=["in_battle", "able"]))],
        ),
        automatic(raise_("power", 3, character(named="Kylo"), until="next_turn"), at="own_loss"),
        constant(immune(8), conditions=there_is_no(KYLO)),
        constant(immune(4), conditions=there_is(KYLO)),
    ),
    "209_40": card(
        *(own_cost(costs_less(2), conditions=deploys_to(place)) for place in VADERS_ROOMS),
        action(activate(1), times=1, conditions=your_turn()),
        fetches(cards(titled="Vader"), once_a="game"),
    ),
    "209_12": card(
        constant(attrition(1, per=enemy_character(state="present")), guard_drains()),
        automatic(cancel_it(), at="used", conditions=[IN_BATTLE, it_is(cards("interrupt", named="Trooper Assault"))]),
    ),
    "209_13": card(
        automatic(may(take(BOTTOM)), at="entry"),
        automatic(may(take(BOTTOM)), at="own_loss"),
        *(
            action(
                if_(there_are(3, FALLEN_SPIES), lower_drawn(3)),
                if_(there_are_most(2, FALLEN_SPIES), lower_drawn(1, per=FALLEN_SPIES)),
                when=when,
                once_a="battle",
                conditions=[IN_BATTLE, there_is(FALLEN_SPIES)],
            )
            for when in DESTINIES
        ),
        constant(shelters("Nevar Yalnal", own_character(skill="spy", where="here"))),
    ),
    "209_37": card(
        flies(2),
        printed(fires(0, character(), draws=2), voids_forfeit(character())),
        hitting(lose_force(1, whose="opponent"), targets=target(character())),
        *(drawn(lose_force(1), conditions=missed("guard"), targets=target(character())) for missed in (total_below, total_is)),
    ),
    "209_6": card(
        action(activate(1), when="battle", once_a="battle", conditions=[IN_BATTLE, ALONE_OR_LED]),
        *(action(raise_drawn(1), when=when, once_a="battle", conditions=[IN_BATTLE, ALONE_OR_LED]) for when in DESTINIES),
        action(
            choose(
                search(character(icon="clone-army", whose="own", zone="reserve")),
                search(cards("weapon", mark="lightsaber", expansion="reflections-3", whose="own", zone="reserve")),
            ),
            once_a="game",
        ),
        constant(immune(6)),
    ),
    "209_11": card(
        action(
            salvage(),
            when="lost",
            conditions=[it_is(own_character(named="Finn")), there_is(location("site", state="scene", where="here"))],
        ),
        action(
            restore(),
            restore_forfeit(),
            hit(THIS),
            set_until("forfeit", 0, THIS),
            when="hit",
            once_a="battle",
            conditions=[
                this_is(cards(state=["in_battle", "unhit"])),
                there_is_one_of(
                    own_ship(of="it", where="here"),
                    own_character("resistance", of="it", other=True, where="here"),
                ),
            ],
            targets=target(cards(whose="own", of="it")),
        ),
    ),
    "209_3": card(
        printed(fires(0, cards(type=["character", "vehicle"]), plus=2)),
        constant(draws_fire(["CT-5385 (Tup)"], COVERED_SPIES)),
        *(
            action(
                shoot(THIS),
                when=when,
                times=1,
                once_a="together",
                conditions=[there_is(character(of="this", state="ready")), there_is(COVERED_SPIES)],
            )
            for when in ("move", "move_begins")
        ),
        *(
            action(
                shoot(),
                when=when,
                times=1,
                once_a="together",
                conditions=there_is(COVERED_SPIES),
                targets=target(cards("weapon", state="ready", of="on_this")),
            )
            for when in ("move", "move_begins")
        ),
    ),
    "209_33": card(
        flies(2),
        constant(cannot("add_destinies", "replay", who=character(named="Han", where="here"))),
        constant(keep_drains(), drains_kept_up(), conditions=this_is(cards(at=location(whose="opponent", state="battleground")))),
    ),
    "209_5": card(
        action(
            choose(
                search(location(state="battleground", where="related", zone="reserve")),
                search(own_ship(mark="y-wing", zone="reserve")),
            ),
            once_a="game",
            conditions=AT_WAR_ROOM,
        ),
        constant(
            cannot("be_deployed", who=enemy_character(mark="spy", zone="hand", where="here")),
            raise_text_destiny(1, cards("epic-event", whose="own", zone="any")),
            conditions=AT_WAR_ROOM,
        ),
    ),
    "209_8": card(
        flies(2),
        *(action(react(), when=when, conditions=may_react()) for when in ("battle_begins", "drain")),
        constant(
            cannot("be_asked"),
            keep_drains(),
            drains_kept_up(),
            conditions=this_is(cards(at=location(whose="opponent", state="battleground"))),
        ),
    ),
    "209_7": card(
        constant(
            most_destinies(1, who=SNUB_SYSTEM),
            leave_destinies(who=SNUB_SYSTEM),
            moves_cost("from", 1, ship(mark="imperial (starship)", whose="opponent"), SNUB_SYSTEM),
            conditions=AT_WAR_ROOM,
        ),
    ),
}
