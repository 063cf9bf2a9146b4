"""Effects, and an Epic Event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.epics import aid
from games.star_wars_ccg.abilities.operations.fate import hand_least, more_own_icons, put_in_pile
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.rules.limits import generates, most_generated
from games.star_wars_ccg.abilities.operations.steps import PICKED, activate, choose, draw_cards, lose_force, may, pick, shuffle, take
from games.star_wars_ccg.abilities.operations.travel.reactions import opponent_called_off
from games.star_wars_ccg.abilities.operations.weapons import raise_each_destiny
from games.star_wars_ccg.abilities.ops import (
    action,
    automatic,
    cancels,
    card,
    constant,
    deploys_beside,
    deploys_on,
    doom,
    gains,
    immune_to,
    left_out,
    printed,
    raise_destiny,
)
from games.star_wars_ccg.abilities.parts import opponents_turn, there_is, there_is_one_of, your_destiny
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPERORS
from games.star_wars_ccg.abilities.products.phrases.amended import slow_transports
from games.star_wars_ccg.abilities.products.phrases.later_sets import DESTINIES, DRAWN, fetches, taken_and_redrawn, takes_back
from games.star_wars_ccg.abilities.products.phrases.palace import brings

BAY: Final = location("site", mark="docking bay")
ROYAL: Final = own_character("republic", unique=True, ability_least=1, ability_most=3)
GUNGAN: Final = own_character(mark="gungan", not_kind="republic", unique=True, ability_least=1, ability_most=3)
FEDERATION: Final = own_ship(icon="trade-federation")
HELD_NABOO: Final = location("system", named="Naboo", state="occupied", hosting=FEDERATION)
EARLY_GROUND: Final = {"episode_i": True, "state": ["battleground", "occupied"]}
JAR_JAR: Final = [character(named="Jar Jar Binks", whose="own"), own_character(mark="leader", episode_i=True)]
REY: Final = character(named="Rey, All Of The Jedi")
DARK_JEDI: Final = character(mark=["dark jedi", "dark jedi master"], not_named="Sidious")
ANAKINS: Final = cards("weapon", named="Anakin's Lightsaber")

ABILITIES: Final[Mapping[str, Declared]] = {
    "217_1": card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(aid("ignition", 5), conditions=there_is(location("system", named="Alderaan", state="ignited"))),
        constant(
            more_own_icons(1, location("system", named="Death Star"), whose="opponent"),
            conditions=there_is(location("system", named="Alderaan", state="blown_away")),
        ),
        fetches(cards("weapon", named="Superlaser"), once_a="game"),
    ),
    "217_3": card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(gains("forfeit", 2, ROYAL), gains("forfeit", 2, FEDERATION)),
        *slow_transports(),
        action(
            choose([deploy({**BAY, "episode_i": True})], [deploy({**BAY, "system": ["Coruscant"]})]),
            shuffle("reserve"),
            when="deploy",
            times=1,
        ),
        constant(generates(1, who=location("system", named="Naboo")), conditions=there_is(HELD_NABOO)),
    ),
    "217_14": card(
        printed(deploys_beside(0), cancels(["Blast The Door, Kid!", "Narrow Escape", "Rebel Barrier"])),
        automatic(lose_force(1, whose="opponent"), at="called_off", conditions=opponent_called_off()),
        constant(left_out()),
    ),
    "217_23": card(
        printed(deploys_beside(0), immune_to("Alter")),
        takes_back(character(), once_a="game", conditions=[there_is(character(named="Sidious", at=location(hosting=DARK_JEDI)))]),
        constant(left_out()),
    ),
    "217_24": card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(doom(character(named=["Maul", *EMPERORS]))),
        automatic(
            may(pick(2, cards(whose="own", zone="held")), put_in_pile("reserve", PICKED), shuffle("reserve"), draw_cards(2)),
            at="own_turn",
            conditions=[
                hand_least(2),
                there_is_one_of(character(named="Sidious", at=site("Coruscant")), cards(named="Insidious Prisoner")),
            ],
        ),
    ),
    "217_28": card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(gains("forfeit", 1, ROYAL), gains("forfeit", 1, GUNGAN)),
        *slow_transports(),
        brings(BAY),
        *(
            action(
                activate(1),
                when="control_begins",
                times=1,
                conditions=[opponents_turn(), there_is(location(hosting=each, **EARLY_GROUND))],
            )
            for each in JAR_JAR
        ),
    ),
    "217_29": card(
        printed(deploys_on(0, location(system="Ahch-To"))),
        constant(most_generated(0, whose="opponent")),
        constant(gains("power", "forfeit", 1, character(named="Rey"), per=character(mark="jedi", state="out_of_play", zone="any"))),
        constant(
            raise_destiny(1, location(state="in_battle", hosting=REY)),
            raise_each_destiny(1, cards("weapon", aboard=REY)),
            conditions=there_is({**REY, "state": ["in_battle"]}),
        ),
        constant(left_out()),
    ),
    "217_37": card(
        printed(deploys_beside(0), immune_to("Alter")),
        brings(own_character(mark=["r-unit", "astromech droid"]), once_a="game"),
        constant(left_out()),
    ),
    "217_41": card(
        printed(deploys_on(0, location(named="Ajan Kloss: Training Course")), immune_to("Alter")),
        *(
            action(
                take(DRAWN),
                when=when,
                once_a="battle",
                conditions=[your_destiny(), there_is(character(named="Rey", state="in_battle"))],
            )
            for when in DESTINIES
        ),
        constant(left_out()),
    ),
    "217_52": card(
        printed(deploys_on(0, location(named="Tatooine: Slave Quarters")), immune_to("Alter")),
        action(
            choose([deploy(ANAKINS), shuffle("reserve")], [lose_force(1), deploy(ANAKINS, pile="lost")]),
            when="deploy",
            times=1,
        ),
        *taken_and_redrawn(action, character(named="Anakin")),
    ),
}
