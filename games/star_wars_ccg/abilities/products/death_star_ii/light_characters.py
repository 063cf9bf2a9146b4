"""Characters of the Light Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import lift_shot
from games.star_wars_ccg.abilities.operations.draws.counted import piloted_most
from games.star_wars_ccg.abilities.operations.epics import adds_to
from games.star_wars_ccg.abilities.operations.fate import more_power_destiny
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.perils.shots import draw_best
from games.star_wars_ccg.abilities.operations.rare.crossing import steadfast
from games.star_wars_ccg.abilities.operations.steps import (
    LOOKED,
    cancel,
    choose,
    look_at_top,
    lose_force,
    may,
    put_on_used,
    redraw,
    retrieve_top,
    shuffle,
    void_destiny,
    void_sum,
)
from games.star_wars_ccg.abilities.operations.weapons import fires_cheaper, raise_each_destiny, raise_total_destiny
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    action,
    add_destiny,
    automatic,
    card,
    constant,
    drain,
    draw_anyway,
    gains,
    generation,
    immune,
    loses,
    printed,
)
from games.star_wars_ccg.abilities.parts import (
    gun_is,
    host_is,
    it_is,
    piloting,
    shot_at,
    there_are,
    there_is,
    there_is_no,
    there_is_one_of,
    this_is,
    your_destiny,
)
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.death_star_ii.common import (
    CAPITAL,
    CRUISER,
    FIGHTS,
    arms,
    capital_pilot,
    cheaper_aboard,
    cheaper_to_one_of,
    discount,
    exposes,
    from_deck,
    together_with,
)
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import at_home_in, flies
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, SPACE, by_code
from games.star_wars_ccg.abilities.products.phrases.turned import ISB, OCCUPATION, chosen_system, turned_back

# Exterior battlegrounds, and those below that the player occupies with a scout.
EXPOSED: Final = location("site", icon="exterior", state="battleground")
WATCHED: Final = location(
    "site", icon="exterior", state=["battleground", "occupied"], where="related", hosting=own_character(mark="scout", state="standing")
)
IN_SPACE: Final = this_is(cards(at=SPACE))


def shooter(n: int, *conditions: Any) -> Any:
    """The text of a gunner aboard an own starship, whatever he does there."""
    return constant(arms(n), conditions=[host_is(own_ship()), *conditions])


def cheaper_ship(mark: str) -> Any:
    """The text by which one starship of this kind comes cheaper here, once a turn."""
    where = there_is_one_of(location("system", "sector", where="here"), location(mark="docking bay", where="here"))
    fetched = deploy(ship(mark=mark, unique=True), at=location(where="here"), less=2, pile="held")
    return action(fetched, when="deploy", times=1, conditions=where)


def squad_pilot(mark: str, *also: Any) -> Declared:
    """A pilot at home in one kind of starfighter."""
    return card(flies(2), constant(draw_anyway(1), *also, conditions=piloting(ship(mark=mark))))


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "9_6": card(
            cheaper_aboard(2, "Home One"),
            capital_pilot(3),
            constant(loses("cost", 1, own_ship("capital", zone="hand", where="here")), conditions=this_is(cards(at=location("system")))),
            action(choose(from_deck(character(mark="mon calamari")), from_deck(cards("admirals-order"))), once_a="game"),
        ),
        "9_7": card(
            constant(
                fires_cheaper(1, cards("weapon", kind="starship", whose="own", where="here")),
                loses("cost", 1, cards("weapon", kind="starship", whose="own", zone="hand", where="here")),
            ),
            constant(arms(1), conditions=host_is(CAPITAL)),
            constant(arms(1), conditions=[host_is(CAPITAL), shot_at(ship("capital"))]),
        ),
        "9_8": card(
            cheaper_aboard(2, "Tala 1"),
            flies(2),
            at_home_in("Tala 1", destiny=True),
            automatic(
                lose_force(1, whose="opponent"),
                at="deployed",
                conditions=it_is(
                    character(mark=["spy", "scout"], whose="opponent", at=location("site", icon="exterior"), where="same_or_related")
                ),
            ),
        ),
        "9_9": card(
            flies(2),
            action(
                redraw(),
                when="destiny",
                once_a="battle",
                conditions=[your_destiny(), FIGHTS, piloting(ship(mark="y-wing"))],
            ),
            *turned_back(OCCUPATION, this_is(cards(at=chosen_system(OCCUPATION)))),
        ),
        "9_10": card(
            constant(
                loses(
                    "cost",
                    3,
                    cards(
                        "starship",
                        mark="mon calamari star cruiser",
                        zone="stacked",
                        lies_on=cards("effect", named="Docking And Repair Facilities"),
                    ),
                )
            ),
            action(
                retrieve_top(1),
                when="deployed",
                times=1,
                conditions=[it_is(own_ship("starfighter", where="here")), this_is(cards(at=location(mark="docking bay")))],
            ),
        ),
        "9_11": card(
            constant(raise_each_destiny(1, cards("weapon", kind="character", of="on_this"))),
            constant(
                drain(
                    1,
                    location(
                        "site",
                        system="Endor",
                        icon="exterior",
                        whose="own",
                        hosting=own_character(mark="scout", ability_least=3),
                        not_hosting=character(mark="ewok"),
                    ),
                ),
                conditions=this_is(cards(at=location("site", system="Endor"))),
            ),
            constant(
                raise_each_destiny(1, cards("weapon", titled="Rifle", of="on_this")),
                conditions=[
                    there_is_no(own_character(not_mark="scout", ability_least=1, where="here")),
                    there_is_no(cards(type=["vehicle", "starship"], icon="pilot", whose="own", where="here")),
                ],
            ),
        ),
        "9_12": card(
            cheaper_aboard(2, "Home One"),
            capital_pilot(3),
            action(
                void_sum(),
                when="destinies",
                conditions=[
                    piloting(ship(mark=CRUISER)),
                    there_is(character(mark="mon calamari", skill="pilot", other=True, aboard=cards(of="piloted"))),
                    there_is(location(state="in_battle", where="here")),
                    piloted_most(6),
                ],
            ),
        ),
        "9_13": card(
            cheaper_aboard(2, "Falcon"),
            flies(3),
            constant(gains("defence", 1, PILOTED), draw_anyway(1), conditions=piloting(ship(mark="freighter"))),
            constant(adds_to("blow", 2, PILOTED)),
        ),
        "9_14": card(
            cheaper_to_one_of(2, own_ship(mark=CRUISER), location(hosting=own_character(mark="admiral"))),
            flies(1),
            constant(gains("power", "forfeit", 1, own_ship(mark="a-wing", where="same_or_related"))),
        ),
        "9_15": card(
            flies(2),
            constant(draw_anyway(1), conditions=piloting(ship(mark="y-wing"))),
            action(
                draw_best(2, cards(of="gun"), until="shot"),
                when="aimed",
                times=1,
                conditions=[piloting(ship(state="shooting")), gun_is(cards("weapon", mark="ion cannon"))],
            ),
        ),
        "9_16": card(
            flies(2),
            at_home_in("Green Squadron 1", destiny=True),
            automatic(
                lift_shot(3),
                at="aimed",
                conditions=[piloting(ship("starfighter", state="shooting")), shot_at(ship("starfighter", state="slower"))],
            ),
        ),
        "9_17": squad_pilot("a-wing", gains("forfeit", 2)),
        "9_18": card(
            flies(2),
            shooter(1),
            shooter(1, there_is_one_of(cards(named="Gray Squadron 2", of="host"), character(named="Lieutenant Telsij", where="here"))),
        ),
        "9_19": card(flies(2), cheaper_ship("x-wing")),
        "9_20": card(
            flies(1),
            shooter(2),
            constant(drain(1), conditions=[host_is(ship(mark="gray squadron", unique=True)), host_is(ship(mark="y-wing")), IN_SPACE]),
        ),
        "9_21": card(
            flies(2),
            at_home_in("Tala 2", destiny=True),
            *turned_back(ISB, this_is(cards(at=location(system="Coruscant", state="occupied")))),
        ),
        "9_22": card(
            constant(
                more_power_destiny(1),
                conditions=[FIGHTS, this_is(cards(at=GROUND)), there_is(together_with("Lando", "Corporal Marmor"))],
            ),
            action(
                deploy(cards("weapon", kind="starship"), on=own_ship("starfighter", where="here")),
                shuffle("reserve"),
                when="deploy",
                times=1,
                conditions=this_is(cards(at=location(mark="docking bay"))),
            ),
        ),
        "9_23": card(flies(2), cheaper_ship("y-wing")),
        "9_24": card(
            cheaper_to_one_of(3, cards(named="Home One"), location(system="Endor")),
            flies(2),
            constant(gains("power", 2), conditions=this_is(cards(state="sabered"))),
            constant(immune(5)),
            constant(immune(6), conditions=there_is_one_of(cards(of="this", state="alone"), cards(of="this", state="sabered"))),
            constant(immune(7), conditions=this_is(cards(state=["alone", "sabered"]))),
            printed(steadfast(3)),
        ),
        "9_25": card(
            discount(2, own_ship(mark=CRUISER)),
            capital_pilot(2),
            constant(gains("hyperspeed", "defence", 1, PILOTED), conditions=piloting(ship(mark=CRUISER))),
            automatic(
                cancel(cards(named="Lateral Damage", where="here")),
                conditions=[piloting(ship(mark=CRUISER)), IN_SPACE, there_is(cards(named="Lateral Damage", where="here"))],
            ),
        ),
        "9_26": card(
            constant(gains("power", "forfeit", 1), conditions=this_is(cards(meeting=character(named="Major Panno")))),
            constant(add_destiny(1), conditions=[FIGHTS, this_is(cards(at=GROUND)), there_is(together_with("Major Panno"))]),
            exposes("Counter Assault"),
        ),
        "9_27": card(
            *(
                constant(generation(2), conditions=[place, there_are(number, WATCHED)])
                for number in (1, 2)
                for place in (this_is(cards(at=location("system"))), this_is(cards(at=EXPOSED)))
            )
        ),
        "9_28": card(
            flies(2),
            action(look_at_top(1), may(put_on_used(LOOKED)), times=1, conditions=this_is(cards(at=location("sector", icon="mobile")))),
            constant(add_destiny(1), conditions=[FIGHTS, there_is(together_with("General Calrissian"))]),
        ),
        "9_29": card(
            cheaper_aboard(2, "Blue Squadron 5"),
            flies(2),
            constant(raise_total_destiny(2, cards("weapon", aboard=cards(of="host"))), conditions=piloting(ship(mark="b-wing"))),
        ),
        "9_30": card(
            cheaper_aboard(2, "Green Squadron 3"),
            constant(gains("power", 3, PILOTED), conditions=piloting(ship("starfighter"))),
            constant(draw_anyway(1), conditions=piloting(cards(named="Green Squadron 3"))),
            constant(draw_anyway(1), conditions=piloting(ship(mark="x-wing"))),
        ),
        "9_31": card(
            flies(3),
            constant(draw_anyway(1), conditions=piloting(cards(type=["vehicle", "starship"]))),
            at_home_in("Red 2", maneuver=2),
            action(
                void_destiny(),
                when="destiny",
                once_a="battle",
                conditions=[
                    FIGHTS,
                    there_is(character(mark=["red squadron", "rogue squadron"], icon="pilot", other=True, state="in_battle")),
                ],
            ),
        ),
    }
)
