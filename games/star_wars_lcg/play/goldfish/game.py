"""One game: the frames that the machine runs, and the table before the first shuffle.

game = new_game(start, seed=7, index=0)
while (decision := game.advance()) is not None:
    game.apply(policy.choose(game.view(decision.seat), decision))
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.engine.decision import Decision, Option
from games.engine.machine import Frame
from games.engine.rng import stream
from games.star_wars_lcg.play.goldfish.cards import Card
from games.star_wars_lcg.play.goldfish.constants import (
    AFFILIATION_ZONE,
    COMMAND_DECK_STREAM,
    DARK,
    DECK,
    LIGHT,
    OBJECTIVE_DECK,
    OBJECTIVE_DECK_STREAM,
    OBJECTIVES,
    OBJECTIVES_IN_PLAY,
    ZONES_A_SEAT,
)
from games.star_wars_lcg.play.goldfish.setup import SHUFFLE, answer_setup, step_setup
from games.star_wars_lcg.play.goldfish.state import Piece, Table
from games.star_wars_lcg.play.goldfish.turn.conflict import ENGAGEMENT_FRAME, answer_engagement, step_engagement
from games.star_wars_lcg.play.goldfish.turn.payment import PLAY_FRAME, answer_play, step_play
from games.star_wars_lcg.play.goldfish.turn.phases import BEGIN, answer_turn, step_turn
from games.star_wars_lcg.play.goldfish.view import View

SETUP_FRAME: Final = 0
TURN_FRAME: Final = 1
# payment.PLAY_FRAME is 2, conflict.ENGAGEMENT_FRAME is 3.

# With eight objectives the passive opponent never decks out: a game is over at its fifth destroyed objective at the latest
# (1 + 2 + 3 + 4 + 5 points fill the dial; the Light Side needs three objectives).
PASSIVE_OBJECTIVES: Final = 8


class Play(Table):
    """The table with the steps of its frames and the answers to its decisions."""

    def step(self, frame: Frame) -> None:
        kind: i64 = frame.kind
        if kind == TURN_FRAME:
            step_turn(self, frame)
        elif kind == PLAY_FRAME:
            step_play(self, frame)
        elif kind == ENGAGEMENT_FRAME:
            step_engagement(self, frame)
        else:
            step_setup(self, frame)

    def answer(self, frame: Frame, decision: Decision, option: Option) -> None:
        if self.log is not None:
            self.note_choice(decision, option)
        kind: i64 = frame.kind
        if kind == TURN_FRAME:
            answer_turn(self, frame, decision, option)
        elif kind == PLAY_FRAME:
            answer_play(self, frame, decision, option)
        elif kind == ENGAGEMENT_FRAME:
            answer_engagement(self, frame, decision, option)
        else:
            answer_setup(self, frame, decision, option)

    def view(self, seat: i64) -> View:
        return View(self, seat)

    def clone(self) -> Play:
        """An independent copy without a log."""
        twin = Play(self.cards)
        self.copy_table(twin)
        return twin


def start_table(
    cards: list[Card], *, seat: i64, affiliation: Card, command: list[Card], objectives: list[Card], reserve: i64, enemy: Card, force: i64
) -> Play:
    """The table of one deck and a passive opponent before the first shuffle; all games of a run start as copies of it.

    cards: all cards of the game, by index.
    enemy: the passive opponent's objective.
    force: the passive opponent's Force total.
    """
    play = Play(cards)
    own = play.sides[seat]
    own.reserve = reserve
    own.faction = affiliation.faction
    play.watched = seat
    first: i64 = seat * ZONES_A_SEAT
    for card in command:
        play.add_piece(Piece(len(play.pieces), card, seat, first + DECK))
    for card in objectives:
        play.add_piece(Piece(len(play.pieces), card, seat, first + OBJECTIVE_DECK))
    play.add_piece(Piece(len(play.pieces), affiliation, seat, first + AFFILIATION_ZONE))  # LCG-SET-04
    other: i64 = 1 - seat
    passive = play.sides[other]
    passive.passive = True
    passive.force = force
    first = other * ZONES_A_SEAT
    number: i64 = 0
    while number < PASSIVE_OBJECTIVES:
        zone: i64 = OBJECTIVES if number < OBJECTIVES_IN_PLAY else OBJECTIVE_DECK
        piece = Piece(len(play.pieces), enemy, other, first + zone)
        play.add_piece(piece)
        if zone == OBJECTIVE_DECK:
            play.move(piece, passive.objective_deck, True)  # so that their numbers follow the order in which they come into play
        number += 1
    play.frames = [Frame(TURN_FRAME, BEGIN), Frame(SETUP_FRAME, SHUFFLE, DARK)]
    return play


def new_game(start: Play, seed: int, index: int, logged: bool = False) -> Play:
    """Game `index` of the run with `seed`; each deck has its own random stream."""
    game = start.clone()
    side: i64 = DARK
    while side <= LIGHT:
        game.command_rng.append(stream(seed, index, COMMAND_DECK_STREAM + side))
        game.objective_rng.append(stream(seed, index, OBJECTIVE_DECK_STREAM + side))
        side += 1
    if logged:
        game.log = []
    return game
