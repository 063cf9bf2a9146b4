"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import more_power_destiny, most_destinies
from games.star_wars_ccg.abilities.operations.fetching import carries_also, deploy
from games.star_wars_ccg.abilities.operations.moving import bars
from games.star_wars_ccg.abilities.operations.rules.guarded_destinies import keep_destinies
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import cancel_drain, cancel_it, choose, go, lose_force, may, shuffle
from games.star_wars_ccg.abilities.operations.weapons import more_immunity
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    action,
    add_destiny,
    automatic,
    card,
    constant,
    costs,
    deploys_only,
    draw_anyway,
    fires,
    gains,
    immune,
    left_out,
    own_cost,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import (
    deploys_to,
    it_is,
    opponents_turn,
    piloting,
    target,
    there_are_most,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
    use,
    you_won,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE, fetches
from games.star_wars_ccg.abilities.products.phrases.palace import brings

JABBA: Final = character(named="Jabba", where="here")
FEDERATION: Final = own_character(mark="trade federation")
UNAIDED: Final = [
    there_is_no(character(named="Sidious")),
    there_are_most(1, enemy_character(state="in_battle")),
    there_is_no(enemy_character(named=["Anakin", "Yoda"], state="in_battle")),
]
DEVICES: Final = (cards("device", expansion="hoth"), cards("device", episode_i=True))
GENERAL: Final = own_character(mark="general", also=character(mark="scout"))
PISTOL: Final = cards("weapon", named="Han's Heavy Blaster Pistol")
FRIENDS: Final = character(named=["Chewie", "Leia"], where="here")
FALLEN: Final = cards(named=["Luke", "Paige Tico"], zone="stacked", state="out_of_play")
TIMELY: Final = cards(named=["Hyperwave Scan", "Unlimited Power!", "Young Fool"])
CAPTIVE: Final = captive(where="here")
DROID: Final = character("droid", where="here")
MARKED: Final = cards(icon="maintenance", whose="opponent", where="here")

ABILITIES: Final[Mapping[str, Declared]] = {
    "225_1": card(
        own_cost(costs(0), conditions=deploys_to(location(named="Jabba's Palace: Audience Chamber", whose="opponent"))),
        action(deploy(cards("effect", named="No Bargain", expansion="jabbas-palace")), shuffle("reserve"), when="deploy"),
        constant(gains("power", 2), immune(None, JABBA), conditions=there_is(JABBA)),
        constant(left_out()),
    ),
    "225_5": card(
        flies(2),
        action(
            choose(*([deploy(each, on=ship("capital", of="piloted"))] for each in DEVICES)),
            shuffle("reserve"),
            when="deploy",
            once_a="game",
            conditions=piloting(ship("capital")),
        ),
        constant(keep_destinies(who=location(hosting=FEDERATION)), conditions=piloting(ship("capital", icon="trade-federation"))),
    ),
    "225_10": card(
        printed(deploys_only(site("Endor"))),
        fetches(site("Endor"), once_a="game"),
        *(
            action(
                go(THIS, to="target"),
                when=when,
                conditions=[*whose_turn, this_is(cards(state=["standing", "movable"]))],
                costs=use(1),
                targets=target(location("site", where="adjacent", hosting=character("imperial"))),
            )
            for when, whose_turn in (("deploy", []), ("deploys_begin", [opponents_turn()]))
        ),
        constant(left_out()),
    ),
    "225_12": card(
        constant(most_destinies(0), conditions=[this_is(cards(state=["in_battle", "alone"])), *UNAIDED]),
        constant(immune(5)),
        constant(left_out()),
    ),
    "225_13": card(
        flies(2),
        constant(gains("defence", 1, PILOTED), conditions=piloting(ship(icon="first-order", not_named="Fulminatrix", armored=True))),
        constant(more_immunity(1, PILOTED), conditions=piloting(ship(icon="first-order", not_named="Fulminatrix"))),
        constant(gains("defence", 2, PILOTED), immune(6, PILOTED), conditions=piloting(ship(named="Fulminatrix"))),
        automatic(
            cancel_it(),
            at="used",
            conditions=[IN_BATTLE, it_is(cards("interrupt", named=["Alternatives To Fighting", "Hit And Run"]))],
        ),
        constant(bars("react_to", "react_from", cards(whose="opponent")), conditions=IN_BATTLE),
    ),
    "225_14": card(
        flies(2),
        constant(draw_anyway(1), conditions=there_is(cards("objective", episode_vii=True))),
        printed(fires(0, character(), plus=1), voids_forfeit(character())),
    ),
    "225_18": card(
        flies(3),
        constant(draw_anyway(1), conditions=piloting(cards("starship", mark="dreadnaught"))),
        constant(draw_anyway(1), conditions=piloting(ship("starfighter"))),
        constant(left_out()),
    ),
    "225_22": card(fetches(TIMELY, once_a="game"), constant(immune(None)), constant(left_out())),
    "225_35": card(
        flies(2),
        constant(gains("power", 1, per=cards(whose="opponent", zone="stacked", state="out_of_play"))),
        *(
            constant(keep_destinies(who=location(hosting=who)))
            for who in (own_character(named="Kylo"), own_character(mark="knight of ren"))
        ),
        constant(left_out()),
    ),
    "225_38": card(
        flies(3),
        action(
            choose(
                [deploy(PISTOL, on=cards(of="this")), shuffle("reserve")],
                [lose_force(1), deploy(PISTOL, on=cards(of="this"), pile="lost")],
            ),
            when="deploy",
        ),
        constant(draw_anyway(1), conditions=there_is_no(FRIENDS)),
        constant(draw_anyway(2), conditions=there_is(FRIENDS)),
        automatic(may(*search(own_character(named="Lando", expansion="cloud-city", zone="reserve"))), at="own_loss"),
        constant(left_out()),
    ),
    "225_39": card(
        flies(2),
        constant(add_destiny(1), conditions=there_is(CAPTIVE)),
        constant(add_destiny(1), conditions=[there_is_no(CAPTIVE), there_is_one_of(DROID, MARKED)]),
        printed(fires(0, character(), plus=1), voids_forfeit(character())),
    ),
    "225_45": card(
        *(
            constant(more_power_destiny(1), conditions=[IN_BATTLE, *reason])
            for reason in (
                [there_is(character(named=["Jannah", "Rose"], where="here"))],
                [there_is_no(character(named=["Jannah", "Rose"], where="here")), there_is(FALLEN)],
            )
        ),
        brings(character("resistance", not_mark="leader", ability_least=1, ability_most=3), at=location(where="here"), once_a="game"),
        printed(carries_also(cards("weapon", named="Jedi Lightsaber"))),
        constant(immune(4)),
    ),
    "225_49": card(
        flies(2),
        printed(fires(0, character(), plus=1), voids_forfeit(character())),
        constant(left_out()),
    ),
    "225_52": card(
        constant(bars("react_to", cards(whose="opponent")), conditions=this_is(cards(at=location("site")))),
        constant(shelters("Trample", own_character(mark="scout", where="here"))),
        constant(left_out()),
    ),
    "225_56": card(
        automatic(
            lose_force(1, whose="opponent"),
            at="battle_over",
            conditions=[
                you_won(),
                there_is_one_of(location(state="in_battle", where="here"), location("site", state="in_battle", hosting=GENERAL)),
            ],
        ),
        action(
            cancel_drain(),
            when="drain",
            once_a="game",
            conditions=[
                opponents_turn(),
                this_is(cards(at=site("Endor"))),
                there_is(location(state=["battleground", "draining"], where="related")),
            ],
        ),
        constant(left_out()),
    ),
}
