"""The card pool: the typed facts that deck construction reads, built from a `Catalogue` once in each process.

The code of a card is its number on the GEMP server ("1_168"); a Legacy card has a code of its own ("legacy-5608").
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from games.contracts.catalogue import Catalogue, Record
from games.star_wars_ccg.catalogue.fields import EFFECT, INTERRUPT, LIGHT, LOCATION, OBJECTIVE, STARSHIP, VEHICLE
from games.star_wars_ccg.catalogue.format_pools import Index, icons_of, rarity_of
from games.star_wars_ccg.catalogue.format_pools import Pool as FormatPool
from games.star_wars_ccg.catalogue.format_pools import pools as format_pools
from games.texts import Words

SITE, SYSTEM, SECTOR, STARTING = "site", "system", "sector", "starting"
MARKS = ("keywords", "characteristics", "extra_words", "subtypes", "species")
ROOMS = ("pilots", "passengers", "astromechs", "vehicles")
# Places whose sites are those of a system with another name: they are related to its system card, and lie in its row (CCG-LOC-02).
PLANETS = {"Cloud City": "Bespin", "Jabba's Palace": "Tatooine", "Maz's Castle": "Takodana", "Xizor's Palace": "Coruscant"}
VIRTUAL_SUFFIX, PICTURE_SUFFIX = " (V)", " (AI)"
# Between the titles of a combination of two cards.
COMBINED = " & "
# What tells cards of one title apart that were made virtual: the product of the card under it.
OF_PRODUCTS = tuple(f" ({name})" for name in ("Premiere", "Coruscant", "Special Edition", "Endor", "Tatooine", "Premium", "Death Star II"))


@lru_cache(maxsize=20_000)  # all titles and those of some members' own cards
def _titles_in(title: str) -> tuple[str, ...]:
    for product in OF_PRODUCTS:
        if title.endswith(product):
            return (title, title.removesuffix(product))
    return (title, *title.split(COMBINED)) if COMBINED in title else (title,)


@dataclass(frozen=True, slots=True)
class CardFacts:
    """The printed facts of one card that deck construction uses.

    Numbers are None if the card prints none, or something else ("X").  `in_pool` and `banned` hold one bit for each format, in the order
    of `Pool.formats`.

    Attributes:
        side: "light" or "dark".
        title: the name without the marks of a virtual card or another picture.
        destinies: its possible destiny values, lowest first; empty if it prints none.
        destiny_text: the destiny as printed, if that is not a plain number.
        icons: attribute icons, repeated as printed.
        expansions: the symbols of its set and of its episode.
        uniqueness: the most copies on the table (CCG-UNI-01), None without a limit.
        generic: the most copies in one system (CCG-UNI-04), None for a card that is not generic.
        system: for a location, the part of its name before the colon.
        defense: its armor or maneuver, of a vehicle or starship.
        armor: as printed.
        has_maneuver: whether that is its maneuver.
        hyperspeed: None without a hyperdrive.
        rooms: what fits aboard: drivers or pilots, passengers, astromechs, vehicles.
        marks: its keywords, characteristics and model in lower case, and the names of its printed subtypes.
        matching: the codes of a pilot's vehicles and starships, or of those that match a vehicle or starship.
        arms: the codes or names of a character's matching weapons, or of those whom a weapon matches.
        is_textless: whether it prints no text.
        abilities: as declared.
        rarity: the rarity by which formats ban it ("V" for a virtual card).
        banned_by: the icons, type and subtypes by which formats ban it.
        gone: "retired" or "pre_errata" for a card that is no longer in any format, else "".
        current: for an earlier wording, the current card.
        in_pool: the formats whose pool has the card.
        banned: the formats that ban it.
    """

    code: str
    name: str
    names: Words
    type: str
    side: str
    title: str
    subtypes: tuple[str, ...] = ()
    destinies: tuple[float, ...] = ()
    destiny_text: str = ""
    power: float | None = None
    ability: float | None = None
    deploy: float | None = None
    forfeit: float | None = None
    politics: float | None = None
    light_icons: int = 0
    dark_icons: int = 0
    icons: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()
    personas: tuple[str, ...] = ()
    species: tuple[str, ...] = ()
    uniqueness: int | None = None
    generic: int | None = None
    system: str = ""
    defense: float | None = None
    armor: float | None = None
    ferocity: float | None = None
    has_maneuver: bool = False
    landspeed: float | None = None
    hyperspeed: float | None = None
    parsec: float | None = None
    rooms: tuple[int, ...] = (0, 0, 0, 0)
    marks: frozenset[str] = frozenset()
    matching: tuple[str, ...] = ()
    arms: tuple[str, ...] = ()
    is_textless: bool = False
    abilities: Mapping[str, Any] = field(default_factory=dict)
    double_sided: bool = False
    outside_deck: bool = False
    rarity: str = ""
    banned_by: tuple[str, ...] = ()
    gone: str = ""
    current: tuple[str, ...] = ()
    in_pool: int = 0
    banned: int = 0

    @property
    def has_armor(self) -> bool:
        """Also of a character that prints it."""
        if self.type not in (VEHICLE, STARSHIP):
            return self.armor is not None
        return self.defense is not None and not self.has_maneuver

    @property
    def titles(self) -> tuple[str, ...]:
        """Its title, without the product that tells it from others, and of a combination of two cards the titles of both."""
        return _titles_in(self.title)

    @property
    def is_location(self) -> bool:
        return self.type == LOCATION

    @property
    def planet(self) -> str:
        """The name of the system to which a location belongs."""
        return PLANETS.get(self.system, self.system)

    @property
    def is_objective(self) -> bool:
        return self.type == OBJECTIVE

    @property
    def is_starting_effect(self) -> bool:
        return self.type == EFFECT and STARTING in self.subtypes

    @property
    def is_starting_interrupt(self) -> bool:
        return self.type == INTERRUPT and STARTING in self.subtypes

    @property
    def can_start(self) -> bool:
        """CCG-DB-03, LOC-12 and A-29: a site or system that is not generic."""
        return self.type == LOCATION and self.generic is None and SECTOR not in self.subtypes

    def force_icons(self, side: str) -> int:
        """CCG-LOC-05: the Force icons on the half of a location that belongs to `side`."""
        return self.light_icons if side == LIGHT else self.dark_icons


@dataclass(frozen=True, slots=True)
class Pool:
    """All cards and formats.

    Attributes:
        cards: code -> card.
        printings: code of a printing -> code of its card.
        formats: code -> format, in the order of the cards' bits.
        catalogue: the records, for the readers and writers of lists.
        gemp: GEMP's number -> code, for cards whose code is another: Legacy cards and some earlier wordings.
    """

    cards: Mapping[str, CardFacts]
    printings: Mapping[str, str]
    formats: Mapping[str, FormatPool]
    catalogue: Catalogue
    gemp: Mapping[str, str] = field(default_factory=dict)

    def card(self, code: str) -> CardFacts | None:
        """The card with this code, or the card whose printing has it; None for an unknown code."""
        found = self.cards.get(code)
        if found is None and (card := self.printings.get(code)) is not None:
            found = self.cards.get(card)
        return found


def build_pool(catalogue: Catalogue) -> Pool:
    """Build the pool; KeyError if a record lacks its code."""
    formats = format_pools(catalogue.formats)
    index = Index(formats.values())
    products: dict[str, list[str]] = {}
    printings: dict[str, str] = {}
    for record in catalogue.printings:
        printings[record["code"]] = record["card"]
        products.setdefault(record["card"], []).append(record["product"])
    cards = {record["code"]: card_from_record(record, index, products.get(record["code"], [])) for record in catalogue.cards}
    gemp = {number: record["code"] for record in catalogue.cards if (number := record.get("facts", {}).get("gemp_id"))}
    return Pool(cards=cards, printings=printings, formats=formats, catalogue=catalogue, gemp=gemp)


def card_from_record(record: Record, index: Index, products: list[str]) -> CardFacts:
    """The typed facts of one record of `cards.json`."""
    facts: Record = record.get("facts", {})
    in_pool, banned = index.of(record, products)
    name, kind = record["name"], record["type"]
    destiny = facts.get("destiny")
    values = facts.get("destiny_values") or (() if destiny is None else (destiny,))
    gone = "retired" if facts.get("retired") else "pre_errata" if facts.get("pre_errata") else ""
    return CardFacts(
        code=record["code"],
        name=name,
        names=record.get("names") or {"en": name},
        type=kind,
        side=record["side"],
        title=title_of(name),
        subtypes=tuple(facts.get("subtypes", ())),
        destinies=tuple(sorted(values)),
        destiny_text=facts.get("destiny_text", ""),
        power=facts.get("power"),
        ability=facts.get("ability"),
        deploy=facts.get("deploy"),
        forfeit=facts.get("forfeit"),
        politics=facts.get("politics"),
        light_icons=int(facts.get("light_icons") or 0),
        dark_icons=int(facts.get("dark_icons") or 0),
        icons=tuple(facts.get("icons", ())),
        expansions=tuple(facts.get("expansion_icons", ())),
        personas=tuple(facts.get("personas", ())),
        species=tuple(facts.get("species", ())),
        uniqueness=facts.get("uniqueness"),
        generic=facts.get("generic"),
        system=title_of(name).partition(":")[0] if kind == LOCATION else "",
        defense=facts.get("defense"),
        armor=facts.get("armor"),
        ferocity=facts.get("ferocity"),
        has_maneuver=facts.get("maneuver") is not None,
        landspeed=facts.get("landspeed"),
        hyperspeed=facts.get("hyperspeed"),
        parsec=facts.get("parsec"),
        rooms=tuple(int(facts.get(room) or 0) for room in ROOMS),
        marks=frozenset(
            mark.lower() for marks in (*(facts.get(member, ()) for member in MARKS), [facts.get("model") or ""]) for mark in marks if mark
        ),
        matching=tuple(facts.get("matching", ())),
        arms=tuple(facts.get("matching_weapons", ())),
        is_textless=bool(facts.get("textless")),
        abilities=facts.get("abilities") or {},
        double_sided=bool(facts.get("double_sided")),
        outside_deck=bool(facts.get("outside_deck")),
        rarity=rarity_of(facts),
        banned_by=tuple(dict.fromkeys(icon for icon in icons_of(record) if icon in index.icons)),
        gone=gone,
        current=tuple(facts.get("current", ())),
        in_pool=in_pool,
        banned=banned,
    )


def title_of(name: str) -> str:
    """A card name without the marks of a virtual card or another picture.

    >>> title_of("Tatooine: Cantina (V)")
    'Tatooine: Cantina'
    """
    return name.removesuffix(PICTURE_SUFFIX).removesuffix(VIRTUAL_SUFFIX)
