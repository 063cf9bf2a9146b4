"""Abilities of the cards in the command decks."""

from __future__ import annotations

from typing import Final

from games.abilities.vocabulary import Declared
from games.star_realms.abilities.ops import (
    ALL,
    BLOB,
    CULT,
    EMPIRE,
    FED,
    ally,
    as_ally,
    at_first_authority,
    authority,
    authority_instead,
    card,
    choose,
    combat,
    destroy,
    discard,
    double_ally,
    draw,
    each_player,
    flips,
    from_discard,
    if_done,
    if_trimmed,
    is_of,
    may,
    next_cheaper,
    next_into_deck,
    next_to_play,
    next_to_top,
    not_listed,
    onto_deck,
    opponent_discards,
    primary,
    scrap,
    scrap_row,
    scrapped_if_leaving,
    scraps,
    take,
    trade,
    ward,
    whenever_scrap_ability,
)

# Code of a gambit -> abilities of its other side.
BACKS: Final[dict[str, Declared]] = {
    "valkens-enterprise": card(primary(choose([combat(2)], [authority(2)])), primary(scrapped_if_leaving())),
}

ABILITIES: Final[dict[str, Declared]] = {
    # command-deck-the-alignment
    "mech-battleship": card(
        primary(scraps(2, optional=True), draw(1, "counted"), discard(1, per="counted")), ally(EMPIRE, CULT, combat(6))
    ),
    "imperial-talon": card(primary(combat(2)), ally(EMPIRE, combat(2))),
    "imperial-viper": card(primary(combat(1)), ally(EMPIRE, discard(1, optional=True), if_done(draw(1)))),
    "ranger": card(primary(choose([trade(1)], [combat(2)]))),
    "salvage-drone": card(primary(choose([trade(1)], [scraps(1)]))),
    "scout-bot": card(primary(trade(1)), ally(CULT, onto_deck(most=2))),
    "stellar-falcon": card(primary(combat(2)), ally(EMPIRE, opponent_discards(1))),
    "welder-drone": card(primary(choose([trade(2)], [combat(2)]))),
    "les-foray": card(scrap(as_ally(EMPIRE), as_ally(CULT), scraps(1, optional=True), if_done(draw(1)))),
    "alignment-ingenuity": card(primary(whenever_scrap_ability(may(draw(1), discard(1))))),
    # command-deck-the-alliance
    "super-freighter": card(primary(trade(4), draw(2)), ally(EMPIRE, FED, draw(1))),
    "cargo-boat": card(primary(trade(2)), ally(FED, authority(2))),
    "diplomatic-shuttle": card(primary(choose([trade(1)], [authority(5)]))),
    "federation-scout": card(primary(trade(1)), ally(FED, next_cheaper(1, FED))),
    "tribute-transport": card(primary(choose([trade(2)], [draw(1), discard(1)]))),
    "nandis-onslaught": card(scrap(as_ally(EMPIRE), as_ally(FED), draw(2), each_player(discard(1)))),
    "alliance-procurement": card(primary(choose([trade(2)], [next_to_top("ship_or_base")]))),
    # command-deck-the-coalition
    "mech-command-ship": card(primary(scraps(2, optional=True), authority(3, "counted")), ally(FED, CULT, draw(1), destroy(optional=True))),
    "frontier-tug": card(primary(trade(2)), ally(FED, next_into_deck("base"))),
    "laser-drone": card(primary(combat(2)), ally(CULT, combat(1)), double_ally(CULT, combat(2))),
    "viper-bot": card(primary(combat(2)), ally(CULT, if_trimmed(combat(3)))),
    "valkens-enterprise": card(scrap(flips())),
    "coalition-efficiency": card(primary(authority_instead(5))),
    # command-deck-the-pact
    "super-carrier": card(primary(take("ship", to="hand", optional=True)), ally(BLOB, FED, draw(1))),
    "cluster-scout": card(primary(trade(1)), ally(BLOB, combat(1), scrap_row(1, optional=True))),
    "escort-viper": card(primary(combat(1)), ally(FED, trade(1))),
    "ripper": card(primary(combat(3))),
    "swarmling": card(primary(combat(2)), ally(BLOB, combat(1), scrap_row(1, optional=True))),
    "newburgs-game": card(scrap(combat(3), authority(4), as_ally(BLOB), as_ally(FED), draw(1))),
    "pact-dominion": card(primary(at_first_authority(combat(3)))),
    # command-deck-the-union
    "meganaut": card(primary(combat(7), draw(1)), ally(BLOB, EMPIRE, draw(1)), scrap(combat(6))),
    "cluster-viper": card(primary(combat(2)), ally(BLOB, combat(1))),
    "imperial-scout": card(primary(trade(1)), ally(EMPIRE, combat(2))),
    "protopod": card(primary(trade(2)), ally(BLOB, combat(1))),
    "mccreadys-maneuver": card(scrap(combat(5), as_ally(BLOB), as_ally(EMPIRE), draw(1))),
    "union-blitz": card(ally(BLOB, combat(1)), ally(EMPIRE, combat(1))),
    # command-deck-the-unity
    "mech-wurm": card(primary(scraps(2, optional=True), combat(4, "counted")), ally(BLOB, CULT, draw(1))),
    "walshs-stratagem": card(scrap(trade(2), as_ally(CULT), as_ally(BLOB), next_to_play("base"))),
    "unity-warcraft": card(primary(ward(1))),
    # command-deck-lost-fleet
    "lost-dreadnaught": card(primary(combat(7), draw(2), is_of(*ALL))),
    "assault-shard": card(primary(combat(1)), primary(not_listed())),
    "command-shard": card(primary(trade(1), not_listed())),
    "recon-shard": card(primary(trade(1)), primary(not_listed())),
    "salvage-shard": card(primary(trade(1)), primary(not_listed())),
    "transport-shard": card(primary(trade(1)), primary(not_listed())),
    "splinter-tech": card(primary(not_listed())),
    "jochums-grand-design": card(scrap(as_ally(EMPIRE), as_ally(FED), as_ally(CULT), as_ally(BLOB), from_discard())),
}
