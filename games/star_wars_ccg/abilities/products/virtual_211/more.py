"""More cards of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import lower_total
from games.star_wars_ccg.abilities.operations.steps import PICKED, look_at_top, lose, pick, shuffle, take
from games.star_wars_ccg.abilities.operations.weapons import forbid, hitting
from games.star_wars_ccg.abilities.ops import THIS, action, add_destiny, automatic, card, constant, deploys_on, drain, fires, printed
from games.star_wars_ccg.abilities.parts import target, there_are, this_is, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING

UNPAID: Final = hitting(forbid("pay_attrition", until="battle"), targets=target(LIVING))


def lightsaber(*bearers: Mapping[str, Any]) -> Declared:
    """A lightsaber; whoever is hit pays no attrition."""
    return card(
        printed(*(deploys_on(0, bearer) for bearer in bearers), fires(0, LIVING, draws=2)),
        constant(drain(1)),
        UNPAID,
    )


def finds_alien(**also: Any) -> Any:
    """Three cards are shown and an alien among them is taken."""
    alien = character("alien", of="looked", zone="reserve")
    return action(look_at_top(3, revealed=True), pick(1, alien), take(PICKED), shuffle("reserve"), times=1, **also)


ABILITIES: Final[Mapping[str, Declared]] = {
    "211_3": card(
        automatic(lose(THIS), conditions=this_is(cards(at=location("site", icon="exterior")))),
        constant(add_destiny(1), conditions=there_are(2, own_character("alien", other=True, where="here"))),
        finds_alien(when="control"),
    ),
    "211_25": lightsaber(own_character(named=["Aurra Sing", "Grievous"]), own_character(skill="warrior", ability_least=5)),
    "211_33": lightsaber(own_character(ability_least=5), own_character(mark="padawan")),
    "211_57": card(
        flies(1),
        constant(lower_total(1)),
        finds_alien(conditions=your_turn()),
    ),
}
