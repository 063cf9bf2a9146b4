"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import release
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.ops import action, card, constant
from games.star_wars_ccg.abilities.parts import it_is, target, use, you_control
from games.star_wars_ccg.abilities.pieces import captive, cards
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

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
    }
)
