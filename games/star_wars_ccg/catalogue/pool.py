"""The card pool of the game: what deck construction reads of every card, built once a process from a `Catalogue`.

card: the rules object, by its code, GEMP's number ("1_168"); a Legacy card ("legacy-5608") may have a number there, too ("601_12").
number: a printed number; None where a card prints none or something else ("X").
bits: a number whose n-th bit belongs to the n-th format of `Pool.formats`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from games.contracts.catalogue import Catalogue, Record
from games.star_wars_ccg.catalogue.fields import EFFECT, INTERRUPT, LIGHT, LOCATION, OBJECTIVE
from games.star_wars_ccg.catalogue.format_pools import Index, icons_of, rarity_of
from games.star_wars_ccg.catalogue.format_pools import Pool as FormatPool
from games.star_wars_ccg.catalogue.format_pools import pools as format_pools
from games.texts import Words

SITE, SYSTEM, SECTOR, STARTING = "site", "system", "sector", "starting"
VIRTUAL_SUFFIX, PICTURE_SUFFIX = " (V)", " (AI)"


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What one card prints, as far as a deck asks.

    side: "light" or "dark".  title: its name without what marks a virtual card or another picture.
    destinies: the values it may have when it is drawn, the lowest first; () where it prints none.
    destiny_text: the destiny as printed, where that is no number.  uniqueness: so many on the table (CCG-UNI-01).
    generic: so many in a system (CCG-UNI-04).  system: of a location, what its name has before the colon.
    icons: attribute icons, as often as printed.  rarity, banned_by: by what a format may ban it: its rarity, and what counts as its icons.
    gone: "retired" or "pre_errata" of a card that no format has any more.  current: of an earlier wording, today's card.
    in_pool, banned: bits of the formats.
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
    light_icons: int = 0
    dark_icons: int = 0
    icons: tuple[str, ...] = ()
    personas: tuple[str, ...] = ()
    uniqueness: int | None = None
    generic: int | None = None
    system: str = ""
    double_sided: bool = False
    outside_deck: bool = False
    rarity: str = ""
    banned_by: tuple[str, ...] = ()
    gone: str = ""
    current: tuple[str, ...] = ()
    in_pool: int = 0
    banned: int = 0

    @property
    def is_location(self) -> bool:
        return self.type == LOCATION

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
        """CCG-LOC-05: those of the half that serves a side."""
        return self.light_icons if side == LIGHT else self.dark_icons


@dataclass(frozen=True, slots=True)
class Pool:
    """cards: by code.  printings: code of a printing -> code of its card.

    gemp: GEMP's number -> code of a card that goes by another one here: a Legacy card, or an earlier wording whose card is gone.
    formats: by code, in the order of their bits.  catalogue: the records, for what reads and writes lists.
    """

    cards: Mapping[str, CardFacts]
    printings: Mapping[str, str]
    formats: Mapping[str, FormatPool]
    catalogue: Catalogue
    gemp: Mapping[str, str] = field(default_factory=dict)

    def card(self, code: str) -> CardFacts | None:
        """The card with this code, or the one printed under it; None if there is neither."""
        found = self.cards.get(code)
        if found is None and (card := self.printings.get(code)) is not None:
            found = self.cards.get(card)
        return found


def build_pool(catalogue: Catalogue) -> Pool:
    """The pool of `catalogue`; KeyError if a record lacks its code."""
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
    """The typed facts of one row of `cards.json`."""
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
        light_icons=int(facts.get("light_icons") or 0),
        dark_icons=int(facts.get("dark_icons") or 0),
        icons=tuple(facts.get("icons", ())),
        personas=tuple(facts.get("personas", ())),
        uniqueness=facts.get("uniqueness"),
        generic=facts.get("generic"),
        system=title_of(name).partition(":")[0] if kind == LOCATION else "",
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
    """
    >>> title_of("Tatooine: Cantina (V)")
    'Tatooine: Cantina'
    """
    return name.removesuffix(PICTURE_SUFFIX).removesuffix(VIRTUAL_SUFFIX)
