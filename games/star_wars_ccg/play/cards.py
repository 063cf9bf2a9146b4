"""Cards as play needs them: printed numbers and icons, shared by all games of a run and never changed."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.cards import CardDef
from games.star_wars_ccg.play.constants import (
    BORDER_BLOCK,
    EXTERIOR_BLOCK,
    INTERIOR_BLOCK,
    NO_KIND,
    NONE,
    SECTOR,
    SECTOR_BLOCK,
    SYSTEM,
    SYSTEM_BLOCK,
)


class Card(CardDef):
    """A card of any type; the numbers that it does not print are 0, unless a comment says otherwise."""

    __slots__ = (
        "ability",
        "cost",
        "defence",
        "destiny",
        "forfeit",
        "generic",
        "has_docking",
        "has_nav_computer",
        "hyperspeed",
        "icons",
        "is_astromech",
        "is_bay",
        "is_double_sided",
        "is_enclosed",
        "is_exterior",
        "is_interior",
        "is_known",
        "is_pilot",
        "is_spy",
        "is_warrior",
        "kind",
        "landspeed",
        "only_lands_at_bays",
        "parsec",
        "permanent_pilots",
        "personas",
        "power",
        "rooms",
        "starts",
        "system",
        "title",
        "transit",
        "type",
        "uniqueness",
        "use_cost",
        "weapon_kind",
    )

    def __init__(self, code: str, name: str, index: i64, type: i64, kind: i64 = NO_KIND) -> None:
        super().__init__(code, name, index)
        self.type: i64 = type
        # The kind of a location or a starship.
        self.kind: i64 = kind
        # Cards with one title have one number here.
        self.title: i64 = index
        self.personas: list[int] = []
        # The number of its system's name; NONE for a generic location.
        self.system: i64 = NONE
        self.destiny: i64 = 0
        self.power: i64 = 0
        self.ability: i64 = 0
        self.cost: i64 = 0
        self.forfeit: i64 = 0
        # Maneuver or armor.
        self.defence: i64 = 0
        self.landspeed: i64 = 0
        # NONE: it has no hyperdrive.
        self.hyperspeed: i64 = NONE
        self.parsec: i64 = NONE
        # Force icons of a location, for the Light and the Dark Side.
        self.icons: list[int] = [0, 0]
        # The most copies on the table (CCG-UNI-01) and in one system (CCG-UNI-04); 0 without a limit.
        self.uniqueness: i64 = 0
        self.generic: i64 = 0
        # Of a site, what it is; of a vehicle, the sites where it may be.
        self.is_interior = False
        self.is_exterior = False
        self.is_bay = False
        # The Force that a transit from this docking bay costs; NONE if it is not known.
        self.transit: i64 = NONE
        self.is_pilot = False
        self.is_astromech = False
        self.is_spy = False
        self.is_warrior = False
        self.permanent_pilots: i64 = 0
        self.has_nav_computer = False
        self.has_docking = False
        self.is_enclosed = False
        # CCG-MVL-03
        self.only_lands_at_bays = False
        # What fits aboard, by place aboard.
        self.rooms: list[int] = [0, 0, 0, 0, 0, 0]
        # Of a weapon: the type of card that bears it, and the Force that its use costs, NONE if it is not known.
        self.weapon_kind: i64 = NONE
        self.use_cost: i64 = NONE
        # Whether it can be a starting location (CCG-SET-02, A-29).
        self.starts = False
        self.is_double_sided = False
        # Whether its cost is known, so that it can be deployed.
        self.is_known = True

    def block(self) -> i64:
        """Its block in the row of its system."""
        if self.kind == SYSTEM:
            return SYSTEM_BLOCK
        if self.kind == SECTOR:
            return SECTOR_BLOCK
        if self.is_interior:
            return BORDER_BLOCK if self.is_exterior else INTERIOR_BLOCK
        return EXTERIOR_BLOCK
