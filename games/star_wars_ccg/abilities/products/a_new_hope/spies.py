"""Spies Undercover, the cards that look for them or work with them, and who takes captives."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import capture
from games.star_wars_ccg.abilities.operations.draws.destinies import declare
from games.star_wars_ccg.abilities.operations.spies import break_cover, turncoat, undercover
from games.star_wars_ccg.abilities.operations.steps import choose, draw_destiny, go, if_, lose, seize, steal
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    automatic,
    card,
    constant,
    deploys_on,
    deploys_only,
    drain,
    immune_to,
    left_out,
    lost,
    printed,
    total_power,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    declared,
    destiny_exceeds_cost,
    destiny_is_ability,
    it_is,
    opponents_turn,
    target,
    target_is,
    there_is,
    there_is_no,
    this_is,
    up_to_targets,
    use,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, cancels_named

SPY: Final = own_character(state="undercover")
WATCHED: Final = location("site", hosting=SPY)
BY_THIEF: Final = own_character(mark="thief", state="undercover", where="with_target")
# A vehicle comes over as it is; a weapon or device goes to the thief.
TAKEN_AWAY: Final = [
    if_(target_is(cards("vehicle", whose="opponent")), steal()),
    if_(target_is(cards(type=["weapon", "device"], whose="opponent")), seize(to=BY_THIEF)),
]
BATTLEFIELD: Final = location("site", state="subject")
BAY_327: Final = location(named="Death Star: Docking Bay 327")


def crossing() -> Declared:
    """The Effect by which a spy goes Undercover."""
    return card(
        printed(deploys_on(0, own_character(skill="spy", state="standing", at=GROUND)), immune_to("Alter")),
        constant(undercover(HOST)),
        action(break_cover(cards(of="host")), when="deploy", conditions=this_is(cards(at=GROUND))),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "2_93": card(
        printed(immune_to("Restraining Bolt")),
        constant(drain(1, per=captive(where="here")), conditions=this_is(cards(at=location(named="Death Star: Detention Block Corridor")))),
    ),
    "2_142": card(
        lost(capture(cards("character", of="it", zone="lost")), when="forfeited", conditions=it_is(enemy_character()), costs=use(1)),
        constant(left_out()),
    ),
    "2_40": crossing(),
    "2_56": card(
        used(
            draw_destiny(1),
            if_(destiny_exceeds_cost(), if_(there_is_no(BY_THIEF), lose()), if_(there_is(BY_THIEF), choose([lose()], TAKEN_AWAY))),
            when="control",
            targets=target(cards(type=["weapon", "device", "vehicle"], at=WATCHED)),
        ),
        *cancels_named(used, ["Informant"]),
    ),
    "2_95": card(
        constant(total_power(2, BAY_327), conditions=this_is(cards(at=location(named="Death Star: Docking Control Room 327")))),
        action(
            draw_destiny(1),
            if_(destiny_is_ability(), break_cover()),
            when="control",
            times=1,
            targets=target(character(state="undercover", at=GROUND, where="here")),
        ),
    ),
    "2_107": card(
        printed(deploys_only(GROUND)),
        automatic(declare(1), at="entry"),
        constant(undercover(THIS), turncoat(), conditions=declared(1)),
        action(break_cover(THIS), when="deploy", half="dark", conditions=[declared(1), this_is(cards(at=GROUND))]),
        action(steal(THIS), when="uncovered", half="light", conditions=this_is(cards(state="subject", whose="opponent"))),
    ),
    "2_129": crossing(),
    "2_134": card(
        used(
            go(to=BATTLEFIELD),
            when="battle_begins",
            conditions=[opponents_turn(), there_is(location("site", state="subject", hosting=SPY))],
            targets=up_to_targets(60, own_character(state=["standing", "movable"], where="beside_it")),
        ),
        *cancels_named(used, ["Sabotage"]),
    ),
}
