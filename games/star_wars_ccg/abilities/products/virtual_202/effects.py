"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import PICKED, choose, pick, shuffle
from games.star_wars_ccg.abilities.ops import action, card, constant, deployment, deploys_beside, immune_to, printed, raise_destiny, set_to
from games.star_wars_ccg.abilities.parts import there_is, your_turn
from games.star_wars_ccg.abilities.pieces import captive, cards, character, location, own_character, site

BATTLE_PLACE: Final = location(state="battleground")
# Luke among the people, free or held captive.
LUKES: Final = (character(named="Luke", at=BATTLE_PLACE), captive(named="Luke", at=BATTLE_PLACE))
HERO: Final = {"named": ["Luke"], "expansion": ["death-star-ii"]}
HELD: Final = cards(whose="own", zone="held")


def helped(luke: Mapping[str, Any]) -> Any:
    """Once in the own turn his lightsaber comes, or a card of the hand is saved."""
    return action(
        choose(
            [deploy(cards("weapon", named="Luke's Lightsaber")), shuffle("reserve")],
            [pick(1, HELD), put_in_pile("force", PICKED)],
        ),
        once_a="together",
        conditions=[your_turn(), there_is(luke)],
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "202_5": card(
        printed(immune_to("Alter")),
        deployment(deploys_beside(0), conditions=there_is(site("Endor"))),
        constant(set_to("cost", 6, own_character(**HERO, zone="hand")), shelters(["Disarmed", "Mostly Armless"], character(**HERO))),
        constant(raise_destiny(1, location(state="battleground", hosting=character(named="Luke", zone="any")))),
        *(helped(luke) for luke in LUKES),
    ),
}
