"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.draws.destinies import raise_drains
from games.star_wars_ccg.abilities.operations.fate import put_in_pile
from games.star_wars_ccg.abilities.operations.moving import moves_cost_less
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.limits import fully_generated, generates_less
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import go, lose_force, take
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.operations.weapons import raise_each_destiny
from games.star_wars_ccg.abilities.ops import HERE, action, automatic, cannot, card, constant, drain, gains, lets, loses, printed, transit
from games.star_wars_ccg.abilities.parts import it_is, target, there_is, there_is_no, use, you_control
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship, site
from games.star_wars_ccg.abilities.products.endor.locations import closed_to
from games.star_wars_ccg.abilities.products.phrases.palace import brings

FRIENDS: Final = ["Chewie", "Finn", "Han"]
BOTTOM: Final = cards(whose="own", zone="reserve", state="bottommost")
OUTSIDE: Final = location("site", state="battleground", of="not_target")
KYLO: Final = own_character(named="Kylo", state=["standing", "movable"])

HERO: Final = character(named="Luke", where="here")
PROPHECY: Final = cards("effect", named="Prophecy Of The Force", where="here")

# What no superlaser blows away.
STATIONS: Final = ["Death Star", "Death Star II"]

ABILITIES: Final[Mapping[str, Declared]] = {
    "208_51": card(
        constant(fully_generated(location(system="Starkiller Base")), half="dark"),
        brings(location(own_system="Starkiller Base", state="battleground"), half="dark"),
    ),
    "208_23": card(
        *closed_to(cards("vehicle"), ship()),
        constant(cannot("be_relocated", who=PROPHECY), half="light", conditions=[there_is(HERO), there_is(PROPHECY)]),
        constant(drain_less(1, whose="own"), half="dark"),
        constant(
            generates_less(1),
            half="dark",
            conditions=[there_is(HERO), there_is(cards("effect", whose="opponent", expansion="set-8", where="here"))],
        ),
    ),
    "208_24": card(
        brings(character("rebel", mark="leader"), at=location(where="here"), half="light", once_a="game"),
        constant(shelters("Set For Stun", enemy_character(where="here")), half="dark"),
    ),
    "208_49": card(
        action(
            take(BOTTOM),
            put_in_pile("reserve", under=True),
            half="dark",
            once_a="game",
            conditions=there_is(BOTTOM),
            targets=target(cards("interrupt", whose="own", zone="held")),
        ),
        constant(cancels_each(cards(named="Ice Storm", at=site("Hoth"))), half="dark"),
    ),
    "208_52": card(
        printed(transit(1), half="dark"),
        constant(
            moves_cost_less("transit_from", 1, cards(whose="own")),
            half="dark",
            conditions=there_is(character("first-order", state="present")),
        ),
        printed(transit(3), half="light"),
    ),
    "208_53": card(
        constant(gains("power", 2, character(named="Kylo", state="sabered", where="here")), half="dark"),
        constant(gains("power", 2, character(named="Rey", state="sabered", where="here")), half="light"),
    ),
    "208_54": card(
        action(
            go(to="target_2"),
            half="dark",
            when="move",
            costs=use(2),
            targets=[target({**KYLO, "where": "here"}), target(location("site", state="battleground"))],
        ),
        action(go(to=HERE), half="dark", when="move", costs=use(2), targets=target({**KYLO, "at": location("site", state="battleground")})),
        constant(
            raise_drains(2, whose="opponent"),
            half="light",
            conditions=[
                there_is(character(named="Kylo", where="here")),
                there_is(cards("objective", titled="And Now You'll Give It To Me", state="back_up")),
            ],
        ),
    ),
    "208_55": card(
        constant(drain(1), half="dark", conditions=[you_control(), there_is(own_character("first-order", mark="leader", where="here"))]),
        constant(
            loses("cost", 1, character(named=FRIENDS, zone="hand", where="here")),
            gains("power", 1, character(named=FRIENDS, where="here")),
            half="light",
        ),
    ),
    "208_50": card(
        constant(raise_each_destiny(1, cards("weapon", named="Superlaser", whose="own")), half="dark", conditions=you_control()),
        constant(
            drain_less(1, whose="own"),
            half="light",
            conditions=there_is_no(character(named=["Baze", "Bodhi Rook", "Chirrut Imwe", "Saw Gerrera"], where="here")),
        ),
    ),
    "208_48": card(
        constant(
            lets("come_free", who=own_character(named="Krennic", zone="hand", where="here")),
            fully_generated(location(system="Death Star")),
            half="dark",
        ),
        automatic(lose_force(3), half="light", at="blown_away", conditions=it_is(location("system", not_named=STATIONS))),
    ),
}
