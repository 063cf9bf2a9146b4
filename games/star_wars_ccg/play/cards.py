"""Cards as play needs them: printed numbers and icons, shared by all games of a run and never changed."""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.abilities.ability import Ability
from games.engine.abilities.amounts import Condition
from games.engine.abilities.filters import Filter
from games.engine.cards import CardDef
from games.engine.verbs import Continuous
from games.star_wars_ccg.play.constants import (
    BLANK,
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


class CardChange:
    """A continuous effect that a card prints.  half: the side of the half of a location on which it stands; NONE for no half."""

    __slots__ = ("effect", "half")

    def __init__(self, effect: Continuous, half: i64 = NONE) -> None:
        self.effect = effect
        self.half: i64 = half


class OwnCost:
    """What a card says about the Force that its own deployment costs: the number that it sets (SET) or adds (ADD)."""

    __slots__ = ("amount", "conditions", "how")

    def __init__(self, how: i64, amount: i64, conditions: list[Condition]) -> None:
        self.how: i64 = how
        self.amount: i64 = amount
        self.conditions = conditions


class InterruptText:
    """One of the texts of an Interrupt.  time: ANY_TIME or a number of `abilities.constants`."""

    __slots__ = ("ability", "is_lost", "time")

    def __init__(self, ability: Ability, time: i64, is_lost: bool) -> None:
        self.ability = ability
        self.time: i64 = time
        self.is_lost = is_lost


class Bearing:
    """A kind of card to which a weapon, device or Effect may be attached, and the Force that this costs.

    lessened: whether the bearer's ability is taken off the cost.
    """

    __slots__ = ("bearer", "cost", "lessened")

    def __init__(self, bearer: Filter, cost: i64, lessened: bool) -> None:
        self.bearer = bearer
        self.cost: i64 = cost
        self.lessened = lessened


class Extra:
    """What is added to a weapon's destiny against some targets."""

    __slots__ = ("amount", "target")

    def __init__(self, target: Filter, amount: i64) -> None:
        self.target = target
        self.amount: i64 = amount


class Shot:
    """How a weapon is fired, as it prints it: it hits if its destinies together exceed the target's number."""

    __slots__ = ("added", "destinies", "extras", "lessened", "target", "use_cost", "voids_by")

    def __init__(self, target: Filter, use_cost: i64, lessened: bool, destinies: i64, added: i64) -> None:
        self.target = target
        self.use_cost: i64 = use_cost
        # Whether the bearer's ability is taken off the cost.
        self.lessened = lessened
        self.destinies: i64 = destinies
        self.added: i64 = added
        self.extras: list[Extra] = []
        # The bearers whose hits make the target's forfeit value 0; None for no bearer.
        self.voids_by: Filter | None = None


class Card(CardDef):
    """A card of any type; the numbers that it does not print are 0, unless a comment says otherwise."""

    __slots__ = (
        "ability",
        "bearings",
        "changes",
        "cost",
        "cost_of_each",
        "defence",
        "destiny",
        "either",
        "forfeit",
        "generic",
        "goes_to_area",
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
        "is_tie",
        "is_transport",
        "is_warrior",
        "kind",
        "landspeed",
        "may_be_given",
        "more_ability",
        "moves_to",
        "never_aboard",
        "only_at",
        "only_lands_at_bays",
        "only_ties",
        "own_costs",
        "parsec",
        "permanent_pilots",
        "personas",
        "plays",
        "power",
        "rooms",
        "shot",
        "starts",
        "system",
        "title",
        "transit",
        "transits",
        "type",
        "uniqueness",
        "use_cost",
        "weapon_kind",
    )

    def __init__(self, code: str, name: str, index: i64, type: i64, kind: i64 = NO_KIND) -> None:  # noqa: PLR0915  one line a field
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
        # The same for the Light and the Dark Side, by the texts of its halves.
        self.transits: list[int] = [NONE, NONE]
        self.is_pilot = False
        self.is_astromech = False
        self.is_spy = False
        self.is_warrior = False
        self.permanent_pilots: i64 = 0
        # The ability that they bring beyond 1 each.
        self.more_ability: i64 = 0
        self.has_nav_computer = False
        self.has_docking = False
        self.is_enclosed = False
        # CCG-MVL-03
        self.only_lands_at_bays = False
        # What fits aboard, by place aboard.
        self.rooms: list[int] = [0, 0, 0, 0, 0, 0]
        # Places for pilots or passengers.
        self.either: i64 = 0
        # Whether only TIE starfighters fit into its hangar, and whether it is one.
        self.only_ties = False
        self.is_tie = False
        self.is_transport = False
        # Of a weapon: the type of card that bears it, and the Force that its use costs, NONE if it is not known.
        self.weapon_kind: i64 = NONE
        self.use_cost: i64 = NONE
        # Whether it can be a starting location (CCG-SET-02, A-29).
        self.starts = False
        self.is_double_sided = False
        # By its text: what it changes while it is in play, what it costs itself, and the locations where it may be deployed.
        self.changes: list[CardChange] = []
        self.own_costs: list[OwnCost] = []
        self.only_at: Filter | None = None
        # The locations to which it may move, and what it may not board; None without a limit.
        self.moves_to: Filter | None = None
        self.never_aboard: Filter | None = None
        # The Force that both players use for it; NONE for a card with a cost of the usual kind.
        self.cost_of_each: i64 = NONE
        # Of a weapon, device or Effect: what may bear it, whether it goes into the own area instead, and whether it may change hands.
        self.bearings: list[Bearing] = []
        self.goes_to_area = False
        self.may_be_given = False
        # The texts of an Interrupt, one of which is used.
        self.plays: list[InterruptText] = []
        # How a weapon is fired by its text.
        self.shot: Shot | None = None
        # Whether its cost is known, so that it can be deployed.
        self.is_known = True

    def is_useless(self) -> bool:
        """Whether it does nothing in hand but be lost: it cannot be deployed, and no text of it is played."""
        return not self.plays and (self.type == BLANK or not self.is_known)

    def block(self) -> i64:
        """Its block in the row of its system."""
        if self.kind == SYSTEM:
            return SYSTEM_BLOCK
        if self.kind == SECTOR:
            return SECTOR_BLOCK
        if self.is_interior:
            return BORDER_BLOCK if self.is_exterior else INTERIOR_BLOCK
        return EXTERIOR_BLOCK
