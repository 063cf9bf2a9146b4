"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import allow, lift_sum
from games.star_wars_ccg.abilities.operations.contests import cancel_duel
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import limit_destinies
from games.star_wars_ccg.abilities.operations.objectives import ends_in, show, starting, starts_with
from games.star_wars_ccg.abilities.operations.rules.answers import opponent_retrieved
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.rules.limits import unearth
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    cancel,
    cancel_battle,
    choose,
    if_,
    lose_force,
    more_destiny,
    pick,
    relocate,
    retrieve,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.texts.amended import not_in_phase
from games.star_wars_ccg.abilities.operations.weapons import pick_random
from games.star_wars_ccg.abilities.ops import card, constant, immune_to, left_out, lost, printed, total_power, used
from games.star_wars_ccg.abilities.parts import (
    in_phase,
    it_is,
    opponents_turn,
    target,
    there_are,
    there_are_most,
    there_is,
    there_is_no,
    there_is_one_of,
    use,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.palace import one_of
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import cancels_named

ADMIRAL: Final = own_character(mark="admiral", state="in_battle", at=location("system"))
GENERAL: Final = own_character(mark="general", state="in_battle", at=location("site"))
CHAMBER: Final = location(named="Coruscant: Jedi Council Chamber")
HELD: Final = cards(whose="own", zone="held", other=True)
# A battleground of each player.
FIELD: Final = location(whose="own", state="battleground")
THEIR_FIELD: Final = location(whose="opponent", state="battleground")
HELD_FIELD: Final = location("site", state=["battleground", "enemy_occupied"])
SKYWALKER: Final = target(cards(named="Projection Of A Skywalker"))
SITH: Final = there_is(cards("epic-event", named="Revenge Of The Sith"))
DARK_JEDI: Final = character(mark=["dark jedi", "dark jedi master"], state="in_battle")
PRISONER_TAKER: Final = character(named=["Boba Fett", "Jango Fett"], state=["in_battle", "escorting"])
LOST_HELP: Final = [
    cards("character", named="Lobot", whose="own", zone="lost"),
    cards("character", kind="droid", whose="own", zone="lost"),
]
TOP_USED: Final = cards(whose="own", zone="used", state="topmost")
LINKED: Final = location("site", light_icons=1, icon="mobile", also=location(icon="scomp-link"))
FREE_EFFECT: Final = cards("effect", costless=True, withstanding="Alter")


def commands(aide: Mapping[str, Any], *others: Any) -> Declared:
    """An Interrupt for admirals and generals.  aide: who raises the battle destinies as well."""
    return card(
        used(*one_of(cards("character", mark="admiral"), cards("character", mark="general"))),
        used(
            limit_destinies(1),
            if_(there_is(aide), lift_sum(1)),
            when="battle",
            conditions=there_is_one_of(ADMIRAL, GENERAL),
        ),
        *others,
        used(unearth(), targets=target(location(whose="own", zone="beneath"))),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "218_1": commands(
        character(mark="moff", state="in_battle"),
        used(*search(own_character(counting_for="Imperial Command", zone="reserve"))),
        used(
            limit_destinies(1),
            if_(there_is(character(mark="moff", state="in_battle")), lift_sum(1)),
            when="battle",
            conditions=there_is(own_character(counting_for="Imperial Command", state=["in_battle", "working"], at=location("system"))),
        ),
    ),
    "218_2": card(
        used(*one_of(cards("character", mark="neimoidian"), cards("effect")), costs=use(3)),
        used(deploy(location(named="Blockade Flagship: Bridge")), shuffle("reserve"), when="deploy"),
    ),
    "218_5": commands(character(named=["Ackbar", "Leia"], state="in_battle")),
    "218_6": card(
        used(
            pick_random(1, HELD),
            show(PICKED),
            deploy(CHAMBER),
            shuffle("reserve"),
            when="deploy",
            conditions=there_is(HELD),
        ),
        lost(relocate(), when="move", targets=[target(own_character(named="Anakin")), target(CHAMBER)]),
    ),
    "218_7": card(
        used(
            meanwhile(total_power(1, location(), per=location(whose="opponent", state="no_battleground")), until="turn"),
            conditions=[there_are(2, FIELD), there_are_most(1, THEIR_FIELD)],
        ),
        *cancels_named(used, ["It Could Be Worse", "Nabrun Leids"]),
        used(cancel(), conditions=there_is_no(HELD_FIELD), targets=SKYWALKER),
        used(cancel(), conditions=[there_is(HELD_FIELD), there_is(cards(named="Menace Fades"))], targets=SKYWALKER),
        constant(left_out()),
    ),
    "218_11": card(
        lost(
            more_destiny(1),
            when="battle",
            conditions=[SITH, there_is(DARK_JEDI), there_is(enemy_character(ability_least=4, state="in_battle"))],
        ),
        constant(left_out()),
    ),
    "218_16": card(
        lost(choose(*([pick(1, each), retrieve(PICKED)] for each in LOST_HELP)), conditions=there_is_one_of(*LOST_HELP)),
        lost(take(TOP_USED), conditions=there_is(TOP_USED)),
        starting(
            starts_with(1, LINKED, related=location("site")),
            starts_with(2, FREE_EFFECT),
            ends_in("reserve"),
        ),
    ),
    "218_19": card(
        used(
            pick(1, cards(whose="own", zone="used")),
            take(PICKED),
            shuffle("used"),
            when="lost",
            conditions=it_is(enemy_character(mark=["dark jedi", "dark jedi master", "leader"])),
        ),
        used(lose_force(1, whose="opponent"), when="regained", conditions=opponent_retrieved()),
        used(lose_force(2), cancel_duel(), when="duel_begins", conditions=opponents_turn()),
        used(lose_force(2), cancel_duel(), when="duel_begins", conditions=[your_turn(), not_in_phase("move")]),
        used(lose_force(3), cancel_duel(), when="duel_begins", conditions=[your_turn(), in_phase("move")]),
    ),
    "218_24": card(
        used(*one_of(cards("starship", icon="independent"))),
        used(
            activate(2),
            when="used",
            conditions=[it_is(cards("interrupt", whose="opponent")), there_is(location(state="in_battle"))],
        ),
        constant(left_out()),
    ),
    "218_32": card(
        printed(immune_to("Sense")),
        used(
            allow("move_free", who=cards(whose="opponent", at=location(state="in_battle")), until="turn"),
            cancel_battle(),
            when="battle_begins",
            once_a="game",
            conditions=there_is(PRISONER_TAKER),
        ),
        constant(left_out()),
    ),
}
