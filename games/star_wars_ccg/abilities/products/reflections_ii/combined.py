"""Interrupts that combine two cards, and answer to the titles of both."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import capture
from games.star_wars_ccg.abilities.operations.combat import cancel_damage, lift_shot
from games.star_wars_ccg.abilities.operations.draws.counted import keep_lowest, opponent_drew
from games.star_wars_ccg.abilities.operations.fate import put_in_pile, withstands
from games.star_wars_ccg.abilities.operations.fetching import deploy, silence
from games.star_wars_ccg.abilities.operations.rules.losses import lose_doubles, thin_hand
from games.star_wars_ccg.abilities.operations.steps import (
    PICKED,
    cancel,
    cancel_it,
    choose,
    draw_destiny,
    if_,
    lose,
    lose_force,
    more_destiny,
    pick,
    put_on_force,
    put_out,
    relocate,
    return_to_hand,
    shuffle,
    take,
)
from games.star_wars_ccg.abilities.operations.texts.changed import clear_both_attritions, succeed
from games.star_wars_ccg.abilities.operations.travel.reactions import cancel_react
from games.star_wars_ccg.abilities.operations.weapons import pick_random, shoot
from games.star_wars_ccg.abilities.ops import card, constant, left_out, lost, used
from games.star_wars_ccg.abilities.parts import (
    destiny_below_ability,
    destiny_exceeds_ability,
    gun_is,
    it_is,
    opponent_attacks,
    opponents_turn,
    opposing_hand_least,
    outgunned,
    target,
    there_is,
    use,
    you_must_lose,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.combined import control, copies, renewal, spies_sent_back
from games.star_wars_ccg.abilities.products.phrases.palace import one_of
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code, cancels_named, climbs, terminated
from games.star_wars_ccg.abilities.products.phrases.shots import BLASTERS

FIGHTING: Final = "in_battle"
INSIDE: Final = location("site", icon="mobile", at=location(icon="interior"))
ARM: Final = cards("weapon", whose="own", state="ready")


def sense_and_new_hands() -> Declared:
    return card(
        used(draw_destiny(1), if_(destiny_below_ability(), cancel_it(), succeed()), when="used", conditions=it_is(cards("interrupt"))),
        renewal(),
    )


def saved_after_a_battle() -> Any:
    """Nothing more is paid once all own cards in the battle are forfeited."""
    return lost(cancel_damage(), withstands("Sense"), when="unpaid", conditions=you_must_lose())


def shot_down() -> list[Any]:
    """A weapon that is fired in the control phase, and an enemy that was just hit: whoever is hit is lost at once."""
    return [
        lost(shoot(), lose(cards(whose="opponent", state="hit")), when="control", targets=target(ARM)),
        lost(lose_force(1), lose(cards(of="it")), when="hit", conditions=it_is(enemy_character())),
    ]


def held_back(when: str) -> Any:
    """Cards of the hand that go to the Force Pile in the opponent's turn."""
    return used(pick(4, cards(whose="own", zone="held"), up_to=True), put_on_force(PICKED), when=when, conditions=opponents_turn())


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "10_4": card(*control(), lost(pick(1, cards(whose="own", zone="force")), take(PICKED), shuffle("force"))),
        "10_8": card(
            used(
                more_destiny(1),
                when="battle_begins",
                conditions=[
                    opponent_attacks(),
                    there_is(own_ship(maneuver_least=4, state="defending", at=location("system", "sector"))),
                ],
                costs=use(1),
            ),
            saved_after_a_battle(),
        ),
        "10_13": card(
            copies(character(not_unique=True)),
            used(*one_of(character("alien", not_unique=True))),
            used(
                deploy(own_character(), at=location(state=FIGHTING), reacting=True),
                shuffle("reserve"),
                when="battle_begins",
                conditions=[opponent_attacks(), outgunned()],
            ),
        ),
        "10_16": card(
            used(pick_random(1, cards(whose="opponent", zone="lost")), put_out(PICKED), costs=use(1)),
            *terminated(4),
        ),
        "10_19": card(
            *spies_sent_back(lost),
            lost(
                relocate("target", to="target_2"),
                targets=[
                    target(own_character(state="standing", at=INSIDE)),
                    target({**INSIDE, "where": "related_to_target"}),
                ],
            ),
        ),
        "10_21 10_46": sense_and_new_hands(),
        "10_22": card(
            used(thin_hand(8), conditions=opposing_hand_least(13)),
            lost(lose_doubles(), costs=use(4)),
            constant(left_out()),
        ),
        "10_23": card(
            used(lift_shot(3), when="aimed", conditions=gun_is(cards("weapon", mark=list(BLASTERS), whose="own"))),
            *shot_down(),
        ),
        "10_25": card(
            used(choose(*([shuffle(pile, whose)] for pile in ("reserve", "used") for whose in ("own", "opponent")))),
            climbs(),
            *cancels_named(used, ["Imperial Barrier", "The Shield Doors Must Be Closed"]),
        ),
        "10_27": card(
            *(held_back(when) for when in ("control_begins", "battles_begin", "move_begins")),
            lost(clear_both_attritions(), when="attrition"),
        ),
        "10_28": card(
            used(*one_of(character("alien", not_unique=True))),
            lost(
                silence(until="turn"),
                when="battle",
                conditions=there_is(own_character("alien", not_unique=True, state=FIGHTING)),
                targets=target(character("rebel")),
            ),
            lost(keep_lowest(2), when="destinies", conditions=opponent_drew(3)),
        ),
        "10_34": card(
            *control(),
            lost(draw_destiny(1), if_(destiny_exceeds_ability(), return_to_hand()), costs=use(3), targets=target(enemy_character())),
        ),
        "10_36": card(
            used(pick_random(1, cards(whose="opponent", zone="held")), put_in_pile("used", PICKED)),
            lost(capture(), targets=target(enemy_character(state="undercover"))),
            spies_sent_back(lost)[1],
        ),
        "10_39": card(
            *cancels_named(used, ["Nabrun Leids"]),
            saved_after_a_battle(),
            *cancels_named(lost, ["Hyper Escape", "Closer?!"]),
            lost(cancel_react(), when="reacting"),
            lost(cancel(), when="move", targets=target(cards(named="Landing Claw"))),
        ),
        "10_47": card(
            lost(lift_shot(3), when="aimed", conditions=gun_is(cards("weapon", mark="lightsaber", whose="own"))),
            *shot_down(),
        ),
    }
)
