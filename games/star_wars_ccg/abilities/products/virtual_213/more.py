"""More cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import choose, may, shuffle
from games.star_wars_ccg.abilities.ops import action, automatic, card, constant, drain, draw_anyway, immune
from games.star_wars_ccg.abilities.parts import there_is, there_is_no, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character

REACTION: Final = cards(whose="opponent")
QI_RA: Final = character(named="Qi'ra", where="here")
ARMED: Final = this_is(cards(state=["armed", "standing"], at=location("site")))

ABILITIES: Final[Mapping[str, Declared]] = {
    "213_4": card(
        automatic(may(deploy(cards("weapon"), on=cards(of="this")), shuffle("reserve")), at="entry"),
        constant(draw_anyway(1), bars("react_to", "react_from", REACTION), conditions=ARMED),
        constant(immune(5), conditions=there_is_no(QI_RA)),
        constant(immune(3), conditions=there_is(QI_RA)),
    ),
    "213_25": card(
        action(
            choose(
                [deploy(cards("character", named=["Margo", "Wuher"]), at=location(where="here"))],
                [deploy(own_character(mark="musician"), at=location(where="here"))],
            ),
            shuffle("reserve"),
            half="dark",
            when="deploy",
            once_a="game",
        ),
        constant(drain_less(1, whose="own"), half="light", conditions=there_is_no(own_character(mark="musician", where="here"))),
        constant(drain(1), half="light", conditions=there_is(own_character(mark="musician", where="here"))),
    ),
}
