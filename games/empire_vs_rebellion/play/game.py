"""One game of Empire vs. Rebellion, from the start of a run to the end of the game.

How a game is played:

game = new_match(start, seed=7, pair=0, swapped=0)
while (decision := game.advance()) is not None:
    game.apply(policy.choose(game.view(decision.seat), decision))
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.empire_vs_rebellion.abilities.constants import DECK, EVENT_DECK, RESERVE, STRATEGIES, ZONES_A_SEAT
from games.empire_vs_rebellion.play import log
from games.empire_vs_rebellion.play.cards import Card
from games.empire_vs_rebellion.play.constants import BALANCE_STREAM, DECK_STREAM, EVENT_STREAM, MOST_ROUNDS, NOBODY, STRATEGY_STREAM
from games.empire_vs_rebellion.play.effects.operations import answer_program, perform
from games.empire_vs_rebellion.play.round.planning import answer_strategy
from games.empire_vs_rebellion.play.round.steps import step_round
from games.empire_vs_rebellion.play.round.struggle import count_action, may_pass, offer_actions, take_action
from games.empire_vs_rebellion.play.side import Piece
from games.empire_vs_rebellion.play.state import Table
from games.empire_vs_rebellion.play.view import View
from games.engine.decision import Decision, Option
from games.engine.events.windows import ACTIONS_FRAME
from games.engine.machine import PROGRAM_FRAME, Frame
from games.engine.ops import Op, Program
from games.engine.rng import stream

ROUND_FRAME: Final = 1


class Play(Table):
    """A table that the engine can play."""

    def step(self, frame: Frame) -> None:
        if frame.kind == ROUND_FRAME:
            step_round(self, frame)
        else:
            self.step_own(frame)

    def perform(self, op: Op, frame: Frame) -> None:
        perform(self, op, frame)

    def offer_actions(self, decision: Decision, frame: Frame) -> None:
        offer_actions(self, decision)

    def may_pass(self, decision: Decision, frame: Frame) -> bool:
        return may_pass(self, decision.seat)

    def take_action(self, frame: Frame, option: Option) -> None:
        take_action(self, 1 - frame.b, option)

    def answer(self, frame: Frame, decision: Decision, option: Option) -> None:
        if self.log is not None:
            self.note_choice(decision, option)
        kind: i64 = frame.kind
        if kind == ACTIONS_FRAME:
            if self.log is not None and option.verb == 0:
                self.note(log.PASSED, decision.seat)
            count_action(self, decision.seat)
            self.answer_own(frame, decision, option)
        elif kind == PROGRAM_FRAME:
            answer_program(self, frame, decision, option)
        else:
            answer_strategy(self, frame, decision, option)

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


def start_table(
    cards: list[Card],
    programs: list[Program],
    *,
    events: list[Card],
    decks: list[list[Card]],
    reserves: list[list[Card]],
    strategies: list[list[Card]],
) -> Play:
    """The table before the first shuffle, from which all games of a run are copied (EVR-SET-01 to EVR-SET-05).

    cards: all cards of the game, by index.
    decks, reserves, strategies: by seat.  A seat with an empty deck is the passive opponent of a goldfish.
    """
    play = Play(cards)
    play.programs = programs
    for card in events:
        play.add_piece(Piece(len(play.pieces), card, NOBODY, EVENT_DECK))
    for kind, lists in ((DECK, decks), (RESERVE, reserves), (STRATEGIES, strategies)):
        for seat, listed in enumerate(lists):
            for card in listed:
                play.add_piece(Piece(len(play.pieces), card, seat, seat * ZONES_A_SEAT + kind))
    play.sides[1].passive = not decks[1]
    play.round_limit = MOST_ROUNDS
    play.lay_out()
    play.frames = [Frame(ROUND_FRAME, 0)]
    return play


def new_game(start: Play, seed: int, index: int, logged: bool = False) -> Play:
    """Game `index` of the goldfish run with `seed`.  Each deck has its own random stream; the balance token stays as in `start`."""
    game = start.clone()
    if logged:
        game.log = []
    begin_game(game, seed, index)
    return game


def new_match(start: Play, seed: int, pair: int, swapped: i64, logged: bool = False, *, viewer: i64 = NOBODY) -> Play:
    """A game of the pair `pair`.  With `swapped` 1 the balance token starts with the other side; all other random numbers are the same."""
    game = start.clone()
    if logged:
        game.log = []
        game.viewer = viewer
    if not game.is_tutorial:  # EVR-TUT-03
        game.balance = stream(seed, pair, BALANCE_STREAM).below(2) ^ swapped  # EVR-SET-07
    begin_game(game, seed, pair)
    return game


def begin_game(game: Play, seed: int, index: int) -> None:
    game.first = game.balance
    game.seed = seed
    game.index = index
    stream(seed, index, EVENT_STREAM).shuffle(game.event_deck.cards)  # EVR-SET-01
    for side in game.sides:
        game.deck_rngs.append(stream(seed, index, DECK_STREAM + side.seat))
        game.strategy_rngs.append(stream(seed, index, STRATEGY_STREAM + side.seat))
        if not side.passive:
            game.shuffle_deck(side.seat)  # EVR-SET-05
            game.strategy_rngs[side.seat].shuffle(side.strategies.cards)  # EVR-SET-03
