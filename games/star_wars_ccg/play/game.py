"""One game: the frames that the machine runs, and the table before the first shuffle.

game = new_game(start, seed=7, index=0)
while (decision := game.advance()) is not None:
    game.apply(policy.choose(game.view(decision.seat), decision))
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from games.engine.abilities.ability import Cost
from games.engine.decision import Decision, Option
from games.engine.events.batch import Event
from games.engine.events.resolution import Resolution
from games.engine.events.windows import EVENT_FRAME
from games.engine.log import Entry
from games.engine.machine import Frame
from games.engine.ops import Op
from games.engine.rng import Rng, stream
from games.engine.state import NOBODY, Zone
from games.star_wars_ccg.abilities.constants import PLAYED_FREE
from games.star_wars_ccg.play import log
from games.star_wars_ccg.play.answered.text_draws import step_text_draw
from games.star_wars_ccg.play.board import board_of
from games.star_wars_ccg.play.captives.crossing import step_crossing
from games.star_wars_ccg.play.captives.holding import (
    answer_capture,
    answer_release,
    answer_surplus,
    step_capture,
    step_release,
    step_surplus,
)
from games.star_wars_ccg.play.cards import Card
from games.star_wars_ccg.play.combat.battle_destinies import step_due, step_side_draw
from games.star_wars_ccg.play.combat.drains import answer_adding, step_adding
from games.star_wars_ccg.play.combat.shooting import answer_shot, step_shot
from games.star_wars_ccg.play.combat.states import answer_search, step_search
from games.star_wars_ccg.play.constants import (
    ACT_FRAME,
    ADD_FRAME,
    ANSWER_FRAME,
    ASTEROID_FRAME,
    ATTACK_FRAME,
    AWAY_FRAME,
    BATTLE_FRAME,
    CAPTURE_FRAME,
    COME_FRAME,
    CROSS_FRAME,
    DARK_SIDE,
    DECK_STREAM,
    DUE_FRAME,
    DUEL_FRAME,
    ESCAPE_FRAME,
    FIRE_FRAME,
    GROUP_FRAME,
    HIDE_FRAME,
    HUNT_FRAME,
    JUMP_FRAME,
    LEAP_FRAME,
    LOSS_FRAME,
    MOVE_FRAME,
    NONE,
    PLACE_FRAME,
    PLAY_FRAME,
    RALLY_FRAME,
    REACT_FRAME,
    REINFORCE_FRAME,
    RELEASE_FRAME,
    REPLACE_FRAME,
    RESERVE,
    RETRIEVAL_FRAME,
    RUN_FRAME,
    SEARCH_FRAME,
    SETUP_FRAME,
    SHOOT_FRAME,
    SIDE_DRAW_FRAME,
    START_FRAME,
    SURPLUS_FRAME,
    TEXT_DRAW_FRAME,
    TURN_FRAME,
    TURN_LIMIT,
    VOLLEY_FRAME,
    ZONES_A_SEAT,
)
from games.star_wars_ccg.play.constants import ASIDE as ASIDE_PILE
from games.star_wars_ccg.play.contests.texts import answer_contest, step_contest
from games.star_wars_ccg.play.creatures.asteroids import step_asteroids
from games.star_wars_ccg.play.creatures.attacks import answer_attack, answer_attacks, step_attack, step_attacks
from games.star_wars_ccg.play.effects.events import check_state, execute, step_retrieval
from games.star_wars_ccg.play.effects.operations import perform_own
from games.star_wars_ccg.play.effects.table import TextTable
from games.star_wars_ccg.play.effects.volleys import answer_volley, step_volley
from games.star_wars_ccg.play.epics.stations import answer_run, step_run
from games.star_wars_ccg.play.guarding.battles import step_hiding
from games.star_wars_ccg.play.moving.ops import answer_move_now, step_move_now
from games.star_wars_ccg.play.moving.reactions import step_reaction
from games.star_wars_ccg.play.moving.reacts import answer_coming, step_coming
from games.star_wars_ccg.play.moving.squadrons import answer_replace, step_replace
from games.star_wars_ccg.play.objectives.starts import answer_start, step_start
from games.star_wars_ccg.play.setup import ASIDE, answer_setup, step_setup
from games.star_wars_ccg.play.side import Piece
from games.star_wars_ccg.play.turn.answers import answer_answers, step_answers
from games.star_wars_ccg.play.turn.battle import answer_battle, step_battle
from games.star_wars_ccg.play.turn.deploy import answer_place, step_place
from games.star_wars_ccg.play.turn.forfeits import answer_jump, step_jump
from games.star_wars_ccg.play.turn.interrupts import step_act, step_interrupt
from games.star_wars_ccg.play.turn.losses import answer_loss, step_loss
from games.star_wars_ccg.play.turn.moves import answer_away, answer_escape, answer_group, step_away, step_escape, step_group, step_leap
from games.star_wars_ccg.play.turn.phases import answer_turn, step_turn
from games.star_wars_ccg.play.turn.reinforcements import answer_comers, step_rally, step_reinforce
from games.star_wars_ccg.play.turn.weapons import step_fire
from games.star_wars_ccg.play.view import View


class Play(TextTable):
    """A table that the engine can play."""

    def step(self, frame: Frame) -> None:  # noqa: PLR0912  one branch a kind
        kind: i64 = frame.kind
        if self.waiting and kind != EVENT_FRAME:
            while self.waiting:
                self.frames.append(self.waiting.pop())
        elif kind == TURN_FRAME:
            step_turn(self, frame)
        elif kind == LOSS_FRAME:
            step_loss(self, frame)
        elif kind == PLACE_FRAME:
            step_place(self, frame)
        elif kind == GROUP_FRAME:
            step_group(self, frame)
        elif kind == BATTLE_FRAME:
            step_battle(self, frame)
        elif kind == JUMP_FRAME:
            step_jump(self, frame)
        elif kind == PLAY_FRAME:
            step_interrupt(self, frame)
        elif kind == ANSWER_FRAME:
            step_answers(self, frame)
        elif kind == FIRE_FRAME:
            step_fire(self, frame)
        elif kind == ESCAPE_FRAME:
            step_escape(self, frame)
        elif kind == AWAY_FRAME:
            step_away(self, frame)
        elif kind == VOLLEY_FRAME:
            step_volley(self, frame)
        elif kind == SHOOT_FRAME:
            step_shot(self, frame)
        elif kind == SEARCH_FRAME:
            step_search(self, frame)
        elif kind == REPLACE_FRAME:
            step_replace(self, frame)
        elif kind == ADD_FRAME:
            step_adding(self, frame)
        elif kind == REINFORCE_FRAME:
            step_reinforce(self, frame)
        elif kind == RALLY_FRAME:
            step_rally(self, frame)
        elif kind == DUE_FRAME:
            step_due(self, frame)
        elif kind == ACT_FRAME:
            step_act(self, frame)
        elif kind == LEAP_FRAME:
            step_leap(self, frame)
        elif kind == SIDE_DRAW_FRAME:
            step_side_draw(self, frame)
        else:
            self.step_rarer(frame)

    def step_rarer(self, frame: Frame) -> None:  # noqa: PLR0912  one branch a kind
        """The frames that only some cards begin, and those before the first turn."""
        kind: i64 = frame.kind
        if kind == TEXT_DRAW_FRAME:
            step_text_draw(self, frame)
        elif kind == RETRIEVAL_FRAME:
            step_retrieval(self, frame)
        elif kind == COME_FRAME:
            step_coming(self, frame)
        elif kind == MOVE_FRAME:
            step_move_now(self, frame)
        elif kind == REACT_FRAME:
            step_reaction(self, frame)
        elif kind == RUN_FRAME:
            step_run(self, frame)
        elif kind == CAPTURE_FRAME:
            step_capture(self, frame)
        elif kind == RELEASE_FRAME:
            step_release(self, frame)
        elif kind == SURPLUS_FRAME:
            step_surplus(self, frame)
        elif kind == ATTACK_FRAME:
            step_attacks(self, frame)
        elif kind == HUNT_FRAME:
            step_attack(self, frame)
        elif kind == ASTEROID_FRAME:
            step_asteroids(self, frame)
        elif kind == SETUP_FRAME:
            step_setup(self, frame)
        elif kind == START_FRAME:
            step_start(self, frame)
        elif kind == CROSS_FRAME:
            step_crossing(self, frame)
        elif kind == HIDE_FRAME:
            step_hiding(self, frame)
        elif kind >= DUEL_FRAME:
            step_contest(self, frame)
        else:
            self.step_own(frame)

    def answer(self, frame: Frame, decision: Decision, option: Option) -> None:  # noqa: PLR0912  one branch a kind
        if self.log is not None:
            self.note_choice(decision, option)
        if self.offered_places:
            self.offered_places = {}
        kind: i64 = frame.kind
        if kind == TURN_FRAME:
            answer_turn(self, frame, decision, option)
        elif kind == LOSS_FRAME:
            answer_loss(self, frame, option)
        elif kind == PLACE_FRAME:
            answer_place(self, frame, option)
        elif kind == GROUP_FRAME:
            answer_group(self, frame, option)
        elif kind == BATTLE_FRAME:
            answer_battle(self, frame, decision, option)
        elif kind == JUMP_FRAME:
            answer_jump(self, frame, decision, option)
        elif kind == ANSWER_FRAME:
            answer_answers(self, frame, decision, option)
        elif kind == ESCAPE_FRAME:
            answer_escape(self, option)
        elif kind == AWAY_FRAME:
            answer_away(self, frame, option)
        elif kind == VOLLEY_FRAME:
            answer_volley(self, frame, option)
        elif kind == SHOOT_FRAME:
            answer_shot(self, option)
        else:
            self.answer_rarer(frame, decision, option)

    def answer_rarer(self, frame: Frame, decision: Decision, option: Option) -> None:  # noqa: PLR0912  one branch a kind
        """The answers of frames that only some cards begin, and of those before the first turn."""
        kind: i64 = frame.kind
        if kind == SEARCH_FRAME:
            answer_search(self, frame, option)
        elif kind == REPLACE_FRAME:
            answer_replace(self, frame, option)
        elif kind == ADD_FRAME:
            answer_adding(self, frame, option)
        elif kind in (REINFORCE_FRAME, RALLY_FRAME):
            answer_comers(self, frame, option)
        elif kind == COME_FRAME:
            answer_coming(self, frame, decision, option)
        elif kind == MOVE_FRAME:
            answer_move_now(self, frame, option)
        elif kind == RUN_FRAME:
            answer_run(self, frame, option)
        elif kind == CAPTURE_FRAME:
            answer_capture(self, frame, option)
        elif kind == RELEASE_FRAME:
            answer_release(self, frame, option)
        elif kind == SURPLUS_FRAME:
            answer_surplus(self, frame, option)
        elif kind == ATTACK_FRAME:
            answer_attacks(self, option)
        elif kind == HUNT_FRAME:
            answer_attack(self, frame, option)
        elif kind == SETUP_FRAME:
            answer_setup(self, frame, decision, option)
        elif kind == START_FRAME:
            answer_start(self, frame, option)
        elif kind >= DUEL_FRAME:
            answer_contest(self, frame, option)
        else:
            self.answer_own(frame, decision, option)

    def execute(self, event: Event) -> None:
        execute(self, event)

    def check_state(self) -> bool:
        return check_state(self)

    def perform(self, op: Op, frame: Frame) -> None:
        if op.code < 0:
            self.perform_verb(op, frame)
        else:
            perform_own(self, op)

    def can_pay_all(self, costs: list[Cost], scope: Resolution) -> bool:
        """Whether a player has the Force for all these costs of a text (CCG-CST-01)."""
        if self.is_free(scope):
            return True
        force: i64 = 0
        for cost in costs:
            force += self.amount(cost.amount, scope)
        return force <= self.free_force(scope.seat)

    def is_free(self, scope: Resolution) -> bool:
        """Whether an Interrupt is used without its costs."""
        if self.changes.flag_row(PLAYED_FREE) is None or scope.source < 0:
            return False
        return bool(self.pieces[scope.source].card.plays) and self.has_flag(PLAYED_FREE, self.pieces[scope.source])

    def pay(self, cost: Cost, amount: i64, scope: Resolution) -> None:
        if self.is_free(scope):
            return
        self.use_force(self.sides[scope.seat], amount)

    def seat_zone(self, seat: i64, kind: i64) -> Zone:
        return self.zones[seat * ZONES_A_SEAT + kind]

    def random_of(self, seat: i64) -> Rng:
        return self.deck_rngs[seat]

    def is_open(self, event: i64) -> bool:
        return event in log.OPEN

    def stamp(self, entry: Entry) -> None:
        entry.turn = max(1, self.turn)
        entry.phase = self.phase
        entry.board = board_of(self, self.viewer if self.viewer >= 0 else self.watched if self.watched >= 0 else 0)

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


def start_table(cards: list[Card], decks: list[list[Card]], sides: list[int], outside: list[list[Card]]) -> Play:
    """The table before the first shuffle, from which all games of a run are copied.

    cards: all cards of the game, by index.  decks: by seat; a seat with an empty deck is the passive opponent of a goldfish.
    sides: LIGHT_SIDE or DARK_SIDE by seat.  outside: the Defensive Shields beside each deck, which lie under its Starting Effect.
    """
    play = Play(cards)
    for seat, deck in enumerate(decks):
        for card in deck:
            play.add_piece(Piece(len(play.pieces), card, seat, seat * ZONES_A_SEAT + RESERVE))
        stockers: list[Piece] = [piece for piece in play.pieces if piece.owner == seat and piece.card.stock > 0]
        if stockers and seat < len(outside):
            for card in outside[seat][: stockers[0].card.stock]:
                shield = Piece(len(play.pieces), card, seat, seat * ZONES_A_SEAT + ASIDE_PILE)
                shield.under = stockers[0].id
                play.add_piece(shield)
        play.sides[seat].force_side = sides[seat]
        play.sides[seat].passive = not deck
    play.first = sides.index(DARK_SIDE) if DARK_SIDE in sides else 0  # CCG-SET-01
    if play.sides[play.first].passive:
        play.first = 1 - play.first
    play.turn_limit = TURN_LIMIT
    play.lay_out()
    return play


def add_passive_location(play: Play, card: Card, hand: i64, life: i64) -> None:
    """Give the passive opponent of a goldfish its starting location and its loss pool (section 7 of the rules).

    Call it on the table before the first game, before `lay_out` is called again.
    """
    seat: i64 = 0 if play.sides[0].passive else 1
    side = play.sides[seat]
    side.pool_hand = hand
    side.pool_life = life
    play.add_piece(Piece(len(play.pieces), card, seat, play.row.id))


def new_game(start: Play, seed: int, index: int, logged: bool = False, *, viewer: i64 = NOBODY) -> Play:
    """Game `index` of the run with `seed`.  viewer: the seat for which the log is written, NOBODY for a log of everything."""
    game = start.clone()
    game.viewer = viewer
    if logged:
        game.log = []
    for side in game.sides:
        game.deck_rngs.append(stream(seed, index, DECK_STREAM + side.seat))
    game.frames = [Frame(SETUP_FRAME, ASIDE, NONE, NONE)]
    return game
