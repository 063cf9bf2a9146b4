"""One player's side of the table: its zones, its numbers, and what lasts for a turn."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from games.engine.ops import Op
from games.star_realms.play.cards import Card
from games.star_realms.play.constants import ASIDE, AUTHORITY, DECK, DISCARD, HAND, HAND_SIZE, IN_PLAY, LOOKED_AT, ZONES_A_SEAT
from games.star_realms.play.pieces import Piece, Zone


@mypyc_attr(acyclic=True)
class Side:
    """One player.  turns: own turns begun.  hand_size: cards drawn in the draw phase.

    is_hasty: whoever plays it takes the first card to play and the first ability that scraps nothing, so need not be asked (`Player`);
    of who plays a game to its end, so a copy of the game starts without it.

    Of this turn - played: the cards played.  allies: sets of factions that count as a card in play.  next: where the next cards
    acquired go, the oldest first.  cheaper: sets of factions whose next card acquired costs 1 less.  ally_programs: those of the ally
    abilities used.  returning: cards that come back from the scrap heap.  scrapped: own cards scrapped; trimmed: those of hand or
    discard pile among them.  watchers: own cards in play that trigger.
    early: own cards in play with an ability best used before the hand is played.  ward: what those in play add to the defense of own
    bases and take from that of the opponent's.  instead: own cards in play that let one do something else than scrap.
    size, cost: own cards wherever they are, and what they cost.  The numbers gained, spent and bought are for counting only.
    """

    __slots__ = (
        "allies",
        "allies_used",
        "ally_programs",
        "aside",
        "authority",
        "authority_gained",
        "bought",
        "cheaper",
        "combat",
        "combat_gained",
        "cost",
        "deck",
        "discard",
        "early",
        "hand",
        "hand_size",
        "in_play",
        "instead",
        "is_hasty",
        "looked_at",
        "next",
        "passive",
        "played",
        "reshuffles",
        "returning",
        "scrapped",
        "seat",
        "size",
        "spent",
        "trade",
        "trimmed",
        "turns",
        "ward",
        "watchers",
    )

    def __init__(self, seat: i64, zones: list[Zone]) -> None:
        self.seat: i64 = seat
        self.passive = False
        self.is_hasty = False
        self.authority: i64 = AUTHORITY  # SR-SET-01
        self.trade: i64 = 0
        self.combat: i64 = 0
        self.turns: i64 = 0
        self.hand_size: i64 = HAND_SIZE
        self.scrapped: i64 = 0
        self.played: list[Piece] = []
        self.allies: list[int] = []
        self.next: list[Op] = []
        self.cheaper: list[int] = []
        self.ally_programs: list[int] = []
        self.returning: list[int] = []
        self.trimmed: i64 = 0
        self.bought: i64 = 0
        self.spent: i64 = 0
        self.combat_gained: i64 = 0
        self.authority_gained: i64 = 0
        self.allies_used: i64 = 0
        self.reshuffles: i64 = 0
        self.size: i64 = 0
        self.cost: i64 = 0
        self.watchers: i64 = 0
        self.early: i64 = 0
        self.ward: i64 = 0
        self.instead: i64 = 0
        first: i64 = seat * ZONES_A_SEAT
        self.deck = zones[first + DECK]
        self.hand = zones[first + HAND]
        self.discard = zones[first + DISCARD]
        self.in_play = zones[first + IN_PLAY]
        self.aside = zones[first + ASIDE]
        self.looked_at = zones[first + LOOKED_AT]

    def copy_to(self, twin: Side) -> None:
        twin.passive = self.passive
        twin.is_hasty = False
        twin.authority = self.authority
        twin.trade = self.trade
        twin.combat = self.combat
        twin.turns = self.turns
        twin.hand_size = self.hand_size
        twin.scrapped = self.scrapped
        twin.allies = self.allies.copy()
        twin.next = self.next.copy()
        twin.cheaper = self.cheaper.copy()
        twin.ally_programs = self.ally_programs.copy()
        twin.returning = self.returning.copy()
        twin.trimmed = self.trimmed
        twin.bought = self.bought
        twin.spent = self.spent
        twin.combat_gained = self.combat_gained
        twin.authority_gained = self.authority_gained
        twin.allies_used = self.allies_used
        twin.reshuffles = self.reshuffles
        twin.size = self.size
        twin.cost = self.cost
        twin.watchers = self.watchers
        twin.early = self.early
        twin.ward = self.ward
        twin.instead = self.instead

    def count_face(self, card: Card, by: i64) -> None:
        """A card comes into play (1) or leaves it (-1), or begins or ends to be another: what it does without being used."""
        if card.triggers:
            self.watchers += by
        if card.early != 0:
            self.early += by
        if card.ward != 0:
            self.ward += by * card.ward
        if card.instead != 0:
            self.instead += by

    def record(self) -> list[int]:
        numbers: list[int] = [self.authority, self.trade, self.combat, self.turns, self.hand_size, self.scrapped, int(self.passive)]
        numbers += [
            self.bought,
            self.spent,
            self.combat_gained,
            self.authority_gained,
            self.allies_used,
            self.reshuffles,
            self.size,
            self.cost,
        ]
        numbers.append(len(self.played))
        for piece in self.played:
            numbers.append(piece.id)
        for listed in (self.allies, self.cheaper, self.ally_programs, self.returning):
            numbers.append(len(listed))
            numbers += listed
        numbers.append(self.trimmed)
        numbers.append(len(self.next))
        for op in self.next:
            numbers += [op.place, op.selector.types, op.selector.traits, int(op.optional)]
        return numbers
