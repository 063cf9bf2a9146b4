"""Abilities of the cards in the promotional packs."""

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
    ally,
    as_ally,
    authority,
    card,
    choose,
    choose_faction,
    combat,
    destroy,
    discard,
    discard_then_draw,
    docks,
    double_ally,
    draw,
    draw_per_scrapped,
    each_player,
    from_discard,
    from_opponent,
    if_base_played,
    if_opponent_has_bases,
    look_at_top,
    next_to_hand,
    next_to_top,
    onto_deck,
    opponent_discards,
    other_player,
    primary,
    reshuffle,
    return_base,
    scrap,
    scrap_row,
    scrap_this,
    scraps,
    set_aside,
    take,
    take_explorer,
    trade,
    whenever_trimmed,
    with_bases,
)

ABILITIES: Final[dict[str, Declared]] = {
    # promos-mech-cruiser-storage-box
    "merc-battlecruiser": card(primary(combat(6), draw(1), choose_faction())),
    # promos-dice-tower-2016
    "security-craft": card(primary(combat(4), authority(3)), ally(FED, trade(3))),
    # promos-battlecruiser-storage-box
    "mercenary-garrison": card(
        ally(EMPIRE, combat(2)), ally(CULT, scraps(1)), ally(FED, authority(3)), ally(BLOB, scrap_row(2, optional=True))
    ),
    # 1st-kickstarter-promo-pack
    "battle-barge": card(primary(combat(5), opponent_discards(1), with_bases(2, combat(3), return_base(optional=True)))),
    "battle-screecher": card(primary(combat(5), scrap_row(5, optional=True)), ally(BLOB, trade(2))),
    "breeding-site": card(primary(if_base_played(combat(5)))),
    "fortress-oblivion": card(primary(if_base_played(scraps(1, optional=True)))),
    "megahauler": card(primary(authority(5), take("ship", to="top_of_deck", optional=True)), ally(FED, draw(1))),
    "starbase-omega": card(primary(if_base_played(draw(1)))),
    "starmarket": card(primary(if_base_played(choose([authority(5)], [trade(3)])))),
    "the-ark": card(primary(combat(5), scraps(2, optional=True), draw_per_scrapped()), scrap(destroy())),
    # year-2-promo-pack
    "bounty-hunter": card(primary(combat(7)), ally(FED, authority(5))),
    "cargo-mech": card(primary(trade(4), scraps(1, optional=True)), ally(CULT, destroy())),
    "federal-transport": card(primary(trade(1), authority(5)), ally(FED, trade(2))),
    "imperial-smuggler": card(primary(combat(3), draw(1), discard(1)), scrap(trade(2))),
    "knightstar": card(primary(combat(6), if_opponent_has_bases(1, combat(3))), ally(EMPIRE, draw(1))),
    "probe-bot": card(primary(trade(1), scraps(1, optional=True)), ally(CULT, draw(1)), scrap(combat(3))),
    "stellar-ray": card(primary(trade(3), draw(1)), scrap(combat(6))),
    "war-kite": card(primary(combat(5)), scrap(destroy())),
    # frontiers-kickstarter-promo-pack
    "assimilator": card(primary(choose([trade(5)], [combat(8)]), scraps(1, optional=True)), ally(CULT, scrap_this(), from_opponent())),
    "assur-4": card(primary(authority(5)), ally(FED, trade(2)), double_ally(FED, draw(1))),
    "blockade-runner": card(primary(discard_then_draw(2)), ally(EMPIRE, scrap_this(), draw(1), opponent_discards(1))),
    "cargo-rocket": card(primary(authority(3), combat(2), trade(1)), ally(FED, scrap_this(), next_to_top("ship"))),
    "converter": card(primary(whenever_trimmed(combat(2))), ally(CULT, scraps(1, HAND_ZONE)), double_ally(CULT, scraps(1, DISCARD_ZONE))),
    "demolisher": card(primary(combat(6), draw(1)), ally(EMPIRE, scrap_this(), draw(2), opponent_discards(2))),
    "freight-raft": card(primary(trade(2), authority(4)), primary(docks(FED))),
    "imperial-defender": card(primary(combat(1), draw(1)), primary(docks(EMPIRE))),
    "midgate-station": card(
        primary(discard(None, optional=True), choose([trade(1), trade(1, "counted")], [combat(1), combat(1, "counted")])),
        ally(EMPIRE, opponent_discards(1)),
        double_ally(EMPIRE, draw(1)),
    ),
    "plague-pod": card(primary(trade(2)), ally(BLOB, scrap_this(), combat(6))),
    "recycle-bot": card(primary(trade(1), scraps(1, HAND_ZONE, optional=True)), ally(CULT, scrap_this(), scraps(1))),
    "sentinel": card(primary(combat(5)), primary(docks(BLOB))),
    "spawning-wurm": card(primary(combat(8), destroy(optional=True)), ally(BLOB, scrap_this(), combat(8))),
    "swarming-point": card(primary(combat(3)), ally(BLOB, combat(3)), double_ally(BLOB, combat(3))),
    "temple-guardian": card(primary(choose([trade(2)], [combat(4)])), primary(docks(CULT))),
    "the-colossus": card(primary(combat(10), choose_faction(), draw(1, "same_faction"))),
    "trade-envoy": card(primary(trade(3), authority(5), draw(1)), ally(FED, scrap_this(), next_to_hand("ship_or_base"))),
    "mobilization": card(primary(each_player(look_at_top(4, discards=None)))),
    "patience-rewarded": card(primary(each_player(set_aside()))),
    "powerful-backing": card(
        primary(trade(1), as_ally(CULT, n=2), as_ally(EMPIRE, n=2), as_ally(FED, n=2), as_ally(BLOB, n=2), other_player(authority(5)))
    ),
    "recon-mission": card(primary(each_player(take_explorer(to="hand", optional=True)))),
    "superflare": card(primary(each_player(reshuffle(), draw(1)))),
    "supply-run": card(primary(each_player(choose([take_explorer(to="top_of_deck", optional=True)], [onto_deck(optional=True)])))),
    "tactical-maneuver": card(primary(choose([trade(2)], [combat(4)]), other_player(choose([authority(6)], [draw(1)])))),
    "wormhole": card(primary(each_player(choose([from_discard(optional=True)], [draw(1)])))),
}
