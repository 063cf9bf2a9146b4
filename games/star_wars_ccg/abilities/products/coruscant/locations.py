"""Locations beside the Galactic Senate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import most_destinies
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import moves_cost
from games.star_wars_ccg.abilities.operations.rules.drains import drain_less
from games.star_wars_ccg.abilities.operations.steps import PICKED, pick, retrieve_top, shuffle, take
from games.star_wars_ccg.abilities.operations.texts.amended import voids_bonuses
from games.star_wars_ccg.abilities.ops import (
    action,
    card,
    constant,
    drain,
    gains,
    generation,
    immune_to,
    loses,
    lower_destiny,
    printed,
    raise_weapon_destiny,
    total_power,
    transit,
)
from games.star_wars_ccg.abilities.parts import there_is, there_is_no, use, you_control, you_occupy
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.coruscant.senate import JEDI
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

LIGHT: Final = {"half": "light"}
DARK: Final = {"half": "dark"}
PRESENT: Final = {"state": "present"}


def fleet(system: str) -> Declared:
    """A system from which own starships support whoever controls it at its sites."""
    support = total_power(1, site(system), per=own_ship(where="here"))
    return card(*(constant(support, half=half, conditions=you_control()) for half in ("light", "dark")))


def bay(light: int, dark: int) -> Declared:
    return card(printed(transit(light), half="light"), printed(transit(dark), half="dark"))


def energy_shield() -> Any:
    """The text that fetches a Gungan Energy Shield once in a game."""
    found = pick(1, cards(named="Gungan Energy Shield", whose="own", zone="reserve"), up_to=True)
    return action(found, take(PICKED), shuffle("reserve"), once_a="game", **LIGHT)


def market(light: int, dark: int, condition: Any) -> Declared:
    """A site where Force is bought back."""
    return card(
        *(
            action(retrieve_top(1), half=half, when="control", times=1, costs=use(cost), conditions=condition)
            for half, cost in (("light", light), ("dark", dark))
        )
    )


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "12_73 12_165": fleet("Coruscant"),
        "12_78 12_169": fleet("Naboo"),
        "12_74 12_82 12_86": bay(1, 2),
        "12_166 12_173 12_177": bay(2, 1),
        "12_79": card(energy_shield(), constant(gains("cost", 1, cards(mark="aat", whose="own", zone="hand", where="here")), **DARK)),
        "12_80": card(
            constant(
                gains("power", 1, own_character(mark="gungan", where="here")),
                loses("cost", 1, own_character(mark="gungan", zone="hand", where="here")),
                **LIGHT,
            ),
            constant(drain_less(1, whose="own"), conditions=there_is_no(own_character(mark="battle droid", **PRESENT)), **DARK),
        ),
        "12_81": card(constant(raise_weapon_destiny(1), **LIGHT)),
        "12_83": card(
            constant(moves_cost("to", 1, enemy_character("droid", icon="presence")), conditions=you_occupy(), **LIGHT),
        ),
        "12_85": market(2, 4, you_control()),
        "12_176": market(5, 3, you_occupy()),
        "12_87": card(
            printed(immune_to("Revolution")),
            constant(generation(2), conditions=you_occupy(), **LIGHT),
            constant(drain(1), lower_destiny(2), conditions=there_is(character(named="Watto", **PRESENT)), **DARK),
        ),
        "12_76": card(
            printed(immune_to("Revolution")),
            action(deploy(character(named="Yoda", episode_i=True), at=location(of="this")), shuffle("reserve"), when="deploy", **LIGHT),
            constant(voids_bonuses(cards("weapon", mark="lightsaber", not_unique=True)), **DARK),
        ),
        "12_164": card(
            constant(
                gains("power", 1, own_character("droid", icon="presence")),
                conditions=[you_control(), there_is(character(named=["Haako", "Gunray", "Dofine"], where="here"))],
                **DARK,
            ),
            constant(drain_less(1, whose="own"), conditions=there_is_no(own_character(mark=JEDI, where="here")), **LIGHT),
        ),
        "12_170": card(
            constant(
                gains("power", 2, cards(mark="aat", whose="own", where="here")),
                conditions=there_is_no(cards(named="Gungan Energy Shield")),
                **DARK,
            ),
            energy_shield(),
        ),
        "12_171": card(
            constant(drain(1), conditions=there_is(own_character(mark="battle droid", **PRESENT)), **DARK),
            constant(drain(1), conditions=there_is(own_character(mark="gungan", **PRESENT)), **LIGHT),
        ),
        "12_174": card(
            constant(drain(1), conditions=there_is(character(named=["Haako", "Gunray"], **PRESENT)), **DARK),
            constant(drain_less(1, whose="own"), conditions=there_is_no(character(named="Amidala", **PRESENT)), **LIGHT),
        ),
        "12_178": card(
            action(deploy(character(named="Watto"), at=location(of="this")), shuffle("reserve"), once_a="game", when="deploy", **DARK),
            constant(loses("cost", 2, character(named="Watto", zone="hand", where="here")), **DARK),
            constant(most_destinies(0, whose="own"), conditions=there_is(character(named="Watto", where="here")), **LIGHT),
        ),
    }
)
