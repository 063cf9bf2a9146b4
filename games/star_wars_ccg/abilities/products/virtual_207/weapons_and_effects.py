"""Weapons, devices and Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.rules.guards import loses_nothing_to
from games.star_wars_ccg.abilities.operations.steps import choose, lose, restore_it, take
from games.star_wars_ccg.abilities.operations.texts.changed import cancels_each
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    cannot,
    card,
    constant,
    deploys_beside,
    deploys_on,
    generation,
    immune_to,
    printed,
)
from games.star_wars_ccg.abilities.parts import it_is, there_is_no
from games.star_wars_ccg.abilities.pieces import cards, location, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

KYLOS: Final = ["Kylo Ren", "Kylo Ren With Lightsaber", "Kylo, Master Of The Knights Of Ren", "Kylo Ren's Lightsaber"]
KYLO: Final = cards(named=["Kylo", "Kylo Ren's Lightsaber"])
HOME_SYSTEMS: Final = location("system", named=["Dantooine", "Mon Calamari", "Yavin 4"], whose="own", zone="reserve")
PROFUNDITY: Final = cards("starship", named="Profundity", whose="own", zone="reserve")
OTHER_GROUND: Final = location("site", state=["battleground", "enemy_occupied"])

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "207_11": card(
            printed(deploys_beside(0), immune_to("Alter")),
            constant(generation(1, per=location(mark="docking bay", state="occupied"))),
            action(choose(search(HOME_SYSTEMS), search(PROFUNDITY)), once_a="game"),
            constant(cancels_each(cards(named="Staging Areas"))),
        ),
        "207_26": card(
            printed(deploys_on(0, location()), immune_to("Alter")),
            constant(generation(1)),
            action(restore_it(), when="hit", once_a="game", conditions=it_is(ship())),
            constant(cannot("use_text", who=cards(named="Corellian Engineering Corporation")), conditions=there_is_no(OTHER_GROUND)),
        ),
        "207_27": card(
            printed(deploys_beside(0), immune_to("Alter")),
            constant(cancels_each(cards(named="The Phantom Menace")), loses_nothing_to(KYLOS)),
            action(lose(THIS), take(cards(of="it", zone="lost")), when="lost", once_a="event", conditions=it_is({**KYLO, "whose": "own"})),
        ),
    }
)
