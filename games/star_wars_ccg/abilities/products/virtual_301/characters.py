"""Characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import attrition_less, put_in_pile
from games.star_wars_ccg.abilities.operations.moving import reacts_from_hand
from games.star_wars_ccg.abilities.operations.objectives import show
from games.star_wars_ccg.abilities.operations.perils.shots import destinies_beat_all
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.steps import LOOKED, hit, if_, look_at_top, lose_force, may
from games.star_wars_ccg.abilities.operations.weapons import hitting, throw
from games.star_wars_ccg.abilities.ops import action, card, constant, fires, gains, left_out, printed
from games.star_wars_ccg.abilities.parts import looked_is, target, there_are, there_is, this_is, unfired, up_to_targets, use, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import flies, on_ship

SNUB_FIGHTERS: Final = ["z-95 headhunter", "a-wing", "b-wing", "x-wing", "y-wing"]
IN_REACH: Final = enemy_character(state=["in_battle", "present"])
ON_THE_FIELD: Final = this_is(cards(at=location(state="battleground")))


def two_sabers(companion: str) -> Declared:
    """More power with a companion, and lightsabers that lower the forfeit value of whom they hit."""
    return card(
        constant(gains("power", 1), conditions=there_is(character(named=companion, where="here"))),
        printed(fires(0, character(), draws=2)),
        hitting(lower("forfeit", 2, until="turn"), targets=target(character())),
        action(
            throw(2),
            if_(destinies_beat_all(), hit("target"), lower("forfeit", 2, until="turn")),
            when="battle",
            conditions=[unfired(), this_is(cards(state="in_battle")), there_are(2, IN_REACH)],
            costs=use(1),
            targets=up_to_targets(2, IN_REACH),
        ),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "301_1": two_sabers("Anakin"),
    "301_3": two_sabers("Dooku"),
    "301_6": card(
        constant(attrition_less(2), conditions=on_ship("Thunderflare")),
        action(
            look_at_top(1, whose="opponent"),
            if_(
                looked_is(character()),
                may(
                    show(LOOKED),
                    lose_force(1, whose="opponent"),
                    if_(looked_is(character("rebel", zone="reserve")), may(put_in_pile("used", LOOKED))),
                ),
            ),
            times=1,
            conditions=[your_turn(), ON_THE_FIELD],
        ),
    ),
    "301_7": card(
        flies(2),
        printed(reacts_from_hand()),
        constant(gains("forfeit", 1, own_character("rebel", skill="pilot", aboard=ship(mark=SNUB_FIGHTERS), where="here"))),
        constant(left_out()),
    ),
}
