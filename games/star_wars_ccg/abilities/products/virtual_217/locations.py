"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import more_own_icons, no_drain
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import moves_cost, moves_cost_less
from games.star_wars_ccg.abilities.operations.objectives import first_turn_lasts
from games.star_wars_ccg.abilities.operations.steps import choose, shuffle
from games.star_wars_ccg.abilities.ops import action, cannot, card, constant, drain, gains, immune, left_out, printed, transit
from games.star_wars_ccg.abilities.parts import there_are, there_is, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search

IMPERIAL_GROUNDS: Final = location(state=["battleground", "controlled"], hosting=own_character("imperial", ability_least=1))
REY: Final = character(named="Rey", state="alone", where="here")
WALKER: Final = cards("vehicle", mark="at-at")
SPEEDER: Final = cards("vehicle", mark=["t-47 snowspeeder", "t-47 sandspeeder"], where="here")

ABILITIES: Final[Mapping[str, Declared]] = {
    "217_9": card(
        constant(drain(1), half="dark", conditions=there_are(3, IMPERIAL_GROUNDS)),
        constant(
            gains("cost", 1, own_ship(zone="hand", where="here")),
            half="light",
            conditions=there_is(character(named="Tarkin", where="here")),
        ),
    ),
    "217_12": card(
        constant(moves_cost_less("to", "from", 9, WALKER), half="dark"),
        constant(
            cannot("be_deployed", who={**WALKER, "zone": "hand", "where": "here"}),
            half="dark",
            conditions=[first_turn_lasts(), your_turn()],
        ),
        constant(gains("power", 1, SPEEDER), half="light"),
        constant(drain(1), half="light", conditions=there_are(2, {**SPEEDER, "whose": "own", "state": ["run"]})),
    ),
    "217_15": card(
        constant(left_out(), half="dark"),
        constant(cannot("be_shot", who=character(named="Ezra", where="here")), half="light"),
    ),
    "217_33": card(
        constant(no_drain(), no_drain(whose="own"), half="dark"),
        action(
            choose(
                search(cards("jedi-test", whose="own", zone="reserve")),
                search(location("site", own_system="Dagobah", whose="own", zone="reserve")),
            ),
            half="light",
            times=1,
        ),
    ),
    "217_39": card(
        constant(immune(None, {**REY, "whose": "own"}), half="light"),
        constant(no_drain(location(hosting=character(named="Kylo")), whose="own"), half="dark", conditions=there_is(REY)),
    ),
    "217_44": card(
        printed(transit(0), half="dark"),
        constant(moves_cost("transit_to", "transit_from", 5, cards(whose="own")), half="dark"),
        constant(more_own_icons(1), half="dark", conditions=there_is(character(named="Vader", state="present"))),
        printed(transit(0), half="light"),
    ),
    "217_47": card(
        constant(left_out(), half="dark"),
        action(
            choose(
                [deploy(character(named="Shmi Skywalker"), at=location(where="here"))],
                [deploy(character(named="C-3PO", expansion="tatooine"), at=location(where="here"))],
            ),
            shuffle("reserve"),
            half="light",
            when="deploy",
            times=1,
        ),
    ),
}
