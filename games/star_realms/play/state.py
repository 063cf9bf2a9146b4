"""The table: two sides, the trade deck with its row, the Explorers and the scrap heap."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from games.engine.decision import Option
from games.engine.events.batch import Event
from games.engine.events.index import Listener
from games.engine.events.machine import EventMachine
from games.engine.log import Entry
from games.engine.rng import Rng, copy_streams
from games.star_realms.abilities.constants import (
    AUTHORITY_GAINED,
    CHOOSE_VERB,
    EXPLORERS,
    SCRAP_HEAP,
    TRADE_DECK,
    TRADE_ROW,
    USE_VERB,
    VERBS,
)
from games.star_realms.play import log
from games.star_realms.play.cards import Card
from games.star_realms.play.constants import MOST_ABILITIES, MOST_CHOICES, NOBODY, ONCE_A_TURN, SEATS
from games.star_realms.play.counts import CARD_NUMBERS
from games.star_realms.play.pieces import Piece, Zone, make_zones
from games.star_realms.play.side import Side


class Table(EventMachine):
    """The state of one game."""

    pieces: list[Piece]
    zones: list[Zone]

    def __init__(self, cards: list[Card]) -> None:
        super().__init__(SEATS)
        self.cards = cards
        self.codes: list[str] = []
        self.zones = make_zones()
        self.sides = [Side(0, self.zones), Side(1, self.zones)]
        self.trade_deck = self.zones[TRADE_DECK]
        self.trade_row = self.zones[TRADE_ROW]
        self.explorers = self.zones[EXPLORERS]
        self.scrap_heap = self.zones[SCRAP_HEAP]
        self.active: i64 = 0
        self.first: i64 = 0
        # Turns of both players together, 0 for no limit.
        self.turn_limit: i64 = 0
        # After this many turns of the goldfish player the row loses a random card; 0 for never.
        self.row_loss: i64 = 0
        self.shields_player = False  # outposts protect their player's hand from the opponent's abilities
        self.trade_rng = Rng(0, 0, 0)
        self.chance_rng = Rng(0, 0, 0)
        self.deck_rngs: list[Rng] = []
        # Options, made once per run and shared by its games: verb -> piece -> option, (piece, ability) -> option, number -> option.
        self.offers: list[list[Option]] = []
        self.use_offers: list[Option] = []
        self.choices: list[Option] = []

    def lay_out(self) -> None:
        """Make the options of all pieces; called once, after the last piece is added."""
        self.offers = [[Option(verb, piece.id, 0) for piece in self.pieces] for verb in range(VERBS)]
        self.use_offers = [Option(USE_VERB, piece.id, each) for piece in self.pieces for each in range(MOST_ABILITIES)]
        self.choices = [Option(CHOOSE_VERB, -1, each) for each in range(MOST_CHOICES)]
        self.codes = [card.code for card in self.cards]
        self.card_counts = [0] * (CARD_NUMBERS * len(self.cards))

    def copy_table(self, twin: Table) -> None:
        """Copy the state onto `twin`: a new table, or a finished one of the same cards, whose pieces are used again."""
        self.copy_machine(twin)
        self.share_state(twin)
        self.copy_events(twin)
        pieces = twin.pieces
        if not pieces:
            pieces = [Piece(piece.id, piece.card, piece.owner, piece.zone) for piece in self.pieces]
            twin.pieces = pieces
        for zone in self.zones:
            twin_zone = twin.zones[zone.id]
            if zone.cards or twin_zone.cards:
                twin_zone.cards = [piece.copy_to(pieces[piece.id]) for piece in zone.cards]
        for side in self.sides:
            twin_side = twin.sides[side.seat]
            side.copy_to(twin_side)
            if side.played or twin_side.played:
                twin_side.played = [pieces[piece.id] for piece in side.played]
        twin.active = self.active
        twin.first = self.first
        twin.turn_limit = self.turn_limit
        twin.row_loss = self.row_loss
        twin.shields_player = self.shields_player
        self.trade_rng.copy_to(twin.trade_rng)
        self.chance_rng.copy_to(twin.chance_rng)
        twin.deck_rngs = copy_streams(self.deck_rngs, twin.deck_rngs)
        twin.codes = self.codes
        twin.offers = self.offers
        twin.use_offers = self.use_offers
        twin.choices = self.choices

    def record(self) -> list[int]:
        numbers = self.machine_record()
        if self.events:  # who listens follows from the cards in play
            numbers += self.events_record()
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

    # --- cards that enter and leave play, draws, the end ------------------------------------------------------------------------

    def entered_play(self, piece: Piece) -> None:
        side = self.sides[piece.owner]
        piece.open = piece.face.open
        piece.since = side.turns
        side.count_face(piece.face, 1)
        if piece.face.triggers:
            self.listen_as(piece)

    def left_play(self, piece: Piece) -> None:
        self.sides[piece.owner].count_face(piece.face, -1)
        if piece.face.triggers:
            self.unlisten(piece.id)
        piece.face = piece.card
        piece.open = 0
        piece.factions = piece.card.factions
        piece.counts_as = piece.card.counts_as

    def listen_as(self, piece: Piece) -> None:
        """Let a piece listen with the triggers of the card that it is now."""
        for trigger in piece.face.triggers:
            self.listen(trigger, piece.id, piece.owner)

    def can_trigger(self, listener: Listener, event: Event) -> bool:
        """SR-ABL-02: other cards of the same player, some of them for certain factions or once a turn."""
        if listener.seat != event.seat or listener.piece == event.piece:
            return False
        factions: i64 = listener.trigger.condition
        if factions != 0 and event.piece >= 0 and factions & self.pieces[event.piece].factions == 0:
            return False
        return event.kind != AUTHORITY_GAINED or self.pieces[listener.piece].open & ONCE_A_TURN != 0

    def used_trigger(self, listener: Listener, event: Event) -> None:
        if event.kind == AUTHORITY_GAINED:
            piece = self.pieces[listener.piece]
            piece.open = piece.open & ~ONCE_A_TURN

    def orders(self, event: Event) -> i64:
        """Nobody: in which order triggers work makes no difference."""
        return NOBODY

    def draw(self, side: Side, number: i64) -> None:
        """Draw from the player's deck (SR-SET-07); SR-END-04: the shuffled discard pile replaces an empty deck; A-08: as far as it goes."""
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
            # `move` inlined: neither deck nor hand is in play.
            piece = side.deck.cards.pop()
            piece.zone = hand.id
            hand.cards.append(piece)
            drawn += 1
        if self.log is not None and drawn > 0:
            self.note(log.DREW, side.seat, -1, drawn)

    def count_card(self, piece: Piece, name: i64) -> None:
        self.count(piece.card.index * CARD_NUMBERS + name)

    def end(self, winner: i64, ending: i64) -> None:
        if self.is_over:
            return
        self.winner = winner
        self.ending = ending
        self.is_over = True
        if self.log is not None:
            self.note(log.GAME_ENDED, winner, -1, ending)

    # --- the log ---------------------------------------------------------------------------------------------------

    def is_open(self, event: i64) -> bool:
        return event in log.OPEN

    def stamp(self, entry: Entry) -> None:
        entry.turn = max(1, self.sides[self.active].turns)
        entry.phase = self.phase
        entry.board = self.board()

    def board(self) -> dict[str, Any]:
        """A summary for replays, from the watched seat or seat 0."""
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
            "hand": self.codes_in(own.hand),
            "enemy_hand": self.codes_in(other.hand),
            "in_play": self.codes_in(own.in_play),
            "enemy_in_play": self.codes_in(other.in_play),
            "trade_row": self.codes_in(self.trade_row),
            "deck": len(own.deck.cards),
            "enemy_deck": len(other.deck.cards),
            "discard": len(own.discard.cards),
            "enemy_discard": len(other.discard.cards),
            "trade_deck": len(self.trade_deck.cards),
            "explorers": len(self.explorers.cards),
            "scrapped": len(self.scrap_heap.cards),
        }
