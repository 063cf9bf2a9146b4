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
    not_listed,
    onto_deck,
    primary,
    return_base,
    scrap,
    take,
    trade,
)

# The other sides are Pod Tokens, whose abilities are not declared.
_POD = card(primary(not_listed()), ally(BLOB, not_listed()))
BACKS: Final[dict[str, Declared]] = dict.fromkeys(("mutant-drone", "warrior-drone", "worker-drone", "young-queen"), _POD)

ABILITIES: Final[dict[str, Declared]] = {
    "brooder": card(primary(combat(6), not_listed()), ally(BLOB, not_listed())),
    "embassy-transport": card(primary(trade(3), authority(3)), scrap(draw(1, "in_play", of="base"))),
    "orbital-crane": card(primary(trade(2), return_base(optional=True)), ally(EMPIRE, draw(1))),
    "recovery-mech": card(primary(combat(5), onto_deck(optional=True))),
    "mutant-drone": card(primary(take("card", most=2, to="hand"), not_listed())),
    "warrior-drone": card(primary(combat(3), not_listed())),
    "worker-drone": card(primary(trade(2), not_listed())),
    "young-queen": card(primary(draw(2), not_listed())),
}
