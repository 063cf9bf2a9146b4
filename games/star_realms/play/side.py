"""One player's side of the table: its zones, its numbers, and what lasts for a turn."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from games.engine.ops import Op
from games.star_realms.abilities.constants import ASIDE, DECK, DISCARD, HAND, IN_PLAY, LOOKED_AT, ZONES_A_SEAT
from games.star_realms.play.cards import Card
from games.star_realms.play.constants import AUTHORITY, HAND_SIZE
from games.star_realms.play.pieces import Piece, Zone


@mypyc_attr(acyclic=True)
class Side:
    """One player: zones, numbers, and state that lasts until the end of the turn."""

    def __init__(self, seat: i64, zones: list[Zone]) -> None:
        self.seat: i64 = seat
        # The goldfish opponent: no cards, no turns.
        self.passive = False
        # The player always takes the first card to play and the first harmless ability, so the rules need not ask (`Player`).
        # A property of the game's player, so copies of a game start without it.
        self.is_hasty = False
        self.authority: i64 = AUTHORITY  # SR-SET-01
        self.trade: i64 = 0
        self.combat: i64 = 0
        # Own turns begun.
        self.turns: i64 = 0
        # Cards to draw in the draw phase.
        self.hand_size: i64 = HAND_SIZE
        # From here to `trimmed`: of this turn.  Own cards scrapped.
        self.scrapped: i64 = 0
        # Cards played.
        self.played: list[Piece] = []
        # Each a set of factions that counts as one card in play.
        self.allies: list[int] = []
        # Ops about the next cards acquired, the oldest first.
        self.next: list[Op] = []
        # Each a set of factions; the next card of them costs 1 less.
        self.cheaper: list[int] = []
        # Programs of the ally abilities used.
        self.ally_programs: list[int] = []
        # Pieces that return from the scrap heap.
        self.returning: list[int] = []
        # Own cards scrapped from hand or discard pile.
        self.trimmed: i64 = 0
        # From here to `cost`: counted for the report.
        self.bought: i64 = 0
        self.spent: i64 = 0
        self.combat_gained: i64 = 0
        self.authority_gained: i64 = 0
        self.allies_used: i64 = 0
        self.reshuffles: i64 = 0
        # Own cards in all zones, and their total cost.
        self.size: i64 = 0
        self.cost: i64 = 0
        # Own cards in play with triggers.  Without any, which is usual, nothing is announced.
        self.watchers: i64 = 0
        # Own cards in play with an ability best used before the hand is played.
        self.early: i64 = 0
        # Added to the defense of own bases, subtracted from that of the opponent's.
        self.ward: i64 = 0
        # Own cards in play that give authority instead of a scrap.
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
        if self.allies or twin.allies:
            twin.allies = self.allies.copy()
        if self.next or twin.next:
            twin.next = self.next.copy()
        if self.cheaper or twin.cheaper:
            twin.cheaper = self.cheaper.copy()
        if self.ally_programs or twin.ally_programs:
            twin.ally_programs = self.ally_programs.copy()
        if self.returning or twin.returning:
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
        """Count (by=1) or uncount (by=-1) the passive effects of a card that enters or leaves play, or that a piece becomes."""
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
