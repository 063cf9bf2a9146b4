"""The frame machine, on a game of no rules."""

from __future__ import annotations

import pytest

from games import rules_mode
from games.engine.decision import PASS, Decision, IllegalOption, Option
from games.engine.machine import MOST_FRAMES, PROGRAM_FRAME, STEP_LIMIT, Frame, Machine, Runaway
from games.engine.state import HIDDEN, OWNER, PUBLIC, Piece, Zone

interpreted_only = pytest.mark.skipif(rules_mode() == "compiled", reason="a compiled class takes no interpreted subclass")


def test_zones_are_visible_to_their_seats():
    open_, hand, deck = (Zone(0, 0, 1, visibility, False) for visibility in (PUBLIC, OWNER, HIDDEN))
    assert [zone.seen_by(0) for zone in (open_, hand, deck)] == [True, False, False]
    assert [zone.seen_by(1) for zone in (open_, hand, deck)] == [True, True, False]


def test_a_piece_moves_to_the_top_or_the_bottom():
    game = Machine()
    one, other = game.zones = [Zone(0, 0, 0, PUBLIC, False), Zone(1, 1, 0, PUBLIC, False)]
    pieces = [Piece(number, 0, one.id) for number in range(3)]
    for piece in pieces:
        game.add_piece(piece)
    game.move(pieces[1], other)
    game.move(pieces[2], other, True)
    game.move(pieces[0], other)
    assert other.cards == [pieces[2], pieces[1], pieces[0]]
    assert one.cards == []
    assert {piece.zone for piece in pieces} == {other.id}


def test_a_record_distinguishes_frames_by_every_register():
    """Also by those that only some kinds of frames use; a frame that leaves them at 0 is written without them."""
    records = set()
    for kind in (PROGRAM_FRAME, 3):
        for register in ("kind", "pc", "a", "b", "c", "d", "e"):
            game = Machine()
            frame = Frame(kind, 1, 2, 3, 4)
            setattr(frame, register, 9)
            game.frames = [frame, Frame(3, 0)]
            records.add(tuple(game.machine_record()))
            assert game.frames[0].clone().__repr__() == frame.__repr__()
    assert len(records) == 13  # of two frames the kind is the same 9
    plain = Machine()
    plain.frames = [Frame(3, 1, 2, 3, 4)]
    assert plain.machine_record() == [0, 1, 3, 1, 2, 3, 4]


def test_the_registers_of_a_program_have_names():
    frame = Frame(PROGRAM_FRAME, 0, 7, 12, 2)
    frame.e = 1
    frame.counted += 1
    frame.left = 5
    assert (frame.program, frame.source, frame.counted, frame.left, frame.seat) == (7, 12, 3, 5, 1)
    assert (frame.a, frame.b, frame.c, frame.d, frame.e) == (7, 12, 3, 5, 1)


def test_nothing_can_be_answered_before_anything_is_asked():
    with pytest.raises(IllegalOption):
        Machine().apply(0)


def test_options_have_numbers():
    decision = Decision(4, 1, -1)
    decision.offer_pass()
    decision.offer(3, 7, 2)
    assert decision.options[0] is PASS
    option = decision.options[1]
    assert isinstance(option, Option)
    assert (option.verb, option.piece, option.amount) == (3, 7, 2)


@interpreted_only
class TestOwnRules:
    """Machines whose rules are written here."""

    def machine(self, step, answer=lambda machine, option: None):
        class Toy(Machine):
            def step(self, frame):
                step(self)

            def answer(self, frame, decision, option):
                answer(self, option)

        game = Toy()
        game.push(Frame(0, 0))
        return game

    def test_rules_that_never_ask_are_stopped(self):
        game = self.machine(lambda machine: None)
        with pytest.raises(Runaway, match=str(STEP_LIMIT)):
            game.advance()

    def test_procedures_that_wait_for_more_and_more_others_are_stopped(self):
        def step(machine):
            decision = Decision(0, 0, -1)
            decision.offer(1, -1, 0)
            decision.offer(2, -1, 0)
            machine.ask(decision)

        game = self.machine(step, lambda machine, option: [machine.push(Frame(0, 0)) for _ in range(MOST_FRAMES // 2)])
        for _ in range(2):
            game.advance()
            game.apply(1)
        with pytest.raises(Runaway, match=str(MOST_FRAMES)):
            game.advance()

    def test_an_only_option_is_taken_without_asking(self):
        def step(machine):
            decision = Decision(0, 0, -1)
            decision.offer(1, -1, 0)
            if machine.frames[0].a >= 3:
                decision.offer(2, -1, 0)
            machine.ask(decision)

        def answer(machine, option):
            machine.frames[0].a += 1
            machine.is_over = option.verb == 2

        game = self.machine(step, answer)
        assert len(game.advance().options) == 2
        assert game.frames[0].a == 3
        assert game.trace == []
        game.apply(1)
        assert game.advance() is None
        assert game.trace == [1]
