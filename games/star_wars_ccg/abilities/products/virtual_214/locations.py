"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import brings as lets_come
from games.star_wars_ccg.abilities.operations.fate import no_drain
from games.star_wars_ccg.abilities.operations.moving import flies_faster
from games.star_wars_ccg.abilities.operations.steps import react_deploy
from games.star_wars_ccg.abilities.operations.travel.ways import no_icons
from games.star_wars_ccg.abilities.ops import action, card, constant, gains, printed
from games.star_wars_ccg.abilities.parts import may_reinforce, there_is, you_control
from games.star_wars_ccg.abilities.pieces import character, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPEROR
from games.star_wars_ccg.abilities.products.phrases.palace import brings

ABILITIES: Final[Mapping[str, Declared]] = {
    "214_4": card(
        brings(character(named=EMPEROR, episode_vii=True), at=location(where="here"), half="dark", once_a="game"),
        constant(
            no_drain(),
            no_drain(whose="own"),
            no_icons(),
            gains("cost", 2, own_character(zone="hand", where="here")),
            half="light",
        ),
    ),
    "214_6": card(
        printed(lets_come(own_character(named="Poe")), lets_come(own_character(skill="smuggler"))),
        constant(flies_faster(1, own_ship(), leaving=True), half="dark", conditions=you_control()),
        *(
            action(
                react_deploy(),
                half="light",
                when=when,
                conditions=[may_reinforce(), there_is(location(where="here", state="subject"))],
            )
            for when in ("battle_begins", "drain")
        ),
    ),
}
