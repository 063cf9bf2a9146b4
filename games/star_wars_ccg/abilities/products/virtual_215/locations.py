"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import release
from games.star_wars_ccg.abilities.operations.fate import raise_printed_destiny
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars
from games.star_wars_ccg.abilities.operations.steps import go, retrieve_top, shuffle
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.ops import HERE, action, cannot, card, constant, needs_ability
from games.star_wars_ccg.abilities.parts import target, there_is, there_is_no, use, you_control
from games.star_wars_ccg.abilities.pieces import captive, cards, character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.phrases.palace import brings

WOOKIEE_HERE: Final = location(state="occupied", where="here", hosting=own_character(mark="wookiee"))
TROOPER: Final = character("imperial", mark=["trooper", "stormtrooper"], not_icon="maintenance")
STATION: Final = site("Death Star")

ABILITIES: Final[Mapping[str, Declared]] = {
    "215_7": card(
        action(
            release(),
            retrieve_top(1),
            half="light",
            conditions=[you_control(), there_is(own_character(skill="spy", where="here"))],
            costs=use(2),
            targets=target(captive(named="Leia", where="here")),
        ),
        brings(TROOPER, at=location(where="here"), half="dark", once_a="game"),
    ),
    "215_14": card(
        action(
            deploy(location(system="Kashyyyk")),
            shuffle("reserve"),
            half="light",
            when="deploy",
            times=1,
            conditions=there_is(WOOKIEE_HERE),
        ),
        constant(needs_ability(6), half="dark"),
    ),
    "215_9": card(
        *(
            action(go(to=HERE), half="light", when="move", targets=target(each))
            for each in (
                own_character(state=["standing", "movable"], at=STATION),
                cards("vehicle", whose="own", state=["standing", "movable", "run"], at=STATION),
            )
        ),
        constant(
            cancels_each(cards(named="We're All Gonna Be A Lot Thinner!")),
            half="dark",
            conditions=there_is_no(location("site", where="adjacent", state="controlled")),
        ),
    ),
    "215_13": card(
        constant(raise_printed_destiny(1, cards(mark="wookiee", zone="reserve")), half="light", conditions=you_control()),
        *(
            constant(cannot("be_deployed", who={**each, "zone": "hand", "where": "here"}), bars("enter", each))
            for each in (cards("vehicle"), ship())
        ),
    ),
}
