"""Effects, and weapons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import stack
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import personal_force
from games.star_wars_ccg.abilities.operations.steps import choose, go, if_, retrieve_top, shuffle
from games.star_wars_ccg.abilities.operations.weapons import more_immunity
from games.star_wars_ccg.abilities.ops import (
    HOST,
    action,
    automatic,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    drain,
    fires,
    gains,
    hits_easier,
    immune_to,
    left_out,
    lets,
    printed,
    total_power,
)
from games.star_wars_ccg.abilities.parts import host_is, it_is, opponents_turn, target, there_are, there_is, you_attack
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, ship
from games.star_wars_ccg.abilities.products.phrases.palace import brings

DROID: Final = [
    own_character(named="IG-88", zone="lost"),
    own_character(named="IG MagnaGuard", zone="lost"),
]
GUARD_ABOARD: Final = character(named="IG MagnaGuard", aboard=ship(named="Invisible Hand"))
GUARD_INSIDE: Final = character(named="IG MagnaGuard", at=location("site", system="Invisible Hand"))
QUIETS: Final = cannot("use_text", who=cards(named="Menace Fades"))
WALKWAY: Final = location(named="Cloud City: Chasm Walkway", expansion="cloud-city")
THEIR_FIELD: Final = location("site", whose="opponent", state="battleground")
VADER: Final = own_character(named="Vader", state=["standing", "movable"])
AT_FIELD: Final = host_is(cards(at=location(state="battleground")))
REBEL: Final = there_is(own_character("rebel", ability_most=4, state="in_battle"))
LEIA: Final = there_is(character(named="Leia", state="in_battle"))
IMPERIAL: Final = there_is(character("imperial", state="in_battle"))
ENDOR: Final = location(expansion=["endor", "death-star-ii"], state=["battleground", "occupied"])

ABILITIES: Final[Mapping[str, Declared]] = {
    "222_3": card(
        printed(
            deploys_on(0, cards("vehicle", mark="at-at", not_icon="maintenance", whose="own")),
            fires(2, cards(type=["character", "vehicle"]), plus=1),
            hits_easier(1, cards("vehicle")),
            immune_to("Sabotage"),
        ),
        constant(lets("reach")),
        constant(left_out()),
    ),
    "222_8": card(
        printed(deploys_beside(0), immune_to("Alter")),
        *(action(stack(cards(of="it", zone="lost")), when="lost", once_a="event", conditions=it_is(each)) for each in DROID),
        action(
            deploy(character("droid", of="stacked"), at=location("site", hosting=cards(named="Insidious Prisoner")), pile="stacked"),
            when="deploy",
            times=1,
        ),
        constant(QUIETS, conditions=there_are(2, GUARD_ABOARD)),
        constant(QUIETS, conditions=there_are(2, GUARD_INSIDE)),
        constant(QUIETS, conditions=[there_is(GUARD_ABOARD), there_is(GUARD_INSIDE)]),
    ),
    "222_16": card(
        printed(immune_to("Alter")),
        deployment(deploys_beside(0), conditions=there_is(cards(named="Vader's Malediction"))),
        action(
            choose([deploy(location(system="Mustafar"))], [deploy(cards("weapon", mark="lightsaber"))]),
            shuffle("reserve"),
            when="deploy",
            times=1,
        ),
        action(
            go(to="target_2"),
            when="control_begins",
            once_a="event",
            conditions=opponents_turn(),
            targets=[target({**VADER, "at": WALKWAY}), target(THEIR_FIELD)],
        ),
        action(
            go(to="target_2"),
            when="control_begins",
            once_a="event",
            conditions=opponents_turn(),
            targets=[target({**VADER, "at": THEIR_FIELD}), target(WALKWAY)],
        ),
    ),
    "222_26": card(
        printed(deploys_on(0, character("rebel", named="Leia", mark="leader")), immune_to("Alter")),
        constant(gains("guard", 1, HOST), more_immunity(1, who=HOST)),
        constant(drain(1), conditions=AT_FIELD),
        automatic(
            retrieve_top(1),
            if_(LEIA, if_(IMPERIAL, retrieve_top(1))),
            at="battle_begun",
            conditions=[you_attack(), AT_FIELD, REBEL],
        ),
        constant(left_out()),
    ),
    "222_28": card(
        printed(immune_to("Alter")),
        deployment(deploys_beside(0), conditions=there_is(cards(named="His Destiny"))),
        constant(personal_force(2)),
        brings(location("site", icon="mobile", mark="docking bay")),
        *(constant(total_power(1, location()), conditions=there_are(number, ENDOR)) for number in (1, 2)),
    ),
}
