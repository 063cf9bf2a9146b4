"""The Objective about smugglers, who hold battlegrounds or run to Kessel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.moving import no_force
from games.star_wars_ccg.abilities.operations.objectives import lasting, starting, starts_with
from games.star_wars_ccg.abilities.operations.rules.limits import generates, most_generated, replays
from games.star_wars_ccg.abilities.operations.texts.changed import switches_off
from games.star_wars_ccg.abilities.ops import add_destiny, cannot, card, constant, gains
from games.star_wars_ccg.abilities.parts import there_are, there_are_most, there_is, there_is_no
from games.star_wars_ccg.abilities.pieces import cards, location, own_character
from games.star_wars_ccg.abilities.products.objectives.planets import flips
from games.star_wars_ccg.abilities.products.phrases.later_sets import fetches

SMUGGLER: Final = own_character(skill="smuggler")
HELD: Final = location(state=["battleground", "occupied"])
TWO_RUNS: Final = cards("effect", named="Kessel Run", state="finished_twice", zone="any")
CANTINA: Final = location(named="Tatooine: Cantina", whose="own")
# Whoever is no friend of smugglers.
OTHERS: Final = own_character(not_named="Luke", not_skill="smuggler", state="able", zone="hand")
OTHER_CRAFT: Final = cards(
    type=["vehicle", "starship"], not_mark=["freighter", "independent (starship)"], state="able", whose="own", zone="hand"
)

SENSES: Final = ["Alter", "Keep Your Eyes Open", "Sense"]

ABILITIES: Final[Mapping[str, Declared]] = {
    "10_26": card(
        starting(
            starts_with(1, location(named="Tatooine: Cantina")),
            starts_with(1, location(named="Tatooine: Docking Bay 94")),
            starts_with(1, location("system", named="Tatooine")),
        ),
        lasting(no_force(CANTINA), gains("cost", 6, OTHERS), gains("cost", 6, OTHER_CRAFT), switches_off("dark", location(named="Kessel"))),
        fetches(cards(named=["Corellia", "Kessel"]), face="front", when="deploy", times=1),
        flips("front", there_are(2, {**HELD, "hosting": SMUGGLER})),
        flips("front", there_is(TWO_RUNS)),
        constant(
            generates(1, who=location("system", state="controlled", hosting=SMUGGLER)),
            most_generated(1, who=location(state="no_battleground")),
            gains("forfeit", 2, SMUGGLER),
            cannot("be_played", who=cards("interrupt", named=SENSES, whose="own", zone="held")),
            cannot("be_played", who=cards("interrupt", named=SENSES, whose="opponent", open_to_objectives=True, zone="held")),
            replays("turn"),
            face="back",
        ),
        constant(
            add_destiny(1, location(state="in_battle")),
            face="back",
            conditions=there_are(2, {**SMUGGLER, "state": ["in_battle"]}),
        ),
        flips("back", there_are_most(1, HELD), there_is_no(TWO_RUNS)),
    ),
}
