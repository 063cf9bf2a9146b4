"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import send
from games.star_wars_ccg.abilities.operations.objectives import bans
from games.star_wars_ccg.abilities.operations.rules.protection import keeps
from games.star_wars_ccg.abilities.operations.steps import choose, shuffle, take
from games.star_wars_ccg.abilities.ops import (
    action,
    card,
    constant,
    deployment,
    deploys_beside,
    gains,
    immune_to,
    left_out,
    lets,
    loses,
    printed,
    set_to,
)
from games.star_wars_ccg.abilities.parts import it_is, opponents_turn, target, there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, ship
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPEROR
from games.star_wars_ccg.abilities.products.phrases.palace import brings

EMPEROR_HERE: Final = character(named=EMPEROR, expansion="reflections-2")
TOP_FORCE: Final = cards(whose="own", zone="force", state="topmost")
FLAGSHIP: Final = ship(named="Home One")
FALCON: Final = ship(named="Falcon", expansion="death-star-ii")
COMING: Final = ship(named="Home One", zone="hand", bound_for=location("system", expansion=["endor", "death-star-ii"]))

ABILITIES: Final[Mapping[str, Declared]] = {
    "226_6": card(
        printed(immune_to("Alter")),
        deployment(deploys_beside(0), conditions=there_is(cards("objective", expansion="cloud-city", whose="own"))),
        constant(bans(cards("interrupt", named=["Elis Helrot", "Stunning Leader", "Surreptitious Glance"]))),
        brings(location("site", system="Cloud City", icon="interior")),
        constant(left_out()),
    ),
    "226_7": card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(
            gains("forfeit", "guard", 1, character(mark="black sun agent")),
            loses("cost", 1, character(named=EMPEROR, expansion="reflections-2", zone="hand")),
            lets("move_free", who=EMPEROR_HERE),
        ),
        action(
            take(TOP_FORCE),
            put_in_pile("force"),
            when="deployed",
            times=1,
            conditions=[it_is(own_character(mark="information broker")), there_is(TOP_FORCE)],
            targets=target(cards(whose="own", zone="held")),
        ),
    ),
    "226_20": card(
        printed(immune_to("Alter")),
        deployment(deploys_beside(0), conditions=there_is(location(system=["Endor", "Hoth", "Yavin 4"], whose="own"))),
        action(
            choose([deploy(ship(named="Home One"))], [deploy(location(named="Sullust"))]),
            shuffle("reserve"),
            when="deploy",
        ),
        constant(set_to("cost", 8, COMING), keeps("power", FLAGSHIP)),
        *(
            action(
                send(),
                when=when,
                once_a="game",
                conditions=[opponents_turn(), there_is({**mate, "where": "there"})],
                targets=target({**who, "whose": "own", "state": ["reactive"]}),
            )
            for who, mate in ((FLAGSHIP, FALCON), (FALCON, FLAGSHIP))
            for when in ("battle_begins", "drain")
        ),
    ),
}
