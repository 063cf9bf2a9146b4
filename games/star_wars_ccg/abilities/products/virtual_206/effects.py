"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.epics import put_on
from games.star_wars_ccg.abilities.operations.moving import keep_out
from games.star_wars_ccg.abilities.operations.steps import look_at_hand, lose, retrieve_top
from games.star_wars_ccg.abilities.ops import THIS, automatic, card, laid
from games.star_wars_ccg.abilities.parts import it_is, target, use
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location

NEAR_AGENT: Final = location("site", hosting=character(mark="black sun agent"))

ABILITIES: Final[Mapping[str, Declared]] = {
    "206_12": card(
        laid(
            put_on(),
            keep_out(),
            when="deployed",
            conditions=it_is(enemy_character(at=NEAR_AGENT)),
            costs=use(1),
            targets=target(enemy_character(of="it")),
        ),
        automatic(look_at_hand(), retrieve_top(1), lose(THIS), at="bearer_gone"),
        automatic(look_at_hand(), retrieve_top(1), lose(THIS), at="captured", conditions=it_is(cards(of="host"))),
    ),
}
