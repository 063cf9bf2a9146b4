"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import exclude, lift_sum
from games.star_wars_ccg.abilities.operations.draws.destinies import subtract_drawn
from games.star_wars_ccg.abilities.operations.fate import raise_drawn, set_drawn, unlimited_destinies, withstands
from games.star_wars_ccg.abilities.operations.objectives import ends_in, starting, starts_with
from games.star_wars_ccg.abilities.operations.rare.replaced import reload
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel,
    cancel_drain,
    draw_destiny,
    lose_force,
    pick,
    put_out,
    retrieve,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.weapons import forbid
from games.star_wars_ccg.abilities.ops import THIS, card, constant, counts_more, left_out, lost, own_destiny, used
from games.star_wars_ccg.abilities.parts import opponents_turn, target, there_is, there_is_no, there_is_one_of, you_won
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location, own_ship
from games.star_wars_ccg.abilities.products.phrases.later_sets import into_hand
from games.star_wars_ccg.abilities.products.phrases.palace import one_of

CELEBRATIONS: Final = cards(named=["Cloud City Celebration", "Tatooine Celebration"])
# Who is there beside Slave I, and not aboard it.
ESCORT: Final = cards(type=["character", "vehicle", "starship"], whose="opponent", not_named="Slave I", state="standing", where="there")
RISEN: Final = cards("weapon", named="Anakin's Lightsaber", whose="own", zone="lost")
SKYWALKER: Final = character(titled="Skywalker")
SITH: Final = character(mark=["dark jedi", "dark jedi master"])
FORCE_SABER: Final = cards("weapon", mark="lightsaber", whose="own", zone="force")
BATTLED: Final = location(state="in_battle")
UNLIMITED: Final = (unlimited_destinies(BATTLED), unlimited_destinies(BATTLED, whose="opponent"))
SHIPS: Final = own_ship(mark=["dreadnaught", "star destroyer"])
FLEET: Final = location("system", state="occupied", hosting=SHIPS)
STRONG: Final = (
    location("site", state="in_battle", beside=location("system", state="controlled", hosting=SHIPS)),
    location("site", state="in_battle", beside=location("system", state="occupied", hosting=own_ship(named="Fulminatrix"))),
)
LASTING: Final = cards("effect", in_area=True, costless=True, withstanding="Alter")
FIRED: Final = cards("weapon", episode_vii=True, not_mark="lightsaber", whose="own", state="just_fired")


def guard(objective: str, event: str) -> Declared:
    """A guard from the deck; at the start an Epic Event for the Senate and two Effects."""
    return card(
        lost(*one_of(cards(named="Coruscant Guard"))),
        starting(
            starts_with(1, cards("epic-event", named=event)),
            starts_with(2, LASTING, up_to=True),
            ends_in("held"),
            conditions=there_is(cards("objective", titled=objective)),
        ),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "225_2": card(
        used(*one_of(cards(named=["Ghhhk", "Hyperwave Scan"]))),
        used(cancel(), when="battle_ends", conditions=you_won(), targets=target(CELEBRATIONS)),
        constant(left_out()),
    ),
    "225_7": card(
        used(forbid("use_text", until="turn"), targets=target(cards(named=["Ominous Rumors", "There Are Many Hunting You Now"]))),
        used(*one_of(character(named=["Blount", "Orrimaarko"]), character(named="Chewie", expansion="endor"))),
        lost(lose_force(1), exclude(), put_out(THIS), when="battle", targets=target(enemy_character(state=["in_battle", "passenger"]))),
    ),
    "225_8": card(
        used(*one_of(cards(named=["Houjix", "Ounee Ta", "Scanner Techs"]))),
        used(
            cancel_drain(),
            when="drain",
            conditions=[opponents_turn(), there_is(enemy_ship(named="Slave I", where="there")), there_is_no(ESCORT)],
        ),
        lost(
            draw_destiny(1),
            subtract_drawn(),
            when="battle",
            conditions=[there_is(character("imperial", state="in_battle")), there_is(character(mark="bounty hunter", state="in_battle"))],
        ),
    ),
    "225_9": card(
        used(
            meanwhile(*UNLIMITED, until="battle"),
            when="battle",
            conditions=there_is(character("rebel", named="Leia", state="in_battle")),
        ),
        used(
            *one_of(cards(named=["Endor: Chief Chirpa's Hut", "Cloud City: Guest Quarters"])),
            conditions=there_is(cards("effect", icon="skywalker")),
        ),
        constant(left_out()),
    ),
    "225_23": card(
        *(used(raise_drawn(1), when=when, conditions=there_is(character(named="Kylo", state="in_battle"))) for when in ("destiny", "shot")),
        used(reload(), when="fired", once_a="game", conditions=there_is(location(state="in_battle")), targets=target(FIRED)),
        constant(left_out()),
    ),
    "225_25": guard("My Lord, Is That Legal?", "With Thunderous Applause"),
    "225_26": card(
        used(
            lift_sum(1),
            when="battle",
            conditions=[there_is(location("site", state="in_battle", beside=FLEET)), *(there_is_no(each) for each in STRONG)],
        ),
        used(lift_sum(2), meanwhile(*UNLIMITED, until="battle"), when="battle", conditions=there_is_one_of(*STRONG)),
    ),
    "225_42": card(
        own_destiny(counts_more(2), conditions=there_is(cards("effect", icon="skywalker"))),
        lost(pick(1, FORCE_SABER), take(PICKED), shuffle("force"), conditions=there_is(FORCE_SABER)),
        lost(pick(1, RISEN), retrieve(PICKED), conditions=there_is(RISEN)),
        *(
            lost(set_drawn(2), when=when, once_a="game", conditions=[there_is({**each, "state": [state]}) for each in (SKYWALKER, SITH)])
            for when, state in (("destiny", "in_battle"), ("shot", "in_battle"), ("duel_destiny", "duelling"))
        ),
    ),
    "225_54": guard("Plead My Case To The Senate", "How Liberty Dies"),
    "225_59": card(
        lost(*one_of(character(named="Luke", expansion="dagobah"))),
        lost(pick(1, RISEN), *into_hand(), withstands("Sense"), conditions=there_is(RISEN)),
        starting(
            starts_with(2, cards("effect", costless=True, not_named="Wokling", withstanding="Alter"), up_to=True),
            ends_in("held"),
            conditions=there_is(cards("objective", expansion="dagobah", whose="own")),
        ),
    ),
}
