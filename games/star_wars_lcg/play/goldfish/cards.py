"""Cards as the engine plays them, built once for each prepared deck from the facts of the pool.

A number that a card does not print is 0 here; no rule reads it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from games.engine.cards import CardDef
from games.star_wars_lcg.catalogue.card_facts import CardFacts, Enhances
from games.star_wars_lcg.play.goldfish.constants import (
    ANYONES,
    CARD_HOST,
    CARD_TYPES,
    ENEMY,
    ENHANCEMENT,
    FACTIONS,
    FRIENDLY,
    NO_HOST,
    OBJECTIVE_HOST,
    UNIT,
    UNIT_HOST,
)

_HOST_KINDS: Final = {"unit": UNIT_HOST, "objective": OBJECTIVE_HOST, "card": CARD_HOST}
_WHOSE: Final = {"any": ANYONES, "friendly": FRIENDLY, "enemy": ENEMY}


class Card(CardDef):
    """One card with its numbers and keywords.

    Attributes:
        title: the index of the first card with the same name; LCG-UNQ-01 compares names only.
        blast, edge_blast: normal and edge-enabled blast damage icons.
        capacity: the damage capacity; 0 if it is unknown, and then the card is never destroyed.
        playable: whether it is played at all: a unit with a cost, or an enhancement with a cost and known hosts.
        host_kind, host_whose: the hosts of an enhancement (LCG-ENH-01).
        hosts: card index -> whether this enhancement can be attached to that card, by trait and affiliation.
    """

    __slots__ = (
        "blast",
        "capacity",
        "cost",
        "edge_blast",
        "elite",
        "faction",
        "force_icons",
        "host_kind",
        "host_whose",
        "hosts",
        "limited",
        "no_enhancements",
        "out_of_faction",
        "playable",
        "resources",
        "shielding",
        "tactics",
        "title",
        "type",
        "unique",
        "unit_damage",
    )

    def __init__(self, facts: CardFacts, index: i64) -> None:
        super().__init__(facts.code, facts.name, index)
        self.type: i64 = CARD_TYPES.index(facts.type)
        self.faction: i64 = FACTIONS.index(facts.faction)
        self.unique: bool = facts.unique
        self.title: i64 = index
        self.cost: i64 = _number(facts.cost)
        self.force_icons: i64 = _number(facts.force_icons)
        self.resources: i64 = _number(facts.resources)
        self.capacity: i64 = _number(facts.damage_capacity)
        self.unit_damage: i64 = _number(facts.unit_damage)
        self.tactics: i64 = _number(facts.tactics)
        self.blast: i64 = _number(facts.blast_damage)
        self.edge_blast: i64 = _number(facts.edge_blast_damage)
        self.elite: bool = facts.keyword("elite") is not None
        self.limited: bool = facts.keyword("limited") is not None
        self.shielding: bool = facts.keyword("shielding") is not None
        self.no_enhancements: bool = facts.keyword("no_enhancements") is not None
        self.host_kind: i64 = NO_HOST
        self.host_whose: i64 = ANYONES
        self.out_of_faction: bool = False
        self.hosts: list[bool] = []
        enhances = facts.enhances
        if enhances is not None:
            self.host_kind = _HOST_KINDS.get(enhances.what, NO_HOST)
            self.host_whose = _WHOSE[enhances.whose]
            self.out_of_faction = enhances.out_of_faction
        self.playable: bool = facts.cost is not None and (self.type == UNIT or (self.type == ENHANCEMENT and enhances is not None))


def _number(printed: int | None) -> int:
    return 0 if printed is None else printed


def make_cards(facts: Sequence[CardFacts]) -> list[Card]:
    """The cards of both seats in a prepared game, in the order of `facts`; ValueError for an unknown type or affiliation."""
    cards = [Card(each, index) for index, each in enumerate(facts)]
    titles: dict[str, int] = {}
    for card in cards:
        card.title = titles.setdefault(card.name, card.index)
    for card, each in zip(cards, facts, strict=True):
        if each.enhances is not None and card.host_kind != NO_HOST:
            card.hosts = [_fits(each.enhances, host, of_host) for host, of_host in zip(cards, facts, strict=True)]
    return cards


def _fits(enhances: Enhances, host: Card, facts: CardFacts) -> bool:
    """Does `host` match the traits and affiliations of the enhancement (LCG-ENH-01)?  The game checks its type and its owner."""
    if host.no_enhancements:  # LCG-KEY-04
        return False
    if enhances.generates_resources and host.resources == 0:
        return False
    if not enhances.any_of:
        return True
    return any(
        (not each.traits or bool(set(each.traits) & set(facts.traits))) and (not each.factions or facts.faction in each.factions)
        for each in enhances.any_of
    )


# Keywords that are played in full.  Edge, Protect and Targeted Strike do nothing in an undefended engagement.
PLAYED_KEYWORDS: Final = frozenset({"elite", "limited", "shielding", "no_enhancements", "edge", "protect", "targeted_strike"})


def has_unplayed_words(card: CardFacts) -> bool:
    """Does the card print a text, or a keyword that these rules do not play?"""
    return card.has_text or any(keyword.name not in PLAYED_KEYWORDS for keyword in card.keywords)
