"""Cards as play needs them: all games of a run share them, and nothing changes them.

"Factions" and "type" are bits (`constants`), so that one number can be a set.
"""

from __future__ import annotations

from mypy_extensions import i64

from games.engine.bits import bit
from games.engine.cards import CardDef
from games.engine.events.index import Trigger
from games.engine.ops import Program


class Ability:
    """An ability that its player uses in the main phase (SR-ABL-01)."""

    __slots__ = ("bit", "factions", "is_doubtful", "place", "price", "program", "resource", "slot")

    def __init__(self, slot: i64, factions: i64, program: Program, place: i64) -> None:
        self.slot: i64 = slot
        # Of an ally ability: an ally of any one of these is enough.
        self.factions: i64 = factions
        self.program = program
        # Its number in the card's abilities, and its bit in `Piece.open`.
        self.place: i64 = place
        self.bit: i64 = bit(place)
        # The cost of a use: an amount of a resource.
        self.price: i64 = 0
        self.resource: i64 = 0
        # Whether the player must scrap or discard one of their cards.
        self.is_doubtful = False


class Card(CardDef):
    """One card of the run."""

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
        # One bit.
        self.type: i64 = type
        self.cost: i64 = 0
        self.is_for_sale = False
        self.defense: i64 = 0
        self.is_outpost = False
        self.is_explorer = False
        self.factions: i64 = 0
        # Factions whose ally it is, its own included.
        self.counts_as: i64 = 0
        # Whether its player chooses its faction when it is played.
        self.chooses_faction = False
        # Factions; it costs 1 less for each own card of them in play.
        self.discount: i64 = 0
        # Factions; it may go to the hand when acquired in a turn in which a card of them was played.
        self.hand_if_played: i64 = 0
        # Factions; with a base of them in play, it returns to the hand at the end of the turn.
        self.docking: i64 = 0
        # Added to the defense of own bases, subtracted from that of the opponent's.
        self.ward: i64 = 0
        # Once per turn: authority to gain instead of scrapping a card from hand or discard pile.
        self.instead: i64 = 0
        # The other side.
        self.back: Card | None = None
        # Bits of the abilities that can be used once the card is in play.
        self.open: i64 = 0
        # Bits of the abilities that affect the hand, best used before cards are played.
        self.early: i64 = 0
        # The order in which to play a hand: the lowest first.
        self.rank: i64 = 0
        self.abilities: list[Ability] = []
        # Runs when a ship is played (SR-PLY-02), a hero enters play or an event is revealed.
        self.at_once: Program | None = None
        # Passive abilities that work when something happens (SR-ABL-02); `condition` holds factions, 0 for any.
        self.triggers: list[Trigger] = []
        # For policies, in tenths: what the card gives.  Ally abilities count half, scrap abilities and double ally abilities less.
        self.trade: i64 = 0
        self.combat: i64 = 0
        self.authority: i64 = 0
        # Cards drawn.
        self.cards: i64 = 0
        # Own cards scrapped from hand or discard pile.
        self.trimmed: i64 = 0
        # Discards of the opponent.
        self.discards: i64 = 0
        # Combat of its scrap abilities, whole.
        self.scrap_combat: i64 = 0
        # The value of keeping the card, for a policy.
        self.keep: i64 = 0

    def add_ability(self, slot: i64, factions: i64, program: Program) -> Ability:
        """Add an ability that the player can use."""
        ability = Ability(slot, factions, program, len(self.abilities))
        self.abilities.append(ability)
        self.open = self.open | ability.bit
        return ability
