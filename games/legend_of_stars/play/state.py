"""The state of one game: both sides, whose turn it is, and what is counted."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import PieceTest, compare
from games.engine.decision import Option
from games.engine.events.index import Trigger
from games.engine.events.resolution import Resolution
from games.engine.log import Entry
from games.engine.modifiers import SET
from games.engine.rng import Rng, copy_streams
from games.engine.state import Zone as EngineZone
from games.engine.table.changes import NUMBER, Change
from games.engine.table.pieces import TablePiece
from games.engine.verbs import FITTING, OPPOSING, SOURCE, Continuous, VerbMachine
from games.legend_of_stars.abilities.constants import (
    ATK,
    COST,
    DEF,
    DOWN,
    FACE_DOWN,
    FACE_UP,
    IN_OWN_TURN,
    IS_ATTACKED,
    IS_ATTACKING,
    IS_FACE_DOWN,
    IS_FACE_UP,
    IS_GAINED,
    IS_IN_BACK,
    IS_IN_FRONT,
    IS_POSITIONED,
    OPPOSING_LIFE,
    OWN_ENERGIES,
    OWN_LIFE,
    SAME_LANE,
    SKY,
    SPEED,
    ZONES_A_SEAT,
)
from games.legend_of_stars.play import log
from games.legend_of_stars.play.board import board_of
from games.legend_of_stars.play.cards import Card
from games.legend_of_stars.play.constants import (
    BATTLE_FRAME,
    BY_DECK_OUT,
    BY_LIFE,
    DISPLAYS,
    LANES,
    NO_PIECE,
    NOBODY,
    SQUARE_VERB,
    SQUARES,
    VERBS,
)
from games.legend_of_stars.play.constants import DISPLAY_VERB as DISPLAY
from games.legend_of_stars.play.constants import MOVE_VERB as MOVE
from games.legend_of_stars.play.counts import CARD_DRAWN, CARD_NUMBERS, CARD_STRANDED, match_row, turn_row
from games.legend_of_stars.play.side import Piece, Side, Zone, make_zones


class Table(VerbMachine):
    """The state of one game, in a goldfish or a match."""

    pieces: list[Piece]  # type: ignore[assignment]  # every piece of this game is its own kind of TablePiece
    zones: list[Zone]

    def __init__(self, cards: list[Card]) -> None:
        super().__init__(2)
        self.cards = cards
        self.codes: list[str] = []
        self.zones = make_zones()
        self.sides = [Side(0, self.zones), Side(1, self.zones)]
        # The player who goes first (LOS-SET-02), whose turn it is, and the turns of both players begun so far.
        self.first: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        # Own turns after which a goldfish ends; -1 for none.
        self.turn_limit: i64 = -1
        # after a mulligan the other player may draw 1 (LOS-SET-09).
        self.has_bonus_draw = False
        # Random streams by seat, and the one that decides who goes first after three ties.
        self.deck_rngs: list[Rng] = []
        self.chance_rngs: list[Rng] = []
        # Of the watched seat, for the report: own turns of its first front-row character and its first attack, 0 for none.
        self.first_front: i64 = 0
        self.first_attack: i64 = 0
        # Of a match, for the report: battles, direct attacks, and battles that ended with both characters DOWN.
        self.battles: i64 = 0
        self.direct_attacks: i64 = 0
        self.double_downs: i64 = 0
        # The ids of characters that an effect has turned up and whose players have not yet been asked about their abilities.
        self.risen: list[int] = []
        # Options, made once a run and shared by its games: [verb][piece], [piece][display], [piece][square] and [square].
        self.offers: list[list[Option]] = []
        self.displays: list[list[Option]] = []
        self.moves: list[list[Option]] = []
        self.places: list[Option] = []

    def lay_out(self) -> None:
        """Make the options of all pieces.  Call it once all pieces are on the table."""
        self.offers = [[Option(verb, piece.id, 0) for piece in self.pieces] for verb in range(VERBS)]
        self.displays = [[Option(DISPLAY, piece.id, display) for display in range(DISPLAYS)] for piece in self.pieces]
        self.moves = [[Option(MOVE, piece.id, square) for square in range(SQUARES)] for piece in self.pieces]
        self.places = [Option(SQUARE_VERB, -1, square) for square in range(SQUARES)]
        self.codes = [card.code for card in self.cards]
        self.card_counts = [0] * (CARD_NUMBERS * len(self.cards))
        self.lay_out_listeners()

    # --- copies ----------------------------------------------------------------------------------------------------

    def copy_table(self, twin: Table) -> None:
        """Copy this table into `twin`: a new table, or one of the same cards whose pieces are used again."""
        self.copy_machine(twin)
        self.copy_verb_machine(twin)
        self.share_state(twin)
        pieces = twin.pieces
        if pieces:
            for piece in self.pieces:
                piece.copy_to(pieces[piece.id])
        else:
            pieces = [piece.clone() for piece in self.pieces]
            twin.pieces = pieces
        for zone in self.zones:
            if zone.cards or twin.zones[zone.id].cards:
                twin.zones[zone.id].cards = [pieces[piece.id] for piece in zone.cards]
        self.sides[0].copy_to(twin.sides[0])
        self.sides[1].copy_to(twin.sides[1])
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.turn_limit = self.turn_limit
        twin.has_bonus_draw = self.has_bonus_draw
        twin.deck_rngs = copy_streams(self.deck_rngs, twin.deck_rngs)
        twin.chance_rngs = copy_streams(self.chance_rngs, twin.chance_rngs)
        twin.first_front = self.first_front
        twin.first_attack = self.first_attack
        twin.battles = self.battles
        twin.direct_attacks = self.direct_attacks
        twin.double_downs = self.double_downs
        if self.risen or twin.risen:
            twin.risen = self.risen.copy()
        twin.codes = self.codes
        twin.offers = self.offers
        twin.displays = self.displays
        twin.moves = self.moves
        twin.places = self.places

    def record(self) -> list[int]:
        numbers = [*self.machine_record(), *self.ability_machine_record()]
        numbers += [self.first, self.active, self.turn, self.turn_limit, int(self.has_bonus_draw)]
        numbers += [self.phase, self.winner, self.ending, self.watched]
        numbers += [self.first_front, self.first_attack, self.battles, self.direct_attacks, self.double_downs]
        numbers += self.risen
        for side in self.sides:
            numbers += side.record()
        for piece in self.pieces:
            numbers += piece.states()
        for rng in [*self.deck_rngs, *self.chance_rngs]:
            numbers += rng.words()
        return numbers + self.rows + self.card_counts

    # --- what the engine asks a game ---------------------------------------------------------------------------------

    def printed_value(self, number: i64, piece: TablePiece) -> i64:
        """LOS-TRM-04"""
        card = self.cards[piece.face]
        if number == ATK:
            return card.attack
        if number == DEF:
            return card.defence
        if number == DOWN:
            return card.down
        if number == SPEED:
            return card.speed
        if number == COST:
            return card.cost
        raise ValueError(f"there is no number {number}")

    def printed_mark(self, mark: i64, piece: TablePiece) -> bool:
        return self.cards[piece.face].marks[mark]

    def triggers_of(self, piece: TablePiece) -> list[Trigger]:
        return self.cards[piece.face].triggers

    def seat_zone(self, seat: i64, kind: i64) -> EngineZone:
        return self.zones[seat * ZONES_A_SEAT + kind]

    def random_of(self, seat: i64) -> Rng:
        return self.chance_rngs[seat]

    def own_test(self, test: PieceTest, piece: TablePiece, scope: Resolution) -> bool:  # noqa: PLR0911  one line a test
        here = self.pieces[piece.id]
        number: i64 = test.number
        if number == IS_FACE_DOWN:
            return here.zone % ZONES_A_SEAT == FACE_DOWN
        if number == IS_FACE_UP:
            return here.is_up()
        if number == IS_IN_FRONT:
            return 0 <= here.square < LANES
        if number == IS_POSITIONED:
            return compare(here.position, test.comparison, test.amount)
        if number == SAME_LANE:
            source = self.pieces[scope.source]
            return here.square >= 0 and source.square >= 0 and here.square % LANES == source.square % LANES
        if number == IS_IN_BACK:
            return here.square >= LANES
        if number == IS_GAINED:
            return here.is_gained
        if number in (IS_ATTACKING, IS_ATTACKED):
            return self.fights(here.id, number == IS_ATTACKING)
        raise ValueError(f"there is no test {number}")

    def fights(self, id: i64, as_attacker: bool) -> bool:
        """Whether this character attacks, or is attacked, in the battle under way."""
        for frame in self.frames:
            if frame.kind == BATTLE_FRAME:
                return id == (frame.a if as_attacker else frame.b)
        return False

    def own_amount(self, amount: Amount, scope: Resolution) -> i64:
        number: i64 = amount.number
        side = self.sides[scope.seat]
        if number == IN_OWN_TURN:
            return 1 if self.active == scope.seat else 0
        if number == OWN_LIFE:
            return side.life
        if number == OPPOSING_LIFE:
            return self.sides[1 - scope.seat].life
        if number == OWN_ENERGIES:
            return len(side.energy.cards)
        raise ValueError(f"there is no amount {number}")

    # --- cards that come and go ------------------------------------------------------------------------------------

    def entered_play(self, piece: TablePiece) -> None:
        super().entered_play(piece)
        for constant in self.cards[piece.face].constants:
            self.change(change_of(constant, piece))
        if self.zones[piece.zone].kind == FACE_DOWN:
            self.hide_text(piece)

    def change(self, change: Change) -> None:
        super().change(change)
        if self.log is not None and change.ends >= 0:
            amount: i64 = 0 if change.amount is None else self.amount(change.amount, change.scope)
            what: i64 = change.kind * log.CHANGES + change.number + (log.SET if change.kind == NUMBER and change.how == SET else 0)
            self.note(log.CHANGED, change.scope.seat, change.piece, amount, what)

    def left_play(self, piece: TablePiece) -> None:
        here = self.pieces[piece.id]
        if here.square >= 0:
            self.sides[here.owner].squares[here.square] = NO_PIECE
        here.leave()
        super().left_play(here)

    def hide_text(self, piece: TablePiece) -> None:
        """A face-down card has no text that works (A-27); it keeps its age among the effects of cards in play (LOS-CNF-03)."""
        if self.cards[piece.face].has_text:
            self.blank(piece.id)

    def put_on(self, piece: Piece, square: i64) -> None:
        """Put a character on an empty square of its player's character zone."""
        squares = self.sides[piece.owner].squares
        if piece.square >= 0:
            squares[piece.square] = NO_PIECE
        piece.square = square
        squares[square] = piece.id

    def turn_up(self, piece: Piece) -> None:
        """Turn a face-down character face-up; its position stays (LOS-BTL-14)."""
        self.move(piece, self.zones[piece.owner * ZONES_A_SEAT + FACE_UP])
        self.unblank(piece.id)
        piece.turned = self.turn
        if self.log is not None:
            self.note(log.TURNED_UP, piece.owner, piece.id)

    def turn_down(self, piece: Piece) -> None:
        self.move(piece, self.zones[piece.owner * ZONES_A_SEAT + FACE_DOWN])
        self.hide_text(piece)
        piece.may_answer = False
        if self.log is not None:
            self.note(log.TURNED_DOWN, piece.owner, piece.id)

    # --- lanes -----------------------------------------------------------------------------------------------------

    def step_right(self, seat: i64) -> i64:
        """The change of the lane's number to a player's own right: lanes are numbered from the first player's left (A-26)."""
        return 1 if seat == self.first else -1

    def character_in(self, seat: i64, lane: i64) -> i64:
        """The id of the character of a seat in a lane that an attack meets: the front one, else the back one, else -1 (LOS-ATK-04)."""
        squares = self.sides[seat].squares
        front: i64 = squares[lane]
        return front if front >= 0 else squares[lane + LANES]

    def has_sky(self, piece: Piece) -> bool:
        """LOS-ATK-07, A-27"""
        return piece.is_up() and self.has_mark(SKY, piece)

    def sky_guards(self, seat: i64, lane: i64) -> bool:
        """Whether a character of this seat in the lane has sky."""
        squares = self.sides[seat].squares
        for square in (lane, lane + LANES):  # noqa: SIM110  a loop is faster when compiled
            if squares[square] >= 0 and self.has_sky(self.pieces[squares[square]]):
                return True
        return False

    # --- cards, life and the end -------------------------------------------------------------------------------------

    def draw(self, side: Side, number: i64) -> None:
        """LOS-TRM-03; a player who must draw a card that is not there loses (LOS-WIN-02, A-25)."""
        drawn: i64 = 0
        while drawn < number and side.deck.cards:
            piece = side.deck.cards[-1]
            self.move(piece, side.hand)
            self.count(CARD_NUMBERS * piece.card.index + CARD_DRAWN)
            drawn += 1
        if self.log is not None and drawn > 0:
            self.note(log.DRAWN, side.seat, -1, drawn)
        if drawn < number:
            self.end(NOBODY if self.watched >= 0 else 1 - side.seat, BY_DECK_OUT)

    def shuffle_deck(self, seat: i64) -> None:
        self.shuffle(self.sides[seat].deck, self.deck_rngs[seat])

    def pay_energy(self, side: Side, number: i64, piece: Piece) -> None:
        """Turn energies to gain position for a card or its ability (LOS-ENG-03)."""
        left: i64 = number
        for energy in side.energy.cards:
            if left == 0:
                break
            if not energy.is_gained:
                energy.is_gained = True
                left -= 1
        side.spent += number - left
        if self.log is not None and number > left:
            self.note(log.PAID, side.seat, piece.id, number - left)

    def cost_of(self, piece: Piece) -> i64:
        """LOS-CARD-04"""
        cost: i64 = self.value(COST, piece)
        return max(cost, 0)

    def lose_life(self, side: Side, amount: i64) -> None:
        """LOS-ZON-07; a life below 0 counts as 0 (A-18)."""
        lost: i64 = amount if amount < side.life else side.life
        side.life -= lost
        self.sides[1 - side.seat].damage += lost

    def check_life(self) -> bool:
        """End the game if a life is 0 (LOS-WIN-01), with a draw if both are (LOS-WIN-03)."""
        first, second = self.sides
        if first.life > 0 and second.life > 0:
            return False
        if first.life <= 0 and second.life <= 0:
            self.end(NOBODY, BY_LIFE)
        else:
            self.end(0 if second.life <= 0 else 1, BY_LIFE)
        return True

    def end(self, winner: i64, ending: i64) -> None:
        if self.is_over:
            return
        self.winner = winner
        self.ending = ending
        self.is_over = True
        if self.turn > 0:
            self.count_turn()
        for side in self.sides:
            for piece in side.hand.cards:
                self.count(CARD_NUMBERS * piece.card.index + CARD_STRANDED)
        if self.log is not None:
            self.note(log.GAME_ENDED, winner, -1, ending)

    def count_turn(self) -> None:
        """Add a row for the turn that is over, for the report."""
        if self.is_counted:
            self.add_row(match_row(self.sides) if self.watched < 0 else turn_row(self.sides, self.watched))

    # --- the log ---------------------------------------------------------------------------------------------------

    def is_open(self, event: i64) -> bool:
        return event in log.OPEN

    def is_blind(self, seat: i64, piece: Any) -> bool:
        """A face-down character of the opponent; not a card that the seat looks at in its own deck."""
        return piece.zone != self.sides[seat].deck.id and not self.knows(seat, piece)

    def stamp(self, entry: Entry) -> None:
        entry.turn = max(1, self.turn)
        entry.phase = self.phase
        entry.board = self.board()

    def board(self) -> dict[str, Any]:
        """A summary for replays, from the view of the watched seat or of seat 0."""
        return board_of(self, self.sides, self.watched if self.watched >= 0 else 0, self.first)


def change_of(constant: Continuous, piece: TablePiece) -> Change:
    """The effect of a printed continuous effect, as it begins."""
    about: i64 = -1
    pieces = constant.pieces
    filter = None
    if pieces is None:
        about = 1 - piece.controller if constant.whose == OPPOSING else piece.controller
    elif pieces.code == SOURCE:
        about = piece.id
    elif pieces.code == FITTING:
        filter = pieces.filter
    return Change(
        constant.kind,
        constant.number,
        constant.how,
        Resolution(piece.id, piece.controller),
        amount=constant.amount,
        filter=filter,
        piece=about,
        conditions=constant.conditions,
    )
