"""Weapons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import put_in_pile
from games.star_wars_ccg.abilities.operations.moving import keep_out
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.rules.limits import discharge
from games.star_wars_ccg.abilities.operations.steps import TARGET, activate, if_, may
from games.star_wars_ccg.abilities.operations.weapons import forbid, hitting
from games.star_wars_ccg.abilities.ops import THIS, action, card, costs, deploys_on, fires, own_cost, printed
from games.star_wars_ccg.abilities.parts import host_is, target, target_is, there_is, unfired
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character

FOES: Final = cards(type=["character", "vehicle"])
BROKER: Final = own_character(mark="black sun agent", also=character(mark="leader"))
DAWN: Final = own_character(mark="crimson dawn", also=character(mark="leader"))


def throws(when: str, who: Mapping[str, Any], *conditions: Any) -> Any:
    """The text by which it is thrown at somebody, who is weaker then."""
    return action(
        lower("power", 3, TARGET, until="turn"),
        if_(target_is(character(named="Lady Proxima")), keep_out()),
        discharge(),
        put_in_pile("used", THIS),
        when=when,
        conditions=[unfired(), *conditions],
        targets=target({**who, "of": "not_host"}),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "213_33": card(
        printed(deploys_on(1, own_character("alien", skill="warrior")), fires(0, FOES, plus=1)),
        own_cost(costs(0), conditions=there_is(BROKER)),
        hitting(may(activate(1)), targets=target(FOES)),
    ),
    "213_34": card(
        printed(deploys_on(1, own_character(skill="warrior")), fires(0, FOES, plus=1)),
        own_cost(costs(0), conditions=there_is(DAWN)),
        hitting(forbid("pay_attrition", until="battle"), targets=target(FOES)),
    ),
    "213_59": card(
        printed(deploys_on(0, own_character(skill="warrior")), deploys_on(0, own_character(mark="ewok"))),
        throws("battle", character(where="here", state="in_battle")),
        throws("battle_begins", character(where="here"), host_is(character(mark="corellian", at=location("site", state="in_battle")))),
    ),
}
