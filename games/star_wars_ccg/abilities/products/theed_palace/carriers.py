"""Starships and vehicles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.counted import blow_away_ship, lift_flagship
from games.star_wars_ccg.abilities.operations.fate import most_destinies, put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import lands
from games.star_wars_ccg.abilities.operations.rules.guards import partial_ability
from games.star_wars_ccg.abilities.operations.rules.limits import walks_dearer
from games.star_wars_ccg.abilities.operations.steps import choose, draw_destiny, if_, react, shuffle
from games.star_wars_ccg.abilities.operations.travel.marches import stows_only
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    add_destiny,
    cannot,
    card,
    constant,
    costs_less,
    drain,
    draw_anyway,
    gains,
    holds,
    immune,
    lets,
    loses,
    lower_destiny,
    own_cost,
    permanent_pilot,
    printed,
)
from games.star_wars_ccg.abilities.parts import destiny_least, may_react, there_is, there_is_no, this_is, use_move
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import guarded_by
from games.star_wars_ccg.abilities.products.phrases.later_sets import fetches
from games.star_wars_ccg.abilities.products.phrases.palace import brings
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

NABOO: Final = location("system", named="Naboo")
NABOO_HERE: Final = location(system="Naboo", where="here")
TO_NABOO: Final = own_cost(costs_less(1), conditions=there_is(NABOO_HERE))
AT_NABOO: Final = this_is(cards(at=NABOO))
BATTLESHIP: Final = own_ship(mark="trade federation battleship", where="here")
BY_BATTLESHIP: Final = own_cost(costs_less(1), conditions=there_is(BATTLESHIP))
BATTLE_DROID: Final = own_character(mark="battle droid", where="here")
FLAGSHIP: Final = cards("starship", named="Blockade Flagship")
IN_SPACE: Final = this_is(cards(at=location("system")))
OTHER_FIGHTER: Final = ship(mark="droid starfighter", other=True, where="here")
# Tanks at whose side others are safer.
TANKS: Final = cards("vehicle", mark=["aat", "stap"], whose="own", state="present")


def piloted(name: str) -> Any:
    return there_is(character(named=name, state="piloting", aboard=cards(of="this")))


def bravo(pilot: str, immunity: int, *texts: Any) -> Declared:
    """A fighter with room for one pilot, which is cheaper at Naboo and safer in the hands of its own pilot."""
    return card(printed(holds(pilots=1)), TO_NABOO, guarded_by(pilot, immunity), *texts)


def convoy(*texts: Any) -> list[Any]:
    """The texts of a troop transport that is safer with tanks."""
    return [constant(immune(3), conditions=there_is_no(TANKS)), constant(immune(5), conditions=there_is(TANKS)), *texts]


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "14_53": bravo("Ric", 4, constant(draw_anyway(1), conditions=piloted("Ric"))),
        "14_54": bravo(
            "Officer Dolphe",
            4,
            constant(gains("forfeit", 2, own_character(mark="bravo squadron", skill="pilot", where="here")), conditions=AT_NABOO),
        ),
        "14_55": bravo("Lieutenant Arven Wendik", 4, constant(lower_destiny(1), conditions=AT_NABOO)),
        "14_56": bravo("Lieutenant Rya Kirsch", 4, constant(drain(1), conditions=AT_NABOO)),
        "14_57": bravo(
            "Officer Ellberger",
            3,
            constant(loses("power", 1, enemy_ship(mark="trade federation battleship", state="present")), conditions=AT_NABOO),
        ),
        "14_58": card(
            printed(permanent_pilot(3)),
            action(
                draw_destiny(1),
                lift_flagship(),
                if_(destiny_least(7), put_in_pile("used", THIS), blow_away_ship(FLAGSHIP)),
                when="control",
                times=1,
                conditions=[this_is(cards(at=location("site", system="Blockade Flagship"))), there_is(FLAGSHIP)],
            ),
        ),
        "14_59": card(
            printed(holds(passengers=2), partial_ability(2)),
            constant(walks_dearer(1), cannot("be_attacked")),
        ),
        "14_61": card(
            printed(holds(passengers=1), partial_ability(2)),
            constant(lets("move_free")),
            constant(drain(1), conditions=this_is(cards(at=location("site", mark="swamp")))),
            *(
                action(
                    react(),
                    when=when,
                    conditions=[may_react(), there_is(character(mark="gungan", aboard=cards(of="this")))],
                    costs=use_move(),
                )
                for when in ("battle_begins", "drain")
            ),
        ),
        "14_114": card(
            printed(holds(pilots=4, passengers=4, vehicles=2, drones=4), permanent_pilot(2)),
            action(
                choose(
                    [deploy(own_character(mark="neimoidian", skill="pilot"), on=cards(of="this"))],
                    [deploy(own_character(mark="neimoidian", skill="pilot"), at=location("site", own_system="Blockade Flagship"))],
                ),
                shuffle("reserve"),
                when="deploy",
                once_a="game",
            ),
        ),
        "14_115": card(
            own_cost(costs_less(1), conditions=there_is(NABOO_HERE)),
            own_cost(costs_less(1), conditions=[there_is_no(NABOO_HERE), there_is(BATTLESHIP)]),
            action(
                deploy(cards("weapon", named="Droid Starfighter Laser Cannons"), on=cards(of="this")),
                shuffle("reserve"),
                when="deploy",
                conditions=there_is(BATTLESHIP),
            ),
        ),
        "14_117": card(BY_BATTLESHIP, constant(most_destinies(1), conditions=[IN_SPACE, there_is(OTHER_FIGHTER)])),
        "14_118": card(
            constant(
                gains("power", 3),
                gains("cost", 2, enemy_character(skill="pilot", bound_for=ship("starfighter", where="here"), zone="hand")),
                conditions=there_is(BATTLESHIP),
            )
        ),
        "14_119": card(
            printed(holds(pilots=2, vehicles=6), lands()),
            fetches(cards("vehicle", mark="mtt"), when="deploy", times=1, conditions=this_is(cards(at=location("site")))),
        ),
        "14_120": card(
            printed(holds(pilots=1, passengers=3)),
            constant(immune(5)),
            constant(
                add_destiny(2), conditions=[this_is(cards(state="run")), there_is(cards("vehicle", mark="aat", other=True, where="here"))]
            ),
            action(
                deploy(cards("weapon", named="Energy Shell Launchers"), on=cards(of="this")),
                shuffle("reserve"),
                when="deploy",
            ),
        ),
        "14_122": card(printed(holds(pilots=1, passengers=7)), constant(immune(3), lets("move_free", who=BATTLE_DROID))),
        "14_125": card(
            printed(holds(passengers=4, vehicles=3), stows_only(cards("vehicle", mark="stap"))),
            *convoy(brings(cards("vehicle", mark="stap"), at=location(where="here"))),
        ),
    }
)
