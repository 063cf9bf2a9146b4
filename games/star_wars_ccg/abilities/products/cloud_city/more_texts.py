"""Cards of both sides: destinies of two players, weapons that are aimed, bribes, gas, and clouds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import exclude, total_power_pairs
from games.star_wars_ccg.abilities.operations.contests import in_duel, more_duel_destiny
from games.star_wars_ccg.abilities.operations.draws.destinies import add_number, raise_by
from games.star_wars_ccg.abilities.operations.epics import aid
from games.star_wars_ccg.abilities.operations.fate import for_opponent, raise_drain
from games.star_wars_ccg.abilities.operations.fetching import distract, silence
from games.star_wars_ccg.abilities.operations.moving import bars
from games.star_wars_ccg.abilities.operations.rules.limits import unearth
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    cancel,
    draw_each,
    if_,
    lose,
    more_destiny,
    pick,
    relocate,
    take,
)
from games.star_wars_ccg.abilities.operations.weapons import forbid
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    aims_at,
    automatic,
    card,
    constant,
    deploys_on,
    deploys_only,
    drain,
    gains,
    loses,
    lost,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    it_is,
    opponents_turn,
    reached,
    target,
    there_is,
    this_is,
    use,
    wager_won,
    you_attack,
    you_control,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import drains_more, search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code, cancels_named

FIGHTING: Final = "in_battle"
FIGHTS: Final = this_is(cards(state="in_battle"))
SABER: Final = cards("weapon", mark="lightsaber")
AIMED_IN_BATTLE: Final = [it_is(own_character()), there_is(location(state="in_battle"))]
CLOUD: Final = location("sector", mark="cloud sector")
IN_THE_CITY: Final = this_is(cards(at=site("Cloud City")))
HELD: Final = cards(whose="own", zone="held")
TREASURE: Final = cards("weapon", "device", whose="own", zone="lost")

LINKED: Final = location("site", icon="scomp-link", whose="opponent")
CORRIDOR: Final = location("site", icon="interior", also=location(icon="mobile"))
INSULTED: Final = enemy_character("droid", not_named="R2-D2", state="present")
OWN_VEHICLE: Final = cards("vehicle", kind="combat", whose="own")
# A cloud sector with two own combat vehicles.
ESCORTED: Final = location("sector", mark="cloud sector", hosting={**OWN_VEHICLE, "meeting": OWN_VEHICLE})
SABERED: Final = own_character(skill="warrior", state="sabered")
# The own site that lies under the opponent's.
RAISES: Final = action(
    unearth(),
    costs=use(2),
    conditions=this_is(cards(state="present", at=location("site", whose="opponent"))),
    targets=target(location("site", whose="own", zone="beneath", twin=location("site", where="here"))),
)


def beaten(name: str, *cancelled: str) -> Declared:
    """Stops whoever is present with a lightsaber, brings a card into the hand, or cancels others."""
    return card(
        lost(forbid("move", "battle", until="next_turn"), costs=use(2), targets=target(character(meeting=SABERED))),
        lost(*search(cards(named=name, zone="reserve", whose="own")), costs=use(1)),
        *cancels_named(lost, list(cancelled)),
    )


def sabered(*names: str) -> list[Any]:
    """What cancels these cards, on the table and when they are used."""
    return cancels_named(used, list(names))


def miner() -> Declared:
    """A miner of Tibanna gas: drains in the clouds, and Force for each cloud of Bespin while the city's sector is controlled."""
    return card(
        constant(
            drain(1, location("sector", mark="cloud sector", where="related")),
            conditions=this_is(cards(at=GROUND)),
        ),
        action(
            activate(1, per=location("sector", mark="cloud sector", system="Bespin")),
            when="activate_begins",
            times=1,
            conditions=[your_turn(), IN_THE_CITY, there_is(location(named="Bespin: Cloud City", state="controlled"))],
        ),
    )


def clouds(half: str, other: str) -> Declared:
    """Clouds that slow starships."""
    return card(
        action(
            raise_drain(1),
            half=half,
            when="drain",
            times=1,
            conditions=[your_turn(), you_control(), there_is(location("site", where="related", state="subject"))],
        ),
        drains_more(other),
        constant(loses("power", 2, ship(where="here")), loses("defence", 2, ship(where="here", maneuver_least=1)), half=other),
    )


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "5_8 5_102": miner(),
        "5_75": card(
            lost(
                draw_each(1),
                add_number("ability", "power", who="target"),
                add_number("ability", "power", who="target_2", whose="opponent"),
                if_(wager_won(), lose("target_2")),
                costs=use(2),
                targets=[
                    target(own_character(mark="wookiee")),
                    target(enemy_character(not_kind="droid", meeting=cards(of="target"))),
                ],
            )
        ),
        "5_103": card(
            printed(deploys_only(site("Cloud City"))),
            constant(gains("power", 2), conditions=[FIGHTS, you_attack()]),
            action(
                exclude(THIS),
                for_opponent(),
                when="battle_begins",
                costs=use(2),
                conditions=FIGHTS,
            ),
        ),
        "5_105": card(
            constant(aid("freezing", 1), conditions=this_is(cards(at=location(named="Cloud City: Carbonite Chamber")))),
            action(
                pick(1, HELD),
                lose(PICKED),
                pick(1, TREASURE, up_to=True),
                take(PICKED),
                when="control",
                times=1,
                conditions=[there_is(HELD), there_is(TREASURE)],
            ),
        ),
        "5_85": clouds("light", "dark"),
        "5_174": clouds("dark", "light"),
        "5_2": card(
            constant(drain(1), conditions=this_is(cards(state="present", at=LINKED))),
            RAISES,
        ),
        "5_94": card(
            constant(drain(1), conditions=this_is(cards(state="present", at=LINKED))),
            constant(loses("cost", 1, cards(mark="ugnaught", zone="hand", where="here")), conditions=IN_THE_CITY),
            RAISES,
        ),
        "5_38": beaten("Uncontrollable Fury", "Presence Of The Force"),
        "5_163": beaten("I Am Your Father", "Uncontrollable Fury"),
        "5_62": card(
            *cancels_named(lost, ["Rite Of Passage"]),
            lost(
                relocate(to="target_2"),
                targets=[
                    target(own_character(state="standing", at=CORRIDOR)),
                    target(location("site", icon="interior", also=location(icon="mobile"), where="related_to_target", of="not_target")),
                ],
            ),
        ),
        "5_97": card(
            constant(
                total_power_pairs(1, own_character("alien", state="present"), own_character("imperial", state="present")),
                conditions=this_is(cards(at=GROUND)),
            ),
            action(silence(until="turn"), times=1, costs=use(1), conditions=your_turn(), targets=target(INSULTED)),
            action(
                silence(until="turn"),
                when="deploys_begin",
                times=1,
                costs=use(1),
                conditions=opponents_turn(),
                targets=target(INSULTED),
            ),
        ),
        "5_140": card(
            *(
                lost(
                    relocate(to="target_2"),
                    when="move",
                    targets=[target(ship("starfighter", at=ESCORTED)), target(goal)],
                )
                for goal in (location(mark="docking bay", where="related_to_target"), location("system", where="related_to_target"))
            ),
            lost(
                more_destiny(1),
                when="battle",
                conditions=there_is(cards("vehicle", kind="combat", whose="own", state=[FIGHTING, "defending"], at=CLOUD)),
            ),
        ),
        "5_141": card(
            lost(
                forbid("be_immune", until="turn"),
                raise_by("power", "ability"),
                distract(until="turn"),
                when="battle",
                targets=target(character(named="Vader", state=["in_battle", "standing"], at=GROUND)),
            ),
            lost(more_duel_destiny(1), when="duel_begins", conditions=in_duel()),
        ),
        "5_117": card(
            printed(
                deploys_on(0, location(mark="docking bay")),
                aims_at(enemy_ship("starfighter", at=location("system"), where="related")),
                aims_at(enemy_ship("starfighter", at=location(mark="cloud sector"), where="related")),
            ),
            constant(
                bars("enter", ship(of="aim"), who=location(state="farther")),
                bars("enter", cards(type=["vehicle", "starship"], holding=cards(of="aim")), who=location(state="farther")),
            ),
            automatic(cancel(THIS), conditions=reached()),
        ),
    }
)
