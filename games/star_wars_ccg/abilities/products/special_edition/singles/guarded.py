"""Cards that guard others or themselves under a condition, cancel cards by name, or change what a place asks for."""

from __future__ import annotations

from typing import Any, Final

from games.star_wars_ccg.abilities.operations.epics import aid
from games.star_wars_ccg.abilities.operations.fate import DECK, lower_attrition, no_drain, raise_sum, retrieve_less, withstands
from games.star_wars_ccg.abilities.operations.fetching import deploy, distract, silence, trade
from games.star_wars_ccg.abilities.operations.moving import moves_cost, moves_cost_less, send
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.rules.limits import hold_fire, walks_dearer
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel_drain,
    choose,
    pick,
    put_on_used,
    retrieve,
    retrieve_top,
    shuffle,
    void_destiny,
)
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each, switches_off
from games.star_wars_ccg.abilities.operations.weapons import forbid
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    action,
    add_destiny,
    automatic,
    cannot,
    card,
    constant,
    costs_less,
    deploys_beside,
    deploys_on,
    deploys_only,
    doom,
    drain,
    draw_anyway,
    gains,
    immune,
    immune_to,
    loses,
    lost,
    own_cost,
    printed,
    transit,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    deploys_to,
    higher_destiny,
    it_is,
    opponents_turn,
    piloting,
    target,
    there_are,
    there_are_most,
    there_is,
    there_is_no,
    this_is,
    this_is_not,
    use,
    you_control,
    you_occupy,
)
from games.star_wars_ccg.abilities.pieces import (
    cards,
    character,
    enemy_character,
    enemy_ship,
    location,
    own_character,
    own_ship,
    ship,
    site,
)
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import into_hand
from games.star_wars_ccg.abilities.products.phrases.palace import AUDIENCE, PALACE, brings, finds, named
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code, cancels_named

HERE: Final = location(where="here")
HELD: Final = location(state=["battleground", "occupied"])
BASE: Final = location(system=["Yavin 4", "Hoth"])
FIGHTING: Final = "in_battle"
IN_SPACE: Final = there_is(location("system", "sector", state=FIGHTING))
GUN: Final = cards("weapon", kind="starship")
ARMED: Final = own_ship(state="run", holding=GUN)
SANCTUARY: Final = cards("effect", named="Asteroid Sanctuary")
FIGHTER: Final = ship(mark="tie", whose="own")
OUTLAW: Final = ship(mark="independent (starship)")
VICTORY: Final = own_ship(mark="victory-class star destroyer", zone="lost")
NO_REBELS: Final = there_is_no(own_character("rebel", at=PALACE))
NO_IMPERIALS: Final = there_is_no(character("imperial", at=PALACE))
IMPERIAL_HERE: Final = there_is(character("imperial", state="present"))
IN_COURT: Final = this_is(cards(at=AUDIENCE))
DESTROYER: Final = ship(mark="imperial-class star destroyer", whose="own")


def reserve(found: Any) -> Any:
    return {**found, "zone": "reserve", "whose": "own"}


def held_shot() -> Any:
    """The text that weakens a starship in place of a shot at it."""
    return used(
        hold_fire(),
        lower("power", 4, "target_2", until="turn"),
        when="battle",
        conditions=IN_SPACE,
        targets=[target(cards("weapon", kind="starship", whose="own", state="ready")), target(enemy_ship(state=FIGHTING))],
    )


def while_occupied(system: str) -> Any:
    """The text of an Effect on a system that Alter cannot choose while its player occupies that."""
    return constant(shelters("Alter"), conditions=there_is(location("system", named=system, state="occupied")))


ABILITIES: Final = by_code(
    {
        "7_31": card(
            own_cost(costs_less(2), conditions=deploys_to(location("site", system=["Yavin 4", "Hoth"]))),
            constant(aid("run", 1), conditions=this_is(cards(at=location(mark="war room", whose="own")))),
            finds(named("Double Agent", "Sabotage"), cost=1),
        ),
        "7_35": card(
            constant(drain_less(1, location(where="related")), conditions=this_is(cards(at=BASE))),
            action(
                choose(
                    [deploy(named("Leia Of Alderaan", "Reflection"), at=HERE)],
                    [deploy(character(mark="leader", ability_most=2), at=HERE)],
                ),
                shuffle("reserve"),
                when="deploy",
                times=1,
            ),
        ),
        "7_79": card(
            printed(immune_to("Alter"), deploys_beside(0)),
            constant(
                gains("cost", 2, character("imperial", zone="hand", at=PALACE)),
                gains("forfeit", 1, own_character("alien", not_unique=True, at=PALACE)),
                cannot("be_cancelled", who=cards("effect", named="Bo Shuda", at=PALACE)),
                doom(cards("effect", named="Expand The Empire", at=PALACE)),
                conditions=NO_REBELS,
            ),
        ),
        "7_99 7_248": card(held_shot(), lost(void_destiny(), when="destiny", conditions=IN_SPACE, costs=use(3))),
        "7_110": card(
            constant(loses("cost", 1, own_character(skill="spy", zone="hand", where="same_or_related")), half="light"),
            constant(
                shelters("Hutt Smooch", character(holding=cards("effect", named="Undercover"))),
                half="light",
                conditions=you_control(),
            ),
            constant(drain_less(1, per=character(skill="spy", whose="opponent"), whose="own"), half="dark"),
        ),
        "7_124": card(
            brings(named("Big One", "Big One: Asteroid Cave Or Space Slug Belly"), at=HERE, half="light", times=2),
            constant(drain_less(1, whose="own"), half="dark"),
            constant(cancels_each({**SANCTUARY, "at": location("sector", where="related")}), half="dark", conditions=you_control()),
        ),
        "7_169": card(
            constant(gains("power", 2), conditions=this_is(cards(at=location(named="Tatooine: Cantina")))),
            flies(2),
            constant(moves_cost_less("transit_to", "transit_from", 9, cards(whose="own"))),
            constant(immune(3)),
            action(
                trade(1, location(mark="docking bay"), cards(state="topmost")),
                times=1,
                conditions=[there_is(cards(whose="own", zone="lost")), there_is(location(mark="docking bay", whose="own", zone="held"))],
            ),
        ),
        "7_182": card(
            constant(walks_dearer(1)),
            constant(loses("cost", 1, own_character("alien", zone="hand", where="here"))),
            constant(
                gains("forfeit", 2, own_character("alien", not_unique=True)),
                shelters("Alter", cards("effect", named="Scum And Villainy")),
                conditions=IN_COURT,
            ),
            constant(immune(4)),
        ),
        "7_191": card(
            printed(deploys_only(location("site", system="Tatooine"))),
            constant(
                add_destiny(1),
                conditions=[this_is(cards(state=FIGHTING)), there_are(2, own_character(mark="jawa", other=True, state=FIGHTING))],
            ),
            automatic(lower_attrition(3), at="sums", conditions=[this_is(cards(state=FIGHTING)), higher_destiny()]),
        ),
        "7_195": card(
            own_cost(costs_less(1), conditions=deploys_to(own_ship(mark="independent (starship)"))),
            flies(2),
            constant(gains("power", 1, PILOTED), draw_anyway(1), conditions=piloting(OUTLAW)),
            constant(cannot("use_text", who={**SANCTUARY, "at": location("sector", where="related")})),
        ),
        "7_201": card(
            printed(deploys_only(location("site", system=["Tatooine"])), deploys_only(location(mark="desert"))),
            constant(shelters("Sandwhirl")),
            constant(
                loses("power", 1), conditions=[this_is(cards(at=site())), this_is_not(cards(at=location("site", system=["Tatooine"])))]
            ),
        ),
        "7_206": card(
            own_cost(costs_less(2), conditions=deploys_to(location("site", system=["Death Star"]))),
            constant(
                raise_sum(1, per=own_character(mark="death star trooper", state="present")),
                conditions=this_is(cards(state=FIGHTING)),
            ),
            constant(
                drain(1, location(state=["battleground", "orbited_now"])),
                conditions=this_is(cards(at=location("site", system=["Death Star"]))),
            ),
        ),
        "7_224": card(
            printed(deploys_beside(0)),
            constant(
                no_drain(location(state="no_battleground")),
                retrieve_less(DECK),
                cancels_each(SANCTUARY),
                conditions=there_are_most(1, location(state=["enemy_occupied", "battleground"])),
            ),
            constant(shelters("Alter"), conditions=there_is(HELD)),
        ),
        "7_232": card(
            printed(deploys_on(0, location("system", named="Kuat"))),
            constant(immune(4, DESTROYER)),
            brings(ship(mark="imperial-class star destroyer"), at=location(named="Kuat")),
            while_occupied("Kuat"),
        ),
        "7_233": card(
            printed(deploys_beside(0), immune_to("Alter")),
            constant(
                gains("cost", 2, character("rebel", zone="hand")),
                gains("forfeit", 1, own_character("alien", not_unique=True)),
                cancels_each(cards("effect", named="Revolution")),
                conditions=NO_IMPERIALS,
            ),
        ),
        "7_241": card(
            printed(deploys_on(0, location("system", named="Wakeelmui"))),
            automatic(retrieve_top(1), at="deployed", conditions=it_is(FIGHTER)),
            action(put_on_used(cards(of="it", zone="lost")), when="lost", times=1, conditions=it_is(FIGHTER)),
            while_occupied("Wakeelmui"),
        ),
        "7_257": card(
            *(used(*search(reserve(found)), costs=use(1)) for found in (cards(mark=["hologram", "dejarik"]), named("Imperial Holotable"))),
            *cancels_named(used, ["Mantellian Savrip"]),
            used(cancel_drain(), when="drain", conditions=[opponents_turn(), there_is(location(mark="holosite", state="subject"))]),
        ),
        "7_259": card(
            used(
                silence(until="turn"),
                distract(until="turn"),
                withstands(["Sense"]),
                targets=target(enemy_character("rebel", at=location("site", system=["Death Star", "Executor"]))),
            ),
            lost(pick(2, cards(titled="Death Star", zone="lost", whose="own"), up_to=True), *into_hand()),
        ),
        "7_265": card(
            used(forbid("be_immune", until="turn"), conditions=there_is(ARMED), targets=target(enemy_ship(meeting=ARMED))),
            *cancels_named(used, ["A Few Maneuvers"]),
        ),
        "7_276": card(
            printed(transit(1), half="dark"),
            printed(transit(3), half="light"),
            constant(moves_cost("transit_to", 8, cards(whose="own")), half="light"),
            constant(moves_cost_less("transit_from", 1, cards(whose="own")), half="dark", conditions=IMPERIAL_HERE),
        ),
        "7_286": card(
            constant(gains("cost", 1, ship(mark="star destroyer", zone="hand")), half="light", conditions=you_occupy()),
            constant(gains("cost", 2, ship(mark="star destroyer", zone="hand")), half="light", conditions=you_control()),
            constant(moves_cost("to", 1, cards(whose="own")), half="light"),
            action(
                send(free=True),
                half="dark",
                when="battle_begins",
                conditions=[opponents_turn(), there_is(location(state="subject", where="here"))],
                targets=target(own_ship(state="reactive")),
            ),
        ),
        "7_287": card(
            constant(drain_less(1, whose="own"), half="light"),
            constant(switches_off("dark"), half="light", conditions=you_occupy()),
            action(
                pick(1, VICTORY),
                retrieve(PICKED),
                half="dark",
                when="control",
                times=1,
                conditions=[you_control(), there_is(VICTORY)],
                costs=use(3),
            ),
        ),
    }
)
