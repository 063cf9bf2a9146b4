"""Characters, and the weapons that they bear for good."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import (
    agendas,
    drawn_below,
    hand_most,
    in_majority,
    more_power_destiny,
    put_in_pile,
    raise_printed_destiny,
    raise_sum,
)
from games.star_wars_ccg.abilities.operations.fetching import deploy, silence
from games.star_wars_ccg.abilities.operations.moving import move_now, reacts_from_hand
from games.star_wars_ccg.abilities.operations.rules.limits import replays
from games.star_wars_ccg.abilities.operations.rules.protection import draws_fire, shelters
from games.star_wars_ccg.abilities.operations.spies import break_cover
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    draw_cards,
    hit,
    if_,
    lose,
    lose_force,
    may,
    pick,
    redraw,
    retrieve,
    shuffle,
    take,
    void_destiny,
)
from games.star_wars_ccg.abilities.operations.weapons import fires_dearer, forbid
from games.star_wars_ccg.abilities.ops import (
    HOST,
    PILOTED,
    THIS,
    action,
    add_destiny,
    attrition,
    automatic,
    cannot,
    card,
    constant,
    costs_less,
    drain,
    draw_anyway,
    fires,
    gains,
    immune,
    immune_to,
    loses,
    own_cost,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import (
    deploys_to,
    host_is,
    it_is,
    opponent_won,
    opponents_destiny,
    shot_at,
    target,
    there_are,
    there_is,
    there_is_no,
    this_is,
    use,
    you_won,
    your_destiny,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import ABOARD_UNPILOTED, flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import DESTINIES, DRAWN, IN_BATTLE, fetches
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code

TAPES: Final = cards(named="Stolen Data Tapes")
ALDERAAN: Final = location(state="battleground", hosting=own_character(mark="alderaanian", ability_most=3))
CORVETTE: Final = ship(mark="corellian corvette")
# In a senate majority, or while the tapes are on the table.
SPEAKING: Final = ([there_is(TAPES)], [there_is_no(TAPES), in_majority()])
COMRADE: Final = own_character("resistance", other=True, state=["present", "movable"])
ORDER: Final = own_character("first-order", zone="any")
SHUTTLE: Final = ship(icon="first-order", mark="upsilon-class shuttle", where="here")
AGENT: Final = character(mark="isb agent", other=True, state="present")
SCENE: Final = location("site", state="scene")


def filled() -> Any:
    """Draw card by card while there are fewer than six in hand."""
    drawn = if_(hand_most(5), may(draw_cards(1)))
    for _ in range(5):
        drawn = if_(hand_most(5), may(draw_cards(1), drawn))
    return drawn


# A villager present at a site beside another character of the Resistance.
VILLAGE: Final = [this_is(cards(state="present", at=GROUND)), there_is(own_character("resistance", other=True, where="here"))]
JAKKU: Final = location(system="Jakku")
IMPERIAL: Final = character("imperial", where="here")
FALCON: Final = cards(named="Falcon")
REBELS: Final = character("rebel", other=True, where="here")

PILOTS: Final = (own_character(skill="pilot"), cards(type=["vehicle", "starship"], icon="pilot", whose="own"))

RED_10: Final = ship(named="Red 10", of="piloted")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "204_2": card(
            printed(agendas("rebellion")),
            *(constant(drain(1, ALDERAAN), conditions=speaking) for speaking in SPEAKING),
            constant(add_destiny(1), cannot("be_shot", who=HOST), conditions=host_is(CORVETTE)),
        ),
        "204_3": card(
            flies(3),
            constant(add_destiny(1), conditions=there_is(IMPERIAL)),
            constant(add_destiny(1), conditions=[there_is_no(IMPERIAL), there_are(2, REBELS)]),
            *(
                action(
                    redraw(),
                    when=when,
                    once_a="battle",
                    conditions=[IN_BATTLE, your_destiny(), drawn_below(character("rebel", where="here"))],
                )
                for when in DESTINIES
            ),
        ),
        "204_4": card(
            own_cost(costs_less(1), conditions=deploys_to(FALCON)),
            constant(draw_anyway(1), conditions=this_is(character(state="hit"))),
            printed(fires(0, cards(type=["character", "vehicle"]), draws=2), voids_forfeit(character())),
        ),
        "204_7": card(
            *(
                action(draw_cards(1), when="deployed", once_a="event", conditions=it_is({**who, "where": "same_or_related"}))
                for who in (own_character(named="BB-8"), own_character("resistance", mark="leader", not_named="BB-8"))
            ),
            action(move_now(), when="control", times=1, targets=target(COMRADE)),
        ),
        "204_8": card(
            flies(3),
            own_cost(costs_less(1), conditions=there_is(location(system="Jakku", where="here"))),
            constant(add_destiny(1), immune(5, PILOTED), conditions=this_is(cards(state="piloting"))),
        ),
        "204_9": card(
            flies(3),
            action(
                pick(1, cards(whose="own", zone="used")),
                take(PICKED),
                shuffle("used"),
                when="deployed",
                once_a="game",
                conditions=it_is(cards(of="this")),
            ),
            constant(raise_sum(1), immune(3)),
            action(take(cards(whose="own", zone="force", state="bottommost")), times=1),
            constant(immune(6), conditions=this_is(cards(at=JAKKU))),
        ),
        "204_10": card(
            printed(agendas("rebellion")),
            own_cost(costs_less(1), conditions=deploys_to(own_ship("capital"))),
            *(action(take(DRAWN), when="destiny", times=1, conditions=[your_destiny(), *speaking]) for speaking in SPEAKING),
            action(deploy(location("system", named="Chandrila")), shuffle("reserve"), when="deploy", once_a="game"),
        ),
        "204_13": card(
            constant(drain(1), conditions=VILLAGE),
            action(
                void_destiny(),
                put_in_pile("used", THIS),
                when="shot",
                conditions=[*VILLAGE, there_is(cards("weapon", state="firing", where="here"))],
            ),
        ),
        "204_36": card(constant(draw_anyway(1), attrition(1))),
        "204_38": card(
            constant(add_destiny(1), conditions=there_is(character(mark="stormtrooper", other=True, where="here"))),
            action(
                pick(1, own_character(mark="trooper", zone="lost")),
                retrieve(PICKED),
                when="battle_ends",
                once_a="event",
                conditions=[
                    you_won(),
                    there_is(location(state="in_battle", where="same_or_related")),
                    there_is(own_character(mark="trooper", zone="lost")),
                ],
            ),
        ),
        "204_41": card(
            flies(3),
            own_cost(costs_less(2), conditions=deploys_to(cards(named="Finalizer"))),
            constant(raise_printed_destiny(1, ORDER), raise_printed_destiny(1, own_ship(icon="first-order", zone="any"))),
            fetches(character("first-order", mark="stormtrooper"), once_a="game"),
        ),
        "204_43": card(
            constant(more_power_destiny(1), conditions=there_is(SHUTTLE)),
            constant(
                cannot("use_text", who=cards(named="Honor Of The Jedi")),
                conditions=this_is(cards(state="present", at=location(state="battleground"))),
            ),
            automatic(lose_force(2), at="battle_over", conditions=[opponent_won(), there_is(location(state="in_battle", where="here"))]),
            automatic(
                lose_force(2, whose="opponent"),
                at="battle_over",
                conditions=[you_won(), there_is(location(state="in_battle", where="here"))],
            ),
            constant(immune(4)),
        ),
        "204_44": card(
            printed(reacts_from_hand(place=location("site"))),
            constant(gains("power", 1, character(mark="stormtrooper", other=True, state="present"))),
            constant(gains("cost", 1, character("rebel", zone="hand", where="here")), conditions=this_is(cards(at=GROUND))),
        ),
        "204_45": card(
            flies(2),
            automatic(filled(), at="entry"),
            *(
                action(
                    void_destiny(),
                    when=when,
                    once_a="battle",
                    conditions=[IN_BATTLE, opponents_destiny(), there_are(2, AGENT)],
                )
                for when in DESTINIES
            ),
        ),
        "204_11": card(
            flies(3),
            own_cost(costs_less(1), conditions=deploys_to(cards(named="Falcon"))),
            constant(draw_anyway(1)),
            constant(add_destiny(1), conditions=there_is(character(named=["Chewie", "Rey"], where="here"))),
            constant(replays("game")),
        ),
        "204_46": card(
            flies(2),
            constant(draw_anyway(1), conditions=this_is(cards(state="alone"))),
            automatic(
                lose_force(2, whose="opponent"),
                at="lost",
                conditions=[it_is(enemy_character(mark="leader")), this_is(cards(at=SCENE))],
            ),
            automatic(may(pick(1, cards(whose="own", zone="force")), take(PICKED), shuffle("force")), at="own_loss"),
        ),
        "204_1": card(
            constant(
                drain(1),
                conditions=[
                    this_is(cards(at=location(state="battleground"))),
                    there_is(character("resistance", mark="leader", where="here")),
                ],
            ),
            action(break_cover(character(state="undercover", where="here")), put_in_pile("used", THIS), when="move"),
            constant(shelters("Elis Helrot", location(where="here")), shelters("Elis Helrot", cards(where="here"))),
            printed(immune_to("Restraining Bolt")),
        ),
        "204_6": card(
            constant(gains("power", 3, HOST), conditions=[*ABOARD_UNPILOTED, host_is(ship())]),
            constant(gains("power", 3, HOST), conditions=[*ABOARD_UNPILOTED, host_is(cards("vehicle", mark="enclosed"))]),
            printed(
                *(reacts_from_hand(place=location(hosting=pilot)) for pilot in PILOTS),
                reacts_from_hand(free=True, place=location(hosting=cards(named=["Poe", "Rey"], icon="pilot", whose="own"))),
            ),
            fetches(cards(named="Blaster Proficiency"), once_a="game"),
            constant(immune(4)),
        ),
        "204_39": card(
            *(
                action(
                    if_(there_is(location(state="in_battle", where="here")), hit(THIS)),
                    if_(there_is_no(location(state="in_battle", where="here")), lose(THIS)),
                    silence(until="turn"),
                    forbid("fire", until="turn"),
                    once_a="together",
                    conditions=[
                        there_is(own_character("first-order", mark="trooper", other=True, where="here")),
                        this_is(cards(state="unhit")),
                    ],
                    targets=target(enemy_character(state="present", **who)),
                    **price,
                    **time,
                )
                for who, price in (({"not_named": "Finn"}, {"costs": use(1)}), ({"named": "Finn"}, {}))
                for time in ({}, {"when": "battle"})
            ),
        ),
        "204_40": card(
            own_cost(costs_less(1), conditions=deploys_to(location("site", hosting=character("first-order", mark="leader")))),
            *(
                constant(
                    loses("guard", 1, enemy_character(where="here")),
                    conditions=[
                        this_is(cards(state="first_copy")),
                        there_are(number, own_character(named="First Order Stormtrooper", where="here")),
                    ],
                )
                for number in (1, 2, 3)
            ),
        ),
        "204_12": card(
            flies(2),
            constant(cannot("cloak", who=enemy_ship()), conditions=this_is(cards(at=location("system", state="battleground")))),
            *(
                action(*pays, void_destiny(), when="shot", conditions=[shot_at(cards(of="piloted")), red])
                for pays, red in (
                    ([lose_force(1)], there_is_no(RED_10)),
                    ([], there_is(RED_10)),
                )
            ),
        ),
        "204_42": card(
            printed(reacts_from_hand()),
            *(
                constant(fires_dearer(1, gun), conditions=this_is(cards(at=location("site"))))
                for gun in (cards("weapon", whose="opponent", where="here"), cards(icon="permanent-weapon", whose="opponent", where="here"))
            ),
            constant(draws_fire("Sorry About The Mess"), shelters(["Nabrun Leids"], location(where="here"))),
        ),
    }
)
