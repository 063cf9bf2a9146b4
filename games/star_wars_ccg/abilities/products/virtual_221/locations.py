"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars, comes_after, moves_cost, moves_cost_less
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.limits import generates, unearth
from games.star_wars_ccg.abilities.operations.rules.protection import shelters
from games.star_wars_ccg.abilities.operations.steps import activate, choose, go, shuffle
from games.star_wars_ccg.abilities.operations.texts.changed import plays_as, switches_off
from games.star_wars_ccg.abilities.ops import (
    HERE,
    action,
    cannot,
    card,
    constant,
    drain,
    gains,
    left_out,
    lets,
    loses,
    printed,
    set_to,
    total_power,
)
from games.star_wars_ccg.abilities.parts import (
    in_phase,
    opponents_turn,
    target,
    there_is,
    there_is_no,
    this_is,
    use,
    you_control,
    you_occupy,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.phrases.palace import brings

GROUND_FORCES: Final = {"type": ["character", "vehicle"], "whose": "own", "where": "here"}
LONE_VADER: Final = there_is(character(named="Vader", state="alone", where="here"))
PERSON: Final = own_character(state=["standing", "movable"])
SANDTROOPER: Final = character("imperial", mark="sandtrooper", where="here")
STORMTROOPER: Final = character("imperial", mark="stormtrooper", where="here")
OBI_WAN: Final = character(named="Obi-Wan")
NO_MENTOR: Final = [
    there_is_no({**OBI_WAN, "where": "here"}),
    there_is_no({**OBI_WAN, "at": location(named="Tatooine: Mos Eisley")}),
]
CHRISTOPHSIS: Final = location("system", named="Christophsis")
ENEMY_SHIP: Final = cards("starship", whose="opponent")
DEARER_SHIPS: Final = (
    moves_cost("to", 1, ENEMY_SHIP),
    gains("cost", 1, {**ENEMY_SHIP, "zone": "hand", "where": "here"}),
)
FETT: Final = own_character(named=["Boba Fett", "Jango Fett"])
SEPARATISTS: Final = own_ship(icon="separatist")
ASTEROIDS: Final = location("sector", mark="asteroid", where="related")
JAWAS: Final = cards(mark="jawa", zone="hand", where="here")
BOBA: Final = character(named="Boba Fett")

ABILITIES: Final[Mapping[str, Declared]] = {
    "221_11": card(
        constant(
            plays_as("lost", cards("interrupt", whose="opponent")),
            half="dark",
            conditions=[there_is(cards("effect", named="Vader's Malediction")), LONE_VADER],
        ),
        constant(switches_off("dark"), half="light", conditions=you_occupy()),
        constant(cannot("be_converted", who=location(where="here")), half="light"),
    ),
    "221_23": card(
        action(
            go(to="target_2"),
            half="dark",
            when="move",
            costs=use(1),
            targets=[
                target({**PERSON, "episode_vii": True, "where": "here"}),
                target(location("site", state="battleground", where="elsewhere")),
            ],
        ),
        constant(
            cannot("move", who=enemy_character("first-order", where="here")),
            half="light",
            conditions=there_is(character(named=["Finn", "Rey"], where="here")),
        ),
    ),
    "221_33": card(
        action(
            choose(
                [deploy(character(named=["Djas Puhr", "Tonnika Sisters"]), at=location(where="here"))],
                [deploy(character(named="Wuher", expansion="jabbas-palace"), at=location(where="here"))],
            ),
            shuffle("reserve"),
            half="dark",
            when="deploy",
            times=1,
        ),
        constant(
            bars("enter", cards(whose="own")),
            half="light",
            conditions=[your_turn(), in_phase("control"), *NO_MENTOR],
        ),
    ),
    "221_35": card(
        brings(
            cards("device", expansion="hoth"),
            half="dark",
            conditions=there_is(own_character("imperial", where="here")),
        ),
        *(
            action(
                unearth(),
                half=half,
                times=1,
                conditions=you_control(),
                targets=target(location(whose="own", zone="beneath", where="related")),
            )
            for half in ("dark", "light")
        ),
    ),
    "221_36": card(
        constant(
            drain(1),
            half="dark",
            conditions=[
                there_is(own_character(mark=["trooper", "stormtrooper"], where="here")),
                there_is_no(character("alien", at=site("Tatooine"))),
            ],
        ),
        constant(set_to("cost", 1, JAWAS), lets("pay_alone", who=JAWAS), half="light"),
        constant(moves_cost_less("to", 9, own_character(named="Obi-Wan")), half="light"),
    ),
    "221_37": card(
        constant(gains("forfeit", 1, STORMTROOPER), gains("power", 1, SANDTROOPER), half="dark"),
        constant(
            shelters("Clash Of Sabers", STORMTROOPER),
            half="light",
        ),
        constant(left_out(), half="light"),
    ),
    "221_52": card(
        constant(
            *DEARER_SHIPS,
            half="light",
            conditions=[you_occupy(), there_is(own_ship(icon="clone-army", where="here"))],
        ),
        constant(
            *DEARER_SHIPS,
            half="dark",
            conditions=[you_control(), there_is(own_ship(icon="separatist", where="here"))],
        ),
    ),
    "221_53": card(
        constant(total_power(1, per=own_ship(state="piloted_now", at=CHRISTOPHSIS)), half="light"),
        constant(drain_less(1, whose="own"), gains("power", 2, character(named="Ventress", where="here")), half="dark"),
    ),
    "221_54": card(
        printed(comes_after(cards("objective", icon="clone-army"))),
        action(
            choose([deploy(site("Kamino"))], [deploy(location(icon="clone-army", state="battleground"))]),
            shuffle("reserve"),
            half="light",
            when="deploy",
            times=1,
        ),
    ),
    "221_62": card(
        constant(gains("power", 1, own_ship(icon="clone-army", where="here")), half="light"),
        *(
            action(
                go(to=HERE),
                half="light",
                when=when,
                conditions=[opponents_turn(), this_is(cards(state="subject"))],
                costs=use(1),
                targets=target(own_ship(state="in_range", at=ASTEROIDS)),
            )
            for when in ("battle_begins", "drain")
        ),
        constant(
            drain_less(1, whose="own"),
            half="dark",
            conditions=[there_is_no({**each, **place}) for each in (FETT, SEPARATISTS) for place in ({"where": "here"}, {"at": ASTEROIDS})],
        ),
    ),
    "221_63": card(
        constant(gains("power", 1, cards(**GROUND_FORCES, icon="clone-army")), half="light"),
        constant(gains("power", 1, cards(**GROUND_FORCES, icon="separatist")), half="dark"),
    ),
    "221_74": card(
        action(
            activate(1),
            half="light",
            times=1,
            conditions=[
                opponents_turn(),
                there_is(own_character(icon="clone-army", where="here")),
                there_is(character(mark=["jedi", "padawan"], where="here")),
            ],
        ),
        constant(left_out(), gains("power", 1, cards("vehicle", whose="own", where="here")), half="dark"),
    ),
    "221_75": card(
        action(
            deploy(cards("effect", named="A Remote Planet", expansion="tatooine"), at=location(where="here")),
            shuffle("reserve"),
            half="light",
            when="deploy",
            conditions=you_occupy(),
        ),
        constant(
            generates(2),
            half="dark",
            conditions=there_is(location(named="Tatooine: Mos Espa", zone="beneath")),
        ),
    ),
    "221_34": card(
        action(
            choose(
                [deploy(BOBA, at=location(where="here")), shuffle("reserve")],
                [deploy(BOBA, at=location(where="here"), pile="lost")],
            ),
            half="light",
            when="deploy",
            once_a="game",
        ),
        constant(
            loses(
                "cost",
                2,
                cards("vehicle", named="Jabba's Sail Barge", expansion="set-4", zone="hand", where="here"),
            ),
            half="dark",
            conditions=there_is(character(named="Jabba", at=location(named="Jabba's Palace: Audience Chamber"))),
        ),
    ),
    "221_48": card(
        constant(left_out(), half="light"),
        constant(gains("power", 1, own_character("droid", where="here")), half="dark"),
    ),
}
