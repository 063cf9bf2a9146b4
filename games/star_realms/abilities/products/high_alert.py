"""Abilities of the cards in High Alert."""

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
    as_chosen_ally,
    authority,
    card,
    cheaper_for_each,
    choose,
    combat,
    discard,
    double_ally,
    draw,
    look_at_top,
    next_to_hand,
    next_to_top,
    not_listed,
    onto_deck,
    opponent_discards,
    pay_trade,
    primary,
    return_base,
    scrap,
    scrap_row,
    scraps,
    take,
    trade,
)

ABILITIES: Final[dict[str, Declared]] = {
    # high-alert-heroes
    "administrator-tung": card(primary(as_ally(CULT, EMPIRE)), scrap(as_ally(CULT, EMPIRE))),
    "bio-captain-kalle": card(
        primary(as_ally(BLOB, EMPIRE)), scrap(as_ally(BLOB, EMPIRE), choose([combat(2), opponent_discards(1)], [combat(3), scrap_row(1)]))
    ),
    "bio-warrior-storm": card(primary(as_ally(BLOB, EMPIRE)), scrap(as_ally(BLOB, EMPIRE))),
    "biodroid-otto": card(primary(as_ally(BLOB, CULT)), scrap(as_ally(BLOB, CULT), choose([combat(3), scrap_row(1)], [scraps(1)]))),
    "bioform-freeman": card(primary(as_ally(BLOB, CULT)), scrap(as_ally(BLOB, CULT))),
    "data-priest-kaufman": card(primary(as_ally(CULT, FED)), scrap(as_ally(CULT, FED))),
    "doctor-clark": card(primary(as_ally(EMPIRE, FED)), scrap(as_ally(EMPIRE, FED))),
    "high-admiral-shaner": card(
        primary(as_ally(EMPIRE, FED)), scrap(as_ally(EMPIRE, FED), choose([combat(2), opponent_discards(1)], [authority(6)]))
    ),
    "pact-manager-scott": card(primary(as_ally(BLOB, FED)), scrap(as_ally(BLOB, FED), choose([combat(3), scrap_row(1)], [authority(6)]))),
    "pact-searcher-sheldon": card(primary(as_ally(BLOB, FED)), scrap(as_ally(BLOB, FED))),
    "strategist-thompson": card(primary(as_ally(CULT, FED)), scrap(as_ally(CULT, FED), choose([scraps(1)], [authority(6)]))),
    "templar-brehmer": card(
        primary(as_ally(CULT, EMPIRE)), scrap(as_ally(CULT, EMPIRE), choose([combat(2), opponent_discards(1)], [scraps(1)]))
    ),
    # high-alert-invasion
    "alpha-max": card(primary(combat(5), draw(1)), ally(BLOB, draw(1)), double_ally(BLOB, draw(1))),
    "arsenal": card(primary(combat(2), draw(1), discard(1))),
    "cargo-raptor": card(primary(trade(3)), ally(EMPIRE, combat(2)), double_ally(EMPIRE, opponent_discards(1))),
    "fusion-bot": card(primary(combat(5)), ally(CULT, scraps(1)), double_ally(CULT, draw(1))),
    "mech-fortress": card(primary(draw(1), scraps(1, optional=True)), ally(CULT, combat(5))),
    "naval-yard": card(primary(choose([trade(3)], [authority(4)]))),
    "swarm-cell": card(primary(combat(2)), ally(BLOB, combat(2))),
    "voyager": card(primary(trade(2)), ally(FED, combat(2)), double_ally(FED, authority(4))),
    # high-alert-requisition
    "corsair": card(primary(trade(3)), primary(cheaper_for_each(FED)), ally(FED, combat(4))),
    "hellfire": card(primary(combat(5), opponent_discards(1)), primary(cheaper_for_each(EMPIRE)), ally(EMPIRE, draw(1), discard(1))),
    "lunar-landing": card(primary(authority(1, "in_play", faction=FED), draw(1, "in_play", faction=FED)), primary(cheaper_for_each(FED))),
    "operations-platform": card(primary(choose([trade(1)], [combat(1)])), primary(cheaper_for_each(CULT))),
    "swarm-colony": card(primary(discard(1)), primary(cheaper_for_each(BLOB)), ally(BLOB, combat(4))),
    "tanker-mech": card(primary(trade(4)), primary(cheaper_for_each(CULT)), ally(CULT, scraps(1)), scrap(draw(1))),
    "the-armory": card(primary(trade(3), opponent_discards(1)), primary(cheaper_for_each(EMPIRE))),
    "warrior-pod": card(primary(combat(4)), primary(cheaper_for_each(BLOB)), ally(BLOB, combat(3))),
    # high-alert-tech
    "guidance": card(primary(pay_trade(1, scrap_row(1)))),
    "laser": card(primary(pay_trade(1, combat(1)))),
    "processing": card(primary(pay_trade(2, next_to_top("card")))),
    "shield": card(primary(pay_trade(1, authority(1)))),
    "stealth": card(primary(pay_trade(2, as_chosen_ally()))),
    "stellar-link": card(primary(pay_trade(2, look_at_top(2, discards=1)))),
    "tractor-beam": card(primary(pay_trade(2, return_base()))),
    "warp": card(primary(pay_trade(2, draw(1), discard(1)))),
    # high-alert-first-strike
    "arcadia": card(primary(scraps(1, HAND_ZONE)), ally(CULT, scraps(1, DISCARD_ZONE)), double_ally(CULT, combat(6))),
    "battle-star": card(primary(combat(3)), ally(EMPIRE, combat(3)), double_ally(EMPIRE, opponent_discards(1))),
    "blob-builder": card(
        primary(trade(5), scrap_row(None, optional=True)), primary(cheaper_for_each(BLOB)), ally(BLOB, take("base", to="top_of_deck"))
    ),
    "cargo-barge": card(primary(trade(3)), primary(cheaper_for_each(EMPIRE)), ally(EMPIRE, opponent_discards(1)), scrap(draw(1))),
    "command-cruiser": card(primary(combat(8)), ally(EMPIRE, draw(1)), double_ally(EMPIRE, draw(1))),
    "fighter-pod": card(primary(combat(3)), ally(BLOB, trade(2)), double_ally(BLOB, combat(3))),
    "freight-hauler": card(primary(trade(4)), ally(FED, combat(4)), double_ally(FED, next_to_hand("card"))),
    "industrial-upgrade": card(primary(pay_trade(3, draw(1)))),
    "missile-launcher": card(primary(pay_trade(3, combat(3)))),
    "operations-center": card(primary(trade(2)), ally(FED, authority(2)), double_ally(FED, draw(1))),
    "parks-station": card(primary(trade(2)), primary(cheaper_for_each(EMPIRE)), ally(EMPIRE, combat(3))),
    "port-cutter": card(primary(trade(2), combat(2)), primary(cheaper_for_each(FED)), ally(FED, authority(3))),
    "sapphire-city-base": card(primary(combat(2), authority(2)), primary(cheaper_for_each(FED))),
    "scavenger-bot": card(primary(trade(1), scraps(1, optional=True)), ally(CULT, combat(3)), double_ally(CULT, draw(1))),
    "scrap-factory": card(primary(scraps(1)), primary(cheaper_for_each(CULT))),
    "spike-colony": card(primary(combat(4)), primary(cheaper_for_each(BLOB))),
    "trading-colony": card(primary(trade(2)), ally(BLOB, combat(4)), double_ally(BLOB, take("ship", to="top_of_deck"))),
    "war-mech": card(primary(combat(10), onto_deck("base", 2, optional=True)), primary(not_listed()), primary(cheaper_for_each(CULT))),
}
