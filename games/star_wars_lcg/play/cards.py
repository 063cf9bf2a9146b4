"""Cards as the engine plays them, built once for each prepared pair of decks from the facts of the pool.

A number that a card does not print is 0 here.  What a card's text does is put in from its declaration: `triggers` that listen in play,
`hand_triggers` that listen in hand, `constants`, and the effect of a `fate` card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from games.engine.abilities.ability import Ability
from games.engine.abilities.amounts import Amount, Condition
from games.engine.abilities.filters import Filter
from games.engine.cards import CardDef
from games.engine.events.index import Trigger
from games.star_wars_lcg.abilities.constants import (
    ATTACKERS_MOST,
    BLAST_DAMAGE,
    CAPACITY,
    CARD_TYPES,
    COST,
    EDGE_BLAST_DAMAGE,
    EDGE_TACTICS,
    EDGE_UNIT_DAMAGE,
    EDGE_VALUE,
    ENHANCEMENT,
    FACTIONS,
    FORCE_ICONS,
    KEYWORD_MARK,
    KEYWORDS,
    MISSION,
    NUMBERS,
    RESOURCES,
    TACTICS,
    TRAIT_MARK,
    TRAITS,
    UNIT,
    UNIT_DAMAGE,
)
from games.star_wars_lcg.catalogue.card_facts import CardFacts, Enhances
from games.star_wars_lcg.play.constants import (
    ANYONES,
    CARD_HOST,
    ENEMY,
    FRIENDLY,
    NO_HOST,
    OBJECTIVE_HOST,
    SEATS,
    UNIT_HOST,
)

_HOST_KINDS: Final = {"unit": UNIT_HOST, "objective": OBJECTIVE_HOST, "card": CARD_HOST}
_WHOSE: Final = {"any": ANYONES, "friendly": FRIENDLY, "enemy": ENEMY}

ELITE: Final = KEYWORD_MARK + 1
LIMITED: Final = KEYWORD_MARK + 3
NO_ENHANCEMENTS: Final = KEYWORD_MARK + 4
PILOT: Final = KEYWORD_MARK + 5
PROTECT: Final = KEYWORD_MARK + 6
SHIELDING: Final = KEYWORD_MARK + 7
TARGETED_STRIKE: Final = KEYWORD_MARK + 8
VEHICLE: Final = TRAIT_MARK + 3

NO_LIMIT: Final = 999  # attackers against an objective

# What a constant effect changes, beside what its filter names: `Constant.about`.
FITTING: Final = 0  # each piece that fits its filter
ITSELF: Final = 1
OWN_SEAT: Final = 2
OPPOSING_SEAT: Final = 3


class Constant:
    """A constant effect as it is printed (LCG-ABL-01); a piece that enters play makes a `Change` of each of its own."""

    __slots__ = ("about", "amount", "conditions", "filter", "how", "kind", "number")

    def __init__(
        self,
        kind: i64,
        number: i64,
        how: i64,
        *,
        about: i64 = FITTING,
        amount: Amount | None = None,
        filter: Filter | None = None,
        conditions: list[Condition] | None = None,
    ) -> None:
        # As in `engine.table.changes.Change`.
        self.kind: i64 = kind
        self.number: i64 = number
        self.how: i64 = how
        self.about: i64 = about
        self.amount = amount
        self.filter = filter
        self.conditions: list[Condition] = conditions or []


class Card(CardDef):
    """One card with its printed numbers, marks and abilities."""

    __slots__ = (
        "constants",
        "faction",
        "fate",
        "hand_triggers",
        "host_kind",
        "host_whose",
        "hosts",
        "limited",
        "marks",
        "numbers",
        "out_of_faction",
        "pilot_cost",
        "playable",
        "priority",
        "protects",
        "seat",
        "title",
        "triggers",
        "type",
        "unique",
    )

    def __init__(self, facts: CardFacts, index: i64) -> None:
        super().__init__(facts.code, facts.name, index)
        self.type: i64 = CARD_TYPES.index(facts.type)
        self.seat: i64 = SEATS.index(facts.side)
        self.faction: i64 = FACTIONS.index(facts.faction)
        self.unique: bool = facts.unique
        # The index of the first card with the same name; LCG-UNQ-01 compares names only.
        self.title: i64 = index
        # By number of `abilities.constants`, from UNIT_DAMAGE to STRUGGLE_ICONS.
        self.numbers: list[int] = _numbers(facts)
        # Traits and keywords, as marks.
        self.marks: set[int] = _marks(facts)
        # A fate card's priority number (LCG-EDG-09).
        self.priority: i64 = _number(facts.edge_priority)
        # What it costs to play the unit as an enhancement, -1 if that is impossible.
        self.pilot_cost: i64 = _pilot_cost(facts)
        self.limited: bool = LIMITED in self.marks
        # The hosts of an enhancement (LCG-ENH-01); hosts: by card index.
        self.host_kind: i64 = NO_HOST
        self.host_whose: i64 = ANYONES
        self.out_of_faction: bool = False
        self.hosts: list[bool] = []
        # By card index: whether the keyword Protect protects that card (LCG-KEY-05).
        self.protects: list[bool] = []
        enhances = facts.enhances
        if enhances is not None:
            self.host_kind = _HOST_KINDS.get(enhances.what, NO_HOST)
            self.host_whose = _WHOSE[enhances.whose]
            self.out_of_faction = enhances.out_of_faction
        # Is it played from hand in the deployment phase?
        self.playable: bool = facts.cost is not None and (
            self.type in (UNIT, MISSION) or (self.type == ENHANCEMENT and enhances is not None)
        )
        # The effect of a fate card, when it is resolved in an edge stack (LCG-EDG-09).
        self.fate: Ability | None = None
        self.triggers: list[Trigger] = []
        self.hand_triggers: list[Trigger] = []
        self.constants: list[Constant] = []


def _number(printed: int | None) -> int:
    return 0 if printed is None else printed


def _numbers(facts: CardFacts) -> list[int]:
    edge = facts.keyword("edge")
    numbers = [0] * NUMBERS
    numbers[UNIT_DAMAGE] = _number(facts.unit_damage)
    numbers[BLAST_DAMAGE] = _number(facts.blast_damage)
    numbers[TACTICS] = _number(facts.tactics)
    numbers[EDGE_UNIT_DAMAGE] = _number(facts.edge_unit_damage)
    numbers[EDGE_BLAST_DAMAGE] = _number(facts.edge_blast_damage)
    numbers[EDGE_TACTICS] = _number(facts.edge_tactics)
    numbers[FORCE_ICONS] = _number(facts.force_icons)
    numbers[CAPACITY] = _number(facts.damage_capacity)
    numbers[COST] = _number(facts.cost)
    numbers[RESOURCES] = _number(facts.resources)
    numbers[EDGE_VALUE] = edge.value if edge is not None and isinstance(edge.value, int) else 0
    numbers[ATTACKERS_MOST] = NO_LIMIT
    return numbers


def _marks(facts: CardFacts) -> set[int]:
    keywords = {KEYWORD_MARK + KEYWORDS.index(keyword.name) for keyword in facts.keywords}
    return keywords | {TRAIT_MARK + TRAITS.index(trait) for trait in facts.traits if trait in TRAITS}


def _pilot_cost(facts: CardFacts) -> int:
    pilot = facts.keyword("pilot")
    return -1 if pilot is None else int(pilot.value or 0)


def make_cards(facts: Sequence[CardFacts]) -> list[Card]:
    """The cards of both seats in a prepared game, in the order of `facts`; ValueError for an unknown type or affiliation."""
    cards = [Card(each, index) for index, each in enumerate(facts)]
    titles: dict[str, int] = {}
    for card in cards:
        card.title = titles.setdefault(card.name, card.index)
    for card, each in zip(cards, facts, strict=True):
        if each.enhances is not None and card.host_kind != NO_HOST:
            card.hosts = [_fits(each.enhances, host, of_host) for host, of_host in zip(cards, facts, strict=True)]
        protect = each.keyword("protect")
        if protect is not None:
            card.protects = [protected(str(protect.value), of_card) for of_card in facts]
    return cards


def _fits(enhances: Enhances, host: Card, facts: CardFacts) -> bool:
    """Does `host` match the traits and affiliations of the enhancement (LCG-ENH-01)?  The game checks its type and its owner."""
    if enhances.generates_resources and host.numbers[RESOURCES] == 0:
        return False
    if not enhances.any_of:
        return True
    return any(
        (not each.traits or bool(set(each.traits) & set(facts.traits))) and (not each.factions or facts.faction in each.factions)
        for each in enhances.any_of
    )


def protected(what: str, facts: CardFacts) -> bool:
    """Does the keyword Protect with this value protect the card?

    The value is a title, or words that must all fit: affiliations, "unique", a type, a trait; "non-" turns the next one around, "or"
    separates alternatives.  What the state of the card decides is not read here, so "... that is committed to the Force" is left out.
    """
    if what == facts.name:
        return True
    return any(all(_word_fits(word, facts) for word in _words(part)) for part in what.partition(" that is ")[0].split(" or "))


def _words(part: str) -> list[str]:
    """The traits and other terms in a part of a value, longest first."""
    found = []
    for name in _FACTION_NAMES:
        for term in (f"non-{name}", name):
            if term in part:
                found.append(term)
                part = part.replace(term, "")
    rest = part.split()
    while rest and rest[-1] in _TYPE_WORDS:
        found.append(rest.pop())
    if rest and rest[0] == "unique":
        found.append(rest.pop(0))
    return [*found, " ".join(rest)] if rest else found


_FACTION_NAMES: Final = {
    "Smugglers and Spies": "smugglers-and-spies",
    "Scum and Villainy": "scum-and-villainy",
    "Rebel Alliance": "rebel-alliance",
    "Imperial Navy": "imperial-navy",
    "Sith": "sith",
    "Jedi": "jedi",
}
_TYPE_WORDS: Final = ("unit", "objective", "enhancement")


def _word_fits(word: str, facts: CardFacts) -> bool:
    if word.startswith("non-"):
        return not _word_fits(word.removeprefix("non-"), facts)
    if word in _FACTION_NAMES:
        return facts.faction == _FACTION_NAMES[word]
    if word in _TYPE_WORDS:
        return facts.type == word
    return facts.unique if word == "unique" else word in facts.traits
