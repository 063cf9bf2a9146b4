"""A game of Star Realms: how it is set up, and how the machine steps through it.

game = new_game(start, seed=7, index=0)
while (decision := game.advance()) is not None:
    game.apply(policy.choose(game.view(decision.seat), decision))
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.machine import PROGRAM_FRAME, Frame
from games.engine.ops import Op, Program
from games.engine.rng import stream
from games.star_realms.abilities.constants import DECK, EXPLORERS, IN_PLAY, TRADE_DECK, ZONES_A_SEAT
from games.star_realms.play.cards import Card
from games.star_realms.play.constants import CHANCE_STREAM, DECK_STREAM, FEWER_FIRST, FIRST_PLAYER_STREAM, NOBODY, TRADE_DECK_STREAM
from games.star_realms.play.effects.move import PLACE_FRAME, answer_place, ask_place, refill
from games.star_realms.play.effects.operations import answer_program, perform
from games.star_realms.play.pieces import Piece
from games.star_realms.play.state import Table
from games.star_realms.play.turn.steps import BEGIN, answer_turn, step_turn
from games.star_realms.play.view import View

TURN_FRAME: Final = 1  # `effects.move` has the other kinds
FIRST_AT_RANDOM: Final = -1


class Play(Table):
    """A game, or the table that all games of a run start from."""

    def __init__(self, cards: list[Card]) -> None:
        super().__init__(cards)
        # Of a starting table: a finished game whose pieces the next game can use again.
        self.spent: Play | None = None

    def step(self, frame: Frame) -> None:
        kind: i64 = frame.kind
        if kind == TURN_FRAME:
            step_turn(self, frame)
        elif kind == PROGRAM_FRAME:
            self.step_program(frame)
        elif kind < 0:
            self.step_own(frame)
        elif kind == PLACE_FRAME:
            ask_place(self, frame)
        else:
            self.pop()
            refill(self)

    def perform(self, op: Op, frame: Frame) -> None:
        perform(self, op, frame)

    def answer(self, frame: Frame, decision: Decision, option: Option) -> None:
        if self.log is not None:
            self.note_choice(decision, option)
        kind: i64 = frame.kind
        if kind == TURN_FRAME:
            answer_turn(self, frame, decision, option)
        elif kind == PROGRAM_FRAME:
            answer_program(self, frame, decision, option)
        else:
            answer_place(self, frame, option)

    def view(self, seat: i64) -> View:
        return View(self, seat)

    def clone(self) -> Play:
        """An independent copy without a log."""
        twin = Play(self.cards)
        self.copy_table(twin)
        return twin

    def clone_onto(self, spare: Any) -> Play:
        """A copy made on `spare`, a table of the same cards that is no longer needed, or a new one."""
        if not isinstance(spare, Play) or spare.cards is not self.cards:
            return self.clone()
        self.copy_table(spare)
        return spare

    def again(self) -> Play:
        """A copy, made on the spent table if there is one, to save making new pieces."""
        game = self.spent
        if game is None:
            return self.clone()
        self.spent = None
        self.copy_table(game)
        return game


def start_table(
    cards: list[Card],
    programs: list[Program],
    *,
    trade_deck: list[Card],
    explorers: list[Card],
    decks: list[list[Card]],
    passive: bool = False,
    gambits: list[Card] | None = None,
) -> Play:
    """The table before the first shuffle, shared by all games of a run.

    cards: all cards of the run, by index.
    decks: the starting deck of each seat; a passive opponent has none.
    gambits: of each seat that has a deck, in play from the start.
    """
    play = Play(cards)
    play.programs = programs
    for card in trade_deck:
        play.add_piece(Piece(len(play.pieces), card, NOBODY, TRADE_DECK))
    for card in explorers:
        play.add_piece(Piece(len(play.pieces), card, NOBODY, EXPLORERS))  # SR-SET-02
    for seat, deck in enumerate(decks):
        for card in deck:
            play.add_piece(Piece(len(play.pieces), card, seat, seat * ZONES_A_SEAT + DECK))
            play.sides[seat].size += 1
            play.sides[seat].cost += card.cost
    for card in gambits or ():
        for seat in range(len(decks)):
            piece = Piece(len(play.pieces), card, seat, seat * ZONES_A_SEAT + IN_PLAY)
            play.add_piece(piece)
            play.entered_play(piece)
    play.sides[1].passive = passive
    play.lay_out()
    play.frames = [Frame(TURN_FRAME, BEGIN)]
    return play


def new_game(start: Play, seed: int, index: int, first: i64 = FIRST_AT_RANDOM, logged: bool = False) -> Play:
    """Game `index` of the run with `seed`; each deck has its own stream.  first: the starting seat, or FIRST_AT_RANDOM."""
    game = start.clone() if logged else start.again()
    if logged:
        game.log = []
    # SR-SET-06, A-10: no choice of order.
    game.first = first if first >= 0 else stream(seed, index, FIRST_PLAYER_STREAM).below(2)
    begin_game(game, seed, index)
    return game


def new_match(start: Play, seed: int, pair: int, swapped: i64, logged: bool = False, *, viewer: i64 = NOBODY) -> Play:
    """A game of pair `pair`.  In the swapped game the other side starts; the random numbers are the same."""
    game = start.clone() if logged else start.again()
    if logged:
        game.log = []
        game.viewer = viewer
    game.first = stream(seed, pair, FIRST_PLAYER_STREAM).below(2) ^ swapped
    begin_game(game, seed, pair)
    return game


def begin_game(game: Play, seed: int, index: int) -> None:
    """Shuffle and draw the first hands (SR-SET-03 to SR-SET-06).  Deck streams belong to the first and second player, not to seats."""
    game.active = game.first
    game.trade_rng = stream(seed, index, TRADE_DECK_STREAM)
    if game.row_loss > 0:
        game.chance_rng = stream(seed, index, CHANCE_STREAM)
    for side in game.sides:
        rng = stream(seed, index, DECK_STREAM + (0 if side.seat == game.first else 1))
        game.deck_rngs.append(rng)
        if not side.passive:
            rng.shuffle(side.deck.cards)  # SR-SET-05
    game.trade_rng.shuffle(game.trade_deck.cards)  # SR-SET-03
    for side in game.sides:
        if not side.passive:
            # SR-SET-06: the first player draws 3 of 5, and two fewer of a larger hand.
            game.draw(side, side.hand_size - FEWER_FIRST if side.seat == game.first else side.hand_size)
    refill(game)
