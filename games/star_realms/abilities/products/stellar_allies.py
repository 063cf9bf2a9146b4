"""Abilities of the cards in Stellar Allies."""

from __future__ import annotations

from typing import Final

from games.abilities.vocabulary import Declared
from games.star_realms.abilities.ops import (
    BLOB,
    CULT,
    DISCARD_ZONE,
    EMPIRE,
    FED,
    ally,
    authority,
    card,
    choose,
    combat,
    copy_ally_ability,
    destroy,
    draw,
    opponent_discards,
    primary,
    scrap,
    scraps,
    trade,
)

ABILITIES: Final[dict[str, Declared]] = {
    "alignment-bot": card(primary(trade(2)), scrap(choose([scraps(1, DISCARD_ZONE)], [combat(2), opponent_discards(1)]))),
    "missile-silo": card(primary(combat(3)), ally(EMPIRE, opponent_discards(1)), ally(CULT, destroy())),
    "needle-lancer": card(primary(combat(5)), ally(CULT, EMPIRE, copy_ally_ability())),
    "pact-pod": card(primary(trade(2)), ally(BLOB, combat(5)), ally(FED, trade(1))),
    "pact-warship": card(primary(combat(5)), ally(BLOB, destroy()), ally(FED, authority(5))),
    "summit-site": card(primary(draw(2))),
    "the-citadel": card(primary(opponent_discards(1), scraps(1, optional=True))),
    "trade-hive": card(primary(trade(2)), ally(BLOB, FED, draw(1))),
}
