"""The table: two sides, the trade deck and its row, the Explorers, the scrap heap.

authority, trade, combat: numbers of a side; trade and combat last for the turn (SR-END-02).
passive: the side of the goldfish opponent, which has no cards and no turns.  watched: the seat whose turns are counted, -1 for none.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from games.engine.decision import Option
from games.engine.log import Entry
from games.engine.machine import Machine
from games.engine.ops import Op
from games.engine.rng import Rng
from games.engine.state import HIDDEN, OWNER, PUBLIC
from games.engine.state import Piece as EnginePiece
from games.engine.state import Zone as EngineZone
from games.star_realms.play import log
from games.star_realms.play.cards import Card
from games.star_realms.play.constants import (
    ASIDE,
    AUTHORITY,
    CHOOSE_VERB,
    DECK,
    DISCARD,
    EXPLORERS,
    GOING_ON,
    HAND,
    HAND_SIZE,
    IN_PLAY,
    LOOKED_AT,
    MOST_ABILITIES,
    MOST_CHOICES,
    NOBODY,
    SCRAP_HEAP,
    SETUP,
    TRADE_DECK,
    TRADE_ROW,
    USE_VERB,
    VERBS,
    ZONES_A_SEAT,
)
from games.star_realms.play.counts import CARD_NUMBERS

_OF_A_SEAT: Final = [HIDDEN, OWNER, PUBLIC, PUBLIC, PUBLIC, OWNER]  # SR-END-01
_OF_THE_TABLE: Final = [HIDDEN, PUBLIC, PUBLIC, PUBLIC]


@mypyc_attr(acyclic=True)
class Piece(EnginePiece):
    """face: what it is now, another card while it copies one.  open: bits of the abilities not yet used this turn.

    factions: what it is of; counts_as: these and those whose ally it is besides.  since: the own turn in which it came into play.
    """

    __slots__ = ("card", "counts_as", "face", "factions", "open", "since")

    def __init__(self, id: i64, card: Card, owner: i64, zone: i64) -> None:
        super().__init__(id, owner, zone)
        self.card = card
        self.face = card
        self.open: i64 = 0
        self.factions: i64 = card.factions
        self.counts_as: i64 = card.counts_as
        self.since: i64 = 0

    def copy_to(self, twin: Piece) -> None:
        """twin: of the same card."""
        twin.owner = self.owner
        twin.zone = self.zone
        twin.face = self.face
        twin.open = self.open
        twin.factions = self.factions
        twin.counts_as = self.counts_as
        twin.since = self.since


@mypyc_attr(acyclic=True)
class Zone(EngineZone):
    __slots__ = ()

    cards: list[Piece]


def _zones() -> list[Zone]:
    """Those of seat 0, of seat 1 and of the table, by id."""
    zones: list[Zone] = []
    for seat in range(2):
        for kind in range(ZONES_A_SEAT):
            zones.append(Zone(len(zones), kind, seat, _OF_A_SEAT[kind], kind == IN_PLAY))
    for kind in range(TRADE_DECK, SCRAP_HEAP + 1):
        zones.append(Zone(kind, kind, NOBODY, _OF_THE_TABLE[kind - TRADE_DECK], False))
    return zones


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

    def faces(self, card: Card, by: i64) -> None:
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


class Table(Machine):
    """The state of one game.

    offers: verb -> piece -> the option; uses: (piece, ability) -> the option; choices: number -> the option; made once a run, shared
    by its games.  row_loss: every so many turns of the goldfish player the row loses one random card.
    turn_limit: turns of both players together, 0 for none.
    """

    pieces: list[Piece]
    zones: list[Zone]

    def __init__(self, cards: list[Card]) -> None:
        super().__init__()
        self.cards = cards
        self.codes: list[str] = []
        self.zones = _zones()
        self.sides = [Side(0, self.zones), Side(1, self.zones)]
        self.trade_deck = self.zones[TRADE_DECK]
        self.trade_row = self.zones[TRADE_ROW]
        self.explorers = self.zones[EXPLORERS]
        self.scrap_heap = self.zones[SCRAP_HEAP]
        self.active: i64 = 0
        self.first: i64 = 0
        self.phase: i64 = SETUP
        self.winner: i64 = NOBODY
        self.ending: i64 = GOING_ON
        self.watched: i64 = NOBODY
        self.turn_limit: i64 = 0
        self.row_loss: i64 = 0
        self.shields_player = False  # an outpost keeps its player's hand from the opponent's abilities
        self.trade_rng = Rng(0, 0, 0)
        self.chance_rng = Rng(0, 0, 0)
        self.deck_rngs: list[Rng] = []
        self.rows: list[int] = []
        self.card_counts: list[int] = []
        self.offers: list[list[Option]] = []
        self.uses: list[Option] = []
        self.choices: list[Option] = []

    def lay_out(self) -> None:
        """The options of all pieces, once every piece is there."""
        self.offers = [[Option(verb, piece.id, 0) for piece in self.pieces] for verb in range(VERBS)]
        self.uses = [Option(USE_VERB, piece.id, each) for piece in self.pieces for each in range(MOST_ABILITIES)]
        self.choices = [Option(CHOOSE_VERB, -1, each) for each in range(MOST_CHOICES)]
        self.codes = [card.code for card in self.cards]
        self.card_counts = [0] * (CARD_NUMBERS * len(self.cards))

    def copy_table(self, twin: Table) -> None:
        """Everything onto a new table, or onto one of the same cards on which nobody plays any more: its pieces are used again."""
        self.copy_machine(twin)
        pieces = twin.pieces
        if not pieces:
            pieces = [Piece(piece.id, piece.card, piece.owner, piece.zone) for piece in self.pieces]
            twin.pieces = pieces
        for piece in self.pieces:
            piece.copy_to(pieces[piece.id])
        for zone in self.zones:
            twin.zones[zone.id].cards = [pieces[piece.id] for piece in zone.cards]
        for side in self.sides:
            twin_side = twin.sides[side.seat]
            side.copy_to(twin_side)
            twin_side.played = [pieces[piece.id] for piece in side.played]
        twin.active = self.active
        twin.first = self.first
        twin.phase = self.phase
        twin.winner = self.winner
        twin.ending = self.ending
        twin.watched = self.watched
        twin.turn_limit = self.turn_limit
        twin.row_loss = self.row_loss
        twin.shields_player = self.shields_player
        twin.trade_rng = self.trade_rng.clone()
        twin.chance_rng = self.chance_rng.clone()
        twin.deck_rngs = [rng.clone() for rng in self.deck_rngs]
        twin.rows = self.rows.copy()
        twin.card_counts = self.card_counts.copy()
        twin.codes = self.codes
        twin.offers = self.offers
        twin.uses = self.uses
        twin.choices = self.choices

    def record(self) -> list[int]:
        numbers = self.machine_record()
        numbers += [self.active, self.first, self.phase, self.winner, self.ending, self.watched, self.turn_limit, self.row_loss]
        numbers.append(int(self.shields_player))
        numbers += self.sides[0].record()
        numbers += self.sides[1].record()
        for piece in self.pieces:
            numbers += [piece.card.index, piece.face.index, piece.owner, piece.open, piece.factions, piece.counts_as, piece.since]
        numbers += self.trade_rng.words()
        numbers += self.chance_rng.words()
        for rng in self.deck_rngs:
            numbers += rng.words()
        return numbers + self.rows + self.card_counts

    # --- what the rules ask again and again ------------------------------------------------------------------------

    def entered_play(self, piece: Piece) -> None:
        side = self.sides[piece.owner]
        piece.open = piece.face.open
        piece.since = side.turns
        side.faces(piece.face, 1)

    def left_play(self, piece: Piece) -> None:
        self.sides[piece.owner].faces(piece.face, -1)
        piece.face = piece.card
        piece.open = 0
        piece.factions = piece.card.factions
        piece.counts_as = piece.card.counts_as

    def draw(self, side: Side, number: i64) -> None:
        """Cards from the own deck (SR-SET-07); SR-END-04: the discard pile becomes the deck; A-08: as many as there are."""
        drawn: i64 = 0
        hand = side.hand
        while drawn < number:
            if not side.deck.cards:
                if not side.discard.cards:
                    break
                self.move_all(side.discard, side.deck)
                self.deck_rngs[side.seat].shuffle(side.deck.cards)
                side.reshuffles += 1
                if self.log is not None:
                    self.note(log.SHUFFLED, side.seat)
            # As `move` would: neither deck nor hand is in play.
            piece = side.deck.cards.pop()
            piece.zone = hand.id
            hand.cards.append(piece)
            drawn += 1
        if self.log is not None and drawn > 0:
            self.note(log.DREW, side.seat, -1, drawn)

    def count_card(self, piece: Piece, name: i64) -> None:
        counts = self.card_counts
        place: i64 = piece.card.index * CARD_NUMBERS + name
        counts[place] = counts[place] + 1  # `+=` of an item is compiled to a call of the interpreter

    def end(self, winner: i64, ending: i64) -> None:
        if self.is_over:
            return
        self.winner = winner
        self.ending = ending
        self.is_over = True
        if self.log is not None:
            self.note(log.GAME_ENDED, winner, -1, ending)

    # --- the log ---------------------------------------------------------------------------------------------------

    def stamp(self, entry: Entry) -> None:
        entry.turn = max(1, self.sides[self.active].turns)
        entry.phase = self.phase
        entry.board = self.board()

    def board(self) -> dict[str, Any]:
        """A small summary for people, seen from the watched seat, or from seat 0."""
        seat: i64 = self.watched if self.watched >= 0 else 0
        own = self.sides[seat]
        other = self.sides[1 - seat]
        return {
            "authority": own.authority,
            "enemy_authority": other.authority,
            "trade": own.trade,
            "enemy_trade": other.trade,
            "combat": own.combat,
            "enemy_combat": other.combat,
            "hand": [piece.card.code for piece in own.hand.cards],
            "enemy_hand": [piece.card.code for piece in other.hand.cards],
            "in_play": [piece.card.code for piece in own.in_play.cards],
            "enemy_in_play": [piece.card.code for piece in other.in_play.cards],
            "trade_row": [piece.card.code for piece in self.trade_row.cards],
            "deck": len(own.deck.cards),
            "enemy_deck": len(other.deck.cards),
            "discard": len(own.discard.cards),
            "enemy_discard": len(other.discard.cards),
            "trade_deck": len(self.trade_deck.cards),
            "explorers": len(self.explorers.cards),
            "scrapped": len(self.scrap_heap.cards),
        }
