"""The Kessel Run for coaxium, and the smugglers who fly it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import put_in_pile
from games.star_wars_ccg.abilities.operations.moving import no_force
from games.star_wars_ccg.abilities.operations.piles.looks import pile_destinies
from games.star_wars_ccg.abilities.operations.rules.guards import finish, retires
from games.star_wars_ccg.abilities.operations.steps import PICKED, if_, pick, retrieve_one, retrieve_top, take
from games.star_wars_ccg.abilities.operations.texts.amended import count_use
from games.star_wars_ccg.abilities.ops import (
    PILOTED,
    action,
    add_destiny,
    automatic,
    card,
    constant,
    deploys_on,
    gains,
    lost,
    printed,
    used,
)
from games.star_wars_ccg.abilities.parts import it_is, piloting, target, there_are_most, there_is, there_is_no, this_is
from games.star_wars_ccg.abilities.pieces import cards, coaxium, location, own_character
from games.star_wars_ccg.abilities.products.phrases.palace import one_of
from games.star_wars_ccg.abilities.products.virtual_213.characters import SMUGGLERS_RUN

RUN: Final = "Kessel Run"
ON_IT: Final = coaxium(of="stacked")
HERE_TOO: Final = coaxium(where="here")
COMPLETED: Final = [retrieve_top(4), finish()]
# One card goes in each turn.
UNLOADS: Final = [pick(1, ON_IT), put_in_pile("used", PICKED), count_use(cards(of="this")), if_(there_is_no(ON_IT), *COMPLETED)]
MAY_UNLOAD: Final = [there_is(own_character(skill="smuggler", where="here")), there_is(ON_IT), this_is(cards(state="unused"))]

ABILITIES: Final[Mapping[str, Declared]] = {
    "213_37": card(
        constant(gains("power", "defence", 2, PILOTED)),
        action(pick(1, HERE_TOO), take(PICKED), conditions=[there_is(HERE_TOO), there_are_most(1, HERE_TOO)]),
        constant(
            add_destiny(1),
            no_force(),
            conditions=[piloting(cards(named="Falcon")), SMUGGLERS_RUN],
        ),
    ),
    "213_46": card(
        printed(deploys_on(0, location("system", named="Kessel"))),
        automatic(pile_destinies(12), at="entry"),
        action(*UNLOADS, when="move", conditions=MAY_UNLOAD),
        automatic(*UNLOADS, at="moves_end", conditions=MAY_UNLOAD),
        automatic(*COMPLETED, conditions=there_is_no(ON_IT)),
        constant(retires(cards(of="this"))),
    ),
    "213_51": card(
        used(*one_of(cards(named=RUN), cards(named=["L3-37 (Elthree-Threeseven)", "Lando"]))),
        used(retrieve_one(), when="coaxium", conditions=it_is(cards(whose="own"))),
        lost(
            put_in_pile("lost"),
            once_a="game",
            targets=target(cards(whose="own", zone="stacked", lies_on=cards(named="A Useless Gesture"))),
        ),
    ),
}
