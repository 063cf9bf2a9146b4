"""Objectives about Endor and Bespin, which guard the Force drains of their player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.abilities.vocabulary import Declared
from games.star_wars_ccg.abilities.operations.fate import keep_drains, most_destinies, most_drained
from games.star_wars_ccg.abilities.operations.fetching import deploy
from games.star_wars_ccg.abilities.operations.moving import drains_kept_up
from games.star_wars_ccg.abilities.operations.objectives import starting, starts_with
from games.star_wars_ccg.abilities.operations.steps import choose, pick, put_out, retrieve, shuffle
from games.star_wars_ccg.abilities.ops import THIS, action, automatic, card, constant, immune, loses
from games.star_wars_ccg.abilities.parts import there_are, there_is, there_is_no, use
from games.star_wars_ccg.abilities.pieces import cards, character, location, own_character, own_ship, site
from games.star_wars_ccg.abilities.products.objectives.planets import flips, gone, opposed
from games.star_wars_ccg.abilities.products.phrases.crews_and_battles import search

# A planet with its clouds and its city.
BESPIN: Final = "Bespin"
RUMORS: Final = cards("effect", named="Ominous Rumors")
SECRET_BASE: Final = cards("effect", named="Establish Secret Base")
SCOUT: Final = own_character(mark="biker scout")
LOST_SCOUT: Final = own_character(mark="biker scout", zone="lost")
INDEPENDENT: Final = own_ship(mark="independent (starship)")
CLOUDS: Final = location("sector", system=BESPIN, state="controlled")
MANAGER: Final = character(named=["Lando", "Lobot"], at=site("Cloud City"))
CITY: Final = site("Cloud City", state="controlled")


def guarded(where: Mapping[str, Any]) -> list[Any]:
    """Nothing lowers or cancels the Force drains there; what raises them still counts."""
    return [drains_kept_up(where, whose="own"), keep_drains(where, whose="own")]


def held(number: int, *also: Any) -> Any:
    """Turns over with the opponent driven off, the clouds and so many sites of the city in hand."""
    clouds = there_is({**CLOUDS, "named": ["Bespin: Cloud City"]})
    return flips("front", there_is_no(opposed(BESPIN)), clouds, there_are(number, CITY), *also)


ABILITIES: Final[Mapping[str, Declared]] = {
    "8_167": card(
        starting(
            starts_with(1, cards("location", named="Endor")),
            starts_with(1, cards("location", named="Endor: Bunker")),
            starts_with(1, cards("location", named="Endor: Landing Platform (Docking Bay)")),
        ),
        action(
            *search(cards(named=["Ominous Rumors", "Establish Secret Base"], whose="own", zone="reserve")),
            face="front",
            when="control",
            times=1,
        ),
        flips("front", there_is(RUMORS), there_is(SECRET_BASE)),
        constant(
            *guarded(site("Endor", hosting=SCOUT)),
            *guarded(site("Endor", hosting=cards("vehicle", mark="at-st", whose="own", state="run"))),
            most_destinies(1, location()),
            immune(3, cards("vehicle", mark="at-st", whose="own")),
            face="back",
        ),
        action(
            pick(1, LOST_SCOUT),
            retrieve("picked"),
            face="back",
            when="draw",
            times=1,
            conditions=there_is(LOST_SCOUT),
        ),
        flips("back", there_is_no(RUMORS)),
        flips("back", there_is_no(SECRET_BASE)),
        automatic(put_out(THIS), conditions=there_is(location(system="Endor", state="blown_away"))),
    ),
    "109_4": card(
        starting(
            starts_with(1, cards("location", named="Bespin")),
            starts_with(1, location("site", own_system="Cloud City", state="battleground")),
        ),
        action(
            choose(
                [deploy(location("site"), at=location(system=BESPIN))],
                [deploy(location("sector", mark="cloud sector"), at=location(system=BESPIN))],
            ),
            shuffle("reserve"),
            face="front",
            when="deploy",
            times=1,
            costs=use(1),
        ),
        constant(most_drained(1, location(system=BESPIN), whose="opponent"), face="front"),
        held(2),
        held(1, there_is(MANAGER)),
        constant(
            immune(4, own_character("alien")),
            immune(4, cards("vehicle", mark="cloud car", whose="own")),
            immune(4, INDEPENDENT),
            *guarded(location(system=BESPIN, state="controlled", hosting=own_character("alien"))),
            loses("cost", 1, {**INDEPENDENT, "zone": "hand"}),
            face="back",
        ),
        action(deploy(location(mark="docking bay")), shuffle("reserve"), face="back", when="deploy", times=1),
        flips("back", there_is(location("system", system="Bespin", state="opposed"))),
        flips("back", there_are(3, location("site", "sector", system=BESPIN, state="opposed"))),
        gone("Bespin"),
    ),
}
