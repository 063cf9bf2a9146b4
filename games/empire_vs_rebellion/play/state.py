"""The state of one game: both sides, the event deck, influence, the balance token and what is counted."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.empire_vs_rebellion.abilities.constants import CHOOSE_VERB, EVENT_DECK, EVENT_PLACE, PLAY_VERB, VERBS
from games.empire_vs_rebellion.play import log
from games.empire_vs_rebellion.play.cards import Card
from games.empire_vs_rebellion.play.constants import NOBODY, POINTS_TO_WIN, STATS, SUPPLY, TOTAL
from games.empire_vs_rebellion.play.counts import CARD_NUMBERS
from games.empire_vs_rebellion.play.side import Piece, Side, Zone, make_zones
from games.engine.decision import Option
from games.engine.events.machine import EventMachine
from games.engine.log import Entry
from games.engine.rng import Rng, copy_streams

MOST_CHOICES: Final = 4


class Table(EventMachine):
    """The state of one game, in a goldfish or a match.

    In a goldfish every event is played by itself, with all cards back where they started; see `round.clean_up.reset`.
    """

    pieces: list[Piece]
    zones: list[Zone]

    def __init__(self, cards: list[Card]) -> None:
        super().__init__(2, STATS)
        self.cards = cards
        self.codes: list[str] = []
        self.zones = make_zones()
        self.sides = [Side(0, self.zones), Side(1, self.zones)]
        self.event_deck = self.zones[EVENT_DECK]
        self.event_place = self.zones[EVENT_PLACE]
        self.supply: i64 = SUPPLY
        self.balance: i64 = 0  # the seat whose faction the balance token shows (EVR-STG-01)
        self.first: i64 = 0  # the seat that started the first round
        self.round: i64 = 0
        self.actions: i64 = 0  # in this struggle
        self.current: i64 = -1  # the event of the round; -1 before the first round
        self.loser: i64 = NOBODY  # while an event is scored, `winner` and `loser` are those of the event
        self.margin: i64 = 0  # points by which a goldfish's opponent stays under the target value
        self.guards: i64 = 0  # how often a limit of A-19 was reached
        # Of the watched seat, for the report.
        self.busts: i64 = 0
        self.tokens_gained: i64 = 0
        self.round_limit: i64 = 0
        self.goal: i64 = POINTS_TO_WIN  # victory points that win (EVR-END-01)
        self.is_tutorial = False  # one struggle decides (EVR-TUT-04)
        # Of the run and the game, for the shuffles of a goldfish.
        self.seed: int = 0
        self.index: int = 0
        # By seat.
        self.deck_rngs: list[Rng] = []
        self.strategy_rngs: list[Rng] = []
        # [2 * seat + deck]: the piece on top of that seat's deck, if the seat knows it; otherwise -1.
        self.known: list[int] = [-1, -1, -1, -1]
        # Options, made once a run and shared by its games: [verb][piece], and choices by number.
        self.offers: list[list[Option]] = []
        self.choices: list[Option] = []
        self.play = Option(PLAY_VERB, -1, 0)

    def lay_out(self) -> None:
        """Make the options of all pieces, and let the pieces listen.  Call it once all pieces are on the table."""
        self.offers = [[Option(verb, piece.id, 0) for piece in self.pieces] for verb in range(VERBS)]
        self.choices = [Option(CHOOSE_VERB, -1, each) for each in range(MOST_CHOICES)]
        self.codes = [card.code for card in self.cards]
        self.card_counts = [0] * (CARD_NUMBERS * len(self.cards))
        for piece in self.pieces:
            for trigger in piece.card.triggers:
                self.listen(trigger, piece.id, piece.owner)  # an event of no seat works for the seat that wins or loses it
        self.lay_out_listeners()

    def copy_table(self, twin: Table) -> None:
        """Copy this table into `twin`: a new table, or one of the same cards whose pieces are used again."""
        self.copy_machine(twin)
        self.copy_events(twin)
        self.share_state(twin)
        pieces = twin.pieces
        if not pieces:
            pieces = [Piece(piece.id, piece.card, piece.owner, piece.zone) for piece in self.pieces]
            twin.pieces = pieces
        for zone in self.zones:
            twin_zone = twin.zones[zone.id]
            if zone.cards or twin_zone.cards:
                twin_zone.cards = [piece.copy_to(pieces[piece.id]) for piece in zone.cards]
        self.sides[0].copy_to(twin.sides[0])
        self.sides[1].copy_to(twin.sides[1])
        twin.supply = self.supply
        twin.balance = self.balance
        twin.first = self.first
        twin.round = self.round
        twin.actions = self.actions
        twin.current = self.current
        twin.loser = self.loser
        twin.margin = self.margin
        twin.guards = self.guards
        twin.busts = self.busts
        twin.tokens_gained = self.tokens_gained
        twin.round_limit = self.round_limit
        twin.goal = self.goal
        twin.is_tutorial = self.is_tutorial
        twin.seed = self.seed
        twin.index = self.index
        twin.deck_rngs = copy_streams(self.deck_rngs, twin.deck_rngs)
        twin.strategy_rngs = copy_streams(self.strategy_rngs, twin.strategy_rngs)
        twin.known = self.known.copy()
        twin.codes = self.codes
        twin.offers = self.offers
        twin.choices = self.choices
        twin.play = self.play

    def record(self) -> list[int]:
        numbers = self.machine_record()
        numbers += self.events_record()
        numbers += [
            self.supply,
            self.balance,
            self.first,
            self.round,
            self.phase,
            self.actions,
            self.current,
            self.winner,
            self.loser,
            self.ending,
        ]
        numbers += [self.watched, self.margin, self.guards, self.round_limit, int(self.is_tutorial), self.busts, self.tokens_gained]
        numbers += self.sides[0].record()
        numbers += self.sides[1].record()
        for piece in self.pieces:
            numbers += [piece.card.index, piece.owner, int(piece.exhausted)]
        for rng in self.deck_rngs:
            numbers += rng.words()
        for rng in self.strategy_rngs:
            numbers += rng.words()
        return numbers + self.known + self.rows + self.card_counts

    # --- numbers of the rules --------------------------------------------------------------------------------------

    def entered_play(self, piece: Piece) -> None:
        piece.exhausted = False  # EVR-STG-04, A-16

    def left_play(self, piece: Piece) -> None:
        piece.exhausted = False

    def event(self) -> Card:
        """The event of the round, also after it is won.  Call it only once an event is revealed."""
        return self.pieces[self.current].card

    def total(self, seat: i64) -> i64:
        """The total of a seat (EVR-DOM-05)."""
        side = self.sides[seat]
        if side.passive:
            standing: i64 = self.event().target - self.margin
            return standing if standing > 0 else 0
        points: i64 = 0
        for piece in side.area.cards:
            points += piece.value()
        return self.modifiers.value(TOTAL, seat, points) if self.modifiers.by_stat[TOTAL] else points

    def has_room(self, side: Side) -> bool:
        """Whether there is room for another card.  Capacity counts cards (EVR-STG-05, A-01)."""
        return len(side.area.cards) < self.event().capacity

    def has_card(self, side: Side) -> bool:
        """Whether there is a card to play or take (A-02)."""
        return bool(side.deck.cards) or bool(side.discard.cards)

    # --- decks -----------------------------------------------------------------------------------------------------

    def forget_top(self, seat: i64) -> None:
        self.known[seat] = -1
        self.known[2 + seat] = -1

    def shuffle_deck(self, seat: i64) -> None:
        self.deck_rngs[seat].shuffle(self.sides[seat].deck.cards)
        self.forget_top(seat)

    def fill_deck(self, side: Side) -> bool:
        """Turn the discard pile into the deck if the deck is empty (EVR-STG-13, A-02).  True if the deck has a card now."""
        if side.deck.cards:
            return True
        if not side.discard.cards:
            return False
        self.move_all(side.discard, side.deck)
        self.shuffle_deck(side.seat)
        if self.log is not None:
            self.note(log.SHUFFLED, side.seat)
        return True

    def gain_influence(self, side: Side, number: i64, source: i64 = -1) -> None:
        """EVR-INF-01: missing tokens are substituted, so the supply may fall below 0.  source: the piece that gives the tokens."""
        side.influence += number
        self.supply -= number
        if side.seat == self.watched:
            self.tokens_gained += number
        if self.log is not None:
            self.note(log.INFLUENCE_GAINED, side.seat, source, number)

    def lose_influence(self, side: Side, number: i64) -> None:
        """Discard influence, at most all that the side has (EVR-INF-02)."""
        lost: i64 = number if number < side.influence else side.influence
        side.influence -= lost
        self.supply += lost
        if self.log is not None and lost > 0:
            self.note(log.INFLUENCE_LOST, side.seat, -1, lost)

    def end(self, winner: i64, ending: i64) -> None:
        if self.is_over:
            return
        self.winner = winner
        self.loser = 1 - winner if winner >= 0 else NOBODY
        self.ending = ending
        self.is_over = True
        if self.log is not None:
            self.note(log.GAME_ENDED, winner, -1, ending)

    # --- the log ---------------------------------------------------------------------------------------------------

    def sees(self, seat: i64, piece: Any) -> bool:
        """Zones, a strategy that was shown or that this seat chose for the other (EVR-STR-02), and a deck's top card that it knows."""
        zone = self.zones[piece.zone]
        if zone.seen_by(seat) or self.known[2 * seat] == piece.id or self.known[2 * seat + 1] == piece.id:
            return True
        side = self.sides[1 - seat]
        return piece.zone == side.chosen.id and (side.is_shown or side.is_known)

    def stamp(self, entry: Entry) -> None:
        entry.turn = max(1, self.round)
        entry.phase = self.phase
        entry.board = self.board()

    def board(self) -> dict[str, Any]:
        """A summary for replays, from the view of the watched seat or of seat 0."""
        seat: i64 = self.watched if self.watched >= 0 else 0
        own = self.sides[seat]
        other = self.sides[1 - seat]
        has_event = self.current >= 0
        return {
            "points": own.points,
            "enemy_points": other.points,
            "influence": own.influence,
            "enemy_influence": other.influence,
            "supply": self.supply if self.supply > 0 else 0,
            "balance": 1 if self.balance == seat else 0,
            "target": self.event().target if has_event else 0,
            "capacity": self.event().capacity if has_event else 0,
            "total": self.total(seat),
            "enemy_total": self.total(1 - seat) if has_event else 0,
            "event": self.codes_in(self.event_place),
            "in_play": self.codes_in(own.area),
            "enemy_in_play": self.codes_in(other.area),
            "strategy": self.codes_in(own.chosen),
            "enemy_strategy": self.codes_in(other.chosen) if other.is_shown or self.viewer == seat else [],
            "discarded": self.codes_in(own.discard),
            "enemy_discarded": self.codes_in(other.discard),
            "deck": len(own.deck.cards),
            "enemy_deck": len(other.deck.cards),
            "events_left": len(self.event_deck.cards),
            "tokens": {
                "in_play": [{"exhausted": 1} if piece.exhausted else {} for piece in own.area.cards],
                "enemy_in_play": [{"exhausted": 1} if piece.exhausted else {} for piece in other.area.cards],
            },
        }
