"""Abilities of the cards in the Universal Storage Box."""

from __future__ import annotations

from typing import Final

from games.abilities.vocabulary import Declared
from games.star_realms.abilities.ops import (
    BLOB,
    EMPIRE,
    ally,
    authority,
    card,
    combat,
    draw,
    not_told,
    onto_deck,
    primary,
    return_base,
    scrap,
    take,
    trade,
)

# The other sides are Pod Tokens, whose rules nobody has declared.
_POD = card(primary(not_told()), ally(BLOB, not_told()))
BACKS: Final[dict[str, Declared]] = dict.fromkeys(("mutant-drone", "warrior-drone", "worker-drone", "young-queen"), _POD)

ABILITIES: Final[dict[str, Declared]] = {
    "brooder": card(primary(combat(6), not_told()), ally(BLOB, not_told())),
    "embassy-transport": card(primary(trade(3), authority(3)), scrap(draw(1, "in_play", of="base"))),
    "orbital-crane": card(primary(trade(2), return_base(optional=True)), ally(EMPIRE, draw(1))),
    "recovery-mech": card(primary(combat(5), onto_deck(optional=True))),
    "mutant-drone": card(primary(take("card", most=2, to="hand"), not_told())),
    "warrior-drone": card(primary(combat(3), not_told())),
    "worker-drone": card(primary(trade(2), not_told())),
    "young-queen": card(primary(draw(2), not_told())),
}
