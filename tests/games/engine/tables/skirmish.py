"""Skirmish, a made-up game of abilities: units and what is attached to them, in the areas of two seats, with hands and decks.

Its cards are rows of CARDS: power and marks.  A unit with damage of at least its power leaves play, together with what is attached to it.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from games.engine.abilities.ability import Ability, Cost
from games.engine.abilities.amounts import Amount
from games.engine.abilities.filters import Filter, PieceTest
from games.engine.decision import Decision, Option
from games.engine.events.batch import Event
from games.engine.events.index import Trigger
from games.engine.events.resolution import Resolution
from games.engine.machine import Frame
from games.engine.ops import Op, Program, Selector, add_program
from games.engine.state import HIDDEN, OWNER, PUBLIC, Zone
from games.engine.table.pieces import TablePiece
from games.engine.verbs import VerbMachine

POWER = 0
TROOPER, PILOT, SCOUT = 100, 101, 102  # marks: beyond 63
CARDS = [(2, {TROOPER}), (3, {TROOPER, PILOT}), (1, set()), (5, {PILOT})]
GUARD, ACE, GEAR, HERO = range(4)
AREA, HAND, DECK = range(3)
ZONES_A_SEAT = 3
FOCUS, DAMAGE = range(2)  # tokens
DAMAGED, LEAVES = range(2)  # events
DEAL, NOTE, TELL_TARGETS, KILL = range(4)  # ops
FOCUS_IT, PAY_GOLD = range(2)  # costs
TURN = 2
CANNOT = 5  # a flag
IS_ALONE = 1  # a test of the game's own
GOLD = 1  # an amount of the game's own
POWER_HERE = 3  # a kept sum
ACTIONS = 40


class Skirmish(VerbMachine):
    """told: what happened.  gold: of each seat.  abilities: by card, the triggers printed on it.  summed: fresh sums computed."""

    def __init__(self) -> None:
        super().__init__(seats=2)
        self.told: list[Any] = []
        self.gold = [0, 0]
        self.summed = 0
        self.triggers: dict[int, list[Trigger]] = {}
        for seat in range(2):
            self.zones += [
                Zone(seat * ZONES_A_SEAT + AREA, AREA, seat, PUBLIC, True),
                Zone(seat * ZONES_A_SEAT + HAND, HAND, seat, OWNER, False),
                Zone(seat * ZONES_A_SEAT + DECK, DECK, seat, HIDDEN, False),
            ]
        self.listening = 1 << HAND
        self.push(Frame(0, 0))

    def zone(self, seat: int, kind: int) -> Zone:
        zone: Zone = self.zones[seat * ZONES_A_SEAT + kind]
        return zone

    def put(self, card: int, seat: int = 0, zone: int = AREA) -> TablePiece:
        piece = TablePiece(len(self.pieces), seat, seat * ZONES_A_SEAT + zone, card=card, tokens=2)
        self.add_piece(piece)
        if zone == AREA:
            self.entered_play(piece)
        elif zone == HAND:
            self.listen_anew()
        return piece

    def program(self, *ops: tuple[int, int]) -> Program:
        return add_program(self.programs, [Op(code, amount, Selector()) for code, amount in ops], lambda op: op.code in (DEAL, KILL))

    def run_all(self, *choices: int) -> list[Any]:
        left = list(choices)
        while (decision := self.advance()) is not None:
            assert left, f"asked {decision}"
            self.apply(left.pop(0))
        assert not left
        return self.told

    # --- its rules ------------------------------------------------------------------------------------------------

    def step(self, frame: Frame) -> None:
        if frame.kind < 0:
            self.step_own(frame)
        else:
            self.is_over = True

    def answer(self, frame: Frame, decision: Decision, option: Option) -> None:
        self.answer_own(frame, decision, option)

    def triggers_of(self, piece: TablePiece) -> list[Trigger]:
        return self.triggers.get(piece.face, [])

    def zone_of(self, piece: TablePiece, seat: i64) -> Zone | None:
        return self.zone(seat, AREA)

    def printed_value(self, number: i64, piece: TablePiece) -> i64:
        return CARDS[piece.face][0]

    def printed_mark(self, mark: i64, piece: TablePiece) -> bool:
        return mark in CARDS[piece.face][1]

    def own_test(self, test: PieceTest, piece: TablePiece, scope: Resolution) -> bool:
        return len(self.zones[piece.zone].cards) == 1

    def own_amount(self, amount: Amount, scope: Resolution) -> i64:
        return self.gold[scope.seat]

    def fresh_sum(self, what: i64, place: i64, seat: i64) -> i64:
        self.summed += 1
        return sum(self.value(POWER, piece) for piece in self.zones[place].cards if piece.controller == seat)

    def can_pay(self, cost: Cost, amount: i64, scope: Resolution) -> bool:
        if cost.kind == FOCUS_IT:
            return self.pieces[scope.source].tokens[FOCUS] == 0
        return self.gold[scope.seat] >= amount

    def most_payable(self, cost: Cost, scope: Resolution) -> i64:
        return self.gold[scope.seat]

    def pay(self, cost: Cost, amount: i64, scope: Resolution) -> None:
        self.told.append(("paid", cost.kind, amount))
        if cost.kind == FOCUS_IT:
            self.put_tokens(self.pieces[scope.source], FOCUS, 1)
        else:
            self.gold[scope.seat] -= amount

    def may_target(self, piece: TablePiece, scope: Resolution) -> bool:
        return not self.has_flag(CANNOT, piece)

    def ability_ended(self, scope: Resolution, resolved: bool) -> None:
        self.told.append(("ended", resolved))

    def perform(self, op: Op, frame: Frame) -> None:
        if op.code == NOTE:
            self.told.append(("note", op.amount))
        elif op.code == TELL_TARGETS:
            self.told.append(("targets", [list(slot) for slot in self.scope().slots], list(self.scope().numbers)))
        else:
            kind = DAMAGED if op.code == DEAL else LEAVES
            self.fire_all([Event(kind, frame.e, piece.id, frame.b, op.amount) for slot in self.scope().slots for piece in self.found(slot)])

    def found(self, slot: list[int]) -> list[TablePiece]:
        return [self.pieces[id] for id in slot]

    def execute(self, event: Event) -> None:
        self.told.append(("done", event.kind, event.piece))
        piece = self.pieces[event.piece]
        if event.kind == DAMAGED:
            self.put_tokens(piece, DAMAGE, event.amount)
        elif event.kind == LEAVES:
            self.move(piece, self.zone(piece.owner, DECK))

    def check_state(self) -> bool:
        leaving: dict[int, Event] = {}
        for zone in self.zones:
            if zone.in_play:
                for piece in zone.cards:
                    if piece.tokens[DAMAGE] >= self.value(POWER, piece):
                        for each in self.with_attached(piece):
                            leaving.setdefault(each.id, Event(LEAVES, each.owner, each.id))
        self.fire_all(list(leaving.values()))
        return bool(leaving)

    # --- copies ---------------------------------------------------------------------------------------------------

    def clone(self) -> Skirmish:
        twin = Skirmish()
        self.copy_machine(twin)
        self.copy_ability_machine(twin)
        twin.pieces = []
        for piece in self.pieces:
            copy = TablePiece(piece.id, piece.owner, piece.zone)
            piece.copy_piece(copy)
            twin.pieces.append(copy)
        for mine, its in zip(self.zones, twin.zones, strict=True):
            its.cards = [twin.pieces[piece.id] for piece in mine.cards]
        twin.told, twin.gold, twin.summed, twin.triggers = self.told.copy(), self.gold.copy(), self.summed, self.triggers
        return twin

    def record(self) -> list[int]:
        return [*self.machine_record(), *self.ability_machine_record(), *self.gold]


def printed(*cards: int) -> list[bool]:
    """The table of a filter that fits these cards."""
    return [card in cards for card in range(len(CARDS))]


__all__ = ["Ability", "Filter", "Skirmish"]
