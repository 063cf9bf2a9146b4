"""The card pool of the game: every printed fact as typed, immutable values, built once a process from a `Catalogue`.

card: the rules object, by the code of its first printing ("001-2"); affiliation cards among them ("jedi").
set: an objective set, by its number as text ("1").  printing: one place of a card in a set or product.
A fact that a card's type does not print is None; a printed X is None with its text beside it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from games.contracts.catalogue import Catalogue, Record
from games.texts import Words

LIGHT = "light"
DARK = "dark"
NEUTRAL = "neutral"


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword and its printed value: a number (edge), a text (protect), or None."""

    name: str
    value: int | str | None = None


@dataclass(frozen=True, slots=True)
class HostFilter:
    """A host fits when it has one of `traits` (if any are named) and one of `factions` (if any are named)."""

    traits: tuple[str, ...] = ()
    factions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Enhances:
    """LCG-ENH-01: what an enhancement names.  what: "play_area", "unit", "objective", "card" or another element.

    whose: "friendly", "enemy" or "any".  any_of: a host must fit one of these; () fits all.
    out_of_faction: only a host of another affiliation than its owner's.  generates_resources: only a host with a resource value.
    """

    what: str
    whose: str = "any"
    any_of: tuple[HostFilter, ...] = ()
    out_of_faction: bool = False
    generates_resources: bool = False


@dataclass(frozen=True, slots=True)
class Requirement:
    """What an alternative affiliation card demands of the objective deck, in exact numbers of sets."""

    own: str
    own_count: int
    other: str
    other_or_neutral_count: int
    total: int


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What one card prints.  side: "light" or "dark".  faction: an affiliation's code, or "neutral"."""

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
    texts: Mapping[str, str] = field(default_factory=dict)  # printed X: "resources_text" -> "X"

    def keyword(self, name: str) -> Keyword | None:
        return next((keyword for keyword in self.keywords if keyword.name == name), None)


@dataclass(frozen=True, slots=True)
class PrintingFacts:
    """One place of a card.  objective_set and position are None for an affiliation card."""

    code: str
    card: str
    product: str
    objective_set: str | None
    position: int | None


@dataclass(frozen=True, slots=True)
class SetFacts:
    """One objective set.  printings: the codes of its six places, the objective first.  cards: their cards, in the same order.

    limit_errata: what a later FAQ adds to the printed limit, with its source, or None.
    """

    code: str
    number: int
    name: str
    names: Words
    product: str
    side: str
    faction: str
    limit_per_objective_deck: int | None
    limit_errata: Mapping[str, Any] | None
    affiliation_only: str | None
    copies_in_product: int
    printings: tuple[str, ...]
    cards: tuple[str, ...]

    @property
    def objective(self) -> str:
        """LCG-CARD-04: the card of the first place is the set's one objective."""
        return self.cards[0]


@dataclass(frozen=True, slots=True)
class RestrictedGroup:
    """From `since` up to, but not on, `until` (None: still) a deck may hold at most one of `sets`, in as many copies as otherwise legal."""

    source: str
    since: date
    until: date | None
    sets: tuple[str, ...]

    def holds(self, on: date) -> bool:
        return self.since <= on and (self.until is None or on < self.until)


@dataclass(frozen=True, slots=True)
class FactionFacts:
    code: str
    name: str
    names: Words
    side: str


@dataclass(frozen=True, slots=True)
class Pool:
    """cards, sets, printings, factions: by code.  set_of_objective: card code of an objective -> code of its set.

    restricted: the groups of every restricted list.  challenge: code and name of each card of a challenge deck; none of them is in `cards`.
    """

    cards: Mapping[str, CardFacts]
    sets: Mapping[str, SetFacts]
    printings: Mapping[str, PrintingFacts]
    factions: Mapping[str, FactionFacts]
    set_of_objective: Mapping[str, str]
    restricted: tuple[RestrictedGroup, ...] = ()
    challenge: Mapping[str, Words] = field(default_factory=dict)

    def card(self, code: str) -> CardFacts | None:
        """The card with this code, or the one printed at the place with this code; None if there is neither."""
        found = self.cards.get(code)
        if found is None and (printing := self.printings.get(code)) is not None:
            found = self.cards.get(printing.card)
        return found


def build_pool(catalogue: Catalogue) -> Pool:
    """The pool of `catalogue`; KeyError if a record lacks its code, a set its cards or a place its card."""
    challenge = {record["code"]: dict(record["names"]) for record in catalogue.cards if record.get("facts", {}).get("is_challenge")}
    cards = {record["code"]: card_from_record(record) for record in catalogue.cards if record["code"] not in challenge}
    printings = {record["code"]: _printing(record) for record in catalogue.printings if record["card"] not in challenge}
    sets = {record["code"]: _set(record, printings) for record in catalogue.objective_sets}
    factions = {
        record["code"]: FactionFacts(record["code"], record["name"], dict(record["names"]), record.get("side", ""))
        for record in catalogue.factions
    }
    return Pool(
        cards=cards,
        sets=sets,
        printings=printings,
        factions=factions,
        set_of_objective={found.objective: found.code for found in sets.values()},
        restricted=tuple(_restricted(record) for record in catalogue.formats if record["kind"] == "restricted_group"),
        challenge=challenge,
    )


def _restricted(record: Record) -> RestrictedGroup:
    until = record.get("until")
    return RestrictedGroup(
        record["source"], date.fromisoformat(record["since"]), date.fromisoformat(until) if until else None, tuple(record["codes"])
    )


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
    """The typed facts of one row of `cards.json`."""
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


def _printing(record: Record) -> PrintingFacts:
    return PrintingFacts(
        code=record["code"],
        card=record["card"],
        product=record["product"],
        objective_set=record.get("objective_set"),
        position=record.get("position"),
    )


def _set(record: Record, printings: Mapping[str, PrintingFacts]) -> SetFacts:
    facts: Record = record.get("facts", {})
    codes = tuple(record["printings"])
    return SetFacts(
        code=record["code"],
        number=int(record["number"]),
        name=record["name"],
        names=dict(record.get("names") or {"en": record["name"]}),
        product=record["product"],
        side=record["side"],
        faction=record["faction"],
        limit_per_objective_deck=facts.get("limit_per_objective_deck"),
        limit_errata=facts.get("limit_errata"),
        affiliation_only=facts.get("affiliation_only"),
        copies_in_product=int(facts.get("copies_in_product") or 1),
        printings=codes,
        cards=tuple(printings[code].card for code in codes),
    )
