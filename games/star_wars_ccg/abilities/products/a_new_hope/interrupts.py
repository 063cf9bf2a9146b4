"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.combat import cancel_damage, exclude
from games.star_wars_ccg.abilities.operations.fate import withstands
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower
from games.star_wars_ccg.abilities.operations.rules.losses import lose_doubles, thin_hand
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    cancel,
    cancel_battle,
    choose,
    lose,
    lose_force,
    more_destiny,
    pick,
    put_on_used,
    put_out,
    shuffle,
    steal,
    stop,
    take,
)
from games.star_wars_ccg.abilities.operations.weapons import pick_random
from games.star_wars_ccg.abilities.ops import card, constant, immune_to, left_out, lost, printed, used
from games.star_wars_ccg.abilities.parts import it_is, opposing_hand_least, target, there_is, use, you_must_lose
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, enemy_ship, location
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, cancels_named, caught, rearranged

REVOLUTIONS: Final = cards("effect", named="Revolution")
VADERS: Final = cards(named=["Vader", "Vader's Custom TIE"], whose="own")
FALLEN: Final = cards(of="it", zone="lost", whose="own")
CAPTIVES_FREED: Final = [
    "Alternatives To Fighting",
    "Cell 2187",
    "Ewok Rescue",
    "I'm Here To Rescue You",
    "Out Of Commission",
    "Plastoid Armor",
]


def held_back() -> Any:
    """The text that keeps a smuggler who was just deployed from moving this turn."""
    return used(stop(until="turn"), when="deployed", targets=target(character(skill="smuggler", of="it")))


def shut_out() -> Declared:
    """An Interrupt that keeps the able and the leaders of both sides out of a battle indoors."""
    there = location(state="in_battle")
    return card(
        lost(
            exclude(character(ability_least=3, at=there)),
            exclude(character(mark="leader", at=there)),
            when="battle_begins",
            conditions=there_is(location("site", icon="interior", state="in_battle")),
            costs=use(1),
        )
    )


# Cards of the opponent in the Lost Pile and on a rack.
LEFT_BEHIND: Final = (
    cards(whose="opponent", zone="lost"),
    cards(whose="opponent", zone="stacked", lies_on=cards("effect", named="Blaster Rack")),
)


def monster(*texts: Any) -> Declared:
    """A piece of a hologram board that thins a full hand, or finds what is doubled in it."""
    return card(
        used(thin_hand(8), conditions=opposing_hand_least(13)),
        *texts,
        lost(lose_doubles(), costs=use(4)),
    )


def spared(effect: str) -> Declared:
    """A piece of a hologram board that ends the damage of a side without cards; or it cancels an Effect."""
    return card(
        printed(immune_to("Sense")),
        lost(cancel_damage(), when="unpaid", conditions=you_must_lose()),
        lost(cancel(), targets=target(cards("effect", named=effect))),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "2_44": card(
        lost(cancel_battle(), when="battle_begins", conditions=there_is(location("system", "sector", state="in_battle")), costs=use(3)),
        lost(cancel(), targets=target(cards("effect", named="Besieged"))),
        constant(left_out()),
    ),
    "2_45": shut_out(),
    "2_46": card(
        used(choose([activate(1)], [activate(1, whose="opponent")])),
        lost(cancel(), targets=target(cards(named=["Juri Juice", "Hypo"]))),
    ),
    "2_47": card(
        used(lower("defence", 1, until="turn"), targets=target(enemy_ship("starfighter", maneuver_least=1))),
        constant(left_out()),
    ),
    "2_48": card(
        caught(),
        lost(steal(), targets=target(enemy_character(named="Tonnika Sisters", at=GROUND))),
    ),
    "2_49": monster(lost(cancel(), targets=target(cards("effect", named="Molator")))),
    "2_50": spared("Sunsdown"),
    "2_54": card(
        *(used(pick_random(1, there), put_out(PICKED), conditions=there_is(there)) for there in LEFT_BEHIND),
        constant(left_out()),
    ),
    "2_55": card(
        held_back(),
        used(
            withstands("Sense"),
            lose(character(state="carried")),
            lose(cards("interrupt", of="it", zone="any")),
            when="played",
            conditions=[it_is(cards("interrupt", named="Elis Helrot")), there_is(character(state="carried"))],
            costs=use(2),
        ),
    ),
    "2_58": card(
        lost(
            more_destiny(2),
            when="battle",
            conditions=there_is(cards(named="Chewie", whose="own", state=["defending", "alone"], at=GROUND)),
        ),
        lost(pick(1, cards(named="Chewie", whose="own", zone="reserve"), up_to=True), take(PICKED), shuffle("reserve"), costs=use(3)),
        lost(lose(), targets=target(character(named="MSE-6 'Mouse' Droid"))),
    ),
    "2_131": card(
        used(lose_force(1, whose="opponent", per=REVOLUTIONS), cancel(REVOLUTIONS), conditions=there_is(REVOLUTIONS)),
        lost(put_on_used(FALLEN), when="lost", conditions=it_is(VADERS)),
        lost(
            put_on_used(FALLEN),
            when="lost",
            conditions=[it_is(character("imperial", whose="own")), there_is(location(system="Death Star", state="scene"))],
        ),
    ),
    "2_132": spared("Nightfall"),
    "2_135": monster(),
    "2_137": card(held_back(), used(cancel(), targets=target(cards("effect", named="Kessel Run"))), constant(left_out())),
    "2_138": card(*cancels_named(lost, ["On The Edge"]), rearranged(location("site", system="Death Star", icon="interior"))),
    "2_140": shut_out(),
    "2_141": card(*cancels_named(used, CAPTIVES_FREED)),
}
