"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import trade
from games.star_wars_ccg.abilities.operations.moving import moves_cost
from games.star_wars_ccg.abilities.operations.objectives import starts_for
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import go
from games.star_wars_ccg.abilities.ops import HERE, action, cannot, card, constant, drain, gains, immune, loses, printed, transit
from games.star_wars_ccg.abilities.parts import target, there_is, there_is_no, use, you_control
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import wins_back
from games.star_wars_ccg.abilities.products.phrases.palace import brings

TROOPERS: Final = own_character("imperial", mark=["trooper", "stormtrooper"], where="here")
COMBAT: Final = cards("vehicle", kind="combat", whose="own", where="here")
ROGUE_ONE: Final = ship(named="Rogue One", holding=character("rebel", state="piloting"), where="here")
STARDUST: Final = cards(named="Stardust")
VADER: Final = own_character(named="Vader", state=["standing", "movable"])

ABILITIES: Final[Mapping[str, Declared]] = {
    "209_23": card(
        constant(immune(None, ROGUE_ONE), half="light"),
        constant(
            drain_less(1, whose="own"),
            half="dark",
            conditions=[
                there_is_no(own_ship(mark="star destroyer", where="here")),
                there_is_no(own_character("imperial", at=location(where="related"))),
            ],
        ),
    ),
    "209_24": card(
        constant(
            gains("power", 1, COMBAT),
            gains("power", 1, own_character(mark="scout", where="here")),
            gains("power", 1, own_character(skill="spy", not_mark="scout", where="here")),
            drain(1),
            half="light",
        ),
        constant(gains("forfeit", 1, COMBAT), gains("forfeit", 1, TROOPERS), half="dark"),
    ),
    "209_25": card(
        constant(
            cannot("move", who=cards(named="Stardust", where="here")),
            cannot("move", who=character(holding=STARDUST, where="here")),
            half="light",
            conditions=there_is(location(state="enemy_occupied", where="here")),
        ),
        constant(
            cannot("be_immune", who=cards(where="here")),
            cannot("use_text", who=character(named="Ephant Mon", where="here")),
            half="dark",
        ),
    ),
    "209_49": card(
        constant(loses("cost", 1, character(named=["Baze", "Chirrut Imwe", "Saw Gerrera"], zone="hand", where="here")), half="light"),
        printed(starts_for("Set Your Course For Alderaan / The Ultimate Power In The Universe", "Alderaan"), half="dark"),
    ),
    "209_26": card(
        constant(moves_cost("transit_from", "transit_to", 1, cards(whose="own")), half="light"),
        constant(
            moves_cost("transit_from", "transit_to", 3, cards(whose="own")), half="light", conditions=there_is(cards(named="Shield Gate"))
        ),
        printed(transit(2), half="dark"),
        constant(gains("cost", 1, cards("vehicle", kind="combat", whose="own", zone="hand", where="here")), half="dark"),
    ),
    "209_50": card(
        brings(character(named="Vader"), at=location(where="here"), half="dark", once_a="game"),
        action(
            go(to="target_2"),
            half="dark",
            when="move",
            costs=use(1),
            targets=[target({**VADER, "where": "here"}), target(location("site", state="battleground"))],
        ),
        action(
            go(to=HERE), half="dark", when="move", costs=use(1), targets=target({**VADER, "at": location("site", state="battleground")})
        ),
    ),
    "209_51": card(
        action(
            trade(1, cards("character", kind="alien"), cards("character", mark="black sun agent", not_mark="spy")),
            half="dark",
            once_a="game",
            conditions=there_is(own_character(mark="black sun agent", not_mark="spy", zone="lost")),
        ),
        wins_back(cards("character", mark="corellian"), half="light", once_a="game", conditions=[you_control()]),
    ),
}
