"""Characters, and the weapons that they bear for good."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import put_in_pile, raise_sum
from games.star_wars_ccg.abilities.operations.fetching import carries_also, deploy
from games.star_wars_ccg.abilities.operations.moving import bars, moves_cost_less
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.rules.answers import any_drawn_is, take_spoils
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.rules.guarded_destinies import guard_destinies
from games.star_wars_ccg.abilities.operations.rules.people import keep_ability
from games.star_wars_ccg.abilities.operations.rules.protection import keeps, shelters
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel,
    draw_cards,
    draw_destiny,
    if_,
    look_at_top,
    lose_force,
    may,
    pick,
    retrieve,
    return_to_hand,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.weapons import forbid
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
    costs,
    costs_less,
    draw_anyway,
    gains,
    immune,
    own_cost,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    deploys_to,
    destiny_least,
    destiny_most,
    host_is,
    it_is,
    opponents_turn,
    piloting,
    shot_at,
    target,
    there_are,
    there_is,
    there_is_one_of,
    this_is,
    this_is_not,
    use,
    you_control,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.later_sets import IN_BATTLE, kin, takes_back, unmasks
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

DARK_JEDI: Final = character(mark="dark jedi", state="present")
SKYWALKERS: Final = ["Luke", "Anakin"]
AGENT: Final = own_character(mark="black sun agent", at=location("system", where="here"))
REBELS: Final = own_character("rebel", other=True, where="here")
FALLEN: Final = own_character("rebel", ability_most=2, zone="lost", state="fell_here")
FIVE: Final = [any_drawn_is(5), it_is(cards(whose="own"))]
STEADY: Final = if_(destiny_least(5), if_(destiny_most(5), forbid("be_immune", until="turn")))


def padme() -> Declared:
    """Vader has no text where she is, and beside a Skywalker she may add a destiny to attrition."""
    return card(
        constant(cannot("use_text", who=character(named="Vader", not_withstanding="Padme Naberrie", where="here")), immune(3)),
        action(
            add_side_destiny("attrition", 1),
            when="battle",
            once_a="battle",
            conditions=[
                IN_BATTLE,
                there_is_one_of(character(named=SKYWALKERS, state="in_battle"), character(titled="Skywalker", state="in_battle")),
            ],
        ),
    )


HOMES: Final = [location(named="Tatooine: Cantina"), location(system=["Endor", "Hoth"])]
CHARGE: Final = cards(named="Explosive Charge")
TANTIVE: Final = cards(named="Tantive IV")
REBEL_CAPITAL: Final = own_ship("capital", mark="rebel (starship)")

# Whatever Grievous takes from others.
STOLEN_SABER: Final = cards("weapon", mark="lightsaber", state="stolen")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "203_1": card(
            own_cost(costs(0), conditions=deploys_to(cards(named="Home One"))),
            constant(gains("power", 3, PILOTED), conditions=piloting(ship("capital"))),
            constant(add_destiny(1), conditions=piloting(ship(mark="mon calamari star cruiser"))),
            constant(attrition(2, who=location(hosting_two=REBEL_CAPITAL))),
        ),
        "203_2": card(
            action(take(cards(zone="used", whose="own", state="topmost")), when="drawn", times=1, conditions=FIVE),
            action(draw_destiny(1), STEADY, when="deploy", times=1, costs=use(1), targets=target(DARK_JEDI)),
            action(
                draw_destiny(1),
                STEADY,
                when="deploys_begin",
                times=1,
                costs=use(1),
                conditions=opponents_turn(),
                targets=target(DARK_JEDI),
            ),
        ),
        "203_3": card(
            flies(2),
            constant(gains("power", 1, PILOTED), conditions=piloting(ship("capital", mark="rebel (starship)"))),
            own_cost(costs_less(1), conditions=deploys_to(TANTIVE)),
            constant(immune(5, HOST), shelters("Lateral Damage", who=HOST), conditions=host_is(TANTIVE)),
        ),
        "203_4": card(
            flies(3),
            constant(gains("hyperspeed", 2, PILOTED), conditions=piloting(ship(mark="freighter"))),
            unmasks(),
            *(
                automatic(
                    cancel(cards(named="Lateral Damage", aboard=own_ship(where=place))),
                    conditions=there_is(cards(named="Lateral Damage", aboard=own_ship(where=place))),
                )
                for place in ("here", "related")
            ),
        ),
        "203_5": card(
            own_cost(costs_less(1), conditions=deploys_to(location(system="Endor"))),
            constant(keeps("forfeit", REBELS), conditions=[IN_BATTLE, this_is(cards(state="unhit"))]),
            automatic(lower("power", 2, THIS, until="turn"), at="hit", conditions=shot_at(cards(of="this"))),
        ),
        "203_6": card(
            constant(gains("power", 1, PILOTED)),
            *(
                constant(cannot("be_immune", who=cards(where="here")), conditions=company)
                for company in (
                    there_is(character("imperial", state="present")),
                    there_are(2, character("rebel", other=True, state="present")),
                )
            ),
        ),
        "203_8": card(
            *(own_cost(costs(0), conditions=there_is({**place, "where": "here"})) for place in HOMES),
            *(constant(gains("power", 2), conditions=this_is(cards(at=place))) for place in HOMES),
            constant(bars("react_to", "react_from", cards(whose="opponent"))),
            takes_back(CHARGE, once_a="game"),
        ),
        "203_10 203_36": padme(),
        "203_12": card(
            flies(2),
            constant(raise_sum(1)),
            constant(raise_sum(1), conditions=piloting(ship(mark="transport"))),
            action(
                pick(1, FALLEN),
                retrieve(PICKED),
                when="battle_ends",
                times=1,
                conditions=[there_is(location(state="in_battle", where="here")), there_is(FALLEN)],
            ),
        ),
        "203_22": card(
            flies(2),
            automatic(
                may(
                    look_at_top(2, revealed=True),
                    pick(1, cards(of="looked", zone="reserve")),
                    take(PICKED),
                    put_in_pile("used", cards(of="looked", zone="reserve")),
                ),
                at="entry",
            ),
            constant(add_destiny(1), conditions=there_is(character(mark="isb agent", other=True, where="here"))),
        ),
        "203_23": card(
            flies(3),
            constant(gains("hyperspeed", 1, PILOTED)),
            action(draw_cards(1), when="deployed", times=1, conditions=it_is(AGENT)),
            constant(shelters(["Cantina Brawl", "Fallen Portal"], own_character(where="here"))),
        ),
        "203_24": card(
            flies(2),
            constant(gains("power", 1, kin(mark="bounty hunter")), draw_anyway(1)),
            action(
                forbid("be_immune", until="battle"),
                when="battle",
                once_a="battle",
                conditions=[IN_BATTLE, there_is(own_character(mark="bounty hunter", other=True, state="in_battle"))],
                targets=target(enemy_character(mark="jedi", where="here")),
            ),
        ),
        "203_9": card(
            constant(gains("power", 2, PILOTED), conditions=piloting(ship("capital"))),
            constant(moves_cost_less("to", 9, own_ship(mark="rebel (starship)"))),
            constant(guard_destinies("cancel", "modify"), conditions=piloting(ship("capital", mark="rebel (starship)"))),
        ),
        "203_7": card(
            flies(3),
            constant(gains("hyperspeed", 1, cards(mark="freighter", of="piloted"))),
            *(
                constant(keep_ability(), conditions=this_is(cards(at=place)))
                for place in (location("system"), location("site", mark="docking bay"))
            ),
            action(
                deploy(cards(titled="Ellorrs", whose="own"), at=location(where="here")),
                shuffle("reserve"),
                when="deploy",
                once_a="game",
            ),
        ),
        "203_27": card(
            printed(carries_also(STOLEN_SABER)),
            action(
                take_spoils(),
                once_a="game",
                targets=target(cards("weapon", mark="lightsaber", whose="opponent", zone="lost")),
            ),
            action(
                lose_force(1),
                return_to_hand(THIS),
                conditions=[you_control(), this_is(cards(at=location("site"))), this_is_not(cards(state="alone"))],
            ),
            constant(immune(4)),
        ),
    }
)
