"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.moving import bars, moves_cost_less
from games.star_wars_ccg.abilities.operations.steps import cancel, lose, lose_force
from games.star_wars_ccg.abilities.operations.texts.changed import as_title, lends
from games.star_wars_ccg.abilities.operations.weapons import shoot, turn_back
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    aims_at,
    automatic,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    doom,
    drain,
    gains,
    immune,
    immune_to,
    lets,
    loses,
    printed,
    total_power,
)
from games.star_wars_ccg.abilities.parts import it_is, opponents_turn, reached, target, there_are, there_is, there_is_no
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.phrases.later_sets import bones

ECHO_SITES: Final = [
    "Hoth: Echo Command Center (War Room)",
    "Hoth: Echo Corridor",
    "Hoth: Echo Docking Bay",
    "Hoth: Echo Med Lab",
]

LOST_SITES: Final = location("site", system="Hoth", state="enemy_occupied")
RIEEKAN: Final = own_character(named="General Carlist Rieekan", at=location(named=ECHO_SITES))
TRANSPORT: Final = own_ship(mark="medium transport", where="same_or_related")

ABILITIES: Final[Mapping[str, Declared]] = {
    "3_34": card(
        printed(immune_to("Alter")),
        deployment(
            deploys_on(0, location(named="Hoth: Main Power Generators (1st Marker)")),
            conditions=there_are(3, location(named=ECHO_SITES, state="occupied")),
        ),
        constant(
            loses("cost", 1, cards(whose="own", zone="hand", at=location("system"))),
            drain(2, location("system")),
            total_power(3, location("system")),
        ),
        constant(doom(), conditions=[there_are(5, LOST_SITES), there_is_no(RIEEKAN)]),
        constant(doom(), conditions=there_are(6, LOST_SITES)),
    ),
    "3_35": card(
        printed(deploys_on(0, location(mark="war room", whose="own"))),
        action(
            shoot(),
            when="move",
            times=1,
            targets=target(cards("weapon", named="Planet Defender Ion Cannon", whose="own", state="ready", where="same_or_related")),
        ),
        constant(gains("hyperspeed", 2, TRANSPORT), immune(3, TRANSPORT), lets("move_free", who=TRANSPORT)),
    ),
    "3_98": card(
        deployment(deploys_beside(0), when="moved", conditions=it_is(character("imperial", at=location(named=ECHO_SITES)))),
        constant(total_power(1, site("Hoth")), conditions=there_is(location(named=ECHO_SITES, state="occupied"))),
    ),
    "3_99": card(
        printed(deploys_on(3, location("site", icon="exterior", at=location(icon="planet"))), aims_at(enemy_character(mark="smuggler"))),
        automatic(lose_force(1, whose="opponent"), at="activate_ends", conditions=opponents_turn()),
        automatic(turn_back(cards(of="aim")), lose(THIS), conditions=reached()),
    ),
    "3_112": card(
        printed(deploys_on(0, character(not_mark="female")), aims_at(character(mark="female"))),
        constant(loses("power", 2, cards(of="aim"))),
        automatic(lose(THIS), conditions=reached()),
    ),
    "3_114": card(
        printed(
            deploys_on(0, location("site", mark="docking bay")),
            aims_at(cards("weapon", aboard=cards(type=["vehicle", "starship"], not_kind="capital"))),
        ),
        constant(cannot("fire", who=cards(of="aim"))),
        automatic(lose(THIS), conditions=reached()),
    ),
    "3_38": bones(),
    "3_110": card(
        printed(deploys_beside(2)),
        constant(
            bars(
                "react_to",
                cards(type=["character", "vehicle", "starship", "weapon", "device"]),
                location(hosting=character("droid", state="standing")),
            )
        ),
        lends(as_title("Scomp Link Access"), cancel(), targets=target(cards("effect", named="Silence Is Golden"))),
    ),
    "3_100": card(
        printed(deploys_on(0, location("system"))),
        constant(
            total_power(1, per=own_ship(state="present")),
            moves_cost_less("shuttle_to", 9, own_character(mark="trooper"), location("site", where="related")),
            moves_cost_less("shuttle_to", 9, cards("vehicle", kind="combat", whose="own"), location("site", where="related")),
        ),
    ),
}
