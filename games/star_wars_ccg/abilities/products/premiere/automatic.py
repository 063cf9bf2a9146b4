"""Utinni Effects, and cards whose texts work by themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    THIS,
    aims_at,
    attrition,
    automatic,
    cannot,
    card,
    constant,
    deploys_on,
    doom,
    gains,
    loses,
    never_aboard,
    printed,
    set_to,
)
from games.star_wars_ccg.abilities.parts import higher_destiny, one_destiny_each, reached, settled, this_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.premiere.common import GROUND
from games.star_wars_ccg.abilities.steps import lose, retrieve_top, void_sum

CANTINA: Final = location("site", named="Tatooine: Cantina")
WEAPONS: Final = cards("weapon", where="here")
DROIDS: Final = character("droid", where="here")

ABILITIES: Final[Mapping[str, Declared]] = {
    "1_15": card(
        printed(never_aboard(ship("starfighter")), never_aboard(cards("vehicle", mark="enclosed"))),
        constant(gains("power", 2, PILOTED)),
        constant(set_to("landspeed", 3)),
        automatic(void_sum(), at="sums", conditions=[this_is(cards(state="in_battle")), one_destiny_each(), higher_destiny()]),
    ),
    "1_58": card(
        printed(
            deploys_on(0, location("system", named="Alderaan")),
            aims_at(character("rebel", at=location(system="Tatooine"))),
        ),
        automatic(
            retrieve_top(1, per=own_character(ability_least=3, ability_most=3)),
            retrieve_top(2, per=own_character(ability_least=4)),
            lose(THIS),
            conditions=reached(),
        ),
    ),
    "1_198": card(
        automatic(lose(WEAPONS), lose(DROIDS), at="own_control", conditions=this_is(cards(at=GROUND))),
        constant(doom(WEAPONS), doom(DROIDS), conditions=this_is(cards(at=CANTINA))),
    ),
    "1_202": card(
        printed(deploys_on(0, location("site", icon="interior"))),
        constant(cannot("be_deployed", who=character("droid", zone="hand", where="here"))),
        automatic(lose(character("droid", state="present")), at="turn_end", conditions=settled()),
    ),
    "1_223": card(
        printed(deploys_on(0, site("Tatooine")), aims_at(character("rebel"))),
        constant(loses("power", "forfeit", 1, character(of="aim", not_named="Luke"))),
        constant(loses("power", "forfeit", 3, character(of="aim", named="Luke"))),
        constant(doom(character(of="aim", forfeit_most=0))),
        constant(doom(), conditions=reached()),
    ),
    "1_229": card(
        printed(
            deploys_on(2, site("Tatooine", not_mark="docking bay")),
            aims_at(character(mark="trooper", at=location(system="Death Star"))),
        ),
        constant(attrition(1, location(system="Tatooine")), conditions=reached()),
    ),
}
