"""Interrupts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import raise_drawn, withstands
from games.star_wars_ccg.abilities.operations.fetching import deploy, silence
from games.star_wars_ccg.abilities.operations.rules.for_a_while import meanwhile
from games.star_wars_ccg.abilities.operations.rules.guards import loses_nothing_to
from games.star_wars_ccg.abilities.operations.rules.people import lead
from games.star_wars_ccg.abilities.operations.steps import (
    lose_force,
    more_destiny,
    shuffle,
)
from games.star_wars_ccg.abilities.operations.texts.changed import cancel_shot
from games.star_wars_ccg.abilities.operations.weapons import forbid
from games.star_wars_ccg.abilities.ops import (
    card,
    lost,
    used,
)
from games.star_wars_ccg.abilities.parts import (
    gun_is,
    in_phase,
    it_is,
    opponent_attacks,
    shooter_is,
    target,
    there_is,
    there_is_no,
    there_is_one_of,
    use,
    you_attack,
)
from games.star_wars_ccg.abilities.pieces import captive, cards, character, location, own_character
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.later_sets import redrawn
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code, cancels_named

GUNNERS: Final = cards(type=["character", "vehicle", "starship", "weapon"])
OCCUPATIONS: Final = ["Cloud City Occupation", "Rebel Base Occupation", "Tatooine Occupation"]
THREATS: Final = ["That Thing's Operational", "You May Start Your Landing", "You'll Be Dead!"]
HUNTER: Final = own_character(mark=["bounty hunter", "trandoshan"])
CAPTOR: Final = {**HUNTER, "at": location("site", state=["battleground", "controlled"])}
MASTERS: Final = (
    character(named="Obi-Wan", episode_i=True, state="in_battle"),
    character(named="Qui-Gon", not_icon="permanent-weapon", state="in_battle"),
)

ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "204_18": card(
            used(*search(cards(mark="dejarik", whose="own", zone="reserve")), costs=use(1)),
            used(meanwhile(loses_nothing_to([*OCCUPATIONS, *THREATS]), until="turn")),
        ),
        "204_19": card(
            lost(
                more_destiny(2),
                when="battle",
                conditions=[
                    there_is(character(named="Finn", state="in_battle")),
                    there_is(character(named=["Poe", "Rey"], state="in_battle")),
                ],
            ),
            lost(deploy(character(named="Finn"), on=cards(type=["starship", "vehicle"])), shuffle("reserve")),
        ),
        "204_20": card(
            used(cancel_shot(), when="aimed", conditions=in_phase("move")),
            lost(lose_force(1), forbid("fire", who=GUNNERS, until="battle"), when="battle_begins"),
        ),
        "204_21": card(
            *(
                used(
                    forbid("fire", who=cards(of="gun"), until="battle"),
                    when="fired",
                    conditions=[there_is(cards(state="in_battle")), shooter_is(character(named="Maul")), gun_is(gun)],
                )
                for gun in (cards("weapon", mark="lightsaber"), character(named="Maul", icon="permanent-weapon"))
            ),
            lost(
                more_destiny(1),
                when="battle",
                conditions=[there_is_one_of(*MASTERS), there_is(character(mark="dark jedi", state="in_battle"))],
            ),
            *cancels_named(lost, ["Maul Strikes", "The Phantom Menace"]),
        ),
        "204_23": card(
            *redrawn(used),
            lost(raise_drawn(3), when="destiny"),
        ),
        "204_50": card(
            used(
                lose_force(1, whose="opponent"),
                withstands(["Sense"]),
                when="control",
                conditions=there_is(captive(state="unfrozen", escort=CAPTOR)),
            ),
            used(
                lose_force(1, whose="opponent"),
                withstands(["Sense"]),
                when="captured",
                conditions=it_is(cards("character", seizer=HUNTER)),
            ),
        ),
        "204_49": card(
            used(
                silence(until="turn"),
                targets=target(character(ability_least=1, ability_most=4, meeting=character(named="Kylo"))),
            ),
            *(
                lost(
                    lead(actions),
                    when="battle_begins",
                    conditions=[there_is_no(character(skill="smuggler", at=location(state="in_battle"))), who],
                )
                for actions, who in ((2, you_attack()), (1, opponent_attacks()))
            ),
        ),
    }
)
