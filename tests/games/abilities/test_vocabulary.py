"""What is made of declarations: programs, lines, a schema and worth."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from games.abilities.authoring.manual import Section
from games.abilities.authoring.writing import Writer
from games.abilities.compiling import Compiler, NotPlayed
from games.abilities.effects import all_effects
from games.abilities.fields import Number
from games.abilities.rendering import Renderer
from games.abilities.shape import abilities_shape
from games.abilities.vocabulary import Operation, Vocabulary
from games.contracts.catalogue import Choice
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
        ([choose([draw(1), heal(2)], [draw(3)])], "choose (draw 1; heal 2) / draw 3"),
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


def test_lines_are_ordered_by_slot_and_show_gains_separately() -> None:
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


def test_an_undeclared_operation_is_an_error() -> None:
    with pytest.raises(NotPlayed, match="fly"):
        Compiler(VOCABULARY.makers, asks=()).program([{"op": "fly"}])


def test_the_schema_accepts_exactly_what_can_be_declared() -> None:
    schema = Draft202012Validator(abilities_shape(VOCABULARY, "urn:small:abilities"))
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
        {"turn": [{"effects": [{"op": "choose"}]}]},
        {"turn": [{"effects": [{"op": "heal", "n": 1, "whose": "own"}]}]},
        {"turn": [{"traits": ["elf"], "effects": [{"op": "heal", "n": 1}]}]},
    ):
        assert list(schema.iter_errors(wrong)), wrong


def test_worth_adds_up() -> None:
    assert VOCABULARY.worth([draw(2), heal(1), draw(1)]) == {"cards": 3}


def test_every_operation_has_a_sentence() -> None:
    card = VOCABULARY.card(turn(draw(1), discard(1), discard(None), heal(1), if_hurt(draw(1)), with_cards(1, bans(names=["a"])), riddle()))
    assert {VOCABULARY.operations[effect["op"]].key(effect) for effect in all_effects(card)} == SENTENCES.keys() - {"choose"}


def vocabulary_with(**columns: Any) -> tuple[Vocabulary, Operation]:
    vocabulary = Vocabulary()
    vocabulary.slot("turn", both("Turn"))
    return vocabulary, vocabulary.operation("tithe", Number("n", least=1), **columns)


def test_an_operation_without_a_sentence_is_noticed_at_once() -> None:
    vocabulary, _ = vocabulary_with()
    message = r"tithe: there is no sentence 'tithe'; add it to \[abilities.operations\] of the game's texts"
    with pytest.raises(KeyError, match=message):
        Renderer(vocabulary, {}, between=both("; "))


def test_the_search_calls_an_operation_by_its_name_or_its_sentence() -> None:
    vocabulary, _ = vocabulary_with()
    renderer = Renderer(vocabulary, {"tithe": both("gain {n} gold")}, between=both("; "))
    assert renderer.names({}) == (Choice("tithe", both("Gain … gold")),)
    assert renderer.names({"tithe": both("Tithes")}) == (Choice("tithe", both("Tithes")),)


def test_an_operation_with_several_sentences_needs_a_name() -> None:
    vocabulary, _ = vocabulary_with(words=lambda effect: "tithe.some")
    with pytest.raises(KeyError, match="tithe: it has several sentences and no name for the search"):
        Renderer(vocabulary, {}, between=both("; ")).names({})


def test_the_manual_shows_the_example_of_a_row() -> None:
    vocabulary, tithe = vocabulary_with(example=("Gold", 2))
    renderer = Renderer(vocabulary, {"tithe": both("gain {n} gold")}, between=both("; "))
    shown = {"Silver": ">>> say(draw(1))\ndraw 1\n", "Gold": ">>> say(draw(3))\ndraw 3\n"}
    assert Writer({"tithe": tithe}, shown, renderer).sections() == [
        Section("Silver", (("draw 1", "draw(1)"),)),
        Section("Gold", (("draw 3", "draw(3)"), ("gain 2 gold", "tithe(2)"))),
    ]
