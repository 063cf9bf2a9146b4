"""The Light Side's operatives on planets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.steps import shuffle
from games.star_wars_ccg.abilities.ops import action, card, constant, drain, gains
from games.star_wars_ccg.abilities.parts import there_is, there_is_one_of, this_is
from games.star_wars_ccg.abilities.pieces import cards, location, own_character, site


def operative(system: str, *friends: Mapping[str, Any]) -> Declared:
    """Drains more at the sites of a planet, is stronger with a friend there, and brings further sites."""
    at_work = this_is(cards(at=site(system)))
    there = [{**friend, "at": site(system)} for friend in friends]
    return card(
        constant(drain(1), gains("forfeit", 1), conditions=at_work),
        constant(gains("power", 1), conditions=[at_work, there_is(there[0]) if len(there) == 1 else there_is_one_of(*there)]),
        action(deploy(location("site"), at=location(system=system)), shuffle("reserve"), when="deploy", times=1, conditions=at_work),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "7_1": operative("Alderaan", own_character(mark="general")),
    "7_2": operative("Anoat", own_character(skill="smuggler"), own_character(mark="ugnaught")),
    "7_6": operative("Bothawui", own_character(mark="bothan")),
    "7_10": operative("Clak'dor VII", own_character(mark="musician")),
    "7_13": operative("Corellia", own_character(mark="corellian")),
    "7_24": operative("Kashyyyk", own_character(mark="wookiee")),
    "7_26": operative("Kiffex", own_character(skill="spy"), own_character(named="Vul Tazaene")),
    "7_27": operative("Kirdo III", own_character(mark="kitonak")),
    "7_39": operative("Ralltiir", own_character(mark="trooper")),
    "7_47": operative("Tibrin", own_character(mark="ishi tib")),
}
