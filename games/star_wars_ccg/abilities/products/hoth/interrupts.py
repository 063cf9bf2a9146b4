"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import silence
from games.star_wars_ccg.abilities.operations.rules.answers import lose_unless_won, put_out_unless_won
from games.star_wars_ccg.abilities.operations.steps import (
    activate,
    cancel_battle,
    double,
    draw_destiny,
    go,
    if_,
    lose,
    lose_force,
    more_destiny,
    more_power,
    stop,
    turn_shot,
    void_attrition,
)
from games.star_wars_ccg.abilities.operations.travel.marches import travel
from games.star_wars_ccg.abilities.operations.travel.reactions import join_it
from games.star_wars_ccg.abilities.ops import card, constant, left_out, lost, used
from games.star_wars_ccg.abilities.parts import (
    destiny_exceeds_ability,
    destiny_is_ability,
    it_is,
    opponent_attacks,
    outgunned,
    target,
    there_are,
    there_is,
    use,
)
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search, sharper, subtracts, together
from games.star_wars_ccg.abilities.products.phrases.droids import guards_droid
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code, cancels_named

IN_BATTLE: Final = "in_battle"
FIELD: Final = location("site", icon="exterior", state=IN_BATTLE)
SCRUFFY: Final = [
    "Scruffy-Looking Nerf Herder",
    "I'd Just As Soon Kiss A Wookiee",
    "Furry Fury",
    "This Is Just Wrong",
    "Death Mark",
    "Mournful Roar",
    "Takeel",
    "Ket Maliss",
]


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "3_129": card(
            *cancels_named(used, ["Lightsaber Proficiency"]),
            *(
                used(
                    draw_destiny(1),
                    if_(destiny_exceeds_ability(), lose()),
                    if_(destiny_is_ability(), lose(cards("weapon", mark="lightsaber", aboard=cards(of="target")))),
                    when=when,
                    targets=target(character(ability_most=3, holding=cards("weapon", mark="lightsaber"), **where)),
                )
                for when, where in (("battle", {"state": "in_battle"}), ("drain", {"where": "there"}))
            ),
        ),
        "3_130": card(
            *guards_droid("be_stolen", "be_shot", "be_doomed"),
            used(silence(until="turn"), targets=target(character("droid", titled="Binary"))),
        ),
        "3_137": card(
            used(
                travel(),
                stop("target_2", until="turn"),
                when="control",
                targets=[
                    target(location("system", beside=location("site", hosting=own_character(mark="probe droid")))),
                    target(own_ship(state="able_to_go")),
                ],
            )
        ),
        "3_41": card(
            *cancels_named(used, ["Dark Collaboration", "Lone Pilot"]),
            subtracts(there_are(2, character("imperial", ability_least=3, state=IN_BATTLE)), costs=use(2)),
        ),
        "3_42": card(
            lost(
                go(own_character(state=[IN_BATTLE, "standing", "movable"])),
                cancel_battle(),
                when="battle_begins",
                conditions=[opponent_attacks(), outgunned(), there_is(FIELD), there_is(own_character(state=[IN_BATTLE, "standing"]))],
                costs=use(1),
                targets=[target(FIELD), target(location("site", where="beside_target", state="clear"))],
            )
        ),
        "3_45 3_122": card(*sharper(cards("vehicle", kind="combat"))),
        "3_49": card(
            lost(more_destiny(2), when="battle", conditions=together("Luke", "Chewie")),
            lost(
                more_power(4),
                when="battle",
                conditions=[there_is(own_character("rebel", state=IN_BATTLE)), there_is(own_character("alien", state=IN_BATTLE))],
            ),
        ),
        "3_52": card(*cancels_named(used, SCRUFFY), used(double("power", until="turn"), targets=target(character(named="Rennek")))),
        "3_125": card(*cancels_named(used, ["Wookiee Roar", "Han's Back", "Life Debt"]), subtracts(*together("Han", "Chewie"))),
        "3_128": card(used(lose_force(1), activate(2)), lost(lose_force(1), activate(4))),
        "3_131": card(*cancels_named(used, ["The First Transport Is Away!", "Hyper Escape"]), constant(left_out())),
        "3_133": card(*cancels_named(used, ["Solo Han", "Warrior's Courage", "I Know"]), subtracts(*together("Han", "Leia"))),
        "3_134": card(
            used(void_attrition(), lose(), when="battle", targets=target(own_character("droid", at=location("site")))),
            used(
                turn_shot(),
                when="aimed",
                conditions=it_is(cards(whose="own", at=location("site"))),
                targets=target(own_character("droid", where="with_it")),
            ),
        ),
        "3_119": card(
            used(
                join_it(),
                when="reacted",
                conditions=it_is(cards(type=["character", "vehicle", "starship"], whose="opponent", state="moved")),
                targets=target(cards(type=["vehicle", "starship"], whose="own", state="joining")),
            )
        ),
        "3_53": card(
            *(
                lost(
                    effect,
                    when="battle_begins",
                    conditions=[opponent_attacks(), there_is(character(named="Vader"))],
                    targets=target(enemy_character(mark="leader", ability_most=5, state=IN_BATTLE, **who)),
                )
                for effect, who in (
                    (lose_unless_won(), {"not_named": "Ozzel"}),
                    (put_out_unless_won(), {"named": "Ozzel"}),
                )
            )
        ),
        "3_136": card(lost(lose_force(1), *search(own_character(mark="trooper", zone="reserve"), 3))),
    }
)
