"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import put_in_pile, raise_drawn
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import ends_in, starting, starts_with
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel_drain,
    cancel_it,
    choose,
    lose_force,
    more_destiny,
    pick,
    raise_,
    retrieve,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.texts.changed import cancel_shot
from games.star_wars_ccg.abilities.operations.weapons import make_immune
from games.star_wars_ccg.abilities.ops import card, constant, immune_to, left_out, lost, printed, used
from games.star_wars_ccg.abilities.parts import (
    gun_is,
    it_is,
    opponents_turn,
    shooter_is,
    shot_at,
    target,
    there_are,
    there_is,
    there_is_no,
    you_won,
)
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.palace import one_of
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import cancels_named

HELD: Final = cards(whose="own", zone="held", other=True)
FORCE: Final = cards(whose="own", zone="force")
HOTH_OBJECTIVE: Final = there_is(cards("objective", expansion="hoth", whose="own"))
WALKER: Final = cards("vehicle", mark="at-at", whose="own")
CANNON: Final = cards(named="AT-AT Cannon", whose="own", zone="lost")
T47: Final = cards("vehicle", mark="t-47 snowspeeder")
SPEEDER_FIELD: Final = location(system="Hoth", state=["battleground", "occupied"], hosting={**T47, "whose": "own"})
GRIEVOUS: Final = character(named="Grievous")
SABER: Final = cards(mark="lightsaber")
MARA: Final = own_character(named="Mara Jade", state="in_battle")
DEN: Final = location("site", expansion="reflections-2", state="in_battle")
FREE_EFFECT: Final = cards("effect", costless=True, withstanding="Alter")
LOST_SABER: Final = cards("weapon", mark="lightsaber", whose="own", zone="lost")

ABILITIES: Final[Mapping[str, Declared]] = {
    "222_1": card(
        lost(
            more_destiny(1),
            when="fired",
            conditions=[shooter_is(GRIEVOUS), gun_is(SABER), there_is(cards(state=["shooting", "in_battle"]))],
        ),
        lost(cancel_shot(), when="aimed", conditions=[shot_at(GRIEVOUS), gun_is(SABER)]),
        lost(
            deploy(cards("weapon", mark="lightsaber"), on=own_character(named="Grievous"), pile="lost", onto_any=True),
            when="deploy",
            conditions=there_is(LOST_SABER),
        ),
    ),
    "222_7": card(
        printed(immune_to("Too Close For Comfort")),
        lost(
            pick(1, FORCE),
            take(PICKED),
            put_in_pile("force", "target"),
            put_in_pile("force", "target_2"),
            shuffle("force"),
            once_a="game",
            conditions=there_is(FORCE),
            targets=[target(HELD), target({**HELD, "of": "not_target"})],
        ),
        constant(left_out()),
    ),
    "222_17": card(
        lost(
            choose(
                search(cards("character", named=["Veers"], expansion="premium", whose="own", zone="reserve")),
                search(cards("vehicle", mark="at-at", expansion="premium", whose="own", zone="reserve")),
            ),
            conditions=HOTH_OBJECTIVE,
        ),
        lost(
            cancel_drain(),
            when="drain",
            conditions=[
                HOTH_OBJECTIVE,
                opponents_turn(),
                there_is(
                    location("site", state="draining", beside=location("site", state="battleground", hosting={**WALKER, "state": ["run"]}))
                ),
            ],
        ),
        lost(pick(1, CANNON), retrieve(PICKED), conditions=[HOTH_OBJECTIVE, there_is(CANNON)]),
    ),
    "222_18": card(
        lost(lose_force(2, whose="opponent"), when="battle_ends", conditions=you_won()),
        lost(more_destiny(1), when="battle", conditions=there_is(character(named="Obi-Wan", state="in_battle"))),
        constant(left_out()),
    ),
    "222_19": card(
        *cancels_named(used, ["Crash Landing", "High-speed Tactics"]),
        lost(
            raise_("defence", 1, until="turn"),
            make_immune(None, until="turn"),
            targets=target(T47),
        ),
        lost(
            cancel_it(),
            when="used",
            conditions=[there_are(3, SPEEDER_FIELD), it_is(cards("interrupt", state="open_to_sense"))],
        ),
    ),
    "222_23": card(
        used(raise_drawn(1), when="destiny", conditions=[there_is(MARA), there_is_no(DEN)]),
        used(raise_drawn(2), when="destiny", conditions=[there_is(MARA), there_is(DEN)]),
        constant(left_out()),
    ),
    "222_24": card(
        lost(*one_of(cards("character", named=["Dack", "Wes"])), conditions=HOTH_OBJECTIVE),
        starting(
            starts_with(1, cards("effect", named="Echo Base Garrison")),
            starts_with(2, FREE_EFFECT),
            ends_in("lost"),
            conditions=there_is(cards("objective", expansion="hoth")),
        ),
    ),
}
