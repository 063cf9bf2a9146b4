"""Abilities of the cards in the United packs."""

from __future__ import annotations

from typing import Final

from games.abilities.vocabulary import Declared
from games.star_realms.abilities.ops import (
    BLOB,
    CULT,
    DISCARD_ZONE,
    EMPIRE,
    FED,
    HAND_ZONE,
    ROW,
    ally,
    as_ally,
    authority,
    card,
    choose,
    combat,
    discard,
    draw,
    if_done,
    next_to_top,
    onto_deck,
    opponent_discards,
    primary,
    scrap,
    scrap_row,
    scraps,
    take,
    trade,
)

ABILITIES: Final[dict[str, Declared]] = {
    # united-assault
    "alliance-transport": card(primary(trade(2)), ally(EMPIRE, opponent_discards(1)), ally(FED, authority(4))),
    "blob-bot": card(primary(combat(5)), ally(BLOB, trade(2)), ally(CULT, scraps(1))),
    "coalition-messenger": card(primary(trade(2)), ally(FED, CULT, onto_deck(most=5))),
    "embassy-base": card(primary(draw(2), discard(1))),
    "exchange-point": card(primary(combat(2)), ally(BLOB, CULT, scraps(1, HAND_ZONE, DISCARD_ZONE, ROW))),
    "lookout-post": card(primary(draw(1))),
    "trade-star": card(primary(trade(2)), scrap(combat(2))),
    "union-stronghold": card(primary(combat(3)), ally(BLOB, scrap_row(1)), ally(EMPIRE, opponent_discards(1))),
    # united-command
    "alliance-frigate": card(primary(combat(4)), ally(EMPIRE, combat(3)), ally(FED, authority(5))),
    "alliance-landing": card(primary(trade(2)), ally(EMPIRE, FED, combat(2))),
    "assault-pod": card(primary(combat(3)), ally(BLOB, EMPIRE, draw(1))),
    "coalition-fortress": card(primary(trade(2)), ally(CULT, FED, choose([combat(2)], [authority(3)]))),
    "coalition-freighter": card(primary(trade(3)), ally(FED, next_to_top("ship")), ally(CULT, scraps(1))),
    "union-cluster": card(primary(combat(4)), ally(BLOB, EMPIRE, draw(1))),
    "unity-fighter": card(primary(combat(3), scrap_row(1, optional=True)), scrap(scraps(1, optional=True))),
    "unity-station": card(primary(scraps(1), scrap_row(1, optional=True)), ally(BLOB, CULT, combat(4))),
    # united-heroes
    "ceo-shaner": card(primary(as_ally(FED), take("ship_or_base", most=3, to="top_of_deck", optional=True)), scrap(as_ally(FED), draw(1))),
    "chairman-haygan": card(primary(as_ally(FED), authority(4)), scrap(as_ally(FED), authority(4))),
    "chancellor-hartman": card(primary(as_ally(CULT), scraps(1, optional=True)), scrap(as_ally(CULT), scraps(1, optional=True))),
    "commander-klik": card(
        primary(as_ally(EMPIRE), discard(1, optional=True), if_done(draw(1))),
        scrap(as_ally(EMPIRE), discard(1, optional=True), if_done(draw(1))),
    ),
    "commodore-zhang": card(primary(as_ally(EMPIRE), combat(4), opponent_discards(1)), scrap(as_ally(EMPIRE), draw(1))),
    "confessor-morris": card(primary(as_ally(CULT), scraps(2, optional=True)), scrap(as_ally(CULT), draw(1))),
    "hive-lord": card(primary(as_ally(BLOB), combat(5), scrap_row(None, optional=True)), scrap(as_ally(BLOB), draw(1))),
    "screecher": card(
        primary(as_ally(BLOB), combat(2), scrap_row(1, optional=True)), scrap(as_ally(BLOB), combat(2), scrap_row(1, optional=True))
    ),
}
