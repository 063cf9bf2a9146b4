"""Effects, devices and weapons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import for_opponent
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import bars
from games.star_wars_ccg.abilities.operations.rare.kept import lose_onto
from games.star_wars_ccg.abilities.operations.steps import (
    cancel,
    choose,
    draw_cards,
    may,
    put_out,
    raise_,
    redraw,
    return_to_hand,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.texts.changed import plays_as
from games.star_wars_ccg.abilities.operations.weapons import battles_free, hitting
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    fires,
    hits_easier,
    hits_harder,
    immune_to,
    left_out,
    loses,
    printed,
    voids_forfeit,
)
from games.star_wars_ccg.abilities.parts import it_is, more, shot_at, target, target_is, there_is, there_is_no, use, you_won, your_turn
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, ship
from games.star_wars_ccg.abilities.products.phrases.shots import LIVING, armed_drain

LOST_TOP: Final = cards(whose="own", zone="lost", state="topmost")
TRANSPORTS: Final = cards("interrupt", named=["Elis Helrot", "Nabrun Leids"])
CREW: Final = ["Chopper", "Sabine", "Zeb Orrelios"]
LOTHAL: Final = location(system="Lothal")
THRAWN_AT: Final = location(state="battleground", hosting=character(named="Thrawn"))
FIELD: Final = location(whose="own", state="battleground")

ABILITIES: Final[Mapping[str, Declared]] = {
    "219_16": card(
        printed(deploys_beside(0), immune_to("Alter")),
        automatic(may(take(LOST_TOP)), at="entry", conditions=there_is(LOST_TOP)),
        action(cancel(), when="move", targets=target(cards(named="Landing Claw"))),
        automatic(put_out(cards(of="it", zone="lost")), at="lost", conditions=it_is(cards(named="Landing Claw"))),
        constant(plays_as("lost", TRANSPORTS)),
    ),
    "219_17": card(
        printed(deploys_on(0, location("site", icon="interior", whose="own"))),
        constant(bars("react_to", cards(whose="opponent"))),
        action(put_out(THIS), draw_cards(1)),
        constant(left_out()),
    ),
    "219_20": card(
        printed(deploys_beside(4), immune_to("Alter")),
        automatic(
            lose_onto(1, faceup=True),
            at="drain_begun",
            conditions=[your_turn(), there_is({**THRAWN_AT, "state": ["battleground", "draining"]})],
        ),
        automatic(
            lose_onto(1, faceup=True),
            at="battle_over",
            conditions=[you_won(), there_is({**THRAWN_AT, "state": ["battleground", "in_battle"]})],
        ),
    ),
    "219_27": card(
        printed(
            deploys_on(0, own_character(named="Vader", episode_i=True)),
            fires(0, LIVING, draws=2),
            hits_harder(1, character(named="Obi-Wan")),
            hits_easier(1, character(mark="padawan")),
            voids_forfeit(character()),
        ),
        armed_drain(),
    ),
    "219_34": card(
        printed(deploys_on(0, own_character(named="Ezra")), fires(0, character(), plus=3), voids_forfeit(character())),
        hitting(
            raise_("power", 2, cards(of="shooter"), until="turn"),
            conditions=target_is(character(ability_least=5)),
            targets=target(character()),
        ),
        action(return_to_hand(THIS), redraw(), when="shot", times=1, conditions=shot_at(character("rebel", where="here"))),
        constant(left_out()),
    ),
    "219_43": card(
        printed(immune_to("Alter")),
        deployment(deploys_beside(0), conditions=there_is(location("system", named="Lothal"))),
        constant(loses("cost", 1, character(named=CREW, zone="hand"))),
        action(
            choose(
                [deploy(location(named=["Malachor", "Mandalore"]))],
                [deploy(character(named=["Chopper", "Wedge", "Zeb Orrelios"]), at=LOTHAL)],
                [deploy(ship(mark="a-wing"), at=LOTHAL)],
            ),
            shuffle("reserve"),
            when="deploy",
            times=1,
        ),
    ),
    "219_44": card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(battles_free(FIELD)),
        constant(
            loses("cost", 1, own_character("alien", zone="hand")),
            conditions=[
                more(FIELD, location(whose="opponent", state="battleground")),
                there_is_no(own_character("alien", state="new_here")),
            ],
        ),
        action(cancel(), for_opponent(), costs=use(3), targets=target(cards(named="Gungan Energy Shield"))),
        constant(left_out()),
    ),
}
