"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import brings
from games.star_wars_ccg.abilities.operations.draws.destinies import draw_chances
from games.star_wars_ccg.abilities.operations.epics import aid, hinder
from games.star_wars_ccg.abilities.operations.fate import raise_printed_destiny
from games.star_wars_ccg.abilities.operations.steps import PICKED, choose, go, if_, lose, pick, react_deploy, seize
from games.star_wars_ccg.abilities.operations.texts.amended import twofold
from games.star_wars_ccg.abilities.operations.texts.changed import as_title, lends
from games.star_wars_ccg.abilities.operations.travel.ways import flies_free
from games.star_wars_ccg.abilities.ops import (
    HERE,
    action,
    card,
    constant,
    drain,
    gains,
    loses,
    needs_ability,
    printed,
    total_power,
)
from games.star_wars_ccg.abilities.parts import (
    destiny_least,
    may_reinforce,
    opponents_turn,
    target,
    there_are,
    there_are_most,
    there_is,
    this_is,
    use,
    you_control,
    you_occupy,
)
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, ship

KINSMEN: Final = own_character(mark=["wookiee", "smuggler"], zone="hand", where="here")
# Exactly two own starships hold the place.
PAIR_THERE: Final = [you_occupy(), there_are(2, own_ship(where="here")), there_are_most(2, own_ship(where="here"))]

SISTERS: Final = character(named="Tonnika Sisters")
# What they take while they count twice.
BOOTY: Final = [
    [pick(4, cards(kind, whose="opponent", state="present"), up_to=True), taken]
    for kind in ("weapon", "device")
    for taken in (seize(PICKED), lose(PICKED))
]

FOUR_TIMES: Final = lends(
    as_title("Tonnika Sisters"),
    draw_chances(4, 4),
    if_(destiny_least(1), choose(*BOOTY)),
    when="control",
    times=4,
    costs=use(4),
    conditions=[this_is(cards(state="twofold")), there_is(cards(type=["weapon", "device"], whose="opponent", state="present"))],
)

ABILITIES: Final[Mapping[str, Declared]] = {
    "2_61": card(
        printed(brings(own_ship(named="Falcon", zone="hand")), brings(own_ship(mark="corellian corvette", zone="hand")), half="light"),
        *(
            action(react_deploy(), half="light", when=when, conditions=[this_is(cards(state="subject")), may_reinforce()])
            for when in ("battle_begins", "drain")
        ),
        constant(gains("hyperspeed", 1, own_ship(where="here")), half="dark"),
    ),
    "2_64": card(constant(loses("cost", 2, KINSMEN), half="light"), constant(needs_ability(6), half="dark")),
    "2_65": card(
        *(
            action(
                go(to=HERE),
                half="light",
                when=when,
                conditions=[opponents_turn(), this_is(cards(state="subject"))],
                costs=use(1),
                targets=target(own_ship(state="in_range")),
            )
            for when in ("battle_begins", "drain")
        ),
        constant(loses("cost", 2, own_ship("capital", zone="hand", where="here")), half="dark"),
    ),
    "2_67": card(
        constant(aid("run", 1), half="light", conditions=[you_control(), there_is(own_character(mark="leader", where="here"))]),
        constant(drain(1), hinder("run", 1), half="dark", conditions=you_control()),
    ),
    "2_68": card(
        constant(
            gains("power", 1, own_ship(at=location("system", named="Death Star"))),
            half="light",
            conditions=[you_control(), there_is(own_character(mark="leader", where="here"))],
        ),
        constant(drain(1), half="dark", conditions=you_control()),
    ),
    "2_146": card(
        constant(drain(1), half="dark"),
        constant(loses("forfeit", 3, cards(mark="wookiee")), half="dark", conditions=you_control()),
        constant(gains("power", "forfeit", 2, own_ship(holding=character(mark="wookiee"), where="here")), half="light"),
    ),
    "2_147": card(
        constant(
            total_power(2),
            twofold(SISTERS),
            gains("power", "ability", "forfeit", 2, SISTERS),
            gains("cost", 2, {**SISTERS, "zone": "hand"}),
            raise_printed_destiny(2, {**SISTERS, "zone": "any"}),
            half="dark",
            conditions=PAIR_THERE,
        ),
        FOUR_TIMES,
        constant(total_power(2), half="light", conditions=PAIR_THERE),
    ),
    "2_148": card(
        constant(gains("power", 1, ship(named="Devastator", where="here")), flies_free(ship(named="Devastator")), half="dark"),
        constant(gains("power", 1, ship(named="Tantive IV", where="here")), half="light"),
    ),
}
