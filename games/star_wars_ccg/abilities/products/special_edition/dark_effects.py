"""Effects of the Dark Side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.captives import claim_bounty
from games.star_wars_ccg.abilities.operations.epics import put_on
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.objectives import retrieval_costs
from games.star_wars_ccg.abilities.operations.steps import cancel, lose, lose_force, more_destiny, shuffle
from games.star_wars_ccg.abilities.operations.travel.marches import pass_on
from games.star_wars_ccg.abilities.operations.travel.ways import aim_at
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
    immune,
    immune_to,
    laid,
    lets,
    printed,
)
from games.star_wars_ccg.abilities.parts import it_is, target, there_are, there_is, there_is_no
from games.star_wars_ccg.abilities.pieces import captive, cards, character, enemy_character, location, own_character, own_ship, ship, site
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import headed, storm

HERE_OPPOSED: Final = location(state="opposed", where="here")
# More than any retrieval brings.
EVERYTHING: Final = 60
DESTROYER: Final = ship(mark="imperial-class star destroyer", whose="own")


def occupation(system: str, planet: str) -> Declared:
    """An Effect on a system that costs the opponent Force for each battleground site of it that the player occupies."""
    held = site(planet, state=["battleground", "occupied"])
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


FLAGGED: Final = own_ship(mark="star destroyer")
OWN_FIGHTER: Final = {"type": ["character", "vehicle"], "whose": "own", "state": "in_battle"}
HELD: Final = location("site", state=["battleground", "occupied"])

ABILITIES: Final[Mapping[str, Declared]] = {
    "7_220": card(
        laid(
            put_on(),
            aim_at(),
            when="shuttled",
            conditions=it_is(own_character(mark=["admiral", "moff", "dark jedi"], aboard=FLAGGED)),
            targets=[target(own_character(of="it")), target({**FLAGGED, "holding": character(of="it")})],
        ),
        constant(
            immune(None, own_ship(of="aim")),
            lets("come_free", who=cards("effect", named="Flagship", whose="own", zone="hand", bound_for=ship(of="aim"))),
        ),
        automatic(lose(THIS), conditions=there_is_no(character(of="host", aboard=ship(of="aim")))),
    ),
    "7_221": card(
        printed(deploys_on(0, location("site", system="Tatooine", icon="exterior"))),
        headed(),
        *storm(pass_on()),
        action(
            more_destiny(1),
            when="battle",
            once_a="battle",
            conditions=[
                there_is(location(where="here", state="in_battle")),
                there_is(cards(mark=["tusken raider", "bantha"], **OWN_FIGHTER)),
            ],
        ),
    ),
    "7_237": card(
        printed(immune_to("Alter"), *(deploys_on(0, location("system", system=base, beside_two=HELD)) for base in ("Yavin 4", "Hoth"))),
        automatic(lose_force(1, per={**HELD, "where": "related"}, whose="opponent"), at="own_control"),
        automatic(cancel(THIS), conditions=there_is(location(where="here", state="opposed"))),
    ),
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
