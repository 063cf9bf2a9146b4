"""Effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import capture
from games.star_wars_ccg.abilities.operations.contests import cancel_duel, draws_duel_better, opponent_duels
from games.star_wars_ccg.abilities.operations.fate import for_opponent, stack
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.piles.looks import turn
from games.star_wars_ccg.abilities.operations.rules.limits import most_generated
from games.star_wars_ccg.abilities.operations.steps import PICKED, cancel, lose_force, more_power, pick, relocate, shuffle
from games.star_wars_ccg.abilities.ops import (
    HOST,
    THIS,
    action,
    automatic,
    cancels,
    cannot,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    gains,
    immune_to,
    lower_destiny,
    printed,
)
from games.star_wars_ccg.abilities.parts import it_is, target, there_are, there_is, there_is_no, use
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.later_sets import fetches
from games.star_wars_ccg.abilities.products.phrases.turned import DEAL, MINING, back_of, front_of

# The opponent has no system that both sides could fight for.
NO_SYSTEM: Final = there_is_no(location("system", state=["battleground", "enemy_occupied"]))
ALIEN: Final = enemy_character("alien", zone="hand")
# A marker site that is held with a walker.
HELD_MARKER: Final = location(
    mark=[f"marker {number}" for number in range(1, 8)], state="occupied", hosting=cards("vehicle", mark="at-at", whose="own")
)
TATOOINE: Final = location(system="Tatooine")
# A docking bay without Force icons of both sides.
DARK_BAY: Final = location(mark="docking bay", state="no_battleground")


def immediate(suspended: list[str], *also: Any) -> Declared:
    """The Effect that finds an Immediate Effect, and keeps another card from working."""
    return card(
        printed(deploys_beside(0), immune_to("Alter"), *also),
        action(*search(cards("effect", kind="immediate", zone="reserve", whose="own")), once_a="game"),
        constant(cannot("use_text", who=cards(named=suspended)), conditions=NO_SYSTEM),
    )


def crowded(*marks: str) -> Declared:
    """The Effect that makes aliens of the opponent dearer on Tatooine, those of no name and those beside own Jedi most."""
    ground = location("site", system="Tatooine")
    beside = {**ground, "hosting": own_character(mark=list(marks))}
    return card(
        printed(deploys_beside(0), immune_to("Alter")),
        constant(
            gains("cost", 1, {**ALIEN, "bound_for": ground}),
            gains("cost", 1, {**ALIEN, "not_unique": True, "bound_for": ground}),
            gains("cost", 1, {**ALIEN, "bound_for": beside}),
            gains("cost", 1, {**ALIEN, "not_unique": True, "bound_for": beside}),
            *(most_generated(1, whose=whose, who=DARK_BAY) for whose in ("own", "opponent")),
        ),
    )


SABER: Final = cards("weapon", named="Luke's Lightsaber")
CITY_INSIDE: Final = location("site", system="Cloud City", icon="interior", state="battleground", whose="own", zone="reserve")


ABILITIES: Final[Mapping[str, Declared]] = {
    "11_17": immediate(["Mobilization Points", "You Cannot Hide Forever & Mobilization Points"]),
    "11_69": immediate(["Staging Areas", "Your Insight Serves You Well & Staging Areas"], cancels(["Order To Engage", "Scramble"])),
    "11_77": card(
        printed(immune_to(["Alter"])),
        deployment(deploys_beside(0), conditions=there_is(location(mark="marker 5"))),
        automatic(lose_force(1, whose="opponent", per=HELD_MARKER), at="own_control", conditions=there_is(HELD_MARKER)),
        action(
            *search(cards(named=["Walker Garrison", "Hoth: Defensive Perimeter (3rd Marker)"], zone="reserve", whose="own"), 2),
            once_a="game",
        ),
    ),
    "11_19": card(
        printed(immune_to("Control")),
        deployment(deploys_beside(1), when="put_out", conditions=it_is(character(named="Obi-Wan"))),
        action(
            more_power(5),
            when="battle_begins",
            once_a="battle",
            conditions=there_is(location("site", state="in_battle")),
            costs=use(1),
        ),
    ),
    "11_71": card(
        printed(deploys_beside(0), immune_to("Alter")),
        action(deploy(character(named="Amidala")), shuffle("reserve"), for_opponent(), when="deploy", times=1),
        automatic(
            capture(character(named="Amidala", meeting=own_character(named="Maul"))),
            conditions=[
                there_is(enemy_character(named="Amidala", meeting=own_character(named="Maul"))),
                there_is_no(enemy_character(mark="jedi", at=location(hosting=own_character(named="Maul")))),
            ],
        ),
        action(*search(cards(named="If The Trace Was Correct", zone="reserve", whose="own")), once_a="game"),
    ),
    "11_21": crowded("jedi"),
    "11_70": crowded("dark jedi"),
    "11_23": card(
        printed(immune_to("Control")),
        deployment(deploys_on(0, own_character(mark="jedi", state="duelling")), when="duel_begins", conditions=opponent_duels()),
        automatic(cancel_duel(), pick(1, location("site", where="adjacent")), relocate(cards(of="host"), to=PICKED), at="entry"),
        constant(draws_duel_better(1, HOST)),
    ),
    "11_20": card(
        printed(deploys_beside(0), immune_to("Alter")),
        automatic(
            turn(front_of(MINING)),
            conditions=[
                there_is({**front_of(MINING), "whose": "own"}),
                there_are(2, site("Cloud City", state="controlled")),
                there_is(location("system", named="Bespin", state="occupied")),
            ],
        ),
        constant(cannot("be_turned", who=back_of(MINING))),
        fetches(cards(), pile="force", times=1, conditions=there_is(back_of(MINING))),
    ),
    "11_72": card(
        printed(deploys_beside(0), immune_to("Alter")),
        action(*search(CITY_INSIDE, 2), once_a="game", conditions=there_is(front_of(DEAL))),
        constant(cannot("be_played", who=cards("interrupt", named=["Scanning Crew", "Imperial Barrier"], whose="own", zone="held"))),
    ),
    "11_78": card(
        printed(deploys_beside(0)),
        action(stack(who="target", on=THIS), times=1, targets=target(cards(whose="own", zone="held"))),
        constant(
            cannot("use_text", who=SABER),
            lower_destiny(1, per=cards(of="stacked", zone="stacked"), whose="opponent", who=location(state="in_battle")),
            conditions=there_is(SABER),
        ),
        action(lose_force(2), cancel(THIS), for_opponent()),
    ),
}
