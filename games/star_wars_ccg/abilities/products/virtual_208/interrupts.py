"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.counted import keep_lowest, opponent_drew
from games.star_wars_ccg.abilities.operations.moving import move_now, send
from games.star_wars_ccg.abilities.operations.objectives import ends_in, starting, starts_with
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.steps import cancel_battle, if_, lose, lose_force, raise_, retrieve_top
from games.star_wars_ccg.abilities.operations.weapons import forbid
from games.star_wars_ccg.abilities.ops import card, lost, used
from games.star_wars_ccg.abilities.parts import (
    opponents_turn,
    target,
    there_are,
    there_are_most,
    there_is,
    there_is_no,
    there_is_one_of,
    use,
)
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.palace import one_of
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import cancels_named
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

K2SO: Final = own_character(named="K-2SO (Kay-Tuesso)")
HUNTERS: Final = [
    character(named=["4-LOM", "Danz Borin", "Dengar"]),
    character(named="Boba Fett", not_icon="maintenance"),
]
HUNTER: Final = own_character(mark="bounty hunter")
LASTING: Final = cards("effect", in_area=True, withstanding="Alter")
# The walkers of the opponent, locations of the planets where Rebels had bases, and who stands against the walkers.
WALKERS: Final = cards("vehicle", mark=["at-at", "at-st"], whose="opponent")
BASES: Final = location(system=["Hoth", "Yavin 4"], state="controlled")
UNDER_WALKERS: Final = (
    own_character("rebel", at=location("site", hosting=WALKERS)),
    cards("vehicle", mark="t-47 snowspeeder", whose="own", at=location("site", hosting=WALKERS)),
)

ABILITIES: Final[Mapping[str, Declared]] = {
    "208_19": card(
        used(*one_of(cards("character", mark="security droid"))),
        used(
            lose_force(1, whose="opponent"),
            when="control",
            conditions=there_is(location("site", whose="opponent", state="controlled", hosting=K2SO)),
        ),
        used(
            lose(),
            cancel_battle(),
            when="battle_begins",
            targets=target(own_character(named="K-2SO (Kay-Tuesso)", state="in_battle", meeting=own_character(skill="spy"))),
        ),
        *cancels_named(used, ["Nevar Yalnal"]),
    ),
    "208_43": card(
        *(used(*one_of(each)) for each in HUNTERS),
        *(
            lost(move_now(again=True), when="move", targets=target(each))
            for each in (HUNTER, own_ship(mark="independent (starship)", holding=own_character(mark="bounty hunter", state="piloting")))
        ),
        *(
            lost(send(), when=when, conditions=opponents_turn(), targets=target(own_character(mark="bounty hunter", state="reactive")))
            for when in ("battle_begins", "drain")
        ),
    ),
    "208_45": card(
        used(*one_of(cards("location", named="Cloud City: Downtown Plaza"), cards("location", mark="prison"))),
        lost(*one_of(cards("effect", mark="bounty", unique=True))),
        lost(lower("power", "forfeit", 1, until="turn"), targets=target(character("alien", not_named="Chewie"))),
        lost(lower("power", "forfeit", 3, until="turn"), targets=target(character("alien", named="Chewie"))),
    ),
    "208_46": card(
        used(*one_of(ship(icon="first-order", titled="Shuttle")), costs=use(1)),
        starting(
            starts_with(1, location(named="Jakku: Landing Site")),
            starts_with(1, cards("effect", named="Bow To The First Order")),
            starts_with(1, LASTING),
            ends_in("held"),
        ),
    ),
    "208_22": card(
        *cancels_named(used, ["Too Cold For Speeders"]),
        used(
            if_(there_are(3, BASES), retrieve_top(3)),
            if_(there_are(2, BASES), there_are_most(2, BASES), retrieve_top(2)),
            if_(there_are(1, BASES), there_are_most(1, BASES), retrieve_top(1)),
            conditions=[there_is(BASES), there_is_no({**WALKERS, "at": location("site", state="battleground")})],
        ),
        used(*(raise_("power", 2, who, until="turn") for who in UNDER_WALKERS), conditions=there_is_one_of(*UNDER_WALKERS)),
    ),
    "208_20": card(
        used(forbid("use_text", until="turn"), targets=target(character(named=["Jodo Kast", "Boba Fett", "Jango Fett"]))),
        used(*one_of(cards("character", named="Sabine"), cards(named="Under Attack"), cards("weapon", mark=list(BLASTERS)))),
        used(keep_lowest(2), when="destinies", conditions=opponent_drew(3)),
    ),
}
