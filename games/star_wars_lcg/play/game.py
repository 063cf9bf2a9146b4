"""One game of two players: the frames that the machine runs, and the table before the first shuffle.

game = new_match(start, seed=7, index=0)
while (decision := game.advance()) is not None:
    game.apply(policy.choose(game.view(decision.seat), decision))
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from games.engine.abilities.ability import Cost
from games.engine.decision import Decision, Option
from games.engine.events.batch import Event
from games.engine.events.index import Listener
from games.engine.events.resolution import Resolution
from games.engine.events.windows import FORCED_INTERRUPT, FORCED_REACTION, REACTION
from games.engine.log import Entry
from games.engine.machine import Frame
from games.engine.ops import Op, Program
from games.engine.rng import stream
from games.engine.state import NOBODY
from games.engine.verbs import FIRST_TEST, EventTest
from games.star_wars_lcg.abilities.constants import (
    AFFILIATION_ZONE,
    CANNOT_USE_ABILITIES,
    DARK,
    DECK,
    FACEDOWN,
    HOLDS_CAPTIVES,
    LEND_PROTECT,
    LENDS_HAND,
    LIGHT,
    NAME,
    OBJECTIVE_DECK,
    OBJECTIVES,
    PAST_REACTED,
    PAST_USED,
    PHASE_ENDS,
    PLAY_BEGINS,
    PLAY_EVENT,
    REPEAT_USE,
    ZONES_A_SEAT,
)
from games.star_wars_lcg.play.board import board_of
from games.star_wars_lcg.play.cards import Card
from games.star_wars_lcg.play.constants import (
    CAPTURE_FRAME,
    CAPTURE_UNDER,
    CHANCE_STREAM,
    COMMAND_DECK_STREAM,
    COST_FRAME,
    EDGE_FRAME,
    ENGAGEMENT_FRAME,
    HOST_FRAME,
    LANDING_FRAME,
    NAMING,
    OBJECTIVE_DECK_STREAM,
    OBJECTIVES_IN_PLAY,
    PAYMENT_FRAME,
    PLAY_FRAME,
    PROTECT_AMOUNT,
    SETUP_FRAME,
    SHIELDING_FRAME,
    STRIKE_FRAME,
    TURN_FRAME,
    UNDER_VERB,
)
from games.star_wars_lcg.play.effects.operations import answer_name, ask_name, play_event, repeat_use
from games.star_wars_lcg.play.events.cards import FROM_PLAY
from games.star_wars_lcg.play.events.carry_out import execute
from games.star_wars_lcg.play.events.checks import check_state
from games.star_wars_lcg.play.events.landing import answer_landing, step_landing
from games.star_wars_lcg.play.events.log_entries import note_event
from games.star_wars_lcg.play.events.shields import answer_protect, ask_protect, can_answer, lend_protect, use_shield
from games.star_wars_lcg.play.log import USED
from games.star_wars_lcg.play.setup import SHUFFLE, answer_setup, step_setup
from games.star_wars_lcg.play.side import Piece
from games.star_wars_lcg.play.state import USE_PROTECT, USE_SHIELD, Table
from games.star_wars_lcg.play.turn.costs import answer_cost, can_pay_all, most_payable, pay, spendable, step_cost
from games.star_wars_lcg.play.turn.edge import answer_edge, step_edge
from games.star_wars_lcg.play.turn.engagement import answer_engagement, answer_shielding, step_engagement, step_shielding
from games.star_wars_lcg.play.turn.payment import answer_payment, step_payment
from games.star_wars_lcg.play.turn.phases import BEGIN, answer_turn, step_turn
from games.star_wars_lcg.play.turn.play_card import answer_play, discard_played, missing, step_host, step_play
from games.star_wars_lcg.play.turn.strike import answer_strike, step_strike
from games.star_wars_lcg.play.turn.turn_counts import count_turn
from games.star_wars_lcg.play.turn.windows import offer_actions, take_action
from games.star_wars_lcg.play.view import View

TURN_LIMIT: Final = 200  # turns of both sides; no game of the rules comes near it, as decks run out


class Play(Table):
    """A table that the engine can play."""

    def step(self, frame: Frame) -> None:  # noqa: PLR0912  one branch for each kind of frame
        kind: i64 = frame.kind
        if kind < 0:
            self.step_own(frame)
        elif kind == TURN_FRAME:
            step_turn(self, frame)
        elif kind == ENGAGEMENT_FRAME:
            step_engagement(self, frame)
        elif kind == STRIKE_FRAME:
            step_strike(self, frame)
        elif kind == EDGE_FRAME:
            step_edge(self, frame)
        elif kind == PAYMENT_FRAME:
            step_payment(self, frame)
        elif kind == PLAY_FRAME:
            step_play(self, frame)
        elif kind == SHIELDING_FRAME:
            step_shielding(self, frame)
        elif kind == CAPTURE_FRAME:
            step_capture(self, frame)
        elif kind == COST_FRAME:
            step_cost(self, frame)
        elif kind == HOST_FRAME:
            step_host(self, frame)
        elif kind == LANDING_FRAME:
            step_landing(self, frame)
        else:
            step_setup(self, frame)

    def answer(self, frame: Frame, decision: Decision, option: Option) -> None:  # noqa: PLR0912  as `step`
        if self.log is not None:
            self.note_choice(decision, option)
        kind: i64 = frame.kind
        if decision.kind == PROTECT_AMOUNT:
            answer_protect(self, option)
        elif decision.kind == NAMING:
            answer_name(self, decision, option)
        elif kind < 0:
            self.answer_own(frame, decision, option)
        elif kind == TURN_FRAME:
            answer_turn(self, frame, decision, option)
        elif kind == ENGAGEMENT_FRAME:
            answer_engagement(self, frame, decision, option)
        elif kind == STRIKE_FRAME:
            answer_strike(self, frame, decision, option)
        elif kind == EDGE_FRAME:
            answer_edge(self, frame, decision, option)
        elif kind == PAYMENT_FRAME:
            answer_payment(self, frame, option)
        elif kind == PLAY_FRAME:
            answer_play(frame, option)
        elif kind == SHIELDING_FRAME:
            answer_shielding(self, frame, decision, option)
        elif kind == CAPTURE_FRAME:
            self.attach(self.pieces[frame.a], self.pieces[option.piece])
        elif kind == COST_FRAME:
            answer_cost(self, frame, option.piece)
        elif kind == HOST_FRAME:
            self.attach(self.pieces[frame.a], self.pieces[option.piece])
        elif kind == LANDING_FRAME:
            answer_landing(self, frame, self.pieces[option.piece])
        else:
            answer_setup(self, frame, decision, option)

    # --- what the engine asks a game ---------------------------------------------------------------------------------

    def execute(self, event: Event) -> None:
        if self.is_counted and event.kind <= PHASE_ENDS:
            count_turn(self, event)
        if self.log is None:
            execute(self, event)
        else:
            note_event(self, event, False)
            execute(self, event)
            note_event(self, event, True)

    def used_trigger(self, listener: Listener, event: Event) -> None:
        if self.log is not None and not 0 < listener.trigger.condition < FIRST_TEST:
            self.note(USED, listener.worker(event), listener.source, listener.trigger.window)
        if self.cards[0].asks_rare:
            self.remember(PAST_USED, listener.source)
            if listener.trigger.window == REACTION and listener.is_printed():
                self.remember(PAST_REACTED, listener.source)

    def check_state(self) -> bool:
        return check_state(self)

    def first_seat(self, event: Event) -> i64:
        """LCG-ABL-07: the active player has the first chance."""
        return self.active

    def can_trigger(self, listener: Listener, event: Event) -> bool:
        if 0 < listener.trigger.condition < FIRST_TEST:
            return can_answer(self, listener, event)
        return self.may_use(listener) and super().can_trigger(listener, event)

    def may_use(self, listener: Listener) -> bool:
        """Whether the ability may be used; forced ones work even if their player may use no abilities."""
        if not self.changes.by_key or listener.trigger.window in (FORCED_INTERRUPT, FORCED_REACTION):
            return True
        return not self.has_seat_flag(CANNOT_USE_ABILITIES, listener.seat) and self.is_at_hand(listener)

    def is_at_hand(self, listener: Listener) -> bool:
        """Whether the card is not set aside, or may still be used as if it were in hand."""
        if listener.piece < 0 or self.zones[self.pieces[listener.piece].zone].kind != FACEDOWN:
            return True
        return self.pieces[listener.piece] in self.aside(self.pieces[listener.piece].owner, LENDS_HAND)

    def is_usable(self, listener: Listener) -> bool:
        return self.may_use(listener) and super().is_usable(listener)

    def perform(self, op: Op, frame: Frame) -> None:
        if op.code < 0:
            self.perform_verb(op, frame)
        elif op.code == PLAY_EVENT:
            play_event(self, op, frame)
        elif op.code == LEND_PROTECT:
            lend_protect(self)
        elif op.code == NAME:
            ask_name(self, op, frame)
        elif op.code == REPEAT_USE:
            repeat_use(self, frame)
        elif op.code == USE_SHIELD:
            use_shield(self, self.pieces[frame.b])
        elif op.code == USE_PROTECT:
            ask_protect(self, self.pieces[frame.b])
        else:
            raise ValueError(f"there is no operation {op.code}")

    def offer_actions(self, decision: Decision, frame: Frame) -> None:
        offer_actions(self, decision)

    def take_action(self, frame: Frame, option: Option) -> None:
        take_action(self, option)

    def can_pay_all(self, costs: list[Cost], scope: Resolution) -> bool:
        return can_pay_all(self, costs, scope)

    def generable(self, seat: i64) -> i64:
        return spendable(self, seat, -1)

    def most_payable(self, cost: Cost, scope: Resolution) -> i64:
        return most_payable(self, cost, scope)

    def may_decline(self, frame: Frame) -> bool:
        """Whether the seat may pass; not if it has named a card that it can pay for only with an interrupt."""
        return self.events[frame.a].kind != PLAY_BEGINS or missing(self) <= 0

    def least_payable(self, cost: Cost, scope: Resolution) -> i64:
        least: i64 = super().least_payable(cost, scope)
        if scope.event >= 0 and self.events[scope.event].kind == PLAY_BEGINS:
            return max(least, min(missing(self), self.most_payable(cost, scope)))
        return least

    def pay(self, cost: Cost, amount: i64, scope: Resolution) -> None:
        pay(self, cost, amount, scope)

    def ability_ended(self, scope: Resolution, resolved: bool) -> None:
        """Discard an event after it was played, even if it had no effect (LCG-EVT-02)."""
        if scope.source >= 0:
            discard_played(self, self.pieces[scope.source])

    # --- the log -----------------------------------------------------------------------------------------------------

    def is_open(self, event: i64) -> bool:
        return event == USED  # a card that is used from a hand is shown

    def is_blind(self, seat: i64, piece: Any) -> bool:
        """A facedown card such as a captured one; not a card that the seat looks at in its own deck."""
        return piece.zone != self.sides[seat].deck.id and not self.knows(seat, piece)

    def stamp(self, entry: Entry) -> None:
        entry.turn = self.sides[self.active].turns  # 0 in the setup
        entry.phase = self.phase
        entry.board = board_of(self)

    # --- copies ------------------------------------------------------------------------------------------------------

    def view(self, seat: i64) -> View:
        return View(self, seat)

    def clone(self) -> Play:
        """An independent copy, without a log."""
        twin = Play(self.cards)
        self.copy_table(twin)
        return twin

    def clone_onto(self, spare: Any) -> Play:
        """A copy made on `spare`, a table of the same cards that is no longer needed, or a new one."""
        if not isinstance(spare, Play) or spare.cards is not self.cards or len(spare.pieces) != len(self.pieces):
            return self.clone()
        self.copy_table(spare)
        return spare


def step_capture(play: Play, frame: Frame) -> None:
    """The captor chooses the objective that a captured card is put under (LCG-CAP-02).  capture frame: a = the card."""
    piece = play.pieces[frame.a]
    captor = play.sides[1 - piece.owner]
    if piece.host >= 0 or not captor.objectives.cards:
        if play.kept_number(piece.id) == FROM_PLAY:
            play.keep_number(piece.id, -1)
        play.pop()
        return
    decision = Decision(CAPTURE_UNDER, captor.seat, piece.id)
    for objective in captor.objectives.cards:
        decision.offer(UNDER_VERB, objective.id, 0)
    if play.kept_number(piece.id) == FROM_PLAY:
        for unit in captor.units.cards:
            if play.has_flag(HOLDS_CAPTIVES, unit):
                decision.offer(UNDER_VERB, unit.id, 0)
    play.ask(decision)


# With eight objectives the passive opponent replaces each that is destroyed: without card texts a game is over at its fifth at the latest
# (1 + 2 + 3 + 4 + 5 points fill the dial; the Light Side needs three objectives).
PASSIVE_OBJECTIVES: Final = 8


# --- the start of a game -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PlayerDeck:
    """One player's cards."""

    affiliation: Card
    command: Sequence[Card]
    objectives: Sequence[Card]
    reserve: int


@dataclass(frozen=True)
class PassiveOpponent:
    """The opponent of a goldfish: its objective, the same for all, and its fixed Force total."""

    objective: Card
    force: int


def start_table(cards: list[Card], decks: Sequence[PlayerDeck], programs: list[Program], event_tests: list[EventTest]) -> Play:
    """The table of two decks before the first shuffle, the dark one first; all games of a run start as copies of it.

    programs, event_tests: what the abilities of the cards run and answer (`play.programs`).
    """
    play = _new_table(cards, programs, event_tests)
    for seat, deck in zip((DARK, LIGHT), decks, strict=True):
        _add_deck(play, seat, deck)
    return play


def start_goldfish(
    cards: list[Card], deck: PlayerDeck, opponent: PassiveOpponent, programs: list[Program], event_tests: list[EventTest]
) -> Play:
    """The table of one deck and a passive opponent before the first shuffle; all games of a run start as copies of it."""
    play = _new_table(cards, programs, event_tests)
    seat: i64 = deck.affiliation.seat
    play.watch(seat)
    _add_deck(play, seat, deck)
    other = 1 - seat
    side = play.sides[other]
    side.passive = True
    side.force = opponent.force
    for number in range(PASSIVE_OBJECTIVES):
        is_current = number < OBJECTIVES_IN_PLAY
        piece = Piece(len(play.pieces), opponent.objective, other, other * ZONES_A_SEAT + (OBJECTIVES if is_current else OBJECTIVE_DECK))
        play.add_piece(piece)
        if is_current:
            play.entered_play(piece)
    side.objective_deck.cards.reverse()  # so that their numbers follow the order in which they come into play
    return play


def _new_table(cards: list[Card], programs: list[Program], event_tests: list[EventTest]) -> Play:
    play = Play(cards)
    play.programs = programs
    play.event_tests = event_tests
    play.turn_limit = TURN_LIMIT
    play.frames = [Frame(TURN_FRAME, BEGIN), Frame(SETUP_FRAME, SHUFFLE, DARK)]
    return play


def _add_deck(play: Play, seat: i64, deck: PlayerDeck) -> None:
    side = play.sides[seat]
    side.reserve = deck.reserve
    side.faction = deck.affiliation.faction
    first = seat * ZONES_A_SEAT
    for card in deck.command:
        play.add_piece(Piece(len(play.pieces), card, seat, first + DECK))
    for card in deck.objectives:
        play.add_piece(Piece(len(play.pieces), card, seat, first + OBJECTIVE_DECK))
    affiliation = Piece(len(play.pieces), deck.affiliation, seat, first + AFFILIATION_ZONE)  # LCG-SET-04
    play.add_piece(affiliation)
    play.entered_play(affiliation)


def new_match(start: Play, seed: int, index: int, logged: bool = False, *, viewer: i64 = NOBODY, spare: Any = None) -> Play:
    """Game `index` of the run with `seed`; each deck has its own random stream.  spare: a game of the run that is no longer needed."""
    game = start.clone() if spare is None else start.clone_onto(spare)
    for seat in (DARK, LIGHT):
        game.command_rng.append(stream(seed, index, COMMAND_DECK_STREAM + seat))
        game.objective_rng.append(stream(seed, index, OBJECTIVE_DECK_STREAM + seat))
    game.chance_rng.append(stream(seed, index, CHANCE_STREAM))
    if logged:
        game.log = []
        game.viewer = viewer
    return game
