"""Characters, Effects and combined Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import more_needed_ability
from games.star_wars_ccg.abilities.operations.fate import most_destinies, put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import silence
from games.star_wars_ccg.abilities.operations.moving import move_now
from games.star_wars_ccg.abilities.operations.objectives import order
from games.star_wars_ccg.abilities.operations.rules.guards import no_spoils, retires
from games.star_wars_ccg.abilities.operations.rules.losses import lose_doubles, thin_hand
from games.star_wars_ccg.abilities.operations.rules.people import lengthens_trip
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.spies import break_cover
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    add_loss,
    cancel,
    cancel_it,
    choose,
    draw_cards,
    draw_destiny,
    draw_each,
    if_,
    lose,
    pick,
    press,
    raise_,
    repeat,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.texts.changed import succeed
from games.star_wars_ccg.abilities.ops import (
    HOST,
    PILOTED,
    action,
    add_destiny,
    cannot,
    card,
    constant,
    costs,
    costs_less,
    deploys_on,
    drain,
    draw_anyway,
    gains,
    gives,
    holds,
    immune,
    immune_to,
    loses,
    lost,
    night,
    own_cost,
    power_destiny,
    printed,
    set_to,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_below_ability,
    destiny_below_count,
    host_is,
    it_is,
    opponent_must_pay,
    opposing_hand_least,
    piloting,
    roll_lost,
    roll_won,
    target,
    there_are,
    there_is,
    there_is_no,
    this_is,
    this_is_not,
    use,
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
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import PLAIN_EFFECT
from games.star_wars_ccg.abilities.products.phrases.turned import BLACK_SUN, back_of

VICTIMS: Final = enemy_character(state="in_battle", at=site())
CRUISER: Final = ship("capital")
TIE_LN: Final = own_ship(mark="tie/ln", at=location("system", "sector"), meeting=enemy_ship("starfighter", mark="rebel (starship)"))
ITS_FOE: Final = enemy_ship("starfighter", mark="rebel (starship)", state="standing", where="with_target")
STRAY_TROOPS: Final = cards("vehicle", not_kind="creature", at=site(where="related"))


def alter_and_accident() -> Declared:
    """An Alter, and an accident at the beginning of a battle."""
    armed = there_is(cards("weapon", whose="opponent", state="in_battle"))
    return card(
        used(draw_destiny(1), if_(destiny_below_ability(), cancel(), succeed()), targets=target(PLAIN_EFFECT)),
        lost(
            draw_destiny(1),
            if_(destiny_below_count(VICTIMS), pick(1, VICTIMS, whose="opponent"), lose(PICKED)),
            when="battle_begins",
            conditions=[there_are(2, VICTIMS), armed],
        ),
    )


def evades(when: str | None = None) -> Any:
    quick = [raise_("defence", 2, until="turn"), raise_("power", 1, until="turn")]
    return used(*quick, targets=target(ship(mark="tie")), **({"when": when} if when else {}))


# Utinni Effects that bring Force back.
ERRANDS: Final = cards("effect", kind="utinni", retrieving=True)
BATTLE_SITE: Final = location("site", state="battleground")
OFF_CORUSCANT: Final = this_is_not(cards(at=location("site", system="Coruscant")))

ABILITIES: Final[Mapping[str, Declared]] = {
    "10_1": alter_and_accident(),
    "10_3": card(
        own_cost(costs_less(3), conditions=there_is(character(named="Leia", where="here"))),
        flies(2),
        constant(gains("power", 1, PILOTED), conditions=piloting(cards(named="Falcon"))),
        action(silence(until="turn"), times=1, targets=target(enemy_character(power_most=3, where="here"))),
    ),
    "10_5": card(
        constant(gains("power", "defence", 2, PILOTED), immune(3)),
        action(break_cover(), when="move", costs=use(1), targets=target(enemy_character(state="undercover", where="here"))),
        constant(
            gains("power", 3),
            conditions=[this_is(cards(state="in_battle")), there_is(enemy_character(mark=["spy", "bounty hunter"], state="in_battle"))],
        ),
    ),
    "10_12": card(
        flies(2),
        constant(draw_anyway(1), conditions=piloting(cards(named="Pulsar Skate"))),
        action(pick(1, cards(whose="own", zone="held")), put_in_pile("used", PICKED, under=True), draw_cards(1), times=1, costs=use(1)),
    ),
    "10_17": card(
        printed(holds(pilots=2, passengers=1)),
        constant(immune(4), conditions=there_is(character(named=["Dash", "LE-BO2D9 (Leebo)"], state="piloting", aboard=cards(of="this")))),
        constant(shelters("Alter", ERRANDS), retires(ERRANDS)),
    ),
    "10_20": card(
        printed(holds(pilots=2, passengers=6)),
        constant(
            immune(5),
            conditions=there_is(character(named=["Booster Terrik", "Mirax Terrik", "Wedge"], state="piloting", aboard=cards(of="this"))),
        ),
        constant(lengthens_trip(own_character(skill="smuggler", unique=True, aboard=cards(of="this")))),
    ),
    "10_30": alter_and_accident(),
    "10_32": card(
        printed(order()),
        constant(
            immune(4, ship(mark="independent (starship)", holding=character("alien", skill="pilot"))),
            shelters("Alter", cards("effect", named="Information Exchange")),
            no_spoils(),
        ),
        constant(
            gives(
                "information broker",
                who=own_character(mark="black sun agent", at=location("site", beside=location("system", state="occupied"))),
            )
        ),
        action(move_now(), when="control", times=1, targets=target(own_ship(mark="independent (starship)", state="movable"))),
    ),
    "10_33": card(
        own_cost(costs(0), conditions=there_is(character(named="Thrawn", where="here"))),
        constant(gains("forfeit", 2, character("imperial", other=True, aboard={**CRUISER, "of": "host"}))),
        constant(gains("power", 2, PILOTED), conditions=piloting(CRUISER)),
        constant(gains("power", 1, PILOTED), conditions=piloting(cards(named="Chimaera"))),
        constant(
            gains("defence", "hyperspeed", 2, HOST),
            conditions=[host_is(cards(named="Chimaera")), there_is(character(named="Thrawn", aboard=cards(of="host")))],
        ),
    ),
    "10_35": card(
        evades(),
        evades("shot"),
        used(draw_each(1), if_(roll_won(), lose("target_2")), if_(roll_lost(), lose()), targets=[target(TIE_LN), target(ITS_FOE)]),
    ),
    "10_37": card(
        flies(3),
        constant(loses("power", 3), conditions=there_is(cards("weapon", mark="lightsaber", whose="opponent", state="present"))),
        constant(draw_anyway(1)),
        action(lose(), when="hit", targets=target(character(other=True, state=["present", "subject"]))),
    ),
    "10_38": card(
        used(cancel(cards("effect", named="Revolution")), conditions=there_is(cards("effect", named="Revolution"))),
        used(thin_hand(8), conditions=opposing_hand_least(13)),
        lost(lose_doubles(), costs=use(4)),
    ),
    "10_40": card(
        constant(gains("power", 3, PILOTED), conditions=piloting(ship())),
        constant(add_destiny(1), conditions=[this_is(cards(state="in_battle")), piloting(ship(mark="star destroyer"))]),
        action(
            take(cards(of="it", zone="used")),
            when="order_over",
            conditions=[
                it_is(cards("admirals-order", whose="own")),
                there_is_no(character(mark="admiral", other=True)),
                there_is_no(ship(mark="mon calamari star cruiser")),
            ],
        ),
    ),
    "10_41": card(
        flies(2),
        constant(cannot("be_shot", who=character(named="Prince Xizor", state="present"))),
        constant(most_destinies(1), conditions=there_is_no(character(named="Vader", where="here"))),
        printed(immune_to("Restraining Bolt")),
        constant(immune(5), shelters("Wioslea")),
    ),
    "10_44": card(
        used(choose([shuffle("reserve")], [shuffle("reserve", "opponent")], [shuffle("lost")], [shuffle("lost", "opponent")])),
        lost(cancel_it(), repeat(press()), when="used", conditions=it_is(cards(named="It Could Be Worse"))),
        lost(add_loss(1), when="loss", conditions=opponent_must_pay()),
    ),
    "10_45": card(
        flies(2),
        constant(draw_anyway(1), more_needed_ability(2), conditions=this_is(cards(at=site()))),
        constant(immune(5), conditions=there_is_no(character(named="Vader", where="here"))),
    ),
    "10_50": card(
        printed(deploys_on(0, location("system", icon="planet"))),
        constant(night(site(where="related")), power_destiny(1, site(where="related"))),
        constant(set_to("power", "landspeed", 0, STRAY_TROOPS), set_to("defence", 0, {**STRAY_TROOPS, "agile": True})),
        constant(loses("cost", 1, character(mark="spy", zone="hand", at=site(where="related")))),
    ),
    "10_53": card(
        own_cost(costs(0), conditions=there_is(location("site", system="Coruscant", where="here"))),
        flies(2),
        constant(gains("forfeit", 2), conditions=there_is(character(named=["Prince Xizor", "Vigo"], other=True, state="present"))),
        constant(drain(1), conditions=[this_is(cards(at=BATTLE_SITE)), OFF_CORUSCANT, there_is(back_of(BLACK_SUN))]),
    ),
}
