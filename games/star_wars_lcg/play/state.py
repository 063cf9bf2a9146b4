"""The state of one game: both sides, the dial, the Balance of the Force, the engagement under way, and numbers and marks of cards.

seat: 0 is the Dark Side, which takes the first turn (LCG-TRN-01); 1 is the Light Side.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import PieceTest
from games.engine.events.batch import Event
from games.engine.events.index import ITSELF, NO_END, Trigger
from games.engine.events.resolution import Resolution
from games.engine.events.windows import EVENT_FRAME, EXECUTE, INTERRUPT
from games.engine.log import Entry
from games.engine.ops import Op, Program, Selector
from games.engine.rng import Rng
from games.engine.state import Zone as EngineZone
from games.engine.table.changes import Change
from games.engine.table.pieces import TablePiece
from games.engine.verbs import VerbMachine
from games.star_wars_lcg.abilities.constants import (
    BALANCE_IS_OWN,
    CANNOT_BE_TARGETED,
    CAPTURED,
    CAPTURES,
    COST,
    DAMAGE,
    DAMAGED,
    DARK,
    DESTROYED,
    DIAL,
    DISCARD,
    DISCARDED,
    FOCUS_PLACED,
    HAND,
    HAND_SIZE,
    HAS_EDGE,
    HAS_LEAST_COST,
    IN_ENGAGEMENT,
    IS_ATTACKING,
    IS_COMMITTED,
    IS_DEFENDING,
    IS_ENGAGED,
    IS_PARTICIPATING,
    IS_READY,
    LEAVES_PLAY,
    LIGHT,
    MISSION,
    OBJECTIVE,
    OBJECTIVES,
    OWN_ATTACK,
    OWN_FATES,
    OWN_TURN,
    PHASE_NOW,
    PLAYED_THIS_TURN,
    RESCUED,
    RESERVE,
    RETURNED,
    ROUND_PERIOD,
    SHIELD,
    UNITS,
    VICTORY,
    WAS_ENGAGED,
    ZONES_A_SEAT,
)
from games.star_wars_lcg.play.cards import ITSELF as ABOUT_ITSELF
from games.star_wars_lcg.play.cards import OPPOSING_SEAT, OWN_SEAT, VEHICLE, Card, Constant
from games.star_wars_lcg.play.constants import NO_PIECE, NOBODY
from games.star_wars_lcg.play.side import Piece, Side, Zone, make_zones

# The rules' own ops, which shields and Protect run, and the conditions of their triggers; above those of abilities.
USE_SHIELD: Final = 900
USE_PROTECT: Final = 901
SHIELD_CONDITION: Final = 1
PROTECT_CONDITION: Final = 2

_SHIELD_PROGRAM: Final = Program(-1, [Op(USE_SHIELD, 1, Selector())], True)
# A shield prevents 1 damage or 1 focus token that comes to its card (LCG-SHD-02).
SHIELD_TRIGGERS: Final = [
    Trigger(DAMAGED, INTERRUPT, _SHIELD_PROGRAM, condition=SHIELD_CONDITION, subject=ITSELF),
    Trigger(FOCUS_PLACED, INTERRUPT, _SHIELD_PROGRAM, condition=SHIELD_CONDITION, subject=ITSELF),
]
# The first program of every game.
PROTECT_PROGRAM: Final = Program(0, [Op(USE_PROTECT, 1, Selector())], False)
PROTECT_TRIGGER: Final = Trigger(DAMAGED, INTERRUPT, PROTECT_PROGRAM, condition=PROTECT_CONDITION)


# ROUND_PERIOD for what begins in a turn of the Light Side: each ends when the same player's next turn begins.
LIGHT_ROUND: Final = 7


class Table(VerbMachine):
    """The state of one game."""

    pieces: list[Piece]  # type: ignore[assignment]  # every piece of this game is its own kind of TablePiece
    zones: list[Zone]

    def __init__(self, cards: list[Card]) -> None:
        super().__init__(2)
        self.cards = cards
        self.zones = make_zones()
        self.sides = [Side(DARK, self.zones), Side(LIGHT, self.zones)]
        self.listening = 1 << HAND
        self.programs = [PROTECT_PROGRAM]
        # By title: how many unique cards with it are in play.
        self.unique_in_play: list[int] = [0] * len(cards)
        self.active: i64 = DARK  # LCG-TRN-01
        self.dial: i64 = 0  # LCG-SET-07
        self.balance: i64 = LIGHT  # LCG-SET-05
        # The engagement under way: the engaged objective, and the seat that has the edge.
        self.engaged: i64 = NO_PIECE
        self.edge: i64 = NOBODY
        # Ids of units that were declared and whose keyword Shielding is asked about next, of fate cards that were resolved.
        self.declared: list[int] = []
        self.resolved_fates: list[int] = []
        # What was picked of a payment or a strike so far: id of a piece, number of tokens, and so on.
        self.picked: list[int] = []
        # Objectives that entered a victory pile and are not scored yet: points on the dial of each.
        self.owed: list[int] = []
        # The edge battle is played anew.
        self.edge_anew = False
        # Turns of both sides after which nobody wins; -1 for none.
        self.turn_limit: i64 = -1
        # Random streams: of each seat's decks, and of what is chosen at random.
        self.command_rng: list[Rng] = []
        self.objective_rng: list[Rng] = []
        self.chance_rng: list[Rng] = []

    # --- copies ----------------------------------------------------------------------------------------------------

    def copy_table(self, twin: Table) -> None:
        """Copy this table into `twin`: a new table, or one of the same cards whose pieces are used again."""
        self.copy_machine(twin)
        self.copy_verb_machine(twin)
        self.copy_state(twin)
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
        self.sides[DARK].copy_to(twin.sides[DARK])
        self.sides[LIGHT].copy_to(twin.sides[LIGHT])
        twin.unique_in_play = self.unique_in_play.copy()
        twin.active = self.active
        twin.dial = self.dial
        twin.balance = self.balance
        twin.engaged = self.engaged
        twin.edge = self.edge
        twin.declared = self.declared.copy()
        twin.resolved_fates = self.resolved_fates.copy()
        twin.picked = self.picked.copy()
        twin.owed = self.owed.copy()
        twin.edge_anew = self.edge_anew
        twin.turn_limit = self.turn_limit
        twin.command_rng = [rng.clone() for rng in self.command_rng]
        twin.objective_rng = [rng.clone() for rng in self.objective_rng]
        twin.chance_rng = [rng.clone() for rng in self.chance_rng]

    def record(self) -> list[int]:
        numbers = [*self.machine_record(), *self.ability_machine_record()]
        numbers += [self.active, self.phase, self.dial, self.balance, self.winner, self.ending, self.watched, self.turn_limit]
        numbers += [self.engaged, self.edge, int(self.edge_anew)]
        for row in (self.declared, self.resolved_fates, self.picked, self.owed, self.unique_in_play):
            numbers += [len(row), *row]
        for side in self.sides:
            numbers += side.record()
        for piece in self.pieces:
            numbers += piece.states()
        for rng in [*self.command_rng, *self.objective_rng, *self.chance_rng]:
            numbers += rng.words()
        return numbers + self.rows + self.card_counts

    # --- what cards are and have -----------------------------------------------------------------------------------

    def card_of(self, piece: TablePiece) -> Card:
        """The card that the piece is now."""
        return self.cards[piece.face]

    def printed_value(self, number: i64, piece: TablePiece) -> i64:
        return self.cards[piece.face].numbers[number]

    def printed_mark(self, mark: i64, piece: TablePiece) -> bool:
        return mark in self.cards[piece.face].marks

    def triggers_of(self, piece: TablePiece) -> list[Trigger]:
        card = self.cards[piece.face]
        if not self.zones[piece.zone].in_play:
            return card.hand_triggers
        return [*card.triggers, PROTECT_TRIGGER] if card.protects else card.triggers

    def zone_of(self, piece: TablePiece, seat: i64) -> EngineZone | None:
        return self.zone(seat, self.zones[piece.zone].kind)

    def zone(self, seat: i64, kind: i64) -> Zone:
        return self.zones[seat * ZONES_A_SEAT + kind]

    def seat_zone(self, seat: i64, kind: i64) -> EngineZone:
        return self.zone(seat, kind)

    def random_of(self, seat: i64) -> Rng:
        return self.chance_rng[0]

    def in_play(self, piece: TablePiece) -> bool:
        return self.zones[piece.zone].in_play

    def is_unit(self, piece: TablePiece) -> bool:
        """A unit in play, and not one that is an enhancement now."""
        return self.zones[piece.zone].kind == UNITS

    def stands(self, id: i64) -> bool:
        """Is this a current objective or a mission in play?"""
        return id >= 0 and self.zones[self.pieces[id].zone].kind == OBJECTIVES

    def reserve_of(self, seat: i64) -> i64:
        """LCG-DRW-03"""
        value: i64 = self.seat_value(RESERVE, seat, self.sides[seat].reserve)
        return value if value > 0 else 0

    def capacity_left(self, piece: TablePiece, number: i64) -> i64:
        return self.value(number, piece) - piece.tokens[DAMAGE]

    def may_target(self, piece: TablePiece, scope: Resolution) -> bool:
        return piece.controller == scope.seat or not self.has_flag(CANNOT_BE_TARGETED, piece)

    def own_test(self, test: PieceTest, piece: TablePiece, scope: Resolution) -> bool:
        here = self.pieces[piece.id]
        number: i64 = test.number
        if number == IS_PARTICIPATING:
            passes = here.participating
        elif number == IS_ATTACKING:
            passes = here.participating and here.controller == self.active
        elif number == IS_DEFENDING:
            passes = here.participating and here.controller != self.active
        elif number == IS_ENGAGED:
            passes = here.id == self.engaged
        elif number == IS_COMMITTED:
            passes = here.committed
        elif number == IS_READY:
            passes = here.ready()
        elif number == PLAYED_THIS_TURN:
            passes = here.fresh
        elif number == WAS_ENGAGED:
            passes = here.engaged
        elif number == HAS_LEAST_COST:
            passes = self.has_least_cost(here)
        else:
            raise ValueError(f"there is no test {number}")
        return passes

    def has_least_cost(self, piece: Piece) -> bool:
        """Costs no unit in play less, Vehicles left out?"""
        cost: i64 = self.value(COST, piece)
        for side in self.sides:
            for each in side.units.cards:
                if not self.has_mark(VEHICLE, each) and self.value(COST, each) < cost:
                    return False
        return True

    def own_amount(self, amount: Amount, scope: Resolution) -> i64:
        number: i64 = amount.number
        seat: i64 = scope.seat
        value: i64 = 0
        if number == BALANCE_IS_OWN:
            value = 1 if self.balance == seat else 0
        elif number == PHASE_NOW:
            value = self.phase
        elif number == OWN_TURN:
            value = 1 if self.active == seat else 0
        elif number == IN_ENGAGEMENT:
            value = 1 if self.engaged >= 0 else 0
        elif number == OWN_ATTACK:
            value = 1 if self.engaged >= 0 and self.active == seat else 0
        elif number == DIAL:
            value = self.dial
        elif number == OWN_FATES:
            value = self.sides[seat].fates
        elif number == HAND_SIZE:
            value = len(self.sides[seat].hand.cards)
        elif number == HAS_EDGE:
            value = 1 if self.edge == seat else 0
        else:
            raise ValueError(f"there is no amount {number}")
        return value

    # --- cards that come and go ------------------------------------------------------------------------------------

    def entered_play(self, piece: TablePiece) -> None:
        super().entered_play(piece)
        card = self.cards[piece.face]
        if card.unique:
            self.unique_in_play[card.title] += 1
        if card.type == MISSION:  # it is among the opponent's objectives, and its owner uses its text
            self.seat_listeners(piece.id, piece.owner)
        self.begin_constants(piece)

    def left_play(self, piece: TablePiece) -> None:
        """Take back tokens and Force card (LCG-GEN-09, LCG-DMG-04, LCG-FRC-04)."""
        here = self.pieces[piece.id]
        card = self.cards[here.face]
        if card.unique:
            self.unique_in_play[card.title] -= 1
        if here.committed:
            self.sides[here.controller].force_cards += 1
        here.committed = False
        here.participating = False
        here.engaged = False
        here.fresh = False
        super().left_play(piece)

    def change(self, change: Change) -> None:
        change.ends = self.end_of(change.ends)
        super().change(change)

    def listen(
        self,
        trigger: Trigger,
        piece: i64,
        seat: i64,
        *,
        host: i64 = -1,
        origin: i64 = -1,
        ends: i64 = NO_END,
        slots: list[list[int]] | None = None,
    ) -> int:
        return super().listen(trigger, piece, seat, host=host, origin=origin, ends=self.end_of(ends), slots=slots)

    def end_of(self, period: i64) -> i64:
        """The period in which an effect ends that begins now."""
        return LIGHT_ROUND if period == ROUND_PERIOD and self.active == LIGHT else period

    def begin_constants(self, piece: TablePiece) -> None:
        """Let the constant effects printed on the piece begin (LCG-ABL-01)."""
        for constant in self.cards[piece.face].constants:
            self.change(change_of(constant, piece))

    def take_control(self, piece: TablePiece, seat: i64) -> None:
        """As the engine does; a Force card goes back to the player who had it."""
        here = self.pieces[piece.id]
        if here.committed and here.controller != seat:
            self.sides[here.controller].force_cards += 1
            here.committed = False
        super().take_control(piece, seat)
        self.restart_constants(piece)

    def turn_into(self, piece: TablePiece, card: i64) -> None:
        super().turn_into(piece, card)
        self.restart_constants(piece)

    def restart_constants(self, piece: TablePiece) -> None:
        """Let the printed effects begin anew, for another controller or with another text."""
        changes = self._own_changes()
        for key in list(changes.by_key):
            row = [each for each in changes.by_key[key] if each.scope.source != piece.id or each.ends >= 0]
            if row:
                changes.by_key[key] = row
            else:
                del changes.by_key[key]
        self.begin_constants(piece)

    def move(self, piece: Any, to: Any, bottom: bool = False) -> None:
        """As the engine does; a captured card that goes is no longer under its objective."""
        if self.zones[piece.zone].kind == CAPTURED and piece.host >= 0:
            self.detach(piece)
        super().move(piece, to, bottom)

    # --- events that make cards leave ------------------------------------------------------------------------------

    def fire(self, event: Event) -> None:
        if self.makes_leave(event):
            self.fire_all([event])
        else:
            super().fire(event)

    def fire_all(self, events: list[Event]) -> None:
        """Let these events happen together; with a card that they make leave play, all that is attached to it leaves (LCG-ENH-05)."""
        with_departures = events
        first: i64 = len(self.events)
        number: i64 = 0
        leaving: list[int] = []
        for event in events:
            if self.makes_leave(event):
                if with_departures is events:
                    with_departures = events.copy()
                self._add_departures(with_departures, event, first + number, leaving)
            number += 1  # noqa: SIM113  `enumerate` would be slow when compiled
        super().fire_all(with_departures)

    def join(self, event: Event) -> None:
        """As the engine does.  An event card that interrupts is carried out as an event itself (PLAYED): what it adds happens alone."""
        place: i64 = len(self.frames) - 1
        while self.frames[place].kind != EVENT_FRAME:
            place -= 1
        if self.frames[place].pc >= EXECUTE:
            self.fire(event)
        else:
            super().join(event)

    def makes_leave(self, event: Event) -> bool:
        """Does the event make a card in play leave it?  Then `fire_all` adds LEAVES_PLAY."""
        return DESTROYED <= event.kind <= DISCARDED and event.piece >= 0 and self.in_play(self.pieces[event.piece])

    def _add_departures(self, events: list[Event], cause: Event, place: i64, leaving: list[int]) -> None:
        """Add LEAVES_PLAY for the piece of `cause` and what is attached to it; amount: the place of the cause among the events."""
        for each in self.with_attached(self.pieces[cause.piece]):
            if each.id in leaving:
                continue
            leaving.append(each.id)
            if not self.in_play(each):  # captured under an objective (LCG-OBJ-04)
                events.append(Event(RESCUED, each.owner, each.id, cause.piece, other=place))
            else:
                to: i64 = self.destination(cause, each) if each.id == cause.piece else DISCARD
                events.append(Event(LEAVES_PLAY, cause.seat, each.id, cause.source, place, other=to))

    def destination(self, cause: Event, piece: TablePiece) -> i64:
        """The kind of the zone that a card leaves play for."""
        kind: i64 = cause.kind
        if kind == CAPTURES:
            return CAPTURED
        if kind == RETURNED or (kind == DESTROYED and cause.other >= 0):
            return cause.other
        if kind == DESTROYED and self.cards[piece.face].type == OBJECTIVE:  # LCG-OBJ-01
            return VICTORY
        return DISCARD

    # --- shields ---------------------------------------------------------------------------------------------------

    def put_shield(self, piece: TablePiece) -> None:
        self.put_tokens(piece, SHIELD, 1)
        if piece.tokens[SHIELD] == 1:
            for trigger in SHIELD_TRIGGERS:
                self.listen(trigger, piece.id, piece.controller, origin=piece.id)

    def take_shields(self, piece: TablePiece, number: i64) -> None:
        self.put_tokens(piece, SHIELD, -number)
        if piece.tokens[SHIELD] == 0:
            for listener in self.heard.of_piece(piece.id):
                if listener.trigger in SHIELD_TRIGGERS:
                    self.forget(listener.number)

    # --- the end of the game ---------------------------------------------------------------------------------------

    def end(self, winner: i64, ending: i64) -> None:
        if self.is_over:
            return
        self.winner = winner
        self.ending = ending
        self.is_over = True

    # --- the log ---------------------------------------------------------------------------------------------------

    def stamp(self, entry: Entry) -> None:
        entry.turn = self.sides[self.active].turns
        entry.phase = self.phase
        entry.board = {}


def change_of(constant: Constant, piece: TablePiece) -> Change:
    """The effect of a printed constant ability, as it begins."""
    about: i64 = -1
    if constant.about == ABOUT_ITSELF:
        about = piece.id
    elif constant.about == OWN_SEAT:
        about = piece.controller
    elif constant.about == OPPOSING_SEAT:
        about = 1 - piece.controller
    return Change(
        constant.kind,
        constant.number,
        constant.how,
        Resolution(piece.id, piece.controller),
        amount=constant.amount,
        filter=constant.filter,
        piece=about,
        conditions=constant.conditions,
    )
