"""Cards as the engine plays them, built once for each prepared pair of decks from the facts of the pool.

A number that a card does not print is 0 here.  The declaration of a card's text fills in the `triggers` that listen in play,
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
    DESTINATION,
    EDGE_BLAST_DAMAGE,
    EDGE_TACTICS,
    EDGE_UNIT_DAMAGE,
    EDGE_VALUE,
    ENHANCEMENT,
    FACTION,
    FACTIONS,
    FORCE_ICONS,
    KEYWORD_MARK,
    KEYWORDS,
    MISSION,
    NUMBERS,
    PRINTED_COST,
    RESOURCES,
    SET_NUMBER,
    TACTICS,
    TITLE,
    TRAIT_MARK,
    TRAITS,
    UNIT,
    UNIT_DAMAGE,
)
from games.star_wars_lcg.catalogue.card_facts import COMMITTED_ONLY, CardFacts, Enhances
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

# What a constant effect changes: `Constant.about`.
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
        "also_matched",
        "as_soon_as",
        "asks_discards",
        "asks_past",
        "asks_rare",
        "constants",
        "counts_capacity",
        "discard_triggers",
        "faction",
        "fate",
        "from_discard",
        "hand_triggers",
        "hits",
        "host_kind",
        "host_test",
        "host_whose",
        "hosts",
        "limited",
        "marks",
        "needs_no_match",
        "numbers",
        "out_of_faction",
        "own_affiliation",
        "own_costs",
        "pays_for",
        "pilot",
        "pilot_cost",
        "pilot_enemy",
        "pilot_hosts",
        "play_triggers",
        "playable",
        "priority",
        "protects",
        "protects_committed",
        "seat",
        "stand_in",
        "stand_in_conditions",
        "stand_in_opposing",
        "stands",
        "title",
        "traits",
        "triggers",
        "type",
        "unique",
        "unpaid_by",
        "worth",
    )

    def __init__(self, facts: CardFacts, index: i64) -> None:  # noqa: PLR0915  a line for each field
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
        # Every trait that it prints, including those that no ability names.
        self.traits: set[str] = set(facts.traits)
        # A fate card's priority number (LCG-EDG-09).
        self.priority: i64 = _number(facts.edge_priority)
        # The cost to play the unit as an enhancement, -1 if that is impossible.
        self.pilot_cost: i64 = _pilot_cost(facts)
        self.limited: bool = LIMITED in self.marks
        # The hosts of an enhancement (LCG-ENH-01); hosts: by card index.
        self.host_kind: i64 = NO_HOST
        self.host_whose: i64 = ANYONES
        self.out_of_faction: bool = False
        self.hosts: list[bool] = []
        # By card index: whether the keyword Protect protects that card (LCG-KEY-05).
        self.protects: list[bool] = []
        # Whether it does so only while that card is committed to the Force.
        self.protects_committed: bool = False
        enhances = facts.enhances
        if enhances is not None:
            self.host_kind = _HOST_KINDS.get(enhances.what, NO_HOST)
            self.host_whose = _WHOSE[enhances.whose]
            self.out_of_faction = enhances.out_of_faction
        # Whether it is played from hand in the deployment phase.
        self.playable: bool = facts.cost is not None and (
            self.type in (UNIT, MISSION) or (self.type == ENHANCEMENT and enhances is not None)
        )
        # The effect of a fate card, when it is resolved in an edge stack (LCG-EDG-09).
        self.fate: Ability | None = None
        # Whether it may also be played from the discard pile.
        self.from_discard = False
        # Whether it is put among the opponent's objectives and engaged like one, as missions are.
        self.stands = self.type == MISSION
        # The effects that change its own cost, wherever it is played from; and the only cards that its resources pay for (None: all).
        self.own_costs: list[Constant] = []
        self.pays_for: Filter | None = None
        # Tests a host of an enhancement as it is now, besides its printed facts; None: no further test.
        self.host_test: Filter | None = None
        # The number of objectives that it counts as in a victory pile.
        self.worth: i64 = 1
        # Whether its text counts its damage capacity, which is not printed as a number.
        self.counts_capacity = False
        # The index of its other form (an enhancement, or for an enhancement a unit), -1 for none; what a Pilot can be attached to.
        self.pilot: i64 = -1
        self.pilot_hosts: Filter | None = None
        # Whether these hosts are enemy cards.
        self.pilot_enemy = False
        self.triggers: list[Trigger] = []
        # Those that answer that the card itself is about to be paid for.
        self.play_triggers: list[Trigger] = []
        self.hand_triggers: list[Trigger] = []
        self.discard_triggers: list[Trigger] = []
        self.constants: list[Constant] = []
        # Abilities that happen as soon as their conditions hold.
        self.as_soon_as: list[Ability] = []
        # Only on the first card of a run: whether any card of the run counts earlier events of the turn.
        self.asks_past = False
        # The same for abilities that were used and cards that were drawn.
        self.asks_rare = False
        # Whether any card of the run looks at the top of a discard pile, so that the order there matters.
        self.asks_discards = False
        # Affiliations whose resources match it, too, or do not pay for it; -1 for none.
        self.also_matched: i64 = -1
        self.unpaid_by: i64 = -1
        # It has an affiliation of its own besides the printed one.
        self.own_affiliation = False
        # A player counts as having one more card that fits while this one is in play and the conditions hold: its player, or the opponent.
        self.stand_in: Filter | None = None
        self.stand_in_opposing = False
        self.stand_in_conditions: list[Condition] = []
        # Cards that its unit damage may hit even if they do not participate; None for none.
        self.hits: Filter | None = None
        # Whether it needs no resource match, wherever it is played from.
        self.needs_no_match = False


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
    numbers[DESTINATION] = -1
    numbers[PRINTED_COST] = _number(facts.cost)
    numbers[FACTION] = FACTIONS.index(facts.faction)
    numbers[SET_NUMBER] = _set_number(facts.code)
    return numbers


def _set_number(code: str) -> int:
    """The number of the objective set, with which a card's code begins; -1 for a card that belongs to none."""
    number = code.partition("-")[0]
    return int(number) if number.isdigit() else -1


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
        card.numbers[TITLE] = card.title
    for card, each in zip(cards, facts, strict=True):
        if each.enhances is not None and card.host_kind != NO_HOST:
            card.hosts = [_fits(each.enhances, host, of_host) for host, of_host in zip(cards, facts, strict=True)]
        protect = each.keyword("protect")
        if protect is not None:
            value = str(protect.value)
            card.protects_committed = value.endswith(COMMITTED_ONLY)
            card.protects = [protected(value.removesuffix(COMMITTED_ONLY), of_card) for of_card in facts]
    return cards


def _fits(enhances: Enhances, host: Card, facts: CardFacts) -> bool:
    """Whether `host` matches the traits and affiliations of the enhancement (LCG-ENH-01).  The game checks its type and its owner."""
    if enhances.generates_resources and host.numbers[RESOURCES] == 0:
        return False
    if not enhances.any_of:
        return True
    return any(
        (not each.traits or bool(set(each.traits) & set(facts.traits))) and (not each.factions or facts.faction in each.factions)
        for each in enhances.any_of
    )


def protected(what: str, facts: CardFacts) -> bool:
    """Whether the keyword Protect with this value protects the card.

    The value is a title, or words that must all fit: affiliations, "unique", a type, a trait; "non-" turns the next one around, "or"
    separates alternatives.
    """
    if what == facts.name:
        return True
    return any(all(_word_fits(word, facts) for word in _words(part)) for part in what.split(" or "))


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
