"""The rules of Comet Race, run by the engine's machine from decision to decision.

game = new_game(start, seed=7, index=0)
while (decision := game.advance()) is not None:
    game.apply(policy.choose(game.view(decision.seat), decision))
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from games.comet_race.play import log
from games.comet_race.play.cards import Card
from games.comet_race.play.constants import DECK, DECK_STREAM, END, MAIN, MAIN_PHASE, MOST_ENERGY, OPENING_HAND, PLAY_VERB
from games.comet_race.play.state import Piece, Table
from games.comet_race.play.view import View
from games.engine.decision import PASS_VERB, Decision, Option
from games.engine.machine import Frame
from games.engine.rng import stream

RACE_FRAME: Final = 0
# The steps of the race frame (pc).
DEAL: Final = 0
BEGIN_TURN: Final = 1
ASK: Final = 2


class Play(Table):
    """One game."""

    def step(self, frame: Frame) -> None:
        if frame.pc == DEAL:
            self.rng.shuffle(self.sides[0].deck.cards)  # CR-SET-01
            amount = self.draw(OPENING_HAND)
            self.write(log.HAND_DRAWN, -1, amount)
            frame.pc = BEGIN_TURN
        elif frame.pc == BEGIN_TURN:
            self.begin_turn()
            frame.pc = ASK
        else:
            self.ask_main()

    def begin_turn(self) -> None:
        """Give energy and draw a card (CR-TRN-01); after the last turn the race is lost (CR-END-01)."""
        side = self.sides[0]
        if side.turns > 0:
            self.lanes_by_turn.append(side.lanes)
            self.hand_by_turn.append(len(side.hand.cards))
        if side.turns == self.turn_limit:
            self.end(False)
            return
        self.phase = MAIN_PHASE
        side.turns += 1
        side.energy = side.turns if side.turns < MOST_ENERGY else MOST_ENERGY
        self.draw(1)
        self.write(log.TURN_BEGAN, -1, side.energy)

    def ask_main(self) -> None:
        """Offer each affordable card of the hand, and to end the turn (CR-PLY-01)."""
        side = self.sides[0]
        decision = Decision(MAIN, 0, -1)
        for piece in side.hand.cards:
            if piece.card.cost <= side.energy:
                decision.offer(PLAY_VERB, piece.id, 0)
        decision.offer_pass()
        self.ask(decision)

    def answer(self, frame: Frame, decision: Decision, option: Option) -> None:
        if self.log is not None:
            self.note_choice(decision, option)
        if option.verb == PASS_VERB:
            frame.pc = BEGIN_TURN
        else:
            self.play(self.pieces[option.piece])

    def play(self, piece: Piece) -> None:
        side = self.sides[0]
        card = piece.card
        side.energy -= card.cost
        self.move(piece, side.in_play)
        self.write(log.PLAYED, piece.id, 0)
        if card.speed > 0:  # CR-PLY-02
            side.lanes += card.speed
            self.write(log.MOVED, piece.id, side.lanes)
        if card.energy > 0:  # CR-PLY-03
            side.energy += card.energy
            self.write(log.ENERGY, piece.id, card.energy)
        if card.draws > 0:
            self.write(log.DRAWN, piece.id, self.draw(card.draws))
        if side.lanes >= self.goal:  # CR-WIN-01
            self.lanes_by_turn.append(side.lanes)
            self.hand_by_turn.append(len(side.hand.cards))
            self.end(True)

    def end(self, won: bool) -> None:
        self.won = won
        self.phase = END
        self.is_over = True
        self.write(log.WON if won else log.LOST, -1, 0)

    def write(self, event: i64, piece: i64, amount: i64) -> None:
        """Add an entry to the log, if the game keeps one."""
        if self.log is not None:
            self.note(event, 0, piece, amount)

    def view(self, seat: i64) -> View:
        return View(self, seat)

    def clone(self) -> Play:
        twin = Play(self.cards, self.goal, self.turn_limit)
        self.copy_table(twin)
        return twin


def start_table(cards: list[Card], deck: list[Card], goal: i64, turn_limit: i64) -> Play:
    """The table before the shuffle, shared by all games of a run.  deck: each copy, in order."""
    play = Play(cards, goal, turn_limit)
    for card in deck:
        play.add_piece(Piece(len(play.pieces), card, 0, DECK))
    play.frames = [Frame(RACE_FRAME, DEAL)]
    return play


def new_game(start: Play, seed: int, index: int, logged: bool = False) -> Play:
    """Game `index` of the run with `seed`, before its first step."""
    game = start.clone()
    game.rng = stream(seed, index, DECK_STREAM)
    if logged:
        game.log = []
    return game
