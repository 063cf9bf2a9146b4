"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.steps import PICKED, pick, put_out, shuffle
from games.star_wars_ccg.abilities.ops import action, attrition, card, constant, deployment, deploys_beside, gains, immune_to, printed
from games.star_wars_ccg.abilities.parts import there_are, there_is
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPEROR
from games.star_wars_ccg.abilities.products.phrases.palace import brings

FEARED: Final = location(hosting=character(named=["Kylo", "Rey", "Snoke"]))
REBORN: Final = there_is(character(named=EMPEROR, episode_vii=True))
TROOPER: Final = own_character(mark="trooper", episode_vii=True, not_unique=True, zone="lost")
LOST: Final = cards(whose="own", zone="lost")
REIGNS: Final = there_is(character(named=EMPEROR, episode_vii=True, at=location(system="Exegol")))

ABILITIES: Final[Mapping[str, Declared]] = {
    "214_11": card(
        printed(immune_to("Alter")),
        deployment(deploys_beside(0), conditions=there_is(cards("effect", named="I Will Finish What You Started"))),
        constant(attrition(2, FEARED), conditions=REIGNS),
        brings(location("system", state="battleground", episode_vii=True), once_a="game", conditions=REIGNS),
    ),
    "214_12": card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(gains("forfeit", 1, own_character(mark="trooper", episode_vii=True))),
        action(deploy(location(named="Kijimi")), shuffle("reserve"), when="deploy", times=1, once_a="together", conditions=REBORN),
        action(
            pick(3, LOST),
            put_out(PICKED),
            deploy(TROOPER, pile="lost"),
            when="deploy",
            times=1,
            once_a="together",
            conditions=[REBORN, there_is(TROOPER), there_are(4, LOST)],
        ),
    ),
}
