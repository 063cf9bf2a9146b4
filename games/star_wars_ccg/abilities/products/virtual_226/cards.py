"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.steps import retrieve_top, shuffle
from games.star_wars_ccg.abilities.operations.weapons import forbid
from games.star_wars_ccg.abilities.ops import action, automatic, card, constant, gains
from games.star_wars_ccg.abilities.parts import it_is, target, this_is
from games.star_wars_ccg.abilities.pieces import cards, location, own_character, site

ABILITIES: Final[Mapping[str, Declared]] = {
    "226_15": card(
        action(
            deploy(cards("weapon", mark="lightsaber"), at=location(where="here")),
            shuffle("reserve"),
            half="light",
            when="deploy",
            times=1,
        )
    ),
    "226_10": card(
        constant(gains("power", "forfeit", 2), conditions=this_is(cards(at=site("Coruscant")))),
        action(
            retrieve_top(1),
            when="deployed",
            times=1,
            conditions=it_is(own_character(mark="black sun agent", at=location("site"), where="here")),
        ),
        automatic(
            forbid("battle", until="turn"),
            at="deployed",
            conditions=it_is(cards(icon="maintenance", whose="opponent", where="here")),
            targets=target(cards(of="it")),
        ),
    ),
}
