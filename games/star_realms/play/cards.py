"""Cards as the rules read them: shared by all games of a run, never changed.

abilities: those that are used (SR-ABL-01), each with its place as its bit in `Piece.open`.
at_once: what happens when the ship is played (SR-PLY-02) or the event is revealed.
counts_as: the factions whose ally it is, its own among them.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.cards import CardDef
from games.engine.ops import Program


class Ability:
    """place: in its card's abilities; bit: its bit in `Piece.open`.  factions: bits; any one of them will do for an ally ability.

    price, resource: what its use costs.  is_doubtful: it takes an own card for good whether one likes it or not.
    """

    __slots__ = ("bit", "factions", "is_doubtful", "place", "price", "program", "resource", "slot")

    def __init__(self, slot: i64, factions: i64, program: Program, place: i64) -> None:
        self.slot: i64 = slot
        self.factions: i64 = factions
        self.program = program
        self.place: i64 = place
        self.bit: i64 = 1 << place
        self.price: i64 = 0
        self.resource: i64 = 0
        self.is_doubtful = False


class Trigger:
    """When `event` happens to a card of `factions` (0: any), `amount` of `resource` is gained, or `program` runs (SR-ABL-02).

    once: only the first time in a turn.
    """

    __slots__ = ("amount", "event", "factions", "once", "program", "resource")

    def __init__(self, event: i64, factions: i64, resource: i64, amount: i64) -> None:
        self.event: i64 = event
        self.factions: i64 = factions
        self.resource: i64 = resource
        self.amount: i64 = amount
        self.once = False
        self.program: Program | None = None


class Card(CardDef):
    """type: one bit.  factions: bits.  open: the bits of the abilities that can be used once it is in play.

    chooses_faction: as it is played.  discount: factions; it costs 1 less for each card of one of them in play.
    hand_if_played: factions; to the hand when acquired after a card of one of them was played.  docking: factions; with such a base in
    play it comes back at the end of the turn.
    ward: what it adds to the defense of own bases and takes from that of the opponent's.  instead: authority that may be gained, once a
    turn, where a card of hand or discard pile would be scrapped.  back: its other side.
    early: the bits of the abilities that are about the own hand, so best used before it is played.  rank: of several cards in hand the
    lowest is best played first.

    For policies, in tenths - trade, combat, authority, cards (drawn), trimmed (own cards scrapped), discards (of the opponent): what it
    gives; an ally ability counts half, one that scraps the card a third.  scrap_combat: whole, of its scrap abilities.
    keep: how loath one is to lose it.
    """

    __slots__ = (
        "abilities",
        "at_once",
        "authority",
        "back",
        "cards",
        "chooses_faction",
        "combat",
        "cost",
        "counts_as",
        "defense",
        "discards",
        "discount",
        "docking",
        "early",
        "factions",
        "hand_if_played",
        "instead",
        "is_explorer",
        "is_for_sale",
        "is_outpost",
        "keep",
        "open",
        "rank",
        "scrap_combat",
        "trade",
        "triggers",
        "trimmed",
        "type",
        "ward",
    )

    def __init__(self, code: str, name: str, index: i64, type: i64) -> None:
        super().__init__(code, name, index)
        self.type: i64 = type
        self.cost: i64 = 0
        self.is_for_sale = False
        self.defense: i64 = 0
        self.is_outpost = False
        self.is_explorer = False
        self.factions: i64 = 0
        self.counts_as: i64 = 0
        self.chooses_faction = False
        self.discount: i64 = 0
        self.hand_if_played: i64 = 0
        self.docking: i64 = 0
        self.ward: i64 = 0
        self.instead: i64 = 0
        self.back: Card | None = None
        self.open: i64 = 0
        self.early: i64 = 0
        self.rank: i64 = 0
        self.abilities: list[Ability] = []
        self.at_once: Program | None = None
        self.triggers: list[Trigger] = []
        self.trade: i64 = 0
        self.combat: i64 = 0
        self.authority: i64 = 0
        self.cards: i64 = 0
        self.trimmed: i64 = 0
        self.discards: i64 = 0
        self.scrap_combat: i64 = 0
        self.keep: i64 = 0

    def add_ability(self, slot: i64, factions: i64, program: Program) -> Ability:
        """An ability that its player uses when they like."""
        ability = Ability(slot, factions, program, len(self.abilities))
        self.abilities.append(ability)
        self.open = self.open | ability.bit
        return ability
