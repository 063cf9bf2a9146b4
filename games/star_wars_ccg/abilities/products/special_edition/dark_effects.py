"""Effects of the Dark Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import claim_bounty
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import retrieval_costs
from games.star_wars_ccg.abilities.operations.steps import lose, lose_force, shuffle
from games.star_wars_ccg.abilities.ops import (
    THIS,
    action,
    automatic,
    card,
    constant,
    deployment,
    deploys_beside,
    deploys_on,
    doom,
    immune_to,
    printed,
)
from games.star_wars_ccg.abilities.parts import there_are, there_is
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search

HERE_OPPOSED: Final = location(state="opposed", where="here")
# More than any retrieval brings.
EVERYTHING: Final = 60
DESTROYER: Final = ship(mark="imperial-class star destroyer", whose="own")


def occupation(system: str, planet: str) -> Declared:
    """An Effect on a system that costs the opponent Force for each battleground site of it that the player occupies."""
    held = site(planet, state=["occupied", "battleground"])
    return card(
        printed(immune_to("Alter")),
        deployment(deploys_on(0, location("system", named=system)), conditions=there_are(2, held)),
        automatic(lose_force(1, whose="opponent", per=held), at="own_control", conditions=there_is(held)),
        constant(doom(), conditions=there_is(HERE_OPPOSED)),
    )


def brings(found: Mapping[str, Any], **where: Any) -> Any:
    """The text that deploys a card out of the Reserve Deck once in each own deploy phase."""
    return action(deploy(found, **where), shuffle("reserve"), when="deploy", times=1)


def pays_for(who: Mapping[str, Any], *, plus: int = 0) -> Any:
    """The text that pays for such a captive that a bounty hunter or Imperial has brought to the Detention Block Corridor."""
    prison = location(named="Death Star: Detention Block Corridor")
    seizers = [character(mark="bounty hunter"), character("imperial", not_mark="bounty hunter")]
    claim = claim_bounty(plus=plus) if plus else claim_bounty()
    return [
        action(
            claim,
            lose(THIS),
            when="delivered",
            conditions=there_is(captive(of="it", holding=cards("effect", of="this"), seizer=seizer, at=prison, **who)),
        )
        for seizer in seizers
    ]


ABILITIES: Final[Mapping[str, Declared]] = {
    "7_223": occupation("Bespin", "Cloud City"),
    "7_244": occupation("Tatooine", "Tatooine"),
    "7_240": card(
        printed(deploys_beside(0), immune_to("Alter")),
        action(*search(cards(named="Shocking Revelation", zone="reserve", whose="own")), when="control", times=1),
        constant(retrieval_costs()),
    ),
    "7_243": card(
        printed(
            deploys_on(0, enemy_character(mark="spy")),
            deploys_on(0, enemy_character("rebel", mark="leader", not_mark="spy")),
            immune_to("Alter"),
        ),
        *pays_for({"not_named": "Leia"}),
        *pays_for({"named": "Leia"}, plus=4),
    ),
}
