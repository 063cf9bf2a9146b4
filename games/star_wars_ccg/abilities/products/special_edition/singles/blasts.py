"""Effects about planets and stations that are blown away, and about the pilots of a company."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.rare.replaced import better_pilots, outlives_blast
from games.star_wars_ccg.abilities.operations.steps import cancel
from games.star_wars_ccg.abilities.ops import THIS, automatic, cannot, card, constant, deployment, deploys_on, gains, immune_to, printed
from games.star_wars_ccg.abilities.parts import declared, it_is, there_is, there_is_no
from games.star_wars_ccg.abilities.pieces import cards, character, enemy_character, location

INCOM: Final = ["x-wing", "t-47 snowspeeder", "t-47 sandspeeder", "z-95 headhunter", "modified z-95 headhunter"]
PLAIN: Final = cards(type=["vehicle", "starship"], mark=INCOM, whose="own", state="plainly_piloted")
PLAIN_T16: Final = cards("vehicle", titled="T-16", whose="own", state="plainly_piloted")


def dooms(where: Mapping[str, Any], hope: Mapping[str, Any], people: Mapping[str, Any], ships: Mapping[str, Any]) -> Declared:
    """Once the system is blown away, these are dear and not immune, until their hope is deployed."""
    coming = [gains("cost", 8, {**each, "zone": "hand"}) for each in (people, ships)]
    helpless = [cannot("be_immune", who=each) for each in (people, ships)]
    return card(
        printed(immune_to("Alter"), outlives_blast()),
        deployment(deploys_on(0, where), conditions=there_is_no(hope)),
        constant(*coming, *helpless, conditions=declared(1)),
        automatic(cancel(THIS), at="deployed", conditions=it_is(hope)),
    )


ABILITIES: Final[Mapping[str, Declared]] = {
    "7_59": dooms(
        location("system", named="Death Star"),
        enemy_character(ability_least=6),
        character("imperial"),
        cards("starship", mark="imperial (starship)"),
    ),
    "7_66": card(
        printed(deploys_on(0, location("site", icon="interior", system=["Yavin 4", "Hoth"])), immune_to("Alter")),
        constant(*(effect for each in (PLAIN, PLAIN_T16) for effect in (better_pilots(1, each), gains("power", 1, each)))),
        automatic(cancel(THIS), conditions=there_is(location(state="opposed", where="here"))),
    ),
    "7_219": dooms(
        location("system", system=["Yavin 4", "Hoth"]),
        character(named="Obi-Wan"),
        character("rebel"),
        cards("starship", mark="rebel (starship)"),
    ),
}
