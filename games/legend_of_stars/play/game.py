"""One game of Legend of Stars: the frames that the machine runs, and the table before the first shuffle.

game = new_match(start, seed=7, index=0)
while (decision := game.advance()) is not None:
    game.apply(policy.choose(game.view(decision.seat), decision))
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from games.engine.abilities.ability import Cost
from games.engine.decision import Decision, Option
from games.engine.events.batch import Event
from games.engine.events.index import Listener
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.ops import Op
from games.engine.rng import stream
from games.engine.state import NOBODY
from games.legend_of_stars.abilities.constants import DECK, ZONES_A_SEAT
from games.legend_of_stars.play import log
from games.legend_of_stars.play.cards import Card
from games.legend_of_stars.play.constants import (
    BATTLE_FRAME,
    CHANCE_STREAM,
    DECK_STREAM,
    EFFECT_FRAME,
    PLACE_FRAME,
    SETUP_FRAME,
    TURN_FRAME,
    TURN_UP_FRAME,
)
from games.legend_of_stars.play.events import check_state, execute
from games.legend_of_stars.play.programs import CardsOfRun
from games.legend_of_stars.play.setup import DRAW_TWO, FIRST_HANDS, answer_setup, step_setup
from games.legend_of_stars.play.side import Piece
from games.legend_of_stars.play.state import Table
from games.legend_of_stars.play.turn import costs
from games.legend_of_stars.play.turn.battle import offer_answers, step_battle, take_answer
from games.legend_of_stars.play.turn.main import answer_place, step_effect, step_place, step_turn_up, use_turn_up
from games.legend_of_stars.play.turn.phases import answer_turn, step_turn
from games.legend_of_stars.play.view import View


class Play(Table):
    """A table that the engine can play."""

    def step(self, frame: Frame) -> None:
        kind: i64 = frame.kind
        if kind == TURN_FRAME:
            step_turn(self, frame)
        elif kind == BATTLE_FRAME:
            step_battle(self, frame)
        elif kind == PLACE_FRAME:
            step_place(self, frame)
        elif kind == EFFECT_FRAME:
            step_effect(self, frame)
        elif kind == TURN_UP_FRAME:
            step_turn_up(self, frame)
        elif kind == SETUP_FRAME:
            step_setup(self, frame)
        else:
            self.step_own(frame)

    def answer(self, frame: Frame, decision: Decision, option: Option) -> None:
        if self.log is not None:
            self.note_choice(decision, option)
        kind: i64 = frame.kind
        if kind == TURN_FRAME:
            answer_turn(self, frame, decision, option)
        elif kind == PLACE_FRAME:
            answer_place(self, frame, option)
        elif kind == TURN_UP_FRAME:
            if option.verb != 0:
                use_turn_up(self, self.pieces[frame.a])
        elif kind == SETUP_FRAME:
            answer_setup(self, frame, decision, option)
        else:
            self.answer_own(frame, decision, option)

    # --- what the engine asks a game ---------------------------------------------------------------------------------

    def execute(self, event: Event) -> None:
        execute(self, event)

    def check_state(self) -> bool:
        return check_state(self)

    def first_seat(self, event: Event) -> i64:
        """LOS-PRI-03: the player whose turn it is not comes first."""
        return 1 - self.active

    def can_pay_all(self, costs_of: list[Cost], scope: Resolution) -> bool:
        return costs.can_pay_all(self, costs_of, scope)

    def pay(self, cost: Cost, amount: i64, scope: Resolution) -> None:
        costs.pay(self, cost, amount, scope)

    def used_trigger(self, listener: Listener, event: Event) -> None:
        if self.log is not None:
            self.note(log.TRIGGERED, listener.worker(event), listener.source, event.kind)

    def perform(self, op: Op, frame: Frame) -> None:
        self.perform_verb(op, frame)

    def offer_actions(self, decision: Decision, frame: Frame) -> None:
        offer_answers(self, decision)

    def take_action(self, frame: Frame, option: Option) -> None:
        take_answer(self, 1 - frame.b, option)

    def view(self, seat: i64) -> View:
        return View(self, seat)

    def clone(self) -> Play:
        """An independent copy, without a log."""
        twin = Play(self.cards)
        self.copy_table(twin)
        return twin

    def clone_onto(self, spare: Any) -> Play:
        """A copy made on `spare`, a table of the same cards that is no longer needed, or a new one."""
        if not isinstance(spare, Play) or spare.cards is not self.cards:
            return self.clone()
        self.copy_table(spare)
        return spare


def start_table(made: CardsOfRun, decks: list[list[Card]]) -> Play:
    """The table before the first shuffle, from which all games of a run are copied (LOS-SET-01).

    made: all cards of the game, by index, with what they share.
    decks: by seat; a seat with an empty deck is the passive opponent of a goldfish.
    """
    play = Play(made.cards)
    play.programs = made.programs
    play.event_tests = made.event_tests
    for seat, deck in enumerate(decks):
        for card in deck:
            play.add_piece(Piece(len(play.pieces), card, seat, seat * ZONES_A_SEAT + DECK))
        play.sides[seat].passive = not deck
    play.lay_out()
    return play


def new_game(start: Play, seed: int, index: int, first: i64, logged: bool = False) -> Play:
    """Game `index` of the goldfish run with `seed`.  first: the seat that goes first, 1 for the passive opponent."""
    game = begin_game(start, seed, index, logged)
    game.first = first
    game.frames = [Frame(SETUP_FRAME, FIRST_HANDS)]
    return game


def new_match(start: Play, seed: int, index: int, logged: bool = False, *, viewer: i64 = NOBODY) -> Play:
    game = begin_game(start, seed, index, logged)
    game.viewer = viewer
    game.frames = [Frame(SETUP_FRAME, DRAW_TWO)]
    return game


def begin_game(start: Play, seed: int, index: int, logged: bool) -> Play:
    game = start.clone()
    if logged:
        game.log = []
    for side in game.sides:
        game.deck_rngs.append(stream(seed, index, DECK_STREAM + side.seat))
        game.chance_rngs.append(stream(seed, index, CHANCE_STREAM + side.seat))
        if not side.passive:
            game.shuffle_deck(side.seat)
    return game
