"""The printed facts of one card as typed, immutable values.

A fact that a card's type does not print is None.  A printed X is None, with its text in `texts`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from games.contracts.catalogue import Record
from games.texts import Words

# The end of a value of Protect that applies only to committed units.
COMMITTED_ONLY: Final = " that is committed to the Force"


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword with its printed value: a number (edge), a text (protect) or None."""

    name: str
    value: int | str | None = None


@dataclass(frozen=True, slots=True)
class HostFilter:
    """The hosts with one of `traits` and one of `factions`; an empty tuple matches all."""

    traits: tuple[str, ...] = ()
    factions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Enhances:
    """The hosts that an enhancement can be attached to (LCG-ENH-01).

    Attributes:
        what: "play_area", "unit", "objective", "card" or another element of the game.
        whose: "friendly", "enemy" or "any".
        any_of: a host must match one of these filters; () matches all.
        out_of_faction: the host's affiliation must differ from that of the owner's affiliation card.
        generates_resources: the host must have a resource value.
    """

    what: str
    whose: str = "any"
    any_of: tuple[HostFilter, ...] = ()
    out_of_faction: bool = False
    generates_resources: bool = False


@dataclass(frozen=True, slots=True)
class Requirement:
    """The exact numbers of objective sets that an alternative affiliation card requires."""

    own: str
    own_count: int
    other: str
    other_or_neutral_count: int
    total: int


@dataclass(frozen=True, slots=True)
class CardFacts:
    """The printed facts of one card.

    Attributes:
        side: "light" or "dark".
        faction: the code of an affiliation, or "neutral".
        texts: printed values that are not numbers: "resources_text" -> "X".
    """

    code: str
    name: str
    names: Words
    type: str
    side: str
    faction: str
    unique: bool = False
    number: str = ""
    cost: int | None = None
    force_icons: int | None = None
    resources: int | None = None
    damage_capacity: int | None = None
    edge_priority: int | None = None
    unit_damage: int | None = None
    blast_damage: int | None = None
    tactics: int | None = None
    edge_unit_damage: int | None = None
    edge_blast_damage: int | None = None
    edge_tactics: int | None = None
    traits: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    limit_per_objective_deck: int | None = None
    affiliation_only: str | None = None
    enhances: Enhances | None = None
    reserve: int | None = None
    requirement: Requirement | None = None
    has_text: bool = False
    timings: tuple[str, ...] = ()
    texts: Mapping[str, str] = field(default_factory=dict)

    def keyword(self, name: str) -> Keyword | None:
        return next((keyword for keyword in self.keywords if keyword.name == name), None)


NUMBERS = (
    "cost",
    "force_icons",
    "resources",
    "damage_capacity",
    "edge_priority",
    "unit_damage",
    "blast_damage",
    "tactics",
    "edge_unit_damage",
    "edge_blast_damage",
    "edge_tactics",
    "limit_per_objective_deck",
    "reserve",
)


def card_from_record(record: Record) -> CardFacts:
    """The facts of one record of `cards.json`."""
    facts: Record = record.get("facts", {})
    requirement = facts.get("requirement")
    return CardFacts(
        code=record["code"],
        name=record["name"],
        names=dict(record.get("names") or {"en": record["name"]}),
        type=record["type"],
        side=record["side"],
        faction=record["faction"],
        unique=bool(record.get("unique", False)),
        number=str(record.get("number") or ""),
        traits=tuple(facts.get("traits") or ()),
        keywords=tuple(Keyword(keyword["name"], keyword.get("value")) for keyword in facts.get("keywords") or ()),
        affiliation_only=facts.get("affiliation_only"),
        enhances=_enhances(facts.get("enhances")),
        requirement=Requirement(**requirement) if requirement else None,
        has_text=bool(facts.get("has_text", False)),
        timings=tuple(facts.get("timings") or ()),
        texts={name: text for name, text in facts.items() if name.endswith("_text") and isinstance(text, str)},
        **{name: facts.get(name) for name in NUMBERS},
    )


def _enhances(record: Record | None) -> Enhances | None:
    if record is None:
        return None
    any_of: Sequence[Record] = record.get("any_of") or ()
    return Enhances(
        what=record["what"],
        whose=record.get("whose", "any"),
        any_of=tuple(HostFilter(tuple(host.get("traits") or ()), tuple(host.get("factions") or ())) for host in any_of),
        out_of_faction=bool(record.get("out_of_faction", False)),
        generates_resources=bool(record.get("generates_resources", False)),
    )
