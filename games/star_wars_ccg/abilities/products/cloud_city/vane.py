"""The Weather Vane, and the cards that send characters there or bring them back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import for_opponent
from games.star_wars_ccg.abilities.operations.perils.vane import fetch_hanging, hang, plunges, seize_hanging, sink_top
from games.star_wars_ccg.abilities.operations.steps import cancel_it, choose, lose
from games.star_wars_ccg.abilities.ops import THIS, action, automatic, card, constant, deploys_beside, immune_to, lost, printed, used
from games.star_wars_ccg.abilities.parts import it_is, target, there_is, use
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, site
from games.star_wars_ccg.abilities.products.phrases.searches_and_answers import by_code

ON_TABLE: Final = there_is(cards("effect", named="Weather Vane"))
CITY: Final = location(named="Bespin: Cloud City", state="controlled")
SHUTTLES: Final = cards(type=["starship", "vehicle"], whose="own", at=CITY, state="run")
CITY_SITE: Final = site("Cloud City")


def hanging(whose: str) -> Mapping[str, Any]:
    return cards("character", whose=whose, zone="stacked", lies_on=cards(of="this"))


def fetched(*first: Any) -> list[Any]:
    """In the control phase own characters there are rescued, and those of the opponent captured."""
    return [
        action(*first, fetch_hanging(), when="control", targets=[target(hanging("own")), target({**SHUTTLES, "state": ["run", "roomy"]})]),
        action(*first, seize_hanging(), when="control", targets=[target(hanging("opponent")), target(SHUTTLES)]),
    ]


ABILITIES: Final[Mapping[str, Declared]] = by_code(
    {
        "5_30 5_127": card(
            printed(deploys_beside(0), immune_to("Alter")),
            *fetched(),
            *fetched(for_opponent()),
            automatic(lose(THIS), conditions=there_is(location(named=["Bespin: Cloud City", "Bespin"], state="blown_away"))),
        ),
        "5_54": card(
            lost(hang(), conditions=ON_TABLE, targets=target(own_character(at=CITY_SITE))),
            lost(hang(), when="battle_begins", conditions=ON_TABLE, targets=target(own_character(at=CITY_SITE))),
        ),
        "5_79 5_167": card(*(constant(plunges(character(where="here")), half=half, conditions=ON_TABLE) for half in ("light", "dark"))),
        "5_154": card(
            used(choose(*([sink_top(pile, whose)] for pile in ("reserve", "force", "used", "lost") for whose in ("own", "opponent")))),
            used(
                cancel_it(),
                when="used",
                conditions=[
                    it_is(cards(named="Into The Ventilation Shaft, Lefty")),
                    there_is(own_character("droid", at=location("site", system="Cloud City", icon="scomp-link"))),
                ],
            ),
            used(lose(), costs=use(3), targets=target(cards("character", zone="stacked", lies_on=cards(named="Weather Vane")))),
        ),
    }
)
