"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import put_in_pile, withstands
from games.star_wars_ccg.abilities.operations.fetching import trade
from games.star_wars_ccg.abilities.operations.objectives import add_side_destiny
from games.star_wars_ccg.abilities.operations.piles.looks import recirculate, turn
from games.star_wars_ccg.abilities.operations.rules.answers import in_power_segment
from games.star_wars_ccg.abilities.operations.rules.guards import icons_lead
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    activate,
    choose,
    draw_cards,
    if_,
    lose_force,
    more_destiny,
    pick,
    retrieve,
    void_destiny,
)
from games.star_wars_ccg.abilities.operations.texts.changed import glance
from games.star_wars_ccg.abilities.operations.weapons import forbid
from games.star_wars_ccg.abilities.ops import card, lost, used
from games.star_wars_ccg.abilities.parts import (
    gun_is,
    in_phase,
    more,
    shooter_is,
    target,
    there_are,
    there_are_of_either,
    there_is,
    there_is_no,
)
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.palace import one_of

VOS: Final = character(named="Vos")
HELD: Final = target(cards("character", whose="own", zone="held"))
LUKE_FIGHTS: Final = [
    there_is(character(named="Luke", expansion="death-star-ii", state="in_battle")),
    there_is(location("site", state="in_battle")),
]
DAWN: Final = own_character(mark="crimson dawn", also=character(mark="leader"), zone="lost")
CAPTAIN: Final = own_character(mark="captain", state="in_battle")
LEADER: Final = own_character(mark="leader", state="in_battle")
CREW: Final = there_are(2, own_character(skill="smuggler"))
HAN: Final = cards(named="Han", expansion="set-13", whose="own")

ABILITIES: Final[Mapping[str, Declared]] = {
    "213_19": card(
        used(*one_of(cards("starship", named="First Light"), cards("character", named="Vos"))),
        used(put_in_pile("used"), if_(there_is(VOS), activate(2)), if_(there_is_no(VOS), activate(1)), targets=HELD),
        lost(trade(2, cards(whose="own"), cards(whose="own")), withstands("Sense"), once_a="game"),
    ),
    "213_49": card(
        lost(
            *one_of(cards(named="Leia", expansion="endor"), cards(named="Luke", expansion="dagobah")),
            conditions=[in_phase("move"), there_is(cards("effect", named="I Feel The Conflict"))],
        ),
        lost(add_side_destiny("attrition", 1), when="battle", conditions=LUKE_FIGHTS),
        lost(
            forbid("use_text", until="battle"),
            when="battle",
            conditions=LUKE_FIGHTS,
            targets=target(character(ability_least=1, ability_most=3)),
        ),
    ),
    "213_21": card(
        used(
            choose(
                search(cards("character", titled="Krennic", whose="own", zone="reserve")),
                search(own_character(mark="captain", not_skill="spy", zone="reserve")),
            )
        ),
        used(
            choose(
                *(
                    [pick(1, cards(whose=whose, zone=pile, state="bottommost")), glance()]
                    for pile in ("reserve", "force", "used")
                    for whose in ("own", "opponent")
                )
            )
        ),
        *(
            used(
                void_destiny(),
                when=when,
                conditions=[in_power_segment(), there_is(CAPTAIN), there_is(LEADER), there_are_of_either(2, CAPTAIN, LEADER)],
            )
            for when in ("side_destiny", "text_destiny")
        ),
    ),
    "213_53": card(
        used(
            if_(there_is(HAN), draw_cards(2)),
            if_(there_is_no(HAN), draw_cards(1)),
            conditions=[CREW, more(cards(whose="opponent", zone="held"), cards(whose="own", other=True, zone="held"))],
        ),
        used(if_(there_is(HAN), activate(2)), if_(there_is_no(HAN), activate(1)), conditions=[CREW, icons_lead("dark")]),
        used(recirculate(), conditions=CREW),
    ),
    "213_17": card(
        used(lose_force(2), pick(1, DAWN), retrieve(PICKED), conditions=there_is(DAWN)),
        used(
            more_destiny(1),
            when="fired",
            conditions=[
                shooter_is(cards(whose="own", state="in_battle")),
                gun_is(cards("weapon", named=["Black Sun Blaster", "Crimson Dawn Blaster"])),
            ],
        ),
        used(
            turn(cards("objective", titled="Shadow Collective")),
            conditions=[
                in_phase("control"),
                there_is(character(named=["Maul", "Vos"], at=location("site", state="battleground"))),
            ],
        ),
    ),
}
