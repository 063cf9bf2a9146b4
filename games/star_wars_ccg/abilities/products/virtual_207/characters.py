"""Characters, and the weapons that they bear for good."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import force_least, put_in_pile, spend
from games.star_wars_ccg.abilities.operations.moving import reacts_from_hand
from games.star_wars_ccg.abilities.operations.piles.looks import recirculate
from games.star_wars_ccg.abilities.operations.rules.answers import text_is, text_targets
from games.star_wars_ccg.abilities.operations.rules.guarded_destinies import bar_destinies, guard_destinies
from games.star_wars_ccg.abilities.operations.steps import (
    LOOKED,
    PICKED,
    choose,
    if_,
    look_at_top,
    lose_force,
    may,
    pick,
    put_on_force,
    put_out,
    retrieve,
    retrieve_top,
    return_to_hand,
    shuffle,
)
from games.star_wars_ccg.abilities.operations.travel.marches import follow, use_follow
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    action,
    automatic,
    cannot,
    card,
    constant,
    drain,
    draw_anyway,
    fires,
    gains,
    gives,
    hits_easier,
    immune,
    immune_to,
    left_out,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import (
    force_below,
    it_is,
    piloting,
    target,
    there_are,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
    you_attack,
    you_won,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import BATTLEGROUND, IN_BATTLE, finds_spies, fires_sidearms
from games.star_wars_ccg.abilities.products.phrases.palace import PALACE
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

AT_WAR_ROOM: Final = there_is_one_of(cards(of="this", at=BATTLEGROUND), cards(of="this", at=location(mark="war room")))
COMRADE: Final = own_character("resistance", state="in_battle")
ORDER: Final = enemy_character("first-order", state="in_battle")
PAY_OR_LEAVE: Final = [
    if_(force_below(2), choose([lose_force(2)], [return_to_hand(THIS)])),
    if_(force_least(2), choose([spend(2)], [lose_force(2)], [return_to_hand(THIS)])),
]

SNUB_FIGHTERS: Final = ["z-95 headhunter", "a-wing", "b-wing", "x-wing", "y-wing"]

PIRATE_REP: Final = own_character(mark="rep", also=character(mark="pirate"), zone="any")
OBJECTIVE: Final = cards("objective", whose="own")

FOE: Final = character("imperial", where="here")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "207_1": card(
            printed(fires(0, character(), plus=1), hits_easier(1, character(ability_most=2)), voids_forfeit(character())),
            constant(left_out()),
        ),
        "207_5": card(
            constant(immune(4)),
            constant(cannot("use_text", who=cards("admirals-order")), conditions=AT_WAR_ROOM),
            *(
                automatic(
                    retrieve_top(number),
                    at="battle_begun",
                    conditions=[AT_WAR_ROOM, you_attack(), there_is(COMRADE), foe],
                )
                for number, foe in ((1, there_is_no(ORDER)), (2, there_is(ORDER)))
            ),
        ),
        "207_7": card(
            printed(reacts_from_hand(less=2, place=location("site", episode_vii=True))),
            automatic(*PAY_OR_LEAVE, at="turn_end"),
        ),
        "207_6": card(
            constant(draw_anyway(1), bar_destinies("substitute"), conditions=piloting(ship(mark=SNUB_FIGHTERS))),
            constant(left_out()),
        ),
        "207_20": card(
            flies(2),
            finds_spies(),
            constant(guard_destinies("cancel", "modify"), conditions=this_is(cards(at=location("site")))),
        ),
        "207_2": card(
            action(
                choose(
                    [look_at_top(1), may(put_on_force(LOOKED))],
                    [look_at_top(1, whose="opponent"), may(put_on_force(LOOKED))],
                ),
                when="battle_begins",
                once_a="event",
                conditions=IN_BATTLE,
            ),
            automatic(
                may(
                    choose(
                        search(own_character(named="Baze", zone="reserve")),
                        [pick(1, own_character(named="Baze", zone="lost")), retrieve(PICKED)],
                    )
                ),
                at="own_loss",
            ),
            action(recirculate(), once_a="game"),
        ),
        "207_21": card(
            flies(3),
            action(
                follow("target", paid=True),
                when="moved",
                conditions=it_is(character("rebel")),
                costs=use_follow(),
                targets=target(own_character("imperial", state=["present", "following"])),
            ),
            constant(
                gives("general"),
                cannot("use_text", who=cards("admirals-order")),
                conditions=this_is(cards(at=location("site", state="battleground"))),
            ),
        ),
        "207_22": card(
            flies(2),
            constant(gains("defence", 2, PILOTED), conditions=piloting(cards(named="Meson Martinet"))),
            constant(gains("forfeit", 2), conditions=there_is(character(named="Sidon Ithano", state="present"))),
            *(constant(drain(1), conditions=condition) for condition in (there_is(PIRATE_REP), there_is_no(OBJECTIVE))),
        ),
        "207_4": card(
            constant(gains("power", 2), conditions=this_is(cards(at=PALACE))),
            constant(gains("power", 2), conditions=this_is(cards(at=site("Endor")))),
            automatic(put_in_pile("used", THIS), at="own_loss"),
            automatic(
                lose_force(1, whose="opponent"),
                shuffle("reserve", "opponent"),
                at="text_due",
                conditions=[text_is(cards("interrupt", whose="opponent")), text_targets(own_character(where="here"))],
            ),
        ),
        "207_24": card(
            flies(2),
            constant(gains("power", 3, cards("starship", named="Meson Martinet"))),
            *(
                action(
                    choose([lose_force(n, whose="opponent")], [put_out(cards(of="it", zone="lost"))], by_opponent=True),
                    when="lost",
                    times=1,
                    once_a="together",
                    conditions=[it_is(enemy_character()), there_is(location(state="scene", where="here")), *more],
                )
                for n, more in (
                    (2, [there_is(PIRATE_REP)]),
                    (2, [there_is_no(OBJECTIVE)]),
                    (1, [there_is_no(PIRATE_REP), there_is(OBJECTIVE)]),
                )
            ),
        ),
        "207_9": card(
            printed(immune_to("Hidden Weapons")),
            *fires_sidearms(),
            *(
                automatic(
                    lose_force(2, whose="opponent"),
                    at="battle_over",
                    conditions=[you_won(), there_is(location(state="in_battle", where="here")), *company],
                )
                for company in (
                    [there_is(FOE)],
                    [there_is_no(FOE), there_are(2, character("rebel", other=True, where="here"))],
                )
            ),
        ),
    }
)
