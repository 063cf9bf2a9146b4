"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.ops import attrition, card, constant, deployment, deploys_beside, immune_to, printed
from games.star_wars_ccg.abilities.parts import there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPEROR
from games.star_wars_ccg.abilities.products.phrases.palace import brings

FEARED: Final = location(hosting=character(named=["Kylo", "Rey", "Snoke"]))
REIGNS: Final = there_is(character(named=EMPEROR, episode_vii=True, at=location(system="Exegol")))

ABILITIES: Final[Mapping[str, Declared]] = {
    "214_11": card(
        printed(immune_to("Alter")),
        deployment(deploys_beside(0), conditions=there_is(cards("effect", named="I Will Finish What You Started"))),
        constant(attrition(2, FEARED), conditions=REIGNS),
        brings(location("system", state="battleground", episode_vii=True), once_a="game", conditions=REIGNS),
    ),
}
