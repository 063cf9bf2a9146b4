"""Creatures, and texts about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.creatures import cancel_attack, drags, eats_droids, ferocity, fewer_icons, habitat
from games.star_wars_ccg.abilities.operations.steps import relocate
from games.star_wars_ccg.abilities.ops import cannot, card, constant, loses, printed, used
from games.star_wars_ccg.abilities.parts import it_is, target, there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, site

DARK_WATERS: Final = site(holding=cards(named="Dark Waters"))
EATERS: Final = ["Dragonsnake", "Rancor", "Sarlacc", "Dianoga", "Wampa"]


def drain_of_force(less: int) -> Declared:
    """A creature that attacks nobody and keeps one icon of the opponent from working."""
    return card(
        printed(habitat(site(icon="planet", not_at=location(system=["Hoth", "Tatooine"]))), habitat(DARK_WATERS), ferocity(0, draws=1)),
        constant(loses("ferocity", less), cannot("attack"), fewer_icons(1)),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "4_5": drain_of_force(4),
    "4_111": drain_of_force(3),
    "4_59": card(
        used(
            cancel_attack(),
            when="attacked",
            conditions=[there_is(own_character("droid")), there_is(cards("creature", state="attacking"))],
        ),
        used(
            relocate(),
            conditions=there_is(own_character("droid")),
            targets=[
                target(cards("creature", whose="opponent", state="standing")),
                target(location(where="beside_target", state="habitable")),
            ],
        ),
    ),
    "4_71": card(
        used(
            relocate(),
            when="eaten",
            conditions=[it_is(own_character()), there_is(cards("creature", named=EATERS, state="attacking"))],
            targets=[target(own_character(of="it")), target(site(where="beside_target"))],
        )
    ),
    "4_109": card(
        printed(
            habitat(site(mark=["swamp", "jungle"])),
            habitat(DARK_WATERS),
            ferocity(3, draws=1),
            eats_droids(),
            drags(character("droid"), site(icon="exterior", where="adjacent"), always=True),
        )
    ),
}
