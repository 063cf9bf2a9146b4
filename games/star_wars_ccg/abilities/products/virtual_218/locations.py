"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import most_destinies
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import moves_cost, send
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import PICKED, go, lose, may, pick
from games.star_wars_ccg.abilities.operations.texts.changed import switches_off
from games.star_wars_ccg.abilities.ops import HERE, action, automatic, cannot, card, constant, drain, gains, left_out
from games.star_wars_ccg.abilities.parts import opponents_turn, target, there_are, there_is, up_to_targets, you_occupy
from games.star_wars_ccg.abilities.pieces import cards, enemy_character, location, own_character, own_ship

SKYWALKERS: Final = ["Luke", "Anakin", "Daughter Of Skywalker"]
ARENA: Final = "Tatooine: Podrace Arena"
CANTINA: Final = location(named="Tatooine: Cantina")
WALKER: Final = own_character(state=["standing", "movable"])
TROOPER: Final = own_character(mark="stormtrooper", state=["standing", "reactive"], where="here")
BESIDE: Final = location("site", state="subject", where="adjacent")
CAPTAIN: Final = own_character("first-order", mark="leader", where="here")

ABILITIES: Final[Mapping[str, Declared]] = {
    "218_10": card(
        constant(
            cannot("use_text", who=cards(named="Menace Fades")),
            half="dark",
            conditions=[there_is(cards("objective", episode_vii=True, whose="own")), there_is(CAPTAIN)],
        ),
        constant(left_out(), half="light"),
    ),
    "218_12": card(
        constant(drain(1), half="dark", conditions=there_is(location(named=ARENA, state="controlled"))),
        constant(drain_less(1, whose="own"), half="light", conditions=there_is(location(named=ARENA, state="opposed"))),
    ),
    "218_17": card(
        *(
            action(
                send(),
                half="light",
                when=when,
                conditions=[opponents_turn(), there_is(BESIDE), there_is(TROOPER)],
                targets=up_to_targets(60, TROOPER),
            )
            for when in ("battle_begins", "drain")
        ),
        constant(switches_off("light"), half="dark", conditions=you_occupy()),
    ),
    "218_18": card(
        *(
            automatic(
                pick(1, own_character(where="here")), lose(PICKED), half=half, conditions=there_are(number, own_character(where="here"))
            )
            for half, number in (("light", 2), ("dark", 3))
        )
    ),
    "218_22": card(
        automatic(may(deploy(cards("defensive-shield", state="stocked"), pile="stacked")), half="dark", at="entry"),
        constant(left_out(), half="light"),
    ),
    "218_28": card(
        constant(most_destinies(2), half="light", conditions=there_is(own_character(named=SKYWALKERS, where="here"))),
        constant(drain_less(1, whose="own"), half="dark", conditions=there_is(cards("epic-event", icon="skywalker"))),
        constant(gains("cost", 1, own_ship(zone="hand", where="here")), moves_cost("to", 1, own_ship()), half="dark"),
    ),
    "218_30": card(
        action(go(to="target_2"), half="light", when="move", targets=[target({**WALKER, "where": "here"}), target(CANTINA)]),
        action(go(to=HERE), half="light", when="move", targets=target({**WALKER, "at": CANTINA})),
        constant(
            drain_less(1, whose="own"),
            half="dark",
            conditions=there_is({**CANTINA, "state": ["opposed"], "hosting": enemy_character(skill="smuggler")}),
        ),
    ),
}
