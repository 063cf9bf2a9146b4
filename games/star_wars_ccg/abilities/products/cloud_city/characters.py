"""Characters of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.sabacc import sways_sabacc
from games.star_wars_ccg.abilities.operations.epics import aid
from games.star_wars_ccg.abilities.operations.moving import bars, moves_cost_less, reacts_from_hand
from games.star_wars_ccg.abilities.operations.piles.looks import sell
from games.star_wars_ccg.abilities.operations.rules.drains import drains_reserve
from games.star_wars_ccg.abilities.operations.rules.guards import hide, may_hide
from games.star_wars_ccg.abilities.operations.rules.people import open_to_foe
from games.star_wars_ccg.abilities.operations.steps import draw_destiny, if_, lose, redraw
from games.star_wars_ccg.abilities.operations.travel.marches import deploys_aboard
from games.star_wars_ccg.abilities.operations.travel.reactions import only_reacts
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    action,
    add_destiny,
    card,
    constant,
    costs,
    deploys_only,
    gains,
    gives,
    immune,
    left_out,
    loses,
    own_cost,
    printed,
    set_to,
    total_power_less,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_exceeds_cost,
    opponents_destiny,
    piloting,
    target,
    there_is,
    this_is,
    this_is_not,
    use,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import at_home_in, flies, reacts_to, search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code, destiny_answers

CITY_SITE: Final = site("Cloud City")
WITH_FRIENDS: Final = location("site", hosting=character(named=["Han", "Luke"]))
FIGHTS: Final = this_is(cards(state="in_battle"))
# Places of the Ugnaughts.
JUNK: Final = [
    "Death Star: Trash Compactor",
    "Sandcrawler: Droid Junkheap",
    "Cloud City: Incinerator",
    "Cloud City: Carbonite Chamber",
]


def finds(*names: str, cost: int = 1) -> Any:
    """The text that takes a card of one of these names out of the Reserve Deck in the control phase."""
    found = cards(named=list(names), zone="reserve", whose="own")
    return action(*search(found), when="control", times=1, costs=use(cost)) if cost else action(*search(found), when="control", times=1)


def local(*texts: Any) -> list[Any]:
    """The texts of a trooper who comes to Cloud City alone."""
    return [printed(deploys_only(CITY_SITE)), *texts]


CLOUDS: Final = location("sector", mark="cloud sector", where="related")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "5_1": card(
            flies(3),
            constant(gains("defence", 2, PILOTED), add_destiny(1), conditions=piloting(cards(named="Falcon"))),
            *destiny_answers(redraw(), opponents_destiny(), FIGHTS, costs=use(2)),
            printed(deploys_only(location("site", system=["Hoth", "Cloud City"])), deploys_aboard(ship(named="Falcon"))),
        ),
        "5_3 5_95": card(*local(constant(loses("power", 1), conditions=[this_is(cards(at=GROUND)), this_is_not(cards(at=CITY_SITE))]))),
        "5_5": card(
            flies(2),
            at_home_in("Falcon", power=1),
            constant(gains("power", 1, per=location(system="Cloud City", state="controlled"))),
            constant(gains("power", 1, per=location(named="Bespin: Cloud City", state="controlled"))),
            constant(sways_sabacc()),
        ),
        "5_6": card(
            printed(
                only_reacts(),
                reacts_from_hand(place=CITY_SITE),
                reacts_from_hand(place=location(hosting=own_character(named="Lando", state="in_the_open"))),
            ),
            constant(
                gains("power", 2),
                total_power_less(2, whose="opponent"),
                conditions=this_is(cards(state="in_the_open", at=location("site", icon="scomp-link"))),
            ),
            constant(
                set_to("cost", 0, own_character(mark="cloud city trooper", zone="hand", where="here")),
                gains("power", 1, own_character(mark="cloud city trooper", where="here")),
                conditions=this_is(cards(at=CITY_SITE)),
            ),
        ),
        "5_7": card(
            printed(deploys_only(location("site", system=["Hoth", "Cloud City"])), reacts_from_hand(place=WITH_FRIENDS)),
            *reacts_to({**WITH_FRIENDS, "state": ["subject"]}),
            constant(gains("power", 1, PILOTED)),
            constant(immune(3)),
        ),
        "5_10": card(
            *local(
                own_cost(costs(0), conditions=there_is(cards(named="Lando", at=CITY_SITE, where="here"))),
                constant(gains("power", 2), conditions=this_is(cards(state="defending"))),
                constant(gains("forfeit", 2, own_character(mark="cloud city trooper", other=True, state="present"))),
            )
        ),
        "5_92": card(
            finds("Laser Gate", "Heart Of The Chasm", "Rite Of Passage", cost=0),
            constant(
                bars("enter", enemy_character(where="here"), who=location("site", icon="mobile")), conditions=this_is(cards(at=site()))
            ),
        ),
        "5_93": card(
            action(hide(), when="battle_begins", costs=use(3), conditions=[FIGHTS, may_hide()]),
            *(
                action(draw_destiny(1), if_(destiny_exceeds_cost(), lose()), costs=use(2), targets=target(each))
                for each in (cards("weapon", "device", aboard=site(), state="present"),)
            ),
        ),
        "5_96": card(
            flies(2),
            constant(moves_cost_less("shuttle_to", "shuttle_from", "land_to", "land_from", "rise_to", "rise_from", 9, cards(whose="own"))),
            action(
                *search(
                    ship(
                        mark=["lambda-class shuttle", "sentinel-class landing craft", "trade federation landing craft"],
                        zone="reserve",
                        whose="own",
                    )
                ),
                when="control",
                times=1,
            ),
        ),
        "5_99": card(*local(flies(2), constant(sways_sabacc()), printed(open_to_foe(location("site"))))),
        "5_100": card(
            own_cost(costs(0), conditions=there_is(site("Executor", where="here"))), finds("Besieged", "Set For Stun"), constant(left_out())
        ),
        "5_104": card(
            constant(gains("power", 2), conditions=this_is(cards(at=location(named=JUNK)))),
            constant(gains("forfeit", 2, cards(mark="ugnaught", other=True, state="present"))),
            constant(gives("leader"), conditions=this_is(cards(meeting=cards(mark="ugnaught")))),
            constant(
                aid("freezing", 1, per=own_character(named="Ugnaught", other=True, state="present")),
                conditions=this_is(cards(at=location(named="Cloud City: Carbonite Chamber"))),
            ),
        ),
        "5_4": card(constant(drains_reserve(CLOUDS), conditions=this_is(cards(at=location("site"))))),
        "5_9": card(action(sell(), when="control", times=1, targets=target(cards("interrupt", whose="own", zone="held")))),
    }
)
