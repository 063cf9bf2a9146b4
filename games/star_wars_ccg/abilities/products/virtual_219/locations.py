"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import lower_draws
from games.star_wars_ccg.abilities.operations.fate import keep_drains, more_own_icons, no_drain
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import drains_kept_up, moves_cost, moves_cost_less
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.limits import generates
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import go, shuffle
from games.star_wars_ccg.abilities.operations.texts.changed import switches_off
from games.star_wars_ccg.abilities.ops import (
    HERE,
    action,
    cannot,
    card,
    constant,
    drain,
    draw_anyway,
    dull,
    gains,
    immune,
    left_out,
    loses,
    total_power,
)
from games.star_wars_ccg.abilities.parts import opponent_attacks, target, there_is, there_is_no, this_is, use, you_control, you_occupy
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, ship
from games.star_wars_ccg.abilities.products.phrases.palace import brings

RELATED: Final = location(where="related")
CHAMBER: Final = location(named="Coruscant: Jedi Council Chamber")
HELD_HERE: Final = location(state="occupied", where="here")
JEDI: Final = own_character(mark="jedi", episode_i=True, state=["standing", "movable"])
OTHER_FIELD: Final = location("site", state="battleground", where="elsewhere")
BATTLE: Final = location("site", state="in_battle")
# Whatever has a cost of its own or a way to go.
COMERS: Final = cards(type=["character", "vehicle", "starship"], whose="opponent")
STRONGER: Final = [
    character("imperial", where="here"),
    character(named="Rukh", not_kind="imperial", where="here"),
]
MACHINES: Final = cards("vehicle", mark=["at-st", "speeder bike"], where="here")
RULERS: Final = character(named=["Thrawn", "Pryce"])
DARKSABER: Final = cards("weapon", named="Darksaber")

ABILITIES: Final[Mapping[str, Declared]] = {
    "219_10": card(
        constant(more_own_icons(1), half="dark", conditions=you_occupy()),
        constant(
            gains("power", "forfeit", 1, ship(mark="rebel (starship)", state="piloted_now", where="here")),
            shelters("Gravity Shadow", ship(mark="rebel (starship)", state="piloted_now", where="here")),
            half="light",
        ),
    ),
    "219_11": card(
        brings(character(named=["Pryce", "Thrawn"]), at=location(where="here"), half="dark", once_a="game"),
        constant(drains_kept_up(), keep_drains(), half="light"),
    ),
    "219_12": card(
        constant(
            *(gains("power", "guard", 1, each) for each in STRONGER),
            gains("power", "defence", 1, MACHINES),
            half="dark",
        ),
        constant(switches_off("light", location(named="Lothal: Imperial Complex")), half="light", conditions=you_occupy()),
    ),
    "219_13": card(
        action(
            deploy(cards(type=["character", "vehicle", "starship", "weapon", "device"]), at=BATTLE, pile="held", reacting=True),
            half="dark",
            when="battle_begins",
            once_a="battle",
            conditions=[
                opponent_attacks(),
                you_control(),
                there_is(own_character(mark="leader", where="here")),
                there_is(location("site", state="in_battle", where="related")),
            ],
        ),
        constant(
            cannot("be_deployed", who=own_character(skill="spy", zone="hand", where="here")),
            half="light",
            conditions=there_is_no(HELD_HERE),
        ),
    ),
    "219_31": card(
        action(
            go(to="target_2"), half="light", when="move", costs=use(1), targets=[target({**JEDI, "where": "here"}), target(OTHER_FIELD)]
        ),
        action(go(to=HERE), half="light", when="move", costs=use(1), targets=target({**JEDI, "at": OTHER_FIELD})),
        constant(
            gains("cost", 2, enemy_character(zone="hand", where="here")),
            no_drain(CHAMBER),
            no_drain(CHAMBER, whose="own"),
            half="light",
            conditions=there_is(character(mark="jedi", where="here")),
        ),
    ),
    "219_36": card(
        constant(
            loses("power", 2, character(named="Vader")),
            lower_draws(1, character(named="Vader")),
            half="light",
            conditions=[you_control(), there_is(own_character(mark="phoenix squadron", where="here"))],
        ),
        constant(loses("power", 2, character(named="Ezra")), dull(character(named="Ezra")), half="dark", conditions=you_control()),
    ),
    "219_37": card(
        constant(drain(1), half="light", conditions=there_is(own_character(mark="mandalorian", where="here"))),
        constant(drain(1), half="light", conditions=there_is(own_character(mark="mandalorian", holding=DARKSABER, where="here"))),
        constant(
            cannot("be_deployed", who=cards(whose="opponent", zone="hand", where="here")),
            no_drain(),
            half="dark",
            conditions=there_is(own_character(holding=DARKSABER)),
        ),
    ),
    "219_38": card(
        constant(
            loses("cost", 1, {**RULERS, "zone": "hand", "where": "here"}),
            moves_cost_less("shuttle_to", 9, RULERS),
            half="dark",
        ),
        constant(more_own_icons(1), half="dark", conditions=there_is(location("system", named="Lothal", zone="beneath"))),
        constant(left_out(), half="light"),
    ),
    "219_41": card(
        constant(loses("cost", 1, character(named=["Ezra", "Kanan"], zone="hand", where="here")), half="light"),
        constant(
            cannot("be_deployed", who=character(named="Vader", zone="hand", where="here")),
            gains("cost", 2, {**COMERS, "zone": "hand", "where": "here"}),
            moves_cost("to", 2, COMERS),
            half="light",
            conditions=there_is_no(HELD_HERE),
        ),
    ),
    "219_42": card(
        constant(draw_anyway(1), half="light", conditions=there_is(character(named=["Sabine", "Zeb Orrelios"], where="here"))),
        constant(drain_less(1, whose="own"), half="dark", conditions=there_is_no(character(named="Tarkin", where="here"))),
    ),
    "219_14": card(
        constant(generates(2), half="dark", conditions=there_is(own_character(mark="miner", state="present"))),
        constant(generates(1), half="light", conditions=you_control()),
    ),
    "219_39": card(
        constant(total_power(2, RELATED), half="light", conditions=you_control()),
        constant(total_power(2, RELATED, whose="opponent"), half="light", conditions=this_is(location(state="opposed"))),
        action(deploy(character(named="Thrawn"), at=location(where="here")), shuffle("reserve"), half="dark", when="deploy"),
    ),
    "219_40": card(
        constant(
            loses("cost", 1, own_character(named="Ezra", zone="hand", where="here")),
            immune(None, own_character(named="Ezra", where="here")),
            half="light",
        )
    ),
}
