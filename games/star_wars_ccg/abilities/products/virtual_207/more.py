"""More cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.steps import restore_it
from games.star_wars_ccg.abilities.ops import action, cannot, card, constant, deploys_on, generation, immune_to, printed
from games.star_wars_ccg.abilities.parts import it_is, there_is_no
from games.star_wars_ccg.abilities.pieces import cards, location, ship

OTHER_GROUND: Final = location("site", state=["battleground", "enemy_occupied"])

ABILITIES: Final[Mapping[str, Declared]] = {
    "207_26": card(
        printed(deploys_on(0, location()), immune_to("Alter")),
        constant(generation(1)),
        action(restore_it(), when="hit", once_a="game", conditions=it_is(ship())),
        constant(cannot("use_text", who=cards(named="Corellian Engineering Corporation")), conditions=there_is_no(OTHER_GROUND)),
    ),
}
