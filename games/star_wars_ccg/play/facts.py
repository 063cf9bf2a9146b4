"""Cards without their texts: what `play.programs.facts` writes out of the facts of their records."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.cards import CardDef
from games.star_wars_ccg.play.constants import (
    BORDER_BLOCK,
    EXTERIOR_BLOCK,
    INTERIOR_BLOCK,
    LIGHT_SIDE,
    NO_KIND,
    NONE,
    SECTOR,
    SECTOR_BLOCK,
    SYSTEM,
    SYSTEM_BLOCK,
)


class PlainCard(CardDef):
    """A card of any type; the numbers that it does not print are 0, unless a comment says otherwise.  Its text may change them."""

    __slots__ = (
        "ability",
        "arms",
        "cost",
        "defence",
        "destiny",
        "ferocity",
        "force_side",
        "forfeit",
        "generic",
        "has_docking",
        "has_maneuver",
        "has_nav_computer",
        "has_presence",
        "home",
        "hyperspeed",
        "icons",
        "is_alien",
        "is_astromech",
        "is_base",
        "is_bay",
        "is_bounty_hunter",
        "is_cloudy",
        "is_computer",
        "is_corvette",
        "is_double_sided",
        "is_droid",
        "is_drone",
        "is_early",
        "is_enclosed",
        "is_epic",
        "is_exterior",
        "is_federation",
        "is_interior",
        "is_ion",
        "is_known",
        "is_lightsaber",
        "is_no_battleground",
        "is_pilot",
        "is_planet",
        "is_podracer",
        "is_prison",
        "is_saber",
        "is_scout",
        "is_selective",
        "is_senate",
        "is_senator",
        "is_sense",
        "is_smuggler",
        "is_spy",
        "is_squadron",
        "is_teachable",
        "is_tie",
        "is_torpedo",
        "is_transport",
        "is_vane",
        "is_warrior",
        "kind",
        "landspeed",
        "marker",
        "matches",
        "more_ability",
        "own_sites",
        "parsec",
        "permanent_pilots",
        "personas",
        "politics",
        "power",
        "rooms",
        "runs_race",
        "species",
        "starts",
        "system",
        "test",
        "title",
        "type",
        "uniqueness",
    )

    def __init__(self, code: str, name: str, index: i64, type: i64, kind: i64 = NO_KIND) -> None:  # noqa: PLR0915  one line a field
        super().__init__(code, name, index)

        # --- what it is ---------------------------------------------------------------------------------------------

        self.type: i64 = type
        # The kind of a location or a starship.
        self.kind: i64 = kind
        # Cards with one title have one number here.
        self.title: i64 = index
        # The numbers of its personas' names.
        self.personas: list[int] = []
        # The side whose card it is printed as.
        self.force_side: i64 = LIGHT_SIDE
        # The most copies on the table (CCG-UNI-01); 0 without a limit.
        self.uniqueness: i64 = 0
        # The most copies in one system (CCG-UNI-04); 0 without a limit.
        self.generic: i64 = 0
        self.is_double_sided = False
        # Whether it is of Episode I.
        self.is_early = False
        # Whether it is an Epic Event.
        self.is_epic = False
        # Whether it is Sense or Alter, alone or with another card.
        self.is_sense = False
        # Whether it is the Weather Vane.
        self.is_vane = False
        # Whether its cost is known, so that it can be deployed.
        self.is_known = True

        # --- numbers ------------------------------------------------------------------------------------------------

        self.cost: i64 = 0
        self.destiny: i64 = 0
        self.power: i64 = 0
        self.ability: i64 = 0
        self.forfeit: i64 = 0
        self.politics: i64 = 0
        # Maneuver or armor.
        self.defence: i64 = 0
        self.has_maneuver = False
        # Of a creature; its text may say it, too.
        self.ferocity: i64 = 0

        # --- locations ----------------------------------------------------------------------------------------------

        # The number of its system's name; NONE for a generic location.
        self.system: i64 = NONE
        self.parsec: i64 = NONE
        # Force icons for the Light and the Dark Side.
        self.icons: list[int] = [0, 0]
        # Of a site, what it is; of a vehicle, the sites where it may be.
        self.is_interior = False
        self.is_exterior = False
        # A docking bay.
        self.is_bay = False
        # A site where captives are imprisoned.
        self.is_prison = False
        # A sector of clouds.
        self.is_cloudy = False
        # The system of a planet.
        self.is_planet = False
        # A location of a Rebel base.
        self.is_base = False
        # The Galactic Senate.
        self.is_senate = False
        # Whether it is no battleground whatever its Force icons are.
        self.is_no_battleground = False
        # Whether it can be a starting location (CCG-SET-02, A-29).
        self.starts = False
        # The number of a marker site; 0 for any other.
        self.marker: i64 = 0

        # --- characters ---------------------------------------------------------------------------------------------

        # The number of its species' name; NONE for no species that its lore names.
        self.species: i64 = NONE
        self.is_pilot = False
        self.is_warrior = False
        self.is_astromech = False
        self.is_spy = False
        self.is_smuggler = False
        self.is_scout = False
        self.is_bounty_hunter = False
        self.is_droid = False
        self.is_alien = False
        # A senator, or whoever may stand in for one on a Political Effect.
        self.is_senator = False
        # Whether it may be an apprentice (CCG-JED-01).
        self.is_teachable = False
        # The number of the system that an operative comes from; NONE for any other card.
        self.home: i64 = NONE
        # The indexes of the vehicles and starships of a pilot.
        self.matches: list[int] = []
        # The indexes of the matching weapons of a character, or of those whom a weapon matches.
        self.arms: list[int] = []

        # --- vehicles, starships and creatures ----------------------------------------------------------------------

        self.landspeed: i64 = 0
        # NONE: it has no hyperdrive.
        self.hyperspeed: i64 = NONE
        # What fits aboard, by place aboard.
        self.rooms: list[int] = [0, 0, 0, 0, 0, 0, 0]
        # Whether it gives presence without ability.
        self.has_presence = False
        self.permanent_pilots: i64 = 0
        # The ability that they bring beyond 1 each.
        self.more_ability: i64 = 0
        self.has_nav_computer = False
        self.has_docking = False
        self.is_enclosed = False
        self.is_squadron = False
        # A droid starfighter.
        self.is_drone = False
        # A starship of the Trade Federation.
        self.is_federation = False
        self.is_corvette = False
        # A TIE starfighter.
        self.is_tie = False
        self.is_transport = False
        # CCG-POD-01
        self.is_podracer = False
        # The number of the system whose sites are inside a starship; NONE for no such system.
        self.own_sites: i64 = NONE
        # Whether a creature leaves its own kind alone.
        self.is_selective = False

        # --- weapons, devices, and cards of contests ----------------------------------------------------------------

        # A weapon.
        self.is_lightsaber = False
        # A lightsaber, or a character with a permanent one.
        self.is_saber = False
        self.is_ion = False
        # Proton torpedoes.
        self.is_torpedo = False
        # A Targeting Computer.
        self.is_computer = False
        # The number of a Jedi Test; 0 for another card.
        self.test: i64 = 0
        # Whether it is the Epic Event that runs a Podrace (CCG-POD-01).
        self.runs_race = False

    def block(self) -> i64:
        """Its block in the row of its system."""
        if self.kind == SYSTEM:
            return SYSTEM_BLOCK
        if self.kind == SECTOR:
            return SECTOR_BLOCK
        if self.is_interior:
            return BORDER_BLOCK if self.is_exterior else INTERIOR_BLOCK
        return EXTERIOR_BLOCK
