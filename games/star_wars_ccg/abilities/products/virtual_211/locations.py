"""Locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import forgo_drain
from games.star_wars_ccg.abilities.operations.fate import no_drain
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import moves_cost, moves_cost_less
from games.star_wars_ccg.abilities.operations.piles.force import harmless, raise_text_destiny
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.rules.limits import most_generated
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    choose,
    draw_cards,
    go,
    may,
    pick,
    relocate,
    retrieve,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.weapons import fires_dearer
from games.star_wars_ccg.abilities.ops import (
    action,
    add_destiny,
    automatic,
    cannot,
    card,
    constant,
    gains,
    left_out,
    loses,
    printed,
    transit,
)
from games.star_wars_ccg.abilities.parts import (
    in_phase,
    it_is,
    target,
    there_are,
    there_is,
    there_is_no,
    use,
    you_attack,
    you_control,
    you_occupy,
    your_turn,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.later_sets import takes_back
from games.star_wars_ccg.abilities.products.phrases.palace import brings
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import SHUFFLES

FETTS: Final = character(named=["Boba Fett", "Jango Fett"], zone="hand", where="here")
CLONE: Final = own_character(icon="clone-army", where="here")
CASTLE: Final = ["Takodana: Maz's Castle", "Maz's Castle: Hidden Recess", "Maz's Castle: Antechamber"]
LUKE_HERE: Final = there_is(character(named="Luke", where="here"))
GEAR: Final = cards(type=["weapon", "device"])
TOP_FORCE: Final = cards(whose="own", zone="force", state="topmost")
FORCE_PILES: Final = [[shuffle("force", whose)] for whose in ("own", "opponent")]


def bay(half: str, price: int, less: int, who: Mapping[str, Any]) -> list[Any]:
    """The half of a docking bay from which transit costs less while such a card is present."""
    cheaper = moves_cost_less("transit_from", less, cards(whose="own"))
    return [printed(transit(price), half=half), constant(cheaper, half=half, conditions=there_is({**who, "state": ["present"]}))]


MAZ: Final = location("site", own_system="Maz's Castle")
WATCHED: Final = location(state="opposed", where="here")

ABILITIES: Final[Mapping[str, Declared]] = {
    "211_17": card(constant(moves_cost_less("from", 9, own_character(named="Grievous")), half="dark"), constant(left_out())),
    "211_44": card(
        *(
            constant(harmless(cards("objective", expansion="reflections-2")), half="light", conditions=there_is(luke))
            for luke in (character(named="Luke", where="here"), character(named="Luke", state="out_of_play", zone="any"))
        ),
        automatic(may(deploy(cards("defensive-shield", state="stocked"), pile="stacked")), half="dark", at="entry"),
    ),
    "211_40": card(
        brings(character("alien", episode_vii=True), at=location(where="here"), half="light", once_a="game"),
        constant(drain_less(1, whose="own"), half="dark"),
    ),
    "211_38": card(
        brings(MAZ, half="light", once_a="together", conditions=there_is_no(WATCHED)),
        brings(MAZ, half="light", once_a="together", conditions=there_is(WATCHED), costs=use(1)),
    ),
    "211_48": card(
        *(
            action(
                relocate("target", to="target_2"),
                half="light",
                when=when,
                times=1,
                costs=use(1),
                targets=[
                    target(own_character(named="Luke", at=site("Ahch-To"))),
                    target(location("site", system="Ahch-To", of="not_target")),
                ],
            )
            for when in ("deploy", "deploys_begin")
        ),
        constant(cannot("use_text", who=site("Ahch-To", state="occupied")), half="dark"),
        *(constant(no_drain(whose=whose), half="dark") for whose in ("own", "opponent")),
    ),
    "211_18": card(printed(transit(1), half="dark"), *bay("light", 2, 1, character(named="Obi-Wan"))),
    "211_19": card(
        action(
            activate(2),
            half="dark",
            when="moved",
            times=1,
            conditions=it_is(own_ship(icon="first-order", where="here")),
        ),
        constant(
            drain_less(1, whose="own"),
            half="light",
            conditions=there_is_no(own_character("resistance", mark="leader", where="here")),
        ),
    ),
    "211_20": card(
        action(*search(cards(named="Invisible Hand", whose="own", zone="reserve")), half="dark", once_a="game", conditions=you_control()),
        constant(drain_less(1, whose="own"), half="light", conditions=there_is_no(CLONE)),
    ),
    "211_21": card(*bay("dark", 1, 1, own_character("droid", icon="presence")), *bay("light", 3, 3, character(titled="Palpatine"))),
    "211_22": card(
        constant(moves_cost("walk_from", 1, cards(whose="opponent")), half="dark", conditions=you_occupy()),
        constant(moves_cost_less("walk_to", 9, cards(whose="own")), half="light"),
    ),
    "211_27": card(
        constant(
            gains("power", 1, own_character(where="here")),
            half="dark",
            conditions=there_is(cards(named="Insidious Prisoner", where="here")),
        ),
        constant(gains("guard", 1, own_character(where="here")), half="light", conditions=there_is(CLONE)),
    ),
    "211_37": card(
        action(
            draw_cards(1),
            half="light",
            when="deployed",
            once_a="event",
            conditions=[your_turn(), in_phase("deploy"), it_is(location(named=CASTLE, whose="own"))],
        ),
        action(
            choose(*SHUFFLES, *FORCE_PILES),
            half="dark",
            when="deployed",
            once_a="event",
            conditions=it_is(own_ship(where="here")),
        ),
    ),
    "211_39": card(
        takes_back(GEAR, half="light", once_a="game", conditions=[you_control()]),
        action(
            forgo_drain(),
            pick(1, {**GEAR, "whose": "own", "zone": "lost"}),
            retrieve(PICKED),
            half="dark",
            when="control",
            conditions=[
                you_control(),
                there_is(location(where="here", state="undrained")),
                there_is({**GEAR, "whose": "own", "zone": "lost"}),
            ],
        ),
    ),
    "211_41": card(
        constant(
            gains("power", "forfeit", 1, own_character(mark="clone trooper", not_unique=True)), half="light", conditions=you_control()
        ),
        constant(loses("cost", 1, FETTS), half="dark"),
    ),
    "211_42": card(
        action(
            go(to="target_2"),
            half="light",
            when="deploy",
            times=1,
            targets=[
                target(own_character(icon="clone-army", state=["standing", "movable"], where="here")),
                target(location("site", state="occupied", where="elsewhere")),
            ],
        ),
        constant(add_destiny(1), half="dark", conditions=you_attack()),
        constant(moves_cost_less("from", "to", 9, character(named=["Boba Fett", "Jango Fett"])), half="dark"),
    ),
    "211_43": card(
        action(deploy(location("site", system="Kamino")), shuffle("reserve"), half="light", when="deploy", times=1, costs=use(1)),
        constant(drain_less(1, whose="own"), half="dark", conditions=there_are(2, enemy_character(icon="clone-army"))),
    ),
    "211_45": card(
        constant(fires_dearer(1, cards(whose="opponent")), half="light", conditions=LUKE_HERE),
        constant(raise_text_destiny(2, cards(named=["Sense", "Alter"], zone="any")), half="dark", conditions=LUKE_HERE),
    ),
    "211_46": card(
        action(
            take(TOP_FORCE),
            half="light",
            times=1,
            conditions=[your_turn(), there_is(character(named="Luke", state="alone", where="here")), there_is(TOP_FORCE)],
        ),
        constant(
            most_generated(0, whose="own"),
            half="dark",
            conditions=there_is_no(location(whose="own", state="battleground")),
        ),
    ),
}
