"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.creatures import asteroids_better
from games.star_wars_ccg.abilities.operations.fate import raise_attrition
from games.star_wars_ccg.abilities.operations.objectives import show
from games.star_wars_ccg.abilities.operations.rules.answers import lose_half_retrieved, opponent_retrieved
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.rules.guards import oblige
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    choose,
    draw_destiny,
    if_,
    look_at_hand,
    lose,
    lose_force,
    more_destiny,
    pick,
    put_on_force,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.texts.changed import clear_both_attritions, reorder_force
from games.star_wars_ccg.abilities.operations.weapons import find
from games.star_wars_ccg.abilities.ops import card, constant, gains, left_out, lost, used
from games.star_wars_ccg.abilities.parts import destiny_below_ability, opponent_attacks, opponents_turn, target, there_are, there_is, use
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_ship, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.amended import retargets
from games.star_wars_ccg.abilities.products.phrases.combined import control, renewal
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search, subtracts
from games.star_wars_ccg.abilities.products.phrases.later_sets import into_hand
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import brought_back, by_code, cancels_named

BOUNTY_HUNTER: Final = character(mark="bounty hunter", state="in_battle")
ALONE: Final = ["in_battle", "defending", "alone"]


def from_used(*found: Mapping[str, Any]) -> list[Any]:
    """Take one of these out of the Used Pile into the hand."""
    ways = [[pick(1, each, up_to=True), take(PICKED), shuffle("used")] for each in found]
    return [choose(*ways)] if len(ways) > 1 else ways[0]


def used_card(type: str, **also: Any) -> Mapping[str, Any]:
    return cards(type, zone="used", whose="own", **also)


# A weak character on top of the Lost Pile.
WEAKLING: Final = character(zone="lost", whose="own", state="topmost", ability_most=2)
LOST_EFFECT: Final = cards("effect", zone="lost", whose="own")

USED_PILE: Final = cards(whose="opponent", zone="used")
# An Interrupt that is named, and all cards of its title.
NAMED: Final = cards("interrupt", whose="opponent", zone="used", state="known")
COPIES: Final = cards("interrupt", whose="opponent", zone="used", of="like_picked")

MODIFIED: Final = cards("starship", holding=cards("effect", named="Special Modifications"))
FLOWN_FALCON: Final = cards("starship", named="Falcon", holding=character(named=["Han", "Lando", "Chewie"], state="piloting"))
ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "4_48 4_139": card(*control()),
        "4_58 4_151": card(renewal()),
        "4_74": card(lost(clear_both_attritions(), when="attrition")),
        "4_49": card(
            *cancels_named(used, ["Limited Resources"]),
            lost(pick(1, LOST_EFFECT), *into_hand(), conditions=there_is(LOST_EFFECT), costs=use(3)),
        ),
        "4_51": card(
            lost(find(), conditions=there_is(own_character(ability_least=5)), costs=use(3), targets=target(own_character(state="missing"))),
            lost(take(WEAKLING), when="control", conditions=there_is(WEAKLING)),
            lost(take(WEAKLING), when="control_begins", conditions=[opponents_turn(), there_is(WEAKLING)]),
        ),
        "4_148": card(used(lose_force(1), raise_attrition(1), when="battle")),
        "4_54": card(
            *cancels_named(used, ["Silence Is Golden", "Shut Him Up Or Shut Him Down"]),
            lost(*from_used(used_card("character", kind="droid"), used_card("device"), used_card("effect", named="Stone Pile"))),
        ),
        "4_55": card(
            *cancels_named(
                used,
                [
                    "Dark Maneuvers",
                    "Defensive Fire",
                    "Emergency Deployment",
                    "I Want That Ship",
                    "Lone Pilot",
                    "Rogue Asteroid",
                    "Take Evasive Action",
                ],
            ),
            used(
                meanwhile(
                    gains("defence", 2, MODIFIED),
                    gains("power", "forfeit", 2, {**MODIFIED, "also": FLOWN_FALCON}),
                    gains("cost", 1, cards("effect", named="Special Modifications", zone="hand")),
                    until="turn",
                ),
                conditions=there_is(cards("effect", named="Special Modifications")),
            ),
        ),
        "4_60": card(
            *cancels_named(used, ["Awwww, Cannot Get Your Ship Out"]),
            lost(draw_destiny(1), if_(destiny_below_ability(), *from_used(used_card("starship"))), costs=use(1)),
        ),
        "4_69": card(
            used(*search(cards(named=["Collision!", "Egregious Pilot Error"], zone="reserve", whose="own"))),
            lost(
                more_destiny(2),
                when="battle_begins",
                conditions=[
                    opponent_attacks(),
                    there_is(location("system", state="in_battle")),
                    there_are(2, enemy_ship("capital", state="in_battle")),
                    there_is(own_ship("starfighter", state=["in_battle", "alone"])),
                ],
            ),
        ),
        "4_70": card(
            *cancels_named(used, ["Res Luk Ra'auf"]),
            subtracts(there_are(2, BOUNTY_HUNTER), costs=use(2)),
            subtracts(there_is(BOUNTY_HUNTER), there_is(character("imperial", state="in_battle")), costs=use(2)),
        ),
        "4_72": card(
            *(
                used(pick(4, cards(zone="held", whose="own"), up_to=True), put_on_force(PICKED), when=when, conditions=opponents_turn())
                for when in ("control_begins", "battles_begin", "move_begins")
            )
        ),
        "4_73": card(*brought_back("Yoda", 1, 3)),
        "4_136": card(
            used(reorder_force()),
            lost(*search(cards(named="Dark Forces", zone="reserve", whose="own"))),
        ),
        "4_143": card(
            *cancels_named(used, ["Transmission Terminated"]),
            lost(*from_used(used_card("character", kind="imperial"), used_card("effect", named="Visage Of The Emperor"))),
        ),
        "4_146": card(
            lost(more_destiny(1), when="battle", conditions=there_is(own_character(mark="bounty hunter", state=ALONE))),
            lost(more_destiny(2), when="battle", conditions=there_is(own_character(named=["Bossk", "Greedo", "Boba Fett"], state=ALONE))),
        ),
        "4_147": card(
            *cancels_named(
                used,
                ["The Professor", "Death Star Plans", "Shoo! Shoo!", "Bacta Tank", "Thank The Maker", "How Did We Get Into This Mess?"],
            )
        ),
        "4_149": card(
            *cancels_named(lost, ["Egregious Pilot Error", "Out Of Nowhere", "Collision!", "Don't Get Cocky"]),
            lost(meanwhile(asteroids_better(3, own_ship()), until="turn"), costs=use(1)),
        ),
        "4_144": card(used(lose_half_retrieved(), when="regained", conditions=opponent_retrieved())),
        "4_150": card(*cancels_named(used, ["Nabrun Leids"]), constant(left_out())),
        "4_68 4_153": card(
            used(pick(1, NAMED), show(USED_PILE), lose_force(1, whose="opponent", per=COPIES), conditions=there_is(NAMED)),
            lost(pick(1, NAMED), show(USED_PILE), lose(COPIES), conditions=there_is(NAMED)),
        ),
        "4_52": retargets(),
        "4_152": card(lost(*search(cards("interrupt", zone="reserve", whose="own")), costs=use(2))),
        "4_142": card(
            lost(
                look_at_hand(),
                pick(
                    1,
                    cards(type=["character", "vehicle", "starship", "creature"], whose="opponent", state="cheap", zone="held"),
                    up_to=True,
                ),
                oblige(PICKED),
                when="control",
                conditions=there_is(cards(whose="opponent", zone="held")),
            )
        ),
    }
)
