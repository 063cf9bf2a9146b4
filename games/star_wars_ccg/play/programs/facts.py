"""Cards by the facts of their records, without their texts.

What the records do not say is read as follows: a vehicle is for exterior sites; a number that is not whole is rounded down; a card whose
cost is no plain number is not deployed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from games.star_wars_ccg.catalogue.fields import CHARACTER, CREATURE, IN_PLAY, LOCATION, OBJECTIVE, STARSHIP, VEHICLE, WEAPON
from games.star_wars_ccg.catalogue.pool import SECTOR, SITE, SYSTEM, CardFacts
from games.star_wars_ccg.play import constants as play
from games.star_wars_ccg.play.cards import Card

TYPES: Final[Mapping[str, int]] = {
    CHARACTER: play.CHARACTER,
    VEHICLE: play.VEHICLE,
    STARSHIP: play.STARSHIP,
    LOCATION: play.LOCATION,
    OBJECTIVE: play.OBJECTIVE,
    CREATURE: play.CREATURE,
}
KINDS: Final[Mapping[str, int]] = {
    SITE: play.SITE,
    SECTOR: play.SECTOR,
    SYSTEM: play.SYSTEM,
    "starfighter": play.STARFIGHTER,
    "squadron": play.STARFIGHTER,
    "capital": play.CAPITAL,
}
# Interrupts against which some cards are kept.
SENSES: Final = frozenset({"Sense", "Alter"})
SENATE: Final = "Coruscant: Galactic Senate"
VANE: Final = "Weather Vane"
HALVES: Final = {"light": play.LIGHT_SIDE, "dark": play.DARK_SIDE}
# Marker sites have a mark with this word and their number.
MARKER: Final = "marker "
# What an Attack Run asks for, and where Rebel bases are.
TORPEDOES: Final = ("Proton Torpedoes", "Enhanced Proton Torpedoes")
COMPUTER: Final = "Targeting Computer"
BASES: Final = ("Yavin 4", "Hoth")
# In place of the number of a system that no card of the run has.
NO_SYSTEM: Final = 9999
# Systems whose locations are no battlegrounds, as holosites are none.
NO_BATTLEGROUNDS: Final = ("Dagobah", "Ahch-To")
# What the titles of operatives say beside the name of their system.
OPERATIVE: Final = " Operative"
# A Jedi is no apprentice; there are six Jedi Tests.
JEDI: Final = frozenset({"jedi knight", "jedi master", "dark jedi", "dark jedi master"})
LAST_TEST: Final = 6
# The Epic Event that runs a Podrace.
RACE: Final = "Boonta Eve Podrace"
PILOT_ICONS: Final = ("pilot", "permanent-pilot", "anakin-pilot")


def make_cards(facts: Iterable[CardFacts]) -> list[Card]:
    """The cards in the order of `facts`, without their texts."""
    listed = list(facts)
    titles = numbered(each.title for each in listed)
    systems = numbered(each.planet for each in listed)
    personas = numbered(persona for each in listed for persona in each.personas)
    species = numbered(name for each in listed for name in each.species)
    indexes = {each.code: index for index, each in enumerate(listed)}
    found = []
    for index, each in enumerate(listed):
        card = _card(each, index)
        card.title = titles[each.title]
        card.personas = [personas[persona] for persona in each.personas]
        if each.species:
            card.species = species[each.species[0]]
        card.matches = [indexes[code] for code in each.matching if code in indexes]
        if each.arms:
            card.arms = [place for place, other in enumerate(listed) if other.code in each.arms or other.name in each.arms]
        if card.type == play.LOCATION and each.generic is None:
            card.system = systems[each.planet]
        if card.type == play.STARSHIP and each.title in systems:
            card.own_sites = systems[each.title]
        if card.type == play.CHARACTER and "operative" in each.marks:
            card.home = systems.get(each.title.removesuffix(OPERATIVE), NO_SYSTEM)
        found.append(card)
    return found


def numbered(words: Iterable[str]) -> dict[str, int]:
    """Numbers from 0 for these words, in their order."""
    return {word: number for number, word in enumerate(sorted(set(words)))}


def _whole(number: float | None) -> int:
    return int(number or 0)


def type_of(facts: CardFacts) -> int:
    """The type of a card in play; BLANK for one that works by its text alone."""
    return TYPES.get(facts.type, play.BLANK)


def is_blank(facts: CardFacts) -> bool:
    """Whether a card works by its text alone."""
    return type_of(facts) == play.BLANK


def has_unknown_cost(facts: CardFacts) -> bool:
    """Whether a card is not deployed because neither its number nor its declared text says what it costs."""
    printed = [effect["op"] for ability in facts.abilities.get("printed", ()) for effect in ability["effects"]]
    is_told = "own_cost" in facts.abilities or "costs_each" in printed or "replaces" in printed
    return facts.type in IN_PLAY and facts.deploy is None and not is_told


def _card(facts: CardFacts, index: int) -> Card:  # noqa: PLR0915  one line a fact
    kind = next((KINDS[subtype] for subtype in facts.subtypes if subtype in KINDS), play.NO_KIND)
    card = Card(facts.code, facts.name, index, type_of(facts), kind)
    card.force_side = HALVES.get(facts.side, play.LIGHT_SIDE)
    card.destiny = int(facts.destinies[0]) if facts.destinies else 0  # CCG-DST-02
    card.power = _whole(facts.power)
    card.ability = _whole(facts.ability)
    card.cost = _whole(facts.deploy)
    card.forfeit = _whole(facts.forfeit)
    card.politics = _whole(facts.politics)
    card.defence = _whole(facts.defense)
    card.has_maneuver = facts.has_maneuver
    card.landspeed = _whole(facts.landspeed)
    if card.type == play.CHARACTER and facts.landspeed is None:
        card.landspeed = play.WALKING_SPEED  # CCG-CHR-04
    card.hyperspeed = play.NONE if facts.hyperspeed is None else int(facts.hyperspeed)
    card.parsec = play.NONE if facts.parsec is None else int(facts.parsec)
    card.icons = [facts.light_icons, facts.dark_icons]
    card.uniqueness = facts.uniqueness or 0
    card.generic = facts.generic or 0
    pilots, passengers, astromechs, vehicles = facts.rooms
    card.rooms = [0, pilots, passengers, astromechs, vehicles, 0, 0]
    card.starts = facts.can_start
    card.is_sense = not SENSES.isdisjoint(facts.titles)
    card.is_double_sided = facts.double_sided
    card.is_no_battleground = facts.system in NO_BATTLEGROUNDS or "holosite" in facts.marks
    is_person = card.type == play.CHARACTER
    card.is_pilot = is_person and "pilot" in facts.icons
    card.is_warrior = is_person and "warrior" in facts.icons
    card.ferocity = _whole(facts.ferocity)
    card.is_droid = is_person and "droid" in facts.subtypes
    card.is_alien = is_person and "alien" in facts.subtypes
    card.is_selective = card.type == play.CREATURE and ("selective-creature" in facts.icons or "selective" in facts.marks)
    card.is_bounty_hunter = is_person and "bounty hunter" in facts.marks
    card.is_prison = card.type == play.LOCATION and "prison" in facts.marks
    card.is_spy = is_person and "spy" in facts.marks
    card.is_scout = is_person and "scout" in facts.marks
    card.is_smuggler = is_person and "smuggler" in facts.marks
    card.is_saber = "lightsaber" in facts.marks or ("permanent-weapon" in facts.icons and "lightsaber" in facts.name.casefold())
    card.is_lightsaber = facts.type == WEAPON and "lightsaber" in facts.marks
    card.is_astromech = is_person and "astromech droid" in facts.marks
    card.permanent_pilots = 0 if is_person else sum(icon in PILOT_ICONS for icon in facts.icons)
    _add_presence(card, facts)
    card.is_transport = card.type == play.VEHICLE and "transport" in facts.subtypes
    card.is_epic = facts.type == "epic-event"
    card.is_federation = "trade-federation" in facts.icons
    card.is_drone = "droid starfighter" in facts.marks
    card.is_ion = facts.type == WEAPON and "ion cannon" in facts.marks
    card.is_corvette = any("corvette" in mark for mark in facts.marks)
    card.is_tie = any(mark.startswith("tie") for mark in facts.marks)
    card.has_nav_computer = "nav-computer" in facts.icons
    card.is_senate = facts.title == SENATE
    card.is_vane = facts.title == VANE
    card.is_senator = is_person and "senator" in facts.marks
    card.is_planet = card.type == play.LOCATION and "planet" in facts.icons
    card.is_squadron = "squadron" in facts.subtypes
    card.is_early = "episode-i" in facts.banned_by
    card.is_torpedo = facts.type == WEAPON and facts.title in TORPEDOES
    card.is_computer = facts.title == COMPUTER
    card.is_cloudy = "cloud sector" in facts.marks
    card.is_base = card.type == play.LOCATION and facts.system in BASES
    card.has_docking = "ship-docking capability" in facts.marks
    card.is_enclosed = "enclosed" in facts.marks
    card.is_bay = "docking bay" in facts.marks
    card.marker = max((int(mark.removeprefix(MARKER)) for mark in facts.marks if mark.startswith(MARKER)), default=0)
    if card.type == play.VEHICLE:
        card.is_exterior = True
    else:
        card.is_interior = card.is_bay or "interior" in facts.icons
        card.is_exterior = card.is_bay or "exterior" in facts.icons
    in_play = card.type in (play.CHARACTER, play.VEHICLE, play.STARSHIP)
    card.is_known = card.type == play.LOCATION or (in_play and facts.deploy is not None)
    return card


def _add_presence(card: Card, facts: CardFacts) -> None:
    """CCG-JED-01: who may be an apprentice, and the number of a test; and cards that give presence without ability."""
    is_person = card.type == play.CHARACTER
    card.is_teachable = is_person and "droid" not in facts.subtypes and not JEDI & facts.marks
    card.test = next((number for number in range(1, LAST_TEST + 1) if f"jedi test {number}" in facts.marks), 0)
    card.has_presence = "presence" in facts.icons
    card.is_podracer = facts.type == "podracer"
    card.runs_race = facts.title == RACE
    if card.has_presence and not is_person:
        card.more_ability = -card.permanent_pilots  # droids aboard give presence alone
