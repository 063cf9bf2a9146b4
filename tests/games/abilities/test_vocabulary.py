"""What is made of declarations: programs, lines, a schema and worth."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from games.abilities.compiling import Compiler, NotPlayed
from games.abilities.effects import all_effects
from games.abilities.shape import abilities_shape
from tests.games.abilities.small_vocabulary import (
    CHOOSE,
    DISCARD,
    DRAW,
    HEAL,
    IF,
    RENDERER,
    SENTENCES,
    VOCABULARY,
    ally,
    bans,
    both,
    choose,
    discard,
    draw,
    heal,
    if_hurt,
    riddle,
    turn,
    with_cards,
)


def printed(*effects: Any, language: str = "en") -> str:
    return RENDERER.effects(effects, language)


@pytest.mark.parametrize(
    ("effects", "text"),
    [
        ([draw(2)], "draw 2"),
        ([draw(2, optional=True)], "may draw 2"),
        ([discard(2)], "discard 2 of your cards"),
        ([discard(2, "opponent", "elf", "orc", optional=True)], "discard up to 2 of their cards of Elf/Orc"),
        ([discard(None)], "discard any of your cards"),
        ([choose([draw(1), heal(2)], [draw(3)])], "choose draw 1; heal 2 / draw 3"),
        ([with_cards(2, draw(1), heal(1))], "with 2 cards draw 1; heal 1"),
        ([if_hurt(draw(1)), heal(1)], "if hurt (draw 1); heal 1"),
        ([bans(names=["mage", "thief"])], "bans Mage-en&Thief-en"),
        ([riddle(), riddle()], "?"),
    ],
)
def test_how_effects_are_printed(effects: list[Any], text: str) -> None:
    assert printed(*effects) == text


def test_a_language_is_never_mixed_with_another() -> None:
    assert printed(discard(2, "opponent", "elf", optional=True), language="ja") == "discard up to 2-ja of their-ja cards-ja of Elf-ja-ja"


def test_lines_stand_in_the_order_of_the_slots_and_show_gains_apart() -> None:
    card = VOCABULARY.card(ally("elf", heal(1)), turn(draw(1), heal(3)))
    first, second = RENDERER.lines({"abilities": card})
    assert (first.slot, first.labels, first.gains, first.texts["en"]) == ("turn", both("Turn"), (("life", 3),), "draw 1")
    assert (second.slot, second.gains, second.texts["en"]) == ("ally", (("life", 1),), "")
    assert RENDERER.lines({}) == RENDERER.lines({"abilities": None}) == ()


def test_programs() -> None:
    compiler = Compiler(VOCABULARY.makers, asks={DISCARD})
    program = compiler.program([draw(2), bans(names=["mage"]), if_hurt(choose([heal(1)], [discard(None)]))])
    assert [(op.code, op.amount) for op in program.ops] == [(DRAW, 2), (IF, 1)]
    (inner,) = program.ops[1].subs
    assert [op.code for op in inner.ops] == [CHOOSE]
    assert [[(op.code, op.amount) for op in sub.ops] for sub in inner.ops[0].subs] == [[(HEAL, 1)], [(DISCARD, 99)]]
    assert (program.is_straight, inner.ops[0].subs[0].is_straight) == (False, True)
    assert [each.number for each in compiler.programs] == [0, 1, 2, 3]
    assert compiler.programs[-1] is program


def test_an_operation_that_is_not_declared_is_never_quietly_blank() -> None:
    with pytest.raises(NotPlayed, match="fly"):
        Compiler(VOCABULARY.makers, asks=()).program([{"op": "fly"}])


def test_the_schema_accepts_what_can_be_declared_and_nothing_else() -> None:
    schema = Draft202012Validator(abilities_shape(VOCABULARY, depth=1))
    card = VOCABULARY.card(ally("elf", discard(None, traits="orc"), if_hurt.variant()(draw(1))), turn(bans(names=["mage"])))
    assert not list(schema.iter_errors({"turn": card["turn"]}))
    assert not list(schema.iter_errors({"ally": [{"traits": ["elf"], "effects": [draw(1, optional=True)]}]}))
    for wrong in (
        {"night": []},
        {"turn": []},
        {"turn": [{"effects": []}]},
        {"turn": [{"effects": [{"op": "fly"}]}]},
        {"turn": [{"effects": [{"op": "draw", "n": 0}]}]},
        {"turn": [{"effects": [{"op": "draw", "n": 1, "speed": 2}]}]},
        {"turn": [{"effects": [{"op": "choose", "options": [[{"op": "choose", "options": [[], []]}]]}]}]},
    ):
        assert list(schema.iter_errors(wrong)), wrong


def test_worth_adds_up() -> None:
    assert VOCABULARY.worth([draw(2), heal(1), draw(1)]) == {"cards": 3}


def test_every_operation_has_a_sentence() -> None:
    card = VOCABULARY.card(turn(draw(1), discard(1), discard(None), heal(1), if_hurt(draw(1)), with_cards(1, bans(names=["a"])), riddle()))
    assert {VOCABULARY.operations[effect["op"]].key(effect) for effect in all_effects(card)} == SENTENCES.keys() - {"choose"}
