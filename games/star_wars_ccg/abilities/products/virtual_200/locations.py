"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import release
from games.star_wars_ccg.abilities.operations.moving import send
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.ops import action, card, constant, gains
from games.star_wars_ccg.abilities.parts import it_is, opponents_turn, target, there_is, use, you_control
from games.star_wars_ccg.abilities.pieces import captive, cards, character, location, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import drains_more, search
from games.star_wars_ccg.abilities.products.phrases.palace import one_of
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

NAL_HUTTA: Final = location("system", named="Nal Hutta")

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "200_126": card(
            action(
                *search(cards(named="Despair", whose="own", zone="reserve")),
                half="dark",
                when="used",
                once_a="event",
                conditions=it_is(cards(named="Any Methods Necessary")),
            ),
            constant(cancels_each(cards(named="Aiiii! Aaa! Agggggggggg!")), half="dark"),
            action(release(), half="light", conditions=you_control(), costs=use(3), targets=target(captive(where="here"))),
            constant(cancels_each(cards(named="Captive Pursuit")), half="light"),
        ),
        "200_58": card(
            drains_more("light"),
            action(
                *one_of(cards(named="Han's Toolkit")),
                half="light",
                once_a="game",
                conditions=you_control(),
            ),
            constant(gains("power", 1, ship(holding=character(mark="bounty hunter", state="piloting"), where="here")), half="dark"),
            *(
                action(
                    send(),
                    half=half,
                    when=when,
                    conditions=[opponents_turn(), there_is({**there, "state": ["subject"]})],
                    targets=target(own_ship(state="reactive", **where)),
                )
                for half in ("dark", "light")
                for when in ("battle_begins", "drain")
                for there, where in ((location(where="here"), {"at": NAL_HUTTA}), (NAL_HUTTA, {"where": "here"}))
            ),
        ),
    }
)
