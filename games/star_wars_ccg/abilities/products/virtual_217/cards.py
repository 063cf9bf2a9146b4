"""Cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import no_drain
from games.star_wars_ccg.abilities.operations.fetching import carries_also
from games.star_wars_ccg.abilities.operations.steps import choose
from games.star_wars_ccg.abilities.ops import action, card, constant, drain, gains, immune, lets, printed
from games.star_wars_ccg.abilities.parts import there_are, there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, search

IMPERIAL_GROUNDS: Final = location(state=["battleground", "controlled"], hosting=own_character("imperial", ability_least=1))
REY: Final = character(named="Rey", state="alone", where="here")

ABILITIES: Final[Mapping[str, Declared]] = {
    "217_9": card(
        constant(drain(1), half="dark", conditions=there_are(3, IMPERIAL_GROUNDS)),
        constant(
            gains("cost", 1, own_ship(zone="hand", where="here")),
            half="light",
            conditions=there_is(character(named="Tarkin", where="here")),
        ),
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
    "217_40": card(
        flies(2),
        printed(carries_also(cards("weapon", named="Anakin's Lightsaber"))),
        constant(gains("power", 1), lets("move_free"), conditions=there_is(character(named=["Luke", "Talon Karrde"]))),
        constant(immune(4)),
    ),
}
