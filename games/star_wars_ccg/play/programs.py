"""Make the cards of a run from the pool.

What the records do not say is read as follows, until the texts are played: a vehicle is for exterior sites; a number that is not whole is
rounded down; a card whose cost is no plain number is not deployed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from games.star_wars_ccg.catalogue.fields import CHARACTER, LOCATION, OBJECTIVE, STARSHIP, VEHICLE
from games.star_wars_ccg.catalogue.pool import SECTOR, SITE, SYSTEM, CardFacts
from games.star_wars_ccg.play import constants as play
from games.star_wars_ccg.play.cards import Card

TYPES: Final[Mapping[str, int]] = {
    CHARACTER: play.CHARACTER,
    VEHICLE: play.VEHICLE,
    STARSHIP: play.STARSHIP,
    LOCATION: play.LOCATION,
    OBJECTIVE: play.OBJECTIVE,
}
KINDS: Final[Mapping[str, int]] = {
    SITE: play.SITE,
    SECTOR: play.SECTOR,
    SYSTEM: play.SYSTEM,
    "starfighter": play.STARFIGHTER,
    "squadron": play.STARFIGHTER,
    "capital": play.CAPITAL,
}
PILOT_ICONS: Final = ("pilot", "permanent-pilot", "anakin-pilot")


def make_cards(facts: Iterable[CardFacts]) -> list[Card]:
    """The cards in the order of `facts`."""
    listed = list(facts)
    titles = _numbers(each.title for each in listed)
    systems = _numbers(each.system for each in listed)
    personas = _numbers(persona for each in listed for persona in each.personas)
    found = []
    for index, each in enumerate(listed):
        card = _card(each, index)
        card.title = titles[each.title]
        card.personas = [personas[persona] for persona in each.personas]
        if card.type == play.LOCATION and each.generic is None:
            card.system = systems[each.system]
        found.append(card)
    return found


def _numbers(words: Iterable[str]) -> dict[str, int]:
    return {word: number for number, word in enumerate(sorted(set(words)))}


def _whole(number: float | None) -> int:
    return int(number or 0)


def type_of(facts: CardFacts) -> int:
    """The type of a card in play; BLANK for one that works by its text alone."""
    return TYPES.get(facts.type, play.BLANK)


def _card(facts: CardFacts, index: int) -> Card:
    kind = next((KINDS[subtype] for subtype in facts.subtypes if subtype in KINDS), play.NO_KIND)
    card = Card(facts.code, facts.name, index, type_of(facts), kind)
    card.destiny = int(facts.destinies[0]) if facts.destinies else 0  # CCG-DST-02
    card.power = _whole(facts.power)
    card.ability = _whole(facts.ability)
    card.cost = _whole(facts.deploy)
    card.forfeit = _whole(facts.forfeit)
    card.defence = _whole(facts.defense)
    card.landspeed = _whole(facts.landspeed)
    card.hyperspeed = play.NONE if facts.hyperspeed is None else int(facts.hyperspeed)
    card.parsec = play.NONE if facts.parsec is None else int(facts.parsec)
    card.icons = [facts.light_icons, facts.dark_icons]
    card.uniqueness = facts.uniqueness or 0
    card.generic = facts.generic or 0
    pilots, passengers, astromechs, vehicles = facts.rooms
    card.rooms = [0, pilots, passengers, astromechs, vehicles, 0]
    card.starts = facts.can_start
    card.is_double_sided = facts.double_sided
    is_person = card.type == play.CHARACTER
    card.is_pilot = is_person and "pilot" in facts.icons
    card.is_warrior = is_person and "warrior" in facts.icons
    card.is_spy = is_person and "spy" in facts.marks
    card.is_astromech = is_person and "astromech droid" in facts.marks
    card.permanent_pilots = 0 if is_person else sum(icon in PILOT_ICONS for icon in facts.icons)
    card.has_nav_computer = "nav-computer" in facts.icons
    card.has_docking = "ship-docking capability" in facts.marks
    card.is_enclosed = "enclosed" in facts.marks
    card.is_bay = "docking bay" in facts.marks
    if card.type == play.VEHICLE:
        card.is_exterior = True
    else:
        card.is_interior = card.is_bay or "interior" in facts.icons
        card.is_exterior = card.is_bay or "exterior" in facts.icons
    in_play = card.type in (play.CHARACTER, play.VEHICLE, play.STARSHIP)
    card.is_known = card.type == play.LOCATION or (in_play and facts.deploy is not None)
    return card
