"""Abilities of the cards in the Crisis packs."""

from __future__ import annotations

from typing import Final

from games.abilities.vocabulary import Declared
from games.star_realms.abilities.ops import (
    BLOB,
    CULT,
    EMPIRE,
    FED,
    HAND_ZONE,
    ally,
    as_ally,
    authority,
    card,
    choose,
    combat,
    destroy_own,
    discard,
    draw,
    each_player,
    hand_onto_deck,
    if_done,
    if_opponent_has_bases,
    lose_authority,
    next_to_play,
    next_to_top,
    opponent_discards,
    other_player,
    primary,
    return_base,
    scrap,
    scrap_row,
    scraps,
    take,
    trade,
    with_bases,
)

ABILITIES: Final[dict[str, Declared]] = {
    # crisis-bases-battleships
    "construction-hauler": card(primary(authority(3), trade(2), draw(1)), ally(FED, next_to_play("base"))),
    "defense-bot": card(primary(combat(1), scraps(1, optional=True), with_bases(2, combat(8)))),
    "fighter-base": card(ally(EMPIRE, opponent_discards(1))),
    "imperial-trader": card(primary(trade(3), draw(1)), ally(EMPIRE, combat(4))),
    "mega-mech": card(primary(combat(6), return_base(optional=True)), ally(EMPIRE, draw(1))),
    "obliterator": card(primary(combat(7), if_opponent_has_bases(2, combat(6))), ally(BLOB, draw(1))),
    "trade-raft": card(primary(trade(1)), ally(FED, draw(1)), scrap(trade(1))),
    "trade-wheel": card(primary(trade(1)), ally(BLOB, combat(2))),
    # crisis-events
    "black-hole": card(primary(each_player(discard(2, optional=True), lose_authority(4, "missing")))),
    "bombardment": card(primary(each_player(choose([destroy_own()], [lose_authority(6)])))),
    "comet": card(primary(each_player(scraps(2, optional=True)))),
    "galactic-summit": card(primary(each_player(authority(7)))),
    "quasar": card(primary(each_player(draw(2)))),
    "supernova": card(primary(each_player(lose_authority(5)), scrap_row(5))),
    "trade-mission": card(primary(trade(4), next_to_top("ship", optional=True), other_player(draw(2)))),
    "warp-jump": card(primary(each_player(draw(3), hand_onto_deck(2)))),
    # crisis-fleets-and-fortresses
    "border-fort": card(primary(choose([trade(1)], [combat(2)])), ally(CULT, scraps(1))),
    "capitol-world": card(primary(authority(6), draw(1))),
    "cargo-launch": card(primary(draw(1)), scrap(trade(1))),
    "customs-frigate": card(primary(take("ship", most=4, to="top_of_deck", optional=True)), ally(FED, combat(4)), scrap(draw(1))),
    "death-world": card(primary(combat(4), scraps(1, optional=True, factions=(FED, EMPIRE, CULT)), if_done(draw(1)))),
    "patrol-bot": card(primary(choose([trade(2)], [combat(4)])), ally(CULT, scraps(1))),
    "spike-pod": card(primary(combat(3), scrap_row(2, optional=True)), scrap(combat(2))),
    "star-fortress": card(primary(combat(3), draw(1), discard(1)), ally(EMPIRE, draw(1), discard(1))),
    # crisis-heroes
    "admiral-rasmusson": card(scrap(as_ally(EMPIRE), draw(1))),
    "blob-overlord": card(scrap(combat(4), as_ally(BLOB))),
    "ceo-torres": card(scrap(authority(7), as_ally(FED))),
    "cunning-captain": card(scrap(as_ally(EMPIRE), opponent_discards(1))),
    "high-priest-lyle": card(scrap(as_ally(CULT), scraps(1, optional=True))),
    "ram-pilot": card(scrap(combat(2), as_ally(BLOB))),
    "special-ops-director": card(scrap(authority(4), as_ally(FED))),
    "war-elder": card(scrap(as_ally(CULT), scraps(1, HAND_ZONE, optional=True))),
}
