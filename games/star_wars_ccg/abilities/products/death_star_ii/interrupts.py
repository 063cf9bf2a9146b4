"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import release
from games.star_wars_ccg.abilities.operations.combat import exclude, lower_sum
from games.star_wars_ccg.abilities.operations.contests import in_duel
from games.star_wars_ccg.abilities.operations.fate import put_in_pile, raise_drawn, withstands
from games.star_wars_ccg.abilities.operations.moving import limit_destinies
from games.star_wars_ccg.abilities.operations.objectives import ends_in, first_hand, starting, starts_holding, starts_with
from games.star_wars_ccg.abilities.operations.rules.for_a_while import lower, meanwhile, throughout
from games.star_wars_ccg.abilities.operations.steps import (
    LOOKED,
    PICKED,
    cancel_it,
    choose,
    draw_destiny,
    if_,
    look_at_top,
    lose,
    lose_force,
    may,
    more_destiny,
    pick,
    put_on_force,
    put_on_used,
    put_out,
    relocate,
    return_to_hand,
    take,
)
from games.star_wars_ccg.abilities.operations.weapons import forbid, lift_drawn, pick_random
from games.star_wars_ccg.abilities.ops import card, gains, immune_to, lost, lower_destiny, printed, used
from games.star_wars_ccg.abilities.parts import (
    destiny_beats,
    it_is,
    target,
    there_is,
    there_is_no,
    there_is_one_of,
    total_exceeds,
    you_won,
    your_destiny,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, enemy_ship, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.death_star_ii.common import EMPEROR, together_with
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import GROUND, by_code

# Effects that come into the own area without cost, and that “Alter” does not choose.
SAFE_EFFECT: Final = cards("effect", in_area=True, costless=True, withstanding="Alter")
ON_REBELLION: Final = cards(zone="stacked", lies_on=cards(named="Insignificant Rebellion"))
LEADERS: Final = own_character(mark=["admiral", "general"])
IN_COMMAND: Final = there_is_one_of(
    own_character(mark="admiral", state="in_battle", at=location("system")),
    own_character(mark="general", not_named="Obi-Wan", state="in_battle", at=GROUND),
)
# Who commands a battle as if an admiral, by a text of its own.
AS_ADMIRAL: Final = own_character(counting_for="Imperial Command", state=["in_battle", "working"], at=location("system"))
# An open vehicle of the opponent that has come to a scout's site.
RIDE: Final = cards("vehicle", whose="opponent", not_mark="enclosed", meeting=own_character(mark="scout"), at=GROUND)


# A sector where starfighters meet, and the system that belongs to it.
OPEN_SECTOR: Final = location("sector", not_mark="cloud sector")
ABOVE: Final = location("system", where="related_to_target")
# The Emperor, and who stands for him by a text of its own.
LIGHTNING: Final = (character(named=EMPEROR), character(counting_for="Force Lightning", state="working"))


def struck(master: Mapping[str, Any]) -> list[Any]:
    """Characters where such a character is, captives among them."""
    standing = {**master, "state": [*master.get("state", ()), "standing"]}
    return [character(meeting=master), captive(state="unfrozen", at=location(hosting=standing))]


def command(*first: Any) -> Declared:
    """Its own text, or a battle under an own leader."""
    return card(*first, used(choose([more_destiny(1)], [limit_destinies(1)]), when="battle", conditions=IN_COMMAND))


def better_draw() -> Declared:
    """A better battle destiny; at the start of the game, up to three Effects."""
    return card(
        used(raise_drawn(1), when="destiny", conditions=your_destiny()), starting(starts_with(3, SAFE_EFFECT, up_to=True), ends_in("lost"))
    )


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "9_49": card(
            used(
                look_at_top(1, whose="opponent"),
                may(put_in_pile("reserve", LOOKED, under=True)),
                conditions=there_is(own_character(mark="leader", at=location(mark="war room", whose="own"))),
            )
        ),
        "9_51 9_139": better_draw(),
        "9_50": card(
            used(
                pick(1, ABOVE),
                relocate("target", PICKED),
                relocate("target_2", PICKED),
                when="move",
                targets=[
                    target(own_ship("starfighter", unique=True, state=["run", "standing"], at=OPEN_SECTOR)),
                    target(enemy_ship("starfighter", state=["run", "standing"], where="with_target")),
                ],
            ),
            used(
                forbid("be_shot", who=own_ship(of="not_target", state="in_battle")),
                when="battle",
                targets=target(own_ship("starfighter", state="in_battle")),
            ),
        ),
        "9_52": card(
            used(
                lower_sum(3),
                when="destinies",
                conditions=[
                    there_is(own_character(mark="scout", state="in_battle")),
                    there_is(location("site", icon="exterior", state="in_battle")),
                    there_is(location("site", icon="planet", state="in_battle")),
                ],
            ),
            used(
                draw_destiny(1),
                if_(destiny_beats("ability", 2), put_on_used("target")),
                when="moved",
                conditions=it_is(RIDE),
                targets=target(enemy_character(aboard=cards(of="it"))),
            ),
        ),
        "9_53": card(
            lost(
                meanwhile(lower_destiny(2, location(state="in_battle"))),
                when="battle",
                conditions=[there_is(together_with("Luke")), there_is_no(character(named="Vader", state="in_battle"))],
            ),
            *(
                used(
                    pick_random(1, ON_REBELLION),
                    take(PICKED),
                    withstands(["Sense"]),
                    when=when,
                    conditions=[*won, there_is(ON_REBELLION)],
                )
                for when, won in (
                    ("battle_ends", [you_won(), there_is(own_character("rebel", ability_least=3, state="in_battle"))]),
                    ("duel_ends", [in_duel(), there_is(own_character("rebel", ability_least=3, state="victorious"))]),
                )
            ),
        ),
        "9_54": command(used(throughout(gains("forfeit", 1, LEADERS), until="turn"))),
        "9_136": card(
            *(used(lower("guard", 4, until="turn"), targets=target(who)) for master in LIGHTNING for who in struck(master)),
            *(
                lost(
                    forbid("be_immune", who=master, until="turn"),
                    lower("guard", 2, master, until="turn"),
                    draw_destiny(1),
                    lift_drawn(1),
                    if_(total_exceeds("guard"), lose()),
                    targets=target(who),
                )
                for master in LIGHTNING
                for who in struck(master)
            ),
        ),
        "9_137": command(
            used(
                choose(
                    search(own_character(mark=["admiral", "general"], zone="reserve")),
                    search(own_character(counting_for="Imperial Command", zone="reserve")),
                )
            ),
            used(choose([more_destiny(1)], [limit_destinies(1)]), when="battle", conditions=there_is(AS_ADMIRAL)),
        ),
        "9_138": card(
            used(pick(1, cards(whose="own", zone="held")), put_on_force(PICKED)),
            starting(
                starts_holding(1, location("system", named="Death Star II")),
                starts_holding(1, character(named="Moff Jerjerrod")),
                starts_holding(1, cards("effect")),
                first_hand(6),
                ends_in("lost"),
                conditions=there_is(location("system", named="Endor")),
            ),
        ),
        "9_140": card(
            printed(immune_to("Sense")),
            lost(
                return_to_hand(),
                conditions=there_is(character(named=EMPEROR, at=location("site", system="Death Star II"))),
                targets=target(own_character(named="Vader", at=location(state="controlled"))),
            ),
            lost(
                relocate("target", location(named="Death Star II: Docking Bay")),
                when="control",
                targets=target(
                    own_character(
                        named="Vader", at=location("site", state="controlled"), holding=character(named=["Luke", "Leia"], zone="captive")
                    )
                ),
            ),
        ),
        "9_141": card(
            lost(
                lose_force(1),
                put_out(cards(of="it", zone="lost")),
                when="lost",
                conditions=[it_is(character(whose="opponent")), there_is(character(named=EMPEROR, at=location(state="scene")))],
            ),
            lost(cancel_it(), when="used", conditions=it_is(cards(named="NOOOOOOOOOOOO!"))),
            lost(
                exclude(until="next_turn"),
                release(stays=True),
                targets=target(captive(named="Luke", state="frozen", at=location(named="Death Star II: Throne Room"))),
            ),
        ),
    }
)
