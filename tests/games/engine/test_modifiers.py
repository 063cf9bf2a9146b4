"""Numbers that cards change for a while."""

from __future__ import annotations

from games.engine.modifiers import ADD, CAP, EVERY_PIECE, LASTING, MULTIPLY, SET, Modifier, Modifiers

LIFE = 0
TURN = 3


def add(modifiers, layer, amount, piece=1, **more):
    modifiers.add(Modifier(LIFE, layer, amount, piece=piece, **{"source": -1, "duration": LASTING, **more}))


def test_layers_count_in_order_whichever_came_first():
    modifiers = Modifiers(1)
    assert modifiers.value(LIFE, 1, 3) == 3
    add(modifiers, CAP, 11)
    add(modifiers, MULTIPLY, 2)
    add(modifiers, ADD, 1)
    assert modifiers.value(LIFE, 1, 3) == 8
    add(modifiers, SET, 5)
    assert modifiers.value(LIFE, 1, 3) == 11
    assert modifiers.value(LIFE, 2, 3) == 3


def test_a_modifier_for_every_piece_needs_the_kind():
    modifiers = Modifiers(1)
    add(modifiers, ADD, 1, piece=EVERY_PIECE)
    add(modifiers, ADD, 10, piece=EVERY_PIECE, kind=2)
    assert [modifiers.value(LIFE, 4, 0, kinds) for kinds in (0, 0b010, 0b100, 0b111)] == [1, 1, 11, 11]


def test_modifiers_end_with_their_period_or_their_source():
    modifiers = Modifiers(1)
    add(modifiers, ADD, 1, duration=TURN, source=9)
    add(modifiers, ADD, 10, source=9)
    add(modifiers, ADD, 100, source=8)
    twin = modifiers.clone()
    modifiers.leave(9)  # an effect that lasts until the end of the turn outlives the card it came from
    assert modifiers.value(LIFE, 1, 0) == 101
    modifiers.end(TURN)
    assert modifiers.value(LIFE, 1, 0) == 100
    modifiers.leave(1)
    assert modifiers.value(LIFE, 1, 0) == 0
    assert twin.value(LIFE, 1, 0) == 111
    assert twin.record() != modifiers.record()


def test_copied_modifiers_replace_the_old_ones():
    full, empty = Modifiers(1), Modifiers(1)
    add(full, ADD, 1)
    empty.copy_onto(full)
    assert full.record() == Modifiers(1).record()
